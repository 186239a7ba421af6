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
from systems.runebound.reach import Links

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
AT_BEST = PATIENCE**NEXT_TURN
"""What the shortest way leaves of a worth."""
SAMPLES = 10
CRUDE_SAMPLES = 4
CHANCE_SEED = 20
MOST_DICE = 12


class Country:
    """A board without anybody on it."""

    def __init__(self, board: Links) -> None:
        self.links = board
        self.terrains: Mapping[str, str] = {near: kind for nears in board.values() for near, kind in nears}
        self.towns = frozenset(space for space, kind in self.terrains.items() if kind == "town")


class Ground:
    """A board as one hero walks it. Everything is worked out when first asked for."""

    def __init__(self, country: Country, opened: Openers) -> None:
        self.country = country
        self._opened = opened
        self._ease = {space: _cost(opened[kind]) for space, kind in country.terrains.items()}
        self._near = {space: tuple(near for near, _ in nears) for space, nears in country.links.items()}
        self._costs: dict[str, dict[str, float]] = {}
        self._worn: dict[tuple[str, float], dict[str, float]] = {}
        self._reaches: dict[tuple[str, int, int, frozenset[str], int], Reaches] = {}
        self._dice: dict[tuple[tuple[int, ...], int, frozenset[str]], reach.Dice] = {}

    def left(self, here: str, goal: str, speed: float) -> float:
        """What the way from one space leaves of the worth of a goal, for a hero of that speed."""
        return _left(self.costs(goal)[here], speed)

    def worn(self, goal: str, speed: float) -> Mapping[str, float]:
        """The same from every space."""
        key = (goal, speed)
        found = self._worn.get(key)
        if found is None:
            found = {space: _left(cost, speed) for space, cost in self.costs(goal).items()}
            self._worn[key] = found
        return found

    def costs(self, goal: str) -> Mapping[str, float]:
        """What the way from each space costs: a step costs what the space entered asks for."""
        found = self._costs.get(goal)
        if found is None:
            found = self._costs[goal] = self._walked_back(goal)
        return found

    def _walked_back(self, goal: str) -> dict[str, float]:
        """By Dijkstra's method from the goal. Entering a space costs the same from everywhere, so a space is reached
        cheapest from the first of its neighbours whose turn comes.
        """
        found = {goal: 0.0}
        heap = [(self._ease[goal], goal)]
        while heap:
            cost, here = heapq.heappop(heap)
            for there in self._near[here]:
                if there not in found:
                    found[there] = cost
                    heapq.heappush(heap, (cost + self._ease[there], there))
        return found

    def likely_reaches(
        self, here: str, count: int, bonus: int, bonus_on: frozenset[str], samples: int
    ) -> Reaches:
        """The spaces that each of a few rolls of so many dice opens from here; the last `bonus` dice are bound."""
        key = (here, count, bonus, bonus_on, samples)
        found = self._reaches.get(key)
        if found is None:
            found = self._reaches[key] = tuple(
                tuple(reach.reachable(self.country.links, self._rolled(roll, bonus, bonus_on), here))
                for roll in sample_rolls(count, samples)
            )
        return found

    def _rolled(self, roll: tuple[int, ...], bonus: int, bonus_on: frozenset[str]) -> reach.Dice:
        key = (roll, bonus, bonus_on)
        found = self._dice.get(key)
        if found is None:
            found = self._dice[key] = dice_opening(self._opened, roll, bonus, bonus_on)
        return found


def ground(view: SeatView, opened: Openers) -> Ground:
    """The board of this game for a hero to whom the terrains are opened so."""
    country: Country = view.infer("country", _country)
    return _ground(country, frozenset(opened.items()))


@lru_cache(maxsize=32)
def _ground(country: Country, opened: frozenset[tuple[str, frozenset[str]]]) -> Ground:
    return Ground(country, dict(opened))


def _country(world: World) -> Country:
    return _same_country(tuple(links(world).items()))


@lru_cache(maxsize=8)
def _same_country(board: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]) -> Country:
    """One for all tables on the same board."""
    return Country(dict(board))


def _left(cost: float, speed: float) -> float:
    return PATIENCE ** (NEXT_TURN + DELAY * cost / speed)


def _cost(symbols: frozenset[str]) -> float:
    fitting = sum(1 for face in faces() if face & symbols)
    return min(HARDEST, len(faces()) / (2 * fitting)) if fitting else CLOSED


@cache
def sample_rolls(count: int, samples: int) -> tuple[tuple[int, ...], ...]:
    """A few rolls of so many movement dice, always the same ones."""
    chance = Chance(CHANCE_SEED)
    rolls = [[chance.below(len(faces())) + 1 for _ in range(MOST_DICE)] for _ in range(samples)]
    return tuple(tuple(sorted(roll[:count])) for roll in rolls)
