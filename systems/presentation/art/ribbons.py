"""Roads and rivers as ribbons: which hexes belong together, and the soft line through their centres.

Plain geometry on cells and points; this file must not know pygame or colours.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from engine.boards import Cell, hex_neighbours

Point = tuple[float, float]
Link = tuple[Cell, Cell]

RIBBONS: Final = ("river", "road")
_JOINS: Final = {"river": frozenset({"river"}), "road": frozenset({"road", "town"})}

EXITS: Final[tuple[tuple[int, ...], ...]] = tuple(
    exits for n in (1, 2, 3) for exits in combinations(range(6), n)
)
"""Every way a ribbon can leave one hex by one to three sides; sides are numbered as in `hex_neighbours`."""


def ribbon_links(kinds: Mapping[Cell, str], ribbon: str) -> list[Link]:
    """Returns the pairs of neighbouring cells that one road or river net joins, without little triangles."""
    joins = _JOINS[ribbon]
    links: dict[frozenset[Cell], Link] = {}
    for cell, kind in kinds.items():
        if kind not in joins:
            continue
        for other in hex_neighbours(cell):
            if kinds.get(other) in joins and not kind == kinds[other] == "town":
                _join(links, cell, other)
    if ribbon == "road":
        _bridge(kinds, links)
    return list(links.values())


def _join(links: dict[frozenset[Cell], Link], a: Cell, b: Cell) -> None:
    """Links two cells unless a third one already links them."""
    thirds = set(hex_neighbours(a)) & set(hex_neighbours(b))
    if not any(frozenset((a, third)) in links and frozenset((b, third)) in links for third in thirds):
        links.setdefault(frozenset((a, b)), (a, b))


def _bridge(kinds: Mapping[Cell, str], links: dict[frozenset[Cell], Link]) -> None:
    """Lets a road that stops at a river go on beyond it."""
    for cell in sorted(kinds):
        if kinds[cell] != "road" or _degrees(links.values())[cell] > 1:
            continue
        near = hex_neighbours(cell)
        for water in near:
            if kinds.get(water) != "river":
                continue
            beyond = [
                far
                for far in hex_neighbours(water)
                if kinds.get(far) in _JOINS["road"] and far != cell and far not in near
            ]
            if beyond:
                degrees = _degrees(links.values())
                goal = min(beyond, key=lambda far: degrees[far])
                links[frozenset((cell, water))] = (cell, water)
                links[frozenset((water, goal))] = (water, goal)
                break


def _degrees(links: Iterable[Link]) -> Counter[Cell]:
    return Counter(cell for link in links for cell in link)


def chains(links: Sequence[Link]) -> list[list[Cell]]:
    """Strings the links together into lines from one end or fork to the next."""
    around: dict[Cell, list[Cell]] = {}
    for a, b in links:
        around.setdefault(a, []).append(b)
        around.setdefault(b, []).append(a)
    left = {frozenset(link) for link in links}
    found = []
    for start in sorted(around, key=lambda cell: (len(around[cell]) == 2, cell)):
        for step in around[start]:
            if frozenset((start, step)) in left:
                found.append(_follow(start, step, around, left))
    return found


def _follow(
    start: Cell, step: Cell, around: Mapping[Cell, list[Cell]], left: set[frozenset[Cell]]
) -> list[Cell]:
    """Walks from `start` over `step` as long as there is just one way on, using up the links."""
    chain = [start, step]
    left.discard(frozenset(chain))
    while len(around[chain[-1]]) == 2:
        onward = [cell for cell in around[chain[-1]] if frozenset((chain[-1], cell)) in left]
        if not onward:
            break
        left.discard(frozenset((chain[-1], onward[0])))
        chain.append(onward[0])
    return chain


def smooth(points: Sequence[Point], steps: int = 9) -> list[Point]:
    """Returns the soft (Catmull-Rom) line through the points."""
    line: list[Point] = []
    for i in range(len(points) - 1):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 2)]
        for k in range(steps):
            line.append(_between(before, points[i], points[i + 1], after, k / steps))
    return [*line, points[-1]]


def _between(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    """The point at the share `t` of the way from p1 to p2 on the curve that p0 and p3 bend."""
    x, y = (
        0.5
        * (
            2 * p1[a]
            + (p2[a] - p0[a]) * t
            + (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t
            + (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t**3
        )
        for a in (0, 1)
    )
    return x, y


def wander(cell: Cell) -> Point:
    """How far a ribbon strays from the centre of a cell, in drawing units; always the same for one cell."""
    rng = random.Random(cell[0] * 31 + cell[1] * 7)
    return rng.uniform(-6, 6), rng.uniform(-5, 5)


def exits_of(kinds: Mapping[Cell, str], cell: Cell, links: Sequence[Link]) -> tuple[int, ...]:
    """The sides by which a ribbon leaves a cell, numbered as in `hex_neighbours`; rivers also leave the board.

    Never more than three sides and never none, so that the answer is one of `EXITS`.
    """
    linked = {b if a == cell else a for a, b in links if cell in (a, b)}
    around = hex_neighbours(cell)
    sides = [i for i, other in enumerate(around) if other in linked]
    outside = [i for i, other in enumerate(around) if other not in kinds]
    if kinds[cell] == "river" and len(sides) == 1 and outside:
        sides.append(outside[len(outside) // 2])
    return tuple(sorted(sides[:3])) or (0,)
