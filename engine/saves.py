"""Save files: one readable JSON text, written whole or not at all.

A file holds the version, the set-up, the state, the answers so far, the snapshot from which undo starts and the last
lines of the log. When the form changes, raise `VERSION` and add a function from the old form to the next in `UPGRADES`.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from components.texts import Text, text
from engine.codec import State
from engine.definition import SetUp
from engine.events import Event
from engine.history import Answer
from engine.paths import read_file
from engine.reasons import reason

VERSION = 1
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From a version to the function that turns its raw data into those of the next version."""

SIZE_LIMIT = 20_000_000


class SaveError(ValueError):
    """A file that cannot be read or written as a save: one sentence that names it, and `told`, the same in any language.

    `told` says what is wrong with the file, which whoever shows it has named already.
    """

    def __init__(self, message: str, told: Text | None = None) -> None:
        super().__init__(message)
        self.told = told


class SaveFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a save file holds. `saved_at` is a date in ISO form, for the list of saves."""

    version: int
    setup: SetUp
    content: str
    state: State
    answers: list[Answer]
    base: State | None
    base_index: int
    barrier: str
    log: list[Event]
    saved_at: str = ""


class Summary(msgspec.Struct):
    """The few facts that a list of saves shows."""

    version: int
    setup: SetUp
    saved_at: str = ""
    answers: list[msgspec.Raw] = []


def write(path: Path, save: SaveFile) -> None:
    """Write a save whole or not at all; raises `SaveError` and leaves an older file of that name untouched."""
    data = msgspec.json.encode(save)
    handle = -1
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    except OSError as error:
        raise _unwritten(path, error) from None
    except ValueError:  # a path with a null byte, or with half a letter
        told = text("fault-not-written", file=_name(path), why=Text("reason-name"))
        raise SaveError(f"{str(path)!r}: could not be written: no file can have this name.", told) from None
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise _unwritten(path, error) from None


def read(path: Path) -> SaveFile:
    """Read a save; raises `SaveError` with one sentence for anything that is not one."""
    raw = _upgraded(path, _raw(path))
    try:
        return msgspec.convert(raw, SaveFile)
    except (msgspec.ValidationError, RecursionError) as error:
        raise edited(path, error) from None


def summary(path: Path) -> Summary:
    """The facts for a list of saves; raises `SaveError` as `read` does, though it does not look at the state."""
    try:
        found = msgspec.json.decode(_bytes(path), type=Summary)
    except (msgspec.MsgspecError, RecursionError):
        read(path)
        raise _strange(path) from None
    _check_version(path, found.version)
    return found


def _bytes(path: Path) -> bytes:
    try:
        return read_file(path, SIZE_LIMIT)
    except OSError as error:
        told = text("fault-not-read", why=reason(error))
        raise SaveError(f"{path}: could not be read: {error.strerror or error}.", told) from None


def _raw(path: Path) -> dict[str, Any]:
    data = _bytes(path)
    if not data.strip():
        raise SaveError(f"{path}: the file is empty.", Text("fault-save-empty"))
    try:
        raw = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise SaveError(f"{path}: this file is cut short.", Text("fault-save-cut")) from None
        raise _strange(path) from None
    except (RecursionError, UnicodeDecodeError):
        raise _strange(path) from None
    if not isinstance(raw, dict) or not isinstance(raw.get("version"), int) or "setup" not in raw:
        raise _strange(path)
    return raw


def _upgraded(path: Path, raw: dict[str, Any]) -> dict[str, Any]:
    while raw["version"] != VERSION:
        _check_version(path, raw["version"])
        raw = UPGRADES[raw["version"]](raw)
    return raw


def _check_version(path: Path, version: int) -> None:
    """Raise `SaveError` for a version that can be read neither as it is nor by way of a later one."""
    if version > VERSION:
        known = f"(save version {version}, this one reads {VERSION})"
        told = text("fault-save-newer", version=str(version), known=str(VERSION))
        raise SaveError(f"{path}: this save is from a newer program {known}.", told)
    if version < VERSION and version not in UPGRADES:
        told = text("fault-save-older", version=str(version))
        raise SaveError(f"{path}: this save is from version {version}, which can no longer be read.", told)


def edited(path: Path, error: Exception) -> SaveError:
    """The fault of a save in which something cannot be."""
    message = f"{path}: this save was damaged or changed by hand: {error}."
    return SaveError(message, Text("fault-save-edited"))


def unplayed(path: Path, game: str) -> SaveError:
    """The fault of a save of a game that this program does not play."""
    return SaveError(
        f"{path}: this program plays no game {game!r}.", text("fault-save-game", game=repr(game))
    )


def _strange(path: Path) -> SaveError:
    return SaveError(f"{path}: this file is no save of Five Tales.", Text("fault-save-strange"))


def _unwritten(path: Path, error: OSError) -> SaveError:
    told = text("fault-not-written", file=_name(path), why=reason(error))
    return SaveError(f"{path}: could not be written: {error.strerror or error}.", told)


def _name(path: Path) -> str:
    """The name of a file, in quotation marks: words that begin with "@" would be taken for a key."""
    return f"“{path.name}”"
