"""Frames go first: who works beside the window waits for them, and the collector works between them."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from engine import saves
from engine.definition import SeatSetUp
from engine.session import Session
from systems.presentation import pace as pace_room
from systems.presentation.breaking import Break
from systems.presentation.pace import BRIEF, DUE, IDLE, OVERDUE, STILL, Pace
from systems.presentation.players import Snapshot
from systems.presentation.precedence import PATIENCE, Precedence
from systems.presentation.warming import Warming
from tests.presentation.stage import Answerer, Hand, runebound, toy
from tests.presentation.test_bots_at_the_window import SEATS, first

LONG = 5.0


@pytest.fixture
def beside() -> Iterator[Callable[[Callable[[], None]], threading.Event]]:
    """Does something in a thread of its own; the event is set when it is done."""
    threads = []

    def begin(work: Callable[[], None]) -> threading.Event:
        done = threading.Event()
        thread = threading.Thread(target=lambda: (work(), done.set()))
        threads.append(thread)
        thread.start()
        return done

    yield begin
    for thread in threads:
        thread.join(LONG)


# --- giving way


def test_others_wait_for_the_end_of_a_frame(beside: Callable[..., threading.Event]) -> None:
    precedence = Precedence()
    with precedence.frame():
        done = beside(precedence.give_way)
        assert not done.wait(PATIENCE / 2)
        assert precedence.was_given
    assert done.wait(LONG)


def test_nobody_waits_between_frames(beside: Callable[..., threading.Event]) -> None:
    precedence = Precedence()
    with precedence.frame():
        pass
    began = time.monotonic()
    precedence.give_way()
    assert time.monotonic() - began < PATIENCE / 2
    assert not precedence.was_given


def test_a_frame_does_not_wait_for_itself() -> None:
    precedence = Precedence()
    with precedence.frame():
        began = time.monotonic()
        precedence.give_way()
        assert time.monotonic() - began < PATIENCE / 2


def test_a_frame_that_does_not_end_stops_nobody_for_ever(beside: Callable[..., threading.Event]) -> None:
    precedence = Precedence()
    with precedence.frame():
        assert beside(precedence.give_way).wait(LONG)


def test_a_frame_that_fails_lets_the_others_go_on(beside: Callable[..., threading.Event]) -> None:
    precedence = Precedence()
    with pytest.raises(ZeroDivisionError), precedence.frame():
        raise ZeroDivisionError
    assert beside(precedence.give_way).wait(PATIENCE / 2)


def test_a_bot_gives_way_whenever_it_looks(beside: Callable[..., threading.Event]) -> None:
    session = Session.new(toy(), SEATS, 3)
    table = Snapshot(session.codec, session.codec.pack(session.world), session.world.rules)
    with Pace() as pace:
        with pace.frame():
            done = beside(lambda: table.find("game", type(None)))  # type: ignore[arg-type]
            assert not done.wait(PATIENCE / 2)
        assert done.wait(LONG)


# --- the collector


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Which generations are swept, in order."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", found.append)
    return found


def counts(monkeypatch: pytest.MonkeyPatch, *new: int) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: new)


def brief_frames(pace: Pace, number: int) -> None:
    for _ in range(number):
        with pace.frame():
            pass


def test_the_collector_works_by_itself_only_outside_the_loop() -> None:
    with pytest.raises(ZeroDivisionError), Pace():
        assert not gc.isenabled()
        raise ZeroDivisionError
    assert gc.isenabled()


def test_sweeping_waits_for_a_frame_that_leaves_time(
    monkeypatch: pytest.MonkeyPatch, swept: list[int]
) -> None:
    pace = Pace()
    counts(monkeypatch, DUE[0], 0, 0)
    with pace.frame():
        time.sleep(2 * BRIEF)
    pace.sweep()
    assert swept == []
    brief_frames(pace, 1)
    pace.sweep()
    assert swept == [0]


def test_the_whole_heap_is_swept_when_nothing_goes_on(
    monkeypatch: pytest.MonkeyPatch, swept: list[int]
) -> None:
    pace = Pace()
    counts(monkeypatch, 0, 0, DUE[2])
    brief_frames(pace, IDLE - 1)
    pace.sweep()
    assert swept == []
    with pace.frame():
        time.sleep(2 * STILL)  # the pointer was moved
    brief_frames(pace, IDLE - 1)
    pace.sweep()
    assert swept == []
    brief_frames(pace, 1)
    pace.sweep()
    assert swept == [2]


@pytest.mark.parametrize("generation", range(3))
def test_what_is_overdue_is_swept_even_so(
    generation: int, monkeypatch: pytest.MonkeyPatch, swept: list[int]
) -> None:
    pace = Pace()
    counts(monkeypatch, *(OVERDUE[g] if g == generation else 0 for g in range(3)))
    with pace.frame():
        time.sleep(2 * BRIEF)
    pace.sweep()
    assert swept == [generation]


def test_what_was_read_once_is_not_walked_through_again(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    gc.unfreeze()
    warming = Warming(hand.window.desk, hand.house)
    warming.begin()
    while warming.is_busy:
        time.sleep(0.05)
    assert gc.get_freeze_count() > 10_000
    gc.unfreeze()


# --- the share of the others


def test_who_waits_gets_a_share_where_frames_take_all_the_time(
    monkeypatch: pytest.MonkeyPatch, beside: Callable[..., threading.Event]
) -> None:
    given: list[float] = []
    pace = Pace()
    for _ in range(8):
        with pace.frame():
            done = beside(pace_room.PRECEDENCE.give_way)
            time.sleep(0.03)
        with monkeypatch.context() as patch:
            patch.setattr(time, "sleep", given.append)
            pace.rest()
        assert done.wait(LONG)
    assert given and sum(given) >= 0.1 * 8 * 0.03


def test_nothing_is_given_where_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    pace = Pace()
    for _ in range(8):
        with pace.frame():
            time.sleep(0.03)
        with monkeypatch.context() as patch:
            patch.setattr(time, "sleep", given.append)
            pace.rest()
    assert given == []


# --- bots in the real loop


def run(hand: Hand, done: Callable[[], bool]) -> None:
    """The loop of the program, until something has happened."""
    broken, end, step = Break(), time.monotonic() + 60, hand.window.step

    def watched(events: object, now: float) -> None:
        step(events, now)  # type: ignore[arg-type]
        if done() or time.monotonic() > end:
            hand.window.quit()

    hand.window.step = watched  # type: ignore[method-assign]
    hand.window.run(broken)


def test_bots_play_in_the_loop_and_every_answer_is_kept(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    chairs = [SeatSetUp(name, "bot:easy") for name in ("Mara", "Osric")]
    session = Session.new(runebound(), chairs, 3)
    hand.routes.play(session)
    hand.table.play.skips = True
    run(hand, lambda: len(session.answers) >= 12)
    assert len(session.answers) >= 12
    kept = saves.read(hand.window.desk.autosave)
    assert kept.answers == list(session.answers) and kept.state == saves_state(session)


def saves_state(session: Session) -> object:
    """The state as it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(session.state()))


