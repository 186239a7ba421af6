"""How far things are: what a way costs in steps of open country, and where a roll of movement dice may lead.

Kept for each board and each hero's ease on the ground, for all tables; rolls are a few samples that stand for all. What is
worth going to, `prospects.py` says.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from functools import cache, lru_cache

from engine.observe import SeatView
from engine.rng import Chance
from engine.world import World
from systems.runebound import reach
from systems.runebound.pathfinding import Openers, dice_opening, faces, links

Key = tuple[object, ...]
"""A mapping as a row of pairs, so that it can be remembered by."""
Reaches = tuple[tuple[str, ...], ...]
"""The spaces that each of a few rolls opens."""
HARDEST = 2.4
CLOSED = 4.0
STEPS_PER_DIE = 0.8
"""Movement dice carry a hero so many steps of open country each."""
PATIENCE = 0.75
"""What is a turn away is worth so much of what is at hand."""
NEXT_TURN = 0.8
DELAY = 0.75
"""Turns until something is reached: next turn for what is near, and about as the way is long; dice may fail."""
SAMPLES = 10
CRUDE_SAMPLES = 4
CHANCE_SEED = 20
MOST_DICE = 12


class Ground:
    """A board as one hero walks it. Everything is worked out when first asked for."""

    def __init__(self, board: Key, opened: Key) -> None:
        self._links = dict(board)  # type: ignore[call-overload]
        self._opened: Openers = dict(opened)  # type: ignore[call-overload]
        self.terrains: Mapping[str, str] = {
            near: kind for nears in self._links.values() for near, kind in nears
        }
        self._ease = {kind: _cost(symbols) for kind, symbols in self._opened.items()}
        self._worn: dict[tuple[str, float], dict[str, float]] = {}
        self._reaches: dict[Key, Reaches] = {}

    def worn(self, goal: str, speed: float) -> Mapping[str, float]:
        """What the way from each space leaves of the worth of a goal, for a hero of that speed."""
        if (goal, speed) not in self._worn:
            turns = {space: NEXT_TURN + DELAY * cost / speed for space, cost in self.costs(goal).items()}
            self._worn[goal, speed] = {space: PATIENCE**n for space, n in turns.items()}
        return self._worn[goal, speed]

    def costs(self, goal: str) -> dict[str, float]:
        """What the way from each space costs, by Dijkstra's method: a step costs what the space entered asks for."""
        found: dict[str, float] = {}
        heap = [(0.0, goal)]
        while heap:
            cost, here = heapq.heappop(heap)
            if here in found:
                continue
            found[here] = cost
            further = cost + self._ease[self.terrains[here]]
            for there, _ in self._links[here]:
                if there not in found:
                    heapq.heappush(heap, (further, there))
        return found

    def likely_reaches(
        self, here: str, count: int, bonus: int, bonus_on: frozenset[str], samples: int
    ) -> Reaches:
        """The spaces that each of a few rolls of so many dice opens from here; the last `bonus` dice are bound."""
        key = (here, count, bonus, bonus_on, samples)
        if key not in self._reaches:
            self._reaches[key] = tuple(
                tuple(reach.reachable(self._links, self._dice(roll, bonus, bonus_on), here))
                for roll in sample_rolls(count, samples)
            )
        return self._reaches[key]

    def _dice(self, roll: tuple[int, ...], bonus: int, bonus_on: frozenset[str]) -> reach.Dice:
        return dice_opening(self._opened, roll, bonus, bonus_on)


def ground(view: SeatView, opened: Openers) -> Ground:
    """The board of this game for a hero to whom the terrains are opened so."""
    board: Key = view.infer("board as pairs", _as_pairs)
    return _ground(board, tuple(sorted(opened.items())))


def _as_pairs(world: World) -> Key:
    return tuple(links(world).items())


@lru_cache(maxsize=32)
def _ground(board: Key, opened: Key) -> Ground:
    return Ground(board, opened)


def _cost(symbols: frozenset[str]) -> float:
    fitting = sum(1 for face in faces() if face & symbols)
    return min(HARDEST, len(faces()) / (2 * fitting)) if fitting else CLOSED


@cache
def sample_rolls(count: int, samples: int) -> tuple[tuple[int, ...], ...]:
    """A few rolls of so many movement dice, always the same ones."""
    chance = Chance(CHANCE_SEED)
    rolls = [[chance.below(len(faces())) + 1 for _ in range(MOST_DICE)] for _ in range(samples)]
    return tuple(tuple(sorted(roll[:count])) for roll in rolls)
