"""The six undefeated spaces: challenges that beat a hero or that he ran from wait there (RB-087 to RB-090).

The spaces are a queue: when a card leaves, later ones move up, so that space 1 always holds the oldest. Under the house
rule `overflow_literal` nothing moves up.
"""

from __future__ import annotations

from components.runebound import Undefeated, Wounds
from engine import piles
from engine.world import World
from systems.runebound import discards, figures
from systems.runebound.content import content
from systems.runebound.figures import UNDEFEATED, Reader
from systems.shared.telling import tell


def to_undefeated(world: World, card: str, space: str) -> None:
    """Lay a challenge without its wounds on the first free undefeated space; its numbered counter goes to the map space.

    A card that lies there already keeps its place. With all spaces full the card on space 1 goes first (RB-089).
    """
    world.get(card, Wounds).count = 0
    if world.has(card, Undefeated):
        tell(world, "stays-undefeated", card, card=f"@{card}")
        return
    if not free_slots(world):
        _evict_oldest(world)
    slot = free_slots(world)[0]
    piles.move(world, card, UNDEFEATED)
    world.add(card, Undefeated(slot, space))
    tell(world, "undefeated", card, space, card=f"@{card}", space=f"@{space}", slot=slot)


def leave_undefeated(world: World, card: str) -> None:
    """Take a challenge's counter off the map; the cards after it move up (RB-090). The caller moves the card itself.

    Nothing happens to a card that does not lie undefeated.
    """
    if not world.has(card, Undefeated):
        return
    world.drop(card, Undefeated)
    if figures.switch(world, "overflow_literal"):
        return
    for slot, waiting in enumerate(in_order(world), start=1):
        world.get(waiting, Undefeated).slot = slot


def in_order(reader: Reader) -> list[str]:
    """Undefeated challenges by the number of their space."""
    return [card for _, card in sorted((place.slot, card) for card, place in reader.all(Undefeated))]


def free_slots(reader: Reader) -> list[int]:
    """Numbers of the undefeated spaces without a card, lowest first."""
    taken = [place.slot for _, place in reader.all(Undefeated)]
    return [slot for slot in range(1, content().numbers.undefeated_spaces + 1) if slot not in taken]


def _evict_oldest(world: World) -> None:
    oldest = in_order(world)[0]
    tell(world, "evicted", oldest, card=f"@{oldest}")
    leave_undefeated(world, oldest)
    discards.discard_adventure(world, oldest)
