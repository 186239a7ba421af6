"""How smooth the window stays while bots think: the real loop with the real clock, bots of one level at every seat.

Prints median, 99th percentile and longest of the times between two frames.
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
from systems.presentation.loop import FRAMES_PER_SECOND, share_fairly
from tests.benchmarks.printing import show

SIZE = 1920, 1080


class Gaps:
    """Seconds between frames, all of them and those in which a bot was thinking; and what of them the window took itself."""

    def __init__(self) -> None:
        self.all: list[float] = []
        self.thinking: list[float] = []
        self.own: list[float] = []
        self.answers = 0


def watch(folder: Path, game: str, level: str, seconds: float) -> Gaps:
    """Lets bots play in a window for a while."""
    hand = Hand(folder, SIZE)
    hand.settings.speed = "fast"
    share_fairly()
    chairs = [SeatSetUp(name, f"bot:{level}") for name in ("Mara", "Jonas", "Ilse")]
    session = Session.new(catalogue.find(game), chairs, 11)
    hand.routes.play(session)
    play, gaps, clock = hand.table.play, Gaps(), pygame.time.Clock()
    last = end = time.monotonic()
    end += seconds
    while last < end and session.question is not None:
        began = time.thread_time()
        hand.window.step(pygame.event.get(), time.monotonic())
        gaps.own.append(time.thread_time() - began)
        clock.tick(FRAMES_PER_SECOND)
        now = time.monotonic()
        gaps.all.append(now - last)
        if play.is_thinking:
            gaps.thinking.append(now - last)
        last = now
    gaps.answers = len(session.answers)
    hand.window.shut()
    return gaps


def main() -> None:
    """Measures and prints."""
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("game", nargs="?", default="runebound", choices=catalogue.ids())
    line.add_argument("--level", default="normal")
    line.add_argument("--seconds", type=float, default=30)
    options = line.parse_args()
    with TemporaryDirectory(ignore_cleanup_errors=True) as place:
        gaps = watch(Path(place), options.game, options.level, options.seconds)
    for name, times in (
        ("from frame to frame", gaps.all),
        ("from frame to frame while a bot thinks", gaps.thinking),
        ("work of the window in a frame", gaps.own),
    ):
        ranked = sorted(times)
        if ranked:
            middle, high = statistics.median(ranked), ranked[int(len(ranked) * 0.99)]
            figures = f"{middle * 1000:.0f} / {high * 1000:.0f} / {ranked[-1] * 1000:.0f} ms"
            show(f"{options.game}, {name}", figures, "33 ms at most")
    show(f"{options.game}: answers in that time", str(gaps.answers))


if __name__ == "__main__":
    main()
