"""Chance: one SplitMix64 generator whose state is a component. Dice can be queued; every roll is a named step.

Knows no game's dice: a kind of die is a name with a number of faces, numbered from 1.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from components.chance import Generator, QueuedDice
from engine.world import World

T = TypeVar("T")
_MASK = (1 << 64) - 1


def advance(state: int) -> tuple[int, int]:
    """Next state of a SplitMix64 generator and the 64 random bits it gives."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


class Chance:
    """A generator outside any world, for bots and tests: `below(n)`, `pick(items)`."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, n: int) -> int:
        """An even chance among 0 .. n-1."""
        limit = _MASK - (_MASK + 1) % n
        while True:
            self._state, bits = advance(self._state)
            if bits <= limit:
                return bits % n

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]


def below(world: World, n: int) -> int:
    """An even chance among 0 .. n-1, from the game's generator."""
    generator = world.the(Generator)
    chance = Chance(generator.state)
    value = chance.below(n)
    generator.state = chance._state
    return value


def shuffle(world: World, items: MutableSequence[T]) -> None:
    """Shuffle in place (Fisher-Yates, from the end)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(world, last + 1)
        items[last], items[other] = items[other], items[last]


def pick(world: World, items: Sequence[T]) -> T:
    """One of the items, each as likely as the others."""
    return items[below(world, len(items))]


def roll(world: World, die: str, faces: int, count: int = 1) -> list[int]:
    """Roll `count` dice of a kind with faces 1 .. `faces`; queued faces of that kind come first."""
    queues = world.the(QueuedDice).faces
    queued = queues.get(die, [])
    rolled = [queued.pop(0) if queued else below(world, faces) + 1 for _ in range(count)]
    if not queued:
        queues.pop(die, None)
    return rolled
