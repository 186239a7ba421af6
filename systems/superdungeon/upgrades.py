"""The Consul's loot upgrades at the end of a round: a card whose effect all denizens and minions have (SD-208 to SD-210,
SD-214).

When they are due is read from the tracker. Knows no card by name.
"""

from __future__ import annotations

from components.cards import Pile
from components.questions import Question
from components.superdungeon import Tracker
from components.texts import text
from engine import piles
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.shared.telling import HIDDEN, tell
from systems.superdungeon import counters, decks, figures, sides, tracker

SHOWN = "shown"
"""Where the drawn cards lie open while the Consul chooses."""
UPGRADES = "upgrades"


class LootUpgrades(Procedure):
    """Step 2 of the round's end: an upgrade for 16-Bit and one for overcharge, each once in a game (SD-208, SD-214)."""

    def start(self, world: World) -> Step:
        """The next one that is due; both in a row if both were first seen in this round."""
        track = world.the(Tracker)
        if not track.bit16_drawn and tracker.is_reached(world, "bit16"):
            track.bit16_drawn = True
            return Call(DrawUpgrade(), then="start")
        if not track.overcharge_drawn and track.red:
            track.overcharge_drawn = True
            return Call(DrawUpgrade(), then="start")
        return Done()


class DrawUpgrade(Procedure):
    """The Consul draws a loot card per spawning point and keeps one (SD-208 to SD-210, DP-30)."""

    def start(self, world: World) -> Step:
        """Show the cards; without a spawning point the chance is gone (SD-209)."""
        world.spawn(SHOWN, Pile())
        for _ in figures.points(world):
            if not self._show_next(world):
                break
        shown = piles.cards_in(world, SHOWN)
        if not shown:
            world.remove(SHOWN)
            return Done()
        tell(
            world,
            "upgrade-shown",
            *shown,
            barrier=HIDDEN,
            cards=[text("card-name", card=f"@{c}") for c in shown],
        )
        return Goto("choose")

    def choose(self, world: World) -> Step:
        """Which one do the hordes get?"""
        shown = piles.cards_in(world, SHOWN)
        options = tuple(option(card, text("opt-upgrade", card=f"@{card}"), card) for card in shown)
        seat = sides.consul(world)
        prompt = text("ask-upgrade", who=f"@seat/{seat}")
        return Ask(Question(seat, "pick", "DP-30", prompt, options, about=tuple(shown)), "keep", auto=True)

    def keep(self, world: World) -> Step:
        """All denizens and minions have its effect from now on."""
        card = self.chosen
        piles.move(world, card, UPGRADES)
        world.the(Tracker).upgrades.append(card)
        tell(world, "upgraded", card, card=f"@{card}")
        for model in figures.monsters(world):
            counters.shed_immune(world, model)
        return Goto("put_back")

    def put_back(self, world: World) -> Step:
        """The other cards are shuffled back."""
        decks.shuffle_in(world, piles.cards_in(world, SHOWN), decks.LOOT)
        world.remove(SHOWN)
        return Done()

    def _show_next(self, world: World) -> bool:
        """Show the next card that the Consul may have; the others stay in the deck (SD-210)."""
        for _ in range(2):
            for card in piles.cards_in(world, decks.LOOT):
                if figures.card_record(world, card).consul_ok:
                    piles.move(world, card, SHOWN)
                    return True
            discards = piles.cards_in(world, decks.discards_of(decks.LOOT))
            if discards:
                decks.shuffle_in(world, discards, decks.LOOT)
        return False


PROCEDURES = (LootUpgrades, DrawUpgrade)
