"""What every box is asked, whatever its game: sentences about a record, icons that the icon font has.

Knows no game and no kind of record.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.content import Box
from engine.paths import data_folder

GLYPHS = "rpgawesome-glyphs.json"
"""The table of the icon font: names, and which sign they stand for."""


def fault(box: Box, id_: str, sentence: str) -> None:
    """Note a fault of a record in the file it was read from."""
    box.fault(box.home(id_), f'"{id_}"', sentence)


def check_icon(box: Box, id_: str, icon: str) -> None:
    """The icon of a record is a glyph of the icon font."""
    if icon not in _icons():
        box.unknown(box.home(id_), f'"{id_}"', "the icon", icon, _icons())


def check_decks(box: Box, said: Mapping[str, int], held: Mapping[str, int]) -> None:
    """The data files hold as many records of each kind as numbers.json says."""
    for deck, count in said.items():
        if deck not in held:
            box.unknown("numbers.json", "", "the deck", deck, held)
        elif held[deck] != count:
            box.fault("numbers.json", "", f"decks.{deck} says {count}, but the data files hold {held[deck]}")
    for deck in sorted(held.keys() - said.keys()):
        box.fault("numbers.json", "", f"decks.{deck} is missing")


@cache
def _icons() -> frozenset[str]:
    """The names of the icon font's glyphs; raises `ContentError` when its table cannot be read."""
    fonts = Box(data_folder("fonts"))
    names = fonts.one(GLYPHS, dict[str, str])
    fonts.close()
    return frozenset(names or ())
