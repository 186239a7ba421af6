"""A sheet of paper that is painted in parts: a part is drawn anew only when what it shows has changed.

Work is done in small helpings, so that no frame waits for a whole page; the pictures that a part is put together from are
drawn in the darkroom before, and until then the part shows what it showed. Must not know what is drawn.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pygame

from systems.presentation.darkroom import Darkroom, Job, make


class Part(NamedTuple):
    """A place on the sheet, what it shows (compared with what it showed before), and how that is drawn.

    What `needs` name is drawn in the darkroom before, and keeps itself until the part is drawn.
    """

    name: str
    rect: pygame.Rect
    shows: Any
    draw: Callable[[pygame.Surface], None]
    needs: tuple[Job, ...] = ()


class PartSheet:
    """A ground and the parts on it."""

    def __init__(self, ground: pygame.Surface, darkroom: Darkroom) -> None:
        self._darkroom = darkroom
        self.ground = ground
        self.surface = ground.copy()
        self._parts: dict[str, Part] = {}
        self._due: list[Part] = []
        self._waiting: dict[str, int] = {}
        """Parts whose pictures were not there when last looked for, and how far the darkroom had come then."""
        self._has_waited = False

    @property
    def is_due(self) -> bool:
        """Tells whether some part does not show yet what it should, though it could be drawn."""
        now = self._darkroom.version
        return any(self._waiting.get(part.name) != now for part in self._due)

    def lay(self, parts: Sequence[Part]) -> None:
        """Says what lies on the sheet from now on; what is no longer there is wiped away."""
        before, self._parts = self._parts, {part.name: part for part in parts}
        undone = {part.name for part in self._due}
        wiped = [old.rect for name, old in before.items() if self._place(name) != old.rect]
        for rect in wiped:
            self.surface.blit(self.ground, rect, rect)
        self._due = [
            part
            for part in parts
            if part.name in undone
            or part.name not in before
            or (before[part.name].rect, before[part.name].shows) != (part.rect, part.shows)
            or part.rect.collidelist(wiped) >= 0
        ]
        self._waiting.clear()

    def renew(self, part: Part) -> None:
        """Shows another state of one part that lies here."""
        if self._parts.get(part.name, part).shows != part.shows or part.name not in self._parts:
            self._parts[part.name] = part
            self._due = [due for due in self._due if due.name != part.name] + [part]
            self._waiting.pop(part.name, None)

    def _place(self, name: str) -> pygame.Rect | None:
        part = self._parts.get(name)
        return part.rect if part else None

    def work(self, end: float) -> None:
        """Draws parts that are due until about that time; where it is past already, one in every other frame."""
        is_late = time.perf_counter() > end
        self._has_waited = is_late and not self._has_waited
        if self._has_waited:
            return
        for part in tuple(self._due):
            version = self._darkroom.version  # before looking: what comes meanwhile is looked for again
            if part.needs and self._darkroom.get(make, part.needs) is None:
                self._waiting[part.name] = version
                continue
            self._waiting.pop(part.name, None)
            self._due.remove(part)
            self._paint(part)
            if time.perf_counter() > end:
                return

    def _paint(self, part: Part) -> None:
        self.surface.set_clip(part.rect)
        self.surface.blit(self.ground, part.rect, part.rect)
        part.draw(self.surface)
        self.surface.set_clip(None)
