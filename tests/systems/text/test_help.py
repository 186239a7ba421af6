"""Reading the pages of the rules help, and what is said about broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.help import HelpLine
from systems.text.help import faults, help_book, read_page

CONTENTS = """{"chapters": [{"id": "one", "topics": [
    {"id": "fire", "icon": "fire", "see": ["wood"], "at": ["D01"]},
    {"id": "wood", "icon": "tree", "see": [], "at": ["D02"]}
]}]}"""
PAGE = "# Fire\n\nIt {fire} burns.\n\n- always\n\n> Like this.\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of help pages without a fault."""
    (tmp_path / "topics.json").write_text(CONTENTS, encoding="utf-8")
    for language in ("en", "zh_Hans"):
        (tmp_path / language).mkdir()
        for topic in ("fire", "wood"):
            (tmp_path / language / f"{topic}.md").write_text(PAGE, encoding="utf-8")
    return tmp_path


def found(folder: Path, known: tuple[str, ...] = ()) -> list[str]:
    return faults(folder, known, ("en", "zh_Hans"))


def test_a_page_has_a_title_and_lines() -> None:
    page = read_page(PAGE)
    assert page.title == "Fire"
    assert page.lines == (
        HelpLine("text", "It {fire} burns."),
        HelpLine("item", "always"),
        HelpLine("example", "Like this."),
    )


def test_no_fault(folder: Path) -> None:
    assert found(folder) == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"see": ["wood"]', '"see": ["iron"]', "refers to iron"),
        ('"at": ["D02"]', '"at": ["D01"]', "D01 belongs to fire and to wood"),
        ('"id": "wood"', '"id": "fire"', "two topics fire"),
        ('"id": "wood"', '"id": "iron"', "iron.md: is missing"),
        ('"icon"', '"picture"', "no table of contents"),
        ("{", "", "no table of contents"),
    ],
)
def test_faults_of_the_contents(folder: Path, old: str, new: str, complaint: str) -> None:
    (folder / "topics.json").write_text(CONTENTS.replace(old, new), encoding="utf-8")
    assert any(complaint in fault for fault in found(folder))


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        (PAGE.replace("# ", ""), "first line is no title"),
        (PAGE.replace("- ", ""), "differ from those"),
        (PAGE.replace("{fire}", ""), "differ from those"),
    ],
)
def test_faults_of_a_page(folder: Path, page: str, complaint: str) -> None:
    (folder / "zh_Hans" / "wood.md").write_text(page, encoding="utf-8")
    faults_found = found(folder)
    assert faults_found and all("wood.md" in fault for fault in faults_found)
    assert any(complaint in fault for fault in faults_found)


def test_a_page_that_is_no_text(folder: Path) -> None:
    (folder / "zh_Hans" / "wood.md").write_bytes(b"\xff\xfe\x00")
    assert ["cannot be read as UTF-8" in fault for fault in found(folder)] == [True]


def test_missing_and_foreign_pages(folder: Path) -> None:
    (folder / "zh_Hans" / "wood.md").rename(folder / "zh_Hans" / "iron.md")
    complaints = found(folder)
    assert any("wood.md: is missing" in fault for fault in complaints)
    assert any("iron.md: belongs to no topic" in fault for fault in complaints)


def test_ids_of_other_folders_are_taken_and_may_be_linked(folder: Path) -> None:
    assert any("two topics wood" in fault for fault in found(folder, ("wood",)))
    (folder / "topics.json").write_text(CONTENTS.replace('["wood"]', '["keys"]'), encoding="utf-8")
    assert found(folder, ("keys",)) == []


def test_a_game_without_pages_has_those_of_the_window() -> None:
    alone, with_game = help_book("en", "no-such-game"), help_book("en", "runebound")
    assert 0 < len(alone) < len(with_game)
    assert with_game[-len(alone) :] == alone
