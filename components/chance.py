"""Chance as state: the one generator, and dice that were rolled by hand or by a test."""

from __future__ import annotations

from components.identity import Component


class Generator(Component):
    """State of the game's only random generator (a SplitMix64 counter)."""

    state: int


class QueuedDice(Component):
    """Faces that the next dice of each kind will show, in order, before the generator is asked."""

    faces: dict[str, list[int]] = {}
