"""The rules documents are whole in the tests: every rule, worked example and decision point is named by one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / "rules").glob("*.md"))
}
RULE = re.compile(r"^\s*-? ?\**`?\**([A-Z]{2}-\d{3})\b", re.MULTILINE)
ROW = re.compile(r"^\| ((?:[EV]|DP)-\d{2}) \|", re.MULTILINE)
MARK = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")


@cache
def sources(*rooms: str) -> str:
    """Everything written in some folders."""
    files = [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("game", DOCUMENTS)
def test_every_rule_has_a_test_marked_with_it(game: str) -> None:
    rules = set(RULE.findall(DOCUMENTS[game]))
    marked = {id_ for marks in MARK.findall(sources("tests")) for id_ in re.findall(r"[A-Z]{2}-\d{3}", marks)}
    assert len(rules) > 100
    assert sorted(rules - marked) == []


@pytest.mark.parametrize("game", DOCUMENTS)
def test_every_worked_example_is_a_test(game: str) -> None:
    """By its number in a mark, a docstring or the name of the test."""
    examples = {id_ for id_ in ROW.findall(DOCUMENTS[game]) if not id_.startswith("DP")}
    written = sources(f"tests/systems/{game}").lower()
    names = {
        id_: id_.lower() in written or f"_{id_.lower().replace('-', '')}_" in written for id_ in examples
    }
    assert sorted(id_ for id_, is_there in names.items() if not is_there) == []


@pytest.mark.parametrize("game", DOCUMENTS)
def test_every_decision_point_is_asked_somewhere(game: str) -> None:
    """The first one of a game is the set-up screen's."""
    points = sorted({id_ for id_ in ROW.findall(DOCUMENTS[game]) if id_.startswith("DP")})[1:]
    written = sources(f"systems/{game}")
    assert [id_ for id_ in points if f'"{id_}"' not in written] == []
