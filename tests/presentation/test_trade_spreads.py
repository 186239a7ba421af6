"""Market, experience, deals and spoils as spreads: prices, reasons, pieces that can be pressed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.definition import SeatSetUp
from engine.session import Session
from systems.bots.players import player
from systems.presentation.metrics import Metrics
from systems.presentation.skins.looks import CardsStage
from systems.presentation.table.spread_plan import plan_spread
from tests.presentation.stage import Hand, runebound

SEATS = [SeatSetUp(name) for name in ("Ann", "Wei", "Cleo", "Dan")]


@pytest.fixture(scope="module")
def moments() -> dict[str, str]:
    """Replays of the first question of each sort, out of two long games: one of talk and one of strife."""
    return found_in("negotiate", ("D22", "D24", "D27")) | found_in("attack", ("D25",))


def found_in(wanted: str, decisions: tuple[str, ...]) -> dict[str, str]:
    session = Session.new(runebound(), SEATS, 11, {"doom_track": True, "travel_hazards": True})
    bot, found = player("easy", 3), dict[str, str]()
    for _ in range(1200):
        question = session.question
        if question is None or len(found) == len(decisions):
            break
        is_bare = question.decision == "D25" and not any(o.id.startswith("card:") for o in question.options)
        if question.decision in decisions and question.decision not in found and not is_bare:
            found[question.decision] = session.replay_text()
        options, _why = bot.answer(session.view(question.seat), question)
        if question.decision in ("D07", "D30"):
            options = next(((o.id,) for o in question.options if o.id.startswith(wanted)), options)
        session.choose(*options)
    return found


def sit(hand: Hand, replay: str) -> CardsStage:
    hand.routes.play(Session.replayed(replay, lambda game: runebound()))
    hand.frame()
    stage = hand.table.stage
    assert isinstance(stage, CardsStage)
    return stage


def test_a_market_tells_prices_and_why_not(tmp_path: Path, moments: dict[str, str]) -> None:
    hand = Hand(tmp_path)
    stage = sit(hand, moments["D22"])
    question = hand.table.play.question
    assert question is not None
    may = {key for o in question.options if o.id.startswith(("buy:", "hire:")) for key in o.on}
    for ware in stage.groups[0].cards:
        assert ware.tag
        assert bool(ware.why_not) == (ware.key not in may)


def test_a_press_on_what_cannot_be_bought_does_nothing(tmp_path: Path, moments: dict[str, str]) -> None:
    hand = Hand(tmp_path)
    stage = sit(hand, moments["D22"])
    assert hand.table.cards is not None
    closed = [held.key for group in stage.groups for held in group.cards if held.why_not]
    count = len(hand.table.play.session.answers)
    for key in closed:
        hand.click(hand.table.cards.presses[key].rect.center)
    assert len(hand.table.play.session.answers) == count
    assert not hand.table.is_narrow


def test_experience_shows_five_tokens(tmp_path: Path, moments: dict[str, str]) -> None:
    hand = Hand(tmp_path)
    stage = sit(hand, moments["D27"])
    assert [choice.id for choice in stage.choices] == ["mind", "body", "spirit", "stamina", "life"]
    assert all("→" in choice.big for choice in stage.choices)
    assert hand.table.cards is not None and hand.table.cards.row is not None
    count = len(hand.table.play.session.answers)
    hand.click(hand.table.cards.row.presses["body"].rect.center)
    assert hand.table.play.session.answers[count].options == ("body",)


def test_a_deal_has_two_sides_with_steppers(tmp_path: Path, moments: dict[str, str]) -> None:
    hand = Hand(tmp_path)
    stage = sit(hand, moments["D24"])
    assert len(stage.groups) == 2
    assert all(group.seat is not None and group.stepper is not None for group in stage.groups)
    question = hand.table.play.question
    assert question is not None
    steps = {option for group in stage.groups for _, option in group.stepper.buttons if option}  # type: ignore[union-attr]
    assert steps == {o.id for o in question.options if ":gold:" in o.id}


def test_spoils_offer_gold_and_cards(tmp_path: Path, moments: dict[str, str]) -> None:
    hand = Hand(tmp_path)
    stage = sit(hand, moments["D25"])
    assert {choice.id for choice in stage.choices} >= {"nothing"}
    assert all(held.key.startswith("card/") for group in stage.groups for held in group.cards)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
def test_spreads_keep_to_their_place(tmp_path: Path, moments: dict[str, str], size: tuple[int, int]) -> None:
    hand = Hand(tmp_path, size)
    for replay in moments.values():
        stage = sit(hand, replay)
        room = hand.table.layout.stage
        for text in (80, 100, 150, 200):
            plan = plan_spread(room, Metrics(*size, text / 100), stage)
            assert room.contains(plan.head) or text == 200
            if plan.choices.width:
                assert not plan.area.colliderect(plan.choices)
            places = [place.cards for place in plan.groups]
            assert all(not a.colliderect(b) for i, a in enumerate(places) for b in places[i + 1 :])
            assert all(
                pygame.Rect(0, 0, plan.area.width + 1, plan.whole + 1).contains(place) for place in places
            )
