"""What a skin tells the table to draw: plain records of words, icon names and numbers, made anew after every answer.

Knows no game: what a heart or a star means, the skin knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from components.texts import Text
from systems.presentation.cards import CardFace
from systems.presentation.figures import FigureLook
from systems.presentation.meters import Value
from systems.presentation.palette import INK, INK2, Colour

if TYPE_CHECKING:
    from systems.presentation.skins.roll_looks import RollLook

PieceKind = Literal["hero", "jewel", "taken", "shield", "foe", "label", "chest", "lair", "way_in"]


class Meter(msgspec.Struct, frozen=True):
    """An icon with a number, such as gold; `suffix` is a small "/4" behind it."""

    icon: str
    number: str
    suffix: str = ""
    colour: Colour = INK2
    what: str = ""
    """What the skin explains when it is pointed at."""


class SeatLook(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as its tab and the head of its page show it. `meters` begins with what matters most."""

    seat: int
    colour: int
    player: str
    hero: str
    title: str
    icon: str
    hearts: tuple[int, int] = (0, 0)
    meters: tuple[Meter, ...] = ()
    figure: FigureLook | None = None
    """Who stands on the token in place of the icon."""
    life: str = ""
    """What the skin explains when the hearts are pointed at."""
    status: str = ""
    """What it does now, or has done, in two words."""


class Held(msgspec.Struct, frozen=True):
    """A card before a player: its entity, its face, and the wounds and exhaustion on it.

    In a spread a `tag` hangs under it, such as its price, and a line may say why it cannot be taken (both rich).
    """

    key: str
    face: CardFace
    hearts: tuple[int, int] = (0, 0)
    meters: tuple[Meter, ...] = ()
    tag: str = ""
    why_not: str = ""


class PageLook(msgspec.Struct, frozen=True, kw_only=True):
    """The fixed upper part of the right page: one seat, its values, its belongings, what it has won."""

    seat: SeatLook
    values: tuple[Value, ...] = ()
    held: tuple[Held, ...] = ()
    value_keys: tuple[str, ...] = ()
    """What the skin explains when each of the values is pointed at."""
    tallies: tuple[Meter, ...] = ()
    lines: tuple[str, ...] = ()
    """Rich text for the sheet of the seat: skills, abilities, what is noted on paper."""


class StatLook(msgspec.Struct, frozen=True):
    """One number of the last page: what it counts, its icon."""

    label: str
    icon: str
    number: int
    colour: Colour = INK2


class NewsLook(msgspec.Struct, frozen=True):
    """A card that holds for everybody: label, title, one line."""

    label: str
    title: str
    line: str
    key: str = ""


class TrackStep(msgspec.Struct, frozen=True):
    """One step of the track beside the board: number, name, whether it has fallen, backs of cards that lie on it."""

    text: str
    name: str
    fallen: bool = False
    backs: tuple[str, ...] = ()
    what: str = ""
    """What the skin explains when the step is pointed at."""


class TrackLook(msgspec.Struct, frozen=True):
    """The track in the margin, read from below."""

    title: str
    steps: tuple[TrackStep, ...]


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """Something on a space. `name` is an icon, a jewel colour or words; `seat` a colour index."""

    key: str
    space: str
    kind: PieceKind
    name: str = ""
    number: int = 0
    seat: int = 0
    sun: bool = False
    lively: bool = False
    """The piece whose turn it is."""
    figure: FigureLook | None = None
    span: int = 1
    """How many cells wide it is; its space is the upper left one."""
    hearts: tuple[int, int] = (0, 0)
    marks: tuple[tuple[str, Colour], ...] = ()
    """Icons and inks of what lies on it, such as statuses."""
    pale: bool = False
    """Whether it has done what it could for now."""
    ink: Colour = INK
    """The colour of its troop."""


class Die(msgspec.Struct, frozen=True):
    """A die in the dock: a ten-sided one with a number, or one with symbols and the step it was spent for."""

    text: str = ""
    faces: tuple[str, ...] = ()
    step: int = 0
    spent: str = ""
    colour: str = ""
    """The colour of a die that bears stars: "blue", "red", "green", or "white" for stars that are not rolled."""


class Stack(msgspec.Struct, frozen=True):
    """A deck or a heap of pieces beside the board: `jewel` the colour of its back or its pieces, how many there are."""

    name: str
    count: int
    jewel: str = ""
    icon: str = ""
    what: str = ""
    """What the skin explains when it is pointed at."""


class Trail(msgspec.Struct, frozen=True):
    """A way over the board: spaces with the symbol each step took (the start first, with none), and the dice it takes.

    The first `walked` steps have been made, the others are shown only. `price` says what they cost, where that is not their
    number.
    """

    steps: tuple[tuple[str, str], ...] = ()
    dice: tuple[Die, ...] = ()
    walked: int = 0
    price: Text | None = None


class AimLook(msgspec.Struct, frozen=True, kw_only=True):
    """What a choice would reach: an area, the spaces under each target, words over some of them, the dice it rolls."""

    spaces: tuple[str, ...] = ()
    targets: tuple[tuple[str, ...], ...] = ()
    flags: tuple[tuple[str, str], ...] = ()
    dice: tuple[Die, ...] = ()
    roll: RollLook | None = None
    """The roll that it would be, to be read beside the board."""


class BoxTrack(msgspec.Struct, frozen=True, kw_only=True):
    """A track of many short steps, filled up to `reached`; `icons` stand on some of them in place of their number.

    `what` the skin explains when the track is pointed at.
    """

    title: str
    first: int
    last: int
    reached: int
    icons: tuple[tuple[int, str], ...] = ()
    colour: Colour = INK
    what: str = ""


