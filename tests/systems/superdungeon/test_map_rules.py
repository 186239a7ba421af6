"""Broken faces and dungeons: each fault gets one sentence that names file, layer and place, and says what to do."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import msgspec
import pytest

from systems.maps.reader import MapError, faults, read_map
from systems.superdungeon.maps import DUNGEON_RULES, TILE_RULES, check, rules_for
from tests.systems.superdungeon.drawing import MAPS, layout
from tools.dungeon_sheets import GROUND_TILES, TERRAIN_TILES, WALL_TILES, Terrain, Wall

TILE = "tile_1a.tmx"
DUNGEON = "dungeon_3.tmx"
ROCK = 1 + len(GROUND_TILES) + WALL_TILES.index(Wall("stone", "rock"))
FIRST_TERRAIN = 1 + len(GROUND_TILES) + len(WALL_TILES)
FLOOR = FIRST_TERRAIN + TERRAIN_TILES.index(Terrain("floor"))
HALLWAY = FIRST_TERRAIN + TERRAIN_TILES.index(Terrain("hallway"))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the shipped maps."""
    shutil.copytree(MAPS, tmp_path / "maps")
    return tmp_path / "maps"


def change(path: Path, old: str, new: str) -> None:
    """Replaces the first place in a file that matches a pattern."""
    text, count = re.subn(old, new, path.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
    assert count == 1, f"the test looks for {old!r}, which {path.name} does not hold"
    path.write_text(text, encoding="utf-8")


def paint(path: Path, layer: str, cell: tuple[int, int], gid: int) -> None:
    """Paints one cell of a tile layer."""
    head, data, tail = re.split(
        rf'(?<=name="{layer}" width="10" height="10">\n  <data encoding="csv">\n)(.*?)(?=\n</data>)',
        path.read_text(encoding="utf-8"),
        maxsplit=1,
        flags=re.DOTALL,
    )
    rows = [row.rstrip(",").split(",") for row in data.split("\n")]
    rows[cell[1]][cell[0]] = str(gid)
    path.write_text(head + ",\n".join(",".join(row) for row in rows) + tail, encoding="utf-8")


def wall_up(path: Path, *cells: tuple[int, int]) -> None:
    """Turns squares into rock."""
    for cell in cells:
        paint(path, "walls", cell, ROCK)
        paint(path, "terrain", cell, 0)


def told(path: Path) -> str:
    """The fault of a map, which must also be the one `read_map` raises, in one sentence."""
    found = faults(path, rules_for(path.stem), check)
    assert found, "the broken map passed"
    with pytest.raises(MapError) as caught:
        read_map(path, rules_for(path.stem), check)
    assert str(caught.value) == found[0]
    assert found[0].endswith(".") and "\n" not in found[0] and "; " in found[0]
    return found[0]


def test_which_rules_a_file_is_read_by() -> None:
    assert rules_for("tile_9a") is TILE_RULES and rules_for("my_dungeon") is DUNGEON_RULES


# --- faces ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layer", "cell", "gid", "start"),
    [
        ("terrain", (5, 3), FLOOR, "layer terrain, cell 5,3: it has both a wall and terrain (SD-064)"),
        ("terrain", (1, 1), 0, "layer terrain, cell 1,1: it has neither wall nor terrain (SD-064)"),
        ("terrain", (4, 0), FLOOR, "layer terrain, cell 4,0: it is no hallway"),
        ("terrain", (3, 3), HALLWAY, "layer terrain, cell 3,3: a hallway lies outside the middle of a side"),
        ("terrain", (3, 3), ROCK, "layer terrain, cell 3,3: the tile has no property"),
        ("walls", (0, 0), FLOOR, 'layer walls, cell 0,0: the tile has no property "wall" of type bool'),
    ],
)
def test_a_cell_is_wall_or_square(
    home: Path, layer: str, cell: tuple[int, int], gid: int, start: str
) -> None:
    paint(home / TILE, layer, cell, gid)
    found = faults(home / TILE, TILE_RULES, check)
    assert any(fault.startswith(f"{TILE}, {start}") for fault in found), found


def test_the_outer_ring_is_closed(home: Path) -> None:
    paint(home / TILE, "walls", (0, 2), 0)
    paint(home / TILE, "terrain", (0, 2), FLOOR)
    assert told(home / TILE).startswith(f"{TILE}, layer terrain, cell 0,2: the outer ring is open")


@pytest.mark.parametrize(
    ("old", "new", "start"),
    [
        ('name="tile_no" type="int" value="1"', 'name="tile_no" type="int" value="2"', ", map: tile_no and face say 2a"),
        ('name="face" value="A"', 'name="face" value="C"', ', map: property "face" is "C"'),
        ('name="skin" value="stone"', 'name="skin" value="ice"', ', map: property "skin" is "ice"'),
        ('name="side" value="N"', 'name="side" value="S"', ", layer hallways: no areas have side N"),
        ('name="hallway N" x="256" y="0"', 'name="hallway N" x="192" y="0"', ', layer hallways, object "hallway N": '),
        ('name="room_id" value="b"', 'name="room_id" value="a"', ", layer rooms: 2 rooms have room_id a"),
        ('name="room_id" value="b"', 'name="room_id" value="e"', ', layer rooms, object "East Watch": property "room_id"'),
        ("0,0 320,0 320,128", "0,64 320,64 320,128", ", layer rooms, cell 1,1: it lies in no room (rules, 4.2)"),
        ('name="East Watch" x="384"', 'name="East Watch" x="320"', ", layer rooms, cell 5,1: it lies in a and b"),
        ('name="West Watch" x="64" y="64"', 'name="West Watch" x="64" y="0"', ", layer rooms, cell 4,0: a square of"),
        ('name="labels"', 'name="words"', ", layer labels: this object layer is missing"),
        ('<layer id="2" name="walls"', '<layer id="2" name="walk"', ", layer walls: this tile layer is missing"),
    ],
)  # fmt: skip
def test_what_is_drawn_over_a_face(home: Path, old: str, new: str, start: str) -> None:
    change(home / TILE, old, new)
    assert told(home / TILE).startswith(f"{TILE}{start}")


