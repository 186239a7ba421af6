"""Numbers as pictures: value boxes, hearts, counters, bars and tracks.

What a number means is said by whoever fills these; here it only gets its colour, its icon and its place.
Must not know any game.
"""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from systems.presentation.album import kept
from systems.presentation.emblems import heart
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon, icon
from systems.presentation.palette import (
    GOOD,
    INK,
    INK2,
    PAGE,
    RUBY,
    RULE,
    SHEET,
    Colour,
    mix,
    tint,
)
from systems.presentation.shapes import Vec, blank, panel, rounded
from systems.presentation.star_dice import cubes
from systems.presentation.typeset import label, numeral, text_image, width

DROP_NUMBER: Final = 0.54
BARE_NUMBER: Final = 0.62
"""The size of a number without words, as a share of the height of its box."""
FAINT: Final = mix(RULE, INK2, 0.25)


class Value(msgspec.Struct, frozen=True):
    """One deciding number of a card or a seat: its colour and icon, and what a blow of it costs."""

    number: int
    drop: int | None
    name: str
    icon: str
    colour: Colour
    dice: tuple[tuple[str, int], ...] | None = None
    """A pool of dice in place of the number: colours with how many there are of each."""


# ------------------------------------------------------------------------------- values


@kept
def value_row(size: tuple[int, int], values: tuple[Value, ...], words: bool = True) -> pygame.Surface:
    """Returns boxes side by side; without words, for narrow pages, the icon stands beside the number."""
    surface = blank(*size)
    gap = max(3, int(size[0] * 0.02))
    cell = (size[0] - gap * (len(values) - 1)) / len(values)
    for i, value in enumerate(values):
        box = pygame.Rect(int(i * (cell + gap)), 0, int(cell), size[1])
        panel(
            surface,
            box,
            tint(value.colour, 0.88),
            value.colour,
            max(4, box.h * 0.12),
            max(1.5, box.h * 0.028),
        )
        (_draw_worded_value if words else _draw_bare_value)(surface, box, value)
    return surface


def _draw_worded_value(surface: pygame.Surface, box: pygame.Rect, value: Value) -> None:
    h, shift = box.height, 0.40 if value.drop is not None else 0.50
    _draw_amount(surface, value, (box.x + box.w * shift, box.y + h * 0.36), h * 0.62, box.w - 10)
    _draw_drop(surface, value.drop, (box.x + box.w * 0.83, box.y + h * 0.35), h * 0.46)
    px, y = max(smallest(), int(h * 0.245)), box.y + h * 0.80
    whole, mark = width(value.name, "bold", px), px * 1.25
    if whole + mark > box.w - 6:  # the name alone says what it is
        label(surface, value.name, (box.centerx, y), "bold", px, value.colour, "center", box.w - 4)
        return
    left = box.centerx - (whole + mark) / 2
    draw_icon(surface, value.icon, (left + px * 0.5, y), px, value.colour)
    label(surface, value.name, (left + mark, y), "bold", px, value.colour, "midleft")


def _draw_bare_value(surface: pygame.Surface, box: pygame.Rect, value: Value) -> None:
    h = box.height
    draw_icon(surface, value.icon, (box.x + box.w * 0.16, box.centery), h * 0.34, value.colour)
    middle = box.x + box.w * (0.50 if value.dice is None else 0.62)
    _draw_amount(surface, value, (middle, box.centery), h * BARE_NUMBER, round(box.w * 0.62))
    _draw_drop(surface, value.drop, (box.x + box.w * 0.85, box.y + h * 0.5), min(h * 0.5, box.w * 0.24))


def _draw_amount(
    surface: pygame.Surface, value: Value, centre: tuple[float, float], px: float, room: int
) -> None:
    """Draws the number, or the dice that stand for it."""
    if value.dice is None:
        numeral(surface, str(value.number), centre, px)
        return
    pool = cubes(value.dice, round(px * 0.8), room)
    surface.blit(pool, pool.get_rect(center=(round(centre[0]), round(centre[1]))))


def _draw_drop(surface: pygame.Surface, drop: int | None, centre: tuple[float, float], px: float) -> None:
    """Draws the wounds of a blow in a drop of blood; a blow that hurts nobody is a pale one."""
    if drop is None:
        return
    size = max(smallest(), px * DROP_NUMBER)
    px = size / DROP_NUMBER
    draw_icon(surface, "droplet", centre, px, RUBY if drop else FAINT)
    numeral(surface, str(drop), (centre[0], centre[1] + px * 0.13), size, SHEET if drop else INK)


@kept
def value_chips(size: tuple[int, int], values: tuple[Value, ...]) -> pygame.Surface:
    """Returns the values as coloured chips, the form a card of table size has room for."""
    surface = blank(*size)
    cell = size[0] / len(values)
    for i, value in enumerate(values):
        box = pygame.Rect(int(i * cell), 0, int(cell - size[1] * 0.09), size[1])
        panel(surface, box, value.colour, None, size[1] * 0.2)
        px = max(smallest(), size[1] * 0.76)
        number = str(value.number)
        while px > smallest() and width(number, "numeral", round(px)) > box.width - 2:
            px -= 1
        numeral(surface, number, box.center, px, SHEET)
    return surface


# ------------------------------------------------------------------------------- hearts and counters


