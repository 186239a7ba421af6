"""The right page: who acts, values, belongings, what holds for everybody; each a part that is drawn when it changes.

A fixed stack: nothing on it moves when the table changes. Draws records; must not know what they mean.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from systems.presentation.fonts import smallest
from systems.presentation.meters import counter, hearts, value_row
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import draw_flourish
from systems.presentation.palette import DEEP, INK, INK2, RUBY, RULE, mix
from systems.presentation.shapes import hair
from systems.presentation.skins.looks import NewsLook, PageLook, SeatLook
from systems.presentation.table.belongings import paint_held, tally_spots
from systems.presentation.table.page_plan import PagePlan
from systems.presentation.table.parts import Part
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import label, width

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
        ),
        Part(
            "values",
            plan.values.inflate(4, 4),
            page.values,
            lambda s: _paint_values(s, plan.values, metrics, page),
        ),
        Part("held", area, (page.held, page.tallies), lambda s: _paint_held(s, plan, metrics, page, empty)),
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
        step = plan.news.height / max(1, len(news))
        for i, item in enumerate(news):
            top = round(plan.news.top + i * step)
            spots.append((pygame.Rect(plan.news.left, top, plan.news.width, round(step)), item.key))
    return tuple(spots)


def _paint_head(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, seat: SeatLook) -> None:
    px = metrics.type(70)
    surface.blit(hero_token(seat.colour, seat.icon, px, seat.figure), (rect.left - MARGIN, rect.top - MARGIN))
    left = rect.left + px + 12
    label(surface, seat.title, (left, rect.top - 2), "title", metrics.type(31), INK, room=rect.right - left)
    for place, image, _ in _head_meters(rect, metrics, seat):
        surface.blit(image, place)


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


def _paint_news(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, news: Sequence[NewsLook]
) -> None:
    """Draws one line for each thing that holds for everybody, above the log."""
    px, y = metrics.type(19), rect.top + 6.0
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
        left = place.right + 10
        name = label(surface, item.title, (left, y - px * 0.08), "title", px, INK, room=rect.right - left)
        room = rect.right - name.right - 12
        small = max(smallest(), round(px * 0.86))
        if width(item.line, "body", small) <= room:
            label(surface, item.line, (rect.right, y), "body", small, INK2, "topright")
        y += px * 1.5
