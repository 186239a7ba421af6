"""The rulebook of Super Dungeon as the engine calls it while a game runs: `engine.definition.Rulebook`.

Gathers what the other modules of this room offer; rules themselves are not written here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from components.flow import FlowStack
from components.identity import Component
from components.questions import Question
from components.texts import Text
from engine.boards import MapLayout
from engine.definition import Advice, SetUp
from engine.effects import EffectBook
from engine.flow import Procedure
from engine.observe import SeatView
from engine.windows import Trigger, Window
from engine.world import World
from systems.superdungeon import faults, heuristic, potions, setup
from systems.superdungeon.dungeon import Laid
from systems.superdungeon.faces import Face
from systems.superdungeon.odds import FACES
from systems.superdungeon.ops import BOOK
from systems.superdungeon.rolls import COLOURS
from systems.superdungeon.turn import Game


class Rulebook:
    """The one rulebook; it has no state of its own but the tiles and ready-made dungeons in the box."""

    dice: Mapping[str, int] = dict.fromkeys(COLOURS, FACES)
    effects: EffectBook = BOOK
    masked: frozenset[type[Component]] = frozenset()

    def __init__(self, faces: Mapping[str, Face], dungeons: Sequence[Sequence[Laid]]) -> None:
        self.faces = faces
        self._dungeons = sorted(dungeons, key=len)

    def ready_dungeon(self, tiles: int) -> Sequence[Laid]:
        """A ready-made dungeon of so many tiles: one of just that size, or the first tiles of a larger one."""
        return next(dungeon for dungeon in self._dungeons if len(dungeon) >= tiles)[:tiles]

    def set_up(self, world: World, setup_: SetUp, layout: MapLayout) -> None:
        """Lay the game out and begin it."""
        setup.set_up(world, setup_, layout)
        world.the(FlowStack).frames.append(Game())

    def triggers(self, world: World, window: Window) -> list[Trigger]:
        """What potions may do at a moment."""
        return potions.triggers(world, window)

    def respond(self, world: World, window: Window, trigger: str) -> Procedure:
        """The use of a potion."""
        return potions.respond(world, window, trigger)

    def describe_window(self, world: World, window: Window, seat: int) -> tuple[Text, str, tuple[str, ...]]:
        """The words in which a window asks."""
        return potions.describe_window(world, window, seat)

    def pass_text(self, moment: str) -> Text:
        """The words of "pass"."""
        return potions.pass_text(moment)

    def mask(self, world: World, seat: int, key: str, component: Component) -> Component | None:
        """Everything is public but the order of the decks, which the engine hides (SD-245)."""
        return component

    def faults(self, world: World) -> list[str]:
        """What is wrong with a state."""
        return faults.faults(world)

    def advise(self, view: SeatView, question: Question, careful: bool = True) -> list[Advice]:
        """What each answer is worth."""
        return heuristic.advise(view, question, careful)
