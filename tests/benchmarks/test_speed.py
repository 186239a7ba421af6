"""How quick and how large: `pytest tests/benchmarks`. Bounds are wide; docs/benchmarks.md keeps the figures.

The window is measured in a process of its own, with SDL's dummy driver.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.bots.players import player
from systems.commands.play import Order, play_one
from systems.commands.values import seats
from systems.text.words import Words
from tests.contracts.games import short

pytest.importorskip("pytest_benchmark")
ROOT = Path(__file__).resolve().parents[2]
GAMES = catalogue.ids()
FIRST_FRAME = """
import tempfile
from pathlib import Path
from systems.commands.window import house
from systems.presentation import app
with tempfile.TemporaryDirectory() as folder:
    app.screenshot(house(), "title", (1920, 1080), "en", Path(folder))
"""
BARE_WINDOW = """
import pygame
pygame.display.init()
pygame.display.set_mode((1920, 1080))
pygame.display.flip()
"""
TABLE = """
import resource, tempfile
from pathlib import Path
from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.commands.window import house
from systems.presentation import app
session = Session.new(catalogue.find("{game}"), [SeatSetUp()] * 2, 7)
with tempfile.TemporaryDirectory() as folder:
    app.screenshot(house(), "{game}", (1920, 1080), "zh_Hans", Path(folder), session)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def run(script: str) -> str:
    """Run a script in a fresh process without a display; returns what it printed."""
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_headless_play(benchmark, game: str, level: str) -> None:
    order = Order(catalogue.find(game), f"bot:{level},bot:{level}", 7, short(game))
    words = Words("en", [game])
    result = benchmark.pedantic(
        play_one, (order, seats(order.seats), 7, words, lambda _: None), rounds=1, warmup_rounds=1
    )
    benchmark.extra_info["questions a second"] = round(result.questions / result.seconds)
    assert result.questions / result.seconds > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_long_game_does_not_get_slower(game: str) -> None:
    session = Session.new(catalogue.find(game), [SeatSetUp()] * 2, 7, short(game))
    bots, spent = [player("easy", seat) for seat in range(2)], []
    while (question := session.question) is not None:
        options, _ = bots[question.seat].answer(session.view(question.seat), question)
        started = time.perf_counter()
        session.choose(*options)
        spent.append(time.perf_counter() - started)
    tenth = max(1, len(spent) // 10)
    ratio = statistics.fmean(spent[-tenth:]) / statistics.fmean(spent[:tenth])
    print(f"{game}: an answer of the last tenth takes {ratio:.1f} times one of the first")
    assert ratio < 4


def late_game(game: str) -> Session:
    """A game that is nearly over, with something to take back."""
    session = Session.new(catalogue.find(game), [SeatSetUp()] * 2, 7, short(game))
    bots, last = [player("easy", seat) for seat in range(2)], 0
    while (question := session.question) is not None:
        options, _ = bots[question.seat].answer(session.view(question.seat), question)
        session.choose(*options)
        if session.question is not None and session._history.can_undo():
            last = len(session.answers)
    session.rewind(last)
    return session


@pytest.mark.parametrize("game", GAMES)
def test_saving(benchmark, game: str, tmp_path: Path) -> None:
    session, path = late_game(game), tmp_path / "late.json"
    benchmark(session.save, path)
    benchmark.extra_info["bytes"] = path.stat().st_size
    assert path.stat().st_size < 2_000_000


@pytest.mark.parametrize("game", GAMES)
def test_loading(benchmark, game: str, tmp_path: Path) -> None:
    path = tmp_path / "late.json"
    late_game(game).save(path)
    session = benchmark(Session.load, path, catalogue.find)
    assert session.question is not None


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_and_giving_again(benchmark, game: str) -> None:
    session = late_game(game)

    def back_and_forth() -> None:
        session.rewind(len(session.answers) - 1)
        session.redo()

    benchmark(back_and_forth)


def test_start_to_the_first_title_frame(benchmark) -> None:
    benchmark.pedantic(run, (FIRST_FRAME,), rounds=3)
    bare = min(_seconds(BARE_WINDOW) for _ in range(3))
    title = min(_seconds(FIRST_FRAME) for _ in range(3))
    print(f"a bare window {bare:.2f} s, the title {title:.2f} s")
    assert title - bare < 3


def _seconds(script: str) -> float:
    started = time.perf_counter()
    run(script)
    return time.perf_counter() - started


@pytest.mark.parametrize("game", GAMES)
def test_memory_of_the_window(game: str) -> None:
    megabytes = int(run(TABLE.format(game=game)))
    print(f"{game}: {megabytes} MB")
    assert megabytes < 400
