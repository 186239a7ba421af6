"""Dice as pictures: terrain dice, facetted ten-siders, pips.

Unused dice are ink on a sheet; a spent one is pale, shows the spent symbol in the accent and bears the number
of its step. Nothing rolls here and no face is chosen. Must not know any game.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.palette import INK, INK2, PAGE, RUBY, RULE, SHEET, Colour, mix, shade, tint
from systems.presentation.shapes import Point, Vec, disc, rounded
from systems.presentation.typeset import numeral

MARGIN: Final = 3
FOOT: Final = 2

# Where the symbols of a face stand, by how many it has, and how big they are, both as shares of the side.
SYMBOL_PLACES: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.29, 0.5), (0.71, 0.5)),
    3: ((0.28, 0.3), (0.72, 0.3), (0.5, 0.71)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
}
SYMBOL_SIZE: Final = {1: 0.6, 2: 0.42, 3: 0.36, 4: 0.36}
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.29, 0.24), (0.71, 0.24), (0.29, 0.5), (0.71, 0.5), (0.29, 0.76), (0.71, 0.76)),
}
# The kite of a ten-sider on a square of 100: outline, facets and edges.
KITE: Final = ((50, 3), (95, 42), (95, 60), (50, 97), (5, 60), (5, 42))
FRONT: Final = ((50, 3), (80, 58), (50, 76), (20, 58))
RIGHT: Final = ((50, 3), (95, 42), (95, 60), (80, 58))
LEFT: Final = ((50, 3), (5, 42), (5, 60), (20, 58))
EDGES: Final = (
    ((50, 3), (80, 58), (95, 60)),
    ((50, 3), (20, 58), (5, 60)),
    ((80, 58), (50, 76), (20, 58)),
    ((50, 76), (50, 97)),
)


@kept
def blank_die(px: int, fill: Colour = SHEET, line: Colour = INK) -> pygame.Surface:
    """Returns a square die without a face; the die itself begins `MARGIN` from the upper left."""
    radius = px * 0.2
    canvas = Vec(px + 2 * MARGIN, px + 2 * MARGIN + FOOT, line)
    canvas.rect((MARGIN, 2 * MARGIN, px, px), shade(line, -0.1), radius)
    return canvas.rect((MARGIN, MARGIN, px, px), fill, radius, line, max(1.6, px * 0.035)).done()


@kept
def movement_die(
    px: int, faces: tuple[str, ...], step: int | None = None, spent: str = "", accent: Colour = RUBY
) -> pygame.Surface:
    """Returns a movement die with the symbols of its upper face.

    `step` is the step of the path that spends it and `spent` the symbol it is spent for. The picture is half
    a number disc larger than the die on every side, so that used and unused dice lie on the same spot.
    """
    pale = step is not None
    margin = die_margin(px)
    surface = pygame.Surface((px + 2 * margin, px + 2 * margin), pygame.SRCALPHA)
    fill, line = (mix(SHEET, PAGE, 0.8), mix(RULE, INK2, 0.3)) if pale else (SHEET, INK)
    surface.blit(blank_die(px, fill, line), (margin - MARGIN, margin - MARGIN))
    for name, (x, y) in zip(faces, SYMBOL_PLACES[len(faces)], strict=True):
        centre = (margin + px * x, margin + px * y)
        _draw_symbol(surface, name, centre, round(px * SYMBOL_SIZE[len(faces)]), pale, name == spent, accent)
    if step is not None:
        _draw_step(
            surface,
            step,
            (margin + px * 0.96, margin + px * 0.04),
            max(round(px * 0.36), round(smallest() * 1.35)),
            accent,
        )
    return surface


def die_margin(px: int) -> int:
    """Returns how far inside its picture a movement die begins."""
    return max(MARGIN + FOOT + 1, round(px * 0.16), round(smallest() * 0.75))


def _draw_symbol(
    surface: pygame.Surface, name: str, centre: Point, px: int, pale: bool, spent: bool, accent: Colour
) -> None:
    if spent:
        side = round(px * 1.24)
        field = rounded(side, side, round(px * 0.3), tint(accent, 0.72))
        surface.blit(field, field.get_rect(center=(round(centre[0]), round(centre[1]))))
    ink = mix(INK2, RULE, 0.5) if pale else INK
    draw_icon(surface, name, centre, px, accent if spent else ink)


def _draw_step(surface: pygame.Surface, step: int, centre: Point, px: int, accent: Colour) -> None:
    spot = disc(px, accent)
    surface.blit(spot, spot.get_rect(center=(round(centre[0]), round(centre[1]))))
    numeral(surface, str(step), centre, max(smallest(), px * 0.7), SHEET)


@kept
def d10(px: int, text: str, fill: Colour = SHEET, ink: Colour = INK, line: Colour = INK) -> pygame.Surface:
    """Returns a ten-sided die that shows `text`: a number, or "?" before the throw."""
    canvas, u = Vec(px, px, line), px / 100
    canvas.poly(_at(KITE, u), shade(fill, -0.16))
    canvas.poly(_at(FRONT, u), fill)
    canvas.poly(_at(RIGHT, u), shade(fill, -0.08))
    canvas.poly(_at(LEFT, u), shade(fill, 0.25))
    for edge in EDGES:
        canvas.path(_at(edge, u), line, 1.6 * u)
    canvas.path(_at((*KITE, KITE[0]), u), line, 3.4 * u)
    die = canvas.done()
    numeral(die, text, (px / 2, px * 0.47), max(smallest(), px * (0.38 if len(text) < 2 else 0.32)), ink)
    return die


@kept
def d6(px: int, pips: int, fill: Colour = SHEET, ink: Colour = INK) -> pygame.Surface:
    """Returns a six-sided die with its pips."""
    die = blank_die(px, fill, INK).copy()
    pip = disc(max(3, round(px * 0.18)), ink)
    for x, y in PIPS[pips]:
        die.blit(pip, pip.get_rect(center=(round(MARGIN + px * x), round(MARGIN + px * y))))
    return die


def _at(points: tuple[tuple[int, int], ...], u: float) -> list[Point]:
    return [(x * u, y * u) for x, y in points]
