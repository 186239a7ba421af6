"""The promises of the house that belong to no one room, asked of every game.

The tests of the others are named in `docs/house.md`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter

import esper
import pytest

from components.identity import Component
from engine.definition import SeatSetUp
from engine.flow import Procedure, RulesProcessor
from engine.paths import root
from engine.session import Session
from systems.bots.players import player
from tests.contracts.games import IDS, find, short

HEADLESS = """
import sys
sys.modules["pygame"] = sys.modules["pygame_gui"] = None
from systems.commands.line import run
assert run(["play", sys.argv[1], "--seats", "bot:easy,bot:easy", "--seed", "7", "--option", "round_limit=3"]) == 0
"""
"""A game between bots where whoever imports pygame gets an ImportError. (The map reader's library tries, and goes on.)"""


def played(game: str, answers: int) -> Session:
    """A game of that many answers between easy bots."""
    session = Session.new(find(game), [SeatSetUp(), SeatSetUp()], 5, short(game))
    bot = player("random", 5)
    for _ in range(answers):
        if session.question is None:
            break
        session.choose(*bot.answer(session.view(session.question.seat), session.question)[0])
    return session


@pytest.mark.parametrize("game", IDS)
def test_components_are_data_only(game: str) -> None:
    """Promise 1: a component has fields and nothing that acts on the table."""
    for kind in find(game).components:
        assert issubclass(kind, Component)
        own = {name for name, value in vars(kind).items() if callable(value) and not name.startswith("__")}
        assert own == set(), f"{kind.__name__} does something"


@pytest.mark.parametrize("game", IDS)
def test_processors_of_esper_own_every_procedure(game: str) -> None:
    """Promises 1 and 3: each procedure is advanced by one processor of esper, in the order of the definition."""
    definition = find(game)
    assert all(issubclass(kind, RulesProcessor | esper.Processor) for kind in definition.processors)
    owned = Counter(procedure for processor in definition.processors for procedure in processor.procedures)
    assert set(definition.procedures) <= set(owned) and max(owned.values()) == 1
    assert all(issubclass(procedure, Procedure) for procedure in owned)


@pytest.mark.parametrize("game", IDS)
def test_playing_is_processing_a_world_of_esper(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise 1: headless play runs `esper.process()` too."""
    session, calls = played(game, 0), list[int]()
    process = esper.process
    monkeypatch.setattr(esper, "process", lambda *args: (calls.append(1), process(*args)))
    session.skip()
    assert calls


@pytest.mark.parametrize("game", IDS)
def test_the_state_is_json_at_every_question(game: str) -> None:
    """Promises 2 and 3: also the frames that wait are plain data, however deep in a fight."""
    session = played(game, 0)
    bot, deepest = player("random", 5), 0
    for _ in range(150):
        if session.question is None:
            break
        state = session.state()
        told = json.dumps(state)
        assert json.dumps(json.loads(told)) == told
        deepest = max(deepest, len(state["game"]["FlowStack"]["frames"]))
        session.choose(*bot.answer(session.view(session.question.seat), session.question)[0])
    assert deepest >= 4


@pytest.mark.parametrize("game", [game for game in IDS if game != "toy"])
def test_a_whole_game_runs_without_pygame(game: str) -> None:
    """Promise 10: nothing of the window is needed."""
    done = subprocess.run([sys.executable, "-c", HEADLESS, game], capture_output=True, text=True, cwd=root())
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("game 1: seed 7, ")
