"""How models walk: lawful steps, what they cost, where a model can get and on which way (SD-061 to SD-070, SD-247).

The same steps, freed of costs and of other models, move a model under control (SD-193 to SD-201). This file must not
know speed, sides or abilities: the caller names squares that block and squares that are taken.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Collection, Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from engine.boards import Cell, square_neighbours
from systems.superdungeon.geometry import LARGE, SMALL, Ground, base, distance

Control = Literal["compel", "pull", "push"]

ROUGH: Final = 2
"""What a step into difficult terrain costs, and a step that squeezes (SD-065, SD-067)."""

KEPT: Final = 64
"""So many reaches are remembered; a model asks for the same one again and again while nobody else moves."""

MOST_WALLS: Final = 2
"""A squeezing base lies over so many walls at most (SD-067)."""


class Gait(msgspec.Struct, frozen=True, gc=False):
    """How a model walks: the size of its base, whether it flies, and what a difficult square costs it."""

    size: int = SMALL
    flies: bool = False
    difficult: int = ROUGH
    """1 for a model with Surefoot (SD-069)."""


class Reach(msgspec.Struct, frozen=True, gc=False):
    """Where a model can get: `ends` may be stopped on, and `costs` also has what it can only pass."""

    start: Cell
    costs: dict[Cell, int]
    came: dict[Cell, Cell]
    ends: tuple[Cell, ...]
    """Cheapest first, then in reading order; without the start."""

    def path(self, end: Cell) -> list[Cell]:
        """The steps of the cheapest way, start excluded, end included; it burns as little as a way so cheap can."""
        way = [end]
        while way[-1] != self.start:
            way.append(self.came[way[-1]])
        return way[-2::-1]


class Step(msgspec.Struct, frozen=True, gc=False):
    """A step that no wall forbids, from one place of a base to another."""

    to: Cell
    squares: frozenset[Cell]
    """What the base covers then."""
    squeezes: bool
    rough: bool
    """Whether one of the newly covered squares is difficult; those covered before do not count (SD-066)."""
    burns: bool

    def cost(self, gait: Gait) -> int:
        """The speed it takes; squeezing and difficult terrain do not add up (SD-065, SD-067, SD-068)."""
        if self.squeezes:
            return ROUGH
        return gait.difficult if self.rough and not gait.flies else 1


Way: TypeAlias = tuple[Cell, int, frozenset[Cell]]
"""A step as a gait takes it: where to, its toll, the squares covered then."""
SPEED: Final = 1024
"""The toll of one point of speed; a burning step adds 1, so that it decides only between ways that are equally cheap."""


# --- single steps ---------------------------------------------------------------------------------------------


def steps(ground: Ground, at: Cell, size: int = SMALL) -> dict[Cell, Step]:
    """The steps from a place that no wall forbids, by where they lead; models are not looked at."""
    kept = ground.walks.get((at, size))
    if kept is None:
        around = ground.around(at) if size == SMALL else square_neighbours(at, diagonal=True)
        lawful = [to for to in around if size == SMALL or _large_can_step(ground, at, to)]
        kept = ground.walks[at, size] = {to: _step(ground, at, to, size) for to in lawful}
    return kept


def _step(ground: Ground, at: Cell, to: Cell, size: int) -> Step:
    fresh = set(base(to, size)) - set(base(at, size))
    return Step(
        to=to,
        squares=_floor(ground, to, size),
        squeezes=not ground.fits(to, size),
        rough=not ground.difficult.isdisjoint(fresh),
        burns=not ground.burning.isdisjoint(fresh),
    )


def _large_can_step(ground: Ground, at: Cell, to: Cell) -> bool:
    """A base keeps one square at least, and goes through no gap between two corners (SD-067, SD-247)."""
    old, new = _floor(ground, at, LARGE), _floor(ground, to, LARGE)
    return _carries(new) and not old.isdisjoint(new) and not _corners_shut(ground, at, to)


def _floor(ground: Ground, at: Cell, size: int) -> frozenset[Cell]:
    """The squares under a base, without the walls it squeezes over."""
    return ground.squares.intersection(base(at, size))


def _carries(floor: frozenset[Cell]) -> bool:
    """Tell whether a large base can lie over these squares: at least two, and not two that only corners join."""
    if len(floor) != LARGE * LARGE - MOST_WALLS:
        return len(floor) > LARGE * LARGE - MOST_WALLS
    (ax, ay), (bx, by) = floor
    return ax == bx or ay == by


def _corners_shut(ground: Ground, at: Cell, to: Cell) -> bool:
    """Tell whether a diagonal step of a large base has walls on both corners that neither place covers (SD-247)."""
    (x, y), (nx, ny) = at, to
    if x == nx or y == ny:
        return False
    left, right, top, bottom = min(x, nx), max(x, nx) + 1, min(y, ny), max(y, ny) + 1
    falls = (nx > x) == (ny > y)
    corners = ((right, top), (left, bottom)) if falls else ((left, top), (right, bottom))
    return ground.squares.isdisjoint(corners)


# --- a whole move ---------------------------------------------------------------------------------------------


def reach(
    ground: Ground,
    at: Cell,
    speed: int,
    gait: Gait,
    blocked: Collection[Cell] = frozenset(),
    taken: Collection[Cell] = frozenset(),
) -> Reach:
    """Where a model gets with some speed: through `taken` squares, but never to stop there; not through `blocked` ones.

    Blocked are the squares of enemies, chests and spawning points, which only flyers pass; taken those of friends (SD-063,
    SD-024, SD-068). The model's own squares are neither.
    """
    key = (at, speed, gait, frozenset(blocked), frozenset(taken))
    known = ground.reaches.get(key)
    if known is None:
        if len(ground.reaches) >= KEPT:
            ground.reaches.clear()
        known = ground.reaches[key] = _reach(ground, at, speed, gait, key[3], key[3] | key[4])
    return known


def _reach(
    ground: Ground, at: Cell, speed: int, gait: Gait, blocked: frozenset[Cell], full: frozenset[Cell]
) -> Reach:
    costs, came = _cheapest(ground, at, speed, gait, frozenset() if gait.flies else blocked)
    ends = [cell for cell in costs if cell != at and _can_stop(ground, cell, gait.size, full)]
    return Reach(at, costs, came, tuple(sorted(ends, key=lambda end: (costs[end], end[1], end[0]))))


def _cheapest(
    ground: Ground, at: Cell, speed: int, gait: Gait, shut: frozenset[Cell]
) -> tuple[dict[Cell, int], dict[Cell, Cell]]:
    """For each place its least cost and the place before; of ways so cheap the one with the fewest burning steps."""
    tolls, came = {at: 0}, dict[Cell, Cell]()
    ways, limit = ground.ways.setdefault(gait, {}), (speed + 1) * SPEED
    queue = [(0, at)]
    while queue:
        so_far, here = heapq.heappop(queue)
        if so_far > tolls[here]:
            continue
        for there, price, squares in ways.get(here) or _found_ways(ground, here, gait):
            toll = so_far + price
            if toll < tolls.get(there, limit) and shut.isdisjoint(squares):
                tolls[there], came[there] = toll, here
                heapq.heappush(queue, (toll, there))
    return {cell: toll // SPEED for cell, toll in tolls.items()}, came


def _found_ways(ground: Ground, at: Cell, gait: Gait) -> list[Way]:
    """The steps from a place with their prices for a gait, which are kept."""
    found = steps(ground, at, gait.size).values()
    ground.ways[gait][at] = kept = [
        (step.to, step.cost(gait) * SPEED + (step.burns and not gait.flies), step.squares) for step in found
    ]
    return kept


def _can_stop(ground: Ground, at: Cell, size: int, full: frozenset[Cell]) -> bool:
    if size == SMALL:
        return at not in full
    return ground.fits(at, size) and full.isdisjoint(base(at, size))


def distances(ground: Ground, sources: Iterable[Cell], limit: int | None = None) -> dict[Cell, int]:
    """Steps from the nearest of some squares to each other square, nearest first; models and terrain aside."""
    found = {cell: 0 for cell in sources if ground.is_square(cell)}
    order = list(found)
    for here in order:  # which grows meanwhile
        steps = found[here] + 1
        if limit is not None and steps > limit:
            break
        for there in ground.around(here):
            if there not in found:
                found[there] = steps
                order.append(there)
    return found


# --- moved by others ------------------------------------------------------------------------------------------


def control_ends(
    ground: Ground,
    control: Control,
    squares: int,
    at: Cell,
    size: int,
    source: Cell,
    source_size: int = SMALL,
    taken: Collection[Cell] = frozenset(),
) -> list[Cell]:
    """Where a control effect may leave its target, in reading order (SD-195 to SD-201).

    Every step costs 1; models, terrain and the price of squeezing do not count, walls do (SD-198). `taken` are the squares
    of all others. A pull ends nearer to the source than it began, a push farther off.
    """
    before, full = distance(source, at, source_size, size), frozenset(taken)
    found = []
    for end in _moved(ground, at, size, squares):
        after = distance(source, end, source_size, size)
        right_way = control == "compel" or (after < before if control == "pull" else after > before)
        if end != at and right_way and _can_stop(ground, end, size, full):
            found.append(end)
    return sorted(found, key=lambda end: (end[1], end[0]))


def _moved(ground: Ground, at: Cell, size: int, squares: int) -> dict[Cell, int]:
    """Places within some free steps."""
    found = {at: 0}
    queue = deque([at])
    while queue:
        here = queue.popleft()
        if found[here] < squares:
            for there in steps(ground, here, size):
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
    return found
