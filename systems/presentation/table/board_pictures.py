"""Pictures of the printed map, one for each width of its cells, drawn beside the running window.

Until the right picture is ready the nearest one is scaled, and before the first there is a flat sketch, so the window
never waits. Must not know what stands on the map.
"""

from __future__ import annotations

import math
import threading
from typing import Final, NamedTuple

import pygame

from systems.presentation.palette import PAPER
from systems.presentation.precedence import give_way
from systems.presentation.table.camera import Camera
from systems.presentation.table.grounds import LINE, Ground

MOST_PIXELS: Final = 4_500_000
"""Beyond this size a smaller picture is enlarged."""
SPARE: Final = 0.3
"""A board that is moved is enlarged so much farther than it is seen, so that most of its frames find it ready."""
KEPT_PIXELS: Final = 9_000_000
"""So much is kept of all pictures together; the one drawn last in any case."""


class Print(NamedTuple):
    """A picture of the board, or of a part of it, as large as it is seen now; and where its corner lies in the window."""

    picture: pygame.Surface
    left: int
    top: int
    is_lasting: bool
    """Whether the same picture is there in the next frame; else it is made anew whenever the board is moved."""

    def paint(self, surface: pygame.Surface, frame: pygame.Rect) -> None:
        """Draws what of it lies in a part of the window."""
        surface.blit(self.picture, frame, frame.move(-self.left, -self.top))


class Room:
    """Memory for one picture at a time, of any size: to ask for much of it anew takes longer than to draw."""

    def __init__(self) -> None:
        self._memory = pygame.Surface((1, 1))

    def of(self, size: tuple[int, int], like: pygame.Surface) -> pygame.Surface:
        """A picture of that size; what was drawn on the one before is lost."""
        self.make(size, like)
        return self._memory.subsurface((0, 0, *size))

    def make(self, size: tuple[int, int], like: pygame.Surface) -> bool:
        """Sees to it that there is so much; tells whether there was not."""
        wide, high = self._memory.get_size()
        if wide >= size[0] and high >= size[1]:
            return False
        self._memory = pygame.Surface((max(wide, size[0]), max(high, size[1])), 0, like)
        return True


class Enlarged(NamedTuple):
    """A part of a picture at another size."""

    source: pygame.Surface
    width: int
    """The width of cells that it was made for."""
    part: pygame.Rect
    place: tuple[int, int]
    """Where its corner lies on the board."""
    picture: pygame.Surface
    is_smooth: bool


