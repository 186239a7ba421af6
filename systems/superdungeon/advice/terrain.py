"""The dungeon as computer players measure it: steps, sight and areas, remembered for as long as the dungeon stands.

Made of the ground alone, which everybody sees; where models stand, it does not know.
"""

from __future__ import annotations

from systems.superdungeon import shapes
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
        self._areas: dict[tuple[str, int, Cell, int, str | None], Cells] = {}

    def steps(self, a: Cell, b: Cell) -> int:
        """Steps from one square to another, models and terrain aside."""
        known = self._steps.get(a)
        if known is None:
            known = self._steps[a] = distances(self.ground, [a])
        return known.get(b, FAR)

    def within(self, at: Cell, n: int) -> Cells:
        """Squares that are at most so many steps away."""
        key = (at, n)
        known = self._near.get(key)
        if known is None:
            self.steps(at, at)
            known = self._near[key] = frozenset(c for c, steps in self._steps[at].items() if steps <= n)
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

    def seeing(self, at: Cell, size: int, n: int, mine: int = SMALL) -> Cells:
        """Places within so many squares from which a base of size `mine` sees another."""
        key = (at, size, n, mine)
        known = self._seen.get(key)
        if known is None:
            (x, y), own = at, set(base(at, size))
            spread = [
                (x + dx, y + dy) for dy in range(-n - 1, n + size + 1) for dx in range(-n - 1, n + size + 1)
            ]
            known = self._seen[key] = frozenset(
                cell
                for cell in spread
                if distance(cell, at, mine, size) <= n
                and self.ground.fits(cell, mine)
                and own.isdisjoint(base(cell, mine))
                and self.ground.sees(cell, at, mine, size)
            )
        return known

    def area(self, shape: Shape, n: int, at: Cell, size: int, side: str | None = None) -> Cells:
        """The squares that a shape covers."""
        key = (shape, n, at, size, side)
        known = self._areas.get(key)
        if known is None:
            found = shapes.area(self.ground, shape, n, at, size, side)  # type: ignore[arg-type]
            known = self._areas[key] = frozenset(found)
        return known
