"""Single lines of type: measuring, placing, fitting.

Chinese and Latin share one base line and one nominal line box, so that a screen laid out for one language
stands for the other. Wrapped text with icons is in `richtext`. Must not know any game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import pygame

from systems.presentation.album import kept
from systems.presentation.fonts import Role, font, is_cjk, smallest
from systems.presentation.palette import INK, Colour
from systems.presentation.shapes import Point, blank, ready

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
ELLIPSIS: Final = "…"


@kept
def text_image(text: str, role: Role, px: int, colour: Colour) -> pygame.Surface:
    """Returns a line of text as a shared picture."""
    return ready(font(role, px, text).render(text.replace("\0", ""), True, colour))


@lru_cache(maxsize=8192)
def width(text: str, role: Role, px: int) -> int:
    """Measures a line of text without drawing it."""
    return font(role, px, text).size(text)[0]


@lru_cache(maxsize=512)
def line_box(role: Role, px: int) -> tuple[int, int]:
    """Returns height and base line of the nominal line box, the same for every script."""
    face = font(role, px)
    return face.get_height(), face.get_ascent()


@lru_cache(maxsize=1024)
def _cap_middle(role: Role, px: int, chinese: bool) -> float:
    """Returns how far above the base line the middle of a capital, or of a Chinese sign, lies."""
    sample = "国" if chinese else "H"
    face = font(role, px, sample)
    ink = face.render(sample, True, INK).get_bounding_rect()
    return face.get_ascent() - ink.centery


def cap_middle(role: Role, px: int, text: str = "") -> float:
    """Returns how far above the base line the optical middle of `text` lies."""
    return _cap_middle(role, px, is_cjk(text))


def fit(text: str, role: Role, px: int, room: int, least: int = 0) -> tuple[str, int]:
    """Returns text and size that fit into `room` pixels: smaller first, then cut with an ellipsis.

    Nothing becomes smaller than `least`, or than the smallest type of the window.
    """
    return _fit(text, role, px, room, least or smallest())


@lru_cache(maxsize=4096)
def _fit(text: str, role: Role, px: int, room: int, least: int) -> tuple[str, int]:
    while px > least and width(text, role, px) > room:
        px -= 1
    if width(text, role, px) <= room:
        return text, px
    short = text
    while short and width(short.rstrip() + ELLIPSIS, role, px) > room:
        short = short[:-1]
    return short.rstrip() + ELLIPSIS, px


def label(
    surface: pygame.Surface,
    text: str,
    pos: Point,
    role: Role = "body",
    px: float = 20,
    colour: Colour = INK,
    anchor: Anchor = "topleft",
    room: float = 0,
    halo: Colour | None = None,
    least: int = 0,
) -> pygame.Rect:
    """Draws one line of text and returns its nominal box.

    An anchor on the middle means the optical middle of the capitals. `room` is the width it must keep to;
    `halo` surrounds the letters with a colour that parts them from what lies behind.
    """
    size = round(px)
    if room:
        text, size = fit(text, role, size, int(room), least)
    image = text_image(text, role, size, colour)
    box = _place(text, role, size, pos, anchor, image.get_width())
    corner = (box.x, box.y + line_box(role, size)[1] - font(role, size, text).get_ascent())
    if halo is not None:
        _draw_halo(surface, text_image(text, role, size, halo), corner, max(1, size // 11))
    surface.blit(image, corner)
    return box


def _place(text: str, role: Role, px: int, pos: Point, anchor: Anchor, text_width: int) -> pygame.Rect:
    height, baseline = line_box(role, px)
    box = pygame.Rect(0, 0, text_width, height)
    setattr(box, anchor, (round(pos[0]), round(pos[1])))
    if anchor in ("midleft", "center", "midright"):
        box.y = round(pos[1] + cap_middle(role, px, text) - baseline)
    return box


def _draw_halo(surface: pygame.Surface, image: pygame.Surface, corner: Point, reach: int) -> None:
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            if dx * dx + dy * dy <= reach * reach + 1:
                surface.blit(image, (corner[0] + dx, corner[1] + dy))


def numeral(
    surface: pygame.Surface,
    text: str,
    pos: Point,
    px: float,
    colour: Colour = INK,
    anchor: Anchor = "center",
    role: Role = "numeral",
) -> pygame.Rect:
    """Draws a figure placed by its ink, not by its line box; returns the place of the ink."""
    image = text_image(text, role, round(px), colour)
    ink = image.get_bounding_rect()
    place = ink.copy()
    setattr(place, anchor, (round(pos[0]), round(pos[1])))
    surface.blit(image, (place.x - ink.x, place.y - ink.y))
    return place


@kept
def tracked(text: str, role: Role, px: int, colour: Colour, gap: float) -> pygame.Surface:
    """Returns a line with extra space between its letters. Chinese is never tracked."""
    if is_cjk(text):
        return text_image(text, role, px, colour)
    letters = [text_image(letter, role, px, colour) for letter in text]
    surface = blank(tracked_width(text, role, px, gap), max(image.get_height() for image in letters))
    x = 0.0
    for image in letters:
        surface.blit(image, (int(x), 0))
        x += image.get_width() + gap
    return ready(surface)


def tracked_width(text: str, role: Role, px: int, gap: float) -> int:
    """Measures a tracked line."""
    if is_cjk(text):
        return width(text, role, px)
    return int(sum(width(letter, role, px) + gap for letter in text) - gap + 1)
