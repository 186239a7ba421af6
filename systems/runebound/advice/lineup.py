"""Who stands against whom: a hero's build and a foe's card as the plain figures of `forecast`.

What holds all the time is counted in full. Cards used once a turn count by a share of what they do, special rules of foes by
what they are worth in life or damage. For the fight under way the rules themselves are asked (`standing.py`).
"""

from __future__ import annotations

from functools import cache, lru_cache
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
    value_of,
)
from systems.runebound.advice.openings import CALM, Opening, openings
from systems.runebound.content import content
from systems.runebound.forecast import BARRED, Foe, Side, Three
from systems.runebound.vocabulary import PHASES

ONCE = 3
"""A bonus on one roll a turn counts as a third of it on every roll."""
REROLL = 3
"""Rolling again counts as such a bonus on one roll."""
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


class Party(NamedTuple):
    """A hero and his unhurt allies as they stand against foes of a colour, whatever their special rules."""

    hero: Side
    defence: Three
    allies: tuple[Side, ...]


class LineUp(NamedTuple):
    """Both sides at the start of the first round, and the ways it may have come to it."""

    hero: Side
    defence: Three
    allies: tuple[Side, ...]
    foe: Foe
    openings: tuple[Opening, ...]


def line_up(build: Build, shape: Shape, foe: str, ambush: bool = False) -> LineUp:
    """A hero against the foe on an adventure card ("" = nobody in particular); an `ambush` has no before-combat part."""
    printed = printed_foe(foe)
    quirks = quirks_of(foe)
    own = _against(build, foe) if quirks.changes_sides else party_against(build, printed.colour)
    life = own.hero.life - shape.wounds + soaked(build, shape, not quirks.bars_armour) - quirks.toll
    allies = own.allies
    if any(shape.allies):
        hurt = (*shape.allies, *(0 for _ in allies))
        allies = tuple(a._replace(life=max(1, a.life - n)) for a, n in zip(allies, hurt, strict=False))
    enemy = foe_figure(build.event, build.level, foe)
    ways = CALM if ambush else openings(build, shape.tired, foe, enemy)
    hero = Side(own.hero.values, own.hero.damages, max(0, life))
    return LineUp(hero, own.defence, allies, enemy, ways)


# --- the foe ---------------------------------------------------------------------------------------------------------


def printed_foe(card: str) -> v.AdventureRecord:
    """The record of a foe's card."""
    if not card:
        return ANYBODY
    found = content().adventure[card]
    assert isinstance(found, v.AdventureRecord)
    return found


class Quirks(NamedTuple):
    """What a foe's special rules come to: healing each round, life more, life that ends of rounds cost, what they bar."""

    healing: int
    tenacity: int
    toll: int
    bars_armour: bool
    changes_sides: bool


@cache
def quirks_of(card: str) -> Quirks:
    """The quirks of a foe."""
    printed = printed_foe(card)
    if not isinstance(printed, v.ChallengeRecord):
        return Quirks(0, 0, 0, False, False)
    healing = sum(e.n for e in printed.round_end if isinstance(e, v.FoeHeals) and not e.unless_hit)
    tenacity = sum(s.n for s in printed.specials if isinstance(s, v.HealsOnWound))
    toll = any(isinstance(e, v.Exhaust | v.Wound | v.Test) for e in printed.round_end)
    bars = [s.what for s in printed.specials if isinstance(s, v.Forbid)]
    changes = any(m.stat in ("roll", "damage") for m in printed.modifiers) or any(
        isinstance(s, v.HitBonus | v.HitCap | v.Forbid) for s in printed.specials
    )
    return Quirks(healing, tenacity, int(toll), "armour" in bars, changes)


