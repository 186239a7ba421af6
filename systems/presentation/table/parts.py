"""A sheet of paper that is painted in parts: a part is drawn anew only when what it shows has changed.

Work is done in small helpings, so that no frame waits for a whole page. Must not know what is drawn.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pygame


class Part(NamedTuple):
    """A place on the sheet, what it shows (compared with what it showed before), and how that is drawn."""

    name: str
    rect: pygame.Rect
    shows: Any
    draw: Callable[[pygame.Surface], None]


class PartSheet:
    """A ground and the parts on it."""

    def __init__(self, ground: pygame.Surface) -> None:
        self.ground = ground
        self.surface = ground.copy()
        self._parts: dict[str, Part] = {}
        self._due: list[Part] = []

    @property
    def is_due(self) -> bool:
        """Tells whether some part does not show yet what it should."""
        return bool(self._due)

    def lay(self, parts: Sequence[Part]) -> None:
        """Says what lies on the sheet from now on; what is no longer there is wiped away."""
        before, self._parts = self._parts, {part.name: part for part in parts}
        waiting = {part.name for part in self._due}
        wiped = [old.rect for name, old in before.items() if self._place(name) != old.rect]
        for rect in wiped:
            self.surface.blit(self.ground, rect, rect)
        self._due = [
            part
            for part in parts
            if part.name in waiting
            or part.name not in before
            or (before[part.name].rect, before[part.name].shows) != (part.rect, part.shows)
            or part.rect.collidelist(wiped) >= 0
        ]

    def renew(self, part: Part) -> None:
        """Shows another state of one part that lies here."""
        if self._parts.get(part.name, part).shows != part.shows or part.name not in self._parts:
            self._parts[part.name] = part
            self._due = [due for due in self._due if due.name != part.name] + [part]

    def _place(self, name: str) -> pygame.Rect | None:
        part = self._parts.get(name)
        return part.rect if part else None

    def work(self, seconds: float) -> None:
        """Draws parts that are due, one at least, for about so long."""
        end = time.perf_counter() + seconds
        while self._due:
            self._paint(self._due.pop(0))
            if time.perf_counter() > end:
                return

    def _paint(self, part: Part) -> None:
        self.surface.set_clip(part.rect)
        self.surface.blit(self.ground, part.rect, part.rect)
        part.draw(self.surface)
        self.surface.set_clip(None)
