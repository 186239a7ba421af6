"""The log: what happened, one line each, the newest below, marked with the shape of the seat it is about.

Draws lines; must not know what happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from systems.presentation.fonts import Role, smallest
from systems.presentation.icons import icon
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK
from systems.presentation.richtext import Block, one_line, set_text
from systems.presentation.shapes import blank
from systems.presentation.table.parts import Part

SHRINKS: Final = 0.8
"""A line becomes so much smaller before it takes two lines."""


class LogLine(NamedTuple):
    """Rich text, the colour index of the seat it is about (-1 for none), and whether a turn begins with it."""

    words: str
    colour: int
    is_heading: bool = False

    @property
    def role(self) -> Role:
        """The face it is set in."""
        return "bold" if self.is_heading else "body"


def log_part(rect: pygame.Rect, metrics: Metrics, lines: tuple[LogLine, ...]) -> Part:
    """The last lines as a part of a page; they are set in the darkroom."""
    lay = lay_lines, (rect.size, metrics, lines)
    return Part("log", rect, lines, lambda surface: paint_log(surface, rect, metrics, lines), (lay,))


def lay_lines(size: tuple[int, int], metrics: Metrics, lines: tuple[LogLine, ...]) -> None:
    """Sets the lines that have room, so that drawing them is quick."""
    for place, line in _places(pygame.Rect(0, 0, *size), metrics, lines):
        _set_line(line, place.width - _inset(metrics.type(18)), metrics.type(18), place.height)


def paint_log(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, lines: Sequence[LogLine]) -> None:
    """Draws the last lines from below."""
    clip = surface.get_clip()
    surface.set_clip(rect)
    for place, line in _places(rect, metrics, lines):
        paint_line(surface, place, metrics, line)
    surface.set_clip(clip)


def _places(
    rect: pygame.Rect, metrics: Metrics, lines: Sequence[LogLine]
) -> Iterator[tuple[pygame.Rect, LogLine]]:
    """The last lines that have room, and where; a line that is too long takes the room of two."""
    rows = max(1, round((rect.height - 6) / metrics.type(25)))
    step, y = (rect.height - 6) / rows, rect.top + 4.0
    found: list[tuple[int, LogLine]] = []
    for line in reversed(lines):
        high = 1 if rows == 1 or _is_short(line, rect.width, metrics) else 2
        if sum(used for used, _ in found) + high > rows:
            break
        found.insert(0, (high, line))
    for high, line in found:
        yield pygame.Rect(rect.left, round(y), rect.width, round(high * step)), line
        y += high * step


def paint_columns(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, lines: Sequence[LogLine], gutter: int
) -> None:
    """Draws the last lines on two facing pages, the left one first."""
    high, inner = metrics.type(30), metrics.px(32)
    rows = max(1, rect.height // high)
    wide = min(gutter - inner - rect.left, rect.right - gutter - inner)
    for number, line in enumerate(lines[-2 * rows :]):
        left = rect.left if number < rows else gutter + inner
        place = pygame.Rect(left, rect.top + number % rows * high, wide, high)
        paint_line(surface, place, metrics, line)


def _is_short(line: LogLine, wide: int, metrics: Metrics) -> bool:
    px = metrics.type(18)
    least = max(smallest(), round(px * SHRINKS))
    return set_text(line.words, wide - _inset(px), least, INK, line.role).lines <= 1


def _inset(px: int) -> int:
    """The room of the mark before a line."""
    return round(px * 0.8) + 10


def paint_line(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, line: LogLine) -> None:
    """Draws one line of the log in its strip: smaller where it is too long, then in two lines if they fit, then cut."""
    px = metrics.type(18)
    mark = round(px * 0.8)
    if line.colour >= 0:
        image = icon(f"seat-{line.colour}", mark)
        surface.blit(image, image.get_rect(midleft=(rect.left, rect.centery)))
    block = _set_line(line, rect.width - _inset(px), px, rect.height)
    block.draw(surface, (rect.left + _inset(px), rect.centery - block.height / 2))


def _set_line(line: LogLine, room: int, px: int, high: int) -> Block:
    words, role = line.words, line.role
    for size in range(px, max(smallest(), round(px * SHRINKS)) - 1, -1):
        block = set_text(words, room, size, INK, role)
        if block.lines <= 1:
            return block
    for size in range(px, smallest() - 1, -1):
        block = set_text(words, room, size, INK, role, leading=1.1)
        if block.lines <= 2 and block.height <= high:
            return block
    return one_line(words, room, px, smallest())


def line_picture(line: LogLine, size: tuple[int, int], metrics: Metrics) -> pygame.Surface:
    """A line of the log by itself."""
    surface = blank(*size)
    paint_line(surface, surface.get_rect(), metrics, line)
    return surface
