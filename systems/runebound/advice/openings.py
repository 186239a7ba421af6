"""How the before-combat part of a fight may go: a card's own text, and attacks that cost no card.

What touches neither side's life nor the foe's values counts for nothing here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from systems.runebound import vocabulary as v
from systems.runebound.advice.builds import Build, printed_on, stamina_of, test_value, value_of
from systems.runebound.content import content
from systems.runebound.forecast import Foe, Three, chance
from systems.runebound.vocabulary import PHASES

SURE = 99
"""Life that no foe has: an ended fight takes it all."""


class Opening(NamedTuple):
    """One way it may go: its chance, what it takes from the life of foe and hero, what it adds to the foe's values."""

    chance: float
    foe: int = 0
    own: int = 0
    values: Three = (0, 0, 0)


CALM = (Opening(1.0),)


@lru_cache(maxsize=10_000)
def openings(build: Build, tired: int, foe: str, enemy: Foe) -> tuple[Opening, ...]:
    """All the ways it may go for a hero with so much exhaustion."""
    printed = content().adventure.get(foe)
    effects = printed.before_combat if isinstance(printed, v.ChallengeRecord) else ()
    ways = _in_turn(build, effects)
    for hit, damage in strikes(build, tired, enemy):
        blows = (Opening(hit, foe=damage), Opening(1.0 - hit))
        ways = [_joined(way, further) for way in ways for further in blows if further.chance > 0]
    return _merged(ways)


def _in_turn(build: Build, effects: v.Effects) -> list[Opening]:
    ways = list(CALM)
    for effect in effects:
        ways = [_joined(way, further) for way in ways for further in _ways(build, effect)]
    return ways


def _ways(build: Build, effect: v.AnyEffect) -> tuple[Opening, ...]:
    """The ways in which one effect may go."""
    match effect:
        case v.Test(of=of, n=n, ok=ok, fail=fail):
            p = chance(n - test_value(build, of))
            return (
                *(_scaled(way, p) for way in _in_turn(build, ok)),
                *(_scaled(way, 1.0 - p) for way in _in_turn(build, fail)),
            )
        case v.FoeWound(n=n):
            return (Opening(1.0, foe=n),)
        case v.FoeLife(n=n):
            return (Opening(1.0, foe=-n),)
        case v.EndFight():
            return (Opening(1.0, foe=SURE),)
        case v.Wound(n=n, target="hero"):
            return (Opening(1.0, own=n),)
        case v.FoeValue(n=n, phases=phases, one=False):
            ranged, melee, magic = (n if phase in phases else 0 for phase in PHASES)
            return (Opening(1.0, values=(ranged, melee, magic)),)
    return CALM


def _joined(a: Opening, b: Opening) -> Opening:
    ranged, melee, magic = (x + y for x, y in zip(a.values, b.values, strict=True))
    return Opening(a.chance * b.chance, a.foe + b.foe, a.own + b.own, (ranged, melee, magic))


def _scaled(way: Opening, p: float) -> Opening:
    return way._replace(chance=way.chance * p)


def _merged(ways: list[Opening]) -> tuple[Opening, ...]:
    found: dict[Opening, float] = {}
    for way in ways:
        same = way._replace(chance=0.0)
        found[same] = found.get(same, 0.0) + way.chance
    return tuple(way._replace(chance=p) for way, p in found.items() if p > 0)


# --- attacks before combat ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=10_000)
def _attacks(build: Build) -> tuple[tuple[v.Record, v.Ability, v.Attack], ...]:
    """Attacks outside the phases that the hero's cards offer and that put no card away."""
    found = []
    for record in printed_on(build):
        for ability in record.abilities if isinstance(record, v.HeroRecord | v.MarketRecord) else ():
            if "before_combat" in ability.times and ability.use != "discard":
                attacks = [effect for effect in ability.effects if isinstance(effect, v.Attack)]
                found += [(record, ability, effect) for effect in attacks]
    return tuple(found)


def strikes(build: Build, tired: int, enemy: Foe) -> list[tuple[float, int]]:
    """(chance, damage) of the attacks that will be made: spells of hero and allies, the best one of an item."""
    found, by_item = [], []
    for record, ability, effect in _attacks(build):
        strike = _strike(build, record, effect, enemy)
        if ability.use == "activate":
            by_item.append(strike)
        elif not isinstance(record, v.HeroRecord) or tired + ability.exhaustion <= stamina_of(build):
            found.append(strike)  # allies are taken to be rested
    return found + sorted(by_item, reverse=True)[:1]


def _strike(build: Build, record: v.Record, effect: v.Attack, enemy: Foe) -> tuple[float, int]:
    attribute = v.ATTRIBUTE_OF_PHASE[effect.phase]
    is_ally = isinstance(record, v.MarketRecord) and record.figure is not None
    figure = record.figure if is_ally else content().heroes[build.hero].figure  # type: ignore[union-attr]
    strength: v.Strength = getattr(figure, attribute)
    value = strength.value if is_ally else value_of(build, attribute)
    damage = strength.damage if effect.damage is None else effect.damage
    return chance(enemy.values[PHASES.index(effect.phase)] - value - effect.bonus), damage
