"""The rulebook of Runebound as the engine calls it while a game runs: `engine.definition.Rulebook`.

Gathers what the other modules of this room offer; rules themselves are not written here.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from components.cards import Pile
from components.flow import FlowStack
from components.identity import Component
from components.questions import Question
from components.texts import Text
from engine.boards import MapLayout
from engine.definition import Advice, SetUp
from engine.effects import EffectBook
from engine.flow import Procedure
from engine.observe import BACK, SeatView
from engine.windows import Trigger, Window
from engine.world import World
from systems.runebound import abilities, faults, heuristic, setup
from systems.runebound.effects import adventure, combat, harm, market, movement  # noqa: F401  they fill the book
from systems.runebound.effects.book import BOOK
from systems.runebound.figures import DOOM_TRACK
from systems.runebound.turn import Game


class Rulebook:
    """The one rulebook; it has no state of its own."""

    dice: Mapping[str, int] = {"d10": 10, "movement": 6}
    effects: EffectBook = BOOK
    masked: frozenset[type[Component]] = frozenset((Pile,))

    def set_up(self, world: World, setup_: SetUp, layout: MapLayout) -> None:
        """Lay the game out and begin it."""
        setup.set_up(world, setup_, layout)
        world.the(FlowStack).frames.append(Game())

    def triggers(self, world: World, window: Window) -> list[Trigger]:
        """What cards may do at a moment."""
        return abilities.triggers(world, window)

    def respond(self, world: World, window: Window, trigger: str) -> Procedure:
        """The use of a card."""
        return abilities.respond(world, window, trigger)

    def describe_window(self, world: World, window: Window, seat: int) -> tuple[Text, str, tuple[str, ...]]:
        """The words in which a window asks."""
        return abilities.describe_window(world, window, seat)

    def pass_text(self, moment: str) -> Text:
        """The words of "pass"."""
        return abilities.pass_text(moment)

    def mask(self, world: World, seat: int, key: str, component: Component) -> Component | None:
        """Everything is public but hidden piles; of the doom track the backs are seen as "card/COLOUR/?" (RB-165)."""
        if key == DOOM_TRACK and isinstance(component, Pile):
            backs = [f"{card.rpartition('/')[0]}/{BACK}" for card in component.cards]
            return msgspec.structs.replace(component, cards=backs)
        return component

    def faults(self, world: World) -> list[str]:
        """What is wrong with a state."""
        return faults.faults(world)

    def advise(self, view: SeatView, question: Question, careful: bool = True) -> list[Advice]:
        """What each answer is worth."""
        return heuristic.advise(view, question, careful)
