"""Replays: readable, exact, and caught when they go another way."""

from __future__ import annotations

import pytest

from engine import replay
from engine.replay import ReplayError
from engine.rng import Chance
from engine.session import Session
from tests.toy import play


def played(seed: int = 3) -> Session:
    session = play.new(seats=3, seed=seed)
    play.play_on(session, Chance(seed))
    return session


def test_a_replay_is_readable_and_leads_to_the_same_end() -> None:
    session = played()
    text = session.replay_text()
    lines = text.splitlines()
    assert lines[0] == "five-tales replay 1"
    assert lines[1].startswith('setup {"game":"toy","seats":[{"name":"Player 0"')
    assert lines[2] == "content toy"
    assert lines[3].startswith("0 T00")
    assert lines[-1] == f"# {len(session.answers)} {session.hash()}"
    again = Session.replayed(text, play.find)
    assert again.hash() == session.hash()
    assert again.over == session.over
    assert again.replay_text() == text


def test_a_planted_hash_is_caught_with_its_place() -> None:
    text = played().replay_text()
    number, found = next(line for line in text.splitlines() if line.startswith("# 25")).split()[1:]
    wrong = text.replace(found, "0" * 16)
    with pytest.raises(ReplayError, match=rf"answer {number} \(T\d\d\): the game went another way"):
        Session.replayed(wrong, play.find)


def test_a_changed_answer_is_caught() -> None:
    lines = played().replay_text().splitlines()
    place = next(number for number, line in enumerate(lines) if " T01 " in line)
    lines[place] = f"{lines[place].split()[0]} T01 fly"
    with pytest.raises(ReplayError, match=rf"answer {place - 2} \(T01\): 'fly' is no answer"):
        Session.replayed("\n".join(lines), play.find)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: a replay begins with 'five-tales replay 1'"),
        ("five-tales replay 2\n", "line 1"),
        ("five-tales replay 1\n", "lines 2 and 3"),
        ("five-tales replay 1\nsetup {\ncontent x\n", "line 2: the set-up cannot be read"),
        ('five-tales replay 1\nsetup {"game":"toy","seats":[],"seed":1}\ncontent\n', "line 2: This game takes 2 to 4"),
        ('five-tales replay 1\nsetup {"game":"go","seats":[],"seed":1}\ncontent\n', "line 2: .* plays no game 'go'"),
        ('five-tales replay 1\nsetup {"game":"toy","seats":[],"seed":1}\ncontent x\nhello\n', "line 4: 'hello'"),
        ('five-tales replay 1\nsetup {"game":"toy","seats":[],"seed":1}\ncontent x\n² T01 x\n', "line 4"),
        ('five-tales replay 1\nsetup {"game":"toy","seats":[],"seed":1}\ncontent x\n# x y\n', "line 4"),
        (f'five-tales replay 1\nsetup {{"game":"toy","seats":[],"seed":1}}\ncontent x\n{"9" * 5000} T01 x\n', "line 4"),
        (f'five-tales replay 1\nsetup {"[" * 100_000}\ncontent x\n', "line 2: the set-up cannot be read"),
    ],
)  # fmt: skip
def test_what_is_no_replay_is_refused_by_line(text: str, words: str) -> None:
    with pytest.raises(ReplayError, match=words):
        Session.replayed(text, play.find)


def test_too_many_answers_are_caught() -> None:
    session = played()
    text = session.replay_text() + "0 T01 rest\n"
    with pytest.raises(ReplayError, match=rf"answer {len(session.answers) + 1} .*The game is over"):
        Session.replayed(text, play.find)


def test_parsing_gives_back_what_was_written() -> None:
    session = played()
    found = replay.parse(session.replay_text())
    assert list(found.answers) == list(session.answers)
    assert found.setup == session.setup
    assert found.content == "toy"
    assert found.hashes[len(session.answers)] == session.hash()
