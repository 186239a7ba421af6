"""The reading page: the card, space, number or pile that is pointed at, as large as there is room for.

Draws what it is given; must not know what it means.
"""

from __future__ import annotations

import pygame

from systems.presentation.cards import CardFace, card, card_size, empty_card, is_readable
from systems.presentation.darkroom import Darkroom
from systems.presentation.fonts import smallest
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, Colour
from systems.presentation.richtext import rich, set_text
from systems.presentation.shapes import lift
from systems.presentation.typeset import label

LARGEST: int = 330
SMALLEST: int = 150


def paint_reading(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, face: CardFace, darkroom: Darkroom
) -> pygame.Rect:
    """Draws a card to be read, as large as the reading page allows, or else its words alone; returns its place."""
    wide = max(SMALLEST, min(rect.width, metrics.type(LARGEST), int(rect.height / 1.42)))
    while card_size(wide)[1] > rect.height and wide > SMALLEST:
        wide -= 4
    if darkroom.get(is_readable, face, wide) is False:
        paint_note(surface, rect, metrics, face.name, f"*{face.kind_line}*\n{face.rules}", face.look.line)
        return rect
    image = darkroom.get(card, face, wide) or empty_card(wide)
    place = image.get_rect(midtop=(rect.centerx, rect.top))
    lift(surface, place, 12, 5)
    surface.blit(image, place)
    return place


def paint_note(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, heading: str, words: str, accent: Colour
) -> None:
    """Draws a heading and what is to be said about it."""
    if rect.height < metrics.type(40):
        return
    label(surface, heading, rect.topleft, "title", metrics.type(26), INK, room=rect.width)
    y = rect.top + metrics.type(38)
    px = metrics.type(20)
    while px > smallest() and set_text(words, rect.width, px, INK, accent=accent).height > rect.bottom - y:
        px -= 1
    clip = surface.get_clip()
    surface.set_clip(rect.clip(clip))
    rich(surface, words, (rect.left, y), rect.width, px, INK, accent=accent)
    surface.set_clip(clip)
