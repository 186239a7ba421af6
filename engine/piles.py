"""Cards in piles: every card is always in exactly one pile, and moves by `move` alone."""

from __future__ import annotations

from collections.abc import Iterable

from components.cards import Card, Pile
from engine import rng
from engine.observe import SeatView
from engine.world import World

Reader = World | SeatView


def cards_in(world: Reader, pile: str) -> list[str]:
    """Keys of the cards in a pile, the top one first; a pile that does not exist is empty."""
    found = world.find(pile, Pile)
    return list(found.cards) if found else []


def top(world: World, pile: str) -> str | None:
    """The top card of a pile, or None."""
    found = world.find(pile, Pile)
    return found.cards[0] if found and found.cards else None


def move(world: World, card: str, pile: str, to_top: bool = False) -> None:
    """Take a card out of its pile and lay it under another one (or on top)."""
    here = world.get(card, Card)
    target = world.get(pile, Pile).cards
    world.get(here.pile, Pile).cards.remove(card)
    target.insert(0 if to_top else len(target), card)
    here.pile = pile


def spawn_card(world: World, key: str, definition: str, pile: str) -> str:
    """Make a card and lay it under a pile."""
    world.spawn(key, Card(definition, pile))
    world.get(pile, Pile).cards.append(key)
    return key


def shuffle(world: World, pile: str) -> None:
    """Shuffle a pile with the game's generator."""
    rng.shuffle(world, world.get(pile, Pile).cards)


def faults(world: World) -> list[str]:
    """What is wrong with the piles: a card in no pile, in two, or in another than it says."""
    found: list[str] = []
    seen: dict[str, str] = {}
    for key, pile in world.all(Pile):
        for card in pile.cards:
            if card in seen:
                found.append(f"{card} lies in {seen[card]} and in {key}")
            if not world.has(card, Card):
                found.append(f"{key} holds {card}, which is no card")
            seen[card] = key
    for key, lying in world.all(Card):
        if seen.get(key) != lying.pile:
            found.append(f"{key} says it lies in {lying.pile} but is in {seen.get(key)}")
    return found


def definitions(world: World, cards: Iterable[str]) -> list[str]:
    """Definition ids of cards."""
    return [world.get(card, Card).definition for card in cards]
