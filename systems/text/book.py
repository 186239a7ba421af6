"""The text files of one folder and language, read as they are needed.

Parsing every message of a game at the start would take a second; cutting the files into messages takes none. A message
is parsed, with those it refers to, when it is first asked for, and only if it is more than plain words: loading Fluent
takes a tenth of a second. It must not know any game.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from engine.content import ContentError
from systems.text.plain import Plain, plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_START: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Book:
    """Messages by key: their source, and those already parsed."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._plain: dict[str, Plain | None] = {}
        for source in sources:
            starts = list(_START.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=True):
                self._sources.setdefault(start[1], source[start.start() : end])
        self._parsed: set[str] = set()
        self._parsing = Lock()

    def say(self, key: str, attribute: str, arguments: dict[str, int | str]) -> str:
        """The words of a key (and attribute) that it has; an argument that is lacking is shown by its name."""
        found = None if attribute else self._plainly(key)
        words = None if found is None else found.format(arguments)
        return self.format(self.pattern(key, attribute), arguments) if words is None else words

    def has(self, key: str, attribute: str = "") -> bool:
        """Tell whether it says something under that key (and attribute)."""
        if key not in self._sources:
            return False
        return (not attribute and self._plainly(key) is not None) or self.pattern(key, attribute) is not None

    def prepare(self) -> None:
        """Parse everything that is more than plain words."""
        for key in self._sources:
            if self._plainly(key) is None:
                self._parse(key)

    def pattern(self, key: str, attribute: str = "") -> Any:
        """What Fluent can format under that key (and attribute), or None."""
        if key not in self._sources:
            return None
        self._parse(key)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, arguments: dict[str, int | str]) -> str:
        """The words of a pattern of Fluent; an argument that it lacks is shown by its name."""
        words, _ = self._bundle.format_pattern(pattern, arguments)
        return str(words)

    def _plainly(self, key: str) -> Plain | None:
        if key not in self._plain:
            self._plain[key] = plain(self._sources.get(key, ""))
        return self._plain[key]

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def _parse(self, key: str) -> None:
        source = self._sources.get(key)
        if source is None or key in self._parsed:
            return
        from fluent.runtime import FluentResource

        with self._parsing:
            if key in self._parsed:
                return
            self._bundle.add_resource(FluentResource(source))
            self._parsed.add(key)
        for reference in _REFERENCE.findall(source):
            self._parse(reference)


@cache
def book(language: str, folder: Path) -> Book:
    """The messages of all .ftl files in a folder's subfolder for a language."""
    return Book(language, [_source(path) for path in sorted((folder / language).glob("*.ftl"))])


def _source(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: the file cannot be read as UTF-8 text ({error}).") from None
