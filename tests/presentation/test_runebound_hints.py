"""Numbers a player would wonder at are explained where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.definition import SeatSetUp
from engine.session import Session
from systems.bots.players import player
from tests.presentation.stage import Hand, runebound


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    return Hand(tmp_path, (1920, 1080))


def movement(dice: int) -> Session:
    """A game in which somebody is asked how to move, with so many dice."""
    session = Session.new(runebound(), [SeatSetUp("Mara"), SeatSetUp("Jonas")], 7)
    bot = player("easy", 3)
    for _ in range(400):
        question = session.question
        assert question is not None
        offered = [option.text.args.get("dice", 0) for option in question.options]
        if question.decision == "D02" and max(int(str(n)) for n in offered) == dice:
            return session
        options, _why = bot.answer(session.view(question.seat), question)
        session.choose(*options)
    raise AssertionError(f"nobody moves with {dice} dice")


@pytest.mark.parametrize(("dice", "is_told"), [(5, False), (4, True)])
def test_fewer_dice_are_explained(hand: Hand, dice: int, is_told: bool) -> None:
    hand.routes.play(movement(dice))
    hand.frame()
    _, line = hand.table.painter.sentence()
    assert ("wounded or exhausted" in line) is is_told


def test_the_doom_track_tells_how_it_fills(hand: Hand) -> None:
    hand.sit_down(runebound(), doom_track=True)
    track = hand.table.look.track
    assert track is not None
    step = track.steps[1]
    heading, words = hand.table.skin.explain(hand.table.view, step.what.removeprefix("?"))
    assert step.name in heading
    assert "1 lie" in words or "1 lies" in words, "one green card lies there from the start"
    assert "With 4" in words and "8th" in words
