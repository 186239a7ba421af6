"""What went wrong, for the window: in its language where whoever found it gave words for it.

Must not know any game.
"""

from __future__ import annotations

from components.texts import Text, text
from engine.content import ContentError
from engine.reasons import reason


def told(error: Exception) -> Text:
    """The sentence about an error; one that has no words of its own is said as it was written."""
    words = getattr(error, "told", None)
    if isinstance(words, Text):
        return words
    if isinstance(error, OSError):
        return reason(error)
    return text("fault-box" if isinstance(error, ContentError) else "fault-plain", why=_unlike_a_key(error))


def _unlike_a_key(error: Exception) -> str:
    """The words of an error on one line; a string that begins with "@" would be taken for a name."""
    return " ".join(str(error).split()).lstrip("@")
