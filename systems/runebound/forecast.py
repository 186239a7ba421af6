"""How a fight will go, in numbers: the best plan of a round and the exact chance to win with it.

Pure arithmetic on plain numbers, cached: the adviser asks it for every fight in sight. It knows the dice, not the table.
Cards used on the way are left out. Allies who will fall before the end count for the part of the fight that they last, a
foe's healing as more life.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
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
LIFE_STEP = 5
"""Tables are made for a life that is a multiple of this, so that figures with and without wounds share them."""
ENDLESS = 6.0
"""A foe that would have to be beaten so many times over is not beaten at all."""
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
    healing: int = 0
    """Wounds it loses at the end of each round."""


class Forecast(NamedTuple):
    """Chance to win, wounds the hero suffers on average, who acts in the three phases (see `DEFEND`), wounds of allies."""

    win: float
    wounds: float
    plan: Three
    allies: float = 0.0


class Blow(NamedTuple):
    """One phase of a plan: chance of a hit and what the foe loses, chance of a failure and what the hero loses."""

    hit: float
    dealt: int
    miss: float
    taken: int


CHANCES = tuple(ways_at_least(need) / WAYS for need in range(22))


def chance(need: int) -> float:
    """Chance that two ten-sided dice show `need` or more."""
    return CHANCES[need] if 0 <= need < len(CHANCES) else float(need < 0)


@lru_cache(maxsize=20_000)
def _chance_of(values: Three, held: Three) -> tuple[float, float, float]:
    """The chance to make good what is missing of each of three values."""
    first, second, third = values
    ranged, melee, magic = held
    return chance(first - ranged), chance(second - melee), chance(third - magic)


@lru_cache(maxsize=20_000)
def forecast(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe) -> Forecast:
    """How a fight from here goes if the same best plan is followed every round, exactly.

    `defence` are the hero's values when he defends.
    """
    way = course(hero, defence, allies, foe)
    return Forecast(*ending(way, foe.life, hero.life), way.plan, way.hurt)


@lru_cache(maxsize=20_000)
def estimate(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe) -> Forecast:
    """The same, quickly and about right."""
    way = _course(hero, defence, allies, foe)
    return Forecast(*guess(way, foe.life, hero.life), way.plan, way.hurt)


def guess(way: Course, foe_life: int, hero_life: int) -> tuple[float, float]:
    """What `ending` says, about: whose life runs out first, if both do so evenly with some luck."""
    if foe_life <= 0 or hero_life <= 0 or way.stretch >= ENDLESS:
        return ending(way, foe_life, hero_life)
    dealt = _run(foe_life * way.stretch, [(blow.hit, blow.dealt) for blow in way.blows])
    taken = _run(hero_life, [(blow.miss, blow.taken) for blow in way.blows])
    if dealt.rate <= 0:
        return 0.0, float(hero_life)
    if taken.rate <= 0:
        return 1.0, 0.0
    lead = (taken.rounds - dealt.rounds) / math.sqrt(LUCK * (dealt.spread + taken.spread) + LEAST_SPREAD)
    win = 0.5 * (1.0 + math.erf(lead / math.sqrt(2)))
    wounds = min(hero_life - 1.0, taken.rate * max(0.0, dealt.rounds - HEAD_START))
    return win, win * wounds + (1.0 - win) * hero_life


LUCK = 0.8
LEAST_SPREAD = 0.05
HEAD_START = 0.6
"""Fitted to exact forecasts: mean error of the chance 0.03."""


class Run(NamedTuple):
    """How a life runs out: what goes each round, in how many rounds it is gone, and the spread (variance) of that number."""

    rate: float
    rounds: float
    spread: float


def _run(life: float, losses: Sequence[tuple[float, int]]) -> Run:
    rate = squares = variance = 0.0
    for p, n in losses:
        mean = p * n
        rate += mean
        squares += mean * n
        variance += mean * n - mean * mean
    if rate <= 0:
        return Run(0.0, math.inf, 0.0)
    excess = squares / (2 * rate) - 0.5  # the last blow takes more than is needed
    return Run(rate, (life + excess) / rate, life * variance / rate**3)


class Course(NamedTuple):
    """A plan as blows, who acts in it, and the wounds that allies take by it in all.

    `stretch`: a foe that heals has so many times its life; one that heals as fast as it is hurt is never beaten.
    """

    blows: tuple[Blow, ...]
    plan: Three
    hurt: float
    stretch: float = 1.0


@lru_cache(maxsize=20_000)
def course(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe) -> Course:
    """The best plan against a foe and what each of its phases does."""
    return _course(hero, defence, allies, foe)


def _course(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe) -> Course:
    sides = (hero, *allies)
    hits = [_chance_of(foe.values, side.values) for side in sides]
    held = _chance_of(foe.values, defence)
    plan = _best_plan(sides, foe, hits, held)
    rounds = _length(sides, foe, plan, hits) if allies else ROUNDS
    blows, hurt = [], 0.0
    for phase, who in enumerate(plan):
        damage, broken = foe.damages[phase], 1.0 - held[phase]
        if who == DEFEND:
            blows.append(Blow(0.0, 0, broken, damage))
            continue
        side, hit, lasting, miss = sides[who - 1], hits[who - 1][phase], 1.0, 0.0
        if who == 1:
            miss = 1.0 - hit
        else:
            taken = (1.0 - hit) * damage * rounds
            hurt += min(taken, side.life)
            if taken > side.life:  # once an ally has fallen the hero defends in its place
                lasting = _quarters(side.life / taken)
                miss = broken * (1.0 - lasting)
        blows.append(Blow(hit * lasting, side.damages[phase], miss, damage))
    return Course(tuple(blows), plan, hurt, _stretch(blows, foe.healing))


def _stretch(blows: Sequence[Blow], healing: int) -> float:
    if not healing:
        return 1.0
    rate = sum(blow.hit * blow.dealt for blow in blows)
    return rate / (rate - healing) if rate > healing / (1.0 - 1.0 / ENDLESS) else ENDLESS


def _best_plan(
    sides: tuple[Side, ...], foe: Foe, hits: Sequence[Sequence[float]], held: Sequence[float]
) -> Three:
    """The assignment of a round that deals most and costs least (section 12 rule 2): the best figure of each phase, and
    only if one is wanted twice all assignments are compared.
    """
    first, second, third = scores = _scores(sides, foe, hits, held)
    best = first.index(max(first)), second.index(max(second)), third.index(max(third))
    return best if _is_plan(best) else _best_of_all(scores)


def _best_of_all(scores: Sequence[Sequence[float]]) -> Three:
    first, second, third = scores
    best, most = (DEFEND, DEFEND, DEFEND), -math.inf
    for plan in _plans(len(first) - 2):
        found = first[plan[0]] + second[plan[1]] + third[plan[2]]
        if found > most:
            best, most = plan, found
    return best


def _scores(
    sides: tuple[Side, ...], foe: Foe, hits: Sequence[Sequence[float]], held: Sequence[float]
) -> tuple[list[float], list[float], list[float]]:
    """Worth of each figure's acting in each phase: damage dealt less what a failure costs."""
    hero, *allies = sides
    found: tuple[list[float], list[float], list[float]] = ([], [], [])
    for phase, damage in enumerate(foe.damages):
        hit, scores = hits[0][phase], found[phase]
        cost = FATAL_WEIGHT * damage if hero.life <= damage else damage
        scores.append(cost * (held[phase] - 1.0))
        scores.append(hit * hero.damages[phase] - cost * (1.0 - hit))
        for number, ally in enumerate(allies, start=1):
            hit = hits[number][phase]
            weight = ALLY_WEIGHT + 1.0 if ally.life <= damage else ALLY_WEIGHT
            scores.append(hit * ally.damages[phase] - weight * damage * (1.0 - hit))
    return found


