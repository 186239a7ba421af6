"""What a rulebook must hand over to be played: the `GameDefinition`. The engine knows games by this record alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from components.identity import Component
from components.questions import Question
from components.texts import Text
from engine.boards import MapLayout
from engine.effects import EffectBook
from engine.flow import Procedure, RulesProcessor
from engine.windows import Trigger, Window
from engine.world import World

if TYPE_CHECKING:
    from engine.observe import SeatView

OptionValue = int | bool | str


class GameOption(msgspec.Struct, frozen=True):
    """A switch of the set-up screen: its words are the messages `option-ID` and `option-ID.line`."""

    id: str
    kind: Literal["bool", "int", "choice"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    is_seat: bool = False
    """Whether the number is that of a seat: counted from 0 here, from 1 where people read it."""
    step: int = 1
    """By how much the set-up screen turns a number on."""


class SeatRole(msgspec.Struct, frozen=True):
    """What a seat plays, where not all play alike: its words are the messages `role-ID` and `role-ID.line`."""

    id: str
    takes_hero: bool = True


class SeatSetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat before the game: name, control ("human" or "bot:LEVEL"), colour index, chosen hero ("" = random)."""

    name: str = ""
    control: str = "human"
    colour: int = -1
    hero: str = ""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides how a game begins; a replay starts with it."""

    game: str
    seats: tuple[SeatSetUp, ...]
    seed: int
    map: str = ""
    options: dict[str, OptionValue] = {}


class Advice(msgspec.Struct, frozen=True, gc=False):
    """What an adviser thinks of one option (or set of options): a worth (more is better) and why, in words."""

    options: tuple[str, ...]
    worth: float
    why: Text


class Rulebook(Protocol):
    """The behaviour of a game that the engine calls while it runs.

    `dice` names the game's dice with their number of faces; `effects` are the functions behind its effects; `masked` are
    the kinds of components that `mask` is asked about.
    """

    dice: Mapping[str, int]
    effects: EffectBook
    masked: frozenset[type[Component]]

    def set_up(self, world: World, setup: SetUp, layout: MapLayout) -> None:
        """Fill an empty table and push the first frame."""

    def triggers(self, world: World, window: Window) -> list[Trigger]:
        """What may act at a moment."""

    def respond(self, world: World, window: Window, trigger: str) -> Procedure:
        """The procedure that carries out a trigger."""

    def describe_window(self, world: World, window: Window, seat: int) -> tuple[Text, str, tuple[str, ...]]:
        """Prompt, decision id and entities of the question that a window asks."""

    def pass_text(self, moment: str) -> Text:
        """The words of "pass" at that moment."""

    def mask(self, world: World, seat: int, key: str, component: Component) -> Component | None:
        """The component as that seat may see it: itself, a masked copy, or None."""

    def faults(self, world: World) -> list[str]:
        """What is wrong with a state (conservation of cards and tokens ...); empty when all is well."""

    def advise(self, view: SeatView, question: Question, careful: bool = True) -> list[Advice]:
        """What each answer is worth to the seat that is asked, from what it may see; quicker if not `careful`."""


class GameDefinition(msgspec.Struct, frozen=True):
    """A game as the engine, the referee and the set-up screen know it."""

    id: str
    seats: tuple[int, int]
    options: tuple[GameOption, ...]
    presets: Mapping[str, Mapping[str, OptionValue]]
    default_map: str
    heroes: tuple[str, ...]
    """What a seat may choose ("hero/varikas" ...); empty when nothing is chosen."""
    components: tuple[type[Component], ...]
    procedures: tuple[type[Procedure], ...]
    processors: tuple[type[RulesProcessor], ...]
    rulebook: Rulebook
    read_map: Callable[[str], MapLayout]
    """A map of this game by its id; raises ValueError with one sentence."""
    content_hash: str = ""
    facts: Any = None
    """The loaded content of the game; rulebook, adviser and skin know its shape."""
    seats_with: Callable[[Mapping[str, OptionValue]], tuple[int, int]] | None = None
    """How many may play with options, all of them filled in; where it is None, `seats` whatever they are."""
    roles_with: Callable[[Mapping[str, OptionValue], int], tuple[SeatRole, ...]] | None = None
    """What each of so many seats plays with options, all of them filled in; where it is None, all play alike."""
    map_fits: Callable[[Mapping[str, OptionValue], str], bool] | None = None
    """Tells whether a map can be played with options; where it is None, every map can whatever they are."""
    objection: Callable[[World, Question, str | None], str] | None = None
    """Names the rule that forbids what is no answer to a question, in a few words; None where a game says nothing of it.

    It is asked about the first id that is no option, or None where options are too few, too many, or one of them twice.
    """
    dice_rule: str = ""
    """The rule that a refusal names when a die or a face is none of this game's."""

    def seats_for(self, options: Mapping[str, OptionValue]) -> tuple[int, int]:
        """The fewest and the most seats of a game with these options; those left out have their defaults."""
        if self.seats_with is None:
            return self.seats
        return self.seats_with({option.id: options.get(option.id, option.default) for option in self.options})
