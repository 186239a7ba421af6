"""Data files of a game: read record by record, every fault told in one sentence.

A `Box` reads JSON files into frozen records, remembers which ids it has seen and collects faults; whoever
wants the first fault raised calls `close()`. It knows no game and no kind of record.
"""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from engine.misspelt import explain

LOOKS = "looks.json"
HASH_DIGITS = 16


class ContentError(ValueError):
    """A data file that cannot be used: one sentence with file, record, field and what to do."""


class HasId(Protocol):
    """What every record has: the id under which everything else speaks of it."""

    @property
    def id(self) -> str:
        """Unique in its box."""


R = TypeVar("R", bound=HasId)
T = TypeVar("T")


class Box:
    """The data files of one folder, whose records share one namespace; `faults` grows with all that is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[str] = []
        self._homes: dict[str, str] = {}

    def records(self, file: str, record_type: type[R]) -> dict[str, R]:
        """The records of a file by id, in file order; faulty ones are left out and reported."""
        raw = self._read(file)
        if raw is not None and not isinstance(raw, list):
            self.fault(file, "", "the file must be a list of records in square brackets")
        records: dict[str, R] = {}
        for index, item in enumerate(raw if isinstance(raw, list) else ()):
            name = _name(item, index)
            record = self._convert(file, name, item, record_type)
            if record is not None and self.claim(record.id, file, name):
                records[record.id] = record
        return records

    def one(self, file: str, record_type: type[T]) -> T | None:
        """The single record of a file such as numbers.json; None when it is faulty."""
        raw = self._read(file)
        return None if raw is None else self._convert(file, "", raw, record_type)

    def claim(self, id_: str, file: str, name: str) -> bool:
        """Take an id for a record; a second record with the same id is a fault."""
        if not _is_slug(id_):
            self.fault(file, name, f'the id "{id_}" may only hold small letters, digits and hyphens')
            return False
        if id_ in self._homes:
            where = "this file" if self._homes[id_] == file else self._homes[id_]
            self.fault(file, name, f'the id "{id_}" is already taken in {where}; choose another')
            return False
        self._homes[id_] = file
        return True

    def home(self, id_: str) -> str:
        """The file that an id was read from."""
        return self._homes[id_]

    def fault(self, file: str, name: str, sentence: str) -> None:
        """Note a fault of a file, or of one record in it."""
        end = "" if sentence.endswith("?") else "."
        self.faults.append(f"{self._place(file, name)}: {sentence}{end}")

    def unknown(self, file: str, name: str, what: str, word: str, known: Iterable[str]) -> None:
        """Note that a word refers to nothing, with the nearest word that would."""
        self.fault(file, name, f'{what} "{word}" is not known{nearest(word, known)}')

    def close(self) -> None:
        """Refuse the box if anything was wrong: raises `ContentError` with the first fault."""
        if self.faults:
            raise ContentError(self.faults[0])

    def _place(self, file: str, name: str) -> str:
        path = f"{self.folder.name}/{file}"
        return f"{path}, record {name}" if name else path

    def _read(self, file: str) -> Any:
        try:
            return msgspec.json.decode((self.folder / file).read_bytes())
        except FileNotFoundError:
            self.fault(file, "", "the file is missing; put it back or install the game again")
        except (OSError, UnicodeDecodeError) as error:
            self.fault(file, "", f"the file cannot be read ({error})")
        except (msgspec.DecodeError, RecursionError) as error:
            self.fault(file, "", f"the file is no valid JSON ({error})")
        return None

    def _convert(self, file: str, name: str, raw: Any, record_type: type[T]) -> T | None:
        try:
            return msgspec.convert(raw, record_type)
        except msgspec.ValidationError as error:
            self.fault(file, name, explain(str(error), raw, record_type))
        except RecursionError:
            self.fault(file, name, "the record is nested too deep")
        return None


def load_records(folder: Path, file: str, record_type: type[R]) -> dict[str, R]:
    """The records of one file by id; raises `ContentError` at the first fault."""
    box = Box(folder)
    records = box.records(file, record_type)
    box.close()
    return records


def faults(folder: Path, files: dict[str, type[Any]]) -> list[str]:
    """All faults of several files that share one namespace; empty when all is well."""
    box = Box(folder)
    for file, record_type in files.items():
        box.records(file, record_type)
    return box.faults


def content_hash(folder: Path) -> str:
    """A short mark of what the data files say, whatever their layout: saves and replays carry it.

    `looks.json` is left out: how things look is nothing that a game depends on.
    """
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.json"), key=lambda path: path.name):
        if path.name == LOOKS:
            continue
        try:
            canonical = msgspec.json.encode(msgspec.json.decode(path.read_bytes()), order="sorted")
        except (OSError, msgspec.DecodeError, RecursionError) as error:
            raise ContentError(f"{folder.name}/{path.name}: the file cannot be read ({error}).") from error
        digest.update(path.name.encode() + b"\0" + canonical + b"\0")
    return digest.hexdigest()[:HASH_DIGITS]


def nearest(word: str, known: Iterable[str]) -> str:
    """What to add to a sentence about an unknown word: the most similar known one, if one is similar."""
    close = difflib.get_close_matches(word, sorted(known), n=1)
    return f'; did you mean "{close[0]}"?' if close else ""


def _name(item: Any, index: int) -> str:
    """How a fault names a record: by its id where it has one, else by its place in the file."""
    id_ = item.get("id") if isinstance(item, dict) else None
    return f'"{id_}"' if isinstance(id_, str) and id_ else f"number {index + 1}"


def _is_slug(id_: str) -> bool:
    return bool(id_) and all(letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in id_)
