"""Opening a box of data files, whatever game is in it: the content as a whole, or everything that is wrong with it.

Which files there are and what they must agree on, the game's own reader knows; this file knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from engine.content import Box, ContentError

C = TypeVar("C")


def load(folder: Path, read: Callable[[Box], C | None]) -> C:
    """The content of a folder; raises `ContentError` at the first fault."""
    box = Box(folder)
    loaded = read(box)
    box.close()
    if loaded is None:
        raise ContentError(f"{folder.name}: the content cannot be read.")
    return loaded


def faults(folder: Path, read: Callable[[Box], object]) -> list[str]:
    """All faults of the data files in a folder, one sentence each."""
    box = Box(folder)
    read(box)
    return box.faults