@lru_cache(maxsize=10_000)
def foe_figure(event: str, level: int, card: str) -> Foe:
    """The foe on a card, with the event in play and what its own rules are worth, against a hero of that level."""
    printed = printed_foe(card)
    figure = printed.figure if isinstance(printed, v.ChallengeRecord) else getattr(printed, "foe", None)
    if figure is None:
        return NOBODY
    in_play = content().adventure.get(event)
    sources = [*(in_play.modifiers if isinstance(in_play, v.EventRecord) else ()), *_modifiers(printed)]
    changes = [m for m in sources if (not m.colours or printed.colour in m.colours) and level >= m.level]
    life = figure.life + sum(m.n for m in changes if m.stat == "foe_life") + quirks_of(card).tenacity
    strengths = [getattr(figure, v.ATTRIBUTE_OF_PHASE[phase]) for phase in PHASES]
    values = [
        strength.value
        + sum(m.n for m in changes if m.stat == "foe_value" and (not m.phases or phase in m.phases))
        for phase, strength in zip(PHASES, strengths, strict=True)
    ]
    damages = three([strength.damage for strength in strengths])
    return Foe(three(values), damages, max(0, life), quirks_of(card).healing)


def _modifiers(foe: v.AdventureRecord) -> tuple[v.Modifier, ...]:
    return foe.modifiers if isinstance(foe, v.ChallengeRecord) else ()


# --- the hero's side -------------------------------------------------------------------------------------------------


def party_against(build: Build, colour: str) -> Party:
    """The hero's side against any foe of that colour."""
    own = build._replace(event="") if not _event_matters(build.event) else build
    return _party(own, colour if colour in _colours_that_matter(own) else "")


@cache
def _event_matters(event: str) -> bool:
    in_play = content().adventure.get(event)
    return isinstance(in_play, v.EventRecord) and any(m.stat == "roll" for m in in_play.modifiers)


@lru_cache(maxsize=10_000)
def _colours_that_matter(build: Build) -> frozenset[str]:
    """Colours of foes against which a card of the hero's does something else."""
    return frozenset(
        colour for m in modifiers_of(build) if m.stat in ("roll", "damage") for colour in m.colours
    )


@lru_cache(maxsize=10_000)
def _party(build: Build, colour: str) -> Party:
    found = [m for m in modifiers_of(build) if not m.colours or colour in m.colours]
    hero = Side(_values(build, found, "attack"), _damages(build, found), life_of(build))
    allies = tuple(_ally(build, record, found, colour) for record in allies_of(build))
    return Party(hero, _values(build, found, "defend"), allies)


@lru_cache(maxsize=10_000)
def _against(build: Build, card: str) -> Party:
    """The hero's side against a foe whose rules bar or change what figures do."""
    foe = printed_foe(card)
    assert isinstance(foe, v.ChallengeRecord)
    own = party_against(build, foe.colour)
    hero = Side(
        _changed(foe, own.hero.values, "hero_attack", "attack", "hero"),
        _hits(foe, own.hero.damages),
        own.hero.life,
    )
    allies = tuple(
        Side(_changed(foe, a.values, "ally_attack", "attack", "ally"), _hits(foe, a.damages), a.life)
        for a in own.allies
    )
    return Party(hero, _changed(foe, own.defence, "", "defend", "hero"), allies)


def _changed(foe: v.ChallengeRecord, values: Three, barred: str, role: str, whose: str) -> Three:
    found = []
    for value, phase in zip(values, PHASES, strict=True):
        bars = [s for s in foe.specials if isinstance(s, v.Forbid) and s.what == barred]
        if any(not bar.phases or phase in bar.phases for bar in bars):
            found.append(BARRED)
            continue
        found.append(
            value + sum(m.n for m in foe.modifiers if _reaches(m, "roll", (whose, "any"), phase, role))
        )
    return three(found)


def _hits(foe: v.ChallengeRecord, damages: Three) -> Three:
    found = []
    for damage, phase in zip(damages, PHASES, strict=True):
        more = sum(s.n for s in foe.specials if isinstance(s, v.HitBonus) and damage >= s.at_least)
        caps = [s.n for s in foe.specials if isinstance(s, v.HitCap) and phase in s.phases]
        found.append(min([damage + more, *caps]))
    return three(found)


