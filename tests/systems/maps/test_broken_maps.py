"""Every way a map can be broken gets one sentence with the file, the layer, the object and the remedy."""

from __future__ import annotations

import base64
import gzip
import time
import zlib
from pathlib import Path

import pytest

from tests.systems.maps.breaking import BLANK, NAME, WINDMILL, change, set_tile, told

# --- broken files ---------------------------------------------------------------------------------------------


def test_a_missing_file(maps_to_break: Path) -> None:
    assert told(maps_to_break / "nowhere.tmx").startswith("nowhere.tmx: the file cannot be read")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "no readable XML"),
        ("<map", "no readable XML"),
        ("<tileset/>", "begins with <tileset> and not with <map>"),
        ('<!DOCTYPE map [<!ENTITY a "b">]><map/>', "<!DOCTYPE>"),
        ('<?xml version="1.0" encoding="klingon"?><map/>', "no readable XML (unknown encoding"),
        ('<?xml version="1.0" encoding="utf-7"?><map/>', "no readable XML (multi-byte encodings"),
        ("<map>\0</map>", "not written in UTF-8"),
        ("<group>" * 300_000, "this file is too large"),
    ],
)
def test_a_file_that_is_no_map(maps_to_break: Path, content: str, words: str) -> None:
    (maps_to_break / NAME).write_text(content, encoding="utf-8")
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}: ") and words in fault


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_a_file_in_another_encoding(maps_to_break: Path, encoding: str) -> None:
    path = maps_to_break / NAME
    text = path.read_text(encoding="utf-8").replace("<map", '<!DOCTYPE x [<!ENTITY é "b">]><map', 1)
    path.write_bytes(text.encode(encoding, "replace"))
    assert told(path).startswith(f"{NAME}: it is not written in UTF-8")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (' width="19"', ' width="-5"', 'width is "-5"'),
        (' width="19"', ' width="999999999"', "set a size from 1 to 1024"),
        (' width="19"', f' width="{"9" * 5000}"', f'width is "{"9" * 12}"'),
        (' height="15"', ' height="²"', 'height is "²"'),
        ('tilewidth="64"', 'tilewidth="99999"', 'tilewidth is "99999"'),
        ('infinite="0"', 'infinite="1"', "the map is infinite"),
        ('orientation="hexagonal"', 'orientation="orthogonal"', 'orientation is "orthogonal"'),
        ('staggeraxis="y"', 'staggeraxis="x"', 'set it to "y"'),
        ('staggerindex="odd"', 'staggerindex="even"', 'set it to "odd"'),
        ('hexsidelength="36"', 'hexsidelength="0"', 'hexsidelength is "0"'),
        (' width="19"', "", 'width is ""'),
    ],
)
def test_a_map_of_another_shape(maps_to_break: Path, old: str, new: str, words: str) -> None:
    change(maps_to_break / NAME, old, new)
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}: ") and words in fault


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("lost.tsx", '"lost.tsx" is missing'),
        ("terrain.png", "is no .tsx file"),
        ("../terrain.tsx", "outside the folder"),
        ("/terrain.tsx", "outside the folder"),
        ("C:/terrain.tsx", "outside the folder"),
    ],
)
def test_a_tileset_that_cannot_be_used(maps_to_break: Path, source: str, words: str) -> None:
    change(maps_to_break / NAME, 'source="terrain.tsx"', f'source="{source}"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}: tileset") and words in fault


def test_an_embedded_tileset(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'source="terrain.tsx"', 'name="mine"')
    assert 'tileset "mine" is embedded' in told(maps_to_break / NAME)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('source="terrain.png"', 'source="lost.png"', 'image "lost.png" is missing'),
        ('source="terrain.png"', 'source="../lost.png"', "outside the folder"),
        ('source="terrain.png"', 'source="terrain.tsx"', "is no PNG picture"),
        ('source="terrain.png" width="1024"', 'source="terrain.png" width="2048"', "is 1024 x 504 pixels"),
        ("<tileset", "<!DOCTYPE x><tileset", "<!DOCTYPE>"),
        ('tilewidth="64"', 'tilewidth="0"', 'tilewidth is "0"'),
        ('tilewidth="64"', 'tilewidth="64" spacing="-64"', 'spacing is "-64"'),
        ("</tileset>", "", "no readable XML"),
    ],
)
def test_a_broken_tileset(maps_to_break: Path, old: str, new: str, words: str) -> None:
    change(maps_to_break / "terrain.tsx", old, new)
    fault = told(maps_to_break / NAME)
    assert fault.startswith("terrain.tsx: ") and words in fault


