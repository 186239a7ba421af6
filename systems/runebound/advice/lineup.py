"""Who stands against whom: a hero's build and a foe's card as the plain figures of `forecast`.

What holds all the time is counted in full. Cards used once a turn count by a share of what they do, special rules of foes by
what they are worth in life or damage. For the fight under way the rules themselves are asked (`standing.py`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from systems.runebound import vocabulary as v
from systems.runebound.advice import lending
from systems.runebound.advice.builds import (
    Build,
    Shape,
    allies_of,
    life_of,
    modifiers_of,
    sources_of,
    stamina_of,
    thing,
    values_of,
)
from systems.runebound.advice.lending import ALLIES, HERO, ITSELF, lent, three, total
from systems.runebound.advice.openings import CALM, Opening, openings
from systems.runebound.content import content
from systems.runebound.forecast import BARRED, Foe, Side, Three
from systems.runebound.vocabulary import PHASES

ONCE = 3
"""A bonus on one roll a turn counts as a third of it on every roll."""
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


def line_up(build: Build, shape: Shape, foe: str, ambush: bool = False, left: int | None = None) -> LineUp:
    """A hero against the foe on an adventure card ("" = nobody in particular); an `ambush` has no before-combat part.

    `left`: the life that the foe has left, in a fight under way.
    """
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
    damages = own.hero.damages
    if _pays_for_damage(build, shape, damages, enemy if left is None else enemy._replace(life=left)):
        paid = _paid_damages(build, printed.colour)
        damages = _hits(foe, paid) if quirks.changes_sides else paid
    hero = Side(own.hero.values, damages, max(0, life))
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


@lru_cache(maxsize=10_000)
def party_against(build: Build, colour: str) -> Party:
    """The hero's side against any foe of that colour."""
    own = build if not build.event or _event_matters(build.event) else build._replace(event="")
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
    sources = sources_of(build)
    gifts = [lent(source, HERO, colour, build.level) for source in sources]
    printed = values_of(build)
    attack = total([printed, *(gift.attack for gift in gifts), _once(sources, "attack")])
    defence = total([printed, *(gift.defend for gift in gifts), _once(sources, "defend")])
    damages = total([_damages(content().heroes[build.hero].figure), *(gift.damage for gift in gifts)])
    hero = Side(attack, damages, life_of(build))
    return Party(hero, defence, _allies(build, colour))


def _once(sources: tuple[str, ...], role: str) -> Three:
    """What bonuses on single rolls come to on every roll."""
    ranged, melee, magic = total([lending.once(source, role) for source in sources])
    return ranged // ONCE, melee // ONCE, magic // ONCE


def _damages(figure: v.Figure) -> Three:
    return three([getattr(figure, v.ATTRIBUTE_OF_PHASE[phase]).damage for phase in PHASES])


def _allies(build: Build, colour: str) -> tuple[Side, ...]:
    allies = allies_of(build)
    if not allies:
        return ()
    common = total([lent(source, ALLIES, colour, build.level).attack for source in sources_of(build)])
    return tuple(_ally(ally, lent(ally.id, ITSELF, colour, build.level).attack, common) for ally in allies)


def _ally(record: v.MarketRecord, own: Three, common: Three) -> Side:
    """An ally with what his own card and those of the whole group lend him."""
    figure = record.figure
    assert figure is not None
    printed = three([getattr(figure, v.ATTRIBUTE_OF_PHASE[phase]).value for phase in PHASES])
    ranged, melee, magic = lending.own_once(record.id)
    paid = ranged // ONCE, melee // ONCE, magic // ONCE
    return Side(total([printed, own, common, paid]), _damages(figure), figure.life)


# --- foes that change the hero's side ----------------------------------------------------------------------------------


@lru_cache(maxsize=10_000)
def _against(build: Build, card: str) -> Party:
    """The hero's side against a foe whose rules bar or change what figures do."""
    own = party_against(build, printed_foe(card).colour)
    hero = Side(
        _added(own.hero.values, _change(card, "hero_attack", "attack", HERO)),
        _hits(card, own.hero.damages),
        own.hero.life,
    )
    changed = _change(card, "ally_attack", "attack", ALLIES)
    allies = tuple(Side(_added(a.values, changed), _hits(card, a.damages), a.life) for a in own.allies)
    return Party(hero, _added(own.defence, _change(card, "", "defend", HERO)), allies)


def _added(values: Three, changes: Three) -> Three:
    """Values with what a foe's rules add to them; a barred phase stays barred, however strong the figure."""
    return three([BARRED if n == BARRED else value + n for value, n in zip(values, changes, strict=True)])


@cache
def _change(card: str, what: str, role: str, whose: tuple[str, ...]) -> Three:
    """What a foe's rules add to the rolls of hero or allies in each phase; `BARRED` where they may not act."""
    foe = printed_foe(card)
    assert isinstance(foe, v.ChallengeRecord)
    bars = [s for s in foe.specials if isinstance(s, v.Forbid) and s.what == what]
    more = lending.added((m for m in foe.modifiers if m.by in whose), "roll", role)
    barred = [any(not bar.phases or phase in bar.phases for bar in bars) for phase in PHASES]
    return three([BARRED if bar else n for bar, n in zip(barred, more, strict=True)])


def _pays_for_damage(build: Build, shape: Shape, damages: Three, foe: Foe) -> bool:
    """Tell whether a hero can add to every hit for exhaustion until the foe is beaten (Korrag): his breath must last."""
    more = max(lending.paid_damage(build.hero))
    breath = stamina_of(build) - shape.tired
    return more > 0 and breath * (max(damages) + more - foe.healing) >= foe.life


@lru_cache(maxsize=1_000)
def _paid_damages(build: Build, colour: str) -> Three:
    """His damage then, before the foe's own rules."""
    return total([party_against(build, colour).hero.damages, lending.paid_damage(build.hero)])


@lru_cache(maxsize=1_000)
def _hits(card: str, damages: Three) -> Three:
    """What hits deal to a foe with rules about them."""
    foe, found = printed_foe(card), []
    assert isinstance(foe, v.ChallengeRecord)
    for damage, phase in zip(damages, PHASES, strict=True):
        more = sum(s.n for s in foe.specials if isinstance(s, v.HitBonus) and damage >= s.at_least)
        caps = [s.n for s in foe.specials if isinstance(s, v.HitCap) and phase in s.phases]
        found.append(min([damage + more, *caps]))
    return three(found)


# --- wounds that never come -------------------------------------------------------------------------------------------


def soaked(build: Build, shape: Shape, armour: bool = True) -> int:
    """Wounds that the hero's cards will cancel in one fight."""
    paid, others = _soaks(build, armour)
    return others + min(BOUGHT_SOAKS, max(0, stamina_of(build) - shape.tired)) * paid if paid else others


@lru_cache(maxsize=10_000)
def _soaks(build: Build, armour: bool) -> tuple[int, int]:
    """How many abilities cancel wounds for exhaustion, and what the other ones cancel in one fight."""
    cards = [card for card in build.cards if armour or thing(card).kind != "armour"]
    found = [lending.soaks(source) for source in (build.hero, *cards)]
    activated = max(one.activated for one in found)
    return sum(one.paid for one in found), sum(one.others for one in found) + activated
