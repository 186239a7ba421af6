"""A frame goes first: threads beside the window stop where they can while one is made, and go on between two.

Python lets one thread run at a time and shares evenly, so a bot that thinks and a picture that is drawn would make each
frame take two or three times as long. Must not know what these threads do.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 0.05
"""Seconds after which a thread goes on beside a frame that does not end."""


class Precedence:
    """Whose turn it is: that of the frame, or of all the others."""

    def __init__(self) -> None:
        self._others_turn = threading.Event()
        self._others_turn.set()
        self._first = 0
        """The thread that makes frames."""
        self._waiting = 0

    @contextmanager
    def frame(self) -> Iterator[None]:
        """While this lasts, threads that give way wait for its end."""
        self._first, self._waiting = threading.get_ident(), 0
        self._others_turn.clear()
        try:
            yield
        finally:
            self._others_turn.set()

    @property
    def was_given(self) -> bool:
        """Tells whether somebody waited for the end of the last frame."""
        return self._waiting > 0

    def give_way(self) -> None:
        """Waits for the end of the frame that is made, if one is; for threads that hold no lock."""
        if not self._others_turn.is_set() and threading.get_ident() != self._first:
            self._waiting += 1
            self._others_turn.wait(PATIENCE)


PRECEDENCE: Final = Precedence()
"""The precedence of the one window."""
give_way: Final = PRECEDENCE.give_way