# --- broken layers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('encoding="csv"', 'encoding="base64" compression="zstd"', "packed with zstd"),
        ('<data encoding="csv">', "<data>", "not stored as CSV or base64"),
        (r'(encoding="csv">\n)\d+,', r"\1sea,", '"sea" is no tile number'),
        (r'(encoding="csv">\n)\d+,', r"\g<1>-1,", '"-1" is no tile number'),
        (r'(encoding="csv">\n)\d+,', rf"\g<1>{'9' * 5000},", f'"{"9" * 12}" is no tile number'),
        (r'(encoding="csv">\n)\d+,', r"\1", "it has 284 tiles in place of 285"),
        ('name="terrain" width="19"', 'name="terrain" width="18"', "not as large as the map"),
        ('name="terrain"', 'name="terrain" offsetx="8"', "the layer is shifted"),
    ],
)
def test_broken_tiles(maps_to_break: Path, old: str, new: str, words: str) -> None:
    change(maps_to_break / NAME, old, new)
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}, layer terrain: ") and words in fault


def test_tiles_that_are_no_base64(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, '<data encoding="csv">', '<data encoding="base64">')
    assert told(maps_to_break / NAME).startswith(f"{NAME}, layer terrain: its packed tiles cannot be read")


def pack(path: Path, tiles: bytes, compression: str = "zlib") -> None:
    """Stores other tiles in the terrain layer, packed."""
    squeeze = {"zlib": zlib.compress, "gzip": gzip.compress}[compression]
    data = f'<data encoding="base64" compression="{compression}">{base64.b64encode(squeeze(tiles)).decode()}</data>'
    change(path, '<data encoding="csv">.*?</data>', data)


@pytest.mark.parametrize("compression", ["zlib", "gzip"])
def test_packed_tiles_are_never_more_than_the_map_has(maps_to_break: Path, compression: str) -> None:
    pack(maps_to_break / NAME, bytes(50_000_000), compression)
    started = time.process_time()
    assert "too few or too many" in told(maps_to_break / NAME)
    assert time.process_time() - started < 1


@pytest.mark.parametrize("compression", ["zlib", "gzip"])
def test_packed_tiles_of_the_right_number_are_read(maps_to_break: Path, compression: str) -> None:
    grass = (1).to_bytes(4, "little")
    pack(maps_to_break / NAME, grass * 19 * 15, compression)
    assert "packed" not in told(maps_to_break / NAME)


@pytest.mark.parametrize("layer", ["terrain", "towns", "jewels", "board"])
def test_a_missing_layer(maps_to_break: Path, layer: str) -> None:
    change(maps_to_break / NAME, f'name="{layer}"', 'name="other"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}, layer {layer}: ") and "layer is missing" in fault


def test_two_layers_with_one_name(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'name="jewels"', 'name="towns"')
    assert told(maps_to_break / NAME).startswith(f"{NAME}, layer towns: 2 layers have this name")


def test_an_unknown_terrain(maps_to_break: Path) -> None:
    change(maps_to_break / "terrain.tsx", 'name="terrain" value="swamp"', 'name="terrain" value="lava"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}, layer terrain, cell ") and 'terrain "lava" is unknown' in fault


def test_a_tile_without_terrain(maps_to_break: Path) -> None:
    set_tile(maps_to_break / NAME, 5, 4, WINDMILL)
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}, layer terrain, cell 5,4: ") and 'no property "terrain"' in fault


def test_a_tile_of_no_tileset(maps_to_break: Path) -> None:
    set_tile(maps_to_break / NAME, 5, 4, 999)
    assert told(maps_to_break / NAME).startswith(f"{NAME}, layer terrain, cell 5,4: ")


@pytest.mark.rule("RB-031")
def test_a_space_that_cannot_be_reached(maps_to_break: Path) -> None:
    for x, y in ((15, 13), (16, 12), (17, 12)):
        set_tile(maps_to_break / NAME, x, y, BLANK)
    set_tile(maps_to_break / NAME, 15, 12, BLANK)
    for x, y in ((14, 13), (18, 13)):
        set_tile(maps_to_break / NAME, x, y, BLANK)
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f"{NAME}, layer terrain, cell 16,13: this space and 1 more cannot be reached")


