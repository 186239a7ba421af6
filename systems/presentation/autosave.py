"""The save after every answer, written beside the window: only the newest state counts, and none is ever half written.

Must not know any game.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from engine import saves
from engine.session import Session
from systems.presentation.precedence import give_way


class Autosave:
    """Writes the state of one table again and again to one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: Callable[[], saves.SaveFile] | None = None
        self._is_writing = False
        self._change = threading.Condition()
        self.fault = ""
        """Why the last state could not be written, in one sentence."""
        self._told = ""

    def keep(self, session: Session) -> None:
        """Has the present state written soon; a state still waiting is dropped for it."""
        with self._change:
            self._waiting = session.keepsake()
            if not self._is_writing:
                self._is_writing = True
                threading.Thread(target=self._write, daemon=False).start()

    def complaint(self) -> str:
        """Why states can no longer be written, told once; "" when they can, or when it was told."""
        fault, told = self.fault, self._told
        self._told = fault
        return "" if told else fault

    def finish(self) -> None:
        """Waits until everything is written."""
        with self._change:
            self._change.wait_for(lambda: not self._is_writing, timeout=10)

    def _write(self) -> None:
        while True:
            with self._change:
                save, self._waiting = self._waiting, None
                if save is None:
                    self._is_writing = False
                    self._change.notify_all()
                    return
            give_way()
            try:
                saves.write(self._path, save())
                self.fault = ""
            except saves.SaveError as error:
                self.fault = str(error)
