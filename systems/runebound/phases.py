"""What the three phases of a fight come to: the foe's value and damage, hits, who may attack; and the answers to D14.

Reading only: the fight itself is `combat.py`, what a roll is made of `rolls.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from components.questions import Option
from components.runebound import Combat
from components.texts import Text, text
from systems.runebound import figures, odds, rolls, values
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import ATTRIBUTE_OF_PHASE, PHASES, Forbid, HitBonus, HitCap, OnFail, Weakens

NO_ESCAPE_KINDS = ("hazard", "endgame")  # RB-172, RB-184


def foe_value(reader: Reader, phase: str) -> int:
    """The foe's value of a phase in this fight."""
    return values.attribute(reader, reader.the(Combat).foe, ATTRIBUTE_OF_PHASE[phase]).value


def damage_of_side(reader: Reader, side: str, phase: str) -> int:
    """What a foe (or hero as foe) deals in a phase: printed damage and what the fight changed, not below 0 (RB-204)."""
    combat = reader.the(Combat)
    printed = values.strength(reader, side, phase).damage
    return _changed(combat, side, phase, printed - _weakened(reader, combat, phase))


def _changed(combat: Combat, side: str, phase: str, damage: int) -> int:
    """A side's damage with what the fight has done to it."""
    changes = [h for h in combat.harms if h.against == side and h.phase == phase]
    if any(change.zero_damage for change in changes):
        return 0
    return max(0, damage + sum(change.damage for change in changes))


def _weakened(reader: Reader, combat: Combat, phase: str) -> int:
    """How much less a foe deals because it was hit in the phase before (Chimera of Three Passes)."""
    if combat.kind == "hero":
        return 0
    place = PHASES.index(phase)  # type: ignore[arg-type]
    before = f"{combat.round}:{PHASES[place - 1]}" if place else f"{combat.round - 1}:{PHASES[-1]}"
    if before not in combat.hit_phases:
        return 0
    return sum(s.n for _, s in values.specials(reader, combat.hero) if isinstance(s, Weakens))


def hit_damage(reader: Reader, who: str, phase: str, extra: int = 0) -> int:
    """What a hit by a figure deals in a phase: printed damage, items, cards used for the roll, the foe's special rules."""
    combat = reader.the(Combat)
    hero = figures.owner_of(reader, who)
    dealt = values.strength(reader, who, phase).damage + extra
    for source in values.modifiers_of(reader, hero, "damage"):
        if rolls.fits_roll(reader, source, combat, "attack", who, phase):
            dealt += source.modifier.n
    if combat.kind == "hero":
        return _changed(combat, who, phase, dealt)
    return felt_by_foe(reader, hero, phase, dealt)


def felt_by_foe(reader: Reader, hero: str, phase: str, dealt: int) -> int:
    """What a foe suffers from a hit of that sort by a hero or his allies: its special rules add or cap."""
    for _, special in values.specials(reader, hero):
        if isinstance(special, HitBonus) and dealt >= special.at_least:
            dealt += special.n
    for _, special in values.specials(reader, hero):
        if isinstance(special, HitCap) and phase in special.phases:
            dealt = min(dealt, special.n)
    return max(0, dealt)


def on_fail(reader: Reader, who: str, phase: str, role: str) -> list[OnFail]:
    """Special rules of the foe for a failed roll of that kind (RB-095)."""
    combat = reader.the(Combat)
    sort = "hero" if who == combat.hero else "ally"
    return [
        special
        for _, special in values.specials(reader, combat.hero)
        if isinstance(special, OnFail)
        and special.by in (sort, "any")
        and (not special.phases or phase in special.phases)
        and (not special.roles or role in special.roles)
    ]


def may_escape(reader: Reader) -> bool:
    """Tell whether this fight has an escape phase."""
    combat = reader.the(Combat)
    barred = any(
        isinstance(s, Forbid) and s.what == "escape" for _, s in values.specials(reader, combat.hero)
    )
    return combat.kind not in NO_ESCAPE_KINDS and "escape" not in combat.forbidden and not barred


def may_attack(reader: Reader, who: str, phase: str) -> bool:
    """Tell whether a figure may attack in this phase (RB-093, RB-094, special rules)."""
    combat = reader.the(Combat)
    if who in combat.acted:
        return False
    what = "hero_attack" if figures.is_hero(reader, who) else "ally_attack"
    if f"{what}:{phase}:{combat.round}" in combat.forbidden or f"{what}:{phase}:0" in combat.forbidden:
        return False
    hero = figures.owner_of(reader, who)
    return not any(
        isinstance(s, Forbid) and s.what == what and (not s.phases or phase in s.phases)
        for _, s in values.specials(reader, hero)
    )


def needs_defence_roll(reader: Reader, phase: str) -> bool:
    """Defending against damage 0 needs no roll, unless the foe has a stated other harm there (RB-097)."""
    combat = reader.the(Combat)
    return _hurts(damage_of_side(reader, combat.foe, phase), on_fail(reader, combat.hero, phase, "defend"))


def _hurts(damage: int, harms: list[OnFail]) -> bool:
    return damage > 0 or bool(harms)


# --- the answers to D14 ---


class Menace(NamedTuple):
    """What the foe is in the phase under way: its value, and what it deals. Every answer to D14 stands against it."""

    value: int
    damage: int


def menace_of(reader: Reader) -> Menace:
    """What the foe is now."""
    combat = reader.the(Combat)
    return Menace(foe_value(reader, combat.phase), damage_of_side(reader, combat.foe, combat.phase))


def phase_options(reader: Reader, menace: Menace) -> tuple[Option, ...]:
    """The legal answers of D14 with their odds; defending is always open, nobody may pass (RB-098)."""
    combat = reader.the(Combat)
    hero, phase = combat.hero, combat.phase
    options = []
    if may_attack(reader, hero, phase):
        options.append(_attack_option(reader, hero, phase, menace))
    options.append(_defend_option(reader, hero, phase, menace))
    for ally in figures.allies(reader, hero):
        if may_attack(reader, ally, phase):
            options.append(_attack_option(reader, ally, phase, menace))
    return tuple(options)


def _attack_option(reader: Reader, who: str, phase: str, menace: Menace) -> Option:
    needed = rolls.need(reader, "attack", who, phase, menace.value)
    hit = text("odds-hit", n=hit_damage(reader, who, phase))
    lost = _failure(on_fail(reader, who, phase, "attack"), menace)
    words = text("opt-attack", who=f"@{who}", need=max(2, needed))
    return Option(f"attack:{who}", words, (who, reader.the(Combat).foe), odds.success(needed, hit, lost))


def _defend_option(reader: Reader, hero: str, phase: str, menace: Menace) -> Option:
    harms = on_fail(reader, hero, phase, "defend")
    if not _hurts(menace.damage, harms):
        return Option("defend", text("opt-defend-free", who=f"@{hero}"), (hero,))
    needed = rolls.need(reader, "defend", hero, phase, menace.value)
    chances = odds.success(needed, text("odds-nothing"), _failure(harms, menace))
    return Option("defend", text("opt-defend", who=f"@{hero}", need=max(2, needed)), (hero,), chances)


def _failure(rules: list[OnFail], menace: Menace) -> Text:
    damage = 0 if any(rule.instead for rule in rules) else menace.damage
    return text("odds-wound-special" if rules else "odds-wound", n=damage)
