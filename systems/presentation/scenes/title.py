"""The title: the boxes of the games on a shelf, and the way to a new game, a saved one, the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from systems.presentation.desk import Desk
from systems.presentation.scenes.scene import Scene
from systems.presentation.scenes.title_page import TitlePage, kept_game
from systems.presentation.skins.covers import cover_of
from systems.presentation.widgets.press import Press

if TYPE_CHECKING:
    from systems.presentation.app import Routes

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Title(Scene):
    """The first screen."""

    help_places = ("title",)

    def __init__(self, desk: Desk, routes: Routes) -> None:
        super().__init__(desk)
        self._routes = routes
        self._page: TitlePage
        self._themes = [cover_of(game.id).accent for game in desk.games]
        """Jewels in which widgets will be wanted next: their themes are read in frames that have nothing else to do."""

    def build(self) -> None:
        """Lays the page out, and makes what can be pressed on it."""
        desk = self.desk
        kept = kept_game(desk.autosave, desk.games)
        self._page = TitlePage(desk.metrics, desk.say, desk.games, kept, desk.settings.tongue)
        first = "new" if kept is None else "continue"
        for placed in self._page.placed:
            Press(
                placed.rect,
                self.ui,
                placed.paint,
                self._command(placed.name),
                keys=ENTER if placed.name == first else (),
            )

    def _command(self, name: str) -> Callable[[], None]:
        """What a press on something does."""
        kind, _, what = name.partition("/")
        if kind == "box":
            return lambda: self._open_box(what)
        if kind == "language":
            return lambda: self._speak(what)
        routes = self._routes
        commands = {
            "rules": routes.help,
            "continue": routes.resume,
            "new": self._new,
            "load": routes.saved_games,
            "settings": routes.settings,
            "quit": self.desk.stage.quit,
        }
        return commands[name]

    def _open_box(self, game: str) -> None:
        self._routes.open_box(game)

    def _speak(self, tongue: str) -> None:
        self.desk.settings.language = tongue
        self.desk.remember()
        self.desk.stage.restyle()

    def _new(self) -> None:
        if self.desk.games:
            self._open_box(self.desk.games[0].id)

    # --- time and drawing

    def update(self, now: float, elapsed: float) -> None:
        """Reads ahead while nobody does anything."""
        super().update(now, elapsed)
        if self._themes and not self.needs_frame:
            self.desk.new_ui(self._themes.pop())

    def paint(self, surface: pygame.Surface) -> None:
        """Draws rays, title, shelf and what lies below it."""
        self._page.paint(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws all, and last the ribbon that hangs from the box of the game under way."""
        super().draw(surface)
        self._page.paint_ribbon(surface)
