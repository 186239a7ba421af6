"""Reads the content tables of docs/rules/runebound.md: what the data files must say, transcribed independently."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[2] / "docs" / "rules" / "runebound.md"
SLOT = re.compile(r"^\| ((?:GC|YC|BC|RC|EV|EN|IT|AL|HE)\d\d) \|")


class Row(NamedTuple):
    """One row of a content table: its slot ("GC01"), the id its name must have, and all cells."""

    slot: str
    id: str
    cells: tuple[str, ...]


@cache
def rows(prefix: str) -> tuple[Row, ...]:
    """The rows whose slot begins with `prefix`, in document order."""
    found = []
    for line in RULES.read_text("utf-8").splitlines():
        if (match := SLOT.match(line)) and match[1].startswith(prefix):
            cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
            found.append(Row(match[1], slug(cells[_name_column(prefix)]), cells))
    return tuple(found)


def all_rows() -> tuple[Row, ...]:
    """The rows of all content tables."""
    return tuple(
        row for prefix in ("HE", "IT", "AL", "GC", "YC", "BC", "RC", "EV", "EN") for row in rows(prefix)
    )


def slug(name: str) -> str:
    """The id of a printed name: "Brood-Mother's Nest (鲜血之母巢)" -> "brood-mothers-nest"."""
    latin = re.sub(r"\(.*\)", "", name).replace("'", "").lower()
    return re.sub(r"[^a-z0-9]+", "-", latin).strip("-")


def pair(cell: str) -> tuple[int, int]:
    """A value and its damage, printed "13/1"."""
    value, damage = cell.split("/")
    return int(value), int(damage)


def number_after(word: str, cell: str) -> int:
    """The number that follows a word in a cell; 0 when the word is not there."""
    match = re.search(rf"(?<![a-z]){word} (\d+)", cell)
    return int(match[1]) if match else 0


def skill_tests(cell: str) -> list[tuple[str, int]]:
    """Every skill test that a cell names, in order."""
    return [(skill, int(n)) for skill, n in re.findall(r"test (?:of )?([a-z]+) (\d+)", cell)]


def _name_column(prefix: str) -> int:
    return {"IT": 3, "EV": 2, "EN": 2}.get(prefix, 1)
