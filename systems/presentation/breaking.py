"""Ctrl-C at the window: noted at once, obeyed between two frames.

An interrupt that is raised wherever the program happens to be may fall into a callback that swallows it, or tear a frame
apart. Asked a second time, it is raised at once. Must not know what a frame does.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType


class Break:
    """Notes Ctrl-C while its block runs, where Ctrl-C would have been raised otherwise."""

    def __init__(self) -> None:
        self.is_asked = False
        self._is_listening = False

    def __enter__(self) -> Break:
        is_main = threading.current_thread() is threading.main_thread()
        if is_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._note)
            self._is_listening = True
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_listening:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        if self.is_asked:
            raise KeyboardInterrupt
        self.is_asked = True
