"""What stands and lies on the board: hero and foe tokens, counters, shields, skulls, coins, steps of a path.

A seat is shape and colour together; a foe is round. Light falls from the upper left, so everything that lies
throws a hard shadow to the lower right. Must not know any game.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.emblems import gem, seat_points, sunburst
from systems.presentation.figures import FigureLook, draw_bust
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.palette import (
    DEEP,
    GOLD,
    INK,
    INK2,
    JEWEL,
    RUBY,
    RULE,
    SEATS,
    SHADOW,
    SHEET,
    WHITE,
    Colour,
    mix,
    shade,
)
from systems.presentation.shapes import SHADOW_ALPHA, Points, Vec, blank, disc, grown, moved, ngon
from systems.presentation.typeset import numeral

MARGIN: Final = 4
HARD_SHADOW: Final = (*SHADOW, SHADOW_ALPHA)
SUN: Final = shade(JEWEL["yellow"], -0.12)
SHIELD: Final = ((0.04, 0.04), (0.96, 0.04), (0.96, 0.54), (0.5, 0.98), (0.04, 0.54))
# Shapes that run to a point have less room for the icon in their middle.
NARROW_SHAPES: Final = ("triangle", "diamond", "cross")


@kept
def hero_token(seat: int, name: str, px: int, figure: FigureLook | None = None) -> pygame.Surface:
    """Returns the token of a seat with the bust of its hero, or else with the icon `name`.

    It is `MARGIN` larger than `px` on every side.
    """
    kind, colour = SEATS[seat]
    side = px + 2 * MARGIN
    middle, r = side / 2, px * 0.42
    outline = seat_points(kind, middle, middle, r)
    canvas = Vec(side, side, INK)
    canvas.poly(moved(seat_points(kind, middle, middle, r * 1.02), px * 0.03, px * 0.07), HARD_SHADOW)
    canvas.poly(outline, SHEET, INK, max(1.6, px * 0.05))
    canvas.poly(seat_points(kind, middle, middle, r * 0.83), colour)
    token = canvas.done()
    if figure is not None:
        inside = seat_points(kind, middle, middle, r * 0.71)
        _set_bust(token, figure, inside, px * (0.60 if kind in NARROW_SHAPES else 0.66))
        return token
    drop = px * 0.05 if kind == "triangle" else 0
    size = px * (0.42 if kind in NARROW_SHAPES else 0.50)
    draw_icon(token, name, (middle, middle + drop), size, SHEET)
    return token


@kept
def foe_token(name: str, px: int, colour: Colour = INK, figure: FigureLook | None = None) -> pygame.Surface:
    """Returns the round token of a foe in the colour of its troop, with its bust or else the icon `name`."""
    side = px + 2 * MARGIN
    middle = side / 2
    canvas = Vec(side, side, INK)
    canvas.disc((middle + px * 0.03, middle + px * 0.06), px * 0.46, HARD_SHADOW)
    canvas.disc((middle, middle), px * 0.46, SHEET, INK, max(1.6, px * 0.05))
    token = canvas.disc((middle, middle), px * 0.37, colour).done()
    if figure is not None:
        _set_bust(token, figure, ngon(middle, middle, px * 0.325, 40), px * 0.68)
        return token
    draw_icon(token, name, (middle, middle), px * 0.48, SHEET)
    return token


def _set_bust(token: pygame.Surface, figure: FigureLook, inside: Points, side: float) -> None:
    """Draws a bust on a token, cut off at the edge of the shape `inside` and standing on its foot."""
    bust = draw_bust(figure, round(side), paper=max(0.8, side * 0.025))
    layer = blank(*token.get_size())
    foot = max(y for _, y in inside)
    layer.blit(bust, bust.get_rect(midbottom=(token.get_width() // 2, round(foot + 1))))
    mask = Vec(*token.get_size(), SHEET).poly(inside, WHITE).done()
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    token.blit(layer, (0, 0))


@kept
def jewel_counter(jewel: str, px: int, sun: bool = False) -> pygame.Surface:
    """Returns an adventure counter: white disc, cut jewel, rays behind it where its space replenishes.

    The picture is one and a half times as wide as the disc. A taken counter is `gem(..., taken=True)`.
    """
    side = round(px * 1.5)
    middle = side / 2
    canvas = Vec(side, side, INK)
    canvas.disc((middle + 1, middle + 2.2), px * 0.5, (*SHADOW, 100))
    canvas.disc((middle, middle), px * 0.5, SHEET, INK, max(1.4, px * 0.05))
    surface = blank(side, side)
    if sun:
        surface.blit(sunburst(side, SUN), (0, 0))
    surface.blit(canvas.done(), (0, 0))
    stone = gem(jewel, round(px * 0.72))
    surface.blit(stone, stone.get_rect(center=(round(middle), round(middle))))
    return surface


@kept
def undefeated_shield(number: int, jewel: str, px: int) -> pygame.Surface:
    """Returns the numbered shield of a challenge that was met and not beaten, in the colour of its deck."""
    outline = [(x * px, y * px) for x, y in SHIELD]
    canvas = Vec(px + 2, px + 4, INK)
    canvas.poly(moved(outline, 1, 3), HARD_SHADOW)
    canvas.poly(outline, SHEET, INK, max(1.6, px * 0.04))
    canvas.poly(grown(outline, 0.78), mix(JEWEL[jewel], DEEP[jewel], 0.9))
    shield = canvas.done()
    numeral(shield, str(number), (px / 2, px * 0.42), max(smallest(), px * 0.5), SHEET)
    return shield


@kept
def track_disc(px: int, text: str = "", fallen: bool = False, accent: Colour = RUBY) -> pygame.Surface:
    """Returns a space of the doom track: its number, or the skull once it has fallen."""
    if not fallen:
        spot = disc(px, SHEET, mix(INK2, RULE, 0.4), 2).copy()
        numeral(spot, text, (px / 2, px / 2), px * 0.5, INK2)
        return spot
    spot = disc(px, accent, INK, 2).copy()
    draw_icon(spot, "skull", (px / 2, px / 2), px * 0.58, SHEET)
    return spot


@kept
def step_disc(name: str, px: int, accent: Colour) -> pygame.Surface:
    """Returns a step of a path with the symbol it spends, in the accent with a sheet rim."""
    spot = disc(px, accent, SHEET, 2).copy()
    draw_icon(spot, name, (px / 2, px / 2), px * 0.62, SHEET)
    return spot


@kept
def status_disc(name: str, px: int, colour: Colour) -> pygame.Surface:
    """Returns a status mark that lies at the left of a token."""
    spot = disc(px, colour, SHEET, max(1.4, px * 0.07)).copy()
    draw_icon(spot, name, (px / 2, px / 2), px * 0.6, SHEET)
    return spot


@kept
def coin(px: int, text: str = "", fill: Colour = GOLD) -> pygame.Surface:
    """Returns a gold piece with a price on it."""
    piece = disc(px, fill, INK, max(1.5, px * 0.05)).copy()
    face = disc(round(px * 0.76), shade(fill, 0.22))
    piece.blit(face, face.get_rect(center=(px // 2, px // 2)))
    if text:
        numeral(piece, text, (px / 2, px / 2), max(smallest(), px * (0.58 if len(text) < 2 else 0.44)), INK)
    return piece
