"""Messages that need no Fluent: one line of words, perhaps with names and numbers in it.

Two of three messages are of this kind, among them all on the title; Fluent, which takes a tenth of a second to load,
waits for the first that needs it. What is said is what Fluent would say, letter by letter. It must not know any game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

_LINE: Final = re.compile(r"[a-zA-Z][\w-]* *= *(?P<words>[^{}\n]*(?:\{ *\$[a-zA-Z][\w-]* *\}[^{}\n]*)*)")
_REST: Final = re.compile(r"\s*(?:\n#[^\n]*|\n\s*)*\Z")
"""What may follow: empty lines and remarks, no further line of the message."""
_ARGUMENT: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
GROUPED_FROM: Final = 1000
"""From here on languages write numbers in groups of digits, each in its way."""


class Plain(NamedTuple):
    """The words of a message, cut at its arguments: words, name, words, name, words."""

    parts: tuple[str, ...]

    def format(self, arguments: Mapping[str, int | str]) -> str | None:
        """The words with the arguments in them; None where Fluent has to say how one is written."""
        said = list(self.parts)
        for place in range(1, len(said), 2):
            value = arguments.get(said[place])
            if not isinstance(value, str) and not (type(value) is int and 0 <= value < GROUPED_FROM):
                return None
            said[place] = str(value)
        return "".join(said)


def plain(source: str) -> Plain | None:
    """The message of a source text, if it is of this kind."""
    line = _LINE.match(source)
    if line is None or not line["words"].strip() or not _REST.match(source, line.end()):
        return None
    return Plain(tuple(_ARGUMENT.split(line["words"].rstrip(" "))))
