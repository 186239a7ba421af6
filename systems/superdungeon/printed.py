"""What cards give the models that have them: abilities by their sources, worked out once for each mix of cards.

Reads content alone; who has which cards, and where he stands, is read in `figures.py`.
"""

from __future__ import annotations

from functools import cache

import msgspec

from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import Action, AnyAbility, ModelRecord, SetPool

UPGRADED = frozenset(("denizen", "minion"))
"""Types of models that loot upgrades and boss-fight abilities reach (SD-208, SD-238)."""


class Source(msgspec.Struct, frozen=True, gc=False):
    """An ability in force and what it comes from: a card, an action's id, a status, or "" for the stat card."""

    card: str
    ability: AnyAbility | SetPool


@cache
def abilities_on(record: str, cards: tuple[tuple[str, str], ...], horde: str) -> tuple[Source, ...]:
    """What a stat card, cards by (key, id), and the adventure card of the horde give; found once for each mix."""
    box = content()
    found = [Source("", ability) for ability in box.models[record].abilities]
    found += [Source(card, ability) for card, id_ in cards for ability in box.cards[id_].abilities]
    return (*found, *(Source(horde, ability) for ability in (box.adventures[horde].horde if horde else ())))


@cache
def actions_on(
    record: str, cards: tuple[tuple[str, str], ...], adventure: str
) -> tuple[tuple[str, Action], ...]:
    """(card, action) of a stat card, of cards by (key, id), and potions of an adventure card; found once for each mix."""
    box = content()
    found = [("", action) for action in box.models[record].actions]
    found += [(card, action) for card, id_ in cards for action in box.cards[id_].actions]
    potions = box.adventures[adventure].potions if adventure else ()
    return (*found, *((adventure, action) for action in potions))


class _Kept(msgspec.Struct):
    """An ability as a field: msgspec remembers how to read a struct, but works a bare union out anew each time."""

    ability: AnyAbility


def decoded(raw: object) -> AnyAbility | SetPool:
    """An ability or pool as a lasting effect keeps it."""
    if isinstance(raw, dict) and "op" in raw:
        return msgspec.convert(raw, SetPool)
    return msgspec.convert({"ability": raw}, _Kept).ability


def is_upgraded(printed: ModelRecord) -> bool:
    """Tell whether a model is of a type that loot upgrades and boss-fight abilities reach (SD-208, SD-238)."""
    return not UPGRADED.isdisjoint(printed.tags)
