"""Pools of dice and what they are made of: an attribute and everything that adds to it (SD-093 to SD-095).

Nothing here rolls or changes anything; it reads a `World` or a `SeatView`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from systems.superdungeon import figures
from systems.superdungeon.content import content
from systems.superdungeon.figures import Reader
from systems.superdungeon.vocabulary import DISCARDS, Action, Attribute, Dice, Pool, SetPool, Status

MELEE = "melee"
MOB = "mob"


class PoolPart(msgspec.Struct, frozen=True, gc=False):
    """Dice that something adds: a card, an action's id or a rule."""

    source: str
    pool: Pool


class PoolTotal(msgspec.Struct, frozen=True, gc=False):
    """The dice of a roll with what they are made of."""

    base: Pool
    parts: tuple[PoolPart, ...] = ()

    @property
    def value(self) -> Pool:
        """All dice together, of no colour fewer than none (SD-095)."""
        return added(self.base, *(part.pool for part in self.parts))


def added(*pools: Pool) -> Pool:
    """Several pools as one; no colour goes below zero dice (SD-095)."""
    return Pool(*(max(0, sum(getattr(pool, colour) for pool in pools)) for colour in Pool.__struct_fields__))


def is_empty(pool: Pool) -> bool:
    """Tell whether a pool has neither dice nor stars."""
    return pool == Pool()


def notation(pool: Pool) -> str:
    """A pool as the rules write it, such as "1W2B1R"; "0" when it is empty."""
    letters = {"white": "W", "blue": "B", "red": "R", "green": "G"}
    each = [f"{getattr(pool, colour)}{letter}" for colour, letter in letters.items() if getattr(pool, colour)]
    return "".join(each) or "0"


def has_attribute(reader: Reader, key: str, attribute: Attribute) -> bool:
    """Tell whether a model has an attribute at all; spawning points have only armor."""
    return getattr(figures.record(reader, key), attribute) is not None


def pool(reader: Reader, key: str, attribute: Attribute, target: str = "") -> PoolTotal:
    """The dice of an attribute of a model, against a target if it makes a difference."""
    base: Pool = getattr(figures.record(reader, key), attribute) or Pool()
    parts = []
    for source in figures.abilities(reader, key):
        ability = source.ability
        if isinstance(ability, SetPool) and ability.attribute == attribute:
            base = ability.pool
        elif isinstance(ability, Dice) and attribute == ability.attribute:
            counts = _counts(reader, ability.target_has, target)
            parts.append(PoolPart(source.card, ability.pool if counts else Pool()))
    return PoolTotal(base, tuple(part for part in parts if not is_empty(part.pool)))


def attack_pool(
    reader: Reader,
    attacker: str,
    kind: str,
    attribute: Attribute,
    action: Action | None = None,
    target: str = "",
) -> PoolTotal:
    """The dice of an attack roll: attribute, bonus of the action, and Mob. `target` is "" for an area (SD-131)."""
    found = pool(reader, attacker, attribute, target)
    parts = [*found.parts]
    if action is not None and _counts(reader, action.bonus_if_target_has, target):
        parts.append(PoolPart(action.id, action.bonus))
    if kind == MELEE and attribute == "att" and target:
        parts.append(PoolPart(MOB, Pool(blue=mob_dice(reader, attacker, target))))
    return PoolTotal(found.base, tuple(part for part in parts if not is_empty(part.pool)))


def _counts(reader: Reader, wanted: Status | None, target: str) -> bool:
    """Tell whether a bonus counts that may hang on a status of the target."""
    return wanted is None or (target != "" and figures.has_status(reader, target, wanted))


def mob_dice(reader: Reader, attacker: str, target: str) -> int:
    """Blue dice for other friends with Mob that could make a combat attack on the target too, at most three (SD-158)."""
    if not figures.has_trait(reader, attacker, MOB):
        return 0
    return min(content().numbers.mob_dice, sum(1 for _ in _mob(reader, attacker, target)))


def _mob(reader: Reader, attacker: str, target: str) -> Iterator[str]:
    for other in figures.models(reader):
        if (
            other != attacker
            and figures.are_friends(reader, other, attacker)
            and not figures.has_status(reader, other, "knockdown")
            and in_melee(reader, other, target)
            and figures.has_trait(reader, other, MOB)
        ):
            yield other


def in_melee(reader: Reader, key: str, target: str, reach: int | None = None) -> bool:
    """Tell whether a model can strike at a target: beside it, or within its Reach and sight (SD-104, SD-119)."""
    apart = figures.distance(reader, key, target)
    if apart <= 1:
        return figures.are_adjacent(reader, key, target)
    longest = figures.reaches(reader, key).get("reach", 1) if reach is None else reach
    return apart <= longest and figures.sees(reader, key, target)


def discards(reader: Reader, key: str, attribute: Attribute) -> bool:
    """Tell whether a model's rolls of an attribute lose their highest die (SD-096)."""
    return figures.has_status(reader, key, DISCARDS[attribute])
