"""A fight takes the whole book: choices as cards with their odds, dice that roll, hearts that fall, nothing that waits."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from components.runebound import Combat, Roll
from engine.definition import SeatSetUp
from engine.session import Session
from engine.world import GAME
from systems.bots.players import player
from systems.presentation.metrics import Metrics
from systems.presentation.skins.looks import Die, FightStage
from systems.presentation.table.fight_page import FightPage, fight_places
from systems.presentation.table.throws import FALL_TIME, ROLL_TIME, Fall, Throw, last_roll
from tests.presentation.stage import Hand, runebound

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))


@lru_cache(maxsize=8)
def moment(decision: str, least: int = 2, has_odds: bool = True) -> bytes:
    """Answers that lead two people into a fight, found by bots."""
    session = Session.new(runebound(), [SeatSetUp("Mara"), SeatSetUp("Jonas")], 7)
    bot = player("easy", 3)
    for _ in range(900):
        question = session.question
        assert question is not None
        odds = any(option.odds for option in question.options)
        if question.decision == decision and len(question.options) >= least and odds >= has_odds:
            return session.replay_text().encode()
        options, _why = bot.answer(session.view(question.seat), question)
        session.choose(*options)
    raise AssertionError(f"no {decision} in this game")


def sit(hand: Hand, decision: str = "D14") -> None:
    session = Session.replayed(moment(decision).decode(), lambda game: runebound())
    hand.routes.play(session)
    hand.frame()
    hand.window.desk.darkroom.wait()
    hand.frame()


def test_every_choice_is_a_card_with_its_odds(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    sit(hand)
    table = hand.table
    assert table.fight is not None and table.fight.row is not None
    assert isinstance(table.stage, FightStage)
    question = table.play.question
    assert question is not None
    blows = {o.id for o in question.options if not o.id.startswith("discard:")}
    assert set(table.fight.row.presses) == blows
    shown = {choice.id: choice.chance for choice in table.stage.choices}
    for option in question.options:
        if option.odds and option.odds[0].outcome.key != "odds-wound":
            assert shown[option.id] == pytest.approx(option.odds[0].ways / option.odds[0].of)
    assert not any(choice.is_default for choice in table.stage.choices), "none of several blows looks advised"


def test_the_whole_fight_is_worked_out_beside_the_window(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    sit(hand)
    stage = hand.table.stage
    assert isinstance(stage, FightStage) and stage.chances is not None
    work, numbers = stage.chances
    found = hand.window.desk.darkroom.get(work, numbers)
    assert found is not None
    assert all(0.0 <= win <= 1.0 for _, win in found)
    assert {choice.fate for choice in stage.choices if choice.fate} <= {name for name, _ in found}


def test_a_press_on_a_card_answers_once(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    sit(hand)
    table = hand.table
    assert table.fight is not None and table.fight.row is not None
    count = len(table.play.session.answers)
    choice = next(iter(table.fight.row.presses.values()))
    hand.click(choice.rect.center)
    assert len(table.play.session.answers) == count + 1


def test_digits_and_enter_choose(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    sit(hand)
    count = len(hand.table.play.session.answers)
    hand.key(pygame.K_1)
    assert len(hand.table.play.session.answers) == count + 1


def test_arrows_go_from_card_to_card(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    sit(hand)
    table = hand.table
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_RIGHT)
    count = len(table.play.session.answers)
    hand.key(pygame.K_ESCAPE)
    assert hand.window.top is not table
    hand.key(pygame.K_ESCAPE)
    assert hand.window.top is table and len(table.play.session.answers) == count


def test_the_page_is_drawn_at_every_size(tmp_path: Path) -> None:
    for size in SIZES:
        for text in (80, 100, 200):
            metrics = Metrics(*size, text / 100)
            places = fight_places(metrics, 1, False)
            whole = pygame.Rect(0, 0, *size)
            for rect in (places.picture, places.head, places.choices, places.foot, places.menu):
                assert whole.contains(rect), (size, text, rect)
            assert not places.picture.colliderect(places.head)
            assert not places.head.colliderect(places.choices)
            assert not places.choices.colliderect(places.foot)
            assert places.choices.height > metrics.type(80)


def test_cards_lie_side_by_side_and_keep_to_their_room(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1024, 768))
    sit(hand)
    assert hand.table.fight is not None and hand.table.fight.row is not None
    rects = [press.rect for press in hand.table.fight.row.presses.values()]
    room = hand.table.fight.places.choices
    assert all(room.contains(rect) for rect in rects)
    assert all(hand.window.surface.get_rect().contains(press.rect) for press in hand.buttons())
    assert all(not a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


# --- what moves


def test_dice_roll_for_a_moment_and_any_press_ends_it(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.settings.speed = "normal"
    sit(hand)
    table = hand.table
    assert not table.motion.throw.is_rolling(hand.now)
    hand.key(pygame.K_1)
    roll = last_roll(table.play.session.log)
    assert roll is not None and table.motion.throw.is_rolling(hand.now)
    hand.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=1), later=0.02)
    assert not table.motion.is_moving(hand.now)


def test_a_throw_comes_to_rest_on_the_face_that_lies() -> None:
    throw = Throw()
    surface, there = pygame.Surface((200, 200)), pygame.Surface((200, 200))
    assert not throw.is_rolling(1.0)
    throw._began = 1.0
    assert throw.is_rolling(1.0 + ROLL_TIME / 2)
    throw.draw(surface, (100, 100), Die(text="7"), 0, 60, (0, 0, 0), 1.0 + ROLL_TIME + 0.01)
    Throw().draw(there, (100, 100), Die(text="7"), 0, 60, (0, 0, 0), 5.0)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(there, "RGB")


def test_only_lost_hearts_fall() -> None:
    fall = Fall()
    fall.follow({"a": 5, "b": 2}, 1.0, False)
    assert not fall.now_falling(1.0)
    fall.follow({"a": 3, "b": 2}, 2.0, False)
    found = fall.now_falling(2.0 + FALL_TIME / 2)
    assert list(found) == ["a"] and list(found["a"][0]) == [3, 4]
    assert not fall.now_falling(2.0 + FALL_TIME)
    fall.follow({"a": 4, "b": 1}, 3.0, True)
    assert not fall.now_falling(3.1)


def test_calm_means_still(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.settings.speed, hand.settings.still = "normal", True
    sit(hand)
    hand.key(pygame.K_1)
    assert not hand.table.motion.is_moving(hand.now)


# --- what is told


def test_a_watched_fight_tells_what_happened_so_far(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = Session.replayed(moment("D14").decode(), lambda game: runebound())
    question = session.question
    assert question is not None
    seats = tuple(
        SeatSetUp(f"Seat {seat}", "bot:easy" if seat == question.seat else "human") for seat in (0, 1)
    )
    watched = Session.new(runebound(), seats, 7)
    for answer in session.answers:
        watched.choose(*answer.options)
    hand.routes.play(watched)
    hand.table.play.rest(float("inf"))
    hand.frame()
    table = hand.table
    assert table.fight is not None and table.fight._is_watched
    lines = table.painter.turn_lines()
    assert lines[0].is_heading and len(lines) > 2
    assert not any(line.is_heading for line in lines[1:])
    told = story_of(table.fight)
    table.painter.turn_lines = lambda: []  # type: ignore[method-assign]
    assert told != story_of(table.fight)


def story_of(page: FightPage) -> bytes:
    """The part of a page where there would be choices, with nothing but the story drawn into it."""
    sheet = page._sheet.copy()
    page._paint_ground(sheet)
    page._paint_story(sheet)
    return pygame.image.tobytes(sheet.subsurface(page.places.choices), "RGB")


def test_every_roll_since_the_last_answer_is_told(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    sit(hand)
    table = hand.table
    hand.key(pygame.K_1)
    rolls = [event for event in table.play.fresh if event.barrier == "dice"]
    assert table.fight is not None and len(rolls) > 1
    told = table.fight._rolls_told(2000, 2)
    assert all(table.say.rich(event.text) in told for event in rolls)
    assert table.fight._rolls_told(60, 1) == table.say.rich(rolls[-1].text)


@lru_cache(maxsize=1)
def coming_blow() -> bytes:
    """Answers that lead to a blow before which a card may still help."""
    session = Session.new(
        runebound(), [SeatSetUp("Mara", hero="hero/ilse-of-the-long-bow"), SeatSetUp("Jonas")], 3
    )
    bot = player("easy", 3)
    for _ in range(200):
        question = session.question
        assert question is not None
        view = session.view(question.seat)
        roll = view.find(GAME, Roll)
        if view.find(GAME, Combat) is not None and roll is not None and not roll.dice and roll.target:
            return session.replay_text().encode()
        options, _why = bot.answer(view, question)
        session.choose(*options)
    raise AssertionError("no blow comes in this game")


def helps(formula: str) -> int:
    """What is added to a hero's own value in a formula, such as "13 − (5 +3) = 5 to roll"."""
    more = re.search(r"\+(\d+)", formula)
    return int(more[1]) if more else 0


