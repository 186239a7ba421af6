"""Has the memory of large pictures given back to the system at once.

Pictures are drawn four times too large and scaled down, so much is taken and let go. The allocator of Linux would keep most
of it in pieces too small for the next picture: a third of what the window takes. Where there is no such allocator nothing
is done. Must not know what is drawn.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
from typing import Final

OWN_PIECE_FROM: Final = 256 * 1024
"""Bytes from which a picture gets memory of its own."""
_M_MMAP_THRESHOLD: Final = -3
"""The number of this setting in malloc.h."""


def give_back_large_pieces() -> None:
    """Sets the allocator; to be called before the first picture."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, OWN_PIECE_FROM)
