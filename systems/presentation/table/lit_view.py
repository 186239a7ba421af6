"""What is lit on a board: the spaces in their full colours, with one line around them, over the faded map.

A space is cut out of the print where the camera sees it; only that is looked up once which stays while the board is moved.
Must not know why a space is lit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.palette import PAPER, SHEET, Colour
from systems.presentation.shapes import Point, wash
from systems.presentation.table.board_pictures import SPARE, Print, Room, with_spare
from systems.presentation.table.camera import Camera

VEIL_ALPHA: Final = 86
"""What cannot be reached fades 34 % to paper."""
HOLE: Final = (255, 0, 255)
"""A colour that is on no map: what has it is not drawn."""
INSIDE: Final = (0, 255, 255)
RIM: Final = 7
LINE: Final = 3

Outline = tuple[Point, ...]
Patch = tuple[pygame.Surface, tuple[int, int]]
"""A space that was cut out, and where it lies on the print."""


class LitView:
    """The lit spaces of one board."""

    def __init__(self, camera: Camera, accent: Colour) -> None:
        self._camera = camera
        self._accent = accent
        self._lit: frozenset[str] = frozenset()
        self._outlines: list[Outline] = []
        self._rim: list[Point] = []
        """Both ends of each side, one after the other."""
        self._patches: dict[Outline, Patch] = {}
        self._cut_from: pygame.Surface | None = None
        self._faded_from: pygame.Surface | None = None
        self._faded = pygame.Surface((1, 1))
        self._area = pygame.Rect(0, 0, 0, 0)
        """The part of a print that is faded."""
        self._room = Room()

    def fade(self, printed: Print, frame: pygame.Rect) -> Print:
        """What is seen of a print in the frame, faded to paper; kept with some more around it while the board is moved."""
        whole = printed.picture.get_rect()
        area = frame.move(-printed.left, -printed.top).clip(whole)
        if self._faded_from is not printed.picture:
            self._fade(printed.picture, area)
        elif not self._area.contains(area):
            self._fade(printed.picture, area.inflate(area.width * SPARE, area.height * SPARE).clip(whole))
        left, top = printed.left + self._area.left, printed.top + self._area.top
        return Print(self._faded, left, top, printed.is_lasting)

    def prepare(self, frame: pygame.Rect, like: pygame.Surface) -> bool:
        """Makes ready to fade what is seen in a frame; tells whether there was something to make."""
        return self._room.make(with_spare(frame), like)

    def _fade(self, picture: pygame.Surface, area: pygame.Rect) -> None:
        self._faded = self._room.of(area.size, picture)
        self._faded.blit(picture, (0, 0), area)
        wash(self._faded, self._faded.get_rect(), PAPER, VEIL_ALPHA)
        self._faded_from, self._area = picture, area

    def draw(self, surface: pygame.Surface, lit: frozenset[str], printed: Print) -> None:
        """Draws them where the camera sees them."""
        self._look_up(lit, printed)
        for outline in self._outlines:
            points = self._camera.places(outline)
            (left, top), (right, bottom) = points[0], points[2]
            if len(points) == 4 and points[1] == (right, top) and points[3] == (left, bottom):
                place = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
                surface.blit(printed.picture, place, place.move(-printed.left, -printed.top))
            else:
                image, (x, y) = self._patch(outline, points, printed)
                surface.blit(image, (printed.left + x, printed.top + y))
        ends = self._camera.places(self._rim)
        for colour, thick in ((SHEET, RIM), (self._accent, LINE)):
            for first, last in zip(ends[::2], ends[1::2], strict=True):
                pygame.draw.line(surface, colour, first, last, thick)

    def _look_up(self, lit: frozenset[str], printed: Print) -> None:
        """Finds what stays as it is for other spaces, or on another print."""
        ground = self._camera.ground
        if lit != self._lit:
            self._lit = lit
            self._outlines = [tuple(outline) for space in lit for outline in ground.outlines(space)]
            self._rim = [end for side in ground.rim(lit) for end in side]
            self._patches.clear()
        if not printed.is_lasting or printed.picture is not self._cut_from:
            self._patches.clear()
            self._cut_from = printed.picture

    def _patch(self, outline: Outline, points: Sequence[Point], printed: Print) -> Patch:
        """A space cut out of the print."""
        found = self._patches.get(outline)
        if found is None:
            corners = [(x - printed.left, y - printed.top) for x, y in points]
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            left, top = math.floor(min(xs)), math.floor(min(ys))
            area = pygame.Rect(left, top, math.ceil(max(xs)) - left + 1, math.ceil(max(ys)) - top + 1)
            found = self._patches[outline] = _cut(printed.picture, area, corners), area.topleft
        return found


def _cut(picture: pygame.Surface, area: pygame.Rect, corners: Sequence[Point]) -> pygame.Surface:
    """What of an area of a picture lies between some corners; the rest is not drawn."""
    patch, stencil = pygame.Surface(area.size), pygame.Surface(area.size)
    patch.blit(picture, (0, 0), area)
    stencil.fill(HOLE)
    stencil.set_colorkey(INSIDE)
    pygame.draw.polygon(stencil, INSIDE, [(x - area.left, y - area.top) for x, y in corners])
    patch.blit(stencil, (0, 0))
    patch.set_colorkey(HOLE)
    return patch
