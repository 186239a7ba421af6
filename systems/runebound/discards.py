"""Where adventure cards go when they are done with (RB-052, RB-058, RB-061, RB-164, RB-205, RB-207).

A card that lies undefeated must have left its place before (`undefeated.leave_undefeated`).
"""

from __future__ import annotations

from components.cards import Activated
from components.runebound import Exhaustion, Prepared, QuestProgress, Wounds
from components.texts import text
from engine import piles
from engine.world import World
from systems.runebound import doom, figures
from systems.runebound.figures import AT_HAND, REMOVED
from systems.runebound.vocabulary import AdventureRecord, EncounterRecord
from systems.shared.telling import tell


def discard_adventure(world: World, card: str) -> None:
    """Discard an adventure card: under the deck of its own colour, an encounter out of the game; or on the doom track."""
    wipe(world, card)
    if not figures.switch(world, "doom_track"):
        put_under_deck(world, card)
        return
    for leaving in doom.lay_on_track(world, card):
        put_under_deck(world, leaving)


def put_under_deck(world: World, card: str) -> None:
    """Put a challenge or event face down under the deck of its colour; an encounter leaves the game (RB-058, RB-061)."""
    printed = adventure_record(world, card)
    if isinstance(printed, EncounterRecord):
        piles.move(world, card, REMOVED)
        tell(world, "card-removed", card, card=f"@{card}")
        return
    deck = figures.deck_of(printed.colour)
    piles.move(world, card, deck)
    tell(world, "card-under-deck", card, deck, card=f"@{card}", deck=text(f"deck-{printed.colour}"))


def clear_hand(world: World) -> None:
    """Discard what is still being resolved when a turn ends at once: an encounter that knocked its hero out (RB-060)."""
    for card in piles.cards_in(world, AT_HAND):
        discard_adventure(world, card)


def wipe(world: World, card: str) -> None:
    """Take everything off a card that lay on it while it was in use."""
    for laid in (world.find(card, Wounds), world.find(card, Exhaustion)):
        if laid is not None:
            laid.count = 0
    for mark in (Activated, Prepared, QuestProgress):
        world.drop(card, mark)


def adventure_record(world: World, card: str) -> AdventureRecord:
    """What is printed on an adventure card."""
    printed = figures.record(world, card)
    if not isinstance(printed, AdventureRecord):
        raise LookupError(f"{card} is no adventure card")
    return printed
