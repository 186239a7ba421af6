"""How a fight will go, in numbers: the best plan of a round and the exact chance to win with it.

Pure arithmetic on plain numbers, cached: the adviser asks it for every fight in sight. It knows the dice, not the table.
Wounds only ever grow here: healing foes and cards used on the way are left out. Allies who will fall before the end count
for the part of the fight that they last.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from systems.runebound.odds import WAYS, ways_at_least

DEFEND = 0
"""Number of "the hero defends" in a plan; 1 is the hero's attack, 2 and on are the allies'."""
FATAL_WEIGHT = 2.0
ALLY_WEIGHT = 0.5
BARRED = -99
"""The value of a figure that may not act in a phase: no dice ever make up for it."""
LIFE_STEP = 6
"""Tables are made for a life that is a multiple of this, so that figures with and without wounds share them."""
ROUNDS = 12.0
"""Longer than this no fight is thought to last."""
SAME = 1.0 - 1e-9

Three = tuple[int, int, int]
"""A number for each phase: ranged, melee, magic."""
State = tuple[float, int, int]
"""A chance, and the life that foe and hero have left."""
Table = tuple[tuple[tuple[float, float], ...], ...]
"""Chance to win and wounds suffered, by the life of the foe and the life of the hero."""


class Side(NamedTuple):
    """A figure that can attack: value and damage in ranged, melee and magic, and the life it has left."""

    values: Three
    damages: Three
    life: int


class Foe(NamedTuple):
    """A foe: value and damage in the three phases, and the life it has left."""

    values: Three
    damages: Three
    life: int


class Forecast(NamedTuple):
    """Chance to win, wounds the hero suffers on average, who acts in the three phases (see `DEFEND`), wounds of allies."""

    win: float
    wounds: float
    plan: Three
    allies: float = 0.0


class Blow(NamedTuple):
    """One phase of a plan: chance of a hit and what the foe loses by it, chance of a failure and what the hero loses by it."""

    hit: float
    dealt: int
    miss: float
    taken: int


CHANCES = tuple(ways_at_least(need) / WAYS for need in range(22))


def chance(need: int) -> float:
    """Chance that two ten-sided dice show `need` or more."""
    return CHANCES[max(0, min(need, 21))]


@lru_cache(maxsize=100_000)
def forecast(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe) -> Forecast:
    """How a fight from here goes if the same best plan is followed every round.

    `defence` are the hero's values when he defends.
    """
    plan = best_plan(hero, defence, allies, foe)
    if foe.life <= 0:
        return Forecast(1.0, 0.0, plan)
    if hero.life <= 0:
        return Forecast(0.0, 0.0, plan)
    lasting, hurt = _staying_power(hero, allies, foe, plan)
    blows = tuple(
        _blow(hero, defence, allies, foe, phase, who, lasting[phase]) for phase, who in enumerate(plan)
    )
    table = _table(blows, _rounded(foe.life), _rounded(hero.life))
    win, wounds = table[foe.life - 1][hero.life - 1]
    return Forecast(win, wounds, plan, hurt)


@lru_cache(maxsize=100_000)
def best_plan(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe) -> Three:
    """The assignment of a round that deals most and costs least (section 12 rule 2)."""
    first, second, third = (
        [score(hero, defence, allies, foe, phase, who) for who in range(len(allies) + 2)]
        for phase in range(3)
    )
    return max(_plans(len(allies)), key=lambda plan: first[plan[0]] + second[plan[1]] + third[plan[2]])


@cache
def _plans(allies: int) -> tuple[Three, ...]:
    """Every assignment of a round: each figure attacks once at most (RB-093, RB-094)."""
    return tuple(
        plan
        for plan in product(range(allies + 2), repeat=3)
        if all(plan.count(who) <= 1 for who in plan if who != DEFEND)
    )


def score(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe, phase: int, who: int) -> float:
    """Worth of one figure acting in one phase: damage dealt less what a failure costs."""
    damage, need = foe.damages[phase], foe.values[phase]
    if who == DEFEND:
        weight = FATAL_WEIGHT if hero.life <= damage else 1.0
        return -weight * damage * (1.0 - chance(need - defence[phase]))
    side = hero if who == 1 else allies[who - 2]
    hit = chance(need - side.values[phase])
    is_fatal = side.life <= damage
    if who == 1:
        weight = FATAL_WEIGHT if is_fatal else 1.0
    else:
        weight = ALLY_WEIGHT + (1.0 if is_fatal else 0.0)
    return hit * side.damages[phase] - weight * damage * (1.0 - hit)


def _staying_power(
    hero: Side, allies: tuple[Side, ...], foe: Foe, plan: Three
) -> tuple[tuple[float, float, float], float]:
    """For each phase the part of the fight for which its figure lasts, and the wounds that allies take in all."""
    hits = [
        chance(foe.values[phase] - (hero if who == 1 else allies[who - 2]).values[phase])
        if who != DEFEND
        else 0.0
        for phase, who in enumerate(plan)
    ]
    dealt = sum(
        hit * (hero if who == 1 else allies[who - 2]).damages[phase]
        for phase, (who, hit) in enumerate(zip(plan, hits, strict=True))
        if who != DEFEND
    )
    rounds = min(ROUNDS, max(1.0, foe.life / dealt)) if dealt else ROUNDS
    lasting, hurt = [1.0, 1.0, 1.0], 0.0
    for phase, who in enumerate(plan):
        if who > 1:
            taken = (1.0 - hits[phase]) * foe.damages[phase] * rounds
            life = allies[who - 2].life
            hurt += min(taken, life)
            lasting[phase] = min(1.0, life / taken) if taken else 1.0
    return (lasting[0], lasting[1], lasting[2]), hurt


def _blow(
    hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe, phase: int, who: int, lasting: float
) -> Blow:
    """One phase of a plan; once an ally has fallen the hero defends in its place."""
    damage, need = foe.damages[phase], foe.values[phase]
    broken = 1.0 - chance(need - defence[phase])
    if who == DEFEND:
        return Blow(0.0, 0, broken, damage)
    side = hero if who == 1 else allies[who - 2]
    hit = chance(need - side.values[phase])
    if who == 1:
        return Blow(hit, side.damages[phase], 1.0 - hit, damage)
    return Blow(hit * lasting, side.damages[phase], broken * (1.0 - lasting), damage)


def _rounded(life: int) -> int:
    return -(-life // LIFE_STEP) * LIFE_STEP


@lru_cache(maxsize=20_000)
def _table(blows: tuple[Blow, ...], foe_life: int, hero_life: int) -> Table:
    """How the fight ends from every state, each one from those with less life."""
    rows: list[tuple[tuple[float, float], ...]] = []
    for foe in range(1, foe_life + 1):
        row: list[tuple[float, float]] = []
        rows.append(())
        for own in range(1, hero_life + 1):
            row.append(_from_state(blows, foe, own, rows, row))
        rows[-1] = tuple(row)
    return tuple(rows)


def _from_state(
    blows: tuple[Blow, ...],
    foe: int,
    own: int,
    rows: list[tuple[tuple[float, float], ...]],
    row: list[tuple[float, float]],
) -> tuple[float, float]:
    ends = [(1.0, foe, own)]
    for blow in blows:
        ends = _strike(ends, blow)
    same = won = wounds = 0.0
    for part, foe_left, own_left in ends:
        if foe_left == foe and own_left == own:
            same += part
            continue
        wounds += part * (own - max(0, own_left))
        if foe_left <= 0:
            won += part
        elif own_left > 0:
            further = row if foe_left == foe else rows[foe_left - 1]
            won += part * further[own_left - 1][0]
            wounds += part * further[own_left - 1][1]
    if same >= SAME:
        return 0.0, 0.0
    return won / (1.0 - same), wounds / (1.0 - same)


def _strike(states: list[State], blow: Blow) -> list[State]:
    """What one phase makes of every state; who is beaten already takes no part."""
    after: list[State] = []
    for state in states:
        part, foe, own = state
        if foe <= 0 or own <= 0:
            after.append(state)
            continue
        hit = part * blow.hit if blow.dealt else 0.0
        miss = part * blow.miss if blow.taken else 0.0
        if hit:
            after.append((hit, foe - blow.dealt, own))
        if miss:
            after.append((miss, foe, own - blow.taken))
        if part - hit - miss > 0.0:
            after.append((part - hit - miss, foe, own))
    return after
