"""Where the files that ship with the program lie: in a checkout, an installed package or a frozen program.

It must not know what lies there. Nothing is ever written below `root()`.
"""

from __future__ import annotations

import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds data/ and maps/."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parent.parent


def data_folder(game: str) -> Path:
    """The box of one game: its cards, numbers and words."""
    return root() / "data" / game
