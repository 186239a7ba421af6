"""Damaged tables beside the fonts: one sentence each, from the window and from `check`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.content import ContentError
from systems.commands.line import run
from systems.presentation import font_tables, fonts, icons
from systems.shared import checking

DAMAGE = {
    "empty": ("", "no valid JSON"),
    "cut short": ('{"broadsword": "e9', "no valid JSON"),
    "foreign": ("\x89PNG", "no valid JSON"),
    "another form": ("[1, 2]", "expected an object"),
    "a wrong code": ("", 'the code of "broadsword"'),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of tables that may be damaged."""
    for name in (font_tables.GLYPHS, font_tables.COVERAGE):
        (tmp_path / name).write_bytes((font_tables.FOLDER / name).read_bytes())
    with monkeypatch.context() as patch:
        patch.setattr(font_tables, "FOLDER", tmp_path)
        patch.setattr(checking, "data_folder", lambda name: tmp_path)
        forget()
        yield tmp_path
    forget()


def forget() -> None:
    """Has the tables read anew."""
    font_tables.glyph_codes.cache_clear()
    font_tables.coverage.cache_clear()
    checking._icons.cache_clear()


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_of_icons_is_told_in_one_sentence(
    folder: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    content, words = DAMAGE[name]
    file = folder / font_tables.GLYPHS
    if name == "a wrong code":  # all other names are as they were, so that `check` comes to it
        content = file.read_text("utf-8").replace('"broadsword": "', '"broadsword": "g')
    file.write_text(content, "latin-1")
    with pytest.raises(ContentError) as caught:
        icons.has_icon("broadsword")
    told = str(caught.value)
    assert (
        told.startswith(f"{folder.name}/{file.name}: ") and words.lower() in told.lower() and "\n" not in told
    )
    assert run(["check"]) == 1
    said = capsys.readouterr()
    assert told in said.out + said.err


def test_a_missing_table_is_told(folder: Path) -> None:
    (folder / font_tables.COVERAGE).unlink()
    (told,) = font_tables.faults()
    assert font_tables.COVERAGE in told and "is missing" in told


def test_a_file_that_is_no_font_is_told(tmp_path: Path) -> None:
    file = tmp_path / "PageSans.ttf"
    file.write_bytes(b"no font")
    with pytest.raises(ContentError, match="is no font"):
        fonts.open_file(file, 20).size("a")
