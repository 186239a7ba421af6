"""Who stands against whom: a hero's build and a foe's card as the plain figures of `forecast`.

What holds all the time is counted in full. Cards used once a turn count by a share of what they do, special rules of foes by
what they are worth in life or damage. For the fight under way the rules themselves are asked (`fighting.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from systems.runebound import vocabulary as v
from systems.runebound.advice.builds import (
    Build,
    Shape,
    allies_of,
    life_of,
    modifiers_of,
    printed_on,
    stamina_of,
    test_value,
)
from systems.runebound.content import content
from systems.runebound.forecast import BARRED, Foe, Side, Three, chance
from systems.runebound.vocabulary import PHASES

ONCE = 3
"""A bonus on one roll a turn counts as a third of it on every roll."""
LASTING = 2
"""A foe that heals each round counts as having so many times that life more."""
BOUGHT_SOAKS = 2
"""At most so many wounds are counted as cancelled by exhaustion in one fight."""
NOBODY = Foe((0, 0, 0), (0, 0, 0), 0)
NOTHING = v.Strength(0, 0)
ANYBODY = v.ChallengeRecord(
    id="",
    colour="green",
    figure=v.Figure(mind=NOTHING, body=NOTHING, spirit=NOTHING, life=0),
    reward=v.Reward(),
)
"""A foe without numbers or rules, for reading a hero's own side."""


class Opening(NamedTuple):
    """One way the before-combat part may go: its chance, and what it takes from the foe's life, the hero's life and the foe's values."""

    chance: float
    foe: int = 0
    own: int = 0
    values: Three = (0, 0, 0)


class LineUp(NamedTuple):
    """Both sides at the start of the first round, and the ways it may have come to it."""

    hero: Side
    defence: Three
    allies: tuple[Side, ...]
    foe: Foe
    openings: tuple[Opening, ...]


CALM = (Opening(1.0),)


@lru_cache(maxsize=100_000)
def line_up(build: Build, shape: Shape, foe: str, ambush: bool = False) -> LineUp:
    """A hero against the foe on an adventure card ("" = nobody in particular). An `ambush` has no before-combat part (RB-183)."""
    enemy = foe_figure(build, foe)
    against = _printed_foe(foe)
    armour = not any(isinstance(s, v.Forbid) and s.what == "armour" for s in _specials(against))
    life = life_of(build) - shape.wounds + soaked(build, shape, armour) - _toll(against)
    modifiers = [*modifiers_of(build), *_modifiers(against)]
    hero = Side(
        _values(build, modifiers, against, "attack"), _damages(build, modifiers, against), max(0, life)
    )
    allies = tuple(
        _ally(build, record, modifiers, against, wounds)
        for record, wounds in zip(allies_of(build), _padded(build, shape), strict=True)
    )
    openings = CALM if ambush else _openings(build, shape, against, enemy)
    return LineUp(hero, _values(build, modifiers, against, "defend"), allies, enemy, openings)


# --- the foe ---------------------------------------------------------------------------------------------------------


def _printed_foe(card: str) -> v.AdventureRecord:
    if not card:
        return ANYBODY
    found = content().adventure[card]
    assert isinstance(found, v.AdventureRecord)
    return found


def _specials(foe: v.AdventureRecord) -> tuple[v.AnySpecial, ...]:
    return foe.specials if isinstance(foe, v.ChallengeRecord) else ()


def _modifiers(foe: v.AdventureRecord) -> tuple[v.Modifier, ...]:
    return foe.modifiers if isinstance(foe, v.ChallengeRecord) else ()


