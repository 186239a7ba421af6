"""Files that are not as they should be, at the window: each is told in one sentence, and the window goes on."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import saves
from engine.content import ContentError
from engine.saves import SaveError
from systems.presentation.desk import Desk
from systems.presentation.scenes.message import Message
from systems.presentation.scenes.saves import Saves
from systems.presentation.scenes.setup import SetUpScene
from systems.presentation.scenes.table import TableScene
from systems.presentation.scenes.title import Title
from systems.presentation.settings import Settings, load_settings
from tests.presentation.stage import Hand, presses, runebound, toy


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Hand]:
    made = Hand(tmp_path)
    yield made
    made.window.shut()


def edited(edit: Callable[[Any], Any]) -> Callable[[bytes], bytes]:
    """A save changed by hand."""

    def change(content: bytes) -> bytes:
        raw = json.loads(content)
        edit(raw)
        return json.dumps(raw).encode()

    return change


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda content: b"", "The file is empty"),
    "truncated": (lambda content: content[: len(content) // 2], "cut short"),
    "foreign": (lambda content: b"\x89PNG\r\n\x1a\n" + bytes(50), "no save of Five Tales"),
    "newer": (edited(lambda raw: raw.update(version=99)), "from a newer program"),
    "older": (edited(lambda raw: raw.update(version=0)), "can no longer be read"),
    "of another game": (edited(lambda raw: raw["setup"].update(game="chess")), "plays no game 'chess'"),
    "changed by hand": (
        edited(lambda raw: raw["state"]["game"]["TurnOrder"].update(active=9)),
        "damaged or changed by hand",
    ),
}
UNSEEN = ("changed by hand",)
"""Only who opens it finds out: the list reads no more than the beginning of a file."""


@pytest.fixture
def folder(hand: Hand) -> Path:
    """A folder with one good save and one for each kind of damage."""
    found = hand.window.desk.saves
    session = hand.sit_down(runebound(), map="marches")
    session.save(found / "good.json")
    content = (found / "good.json").read_bytes()
    for name, (damage, _) in DAMAGE.items():
        (found / f"{name}.json").write_bytes(damage(content))
    return found


def test_the_list_names_the_bad_ones_and_opens_the_good_one(hand: Hand, folder: Path) -> None:
    hand.routes.title()
    hand.routes.saved_games()
    hand.frame()
    scene = hand.window.top
    assert isinstance(scene, Saves)
    entries = {entry.path.stem: entry for entry in scene._entries}
    for name, (_, words) in DAMAGE.items():
        if name not in UNSEEN:
            assert words in entries[name].fault and entries[name].title == name
            assert not entries[name].line.startswith(str(folder)), "the fault itself must fit into the line"
    assert entries["good"].fault == ""
    scene._choose(entries["truncated"])
    hand.frame()
    assert not any(p.is_enabled for p in presses(hand.window) if pygame.K_RETURN in p.keys)
    scene._choose(entries["good"])
    hand.frame()
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.top, TableScene)


@pytest.mark.parametrize("name", DAMAGE)
def test_opening_a_bad_one_says_why_and_keeps_the_list(hand: Hand, folder: Path, name: str) -> None:
    hand.routes.saved_games()
    hand.frame()
    hand.routes.open_save(folder / f"{name}.json")
    hand.frame()
    top = hand.window.top
    assert isinstance(top, Message) and DAMAGE[name][1] in top._words and "\n" not in top._words
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.top, Saves)


def test_a_bad_autosave_can_be_continued_by_nobody(hand: Hand) -> None:
    hand.window.desk.autosave.write_bytes(b"{")
    hand.routes.title()
    hand.frame()
    hand.routes.resume()
    hand.frame()
    assert isinstance(hand.window.top, Message)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.top, Title)


def wait_for_message(hand: Hand) -> Message:
    for _ in range(100):
        hand.table.play.autosave.finish()
        hand.frame(later=0.05)
        if isinstance(hand.window.top, Message):
            return hand.window.top
    raise AssertionError("nothing was said")


def test_a_full_folder_is_told_once_and_the_game_goes_on(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    session = hand.sit_down(runebound(), map="marches")
    hand.table.play.autosave.finish()
    before = hand.window.desk.autosave.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    hand.key(pygame.K_1)
    told = wait_for_message(hand)
    assert "no space is left" in told._words and "The game goes on" in told._words
    hand.key(pygame.K_RETURN)
    hand.frame()
    for _ in range(4):
        hand.key(pygame.K_RETURN)
        hand.table.play.autosave.finish()
        hand.frame()
        assert isinstance(hand.window.top, TableScene), "it is told again and again"
    assert len(session.answers) > 1
    assert hand.window.desk.autosave.read_bytes() == before, "the older save is lost"
    monkeypatch.undo()
    hand.table.play.finish()
    assert len(saves.summary(hand.window.desk.autosave).answers) <= len(session.answers)


def test_a_folder_that_nobody_may_write_to(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise SaveError("autosave.json: could not be written: Permission denied.")

    monkeypatch.setattr(saves, "write", refused)
    session = hand.sit_down(toy())
    assert "Permission denied" in wait_for_message(hand)._words
    hand.key(pygame.K_RETURN)
    assert session.question is not None and isinstance(hand.window.top, TableScene)


def test_a_slow_disk_holds_nothing_up(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise 11: the save after every answer is written beside the window."""
    session = hand.sit_down(runebound(), map="marches")
    hand.table.play.autosave.finish()
    wake = threading.Event()
    monkeypatch.setattr(saves, "write", lambda path, save: wake.wait(20))
    hand.key(pygame.K_1)
    started = time.monotonic()
    for _ in range(10):
        hand.frame(later=0.05)
    hand.key(pygame.K_RETURN)
    assert time.monotonic() - started < 10 and len(session.answers) == 2 and not wake.is_set()
    wake.set()


def test_a_broken_box_is_told_at_the_title(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Desk, game: str) -> None:
        raise ContentError("runebound/items.json: the file is no valid JSON (Input data was truncated).")

    hand.routes.title()
    hand.frame()
    with monkeypatch.context() as patch:
        patch.setattr(Desk, "game", broken)
        hand.key(pygame.K_RETURN)
        hand.frame()
        top = hand.window.top
        assert isinstance(top, Message) and "items.json" in top._words
        hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.top, Title)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.top, SetUpScene)


@pytest.mark.parametrize(
    "damage",
    [
        '{"size": [-1, 5]}',
        '{"size": [99999999, 5]}',
        '{"volume": 1e99}',
        '{"text": "' + "x" * 99,
        "[" * 99_999,
        "\0",
    ],
    ids=lambda damage: damage[:20],
)
def test_settings_that_cannot_be_are_forgotten(tmp_path: Path, damage: str) -> None:
    (tmp_path / "settings.json").write_text(damage, encoding="utf-8")
    assert load_settings(tmp_path) == Settings()


def test_a_language_that_nobody_speaks_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "settings.json").write_text('{"language": "elvish"}', encoding="utf-8")
    assert load_settings(tmp_path).tongue == "en"
    hand = Hand(tmp_path, language="elvish")
    hand.routes.title()
    hand.frame()
    hand.window.shut()
