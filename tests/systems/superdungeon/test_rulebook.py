"""What the engine and the set-up screen see of Super Dungeon."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.identity import Component
from engine.flow import Procedure
from engine.session import Session
from systems.superdungeon.content import content
from systems.superdungeon.definition import OPTIONS, PRESETS, TILES, definition
from systems.superdungeon.rulebook import Rulebook
from systems.text.words import LANGUAGES, Words
from tests.systems.superdungeon.table import Table, layout


def test_the_definition() -> None:
    game = definition(layout)
    assert (game.id, game.seats, game.default_map) == ("superdungeon", (2, 6), "dungeon_3")
    assert len(game.heroes) == 8 and "hero/angry-bear" not in game.heroes
    assert len({procedure.__name__ for procedure in game.procedures}) == len(game.procedures)
    assert all(issubclass(each, Procedure) for each in game.procedures)
    assert all(issubclass(each, Component) for each in game.components)
    assert game.content_hash == content().hash


def test_every_procedure_of_the_room_has_a_processor() -> None:
    """A procedure that no processor owns would stop the game."""
    owned = set(definition(layout).procedures)
    found = [
        each for each in Procedure.__subclasses__() if each.__module__.startswith("systems.superdungeon.")
    ]
    assert [each.__name__ for each in found if each not in owned] == []


@pytest.mark.rule("SD-004")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, (2, 4)),
        ({"size": "bit8"}, (2, 3)),
        ({"size": "super"}, (2, 6)),
        ({"size": "bit8", "consul_seats": 2}, (2, 4)),
        ({"four_heroes": True}, (2, 5)),
    ],
)
def test_how_many_may_play(options: dict[str, str | int | bool], seats: tuple[int, int]) -> None:
    assert definition(layout).seats_for(options) == seats


def test_presets_name_options_and_values_there_are() -> None:
    known = {option.id: option for option in OPTIONS}
    for preset in PRESETS.values():
        for name, value in preset.items():
            assert value in known[name].choices or (known[name].kind == "bool" and isinstance(value, bool))


def test_the_box_has_twelve_faces_and_dungeons_for_every_size() -> None:
    rules = definition(layout).rulebook
    assert isinstance(rules, Rulebook)
    assert tuple(rules.faces) == TILES and len(TILES) == 12
    assert [len(rules.ready_dungeon(tiles)) for tiles in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("SD-244")
def test_one_seed_gives_one_game_on_every_machine() -> None:
    first, second = (Table.new(seed=9, bare=False) for _ in range(2))
    for table in (first, second):
        for _ in range(30):
            table.skip()
    assert first.session.hash() == second.session.hash()


@pytest.mark.rule("SD-245")
def test_nobody_sees_the_order_of_the_decks_and_everybody_all_else() -> None:
    table = Table.new()
    view = table.session.view(1)
    assert view.state()["deck/loot"]["Pile"]["cards"] == ["?"] * 48
    assert not any(key.startswith("card/") for key in view.state())
    table.put("padded-coat", "pool")
    assert table.session.view(0).state()["pool"]["Pile"]["cards"] == ["card/loot/padded-coat"]


@pytest.mark.rule("SD-243")
def test_what_is_no_answer_is_refused_and_changes_nothing() -> None:
    table = Table.new("royal-paladin", "ember-mage").start_activation("ember-mage")
    before = table.session.hash()
    with pytest.raises(ValueError, match="no answer to the open question"):
        table.session.choose("space/r99c99")
    assert table.session.hash() == before


def test_a_save_in_the_midst_of_an_activation_comes_back(tmp_path: Path) -> None:
    table = Table.new("royal-paladin", "ember-mage").start_activation("ember-mage")
    path = tmp_path / "game.json"
    table.session.save(path)
    again = Session.load(path, lambda _: table.session.definition)
    assert again.hash() == table.session.hash() and again.question == table.question


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_sizes_have_words(language: str) -> None:
    said = Words(language, ["superdungeon"])
    keys = ["game-superdungeon", "game-superdungeon-line", *(f"preset-{preset}" for preset in PRESETS)]
    for option in OPTIONS:
        keys += [f"option-{option.id}", f"option-{option.id}.line"]
        keys += [f"option-{option.id}-{choice}" for choice in option.choices]
    keys += [f"name-{tile}" for tile in TILES]
    assert [key for key in keys if not said.has(key)] == []