@lru_cache(maxsize=20_000)
def foe_figure(build: Build, card: str) -> Foe:
    """The foe on a card as this hero meets it, with the event in play and what its own rules are worth."""
    printed = _printed_foe(card)
    figure = printed.figure if isinstance(printed, v.ChallengeRecord) else getattr(printed, "foe", None)
    if figure is None:
        return NOBODY
    changes = [
        m
        for m in (*modifiers_of(build), *_modifiers(printed))
        if (not m.colours or printed.colour in m.colours) and build.level >= m.level
    ]
    life = figure.life + sum(m.n for m in changes if m.stat == "foe_life") + _tenacity(printed)
    strengths = {phase: getattr(figure, v.ATTRIBUTE_OF_PHASE[phase]) for phase in PHASES}
    values = [
        strengths[phase].value
        + sum(m.n for m in changes if m.stat == "foe_value" and (not m.phases or phase in m.phases))
        for phase in PHASES
    ]
    damages = [strengths[phase].damage for phase in PHASES]
    return Foe(_three(values), _three(damages), max(0, life))


def _tenacity(foe: v.AdventureRecord) -> int:
    """Life that a foe's healing is worth."""
    found = sum(LASTING * e.n for e in _round_end(foe) if isinstance(e, v.FoeHeals) and not e.unless_hit)
    return found + sum(s.n for s in _specials(foe) if isinstance(s, v.HealsOnWound))


def _toll(foe: v.AdventureRecord) -> int:
    """Life that the ends of rounds cost the hero."""
    return 1 if any(isinstance(e, v.Exhaust | v.Wound | v.Test) for e in _round_end(foe)) else 0


def _round_end(foe: v.AdventureRecord) -> v.Effects:
    return foe.round_end if isinstance(foe, v.ChallengeRecord) else ()


# --- the hero's side -------------------------------------------------------------------------------------------------


