"""The save after every answer, written beside the window: only the newest state counts, and none is ever half written.

Must not know any game.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from components.texts import Text
from engine import saves
from engine.session import Session
from systems.presentation.faults import told
from systems.presentation.precedence import give_way


class Autosave:
    """Writes the state of one table again and again to one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: Callable[[], saves.SaveFile] | None = None
        self._is_writing = False
        self._change = threading.Condition()
        self.fault: Text | None = None
        """Why the last state could not be written, in one sentence."""
        self._is_told = False

    def keep(self, session: Session) -> None:
        """Has the present state written soon; a state still waiting is dropped for it."""
        with self._change:
            self._waiting = session.keepsake()
            if not self._is_writing:
                self._is_writing = True
                threading.Thread(target=self._write, daemon=False).start()

    def complaint(self) -> Text | None:
        """Why states can no longer be written, told once; None when they can, or when it was told."""
        fault, was_told = self.fault, self._is_told
        self._is_told = fault is not None
        return None if was_told else fault

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
                self.fault = None
            except saves.SaveError as error:
                self.fault = told(error)
