"""What Super Dungeon Explore demands of its maps: of the faces of its tiles, and of ready-made dungeons.

A file named tile_... is a face, any other a dungeon. This file must not know how maps are read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.boards import Cell, MapLayout, MapObject
from engine.map_rules import FlagLayer, MapRules, PropertyRule, RectLayer
from systems.superdungeon.dungeon import BEYOND, Laid
from systems.superdungeon.faces import (
    HALLWAY,
    HALLWAYS,
    SIDES,
    SIZE,
    TERRAINS,
    Side,
    face_of,
    reading_order,
    rooms_at,
)
from systems.superdungeon.geometry import LARGE, Ground
from systems.superdungeon.walking import Gait, reach, steps

SKINS: Final = ("stone", "lava_cave", "mushroom_cellar")
ROTATIONS: Final = (0, 90, 180, 270)
LEAST_ROOM: Final = 7
LEAST_ROOMS: Final = 2
FAR: Final = 1000
"""More speed than any way through a tile takes."""

TILE_RULES: Final = MapRules(
    game="superdungeon",
    orientation="orthogonal",
    tile_layer="terrain",
    tile_property="terrain",
    kinds=TERRAINS,
    properties=(
        PropertyRule("game", one_of=("superdungeon",)),
        PropertyRule("tile_no", "int"),
        PropertyRule("face", one_of=("A", "B")),
        PropertyRule("skin", one_of=SKINS),
        PropertyRule("name_en"),
        PropertyRule("name_zh_cn"),
        PropertyRule("name_zh_tw"),
    ),
    rects=(
        RectLayer(
            "rooms",
            properties=(PropertyRule("room_id", one_of=("a", "b", "c", "d")), PropertyRule("room_name")),
        ),
        RectLayer("hallways", properties=(PropertyRule("side", one_of=SIDES),)),
        RectLayer("labels"),
    ),
    flags=(FlagLayer("walls", "wall"),),
    pictures=("ground", "walls", "decor"),
    title_property="name_en",
)

DUNGEON_RULES: Final = MapRules(
    game="superdungeon",
    orientation="orthogonal",
    properties=(PropertyRule("game", one_of=("superdungeon",)), PropertyRule("title")),
    rects=(
        RectLayer(
            "tile_slots",
            properties=(
                PropertyRule("tile_file", "file"),
                PropertyRule("rotation", "int"),
                PropertyRule("gx", "int"),
                PropertyRule("gy", "int"),
            ),
        ),
    ),
)

_TILE_FILE: Final = re.compile(r"(?:.*/)?tile_(\d+)([ab])\.tmx")


def rules_for(name: str) -> MapRules:
    """The rules for a map file by its name without ending: a face of a tile, or a dungeon."""
    return TILE_RULES if name.startswith("tile_") else DUNGEON_RULES


def is_playable(name: str) -> bool:
    """Tell whether a map file is a ready-made dungeon; faces of tiles are parts of one."""
    return not name.startswith("tile_")


def laid_of(layout: MapLayout) -> list[Laid]:
    """The tiles of a ready-made dungeon, in file order; the first counts as the first one laid."""
    found = []
    for slot in layout.on_layer("tile_slots"):
        values = slot.properties
        tile, side = _tile_of(slot) or (0, "")
        turns = int(values["rotation"]) // ROTATIONS[1]
        found.append(Laid(f"{tile}{side}", turns, int(values["gx"]), int(values["gy"])))
    return found


def check(layout: MapLayout) -> list[str]:
    """Returns what is wrong with a map by the rules of this game, one sentence for each fault."""
    if rules_for(layout.id) is DUNGEON_RULES:
        return [*_slot_faults(layout), *_laying_faults(layout)]
    found = [*_name_faults(layout), *_shape_faults(layout)]
    if not found:
        found = [*_hallway_faults(layout), *_membership_faults(layout)]
    return found or [*_room_faults(layout), *_passage_faults(layout)]


def _told(layout: MapLayout, layer: str, at: str, what: str, remedy: str) -> str:
    place = ", ".join(part for part in (f"{layout.id}.tmx", f"layer {layer}" if layer else "", at) if part)
    return f"{place}: {what}; {remedy}."


def _at(cell: Cell) -> str:
    return f"cell {cell[0]},{cell[1]}"


# --- faces: the grid ------------------------------------------------------------------------------------------


def _name_faults(layout: MapLayout) -> Iterator[str]:
    """A file is named after its tile and face, so that a dungeon can name it."""
    tile, face = layout.properties["tile_no"], str(layout.properties["face"]).lower()
    if layout.id != f"tile_{tile}{face}":
        remedy = f"name the file tile_{tile}{face}.tmx or mend those properties"
        yield _told(layout, "", "map", f"tile_no and face say {tile}{face}", remedy)


def _shape_faults(layout: MapLayout) -> Iterator[str]:
    """Ten by ten cells, each either wall or square, the outer ring wall but for four hallways."""
    if (layout.width, layout.height) != (SIZE, SIZE):
        what = f"it is {layout.width} x {layout.height} cells"
        yield _told(layout, "", "map", what, f"resize it to {SIZE} x {SIZE} in Map > Resize Map")
        return
    kinds = {(space.x, space.y): space.kind for space in layout.spaces}
    walls = frozenset(layout.flags["wall"])
    doors = {cell for cells in HALLWAYS.values() for cell in cells}
    for cell in ((x, y) for y in range(SIZE) for x in range(SIZE)):
        if (cell in walls) == (cell in kinds):
            what = "both a wall and terrain" if cell in walls else "neither wall nor terrain"
            remedy = "erase one of them" if cell in walls else "paint one"
            yield _told(layout, "terrain", _at(cell), f"it has {what} (SD-064)", remedy)
        elif cell in doors and kinds.get(cell) != HALLWAY:
            yield _told(
                layout, "terrain", _at(cell), "it is no hallway", "paint hallway in the middle of each side"
            )
        elif cell not in doors and kinds.get(cell) == HALLWAY:
            what = "a hallway lies outside the middle of a side"
            yield _told(layout, "terrain", _at(cell), what, "paint floor or wall there")
        elif cell not in doors and cell in kinds and not {0, SIZE - 1}.isdisjoint(cell):
            yield _told(layout, "terrain", _at(cell), "the outer ring is open", "paint a wall there")


# --- faces: what is drawn over it -----------------------------------------------------------------------------


def _hallway_faults(layout: MapLayout) -> Iterator[str]:
    areas = layout.on_layer("hallways")
    count = Counter(area.properties["side"] for area in areas)
    for side in SIDES:
        if count[side] != 1:
            what = f"{count[side] or 'no'} areas have side {side}"
            yield _told(layout, "hallways", "", what, "draw one for each of N, E, S and W")
    for area in areas:
        side = next(side for side in SIDES if side == area.properties["side"])
        if _cells_in(layout, area) != list(HALLWAYS[side]):
            what = f"it does not cover the hallway on side {side}"
            yield _told(layout, "hallways", f'object "{area.name}"', what, "draw it over those two squares")


def _cells_in(layout: MapLayout, area: MapObject) -> list[Cell]:
    """Cells of the map whose middle an area holds, in reading order."""
    wide, high = layout.tile_width, layout.tile_height
    cells = ((x, y) for y in range(layout.height) for x in range(layout.width))
    return [(x, y) for x, y in cells if area.covers((x + 0.5) * wide, (y + 0.5) * high)]


def _membership_faults(layout: MapLayout) -> Iterator[str]:
    """Every square but those of hallways belongs to exactly one room."""
    letters = Counter(str(room.properties["room_id"]) for room in layout.on_layer("rooms"))
    for letter, count in letters.items():
        if count > 1:
            yield _told(layout, "rooms", "", f"{count} rooms have room_id {letter}", "give each its own")
    for space in layout.spaces:
        found = rooms_at(layout, (space.x, space.y))
        if space.kind == HALLWAY and found:
            what = f"a square of a hallway lies in room {found[0]}"
            yield _told(layout, "rooms", _at((space.x, space.y)), what, "draw the room without it")
        elif space.kind != HALLWAY and len(found) != 1:
            what = f"it lies in {' and '.join(found) or 'no room'} (rules, 4.2)"
            yield _told(layout, "rooms", _at((space.x, space.y)), what, "draw rooms so that one holds it")


def _room_faults(layout: MapLayout) -> Iterator[str]:
    rooms = face_of(layout).rooms()
    if len(rooms) < LEAST_ROOMS:
        yield _told(layout, "rooms", "", "there is only one room", f"draw {LEAST_ROOMS} at least")
    for letter, squares in rooms.items():
        if len(squares) < LEAST_ROOM:
            what = f"room {letter} has {len(squares)} squares"
            yield _told(layout, "rooms", "", what, f"give it {LEAST_ROOM} at least")
        joined = set(reach(Ground(squares), squares[0], FAR, Gait()).costs)
        for cell in sorted(set(squares) - joined, key=reading_order)[:1]:
            what = f"room {letter} is in pieces"
            yield _told(layout, "rooms", _at(cell), what, "join them or draw two rooms")


def _passage_faults(layout: MapLayout) -> Iterator[str]:
    """A large base walks from each hallway to each other without squeezing (section 4.3)."""
    walked = _unsqueezed(Ground([(space.x, space.y) for space in layout.spaces]), _threshold("N"))
    for side in SIDES:
        if _threshold(side) not in walked:
            what = f"a large model cannot walk from hallway N to hallway {side}"
            yield _told(layout, "walls", "", what, "leave a way two squares wide")


def _threshold(side: Side) -> Cell:
    """Where a large base stands that is half in a hallway."""
    x, y = HALLWAYS[side][0]
    return min(x, SIZE - LARGE), min(y, SIZE - LARGE)


def _unsqueezed(ground: Ground, start: Cell) -> set[Cell]:
    """Places a large base walks to over squares alone."""
    found, queue = {start}, [start]
    while queue:
        here = queue.pop()
        for there, step in steps(ground, here, LARGE).items():
            if there not in found and not step.squeezes:
                found.add(there)
                queue.append(there)
    return found


# --- ready-made dungeons --------------------------------------------------------------------------------------


def _tile_of(slot: MapObject) -> tuple[int, str] | None:
    """Tile and face that a slot names, such as 1 and "a"."""
    match = _TILE_FILE.fullmatch(str(slot.properties["tile_file"]))
    return (int(match[1]), match[2]) if match else None


def _slot_faults(layout: MapLayout) -> Iterator[str]:
    """Each slot names a face and lies where its gx and gy say."""
    slots = layout.on_layer("tile_slots")
    wide, high = SIZE * layout.tile_width, SIZE * layout.tile_height
    for slot in slots:
        at, values = f'object "{slot.name}"', slot.properties
        if _tile_of(slot) is None:
            what = f'tile_file "{values["tile_file"]}" is no face of a tile'
            yield _told(layout, "tile_slots", at, what, "choose a file such as tile_1a.tmx")
        if values["rotation"] not in ROTATIONS:
            what = f"its rotation is {values['rotation']}"
            yield _told(layout, "tile_slots", at, what, "change it to 0, 90, 180 or 270")
        left, top = slot.x - int(values["gx"]) * wide, slot.y - int(values["gy"]) * high
        first = (
            slots[0].x - int(slots[0].properties["gx"]) * wide,
            slots[0].y - int(slots[0].properties["gy"]) * high,
        )
        if (slot.width, slot.height) != (wide, high) or (left, top) != first:
            what = "it does not lie where its gx and gy say"
            yield _told(layout, "tile_slots", at, what, f"draw it {wide} x {high} pixels large in that place")


def _laying_faults(layout: MapLayout) -> Iterator[str]:
    """Tiles lie as if laid one by one: each once, side to side with one laid before (SD-016)."""
    places: set[Cell] = set()
    tiles: set[int] = set()
    for slot in layout.on_layer("tile_slots"):
        at = f'object "{slot.name}"'
        place = int(slot.properties["gx"]), int(slot.properties["gy"])
        tile, _ = _tile_of(slot) or (0, "")
        if tile and tile in tiles:
            yield _told(layout, "tile_slots", at, f"tile {tile} is laid twice", "choose another file")
        if place in places:
            yield _told(layout, "tile_slots", at, "it lies on another tile", "move it")
        elif places and places.isdisjoint((place[0] + dx, place[1] + dy) for dx, dy in BEYOND.values()):
            what = "it touches no tile laid before it"
            yield _told(layout, "tile_slots", at, what, "move it beside one or raise it in the list")
        places.add(place)
        tiles.add(tile)
