"""The display: opened, resized, or one sentence why there is none. Must not know what is shown on it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

import pygame


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; one sentence."""


def open_display(size: tuple[int, int], fullscreen: bool = False) -> pygame.Surface:
    """Opens or resizes the window; raises `NoDisplay` where there is none to open."""
    try:
        with _hushed():
            pygame.display.init()
        pygame.font.init()
        flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
        surface = pygame.display.set_mode((0, 0) if fullscreen else size, flags)
    except pygame.error as error:
        raise NoDisplay(f"No window could be opened: {error}.") from None
    return surface


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Libraries below SDL grumble on standard error where there is no display; our one sentence tells it better."""
    try:
        kept = os.dup(2)
    except OSError:  # there is no standard error at all
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
