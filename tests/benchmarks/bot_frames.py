"""How smooth the window stays while bots play: the real loop with the real clock, bots of one level at every seat.

Prints median, 99th percentile and longest of the times from frame to frame: those in which the table opens, all others, and
of these the ones in which a bot was thinking, be it for a part of one frame.
`python -m tests.benchmarks.bot_frames [GAME] [--level normal] [--seconds 30]`
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.presentation.stage import Hand  # it sets SDL's dummy driver

import pygame  # isort: skip

from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.presentation.heap import give_back_large_pieces
from systems.presentation.pace import Pace
from systems.presentation.warming import Warming
from tests.benchmarks.printing import show

SIZE = 1920, 1080
LONGEST = 0.033
"""Seconds from frame to frame that are wanted at most: thirty frames a second."""
OPENING = 1.0
"""Seconds in which a table opens: its board and its first figures are drawn."""


class Gaps:
    """Seconds from frame to frame, and what of them the window's thread worked itself."""

    def __init__(self) -> None:
        self.opening: list[float] = []
        self.playing: list[float] = []
        self.thinking: list[float] = []
        self.own: list[float] = []
        self.answers = 0

    def note(self, gap: float, own: float, is_open: bool, is_thinking: bool) -> None:
        """Puts a frame where it belongs."""
        if not is_open:
            self.opening.append(gap)
            return
        self.playing.append(gap)
        self.own.append(own)
        if is_thinking:
            self.thinking.append(gap)


def sit_down(hand: Hand, game: str, level: str) -> Session:
    """Waits at the title until everything is read, as a player would, and opens a table with bots."""
    hand.routes.title()
    warming = Warming(hand.window.desk, hand.house)
    warming.begin()
    while warming.is_busy:
        hand.frame()
        time.sleep(0.02)
    chairs = [SeatSetUp(name, f"bot:{level}") for name in ("Mara", "Jonas", "Ilse")]
    session = Session.new(catalogue.find(game), chairs, 11)
    hand.routes.play(session)
    return session


def watch(folder: Path, game: str, level: str, seconds: float) -> Gaps:
    """Lets bots play in a window for a while."""
    give_back_large_pieces()
    hand = Hand(folder, SIZE)
    hand.settings.speed = "fast"
    session, gaps = sit_down(hand, game, level), Gaps()
    play, window = hand.table.play, hand.window
    with Pace() as pace:
        start = last = time.monotonic()
        end = last + seconds
        while last < end and session.question is not None:
            began, was_thinking = time.thread_time(), play.is_thinking
            with pace.frame():
                window.step(pygame.event.get(), time.monotonic())
            is_thinking, own = was_thinking or play.is_thinking, time.thread_time() - began
            pace.rest()
            now = time.monotonic()
            gaps.note(now - last, own, last - start > OPENING, is_thinking)
            last = now
    gaps.answers = len(session.answers)
    window.shut()
    return gaps


def print_row(name: str, times: list[float]) -> None:
    """Median, 99th percentile and longest of some frames, and how many were too long."""
    ranked = sorted(times)
    if ranked:
        middle, high = statistics.median(ranked), ranked[int(len(ranked) * 0.99)]
        over = sum(gap > LONGEST for gap in ranked)
        figures = f"{middle * 1000:.0f} / {high * 1000:.0f} / {ranked[-1] * 1000:.0f} ms"
        show(name, f"{figures}, {over} of {len(ranked)} above {LONGEST * 1000:.0f}", "33 ms at most")


def main() -> None:
    """Measures and prints."""
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("game", nargs="?", default="runebound", choices=catalogue.ids())
    line.add_argument("--level", default="normal")
    line.add_argument("--seconds", type=float, default=30)
    options = line.parse_args()
    with TemporaryDirectory(ignore_cleanup_errors=True) as place:
        gaps = watch(Path(place), options.game, options.level, options.seconds)
    print_row(f"{options.game}, from frame to frame while the table opens", gaps.opening)
    print_row(f"{options.game}, from frame to frame in play", gaps.playing)
    print_row(f"{options.game}, of these while a bot thinks", gaps.thinking)
    print_row(f"{options.game}, work of the window in a frame of play", gaps.own)
    show(f"{options.game}: answers in that time", str(gaps.answers))


if __name__ == "__main__":
    main()
