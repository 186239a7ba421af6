"""Bots that think, raise, cheat or sleep: the window lives on, and people are told in one sentence."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pygame
import pytest

from components.identity import Progress
from components.questions import Question
from components.texts import Text, text
from engine.definition import SeatSetUp
from engine.observe import SeatView
from engine.session import Session
from systems.presentation.players import Snapshot, level_of
from tests.presentation.stage import Answerer, Hand, runebound, toy

SEATS = (SeatSetUp("Mara"), SeatSetUp("Osric", control="bot:normal"))


def first(view: SeatView, question: Question) -> tuple[tuple[str, ...], Text]:
    return tuple(option.id for option in question.options[: max(1, question.min)]), text("why-chance")


def last(view: SeatView, question: Question) -> tuple[tuple[str, ...], Text]:
    return tuple(option.id for option in question.options[-max(1, question.min) :]), text("why-chance")


def until_bot(hand: Hand, session: Session) -> None:
    """Plays the human's part until the bot is asked."""
    while session.question is not None and session.question.seat == 0:
        session.choose(*first(session.view(0), session.question)[0])
    hand.table.play.version += 1


def wait(hand: Hand, done: object, frames: int = 300) -> None:
    """Lets frames pass until something has happened."""
    for _ in range(frames):
        hand.frame(later=0.02)
        if done():  # type: ignore[operator]
            return
        time.sleep(0.005)
    raise AssertionError("it never happened")


def test_a_bot_answers_by_itself(tmp_path: Path) -> None:
    hand = Hand(tmp_path, make_player=lambda level, seed: Answerer(first))  # type: ignore[arg-type,return-value]
    session = hand.sit_down(toy(), SEATS)
    until_bot(hand, session)
    before = len(session.answers)
    wait(hand, lambda: len(session.answers) > before)
    hand.window.shut()


def test_a_bot_that_raises_is_replaced(tmp_path: Path) -> None:
    levels: list[str] = []

    def make(level: str, seed: int) -> Answerer:
        levels.append(level)
        return Answerer(ZeroDivisionError("no idea") if level == "normal" else first)

    hand = Hand(tmp_path, make_player=make)  # type: ignore[arg-type]
    session = hand.sit_down(toy(), SEATS)
    until_bot(hand, session)
    play = hand.table.play
    wait(hand, lambda: play.failure is not None)
    assert play.failure is not None and play.failure.args["why"] == "ZeroDivisionError: no idea"
    before = len(session.answers)
    hand.click(hand.main_button())
    wait(hand, lambda: len(session.answers) > before)
    assert levels[0] == "normal" and levels[1] == "easy"
    hand.window.shut()


def test_a_bot_that_cheats_is_stopped(tmp_path: Path) -> None:
    def cheat(view: SeatView, question: Question) -> tuple[tuple[str, ...], Text]:
        return ("win at once",), text("why-chance")

    hand = Hand(tmp_path, make_player=lambda level, seed: Answerer(cheat))  # type: ignore[arg-type,return-value]
    session = hand.sit_down(toy(), SEATS)
    until_bot(hand, session)
    before = session.hash()
    wait(hand, lambda: hand.table.play.failure is not None)
    assert session.hash() == before
    hand.table.answer_by_hand()
    hand.frame()
    assert hand.table.answering is not None
    hand.window.shut()


def test_a_sleeping_bot_stops_nothing(tmp_path: Path) -> None:
    wake = threading.Event()

    def sleep(view: SeatView, question: Question) -> tuple[tuple[str, ...], Text]:
        wake.wait(20)
        return first(view, question)

    hand = Hand(tmp_path, make_player=lambda level, seed: Answerer(sleep))  # type: ignore[arg-type,return-value]
    session = hand.sit_down(toy(), SEATS)
    until_bot(hand, session)
    start = time.monotonic()
    for _ in range(20):
        hand.frame(later=0.02)
    assert time.monotonic() - start < 5
    assert session.question is not None and session.question.seat == 1
    hand.frame(later=20.0)
    assert hand.table.buttons.offers_another
    hand.table.answer_by_hand()
    hand.click(hand.row(session.question.options[0].id) if hand.table.tray else hand.main_button())
    before = len(session.answers)
    wake.set()
    hand.frame()
    assert before >= 1
    hand.window.shut()


def test_undo_while_a_bot_thinks_goes_back_to_the_person_and_the_late_answer_is_not_heard(
    tmp_path: Path,
) -> None:
    gates = [threading.Event(), threading.Event()]
    asked: list[str] = []

    def sleep(view: SeatView, question: Question) -> tuple[tuple[str, ...], Text]:
        asked.append(question.id)
        late = len(asked) == 1
        gates[len(asked) - 1].wait(20)
        return first(view, question) if late else last(view, question)

    hand = Hand(tmp_path, make_player=lambda level, seed: Answerer(sleep))  # type: ignore[arg-type,return-value]
    session = hand.sit_down(toy(), SEATS)
    hands: list[str] = []
    while session.question is not None and session.question.seat == 0:
        hands.append(session.hash())
        session.choose(*first(session.view(0), session.question)[0])
    hand.table.play.version += 1
    wait(hand, lambda: len(asked) == 1)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert (session.question.seat, session.hash()) == (0, hands[-1])  # type: ignore[union-attr]
    session.choose(*first(session.view(0), session.question)[0])  # type: ignore[arg-type]
    hand.table.play.version += 1
    wait(hand, lambda: len(asked) == 2)
    before = len(session.answers)
    gates[0].set()
    for _ in range(10):
        hand.frame(later=0.5)
        time.sleep(0.02)
    assert asked[0] == asked[1] and len(session.answers) == before and hand.table.play.is_thinking
    gates[1].set()
    wait(hand, lambda: len(session.answers) > before)
    assert hand.table.play.failure is None
    hand.window.shut()


def test_rules_that_fail_take_the_answer_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(toy())
    before = session.hash()

    def stumble(*options: str) -> None:
        session.world.the(Progress).questions += 5
        raise RuntimeError("a rule stumbled")

    monkeypatch.setattr(session, "choose", stumble)
    question = session.question
    assert question is not None
    assert not hand.table.play.give(question.id, (question.options[0].id,))
    hand.frame()
    assert session.hash() == before
    assert hand.table.play.failure is not None and hand.table.play.failure.key == "window-rules-failed"
    hand.window.shut()


def test_a_snapshot_answers_as_the_world_does() -> None:
    session = Session.new(runebound(), [SeatSetUp(), SeatSetUp()], seed=5)
    snapshot = Snapshot(session.codec, session.codec.pack(session.world), session.world.rules)
    assert SeatView(snapshot, 0).state() == session.view(0).state()  # type: ignore[arg-type]
    assert SeatView(snapshot, 1).state() == session.view(1).state()  # type: ignore[arg-type]


@pytest.mark.parametrize(("control", "level"), [("human", ""), ("bot:easy", "easy"), ("bot:hard", "hard")])
def test_levels(control: str, level: str) -> None:
    assert level_of(control) == level
