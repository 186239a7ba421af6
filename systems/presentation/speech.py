"""Words on the screen: a key and its arguments in, a line to draw out.

Names that people typed are escaped on the way, since rich text gives some signs a meaning, and lose what cannot be
drawn. Must not know any game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol

from components.texts import Text
from systems.presentation.fonts import drawable
from systems.presentation.richtext import escape

Lookup = Callable[[str], str]

_PLAIN: Final = re.compile(r"\\(.)|\*|\{[^{}]*\}\s?", re.DOTALL)
_BOLD: Final = re.compile(r"\*\*")


class Renderer(Protocol):
    """Whatever turns a `Text` into words of one language."""

    def render(self, text: Text, lookup: Lookup) -> str:
        """The words of a text; `lookup` gives the name behind "@KEY"."""

    def prepare(self) -> None:
        """Reads all words now, so that none has to wait; may be called from any thread."""


class Speech:
    """One language, and the names of one table."""

    def __init__(self, words: Renderer, name_of: Lookup) -> None:
        self._words = words
        self._name_of = name_of

    def __call__(self, key: str, /, **args: int | str | Text | list[Text]) -> str:
        """A line without mark-up, for labels and buttons."""
        return self.plain(Text(key, dict(args)))

    def plain(self, text: Text) -> str:
        """A text without mark-up."""
        return strip(self.rich(text))

    def rich(self, text: Text) -> str:
        """A text with *bold* words and {icons}."""
        return _BOLD.sub("*", self._words.render(_escaped(text), self._escaped_name))

    def name(self, key: str) -> str:
        """The name of an entity or record, without mark-up."""
        return drawable(self._name_of(key))

    def _escaped_name(self, key: str) -> str:
        return escape(self.name(key))


def strip(rich: str) -> str:
    """Takes the mark-up out of rich text."""
    return _PLAIN.sub(lambda found: found[1] or "", rich)


def _escaped(text: Text) -> Text:
    """The same text with the plain strings among its arguments escaped; "@KEY" is left to the lookup."""
    return Text(text.key, {name: _escaped_argument(value) for name, value in text.args.items()})


def _escaped_argument(value: int | str | Text | list[Text]) -> int | str | Text | list[Text]:
    if isinstance(value, str):
        return value if value.startswith("@") else escape(value)
    if isinstance(value, Text):
        return _escaped(value)
    if isinstance(value, list):
        return [_escaped(item) for item in value]
    return value
