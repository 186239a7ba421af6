"""Answers against the rules of Super Dungeon at the window: refused with the rule told, and nothing is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.texts import Text
from systems.bots.players import player
from systems.presentation.autosave import Autosave
from systems.presentation.settings import Settings
from systems.presentation.table.play import Play
from systems.superdungeon import figures
from tests.presentation.dungeon_stage import house
from tests.presentation.stage import Hand
from tests.systems.superdungeon.bad_input import CASES, Case, knuckle


def keys_and_strings(said: object) -> list[object]:
    """All that a text and the texts among its arguments say."""
    if not isinstance(said, Text):
        return [said]
    return [said.key, *(part for arg in said.args.values() for part in keys_and_strings(arg))]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.rule} {case.name}" for case in CASES])
def test_an_answer_against_the_rules_is_told(case: Case, tmp_path: Path) -> None:
    session = case.table().session
    play = Play(session, player, Settings(), Autosave(tmp_path / "auto.json"))  # type: ignore[arg-type]
    question, before = session.question, session.hash()
    assert question is not None and not play.give(question.id, case.answers)
    assert play.failure is not None and case.rule in keys_and_strings(play.failure)
    assert (session.hash(), session.question) == (before, question)


def test_clicks_where_the_rules_forbid_answer_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a wall, on squares that are taken, out of sight, too far away, and outside the dungeon."""
    monkeypatch.setattr("tests.presentation.stage.house", lambda make_player: house())
    hand, session = Hand(tmp_path), knuckle().session
    hand.routes.play(session)
    hand.frame()
    camera, before = hand.table.board.camera, session.hash()
    lit = set(hand.table.board.lit)
    dark = [space for space in camera.ground.kinds if space not in lit]
    left, right = (camera.centre(figures.space_at(cell)) for cell in ((1, 2), (3, 2)))
    wall = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
    spots = [wall, (3, 360), *(camera.centre(space) for space in dark[::7])]
    on_board = [at for at in spots if hand.table.pointer.is_on_board((int(at[0]), int(at[1])))]
    assert wall in on_board and len(on_board) > 5
    for at in on_board:
        hand.click(at)
        assert session.hash() == before
    hand.click(camera.centre(figures.space_at((4, 5))))
    assert session.hash() != before
