"""The party draws the loot it has won, and says at once what becomes of each card (SD-077, SD-081 to SD-083)."""

from __future__ import annotations

from components.superdungeon import Tracker
from engine.flow import Call, Done, Procedure, Step
from engine.world import World
from systems.superdungeon import decks, equipment


class DrawLoot(Procedure):
    """Draw every loot card that is due, one after the other (SD-077, SD-081, DP-26)."""

    def start(self, world: World) -> Step:
        """The next one; with an empty deck and no discards there is none (SD-082)."""
        tracker = world.the(Tracker)
        if not tracker.loot_due:
            return Done()
        tracker.loot_due -= 1
        card = decks.draw(world, decks.LOOT)
        if card is None:
            tracker.loot_due = 0
            return Done()
        return Call(equipment.DealWith(card=card), then="start")


PROCEDURES = (DrawLoot,)
