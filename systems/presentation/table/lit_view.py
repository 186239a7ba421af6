"""What is lit on a board: the spaces in their full colours, with one line around them, over the faded map.

They are cut out once for each question and zoom, so that a board that is moved costs no more than two pictures. Must not
know why a space is lit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from systems.presentation.palette import SHEET, Colour
from systems.presentation.table.board_pictures import BoardPictures
from systems.presentation.table.camera import Camera

HOLE: Final = (255, 0, 255)
"""A colour that is on no map: what has it is not drawn."""
INSIDE: Final = (0, 255, 255)
RIM: Final = 8
"""Pixels around the lit spaces that their line may need."""


class LitView:
    """The lit spaces of one board, as they were cut out last."""

    def __init__(self, camera: Camera, pictures: BoardPictures, accent: Colour) -> None:
        self._camera = camera
        self._pictures = pictures
        self._accent = accent
        self._cut: tuple[object, pygame.Surface, tuple[int, int]] | None = None

    def draw(self, surface: pygame.Surface, lit: frozenset[str]) -> None:
        """Draws them where the camera sees them."""
        camera = self._camera
        key = lit, camera.cell_width, self._pictures.version
        if self._cut is None or self._cut[0] != key:
            self._cut = key, *self._cut_out(lit)
        _, patch, (x, y) = self._cut
        surface.blit(patch, (camera.corner[0] + x, camera.corner[1] + y))

    def _cut_out(self, lit: frozenset[str]) -> tuple[pygame.Surface, tuple[int, int]]:
        """The picture of all lit spaces, and where it lies on the picture of the board."""
        outlines = [
            self._on_picture(outline) for space in lit for outline in self._camera.ground.outlines(space)
        ]
        xs = [x for outline in outlines for x, _ in outline]
        ys = [y for outline in outlines for _, y in outline]
        area = pygame.Rect(int(min(xs)), int(min(ys)), int(max(xs) - min(xs)) + 1, int(max(ys) - min(ys)) + 1)
        area.inflate_ip(2 * RIM, 2 * RIM)
        patch, stencil = pygame.Surface(area.size), pygame.Surface(area.size)
        self._pictures.paint(patch, self._camera, area, (0, 0))
        stencil.fill(HOLE)
        stencil.set_colorkey(INSIDE)
        for outline in outlines:
            pygame.draw.polygon(stencil, INSIDE, [(x - area.left, y - area.top) for x, y in outline])
        patch.blit(stencil, (0, 0))
        self._draw_rim(patch, lit, area.topleft)
        patch.set_colorkey(HOLE)
        return patch, area.topleft

    def _draw_rim(self, patch: pygame.Surface, lit: frozenset[str], corner: tuple[int, int]) -> None:
        """One line around all that is lit."""
        sides = []
        for start, end in self._camera.ground.rim(lit):
            (x0, y0), (x1, y1) = self._on_picture((start, end))
            sides.append(((x0 - corner[0], y0 - corner[1]), (x1 - corner[0], y1 - corner[1])))
        for colour, width in ((SHEET, 7), (self._accent, 3)):
            for first, last in sides:
                pygame.draw.line(patch, colour, first, last, width)

    def _on_picture(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        left, top = self._camera.corner
        return [(x - left, y - top) for x, y in self._camera.places(points)]
