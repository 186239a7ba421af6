"""How far things are: what a way costs in steps of open country, and where a roll of movement dice may lead.

Costs are kept per board and hero's ease on the ground; rolls are a few samples that stand for all. Worth is `mind.py`'s.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from functools import cache

from engine.observe import SeatView
from engine.rng import Chance
from engine.world import World
from systems.runebound import figures, reach
from systems.runebound.pathfinding import Openers, bound_to, dice_opening, faces, links
from systems.runebound.reach import Links

Ease = tuple[tuple[str, float], ...]
"""The cost of entering each terrain."""
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


class Ways:
    """Costs from every space to a goal, worked out when first asked for."""

    def __init__(self, board: Links, ease: Ease) -> None:
        self._links = board
        self._kinds = {near: kind for nears in board.values() for near, kind in nears}
        self._ease = dict(ease)
        self._to: dict[str, dict[str, float]] = {}
        self._worn: dict[tuple[str, float], dict[str, float]] = {}

    def cost(self, start: str, goal: str) -> float:
        """What the way from start to goal costs, in steps of open country."""
        if goal not in self._to:
            self._to[goal] = self._costs_to(goal)
        return self._to[goal][start]

    def worn(self, goal: str, speed: float) -> Mapping[str, float]:
        """What the way from each space leaves of the worth of a goal, for a hero of that speed."""
        if (goal, speed) not in self._worn:
            self.cost(goal, goal)
            turns = {space: NEXT_TURN + DELAY * cost / speed for space, cost in self._to[goal].items()}
            self._worn[goal, speed] = {space: PATIENCE**n for space, n in turns.items()}
        return self._worn[goal, speed]

    def _costs_to(self, goal: str) -> dict[str, float]:
        """Costs by Dijkstra's method from the goal outward: a step costs what the space entered asks for."""
        found: dict[str, float] = {}
        heap = [(0.0, goal)]
        while heap:
            cost, here = heapq.heappop(heap)
            if here in found:
                continue
            found[here] = cost
            further = cost + self._ease[self._kinds[here]]
            for there, _ in self._links[here]:
                if there not in found:
                    heapq.heappush(heap, (further, there))
        return found


def ways(view: SeatView, opened: Openers) -> Ways:
    """The ways of this board for a hero to whom the terrains are opened so."""
    ease = tuple((kind, _cost(symbols)) for kind, symbols in sorted(opened.items()))
    found: Ways = view.infer(f"ways {ease}", lambda world: Ways(links(world), ease))
    return found


def _cost(symbols: frozenset[str]) -> float:
    fitting = sum(1 for face in faces() if face & symbols)
    return min(HARDEST, len(faces()) / (2 * fitting)) if fitting else CLOSED


@cache
def sample_rolls(count: int, samples: int) -> tuple[tuple[int, ...], ...]:
    """A few rolls of so many movement dice, always the same ones."""
    chance = Chance(CHANCE_SEED)
    longest = 12
    rolls = [[chance.below(len(faces())) + 1 for _ in range(longest)] for _ in range(samples)]
    return tuple(tuple(sorted(roll[:count])) for roll in rolls)


Reaches = tuple[tuple[str, ...], ...]


def likely_reaches(
    view: SeatView, hero: str, opened: Openers, dice: tuple[int, int], samples: int
) -> Reaches:
    """The spaces that each of a few rolls would open from where the hero stands; `dice` and how many of them are bound."""
    here, (count, bonus) = figures.here(view, hero), dice
    bonus_on = bound_to(view, hero) if bonus else frozenset()
    key = (here, count, bonus, bonus_on, samples, tuple(sorted(opened.items())))
    known: dict[object, Reaches] = view.infer("likely reaches", _nothing_known)
    if key not in known:
        board = links(view)
        known[key] = tuple(
            tuple(reach.reachable(board, dice_opening(opened, roll, bonus, bonus_on), here))
            for roll in sample_rolls(count, samples)
        )
    return known[key]


def _nothing_known(world: World) -> dict[object, Reaches]:
    return {}


def terrain_of(view: SeatView) -> Mapping[str, str]:
    """The terrain of every space."""
    found: Mapping[str, str] = view.infer("terrain of", _terrains)
    return found


def _terrains(world: World) -> dict[str, str]:
    return {near: kind for nears in links(world).values() for near, kind in nears}
