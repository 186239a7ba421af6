"""The window of Five Tales: opens it, leads from screen to screen, and draws single screens without a display.

What the window needs from other rooms (games, words, maps, computer players) is handed in as a `House`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pygame

from components.help import HelpChapter
from components.texts import Text, text
from engine.definition import GameDefinition
from engine.observe import SeatView
from engine.session import Session
from systems.presentation.autosave import Autosave
from systems.presentation.breaking import Break
from systems.presentation.desk import Desk
from systems.presentation.display import open_display
from systems.presentation.faults import told
from systems.presentation.house import House
from systems.presentation.loop import Window
from systems.presentation.opening import Opened, open_window
from systems.presentation.palette import GAMES, INK
from systems.presentation.putting_by import put_by
from systems.presentation.scenes.credits import Credits
from systems.presentation.scenes.ending import Ending
from systems.presentation.scenes.hand_over import HandOver
from systems.presentation.scenes.help import HelpScene
from systems.presentation.scenes.log_page import LogPage
from systems.presentation.scenes.menu import Menu
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.saves import Saves
from systems.presentation.scenes.scene import Scene
from systems.presentation.scenes.settings import SettingsScene
from systems.presentation.scenes.setup import SetUpScene
from systems.presentation.scenes.sheet import Sheet
from systems.presentation.scenes.table import TableScene
from systems.presentation.scenes.title import Title
from systems.presentation.settings import Settings
from systems.presentation.skins.skin import Skin
from systems.presentation.speech import Lookup, Renderer, Speech
from systems.presentation.table.play import Play
from systems.presentation.warming import Warming

SCENES = ("title", "setup", "settings", "saves")
"""Screens that can be drawn by name; the id of a game draws its table."""


class Routes:
    """The ways between the screens."""

    def __init__(self, desk: Desk, house: House) -> None:
        self._desk = desk
        self._house = house

    def title(self) -> None:
        """To the title."""
        self._desk.stage.show(Title(self._desk, self))

    def set_up(self, definition: GameDefinition) -> None:
        """To the set-up of a game."""
        self._desk.stage.show(SetUpScene(self._desk, self, definition, self._house.levels))

    def open_box(self, game: str) -> None:
        """To the set-up of a game by its id; says what is wrong with its box if it cannot be opened."""
        try:
            definition = self._desk.game(game)
        except ValueError as error:
            self._cannot_open(told(error))
        else:
            self.set_up(definition)

    def play(self, session: Session, watch: bool = False) -> None:
        """To the table, to play on or to see again how it came about."""
        stage = self._desk.stage
        for scene in stage.scenes if isinstance(stage, Window) else ():
            if isinstance(scene, TableScene):
                scene.close()  # all of it is kept now: once it is put by, its autosave is that of the next table
        table = self.table(session)
        if watch:
            table.play.watch()
        stage.show(table)

    def table(self, session: Session) -> TableScene:
        """The table of a game under way; another that was, is put by."""
        desk = self._desk
        put_by(desk.autosave, desk.saves, desk.say("window-put-by"), session)
        play = Play(session, self._house.make_player, self._desk.settings, Autosave(self._desk.autosave))
        return TableScene(self._desk, self, play)

    def resume(self) -> None:
        """To the table where it was left."""
        self.open_save(self._desk.autosave)

    def open_save(self, path: Path) -> None:
        """To the table of a save file; says what is wrong with it if it cannot be opened."""
        try:
            session = Session.load(path, self._desk.game)
        except ValueError as error:
            words = text("fault-at", file=f"“{path.name}”", why=told(error))
            self._cannot_open(words)
        else:
            self.play(session)

    def _cannot_open(self, words: Text) -> None:
        """Says what is wrong with a save, or with the box of its game."""
        say = self._desk.say
        choices = (Choice(say("window-ok")),)
        message = Message(self._desk, say("window-cannot-open"), self._desk.words(words), choices)
        self._desk.stage.lay(message)

    def saved_games(self) -> None:
        """To the list of saves, and back to the title."""
        self._desk.stage.show(Saves(self._desk, self))

    def load_over(self, table: TableScene) -> None:
        """To the list of saves, and back to the game under way, which is kept up to this moment."""
        self._desk.stage.take_off()
        table.close()
        self._desk.stage.lay(Saves(self._desk, self, back=self._desk.stage.take_off))

    def save_as(self, table: TableScene) -> None:
        """To the list of saves, with the game under way to be kept."""
        self._desk.stage.take_off()
        self._desk.stage.lay(Saves(self._desk, self, table, self._desk.stage.take_off))

    def settings(self) -> None:
        """To the settings, and back to where one came from."""
        self._desk.stage.lay(SettingsScene(self._desk, self, self._desk.stage.take_off))

    def credits(self) -> None:
        """To the licences, and back to where one came from."""
        self._desk.stage.lay(Credits(self._desk))

    def toggle_fullscreen(self) -> None:
        """Fills the screen or goes back to a window."""
        if isinstance(self._desk.stage, Window):
            self._desk.stage.toggle_fullscreen()

    def help(self) -> None:
        """Opens the rules at the matter at hand, or closes them."""
        stage = self._desk.stage
        if isinstance(stage, Window):
            if isinstance(stage.top, HelpScene):
                stage.take_off()
            else:
                stage.lay(self._rules(stage.scenes[::-1]))

    def _rules(self, scenes: Sequence[Scene]) -> HelpScene:
        """The rules for what is on the screen, the topmost scene first."""
        games = [scene.help_game for scene in scenes if scene.help_game]
        game = next(iter(games), self._desk.games[0].id)
        places = next((scene.help_places for scene in scenes if scene.help_places), ())

        def read() -> Sequence[HelpChapter]:
            return self._house.help_of(self._desk.settings.tongue, game)

        return HelpScene(self._desk, read, places, GAMES.get(game, INK))

    def menu(self, table: TableScene) -> None:
        """Opens the menu of the table."""
        self._desk.stage.lay(Menu(self._desk, self, table))

    def sheet(self, skin: Skin, view: SeatView, seat: int) -> None:
        """Opens the sheet of a seat."""
        self._desk.stage.lay(Sheet(self._desk, skin, view, seat))

    def log(self, table: TableScene) -> None:
        """Opens the whole log."""
        self._desk.stage.lay(LogPage(self._desk, table))

    def hand_over(self, table: TableScene, seat: int) -> None:
        """Closes the cover for another person."""
        self._desk.stage.lay(HandOver(self._desk, table, seat))

    def ending(self, table: TableScene) -> None:
        """Opens the last page."""
        outcome = table.play.session.over
        if outcome is not None:
            self._desk.stage.lay(Ending(self._desk, self, table, outcome))

    def keep_replay(self, table: TableScene) -> None:
        """Writes the replay of a game beside the saves, and says where it lies."""
        say, session = self._desk.say, table.play.session
        path = free_path(self._desk.replays, session.definition.id, ".replay")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(session.replay_text(), "utf-8")
            words = say("window-replay-kept", path=str(path))
        except OSError as error:
            words = say("window-replay-not-kept", why=told(error))
        self._desk.stage.lay(
            Message(self._desk, say("window-save-replay"), words, (Choice(say("window-ok")),))
        )

    def speech(self, session: Session) -> Speech:
        """The words and names of a table in the present language."""
        renderer = self._house.words(self._desk.settings.tongue, session.definition.id)
        return Speech(renderer, self._house.names_of(renderer, session))


def free_path(folder: Path, name: str, ending: str) -> Path:
    """A path of that name that no file has yet."""
    number = 1
    while (path := folder / f"{name} {number}{ending}").exists():
        number += 1
    return path


def make_desk(house: House, settings: Settings, folder: Path, size: tuple[int, int]) -> Desk:
    """The desk of a window of that size."""

    def speak(language: str, game: str) -> tuple[Renderer, Lookup]:
        renderer = house.words(language, game)
        return renderer, house.names_of(renderer, None)

    return Desk(house.games, speak, house.maps_of, settings, folder, size)


def run(
    house: House,
    session: Session | None = None,
    *,
    language: str = "",
    size: tuple[int, int] | None = None,
    folder: Path | None = None,
    watch: bool = False,
    opened: Opened | None = None,
    broken: Break | None = None,
) -> int:
    """Runs the window, at a table if a session is given, if asked for to watch the game from its beginning.

    Opens a display if none is `opened`. Returns the exit code; raises `NoDisplay`, and `KeyboardInterrupt` when all is
    kept after Ctrl-C was noted in `broken`.
    """
    broken = broken or Break()
    surface, settings, folder = opened or open_window(language, size, folder)
    pygame.key.set_repeat(400, 40)
    window, routes = make_window(house, settings, folder, surface)
    if session is not None:
        routes.play(session, watch)
    else:
        routes.title()
    warming = Warming(window.desk, house)
    warming.begin()
    window.run(broken)
    warming.stop()
    pygame.display.quit()
    if broken.is_asked:
        raise KeyboardInterrupt
    return 0


def make_window(
    house: House, settings: Settings, folder: Path, surface: pygame.Surface
) -> tuple[Window, Routes]:
    """A window on a surface, and the ways between its screens."""
    desk = make_desk(house, settings, folder, surface.get_size())
    window = Window(desk, surface)
    routes = Routes(desk, house)
    window.on_help = routes.help
    return window, routes


QUIET_FRAMES = 8
"""So many frames without anything new, and a screen is complete: its parts come one after the other."""


def screenshot(
    house: House,
    what: str,
    size: tuple[int, int],
    language: str,
    folder: Path,
    session: Session | None = None,
) -> pygame.Surface:
    """Draws a screen by name, or the table of a session, without a display; raises LookupError for no such screen."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    surface = open_display(size)
    window, routes = make_window(house, Settings(language=language, size=size), folder, surface)
    if session is not None:
        routes.play(session)
        top = window.top
        if isinstance(top, TableScene):
            top.build_all()
            top.board.pictures.get(top.board.camera)
            top.board.pictures.wait()
    elif what == "title":
        routes.title()
    elif what == "setup" and house.games:
        routes.set_up(window.desk.game(house.games[0].id))
    elif what == "settings":
        routes.settings()
    elif what == "saves":
        routes.saved_games()
    else:
        known = ", ".join((*SCENES, *(game.id for game in house.games)))
        raise LookupError(f"There is no screen {what!r}; there are {known}.")
    window.step((), 1.0)
    quiet = 0
    for frame in range(60):  # what is seen only when a first picture is there may want another one
        window.step((), 2.0 + frame / 10)
        is_quiet = not window.desk.darkroom.is_busy and not window.top.needs_frame
        quiet = quiet + 1 if is_quiet else 0
        if quiet == QUIET_FRAMES:
            break
        window.desk.darkroom.wait()
    window.step((), 9.0)
    window.shut()
    return surface


def save_picture(surface: pygame.Surface, path: Path) -> None:
    """Writes a picture as PNG; raises OSError when that fails."""
    try:
        pygame.image.save(surface, str(path))
    except pygame.error as error:
        raise OSError(f"{path}: could not be written: {error}.") from None
