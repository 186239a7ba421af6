"""The right page: who acts, values, belongings, what holds for everybody; each a part that is drawn when it changes.

A fixed stack: nothing on it moves when the table changes. Draws records; must not know what they mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.fonts import smallest
from systems.presentation.meters import counter, hearts, value_row
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import draw_flourish
from systems.presentation.palette import DEEP, INK, INK2, RUBY, RULE, mix
from systems.presentation.richtext import fit_text, set_text
from systems.presentation.shapes import hair
from systems.presentation.skins.looks import NewsLook, PageLook, SeatLook
from systems.presentation.table.belongings import held_pictures, paint_held, tally_spots
from systems.presentation.table.page_plan import PagePlan
from systems.presentation.table.parts import Part
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import label, width

NEWS: Final = 19
"""The type of a title of the news, in pixels of the design."""
NEWS_GAP: Final = 12
MOST_BELOW: Final = 2
"""So many lines an item of the news has below its title at most; all of it is read on its card."""
Spots = tuple[tuple[pygame.Rect, str], ...]


def page_parts(
    plan: PagePlan, metrics: Metrics, page: PageLook, news: Sequence[NewsLook], empty: str
) -> list[Part]:
    """The parts of the page; `empty` is said where a seat has nothing."""
    area = plan.held.rect.inflate(8, 12)
    if plan.ornament:
        area.height = plan.ornament + 14 - area.top
    parts = [
        Part(
            "head",
            pygame.Rect(plan.head.left - 4, plan.head.top - 4, plan.head.width + 8, plan.head.height + 2),
            page.seat,
            lambda s: _paint_head(s, plan.head, metrics, page.seat),
            ((_token, (page.seat, metrics)),),
        ),
        Part(
            "values",
            plan.values.inflate(4, 4),
            page.values,
            lambda s: _paint_values(s, plan.values, metrics, page),
        ),
        Part(
            "held",
            area,
            (page.held, page.tallies),
            lambda s: _paint_held(s, plan, metrics, page, empty),
            held_pictures(plan.held, page),
        ),
        Part(
            "news", plan.news.inflate(0, 4), tuple(news), lambda s: _paint_news(s, plan.news, metrics, news)
        ),
    ]
    return [part for part in parts if part.rect.height > 12]


def page_spots(plan: PagePlan, metrics: Metrics, page: PageLook, news: Sequence[NewsLook]) -> Spots:
    """What on the page is read when it is pointed at."""
    spots = [(place, held.key) for place, held in zip(plan.held.places, page.held, strict=False)]
    spots += tally_spots(plan.held.tallies, page.tallies)
    for i, key in enumerate(page.value_keys if plan.values.height else ()):
        each = plan.values.width / len(page.value_keys)
        rect = pygame.Rect(
            round(plan.values.left + i * each), plan.values.top, round(each), plan.values.height
        )
        spots.append((rect, key))
    spots += [(rect, what) for rect, _, what in _head_meters(plan.head, metrics, page.seat) if what]
    if plan.news.height:
        top, step = float(plan.news.top), plan.news.height / max(1, news_rows(plan.news.width, metrics, news))
        for item in news:
            high = step * (1 + _rows_below(plan.news.width, metrics, item))
            spots.append((pygame.Rect(plan.news.left, round(top), plan.news.width, round(high)), item.key))
            top += high
    return tuple(spots)


def _paint_head(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, seat: SeatLook) -> None:
    surface.blit(_token(seat, metrics), (rect.left - MARGIN, rect.top - MARGIN))
    left = rect.left + metrics.type(70) + 12
    label(surface, seat.title, (left, rect.top - 2), "title", metrics.type(31), INK, room=rect.right - left)
    for place, image, _ in _head_meters(rect, metrics, seat):
        surface.blit(image, place)


def _token(seat: SeatLook, metrics: Metrics) -> pygame.Surface:
    return hero_token(seat.colour, seat.icon, metrics.type(70), seat.figure)


def _head_meters(
    rect: pygame.Rect, metrics: Metrics, seat: SeatLook
) -> list[tuple[pygame.Rect, pygame.Surface, str]]:
    """Hearts and counters under the name, as many as there is room for, each with what explains it."""
    left, top, size = rect.left + metrics.type(70) + 12, rect.top + metrics.type(43), metrics.type(23)
    have, full = seat.hearts
    pictures: list[tuple[pygame.Surface, str]] = []
    if full:
        fits = full * (size + 1) < (rect.right - left) * 0.55
        row = hearts(have, full, size) if fits else counter("heart", str(have), size, RUBY, suffix=f"/{full}")
        pictures.append((row, seat.life))
    pictures += [(meter_picture(meter, size), meter.what) for meter in seat.meters]
    found, x = [], left
    while pictures and sum(image.get_width() + size // 3 for image, _ in pictures) > rect.right - left:
        pictures.pop()
    for image, what in pictures:
        found.append((image.get_rect(topleft=(x, top)), image, what))
        x += image.get_width() + size // 3
    return found


def _paint_values(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, page: PageLook) -> None:
    if page.values:
        surface.blit(value_row(rect.size, page.values, metrics.is_big), rect)


def _paint_held(
    surface: pygame.Surface, plan: PagePlan, metrics: Metrics, page: PageLook, empty: str
) -> None:
    paint_held(surface, plan.held, page)
    if not page.held and plan.held.rect.height:
        at = plan.held.rect.left, plan.held.rect.top + metrics.type(6)
        room = plan.held.rect.width - plan.held.tallies.width - 8
        label(surface, empty, at, "body", metrics.type(19), INK2, room=room)
    if plan.ornament:
        middle = plan.head.centerx, plan.ornament
        draw_flourish(surface, middle, plan.head.width, mix(RULE, INK2, 0.35), 0.8 * metrics.unit)


def news_rows(wide: int, metrics: Metrics, news: Sequence[NewsLook]) -> int:
    """How many lines the news take: what an item says stands beside its title, or below it."""
    return sum(1 + _rows_below(wide, metrics, item) for item in news)


def _rows_below(wide: int, metrics: Metrics, item: NewsLook) -> int:
    px, small = metrics.type(NEWS), _small(metrics)
    taken = (
        width(item.label, "bold", max(smallest(), px * 0.9)) + width(item.title, "title", px) + 2 * NEWS_GAP
    )
    if not item.line or taken + width(item.line, "body", small) <= wide:
        return 0
    return min(MOST_BELOW, set_text(item.line, wide, small, INK2).lines)


def _small(metrics: Metrics) -> int:
    return max(smallest(), round(metrics.type(NEWS) * 0.86))


def _paint_news(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, news: Sequence[NewsLook]
) -> None:
    """Draws what holds for everybody, above the log: a title, and beside or below it what it does."""
    px, y = metrics.type(NEWS), rect.top + 6.0
    hair(surface, rect.left, rect.right, rect.top, mix(RULE, INK2, 0.2))
    for item in news:
        place = label(
            surface,
            item.label,
            (rect.left, y),
            "bold",
            max(smallest(), px * 0.9),
            DEEP["yellow"],
            room=rect.width * 0.4,
        )
        left = place.right + NEWS_GAP
        label(surface, item.title, (left, y - px * 0.08), "title", px, INK, room=rect.right - left)
        rows, small = _rows_below(rect.width, metrics, item), _small(metrics)
        if rows:
            high = rows * px * 1.5
            fit_text(item.line, rect.width, small, high, INK2).draw(surface, (rect.left, y + px * 1.4))
        else:
            label(surface, item.line, (rect.right, y), "body", small, INK2, "topright")
        y += px * 1.5 * (1 + rows)
