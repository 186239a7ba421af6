"""A window for tests: no display, no clock, no hand. Time and events are given; a frame is one call."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "none"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from components.texts import Text
from engine.definition import GameDefinition, SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.bots.players import LEVELS, player
from systems.presentation import app
from systems.presentation.app import House, Routes
from systems.presentation.desk import MapEntry
from systems.presentation.loop import Window, open_display
from systems.presentation.players import PlayerMaker
from systems.presentation.scenes.table import TableScene
from systems.presentation.settings import Settings
from systems.presentation.table.camera import Camera
from systems.presentation.table.grounds import HexGround
from systems.presentation.widgets.press import Press
from systems.text.help import help_book
from systems.text.names import Names
from systems.text.words import Words
from tests.toy.definition import definition as toy_definition

TOY_TEXT = Path(__file__).resolve().parents[1] / "toy" / "text"
SIZES = ((1024, 768), (1280, 720), (1920, 1080))
LANGUAGES = ("en", "zh_Hans")


def toy() -> GameDefinition:
    """The toy game, which has no skin of its own."""
    return toy_definition()


def runebound() -> GameDefinition:
    """The first game of the shelf."""
    return catalogue.find("runebound")


def house(make_player: PlayerMaker = player) -> House:
    """The other rooms as the program has them, and the toy game."""

    def words(language: str, game: str) -> Words:
        first = (game,) if game in catalogue.ids() else ()
        return Words(language, dict.fromkeys((*first, *catalogue.ids())), [TOY_TEXT])

    def names(words: Words, session: Session | None) -> Names:
        return Names(words, session)

    def maps(game: str) -> Sequence[MapEntry]:
        return catalogue.maps(game) if game in catalogue.ids() else ()

    games = (*catalogue.games(), toy())
    return House(games, maps, words, names, make_player, LEVELS, help_book)  # type: ignore[arg-type]


def camera_over(frame: pygame.Rect) -> Camera:
    """A camera on the map of Runebound."""
    camera = Camera(HexGround(catalogue.read_map("runebound", "runebound")))
    camera.set_frame(frame)
    return camera


class Hand:
    """A window and a hand with a mouse."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        make_player: PlayerMaker = player,
        text: int = 100,
    ) -> None:
        self.settings = Settings(language=language, text=text, speed="fast", size=size)
        self.window: Window
        self.routes: Routes
        self.house = house(make_player)
        surface = open_display(size)
        self.window, self.routes = app.make_window(self.house, self.settings, folder, surface)
        self.now = 100.0

    # --- time

    def frame(self, *events: pygame.event.Event, later: float = 0.4) -> None:
        """One frame with these events, some time after the last one."""
        self.now += later
        self.window.step(events, self.now)
        while self.window.scenes and self._is_under_way:
            self.window.step((), self.now)  # what was begun is shown in the frames after it
        told = [event for event in pygame.event.get() if event.type >= pygame.USEREVENT]
        if told:  # what widgets tell comes back by the queue, as it would in the loop
            self.window.step(told, self.now)

    @property
    def _is_under_way(self) -> bool:
        """Tells whether the topmost screen is still made, or shows in the next frame what has changed."""
        top = self.window.top
        return top.is_building or top.has_worked or getattr(top, "is_stale", False)

    # --- the mouse

    def click(self, at: tuple[float, float], later: float = 0.4) -> None:
        """Presses and lets go in one frame."""
        self.frame(*press(at), later=later)

    def drag(self, start: tuple[int, int], *stops: tuple[int, int]) -> None:
        """Drags the left button from place to place, a frame for each."""
        self.frame(down(start))
        for stop in stops:
            self.frame(motion(stop), later=0.02)
        self.frame(up(stops[-1]), later=0.02)

    def wheel(self, at: tuple[int, int], turn: int) -> None:
        """Turns the wheel over a place."""
        pygame.mouse.set_pos(at)
        pygame.event.pump()
        self.frame(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False, which=0))

    def key(self, key: int, mod: int = 0) -> None:
        """Presses a key."""
        self.frame(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    # --- the table

    def sit_down(
        self,
        definition: GameDefinition,
        seats: Iterable[SeatSetUp] = (SeatSetUp("Mara"), SeatSetUp("Jonas")),
        seed: int = 3,
        **options: bool | int | str,
    ) -> Session:
        """Begins a game and shows its table."""
        map_id = str(options.pop("map", ""))
        session = Session.new(definition, list(seats), seed, options, map_id)
        self.routes.play(session)
        self.frame()
        return session

    @property
    def table(self) -> TableScene:
        """The table on the screen."""
        scene = self.window.scenes[0]
        assert isinstance(scene, TableScene)
        return scene

    def row(self, option: str) -> tuple[int, int]:
        """Where an option lies: a button of the dock, or a row of the list."""
        table = self.table
        presses = {**(table.tray.presses if table.tray else {}), **table.buttons.presses}
        return presses[option].rect.center

    def buttons(self) -> list[Press]:
        """The buttons of the dock that can be pressed."""
        area = self.table.layout.buttons
        return [p for p in presses(self.window) if p.is_enabled and area.colliderect(p.rect)]

    def main_button(self) -> tuple[int, int]:
        """Where the main button of the dock lies."""
        return next(p.rect.center for p in self.buttons() if pygame.K_RETURN in p.keys)


def presses(window: Window) -> list[Press]:
    """Everything that can be pressed on the topmost screen."""
    return [element for element in window.top.ui.get_sprite_group().sprites() if isinstance(element, Press)]


def down(at: tuple[float, float], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(int(at[0]), int(at[1])), button=button)


def up(at: tuple[float, float], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(int(at[0]), int(at[1])), button=button)


def motion(at: tuple[float, float]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(int(at[0]), int(at[1])), rel=(0, 0), buttons=(1, 0, 0))


def press(at: tuple[float, float]) -> tuple[pygame.event.Event, pygame.event.Event]:
    return down(at), up(at)


def resized(size: tuple[int, int]) -> pygame.event.Event:
    """The window was given another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    return pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


class Answerer:
    """A computer player made for a test."""

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def answer(self, view: object, question: object) -> tuple[tuple[str, ...], Text]:
        """What the test wants; an exception is raised."""
        if isinstance(self._answer, Exception):
            raise self._answer
        found: tuple[tuple[str, ...], Text] = self._answer(view, question)  # type: ignore[operator]
        return found
