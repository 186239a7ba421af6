"""Hidden is hidden: piles, secret questions, the generator, the flow and the seed."""

from __future__ import annotations

import json

import pytest

from components.board import Position
from components.cards import Card, Pile
from components.chance import Generator, QueuedDice
from components.flow import FlowStack
from components.identity import GameInfo
from components.questions import PendingQuestion
from engine.observe import BACK
from tests.toy import play


def test_a_hidden_pile_shows_its_size_only() -> None:
    session = play.new()
    view = session.view(0)
    deck = session.world.get("deck/camp", Pile)
    assert view.get("deck/camp", Pile).cards == [BACK] * len(deck.cards)
    assert view.find(deck.cards[0], Card) is None
    assert deck.cards[0] not in view.state()
    assert deck.cards[0] not in [key for key, _ in view.all(Card)]
    with pytest.raises(LookupError, match="shows no Card to seat 0"):
        view.get(deck.cards[0], Card)
    assert view.get("hand/1", Pile).cards == session.world.get("hand/1", Pile).cards


def test_looking_changes_nothing() -> None:
    session = play.new()
    before = session.hash()
    session.state(0)
    session.view(1).all(Pile)
    assert session.hash() == before


def test_a_secret_question_is_seen_by_its_seat_alone() -> None:
    session = play.new(seats=3)
    assert session.question is not None
    assert session.question.secret
    assert session.view(0).the(PendingQuestion).question == session.question
    assert not session.view(1).has("game", PendingQuestion)
    assert "PendingQuestion" not in session.state(2)["game"]
    play.skip_to(session, "T01")
    assert session.view(1).the(PendingQuestion).question == session.question


@pytest.mark.parametrize("kind", [Generator, QueuedDice, FlowStack])
def test_chance_and_flow_are_never_shown(kind: type) -> None:
    view = play.new().view(0)
    assert view.find("game", kind) is None
    assert view.all(kind) == []
    assert kind.__name__ not in view.state()["game"]


def test_the_seed_is_not_shown() -> None:
    session = play.new(seed=987654321)
    assert session.view(0).the(GameInfo).seed == 0
    assert "987654321" not in json.dumps(session.state(0))
    assert session.state()["game"]["GameInfo"]["seed"] == 987654321


def test_what_is_open_is_shown_in_order() -> None:
    session = play.new(seats=3)
    assert [key for key, _ in session.view(2).all(Position)] == list(play.TOY.heroes[:3])
    assert set(session.state(0)) == set(session.state()) - set(session.world.get("deck/camp", Pile).cards)