def test_a_card_used_for_a_blow_shows_in_its_sum_and_chance(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1920, 1080))
    session = Session.replayed(coming_blow().decode(), lambda game: runebound())
    hand.routes.play(session)
    hand.frame()
    stages = []
    for _ in range(2):
        stage = hand.table.stage
        assert isinstance(stage, FightStage)
        stages.append((stage.formula, next(one.chance for one in stage.choices if one.is_default)))
        hand.key(pygame.K_1)
        hand.frame()
    (plain, low), (helped, high) = stages
    assert helps(helped) == helps(plain) + 2
    assert low is not None and high is not None and high > low


def test_dice_of_an_earlier_roll_are_said_to_be(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1920, 1080))
    sit(hand)
    for _ in range(12):
        page = hand.table.fight
        assert page is not None, "the fight has ended before two rolls"
        is_old = page.row is not None and not page.stage.dice and page._dice()[1] != ""
        assert page._are_past == is_old
        if is_old:
            return
        hand.key(pygame.K_1)
        hand.frame(later=2.0)
    raise AssertionError("nothing was rolled")


@pytest.mark.parametrize("skips", [False, True])
def test_no_page_turns_while_the_bots_are_skipped(
    tmp_path: Path, skips: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = Hand(tmp_path)
    hand.settings.speed = "normal"
    sit(hand)
    motion, play = hand.table.motion, hand.table.play
    motion.finish()
    monkeypatch.setattr(type(play), "is_human", property(lambda play: False))
    play.skips, motion._stage = skips, "another page"
    motion.follow()
    assert (motion._page is None) is skips
