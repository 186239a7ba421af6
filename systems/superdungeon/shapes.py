"""Shapes of area effects: Burst, Cross, Lance, Spray, Sweep, Wave and Aura (SD-135 to SD-147).

First the bare shape around a small or large user, then what walls leave of it. This file must not know who is hit.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from engine.boards import Cell, quarter_turn
from systems.superdungeon.faces import SIDES, Side, reading_order
from systems.superdungeon.geometry import SMALL, Ground, base

Shape = Literal["burst", "cross", "lance", "spray", "sweep", "wave", "aura"]

AIMED: Final[frozenset[Shape]] = frozenset({"lance", "spray", "sweep"})
"""Shapes that go to one side of the user; the others lie all around a square or a user."""


def aims(shape: Shape) -> tuple[Side | None, ...]:
    """The sides a shape may be turned to, or None alone where it has no direction (SD-147)."""
    return SIDES if shape in AIMED else (None,)


def area(
    ground: Ground, shape: Shape, x: int, at: Cell, size: int = SMALL, side: Side | None = None
) -> tuple[Cell, ...]:
    """The squares an area effect covers, in reading order.

    It spreads from the user's base, a burst from its target square with size 1. Squares that none of those sees are left
    out, and lanes of Cross and Lance stop at the first wall (SD-136).
    """
    key = (shape, x, at, size, side)
    known = ground.areas.get(key)
    if known is None:
        known = ground.areas[key] = tuple(
            sorted(_covered(ground, shape, x, at, size, side), key=reading_order)
        )
    return known


def _covered(ground: Ground, shape: Shape, x: int, at: Cell, size: int, side: Side | None) -> list[Cell]:
    found = []
    for lane in lanes(shape, x, size, side):
        for dx, dy in lane:
            cell = (at[0] + dx, at[1] + dy)
            if cell not in ground.squares:
                if shape in ("cross", "lance"):
                    break
                continue
            if ground.sight.any_sees(base(at, size), (cell,)):
                found.append(cell)
    return found


@cache
def lanes(shape: Shape, x: int, size: int = SMALL, side: Side | None = None) -> tuple[tuple[Cell, ...], ...]:
    """The cells of a shape relative to the upper left cell of its user, as lanes that lead away from him."""
    if (side is not None) != (shape in AIMED):
        raise ValueError(f"A {shape} is aimed at {'a side' if shape in AIMED else 'no side'}.")
    if shape == "cross":
        arms = [lane for each in SIDES for lane in _arm(x, size, each)]
        return (*((cell,) for cell in base((0, 0), size)), *arms)
    if shape == "lance":
        return _arm(x, size, side or "N")
    if shape in ("spray", "sweep"):
        rows = [(1, x)] if shape == "sweep" else [(row, row - 1) for row in range(1, x + 1)]
        return tuple(
            (_turned(cell, size, side or "N"),) for row, spread in rows for cell in _row(row, spread, size)
        )
    reach = range(-x, size + x)
    return tuple(((dx, dy),) for dy in reach for dx in reach)


def cells(shape: Shape, x: int, size: int = SMALL, side: Side | None = None) -> tuple[Cell, ...]:
    """The bare shape without walls, relative to the upper left cell of its user, in reading order."""
    return tuple(sorted((cell for lane in lanes(shape, x, size, side) for cell in lane), key=reading_order))


def _arm(x: int, size: int, side: Side) -> tuple[tuple[Cell, ...], ...]:
    """The lanes straight ahead, one for each square of the user's side (SD-140, SD-141)."""
    return tuple(
        tuple(_turned((lane, -step), size, side) for step in range(1, x + 1)) for lane in range(size)
    )


def _row(row: int, spread: int, size: int) -> list[Cell]:
    """The row so many squares north of a user, wider than him by `spread` to each hand (SD-142, SD-143)."""
    return [(dx, -row) for dx in range(-spread, size + spread)]


def _turned(cell: Cell, size: int, side: Side) -> Cell:
    """A cell as seen north, turned to another side around the user's middle."""
    return quarter_turn(cell, size, SIDES.index(side))
