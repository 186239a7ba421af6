"""Treasure: a hero opens a chest, or a Boo-Booty falls; a card is drawn, or a Boo-Booty stands there (SD-074 to SD-076).

Who may open a chest is read here; paying the AP is the business of the activation. Knows no card by name.
"""

from __future__ import annotations

from components.questions import Question
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import decks, equipment, figures, spawning
from systems.superdungeon.figures import Reader
from systems.superdungeon.vocabulary import Trait

LUCK: Trait = "luck"


def chests_beside(reader: Reader, hero: str) -> list[str]:
    """Chests that a hero could open: adjacent to him; monsters cannot (SD-074)."""
    if not figures.is_hero(reader, hero):
        return []
    return [chest for chest in figures.chests(reader) if figures.are_adjacent(reader, hero, chest)]


class OpenChest(Procedure):
    """A hero opens a chest: it leaves the map and the top treasure card is drawn (SD-074)."""

    hero: str
    chest: str

    def start(self, world: World) -> Step:
        """The chest is gone."""
        at = figures.space_at(figures.cell(world, self.chest))
        tell(world, "chest-opened", self.hero, self.chest, at, who=f"@{self.hero}")
        world.remove(self.chest)
        return Call(DrawTreasure(at=at, hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """The activation goes on."""
        return Done()


class DrawTreasure(Procedure):
    """The party draws the top treasure card; a Boo-Booty! stands on `at` instead (SD-076).

    A `hero` with Luck who opens a chest draws two and keeps one (SD-102).
    """

    at: str
    hero: str = ""
    drawn: list[str] = []

    def start(self, world: World) -> Step:
        """Draw one card, or two with Luck."""
        is_lucky = self.hero != "" and figures.has_trait(world, self.hero, LUCK)
        for _ in range(2 if is_lucky else 1):
            card = decks.draw_treasure(world)
            if card is not None:
                self.drawn.append(card)
        if not self.drawn:
            tell(world, "no-treasure", self.at)
            return Done()
        return Goto("choose")

    def choose(self, world: World) -> Step:
        """Which one of two is kept (DP-29)?"""
        options = tuple(option(card, text("opt-keep-treasure", card=f"@{card}"), card) for card in self.drawn)
        seat = figures.seat_of(world, self.hero) if self.hero else figures.speaker(world)
        prompt = text("ask-treasure", who=f"@{self.hero}")
        return Ask(Question(seat, "pick", "DP-29", prompt, options), "keep", auto=True)

    def keep(self, world: World) -> Step:
        """The other one is discarded."""
        for card in self.drawn:
            if card != self.chosen:
                decks.discard(world, card)
        if decks.is_ambush(world, self.chosen):
            return self._ambush(world, self.chosen)
        return Call(equipment.DealWith(card=self.chosen), then="end")

    def end(self, world: World) -> Step:
        """The treasure lies where it belongs."""
        return Done()

    def _ambush(self, world: World, card: str) -> Step:
        """The card is discarded, and its model stands where the chest stood, not yet activated."""
        kind = figures.card_record(world, card).model
        decks.discard(world, card)
        model = spawning.field(world, kind, figures.cell_of(world, self.at))
        tell(world, "ambush", model, self.at, model=f"@{model}")
        return Call(spawning.arrival(model), then="end")


PROCEDURES = (OpenChest, DrawTreasure)
