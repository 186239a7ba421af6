"""The eye over the board: how wide a cell is, and which part of the board lies in the frame.

Zoom goes in steps of the largest whole cell that fits, so that outlines stay crisp; it keeps the point under the
pointer where it is. How cells lie side by side the `Ground` knows. Knows no surface and no game.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Final

import pygame

from systems.presentation.table.grounds import Ground

STEPS: Final = (0.7, 1.0, 1.4, 2.0)
WHOLE: Final = 1
"""The index of the step that shows the whole board."""


class Camera:
    """What part of a board a frame shows."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.frame = pygame.Rect(0, 0, 1, 1)
        self.step = WHOLE
        self._fit = ground.least
        self._corner = pygame.Vector2(0, 0)
        """The point of the picture that lies in the upper left corner of the frame."""

    # --- size

    @property
    def cell_width(self) -> int:
        """Pixels across a cell at the present zoom."""
        return max(self.ground.least, int(self._fit * STEPS[self.step]))

    def set_frame(self, frame: pygame.Rect) -> None:
        """Moves to another frame, and looks at the middle of what was seen before."""
        middle = self.to_map(self.frame.center)
        self.frame = frame
        self._fit = self._fitting_width()
        self._look_at(middle)

    def _fitting_width(self) -> int:
        (wide, high), around = self._span(), 2 * self.ground.margin
        if not wide or not high:
            return self.ground.least
        fitting = min(self.frame.width / (wide + around), self.frame.height / (high + around))
        return max(self.ground.least, int(fitting))

    def _span(self) -> tuple[float, float]:
        """Width and height of the board in cells."""
        span = self.ground.span
        return span.right - span.left, span.bottom - span.top

    def picture_size(self) -> tuple[int, int]:
        """Size of the whole board's picture at the present zoom."""
        (wide, high), width = self._span(), self.cell_width
        if not wide or not high:
            return 1, 1
        margin = self.ground.margin_pixels(width)
        return math.ceil(wide * width) + 2 * margin, math.ceil(high * width) + 2 * margin

    # --- places

    @property
    def corner(self) -> tuple[int, int]:
        """Where in the window the picture's upper left corner lies."""
        return round(self.frame.left - self._corner.x), round(self.frame.top - self._corner.y)

    def centre(self, key: str) -> tuple[float, float]:
        """The middle of a space in the window."""
        return self.place(self.ground.centre(key))

    def place(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the map in the window."""
        dx, dy = self.ground.offset(self.cell_width)
        left, top = self.corner
        return point[0] * self.cell_width + dx + left, point[1] * self.cell_width + dy + top

    def knows(self, key: str) -> bool:
        """Tells whether that is a space of this board."""
        return key in self.ground.kinds

    def space_at(self, point: tuple[float, float]) -> str:
        """The space under a point of the window, or ""."""
        if not self.frame.collidepoint(point):
            return ""
        return self.ground.space_at(*self.to_map(point))

    def to_map(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the window in cells of the map."""
        dx, dy = self.ground.offset(self.cell_width)
        left, top = self.corner
        width = self.cell_width
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
            self._look_at(self.ground.centre(key))

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
        width = self.cell_width
        dx, dy = self.ground.offset(width)
        self._corner = pygame.Vector2(
            at[0] * width + dx - (point[0] - self.frame.left),
            at[1] * width + dy - (point[1] - self.frame.top),
        )
        self._clamp()

    def _clamp(self) -> None:
        for axis, (size, room) in enumerate(zip(self.picture_size(), self.frame.size, strict=True)):
            spare = size - room
            self._corner[axis] = spare / 2 if spare <= 0 else min(spare, max(0.0, self._corner[axis]))
