"""The text files of one folder and language, read as they are needed.

Parsing every message of a game at the start would take a second; cutting the files into messages takes none. A message
is parsed, with those it refers to, when it is first asked for. It must not know any game.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

_START: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Book:
    """Messages by key: their source, and those already parsed."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for source in sources:
            starts = list(_START.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=True):
                self._sources.setdefault(start[1], source[start.start() : end])

    def pattern(self, key: str, attribute: str = "") -> Any:
        """What can be formatted under that key (and attribute), or None."""
        self._parse(key)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, arguments: dict[str, int | str]) -> str:
        """The words of a pattern; an argument that it lacks is shown by its name."""
        words, _ = self._bundle.format_pattern(pattern, arguments)
        return str(words)

    def _parse(self, key: str) -> None:
        source = self._sources.pop(key, None)
        if source is None:
            return
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._parse(reference)


@cache
def book(language: str, folder: Path) -> Book:
    """The messages of all .ftl files in a folder's subfolder for a language."""
    files = sorted((folder / language).glob("*.ftl"))
    return Book(language, [path.read_text(encoding="utf-8").replace("\r\n", "\n") for path in files])