@cache
def _plans(allies: int) -> tuple[Three, ...]:
    """Every assignment of a round."""
    return tuple(plan for plan in product(range(allies + 2), repeat=3) if _is_plan(plan))


def _is_plan(plan: Three) -> bool:
    """Tell whether each figure attacks once at most (RB-093, RB-094)."""
    first, second, third = plan
    return (first != second or first == DEFEND) and (third not in (first, second) or third == DEFEND)


def _length(sides: tuple[Side, ...], foe: Foe, plan: Three, hits: Sequence[Sequence[float]]) -> float:
    """About how many rounds a fight lasts."""
    dealt = 0.0
    for phase, who in enumerate(plan):
        if who != DEFEND:
            dealt += hits[who - 1][phase] * sides[who - 1].damages[phase]
    return min(ROUNDS, max(1.0, foe.life / dealt)) if dealt else ROUNDS


def _quarters(part: float) -> float:
    """A part of a fight, roughly, so that fights that hardly differ share their tables."""
    return math.ceil(4 * part) / 4


def ending(way: Course, foe_life: int, hero_life: int) -> tuple[float, float]:
    """Chance to win and wounds suffered on average, from so much life on both sides."""
    if foe_life <= 0:
        return 1.0, 0.0
    if hero_life <= 0:
        return 0.0, 0.0
    if way.stretch >= ENDLESS:
        return 0.0, float(hero_life)
    foe_life = round(foe_life * way.stretch)
    return _table(way.blows, _rounded(foe_life), _rounded(hero_life))[foe_life - 1][hero_life - 1]


def best_plan(hero: Side, defence: Three, allies: tuple[Side, ...], foe: Foe) -> Three:
    """Who acts in which phase of a round."""
    return course(hero, defence, allies, foe).plan


def _rounded(life: int) -> int:
    return -(-life // LIFE_STEP) * LIFE_STEP


@lru_cache(maxsize=2_000)
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
