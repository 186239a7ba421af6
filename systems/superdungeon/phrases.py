"""How pools, abilities, effects and actions read: content as `Text` trees, one message per kind.

The messages are `ability-TAG`, `op-TAG`, `trait-WORD` ... of data/superdungeon/text/LANGUAGE/ops.ftl; their variables are
the fields of the struct. Knows no language and no card by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from components.texts import Text, text
from systems.shared.phrasing import joined, tag, words
from systems.superdungeon.vocabulary import (
    ATTRIBUTE_OF_RANGE,
    Action,
    AnyAbility,
    AnyOp,
    Attribute,
    Carries,
    Dice,
    Give,
    Has,
    Pool,
    Reaches,
    Stats,
    Tag,
)

Argument = int | str | Text | list[Text]

WORD_FIELDS = {"status": "status", "attribute": "attribute", "control": "control", "form": "name"}
"""Fields whose value is a word of the vocabulary or the id of a record, with what their messages begin with."""


def pool_text(pool: Pool | None) -> Text:
    """Dice as the rules write them: "1W2R1G"; None is an attribute that does not exist."""
    if pool is None:
        return text("pool-none")
    if pool == Pool():
        return text("pool-empty")
    return text("pool", white=pool.white, blue=pool.blue, red=pool.red, green=pool.green)


def tag_text(name: Tag) -> Text:
    """A model type or race: "mini-boss"."""
    return text(f"tag-{_spelt(name)}")


# --- abilities -------------------------------------------------------------------------------------------------------


def abilities_text(abilities: Sequence[AnyAbility]) -> Text:
    """Abilities as a list of keywords: "Reach 2, Mob"."""
    return joined("join-list", [ability_text(ability) for ability in abilities])


def ability_text(ability: AnyAbility) -> Text:
    """One ability, as short as it is printed."""
    match ability:
        case Has(trait=trait):
            return text(f"trait-{_spelt(trait)}")
        case Carries(status=status):
            return text(f"status-{status}")
        case Reaches(kind=kind, n=n):
            return text(f"range-{kind}", n=n)
        case Stats():
            return _stats_text(ability)
        case Dice(target_has=str()):
            return text("ability-dice-against", **_arguments(ability))
        case _:
            return Text(f"ability-{tag(ability)}", _arguments(ability))


def _stats_text(stats: Stats) -> Text:
    return joined(
        "join-list",
        [
            text(f"stats-{_spelt(name)}", n=getattr(stats, name))
            for name in stats.__struct_fields__
            if getattr(stats, name)
        ],
    )


# --- effects ---------------------------------------------------------------------------------------------------------


def ops_text(ops: Sequence[AnyOp]) -> Text:
    """Effects that happen one after another."""
    return joined("join-list", [op_text(op) for op in ops])


def op_text(op: AnyOp) -> Text:
    """What an effect does, as a clause without full stop."""
    return abilities_text(op.abilities) if isinstance(op, Give) else Text(f"op-{tag(op)}", _arguments(op))


# --- actions ---------------------------------------------------------------------------------------------------------


def action_label(action: Action, *, card: str = "", one_use: bool = False) -> Text:
    """The name of an action and what it costs; on the card that bears the same name the cost alone."""
    price = "round-start" if action.when == "round_start" else action.kind
    cost = text(f"cost-{price}", n=action.cost)
    if one_use:
        cost = text("cost-once", cost=cost)
    return cost if action.id == card else text("label-action", name=text(f"name-{action.id}"), cost=cost)


def action_text(action: Action) -> Text:
    """Whom an action reaches and what it brings, then what is rolled."""
    keywords = [*_reach(action), *(text(f"status-{status}") for status in action.statuses)]
    keywords += [text(f"trait-{_spelt(trait)}") for trait in action.traits]
    keywords += [op_text(op) for op in action.ops]
    sentences = [joined("join-list", keywords)] if keywords else []
    if action.against:
        sentences.append(_roll_text(action, action.against))
    return joined("join-sentence", sentences)


def _reach(action: Action) -> list[Text]:
    """Distance, area, and who in them is affected."""
    found = [text(f"range-{action.distance.kind}", n=action.distance.n)] if action.distance else []
    found += [text(f"shape-{action.area.shape}", n=action.area.n)] if action.area else []
    found += [text("reach-augment")] if action.augment else []
    found += [text("reach-dangerous")] if action.dangerous else []
    if action.tags or action.everyone:
        key = "reach-everyone" if action.everyone else "reach-only"
        tags = words("tag", [f"{_spelt(name)}.many" for name in action.tags])
        found.append(text(key, tags=tags) if action.tags else text("reach-all"))
    return found


def _roll_text(action: Action, against: Attribute) -> Text:
    """The attributes that are rolled against each other, and the dice that are added."""
    rolls = action.rolls or (action.distance and ATTRIBUTE_OF_RANGE[action.distance.kind])
    versus = text(f"attribute-{against}")
    body = (
        text("versus", rolls=text(f"attribute-{rolls}"), against=versus)
        if rolls
        else text("versus-any", against=versus)
    )
    if action.bonus != Pool():
        body = text("versus-bonus", roll=body, pool=pool_text(action.bonus))
    if action.bonus_if_target_has:
        body = text("versus-if", roll=body, status=text(f"status-{action.bonus_if_target_has}"))
    return text(f"roll-{action.kind}", roll=body)


# --- fields as arguments ---------------------------------------------------------------------------------------------


def _arguments(struct: AnyAbility | AnyOp) -> dict[str, Argument]:
    """The fields of an ability or effect as variables of its message."""
    found: dict[str, Argument] = {}
    for name in struct.__struct_fields__:
        value: Any = getattr(struct, name)
        if isinstance(value, Pool):
            found[name] = pool_text(value)
        elif name == "target_has":
            found |= {name: text(f"status-{value}")} if value else {}
        else:
            found[name] = text(f"{WORD_FIELDS[name]}-{value}") if name in WORD_FIELDS else value
    return found


def _spelt(word: str) -> str:
    """A word of the vocabulary as it is spelt in message keys."""
    return word.replace("_", "-")
