"""What a board is printed on: how its spaces lie side by side, and how the print is drawn.

Camera and board ask here and so need not know whether spaces are hexagons, squares, or whole tiles yet to be laid. All
lengths are in widths of one cell. Must not know what stands on the board.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from engine.boards import Cell, MapLayout, hex_neighbours
from systems.presentation.art.terrain import MARGIN, draw_board, hex_centre
from systems.presentation.art.woodcut import HEX_HEIGHT, UNIT_HEX, hex_corners
from systems.presentation.palette import INK, PAPER, SHEET, TERRAIN, Colour, mix
from systems.presentation.shapes import Point

# Sides of a hexagon in the order of `hex_neighbours`: W, E, NW, NE, SW, SE, as indices into its corners.
SIDES: Final = ((4, 5), (1, 2), (5, 0), (0, 1), (3, 4), (2, 3))
# Sides of a square: the way to the cell beyond, and both ends from the upper left corner.
EDGES: Final = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)
SQUARE_MARGIN: Final = 0.08
LINE: Final = mix(PAPER, INK, 0.12)


class Span(NamedTuple):
    """Left, top, right and lower edge of a board."""

    left: float
    top: float
    right: float
    bottom: float


class Ground:
    """A board of which nothing is printed: what all boards share."""

    name: Hashable = ""
    """Tells boards apart: one with the same name looks the same."""
    margin = 0.0
    """Paper around the board."""
    least = 18
    """Cells are never fewer pixels wide."""
    can_draw = False
    """Whether there is more to see than the flat inks of a sketch."""

    def __init__(self, span: Span, kinds: Mapping[str, str]) -> None:
        self.span = span
        self.kinds = dict(kinds)
        """The ground of every space."""

    def centre(self, key: str) -> Point:
        """The middle of a space."""
        raise NotImplementedError

    def space_at(self, x: float, y: float) -> str:
        """The space that holds a point, or ""."""
        raise NotImplementedError

    def outlines(self, key: str) -> Iterator[Sequence[Point]]:
        """The outline of each cell of a space."""
        raise NotImplementedError

    def rim(self, keys: Collection[str]) -> Iterator[tuple[Point, Point]]:
        """The line around some spaces, side by side."""
        raise NotImplementedError

    def draw(self, width: int) -> pygame.Surface:
        """The print with cells of that many pixels, with its margin."""
        raise NotImplementedError

    def ink(self, kind: str) -> Colour:
        """The flat ink of a kind of ground."""
        return TERRAIN.get(kind, SHEET)

    def darken(self, surface: pygame.Surface, width: int, corner: Point, keys: Collection[str]) -> None:
        """Lays the dark over spaces; `corner` is where the point 0, 0 lies. Boards under the open sky have none."""

    def offset(self, width: int) -> tuple[int, int]:
        """Where the point 0, 0 lies on the print."""
        margin = self.margin_pixels(width)
        return round(margin - self.span.left * width), round(margin - self.span.top * width)

    def size(self, width: int) -> tuple[int, int]:
        """How large the print is at a width of cells."""
        wide, high = self.span.right - self.span.left, self.span.bottom - self.span.top
        if not wide or not high:
            return 1, 1
        margin = self.margin_pixels(width)
        return math.ceil(wide * width) + 2 * margin, math.ceil(high * width) + 2 * margin

    def margin_pixels(self, width: int) -> int:
        """The margin at a width of cells."""
        return round(self.margin * width)


class HexGround(Ground):
    """A map of hexagons, printed as a woodcut where all its terrains can be."""

    margin = MARGIN / UNIT_HEX

    def __init__(self, layout: MapLayout) -> None:
        self._layout = layout
        self._cells = {space.key: (space.x, space.y) for space in layout.spaces}
        self._keys = {cell: key for key, cell in self._cells.items()}
        kinds = {space.key: space.kind for space in layout.spaces}
        super().__init__(_hex_span(list(self._keys)), kinds)
        self.name = layout.id
        self.can_draw = all(kind in TERRAIN for kind in kinds.values())

    def centre(self, key: str) -> Point:
        """The middle of a hexagon."""
        return hex_centre(self._cells[key], 1.0)

    def space_at(self, x: float, y: float) -> str:
        """Of regular hexagons side by side, the one whose middle is nearest is the one that holds the point."""
        row, column = round((y - HEX_HEIGHT / 2) / (HEX_HEIGHT * 0.75)), int(x)
        near = [(column + dx, row + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
        best = min(near, key=lambda cell: (pygame.Vector2(hex_centre(cell, 1.0)) - (x, y)).length_squared())
        return self._keys.get(best, "")

    def outlines(self, key: str) -> Iterator[Sequence[Point]]:
        """The one hexagon."""
        yield hex_corners(self.centre(key), 1.0)

    def rim(self, keys: Collection[str]) -> Iterator[tuple[Point, Point]]:
        """Sides beyond which there is none of them."""
        for key in keys:
            corners = hex_corners(self.centre(key), 1.0)
            for (start, end), beyond in zip(SIDES, hex_neighbours(self._cells[key]), strict=True):
                if self._keys.get(beyond) not in keys:
                    yield corners[start], corners[end]

    def draw(self, width: int) -> pygame.Surface:
        """The woodcut."""
        return draw_board(self._layout, width)[0]


class SquareGround(Ground):
    """A board of squares. A space may cover several cells, as a place for a whole tile does."""

    margin = SQUARE_MARGIN
    least = 8

    def __init__(
        self, areas: Mapping[str, Sequence[Cell]], kinds: Mapping[str, str], walls: Collection[Cell] = ()
    ) -> None:
        self._areas = dict(areas)
        self._keys = {cell: key for key, area in areas.items() for cell in area}
        super().__init__(_square_span([*self._keys, *walls]), kinds)
        self.name = tuple(self._keys)

    def margin_pixels(self, width: int) -> int:
        """The margin is seen even around the smallest squares."""
        return max(2, round(self.margin * width))

    def cells(self, keys: Collection[str]) -> set[Cell]:
        """All cells of some spaces."""
        return {cell for key in keys for cell in self._areas.get(key, ())}

    def centre(self, key: str) -> Point:
        """The middle of all cells of a space."""
        area = self._areas[key]
        xs, ys = [x for x, _ in area], [y for _, y in area]
        return (min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2

    def space_at(self, x: float, y: float) -> str:
        """The space of the cell."""
        return self._keys.get((int(x // 1), int(y // 1)), "")

    def outlines(self, key: str) -> Iterator[Sequence[Point]]:
        """A square for each cell."""
        for x, y in self._areas[key]:
            yield (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)

    def rim(self, keys: Collection[str]) -> Iterator[tuple[Point, Point]]:
        """Sides beyond which there is none of them."""
        inside = self.cells(keys)
        for x, y in inside:
            for (dx, dy), start, end in EDGES:
                if (x + dx, y + dy) not in inside:
                    yield (x + start[0], y + start[1]), (x + end[0], y + end[1])


def ground_of(layout: MapLayout | None) -> Ground:
    """The ground of a map as it lies in its file; none of an empty table."""
    if layout is not None and layout.grid == "hex":
        return HexGround(layout)
    spaces = layout.spaces if layout is not None else ()
    return SquareGround({s.key: ((s.x, s.y),) for s in spaces}, {s.key: s.kind for s in spaces})


def _hex_span(cells: Sequence[Cell]) -> Span:
    if not cells:
        return Span(0, 0, 0, 0)
    centres = [hex_centre(cell, 1.0) for cell in cells]
    across, down, half = [x for x, _ in centres], [y for _, y in centres], HEX_HEIGHT / 2
    return Span(min(across) - 0.5, min(down) - half, max(across) + 0.5, max(down) + half)


def _square_span(cells: Sequence[Cell]) -> Span:
    if not cells:
        return Span(0, 0, 0, 0)
    across, down = [x for x, _ in cells], [y for _, y in cells]
    return Span(min(across), min(down), max(across) + 1, max(down) + 1)
