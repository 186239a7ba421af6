"""Tools of the map tests: a copy of the shipped maps, ways to break it, and the one sentence it then gets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from systems.maps.reader import MapError, faults, read_map
from systems.runebound.maps import MAP_RULES, check
from tools.tile_sheets import TERRAIN_TILES

SHIPPED = Path(__file__).resolve().parents[3] / "maps" / "runebound"
NAME = "runebound.tmx"
BLANK = TERRAIN_TILES.index(("edge", 0)) + 1
TOWN = TERRAIN_TILES.index(("town", 0)) + 1
WINDMILL = len(TERRAIN_TILES) + 1


def change(path: Path, old: str, new: str) -> None:
    """Replaces the first place in a file that matches a pattern."""
    text, count = re.subn(old, new, path.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
    assert count == 1, f"the test looks for {old!r}, which {path.name} does not hold"
    path.write_text(text, encoding="utf-8")


def told(path: Path) -> str:
    """The fault of a map, which must also be the one `read_map` raises, in one sentence."""
    found = faults(path, MAP_RULES, check)
    assert found, "the broken map passed"
    with pytest.raises(MapError) as caught:
        read_map(path, MAP_RULES, check)
    assert str(caught.value) == found[0]
    assert found[0].endswith(".") and "\n" not in found[0] and "; " in found[0]
    return found[0]


def set_tile(path: Path, x: int, y: int, gid: int) -> None:
    """Paints one cell of the terrain layer."""
    head, data, tail = re.split(
        r'(?<=name="terrain" width="19" height="15">\n  <data encoding="csv">\n)(.*?)(?=\n</data>)',
        path.read_text(encoding="utf-8"),
        maxsplit=1,
        flags=re.DOTALL,
    )
    rows = [row.rstrip(",").split(",") for row in data.split("\n")]
    rows[y][x] = str(gid)
    path.write_text(head + ",\n".join(",".join(row) for row in rows) + tail, encoding="utf-8")
