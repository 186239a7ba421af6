"""The display: opened, resized, or one sentence why there is none. Must not know what is shown on it."""

from __future__ import annotations

import pygame


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; one sentence."""


def open_display(size: tuple[int, int], fullscreen: bool = False) -> pygame.Surface:
    """Opens or resizes the window; raises `NoDisplay` where there is none to open."""
    try:
        pygame.display.init()
        pygame.font.init()
        flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
        surface = pygame.display.set_mode((0, 0) if fullscreen else size, flags)
    except pygame.error as error:
        raise NoDisplay(f"No window could be opened: {error}.") from None
    return surface
