"""The door of this room: reads a Tiled map, lists the maps of a game, and tells every fault of a map.

A fault is one sentence: the file, the layer, the object or cell, what is wrong and what to change in Tiled.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytmx

from engine.boards import MapLayout
from engine.map_rules import MapRules
from systems.maps.faults import MapError, sentence
from systems.maps.file_check import file_faults
from systems.maps.layout import build_layout

__all__ = ["Check", "MapEntry", "MapError", "faults", "list_maps", "read_map"]

Check = Callable[[MapLayout], list[str]]
"""A game's own look at a layout that keeps the general rules; returns sentences."""

# What pytmx would log is told in the sentence of a MapError.
logging.getLogger("pytmx").addHandler(logging.NullHandler())


class MapEntry(msgspec.Struct, frozen=True):
    """A map file as the set-up screen lists it; `fault` is empty when it can be played."""

    id: str
    title: str
    path: Path
    fault: str = ""


def read_map(path: Path, rules: MapRules, check: Check | None = None) -> MapLayout:
    """Reads a map; raises `MapError` with the first fault if it breaks the rules."""
    layout, found = _read(path, rules, check)
    if layout is None or found:
        raise MapError(found[0])
    return layout


def faults(path: Path, rules: MapRules, check: Check | None = None) -> list[str]:
    """Returns every fault of a map, one sentence each; none means that `read_map` will succeed."""
    return _read(path, rules, check)[1]


def list_maps(folder: Path, rules: MapRules, check: Check | None = None) -> list[MapEntry]:
    """Returns the maps in a folder by file name, broken ones with their first fault."""
    return [map_entry(path, rules, check) for path in sorted(folder.glob("*.tmx"))]


def map_entry(path: Path, rules: MapRules, check: Check | None = None) -> MapEntry:
    """Returns a map as a list of maps shows it: its title, and its first fault if it is broken."""
    layout, found = _read(path, rules, check)
    return MapEntry(path.stem, layout.title if layout else path.stem, path, found[0] if found else "")


def _read(path: Path, rules: MapRules, check: Check | None) -> tuple[MapLayout | None, list[str]]:
    found = file_faults(path, rules)
    if found:
        return None, found
    try:
        # Names such as "width" are allowed for properties: we read them from their own dictionary.
        tmx = pytmx.TiledMap(str(path), allow_duplicate_names=True)
    except Exception as error:  # pytmx has no exception class of its own
        what = f"it cannot be read ({error or type(error).__name__})"
        return None, [sentence(path.name, what, "save it again with Tiled, tile layers as CSV")]
    layout, found = build_layout(tmx, path, rules)
    if layout is not None and check is not None:
        found = check(layout)
    return layout, found
