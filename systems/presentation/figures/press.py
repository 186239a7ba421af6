"""Prints a sketch: flat inks, a cut outline, shade on the side away from the light, five cuts of hatching.

The contour is laid first as a broad hem under all shapes, so that it stays outside and even; inner lines are
finer hems under each shape. Their widths are pixels, whatever the size of the figure.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from systems.presentation.figures.curves import Spot, hem_ways, widened
from systems.presentation.figures.sketch import PAGE, Shape, Sketch
from systems.presentation.palette import INK, SHEET, Colour, shade
from systems.presentation.precedence import give_way
from systems.presentation.shapes import ready

# For each level: how much too large it is drawn, contour and inner line in pixels.
OVERSAMPLE: Final = (4, 3, 3)
CONTOUR: Final = (1.3, 2.0, 3.0)
INNER: Final = (0.45, 1.0, 1.7)
# The light comes from the upper left: the shade is what a shape does not cover of itself when moved there.
SHADE_SHIFT: Final = (-2.3, -1.1)
SHADE_DEPTH: Final = -0.24
# A shape must be as many pixels wide to get a shade.
LEAST_SHADED: Final = 3
CUTS: Final = 5
CLEAR: Final = (0, 0, 0, 0)

Box = tuple[float, float, float, float]


def bounds(sketch: Sketch) -> Box:
    """Returns left, top, right and bottom of everything that has a contour."""
    xs = [x for shape in sketch.shapes if shape.rim for x, _ in shape.points]
    ys = [y for shape in sketch.shapes if shape.rim for _, y in shape.points]
    return min(xs), min(ys), max(xs), max(ys)


def printed(
    sketch: Sketch, box: Box, unit: float, mirrored: bool = False, paper: float = 0
) -> pygame.Surface:
    """Returns the part `box` of a sketch at `unit` pixels to one unit, with room for the contour.

    `paper` is the width of a rim of white paper outside the contour, for figures on dark or busy ground.
    """
    level = sketch.level
    large, hem = OVERSAMPLE[level], hem_px(level, paper)
    size = (
        max(1, round((box[2] - box[0]) * unit) + 2 * hem),
        max(1, round((box[3] - box[1]) * unit) + 2 * hem),
    )
    sheet = pygame.Surface((size[0] * large, size[1] * large), pygame.SRCALPHA)
    sheet.fill((*(SHEET if paper else INK), 0))
    shapes = _enlarged(sketch, box, unit * large, hem * large, sheet.get_width() if mirrored else 0)
    _print_shapes(sheet, shapes, level, paper, unit)
    return ready(pygame.transform.smoothscale(sheet, size))


def _print_shapes(sheet: pygame.Surface, shapes: list[Shape], level: int, paper: float, unit: float) -> None:
    """Draws the hems of all shapes first, then shape over shape."""
    large = OVERSAMPLE[level]
    ways = [hem_ways(shape.points) if shape.rim or shape.line else [] for shape in shapes]
    for colour, width in ((SHEET, paper and CONTOUR[level] + paper), (INK, CONTOUR[level])):
        for shape, way in zip(shapes, ways, strict=True):
            if shape.rim and width:
                give_way()
                pygame.draw.polygon(sheet, colour, widened(way, width * large))
    for shape, way in zip(shapes, ways, strict=True):
        give_way()
        if shape.line:
            pygame.draw.polygon(sheet, INK, widened(way, INNER[level] * large * shape.line))
        pygame.draw.polygon(sheet, shape.fill, shape.points)
        if shape.shade:
            _lay_shade(sheet, shape, unit * large, level)


def hem_px(level: int, paper: float = 0) -> int:
    """Returns the whole pixels that the contour and a rim of paper add on every side."""
    return math.ceil(CONTOUR[level] + paper)


def _enlarged(sketch: Sketch, box: Box, scale: float, hem: float, mirror: int) -> list[Shape]:
    """Returns the shapes in the pixels of the large sheet; `mirror` is its width where left is right."""
    left, top = box[0] * scale - hem, box[1] * scale - hem
    shapes = []
    for shape in sketch.shapes:
        points = [(x * scale - left, y * scale - top) for x, y in shape.points]
        if mirror:
            points = [(mirror - x, y) for x, y in points]
        if len(set(points)) > 2:
            shapes.append(shape._replace(points=points))
    return shapes


def _lay_shade(sheet: pygame.Surface, shape: Shape, scale: float, level: int) -> None:
    xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
    area = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 2, max(ys) - min(ys) + 2)
    area = area.clip(sheet.get_rect())
    if min(area.size) < LEAST_SHADED * OVERSAMPLE[level]:
        return
    crescent = pygame.Surface(area.size, pygame.SRCALPHA)
    inside = [(x - area.x, y - area.y) for x, y in shape.points]
    reach = scale * shape.shade
    dx, dy = SHADE_SHIFT[0] * reach, SHADE_SHIFT[1] * reach
    pygame.draw.polygon(crescent, shade(shape.fill, SHADE_DEPTH), inside)
    pygame.draw.polygon(crescent, CLEAR, [(x + dx, y + dy) for x, y in inside])
    if shape.hatch and level == PAGE:
        _hatch(crescent, inside, shape.fill)
    sheet.blit(crescent, area)


def _hatch(crescent: pygame.Surface, inside: list[Spot], fill: Colour) -> None:
    """Adds five cuts on the right side, kept within the shape."""
    wide, tall = crescent.get_size()
    cuts = pygame.Surface((wide, tall), pygame.SRCALPHA)
    thick = INNER[PAGE] * OVERSAMPLE[PAGE] * 0.5
    for i in range(CUTS):
        y = tall * (0.34 + 0.11 * i)
        tip = (wide * (0.70 + 0.03 * (i % 2)), y + wide * 0.08)
        root = y - wide * 0.10
        pygame.draw.polygon(cuts, shade(fill, -0.72), [(wide, root - thick), tip, (wide, root + thick)])
    mask = pygame.Surface((wide, tall), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), inside)
    cuts.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    crescent.blit(cuts, (0, 0))
