"""What can be bought where, and what it would be worth: purchases, and what must go to make room for them.

Plain values in, plain values out, so that a town looked at from many spaces is judged once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from components.cards import Pile
from systems.runebound import belongings, figures
from systems.runebound.advice.builds import Build, allies_of, modifiers_of, thing, with_card, without_card
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.purse import spending
from systems.runebound.advice.strength import plain_worth, strength
from systems.runebound.content import content
from systems.runebound.market import LEAST_PRICE

NEW_CARD = (0.5, 0.33, 0.15)
"""What a town's new card is worth for each piece of gold one can pay with, by the number of allies one has."""
MOST_FOR_NEW_CARD = 12
FROM_AFAR = 2
"""So many of a town's cards are thought of on the way to it."""
GLANCE = 7.0
"""The rule of thumb misses what forecasts say of a card by more than this hardly once in a hundred."""


class Limits(NamedTuple):
    """The house rules on what a hero may hold (RB-192 to RB-194)."""

    by_type: bool = False
    any_allies: bool = False


class Bargain(NamedTuple):
    """A purchase: its worth above its price, the card, and the own card that must go for it ("" = none); record ids."""

    worth: float
    card: str
    gives_up: str = ""


def limits_of(mind: Mind) -> Limits:
    """The limits of this game."""
    return Limits(bool(mind.options["item_limits"]), bool(mind.options["ally_limits"]))


def stack(mind: Mind, town_id: str) -> tuple[str, ...]:
    """Record ids of the cards that lie face up in a town."""
    cards = mind.view.get(figures.market_of(town_id), Pile).cards
    return tuple(card.removeprefix(figures.FROM_MARKET) for card in cards)


@lru_cache(maxsize=10_000)
def bargains(
    build: Build, cards: tuple[str, ...], gold: int, limits: Limits, closely: bool
) -> tuple[Bargain, ...]:
    """Every purchase among these cards that gold can pay for, the best first."""
    found = []
    for card in dict.fromkeys(cards):
        price = price_of(build, card)
        for gives_up in makes_room(build, card, limits):
            back = sale_of(gives_up)
            if price <= gold + back and not _is_cheaper(card, gives_up):
                worth = swap_worth(build, gives_up, card, closely, spending(gold, price - back))
                found.append(Bargain(worth, card, gives_up))
    return tuple(sorted(found, reverse=True))


def looked_at(worth: Callable[[bool], float], closely: bool) -> float:
    """What something is worth, by a closer look (`worth(True)`) unless a glance tells that it is not worth while."""
    glance = worth(False)
    return worth(True) if closely and glance > -GLANCE else glance


def _is_cheaper(card: str, gives_up: str) -> bool:
    return bool(gives_up) and thing(card).cost < thing(gives_up).cost


@lru_cache(maxsize=10_000)
def best_of_town(build: Build, cards: tuple[str, ...], gold: int, limits: Limits, closely: bool) -> float:
    """What a visit to a town's market would be worth to a buyer with so much gold: its dearest cards tell from afar."""
    payable = sorted((card for card in cards if price_of(build, card) <= gold), key=_cost, reverse=True)
    found = bargains(build, tuple(payable[:FROM_AFAR]), gold, limits, closely)
    return hope_of_town(build, gold) + max(0.0, found[0].worth if found else 0.0)


def _cost(card: str) -> int:
    return thing(card).cost


def hope_of_town(build: Build, gold: int) -> float:
    """What any town's new card is worth to a buyer with so much gold."""
    return NEW_CARD[min(len(allies_of(build)), len(NEW_CARD) - 1)] * min(gold, MOST_FOR_NEW_CARD)


def swap_worth(build: Build, gives_up: str, takes: str, closely: bool, cost: float = 0.0) -> float:
    """What taking a card in place of another (or of none) is worth above its cost."""
    left = without_card(build, gives_up) if gives_up else build
    after = with_card(left, takes)
    plain = plain_worth(takes) - (plain_worth(gives_up) if gives_up else 0.0) - cost
    return looked_at(lambda close: strength(after, close) - strength(build, close) + plain, closely)


def price_of(build: Build, card: str) -> int:
    """What a market card costs the hero outside a market step."""
    printed = thing(card)
    stat = "ally_price" if printed.kind == "ally" else "item_price"
    return max(LEAST_PRICE, printed.cost + sum(m.n for m in modifiers_of(build) if m.stat == stat))


def sale_of(card: str) -> int:
    """What the market pays for a card of one's own; allies cannot be sold (RB-128)."""
    return 0 if not card or thing(card).kind == "ally" else thing(card).cost // 2


def makes_room(build: Build, card: str, limits: Limits) -> tuple[str, ...]:
    """The own cards of which one must go before a card can join; ("",) when it fits as it is, () when it never will."""
    printed = thing(card)
    held = [thing(own) for own in build.cards]
    if printed.kind == "ally":
        same = [own for own in held if own.kind == "ally"]
        is_full = not limits.any_allies and len(same) >= content().numbers.limits["ally"]
    elif limits.by_type:
        same = [own for own in held if (own.kind, own.item_type) == (printed.kind, printed.item_type)]
        is_full = bool(same) and printed.kind in belongings.ITEM_KINDS
    else:
        same = [own for own in held if own.kind == printed.kind]
        is_full = _is_full(build, printed.kind, len(same))
    if not is_full:
        return ("",)
    return tuple(own.id for own in same if own.id in content().market)


def _is_full(build: Build, kind: str, held: int) -> bool:
    limits = content().numbers.limits
    if kind not in ("weapon", "armour"):
        return False
    more = sum(m.n for m in modifiers_of(build) if m.stat == "weapon_limit") if kind == "weapon" else 0
    return held >= limits[kind] + more  # type: ignore[index]
