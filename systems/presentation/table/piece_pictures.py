"""The pictures of pieces at a width of cells: new pieces are drawn at once, the same ones at another zoom beside the window.

Until those are there the old ones are scaled, so that a turn of the wheel costs no drawing. Must not know what a piece is.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from systems.presentation.precedence import give_way
from systems.presentation.skins.looks import Piece

Drawn = list[tuple[pygame.Surface, pygame.Rect]]
"""Pictures, and where they lie around the middle of a piece."""
Draw = Callable[[Piece, int], Drawn]

HELPING: Final = 0.004
"""Seconds of a frame that may be spent on new pieces."""
SHOWN_AFTER: Final = 0.1
"""Seconds after which the pieces drawn so far are shown, while there are others to be drawn."""


class PiecePictures:
    """What was drawn of the pieces of one board."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._drawn: dict[str, tuple[Piece, int, Drawn]] = {}
        """For each piece what is shown of it, and for which width of cells that was drawn."""
        self._scaled: dict[str, Drawn] = {}
        self._scaled_for = 0
        self._wanted: tuple[Piece, ...] = ()
        self._width = 0
        self._fresh: dict[tuple[Piece, int], Drawn] = {}
        self._worker: threading.Thread | None = None
        self._lock = threading.Lock()
        self.version = 0
        """Rises when pieces have been drawn beside the window."""
        self.lacks_some = False
        """Whether there was no time for all new pieces."""

    def show(self, pieces: Sequence[Piece], width: int) -> list[Drawn]:
        """The pictures of all pieces, none of those that were not drawn yet."""
        self._take_fresh()
        if self._scaled_for != width:
            self._scaled_for = width
            self._scaled.clear()
        old, self._drawn, self.lacks_some = self._drawn, {}, False
        end, stale, found = time.perf_counter() + HELPING, [], []
        for piece in pieces:
            was = old.get(piece.key)
            if was is not None and was[0] == piece and was[1] != width:
                stale.append(piece)
                self._drawn[piece.key] = was
                found.append(self._rough(piece.key, was, width))
            elif was is None or was[:2] != (piece, width):
                found.append(self._new(piece, width, was, end))
            else:
                self._drawn[piece.key] = was
                found.append(was[2])
        self._order(tuple(stale), width)
        return found

    def _new(self, piece: Piece, width: int, was: tuple[Piece, int, Drawn] | None, end: float) -> Drawn:
        """A piece that looks different from before, drawn if there is time for it."""
        if time.perf_counter() > end:
            self.lacks_some = True
            if was is None:
                return []
            self._drawn[piece.key] = was
            return self._rough(piece.key, was, width)
        self._drawn[piece.key] = made = piece, width, self._draw(piece, width)
        self._scaled.pop(piece.key, None)
        return made[2]

    def _rough(self, key: str, was: tuple[Piece, int, Drawn], width: int) -> Drawn:
        """What was drawn for another width, scaled for the moment."""
        if was[1] == width:
            return was[2]
        if key not in self._scaled:
            self._scaled[key] = [_scaled(image, rect, width / was[1]) for image, rect in was[2]]
        return self._scaled[key]

    @property
    def is_rough(self) -> bool:
        """Tells whether some pieces are shown scaled, and will be shown better."""
        return bool(self._wanted)

    # --- beside the window

    def _order(self, stale: tuple[Piece, ...], width: int) -> None:
        """Has pieces drawn at a width; what was ordered before is wanted no longer."""
        with self._lock:
            if (stale, width) == (self._wanted, self._width):
                return
            self._wanted, self._width = stale, width
            if stale and self._worker is None:
                self._worker = threading.Thread(target=self._work, daemon=True)
                self._worker.start()

    def _work(self) -> None:
        shown = time.monotonic()
        while True:
            with self._lock:
                width = self._width
                left = [piece for piece in self._wanted if (piece, width) not in self._fresh]
                if not left or time.monotonic() > shown + SHOWN_AFTER:
                    shown = time.monotonic()
                    self.version += bool(self._fresh)
                if not left:
                    self._worker = None
                    return
            give_way()
            drawn = self._draw(left[0], width)
            with self._lock:
                self._fresh[left[0], width] = drawn

    def _take_fresh(self) -> None:
        """Takes what was drawn beside the window, if it is still what is shown."""
        with self._lock:
            for (piece, width), drawn in self._fresh.items():
                was = self._drawn.get(piece.key)
                if was is not None and was[0] == piece:
                    self._drawn[piece.key] = piece, width, drawn
                    self._scaled.pop(piece.key, None)
            self._wanted = tuple(piece for piece in self._wanted if (piece, self._width) not in self._fresh)
            self._fresh.clear()

    def wait(self) -> None:
        """Waits until all that was ordered is drawn."""
        worker = self._worker
        if worker is not None:
            worker.join()


def _scaled(image: pygame.Surface, rect: pygame.Rect, factor: float) -> tuple[pygame.Surface, pygame.Rect]:
    """A picture and its place around the middle of its piece, so many times as large."""
    size = max(1, round(rect.width * factor)), max(1, round(rect.height * factor))
    place = pygame.Rect(round(rect.left * factor), round(rect.top * factor), *size)
    return pygame.transform.scale(image, size), place
