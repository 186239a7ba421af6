"""How quick and how large: `pytest tests/benchmarks -s` prints each figure beside what is wanted on a quiet machine.

Nothing fails by a figure: a machine that does other things meanwhile would make a liar of it. The window is measured in
processes of its own, with SDL's dummy driver; docs/benchmarks.md keeps the figures of one run.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.bots.players import player
from systems.commands.play import unswept
from tests.benchmarks import starting
from tests.benchmarks.printing import show

ROOT = Path(__file__).resolve().parents[2]
GAMES = catalogue.ids()
WANTED = {"easy": "1000", "normal": "300"}
"""Questions a second of Runebound between two computer players."""
WANTED_IN_DUNGEONS = {"easy": "500", "normal": ""}
SEVERAL = 40
"""So many games tell how quick play is: some are all fights, some all shopping."""
LATE = 5
"""So many answers before its end a game is late."""


class Played(NamedTuple):
    """A game, and the seconds that each answer took: the whole of it, and the rules' share."""

    session: Session
    whole: list[float]
    rules: list[float]


def forget_other_games() -> None:
    """Clears what is remembered of other games (memories with a bound): a program that has just been started plays its first
    game without. What is read from the rulebook stays.
    """
    for name, module in list(sys.modules.items()):
        if name.startswith("systems."):
            for value in list(vars(module).values()):
                told = getattr(value, "cache_parameters", None)
                if told is not None and told()["maxsize"] is not None:
                    value.cache_clear()


def played(game: str, level: str, seats: int, undo: bool = False, stop: int = 0, seed: int = 7) -> Played:
    """A whole game between bots with the rules of the box, or its first answers."""
    session = Session.new(catalogue.find(game), [SeatSetUp()] * seats, seed, undo=undo)
    bots, found = [player(level, seed + seat) for seat in range(seats)], Played(session, [], [])
    with unswept():
        while (question := session.question) is not None and (not stop or len(found.whole) < stop):
            began = time.process_time()
            options, _ = bots[question.seat].answer(session.view(question.seat), question)
            thought = time.process_time()
            session.choose(*options)
            ended = time.process_time()
            found.whole.append(ended - began)
            found.rules.append(ended - thought)
    return found


def growth(games: list[list[float]]) -> str:
    """How many times what an answer of the first tenths of several games takes one of their last tenths does."""
    tenths = [max(1, len(spent) // 10) for spent in games]
    first = sum(sum(spent[:tenth]) for spent, tenth in zip(games, tenths, strict=True))
    last = sum(sum(spent[-tenth:]) for spent, tenth in zip(games, tenths, strict=True))
    return f"{last / first:.2f}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_headless_play(game: str, level: str) -> None:
    played(game, level, 2, stop=50)  # what a first game reads from files is no play
    alone, after_one = [], []
    for seed in range(1, SEVERAL + 1):
        after_one.append(played(game, level, 2, seed=seed))
        forget_other_games()
        alone.append(played(game, level, 2, seed=seed))
    wanted = (WANTED if game == "runebound" else WANTED_IN_DUNGEONS)[level]
    for games, when in ((alone, "each the first"), (after_one, "each the second")):
        spent = [one.whole for one in games]
        answers, seconds = sum(map(len, spent)), sum(map(sum, spent))
        name = f"{game}, {level} bots, {SEVERAL} games, {when}"
        show(f"{name}: answers a second", f"{answers / seconds:.0f}", wanted)
        show(f"{name}: last tenths to first", growth(spent), "below 1.3")
        show(f"{name}: of the rules alone", growth([one.rules for one in games]), "below 1.3")


@cache
def late_game(game: str) -> Session:
    """A game of four that is nearly over, with something to take back."""
    answers = len(played(game, "easy", 4).whole)
    session = played(game, "easy", 4, undo=True, stop=answers - LATE).session
    while not session._history.can_undo() and session.question is not None:
        session.choose(session.question.options[0].id)
    return session


def milliseconds(act: Callable[[], object], rounds: int = 9) -> str:
    """The middle of several tries."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        act()
        times.append((time.process_time() - began) * 1000)
    return f"{statistics.median(times):.1f} ms"


@pytest.mark.parametrize("game", GAMES)
def test_a_late_game_of_four(game: str, tmp_path: Path) -> None:
    session, path = late_game(game), tmp_path / "late.json"

    def back_and_forth() -> None:
        session.rewind(len(session.answers) - 1)
        session.redo()

    name = f"{game}, four seats, {len(session.answers)} answers"
    show(f"{name}: saving", milliseconds(lambda: session.save(path)), "below 50 ms")
    show(f"{name}: size of the file", f"{path.stat().st_size / 1000:.0f} kB", "below 300 kB")
    show(f"{name}: loading", milliseconds(lambda: Session.load(path, catalogue.find)), "below 50 ms")
    show(f"{name}: undo and redo", milliseconds(back_and_forth), "below 50 ms each")


def test_start_to_the_first_title_frame() -> None:
    starting.main()


@pytest.mark.parametrize("arguments", [("runebound",), ("runebound", "--lang", "zh_Hans"), ("superdungeon",)])
def test_frames_and_memory_of_the_window(arguments: tuple[str, ...]) -> None:
    print(told("window_frames", *arguments))
    show("wanted: median, p99, when a screen opens, memory", "8 ms, 16 ms, 50 ms, 400 MB")


@pytest.mark.parametrize("game", GAMES)
def test_frames_while_bots_think(game: str) -> None:
    print(told("bot_frames", game))


def told(program: str, *arguments: str) -> str:
    """What a program of this folder prints, run in a process of its own."""
    command = [sys.executable, "-m", f"tests.benchmarks.{program}", *arguments]
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()