# --- broken objects -------------------------------------------------------------------------------------------


def test_a_template(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'name="forge"', 'name="forge" template="town.tx"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f'{NAME}, layer towns, object "forge": it comes from a template')


@pytest.mark.rule("RB-031")
@pytest.mark.parametrize(
    ("layer", "name", "x", "y", "words"),
    [
        ("towns", "forge", 32, 36, "it lies on cell 0,0, which is no space"),
        ("jewels", "G01", 32, 36, "it lies on cell 0,0, which is no space"),
        ("towns", "forge", -20, 5000, "on no cell of the map"),
        ("jewels", "B03", 99999, 36, "on no cell of the map"),
    ],
)
def test_an_object_off_the_spaces(
    maps_to_break: Path, layer: str, name: str, x: int, y: int, words: str
) -> None:
    change(maps_to_break / NAME, f'name="{name}" x="[0-9]+" y="[0-9]+"', f'name="{name}" x="{x}" y="{y}"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f'{NAME}, layer {layer}, object "{name}": ') and words in fault


@pytest.mark.parametrize("value", ["NaN", "1e999", "-Infinity", "left"])
def test_an_object_nowhere(maps_to_break: Path, value: str) -> None:
    change(maps_to_break / NAME, 'name="forge" x="[0-9]+"', f'name="forge" x="{value}"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f'{NAME}, layer towns, object "forge": its x is "{value}"')


def test_two_objects_with_one_name(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'name="G02"', 'name="G03"')
    assert told(maps_to_break / NAME).startswith(
        f'{NAME}, layer jewels, object "G03": 2 objects have this name'
    )


def test_a_name_that_is_not_the_id(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'name="forge"', 'name="smithy"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f'{NAME}, layer towns, object "smithy": its name is not its town_id "forge"')


def test_two_jewels_on_one_space(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'name="G02" x="[0-9]+" y="[0-9]+"', 'name="G02" x="576" y="90"')
    fault = told(maps_to_break / NAME)
    assert fault.startswith(f'{NAME}, layer jewels, object "G02": it shares a space with object "G01"')


def test_a_rectangle_in_a_layer_of_points(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'name="forge"', 'name="forge" width="9" height="9"')
    assert told(maps_to_break / NAME).startswith(f'{NAME}, layer towns, object "forge": it is no point')


@pytest.mark.parametrize(
    ("old", "new", "place", "words"),
    [
        ('<property name="title"[^>]*>', "", "map", '"title" is missing'),
        ('name="game" value="runebound"', 'name="game" value="chess"', "map", 'property "game" is "chess"'),
        ('<property name="crest" value="anvil"/>', "", 'object "forge"', '"crest" is missing'),
        (
            'name="market_index" type="int" value="7"',
            'name="market_index" value="7"',
            'object "forge"',
            '"market_index" is of another type than int',
        ),
        ('type="int" value="7"', 'type="int" value="seven"', 'object "forge"', '"market_index" is "seven"'),
        ('type="int" value="7"', 'type="class" value="7"', 'object "forge"', "has the type class"),
        ('type="bool" value="true"', 'value="yes"', 'object "G01"', "another type than bool"),
        ('name="colour" value="green"', 'name="colour" value="pink"', 'object "G01"', '"colour" is "pink"'),
        ('name="place_name" value="[^"]*"', 'name="place_name" value=""', 'object "G01"', "is missing"),
    ],
)
def test_a_wrong_property(maps_to_break: Path, old: str, new: str, place: str, words: str) -> None:
    change(maps_to_break / NAME, old, new)
    fault = told(maps_to_break / NAME)
    assert f"{place}: " in fault and words in fault


def test_a_missing_rectangle(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, 'name="deck_red"', 'name="deck_pink"')
    assert told(maps_to_break / NAME).startswith(f'{NAME}, layer board: the rectangle "deck_red" is missing')


def test_a_place_without_size(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, r'(name="bank"[^>]*?) width="\d+" height="\d+"', r"\1")
    assert told(maps_to_break / NAME).startswith(
        f'{NAME}, layer board, object "bank": it is no named rectangle'
    )
