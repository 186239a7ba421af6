"""Where the files lie that ship with the program, and how a file that a user names is read."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from engine.paths import data_folder, read_file, root


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


def test_a_file_is_read_up_to_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(OSError, match="this file is too large"):
        read_file(path, 4)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_has(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match="no file can have this name"):
        read_file(tmp_path / name, 5)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="it is no ordinary file"):
        read_file(tmp_path / "pipe", 5)
