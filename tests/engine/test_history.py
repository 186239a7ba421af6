"""Undo, redo and the barriers that stop them."""

from __future__ import annotations

import pytest

from engine.commands import Refusal
from engine.rng import Chance
from tests.toy import play


def test_undo_and_redo_walk_over_the_same_states() -> None:
    session = play.at_first_swing({0: ["curse"], 1: ["shield", "shield"]}, seats=2)
    hashes, logs = [session.hash()], [list(session.log)]
    shield, curse = play.cards_of_kind(session, "shield")[0], play.cards_of_kind(session, "curse")[0]
    for answer in ("attack:hero/birch", shield, "brace", curse):
        session.choose(answer)
        hashes.append(session.hash())
        logs.append(list(session.log))
    assert len(logs[-1]) > len(logs[-2])
    for expected, log in zip(reversed(hashes[:-1]), reversed(logs[:-1]), strict=True):
        session.undo()
        assert session.hash() == expected
        assert session.log == log
    with pytest.raises(Refusal, match="arranged by hand"):
        session.undo()
    for expected in hashes[1:]:
        session.redo()
        assert session.hash() == expected
    with pytest.raises(Refusal, match="Nothing was taken back"):
        session.redo()


def test_dice_are_a_barrier() -> None:
    session = play.at_first_swing({0: ["charm"], 1: []})
    session.choose("attack:hero/birch")
    before = session.hash()
    with pytest.raises(Refusal, match="dice were rolled") as caught:
        session.undo()
    assert caught.value.at == "undo"
    assert session.hash() == before


def test_a_card_that_was_seen_is_a_barrier() -> None:
    session = play.at_first_swing({})
    session.choose("rest")
    with pytest.raises(Refusal, match="something hidden was seen"):
        session.undo()


def test_the_beginning_is_the_beginning() -> None:
    session = play.new()
    with pytest.raises(Refusal, match="this is the beginning"):
        session.undo()
    session.choose()
    session.undo()
    assert session.hash() == play.new().hash()


def test_another_answer_forgets_what_was_taken_back() -> None:
    session = play.at_first_swing({1: ["shield"]})
    session.choose("attack:hero/birch")
    session.undo()
    session.choose("walk:space/s1")
    with pytest.raises(Refusal, match="Nothing was taken back"):
        session.redo()


def test_the_same_answer_by_hand_keeps_the_rest_for_redo() -> None:
    session = play.at_first_swing({1: ["shield"]})
    session.choose("attack:hero/birch")
    session.choose(play.cards_of_kind(session, "shield")[0])
    last = session.hash()
    session.undo()
    session.undo()
    session.choose("attack:hero/birch")
    session.redo()
    assert session.hash() == last


def test_the_end_can_be_taken_back_when_nothing_was_rolled() -> None:
    session = play.new(rounds=1)
    for _ in range(20):
        count = len(session.answers)
        play.play_on(session, Chance(count), 1)
        if session.over:
            break
    assert session.over
    session.rewind(count)
    assert session.over is None
    assert session.question is not None
    session.redo()
    assert session.over


def test_going_back_to_any_number_of_answers() -> None:
    session = play.new(seats=3, seed=5)
    hashes = [session.hash()]
    chance = Chance(5)
    while session.question is not None:
        play.play_on(session, chance, 1)
        hashes.append(session.hash())
    for count in (len(hashes) - 2, len(hashes) // 2, 3, 0):
        session.rewind(count)
        assert session.hash() == hashes[count]
    for expected in hashes[1:]:
        session.redo()
        assert session.hash() == expected


def test_a_game_between_bots_keeps_no_history() -> None:
    session = play.new(undo=False)
    session.skip()
    with pytest.raises(Refusal, match="keeps no history"):
        session.undo()


def test_events_are_told_once_and_kept_in_the_log() -> None:
    session = play.at_first_swing({})
    session.events()
    session.choose("walk:space/s1")
    first = session.events()
    assert first[0].kind == "moved"
    assert session.events() == []
    assert session.log[-len(first) :] == first


def test_the_log_keeps_the_last_lines_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.session.LOG_LINES", 5)
    session = play.new(rounds=20)
    play.play_on(session, Chance(1))
    assert len(session.log) == 5
