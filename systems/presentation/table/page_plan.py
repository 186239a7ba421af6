"""Where everything lies on the right page: a fixed stack, from who acts down to the log.

What has no room becomes smaller, then leaves: cards become icons, the line of news goes, then the cards. The room for
reading stays. Must not know what is drawn.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from systems.presentation.cards import card_size
from systems.presentation.metrics import Metrics
from systems.presentation.skins.looks import PageLook
from systems.presentation.table.layout import NOTHING, TableLayout

READING: Final = 230
"""The room for reading that other things must leave, in pixels of the design."""
LARGE_READING: Final = 300
"""With less room than this a card lies over the belongings while it is read."""
SMALLEST_CARD: Final = 88
"""A narrower card, in pixels of the design, becomes an icon: its name could not be read."""


class HeldPlan(NamedTuple):
    """How belongings lie: as cards side by side, or as icons in rows."""

    rect: pygame.Rect
    places: tuple[pygame.Rect, ...] = ()
    as_icons: bool = False
    tallies: pygame.Rect = NOTHING


class PagePlan(NamedTuple):
    """The places of one page."""

    head: pygame.Rect
    values: pygame.Rect
    held: HeldPlan
    ornament: int
    """The height of the headpiece between belongings and reading; 0 for none."""
    reading: pygame.Rect
    news: pygame.Rect
    log: pygame.Rect

    @property
    def is_tight(self) -> bool:
        """Tells whether a card to be read must lie over the belongings."""
        return self.reading.height < LARGE_READING * self.head.height / 84


def plan_page(layout: TableLayout, metrics: Metrics, page: PageLook, news: int) -> PagePlan:
    """Places everything; `news` is how many lines tell what holds for everybody."""
    rect = layout.page
    head = pygame.Rect(rect.left, rect.top, rect.width, metrics.type(84))
    y = head.bottom
    values = pygame.Rect(rect.left, y, rect.width, metrics.type(58) if page.values else 0)
    y += values.height + (metrics.px(12) if page.values else 0)
    news_height = round(metrics.type(19) * 1.5) * news + (8 if news else 0)
    room = layout.log.top - y - metrics.px(22) - metrics.type(READING)
    held = _plan_held(pygame.Rect(rect.left, y, rect.width, max(0, room - news_height)), metrics, page)
    if held.rect.height > room - news_height:
        news_height = 0
        held = _plan_held(pygame.Rect(rect.left, y, rect.width, max(0, room)), metrics, page)
    if held.rect.height > max(0, room):
        held = HeldPlan(pygame.Rect(rect.left, y, rect.width, 0))
    y = held.rect.bottom
    ornament = y + metrics.px(14) if held.rect.height else 0
    y += metrics.px(28) if ornament else metrics.px(8)
    lines = pygame.Rect(rect.left, layout.log.top - news_height, rect.width, news_height)
    reading = pygame.Rect(rect.left, y, rect.width, max(0, lines.top - y - metrics.px(8)))
    return PagePlan(head, values, held, ornament, reading, lines, layout.log)


def _plan_held(room: pygame.Rect, metrics: Metrics, page: PageLook) -> HeldPlan:
    """Cards in one row or two where they fit side by side, else icons."""
    tally_room = metrics.type(64) if page.tallies else 0
    wide = room.width - tally_room
    gap = metrics.px(8)
    count = len(page.held)
    for rows in (1, 2):
        columns = max(3 if page.tallies else 4, -(-count // rows))
        each = min(metrics.px(118), wide // columns - gap)
        high = card_size(each)[1]
        whole = rows * (high + gap) - gap
        if (
            each >= metrics.px(SMALLEST_CARD)
            and whole <= room.height
            and (rows == 1 or room.height - whole > metrics.type(120))
        ):
            places = tuple(
                pygame.Rect(
                    room.left + i % columns * (each + gap), room.top + i // columns * (high + gap), each, high
                )
                for i in range(count)
            )
            tallies = pygame.Rect(
                room.right - tally_room, room.top, tally_room, min(whole, metrics.type(150))
            )
            used = whole if count or page.tallies else 0
            return HeldPlan(pygame.Rect(room.left, room.top, room.width, used), places, False, tallies)
    return _plan_icons(room, metrics, count, wide, tally_room)


def _plan_icons(room: pygame.Rect, metrics: Metrics, count: int, wide: int, tally_room: int) -> HeldPlan:
    """Icons as large as the room allows, and no more rows than are needed."""
    limit = min(room.height, metrics.type(130))
    each, columns, rows = 0, 1, 1
    for rows in range(1, 5):
        columns = max(1, -(-count // rows))
        each = min(metrics.type(52), wide // columns - 4, (limit + 4) // rows - 4)
        if each >= metrics.type(40) or rows * (metrics.type(30) + 4) > limit:
            break
    high = max(rows * (each + 4) - 4, min(room.height, metrics.type(112)) if tally_room else 0)
    places = tuple(
        pygame.Rect(room.left + i % columns * (each + 4), room.top + i // columns * (each + 4), each, each)
        for i in range(count)
    )
    tallies = pygame.Rect(room.right - tally_room, room.top, tally_room, high)
    return HeldPlan(pygame.Rect(room.left, room.top, room.width, high), places, True, tallies)
