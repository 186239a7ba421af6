"""Computed values: a base and the modifiers in force, each with its source. Nothing is ever added and taken away.

The order of layers is the order in which the parts are listed; sums do not depend on it, floors come last.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False):
    """One modifier in force: the card or rule it comes from, and how much it adds."""

    source: str
    amount: int


class Total(msgspec.Struct, frozen=True, gc=False):
    """A value with what it is made of: "what each number is made of" on a hero sheet."""

    base: int
    parts: tuple[Part, ...]
    floor: int | None = None

    @property
    def value(self) -> int:
        """Base plus parts, not below the floor."""
        total = self.base + sum(part.amount for part in self.parts)
        return total if self.floor is None else max(self.floor, total)


def total(base: int, parts: Iterable[Part], floor: int | None = None) -> Total:
    """A computed value; parts that add nothing are left out."""
    return Total(base, tuple(part for part in parts if part.amount), floor)
