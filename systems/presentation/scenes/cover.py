"""The box of a game as it stands on the shelf, and the shelf itself."""

from __future__ import annotations

import random

import pygame

from systems.presentation.album import kept
from systems.presentation.fonts import smallest
from systems.presentation.ornaments import corner_leaf
from systems.presentation.palette import INK, SHEET, Colour, mix, shade
from systems.presentation.scenery import Scenery, landscape, stamp
from systems.presentation.shapes import Vec, blank
from systems.presentation.typeset import label, width

WOOD: Colour = (126, 84, 50)
WOOD_LIGHT: Colour = (164, 116, 72)
WOOD_DARK: Colour = (94, 60, 36)
GRAIN: Colour = (104, 68, 40)
SIDE = 26
"""How much of the box's side is seen."""


@kept
def game_box(
    size: tuple[int, int], title: str, line: str, emblem: str, scenery: Scenery, accent: Colour, seed: int
) -> pygame.Surface:
    """Returns a box in the jewel of its game: picture, title, one line; `SIDE` wider and 14 higher than `size`."""
    w, h = size
    surface = blank(w + SIDE, h + 14)
    surface.blit(_body(w, h, accent), (0, 0))
    high = int(h * 0.60)
    picture = landscape(w - 30, high, scenery, mix(accent, SHEET, 0.10), seed)
    surface.blit(picture, (SIDE + 14, 14))
    pygame.draw.rect(surface, INK, (SIDE + 14, 14, w - 30, high), 2)
    stamp(surface, emblem, (SIDE + w / 2, 14 + high * 0.53), int(high * 0.66))
    px = 42
    while px > 20 and width(title, "title", px) > w - 34:
        px -= 1
    middle = (SIDE + w / 2 - 1, (high + 28 + h - 40) / 2 - 4)
    label(surface, title, middle, "title", px, SHEET, "center", w - 30)
    is_tight = width(line, "bold", smallest()) > w - 90  # the line goes before the leaves beside it
    room = w - (24 if is_tight else 90)
    label(surface, line, (SIDE + w / 2 - 1, h - 18), "bold", 18, shade(accent, 0.8), "midbottom", room)
    if is_tight:
        return surface
    for flip, x in ((False, SIDE + 8), (True, SIDE + w - 46)):
        surface.blit(corner_leaf(36, shade(accent, 0.45), flip, True), (x, h - 44))
    return surface


def _body(w: int, h: int, accent: Colour) -> pygame.Surface:
    """The box without its picture. Only the side has slanted edges, which are drawn large and scaled down."""
    surface = blank(w + SIDE, h + 14)
    side = Vec(SIDE + 4, h + 14, INK)
    side.poly([(0, 14), (SIDE, 0), (SIDE, h), (0, h + 14)], mix(accent, INK, 0.45), INK, 3)
    surface.blit(side.done(), (0, 0))
    surface.fill(INK, (SIDE - 1, 0, w, h + 1))
    surface.fill(accent, (SIDE + 2, 2, w - 5, h - 4))
    return surface


@kept
def shelf(w: int, h: int) -> pygame.Surface:
    """Returns the board the boxes stand on."""
    canvas = Vec(w, h, WOOD)
    canvas.rect((0, 0, w, h), WOOD).rect((0, 0, w, h * 0.16), WOOD_LIGHT).rect(
        (0, h * 0.78, w, h * 0.22), WOOD_DARK
    )
    canvas.rect((0, 0, w, 3), INK).rect((0, h - 3, w, 3), INK)
    chance = random.Random(5)
    for _ in range(70):
        x, y = chance.uniform(0, w), chance.uniform(h * 0.22, h * 0.72)
        bend = [
            (x, y),
            (x + chance.uniform(20, 60), y + chance.uniform(-2, 2)),
            (x + chance.uniform(70, 130), y),
        ]
        canvas.path(bend, GRAIN, 1.6)
    return canvas.done()
