"""Makes the dungeon tiles and ready-made dungeons of Super Dungeon Explore: `python -m tools.make_dungeon_tiles [FOLDER]`.

What lies where is written down in `tools/map_data/superdungeon.txt`; every run makes the same files, byte for byte. Whoever
changes a face in Tiled saves it under another name, since the next run writes ours again.
"""

from __future__ import annotations

import random
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.boards import Cell, Property
from systems.superdungeon.faces import HALLWAYS, SIZE
from tools.dungeon_data import ROOMS, SIGHTS, SQUARES, WALLS, DungeonData, FaceData, read_data
from tools.dungeon_sheets import (
    DECOR_TILES,
    FLOORS,
    GROUND_TILES,
    TERRAIN_TILES,
    TILE,
    VARIANTS,
    WALL_TILES,
    Ground,
    Terrain,
    Wall,
    write_sheets,
)
from tools.tmx import add_layers, add_properties, add_rect, following, write_xml

ROOT: Final = Path(__file__).resolve().parent.parent
DATA: Final = ROOT / "tools" / "map_data" / "superdungeon.txt"
GAME: Final = "superdungeon"
SETS: Final = (
    ("ground", len(GROUND_TILES)),
    ("walls", len(WALL_TILES)),
    ("terrain", len(TERRAIN_TILES)),
    ("decor", len(DECOR_TILES)),
)
Gids = list[list[int]]


def make_dungeon_tiles(folder: Path) -> list[Path]:
    """Writes the tilesets, the faces and the ready-made dungeons under `folder`, and returns the maps."""
    home = folder / GAME
    home.mkdir(parents=True, exist_ok=True)
    write_sheets(home)
    faces, dungeons = read_data(DATA)
    made = {home / f"{face.stem}.tmx": _face_element(face) for face in faces}
    made |= {home / f"{dungeon.stem}.tmx": _dungeon_element(dungeon) for dungeon in dungeons}
    for path, root in made.items():
        write_xml(path, root)
    return list(made)


def _map(width: int, height: int, numbers: dict[str, str]) -> ET.Element:
    """The head of an orthogonal map of `width` by `height` cells."""
    size = {"width": str(width), "height": str(height), "tilewidth": str(TILE), "tileheight": str(TILE)}
    head = {"version": "1.8", "orientation": "orthogonal", "renderorder": "right-down"}
    return ET.Element("map", head | size | {"infinite": "0"} | numbers)


# --- faces ----------------------------------------------------------------------------------------------------


def _face_element(face: FaceData) -> ET.Element:
    layers = [("ground", _ground(face)), ("walls", _walls(face)), ("terrain", _terrain(face))]
    layers.append(("decor", _decor(face)))
    groups = [_rooms(face), _hallways(), _labels(face)]
    root = _map(SIZE, SIZE, following(layers, groups))
    english, simplified, traditional = face.names
    numbers: dict[str, Property] = {
        "game": GAME,
        "tile_no": face.tile,
        "face": face.side,
        "skin": face.skin,
    }
    names: dict[str, Property] = {"name_en": english, "name_zh_cn": simplified, "name_zh_tw": traditional}
    add_properties(root, numbers | names)
    first = 1
    for name, count in SETS:
        ET.SubElement(root, "tileset", firstgid=str(first), source=f"{name}.tsx")
        first += count
    add_layers(root, layers, groups)
    return root


def _first(name: str) -> int:
    """The number of the first tile of a set in every face."""
    before = [set_name for set_name, _ in SETS].index(name)
    return 1 + sum(count for _, count in SETS[:before])


def _variant(face: FaceData, cell: Cell, count: int = VARIANTS) -> int:
    return random.Random(f"{face.stem} {cell}").randrange(count)


def _letters(face: FaceData) -> list[tuple[Cell, str]]:
    return [((x, y), letter) for y, row in enumerate(face.rows) for x, letter in enumerate(row)]


def _blank() -> Gids:
    return [[0] * SIZE for _ in range(SIZE)]


def _ground(face: FaceData) -> Gids:
    """Floors by room and planks, under all that is no wall."""
    gids = _blank()
    for (x, y), letter in _letters(face):
        if letter in WALLS:
            continue
        room = SQUARES[letter][1]
        if room:
            tile = Ground(face.skin, "floor", ROOMS.index(room), _variant(face, (x, y), FLOORS))
        else:
            tile = Ground(face.skin, "planks", int(x in (0, SIZE - 1)))
        gids[y][x] = _first("ground") + GROUND_TILES.index(tile)
    return gids


def _walls(face: FaceData) -> Gids:
    """Rock with masonry over a floor, pits with a rim under one, and obstacles."""
    gids = _blank()
    for (x, y), letter in _letters(face):
        if letter not in WALLS:
            continue
        look = WALLS[letter]
        if look == "rock":
            faced = y + 1 < SIZE and face.rows[y + 1][x] not in WALLS
            tile = Wall(face.skin, look, faced, _variant(face, (x, y)))
        else:
            tile = Wall(face.skin, look, look == "pit" and face.rows[y - 1][x] != letter)
        gids[y][x] = _first("walls") + WALL_TILES.index(tile)
    return gids


