"""What the map reader makes of areas, yes-or-no tiles and maps of objects alone, and which faults it tells."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.boards import MapLayout, MapObject
from engine.map_rules import FlagLayer, MapRules, PropertyRule, RectLayer
from systems.maps.reader import faults, read_map
from tests.systems.maps.breaking import change

WALLS = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="walls" tilewidth="64" tileheight="72" tilecount="3" columns="3">
 <image source="terrain.png" width="1024" height="504"/>
 <tile id="0"><properties><property name="wall" type="bool" value="true"/></properties></tile>
 <tile id="1"><properties><property name="wall" type="bool" value="false"/></properties></tile>
 <tile id="2"><properties><property name="wall" value="yes"/></properties></tile>
</tileset>
"""
HALL = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="orthogonal" width="2" height="2" tilewidth="64" tileheight="72" infinite="0">
 <properties><property name="name_en" value="The Hall"/></properties>
 <tileset firstgid="1" source="walls.tsx"/>
 <layer id="1" name="walls" width="2" height="2"><data encoding="csv">1,2,0,1</data></layer>
 <objectgroup id="2" name="rooms">
  <object id="1" name="nave" x="10" y="20" width="30" height="40"><properties>
   <property name="picture" type="file" value="walls.tsx"/></properties></object>
  <object id="2" name="apse" x="64" y="0"><properties>
   <property name="picture" type="file" value="walls.tsx"/></properties>
   <polygon points="0,0 64,0 64,144 -64,144 -64,72 0,72"/></object>
 </objectgroup>
</map>
"""
RULES = MapRules(
    "hall",
    "orthogonal",
    flags=(FlagLayer("walls", "wall"),),
    rects=(RectLayer("rooms", properties=(PropertyRule("picture", "file"),)),),
    title_property="name_en",
)


@pytest.fixture
def hall(maps_to_break: Path) -> Path:
    """A small map of areas and walls."""
    (maps_to_break / "walls.tsx").write_text(WALLS, encoding="utf-8")
    (maps_to_break / "hall.tmx").write_text(HALL, encoding="utf-8")
    return maps_to_break / "hall.tmx"


def rooms(layout: MapLayout) -> dict[str, MapObject]:
    return {room.name: room for room in layout.on_layer("rooms")}


def test_a_map_without_spaces(hall: Path) -> None:
    layout = read_map(hall, RULES)
    assert layout.title == "The Hall" and layout.spaces == () and layout.tiles == {}
    assert layout.flags == {"wall": ((0, 0), (1, 1))}, (
        "a tile that says no is no wall, and neither is a bare cell"
    )


def test_rectangles_and_polygons(hall: Path) -> None:
    found = rooms(read_map(hall, RULES))
    assert found["nave"].points == () and found["nave"].properties == {"picture": "walls.tsx"}
    apse = found["apse"]
    assert (apse.x, apse.y, apse.width, apse.height) == (0, 0, 128, 144)
    assert apse.points[0] == (64, 0) and apse.points[-1] == (64, 72)


@pytest.mark.parametrize(
    ("room", "point", "inside"),
    [
        ("nave", (10, 20), True),
        ("nave", (39, 59), True),
        ("nave", (40, 30), False),
        ("nave", (20, 60), False),
        ("apse", (96, 36), True),
        ("apse", (32, 108), True),
        ("apse", (96, 108), True),
        ("apse", (32, 36), False),
        ("apse", (200, 36), False),
    ],
)
def test_what_an_area_covers(hall: Path, room: str, point: tuple[int, int], inside: bool) -> None:
    assert rooms(read_map(hall, RULES))[room].covers(*point) is inside


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("1,2,0,1", "3,2,0,1", 'layer walls, cell 0,0: the tile has no property "wall" of type bool'),
        ("1,2,0,1", "1,2,0", "layer walls: it has 3 tiles in place of 4"),
        ('name="walls"', 'name="hedges"', "layer walls: this tile layer is missing"),
        ("<polygon", "<polyline", 'layer rooms, object "apse": it is no named rectangle or polygon'),
        (' name="nave"', "", 'layer rooms, object "1": it is no named rectangle or polygon'),
        (
            'type="file" value="walls.tsx"',
            'type="file" value="a.tsx"',
            '"nave": property "picture" names "a.tsx", which',
        ),
        (
            'type="file" value="walls.tsx"',
            'type="file" value="/a.tsx"',
            '"nave": picture "/a.tsx" lies outside',
        ),
        (
            'type="file" value="walls.tsx"',
            'type="int" value="4"',
            'property "picture" is of another type than file',
        ),
        ('name="picture"', 'name="painting"', 'object "nave": property "picture" is missing'),
    ],
)
def test_faults_of_areas_and_flags(hall: Path, old: str, new: str, fault: str) -> None:
    change(hall, old, new)
    found = faults(hall, RULES)
    assert len(found) == 1 and found[0].startswith("hall.tmx, ") and fault in found[0]


def test_a_file_may_lie_in_a_folder_below(hall: Path) -> None:
    (hall.parent / "sheets").mkdir()
    shutil.copy(hall.parent / "walls.tsx", hall.parent / "sheets" / "walls.tsx")
    change(hall, 'type="file" value="walls.tsx"', 'type="file" value="sheets/walls.tsx"')
    assert faults(hall, RULES) == []
