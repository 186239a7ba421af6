"""The sheet of the last roll, after every answer of whole games: also when whoever was struck is no longer there."""

from __future__ import annotations

import pytest

from components.superdungeon import Footing, Model
from engine.definition import SeatSetUp
from engine.session import Session
from systems.bots.players import player
from tests.presentation.dungeon_stage import READY, dungeon, skin_at


@pytest.mark.parametrize("seed", [18, 19])
def test_every_roll_of_a_game_can_be_shown(seed: int) -> None:
    session = Session.new(dungeon(), [SeatSetUp("A"), SeatSetUp("B")], seed, dict(READY), undo=False)
    bot, skin, shown, gone = player("normal", seed), skin_at(session), 0, False
    while session.question is not None:
        question = session.question
        session.choose(*bot.answer(session.view(question.seat), question)[0])
        view = session.view(0)
        shown += skin.rolled(view, session.log, False) is not None
        gone = gone or any(
            not view.has(key, Footing) for key, _ in view.all(Model) if key.startswith("hero/")
        )
    assert shown > 50 and gone, "no hero fell, so this game tells nothing"
