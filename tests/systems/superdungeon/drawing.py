"""Boards drawn as text, for tests: what a drawing says about walls and terrain, and where its letters stand.

`#` is wall, `:` difficult, `~` lava, everything else floor; letters, digits and `*` mark squares of the test's choice.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.boards import Cell, MapLayout
from systems.maps.reader import read_map
from systems.superdungeon.dungeon import Laid, compose, ground_of
from systems.superdungeon.faces import Face, face_of
from systems.superdungeon.geometry import Ground
from systems.superdungeon.maps import check, rules_for

MAPS = Path(__file__).resolve().parents[3] / "maps" / "superdungeon"
FACE_IDS = tuple(f"{tile}{side}" for tile in range(1, 7) for side in "ab")


def rows(drawing: str) -> list[str]:
    """The lines of a drawing without the margin it has in the source."""
    return [line.strip() for line in drawing.strip().splitlines()]


def cells(drawing: str, letters: str) -> list[Cell]:
    """Where some letters stand, in reading order."""
    return [
        (x, y) for y, row in enumerate(rows(drawing)) for x, letter in enumerate(row) if letter in letters
    ]


def ground(drawing: str) -> Ground:
    """The drawing as ground to walk on."""
    squares = [(x, y) for y, row in enumerate(rows(drawing)) for x, letter in enumerate(row) if letter != "#"]
    return Ground(squares, cells(drawing, ":~"), cells(drawing, "~"))


def turned(drawing: str) -> str:
    """The drawing after a clockwise quarter-turn."""
    return "\n".join("".join(column) for column in zip(*reversed(rows(drawing)), strict=True))


@cache
def layout(name: str) -> MapLayout:
    """A shipped map."""
    return read_map(MAPS / f"{name}.tmx", rules_for(name), check)


@cache
def faces() -> dict[str, Face]:
    """All shipped faces by id."""
    return {name: face_of(layout(f"tile_{name}")) for name in FACE_IDS}


@cache
def face_ground(face: str) -> Ground:
    """One face alone, as ground."""
    return ground_of(compose([Laid(face)], faces()))
