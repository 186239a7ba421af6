"""Reads the tables of docs/rules/superdungeon.md: what the data files must say, transcribed independently."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[2] / "docs" / "rules" / "superdungeon.md"
DICE = {"W": "white", "B": "blue", "R": "red", "G": "green"}
KINDS = {"A": "action", "K": "attack", "P": "potion"}
ACTION = re.compile(
    r"(?:^|\. |; )(?P<kind>[AKP])(?P<cost>\d) ?"
    r"(?P<name>\*+[^*]+\*+(?: [\u4e00-\u9fff]+)?|Shapeshift: [A-Z][a-z]+ [A-Z][a-z]+)?:? ?"
)
CHINESE = re.compile(r"[\u4e00-\u9fff]")


class Printed(NamedTuple):
    """An action as a table prints it: its kind and cost, its id ("" where it bears no name), its rest."""

    kind: str
    cost: int
    id: str
    rest: str


@cache
def table(heading: str, nth: int = 0) -> tuple[tuple[str, ...], ...]:
    """The rows of the nth table below a heading such as "9.3", without head and rule."""
    text = RULES.read_text("utf-8")
    section = re.search(rf"^#+ {re.escape(heading)}[. ].*?(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert section, heading
    blocks = re.findall(r"(?:^\|.*\n)+", section[0], re.MULTILINE)
    lines = blocks[nth].splitlines()[2:]
    return tuple(tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines)


def slug(name: str) -> str:
    """The id of a printed name: "Titan's Signet" is titans-signet."""
    return re.sub(r"[^a-z0-9]+", "-", name.replace("'", "").lower()).strip("-")


def pool(cell: str) -> dict[str, int]:
    """Dice as the rules write them: "1W2R1G"; nothing for "0"."""
    return {DICE[letter]: int(n) for n, letter in re.findall(r"(\d)([WBRG])", cell)}


def names(cell: str) -> list[str]:
    """The names in a cell such as "Egg Clutch, Kobold Warren" or "一窝蛋 / 狗头人繁殖场", without what is in brackets."""
    return [part.strip() for part in re.split(r"[,/]", re.sub(r"\(.*?\)", "", cell))]


def actions(cell: str) -> list[Printed]:
    """The actions in a cell, in order: "A1 **Iron Aura** 钢铁光环: Augment. K2 *Dawn Hammer*: Knockdown"."""
    found = list(ACTION.finditer(cell))
    ends = [match.start() for match in found[1:]] + [len(cell)] * bool(found)
    return [
        Printed(
            KINDS[match["kind"]],
            int(match["cost"]),
            slug(CHINESE.sub("", match["name"] or "")),
            cell[match.end() : end],
        )
        for match, end in zip(found, ends, strict=True)
    ]
