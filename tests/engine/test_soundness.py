"""What must hold on every table: a save changed by hand, or a table arranged against it, is refused by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.commands import Refusal
from engine.saves import SaveError
from engine.session import Session
from engine.soundness import LARGEST, too_large
from tests.toy import play


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    session = play.at_first_swing({0: ["charm"], 1: ["shield"]})
    path = tmp_path / "camp.json"
    session.save(path)
    return path


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda raw: raw["setup"].update(seed=8), "the table is not the one that was set up"),
        (lambda raw: raw["state"]["game"]["GameInfo"].update(game="chess"), "not the one that was set up"),
        (
            lambda raw: raw["state"]["game"]["GameInfo"]["options"].update(rounds=3),
            "not the one that was set",
        ),
        (lambda raw: raw["state"]["game"]["Progress"].update(questions=-1), "-1 questions were asked"),
        (lambda raw: raw["state"]["game"]["Generator"].update(state=-1), "the generator has no state -1"),
        (lambda raw: raw["state"]["game"]["Generator"].update(state=2**64), "the generator has no state"),
        (lambda raw: raw["state"]["game"]["QueuedDice"].update(faces={"d7": [1]}), "there is no die 'd7'"),
        (
            lambda raw: raw["state"]["game"]["QueuedDice"].update(faces={"d6": [7]}),
            "not all of the faces [7]",
        ),
        (lambda raw: raw["state"]["game"]["TurnOrder"].update(active=7), "does not fit the seats"),
        (lambda raw: raw["state"]["seat/0"]["Seat"].update(index=5), "are not those that were set up"),
        (lambda raw: raw["state"]["seat/0"]["Seat"].update(control="ghost"), "who is nobody"),
        (lambda raw: raw["state"]["seat/0"].pop("Seat"), "are not those that were set up"),
        (lambda raw: raw["state"]["deck/camp"].pop("Pile"), "deck/camp"),
        (lambda raw: raw["state"]["deck/camp"]["Pile"].update(hidden=False), "another kind of pile"),
        (lambda raw: raw["state"]["space/s1"]["Space"].update(x=9), "another space than on the map"),
        (lambda raw: raw["state"]["game"]["FlowStack"]["frames"][0].update(step="nap"), "has no step 'nap'"),
        (lambda raw: raw["state"]["game"]["FlowStack"]["frames"][0].update(step="__init__"), "has no step"),
        (lambda raw: raw["state"]["game"]["Progress"].update(questions=10**30), "damaged or changed by hand"),
        (lambda raw: raw["state"].update({"../../x": {}, "": {"Seat": {"index": 9, "name": ""}}}), "seats"),
    ],
)
def test_a_nasty_value_is_refused(saved: Path, edit: Callable[[Any], Any], words: str) -> None:
    raw = json.loads(saved.read_text(encoding="utf-8"))
    edit(raw)
    saved.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(SaveError) as refused:
        Session.load(saved, play.find)
    message = str(refused.value)
    assert message.startswith(f"{saved}: this save was damaged or changed by hand: ") and words in message
    assert message.endswith(".") and "\n" not in message


@pytest.mark.parametrize(
    ("key", "component", "fields", "words"),
    [
        ("game", "Progress", {"questions": LARGEST + 1}, f"{LARGEST} is the largest"),
        ("game", "Progress", {"questions": 10**30}, f"{LARGEST} is the largest"),
        ("game", "Generator", {"state": 10**30}, "the generator has no state"),
        ("game", "TurnOrder", {"active": 99}, "does not fit the seats"),
        ("game", "QueuedDice", {"faces": {"d6": [9]}}, "not all of the faces [9]"),
        ("game", "GameInfo", {"map": "moon"}, "not the one that was set up"),
        ("seat/0", "Seat", {"control": "ghost"}, "who is nobody"),
    ],
)
def test_no_table_is_arranged_against_it(
    key: str, component: str, fields: dict[str, Any], words: str
) -> None:
    session = play.new()
    before = session.hash()
    with pytest.raises(Refusal) as refused:
        session.arrange({key: {component: fields}})
    assert words in str(refused.value) and session.hash() == before
    session.skip()


def test_a_generator_may_have_any_state_of_64_bits() -> None:
    session = play.new()
    session.arrange({"game": {"Generator": {"state": 2**64 - 1}}})
    session.skip()


def test_numbers_too_large_are_found_however_deep() -> None:
    assert too_large({"a": [1, {"b": [2**53 + 1]}]}) and too_large([-(2**60)])
    assert not too_large({"a": [1, {"b": [2**53, True, "9" * 99, None]}]})
