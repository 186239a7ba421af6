"""Pictures of the printed map, one for each width of its hexagons, drawn beside the running window.

Until the right picture is ready the nearest one is scaled, and before the first there is a flat sketch, so the window
never waits. Must not know what stands on the map.
"""

from __future__ import annotations

import threading
from typing import Final

import pygame

from engine.boards import MapLayout
from systems.presentation.art.terrain import draw_board
from systems.presentation.art.woodcut import hex_corners
from systems.presentation.palette import INK, PAPER, SHEET, TERRAIN, mix
from systems.presentation.table.camera import Camera

MOST_PIXELS: Final = 4_000_000
"""Beyond this size a smaller picture is enlarged."""
KEPT: Final = 4


class BoardPictures:
    """The pictures of one map."""

    def __init__(self, layout: MapLayout) -> None:
        self._layout = layout
        self._can_draw = layout.grid == "hex" and all(space.kind in TERRAIN for space in layout.spaces)
        self._ready: dict[int, pygame.Surface] = {}
        self._scaled: tuple[int, int, pygame.Surface] | None = None
        self._worker: threading.Thread | None = None
        self._lock = threading.Lock()
        self.version = 0
        """Rises when a better picture has become ready."""

    def get(self, camera: Camera) -> pygame.Surface:
        """The best picture there is for the camera's width of hexagon."""
        width = camera.hex_width
        if not self._can_draw:
            return self._sketch(camera)
        wanted = self._drawable(width, camera.picture_size())
        with self._lock:
            ready = self._ready.get(wanted)
            nearest = min(self._ready, key=lambda have: abs(have - width), default=0)
        if ready is None:
            self._begin(wanted)
            if not nearest:
                return self._sketch(camera)
            wanted = nearest
        return self._fitted(wanted, camera)

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
        picture, _ = draw_board(self._layout, width)
        with self._lock:
            while len(self._ready) >= KEPT:
                self._ready.pop(next(iter(self._ready)))
            self._ready[width] = picture
            self.version += 1

    def _fitted(self, width: int, camera: Camera) -> pygame.Surface:
        """The picture of one width at the size of another."""
        with self._lock:
            picture = self._ready[width]
        if width == camera.hex_width:
            return picture
        if self._scaled is None or self._scaled[:2] != (width, camera.hex_width):
            scaled = pygame.transform.smoothscale(picture, camera.picture_size())
            self._scaled = width, camera.hex_width, scaled
        return self._scaled[2]

    def _sketch(self, camera: Camera) -> pygame.Surface:
        """The flat inks of the map, for the moment in which the first picture is drawn."""
        surface = pygame.Surface(camera.picture_size())
        surface.fill(PAPER)
        left, top = camera.corner
        for space in self._layout.spaces:
            x, y = camera.centre(space.key)
            corners = hex_corners((x - left, y - top), camera.hex_width, -1)
            pygame.draw.polygon(surface, TERRAIN.get(space.kind, SHEET), corners)
            pygame.draw.aalines(surface, mix(PAPER, INK, 0.12), True, corners)
        return surface
