"""What can be bought where, and what it would be worth: purchases, and what must go to make room for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from components.cards import Card, Pile
from systems.runebound import belongings, figures, market
from systems.runebound.advice.builds import Build, modifiers_of, thing, with_card, without_card
from systems.runebound.advice.mind import Mind, record_id
from systems.runebound.advice.strength import plain_worth, strength

GOLD = 0.8
"""Gold in the purse is worth less than its face: a knock-out takes it all."""
NEW_CARD = 0.15
"""What a town's new card is worth for each piece of gold one can pay with."""
MOST_FOR_NEW_CARD = 8


class Bargain(NamedTuple):
    """A purchase: its worth above its price, the card, and the own card that must go for it ("" = none)."""

    worth: float
    card: str
    gives_up: str = ""


def bargains(mind: Mind, cards: Sequence[str], gold: int) -> list[Bargain]:
    """Every purchase among these cards that gold can pay for, the best first."""
    found = []
    for card in cards:
        price = price_of(mind, card)
        for gives_up in makes_room(mind, card):
            back = sale_of(mind, gives_up) if gives_up else 0
            if price <= gold + back:
                worth = swap_worth(mind.build, mind_id(mind, gives_up), record_id(mind.view, card))
                found.append(Bargain(worth + GOLD * (back - price), card, gives_up))
    return sorted(found, key=_worth, reverse=True)


def _worth(bargain: Bargain) -> float:
    return bargain.worth


def swap_worth(build: Build, gives_up: str, takes: str) -> float:
    """What taking a card in place of another (or of none) is worth."""
    left = without_card(build, gives_up) if gives_up else build
    plain = plain_worth(takes) - (plain_worth(gives_up) if gives_up else 0.0)
    return strength(with_card(left, takes)) - strength(build) + plain


def mind_id(mind: Mind, card: str) -> str:
    """The record id of a card of one's own; "" for none."""
    return record_id(mind.view, card) if card else ""


def price_of(mind: Mind, card: str) -> int:
    """What a market card costs the hero outside a market step."""
    printed = thing(record_id(mind.view, card))
    stat = "ally_price" if printed.kind == "ally" else "item_price"
    return max(
        market.LEAST_PRICE, printed.cost + sum(m.n for m in modifiers_of(mind.build) if m.stat == stat)
    )


def sale_of(mind: Mind, card: str) -> int:
    """What the market pays for a card of one's own; allies cannot be sold (RB-128)."""
    return 0 if thing(record_id(mind.view, card)).kind == "ally" else market.sale_price(mind.view, card)


def makes_room(mind: Mind, card: str) -> tuple[str, ...]:
    """The own cards of which one must go before a card can join; ("",) when it fits as it is, () when it never will."""
    printed = thing(record_id(mind.view, card))
    known: dict[tuple[str, str], tuple[str, ...]] = mind.__dict__.setdefault("rooms", {})
    sort = (printed.kind, printed.item_type)
    if sort not in known:
        known[sort] = _makes_room(mind, card)
    return known[sort]


def _makes_room(mind: Mind, card: str) -> tuple[str, ...]:
    view, hero = mind.view, mind.hero
    crowded = belongings.surplus(view, hero, [*figures.belongings(view, hero), card])
    if card not in crowded:
        return ("",)
    return tuple(own for own in crowded if own != card and figures.can_be_lost(view, own))


def stack(mind: Mind, town_id: str) -> list[str]:
    """The cards that lie face up in a town."""
    return list(mind.view.get(figures.market_of(town_id), Pile).cards)


def best_of_town(mind: Mind, town_id: str, gold: int) -> float:
    """What a visit to a town's market would be worth to a buyer with so much gold."""
    hope = NEW_CARD * min(gold, MOST_FOR_NEW_CARD)
    affordable = [
        card for card in stack(mind, town_id) if thing(mind.view.get(card, Card).definition).cost <= gold + 6
    ]
    found = bargains(mind, affordable, gold)
    return hope + max(0.0, found[0].worth if found else 0.0)
