"""What stands in a dungeon and is no figure: chests, the mouths of lairs, the sign where heroes come in.

Small woodcuts on a square of 100. Must not know any game.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.icons import draw_icon
from systems.presentation.palette import GOLD, INK, SHADOW, SHEET, Colour, mix, shade
from systems.presentation.shapes import SHADOW_ALPHA, Point, Vec, ngon

WOOD: Final[Colour] = (176, 112, 52)
DARK_WOOD: Final[Colour] = (112, 68, 34)
FIRE: Final[Colour] = (232, 168, 40)
PENNON: Final[Colour] = (29, 91, 160)
HARD: Final = (*SHADOW, SHADOW_ALPHA)


def _at(u: float, *points: Point) -> list[Point]:
    return [(x * u, y * u) for x, y in points]


@kept
def chest(px: int) -> pygame.Surface:
    """Returns a treasure chest: boards, iron bands, a golden lock."""
    u, canvas = px / 100, Vec(px, px, INK)
    line = max(1.4, 4 * u)
    canvas.rect((9 * u, 27 * u, 88 * u, 66 * u), HARD, 8 * u)
    canvas.rect((5 * u, 20 * u, 88 * u, 66 * u), WOOD, 8 * u, INK, line)
    canvas.poly(_at(u, (9, 42), (9, 30), (16, 24), (82, 24), (89, 30), (89, 42)), shade(WOOD, 0.22))
    for y in (56, 70):
        canvas.path(_at(u, (10, y), (88, y)), mix(WOOD, DARK_WOOD, 0.6), max(1.0, 2 * u))
    canvas.path(_at(u, (6, 44), (92, 44)), INK, line)
    for x in (20, 72):
        canvas.rect((x * u, 20 * u, 8 * u, 66 * u), DARK_WOOD, 1, INK, max(0.8, 1.6 * u))
    canvas.rect((40 * u, 36 * u, 20 * u, 22 * u), GOLD, 3 * u, INK, max(1.0, 3 * u))
    return canvas.disc((50 * u, 46 * u), 3.4 * u, INK).done()


@kept
def lair(px: int, name: str, ink: Colour) -> pygame.Surface:
    """Returns the mouth of a lair in the colour of its troop, its sign aglow in the dark."""
    u, canvas = px / 100, Vec(px, px, INK)
    canvas.poly([(x + 3 * u, y + 5 * u) for x, y in ngon(px / 2, px / 2, 48 * u, 8, -67.5)], HARD)
    canvas.poly(ngon(px / 2, px / 2, 48 * u, 8, -67.5), shade(ink, -0.25), INK, max(1.6, 4 * u))
    canvas.poly(ngon(px / 2, px / 2, 40 * u, 8, -67.5), shade(ink, 0.12))
    canvas.poly(
        _at(u, (22, 82), (22, 52), (30, 32), (50, 22), (70, 32), (78, 52), (78, 82)), (34, 22, 26), INK, 2 * u
    )
    surface = canvas.done()
    draw_icon(surface, name, (px / 2, 54 * u), 42 * u, FIRE)
    return surface


@kept
def way_in(px: int) -> pygame.Surface:
    """Returns the sign of the heroes' way in: a ring on the floor with a pennon planted in it."""
    u, canvas = px / 100, Vec(px, px, PENNON)
    canvas.ring((px / 2, px / 2), 46 * u, PENNON, max(2, 6 * u))
    canvas.ring((px / 2, px / 2), 36 * u, mix(PENNON, SHEET, 0.5), max(1, 2 * u))
    canvas.path(_at(u, (42, 80), (42, 18)), INK, max(1.6, 5 * u))
    canvas.poly(_at(u, (44, 20), (82, 32), (44, 48)), PENNON, INK, max(1.2, 3 * u))
    return canvas.done()
