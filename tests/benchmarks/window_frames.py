"""Measures frames of the window at 1920x1080 with a full table, and prints them as JSON: a program of its own, so that
nothing drawn before helps it. `python -m tests.benchmarks.window_frames`
"""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.presentation.stage import Hand, down, motion, runebound, up  # it sets SDL's dummy driver

import pygame  # isort: skip

from engine.definition import SeatSetUp
from engine.session import Session
from systems.bots.players import player

SIZE = 1920, 1080
FRAME = 1 / 60
NAMES = ("Mara", "Jonas", "Wei 伟", "Ilse", "Osric", "Vela")


class Frames:
    """Times of frames, in milliseconds of the window's own thread; waiting for other programs does not count."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.times: dict[str, list[float]] = {}

    def one(self, name: str, *events: pygame.event.Event, act: Callable[[], None] | None = None) -> None:
        """Lives through a frame with these events, after something that happens in it."""
        self.hand.now += FRAME
        began = time.thread_time()
        if act is not None:
            act()
        self.hand.window.step(events, self.hand.now)
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


def point_at(at: tuple[float, float]) -> pygame.event.Event:
    """The pointer moves there."""
    pygame.mouse.set_pos(round(at[0]), round(at[1]))
    pygame.event.pump()
    return motion(at)


def full_table() -> Session:
    """A game of six in which a walk by dice is asked for."""
    session = Session.new(runebound(), [SeatSetUp(name) for name in NAMES], 11)
    bot = player("easy", 3)
    for number in range(600):
        question = session.question
        assert question is not None
        if number > 240 and question.decision == "D04":
            break
        session.choose(*bot.answer(session.view(question.seat), question)[0])
    return session


def look_about(frames: Frames) -> None:
    """The pointer goes over the board; then the board is zoomed and panned."""
    table = frames.hand.table
    for space in sorted(table.board.ground.kinds):
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
    """Every screen is opened once."""
    hand, routes = frames.hand, frames.hand.routes
    table = hand.table
    screens: tuple[Callable[[], None], ...] = (
        lambda: routes.menu(table),
        routes.settings,
        routes.help,
        lambda: routes.sheet(table.skin, table.view, 0),
    )
    for open_screen in screens:
        frames.one("opening", act=open_screen)
        frames.settle("opening")
        hand.window.take_off()
        frames.settle("closing")


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


def measure(folder: Path) -> dict[str, object]:
    """All figures."""
    hand = Hand(folder, SIZE)
    hand.settings.speed = "normal"
    frames = Frames(hand)
    for name, go in (("title", hand.routes.title), ("set-up", lambda: hand.routes.set_up(runebound()))):
        frames.one(name, act=go)
        frames.settle(name)
    session = full_table()
    frames.one("table", act=lambda: hand.routes.play(session))
    frames.settle("table")
    hand.table.board.pictures.wait()
    frames.settle("table")
    look_about(frames)
    open_screens(frames)
    answer(frames, 60)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return {"frames": frames.times, "memory": memory}


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        print(json.dumps(measure(Path(place))))
