"""The map reader: what it makes of good maps, and how it lists a folder of them."""

from __future__ import annotations

import shutil
from pathlib import Path

from engine.boards import hex_distance
from engine.map_rules import MapRules, PointLayer, PropertyRule
from systems.maps.reader import faults, list_maps, read_map
from systems.runebound.maps import MAP_RULES, check
from tests.systems.maps.breaking import NAME, SHIPPED, change


def test_a_good_map_becomes_spaces_and_objects() -> None:
    layout = read_map(SHIPPED / NAME, MAP_RULES, check)
    assert (layout.id, layout.game, layout.title, layout.grid) == (
        "runebound",
        "runebound",
        "The Eight Towns",
        "hex",
    )
    assert (layout.width, layout.height, layout.tile_width, layout.tile_height, layout.hex_side) == (
        19,
        15,
        64,
        72,
        36,
    )
    assert layout.properties["start_town"] == "tamalir"
    by_key = {space.key: space for space in layout.spaces}
    assert by_key["space/r07c09"].kind == "town" and by_key["space/r07c09"].name == "tamalir"
    assert by_key["space/r01c08"].kind == "river" and by_key["space/r01c08"].name == "Ferry Stage"
    assert by_key["space/r03c04"].name == ""
    assert layout.tiles["terrain"][0][0] == "edge" and layout.tiles["decoration"][7][3] == "haycocks"


def test_points_know_their_space_and_keep_typed_properties() -> None:
    layout = read_map(SHIPPED / NAME, MAP_RULES, check)
    town = next(item for item in layout.on_layer("towns") if item.name == "forge")
    assert town.space == "space/r03c15" and town.properties["market_index"] == 7
    jewel = next(item for item in layout.on_layer("jewels") if item.name == "G02")
    assert jewel.properties["sunburst"] is False and jewel.properties["colour"] == "green"
    bank = next(item for item in layout.on_layer("board") if item.name == "bank")
    assert bank.space == "" and bank.width > 0 and bank.height > 0


def test_a_point_anywhere_inside_a_hexagon_counts_for_its_cell(maps_to_break: Path) -> None:
    # The upper tip of cell 15,3 reaches into the rows of pixels of row 2.
    change(maps_to_break / NAME, r'name="forge" x="1024" y="198"', 'name="forge" x="1024" y="166"')
    layout = read_map(maps_to_break / NAME, MAP_RULES, check)
    assert next(item for item in layout.on_layer("towns") if item.name == "forge").space == "space/r03c15"


def test_a_map_may_do_without_decoration(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, r' <layer id="2" name="decoration".*?</layer>\n', "")
    assert "decoration" not in read_map(maps_to_break / NAME, MAP_RULES, check).tiles


def test_square_maps_are_read_by_the_same_door(maps_to_break: Path) -> None:
    tmx = maps_to_break / "hall.tmx"
    tmx.write_text(
        '<map version="1.8" orientation="orthogonal" width="2" height="1" tilewidth="64" tileheight="72" '
        'infinite="0"><properties><property name="title" value="Hall"/></properties>'
        '<tileset firstgid="1" source="terrain.tsx"/>'
        '<layer id="1" name="terrain" width="2" height="1"><data encoding="csv">1,1</data></layer>'
        '<objectgroup id="2" name="doors"><object id="1" name="d1" x="70" y="10"><properties>'
        '<property name="door" value="d1"/></properties><point/></object></objectgroup></map>',
        encoding="utf-8",
    )
    doors = PointLayer("doors", "door", (PropertyRule("door"),))
    rules = MapRules("hall", "orthogonal", "terrain", "terrain", ("plains",), points=(doors,))
    layout = read_map(tmx, rules)
    assert layout.grid == "square" and [space.key for space in layout.spaces] == [
        "space/r00c00",
        "space/r00c01",
    ]
    assert layout.objects[0].space == "space/r00c01"


def test_the_list_shows_good_and_broken_maps(maps_to_break: Path) -> None:
    shutil.copy(maps_to_break / "marches.tmx", maps_to_break / "broken.tmx")
    change(maps_to_break / "broken.tmx", 'infinite="0"', 'infinite="1"')
    listed = list_maps(maps_to_break, MAP_RULES, check)
    assert [(entry.id, entry.title) for entry in listed] == [
        ("broken", "broken"),
        ("marches", "Marches"),
        ("runebound", "The Eight Towns"),
    ]
    assert listed[0].fault.startswith("broken.tmx: the map is infinite")
    assert listed[1].fault == "" and listed[2].path == maps_to_break / NAME


def test_every_fault_is_listed(maps_to_break: Path) -> None:
    change(maps_to_break / NAME, '<property name="crest" value="anchor"/>', "")
    change(maps_to_break / NAME, 'name="colour" value="red"', 'name="colour" value="pink"')
    found = faults(maps_to_break / NAME, MAP_RULES, check)
    assert len(found) == 2
    assert 'layer towns, object "greyhaven"' in found[0] and 'layer jewels, object "R01"' in found[1]


def test_neighbours_in_the_file_are_neighbours_on_the_board() -> None:
    """Odd rows are shifted right in Tiled's picture and in the engine's measure alike."""
    layout = read_map(SHIPPED / NAME, MAP_RULES, check)
    jewels = {item.name: item for item in layout.on_layer("jewels")}
    cells = {space.key: (space.x, space.y) for space in layout.spaces}
    for a in jewels.values():
        for b in jewels.values():
            near = 0 < ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 < 70
            assert near == (hex_distance(cells[a.space], cells[b.space]) == 1)
