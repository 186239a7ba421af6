"""The last page, hand-over, the whole log, saves with pictures, credits, arrows, and what is drawn beside the window."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from engine.definition import SeatSetUp
from engine.session import Session
from systems.bots.players import player
from systems.presentation.chronicle import Chronicle, Counter
from systems.presentation.darkroom import Darkroom
from systems.presentation.scenes import save_pictures
from systems.presentation.scenes.credits import Credits, works
from systems.presentation.scenes.ending import Ending
from systems.presentation.scenes.hand_over import HandOver
from systems.presentation.scenes.log_page import LogPage
from systems.presentation.widgets.focus import Focus
from tests.presentation.stage import Hand, presses, runebound


@pytest.fixture(scope="module")
def finished() -> Session:
    """A whole game of two bots on the small map."""
    seats = [SeatSetUp("Ann"), SeatSetUp("Wei 伟")]
    session = Session.new(runebound(), seats, 5, {"doom_track": True}, "marches")
    bot = player("easy", 3)
    while session.over is None:
        question = session.question
        assert question is not None
        options, _why = bot.answer(session.view(question.seat), question)
        session.choose(*options)
    return session


# --- the game in numbers


def test_a_chronicle_counts_what_the_log_tells(tmp_path: Path, finished: Session) -> None:
    hand = Hand(tmp_path)
    hand.routes.play(finished)
    hand.frame()
    chronicle = Chronicle(finished, hand.table.skin.story)
    helpings = 0
    while not chronicle.is_ready:
        chronicle.step(0.004)
        helpings += 1
    assert helpings > 3 and not chronicle.failure
    stories = chronicle.seats
    assert set(stories) == {0, 1}
    assert all(story.rolls > 20 for story in stories.values())
    assert all(8 < story.mean / story.rolls <= 11 for story in stories.values())
    assert all(0 <= story.reached <= story.targets for story in stories.values())
    assert all(len(story.by_round) == chronicle.rounds for story in stories.values())
    assert sum(story.counts["won"] for story in stories.values()) > 0
    assert finished.over is not None  # the game itself was left alone


def test_a_game_that_cannot_be_given_again_has_no_numbers(finished: Session) -> None:
    class Broken(Counter):
        def fortune(self, view: object, seat: int) -> tuple[int, int]:
            raise LookupError("nothing here")

    chronicle = Chronicle(finished, Broken())
    chronicle.step(1.0)
    assert chronicle.is_ready and "nothing here" in chronicle.failure


def test_the_ending_fills_while_it_lies_open(tmp_path: Path, finished: Session) -> None:
    hand = Hand(tmp_path)
    hand.routes.play(finished)
    hand.frame()
    hand.frame()
    ending = hand.window.top
    assert isinstance(ending, Ending)
    assert not ending.chronicle.is_ready
    ending.count_all()
    hand.frame()
    assert ending.chronicle.is_ready
    hand.key(pygame.K_ESCAPE)
    assert hand.window.top is hand.table


def test_the_replay_is_kept_and_can_be_played_again(tmp_path: Path, finished: Session) -> None:
    hand = Hand(tmp_path)
    hand.routes.play(finished)
    hand.frame()
    hand.routes.keep_replay(hand.table)
    hand.routes.keep_replay(hand.table)
    kept = sorted((tmp_path / "replays").iterdir())
    assert len(kept) == 2
    again = Session.replayed(kept[0].read_text("utf-8"), lambda game: runebound())
    assert again.hash() == finished.hash()


# --- turns


def test_the_cover_closes_between_people_only_if_wished(tmp_path: Path) -> None:
    for wished in (False, True):
        hand = Hand(tmp_path)
        hand.settings.covers = wished
        hand.sit_down(runebound())
        first = hand.table.play.question
        assert first is not None
        for _ in range(40):
            question = hand.table.play.question
            if question is None or question.seat != first.seat:
                break
            hand.table.play.give(question.id, (question.default or question.options[0].id,))
            hand.frame()
        assert isinstance(hand.window.top, HandOver) == wished
        if wished:
            hand.frame()
            hand.click((300, 300))
            assert hand.window.top is hand.table
        hand.window.shut()


def test_bots_can_be_skipped_and_their_speed_changed(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.settings.speed = "calm"
    seats = (SeatSetUp("Bot", "bot:easy"), SeatSetUp("Mara"))
    hand.sit_down(runebound(), seats)
    table = hand.table
    table.change_speed()
    assert hand.settings.speed == "normal"
    table.skip_bots()
    assert table.play.skips
    for _ in range(3000):
        if table.play.is_human or table.play.session.over is not None:
            break
        hand.frame(later=0.01)
        pygame.time.wait(2)
    hand.frame(later=0.01)
    assert not table.play.skips


# --- log


def test_the_log_has_filters(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(runebound())
    bot = player("easy", 3)
    for _ in range(150):
        question = session.question
        assert question is not None
        options, _why = bot.answer(session.view(question.seat), question)
        session.choose(*options)
    hand.routes.play(session)
    hand.frame()
    hand.key(pygame.K_l)
    page = hand.window.top
    assert isinstance(page, LogPage)
    counts = []
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5):
        hand.key(key)
        counts.append(len(page._events))
    everything, others, mine, fights, dice = counts
    assert everything > dice > 0
    assert everything > mine > 0
    assert fights < everything
    assert 0 < others < everything
    hand.key(pygame.K_ESCAPE)
    assert hand.window.top is hand.table


def test_the_log_tells_what_others_did_since_the_last_turn(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(runebound(), (SeatSetUp("Mara"), SeatSetUp("Jonas", control="bot:easy")))
    bot = player("easy", 3)
    while len(session.answers) < 150 or session.question is None or session.question.seat != 0:
        question = session.question
        assert question is not None
        options, _why = bot.answer(session.view(question.seat), question)
        session.choose(*options)
    hand.routes.play(session)
    hand.frame()
    hand.key(pygame.K_l)
    hand.key(pygame.K_2)
    page = hand.window.top
    assert isinstance(page, LogPage)
    lines = [page._table.painter.log_line(event) for event in page._events]
    assert lines[0].is_heading and "Jonas" in lines[0].words
    assert [line.is_heading for line in lines].count(True) == 1


# --- saves and credits


def test_a_save_has_a_picture_and_its_round(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(runebound())
    path = tmp_path / "saves" / "one.json"
    session.save(path)
    assert save_pictures.picture(path, (160, 90)) is None
    save_pictures.keep(path, hand.table)
    picture = save_pictures.picture(path, (160, 90))
    assert picture is not None and picture.get_size() == (160, 90)
    assert save_pictures.round_of(path) == 1
    assert save_pictures.round_of(tmp_path / "none.json") == 0


def test_all_licences_can_be_read(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.routes.title()
    hand.routes.credits()
    hand.frame()
    page = hand.window.top
    assert isinstance(page, Credits)
    assert {"Five Tales"} <= {work.name for work in works()}
    assert all(work.words for work in works())
    for number in range(len(works())):
        page._choose(number)
        hand.frame()
    hand.key(pygame.K_ESCAPE)
    assert hand.window.top is not page


# --- arrows


def test_arrows_and_space_reach_every_setting(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.routes.title()
    hand.routes.settings()
    hand.frame()
    seen = set()
    for key in [pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT] * 8:
        hand.key(key)
        seen |= {press.rect.topleft for press in presses(hand.window) if press.state == "hover"}
    assert len(seen) >= 6


def test_space_presses_what_the_arrows_chose(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.routes.title()
    hand.routes.settings()
    hand.frame()
    still = hand.settings.still
    switches = [p for p in presses(hand.window) if p.rect.width < 90 and p.rect.top > 400]
    focus = hand.window.top.focus
    assert isinstance(focus, Focus)
    focus._chosen = switches[0]
    hand.key(pygame.K_SPACE)
    assert hand.settings.still != still


# --- the darkroom


def test_the_darkroom_develops_what_is_wanted_first() -> None:
    darkroom, made = Darkroom(), list[int]()

    wanted = threading.Event()

    def draw(number: int) -> int:
        wanted.wait(10)  # the first picture is under way until the urgent one has been asked for
        made.append(number)
        return number * 2

    for number in range(5):
        darkroom.foresee(draw, number)
    assert darkroom.get(draw, 9) is None
    wanted.set()
    darkroom.wait()
    assert darkroom.get(draw, 9) == 18 and darkroom.get(draw, 3) == 6
    assert made.index(9) <= 1 and sorted(made) == [0, 1, 2, 3, 4, 9]


def test_a_fault_in_the_darkroom_comes_to_light() -> None:
    darkroom = Darkroom()

    def draw(number: int) -> int:
        raise ValueError(f"no picture {number}")

    assert darkroom.get(draw, 1) is None
    darkroom.wait()
    with pytest.raises(ValueError, match="no picture 1"):
        darkroom.get(draw, 1)
