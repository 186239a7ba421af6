"""Where the files lie that ship with the program, in a checkout and in a frozen program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine.paths import data_folder, root


def test_a_checkout_is_its_own_root() -> None:
    assert root() == Path(__file__).resolve().parents[2]
    assert (data_folder("runebound") / "heroes.json").is_file()


def test_a_frozen_program_says_where_it_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert root() == tmp_path
    assert data_folder("toy") == tmp_path / "data" / "toy"


def test_nobody_else_guesses_where_files_lie() -> None:
    rooms = [root() / room for room in ("engine", "systems", "components")]
    guessing = [
        path.name for room in rooms for path in room.rglob("*.py") if "__file__" in path.read_text("utf-8")
    ]
    assert guessing == ["paths.py"]
