"""How effects, modifiers, specials and abilities read: content as `Text` trees, one message per kind.

The messages are `effect-TAG`, `mod-STAT`, `special-TAG` ... of data/runebound/text/LANGUAGE/ops.ftl; their
variables are the fields of the struct. Knows no language and no card by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from components.texts import Text, text
from engine.effects import Effect
from systems.runebound.vocabulary import (
    PHASES,
    Ability,
    Branch,
    Choose,
    FightFoe,
    FoeValue,
    Forbid,
    IgnoreHazard,
    Modifier,
    OnFail,
    Phase,
    Role,
    Soak,
    Special,
    Test,
)
from systems.shared.phrasing import joined, number, tag, words

Argument = int | str | Text | list[Text]

WORD_FIELDS = {"phase": "word", "colour": "colour", "skill": "word"}
LIST_FIELDS = {
    "phases": "word",
    "terrains": "terrain",
    "symbols": "terrain",
    "colours": "colour",
    "skills": "word",
}
ROLL_TIMES = (*PHASES, "escape", "test")
FOE_STATS = ("foe_value", "foe_life", "reward_gold")
"""Changes that have a message of their own, `mod-STAT-of`, where they only concern foes of some colours."""

# --- effects ---------------------------------------------------------------------------------------------------------


def effects_text(effects: Sequence[Effect]) -> Text:
    """Effects that happen one after another, as one clause."""
    return joined("join-and", [effect_text(effect) for effect in effects])


def effect_text(effect: Effect) -> Text:
    """What an effect does, as a clause without full stop."""
    match effect:
        case Test():
            return _test_text(effect)
        case Choose():
            return _choose_text(effect)
        case FightFoe(win=win) if win:
            return text("effect-fight-win", win=effects_text(win))
        case FoeValue(one=True):
            return text("effect-foe-value-one", phases=words("word", effect.phases), **number(effect.n))
        case FoeValue(phases=phases) if phases == PHASES:
            return text("effect-foe-value-all", **number(effect.n))
        case IgnoreHazard(terrains=terrains) if terrains:
            return text("effect-ignore-hazard-there", terrains=words("terrain", terrains))
        case _:
            return Text(f"effect-{tag(effect)}", _arguments(effect))


def _test_text(test: Test) -> Text:
    shape = {(True, True): "both", (True, False): "ok", (False, True): "fail", (False, False): "bare"}
    args: dict[str, Argument] = {"skill": text(f"word-{test.of}"), "n": test.n}
    if test.ok:
        args["ok"] = effects_text(test.ok)
    if test.fail:
        args["fail"] = effects_text(test.fail)
    return Text(f"effect-test-{shape[bool(test.ok), bool(test.fail)]}", args)


def _choose_text(choice: Choose) -> Text:
    """ "You may" where the other branch is nothing at all, else all branches."""
    branches = [branch_text(branch) for branch in choice.branches]
    if len(branches) == 2 and choice.branches[1] == Branch() and not choice.each_hero:
        return text("effect-choose-may", branch=branches[0])
    who = "each_hero" if choice.each_hero else "hero"
    return text("effect-choose", branches=joined("join-else", branches), who=who)


def branch_text(branch: Branch) -> Text:
    """A branch of a choice: its price, then what it brings."""
    prices = (("gold", branch.gold), ("rune", branch.rune), ("token", branch.token))
    paid = [text(f"price-{kind}", n=n) for kind, n in prices if n]
    if not paid:
        return effects_text(branch.effects)
    price = joined("join-and", paid)
    return text("price-for", price=price, effects=effects_text(branch.effects)) if branch.effects else price


# --- modifiers and specials ------------------------------------------------------------------------------------------


def modifier_text(modifier: Modifier) -> Text:
    """A lasting change, with all that narrows it down."""
    body = _changed(modifier)
    if modifier.phases and modifier.stat not in ("roll", "damage"):
        body = text("mod-phases", what=body, phases=words("word", modifier.phases, "join-both"))
    if modifier.first:
        body = text("mod-first", what=body, scope=modifier.first)
    if modifier.colours and modifier.stat not in FOE_STATS:
        body = text("mod-against", what=body, colours=words("colour", modifier.colours))
    if modifier.level:
        body = text("mod-level", what=body, n=modifier.level)
    if modifier.only_on:
        body = text("mod-only-on", what=body, terrains=words("terrain", modifier.only_on))
    return body


def _changed(modifier: Modifier) -> Text:
    """The number that changes, and by how much."""
    args: dict[str, Argument] = dict(number(modifier.n))
    key = modifier.stat.replace("_", "-")
    if modifier.stat == "roll":
        args["rolls"] = rolls_text(modifier.phases, modifier.roles, modifier.by)
    elif modifier.stat == "damage":
        args["rolls"] = rolls_text(modifier.phases, ("attack",), modifier.by)
    elif modifier.stat == "test" and modifier.skills:
        key, args["skills"] = "test-some", words("word", modifier.skills, "join-both")
    elif modifier.stat in FOE_STATS and modifier.colours:
        key, args["colours"] = f"{key}-of", words("colour", modifier.colours, "join-both")
    return Text(f"mod-{key}", args)


def special_text(special: Special) -> Text:
    """A rule that holds while its card is in force."""
    match special:
        case Forbid(what=what, phases=phases) if phases:
            return text("special-forbid-phases", what=what, phases=words("word", phases))
        case OnFail():
            return _on_fail_text(special)
        case _:
            return Text(f"special-{tag(special)}", _arguments(special))


def _on_fail_text(special: OnFail) -> Text:
    return text(
        "special-on-fail",
        by=special.by,
        harms=special.harms,
        instead="yes" if special.instead else "no",
        roll=roll_text(special.phases, special.roles, "hero"),
        effects=effects_text(special.effects),
    )


# --- rolls -----------------------------------------------------------------------------------------------------------


def rolls_text(phases: Sequence[Phase], roles: Sequence[Role], by: str) -> Text:
    """Rolls in the plural: "melee attacks", "your allies' magic rolls"."""
    return _rolls("rolls", phases, roles, by, "join-both")


def roll_text(phases: Sequence[Phase], roles: Sequence[Role], by: str) -> Text:
    """A roll in the singular: "a melee attack", "its own magic roll"."""
    return _rolls("roll", phases, roles, by, "join-or")


def _rolls(key: str, phases: Sequence[Phase], roles: Sequence[Role], by: str, last: str) -> Text:
    role = roles[0] if len(roles) == 1 else "any"
    if not phases or set(phases) == set(PHASES):
        return text(f"{key}-all", role=role, by=by)
    return text(f"{key}-some", phases=words("word", phases, last), role=role, by=by)


# --- abilities -------------------------------------------------------------------------------------------------------


def ability_label(ability: Ability) -> Text:
    """When an ability may be used, and what its use costs."""
    cost = text(f"use-{ability.use}", exhaustion=ability.exhaustion, wounds=ability.wounds)
    label = text("label-ability", use=cost, when=_when(ability))
    return text("label-once", label=label, scope=ability.once) if ability.once else label


def _when(ability: Ability) -> Text:
    phases = tuple(phase for phase in PHASES if phase in ability.times)
    if "wounds" in ability.times:
        if any(isinstance(effect, Soak) and effect.exhaustion for effect in ability.effects):
            return text("when-wounds-or-exhaustion")
        if not phases and not ability.roles:
            return text("when-wounds")
        return text("when-wounds-from", roll=roll_text(phases, ability.roles, "hero"))
    times = [_roll_moment(ability, phases)] if set(ability.times) & set(ROLL_TIMES) else []
    others = [text(f"when-{time.replace('_', '-')}") for time in ability.times if time not in ROLL_TIMES]
    when = joined("join-or", times + others)
    return (
        text("when-on", when=when, terrains=words("terrain", ability.terrains)) if ability.terrains else when
    )


def _roll_moment(ability: Ability, phases: tuple[Phase, ...]) -> Text:
    """Before or after a roll: "after a melee attack that hits"."""
    rolls = [roll_text(phases, ability.roles, ability.rolls_by)] if phases else []
    rolls += [
        text(f"roll-{time}", by=ability.rolls_by) for time in ("escape", "test") if time in ability.times
    ]
    moment = ability.on or ability.moment
    return text(f"when-{moment}", roll=joined("join-or", rolls))


# --- fields as arguments ---------------------------------------------------------------------------------------------


def _arguments(struct: msgspec.Struct) -> dict[str, Argument]:
    """The fields of an effect or special as variables of its message."""
    args: dict[str, Argument] = {}
    for name in struct.__struct_fields__:
        args |= _argument(name, getattr(struct, name))
    return args


def _argument(name: str, value: Any) -> dict[str, Argument]:
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if name in ("n", "bonus"):
        return dict(number(value))
    if name in WORD_FIELDS:
        return {name: text(f"{WORD_FIELDS[name]}-{value}")}
    if name in LIST_FIELDS:
        return {name: words(LIST_FIELDS[name], value)}
    if isinstance(value, tuple):
        return {name: effects_text(value)}
    return {name: 0 if value is None else value}
