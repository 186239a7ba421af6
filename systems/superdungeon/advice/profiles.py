"""Models as plain numbers: everything that cards and effects add to a stat card, worked out once for each mix of them.

Knows what abilities mean, not who bears them or where he stands.
"""

from __future__ import annotations

from functools import cache

import msgspec

from systems.superdungeon import odds
from systems.superdungeon.content import content
from systems.superdungeon.pools import added
from systems.superdungeon.vocabulary import (
    Action,
    AnyAbility,
    Attribute,
    Carries,
    Dice,
    Has,
    Immune,
    Pool,
    Reaches,
    SetPool,
    Stats,
    Vulnerable,
)

NOTHING = Pool()


class Profile(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a model can do and bear; an attribute of None does not exist."""

    att: Pool | None
    arm: Pool | None
    will: Pool | None
    dex: Pool | None
    speed: int
    ap: int
    hearts: int
    potion_cap: int
    reaches: dict[str, int]
    traits: frozenset[str]
    carries: tuple[str, ...]
    immune: frozenset[str]
    weak_spots: frozenset[str]
    actions: tuple[Action, ...]

    def pool(self, attribute: str) -> Pool:
        """The dice of an attribute; none where it does not exist."""
        found: Pool | None = getattr(self, attribute)
        return found or NOTHING

    def is_immune(self, status: str) -> bool:
        """Tell whether a status would not stick."""
        return status in self.immune or "all" in self.immune


@cache
def profile(
    record: str,
    cards: tuple[str, ...],
    horde: str,
    adventure: str,
    more: tuple[AnyAbility | SetPool, ...] = (),
) -> Profile:
    """The numbers of a stat card with cards and `more` in force; adventure cards add abilities to the horde, and potions."""
    box = content()
    card = box.models[record]
    carried = [ability for name in cards for ability in box.cards[name].abilities]
    abilities = (*card.abilities, *carried, *(box.adventures[horde].horde if horde else ()), *more)
    stats = [a for a in abilities if isinstance(a, Stats)]
    actions = (*card.actions, *(action for name in cards for action in box.cards[name].actions))
    potions = box.adventures[adventure].potions if adventure else ()
    reaches: dict[str, int] = {}
    for ability in abilities:
        if isinstance(ability, Reaches):
            reaches[ability.kind] = max(ability.n, reaches.get(ability.kind, 0))
    return Profile(
        **{name: _pool(record, name, abilities) for name in ("att", "arm", "will", "dex")},  # type: ignore[arg-type]
        **{
            name: getattr(card, name) + sum(getattr(more, name) for more in stats)
            for name in ("speed", "ap", "hearts", "potion_cap")
        },
        reaches=reaches,
        traits=frozenset(a.trait for a in abilities if isinstance(a, Has)),
        carries=tuple(dict.fromkeys(a.status for a in abilities if isinstance(a, Carries))),
        immune=frozenset(a.status for a in abilities if isinstance(a, Immune)),
        weak_spots=frozenset(a.status for a in abilities if isinstance(a, Vulnerable)),
        actions=(*actions, *potions),
    )


def _pool(record: str, attribute: Attribute, abilities: tuple[AnyAbility | SetPool, ...]) -> Pool | None:
    """An attribute with what always adds to it; what hangs on the target's state is left out."""
    found: Pool | None = getattr(content().models[record], attribute)
    if found is None:
        return None
    for ability in abilities:
        if isinstance(ability, SetPool) and ability.attribute == attribute:
            found = ability.pool
    more = [
        ability.pool
        for ability in abilities
        if isinstance(ability, Dice) and ability.attribute == attribute and ability.target_has is None
    ]
    return added(found, *more)


@cache
def rate(attack: Pool, defence: Pool, weak: bool = False, fragile: bool = False) -> float:
    """The chance that one roll beats another (SD-105)."""
    ways, of = odds.hits(attack, defence, weak, fragile)
    return ways / of


@cache
def with_blue(pool: Pool, n: int) -> Pool:
    """A pool with so many blue dice more."""
    return added(pool, Pool(blue=n)) if n else pool


@cache
def joined(pool: Pool, bonus: Pool) -> Pool:
    """A pool with a bonus."""
    return added(pool, bonus)
