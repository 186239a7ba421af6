"""What was answered (or arranged by hand), and how far it can be taken back.

Undo is generic: the state at the last barrier is kept as a snapshot, and the answers since then are played again up to
the one that goes. A barrier is an answer after which dice were rolled or something hidden was seen.
"""

from __future__ import annotations

import msgspec


class Answer(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One answered question: who, which decision point, and the option ids."""

    seat: int
    decision: str
    options: tuple[str, ...]


ARRANGED = "arrange"
"""In place of a decision point: the table was arranged by hand, as the JSON in `options` says."""


class History:
    """The answers so far, those taken back, and the snapshot from which undo starts."""

    def __init__(self, base: bytes, base_index: int = 0, answers: list[Answer] | None = None) -> None:
        self.answers: list[Answer] = answers or []
        self.undone: list[Answer] = []
        self.base = base
        self.base_index = base_index
        self.events: list[int] = []
        """How many events each answer since the snapshot brought."""
        self.barrier = ""
        """Why nothing before the snapshot can be taken back: "dice", "hidden", or "" at the start of the game."""

    def record(self, answer: Answer, events: int = 0) -> None:
        """Add an answer; what was taken back before is forgotten unless it is this very answer again."""
        self.answers.append(answer)
        self.events.append(events)
        if self.undone and self.undone[-1] == answer:
            self.undone.pop()
        else:
            self.undone.clear()

    def raise_barrier(self, reason: str, snapshot: bytes) -> None:
        """Forbid to take back anything answered so far."""
        self.base, self.base_index, self.barrier = snapshot, len(self.answers), reason
        self.events.clear()

    def take_back(self, count: int) -> None:
        """Keep `count` answers and make the others ready for redo."""
        self.undone += reversed(self.answers[count:])
        del self.answers[count:]

    def can_undo(self) -> bool:
        """Tell whether the last answer can be taken back."""
        return len(self.answers) > self.base_index
