"""What this game tells a skin: its records, the words printed on cards, and what the numbers of a figure come to.

Only reading; a skin asks these functions with a seat's view in hand. Nothing here changes a table.
"""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from systems.runebound import figures, words
from systems.runebound.content import Content, content


class Facts(NamedTuple):
    """The content of the box, and the two rooms that read it: `figures` for numbers, `words` for what is printed."""

    content: Content
    figures: ModuleType
    words: ModuleType


def facts() -> Facts:
    """The facts of the shipped game."""
    return Facts(content(), figures, words)
