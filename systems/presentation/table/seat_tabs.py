"""The strip above the board: the jewel of the game with the round, and a leaf for every seat in table order.

Draws records; must not know what they mean.
"""

from __future__ import annotations

import pygame

from systems.presentation.controls import seat_tab
from systems.presentation.icons import draw_icon, icon
from systems.presentation.meters import counter, hearts
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, PAGE, RUBY, RULE, SEATS, Colour, mix
from systems.presentation.shapes import hair
from systems.presentation.skins.looks import Meter, SeatLook, TableLook
from systems.presentation.table.layout import TableLayout
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import label, width


def tab_rects(layout: TableLayout, count: int) -> list[pygame.Rect]:
    """Where the leaves of the seats lie."""
    if not count:
        return []
    whole = min(layout.tabs.width // count, layout.tabs.width // 3 + 20)
    gap = 8 if whole > 150 else 3
    return [
        pygame.Rect(layout.tabs.left + i * whole, layout.tabs.top + 2, whole - gap, layout.tabs.height)
        for i in range(count)
    ]


def paint_tabs(
    surface: pygame.Surface,
    layout: TableLayout,
    metrics: Metrics,
    look: TableLook,
    emblem: str,
    accent: Colour,
) -> None:
    """Draws the strip."""
    strip = layout.strip
    surface.fill(PAGE, strip)
    hair(surface, strip.left, strip.right - (0 if layout.has_drawer else 22), strip.bottom, mix(RULE, INK2, 0.3))
    _paint_corner(surface, layout.corner, metrics, look.round, emblem, accent)
    for rect, seat in zip(tab_rects(layout, len(look.seats)), look.seats, strict=True):
        paint_tab(surface, rect, metrics, seat, seat.seat == look.active)


def _paint_corner(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, words: str, emblem: str, accent: Colour
) -> None:
    px = metrics.type(46)
    draw_icon(surface, emblem, (rect.left + px * 0.78, rect.centery), px, accent)
    room = rect.width - px * 1.5
    label(
        surface, words, (rect.left + px * 1.42, rect.centery), "title", metrics.type(24), INK, "midleft", room
    )


def paint_tab(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, seat: SeatLook, active: bool
) -> None:
    """Draws one leaf: token, name of the hero, hearts and what counts most; narrow ones leave words out."""
    surface.blit(seat_tab(rect.size, seat.colour, active), rect)
    px = min(round(rect.height * 0.72), rect.width // 3)
    token = hero_token(seat.colour, seat.icon, px, seat.figure)
    surface.blit(token, (rect.left + 6, rect.centery - px // 2 - MARGIN + (3 if active else 0)))
    left = rect.left + px + 18
    room = rect.right - left - 8
    top = rect.top + (5 if active else 0)
    size = metrics.type(23)
    if rect.width >= metrics.type(150):
        words = _short(seat.hero, size, room)
        name = label(surface, words, (left, top + rect.height * 0.05), "title", size, INK, room=room)
        _paint_player(surface, rect, top, metrics, seat, name.right)
    _paint_meters(surface, seat, (left, round(top + rect.height * 0.55)), room, metrics.type(18))


def _short(name: str, px: int, room: int) -> str:
    """A name in full, or its first word where the whole would have to be set small."""
    first = name.split()[0] if name.split() else name
    return name if width(name, "title", px) <= room or len(first) < 3 else first


def _paint_player(
    surface: pygame.Surface, rect: pygame.Rect, top: int, metrics: Metrics, seat: SeatLook, after: int
) -> None:
    if seat.player == seat.hero:
        return
    px = metrics.type(16)
    if width(seat.player, "italic", px) < rect.right - 10 - after - 8:
        label(
            surface, seat.player, (rect.right - 10, top + rect.height * 0.10), "italic", px, INK2, "topright"
        )


def _paint_meters(surface: pygame.Surface, seat: SeatLook, at: tuple[int, int], room: int, px: int) -> None:
    x, y = at
    have, full = seat.hearts
    if full:
        fits = full * (px + 1) <= room * 0.62
        image = hearts(have, full, px) if fits else counter("heart", str(have), px, RUBY, suffix=f"/{full}")
        surface.blit(image, (x, y))
        x += image.get_width() + px // 2
    for meter in seat.meters:
        image = meter_picture(meter, px)
        if x + image.get_width() > at[0] + room:
            return
        surface.blit(image, (x, y))
        x += image.get_width() + px // 2


def meter_picture(meter: Meter, px: int) -> pygame.Surface:
    """An icon with its number."""
    return counter(meter.icon, meter.number, px, meter.colour, INK, meter.suffix)


def seat_mark(surface: pygame.Surface, colour: int, centre: tuple[float, float], px: int) -> None:
    """Draws the shape of a seat, as it stands before lines of the log."""
    image = icon(f"seat-{colour}", px)
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))


def seat_colour(colour: int) -> Colour:
    """The ink of a seat."""
    return SEATS[colour % len(SEATS)][1]