@kept
def hearts(have: int, full: int, px: int = 22, gap: int = 1, colour: Colour = RUBY) -> pygame.Surface:
    """Returns a row of hearts, those lost as outlines at its end."""
    surface = blank(full * (px + gap) - gap, px)
    for i in range(full):
        surface.blit(heart(px, colour, i >= have), (i * (px + gap), 0))
    return surface


@kept
def counter(
    name: str, number: str, px: int = 26, colour: Colour = INK, ink: Colour = INK, suffix: str = ""
) -> pygame.Surface:
    """Returns an icon with its number behind it, and a small suffix such as "/4"."""
    size = max(px, smallest())
    figure = text_image(number, "numeral", size, ink)
    bounds = figure.get_bounding_rect()
    gap, tail = max(3, px // 6), min(px, max(smallest(), round(px * 0.68)))
    surface = blank(px + gap + bounds.width + (width(suffix, "bold", tail) + 2 if suffix else 0), px)
    surface.blit(icon(name, px, colour), (0, 0))
    place = numeral(surface, number, (px + gap, px / 2), size, ink, "midleft")
    if suffix:
        label(surface, suffix, (place.right + 2, px * 0.56), "bold", tail, INK2, "midleft")
    return surface


@kept
def hearts_pill(have: int, full: int, px: int = 12) -> pygame.Surface:
    """Returns the hearts on the white pill that hangs under a token."""
    row = hearts(have, full, px)
    surface = blank(row.get_width() + px, px + px // 2)
    panel(surface, surface.get_rect(), SHEET, INK, surface.get_height() / 2, 1.4)
    surface.blit(row, row.get_rect(center=surface.get_rect().center))
    return surface


# ------------------------------------------------------------------------------- bars and tracks


@kept
def odds_bar(length: int, height: int, chance: float, colour: Colour = GOOD) -> pygame.Surface:
    """Returns a bar that is filled to `chance` (0 to 1)."""
    surface = blank(length, height)
    panel(surface, surface.get_rect(), PAGE, None, height / 2)
    if chance > 0:
        filled = max(height, round(length * min(chance, 1)))
        panel(surface, (0, 0, filled, height), colour, None, height / 2)
    return surface


def percent(chance: float) -> str:
    """Writes a chance; only what is certain reads 100 %, only what cannot happen 0 %."""
    if 0 < chance < 1:
        return f"{min(99, max(1, round(chance * 100)))} %"
    return f"{round(chance * 100)} %"


class Step(msgspec.Struct, frozen=True):
    """One step of a track: its number, or an icon where something happens."""

    text: str = ""
    icon: str = ""


@kept
def track(
    steps: tuple[Step, ...],
    reached: int,
    cell: tuple[int, int],
    accent: Colour,
    upward: bool = True,
    gap: int = 6,
) -> pygame.Surface:
    """Returns a track that fills from below or from the left.

    `reached` is the number of filled steps. The pennon of the last one hangs outside, so that it hides no
    number: it needs half a cell on the left of an upward track, above a level one.
    """
    count = len(steps)
    room = cell[0] // 2 if upward else cell[1] // 2
    long = count * ((cell[1] if upward else cell[0]) + gap) - gap
    surface = blank(cell[0] + room, long) if upward else blank(long, cell[1] + room)
    for i, step in enumerate(steps):
        x, y = (room, (count - 1 - i) * (cell[1] + gap)) if upward else (i * (cell[0] + gap), room)
        _draw_step(surface, pygame.Rect(x, y, *cell), step, i < reached, accent)
        if i == reached - 1:
            _draw_pennon(surface, pygame.Rect(x, y, *cell), upward, accent)
    return surface


def _draw_step(surface: pygame.Surface, box: pygame.Rect, step: Step, filled: bool, accent: Colour) -> None:
    fill, line = (tint(accent, 0.7), INK) if filled else (SHEET, mix(INK2, RULE, 0.5))
    panel(surface, box, fill, line, min(box.w, box.h) * 0.2)
    px = min(box.w, box.h) * 0.5
    if step.icon:
        draw_icon(surface, step.icon, box.center, px, accent if filled else INK2)
    else:
        numeral(surface, step.text, box.center, px, INK if filled else INK2)


def _draw_pennon(surface: pygame.Surface, box: pygame.Rect, upward: bool, accent: Colour) -> None:
    long, wide = (box.w // 2 - 2, box.h * 0.5) if upward else (box.h // 2 - 2, box.w * 0.4)
    flag = Vec(long + 2, wide + 2, INK)
    flag.poly(
        [(1, 1), (long * 0.6, 1), (long, wide / 2 + 1), (long * 0.6, wide), (1, wide)], accent, INK, 1.6
    )
    image = flag.done()
    if upward:
        surface.blit(image, image.get_rect(midright=(box.x - 1, box.centery)))
    else:
        image = pygame.transform.rotate(image, -90)
        surface.blit(image, image.get_rect(midbottom=(box.centerx, box.y - 1)))


@kept
def scale_bar(width_px: int, cell: int, count: int, dark: Colour = INK) -> pygame.Surface:
    """Returns the upright scale bar of a map, in turns dark and light, the dark one at the top."""
    surface = blank(width_px, cell * count)
    for i in range(count):
        fill = dark if (count - i) % 2 == 0 else SHEET
        surface.blit(
            rounded(width_px, cell + (2 if i else 0), 0, fill, dark, 2), (0, cell * i - (2 if i else 0))
        )
    return surface
