"""Super Dungeon at the window in words, signs and sounds: cards, figures, log, rules help, in every language."""

from __future__ import annotations

import re

import pytest

from engine.paths import root
from engine.session import Session
from systems.presentation.icons import has_icon
from systems.presentation.skins import superdungeon_marks as marks
from systems.presentation.sound import sound_table
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import STATUSES
from systems.text import help as pages
from systems.text.faults import entries
from systems.text.words import LANGUAGES, game_folder
from tests.content.test_texts import keys_in_code
from tests.presentation.dungeon_stage import GAME, moment, skin_at


@pytest.fixture(scope="module")
def menu() -> Session:
    """A game under way."""
    return moment("DP-15")


def test_every_status_has_a_sign_of_its_own() -> None:
    assert set(marks.STATUSES) == set(STATUSES)
    assert len({icon for icon, _ in marks.STATUSES.values()}) == len(STATUSES)


def test_every_sign_is_known() -> None:
    tables = (marks.GROUNDS, marks.OPTIONS, marks.TEXTS, marks.EVENTS)
    names = {icon for table in tables for icon in table.values()} | {
        icon for icon, _ in marks.STATUSES.values()
    }
    assert [name for name in names if not has_icon(name)] == []
    assert set(marks.EVENTS) <= {key.removeprefix("event-") for key in said("en") if key.startswith("event-")}


def said(language: str) -> set[str]:
    return set(entries(game_folder(GAME), language))


def test_every_creature_has_a_figure(menu: Session) -> None:
    cards = skin_at(menu).cards
    without = {key for key, model in content().models.items() if cards.figure(model.id) is None}
    assert without == {model.id for model in content().tagged("spawning_point")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_printed(menu: Session, language: str) -> None:
    cards, box = skin_at(menu, language).cards, content()
    for shelf in (box.models, box.cards, box.rosters, box.adventures):
        for record in shelf.values():
            face = cards.face(record)
            assert face.name and not face.name.startswith("name-")
            assert face.kind_line and has_icon(face.icon)
            assert not re.search(r"\b(skin|stat|label|op|ability)-[a-z]", face.rules)


def test_every_word_of_the_skin_is_said() -> None:
    known = said("en") | set(entries(root() / "data" / "text", "en"))
    files = sorted((root() / "systems" / "presentation" / "skins").glob("superdungeon*.py"))
    assert [key for file in files for _, key in keys_in_code(file) if key not in known] == []


def test_every_event_is_heard_or_silent_on_purpose() -> None:
    table = sound_table(GAME)
    kinds = {key.removeprefix("event-") for key in said("en") if key.startswith("event-")}
    assert {key.partition("/")[0] for key in table} == kinds


def test_every_decision_has_a_page_of_the_rules() -> None:
    assert pages.faults(pages.game_help(GAME), pages.topic_ids(pages.shared_help())) == []
    claimed = {
        place for chapter in pages.help_book("en", GAME) for topic in chapter.topics for place in topic.at
    }
    assert {f"DP-{n:02d}" for n in range(1, 37)} <= claimed
    for language in LANGUAGES:
        assert not [c.title for c in pages.help_book(language, GAME) if c.title.startswith("help-")]
        for chapter in pages.help_book(language, GAME):
            for topic in chapter.topics:
                assert topic.lines[0].kind == "text" and 3 <= len(topic.lines) <= 15
                icons = re.findall(r"\{([^{}]*)\}", " ".join(line.words for line in topic.lines))
                assert has_icon(topic.icon) and [name for name in icons if not has_icon(name)] == []
