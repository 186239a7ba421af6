"""Save files: what is no save is refused in one sentence, and a save is written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import saves
from engine.commands import Refusal
from engine.rng import Chance
from engine.saves import SaveError
from engine.session import Session
from tests.toy import play


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    session = play.at_first_swing({0: ["charm"], 1: ["shield"]})
    session.choose("attack:hero/birch")
    path = tmp_path / "camp.json"
    session.save(path)
    return path


def change(path: Path, edit: Callable[[Any], Any]) -> None:
    """Edit a save by hand."""
    raw = json.loads(path.read_text(encoding="utf-8"))
    edit(raw)
    path.write_text(json.dumps(raw), encoding="utf-8")


def refusal(path: Path) -> str:
    """The sentence with which a file is refused; it names the file."""
    with pytest.raises(SaveError) as caught:
        Session.load(path, play.find)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert message.endswith(".")
    assert "\n" not in message
    return message


def test_a_game_comes_back_with_log_answers_and_undo(saved: Path) -> None:
    session = Session.load(saved, play.find)
    original = play.at_first_swing({0: ["charm"], 1: ["shield"]})
    original.choose("attack:hero/birch")
    assert session.hash() == original.hash()
    assert session.question == original.question
    assert session.answers == original.answers
    assert session.log == original.log
    assert session.setup == original.setup
    session.undo()
    original.undo()
    assert session.hash() == original.hash()
    assert session.log == original.log
    with pytest.raises(Refusal, match="arranged by hand"):
        session.undo()


def test_a_finished_game_comes_back_finished(tmp_path: Path) -> None:
    session = play.new()
    play.play_on(session, Chance(1))
    session.save(tmp_path / "end.json")
    loaded = Session.load(tmp_path / "end.json", play.find)
    assert loaded.over == session.over
    assert loaded.question is None
    assert loaded.replay_text().count("\n#") <= session.replay_text().count("\n#")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b" \n", "the file is empty"),
        (b"hello", "no save of Five Tales"),
        (b"\xff\xfe\x00", "no save of Five Tales"),
        (b"[]", "no save of Five Tales"),
        (b"3", "no save of Five Tales"),
        (b"{}", "no save of Five Tales"),
        (b'{"version": "1", "setup": {}}', "no save of Five Tales"),
        (b'{"version": 1, "setup": 3}', "damaged or changed by hand"),
        (b'{"version": 99, "setup": {}}', "from a newer program (save version 99, this one reads 1)"),
        (b'{"version": 0, "setup": {}}', "from version 0, which can no longer be read"),
        (b"[" * 200_000, "no save of Five Tales"),
        (b'{"version": 1, "setup": ' + b"[" * 200_000, "no save of Five Tales"),
    ],
    ids=lambda value: value[:24] if isinstance(value, bytes) else "",
)
def test_what_is_no_save_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    assert words in refusal(path)
    with pytest.raises(SaveError):
        saves.summary(path)


def test_a_truncated_save_is_refused_at_every_length(saved: Path) -> None:
    whole = saved.read_bytes()
    for length in range(1, len(whole), max(1, len(whole) // 40)):
        saved.write_bytes(whole[:length])
        assert "cut short" in refusal(saved) or "no save" in refusal(saved)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert "could not be read" in refusal(tmp_path / "none.json")
    assert "could not be read" in refusal(tmp_path)


def test_a_file_too_large_is_not_even_read(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "SIZE_LIMIT", 100)
    assert "too large" in refusal(saved)


@pytest.mark.parametrize(
    "edit",
    [
        lambda raw: raw["state"].pop("game"),
        lambda raw: raw["state"]["game"].pop("FlowStack"),
        lambda raw: raw["state"]["game"].pop("PendingQuestion"),
        lambda raw: raw["state"]["game"].pop("TurnOrder"),
        lambda raw: raw["state"]["game"]["FlowStack"].update(frames=[]),
        lambda raw: raw["state"]["game"]["FlowStack"]["frames"].pop(),
        lambda raw: raw["state"]["game"]["FlowStack"]["frames"][-1].update(asked="nap"),
        lambda raw: raw["state"]["hero/ash"]["Brawler"].update(vigour=99),
        lambda raw: raw["state"]["hero/ash"].update(Wings={}),
        lambda raw: raw["state"]["deck/camp"]["Pile"]["cards"].pop(),
        lambda raw: raw["state"]["deck/camp"]["Pile"]["cards"].append("card/none"),
        lambda raw: raw["state"].update({"card/1": None}),
        lambda raw: raw["state"].pop("seat/1"),
        lambda raw: raw.update(answers=[{"seat": "x"}]),
        lambda raw: raw.update(note="mine"),
    ],
)
def test_a_save_changed_by_hand_is_refused(saved: Path, edit: Callable[[Any], Any]) -> None:
    change(saved, edit)
    assert "damaged or changed by hand" in refusal(saved)


def test_the_open_question_is_asked_anew(saved: Path) -> None:
    """An option added by hand is no answer."""

    def cheat(raw: Any) -> None:
        question = raw["state"]["game"]["PendingQuestion"]["question"]
        question["options"].append({**question["options"][0], "id": "win"})

    change(saved, cheat)
    session = Session.load(saved, play.find)
    with pytest.raises(Refusal, match="'win' is no answer"):
        session.choose("win")


def test_a_snapshot_that_does_not_lead_to_the_state_is_not_used(saved: Path) -> None:
    change(saved, lambda raw: raw["base"]["hero/ash"]["Brawler"].update(vigour=1))
    session = Session.load(saved, play.find)
    with pytest.raises(Refusal, match="arranged by hand"):
        session.undo()
    session.skip()


def test_a_save_of_another_game_is_refused(saved: Path) -> None:
    change(saved, lambda raw: raw["setup"].update(game="chess"))
    assert "this program plays no game 'chess'" in refusal(saved)


def test_an_older_save_is_brought_up_to_date(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def from_zero(raw: dict[str, Any]) -> dict[str, Any]:
        log = raw.pop("journal")
        return {**raw, "version": 1, "log": log}

    def age(raw: Any) -> None:
        raw["version"], raw["journal"] = 0, raw.pop("log")

    change(saved, age)
    assert "can no longer be read" in refusal(saved)
    monkeypatch.setitem(saves.UPGRADES, 0, from_zero)
    assert Session.load(saved, play.find).log


def test_the_summary_of_a_save(saved: Path) -> None:
    summary = saves.summary(saved)
    assert summary.setup.game == "toy"
    assert len(summary.answers) == len(Session.load(saved, play.find).answers)
    assert summary.saved_at


# --- writing ---


def test_a_full_disk_leaves_the_older_save(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = saved.read_bytes()
    session = Session.load(saved, play.find)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, full)
            with pytest.raises(SaveError, match=r"could not be written: No space left on device\."):
                session.save(saved)
        assert saved.read_bytes() == before
        assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_a_folder_that_cannot_be_written_to(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.load(saved, play.find)

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(saves.tempfile, "mkstemp", refused)
    with pytest.raises(SaveError, match="Permission denied"):
        session.save(saved)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder(saved: Path) -> None:
    session = Session.load(saved, play.find)
    saved.parent.chmod(0o500)
    try:
        with pytest.raises(SaveError, match="could not be written"):
            session.save(saved)
    finally:
        saved.parent.chmod(0o700)


def test_a_file_in_place_of_the_folder(saved: Path) -> None:
    session = Session.load(saved, play.find)
    with pytest.raises(SaveError, match="could not be written"):
        session.save(saved / "deeper" / "camp.json")


def test_missing_folders_are_made(saved: Path) -> None:
    deeper = saved.parent / "a" / "b" / "camp.json"
    Session.load(saved, play.find).save(deeper)
    assert Session.load(deeper, play.find).question is not None


def test_a_game_that_keeps_no_undo_is_saved_all_the_same(tmp_path: Path) -> None:
    session = play.new(undo=False)
    play.play_on(session, Chance(2), 5)
    session.save(tmp_path / "quick.json")
    assert Session.load(tmp_path / "quick.json", play.find).hash() == session.hash()


def test_what_was_noted_down_becomes_a_file_of_that_moment() -> None:
    session = play.at_first_swing({0: ["charm"], 1: ["shield"]})
    answers, before, state = list(session.answers), session.hash(), session.state()
    make = session.keepsake()
    session.choose("attack:hero/birch")
    assert session.hash() != before
    file = make()
    assert file.answers == answers and json.dumps(file.state) == json.dumps(state)
