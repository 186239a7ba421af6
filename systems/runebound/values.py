"""What each number of a figure comes to: printed values, tokens, cards, events and the fight, each with its source.

Reading only. Which modifiers and special rules are in force is told here too; who is who and what lies where: `figures`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from components.runebound import Combat, Tokens
from engine.modifiers import Part, Total, total
from engine.world import GAME
from systems.runebound import figures
from systems.runebound.figures import Reader
from systems.runebound.holdings import Holdings, Source
from systems.runebound.vocabulary import (
    ATTRIBUTE_OF,
    ATTRIBUTE_OF_PHASE,
    AnySpecial,
    ChallengeRecord,
    EncounterRecord,
    EventRecord,
    Figure,
    HeroRecord,
    MarketRecord,
    Modifier,
    Strength,
)
from systems.shared.memo import memo

# --- modifiers in force --------------------------------------------------------------------------------------------


class InForce(NamedTuple):
    """What reaches a hero, and what it was found for: his own cards, the event in play, the foe he fights ("" = none)."""

    held: Holdings
    event: str
    foe: str
    modifiers: tuple[Source, ...]
    specials: tuple[tuple[str, AnySpecial], ...]
    by_stat: dict[str, list[Source]]
    """The modifiers, by what they change."""


def modifiers(reader: Reader, hero: str) -> tuple[Source, ...]:
    """Modifiers that reach a hero or his allies: his own, those of his cards, of the event in play, of the foe he fights."""
    return _in_force(reader, hero).modifiers


def modifiers_of(reader: Reader, hero: str, stat: str) -> Sequence[Source]:
    """Those of them that change one number."""
    return _in_force(reader, hero).by_stat.get(stat, ())


def specials(reader: Reader, hero: str) -> tuple[tuple[str, AnySpecial], ...]:
    """(card, special rule) in force for a hero, from the same sources as `modifiers`."""
    return _in_force(reader, hero).specials


def _in_force(reader: Reader, hero: str) -> InForce:
    """Kept for each hero while what it is found for stays the same."""
    held, event, foe = figures.holdings(reader, hero), figures.event_in_play(reader), _foe_of(reader, hero)
    known: dict[str, InForce] = memo(reader, "in force")
    last = known.get(hero)
    if last is None or last.held is not held or last.event != event or last.foe != foe:
        last = known[hero] = _found_in_force(reader, held, event, foe)
    return last


def _found_in_force(reader: Reader, held: Holdings, event: str, foe: str) -> InForce:
    around = list(_printed_around(reader, event, foe))
    changes = [*held.modifiers, *(Source(card, m) for card, record in around for m in record.modifiers)]
    rules = [*held.specials, *((card, special) for card, record in around for special in record.specials)]
    by_stat: dict[str, list[Source]] = {}
    for source in changes:
        by_stat.setdefault(source.modifier.stat, []).append(source)
    return InForce(held, event, foe, tuple(changes), tuple(rules), by_stat)


def _printed_around(
    reader: Reader, event: str, foe: str
) -> Iterator[tuple[str, EventRecord | ChallengeRecord]]:
    if event:
        yield event, _event(reader, event)
    if foe:
        printed = figures.record(reader, foe)
        if isinstance(printed, ChallengeRecord):
            yield foe, printed


def _event(reader: Reader, card: str) -> EventRecord:
    found = figures.record(reader, card)
    if not isinstance(found, EventRecord):
        raise LookupError(f"{card} is no event")
    return found


def _foe_of(reader: Reader, hero: str) -> str:
    combat = reader.find(GAME, Combat)
    return combat.foe if combat and combat.hero == hero and combat.kind != "hero" else ""


# --- computed numbers ----------------------------------------------------------------------------------------------


def figure(reader: Reader, key: str) -> Figure:
    """The printed numbers of a hero, an ally or a foe."""
    printed = figures.record(reader, key)
    if isinstance(printed, HeroRecord | ChallengeRecord):
        if (
            isinstance(printed, ChallengeRecord)
            and figures.owner_of(reader, key)
            and printed.kept
            and printed.kept.figure
        ):
            return printed.kept.figure
        return printed.figure
    if isinstance(printed, EncounterRecord) and printed.foe is not None and not figures.owner_of(reader, key):
        return printed.foe
    found = figures.thing(reader, key).figure
    if found is None:
        raise LookupError(f"{key} has no values")
    return found


def strength(reader: Reader, key: str, phase: str) -> Strength:
    """Printed value and damage of a figure in a phase (RB-082)."""
    found: Strength = getattr(figure(reader, key), ATTRIBUTE_OF_PHASE[phase])
    return found


def attribute(reader: Reader, key: str, name: str) -> Total:
    """Mind, Body or Spirit of a hero, ally or foe: printed value, tokens, what changes a foe. No roll bonuses."""
    base: Strength = getattr(figure(reader, key), name)
    if figures.is_hero(reader, key):
        owned = getattr(reader.get(key, Tokens), name)
        return total(base.value, [Part("tokens", figures.TOKEN_BONUS * owned)])
    if figures.owner_of(reader, key):
        return total(base.value, [])
    phase = next(phase for phase, attr in ATTRIBUTE_OF_PHASE.items() if attr == name)
    return total(base.value, _foe_parts(reader, key, "foe_value", phase), floor=0)


def _foe_parts(reader: Reader, foe: str, stat: str, phase: str = "") -> list[Part]:
    """What events and the fight's course add to a foe's value or life (RB-204 floors them)."""
    parts = []
    combat = reader.find(GAME, Combat)
    fighter = combat.hero if combat and combat.foe == foe else ""
    for source in modifiers_of(reader, fighter, stat) if fighter else _event_modifiers(reader, stat):
        if _foe_modifier_applies(reader, source.modifier, foe, fighter, phase):
            parts.append(Part(source.card, source.modifier.n))
    if combat and combat.foe == foe:
        if stat == "foe_value":
            parts += [
                Part("fight", harm.value)
                for harm in combat.harms
                if (harm.against, harm.phase) == (foe, phase)
            ]
        elif stat == "foe_life":
            parts.append(Part("fight", combat.foe_life))
    return parts


def _event_modifiers(reader: Reader, stat: str) -> list[Source]:
    event = figures.event_in_play(reader)
    found = _event(reader, event).modifiers if event else ()
    return [Source(event, modifier) for modifier in found if modifier.stat == stat]


def _foe_modifier_applies(reader: Reader, modifier: Modifier, foe: str, fighter: str, phase: str) -> bool:
    if modifier.colours and figures.foe_colour(reader, foe) not in modifier.colours:
        return False
    if phase and modifier.phases and phase not in modifier.phases:
        return False
    return not modifier.level or (fighter != "" and figures.level(reader, fighter) >= modifier.level)


def life(reader: Reader, key: str) -> Total:
    """Life of a hero, ally or foe with what adds to it; a foe's is not below 0 (RB-106)."""
    base = figure(reader, key).life
    if figures.is_hero(reader, key):
        parts = [Part("tokens", reader.get(key, Tokens).life)]
        return total(base, parts + _own_parts(reader, key, "life"))
    if figures.owner_of(reader, key):
        return total(base, [])
    return total(base, _foe_parts(reader, key, "foe_life"), floor=0)


