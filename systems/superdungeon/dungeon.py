"""Dungeons: tiles laid together, the squares they make, and where the next tile may go (SD-014 to SD-019).

Every cell that no laid face gives a square is wall. This file must not know who lays tiles, nor map files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
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


@lru_cache(maxsize=256)
def _turned(key: tuple[str, int], holder: _Faces) -> Face:
    return rotate(holder.faces[key[0]], key[1])


class _Faces:
    """Wraps a mapping so that it can be remembered by identity."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        self.faces = faces