def test_closing_while_a_bot_thinks_waits_for_nobody(tmp_path: Path) -> None:
    thinks, let_go = threading.Event(), threading.Event()

    def slowly(view: object, question: object) -> object:
        thinks.set()
        let_go.wait(LONG)
        return first(view, question)  # type: ignore[arg-type]

    hand = Hand(tmp_path, make_player=lambda level, seed: Answerer(slowly))  # type: ignore[arg-type,return-value]
    session = hand.sit_down(toy(), SEATS)
    while session.question is not None and session.question.seat == 0:
        hand.table.play.give(session.question.id, first(session.view(0), session.question)[0])
    began, before = time.monotonic(), len(session.answers)
    run(hand, thinks.is_set)
    assert time.monotonic() - began < LONG and len(session.answers) == before
    assert saves.read(hand.window.desk.autosave).answers == list(session.answers)
    let_go.set()


def test_an_answer_is_drawn_when_all_of_it_was_looked_at(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(runebound())
    table, window = hand.table, hand.window
    question = session.question
    assert question is not None
    drawn: list[int] = []
    draw = window._draw
    window._draw = lambda: (drawn.append(table._version), draw())  # type: ignore[method-assign,assignment,func-returns-value]
    table.give((question.options[0].id,))
    version = table.play.version
    for number in range(30):
        window.step((), hand.now + number / 60)
        assert not drawn or (drawn[0] == version and not table.is_building)
    assert drawn
    window.shut()


def test_a_press_in_between_meets_the_new_question(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(runebound())
    table, old = hand.table, session.question
    assert old is not None
    table.give((old.options[0].id,))
    hand.window.step((), hand.now + 0.02)
    assert table.is_building
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F9, mod=0, unicode="", scancode=0)
    hand.window.step((key,), hand.now + 0.04)
    assert table.answering is not None and session.question is not None
    assert table.answering.question.id == session.question.id != old.id
    hand.window.shut()
