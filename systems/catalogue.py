"""The games this program plays, each with what a shop window needs: definition, maps, checks of its box.

A rulebook is imported when its game is first asked for, so that the program starts quickly. The one place where rules and
map reader meet: neither imports the other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, NamedTuple

from engine.boards import MapLayout
from engine.content import ContentError
from engine.definition import GameDefinition
from engine.map_rules import MapRules
from engine.paths import root
from engine.setup import nearest
from systems.maps.faults import MapError

if TYPE_CHECKING:
    from systems.maps.reader import Check, MapEntry


class UnknownGame(LookupError):
    """This program plays no game of that name; one sentence."""


class Rooms(NamedTuple):
    """What a game's room hands over."""

    define: Callable[[Callable[[str], MapLayout]], GameDefinition]
    map_rules: Callable[[str], MapRules]
    """The rules for a map file by its name without ending."""
    check_map: Check
    content_faults: Callable[[Path], list[str]]
    is_playable: Callable[[str], bool]
    """Tells which map files are boards to choose, and which only parts of one."""


def _runebound() -> Rooms:
    from systems.runebound import content, definition, maps

    return Rooms(definition.definition, maps.rules_for, maps.check, content.faults, maps.is_playable)


def _superdungeon() -> Rooms:
    from systems.superdungeon import content, definition, maps

    return Rooms(definition.definition, maps.rules_for, maps.check, content.faults, maps.is_playable)


class Box(NamedTuple):
    """A game on the shelf: what can be read on its box without opening it."""

    id: str
    seats: tuple[int, int]
    """How many may play, as its definition says too."""

    def open(self) -> GameDefinition:
        """The game; its rulebook is read now."""
        return find(self.id)


_ROOMS: dict[str, Callable[[], Rooms]] = {"runebound": _runebound, "superdungeon": _superdungeon}
_BOXES = (Box("runebound", (1, 6)), Box("superdungeon", (2, 6)))
_OPENING = RLock()
"""The window has rulebooks read beside it; nobody reads one twice."""


def ids() -> tuple[str, ...]:
    """The ids of all games, without importing one."""
    return tuple(_ROOMS)


def boxes() -> tuple[Box, ...]:
    """All games in the order of the shelf, without importing one."""
    return _BOXES


def games() -> tuple[GameDefinition, ...]:
    """All games in the order of the shelf."""
    return tuple(find(game) for game in _ROOMS)


def find(game: str) -> GameDefinition:
    """A game by its id; raises `UnknownGame`, or `ContentError` when its box is damaged. May be called from any thread."""
    with _OPENING:
        return _opened(game)


@cache
def _opened(game: str) -> GameDefinition:
    try:
        return _rooms(game).define(partial(read_map, game))
    except MapError as error:  # a map that every table needs belongs to the box
        raise ContentError(str(error)) from error


def maps(game: str) -> list[MapEntry]:
    """The maps of a game that can be chosen, by file name; broken ones say what is wrong."""
    rooms = _rooms(game)
    files = [path for path in sorted(map_folder(game).glob("*.tmx")) if rooms.is_playable(path.stem)]
    return [_entry(game, path, path.stat().st_mtime_ns) for path in files]


def map_folder(game: str) -> Path:
    """Where the maps of a game lie; a new map dropped there can be played."""
    return root() / "maps" / game


def read_map(game: str, name: str) -> MapLayout:
    """A map of a game by its id; raises `MapError`, a ValueError, with one sentence."""
    from systems.maps.reader import MapError

    path = map_folder(game) / f"{name}.tmx"
    known = {found.stem: found for found in sorted(map_folder(game).glob("*.tmx"))}
    if name not in known:
        raise MapError(f"There is no map {name!r} of this game.{nearest(name, known)}")
    return _layout(game, path, path.stat().st_mtime_ns)


def content_faults(game: str, folder: Path) -> list[str]:
    """What is wrong with the data files of a game in a folder."""
    return _rooms(game).content_faults(folder)


def map_faults(game: str, path: Path) -> list[str]:
    """What is wrong with a map file of a game."""
    from systems.maps.reader import faults

    rooms = _rooms(game)
    return faults(path, rooms.map_rules(path.stem), rooms.check_map)


@cache
def _layout(game: str, path: Path, changed: int) -> MapLayout:
    """A map as read once; read anew when its file was changed."""
    from systems.maps.reader import read_map as read

    rooms = _rooms(game)
    return read(path, rooms.map_rules(path.stem), rooms.check_map)


@cache
def _entry(game: str, path: Path, changed: int) -> MapEntry:
    """A map as it is listed; looked at anew when its file was changed."""
    from systems.maps.reader import map_entry

    rooms = _rooms(game)
    return map_entry(path, rooms.map_rules(path.stem), rooms.check_map)


@cache
def _rooms(game: str) -> Rooms:
    if game not in _ROOMS:
        raise UnknownGame(f"This program plays no game {game!r}.{nearest(game, _ROOMS)}")
    return _ROOMS[game]()
