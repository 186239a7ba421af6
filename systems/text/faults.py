"""Checking text files: broken syntax, missing messages, variables that differ, references to nothing, twice the same key.

English is the measure: every language says every message of it, with the same variables. Terms, and messages that others
refer to, may be a language's own: its grammar needs them. It must not know any game.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.setup import nearest
from systems.text.words import ENGLISH, LANGUAGES, shared_folder

HINTS = 20
"""So many strange keys get a hint with the nearest known one; looking for it takes its time."""


class Entry(NamedTuple):
    """A message (or attribute) as a file has it: where, with which variables, referring to which messages.

    `shown` are the variables that appear in the words; others only choose between variants, as grammar wants.
    """

    file: Path
    line: int
    variables: frozenset[str]
    shown: frozenset[str]
    references: frozenset[str]


class _Collector(Visitor):
    """Gathers variables and references below a syntax node."""

    def __init__(self) -> None:
        self.choosing: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = _Collector()
        selector.visit(node.selector)
        self.choosing |= selector.shown
        for variant in node.variants:
            self.visit(variant.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def faults(folder: Path, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """What is wrong with the text files of a folder with one subfolder a language: one sentence each."""
    found: list[str] = []
    books = {language: _read(folder / language, found) for language in languages}
    english = books.get(ENGLISH, {})
    shared = _read(shared_folder() / ENGLISH, []) if folder != shared_folder() else {}
    for language, book in books.items():
        found += _dangling(book, {**shared, **english})
        if language != ENGLISH:
            found += _differences(folder / language, book, english)
    return found


def entries(folder: Path, language: str) -> dict[str, Entry]:
    """All messages of a folder in a language, by key; attributes as KEY.ATTRIBUTE."""
    return _read(folder / language, [])


def _read(folder: Path, found: list[str]) -> dict[str, Entry]:
    book: dict[str, Entry] = {}
    for path in sorted(folder.glob("*.ftl")):
        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            found.append(f"{path}: cannot be read as UTF-8 text: {error}.")
            continue
        for item in FluentParser().parse(source).body:
            _take(path, source, item, book, found)
    return {key: _with_helpers(entry, book) for key, entry in book.items()}


def _with_helpers(entry: Entry, book: dict[str, Entry]) -> Entry:
    """An entry with the variables of all messages it refers to, since they get the same arguments."""
    reached, new = {id(entry): entry}, [entry]
    while new:
        named = [book[key] for key in new.pop().references if key in book]
        new += [other for other in named if id(other) not in reached]
        reached |= {id(other): other for other in named}
    variables = frozenset().union(*(other.variables for other in reached.values()))
    shown = frozenset().union(*(other.shown for other in reached.values()))
    return entry._replace(variables=variables, shown=shown)


def _take(path: Path, source: str, item: ast.EntryType, book: dict[str, Entry], found: list[str]) -> None:
    line = source.count("\n", 0, item.span.start if item.span else 0) + 1
    if isinstance(item, ast.Junk):
        found.append(f"{path}, line {line}: {_complaint(item)}")
    elif isinstance(item, (ast.Message, ast.Term)):
        key = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
        if key in book:
            other = book[key]
            found.append(f"{path}, line {line}: {key} is said already in {other.file}, line {other.line}.")
        if item.value is not None:
            book[key] = _entry(path, line, item.value)
        for attribute in item.attributes:
            book[f"{key}.{attribute.id.name}"] = _entry(path, line, attribute.value)


def _complaint(junk: ast.Junk) -> str:
    message = junk.annotations[0].message if junk.annotations else "this is no message"
    first = (junk.content or "").strip().splitlines()[0]
    return f"{first!r} cannot be understood: {message}."


def _entry(path: Path, line: int, value: ast.Pattern) -> Entry:
    collector = _Collector()
    collector.visit(value)
    variables = frozenset(collector.shown | collector.choosing)
    return Entry(path, line, variables, frozenset(collector.shown), frozenset(collector.references))


def _dangling(book: dict[str, Entry], known: dict[str, Entry]) -> list[str]:
    return [
        f"{entry.file}, line {entry.line}: {key} refers to {reference}, which nobody says."
        for key, entry in book.items()
        for reference in sorted(entry.references)
        if reference not in known and reference not in book
    ]


def _differences(folder: Path, book: dict[str, Entry], english: dict[str, Entry]) -> list[str]:
    found: list[str] = []
    helpers, own_helpers = _grammar(english), _grammar(book)
    for key, entry in english.items():
        if key in book:
            found += _unlike(key, book[key], entry)
        elif key not in helpers:
            found.append(
                f"{folder}: {key} is missing; {entry.file.name}, line {entry.line} has it in English."
            )
    strangers = [key for key in book if key not in english and key not in own_helpers]
    for number, key in enumerate(strangers):
        hint = nearest(key, english) if number < HINTS else ""
        entry = book[key]
        found.append(f"{entry.file}, line {entry.line}: {key} is not said in English.{hint}")
    return found


def _grammar(book: dict[str, Entry]) -> frozenset[str]:
    """The messages that only serve others of their language."""
    terms = (key for key in book if key.startswith("-"))
    return frozenset().union(terms, *(entry.references for entry in book.values()))


def _unlike(key: str, entry: Entry, english: Entry) -> list[str]:
    parts = [f"{{ ${name} }} is unknown in English" for name in sorted(entry.variables - english.variables)]
    parts += [f"{{ ${name} }} is missing" for name in sorted(english.shown - entry.variables)]
    return [f"{entry.file}, line {entry.line}: {key}: {'; '.join(parts)}."] if parts else []
