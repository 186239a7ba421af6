"""The ground of a dungeon: who is beside whom, how far away, and who sees whom (SD-061 to SD-072, SD-126 to SD-128).

Cells that are no squares are wall. A model is told by the upper left cell of its base and the size of the base: 1, or 2
for a large one. This file must not know models, sides or cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from engine.boards import Cell, square_neighbours
from systems.superdungeon.sight import Sight

if TYPE_CHECKING:
    from systems.superdungeon.walking import Gait, Reach, Step, Way

SMALL: Final = 1
LARGE: Final = 2


def base(at: Cell, size: int = SMALL) -> tuple[Cell, ...]:
    """The cells under a base, in reading order."""
    x, y = at
    return ((x, y),) if size == SMALL else ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))


def distance(a: Cell, b: Cell, a_size: int = SMALL, b_size: int = SMALL) -> int:
    """Squares between the nearest squares of two bases, walls and models aside (SD-126)."""
    if a_size == b_size == SMALL:
        return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    across = max(a[0] - (b[0] + b_size - 1), b[0] - (a[0] + a_size - 1), 0)
    down = max(a[1] - (b[1] + b_size - 1), b[1] - (a[1] + a_size - 1), 0)
    return max(across, down)


class Ground:
    """The squares of a dungeon and what slows or burns those who walk there. It never changes."""

    def __init__(
        self, squares: Collection[Cell], difficult: Collection[Cell] = (), burning: Collection[Cell] = ()
    ) -> None:
        self.squares = frozenset(squares)
        self.difficult = frozenset(difficult)
        self.burning = frozenset(burning)
        self.sight = Sight(self.squares)
        self.walks: dict[tuple[Cell, int], dict[Cell, Step]] = {}
        """Steps from each place for each size of base, as `walking.steps` finds them once."""
        self.ways: dict[Gait, dict[Cell, list[Way]]] = {}
        """The same with prices, for each gait."""
        self.reaches: dict[tuple[object, ...], Reach] = {}
        """Where models get, as `walking.reach` found it lately."""
        self.areas: dict[tuple[object, ...], tuple[Cell, ...]] = {}
        """Squares of area effects, as `shapes.area` finds them once."""
        self._around = {cell: self._beside(cell) for cell in squares}

    def is_square(self, cell: Cell) -> bool:
        """Tell whether a cell can be stood on; all others are wall (SD-064)."""
        return cell in self.squares

    def around(self, cell: Cell) -> tuple[Cell, ...]:
        """Squares adjacent to a square: N, E, S, W, then NE, SE, SW, NW; none beside a wall."""
        return self._around.get(cell, ())

    def are_adjacent(self, a: Cell, b: Cell, a_size: int = SMALL, b_size: int = SMALL) -> bool:
        """Tell whether two bases are 1 apart and not cut off by two wall corners (SD-072)."""
        if distance(a, b, a_size, b_size) != 1:
            return False
        others = base(b, b_size)
        return any(other in self._around.get(cell, ()) for cell in base(a, a_size) for other in others)

    def beside(self, at: Cell, size: int = SMALL) -> list[Cell]:
        """All squares adjacent to a base, in reading order."""
        own = base(at, size)
        found = {other for cell in own for other in self._around.get(cell, ())} - set(own)
        return sorted(found, key=lambda cell: (cell[1], cell[0]))

    def sees(self, a: Cell, b: Cell, a_size: int = SMALL, b_size: int = SMALL) -> bool:
        """Tell whether there is a line of sight between two bases (SD-127, SD-128)."""
        if a_size == b_size == SMALL:
            return self.sight.sees(a, b)
        return self.sight.any_sees(base(a, a_size), base(b, b_size))

    def is_cut(self, a: Cell, b: Cell) -> bool:
        """Tell whether a diagonal between two cells passes between two walls (SD-062)."""
        return (a[0], b[1]) not in self.squares and (b[0], a[1]) not in self.squares

    def fits(self, at: Cell, size: int = SMALL) -> bool:
        """Tell whether a base stands on squares alone, as it must where it stops."""
        return self.squares.issuperset(base(at, size))

    def places_over(self, squares: Iterable[Cell], size: int = SMALL) -> list[Cell]:
        """Where a base can stand so that it covers one of some squares at least, in reading order."""
        spread = range(size)
        found = {(x - dx, y - dy) for x, y in squares for dx in spread for dy in spread}
        return sorted((at for at in found if self.fits(at, size)), key=lambda cell: (cell[1], cell[0]))

    def _beside(self, cell: Cell) -> tuple[Cell, ...]:
        return tuple(
            other
            for other in square_neighbours(cell, diagonal=True)
            if other in self.squares
            and (other[0] == cell[0] or other[1] == cell[1] or not self.is_cut(cell, other))
        )
