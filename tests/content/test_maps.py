"""The shipped maps of Runebound, checked against sections 4.3 to 4.5 of its rules and against the script that makes them."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

import pygame
import pytest

from engine.boards import Board, MapLayout, MapObject
from systems.maps.reader import list_maps, read_map
from systems.presentation.art.decorations import DECORATIONS
from systems.presentation.art.terrain import draw_board, hex_centre
from systems.presentation.palette import PAPER, TERRAIN
from systems.runebound.maps import MAP_RULES, check
from tools.make_maps import make_maps

SHIPPED = Path(__file__).resolve().parents[2] / "maps" / "runebound"
NOISE = 6
"""How far a colour may differ where another build of the picture library rounds in another way."""

TERRAIN_COUNTS = {
    "plains": 72,
    "river": 28,
    "hills": 27,
    "road": 26,
    "forest": 25,
    "mountain": 20,
    "swamp": 15,
    "town": 8,
}

TOWNS = """
1 vynelvale 12,12 5
2 riverwatch 6,11 5
3 dawnsmoor 16,9 8
4 tamalir 9,7 0
5 greyhaven 2,8 8
6 nerekhall 3,2 9
7 forge 15,3 8
8 frostgate 10,1 6
"""

JEWELS = """
G01 8,1 river yes frostgate 2
G02 13,1 plains no frostgate 3
G03 2,2 plains yes nerekhall 1
G04 17,2 plains no forge 2
G05 2,4 plains yes nerekhall 2
G06 14,4 hills no forge 2
G07 17,4 river yes forge 2
G08 10,5 road no tamalir 2
G09 7,6 river yes tamalir 3
G10 8,8 road no tamalir 2
G11 4,9 hills yes greyhaven 3
G12 6,9 plains no riverwatch 2
G13 1,10 plains yes greyhaven 2
G14 11,10 river no vynelvale 2
G15 13,10 forest yes vynelvale 2
G16 15,10 plains no dawnsmoor 2
G17 5,11 river yes riverwatch 1
G18 17,11 plains no dawnsmoor 2
G19 8,12 plains yes riverwatch 2
G20 6,13 plains no riverwatch 2
Y01 12,1 plains yes frostgate 2
Y02 8,3 river no frostgate 3
Y03 11,3 hills yes frostgate 2
Y04 1,4 plains no nerekhall 3
Y05 6,4 hills yes nerekhall 4
Y06 12,5 hills no tamalir 4
Y07 8,9 plains yes tamalir 2
Y08 12,9 forest no vynelvale 3
Y09 5,10 plains yes riverwatch 2
Y10 10,10 forest no tamalir 3
Y11 10,12 river yes vynelvale 2
Y12 7,13 plains no riverwatch 2
Y13 13,13 plains yes vynelvale 2
Y14 17,13 plains no dawnsmoor 4
B01 1,1 mountain no nerekhall 2
B02 6,2 mountain yes nerekhall 3
B03 3,4 hills no nerekhall 2
B04 5,5 forest yes nerekhall 4
B05 17,7 mountain no dawnsmoor 2
B06 10,9 forest yes tamalir 2
B07 13,9 forest no dawnsmoor 3
B08 1,11 mountain yes greyhaven 3
B09 16,12 forest no dawnsmoor 3
R01 17,1 mountain no forge 3
R02 14,2 mountain yes forge 2
R03 1,3 forest no nerekhall 2
R04 12,4 mountain no frostgate 3
R05 4,6 forest yes greyhaven 3
R06 14,12 swamp no vynelvale 2
R07 2,13 swamp no greyhaven 5
"""


class Atlas:
    """A map with the questions the tests ask of it."""

    def __init__(self, name: str) -> None:
        self.layout: MapLayout = read_map(SHIPPED / f"{name}.tmx", MAP_RULES, check)
        self.spaces = {space.key: space for space in self.layout.spaces}
        self.board = Board.of_hexes({space.key: (space.x, space.y) for space in self.layout.spaces})
        self.towns = {item.name: item for item in self.layout.on_layer("towns")}
        self.jewels = {item.name: item for item in self.layout.on_layer("jewels")}

    def cell(self, item: MapObject) -> str:
        """The cell of an object as the rules write it."""
        return "{},{}".format(*self.board.cell(item.space))

    def to_town(self, item: MapObject, town: str) -> int:
        """Hexes from an object to a town."""
        return self.board.distance(item.space, self.towns[town].space)


@pytest.fixture(scope="module")
def realm() -> Atlas:
    """The large map."""
    return Atlas("runebound")


@pytest.fixture(scope="module")
def marches() -> Atlas:
    """The small map."""
    return Atlas("marches")


# --- the large map --------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-031")
def test_terrain_is_that_of_the_rules(realm: Atlas) -> None:
    assert len(realm.spaces) == 221
    assert Counter(space.kind for space in realm.layout.spaces) == TERRAIN_COUNTS
    assert {(space.x, space.y) for space in realm.layout.spaces} == {
        (x, y) for x in range(1, 18) for y in range(1, 14)
    }


@pytest.mark.rule("RB-004")
@pytest.mark.parametrize("line", TOWNS.split("\n")[1:-1])
def test_towns_lie_where_the_rules_say(realm: Atlas, line: str) -> None:
    index, name, cell, distance = line.split()
    town = realm.towns[name]
    assert town.properties["market_index"] == int(index)
    assert realm.cell(town) == cell and realm.to_town(town, "tamalir") == int(distance)
    assert town.properties["crest"] and len(realm.towns) == 8


@pytest.mark.rule("RB-002")
@pytest.mark.parametrize("line", JEWELS.split("\n")[1:-1])
def test_jewels_lie_where_the_rules_say(realm: Atlas, line: str) -> None:
    name, cell, terrain, sunburst, town, distance = line.split()
    jewel = realm.jewels[name]
    assert realm.cell(jewel) == cell and realm.spaces[jewel.space].kind == terrain
    assert jewel.properties["sunburst"] is (sunburst == "yes")
    assert realm.spaces[jewel.space].name == jewel.properties["place_name"]
    assert realm.to_town(jewel, town) == int(distance)
    assert min(realm.to_town(jewel, other) for other in realm.towns) == int(distance)


@pytest.mark.rule("RB-008")
def test_jewels_and_sunbursts_by_colour(realm: Atlas) -> None:
    jewels = realm.layout.on_layer("jewels")
    assert Counter(item.properties["colour"] for item in jewels) == {
        "green": 20,
        "yellow": 14,
        "blue": 9,
        "red": 7,
    }
    suns = Counter(item.properties["colour"] for item in jewels if item.properties["sunburst"])
    assert suns == {"green": 10, "yellow": 7, "blue": 4, "red": 2}


# --- the small map --------------------------------------------------------------------------------------------


def test_marches_is_a_small_map_of_every_terrain(marches: Atlas) -> None:
    kinds = Counter(space.kind for space in marches.layout.spaces)
    assert len(marches.spaces) == 90 and marches.layout.title == "Marches"
    assert set(kinds) == set(TERRAIN_COUNTS) and kinds["town"] == 4 and min(kinds.values()) >= 4
    assert kinds["plains"] < len(marches.spaces) / 3


def test_marches_starts_in_tamalir_which_is_second(marches: Atlas) -> None:
    indices = {name: town.properties["market_index"] for name, town in marches.towns.items()}
    assert indices == {"riverwatch": 1, "tamalir": 2, "forge": 3, "frostgate": 4}
    assert marches.layout.properties["start_town"] == "tamalir"
    assert all(marches.to_town(marches.towns[name], "tamalir") >= 4 for name in indices if name != "tamalir")


def test_marches_has_jewels_enough_with_names_of_their_own(marches: Atlas, realm: Atlas) -> None:
    jewels = marches.layout.on_layer("jewels")
    assert Counter(item.properties["colour"] for item in jewels) == {
        "green": 9,
        "yellow": 6,
        "blue": 4,
        "red": 3,
    }
    assert sum(bool(item.properties["sunburst"]) for item in jewels) == 11
    names = [item.properties["place_name"] for item in (*jewels, *realm.layout.on_layer("jewels"))]
    assert len(set(names)) == len(names)


# --- both -----------------------------------------------------------------------------------------------------


def test_every_map_in_the_folder_is_good() -> None:
    entries = list_maps(SHIPPED, MAP_RULES, check)
    assert [entry.id for entry in entries] == ["marches", "runebound"]
    assert [entry.fault for entry in entries] == ["", ""]


def test_decorations_stand_on_free_plains(realm: Atlas, marches: Atlas) -> None:
    for atlas in (realm, marches):
        taken = {item.space for item in atlas.layout.objects}
        rows = atlas.layout.tiles["decoration"]
        found = {(x, y): kind for y, row in enumerate(rows) for x, kind in enumerate(row) if kind}
        assert found and set(found.values()) <= set(DECORATIONS)
        for x, y in found:
            space = atlas.spaces[f"space/r{y:02d}c{x:02d}"]
            assert space.kind == "plains" and space.key not in taken


def test_the_script_makes_the_shipped_files(tmp_path: Path) -> None:
    make_maps(tmp_path)
    made = sorted(path.name for path in (tmp_path / "runebound").iterdir())
    assert made == sorted(path.name for path in SHIPPED.iterdir())
    for name in made:
        ours, shipped = tmp_path / "runebound" / name, SHIPPED / name
        if name.endswith(".png"):
            assert_same_picture(ours, shipped)
        else:
            assert ours.read_text(encoding="utf-8") == shipped.read_text(encoding="utf-8"), name


def assert_same_picture(a: Path, b: Path) -> None:
    """Compares two pictures pixel by pixel."""
    one, two = pygame.image.load(str(a)), pygame.image.load(str(b))
    assert one.get_size() == two.get_size()
    left, right = pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(two, "RGBA")
    assert left == right or max(abs(x - y) for x, y in zip(left, right, strict=True)) <= NOISE, a.name


def test_the_board_is_drawn_where_its_cells_are(marches: Atlas) -> None:
    picture, offset = draw_board(marches.layout, 60)
    assert picture.get_at((2, 2))[:3] == PAPER
    for space in marches.layout.spaces:
        x, y = hex_centre((space.x, space.y), 60)
        ring = [(x + 26 * math.cos(i), y + 26 * math.sin(i)) for i in range(24)]
        spots = [picture.get_at((round(a + offset[0]), round(b + offset[1]))) for a, b in ring]
        ink = TERRAIN[space.kind]
        # Marks stand on some of the ring, but somewhere the bare ground must show.
        assert min(sum(abs(spot[i] - ink[i]) for i in range(3)) for spot in spots) < 40, space.key