def stamina(reader: Reader, key: str) -> Total:
    """Stamina of a hero or ally."""
    base = figure(reader, key).stamina
    if figures.is_hero(reader, key):
        parts = [Part("tokens", figures.TOKEN_BONUS * reader.get(key, Tokens).stamina)]
        return total(base, parts + _own_parts(reader, key, "stamina"))
    return total(base, [])


def _own_parts(reader: Reader, hero: str, stat: str) -> list[Part]:
    return [Part(source.card, source.modifier.n) for source in modifiers_of(reader, hero, stat)]


def stat(reader: Reader, hero: str, name: str) -> Total:
    """A plain number of a hero made of modifiers alone: "rest", "weapon_limit", "item_price", "reward_gold" ..."""
    return total(0, _own_parts(reader, hero, name))


def life_left(reader: Reader, key: str) -> int:
    """Wounds a figure can still take before it is beaten."""
    return life(reader, key).value - figures.wounds(reader, key)


def skill(reader: Reader, hero: str, name: str) -> Total:
    """What a hero adds to a test (RB-116, RB-117): the attribute, his bonus in the skill, cards and events."""
    attr = ATTRIBUTE_OF.get(name, name)
    base = attribute(reader, hero, attr)
    parts = list(base.parts)
    if name in ATTRIBUTE_OF:
        for card in (hero, *figures.belongings(reader, hero)):
            printed = figures.record(reader, card) if card == hero else figures.thing(reader, card)
            if isinstance(printed, HeroRecord | MarketRecord):
                parts.append(Part(card, printed.skills.get(name, 0)))  # type: ignore[call-overload]
    for source in modifiers_of(reader, hero, "test"):
        if not source.modifier.skills or name in source.modifier.skills:
            parts.append(Part(source.card, source.modifier.n))
    return total(base.base, parts)
