"""The woodcut brush: flat inks, paper gaps, ink outlines, drawn large and scaled down once.

Whoever draws with it thinks in units of a hexagon 74 units wide, so that one drawing serves every zoom step.
This file knows pygame and the inks; it must not know terrain, maps or games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from systems.presentation.palette import INK, Colour
from systems.presentation.precedence import give_way

Point = tuple[float, float]

UNIT_HEX: Final = 74.0
"""Width of a hexagon in drawing units."""

FINE: Final = 4
"""How much larger everything is drawn; `smoothscale` keeps flat colours exact by 2 and 4, but not by 3."""

HEX_HEIGHT: Final = 2 / math.sqrt(3)
"""Height of a pointy-top hexagon of width 1."""


def hex_corners(centre: Point, width: float, grow: float = 0.0) -> list[Point]:
    """The six corners of a pointy-top hexagon, from the top clockwise; `grow` moves every side outwards."""
    radius = (width / 2 + grow) * HEX_HEIGHT
    angles = [math.radians(60 * i - 90) for i in range(6)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


class Woodcut:
    """A supersampled sheet and the few cuts everything on a map is made of.

    Points are in drawing units around the place last named by `at`.
    """

    def __init__(self, size: tuple[int, int], hex_width: float, origin: Point = (0.0, 0.0)) -> None:
        """Makes an empty sheet of `size` pixels; unit (0, 0) lies at the pixel `origin`."""
        self._size = size
        self._sheet = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
        self._scale = hex_width / UNIT_HEX * FINE
        self._origin = (origin[0] * FINE, origin[1] * FINE)
        self._at = (0.0, 0.0)

    def done(self, size: tuple[int, int] | None = None) -> pygame.Surface:
        """Returns the finished picture in its own size, or squeezed into another."""
        give_way()
        return pygame.transform.smoothscale(self._sheet, size or self._size)

    def wash(self, colour: Colour | tuple[int, int, int, int]) -> None:
        """Covers the whole sheet, if wanted with a see-through ink."""
        self._sheet.fill(colour)

    def at(self, place: Point) -> Woodcut:
        """Moves the origin of all following cuts."""
        self._at = place
        return self

    def fill(self, points: Sequence[Point], colour: Colour) -> None:
        """Prints a flat area."""
        pygame.draw.polygon(self._sheet, colour, self._pixels(points))

    def line(self, points: Sequence[Point], colour: Colour = INK, width: float = 1.5) -> None:
        """Cuts a line of even width with round joints."""
        pixels = self._pixels(points)
        radius = max(1.0, width * self._scale / 2)
        for a, b in pairwise(pixels):
            nx, ny = _normal(a, b, radius)
            corners = [
                (a[0] + nx, a[1] + ny),
                (b[0] + nx, b[1] + ny),
                (b[0] - nx, b[1] - ny),
                (a[0] - nx, a[1] - ny),
            ]
            pygame.draw.polygon(self._sheet, colour, _whole(corners))
        if radius >= 1.5:
            for pixel in pixels:
                pygame.draw.circle(self._sheet, colour, pixel, radius)

    def shape(self, points: Sequence[Point], colour: Colour, width: float = 1.6, ink: Colour = INK) -> None:
        """Prints a flat area with an outline."""
        self.fill(points, colour)
        self.line([*points, points[0]], ink, width)

    def cut(self, start: Point, end: Point, colour: Colour = INK, width: float = 2.4) -> None:
        """Cuts a stroke that thins from `width` to nothing."""
        a, b = self._pixels([start, end])
        nx, ny = _normal(a, b, width * self._scale / 2)
        pygame.draw.polygon(self._sheet, colour, _whole([(a[0] + nx, a[1] + ny), b, (a[0] - nx, a[1] - ny)]))

    def dot(self, centre: Point, radius: float, colour: Colour) -> None:
        """Prints a disc."""
        pygame.draw.circle(self._sheet, colour, self._pixels([centre])[0], radius * self._scale)

    def oval(self, centre: Point, rx: float, ry: float, colour: Colour) -> None:
        """Prints an ellipse."""
        x, y = self._pixels([centre])[0]
        wide, high = round(rx * self._scale), round(ry * self._scale)
        pygame.draw.ellipse(self._sheet, colour, (x - wide, y - high, 2 * wide, 2 * high))

    def _pixels(self, points: Sequence[Point]) -> list[tuple[int, int]]:
        give_way()
        ax, ay = self._at
        ox, oy = self._origin
        return _whole([((x + ax) * self._scale + ox, (y + ay) * self._scale + oy) for x, y in points])


def _whole(points: Sequence[Point]) -> list[tuple[int, int]]:
    """Whole pixels: pygame would cut fractions off towards zero and so bend what juts out of the sheet."""
    return [(round(x), round(y)) for x, y in points]


def _normal(a: Point, b: Point, length: float) -> Point:
    """A vector of the given length at right angles to the line from a to b."""
    distance = math.dist(a, b) or 1
    return -(b[1] - a[1]) / distance * length, (b[0] - a[0]) / distance * length
