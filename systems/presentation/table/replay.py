"""A replay being watched: the answers of a game are given again, one after the other, until somebody plays on.

Knows no picture and no game.
"""

from __future__ import annotations

import msgspec

from engine.history import ARRANGED, Answer
from engine.session import Session


class Replay:
    """The answers still to be seen; the session has gone back to its beginning."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._left: list[Answer] = list(reversed(session.answers))
        self._due = 0.0
        self.is_paused = False
        session.rewind(0)

    @property
    def is_over(self) -> bool:
        """Tells whether every answer has been seen."""
        return not self._left

    def update(self, now: float, pause: float) -> bool:
        """Gives the next answer when its time has come; tells whether it did."""
        if self.is_paused or self.is_over or now < self._due:
            return False
        self._due = now + pause
        self.step()
        return True

    def step(self) -> None:
        """Gives the next answer."""
        answer = self._left.pop()
        if answer.decision == ARRANGED:
            self._session.arrange(**msgspec.json.decode(answer.options[0]))
        else:
            self._session.choose(*answer.options)
