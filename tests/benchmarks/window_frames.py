"""Measures frames of the window at 1920x1080 with a full table, and prints a table: a program of its own, so that nothing
drawn before helps it. `python -m tests.benchmarks.window_frames [runebound|superdungeon] [--lang zh_Hans]`
"""

from __future__ import annotations

import argparse
import gc
import resource
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.presentation.stage import Hand, down, motion, up  # it sets SDL's dummy driver

import pygame  # isort: skip

from components.superdungeon import Footing
from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.bots.players import player
from systems.presentation.heap import give_back_large_pieces
from systems.presentation.opening import Opened, show_title
from systems.presentation.pace import Pace
from systems.presentation.warming import Warming

SIZE = 1920, 1080
FRAME = 1 / 60
NAMES = ("Mara", "Jonas", "Wei 伟", "Ilse", "Osric", "Vela")
MOST_ANSWERS = 900


class Frames:
    """Times of frames, in milliseconds of the window's own thread; waiting for other programs does not count."""

    def __init__(self, hand: Hand, pace: Pace) -> None:
        self.hand = hand
        self._pace = pace
        self.times: dict[str, list[float]] = {}

    def one(self, name: str, *events: pygame.event.Event, act: Callable[[], None] | None = None) -> None:
        """Lives through a frame with these events, after something that happens in it; sweeping after it counts."""
        self.hand.now += FRAME
        began = time.thread_time()
        with self._pace.frame():
            if act is not None:
                act()
            self.hand.window.step(events, self.hand.now)
        self._pace.sweep()
        self.times.setdefault(name, []).append((time.thread_time() - began) * 1000)

    def settle(self, name: str, most: int = 90) -> None:
        """Lives through frames until nothing is left to be drawn."""
        for _ in range(most):
            self.one(name)
            busy = self.hand.window.desk.darkroom.is_busy
            if busy:
                time.sleep(FRAME)
            elif not self.hand.window.top.needs_frame:
                return

    def rest(self, seconds: float) -> None:
        """Lets a player think: what is made beside the window and in idle frames is made meanwhile."""
        for _ in range(round(seconds / FRAME)):
            self.one("resting")
            time.sleep(FRAME / 2)

    def rows(self) -> Iterator[tuple[str, str, str, str, str]]:
        """Name, number of frames, median, 99th percentile and longest."""
        yield "frames of", "number", "median", "p99", "longest"
        for name, times in self.times.items():
            ranked = sorted(times)
            high = ranked[min(len(ranked) - 1, int(len(ranked) * 0.99))]
            shown = (f"{figure:.1f}" for figure in (statistics.median(times), high, ranked[-1]))
            yield name, str(len(times)), *shown  # type: ignore[misc]


def point_at(at: tuple[float, float]) -> pygame.event.Event:
    """The pointer moves there."""
    pygame.mouse.set_pos(round(at[0]), round(at[1]))
    pygame.event.pump()
    return motion(at)


def six_heroes() -> Session:
    """Runebound: a game of six in which a walk by dice is asked for."""
    session = Session.new(catalogue.find("runebound"), [SeatSetUp(name) for name in NAMES], 11)
    bot = player("easy", 3)
    for number in range(600):
        question = session.question
        assert question is not None
        if number > 240 and question.decision == "D04":
            break
        session.choose(*bot.answer(session.view(question.seat), question)[0])
    return session


def thirty_models() -> Session:
    """Super Dungeon: five heroes in the largest dungeon, at the moment with the most models on it."""
    counts = [models_on(session) for session in dungeon()]
    fullest = counts.index(max(counts))
    session = next(session for number, session in enumerate(dungeon()) if number == fullest)
    print(f"{max(counts)} models on the board")
    return session


def dungeon() -> Iterator[Session]:
    """One and the same game, after each answer."""
    options = {"size": "super", "preset_dungeon": True}
    session = Session.new(catalogue.find("superdungeon"), [SeatSetUp(name) for name in NAMES], 11, options)
    bot = player("easy", 3)
    for _ in range(MOST_ANSWERS):
        question = session.question
        if question is None:
            return
        yield session
        session.choose(*bot.answer(session.view(question.seat), question)[0])


def models_on(session: Session) -> int:
    """How many models stand on the board."""
    return len(session.world.all(Footing))