class LayingPiece(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be laid on the board, turned as one likes: its id, its name, and how it is drawn.

    `draw` gives its picture for a number of quarter turns and a width of cells.
    """

    id: str
    name: str
    draw: Callable[[int, int], Any]


class LayingLook(msgspec.Struct, frozen=True, kw_only=True):
    """A question that lays one of several pieces on a free place, turned: all there is to choose from.

    `option` gives the id of the option for a piece, its quarter turns and a place.
    """

    pieces: tuple[LayingPiece, ...]
    option: Callable[[str, int, str], str]


class AreaLook(msgspec.Struct, frozen=True, kw_only=True):
    """Spaces over which something lies that stays for a while, such as an aura."""

    spaces: frozenset[str]
    ink: Colour


class TableLook(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    round: str
    seats: tuple[SeatLook, ...]
    page: PageLook
    active: int
    pieces: tuple[Piece, ...] = ()
    track: TrackLook | None = None
    news: tuple[NewsLook, ...] = ()
    dice: tuple[Die, ...] = ()
    stacks: tuple[Stack, ...] = ()
    """Decks and heaps beside the board."""
    boxes: tuple[BoxTrack, ...] = ()
    """Tracks of many short steps, in the margin in place of the track."""
    dark: frozenset[str] = frozenset()
    """Spaces that nobody sees."""
    areas: tuple[AreaLook, ...] = ()
    banner: str = ""
    """Words on a ribbon over the board, where somebody is asked out of turn."""

    @property
    def has_margin(self) -> bool:
        """Tells whether something lies beside the board."""
        return bool(self.track or self.stacks or self.boxes)


# --- what takes the place of the board --------------------------------------------------------------------------


class Stepper(msgspec.Struct, frozen=True):
    """A number that is changed by small buttons: (words, option) pairs; an option "" cannot be chosen now."""

    words: str
    number: str
    icon: str
    buttons: tuple[tuple[str, str], ...] = ()


class Group(msgspec.Struct, frozen=True):
    """Cards that belong together under a heading, which may be a seat's, with a number of its own to change."""

    heading: str
    cards: tuple[Held, ...]
    empty: str = ""
    """What to say where no card lies."""
    seat: SeatLook | None = None
    stepper: Stepper | None = None


class ChoiceLook(msgspec.Struct, frozen=True, kw_only=True):
    """One choice as a card: what it is, its chance as a large number, what it gains and what it loses.

    `id` is that of the option. `big` stands in place of the chance where nothing is rolled; `foot` is a line at the
    lower edge with `foot_value` at its right end.
    """

    id: str
    title: str
    line: str = ""
    icon: str = ""
    colour: Colour = INK2
    figure: FigureLook | None = None
    chance: float | None = None
    big: str = ""
    gains: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    foot: str = ""
    foot_value: str = ""
    fate: str | None = None
    """Under which id the chances of the whole fight are found; None where the foot stands by itself."""
    is_default: bool = False
    why_not: str = ""
    """Why it cannot be chosen; such a choice is shown pale."""
    on: str = ""
    """The card that is read when the pointer is on it."""


class CardsStage(msgspec.Struct, frozen=True):
    """A spread of cards to pick from, of choices, or of both: a market, a deal, spoils, experience."""

    title: str
    groups: tuple[Group, ...] = ()
    line: str = ""
    choices: tuple[ChoiceLook, ...] = ()
    choices_title: str = ""
    meters: tuple[Meter, ...] = ()
    """What one has to spend, large at the right of the title."""
    roll: RollLook | None = None
    """The roll that it is about, as a sheet beside the cards."""

    @property
    def option_ids(self) -> frozenset[str]:
        """The options that have a place on the spread besides its cards."""
        steps = {option for group in self.groups if group.stepper for _, option in group.stepper.buttons}
        return frozenset(look.id for look in self.choices) | steps


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A figure in a fight, or a foe: `seat` is a colour index, -1 for a foe; `jewel` the colour of its deck."""

    key: str
    name: str
    icon: str
    hearts: tuple[int, int]
    values: tuple[Value, ...] = ()
    seat: int = -1
    jewel: str = ""
    is_spent: bool = False
    meters: tuple[Meter, ...] = ()
    figure: FigureLook | None = None


Chances = Callable[[Any], tuple[tuple[str, float], ...]]
"""What gives the chance for the foot of each choice, by option, "" for all others; it may take long."""


class FightStage(msgspec.Struct, frozen=True, kw_only=True):
    """A fight as a spread: phases on a ribbon, both sides, the sum that decides, dice, the choices."""

    title: str
    phases: tuple[tuple[str, str], ...]
    now: int
    ours: tuple[Fighter, ...]
    foes: tuple[Fighter, ...]
    sum_title: str = ""
    sums: tuple[tuple[str, str, Colour], ...] = ()
    """Number, word and ink: who brings how much."""
    formula: str = ""
    verdict: str = ""
    """What the standing dice come to."""
    dice: tuple[Die, ...] = ()
    choices: tuple[ChoiceLook, ...] = ()
    ready: tuple[str, ...] = ()
    """Rich lines about cards that could still help."""
    aside: str = ""
    """A line about what is barred, such as the way out."""
    chances: tuple[Chances, Any] | None = None
    """A function and what to give it: what each choice does to the whole fight."""
    scene: str = "plain"

    @property
    def option_ids(self) -> frozenset[str]:
        """The options that have a card on the page."""
        return frozenset(look.id for look in self.choices)


StageLook = CardsStage | FightStage
