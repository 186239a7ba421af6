"""At every question of the toy: saved, loaded, cloned, undone, asked again and replayed, all with equal hashes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import flow
from engine.rng import Chance
from engine.session import Session
from tests.toy import play

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
from engine.rng import Chance
from tests.toy import play
for seed in range(6):
    session = play.new(2 + seed % 3, seed, blessing=bool(seed % 2), rounds=8)
    chance = Chance(seed)
    while session.question is not None:
        play.play_on(session, chance, 1)
        print(session.hash())
    print(session.replay_text())
"""


@pytest.mark.parametrize("seed", range(4))
def test_every_question_can_be_left_and_come_back_to(seed: int, tmp_path: Path) -> None:
    session = play.new(2 + seed % 3, seed, blessing=True, rounds=8)
    chance, path = Chance(seed), tmp_path / "save.json"
    while session.question is not None:
        expected, question = session.hash(), session.question
        assert session.codec.digest(session.clone()) == expected
        session.save(path)
        loaded = Session.load(path, play.find)
        assert (loaded.hash(), loaded.question) == (expected, question)
        asked = session.clone()
        flow.ask_again(asked)
        assert session.codec.digest(asked) == expected
        play.play_on(session, chance, 1)
        after = session.hash()
        count = len(session.answers)
        session.rewind(count - 1)
        assert (session.hash(), session.question) == (expected, question)
        session.redo()
        assert session.hash() == after
        play.play_on(loaded, Chance(1), 1)
    assert Session.replayed(session.replay_text(), play.find).hash() == session.hash()


def test_the_game_is_the_same_in_any_process() -> None:
    outputs = []
    for hash_seed in ("0", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) > 200
