"""Keeping a game by a name, the way to other saves and back, and what is wrong with a file, in the reader's language."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from components.texts import Text, keys_of
from engine import reasons, saves
from engine.content import ContentError
from engine.definition import SeatSetUp
from engine.saves import SaveError
from engine.session import Session, find_game
from systems import catalogue
from systems.presentation import faults
from systems.presentation.fonts import ROLES, has_glyph
from systems.presentation.scenes.menu import Menu
from systems.presentation.scenes.message import Message
from systems.presentation.scenes.saves import Saves
from systems.presentation.scenes.table import TableScene
from systems.text.faults import entries
from systems.text.words import LANGUAGES, Words, shared_folder
from tests.presentation.stage import Hand, presses, runebound, toy

LATIN = re.compile("[A-Za-z]{3,}")


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Hand]:
    made = Hand(tmp_path)
    yield made
    made.window.shut()


def save_as(hand: Hand, name: str = "") -> Saves:
    """Opens the list with the game to be kept, and keeps it under a name (or the one that is proposed)."""
    if not isinstance(hand.window.top, Saves):
        hand.routes.menu(hand.table)
        hand.frame()
        hand.routes.save_as(hand.table)
        hand.frame()
    scene = hand.window.top
    assert isinstance(scene, Saves) and scene._name is not None
    if name:
        scene._name.set_text(name)
    scene._save()
    hand.frame()
    return scene


# --- keeping ---


@pytest.mark.parametrize("old", [b"", b"no save at all"], ids=["another game", "a broken file"])
def test_nothing_is_written_over_unasked(hand: Hand, old: bytes) -> None:
    folder = hand.window.desk.saves
    file = folder / "Evening.json"
    hand.sit_down(toy())
    save_as(hand, "Evening")
    assert isinstance(hand.window.top, Saves) and file.is_file()
    hand.key(pygame.K_ESCAPE)
    if old:
        file.write_bytes(old)
    before = file.read_bytes()
    session = hand.sit_down(runebound(), map="marches")
    save_as(hand, "Evening")
    top = hand.window.top
    assert isinstance(top, Message) and "Evening" in top._words and file.read_bytes() == before
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.window.top, Saves) and file.read_bytes() == before
    save_as(hand, "Evening")
    hand.key(pygame.K_RETURN)
    assert Session.load(file, catalogue.find).hash() == session.hash()
    assert isinstance(hand.window.top, Saves)


def test_the_same_game_asks_too(hand: Hand) -> None:
    hand.sit_down(toy())
    save_as(hand, "Evening")
    save_as(hand, "Evening")
    assert isinstance(hand.window.top, Message)


def test_the_proposed_name_is_always_free(hand: Hand) -> None:
    for game in (1, 2, 3):
        hand.sit_down(toy(), seed=game)
        save_as(hand)
        assert isinstance(hand.window.top, Saves), "a name was proposed that is taken"
        assert len(list(hand.window.desk.saves.glob("*.json"))) == game


def test_signs_that_cannot_be_drawn_are_no_part_of_a_name(hand: Hand) -> None:
    hand.sit_down(toy())
    save_as(hand, "Dragon 🐉 夜\u200d")
    assert [path.stem for path in hand.window.desk.saves.glob("*.json")] == ["Dragon  夜"]


def test_they_do_not_even_stay_where_they_are_typed(hand: Hand) -> None:
    hand.sit_down(toy())
    scene = save_as(hand, "Evening")
    assert scene._name is not None
    scene._name.set_text("")
    scene._name.focus()
    for letter in "A🐉夜":
        hand.frame(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert scene._name.get_text() == "A夜"


def test_older_names_are_shown_without_them(hand: Hand) -> None:
    session = hand.sit_down(toy())
    session.save(hand.window.desk.saves / "Night 🐉.json")
    scene = save_as(hand, "Day")
    shown = "".join(entry.title + entry.seats for entry in scene._entries)
    assert "Night" in shown and all(has_glyph(role, char) for role in ROLES for char in shown)


# --- the way there and back ---


def open_list(hand: Hand) -> Saves:
    """Opens the list of saves from the menu of the table, by its button."""
    hand.routes.menu(hand.table)
    hand.frame()
    assert isinstance(hand.window.top, Menu)
    left = min(press.rect.left for press in presses(hand.window))
    column = [press.rect for press in presses(hand.window) if press.rect.left == left]
    hand.click(sorted(column, key=lambda rect: rect.top)[2].center)
    top = hand.window.top
    assert isinstance(top, Saves) and top._name is None
    return top


def test_back_leads_to_the_game_under_way(hand: Hand) -> None:
    session = hand.sit_down(runebound(), map="marches")
    open_list(hand)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.window.top, TableScene) and hand.table.play.session is session
    hand.click(hand.row("roll"))
    assert len(session.answers) == 1


def test_another_save_puts_the_game_under_way_by(hand: Hand) -> None:
    other = hand.sit_down(runebound(), seed=9, map="marches")
    other.save(hand.window.desk.saves / "other.json")
    hand.routes.title()
    session = hand.sit_down(runebound(), map="marches")
    hand.click(hand.row("roll"))
    scene = open_list(hand)
    scene._choose(next(entry for entry in scene._entries if entry.path.stem == "other"))
    hand.frame()
    hand.key(pygame.K_RETURN)
    hand.frame()
    assert hand.table.play.session.hash() == other.hash() and len(hand.window.scenes) == 1
    put_by = [path for path in hand.window.desk.saves.glob("*.json") if path.stem != "other"]
    assert [Session.load(path, catalogue.find).hash() for path in put_by] == [session.hash()]
    assert put_by[0].with_suffix(".png").is_file()
    hand.table.play.finish()
    assert Session.load(hand.window.desk.autosave, catalogue.find).hash() == other.hash()


def test_a_save_that_cannot_be_opened_leaves_the_game(hand: Hand) -> None:
    session = hand.sit_down(runebound(), map="marches")
    bad = hand.window.desk.saves / "bad.json"
    bad.parent.mkdir(exist_ok=True)
    bad.write_bytes(b"{")
    open_list(hand)
    hand.routes.open_save(bad)
    hand.frame()
    assert isinstance(hand.window.top, Message)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_ESCAPE)
    assert hand.table.play.session is session and not list(bad.parent.glob("Unfinished*"))


# --- what is wrong, in every language ---

CONTENTS = {
    "empty": b" ",
    "cut": b'{"version": 1, "setup":',
    "foreign": b"hello",
    "list": b"[]",
    "newer": b'{"version": 99, "setup": {}}',
    "older": b'{"version": 0, "setup": {}}',
    "edited": b'{"version": 1, "setup": 3}',
}
NUMBERS = [*reasons.REASONS, errno.EIO]


def fault_of(act: Callable[[], object]) -> SaveError:
    with pytest.raises(SaveError) as caught:
        act()
    return caught.value


def all_faults(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SaveError]:
    """Every way in which saves can fail."""
    path = folder / "夜.json"
    for content in CONTENTS.values():
        path.write_bytes(content)
        yield fault_of(lambda: Session.load(path, catalogue.find))
        yield fault_of(lambda: saves.summary(path))
    yield fault_of(lambda: saves.read(folder))
    yield fault_of(lambda: saves.read(folder / "none.json"))
    yield fault_of(lambda: find_game(path, "棋", catalogue.find))
    kept = Session.new(toy(), [SeatSetUp("Ann"), SeatSetUp("Bo")], 3).save_file()
    yield fault_of(lambda: saves.write(folder / "\0.json", kept))
    for number in NUMBERS:

        def refused(*_: object, code: int = number, **__: object) -> None:
            raise OSError(code, os.strerror(code))

        for place in ("os.fsync", "tempfile.mkstemp"):
            with monkeypatch.context() as patch:
                patch.setattr(f"engine.saves.{place}", refused)
                yield fault_of(lambda: saves.write(path, kept))
        with monkeypatch.context() as patch:
            patch.setattr(saves, "read_file", refused)
            yield fault_of(lambda: saves.read(path))


def test_all_that_can_be_wrong_with_a_save_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = {language: Words(language) for language in LANGUAGES}
    known = set(entries(shared_folder(), "en"))
    told = [(fault, faults.told(fault)) for fault in all_faults(tmp_path, monkeypatch)]
    assert len(told) > 40
    for fault, text in told:
        assert isinstance(fault.told, Text), fault
        for language, spoken in words.items():
            line = spoken.render(text)
            assert line.endswith((".", "。")) and "\n" not in line and str(tmp_path) not in line, line
            if language != "en":
                foreign = LATIN.findall(line.replace("json", "").replace(os.strerror(errno.EIO), ""))
                assert not foreign, f"{language}: {line}"
    assert {key for _, text in told for key in keys_of(text)} <= known


@pytest.mark.parametrize("language", ["zh_Hans", "zh_Hant"])
def test_the_list_and_the_dialogs_speak_chinese(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    hand = Hand(tmp_path, language=language)
    hand.sit_down(toy())
    folder = hand.window.desk.saves
    folder.mkdir(exist_ok=True)
    for name, content in CONTENTS.items():
        (folder / f"{name}.json").write_bytes(content)
    scene = save_as(hand, "夜")
    lines = [entry.fault for entry in scene._entries if entry.fault]
    assert len(lines) == len(CONTENTS) and not any(LATIN.search(line) for line in lines), lines

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    with monkeypatch.context() as patch:
        patch.setattr("engine.saves.tempfile.mkstemp", refused)
        save_as(hand, "晨")
        top = hand.window.top
        assert isinstance(top, Message) and not LATIN.search(top._words.replace("json", "")), top._words
        hand.key(pygame.K_RETURN)
        hand.routes.keep_replay(hand.table)
    hand.window.shut()


def test_the_autosave_complains_in_chinese(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(tmp_path, language="zh_Hans")

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("engine.saves.os.fsync", full)
    hand.sit_down(toy())
    for _ in range(50):
        hand.table.play.autosave.finish()
        hand.frame(later=0.05)
        if isinstance(hand.window.top, Message):
            break
    top = hand.window.top
    assert isinstance(top, Message) and "磁盘空间不足" in top._words
    assert not LATIN.search(top._words.replace("autosave.json", "")), top._words
    monkeypatch.undo()
    hand.window.shut()


def test_a_refused_answer_is_told_in_chinese(tmp_path: Path) -> None:
    hand = Hand(tmp_path, language="zh_Hans")
    session = hand.sit_down(runebound(), map="marches")
    assert session.question is not None
    for answer in ((), ("roll", "roll"), ("飞",)):
        assert not hand.table.play.give(session.question.id, answer)
        assert hand.table.play.failure is not None
        line = hand.table.say.plain(hand.table.play.failure)
        assert not LATIN.search(line), line
    hand.window.shut()


def test_a_broken_box_is_introduced_in_the_language(hand: Hand) -> None:
    line = Words("zh_Hans").render(faults.told(ContentError("@box/items.json: no JSON.")))
    assert line == "游戏自带的文件有误：box/items.json: no JSON."


def test_names_of_a_loaded_game_lose_what_cannot_be_drawn(hand: Hand) -> None:
    hand.sit_down(toy(), [SeatSetUp("Ann 🐉"), SeatSetUp("Bo")])
    assert hand.table.say.name("seat/0").strip() == "Ann"
    assert "🐉" not in hand.table.say("window-your-turn", seat="@seat/0")
