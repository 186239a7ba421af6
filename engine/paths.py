"""Where the files that ship with the program lie: in a checkout, an installed package or a frozen program.

Also how a file that a user names is read: never more of it than is wanted. It must not know what lies where. Nothing is
ever written below `root()`.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds data/ and maps/."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parent.parent


def data_folder(game: str) -> Path:
    """The box of one game: its cards, numbers and words."""
    return root() / "data" / game


def read_file(path: Path, limit: int) -> bytes:
    """The bytes of a file; raises OSError for what is no ordinary file (a pipe, a device), too large, or no path at all."""
    try:
        about = os.stat(path)
        if not (stat.S_ISREG(about.st_mode) or stat.S_ISDIR(about.st_mode)):
            raise OSError(errno.EINVAL, "it is no ordinary file", str(path))
        with path.open("rb") as file:
            found = file.read(limit + 1)
    except ValueError as error:  # a path with a null byte, or with half a letter
        raise OSError(errno.EINVAL, "no file can have this name", str(path)) from error
    if len(found) > limit:
        raise OSError(errno.EFBIG, "this file is too large", str(path))
    return found
