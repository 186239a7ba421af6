"""Rendering: arguments of every sort, languages and fallbacks, names, and how quickly a language is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.board import Space
from components.cards import Card, Pile
from components.texts import Text, text
from engine.world import World
from systems.text.book import Book
from systems.text.names import Names, slug, space_name
from systems.text.words import LANGUAGES, Words
from tests.toy import play

TOY_TEXT = Path(__file__).resolve().parents[2] / "toy" / "text"


def words(language: str = "en") -> Words:
    return Words(language, folders=[TOY_TEXT])


def test_arguments_of_every_sort() -> None:
    said = words().render(
        text("draws", who="@hero/ash", card=text("card-name", card="@card/shield")),
        {"hero/ash": "Ash", "card/shield": "shield"}.__getitem__,
    )
    assert said == "Ash draws: shield."
    names = [text("name-ash"), text("name-birch"), text("name-cedar")]
    assert words().say("card-name", card=names) == "Ash, Birch, Cedar"
    assert words("zh_Hans").say("card-name", card=names) == "白蜡、白桦、雪松"
    assert words().say("card-name", card="Ann <3 {x}") == "Ann <3 {x}"


def test_numbers_choose_their_form() -> None:
    assert words().say("loses-vigour", who="Ash", n=1) == "Ash loses 1 vigour."
    assert words().say("loses-vigour", who="Ash", n=3) == "Ash loses 3 vigour in all."
    assert words("zh_Hans").say("loses-vigour", who="白蜡", n=1) == "白蜡失去 1 点体力。"


def test_attributes_are_keys_too() -> None:
    assert words().say("option-rounds") == "Rounds"
    assert words().say("option-rounds.line") == "After so many rounds the fire goes out."
    assert words().say("option-rounds.nothing") == "option-rounds.nothing"


def test_no_marks_around_arguments() -> None:
    assert "\u2068" not in words().say("walks", who="Ash")


def test_a_missing_word_falls_back_to_english_then_to_its_key(tmp_path: Path) -> None:
    for language, source in {"en": "a = A\nb = B { $n }\n", "zh_Hans": "a = 甲\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(source, encoding="utf-8")
    said = Words("zh_Hant", folders=[tmp_path])
    assert said.say("a") == "甲"
    assert said.say("b", n=4) == "B 4"
    assert said.say("c") == "c"
    assert said.has("b")
    assert not said.has("c")
    assert said.say("b") == "B n"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'elvish'; there are en, zh_Hans, zh_Hant"):
        Words("elvish")


def test_messages_may_refer_to_others_in_any_order() -> None:
    book = Book(
        "en", ["a = see { b } and { -c }\n", "b = B\n    goes on { b.x }\n    .x = attribute\n-c = C\n"]
    )
    pattern = book.pattern("a")
    assert book.format(pattern, {}) == "see B\ngoes on attribute and C"


def test_names_of_a_table() -> None:
    session = play.new()
    names = Names(words(), session)
    card = play.cards_of_kind(session, "shield")[0]
    assert names("seat/1") == "Player 1"
    assert names("hero/birch") == "Birch"
    assert names(card) == "shield"
    assert names(f"foe/{card}") == "shield"
    assert names("space/s3") == "terrain-stone (column 4, row 1)"
    assert names("card/omen") == "omen"
    assert names("twig/birch/3") == "Birch 3"
    assert names("thing/unheard-of") == "unheard-of"


def test_a_foe_may_bear_a_name_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text(
        "name-nest = The Nest\nfoe-nest = Brood Mother\n", encoding="utf-8"
    )
    world = World()
    world.spawn("deck", Pile(["card/red/nest"]))
    world.spawn("card/red/nest", Card("nest", "deck"))

    class Table:
        """A table with one card."""

    table = Table()
    table.world = world  # type: ignore[attr-defined]
    names = Names(Words("en", folders=[tmp_path]), table)  # type: ignore[arg-type]
    assert names("card/red/nest") == "The Nest"
    assert names("foe/card/red/nest") == "Brood Mother"


def test_printed_names_of_spaces() -> None:
    assert space_name(Space(1, 2, "hills", "Wolf's Ford")) == Text("place-wolf-s-ford")
    assert space_name(Space(1, 2, "hills")).args["row"] == 3
    assert slug("Tamalir") == "tamalir"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_toy_can_be_said(language: str) -> None:
    session = play.new(seats=3, seed=4)
    said = words(language)
    names = Names(said, session)
    while session.question is not None:
        question = session.question
        texts = [question.prompt, *(option.text for option in question.options)]
        texts += [odds.outcome for option in question.options for odds in option.odds]
        texts += [event.text for event in session.events()]
        for item in texts:
            line = said.render(item, names)
            assert line != item.key
            assert "{" not in line
            assert "@" not in line
        session.skip()
