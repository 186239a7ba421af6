"""A manager of widgets whose fonts and theme are read once, however many screens there are.

pygame_gui reads eight fonts and a theme for every manager, which would hold up each opening of a screen. Must not know
any screen.
"""

from __future__ import annotations

from typing import Any, Final
from unittest import mock

import pygame
from pygame_gui import UIManager
from pygame_gui.core import IncrementalThreadedResourceLoader, ui_appearance_theme
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme
from pygame_gui.core.ui_font_dictionary import UIFontDictionary

from systems.presentation.fonts import check_faces
from systems.presentation.palette import Colour
from systems.presentation.theme import theme

Key = tuple[float, str]
MOST: Final = 6
"""So many themes are kept: the jewels of the games at one size of type."""


class HouseManager(UIManager):
    """The widgets of one screen at a scale of type, in the jewel of a game, in a language."""

    def __init__(self, size: tuple[int, int], scale: float, accent: Colour, language: str) -> None:
        self._wish = scale, accent, language
        known = _shelf.find(scale, accent, language) is not None
        if not known:
            check_faces()
        loader = IncrementalThreadedResourceLoader() if known else None
        super().__init__(
            size,
            enable_live_theme_updates=False,
            resource_loader=loader,
            starting_language=_locale(language),
        )
        if not known:
            _shelf.keep(self.ui_theme, scale, accent, language)

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        """The theme from the shelf; a new one shares the fonts of its scale."""
        scale, accent, language = self._wish
        found = _shelf.find(scale, accent, language)
        if found is not None:
            return found
        fonts = _shelf.fonts.get((scale, language))
        if fonts is None:
            made = UIAppearanceTheme(self.resource_loader, self._locale)
        else:
            # The theme makes a dictionary of fonts by itself, and has no way to be given one.
            with mock.patch.object(ui_appearance_theme, "UIFontDictionary", lambda loader, locale: fonts):
                made = UIAppearanceTheme(self.resource_loader, self._locale)
        made.load_theme(theme(scale, accent, language))
        return made


class _Shelf:
    """Themes and fonts that have been read."""

    def __init__(self) -> None:
        self.fonts: dict[Key, UIFontDictionary] = {}
        self._themes: dict[tuple[float, Colour, str], UIAppearanceTheme] = {}
        self._probe: pygame.font.Font | None = None

    def find(self, scale: float, accent: Colour, language: str) -> UIAppearanceTheme | None:
        """The theme, if it has been read and its fonts still live."""
        if not self._lives():
            self.fonts.clear()
            self._themes.clear()
        return self._themes.get((scale, accent, language))

    def keep(self, made: UIAppearanceTheme, scale: float, accent: Colour, language: str) -> None:
        """Puts a theme on the shelf; that of another scale or language makes room."""
        if (scale, language) not in self.fonts:
            self.fonts = {(scale, language): made.font_dict}
        self._themes[scale, accent, language] = made
        while len(self._themes) > MOST:
            self._themes.pop(next(iter(self._themes)))

    def _lives(self) -> bool:
        """Closing pygame's font room kills every font opened before."""
        try:
            alive = self._probe is not None and self._probe.get_height() > 0
        except pygame.error:
            alive = False
        if not alive:
            pygame.font.init()
            self._probe = pygame.font.Font(None, 12)
        return alive


_shelf: Final = _Shelf()


def _locale(language: str) -> str:
    """pygame_gui knows locales of two letters."""
    return "zh" if language.startswith("zh") else "en"
