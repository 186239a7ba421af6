"""The whole board in small, in the corner of its frame while one looks at a part of it; a press goes there.

Draws colours of ground and the shapes of seats; must not know what a space does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.icons import draw_icon
from systems.presentation.palette import INK, PAPER, SEATS, SHEET, Colour
from systems.presentation.skins.looks import Piece
from systems.presentation.table.camera import Camera

SHARE: Final = 0.2
MARGIN: Final = 8
CELL: Final = 32
"""It is measured with cells of so many pixels."""
BUTTON: Final = 28
"""How wide the button is that folds it up."""


class Minimap:
    """The small picture of one board."""

    def __init__(self, camera: Camera, accent: Colour) -> None:
        self._camera = camera
        self._accent = accent
        self._ground: tuple[tuple[int, int], pygame.Surface] | None = None
        self.is_folded = False
        """Whether only its button is left, so that the squares under it can be reached."""

    @property
    def rect(self) -> pygame.Rect:
        """Its place in the window; empty while the whole board is seen."""
        frame = self._camera.frame
        if self._camera.fits_room:
            return pygame.Rect(0, 0, 0, 0)
        if self.is_folded:
            return pygame.Rect(frame.left + MARGIN, frame.bottom - MARGIN - BUTTON, BUTTON, BUTTON)
        rect = pygame.Rect((0, 0), self._size)
        rect.bottomleft = frame.left + MARGIN, frame.bottom - MARGIN
        return rect

    @property
    def _size(self) -> tuple[int, int]:
        """How large it is: the same at every zoom, with a list over the board or without, so that it is drawn once."""
        room, (wide, high) = self._camera.room, self._camera.ground.size(CELL)
        scale = min(room.width * SHARE / wide, room.height * SHARE * 1.4 / high)
        return max(40, round(wide * scale)), max(30, round(high * scale))

    @property
    def button(self) -> pygame.Rect:
        """The place of the button that folds it up and opens it again."""
        rect = self.rect
        return pygame.Rect(rect.right - BUTTON, rect.top, BUTTON, BUTTON) if rect.width else rect

    def press(self, point: tuple[int, int]) -> bool:
        """Takes a press: folds up, opens, or goes there; tells whether a drag may go on over it."""
        if self.button.collidepoint(point):
            self.is_folded = not self.is_folded
            return False
        self.go_to(point)
        return True

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
        if self.is_folded:
            self._draw_button(surface)
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
        self._draw_button(surface)

    def _draw_button(self, surface: pygame.Surface) -> None:
        """A bar folds it up; a compass opens it."""
        place = self.button
        surface.fill(SHEET, place)
        pygame.draw.rect(surface, INK, place, 2)
        if self.is_folded:
            draw_icon(surface, "compass", place.center, BUTTON - 8, INK)
        else:
            pygame.draw.line(surface, INK, place.move(7, 0).midleft, place.move(-8, 0).midright, 3)

    def prepare(self) -> None:
        """Draws it before it is seen, in a frame in which there is time."""
        self._picture(self._size)

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        if self._ground is None or self._ground[0] != size:
            picture = pygame.Surface(size)
            picture.fill(PAPER)
            ground = self._camera.ground
            scale, (left, top) = size[0] / ground.size(CELL)[0], ground.offset(CELL)
            for key, kind in ground.kinds.items():
                for outline in ground.outlines(key):
                    corners = [((x * CELL + left) * scale, (y * CELL + top) * scale) for x, y in outline]
                    pygame.draw.polygon(picture, ground.ink(kind), corners)
            self._ground = size, picture
        return self._ground[1]
