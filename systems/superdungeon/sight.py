"""Line of sight, exactly as SD-128 has it: nine points in each square, 81 segments, none may touch a wall.

A segment is told by the cells it touches, a set of bits in the box that both squares span. Those sets depend on nothing
but the way from one square to the other, so they are made once; looking is then one AND for each segment.
This file must not know models, terrain or areas.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from itertools import product
from typing import Final

from engine.boards import Cell

STRIDE: Final = 64
"""Bits from row to row; wider dungeons take as many as they are wide."""

POINTS: Final = (10, 1, 19)
"""Offsets of a square's points in twentieths of its side; the middle first, since it decides most questions."""

PARTS: Final = 20

FAR: Final = 16
"""Few looks go farther."""


class Sight:
    """Who sees whom among fixed squares; every other cell is wall. Answers are kept."""

    def __init__(self, squares: Collection[Cell]) -> None:
        self._squares = frozenset(squares)
        xs, ys = [x for x, _ in self._squares], [y for _, y in self._squares]
        self._left, self._top = min(xs, default=0), min(ys, default=0)
        self._stride = max(STRIDE, max(xs, default=0) - self._left + 1)
        height = max(ys, default=0) - self._top + 1
        self._walls = (1 << self._stride * height) - 1
        for cell in self._squares:
            self._walls ^= 1 << self._bit(cell)
        self._known: dict[tuple[Cell, Cell], bool] = {}

    def sees(self, a: Cell, b: Cell) -> bool:
        """Tell whether a straight line joins two squares without touching a wall, not even a corner (SD-127)."""
        pair = (a, b) if a <= b else (b, a)
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = self._look(*pair)
        return known

    def any_sees(self, viewers: Iterable[Cell], targets: Iterable[Cell]) -> bool:
        """Tell whether one of some squares sees one of others: the sight of large models (SD-128)."""
        seen = tuple(targets)
        return any(self.sees(a, b) for a in viewers for b in seen)

    def _bit(self, cell: Cell) -> int:
        return (cell[1] - self._top) * self._stride + cell[0] - self._left

    def _look(self, a: Cell, b: Cell) -> bool:
        if a not in self._squares or b not in self._squares:
            return False
        corner = (min(a[0], b[0]), min(a[1], b[1]))
        walls = self._walls >> self._bit(corner)
        return any(not walls & touched for touched in segments(b[0] - a[0], b[1] - a[1], self._stride))


@cache
def segments(dx: int, dy: int, stride: int) -> tuple[int, ...]:
    """For each segment to a square `dx`, `dy` away the cells it touches, as bits of rows `stride` apart.

    Bit 0 is the upper left corner of the box that both squares span.
    """
    ax, ay, bx, by = (PARTS * max(0, step) for step in (-dx, -dy, dx, dy))
    if abs(dy) <= abs(dx):
        strip, row = _strip(abs(dx) + 1, 1), stride
        ends = [(ax + u, ay + v, bx + w, by + z) for u, v, w, z in product(POINTS, repeat=4)]
    else:  # the same with columns for rows, since there are fewer of them
        strip, row = _strip(abs(dy) + 1, stride), 1
        ends = [(ay + v, ax + u, by + z, bx + w) for u, v, w, z in product(POINTS, repeat=4)]
    found = (
        _touched(px, py, qx, qy, strip, row) if py <= qy else _touched(qx, qy, px, py, strip, row)
        for px, py, qx, qy in ends
    )
    return tuple(dict.fromkeys(found))


def prepare(reach: int = FAR) -> None:
    """Make all segments to squares that are not farther away, ahead of the first look; half of a second for all."""
    for dx in range(reach + 1):
        for dy in range(-reach, reach + 1):
            segments(dx, dy, STRIDE)


@cache
def _strip(length: int, step: int) -> tuple[int, ...]:
    """The first 0, 1, 2 ... bits of a strip of cells whose bits lie `step` apart."""
    return tuple(sum(1 << place * step for place in range(count)) for count in range(length + 1))


def _touched(px: int, py: int, qx: int, qy: int, strip: tuple[int, ...], row_step: int) -> int:
    """The bits of all cells that a segment touches which leads down from p to q, borders and corners included."""
    run, scale = qx - px, PARTS * (qy - py)
    row, last_row = py // PARTS, qy // PARTS
    # where the segment enters a row, it touches the cells from `left` to `right`: two if it meets a corner there
    left = right = px // PARTS
    touched = 0
    height = px * (qy - py) + ((row + 1) * PARTS - py) * run
    for shift in range(row * row_step, last_row * row_step, row_step):
        next_right, rest = divmod(height, scale)
        next_left = next_right if rest else next_right - 1
        first, last = (left, next_right) if run >= 0 else (next_left, right)
        touched |= (strip[last + 1] ^ strip[first]) << shift
        left, right = next_left, next_right
        height += PARTS * run
    end = qx // PARTS
    first, last = (left, end) if run >= 0 else (end, right)
    return touched | (strip[last + 1] ^ strip[first]) << last_row * row_step
