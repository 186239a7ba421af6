"""How the words of cards are put together in every game: texts joined, numbers with their sign, labelled lines.

The messages named here (`join-and`, `card-line` ...) are said by each game that uses them, in its own ops.ftl. This file
knows no language and no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from components.texts import Text, text

BETWEEN = {
    "join-and": "join-clauses",
    "join-else": "join-else",
    "join-or": "join-words",
    "join-both": "join-words",
}
"""What stands between the first of several texts, by what stands before the last; where nothing is said, the same."""


def joined(last: str, parts: Sequence[Text]) -> Text:
    """Several texts as one; the message `last` stands before the final one, its partner between the others."""
    if not parts:
        return text("nothing")
    whole = parts[0]
    for index, part in enumerate(parts[1:], start=2):
        whole = text(last if index == len(parts) else BETWEEN.get(last, last), a=whole, b=part)
    return whole


def words(kind: str, names: Iterable[str], last: str = "join-or") -> Text:
    """Words of the vocabulary such as phases or terrains: words("terrain", ("river", "swamp"))."""
    return joined(last, [text(f"{kind}-{name}") for name in names])


def sign(n: int) -> str:
    """What a message selects on to say "more" or "less"."""
    return "minus" if n < 0 else "plus" if n > 0 else "zero"


def number(n: int) -> dict[str, int | str]:
    """A number as its amount and its sign: languages say "lose 3" and "−3" in their own ways."""
    return {"n": abs(n), "sign": sign(n)}


def tag(struct: msgspec.Struct) -> str:
    """The word of a struct in the data files, as it is spelt in message keys."""
    return str(struct.__struct_config__.tag).replace("_", "-")


def labelled(label: Text, body: Text) -> Text:
    """A line of a card: what it is about, then what it says."""
    return text("card-line", label=label, body=body)
