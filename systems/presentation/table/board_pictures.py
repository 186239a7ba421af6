"""Pictures of the printed map, one for each width of its cells, drawn beside the running window.

Until the right picture is ready the nearest one is scaled, and before the first there is a flat sketch, so the window
never waits. Must not know what stands on the map.
"""

from __future__ import annotations

import threading
from typing import Final, NamedTuple

import pygame

from systems.presentation.palette import PAPER
from systems.presentation.table.camera import Camera
from systems.presentation.table.grounds import LINE, Ground

MOST_PIXELS: Final = 4_500_000
"""Beyond this size a smaller picture is enlarged."""
KEPT_PIXELS: Final = 12_000_000
"""So much is kept of all pictures together, bright and faded; the one drawn last in any case."""
VEIL_ALPHA: Final = 86
"""What cannot be reached fades 34 % to paper."""


class Printed(NamedTuple):
    """One picture of the map, and the same faded to paper."""

    bright: pygame.Surface
    faded: pygame.Surface


class Enlarged(NamedTuple):
    """A part of a picture at another size."""

    key: object
    sheet: pygame.Surface
    is_smooth: bool


class BoardPictures:
    """The pictures of one map."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._ready: dict[int, Printed] = {}
        self._sketched: tuple[int, Printed] | None = None
        self._scaled: Enlarged | None = None
        self._worker: threading.Thread | None = None
        self._lock = threading.Lock()
        self.version = 0
        """Rises when a better picture has become ready."""

    def paint(
        self,
        surface: pygame.Surface,
        camera: Camera,
        area: pygame.Rect,
        at: tuple[int, int],
        faded: bool = False,
        quick: bool = False,
    ) -> None:
        """Draws a part of the board with the best picture there is; `area` is that part of the whole at this zoom.

        If it is to be `quick`, a picture of another zoom is scaled roughly while the board moves, smoothly when it rests.
        """
        width, printed = self.get(camera)
        picture = printed.faded if faded else printed.bright
        if width == camera.cell_width:
            seen = area.clip(picture.get_rect())
            surface.blit(picture, (at[0] + seen.left - area.left, at[1] + seen.top - area.top), seen)
            return
        scale = picture.get_width() / camera.picture_size()[0]
        seen = pygame.Rect(round(area.left * scale), round(area.top * scale), 0, 0)
        seen.size = round(area.width * scale), round(area.height * scale)
        part = seen.clip(picture.get_rect())
        if not part.width or not part.height:
            return
        size = max(1, round(part.width / scale)), max(1, round(part.height / scale))
        place = at[0] + round((part.left - seen.left) / scale), at[1] + round((part.top - seen.top) / scale)
        surface.blit(self._enlarged(picture, part, size, quick), place)

    def _enlarged(
        self, picture: pygame.Surface, part: pygame.Rect, size: tuple[int, int], quick: bool
    ) -> pygame.Surface:
        """A part of a picture at another size; what is to be quick is kept, and its memory used again."""
        if not quick:
            return pygame.transform.smoothscale(picture.subsurface(part), size)
        key, last = (id(picture), tuple(part), size), self._scaled
        rests = last is not None and last.key == key
        if last is not None and rests and last.is_smooth:
            return last.sheet
        sheet = last.sheet if last is not None and last.sheet.get_size() == size else None
        scale = pygame.transform.smoothscale if rests else pygame.transform.scale
        sheet = scale(picture.subsurface(part), size, sheet or pygame.Surface(size, 0, picture))
        self._scaled = Enlarged(key, sheet, rests)
        return sheet

    def get(self, camera: Camera) -> tuple[int, Printed]:
        """The best picture there is for the camera's width of cell, and its own width."""
        width = camera.cell_width
        if not self._ground.can_draw:
            return width, self._sketch(camera)
        wanted = self._drawable(width, camera.picture_size())
        with self._lock:
            ready = self._ready.get(wanted)
            nearest = min(self._ready, key=lambda have: abs(have - width), default=0)
            near = self._ready.get(nearest)
        if ready is not None:
            return wanted, ready
        self._begin(wanted)
        return (nearest, near) if near is not None else (width, self._sketch(camera))

    def wait(self) -> None:
        """Waits until what was begun is drawn, for a picture of the window without a window."""
        if self._worker is not None:
            self._worker.join()

    @staticmethod
    def _drawable(width: int, size: tuple[int, int]) -> int:
        pixels = size[0] * size[1]
        return width if pixels <= MOST_PIXELS else int(width * (MOST_PIXELS / pixels) ** 0.5)

    def _begin(self, width: int) -> None:
        if self._worker is None or not self._worker.is_alive():
            self._worker = threading.Thread(target=self._draw, args=(width,), daemon=True)
            self._worker.start()

    def _draw(self, width: int) -> None:
        bright = self._ground.draw(width)
        printed = Printed(bright, _fade(bright))
        with self._lock:
            self._ready[width] = printed
            while len(self._ready) > 1 and sum(map(_pixels, self._ready.values())) > KEPT_PIXELS:
                self._ready.pop(next(iter(self._ready)))
            self._sketched = None
            self.version += 1

    def _sketch(self, camera: Camera) -> Printed:
        """The flat inks of the map, for the moment in which the first picture is drawn."""
        if self._sketched is not None and self._sketched[0] == camera.cell_width:
            return self._sketched[1]
        surface = pygame.Surface(camera.picture_size())
        surface.fill(PAPER)
        left, top = camera.corner
        for key, kind in self._ground.kinds.items():
            for outline in self._ground.outlines(key):
                corners = [(x - left, y - top) for x, y in camera.places(outline)]
                pygame.draw.polygon(surface, self._ground.ink(kind), corners)
                pygame.draw.aalines(surface, LINE, True, corners)
        self._sketched = camera.cell_width, Printed(surface, _fade(surface))
        return self._sketched[1]


def _pixels(printed: Printed) -> int:
    return sum(picture.get_width() * picture.get_height() for picture in printed)


def _fade(picture: pygame.Surface) -> pygame.Surface:
    """The picture with paper laid over it."""
    faded = picture.copy()
    veil = pygame.Surface((picture.get_width(), min(64, picture.get_height())))
    veil.fill(PAPER)
    veil.set_alpha(VEIL_ALPHA)
    for top in range(0, picture.get_height(), veil.get_height()):
        faded.blit(veil, (0, top))
    return faded
