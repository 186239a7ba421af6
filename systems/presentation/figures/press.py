"""Prints a sketch: flat inks, a cut outline, shade on the side away from the light, five cuts of hatching.

The contour is laid first as a broad line under all shapes, so that it stays outside and even; inner lines are
finer. Line widths are pixels, whatever the size of the figure.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from systems.presentation.figures.curves import Spot
from systems.presentation.figures.sketch import PAGE, Shape, Sketch
from systems.presentation.palette import INK, Colour, shade
from systems.presentation.shapes import ready

# For each level: how much too large it is drawn, contour and inner line in pixels.
OVERSAMPLE: Final = (4, 4, 3)
CONTOUR: Final = (1.5, 2.0, 3.0)
INNER: Final = (0.9, 1.2, 1.9)
# The light comes from the upper left: the shade is what a shape does not cover of itself when moved there.
SHADE_SHIFT: Final = (-2.3, -1.1)
SHADE_DEPTH: Final = -0.24
CUTS: Final = 5
CLEAR: Final = (0, 0, 0, 0)

Box = tuple[float, float, float, float]


def bounds(sketch: Sketch) -> Box:
    """Returns left, top, right and bottom of everything that has a contour."""
    xs = [x for shape in sketch.shapes if shape.rim for x, _ in shape.points]
    ys = [y for shape in sketch.shapes if shape.rim for _, y in shape.points]
    return min(xs), min(ys), max(xs), max(ys)


def printed(sketch: Sketch, box: Box, unit: float, mirrored: bool) -> pygame.Surface:
    """Returns the part `box` of a sketch at `unit` pixels to one unit, with room for the contour."""
    large, hem = OVERSAMPLE[sketch.level], math.ceil(CONTOUR[sketch.level])
    size = (
        max(1, round((box[2] - box[0]) * unit) + 2 * hem),
        max(1, round((box[3] - box[1]) * unit) + 2 * hem),
    )
    plate = _Plate(size, large, sketch.level)
    scale = unit * large
    left, top = box[0] * scale - hem * large, box[1] * scale - hem * large
    wide = size[0] * large
    shapes = []
    for shape in sketch.shapes:
        points = [(x * scale - left, y * scale - top) for x, y in shape.points]
        shapes.append(shape._replace(points=[(wide - x, y) for x, y in points] if mirrored else points))
    for shape in shapes:
        if shape.rim:
            plate.outline(shape.points, CONTOUR[sketch.level] * 2)
    for shape in shapes:
        plate.lay(shape, scale)
    return ready(pygame.transform.smoothscale(plate.surface, size))


class _Plate:
    """The large surface a sketch is printed on before it is scaled down."""

    def __init__(self, size: tuple[int, int], large: int, level: int) -> None:
        self.surface = pygame.Surface((size[0] * large, size[1] * large), pygame.SRCALPHA)
        self.surface.fill((*INK, 0))
        self.large, self.level = large, level

    def outline(self, points: list[Spot], width: float) -> None:
        """Draws the closed line round a shape; joints are round where it turns sharply."""
        broad = max(1, round(width * self.large))
        pygame.draw.lines(self.surface, INK, True, points, broad)
        if broad < 3:
            return
        for i, (x, y) in enumerate(points):
            ax, ay = points[i - 1]
            bx, by = points[(i + 1) % len(points)]
            ux, uy, vx, vy = x - ax, y - ay, bx - x, by - y
            if ux * vx + uy * vy < 0.94 * math.hypot(ux, uy) * math.hypot(vx, vy):
                pygame.draw.circle(self.surface, INK, (x, y), broad / 2)

    def lay(self, shape: Shape, scale: float) -> None:
        """Draws one shape: its ink, its shade, its hatching and its inner line."""
        if len(shape.points) < 3:
            return
        pygame.draw.polygon(self.surface, shape.fill, shape.points)
        if shape.shade:
            self._shade(shape, scale)
        if shape.line:
            self.outline(shape.points, INNER[self.level] * shape.line)

    def _shade(self, shape: Shape, scale: float) -> None:
        xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
        area = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 2, max(ys) - min(ys) + 2)
        area = area.clip(self.surface.get_rect())
        if area.width < 4 or area.height < 4:
            return
        crescent = pygame.Surface(area.size, pygame.SRCALPHA)
        inside = [(x - area.x, y - area.y) for x, y in shape.points]
        reach = scale * shape.shade
        dx, dy = SHADE_SHIFT[0] * reach, SHADE_SHIFT[1] * reach
        pygame.draw.polygon(crescent, shade(shape.fill, SHADE_DEPTH), inside)
        pygame.draw.polygon(crescent, CLEAR, [(x + dx, y + dy) for x, y in inside])
        if shape.hatch and self.level == PAGE:
            self._hatch(crescent, inside, shape.fill)
        self.surface.blit(crescent, area)

    def _hatch(self, crescent: pygame.Surface, inside: list[Spot], fill: Colour) -> None:
        """Adds five cuts on the right side, kept within the shape."""
        wide, tall = crescent.get_size()
        cuts = pygame.Surface((wide, tall), pygame.SRCALPHA)
        thick = INNER[self.level] * self.large * 0.5
        for i in range(CUTS):
            y = tall * (0.34 + 0.11 * i)
            start, end = (wide, y - wide * 0.10), (wide * (0.70 + 0.03 * (i % 2)), y + wide * 0.08)
            pygame.draw.polygon(cuts, shade(fill, -0.72), [(start[0], start[1] - thick), end, (start[0], start[1] + thick)])
        mask = pygame.Surface((wide, tall), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), inside)
        cuts.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        crescent.blit(cuts, (0, 0))
