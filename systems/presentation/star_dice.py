"""Coloured dice with stars, hearts and flasks on their faces, and pools of them as small cubes.

Nothing rolls here. Must not know any game.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.dice import MARGIN, SYMBOL_PLACES, SYMBOL_SIZE, blank_die
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.palette import INK, JEWEL, RUBY, SHEET, Colour, shade
from systems.presentation.shapes import Vec, blank
from systems.presentation.typeset import numeral

FILLS: Final[dict[str, Colour]] = {
    "white": SHEET, "blue": JEWEL["blue"], "red": JEWEL["red"], "green": JEWEL["green"],
}  # fmt: skip
MARK: Final = "mark"
"""No die but a sign between dice."""
UNKNOWN: Final = "?"
"""The face of a die that has not been rolled."""
Dice = tuple[tuple[str, int], ...]
"""Colours with how many dice there are of each."""


@kept
def star_die(px: int, colour: str, faces: tuple[str, ...]) -> pygame.Surface:
    """Returns a die of a colour with the symbols of its upper face; no symbols are a blank face."""
    if colour == MARK:
        surface = blank(px + 2 * MARGIN, px + 2 * MARGIN)
        draw_icon(surface, faces[0], surface.get_rect().center, px * 0.62, INK)
        return surface
    fill = FILLS[colour]
    ink = INK if colour == "white" else SHEET
    die = blank_die(px, fill, INK if colour == "white" else shade(fill, -0.35)).copy()
    if faces == (UNKNOWN,):
        numeral(die, UNKNOWN, (MARGIN + px / 2, MARGIN + px / 2), px * 0.62, ink)
        return die
    size = round(px * SYMBOL_SIZE.get(len(faces), 0.36))
    for name, (x, y) in zip(faces, SYMBOL_PLACES.get(len(faces), ()), strict=False):
        tone = RUBY if name == "heart" and colour == "white" else ink
        draw_icon(die, name, (MARGIN + px * x, MARGIN + px * y), size, tone)
    return die


@kept
def cubes(dice: Dice, px: int, room: int) -> pygame.Surface:
    """Returns a pool as small cubes with a star each, as large as the room allows; "0" for none."""
    many = sum(n for _, n in dice)
    if not many:
        surface = blank(px, px)
        numeral(surface, "0", (px / 2, px / 2), max(smallest(), px * 0.9))
        return surface
    px = max(8, min(px, (room + 2) // many - 2))
    surface = blank(many * (px + 2) - 2, px)
    x = 0
    for colour, n in dice:
        for _ in range(n):
            surface.blit(_cube(colour, px), (x, 0))
            x += px + 2
    return surface


@kept
def _cube(colour: str, px: int) -> pygame.Surface:
    fill = FILLS[colour]
    line = INK if colour == "white" else shade(fill, -0.35)
    cube = Vec(px, px, line).rect((0, 0, px, px), fill, px * 0.2, line, max(1.2, px * 0.08)).done()
    draw_icon(cube, "star", (px / 2, px / 2), px * 0.66, INK if colour == "white" else SHEET)
    return cube
