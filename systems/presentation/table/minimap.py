"""The whole board in small, in the corner of its frame while one looks at a part of it; a press goes there.

Draws colours of ground and the shapes of seats; must not know what a space does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.palette import INK, PAPER, SEATS, SHEET, Colour
from systems.presentation.skins.looks import Piece
from systems.presentation.table.camera import Camera

SHARE: Final = 0.2
MARGIN: Final = 8


class Minimap:
    """The small picture of one board."""

    def __init__(self, camera: Camera, accent: Colour) -> None:
        self._camera = camera
        self._accent = accent
        self._ground: tuple[tuple[int, int], pygame.Surface] | None = None

    @property
    def rect(self) -> pygame.Rect:
        """Its place in the window; empty while the whole board is seen."""
        frame, (wide, high) = self._camera.frame, self._camera.picture_size()
        if wide <= frame.width + 2 and high <= frame.height + 2:
            return pygame.Rect(0, 0, 0, 0)
        scale = min(frame.width * SHARE / wide, frame.height * SHARE * 1.4 / high)
        rect = pygame.Rect(0, 0, max(40, round(wide * scale)), max(30, round(high * scale)))
        rect.bottomleft = frame.left + MARGIN, frame.bottom - MARGIN
        return rect

    def go_to(self, point: tuple[int, int]) -> None:
        """Looks at the place on the board that lies under a point of the small picture."""
        rect, (wide, high) = self.rect, self._camera.picture_size()
        self._camera.centre_on(
            (point[0] - rect.left) / rect.width * wide, (point[1] - rect.top) / rect.height * high
        )

    def draw(self, surface: pygame.Surface, pieces: Sequence[Piece]) -> None:
        """Draws ground, seats and the frame of what is seen."""
        rect = self.rect
        if not rect.width:
            return
        surface.blit(self._picture(rect.size), rect)
        scale = rect.width / self._camera.picture_size()[0]
        left, top = self._camera.corner
        for piece in pieces:
            if piece.kind == "hero" and self._camera.knows(piece.space):
                x, y = self._camera.centre(piece.space)
                at = rect.left + (x - left) * scale, rect.top + (y - top) * scale
                pygame.draw.circle(surface, SHEET, at, 5)
                pygame.draw.circle(surface, SEATS[piece.seat][1], at, 4)
        frame = self._camera.frame
        seen = pygame.Rect(
            rect.left + (frame.left - left) * scale,
            rect.top + (frame.top - top) * scale,
            frame.width * scale,
            frame.height * scale,
        )
        pygame.draw.rect(surface, self._accent, seen.clip(rect), 2)
        pygame.draw.rect(surface, INK, rect, 2)

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        if self._ground is None or self._ground[0] != size:
            picture = pygame.Surface(size)
            picture.fill(PAPER)
            scale = size[0] / self._camera.picture_size()[0]
            left, top = self._camera.corner
            ground = self._camera.ground
            for key, kind in ground.kinds.items():
                for outline in ground.outlines(key):
                    corners = [
                        ((x - left) * scale, (y - top) * scale) for x, y in self._camera.places(outline)
                    ]
                    pygame.draw.polygon(picture, ground.ink(kind), corners)
            self._ground = size, picture
        return self._ground[1]
