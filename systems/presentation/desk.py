"""What every screen shares: settings, words, games, folders, the metrics of the window, and the way to other screens.

Holds no game under way; that belongs to the table. Must not know any game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from pygame_gui import UIManager

from components.texts import Text
from engine.definition import GameDefinition
from systems.presentation.album import ALBUM
from systems.presentation.darkroom import Darkroom
from systems.presentation.fonts import set_smallest
from systems.presentation.house import GameBox, MapEntry
from systems.presentation.metrics import Metrics, metrics_for
from systems.presentation.palette import INK, Colour
from systems.presentation.settings import AUTOSAVE, Settings, store_settings
from systems.presentation.sound import Sounds
from systems.presentation.speech import Lookup, Renderer, Speech
from systems.presentation.widgets.manager import HouseManager

if TYPE_CHECKING:
    from systems.presentation.scenes.scene import Scene


class Stage(Protocol):
    """Where screens are shown; the window is one."""

    def show(self, scene: Scene) -> None:
        """Puts a screen in place of all others."""

    def lay(self, scene: Scene) -> None:
        """Lays a screen over the present one, which waits."""

    def take_off(self) -> None:
        """Takes the topmost screen off."""

    def restyle(self) -> None:
        """Builds everything anew after a change of language, size of type or form of the window."""

    def quit(self) -> None:
        """Ends the program."""


class Desk:
    """The things at hand on every screen."""

    def __init__(
        self,
        games: Sequence[GameBox | GameDefinition],
        speak: Callable[[str, str], tuple[Renderer, Lookup]],
        maps_of: Callable[[str], Sequence[MapEntry]],
        settings: Settings,
        folder: Path,
        size: tuple[int, int],
    ) -> None:
        self.games = tuple(games)
        self.settings = settings
        self.sounds = Sounds(settings.volume)
        self.darkroom = Darkroom()
        """Draws beside the window what would hold a frame up."""
        self.folder = folder
        self.maps_of = maps_of
        self.stage: Stage
        self._speak = speak
        self.measure(size)
        self.retell()

    @property
    def saves(self) -> Path:
        """The folder of save files."""
        return self.folder / "saves"

    @property
    def replays(self) -> Path:
        """The folder of replays."""
        return self.folder / "replays"

    @property
    def autosave(self) -> Path:
        """The save that is written after every answer."""
        return self.folder / AUTOSAVE

    def game(self, game_id: str) -> GameDefinition:
        """The definition of a game, its box opened; raises LookupError when this program does not play it."""
        for box in self.games:
            if box.id == game_id:
                return box if isinstance(box, GameDefinition) else box.open()
        raise LookupError(game_id)

    def measure(self, size: tuple[int, int]) -> None:
        """Takes the measure of a window."""
        self.metrics: Metrics = metrics_for(size, self.settings.text)
        if set_smallest(self.metrics.smallest):
            ALBUM.clear()

    def retell(self) -> None:
        """Changes to the language of the settings."""
        self.say = self.say_in("")

    def say_in(self, game: str) -> Speech:
        """The words of a game before those of the others; games may mean different things by one key."""
        return Speech(*self._speak(self.settings.tongue, game))

    def remember(self) -> None:
        """Keeps the settings for the next run."""
        store_settings(self.folder, self.settings)

    def words(self, text: Text) -> str:
        """A text without mark-up, where no table gives names."""
        return self.say.plain(text)

    def new_ui(self, accent: Colour = INK, metrics: Metrics | None = None) -> UIManager:
        """A manager of widgets in the style of the house, at the present or another scale and in the present language."""
        metrics = metrics or self.metrics
        size = metrics.width, metrics.height
        return HouseManager(size, metrics.type(20) / 20, accent, self.settings.tongue)
