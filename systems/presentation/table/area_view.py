"""What lies over spaces for a while, such as auras: a thin wash and a line of dots around it, in the colour of its bearer.

Kept as pictures for one zoom, since a board is moved more often than an aura. Must not know why something lies there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from systems.presentation.palette import SHEET
from systems.presentation.shapes import Point, blank
from systems.presentation.skins.looks import AreaLook
from systems.presentation.table.camera import Camera

WASH_ALPHA: Final = 36
"""14 % of the ink: pieces and squares are read through several of them."""
DOTS: Final = 5
"""So many dots stand along the side of a space."""
INSET: Final = 0.09
"""By this part of a cell the dots stand within the area, so that neighbours can be told apart."""

Laid = tuple[pygame.Surface, tuple[int, int]]
"""A picture, and where it lies on the picture of the board."""


class AreaView:
    """The areas of one board."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self._laid: dict[AreaLook, Laid] = {}
        self._width = 0

    def draw(self, surface: pygame.Surface, areas: Sequence[AreaLook]) -> None:
        """Draws them where the camera sees them."""
        left, top = self._camera.corner
        if self._width != self._camera.cell_width:
            self._width, self._laid = self._camera.cell_width, {}
        old, self._laid = self._laid, {}
        for area in areas:
            laid = self._laid[area] = old.get(area) or self._paint(area)
            surface.blit(laid[0], (left + laid[1][0], top + laid[1][1]))

    def _paint(self, area: AreaLook) -> Laid:
        camera = self._camera
        known = frozenset(space for space in area.spaces if camera.knows(space))
        outlines = [
            [camera.place(point) for point in outline]
            for space in sorted(known)
            for outline in camera.ground.outlines(space)
        ]
        if not outlines:
            return pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0)
        corners = [corner for outline in outlines for corner in outline]
        left, top = (math.floor(min(corner[axis] for corner in corners)) for axis in (0, 1))
        right, bottom = (math.ceil(max(corner[axis] for corner in corners)) for axis in (0, 1))
        image = blank(right - left + 1, bottom - top + 1)
        for outline in outlines:
            pygame.draw.polygon(image, (*area.ink, WASH_ALPHA), [(x - left, y - top) for x, y in outline])
        self._dot(image, area, known, (left, top))
        return image, (left - camera.corner[0], top - camera.corner[1])

    def _dot(
        self, image: pygame.Surface, area: AreaLook, known: frozenset[str], corner: tuple[int, int]
    ) -> None:
        """Draws the line of dots."""
        camera, size = self._camera, max(2, self._camera.cell_width // 16)
        middle = _middle([camera.centre(space) for space in known])
        for start, end in camera.ground.rim(known):
            for x, y in _along(camera.place(start), camera.place(end), middle, INSET * camera.cell_width):
                at = round(x - corner[0]), round(y - corner[1])
                pygame.draw.circle(image, SHEET, at, size + 1)
                pygame.draw.circle(image, area.ink, at, size)


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _along(start: Point, end: Point, middle: Point, inset: float) -> Iterator[Point]:
    """Places along a side, a little nearer to the middle of the area than the side itself."""
    across = math.hypot(middle[0] - (start[0] + end[0]) / 2, middle[1] - (start[1] + end[1]) / 2) or 1.0
    nearer = inset / across
    for number in range(DOTS):
        share = (number + 0.5) / DOTS
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        yield x + (middle[0] - x) * nearer, y + (middle[1] - y) * nearer
