"""The first moment: a display, and on it the title, before the rest of the window is loaded.

The widgets, the screens and the rulebooks take most of a start. They are not needed to see the title, so they come after it.
Imports nothing that is slow; `app` goes on from here.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pygame

from systems.presentation.display import NoDisplay, open_display
from systems.presentation.heap import give_back_large_pieces
from systems.presentation.house import House
from systems.presentation.metrics import metrics_for
from systems.presentation.scenes.title_page import TitlePage, kept_game
from systems.presentation.settings import AUTOSAVE, Settings, load_settings, user_folder
from systems.presentation.speech import Speech


class Opened(NamedTuple):
    """An open display, the settings it was opened by, and the folder they lie in."""

    surface: pygame.Surface
    settings: Settings
    folder: Path


def open_window(
    language: str = "", size: tuple[int, int] | None = None, folder: Path | None = None
) -> Opened:
    """Opens the display as the settings, or who asks for it, want it; raises `NoDisplay`."""
    give_back_large_pieces()
    folder = folder or user_folder()
    settings = load_settings(folder)
    settings.language = language or settings.language
    surface = open_display(size or settings.size, settings.fullscreen and size is None)
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise NoDisplay(
            "There is no display to open a window on; try `main.py play` or `main.py screenshot`."
        )
    pygame.display.set_caption("Five Tales")
    return Opened(surface, settings, folder)


def show_title(opened: Opened, house: House) -> None:
    """Draws the title as it will be when it can be pressed."""
    surface, settings, folder = opened
    renderer = house.words(settings.tongue, "")
    say = Speech(renderer, house.names_of(renderer, None))
    metrics = metrics_for(surface.get_size(), settings.text)
    kept = kept_game(folder / AUTOSAVE, house.games)
    TitlePage(metrics, say, house.games, kept, settings.tongue).draw(surface)
    pygame.display.flip()
