"""Faces of dungeon tiles: what lies on each of their squares, and how they turn.

A face is 10 x 10 cells; a cell without a square is wall, whatever stands in it. This file must not know map files, how
faces are laid together, or what terrain does.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from engine.boards import Cell, MapLayout, quarter_turn

Side = Literal["N", "E", "S", "W"]

SIZE: Final = 10
"""Cells along each side of a tile."""

SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
"""The sides of a tile in the order in which quarter-turns carry one into the next."""

HALLWAYS: Final[dict[Side, tuple[Cell, Cell]]] = {
    "N": ((4, 0), (5, 0)),
    "E": ((9, 4), (9, 5)),
    "S": ((4, 9), (5, 9)),
    "W": ((0, 4), (0, 5)),
}
"""The two squares of the hallway in the middle of each side, on every face however turned."""

HALLWAY: Final = "hallway"
TERRAINS: Final = ("floor", "difficult", "lava", "restoration_rune", HALLWAY)


class FaceSquare(msgspec.Struct, frozen=True):
    """A square of a face: its terrain and the letter of its room, "" in a hallway."""

    terrain: str
    room: str = ""


class Face(msgspec.Struct, frozen=True):
    """One side of a tile: "1a" is side A of tile 1."""

    id: str
    tile: int
    side: str
    squares: dict[Cell, FaceSquare]

    def rooms(self) -> dict[str, list[Cell]]:
        """The squares of each room in reading order, rooms by letter."""
        found: dict[str, list[Cell]] = {}
        for cell, square in self.squares.items():
            if square.room:
                found.setdefault(square.room, []).append(cell)
        return {room: sorted(found[room], key=reading_order) for room in sorted(found)}


def reading_order(cell: Cell) -> tuple[int, int]:
    """Sorts cells from left to right, row by row."""
    return cell[1], cell[0]


def face_of(layout: MapLayout) -> Face:
    """Reads a face from its map, which keeps the rules of `systems.superdungeon.maps`."""
    squares = {}
    for space in layout.spaces:
        cell = (space.x, space.y)
        letters = rooms_at(layout, cell) if space.kind != HALLWAY else []
        squares[cell] = FaceSquare(space.kind, letters[0] if letters else "")
    tile, side = int(layout.properties["tile_no"]), str(layout.properties["face"])
    return Face(f"{tile}{side.lower()}", tile, side, squares)


def rooms_at(layout: MapLayout, cell: Cell) -> list[str]:
    """Letters of the rooms whose area holds the middle of a cell."""
    x, y = (cell[0] + 0.5) * layout.tile_width, (cell[1] + 0.5) * layout.tile_height
    return [str(room.properties["room_id"]) for room in layout.on_layer("rooms") if room.covers(x, y)]


def rotate(face: Face, turns: int) -> Face:
    """The face after clockwise quarter-turns; rooms keep their letters."""
    squares = {quarter_turn(cell, SIZE, turns): square for cell, square in face.squares.items()}
    ordered = {cell: squares[cell] for cell in sorted(squares, key=reading_order)}
    return msgspec.structs.replace(face, squares=ordered)
