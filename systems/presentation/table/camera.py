"""The eye over the board: how wide a hexagon is, and which part of the board lies in the frame.

Zoom goes in steps of the largest whole hexagon that fits, so that outlines stay crisp; it keeps the point under the
pointer where it is. Knows no surface and no game.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Final

import pygame

from engine.boards import Cell, MapLayout
from systems.presentation.art.terrain import MARGIN, hex_centre
from systems.presentation.art.woodcut import HEX_HEIGHT, UNIT_HEX

STEPS: Final = (0.7, 1.0, 1.4, 2.0)
WHOLE: Final = 1
"""The index of the step that shows the whole board."""
SMALLEST_HEX: Final = 18


class Camera:
    """What part of a board of hexagons a frame shows."""

    def __init__(self, layout: MapLayout) -> None:
        self._cells = {(space.x, space.y): space.key for space in layout.spaces}
        self._cell_of = {key: cell for cell, key in self._cells.items()}
        self._bounds = _bounds(list(self._cells))
        self.frame = pygame.Rect(0, 0, 1, 1)
        self.step = WHOLE
        self._fit = SMALLEST_HEX
        self._corner = pygame.Vector2(0, 0)
        """The point of the picture that lies in the upper left corner of the frame."""

    # --- size

    @property
    def hex_width(self) -> int:
        """Pixels across a hexagon at the present zoom."""
        return max(SMALLEST_HEX, int(self._fit * STEPS[self.step]))

    def set_frame(self, frame: pygame.Rect) -> None:
        """Moves to another frame, and looks at the middle of what was seen before."""
        middle = self.to_map(self.frame.center)
        self.frame = frame
        self._fit = self._fitting_width()
        self._look_at(middle)

    def _fitting_width(self) -> int:
        if not self._cells:
            return SMALLEST_HEX
        columns, rows = self._span()
        around = 2 * MARGIN / UNIT_HEX
        return max(
            SMALLEST_HEX,
            int(min(self.frame.width / (columns + around), self.frame.height / (rows * HEX_HEIGHT + around))),
        )

    def _span(self) -> tuple[float, float]:
        """Width and height of the board in hexagons."""
        return self._bounds[2] - self._bounds[0], (self._bounds[3] - self._bounds[1]) / HEX_HEIGHT

    def picture_size(self) -> tuple[int, int]:
        """Size of the whole board's picture at the present zoom."""
        if not self._cells:
            return 1, 1
        (wide, high), margin = self._span(), self._margin()
        width = self.hex_width
        return math.ceil(wide * width) + 2 * margin, math.ceil(high * HEX_HEIGHT * width) + 2 * margin

    def _margin(self) -> int:
        return round(MARGIN * self.hex_width / UNIT_HEX)

    def _offset(self) -> tuple[int, int]:
        """Where the map's own corner lies on the picture, as `draw_board` has it."""
        margin, width = self._margin(), self.hex_width
        return round(margin - self._bounds[0] * width), round(margin - self._bounds[1] * width)

    # --- places

    @property
    def corner(self) -> tuple[int, int]:
        """Where in the window the picture's upper left corner lies."""
        return round(self.frame.left - self._corner.x), round(self.frame.top - self._corner.y)

    def centre(self, key: str) -> tuple[float, float]:
        """The middle of a space in the window."""
        x, y = hex_centre(self._cell_of[key], self.hex_width)
        dx, dy = self._offset()
        left, top = self.corner
        return x + dx + left, y + dy + top

    def knows(self, key: str) -> bool:
        """Tells whether that is a space of this board."""
        return key in self._cell_of

    def space_at(self, point: tuple[float, float]) -> str:
        """The space under a point of the window, or ""."""
        if not self.frame.collidepoint(point):
            return ""
        x, y = self.to_map(point)
        near = self._cells_near(x, y)
        # Of regular hexagons side by side, the one whose middle is nearest is the one that holds the point.
        best = min(near, key=lambda cell: math.dist(hex_centre(cell, 1.0), (x, y)))
        return self._cells.get(best, "")

    @staticmethod
    def _cells_near(x: float, y: float) -> list[Cell]:
        row = round((y - HEX_HEIGHT / 2) / (HEX_HEIGHT * 0.75))
        column = int(x)
        return [(column + dx, row + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]

    def to_map(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the window in hexagons of the map."""
        dx, dy = self._offset()
        left, top = self.corner
        width = self.hex_width
        return (point[0] - left - dx) / width, (point[1] - top - dy) / width

    # --- moving

    def pan(self, dx: float, dy: float) -> None:
        """Shifts the board by pixels, never out of sight."""
        self._corner -= pygame.Vector2(dx, dy)
        self._clamp()

    def zoom(self, change: int, around: tuple[int, int]) -> bool:
        """Goes `change` steps nearer or farther; tells whether anything changed."""
        step = min(len(STEPS) - 1, max(0, self.step + change))
        if step == self.step:
            return False
        here = self.to_map(around)
        self.step = step
        self._look_at(here, around)
        return True

    def show_whole(self) -> None:
        """Goes back to the step at which the whole board is seen."""
        self.step = WHOLE
        self._clamp()

    def reveal(self, key: str) -> None:
        """Brings a space into the frame if it lies outside."""
        if self.knows(key) and not self.frame.inflate(-40, -40).collidepoint(self.centre(key)):
            self._look_at(hex_centre(self._cell_of[key], 1.0))

    def centre_on(self, x: float, y: float) -> None:
        """Puts a point of the picture into the middle of the frame."""
        self._corner = pygame.Vector2(x - self.frame.width / 2, y - self.frame.height / 2)
        self._clamp()

    @property
    def is_whole(self) -> bool:
        """Tells whether all of the board is in the frame."""
        wide, high = self.picture_size()
        return wide <= self.frame.width + 2 and high <= self.frame.height + 2

    def neighbour_of(self, key: str, among: Collection[str], direction: tuple[int, int]) -> str:
        """The nearest of some spaces in a direction from a space; "" where there is none."""
        here = pygame.Vector2(self.centre(key))
        ahead = pygame.Vector2(direction)

        def cost(space: str) -> float:
            way = pygame.Vector2(self.centre(space)) - here
            along = way.dot(ahead)
            return math.inf if along <= 1 else way.length() + 2 * abs(way.cross(ahead))

        best = min((space for space in among if space != key), key=cost, default="")
        return best if best and cost(best) < math.inf else ""

    def _look_at(self, at: tuple[float, float], point: tuple[int, int] | None = None) -> None:
        """Puts a point of the map under a point of the window (the middle of the frame by default)."""
        point = point or self.frame.center
        dx, dy = self._offset()
        width = self.hex_width
        self._corner = pygame.Vector2(
            at[0] * width + dx - (point[0] - self.frame.left),
            at[1] * width + dy - (point[1] - self.frame.top),
        )
        self._clamp()

    def _clamp(self) -> None:
        for axis, (size, room) in enumerate(zip(self.picture_size(), self.frame.size, strict=True)):
            spare = size - room
            self._corner[axis] = spare / 2 if spare <= 0 else min(spare, max(0.0, self._corner[axis]))


def _bounds(cells: Sequence[Cell]) -> tuple[float, float, float, float]:
    """Left, top, right and lower edge of these cells, in hexagons of width 1."""
    if not cells:
        return 0.0, 0.0, 0.0, 0.0
    centres = [hex_centre(cell, 1.0) for cell in cells]
    across, down = [x for x, _ in centres], [y for _, y in centres]
    half = HEX_HEIGHT / 2
    return min(across) - 0.5, min(down) - half, max(across) + 0.5, max(down) + half
