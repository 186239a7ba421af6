"""What was worked out of a table last, kept beside it: never part of its state, thrown away whenever it is made anew.

Whoever keeps something says with it what it was found for, and asks whether that still holds. Must not know any game.
"""

from __future__ import annotations

from typing import Any

from engine.observe import SeatView
from engine.world import World


def memo(reader: World | SeatView, name: str) -> dict[Any, Any]:
    """The notes of that name about a table; empty at first."""
    found: dict[Any, Any] = reader.infer(name, _empty)
    return found


def _empty(world: World) -> dict[Any, Any]:
    return {}
