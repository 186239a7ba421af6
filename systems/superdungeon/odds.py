"""Exact chances of pools of dice against each other. Pure arithmetic on counted ways; knows no model."""

from __future__ import annotations

from functools import cache
from math import gcd

from components.questions import Odds
from components.texts import Text, text
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import Pool

Ways = dict[int, int]
"""In how many ways a roll shows so many stars."""

FACES = 6


@cache
def face_stars(colour: str) -> tuple[int, ...]:
    """The stars on the six faces of a die; icons carry none (section 3.2)."""
    return tuple(int(face) if face.isdigit() else 0 for face in content().numbers.faces[colour])  # type: ignore[index]


@cache
def ways(pool: Pool, discard: bool = False) -> Ways:
    """How the stars of a pool are spread over its 6^n falls; with `discard` without its highest die (SD-096)."""
    found = {(0, 0): 1}  # ways by (stars, most stars on one die)
    for colour in ("blue", "red", "green"):
        for _ in range(getattr(pool, colour)):
            found = _with_die(found, face_stars(colour))
    spread: Ways = {}
    for (stars, highest), count in found.items():
        result = stars + pool.white - (highest if discard else 0)
        spread[result] = spread.get(result, 0) + count
    return spread


def _with_die(found: dict[tuple[int, int], int], faces: tuple[int, ...]) -> dict[tuple[int, int], int]:
    more: dict[tuple[int, int], int] = {}
    for (stars, highest), count in found.items():
        for face in faces:
            key = (stars + face, max(highest, face))
            more[key] = more.get(key, 0) + count
    return more


def dice(pool: Pool) -> int:
    """How many dice of a pool are rolled; white stars are not."""
    return pool.blue + pool.red + pool.green


@cache
def mean(pool: Pool) -> float:
    """Stars a pool shows on average."""
    spread = ways(pool)
    return sum(stars * count for stars, count in spread.items()) / sum(spread.values())


@cache
def hits(attack: Pool, defence: Pool, weak: bool = False, fragile: bool = False) -> tuple[int, int]:
    """(ways, of): how often the attack shows more stars than the defence (SD-105), as a fraction in lowest terms."""
    against = ways(defence, fragile)
    won = sum(
        count * sum(other for low, other in against.items() if low < stars)
        for stars, count in ways(attack, weak).items()
    )
    return _lowest(won, FACES ** (dice(attack) + dice(defence)))


def beats(stars: int, defence: Pool, fragile: bool = False) -> tuple[int, int]:
    """(ways, of): how often a result already known shows more stars than the defence."""
    return hits(Pool(white=stars), defence, False, fragile)


def most(pool: Pool, stars: int, discard: bool = False) -> tuple[int, int]:
    """(ways, of): how often a pool shows so many stars at most."""
    return _lowest(
        sum(count for found, count in ways(pool, discard).items() if found <= stars), FACES ** dice(pool)
    )


def both(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """(ways, of): how often two things happen that have nothing to do with each other."""
    return _lowest(one[0] * other[0], one[1] * other[1])


def _lowest(good: int, of: int) -> tuple[int, int]:
    common = gcd(good, of)
    return good // common, of // common


def shown(chance: tuple[int, int], won: Text | None = None, lost: Text | None = None) -> tuple[Odds, ...]:
    """Odds for an option; outcomes that cannot happen are left out."""
    good, of = chance
    both = (
        Odds(won or text("odds-hit"), good, of),
        Odds(lost or text("odds-miss"), of - good, of),
    )
    return tuple(odds for odds in both if odds.ways)
