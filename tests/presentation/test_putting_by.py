"""A game under way is not lost when another is begun: it lies among the saves."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.session import Session
from tests.presentation.stage import Hand, runebound


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    return Hand(tmp_path)


def put_by(hand: Hand) -> list[Path]:
    """The saves in the folder."""
    return sorted(hand.window.desk.saves.glob("*.json"))


def leave(hand: Hand) -> Session:
    """Plays a little and goes back to the title."""
    session = hand.sit_down(runebound(), map="marches")
    hand.click(hand.row("roll"))
    hand.routes.title()
    hand.frame()
    return session


def test_another_game_puts_the_old_one_by(hand: Hand) -> None:
    old = leave(hand)
    hand.sit_down(runebound(), seed=9, map="marches")
    (file,) = put_by(hand)
    kept = Session.load(file, lambda game: runebound())
    assert kept.hash() == old.hash() and file.with_suffix(".png").is_file()


def test_going_on_puts_nothing_by(hand: Hand) -> None:
    old = leave(hand)
    hand.routes.resume()
    hand.frame()
    assert hand.table.play.session.hash() == old.hash() and not put_by(hand)


def test_an_older_state_of_the_same_game_does(hand: Hand) -> None:
    leave(hand)
    hand.sit_down(runebound(), map="marches")
    assert len(put_by(hand)) == 1


def test_what_was_not_begun_is_not_kept(hand: Hand) -> None:
    hand.sit_down(runebound(), map="marches")
    hand.routes.title()
    hand.frame()
    hand.sit_down(runebound(), seed=9, map="marches")
    assert not put_by(hand)
