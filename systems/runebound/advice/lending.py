"""What each card lends to the figures of a fight: pure facts of single records, each worked out once.

`lineup.py` adds them up for a hero and all his cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from systems.runebound import vocabulary as v
from systems.runebound.advice.builds import FIGHT_STATS
from systems.runebound.content import content
from systems.runebound.forecast import Three
from systems.runebound.vocabulary import PHASES

HERO = ("hero", "any")
ALLIES = ("ally", "any")
ITSELF = ("self",)
"""Whose rolls a modifier may change."""
REROLL = 3
"""Rolling again counts as such a bonus on one roll."""


class Lent(NamedTuple):
    """What is added to attacks, defence and damage in the three phases."""

    attack: Three
    defend: Three
    damage: Three


class Soaks(NamedTuple):
    """Wounds that a card cancels in one fight: by an exhaustion each, when turned face down, when put away."""

    paid: int = 0
    activated: int = 0
    others: int = 0


def lent(record: str, to: tuple[str, ...], colour: str, level: int) -> Lent:
    """What the modifiers of a record lend all the time, against foes of a colour, to a hero of a level or his allies."""
    return _lent(record, to, colour, level if _asks_for_level(record) else 0)


@cache
def _asks_for_level(record: str) -> bool:
    return any(m.level for m in content().record(record).modifiers)


@cache
def _lent(record: str, to: tuple[str, ...], colour: str, level: int) -> Lent:
    found = [
        m
        for m in content().record(record).modifiers
        if m.by in to and level >= m.level and (not m.colours or colour in m.colours)
    ]
    return Lent(*(added(found, stat, role) for stat, role in _ROWS))


_ROWS = (("roll", "attack"), ("roll", "defend"), ("damage", "attack"))


def added(modifiers: Iterable[v.Modifier], stat: str, role: str) -> Three:
    """What modifiers add to a number of those who play that role, in the three phases."""
    fitting = [m for m in modifiers if m.stat == stat and (not m.roles or role in m.roles)]
    return three([sum(m.n for m in fitting if _reaches(m, phase)) for phase in PHASES])


def _reaches(m: v.Modifier, phase: v.Phase) -> bool:
    """Tell whether a modifier holds in a phase; a bonus on one roll of many does in none."""
    in_time = not m.first or (m.first == "round" and phase == PHASES[0])
    return in_time and (not m.phases or phase in m.phases)


@cache
def once(record: str, role: str) -> Three:
    """Bonuses on one roll of that kind that a card gives its hero once a turn or for exhaustion."""
    fitting = [
        ability
        for ability in abilities_on(record)
        if ability.rolls_by != "self"
        and ability.use != "discard"
        and (not ability.roles or role in ability.roles)
    ]
    return _bonuses(fitting)


@cache
def own_once(record: str) -> Three:
    """Bonuses on one roll of its own that an ally may use."""
    return _bonuses([ability for ability in abilities_on(record) if ability.rolls_by == "self"])


def _bonuses(abilities: Iterable[v.Ability]) -> Three:
    return three(
        [sum(_bonus(ability) for ability in abilities if phase in ability.times) for phase in PHASES]
    )


def _bonus(ability: v.Ability) -> int:
    """What an ability is worth as a bonus on one roll."""
    bonus = sum(e.n for e in ability.effects if isinstance(e, v.RollBonus))
    return bonus + sum(REROLL for e in ability.effects if isinstance(e, v.Reroll))


@cache
def paid_damage(hero: str) -> Three:
    """Damage a hero may add to a hit for exhaustion (Korrag); cards do so only once a turn."""
    effects = [(a.times, e.n) for a in abilities_on(hero) for e in a.effects if isinstance(e, v.DamageBonus)]
    return three([sum(n for times, n in effects if phase in times) for phase in PHASES])


@cache
def soaks(record: str) -> Soaks:
    """What a card cancels of the wounds of a hero; a saved knock-out counts as two."""
    paid = activated = others = 0
    for ability in abilities_on(record):
        for effect in ability.effects if "wounds" in ability.times else ():
            n = effect.n if isinstance(effect, v.Soak) else 2 * isinstance(effect, v.CancelKnockOut)
            if ability.use == "activate":
                activated = max(activated, n)
            elif ability.use == "pay" and isinstance(effect, v.Soak):
                paid += 1
            elif ability.use == "discard":
                others += n
    return Soaks(paid, activated, others)


@cache
def tells_in_fights(card: str) -> bool:
    """Tell whether a card changes anything that forecasts of fights see."""
    printed = content().record(card)
    is_ally = isinstance(printed, v.MarketRecord) and printed.figure is not None
    changes = any(m.stat in FIGHT_STATS for m in printed.modifiers)
    helps = any(any(once(card, role)) for role in ("attack", "defend"))
    return is_ally or changes or helps or any(soaks(card))


@cache
def abilities_on(record: str) -> tuple[v.Ability, ...]:
    """The abilities printed on a hero or card; events have none."""
    printed = content().record(record)
    return printed.abilities if isinstance(printed, v.HeroRecord | v.MarketRecord) else ()


def total(rows: Iterable[Three]) -> Three:
    """Numbers for each phase, added up."""
    ranged = melee = magic = 0
    for row in rows:
        ranged, melee, magic = ranged + row[0], melee + row[1], magic + row[2]
    return ranged, melee, magic


def three(numbers: list[int]) -> Three:
    """A number for each phase."""
    return numbers[0], numbers[1], numbers[2]