def _values(build: Build, modifiers: list[v.Modifier], role: str) -> Three:
    found = []
    for phase in PHASES:
        value = value_of(build, v.ATTRIBUTE_OF_PHASE[phase])
        value += sum(m.n for m in modifiers if _counts(m, "roll", ("hero", "any"), phase, role, build))
        found.append(value + _uses(build, phase, role) // ONCE)
    return three(found)


def _damages(build: Build, modifiers: list[v.Modifier]) -> Three:
    figure = content().heroes[build.hero].figure
    found = []
    for phase in PHASES:
        damage = getattr(figure, v.ATTRIBUTE_OF_PHASE[phase]).damage + _paid_damage(build, phase)
        damage += sum(m.n for m in modifiers if _counts(m, "damage", ("hero", "any"), phase, "attack", build))
        found.append(damage)
    return three(found)


def _ally(build: Build, record: v.MarketRecord, modifiers: list[v.Modifier], colour: str) -> Side:
    figure = record.figure
    assert figure is not None
    own = [m for m in record.modifiers if m.by == "self" and (not m.colours or colour in m.colours)]
    others = [m for m in modifiers if m.by in ("ally", "any")] + own
    values, damages = [], []
    for phase in PHASES:
        strength: v.Strength = getattr(figure, v.ATTRIBUTE_OF_PHASE[phase])
        bonus = sum(
            m.n for m in others if _counts(m, "roll", ("ally", "any", "self"), phase, "attack", build)
        )
        paid = sum(_bonus(a) for a in record.abilities if phase in a.times and a.rolls_by == "self") // ONCE
        values.append(strength.value + bonus + paid)
        damages.append(strength.damage)
    return Side(three(values), three(damages), figure.life)


def _counts(m: v.Modifier, stat: str, whose: tuple[str, ...], phase: str, role: str, build: Build) -> bool:
    return _reaches(m, stat, whose, phase, role) and build.level >= m.level


def _reaches(m: v.Modifier, stat: str, whose: tuple[str, ...], phase: str, role: str) -> bool:
    return (
        m.stat == stat
        and m.by in whose
        and (not m.phases or phase in m.phases)
        and (not m.roles or role in m.roles)
        and (not m.first or (m.first == "round" and phase == PHASES[0]))
    )


def _uses(build: Build, phase: str, role: str) -> int:
    """Bonuses on one roll of that kind that the hero's cards give once a turn or for exhaustion."""
    found = 0
    for record in printed_on(build):
        for ability in abilities_on(record):
            if phase in ability.times and ability.rolls_by != "self" and ability.use != "discard":
                found += _bonus(ability) if not ability.roles or role in ability.roles else 0
    return found


def _bonus(ability: v.Ability) -> int:
    """What an ability is worth as a bonus on one roll."""
    bonus = sum(e.n for e in ability.effects if isinstance(e, v.RollBonus))
    return bonus + sum(REROLL for e in ability.effects if isinstance(e, v.Reroll))


def _paid_damage(build: Build, phase: str) -> int:
    """Damage a hero may add to every hit for exhaustion (Korrag); cards do so only once a turn."""
    hero = content().heroes[build.hero]
    return sum(
        e.n for a in hero.abilities if phase in a.times for e in a.effects if isinstance(e, v.DamageBonus)
    )


def abilities_on(record: v.Record) -> tuple[v.Ability, ...]:
    """The abilities printed on a hero or card; events have none."""
    return record.abilities if isinstance(record, v.HeroRecord | v.MarketRecord) else ()


def soaked(build: Build, shape: Shape, armour: bool = True) -> int:
    """Wounds that the hero's cards will cancel in one fight; a saved knock-out counts as two."""
    paid, others = _soaks(build, armour)
    return others + min(BOUGHT_SOAKS, max(0, stamina_of(build) - shape.tired)) * paid


@lru_cache(maxsize=10_000)
def _soaks(build: Build, armour: bool) -> tuple[int, int]:
    """How many abilities cancel wounds for exhaustion, and what the other ones cancel in one fight."""
    paid = others = activated = 0
    for record in printed_on(build):
        if isinstance(record, v.MarketRecord) and record.kind == "armour" and not armour:
            continue
        for ability in abilities_on(record):
            for effect in ability.effects if "wounds" in ability.times else ():
                n = effect.n if isinstance(effect, v.Soak) else 2 * isinstance(effect, v.CancelKnockOut)
                if ability.use == "activate":
                    activated = max(activated, n)
                elif ability.use == "pay" and isinstance(effect, v.Soak):
                    paid += 1
                elif ability.use == "discard":
                    others += n
    return paid, others + activated


def three(numbers: list[int]) -> Three:
    """A number for each phase."""
    return numbers[0], numbers[1], numbers[2]