def _values(build: Build, modifiers: list[v.Modifier], foe: v.AdventureRecord, role: str) -> Three:
    figure = content().heroes[build.hero].figure
    found = []
    for place, phase in enumerate(PHASES):
        if role == "attack" and _is_barred(foe, "hero_attack", phase):
            found.append(BARRED)
            continue
        value = getattr(figure, v.ATTRIBUTE_OF_PHASE[phase]).value + 2 * build.tokens[place]
        value += sum(m.n for m in modifiers if _reaches(m, "roll", ("hero", "any"), phase, role, foe, build))
        found.append(value + _uses(build, phase, role) // ONCE)
    return _three(found)


def _damages(build: Build, modifiers: list[v.Modifier], foe: v.AdventureRecord) -> Three:
    figure = content().heroes[build.hero].figure
    found = []
    for phase in PHASES:
        damage = getattr(figure, v.ATTRIBUTE_OF_PHASE[phase]).damage + _paid_damage(build, phase)
        damage += sum(
            m.n for m in modifiers if _reaches(m, "damage", ("hero", "any"), phase, "attack", foe, build)
        )
        found.append(_hit(foe, phase, damage))
    return _three(found)


def _ally(
    build: Build, record: v.MarketRecord, modifiers: list[v.Modifier], foe: v.AdventureRecord, wounds: int
) -> Side:
    figure = record.figure
    assert figure is not None
    others = [m for m in modifiers if m.by in ("ally", "any")] + [
        m for m in record.modifiers if m.by == "self"
    ]
    values, damages = [], []
    for phase in PHASES:
        strength: v.Strength = getattr(figure, v.ATTRIBUTE_OF_PHASE[phase])
        bonus = sum(
            m.n for m in others if _reaches(m, "roll", ("ally", "any", "self"), phase, "attack", foe, build)
        )
        paid = sum(_bonus(a) for a in record.abilities if phase in a.times and a.rolls_by == "self") // ONCE
        barred = _is_barred(foe, "ally_attack", phase)
        values.append(BARRED if barred else strength.value + bonus + paid)
        damages.append(_hit(foe, phase, strength.damage))
    return Side(_three(values), _three(damages), max(1, figure.life - wounds))


def _reaches(
    m: v.Modifier,
    stat: str,
    whose: tuple[str, ...],
    phase: str,
    role: str,
    foe: v.AdventureRecord,
    build: Build,
) -> bool:
    return (
        m.stat == stat
        and m.by in whose
        and (not m.phases or phase in m.phases)
        and (not m.roles or role in m.roles)
        and (not m.colours or foe.colour in m.colours)
        and (not m.first or (m.first == "round" and phase == PHASES[0]))
        and build.level >= m.level
    )


def _is_barred(foe: v.AdventureRecord, what: str, phase: str) -> bool:
    return any(
        isinstance(s, v.Forbid) and s.what == what and (not s.phases or phase in s.phases)
        for s in _specials(foe)
    )


def _hit(foe: v.AdventureRecord, phase: str, damage: int) -> int:
    for special in _specials(foe):
        if isinstance(special, v.HitBonus) and damage >= special.at_least:
            damage += special.n
    caps = [s.n for s in _specials(foe) if isinstance(s, v.HitCap) and phase in s.phases]
    return min([damage, *caps])


def _uses(build: Build, phase: str, role: str) -> int:
    """Bonuses on one roll of that kind that the hero's cards give once a turn or for exhaustion."""
    found = 0
    for record in printed_on(build):
        for ability in _abilities(record):
            if phase in ability.times and ability.rolls_by != "self" and ability.use != "discard":
                found += _bonus(ability) if not ability.roles or role in ability.roles else 0
    return found


def _bonus(ability: v.Ability) -> int:
    """What an ability is worth as a bonus on one roll; rolling again is worth about three."""
    bonus = sum(e.n for e in ability.effects if isinstance(e, v.RollBonus))
    return bonus + sum(3 for e in ability.effects if isinstance(e, v.Reroll))


def _paid_damage(build: Build, phase: str) -> int:
    """Damage a hero may add to every hit for exhaustion (Korrag); cards do so only once a turn."""
    hero = content().heroes[build.hero]
    return sum(
        e.n for a in hero.abilities if phase in a.times for e in a.effects if isinstance(e, v.DamageBonus)
    )


def _abilities(record: v.HeroRecord | v.MarketRecord | v.EventRecord) -> tuple[v.Ability, ...]:
    return () if isinstance(record, v.EventRecord) else record.abilities


@lru_cache(maxsize=50_000)
def soaked(build: Build, shape: Shape, armour: bool = True) -> int:
    """Wounds that the hero's cards will cancel in one fight; a saved knock-out counts as two."""
    found, activated = 0, 0
    spare = stamina_of(build) - shape.tired
    for record in printed_on(build):
        if isinstance(record, v.MarketRecord) and record.kind == "armour" and not armour:
            continue
        for ability in _abilities(record):
            for effect in ability.effects if "wounds" in ability.times else ():
                n = effect.n if isinstance(effect, v.Soak) else 2 * isinstance(effect, v.CancelKnockOut)
                if ability.use == "activate":
                    activated = max(activated, n)
                elif ability.use == "pay" and isinstance(effect, v.Soak):
                    found += min(BOUGHT_SOAKS, max(0, spare))
                elif ability.use == "discard":
                    found += n
    return found + activated


def _padded(build: Build, shape: Shape) -> tuple[int, ...]:
    """Wounds for each ally, none for those the shape does not know of."""
    missing = len(allies_of(build)) - len(shape.allies)
    return (*shape.allies[: len(allies_of(build))], *(0 for _ in range(missing)))


def _three(numbers: list[int]) -> Three:
    return numbers[0], numbers[1], numbers[2]


# --- before combat -----------------------------------------------------------------------------------------------------


def _openings(build: Build, shape: Shape, foe: v.AdventureRecord, enemy: Foe) -> tuple[Opening, ...]:
    effects = foe.before_combat if isinstance(foe, v.ChallengeRecord) else ()
    ways = list(CALM)
    for effect in effects:
        ways = [_joined(way, further) for way in ways for further in _ways(build, effect)]
    for hit, damage in strikes(build, shape, enemy):
        blows = (Opening(hit, foe=damage), Opening(1.0 - hit))
        ways = [_joined(way, further) for way in ways for further in blows if further.chance > 0]
    return _merged(ways)


def _ways(build: Build, effect: v.AnyEffect) -> tuple[Opening, ...]:
    """How one effect of a card's text may change the fight; what touches neither side counts for nothing."""
    if isinstance(effect, v.Test):
        p = chance(effect.n - test_value(build, effect.of))
        return (
            *(_scaled(way, p) for way in _all_ways(build, effect.ok)),
            *(_scaled(way, 1.0 - p) for way in _all_ways(build, effect.fail)),
        )
    if isinstance(effect, v.FoeWound):
        return (Opening(1.0, foe=effect.n),)
    if isinstance(effect, v.FoeLife):
        return (Opening(1.0, foe=-effect.n),)
    if isinstance(effect, v.EndFight):
        return (Opening(1.0, foe=99),)
    if isinstance(effect, v.Wound) and effect.target == "hero":
        return (Opening(1.0, own=effect.n),)
    if isinstance(effect, v.FoeValue) and not effect.one:
        return (Opening(1.0, values=_three([effect.n if phase in effect.phases else 0 for phase in PHASES])),)
    return CALM


def _all_ways(build: Build, effects: v.Effects) -> list[Opening]:
    ways = list(CALM)
    for effect in effects:
        ways = [_joined(way, further) for way in ways for further in _ways(build, effect)]
    return ways


def _joined(a: Opening, b: Opening) -> Opening:
    values = [x + y for x, y in zip(a.values, b.values, strict=True)]
    return Opening(a.chance * b.chance, a.foe + b.foe, a.own + b.own, _three(values))


def _scaled(way: Opening, p: float) -> Opening:
    return way._replace(chance=way.chance * p)


def _merged(ways: list[Opening]) -> tuple[Opening, ...]:
    found: dict[Opening, float] = {}
    for way in ways:
        same = way._replace(chance=0.0)
        found[same] = found.get(same, 0.0) + way.chance
    return tuple(way._replace(chance=p) for way, p in found.items() if p > 0)


def strikes(build: Build, shape: Shape, enemy: Foe) -> list[tuple[float, int]]:
    """(chance, damage) of attacks before combat that cost no card: spells of hero and allies, the best one of an item."""
    found, by_item = [], []
    for record in printed_on(build):
        for ability in _abilities(record):
            if "before_combat" not in ability.times or ability.use == "discard":
                continue
            for effect in ability.effects:
                if isinstance(effect, v.Attack):
                    strike = _strike(build, record, effect, enemy)
                    if ability.use == "activate":
                        by_item.append(strike)
                    elif _can_pay(build, shape, record, ability):
                        found.append(strike)
    return found + sorted(by_item, reverse=True)[:1]


def _strike(
    build: Build, record: v.HeroRecord | v.MarketRecord | v.EventRecord, effect: v.Attack, enemy: Foe
) -> tuple[float, int]:
    place = PHASES.index(effect.phase)
    hero = content().heroes[build.hero]
    is_ally = isinstance(record, v.MarketRecord) and record.kind == "ally"
    figure = (
        record.figure if is_ally and isinstance(record, v.MarketRecord) and record.figure else hero.figure
    )
    strength: v.Strength = getattr(figure, v.ATTRIBUTE_OF_PHASE[effect.phase])
    value = strength.value + effect.bonus + (0 if is_ally else 2 * build.tokens[place])
    damage = strength.damage if effect.damage is None else effect.damage
    return chance(enemy.values[place] - value), damage


def _can_pay(build: Build, shape: Shape, record: object, ability: v.Ability) -> bool:
    """Heroes pay from what stamina they have left; allies are taken to be rested."""
    is_hero = isinstance(record, v.HeroRecord)
    return not is_hero or shape.tired + ability.exhaustion <= stamina_of(build)
