"""The shipped dungeon tiles and dungeons, checked against section 4 of the rules and against the script that makes them."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pygame
import pytest

from engine.boards import Cell
from systems.maps.reader import faults
from systems.presentation.art.dungeon import draw_dungeon, patches_of
from systems.presentation.art.dungeon_ground import SIGHTS
from systems.presentation.art.dungeon_walls import HANGINGS, OBSTACLES
from systems.superdungeon.dungeon import Laid
from systems.superdungeon.faces import SIZE
from systems.superdungeon.maps import check, laid_of, rules_for
from tests.systems.superdungeon.drawing import FACE_IDS, MAPS, faces, layout
from tools.make_dungeon_tiles import make_dungeon_tiles

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "superdungeon.md"
LETTERS = {"floor": "abcd", "difficult": "1234", "lava": "ABCD", "restoration_rune": "wxyz"}
NOISE = 6
"""How far a colour may differ where another build of the picture library rounds in another way."""


@cache
def section() -> str:
    """Section 4.3 of the rules."""
    text = RULES.read_text(encoding="utf-8")
    return text[text.index("### 4.3") : text.index("### 4.4")]


@cache
def told() -> dict[str, list[str]]:
    """The faces as the rules draw them, two beside each other."""
    found = {}
    for block in re.findall(r"```\n(.*?)```", section(), re.DOTALL):
        head, *rows = block.splitlines()
        for name, left in ((head[:2], 0), (head[25:27], 25)):
            found[name.lower()] = [row[left : left + SIZE] for row in rows]
    return found


@cache
def table() -> dict[str, list[str]]:
    """The rows of the table of faces: English and Chinese name, counts, rooms."""
    lines = re.findall(r"^\| (\d[AB]) \| (.*) \|$", section(), re.MULTILINE)
    return {name.lower(): [part.strip() for part in rest.split("|")] for name, rest in lines}


# --- faces ------------------------------------------------------------------------------------------------------


def test_the_rules_draw_twelve_faces() -> None:
    assert tuple(sorted(told())) == tuple(sorted(table())) == FACE_IDS
    assert all(len(row) == SIZE for rows in told().values() for row in rows)


@pytest.mark.parametrize("name", FACE_IDS)
def test_every_cell_is_that_of_the_rules(name: str) -> None:
    rows = [["#"] * SIZE for _ in range(SIZE)]
    for (x, y), square in faces()[name].squares.items():
        rows[y][x] = LETTERS[square.terrain]["abcd".index(square.room)] if square.room else "="
    assert ["".join(row) for row in rows] == told()[name]


@pytest.mark.parametrize("name", FACE_IDS)
def test_counts_and_names_are_those_of_the_table(name: str) -> None:
    english, chinese, squares, hallway, floor, difficult, lava, rune, rooms = table()[name]
    face, values = faces()[name], layout(f"tile_{name}").properties
    kinds = Counter(square.terrain for square in face.squares.values())
    counts = {
        "hallway": hallway,
        "floor": floor,
        "difficult": difficult,
        "lava": lava,
        "restoration_rune": rune,
    }
    assert kinds == {kind: int(count) for kind, count in counts.items() if count != "0"}
    assert len(face.squares) == int(squares)
    assert ", ".join(f"{room} {len(found)}" for room, found in face.rooms().items()) == rooms
    assert (values["name_en"], values["name_zh_cn"]) == (english, chinese)
    assert (values["tile_no"], values["face"]) == (int(name[0]), name[1].upper())
    assert layout(f"tile_{name}").title == english and len(str(values["name_zh_tw"])) == len(chinese)


def test_walls_are_just_the_cells_without_a_square() -> None:
    for name in FACE_IDS:
        read = layout(f"tile_{name}")
        squares = set(faces()[name].squares)
        assert set(read.flags["wall"]) == {(x, y) for x in range(SIZE) for y in range(SIZE)} - squares
        looks = read.tiles["walls"]
        assert {looks[y][x] for x, y in read.flags["wall"]} <= set(OBSTACLES)


def test_three_skins_and_every_room_with_a_name_of_its_own() -> None:
    skins = Counter(layout(f"tile_{name}").properties["skin"] for name in FACE_IDS)
    assert set(skins) == {"stone", "lava_cave", "mushroom_cellar"}
    names = [
        room.properties["room_name"] for name in FACE_IDS for room in layout(f"tile_{name}").on_layer("rooms")
    ]
    assert len(set(names)) == len(names)
    labels = [layout(f"tile_{name}").on_layer("labels")[0].name for name in FACE_IDS]
    assert labels == [table()[name][0] for name in FACE_IDS]


def test_sights_lie_on_plain_floor_and_hang_on_faced_rock() -> None:
    for name in FACE_IDS:
        read, squares = layout(f"tile_{name}"), faces()[name].squares
        for y, row in enumerate(read.tiles["decor"]):
            for x, sight in enumerate(row):
                below: Cell = (x, y + 1)
                if sight in HANGINGS:
                    assert read.tiles["walls"][y][x] == "rock" and below in squares, (name, x, y)
                elif sight:
                    assert sight in SIGHTS and squares[x, y].terrain == "floor", (name, x, y)


# --- ready-made dungeons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "laid"),
    [
        ("dungeon_2", [Laid("1a"), Laid("2a", 0, 1, 0)]),
        ("dungeon_3", [Laid("1a"), Laid("3a", 0, 1, 0), Laid("4b", 0, 1, 1)]),
        (
            "dungeon_5",
            [Laid("1b"), Laid("2b", 0, 1, 0), Laid("3b", 0, 2, 0), Laid("4a", 0, 1, 1), Laid("6a", 0, 1, -1)],
        ),
    ],
)
def test_the_dungeons_are_those_of_the_rules(name: str, laid: list[Laid]) -> None:
    assert laid_of(layout(name)) == laid
    assert layout(name).title != name


# --- all --------------------------------------------------------------------------------------------------------


def test_every_map_in_the_folder_is_good() -> None:
    found = {path.stem: faults(path, rules_for(path.stem), check) for path in sorted(MAPS.glob("*.tmx"))}
    assert set(found) == {f"tile_{name}" for name in FACE_IDS} | {"dungeon_2", "dungeon_3", "dungeon_5"}
    assert [fault for told_of in found.values() for fault in told_of] == []


def test_the_script_makes_the_shipped_files(tmp_path: Path) -> None:
    make_dungeon_tiles(tmp_path)
    made = sorted(path.name for path in (tmp_path / "superdungeon").iterdir())
    assert made == sorted(path.name for path in MAPS.iterdir())
    for name in made:
        ours, shipped = tmp_path / "superdungeon" / name, MAPS / name
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


def test_dungeons_are_drawn_as_large_as_they_are() -> None:
    patches = patches_of(layout("tile_1a")) | patches_of(layout("tile_6a"), 0, (0, -1))
    picture, (left, top) = draw_dungeon(patches, 24)
    assert picture.get_size() == (SIZE * 24 + 2 * left, 2 * SIZE * 24 + 2 * left)
    assert top == left + SIZE * 24, "cell (0, 0) is the upper left one of the lower tile"
