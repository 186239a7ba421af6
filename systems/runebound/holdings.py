"""What lies with a hero, sorted by what it is: a pure function of cards, so that it can be kept until they change.

Knows records, and nothing of the table: which cards a hero has, `figures` tells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from systems.runebound.vocabulary import Ability, AnySpecial, HeroRecord, MarketRecord, Modifier

ITEM_KINDS = ("weapon", "armour", "artifact", "rune")


class Source(NamedTuple):
    """A modifier in force and the card it is printed on."""

    card: str
    modifier: Modifier


class Holdings(NamedTuple):
    """A hero's cards by kind, and all that is printed on him and on them, each with its card.

    `times` are those at which some ability can be used: most windows find none, and need look no further.
    """

    allies: tuple[str, ...]
    items: tuple[str, ...]
    dragon_runes: tuple[str, ...]
    abilities: tuple[tuple[str, Ability], ...]
    times: frozenset[str]
    modifiers: tuple[Source, ...]
    specials: tuple[tuple[str, AnySpecial], ...]


def sort_out(
    hero: str, own: HeroRecord, things: Mapping[str, MarketRecord], quests: Sequence[str]
) -> Holdings:
    """Sorts a hero's cards, in the order they came; a quest under way is no item (RB-059)."""
    printed: list[tuple[str, HeroRecord | MarketRecord]] = [(hero, own), *things.items()]
    items = [card for card, thing in things.items() if thing.kind in ITEM_KINDS and card not in quests]
    return Holdings(
        allies=tuple(card for card, thing in things.items() if thing.kind == "ally"),
        items=tuple(items),
        dragon_runes=tuple(card for card, thing in things.items() if thing.kind == "dragon_rune"),
        times=frozenset(time for _, record in printed for one in record.abilities for time in one.times),
        abilities=tuple((card, ability) for card, record in printed for ability in record.abilities),
        modifiers=tuple(Source(card, modifier) for card, record in printed for modifier in record.modifiers),
        specials=tuple((card, special) for card, record in printed for special in record.specials),
    )
