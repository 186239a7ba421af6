"""The loot and the treasure deck: drawing, discarding, shuffling the discards in (SD-075, SD-082, SD-248).

Moves cards between piles and tells it; what becomes of a drawn card, other modules ask. Knows no card by name.
"""

from __future__ import annotations

from typing import Final

from components.superdungeon import Model
from components.texts import text
from engine import piles
from engine.world import World
from systems.shared.telling import HIDDEN, tell
from systems.superdungeon import figures
from systems.superdungeon.content import content
from systems.superdungeon.figures import Reader

LOOT: Final = "deck/loot"
TREASURE: Final = "deck/treasure"
POOL: Final = "pool"
"""Where the party's cards lie until they are equipped or sacrificed (SD-083)."""


def deck_of(card: str) -> str:
    """The deck that a card belongs to, by its key."""
    return f"deck/{card.split('/')[1]}"


def discards_of(deck: str) -> str:
    """The discard pile of a deck."""
    return f"discard/{deck.rpartition('/')[2]}"


def refill(world: World, deck: str) -> bool:
    """Make an empty deck anew of its discards; tells whether it holds a card now (SD-075, SD-082)."""
    if piles.top(world, deck) is not None:
        return True
    discards = piles.cards_in(world, discards_of(deck))
    if discards:
        shuffle_in(world, discards, deck)
    return bool(discards)


def shuffle_in(world: World, cards: list[str], deck: str) -> None:
    """Shuffle cards into a deck."""
    for card in cards:
        piles.move(world, card, deck)
    piles.shuffle(world, deck)
    tell(world, "deck-shuffled", deck, barrier=HIDDEN, deck=text(f"word-{deck.replace('/', '-')}"))


def draw(world: World, deck: str) -> str | None:
    """Take the top card of a deck into the pool, face up; None when deck and discards are empty."""
    if not refill(world, deck):
        return None
    card = piles.cards_in(world, deck)[0]
    piles.move(world, card, POOL)
    tell(world, "card-drawn", card, barrier=HIDDEN, card=f"@{card}")
    return card


def draw_treasure(world: World) -> str | None:
    """The top treasure card; a Boo-Booty! whose models are all on the map is discarded and the next card drawn.

    A whole pass through deck and discards with nothing but such cards ends with None (SD-248).
    """
    cards = [*piles.cards_in(world, TREASURE), *piles.cards_in(world, discards_of(TREASURE))]
    for _ in cards:
        card = draw(world, TREASURE)
        if card is None or not is_spent_ambush(world, card):
            return card
        discard(world, card)
    return None


def discard(world: World, card: str) -> None:
    """Lay a card on the discards of its deck."""
    piles.move(world, card, discards_of(deck_of(card)), to_top=True)
    tell(world, "card-discarded", card, card=f"@{card}")


def is_ambush(reader: Reader, card: str) -> bool:
    """Tell whether a card is no treasure but brings a model in its place (SD-076)."""
    return figures.card_record(reader, card).slot == "ambush"


def is_spent_ambush(reader: Reader, card: str) -> bool:
    """Tell whether all models that an ambush card could bring are on the map already (SD-248)."""
    kind = figures.card_record(reader, card).model
    if not kind:
        return False
    fielded = sum(reader.get(key, Model).record == kind for key in figures.models(reader))
    return fielded >= content().models[kind].copies
