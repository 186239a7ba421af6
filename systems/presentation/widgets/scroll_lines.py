"""A long list of lines to read, of which only those in sight are made: four hundred open as quickly as thirty.

Must not know what stands on the lines.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIScrollingContainer

from systems.presentation.widgets.press import Press

BAR: Final = 24
"""Room for the scroll bar."""
HELPING: Final = 0.012
"""Seconds of a frame that may be spent on new lines."""


class ScrollLines:
    """Lines of one height, the last ones in sight at first; `draw` makes the picture of a line by its number."""

    def __init__(
        self,
        room: pygame.Rect,
        ui: UIManager,
        count: int,
        high: int,
        draw: Callable[[int, tuple[int, int]], pygame.Surface],
    ) -> None:
        self._room = room
        self._ui = ui
        self._count = count
        self._high = high
        self._draw = draw
        self._made: dict[int, Press] = {}
        # The bar moves by whole pixels, each many on the list: without a spare line the last one could be cut.
        self._whole = max(1, count * high + (high if count * high > room.height else 0))
        self._container = UIScrollingContainer(room, ui, allow_scroll_x=False)
        self._container.set_scrollable_area_dimensions((room.width - 20, self._whole))
        bar = self._container.vert_scroll_bar
        if bar is not None and self._whole > room.height:
            bar.set_scroll_from_start_percentage(1 - room.height / self._whole)

    @property
    def _in_sight(self) -> range:
        """The numbers of the lines that can be seen, the last first."""
        bar = self._container.vert_scroll_bar
        top = bar.start_percentage * self._whole if bar is not None and self._whole > self._room.height else 0
        first = max(0, int(top // self._high))
        last = min(self._count, int((top + self._room.height) // self._high) + 1)
        return range(last - 1, first - 1, -1)

    @property
    def is_due(self) -> bool:
        """Tells whether lines that are in sight are still to be made."""
        return any(number not in self._made for number in self._in_sight)

    def work(self) -> bool:
        """Makes lines that have come into sight, as many as fit into a frame; tells whether any was made."""
        seen, end, before = self._in_sight, time.perf_counter() + HELPING, len(self._made)
        for number in [number for number in self._made if number not in seen]:
            self._made.pop(number).kill()
        is_new = len(self._made) != before
        for number in seen:
            if number not in self._made:
                self._made[number] = self._make(number)
                is_new = True
                if time.perf_counter() > end:
                    break
        return is_new

    def _make(self, number: int) -> Press:
        rect = pygame.Rect(0, number * self._high, self._room.width - BAR, self._high)
        picture = self._draw(number, rect.size)
        return Press(rect, self._ui, lambda state: picture, _nothing, container=self._container)


def _nothing() -> None:
    """A line is read, not pressed."""
