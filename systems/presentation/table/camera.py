"""The eye over the board: how wide a cell is, and which part of the board lies in the frame.

Zoom goes in steps of the largest whole cell that fits, so that outlines stay crisp; it keeps the point under the
pointer where it is. How cells lie side by side the `Ground` knows. Knows no surface and no game.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import Final

import pygame

from systems.presentation.table.grounds import Ground

STEPS: Final = (0.7, 1.0, 1.4, 2.0)
WHOLE: Final = 1
"""The index of the step that shows the whole board."""
AROUND: Final = 3
"""So many cells are seen around what is looked at, both sides together."""
NEAREST: Final = 9
"""At the nearest step no more cells than this need to fit into the shorter side of the frame."""


class Camera:
    """What part of a board a frame shows."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.frame = pygame.Rect(0, 0, 1, 1)
        self.room = self.frame
        """The frame as it is while nothing lies over its lower part; what fits into it is not made smaller."""
        self.step = WHOLE
        self.is_by_hand = False
        """Whether somebody has chosen what is seen; else the board follows whoever acts."""
        self._fit = ground.least
        self._corner = pygame.Vector2(0, 0)
        """The point of the picture that lies in the upper left corner of the frame."""
        self._go_to(self.step)
        self._clamp()

    # --- size

    @property
    def cell_width(self) -> int:
        """Pixels across a cell at the present zoom."""
        return self._width

    def _go_to(self, step: int) -> None:
        """Takes the measure of a step; what follows has to look at some point."""
        self.step, self._width = step, self._width_at(step)

    def _width_at(self, step: int) -> int:
        """Pixels across a cell at a step; a board of many cells can be brought as near as any other."""
        factor = STEPS[step]
        nearest = min(self.room.size) / NEAREST / max(1, self._fit)
        if step > WHOLE and nearest > STEPS[-1]:
            factor = nearest ** ((step - WHOLE) / (len(STEPS) - 1 - WHOLE))
        return max(self.ground.least, int(self._fit * factor))

    def set_frame(self, frame: pygame.Rect, room: pygame.Rect | None = None) -> None:
        """Moves to another frame, and looks at the middle of what was seen before.

        Where only something has been laid over the lower part of the `room`, or taken away, the board stays where it is.
        """
        room, middle = room or frame, self.to_map(self.room.center)
        self.frame, before, self.room = frame, self.room, room
        if room == before:
            self._clamp()
            return
        self._fit = self._fitting_width()
        self._go_to(self.step)
        self._look_at(middle)

    def _fitting_width(self) -> int:
        (wide, high), around = self._span(), 2 * self.ground.margin
        if not wide or not high:
            return self.ground.least
        fitting = min(self.room.width / (wide + around), self.room.height / (high + around))
        return max(self.ground.least, int(fitting))

    def _span(self) -> tuple[float, float]:
        """Width and height of the board in cells."""
        span = self.ground.span
        return span.right - span.left, span.bottom - span.top

    def picture_size(self) -> tuple[int, int]:
        """Size of the whole board's picture at the present zoom."""
        return self.ground.size(self._width)

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
        left, top = self._origin
        return point[0] * self._width + left, point[1] * self._width + top

    def places(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        """Points of the map in the window."""
        width, (left, top) = self._width, self._origin
        return [(x * width + left, y * width + top) for x, y in points]

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
        left, top = self._origin
        return (point[0] - left) / self._width, (point[1] - top) / self._width

    # --- moving

    def pan(self, dx: float, dy: float) -> None:
        """Shifts the board by pixels, never out of sight."""
        self._corner -= pygame.Vector2(dx, dy)
        self.is_by_hand = True
        self._clamp()

    def zoom(self, change: int, around: tuple[int, int]) -> bool:
        """Goes `change` steps nearer or farther; tells whether anything changed."""
        step = min(len(STEPS) - 1, max(0, self.step + change))
        if step == self.step:
            return False
        here = self.to_map(around)
        self._go_to(step)
        self.is_by_hand = True
        self._look_at(here, around)
        return True

    def show_whole(self) -> None:
        """Goes back to the step at which the whole board is seen."""
        self._go_to(WHOLE)
        self.is_by_hand = True
        self._clamp()

    def follow(self, keys: Collection[str], least: int) -> None:
        """Looks at spaces from so near that cells are `least` pixels wide, if all of them are seen from there; else at the
        whole board.

        What somebody has chosen by hand stays as it is.
        """
        if self.is_by_hand:
            return
        step, middle = self._nearness(keys, least)
        if step != self.step:
            self._go_to(step)
            self._look_at(middle)
        elif self.fits_room:
            self._show_beside_list(keys)
        elif len(keys) == 1:
            self.reveal(next(iter(keys)))
        elif keys:
            self._look_at(middle)

    def _nearness(self, keys: Collection[str], least: int) -> tuple[int, tuple[float, float]]:
        """The step from which spaces are seen well, and the middle between them."""
        points = [self.ground.centre(key) for key in keys if self.knows(key)]
        if not points or self._width_at(WHOLE) >= least:
            return WHOLE, self.to_map(self.frame.center)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        for step in range(WHOLE + 1, len(STEPS)):
            width = self._width_at(step)
            room = self.room.width / width - AROUND, self.room.height / width - AROUND
            if max(xs) - min(xs) > room[0] or max(ys) - min(ys) > room[1]:
                break
            if width >= least or step == len(STEPS) - 1:
                return step, middle
        return WHOLE, middle

    @property
    def fits_room(self) -> bool:
        """Tells whether all of the board is seen while nothing lies over the frame."""
        wide, high = self.picture_size()
        return wide <= self.room.width + 2 and high <= self.room.height + 2

    def _show_beside_list(self, keys: Collection[str]) -> None:
        """Lifts a board that is seen as a whole, and no more than it must, where a list lies over what is looked at."""
        self._corner.y = -self.room.height
        self._clamp()
        lowest = max((self.centre(key)[1] for key in keys if self.knows(key)), default=0) + self._width
        highest = min((self.centre(key)[1] for key in keys if self.knows(key)), default=0) - self._width
        lift = min(lowest - self.frame.bottom, highest - self.frame.top)
        if lift > 0:
            self._corner.y += lift
            self._clamp()

    def reveal(self, key: str) -> None:
        """Brings a space into the frame if it lies outside."""
        border = -2 * min(2 * self.cell_width, min(self.frame.size) // 4)
        if self.knows(key) and not self.frame.inflate(border, border).collidepoint(self.centre(key)):
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
        """Keeps the board in sight, and notes where its point 0, 0 lies in the window: it is asked for hundreds of times a
        frame.
        """
        for axis, (size, room) in enumerate(zip(self.picture_size(), self.frame.size, strict=True)):
            first = min(0.0, (size - self.room.size[axis]) / 2)
            self._corner[axis] = min(max(first, size - room), max(first, self._corner[axis]))
        (left, top), (dx, dy) = self.corner, self.ground.offset(self._width)
        self._origin = left + dx, top + dy
