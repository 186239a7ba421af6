"""Words by key: what a rule wants to say, before anybody chose a language.

Values that are made by the thousand and hold no circle, texts among them, are `gc=False`: the collector passes them by.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Union

import msgspec


class Text(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A message key with its arguments.

    An argument is a number, a text of its own, a list of texts (joined by the language's own rule), or a string. A
    string that begins with "@" names an entity or a content record ("@hero/varikas", "@seat/0") and is replaced by
    its name in the reader's language; other strings are shown as they are (player names).
    """

    key: str
    args: dict[str, Union[int, str, Text, list[Text]]] = {}


def text(key: str, /, **args: int | str | Text | list[Text]) -> Text:
    """A `Text` in one call: text("gains-gold", who="@hero/varikas", n=3)."""
    return Text(key, args)


def keys_of(said: object) -> Iterator[str]:
    """The message keys that a text, or a list of texts, is made of; nothing else has any."""
    if isinstance(said, Text):
        yield said.key
        for part in said.args.values():
            yield from keys_of(part)
    elif isinstance(said, list):
        for part in said:
            yield from keys_of(part)
