"""Encounters: their instructions are followed at once; what is not kept leaves the game (RB-057 to RB-060)."""

from __future__ import annotations

from components.cards import Card
from engine.effects import RunEffects, plain
from engine.flow import Call, Done, Procedure, Step
from engine.world import World
from systems.runebound import discards, figures, quests
from systems.runebound.figures import AT_HAND
from systems.runebound.vocabulary import EncounterRecord


class PlayEncounter(Procedure):
    """Follow the instructions of the encounter at hand. Its own fight is one of its effects."""

    hero: str
    card: str

    def start(self, world: World) -> Step:
        """Do what the card says."""
        printed = figures.record(world, self.card)
        effects = plain(printed.effects) if isinstance(printed, EncounterRecord) else []
        return Call(RunEffects(effects=effects, actor=self.hero, source=self.card), then="put_away")

    def put_away(self, world: World) -> Step:
        """A quest stays with its hero, anything else not kept is resolved and discarded (RB-058, RB-059)."""
        if world.get(self.card, Card).pile != AT_HAND:
            return Done()
        if quests.quest_of(world, self.card) is not None:
            quests.take_quest(world, self.hero, self.card)
        else:
            discards.discard_adventure(world, self.card)
        return Done()


PROCEDURES = (PlayEncounter,)