class BoardPictures:
    """The pictures of one map."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._ready: dict[int, pygame.Surface] = {}
        self._sketched: tuple[int, pygame.Surface] | None = None
        self._scaled: Enlarged | None = None
        self._area = pygame.Rect(0, 0, 0, 0)
        """What of the board was seen last."""
        self._room = Room()
        self._worker: threading.Thread | None = None
        self._lock = threading.Lock()
        self.version = 0
        """Rises when a better picture has become ready."""

    def printed(self, camera: Camera) -> Print:
        """What is seen of the board in the camera's frame, by the best picture there is.

        A picture of another zoom is scaled: roughly while the board moves or the right one is being drawn, else smoothly.
        """
        width, picture = self.get(camera)
        left, top = camera.corner
        if width == camera.cell_width:
            self._scaled = None
            return Print(picture, left, top, True)
        seen = self._enlarged(picture, camera)
        return Print(seen.picture, left + seen.place[0], top + seen.place[1], False)

    @property
    def is_rough(self) -> bool:
        """Tells whether what was seen last was scaled roughly, and would be smooth if it were looked at again."""
        return self._scaled is not None and not self._scaled.is_smooth and not self._is_drawing

    def _enlarged(self, picture: pygame.Surface, camera: Camera) -> Enlarged:
        """What is seen of a picture made for another zoom; what was made last is used as long as it will do."""
        scale = picture.get_width() / camera.picture_size()[0]
        area, last = camera.frame.move(-camera.corner[0], -camera.corner[1]), self._scaled
        rests, self._area = area == self._area, area
        part = _part(picture, area, scale)
        if last is None or last.source is not picture or last.width != camera.cell_width:
            return self._scale(picture, camera.cell_width, part, scale, is_smooth=False)
        if not last.part.contains(part):
            spare = round(area.width * SPARE), round(area.height * SPARE)
            part = _part(picture, area.inflate(spare), scale)
            return self._scale(picture, last.width, part, scale, is_smooth=False)
        if last.is_smooth or not rests or self._is_drawing:
            return last
        return self._scale(picture, last.width, last.part, scale, is_smooth=True)

    def _scale(
        self, picture: pygame.Surface, width: int, part: pygame.Rect, scale: float, is_smooth: bool
    ) -> Enlarged:
        """A part of a picture as it is seen, `1 / scale` as large."""
        place = round(part.left / scale), round(part.top / scale)
        size = round(part.right / scale) - place[0], round(part.bottom / scale) - place[1]
        method = pygame.transform.smoothscale if is_smooth else pygame.transform.scale
        seen = method(picture.subsurface(part), size, self._room.of(size, picture))
        self._scaled = Enlarged(picture, width, part, place, seen, is_smooth)
        return self._scaled

    def prepare(self, frame: pygame.Rect, like: pygame.Surface) -> bool:
        """Makes ready to enlarge what is seen in a frame; tells whether there was something to make."""
        return self._room.make(with_spare(frame), like)

    def get(self, camera: Camera) -> tuple[int, pygame.Surface]:
        """The best picture there is for the camera's width of cell, and its own width."""
        width = camera.cell_width
        wanted = self._drawable(width, camera.picture_size())
        if not self._ground.can_draw:
            return wanted, self._sketch(wanted)
        with self._lock:
            ready = self._ready.get(wanted)
            nearest = min(self._ready, key=lambda have: abs(have - width), default=0)
            near = self._ready.get(nearest)
        if ready is not None:
            return wanted, ready
        self._begin(wanted)
        return (nearest, near) if near is not None else (wanted, self._sketch(wanted))

    def wait(self) -> None:
        """Waits until what was begun is drawn, for a picture of the window without a window."""
        if self._worker is not None:
            self._worker.join()

    @staticmethod
    def _drawable(width: int, size: tuple[int, int]) -> int:
        pixels = size[0] * size[1]
        return width if pixels <= MOST_PIXELS else int(width * (MOST_PIXELS / pixels) ** 0.5)

    @property
    def _is_drawing(self) -> bool:
        return self._worker is not None and self._worker.is_alive()

    def _begin(self, width: int) -> None:
        if not self._is_drawing:
            self._worker = threading.Thread(target=self._draw, args=(width,), daemon=True)
            self._worker.start()

    def _draw(self, width: int) -> None:
        give_way()
        picture = self._ground.draw(width)
        with self._lock:
            self._ready[width] = picture
            while len(self._ready) > 1 and sum(map(_pixels, self._ready.values())) > KEPT_PIXELS:
                self._ready.pop(next(iter(self._ready)))
            self._sketched = None
            self.version += 1

    def _sketch(self, width: int) -> pygame.Surface:
        """The flat inks of the map, for the moment in which the first picture is drawn."""
        if self._sketched is not None and self._sketched[0] == width:
            return self._sketched[1]
        ground = self._ground
        surface = pygame.Surface(ground.size(width))
        surface.fill(PAPER)
        left, top = ground.offset(width)
        for key, kind in ground.kinds.items():
            for outline in ground.outlines(key):
                corners = [(x * width + left, y * width + top) for x, y in outline]
                pygame.draw.polygon(surface, ground.ink(kind), corners)
                pygame.draw.aalines(surface, LINE, True, corners)
        self._sketched = width, surface
        return surface


def with_spare(frame: pygame.Rect) -> tuple[int, int]:
    """How large a picture of what is seen in a frame becomes at most."""
    return round(frame.width * (1 + SPARE)) + 1, round(frame.height * (1 + SPARE)) + 1


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


def _part(picture: pygame.Surface, area: pygame.Rect, scale: float) -> pygame.Rect:
    """The part of a picture on which an area of the board lies; the board is `1 / scale` as large as the picture."""
    left, top = math.floor(area.left * scale), math.floor(area.top * scale)
    right, bottom = math.ceil(area.right * scale), math.ceil(area.bottom * scale)
    return pygame.Rect(left, top, right - left, bottom - top).clip(picture.get_rect())
