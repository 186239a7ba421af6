"""What is kept between runs, and what the set-up screen makes of its choices."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from systems.presentation.scenes.setup import SetUpScene
from systems.presentation.scenes.setup_form import CLOSED, SetupForm, clean_name
from systems.presentation.settings import Settings, load_settings, store_settings, system_language
from tests.presentation.stage import Hand, runebound, toy


def test_settings_are_kept(tmp_path: Path) -> None:
    store_settings(tmp_path, Settings(language="zh_Hans", text=140, speed="calm", names=["Wei 伟"]))
    assert load_settings(tmp_path) == Settings(language="zh_Hans", text=140, speed="calm", names=["Wei 伟"])


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"text": 5}', '{"speed": "mad"}'])
def test_damaged_settings_are_forgotten(tmp_path: Path, damage: str) -> None:
    (tmp_path / "settings.json").write_text(damage, encoding="utf-8")
    assert load_settings(tmp_path) == Settings()


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store_settings(tmp_path / "file" / "below", Settings())


@pytest.mark.parametrize(
    ("tag", "language"),
    [("zh_CN.UTF-8", "zh_Hans"), ("zh_TW.UTF-8", "zh_Hant"), ("de_DE.UTF-8", "en"), ("C", "en")],
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, tag: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", tag)
    assert system_language() == language


def form() -> SetupForm:
    return SetupForm(runebound(), ["Mara"], ("easy", "normal"))


def test_a_game_begins_as_it_was_set_up() -> None:
    setup = form()
    setup.seat(1, "bot:easy")
    setup.seat(2, "human")
    setup.rename(2, "Wei 伟")
    setup.choose_hero(0, setup.definition.heroes[4])
    setup.preset("friendly")
    setup.seed = "77"
    setup.map = "marches"
    made = setup.begin("Player").setup
    assert [(seat.name, seat.control) for seat in made.seats] == [
        ("Mara", "human"),
        ("Player 2", "bot:easy"),
        ("Wei 伟", "human"),
    ]
    assert (made.seats[0].hero, made.seed, made.map) == (setup.definition.heroes[4], 77, "marches")
    assert made.options["gentle_knockout"] is True


def test_one_hero_has_one_seat() -> None:
    setup = form()
    hero = setup.definition.heroes[0]
    setup.choose_hero(0, hero)
    setup.choose_hero(1, hero)
    assert [chair.hero for chair in setup.chairs[:2]] == ["", hero]
    setup.seat(1, CLOSED)
    assert setup.chairs[1].hero == ""


def test_colours_are_swapped() -> None:
    setup = form()
    setup.recolour(0)
    assert [chair.colour for chair in setup.chairs] == [1, 0, 2, 3, 4, 5]


def test_what_cannot_begin_says_why() -> None:
    setup = form()
    setup.seed = "12a"
    assert setup.fault == "window-bad-seed"
    setup.seed = "9" * 30
    assert setup.fault == "window-bad-seed"
    setup.seed = ""
    for index in range(6):
        setup.seat(index, CLOSED)
    assert setup.fault == "window-too-few"


def test_options_turn_through_their_values() -> None:
    setup = SetupForm(toy(), [], ("easy",))
    for option in setup.definition.options:
        seen = set()
        first = setup.options[option.id]
        for _ in range(1000):
            seen.add(setup.options[option.id])
            setup.turn(option)
            if setup.options[option.id] == first:
                break
        assert len(seen) > 1


def test_presets_are_recognised() -> None:
    setup = form()
    assert setup.present_preset == "recommended"
    setup.turn(setup.definition.options[2])
    assert setup.present_preset == "friendly"
    setup.turn(setup.definition.options[3])
    assert setup.present_preset == ""


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann ", "Ann"),
        ("*A{heart}\\*\n", "Aheart"),
        ("x" * 50, "x" * 24),
        ("伟", "伟"),
        ("Ann 🐉♛", "Ann"),
        ("\u200d伟\ufe0f é", "伟 é"),
        ("e\u0301", "é"),
        ("🎲", ""),
    ],
)
def test_names_are_plain(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_names_and_seats_are_chosen_by_hand(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    hand.routes.set_up(runebound())
    hand.frame()
    scene = hand.window.top
    assert isinstance(scene, SetUpScene)
    hand.click(scene._entries[1].rect.center)
    hand.frame(pygame.event.Event(pygame.TEXTINPUT, text="Wei 伟"))
    assert scene.form.chairs[1].name == "Wei 伟"
    menu = scene._menus[2].rect
    hand.click(menu.center)
    hand.frame()
    hand.click((menu.centerx, menu.bottom + menu.height // 2 + 2))
    hand.frame()
    hand.frame()
    assert scene.form.chairs[2].control == "human"
    hand.window.shut()
