"""The printer's ornaments: paper with fibres, the open book, headpieces, corner leaves, initials.

Knows how a page is decorated, not what is written on it. Must not know any game.
"""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.fonts import is_cjk
from systems.presentation.palette import INK, INK2, PAPER, RULE, SHEET, WHITE, Colour, mix, shade
from systems.presentation.shapes import Point, Vec, blank, ready, upright_hair
from systems.presentation.typeset import numeral

GUTTER: Final = 64
GUTTER_INK: Final = (70, 50, 24)
GUTTER_ALPHA: Final = 74
AREA_OF_ONE_FIBRE: Final = 2600

# The leaves of a headpiece: how far from the middle each pair sits, and how tall it is.
HEADPIECE_LEAVES: Final = ((18, 8), (30, 7), (41, 5.5), (51, 4))
CORNER_LEAVES: Final = ((14, 9), (20, 8), (26, 6))


@kept
def paper(width: int, height: int, colour: Colour = PAPER, seed: int = 3) -> pygame.Surface:
    """Returns a sheet of paper with its fibres; the same seed gives the same sheet."""
    surface = pygame.Surface((width, height))
    surface.fill(colour)
    chance = random.Random(seed)
    dark, light = mix(colour, (120, 96, 52), 0.085), mix(colour, WHITE, 0.38)
    for _ in range(width * height // AREA_OF_ONE_FIBRE):
        x, y = chance.randrange(width), chance.randrange(height)
        angle, length = chance.uniform(0, math.tau), chance.uniform(3, 11)
        end = (x + math.cos(angle) * length, y + math.sin(angle) * length)
        pygame.draw.aaline(surface, dark if chance.random() < 0.55 else light, (x, y), end)
    return surface


@kept
def book(width: int, height: int, accent: Colour, spine: int = 0, edge: int = 10) -> pygame.Surface:
    """Returns the open book: cover rim in the accent, page edges, paper and, at `spine`, the gutter."""
    surface = pygame.Surface((width, height))
    surface.fill(mix(accent, INK, 0.35))
    surface.fill(mix(accent, INK, 0.12), (2, 2, width - 4, height - 4))
    for k in range(3):
        leaf = pygame.Rect(0, 0, width, height).inflate(12 - 2 * edge - 4 * k, 6 - 2 * edge - 2 * k)
        surface.fill(mix(PAPER, (90, 70, 40), 0.42 - 0.1 * k), leaf)
    surface.blit(paper(width - 2 * edge, height - 2 * edge), (edge, edge))
    if spine:
        surface.blit(gutter(height - 2 * edge), (spine - GUTTER // 2, edge))
        upright_hair(surface, spine, edge, height - edge, mix(RULE, INK2, 0.35))
    return surface


def open_book(
    size: tuple[int, int], place: pygame.Rect, accent: Colour, spine: int, edge: int
) -> pygame.Surface:
    """Returns a window of that size with the open book at its place; beside it lies the cloth of the table."""
    pages = book(place.width, place.height, accent, spine - place.left, edge)
    if place.size == size:
        return pages
    surface = pygame.Surface(size)
    surface.fill(mix(accent, INK, 0.35))
    surface.blit(pages, place)
    return surface


@kept
def gutter(height: int) -> pygame.Surface:
    """Returns the fall of the paper into the fold between two pages."""
    row = blank(GUTTER, 1)
    for x in range(GUTTER):
        distance = abs(x - GUTTER / 2) / (GUTTER / 2)
        row.set_at((x, 0), (*GUTTER_INK, int(GUTTER_ALPHA * (1 - distance) ** 2.4)))
    return ready(pygame.transform.scale(row, (GUTTER, height)))


@kept
def flourish(width: int, colour: Colour = INK, scale: float = 1.0) -> pygame.Surface:
    """Returns a woodcut headpiece: a lozenge between two leaf scrolls and tapering lines."""
    canvas = Vec(width, 26 * scale, colour)
    middle, y = width / 2, 13 * scale
    canvas.poly(
        [(middle, y - 6 * scale), (middle + 5 * scale, y), (middle, y + 6 * scale), (middle - 5 * scale, y)],
        colour,
    )
    for side in (-1, 1):
        canvas.taper(
            (middle + side * 10 * scale, y), (middle + side * (width / 2 - 2), y), colour, 2.2 * scale, 0.6
        )
        for offset, tall in HEADPIECE_LEAVES:
            if offset * scale < width / 2 - 10 * scale:
                _leaf_pair(canvas, (middle + side * offset * scale, y), side * scale, tall * scale, colour)
    return canvas.done()


def _leaf_pair(canvas: Vec, foot: Point, reach: float, tall: float, colour: Colour) -> None:
    x, y = foot
    for up in (-1, 1):
        tip = (x + 11 * reach, y + up * tall)
        canvas.poly(
            [foot, (x + 4 * reach, y + up * tall * 0.9), tip, (x + 8 * reach, y + up * abs(reach) * 2)],
            colour,
        )


def draw_flourish(
    surface: pygame.Surface, centre: Point, width: float, colour: Colour = INK, scale: float = 1.0
) -> pygame.Rect:
    """Draws a headpiece around its middle; returns its place."""
    image = flourish(int(width), colour, scale)
    return surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))


@kept
def corner_leaf(px: int, colour: Colour, flip_x: bool = False, flip_y: bool = False) -> pygame.Surface:
    """Returns the leaf that grows from the upper left corner of a page, mirrored as asked."""
    canvas, u = Vec(px, px, colour), px / 60
    canvas.path(
        [(3 * u, 57 * u), (3 * u, 14 * u), (8 * u, 8 * u), (14 * u, 3 * u), (57 * u, 3 * u)], colour, 2 * u
    )
    canvas.taper((8 * u, 8 * u), (30 * u, 30 * u), colour, 2.6 * u, 0.8)
    for along, tall in CORNER_LEAVES:
        for side in (-1, 1):
            foot = (along * u, along * u)
            out = (tall * 0.55 + side * tall * 0.8, tall * 0.55 - side * tall * 0.8)
            blade = ((0, 0), (4 + side * 3, 4 - side * 3), out, (1 + side * 4, 1 - side * 4))
            canvas.poly([(foot[0] + x * u, foot[1] + y * u) for x, y in blade], colour)
    canvas.disc((6 * u, 6 * u), 2.6 * u, colour)
    return ready(pygame.transform.flip(canvas.done(), flip_x, flip_y))


def draw_corners(surface: pygame.Surface, page: pygame.Rect, px: int, colour: Colour) -> None:
    """Draws a leaf in each of the four corners of a page."""
    for flip_x, flip_y, anchor in (
        (False, False, "topleft"),
        (True, False, "topright"),
        (False, True, "bottomleft"),
        (True, True, "bottomright"),
    ):
        leaf = corner_leaf(px, colour, flip_x, flip_y)
        surface.blit(leaf, leaf.get_rect(**{anchor: getattr(page, anchor)}))


@kept
def initial(letter: str, px: int, colour: Colour) -> pygame.Surface:
    """Returns an illuminated initial: a sheet-white letter cut out of a jewel block with leaf scrolls."""
    # A little darker than the jewel, so that the letter is told from the lighter leaves behind it, too.
    colour = shade(colour, -0.16)
    canvas, u = Vec(px, px, colour), px / 60
    light = shade(colour, 0.24)
    canvas.rect((0, 0, px, px), colour, px * 0.06)
    for corner in ((10, 50, -50), (50, 10, 130), (10, 10, 50), (50, 50, 230)):
        _scroll(canvas, corner, u, light)
    canvas.path(
        [(3 * u, 3 * u), (57 * u, 3 * u), (57 * u, 57 * u), (3 * u, 57 * u), (3 * u, 3 * u)], light, 1.5 * u
    )
    block = canvas.done()
    size = px * (0.68 if is_cjk(letter) else 0.74)
    numeral(block, letter, (px / 2, px / 2), size, SHEET)
    return block


def _scroll(canvas: Vec, corner: tuple[int, int, int], u: float, colour: Colour) -> None:
    """Draws three pairs of leaves from a corner of the block towards its middle."""
    angle = math.radians(corner[2])
    for along in (0, 9, 17):
        foot = ((corner[0] + math.cos(angle) * along) * u, (corner[1] + math.sin(angle) * along) * u)
        for side in (-0.9, 0.9):
            rays = ((angle + side - 0.35, 7), (angle + side, 12), (angle + side + 0.35, 7))
            canvas.poly(
                [foot, *((foot[0] + math.cos(t) * r * u, foot[1] + math.sin(t) * r * u) for t, r in rays)],
                colour,
            )
