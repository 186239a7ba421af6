"""docs/referee.md is true: its lines are played, and it tells of every request with every field."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.paths import root
from engine.saves import SaveFile
from systems import catalogue
from systems.referee import requests
from systems.referee.protocol import Referee, Shelf
from systems.text.words import Words

PAGE = (root() / "docs" / "referee.md").read_text(encoding="utf-8")
ANY = "…"


def exchanges() -> list[tuple[str, str]]:
    """Each line that is sent, and the answer."""
    blocks = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    found = [(sent[1:].strip(), told[2:]) for sent, told in pairwise(lines) if sent[0] == ">"]
    assert len(found) * 2 == len(lines)
    return found


def is_shown(shown: Any, real: Any) -> bool:
    """Tell whether an answer of the page is what there really is, but for what it leaves out."""
    if shown == ANY:
        return True
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(
            name in real and is_shown(value, real[name]) for name, value in shown.items()
        )
    if isinstance(shown, list):
        is_cut = shown[-1:] == [ANY]
        first = shown[:-1] if is_cut else shown
        fits = len(real) >= len(first) if is_cut else len(real) == len(first)
        return fits and all(is_shown(*pair) for pair in zip(first, real, strict=False))
    if isinstance(shown, str) and shown.endswith(ANY):
        return isinstance(real, str) and real.startswith(shown[:-1])
    return type(shown) is type(real) and bool(shown == real)


def test_the_conversation_is_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = Words("en", catalogue.ids())
    referee = Referee(Shelf(catalogue.ids(), catalogue.find, lambda game: [], words))
    for sent, shown in exchanges():
        told = json.loads(referee.reply(sent))
        assert is_shown(json.loads(shown), told), f"{sent}: {str(told)[:800]}"
    assert msgspec.json.decode((tmp_path / "evening.json").read_bytes(), type=SaveFile).answers
    assert sorted(path.name for path in tmp_path.iterdir()) == ["evening.json"]


def test_every_request_and_field_is_told_of() -> None:
    played = {json.loads(sent).get("do") for sent, _ in exchanges() if sent.startswith("{")}
    assert played >= set(requests.KINDS)
    fields = {field for kind in requests.KINDS.values() for field in kind.__struct_fields__}
    assert [field for field in sorted(fields) if f"`{field}`" not in PAGE] == []


def test_the_comparison_can_tell_right_from_wrong() -> None:
    assert is_shown({"a": [1, ANY], "b": "x…"}, {"a": [1, 2, 3], "b": "xy", "c": None})
    assert not is_shown({"a": [1]}, {"a": [1, 2]})
    assert not is_shown({"a": "x"}, {"a": "xy"})
    assert not is_shown({"b": ANY}, {"a": 1})
