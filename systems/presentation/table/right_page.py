"""The right page: who acts, values, belongings, the reading page, what holds for everybody, the log.

A fixed stack: nothing on it moves when the table changes. Draws records; must not know what they mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from systems.presentation.cards import CardFace, card, card_size
from systems.presentation.icons import icon
from systems.presentation.meters import hearts, value_row
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import draw_flourish
from systems.presentation.palette import DEEP, INK, INK2, RULE, Colour, mix
from systems.presentation.richtext import rich, set_text
from systems.presentation.shapes import hair, lift
from systems.presentation.skins.looks import Held, Meter, NewsLook, PageLook, SeatLook
from systems.presentation.table.layout import TableLayout
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import label, numeral, width

CARDS_IN_A_ROW = 5


class PagePlaces(NamedTuple):
    """Where things came to lie on the page: the cards, the room for reading, and the line of news."""

    cards: tuple[tuple[pygame.Rect, str], ...]
    head: pygame.Rect
    reading: pygame.Rect


def paint_page(
    surface: pygame.Surface,
    layout: TableLayout,
    metrics: Metrics,
    page: PageLook,
    news: Sequence[NewsLook],
) -> PagePlaces:
    """Draws all but reading page and log; returns where they and the cards lie."""
    rect = layout.page
    y = _paint_head(surface, rect, metrics, page.seat)
    head = pygame.Rect(rect.left, rect.top, rect.width, y - rect.top)
    if page.values:
        row = value_row((rect.width, metrics.type(58)), page.values, metrics.is_big)
        surface.blit(row, (rect.left, y))
        y += row.get_height() + metrics.px(12)
    y, cards = _paint_held(surface, rect, y, metrics, page)
    draw_flourish(surface, (rect.centerx, y + 6), rect.width, mix(RULE, INK2, 0.35), 0.8 * metrics.unit)
    y += metrics.px(22)
    bottom = _paint_news(surface, layout, metrics, news)
    return PagePlaces(cards, head, pygame.Rect(rect.left, y, rect.width, bottom - y - metrics.px(8)))


def _paint_head(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, seat: SeatLook) -> int:
    px = metrics.type(70)
    surface.blit(hero_token(seat.colour, seat.icon, px), (rect.left - MARGIN, rect.top - MARGIN))
    left = rect.left + px + 12
    room = rect.right - left
    label(surface, seat.title, (left, rect.top - 2), "title", metrics.type(31), INK, room=room)
    x, y = left, rect.top + metrics.type(43)
    size = metrics.type(23)
    have, full = seat.hearts
    if full:
        row = hearts(
            have, full, size if full * (size + 1) < room * 0.6 else max(10, round(room * 0.6 / full))
        )
        surface.blit(row, (x, y))
        x += row.get_width() + size // 2
    for meter in seat.meters:
        image = meter_picture(meter, size)
        if x + image.get_width() > rect.right:
            break
        surface.blit(image, (x, y))
        x += image.get_width() + size // 2
    return rect.top + px + metrics.px(14)


def _paint_held(
    surface: pygame.Surface, rect: pygame.Rect, y: int, metrics: Metrics, page: PageLook
) -> tuple[int, tuple[tuple[pygame.Rect, str], ...]]:
    """Draws cards at table size, as many as fit in one row, overlapping where there are many, then the tallies."""
    tally_room = metrics.type(64) if page.tallies else 0
    gap = metrics.px(10)
    width_px = min(metrics.px(118), (rect.width - tally_room) // 4 - gap)
    height = card_size(width_px)[1]
    room = rect.width - tally_room
    count = len(page.held)
    step = min(width_px + gap, (room - width_px) // max(1, count - 1)) if count > 1 else width_px + gap
    places = []
    for i, held in enumerate(page.held):
        place = pygame.Rect(rect.left + i * step, y, width_px, height)
        _paint_card(surface, place, held, width_px)
        visible = place if i == count - 1 else pygame.Rect(place.left, place.top, min(step, width_px), height)
        places.append((visible, held.key))
    _paint_tallies(surface, pygame.Rect(rect.right - tally_room, y, tally_room, height), page.tallies)
    if not count and not page.tallies:
        return y, ()
    return y + height + metrics.px(14), tuple(places)


def _paint_card(surface: pygame.Surface, place: pygame.Rect, held: Held, width_px: int) -> None:
    image = card(held.face, width_px)
    if not held.face.used:
        lift(surface, place, 6, 3)
    surface.blit(image, place)
    marks = [meter_picture(meter, max(12, width_px // 6)) for meter in held.meters]
    if held.hearts[1]:
        marks.insert(
            0, hearts(*held.hearts, max(8, min(width_px // 7, (width_px - 8) // held.hearts[1] - 1)))
        )
    y = place.top + width_px // 3
    for mark in marks:
        surface.blit(mark, mark.get_rect(midtop=(place.centerx, y)))
        y += mark.get_height() + 2


def _paint_tallies(surface: pygame.Surface, rect: pygame.Rect, tallies: Sequence[Meter]) -> None:
    if not tallies:
        return
    step = rect.height / len(tallies)
    px = round(min(step * 0.8, rect.width * 0.42))
    for i, tally in enumerate(tallies):
        y = rect.top + (i + 0.5) * step
        empty = tally.number == "0" and tally.icon.startswith("gem-")
        image = icon(f"{tally.icon}-taken" if empty else tally.icon, px, tally.colour)
        surface.blit(image, image.get_rect(midleft=(rect.left + 4, round(y))))
        ink = INK2 if empty else INK
        numeral(surface, f"× {tally.number}", (rect.left + px + 10, y), px * 0.72, ink, "midleft")


def _paint_news(
    surface: pygame.Surface, layout: TableLayout, metrics: Metrics, news: Sequence[NewsLook]
) -> int:
    """Draws one line for each thing that holds for everybody, above the log; returns where the block begins."""
    rect, px = layout.log, metrics.type(19)
    y = rect.top - px * 1.5 * len(news) - (6 if news else 0)
    top = round(y)
    hair(surface, rect.left, rect.right, top - 4, mix(RULE, INK2, 0.2))
    for item in news:
        place = label(surface, item.label, (rect.left, y), "bold", px * 0.9, DEEP["yellow"])
        name = label(
            surface, item.title, (place.right + 10, y - px * 0.08), "title", px, INK, room=rect.width * 0.5
        )
        room = rect.right - name.right - 12
        if width(item.line, "body", round(px * 0.86)) <= room:
            label(surface, item.line, (rect.right, y), "body", px * 0.86, INK2, "topright")
        y += px * 1.5
    return top - 4


# --- the reading page -------------------------------------------------------------------------------------------


def paint_reading(surface: pygame.Surface, rect: pygame.Rect, face: CardFace) -> pygame.Rect:
    """Draws a card to be read, as large as the reading page allows; returns its place."""
    width_px = max(170, min(rect.width, 330, int(rect.height / 1.42)))
    while card_size(width_px)[1] > rect.height and width_px > 170:
        width_px -= 4
    image = card(face, width_px)
    place = image.get_rect(midtop=(rect.centerx, rect.top))
    lift(surface, place, 12, 5)
    surface.blit(image, place)
    return place


def paint_note(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, heading: str, words: str, accent: Colour
) -> None:
    """Draws a heading and what is to be said about it."""
    label(surface, heading, rect.topleft, "title", metrics.type(26), INK, room=rect.width)
    y = rect.top + metrics.type(38)
    px = metrics.type(20)
    while px > 14 and set_text(words, rect.width, px, INK, accent=accent).height > rect.bottom - y:
        px -= 1
    clip = surface.get_clip()
    surface.set_clip(rect)
    rich(surface, words, (rect.left, y), rect.width, px, INK, accent=accent)
    surface.set_clip(clip)
