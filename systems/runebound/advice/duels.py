"""How a fight between two heroes will go: roles swap each round, and the defender rolls for the number to reach.

Each side follows its best plan whenever it is the attacker. Pure arithmetic on builds; escapes are left out.
"""

from __future__ import annotations

from functools import cache, lru_cache

from systems.runebound.advice.builds import Build, Shape
from systems.runebound.advice.lineup import LineUp, line_up
from systems.runebound.forecast import DEFEND, Foe, best_plan
from systems.runebound.odds import EVEN_ROLL, WAYS, ways_at_least

ROUNDS = 20
"""Longer than this the stronger side is taken to win no more."""

Lives = dict[tuple[int, int], float]


@lru_cache(maxsize=10_000)
def duel(attacker: tuple[Build, Shape], defender: tuple[Build, Shape]) -> float:
    """The chance that the attacker beats the defender."""
    sides = (line_up(*attacker, "", True), line_up(*defender, "", True))
    lives: Lives = {(sides[0].hero.life, sides[1].hero.life): 1.0}
    won = 0.0
    for number in range(ROUNDS):
        active = number % 2
        for phase, who in enumerate(_plan(sides[active], sides[1 - active])):
            lives = _phase(lives, sides, active, phase, who)
            won += sum(part for (own, other), part in lives.items() if other <= 0 < own)
            lives = {left: part for left, part in lives.items() if left[0] > 0 and left[1] > 0}
    return won


def _plan(attacker: LineUp, defender: LineUp) -> tuple[int, int, int]:
    values = tuple(value + EVEN_ROLL for value in defender.defence)
    foe = Foe((values[0], values[1], values[2]), defender.hero.damages, defender.hero.life)
    return best_plan(attacker.hero, attacker.defence, attacker.allies, foe)


def _phase(lives: Lives, sides: tuple[LineUp, LineUp], active: int, phase: int, who: int) -> Lives:
    """One phase: a hit hurts the defender, a miss the attacking hero; allies of the attacker shield him."""
    attacker, defender = sides[active], sides[1 - active]
    if who == DEFEND:
        value, dealt = attacker.defence[phase], 0
    else:
        side = attacker.hero if who == 1 else attacker.allies[who - 2]
        value, dealt = side.values[phase], side.damages[phase]
    taken = defender.hero.damages[phase] if who <= 1 else 0
    hit = beats(value - defender.defence[phase])
    after: Lives = {}
    for left, part in lives.items():
        for change, loses, chance in ((dealt, 1 - active, hit), (taken, active, 1.0 - hit)):
            now = [left[0], left[1]]
            now[loses] -= change
            key = (now[0], now[1])
            after[key] = after.get(key, 0.0) + part * chance
    return after


@cache
def beats(lead: int) -> float:
    """The chance that two dice with that lead reach what two other dice show."""
    faces = range(2, 21)
    exactly = {n: (ways_at_least(n) - ways_at_least(n + 1)) / WAYS for n in faces}
    return sum(exactly[other] * ways_at_least(other - lead) / WAYS for other in faces)
