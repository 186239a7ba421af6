"""Where the game stands: the stack of frames, and how it ended."""

from __future__ import annotations

from typing import Any

from components.identity import Component
from components.texts import Text


class FlowStack(Component):
    """Frames of the procedures under way, the innermost last.

    Each frame is an `engine.flow.Procedure`: a record of ids and numbers with the name of its next step.
    """

    frames: list[Any] = []


class Outcome(Component):
    """The end of the game: the rule that ended it, the winning seats, and all seats from first to last."""

    reason: Text
    winners: list[int]
    ranking: list[int]