def _terrain(face: FaceData) -> Gids:
    gids = _blank()
    for (x, y), letter in _letters(face):
        if letter in WALLS:
            continue
        terrain = SQUARES[letter][0]
        tile = Terrain(terrain)
        if terrain == "difficult":
            tile = Terrain(terrain, face.skin, _variant(face, (x, y)))
        elif terrain == "lava":
            tile = Terrain(terrain, "", _variant(face, (x, y)))
        gids[y][x] = _first("terrain") + TERRAIN_TILES.index(tile)
    return gids


def _decor(face: FaceData) -> Gids:
    first = _first("decor")
    return [
        [first + DECOR_TILES.index(SIGHTS[letter]) if letter in SIGHTS else 0 for letter in row]
        for row in face.sights
    ]


def _rooms(face: FaceData) -> ET.Element:
    group = ET.Element("objectgroup", name="rooms", color="#653b96")
    for room, name in face.rooms.items():
        corners = outline(face.room_cells(room))
        item = _area(group, name, [(x * TILE, y * TILE) for x, y in corners])
        add_properties(item, {"room_id": room, "room_name": name})
        if len(corners) > 4:
            left, top = corners[0][0] * TILE, corners[0][1] * TILE
            points = " ".join(f"{x * TILE - left},{y * TILE - top}" for x, y in corners)
            ET.SubElement(item, "polygon", points=points)
    return group


def _area(group: ET.Element, name: str, corners: Sequence[Cell]) -> ET.Element:
    """A rectangle, or the place of a polygon, which begins in its first corner."""
    x, y = corners[0]
    if len(corners) > 4:
        return ET.SubElement(group, "object", name=name, x=str(x), y=str(y))
    return add_rect(group, name, x, y, corners[2][0] - x, corners[2][1] - y)


def outline(cells: Sequence[Cell]) -> list[Cell]:
    """The corners around cells that hang together side by side, clockwise from the upper left; holes are covered."""
    inside = set(cells)
    ahead: dict[Cell, list[Cell]] = {}
    for x, y in cells:
        for beyond, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beyond not in inside:
                ahead.setdefault(start, []).append(end)
    start = min(ahead, key=lambda corner: (corner[1], corner[0]))
    path = [start, ahead[start].pop(0)]
    while path[-1] != start:
        path.append(_turn(path[-2], path[-1], ahead[path[-1]]))
    return _bends(path)


def _turn(before: Cell, here: Cell, choices: list[Cell]) -> Cell:
    """Takes the next side; where two cells touch by their corners alone it stays with the one it goes around."""
    heading = here[0] - before[0], here[1] - before[1]
    right = here[0] - heading[1], here[1] + heading[0]
    return choices.pop(choices.index(right) if right in choices else 0)


def _bends(path: list[Cell]) -> list[Cell]:
    """Those corners of a closed path where it changes direction."""
    closed = path[:-1]
    around = zip([closed[-1], *closed], closed, [*closed[1:], closed[0]], strict=False)
    return [b for a, b, c in around if (b[0] - a[0], b[1] - a[1]) != (c[0] - b[0], c[1] - b[1])]


def _hallways() -> ET.Element:
    group = ET.Element("objectgroup", name="hallways", color="#9e5808")
    for side, ((x, y), (far_x, far_y)) in HALLWAYS.items():
        width, height = (far_x - x + 1) * TILE, (far_y - y + 1) * TILE
        item = add_rect(group, f"hallway {side}", x * TILE, y * TILE, width, height)
        add_properties(item, {"side": side})
    return group


def _labels(face: FaceData) -> ET.Element:
    """The name of the face on the dark stone above its left half."""
    group = ET.Element("objectgroup", name="labels", color="#d6c8e2")
    item = add_rect(group, face.names[0], 12, 6, 4 * TILE - 16, 24)
    ET.SubElement(item, "text", pixelsize="18", wrap="1", color="#d6c8e2").text = face.names[0]
    return group


# --- dungeons -------------------------------------------------------------------------------------------------


def _dungeon_element(dungeon: DungeonData) -> ET.Element:
    """A map of places for whole tiles, shifted so that none lies left of it or above."""
    group = ET.Element("objectgroup", name="tile_slots", color="#653b96")
    left, top = min(slot.gx for slot in dungeon.slots), min(slot.gy for slot in dungeon.slots)
    side = SIZE * TILE
    for slot in dungeon.slots:
        item = add_rect(group, slot.stem, (slot.gx - left) * side, (slot.gy - top) * side, side, side)
        values: dict[str, Property] = {"rotation": slot.rotation, "gx": slot.gx, "gy": slot.gy}
        values["tile_file"] = f"{slot.stem}.tmx"
        add_properties(item, values, files=("tile_file",))
    wide = (max(slot.gx for slot in dungeon.slots) - left + 1) * SIZE
    high = (max(slot.gy for slot in dungeon.slots) - top + 1) * SIZE
    root = _map(wide, high, following((), [group]))
    add_properties(root, {"game": GAME, "title": dungeon.title})
    add_layers(root, (), [group])
    return root


def main(arguments: list[str]) -> int:
    """Makes everything and names the maps made."""
    for path in make_dungeon_tiles(Path(arguments[0]) if arguments else ROOT / "maps"):
        print(f"made {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
