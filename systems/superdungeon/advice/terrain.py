"""The dungeon as computer players measure it: steps, sight and areas, remembered for as long as the dungeon stands.

Made of the ground alone, which everybody sees; where models stand, it does not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from systems.superdungeon import shapes
from systems.superdungeon.faces import Side
from systems.superdungeon.geometry import SMALL, Ground, base, distance
from systems.superdungeon.shapes import Shape
from systems.superdungeon.walking import distances

Cell = tuple[int, int]
Cells = frozenset[Cell]
FAR = 60
"""Steps between squares that are not joined."""


class Terrain:
    """Measures of one dungeon. Every answer is kept."""

    def __init__(self, ground: Ground, runes: Cells = frozenset()) -> None:
        self.ground = ground
        self.runes = runes
        self._steps: dict[Cell, dict[Cell, int]] = {}
        self._beside: dict[tuple[Cell, int, int], Cells] = {}
        self._seen: dict[tuple[Cell, int, int, int], Cells] = {}
        self._near: dict[tuple[Cell, int], Cells] = {}
        self._areas: dict[tuple[Shape, int, Cell, int, Side | None], Cells] = {}
        self._struck: dict[tuple[Cell, int, int, int], Cells] = {}

    def field(self, at: Cell) -> dict[Cell, int]:
        """Steps from a square to all others, models and terrain aside."""
        known = self._steps.get(at)
        if known is None:
            known = self._steps[at] = distances(self.ground, [at])
        return known

    def steps(self, a: Cell, b: Cell) -> int:
        """Steps from one square to another."""
        return self.field(a).get(b, FAR)

    def ways(self, goals: Iterable[Cell]) -> dict[Cell, int]:
        """Steps from each square to the nearest of some; empty if there are none."""
        return distances(self.ground, goals)

    def within(self, at: Cell, n: int) -> Cells:
        """Squares that are at most so many steps away."""
        key = (at, n)
        known = self._near.get(key)
        if known is None:
            near = takewhile(lambda found: found[1] <= n, self.field(at).items())  # nearest first
            known = self._near[key] = frozenset(cell for cell, _ in near)
        return known

    def beside(self, at: Cell, size: int, mine: int = SMALL) -> Cells:
        """Places from which a base of size `mine` touches another."""
        key = (at, size, mine)
        known = self._beside.get(key)
        if known is None:
            found = self.ground.places_over(self.ground.beside(at, size), mine)
            own = set(base(at, size))
            known = self._beside[key] = frozenset(c for c in found if own.isdisjoint(base(c, mine)))
        return known

    def striking(self, at: Cell, size: int, reach: int, mine: int = SMALL) -> Cells:
        """Places from which a base of size `mine` strikes at another without a range (SD-104, SD-119)."""
        if reach <= 1:
            return self.beside(at, size, mine)
        key = (at, size, reach, mine)
        known = self._struck.get(key)
        if known is None:
            near, far = self.beside(at, size, mine), self.seeing(at, size, reach, mine)
            apart = frozenset(cell for cell in far if distance(cell, at, mine, size) > 1)
            known = self._struck[key] = near | apart
        return known

    def seeing(self, at: Cell, size: int, n: int, mine: int = SMALL) -> Cells:
        """Places within so many squares from which a base of size `mine` sees another."""
        key = (at, size, n, mine)
        known = self._seen.get(key)
        if known is None:
            own = set(base(at, size))
            known = self._seen[key] = frozenset(
                cell
                for cell in self._around(at, size, n, mine)
                if self.ground.sees(cell, at, mine, size) and own.isdisjoint(base(cell, mine))
            )
        return known

    def _around(self, at: Cell, size: int, n: int, mine: int) -> list[Cell]:
        """Places of a base within so many squares of another."""
        (x, y), squares = at, self.ground.squares
        across, down = range(x - n - mine + 1, x + n + size), range(y - n - mine + 1, y + n + size)
        found = [(cx, cy) for cy in down for cx in across if (cx, cy) in squares]
        return found if mine == SMALL else [cell for cell in found if self.ground.fits(cell, mine)]

    def area(self, shape: Shape, n: int, at: Cell, size: int, side: Side | None = None) -> Cells:
        """The squares that a shape covers."""
        key = (shape, n, at, size, side)
        known = self._areas.get(key)
        if known is None:
            known = self._areas[key] = frozenset(shapes.area(self.ground, shape, n, at, size, side))
        return known
