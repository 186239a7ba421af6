"""The strip above the board: the jewel of the game with the round, and a leaf for every seat in table order.

Draws records; must not know what they mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from systems.presentation.controls import seat_tab
from systems.presentation.fonts import is_cjk, smallest
from systems.presentation.icons import draw_icon, icon
from systems.presentation.meters import counter, hearts
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, PAGE, RUBY, RULE, SEATS, Colour, mix
from systems.presentation.richtext import Block, escape, set_text
from systems.presentation.shapes import hair
from systems.presentation.skins.looks import Meter, SeatLook, TableLook
from systems.presentation.table.layout import TableLayout
from systems.presentation.table.parts import Part
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import label, line_box, width

MANY: Final = 5
WIDER: Final = 1.4
SHRINKS: Final = 0.8
NAME_SHARE: Final = 0.54
"""The share of a leaf above its hearts."""
SMALLEST: Final = 14
"""Pixels of the smallest hearts."""


def tab_rects(layout: TableLayout, look: TableLook) -> list[pygame.Rect]:
    """Where the leaves of the seats lie, in the order of the table; among many that of the active seat is wider."""
    count = len(look.seats)
    if not count:
        return []
    shares = [WIDER if count >= MANY and seat.seat == look.active else 1.0 for seat in look.seats]
    whole = min(layout.tabs.width / sum(shares), layout.tabs.width / 3 + 20)
    gap = 8 if whole > 150 else 3
    places, x = [], float(layout.tabs.left)
    for share in shares:
        places.append(
            pygame.Rect(round(x), layout.tabs.top + 2, round(share * whole) - gap, layout.tabs.height)
        )
        x += share * whole
    return places


def tab_parts(
    layout: TableLayout, metrics: Metrics, look: TableLook, emblem: str, accent: Colour
) -> Iterator[Part]:
    """The strip, its corner, and each leaf, drawn one by one."""
    rects, corner = tab_rects(layout, look), layout.corner
    yield Part("strip", layout.strip.inflate(0, 8), rects, lambda s: _paint_strip(s, layout))

    def draw_corner(surface: pygame.Surface) -> None:
        _paint_strip(surface, layout)
        _paint_corner(surface, corner, metrics, look.round, emblem, accent)

    yield Part("corner", corner, (look.round, rects), draw_corner)
    for rect, seat in zip(rects, look.seats, strict=True):
        shows = seat, seat.seat == look.active, rects

        def draw(surface: pygame.Surface, rect: pygame.Rect = rect, seat: SeatLook = seat) -> None:
            _paint_strip(surface, layout)
            paint_tab(surface, rect, metrics, seat, seat.seat == look.active)

        yield Part(f"tab {seat.seat}", rect, shows, draw)


def _paint_strip(surface: pygame.Surface, layout: TableLayout) -> None:
    """Draws the paper under corner and leaves."""
    strip = layout.strip
    surface.fill(PAGE, strip)
    right = strip.right - (0 if layout.has_drawer else 22)
    hair(surface, strip.left, right, strip.bottom, mix(RULE, INK2, 0.3))


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
    top = rect.top + (5 if active else 0)
    px, left, room = min(round(rect.height * 0.72), rect.width // 3), 18, 8
    name = _name(seat, metrics, rect, px + left + room) if rect.width >= metrics.type(150) else None
    if rect.width >= metrics.type(150) and name is None:  # a smaller token leaves more room for a name
        px, left, room = min(px, rect.width // 4), 12, 4
        name = _name(seat, metrics, rect, px + left + room)
    token = hero_token(seat.colour, seat.icon, px, seat.figure)
    surface.blit(token, (rect.left + 6, rect.centery - px // 2 - MARGIN + (3 if active else 0)))
    left, room = rect.left + px + left, rect.width - px - left - room
    if name is not None:
        middle = rect.height * 0.05 + line_box("title", metrics.type(23))[0] / 2
        right = name.draw(surface, (left, top + max(4, middle - name.height / 2))).right
        _paint_player(surface, rect, top, metrics, seat, right)
        _paint_status(surface, rect, top, metrics, seat, active)
    height = rect.height * 0.55 if name is not None else (rect.height - metrics.type(18)) / 2
    _paint_meters(surface, seat, (left, round(top + height)), room, metrics.type(18))


def _name(seat: SeatLook, metrics: Metrics, rect: pygame.Rect, taken: int) -> Block | None:
    """The name of a seat as it stands on its leaf: smaller, or Chinese in two lines; None where it has to be cut."""
    size, room = metrics.type(23), rect.width - taken
    words = _short(seat.hero, size, room)
    for px in range(size, smallest() - 1, -1):
        block = set_text(escape(words), room, px, INK, "title", 1.0)
        lines = 2 if is_cjk(words) else 1
        if block.lines <= lines and block.height <= rect.height * NAME_SHARE:
            return block
    return None


def _short(name: str, px: int, room: int) -> str:
    """A name in full, or its first word where the whole would have to be set much smaller."""
    first = name.split()[0] if name.split() else name
    return name if width(name, "title", round(px * SHRINKS)) <= room or len(first) < 3 else first


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


def _paint_status(
    surface: pygame.Surface, rect: pygame.Rect, top: int, metrics: Metrics, seat: SeatLook, active: bool
) -> None:
    """What the seat does now, at the right of its meters where there is room."""
    px = metrics.type(16)
    left = rect.left + min(round(rect.height * 0.72), rect.width // 3) + 18
    pictures = _meters_of(seat, metrics.type(18), rect.right - left - 8)
    room = rect.right - left - _width_of(pictures, metrics.type(18)) - 20
    if seat.status and width(seat.status, "bold", px) <= room:
        ink = seat_colour(seat.colour) if active else INK2
        at = rect.right - 10, top + rect.height * 0.55 + metrics.type(18) // 2
        label(surface, seat.status, at, "bold" if active else "body", px, ink, "midright")


def _paint_meters(surface: pygame.Surface, seat: SeatLook, at: tuple[int, int], room: int, px: int) -> None:
    """Draws hearts and what counts most; where there is little room, smaller, then fewer."""
    for size in range(px, min(px, SMALLEST) - 1, -1):
        pictures = _meters_of(seat, size, room)
        if _width_of(pictures[:2], size) <= room:
            break
    while pictures and _width_of(pictures, size) > room:
        pictures.pop()
    x = at[0]
    for image in pictures:
        surface.blit(image, (x, at[1]))
        x += image.get_width() + size // 2


def _meters_of(seat: SeatLook, px: int, room: int) -> list[pygame.Surface]:
    have, full = seat.hearts
    pictures = [meter_picture(meter, px) for meter in seat.meters]
    if full:
        fits = full * (px + 1) <= room * 0.62
        row = hearts(have, full, px) if fits else counter("heart", str(have), px, RUBY, suffix=f"/{full}")
        pictures.insert(0, row)
    return pictures


def _width_of(pictures: list[pygame.Surface], px: int) -> int:
    return sum(image.get_width() for image in pictures) + px // 2 * (len(pictures) - 1)


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