def look_about(frames: Frames) -> None:
    """The pointer goes over the board; then the board is zoomed and panned."""
    table = frames.hand.table
    for space in sorted(table.board.ground.kinds)[:300]:
        frames.one("pointing", point_at(table.board.camera.centre(space)))
    middle = table.layout.board.center
    for step in (1, 1, -1, -1, -1, 1, 1, 1, -1, -1) * 2:
        frames.one("zooming", act=lambda change=step: table.board.camera.zoom(change, middle))
        for _ in range(4):
            frames.one("zooming", point_at(middle))
        table.board.pictures.wait()
    table.board.camera.zoom(2, middle)
    table.board.camera.zoom(1, middle)
    table.board.pictures.wait()
    frames.settle("zooming")
    frames.one("panning", down(middle))
    for i in range(240):
        frames.one("panning", point_at((middle[0] + 200 - i * 4 % 400, middle[1] + 120 - i * 3 % 240)))
    frames.one("panning", up(pygame.mouse.get_pos()))
    table.board.camera.show_whole()
    frames.settle("panning")


def open_screens(frames: Frames) -> None:
    """Every screen is opened twice."""
    hand, routes = frames.hand, frames.hand.routes
    table = hand.table
    screens: dict[str, Callable[[], None]] = {
        "menu": lambda: routes.menu(table),
        "settings": routes.settings,
        "rules": routes.help,
        "sheet": lambda: routes.sheet(table.skin, table.view, 0),
        "log": lambda: routes.log(table),
        "saves": lambda: hand.window.lay(_saves(hand)),
    }
    for name, open_screen in screens.items():
        for _ in range(2):
            frames.one(f"{name}, opening", act=open_screen)
            frames.settle(f"{name}, opening")
            hand.window.take_off()
            frames.settle("closing")


def _saves(hand: Hand):  # type: ignore[no-untyped-def]
    from systems.presentation.scenes.saves import Saves

    return Saves(hand.window.desk, hand.routes)


def answer(frames: Frames, count: int) -> None:
    """Answers land, as a bot would give them."""
    bot, table = player("easy", 5), frames.hand.table
    for _ in range(count):
        question = table.play.session.question
        if question is None:
            return
        chosen = bot.answer(table.play.session.view(question.seat), question)[0]
        frames.one("answering", act=lambda chosen=chosen: table.give(chosen))
        frames.settle("answering")
        while frames.hand.window.top is not table:
            frames.hand.window.take_off()


def measure(folder: Path, game: str, language: str, answers: int, pace: Pace) -> Frames:
    """All figures."""
    give_back_large_pieces()
    hand = Hand(folder, SIZE, language)
    hand.settings.speed = "normal"
    frames = Frames(hand, pace)
    gc.collect()  # what was imported is swept between two frames, not in the first
    # the program draws the title before it loads the window; tests/benchmarks/starting.py measures that
    show_title(Opened(hand.window.surface, hand.settings, folder), hand.house)
    frames.one("title", act=hand.routes.title)
    frames.settle("title")
    warming = Warming(hand.window.desk, hand.house)
    warming.begin()
    while warming.is_busy:
        frames.rest(0.1)
    frames.one("set-up", act=lambda: hand.routes.set_up(catalogue.find(game)))
    frames.settle("set-up")
    session = {"runebound": six_heroes, "superdungeon": thirty_models}[game]()
    gc.collect()  # the game that was played for this leaves more behind than a player could in that time
    frames.one("table", act=lambda: hand.routes.play(session))
    frames.settle("table")
    hand.table.board.pictures.wait()
    frames.settle("table")
    frames.rest(1.0)
    look_about(frames)
    open_screens(frames)
    answer(frames, answers)
    hand.window.shut()
    return frames


def print_table(rows: Iterator[tuple[str, ...]]) -> None:
    """Rows in columns."""
    for first, *others in rows:
        print(f"{first:22}" + "".join(f"{cell:>10}" for cell in others))


def main() -> None:
    """Measures and prints."""
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("game", nargs="?", default="runebound", choices=catalogue.ids())
    line.add_argument("--lang", default="en")
    line.add_argument("--answers", type=int, default=60)
    options = line.parse_args()
    with TemporaryDirectory(ignore_cleanup_errors=True) as place, Pace() as pace:
        frames = measure(Path(place), options.game, options.lang, options.answers, pace)
    print(f"{options.game}, {SIZE[0]}x{SIZE[1]}, {options.lang}: milliseconds of the window's thread")
    print_table(frames.rows())
    print(f"memory: {most_memory() // 1024} MB at most")


def most_memory() -> int:
    """The most kilobytes that this program held at once. Linux hands the figure of `getrusage` down from parent to child."""
    try:
        told = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(next(line for line in told.splitlines() if line.startswith("VmHWM")).split()[1])


if __name__ == "__main__":
    main()
