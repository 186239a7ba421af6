"""Arranging a table: what is unknown is refused by name and changes nothing; what is laid counts and is replayed."""

from __future__ import annotations

from typing import Any

import pytest

from components.cards import Pile
from engine.commands import Refusal
from engine.session import Session
from tests.toy import play
from tests.toy.components import Brawler


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"set": {"hero/asch": {}}}, "no 'hero/asch' in this game. Did you mean 'hero/ash'?"),
        ({"set": {"hero/ash": {"Brawlr": {}}}}, "no component 'Brawlr'. Did you mean 'Brawler'?"),
        ({"set": {"hero/ash": {"Brawler": {"vigor": 1}}}}, "no field 'vigor'. Did you mean 'vigour'?"),
        ({"set": {"hero/ash": {"Brawler": {"vigour": "much"}}}}, "Expected `int`, got `str`"),
        ({"set": {"deck/camp": {"Brawler": {"vigour": 3}}}}, "missing required field `seat`"),
        ({"set": {"hero/ash": {"Position": {"space": "space/s99"}}}}, "space/s99"),
        ({"tops": {"deck/kamp": []}}, "no 'deck/kamp'"),
        ({"tops": {"hero/ash": []}}, "'hero/ash' is no deck"),
        ({"tops": {"deck/camp": ["card/99"]}}, "no 'card/99'"),
        ({"tops": {"deck/camp": ["hero/ash"]}}, "'hero/ash' is no card"),
        ({"dice": {"d7": [1]}}, "no die 'd7'"),
        ({"dice": {"d6": [7]}}, "A d6 has no face 7; it has 1 to 6"),
        ({"dice": {"d6": [0]}}, "A d6 has no face 0"),
        ({"dice": {"d6": [True]}}, "A d6 has no face True"),
        ({"dice": {"d6": ["six"]}}, "A d6 has no face 'six'"),
    ],
)
def test_what_is_wrong_is_refused_by_name_and_changes_nothing(wanted: dict[str, Any], words: str) -> None:
    session = play.at_first_swing({0: ["charm"]})
    before = session.hash()
    good: dict[str, Any] = {"set": {"hero/ash": {"Brawler": {"vigour": 2}}}, "dice": {"d8": [3]}}
    mixed = {part: {**good.get(part, {}), **wanted.get(part, {})} for part in ("set", "tops", "dice")}
    with pytest.raises(Refusal) as caught:
        session.arrange(**mixed)
    assert words in str(caught.value)
    assert caught.value.kind == "bad_argument"
    assert session.hash() == before
    session.skip()


def test_a_table_that_breaks_a_rule_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play.at_first_swing({0: ["charm"]})
    before = session.hash()

    def broken(*_: object) -> None:
        raise TypeError("no such thing")

    monkeypatch.setattr("tests.toy.brawl.in_reach", broken)
    with pytest.raises(Refusal, match="cannot be arranged so: no such thing"):
        session.arrange({"hero/ash": {"Brawler": {"vigour": 1}}})
    assert session.hash() == before


def test_later_questions_follow_the_arranged_table() -> None:
    session = play.at_first_swing({})
    assert session.question is not None
    assert session.question.option("attack:hero/birch")
    session.arrange({"hero/birch": {"Position": {"space": "space/s3"}}})
    assert session.question is not None
    assert session.question.option("attack:hero/birch") is None


def test_the_first_named_card_lies_topmost() -> None:
    session = play.new()
    cards = session.world.get("deck/camp", Pile).cards[5:8]
    session.arrange(tops={"deck/camp": cards})
    assert session.world.get("deck/camp", Pile).cards[:3] == cards
    assert session.definition.rulebook.faults(session.world) == []


def test_an_arranged_table_is_a_barrier_and_part_of_the_replay() -> None:
    session = play.at_first_swing({0: ["charm"], 1: ["shield"]})
    session.arrange({"hero/ash": {"Brawler": {"vigour": 2}}}, dice={"d6": [5, 1]})
    with pytest.raises(Refusal, match="arranged by hand"):
        session.undo()
    session.choose("attack:hero/birch")
    session.skip()
    text = session.replay_text()
    again = Session.replayed(text, play.find)
    assert again.hash() == session.hash()
    assert again.world.get("hero/ash", Brawler).vigour == 2
    assert again.replay_text() == text


def test_going_back_behind_an_arranged_table_gives_it_again() -> None:
    session = play.at_first_swing({0: ["charm"], 1: ["shield"]})
    session.choose("attack:hero/birch")
    expected, count = session.hash(), len(session.answers)
    session.skip()
    session.rewind(count)
    assert session.hash() == expected
    session.rewind(0)
    assert session.hash() == play.new().hash()
    while len(session.answers) < count:
        session.redo()
    assert session.hash() == expected
