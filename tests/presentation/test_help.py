"""The rules help: every decision has a topic, every topic is there in three languages, and F1 opens the right one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from components.help import HelpTopic
from engine.definition import SeatSetUp
from systems import catalogue
from systems.presentation.icons import has_icon
from systems.presentation.scenes.help import HelpScene
from systems.presentation.scenes.help_page import page_plates
from systems.presentation.scenes.table import TableScene
from systems.presentation.scenes.title import Title
from systems.text import help as pages
from systems.text.faults import entries
from systems.text.words import LANGUAGES, game_folder
from tests.presentation.stage import SIZES, Hand, motion, presses, runebound, toy
from tests.presentation.test_scenes import strays

ROOT = Path(__file__).resolve().parents[2]
SCREENS = {"title", "setup", "heroes", "settings", "saves", "sheet", "ending", "table"}
LONGEST, SHORTEST = "fights", "rest"


def topics(language: str = "en", game: str = "runebound") -> list[HelpTopic]:
    return [topic for chapter in pages.help_book(language, game) for topic in chapter.topics]


def decisions() -> set[str]:
    """The decision points of the rules document, section 6."""
    source = (ROOT / "docs" / "rules" / "runebound.md").read_text(encoding="utf-8")
    section = source.partition("## 6. Decision points")[2].partition("## 7.")[0]
    return set(re.findall(r"^\| (D\d\d) ", section, re.MULTILINE))


def icons(topic: HelpTopic) -> Iterator[str]:
    yield topic.icon
    for line in topic.lines:
        yield from (mark.partition(":")[0] for mark in re.findall(r"\{([^{}]*)\}", line.words))


# --- the pages


def test_no_page_has_a_fault() -> None:
    shared = pages.shared_help()
    assert pages.faults(shared) == []
    for game in catalogue.ids():
        assert pages.faults(pages.game_help(game), pages.topic_ids(shared)) == []


def test_every_decision_and_every_screen_has_a_topic() -> None:
    claimed = [place for topic in topics() for place in topic.at]
    assert len(claimed) == len(set(claimed))
    assert len(decisions()) == 32
    assert sorted(decisions() - set(claimed)) == []
    prompts = {place for place in claimed if place.startswith("ask-")}
    assert prompts <= set(entries(game_folder("runebound"), "en"))
    assert set(claimed) - decisions() - prompts - {"hero_draft"} == SCREENS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_a_short_page(language: str) -> None:
    for topic in topics(language):
        assert 3 <= len(topic.lines) <= 15, topic.id
        assert topic.lines[0].kind == "text", topic.id
        assert topic.title != topic.id
        assert all(line.words.count("*") % 2 == 0 for line in topic.lines), topic.id
        assert 2 <= len(topic.see) <= 9 and topic.id not in topic.see
        assert [name for name in icons(topic) if not has_icon(name)] == [], topic.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_have_titles(language: str) -> None:
    assert not [c.title for c in pages.help_book(language, "runebound") if c.title.startswith("help-")]


# --- the book on the screen


def opened(folder: Path, size: tuple[int, int] = (1280, 720), language: str = "en", text: int = 100) -> Hand:
    """A hand with the book open over the title."""
    hand = Hand(folder, size, language, text=text)
    hand.routes.title()
    hand.frame()
    hand.key(pygame.K_F1)
    return hand


def book_of(hand: Hand) -> HelpScene:
    scene = hand.window.top
    assert isinstance(scene, HelpScene)
    return scene


def press_on(hand: Hand, number: int) -> None:
    hand.key(pygame.K_1 + number - 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [80, 100, 200])
def test_nothing_leaves_its_parent(tmp_path: Path, size: tuple[int, int], language: str, text: int) -> None:
    hand = opened(tmp_path, size, language, text)
    for topic in (LONGEST, SHORTEST):
        book_of(hand).turn_to(topic)
        hand.frame()
        assert list(strays(hand)) == []
    hand.window.shut()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_wider_than_its_page(tmp_path: Path, language: str) -> None:
    hand = opened(tmp_path, (1024, 768), language, 200)
    room = 560
    for topic in topics(language):
        _, *plates = page_plates(topic, room, hand.window.desk.metrics, (0, 0, 0))
        for line, plate in zip(topic.lines, plates, strict=True):
            wide, ink = plate.picture.get_width(), plate.picture.get_bounding_rect()
            assert wide <= room
            assert line.kind == "example" or 0 < ink.right < wide, (topic.id, line.words)
    hand.window.shut()


def test_f1_opens_and_closes(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    assert book_of(hand).topic == "goal"
    hand.key(pygame.K_F1)
    assert isinstance(hand.window.top, Title)
    hand.key(pygame.K_F1)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.window.top, Title)
    hand.window.shut()


def test_f1_opens_at_the_question(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(runebound(), [SeatSetUp("Ann", hero=runebound().heroes[0]), SeatSetUp("Bo")])
    seen = {}
    while len(seen) < 3 and session.question is not None:
        question = session.question
        if question.decision not in seen:
            hand.key(pygame.K_F1)
            seen[question.decision] = book_of(hand).topic
            hand.key(pygame.K_F1)
            assert isinstance(hand.window.top, TableScene)
        hand.table.give((question.options[0].id,))
        hand.frame()
    expected = {place: topic.id for topic in topics() for place in topic.at}
    assert seen == {decision: expected[decision] for decision in seen}
    assert "D02" in seen
    hand.window.shut()


def test_f1_over_a_dialog(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.sit_down(runebound())
    topic_of = {place: topic.id for topic in topics() for place in topic.at}
    hand.routes.menu(hand.table)
    hand.key(pygame.K_F1)
    question = hand.table.play.question
    assert question is not None
    assert book_of(hand).topic == topic_of[question.decision]
    hand.key(pygame.K_F1)
    hand.routes.settings()
    hand.key(pygame.K_F1)
    assert book_of(hand).topic == "settings"
    hand.window.shut()


def test_a_game_without_rules_of_its_own(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.sit_down(toy())
    hand.key(pygame.K_F1)
    assert book_of(hand).topic == "table"
    hand.window.shut()


def test_links_are_followed_and_the_way_back_is_kept(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    goal = next(topic for topic in topics() if topic.id == "goal")
    link = next(press for press in presses(hand.window) if pygame.K_2 in press.keys)
    hand.click(link.rect.center)
    assert book_of(hand).topic == goal.see[1]
    press_on(hand, 1)
    hand.key(pygame.K_BACKSPACE)
    hand.key(pygame.K_BACKSPACE)
    hand.key(pygame.K_BACKSPACE)
    assert book_of(hand).topic == "goal"
    hand.key(pygame.K_LEFT)
    assert book_of(hand).topic == topics()[-1].id
    assert book_of(hand).offsets[0] > 0, "the list follows"
    hand.window.shut()


def test_the_page_scrolls_by_keys(tmp_path: Path) -> None:
    hand = opened(tmp_path, (1024, 768), text=140)
    book = book_of(hand)
    book.turn_to(LONGEST)
    hand.frame()
    at = book.offsets[1]
    assert at == 0
    for key in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_END):
        hand.key(key)
        hand.frame()
        assert book.offsets[1] > at
        at = book.offsets[1]
    last = max(press.rect.bottom for press in presses(hand.window) if pygame.K_1 in press.keys)
    assert last < 768, "the links come to sight"
    hand.key(pygame.K_HOME)
    hand.frame()
    assert book.offsets[1] == 0
    hand.window.shut()


@pytest.mark.parametrize("at", [(600, 130), (960, 600)], ids=["on words", "beside them"])
def test_the_page_scrolls_by_wheel(tmp_path: Path, at: tuple[int, int]) -> None:
    hand = opened(tmp_path, (1024, 768), text=140)
    book = book_of(hand)
    book.turn_to(LONGEST)
    hand.frame(motion(at))
    pygame.mouse.set_pos(at)
    pygame.event.pump()
    hand.frame()
    hand.wheel(at, -1)
    for _ in range(10):
        hand.frame(later=0.05)
    assert book.offsets[1] > 0
    down = book.offsets[1]
    hand.wheel(at, 1)
    for _ in range(10):
        hand.frame(later=0.05)
    assert book.offsets[1] < down
    hand.window.shut()


def test_looking_for_a_word(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    book = book_of(hand)
    book._search.focus()
    for letter in "wages":
        hand.frame(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert {"turn", "small-variants"} <= set(book._rows) < {topic.id for topic in topics()}
    hand.key(pygame.K_RETURN)
    assert book.topic == next(iter(book._rows))
    book._look_for("xyzzy")
    hand.frame()
    assert book._rows == {}
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.window.top, Title)
    hand.window.shut()


def test_another_language_at_once(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    book = book_of(hand)
    book.turn_to("market")
    hand.settings.language = "zh_Hant"
    hand.window.restyle()
    hand.frame()
    assert book.topic == "market"
    assert book._topics["market"].title == "市場"
    hand.window.shut()