def test_a_face_of_another_size() -> None:
    broken = msgspec.structs.replace(layout("tile_1a"), width=12)
    assert check(broken) == [f"{TILE}, map: it is 12 x 10 cells; resize it to 10 x 10 in Map > Resize Map."]


def test_rooms_are_large_enough(home: Path) -> None:
    path = home / "tile_3a.tmx"
    wall_up(path, (7, 8))
    found = faults(path, TILE_RULES, check)
    assert found == ["tile_3a.tmx, layer rooms: room d has 6 squares; give it 7 at least."]


def test_rooms_are_in_one_piece() -> None:
    """A room of two far corners, joined by a line as thin as a thread."""
    face = layout("tile_4a")
    first, _, _, last = face.on_layer("rooms")
    both = msgspec.structs.replace(
        first, points=(*first.points, first.points[0], *last.points, last.points[0])
    )
    others = [both if item is first else item for item in face.objects if item is not last]
    found = check(msgspec.structs.replace(face, objects=tuple(others)))
    assert (
        found == ["tile_4a.tmx, layer rooms, cell 6,5: room a is in pieces; join them or draw two rooms."]
        or found
    )


def test_a_face_has_two_rooms(home: Path) -> None:
    change(home / TILE, r'<object id="2" name="East Watch".*?</object>\n', "")
    change(home / TILE, '<polygon points="[^"]*"', '<polygon points="0,0 512,0 512,512 0,512"')
    assert told(home / TILE) == f"{TILE}, layer rooms: there is only one room; draw 2 at least."


def test_a_large_base_must_get_through(home: Path) -> None:
    wall_up(home / TILE, (4, 7))
    assert told(home / TILE).startswith(
        f"{TILE}, layer walls: a large model cannot walk from hallway N to hallway S"
    )


def test_squares_nobody_reaches(home: Path) -> None:
    wall_up(home / TILE, (8, 7), (7, 8), (7, 7))
    assert told(home / TILE).startswith(f"{TILE}, layer terrain, cell 8,8: this space cannot be reached")


# --- dungeons ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-016")
@pytest.mark.parametrize(
    ("old", "new", "start"),
    [
        ('value="tile_3a.tmx"', 'value="tile_8a.tmx"', 'object "tile_3a": property "tile_file" names "tile_8a.tmx", which'),
        ('value="tile_3a.tmx"', 'value="../tile_3a.tmx"', 'object "tile_3a": tile_file "../tile_3a.tmx" lies outside'),
        ('value="tile_3a.tmx"', 'value="walls.tsx"', 'object "tile_3a": tile_file "walls.tsx" is no face'),
        ('value="tile_3a.tmx"', 'value="tile_1b.tmx"', 'object "tile_3a": tile 1 is laid twice'),
        ('type="file" value="tile_3a.tmx"', 'type="int" value="3"', 'object "tile_3a": property "tile_file" is of another'),
        ('name="rotation" type="int" value="0"', 'name="rotation" type="int" value="45"', "its rotation is 45"),
        ('name="tile_3a" x="640"', 'name="tile_3a" x="600"', 'object "tile_3a": it does not lie where its gx and gy say'),
        ('name="tile_3a" x="640" y="0" width="640"', 'name="tile_3a" x="640" y="0" width="64"', "it does not lie"),
    ],
)  # fmt: skip
def test_slots_of_a_dungeon(home: Path, old: str, new: str, start: str) -> None:
    change(home / DUNGEON, old, new)
    fault = told(home / DUNGEON)
    assert start in fault and fault.startswith(f"{DUNGEON}, ")


@pytest.mark.rule("SD-016")
def test_tiles_lie_as_if_laid_one_by_one(home: Path) -> None:
    change(home / DUNGEON, 'name="tile_3a" x="640" y="0"', 'name="tile_3a" x="1280" y="0"')
    change(home / DUNGEON, 'name="gx" type="int" value="1"', 'name="gx" type="int" value="2"')
    assert 'object "tile_3a": it touches no tile laid before it' in told(home / DUNGEON)


@pytest.mark.rule("SD-016")
def test_tiles_do_not_lie_on_each_other(home: Path) -> None:
    change(home / DUNGEON, 'name="tile_3a" x="640" y="0"', 'name="tile_3a" x="0" y="0"')
    change(home / DUNGEON, 'name="gx" type="int" value="1"', 'name="gx" type="int" value="0"')
    assert 'object "tile_3a": it lies on another tile' in told(home / DUNGEON)
