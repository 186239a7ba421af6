"""The rules help: topics of a game and of the window, read from data/GAME/help and data/help.

In such a folder topics.json gives chapters and topics in their order, and LANGUAGE/TOPIC.md the page of each: a first line
"# Title", then one line for each paragraph; "- " begins an item of a list, "> " a worked example. Words in *stars* are
bold, {names} are icons. It must not know any game, and not how a page looks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from components.help import HelpChapter, HelpLine, HelpTopic
from engine.paths import data_folder, root
from systems.text.words import ENGLISH, FALLBACK, LANGUAGES, Words

CONTENTS: Final = "topics.json"
TITLE: Final = "# "
_ICON: Final = re.compile(r"\{([^{}]+)\}")
KINDS: Final[dict[str, Literal["item", "example"]]] = {"- ": "item", "> ": "example"}


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A topic in the table of contents."""

    id: str
    icon: str
    see: tuple[str, ...]
    at: tuple[str, ...]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter in the table of contents; its title is the message help-chapter-ID."""

    id: str
    topics: tuple[Entry, ...]


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of contents of a folder."""

    chapters: tuple[Part, ...] = ()


class Page(NamedTuple):
    """A page as its file has it; without a title where the file gives none."""

    title: str
    lines: tuple[HelpLine, ...]


def shared_help() -> Path:
    """Where the pages lie that tell of the window, whatever is played."""
    return root() / "data" / "help"


def game_help(game: str) -> Path:
    """Where the pages of one game lie."""
    return data_folder(game) / "help"


@lru_cache(maxsize=8)
def help_book(language: str, game: str) -> tuple[HelpChapter, ...]:
    """All chapters for the players of a game: its own, then those of the window."""
    words = Words(language, [game])
    folders = [folder for folder in (game_help(game), shared_help()) if (folder / CONTENTS).is_file()]
    return tuple(
        HelpChapter(
            words.say(f"help-chapter-{part.id}"), tuple(_topic(folder, language, e) for e in part.topics)
        )
        for folder in folders
        for part in contents(folder).chapters
    )


def contents(folder: Path) -> Contents:
    """The table of contents of a folder; raises `msgspec.MsgspecError` when it is none."""
    return msgspec.json.decode((folder / CONTENTS).read_bytes(), type=Contents)


def topic_ids(folder: Path) -> tuple[str, ...]:
    """The ids of all topics of a folder."""
    return tuple(entry.id for part in contents(folder).chapters for entry in part.topics)


def _topic(folder: Path, language: str, entry: Entry) -> HelpTopic:
    files = [folder / spoken / f"{entry.id}.md" for spoken in FALLBACK[language]]
    page = next(
        (read_page(file.read_text(encoding="utf-8")) for file in files if file.is_file()), Page("", ())
    )
    return HelpTopic(entry.id, entry.icon, page.title or entry.id, page.lines, entry.see, entry.at)


def read_page(source: str) -> Page:
    """The title and the lines of a page."""
    lines = [line.strip() for line in source.splitlines() if line.strip()]
    has_title = bool(lines) and lines[0].startswith(TITLE)
    title = lines[0].removeprefix(TITLE) if has_title else ""
    return Page(title, tuple(_line(line) for line in lines[has_title:]))


def _line(line: str) -> HelpLine:
    kind = KINDS.get(line[:2])
    return HelpLine(kind, line[2:].strip()) if kind else HelpLine("text", line)


# --- checking ------------------------------------------------------------------------------------------------------


def faults(folder: Path, known: Iterable[str] = (), languages: Iterable[str] = LANGUAGES) -> list[str]:
    """What is wrong with the pages of a folder, one sentence each; links may also lead to the topics `known`."""
    try:
        entries = [entry for part in contents(folder).chapters for entry in part.topics]
    except (OSError, msgspec.MsgspecError) as error:
        return [f"{folder / CONTENTS}: is no table of contents: {error}."]
    known = tuple(known)
    topics = {*known, *(entry.id for entry in entries)}
    found = [
        f"{folder / CONTENTS}: {entry.id} refers to {other}, which is no topic."
        for entry in entries
        for other in entry.see
        if other not in topics
    ]
    found += _twice(folder, entries, known)
    for language in languages:
        found += _page_faults(folder, language, entries)
    return found


def _twice(folder: Path, entries: list[Entry], known: Iterable[str]) -> Iterator[str]:
    """Ids that are taken, and places that two topics claim."""
    taken, claimed = set(known), dict[str, str]()
    for entry in entries:
        if entry.id in taken:
            yield f"{folder / CONTENTS}: there are two topics {entry.id}; give one another id."
        taken.add(entry.id)
        for place in entry.at:
            if place in claimed:
                yield f"{folder / CONTENTS}: {place} belongs to {claimed[place]} and to {entry.id}; keep one."
            claimed[place] = entry.id


def _page_faults(folder: Path, language: str, entries: list[Entry]) -> Iterator[str]:
    expected = {f"{entry.id}.md" for entry in entries}
    there = {file.name for file in (folder / language).glob("*.md")}
    for name in sorted(expected - there):
        yield f"{folder / language / name}: is missing; {CONTENTS} names this topic."
    for name in sorted(there - expected):
        yield f"{folder / language / name}: belongs to no topic; name it in {CONTENTS}."
    for name in sorted(expected & there):
        file, english = folder / language / name, folder / ENGLISH / name
        try:
            page = read_page(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            yield f"{file}: cannot be read as UTF-8 text: {error}."
            continue
        if not page.title:
            yield f'{file}: the first line is no title; begin it with "{TITLE}".'
        if english.is_file() and _form(page) != _form(read_page(english.read_text("utf-8", "replace"))):
            yield f"{file}: paragraphs, items, examples or icons differ from those of {english}."


def _form(page: Page) -> list[str]:
    """What kind each line is, and its icons."""
    return [f"{line.kind} {sorted(_ICON.findall(line.words))}" for line in page.lines]
