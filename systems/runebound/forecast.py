"""How a fight will go, in numbers: the best plan of a round and the exact chance to win with it.

Pure arithmetic on plain numbers, cached: the adviser asks it for every fight in sight. It knows the dice, not the table.
Wounds only ever grow here: healing foes and cards used on the way are left out, and allies who fall are not followed.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from systems.runebound.odds import WAYS, ways_at_least

DEFEND = 0
"""Number of "the hero defends" in a plan; 1 is the hero's attack, 2 and on are the allies'."""
FATAL_WEIGHT = 2.0
ALLY_WEIGHT = 0.5


class Side(NamedTuple):
    """A figure that can attack: value and damage in ranged, melee and magic, and the life it has left."""

    values: tuple[int, int, int]
    damages: tuple[int, int, int]
    life: int


class Foe(NamedTuple):
    """A foe: value and damage in the three phases, and the life it has left."""

    values: tuple[int, int, int]
    damages: tuple[int, int, int]
    life: int


class Forecast(NamedTuple):
    """Chance to win, wounds the hero suffers on average, and who acts in the three phases (see `DEFEND`)."""

    win: float
    wounds: float
    plan: tuple[int, int, int]


class Blow(NamedTuple):
    """One phase of a plan: chance of success, what the foe loses then, what the hero loses otherwise."""

    chance: float
    dealt: int
    taken: int


def chance(need: int) -> float:
    """Chance that two ten-sided dice show `need` or more."""
    return ways_at_least(need) / WAYS


@lru_cache(maxsize=50_000)
def forecast(hero: Side, defence: tuple[int, int, int], allies: tuple[Side, ...], foe: Foe) -> Forecast:
    """How a fight from here goes if the same best plan is followed every round.

    `defence` are the hero's values when he defends.
    """
    plan = best_plan(hero, defence, allies, foe)
    blows = tuple(_blow(hero, defence, allies, foe, phase, plan[phase]) for phase in range(3))
    win, wounds = _outcome(blows, foe.life, hero.life)
    return Forecast(win, wounds, plan)


@lru_cache(maxsize=50_000)
def best_plan(hero: Side, defence: tuple[int, int, int], allies: tuple[Side, ...], foe: Foe) -> tuple[int, int, int]:
    """The assignment of a round that deals most and costs least (section 12 rule 2)."""
    scores = [
        [score(hero, defence, allies, foe, phase, who) for who in range(len(allies) + 2)] for phase in range(3)
    ]
    plans = [
        plan
        for plan in product(range(len(allies) + 2), repeat=3)
        if all(plan.count(who) <= 1 for who in set(plan) - {DEFEND})
    ]
    best = max(plans, key=lambda plan: sum(scores[phase][plan[phase]] for phase in range(3)))
    return best[0], best[1], best[2]


def score(
    hero: Side, defence: tuple[int, int, int], allies: tuple[Side, ...], foe: Foe, phase: int, who: int
) -> float:
    """Worth of one figure acting in one phase: damage dealt less what a failure costs."""
    blow = _blow(hero, defence, allies, foe, phase, who)
    lost = foe.damages[phase] * (1 - blow.chance)
    if who <= 1:
        weight = FATAL_WEIGHT if hero.life <= foe.damages[phase] else 1.0
    else:
        weight = ALLY_WEIGHT + (1.0 if foe.damages[phase] >= allies[who - 2].life else 0.0)
    return blow.chance * blow.dealt - weight * lost


def _blow(
    hero: Side, defence: tuple[int, int, int], allies: tuple[Side, ...], foe: Foe, phase: int, who: int
) -> Blow:
    if who == DEFEND:
        return Blow(chance(foe.values[phase] - defence[phase]), 0, foe.damages[phase])
    side = hero if who == 1 else allies[who - 2]
    taken = foe.damages[phase] if who == 1 else 0
    return Blow(chance(foe.values[phase] - side.values[phase]), side.damages[phase], taken)


def _outcome(blows: tuple[Blow, ...], foe_life: int, hero_life: int) -> tuple[float, float]:
    """Chance to win and wounds suffered, by going through all states from the last blow back."""
    win: dict[tuple[int, int], float] = {}
    lost: dict[tuple[int, int], float] = {}
    for foe in range(1, foe_life + 1):
        for own in range(1, hero_life + 1):
            win[foe, own], lost[foe, own] = _from_state(blows, foe, own, win, lost)
    if foe_life <= 0:
        return 1.0, 0.0
    return win[foe_life, hero_life], lost[foe_life, hero_life]


def _from_state(
    blows: tuple[Blow, ...],
    foe: int,
    own: int,
    win: dict[tuple[int, int], float],
    lost: dict[tuple[int, int], float],
) -> tuple[float, float]:
    states = {(foe, own): 1.0}
    for blow in blows:
        states = _strike(states, blow)
    same = states.pop((foe, own), 0.0)
    if same >= 1.0 - 1e-9:
        return 0.0, 0.0
    won = wounds = 0.0
    for (foe_left, own_left), part in states.items():
        part /= 1.0 - same
        wounds += part * (own - max(0, own_left))
        if foe_left <= 0:
            won += part
        elif own_left > 0:
            won += part * win[foe_left, own_left]
            wounds += part * lost[foe_left, own_left]
    return won, wounds


def _strike(states: dict[tuple[int, int], float], blow: Blow) -> dict[tuple[int, int], float]:
    after: dict[tuple[int, int], float] = {}
    for (foe, own), part in states.items():
        if foe <= 0 or own <= 0:
            after[foe, own] = after.get((foe, own), 0.0) + part
            continue
        hit, miss = (foe - blow.dealt, own), (foe, own - blow.taken)
        after[hit] = after.get(hit, 0.0) + part * blow.chance
        after[miss] = after.get(miss, 0.0) + part * (1.0 - blow.chance)
    return after
