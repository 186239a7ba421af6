"""Events: drawn, compared with the one in play, and acting on all players from the event space (RB-049 to RB-056)."""

from __future__ import annotations

from engine import piles
from engine.effects import RunEffects, plain
from engine.flow import Call, Done, Procedure, Step
from engine.world import World
from systems.runebound import discards, figures
from systems.runebound.figures import EVENT_SLOT, Reader
from systems.runebound.spawning import Replenish
from systems.runebound.vocabulary import EventRecord
from systems.shared.telling import tell


class PlayEvent(Procedure):
    """An event was drawn by a hero: counters return, then it takes the event space or is discarded unplayed."""

    hero: str
    card: str

    def start(self, world: World) -> Step:
        """Every event bears the sunburst, played or not (RB-053)."""
        return Call(Replenish(drawer=self.hero), then="compare")

    def compare(self, world: World) -> Step:
        """An equal or higher number replaces the event in play, a lower one is discarded unplayed (RB-050, RB-051)."""
        old = figures.event_in_play(world)
        if old and event_record(world, self.card).number < event_record(world, old).number:
            tell(world, "event-unplayed", self.card, old, card=f"@{self.card}", old=f"@{old}")
            discards.discard_adventure(world, self.card)
            return Done()
        if old:
            tell(world, "event-replaced", old, old=f"@{old}", card=f"@{self.card}")
            discards.discard_adventure(world, old)
        piles.move(world, self.card, EVENT_SLOT)
        tell(world, "event-in-play", self.card, card=f"@{self.card}")
        effects = plain(event_record(world, self.card).at_once)
        return Call(RunEffects(effects=effects, actor=self.hero, source=self.card), then="end")

    def end(self, world: World) -> Step:
        """What holds while it lies there, `figures` reads from the event space."""
        return Done()


def event_record(reader: Reader, card: str) -> EventRecord:
    """What is printed on an event."""
    printed = figures.record(reader, card)
    if not isinstance(printed, EventRecord):
        raise LookupError(f"{card} is no event")
    return printed


PROCEDURES = (PlayEvent,)
