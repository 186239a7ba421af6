"""The log: what happened, one line each, the newest below, marked with the shape of the seat it is about.

Draws lines; must not know what happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from systems.presentation.icons import icon
from systems.presentation.metrics import Metrics
from systems.presentation.richtext import one_line

SMALLEST = 13
"""Smaller letters are not set; what is too long for them is cut."""


class LogLine(NamedTuple):
    """Rich text, and the colour index of the seat it is about (-1 for none)."""

    words: str
    colour: int


def paint_log(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, lines: Sequence[LogLine]) -> None:
    """Draws the last lines from below; a line that is too long is set smaller, then cut at the edge."""
    step = (rect.height - 6) / max(1, round((rect.height - 6) / metrics.type(25)))
    clip = surface.get_clip()
    surface.set_clip(rect)
    for i, line in enumerate(lines):
        y = rect.top + 4 + i * step
        paint_line(surface, pygame.Rect(rect.left, round(y), rect.width, round(step)), metrics, line)
    surface.set_clip(clip)


def paint_line(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, line: LogLine) -> None:
    """Draws one line of the log in its strip."""
    px = metrics.type(18)
    mark = round(px * 0.8)
    if line.colour >= 0:
        image = icon(f"seat-{line.colour}", mark)
        surface.blit(image, image.get_rect(midleft=(rect.left, rect.centery)))
    room = rect.width - mark - 10
    block = one_line(line.words, room, px, SMALLEST)
    block.draw(surface, (rect.left + mark + 10, rect.centery - block.leading / 2))
