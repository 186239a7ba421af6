"""Pictures that are drawn once and kept: all of them together within one measure of memory.

`@kept` is for functions that draw the same picture for the same arguments. What was not looked at for the longest time goes
first, whoever drew it, so a long evening takes no more memory than a short one. Must not know what is drawn.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Final, TypeVar, cast

import pygame

from systems.presentation.precedence import give_way

SCREENS: Final = 8
"""The pictures may take as much memory as so many pictures of the whole window."""
LEAST_BYTES: Final = 48 * 2**20
OVERHEAD: Final = 256
"""Bytes that any picture takes besides its pixels."""

Draw = Callable[..., Any]
F = TypeVar("F", bound=Callable[..., Any])
Key = tuple[Draw, tuple[Hashable, ...], tuple[tuple[str, Hashable], ...]]


class Album:
    """Pictures by the function and the arguments that drew them. May be used from several threads."""

    def __init__(self, most: int = 0) -> None:
        self._most = most
        self._pictures: OrderedDict[Key, tuple[Any, int]] = OrderedDict()
        self._lock = threading.Lock()
        self.bytes = 0
        """What all pictures take together."""

    @property
    def most(self) -> int:
        """How many bytes may be kept: a set number, or what suits the window."""
        window = pygame.display.get_surface() if pygame.display.get_init() else None
        screen = weight(window) if window is not None else 0
        return self._most or max(LEAST_BYTES, SCREENS * screen)

    def find(self, key: Key) -> tuple[Any] | None:
        """The picture of a key, in a pair of brackets, or None."""
        with self._lock:
            found = self._pictures.get(key)
            if found is None:
                return None
            self._pictures.move_to_end(key)
            return (found[0],)

    def keep(self, key: Key, picture: Any) -> None:
        """Takes a picture in; the oldest ones make room."""
        heavy, most = weight(picture), self.most
        with self._lock:
            self._drop(key)
            self._pictures[key] = picture, heavy
            self.bytes += heavy
            while self.bytes > most and len(self._pictures) > 1:
                self._drop(next(iter(self._pictures)))

    def forget(self, draw: Draw) -> None:
        """Drops all that a function has drawn."""
        with self._lock:
            for key in [key for key in self._pictures if key[0] is draw]:
                self._drop(key)

    def clear(self) -> None:
        """Drops everything."""
        with self._lock:
            self._pictures.clear()
            self.bytes = 0

    def _drop(self, key: Key) -> None:
        _, heavy = self._pictures.pop(key, (None, 0))
        self.bytes -= heavy


def weight(thing: Any) -> int:
    """How many bytes a picture takes, or a record of pictures."""
    if isinstance(thing, pygame.Surface):
        return thing.get_pitch() * thing.get_height() + OVERHEAD
    if isinstance(thing, tuple | list):
        return sum(weight(item) for item in thing) + OVERHEAD
    return OVERHEAD


ALBUM: Final = Album()
"""The album of the house."""


def kept(draw: F) -> F:
    """Has a drawing function draw each picture once, as long as it stays in the album."""

    @wraps(draw)
    def once(*args: Hashable, **named: Hashable) -> Any:
        give_way()
        key = draw, args, tuple(named.items())
        found = ALBUM.find(key)
        if found is not None:
            return found[0]
        picture = draw(*args, **named)
        ALBUM.keep(key, picture)
        return picture

    once.cache_clear = lambda: ALBUM.forget(draw)  # type: ignore[attr-defined]
    return cast(F, once)
