"""Dungeons: tiles laid together, the squares they make, and where the next tile may go (SD-014 to SD-019).

Every cell that no laid face gives a square is wall. This file must not know who lays tiles, nor map files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from engine.boards import Cell
from systems.superdungeon.faces import HALLWAY, HALLWAYS, SIDES, SIZE, Face, Side, reading_order, rotate
from systems.superdungeon.geometry import Ground
from systems.superdungeon.walking import distances

START_REACH: Final = 4
"""The start marker lies within so many squares of an open hallway (SD-019)."""

BEYOND: Final[dict[Side, tuple[int, int]]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Laid(msgspec.Struct, frozen=True):
    """A tile on the table: face, clockwise quarter-turns, and its place among the tiles."""

    face: str
    turns: int = 0
    gx: int = 0
    gy: int = 0

    @property
    def place(self) -> tuple[int, int]:
        """Column and row among the tiles."""
        return self.gx, self.gy


class Square(msgspec.Struct, frozen=True):
    """A square of a dungeon. `room` is tile and letter, "1a:b", and "" in a hallway, whose terrain is floor."""

    kind: Literal["room", "hallway"]
    terrain: str
    tile: str
    room: str = ""


class Hallway(msgspec.Struct, frozen=True):
    """A hallway of a laid tile: the side it pierces, and its two squares."""

    tile: str
    side: Side
    squares: tuple[Cell, Cell]


def compose(laid: Sequence[Laid], faces: Mapping[str, Face]) -> dict[Cell, Square]:
    """All squares of a dungeon in reading order."""
    squares = {}
    for tile in laid:
        for (x, y), square in rotate(faces[tile.face], tile.turns).squares.items():
            cell = (tile.gx * SIZE + x, tile.gy * SIZE + y)
            if square.terrain == HALLWAY:
                squares[cell] = Square("hallway", "floor", tile.face)
            else:
                squares[cell] = Square("room", square.terrain, tile.face, f"{tile.face}:{square.room}")
    return {cell: squares[cell] for cell in sorted(squares, key=reading_order)}


def ground_of(squares: Mapping[Cell, Square]) -> Ground:
    """The squares as those who walk and look see them; lava is difficult and burns (SD-070)."""
    lava = [cell for cell, square in squares.items() if square.terrain == "lava"]
    difficult = [cell for cell, square in squares.items() if square.terrain == "difficult"]
    return Ground(squares, [*difficult, *lava], lava)


def shifted(laid: Sequence[Laid]) -> list[Laid]:
    """The same dungeon with its leftmost and topmost tiles at 0, so that no cell is negative."""
    left, top = min(tile.gx for tile in laid), min(tile.gy for tile in laid)
    return [msgspec.structs.replace(tile, gx=tile.gx - left, gy=tile.gy - top) for tile in laid]


def rooms_of(squares: Mapping[Cell, Square]) -> dict[str, list[Cell]]:
    """The squares of every room of a dungeon."""
    found: dict[str, list[Cell]] = {}
    for cell, square in squares.items():
        if square.room:
            found.setdefault(square.room, []).append(cell)
    return found


# --- laying tiles ---------------------------------------------------------------------------------------------


def placements(laid: Sequence[Laid], faces: Mapping[str, Face]) -> list[Laid]:
    """Every lawful way to lay the next tile, place by place in reading order, then by face and turn.

    The first tile lies at (0, 0) (SD-014). Another touches a laid one, side to side; all hallways lie in the middle of
    their sides, so any face in any turn then meets its neighbours' (SD-016). No tile is laid twice, whatever its face.
    """
    used = {faces[tile.face].tile for tile in laid}
    free = [face.id for face in faces.values() if face.tile not in used]
    return [
        Laid(face, turns, *place)
        for place in sorted(free_places(laid), key=reading_order)
        for face in sorted(free)
        for turns in range(4)
    ]


def free_places(laid: Sequence[Laid]) -> set[tuple[int, int]]:
    """Places among the tiles that touch a laid tile; (0, 0) on an empty table."""
    taken = {tile.place for tile in laid}
    around = {(gx + dx, gy + dy) for gx, gy in taken for dx, dy in BEYOND.values()}
    return (around - taken) or {(0, 0)}


def is_legal(tile: Laid, laid: Sequence[Laid], faces: Mapping[str, Face]) -> bool:
    """Tell whether a tile may be laid next (SD-014, SD-016)."""
    used = {faces[other.face].tile for other in laid}
    known = tile.face in faces and tile.turns in range(4)
    return known and faces[tile.face].tile not in used and tile.place in free_places(laid)


# --- ways in --------------------------------------------------------------------------------------------------


def hallways(laid: Sequence[Laid]) -> list[Hallway]:
    """All hallways, tile by tile, from the north side clockwise."""
    found = []
    for tile in laid:
        for side in SIDES:
            first, second = ((tile.gx * SIZE + x, tile.gy * SIZE + y) for x, y in HALLWAYS[side])
            found.append(Hallway(tile.face, side, (first, second)))
    return found


def open_hallways(laid: Sequence[Laid]) -> list[Hallway]:
    """Hallways that touch no other tile; beyond them lies wall (SD-019)."""
    at = {tile.face: tile for tile in laid}
    taken = {tile.place for tile in laid}

    def leads_out(hallway: Hallway) -> bool:
        (gx, gy), (dx, dy) = at[hallway.tile].place, BEYOND[hallway.side]
        return (gx + dx, gy + dy) not in taken

    return [hallway for hallway in hallways(laid) if leads_out(hallway)]


def start_squares(laid: Sequence[Laid], ground: Ground, taken: Iterable[Cell] = ()) -> list[Cell]:
    """Squares for the start marker: empty, and within 4 steps of an open hallway (SD-019)."""
    doors = [cell for hallway in open_hallways(laid) for cell in hallway.squares]
    occupied = set(taken)
    near = distances(ground, doors, START_REACH)
    return sorted((cell for cell in near if cell not in occupied), key=reading_order)
