"""The doom track: discarded adventure cards fill it, and each time it is full a doom counter falls (RB-162 to RB-169).

Knows neither decks nor turns: `discards` puts the cards that leave the track under their decks, and whoever runs the
game looks at `Doom.endgame_due` when a turn is over.
"""

from __future__ import annotations

from components.runebound import Doom
from engine import piles
from engine.world import World
from systems.runebound import figures
from systems.runebound.content import content
from systems.runebound.figures import DOOM_TRACK, Reader
from systems.shared.telling import tell


def limit(reader: Reader) -> int:
    """How many cards on the track bring a doom counter: by number of players, or as the house rule says (RB-166)."""
    chosen = int(figures.switch(reader, "doom_limit"))
    return chosen or content().numbers.doom_cards[len(figures.seats(reader)) - 1]


def spaces(reader: Reader) -> int:
    """Number of doom spaces: one beside each market stack (RB-162)."""
    return len(figures.towns(reader))


def lay_on_track(world: World, card: str) -> list[str]:
    """Lay a discarded card on the lowest empty doom space (RB-164).

    When the track is full the card moves to space 1 and a doom counter falls (RB-166); the cards that must leave the
    track then are returned, lowest space first.
    """
    piles.move(world, card, DOOM_TRACK)
    laid = piles.cards_in(world, DOOM_TRACK)
    tell(world, "doom-card", card, DOOM_TRACK, card=f"@{card}", n=len(laid), limit=limit(world))
    if len(laid) < limit(world):
        return []
    _add_counter(world)
    return laid[:-1]


def _add_counter(world: World) -> None:
    """Lay a doom counter on the first market space without one; the last one makes the endgame due (RB-168)."""
    doom = world.the(Doom)
    if doom.counters >= spaces(world):
        return
    doom.counters += 1
    space, _ = figures.towns(world)[doom.counters - 1]
    tell(world, "doom-counter", space, town=f"@{space}", n=doom.counters, of=spaces(world))
    if doom.counters == spaces(world):
        doom.endgame_due = True
        tell(world, "endgame-due")
