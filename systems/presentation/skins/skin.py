"""The skin of a game that has none of its own: names, tokens where figures stand, no cards, no numbers.

Every game can be played to its end with it; a game's own skin refines what it knows better.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from components.board import Position, Space
from components.questions import Option, Question
from components.seats import Seat, TurnOrder
from components.texts import Text
from engine.boards import MapLayout
from engine.definition import GameDefinition
from engine.events import Event
from engine.observe import SeatView
from systems.presentation.cards import CardFace
from systems.presentation.chronicle import Counter
from systems.presentation.palette import Colour
from systems.presentation.skins.covers import cover_of
from systems.presentation.skins.looks import (
    AimLook,
    LayingLook,
    PageLook,
    Piece,
    SeatLook,
    StageLook,
    TableLook,
    Trail,
)
from systems.presentation.skins.roll_looks import RollLook
from systems.presentation.speech import Speech
from systems.presentation.table.grounds import Ground, ground_of


class Skin:
    """How one game looks, in one language. Asked after every answer; keeps no state of the game."""

    ornament = "book"
    fight_events: frozenset[str] = frozenset()
    """Kinds of events that belong to fights, for the log."""
    opening_events: frozenset[str] = frozenset()
    """Kinds of events with which a fight opens: dice that fell before them are not dice of that fight."""
    passing_events: frozenset[str] = frozenset()
    """Kinds of events that nobody sees on the board where they lead at once to something that takes its place."""
    great_events: frozenset[str] = frozenset()
    """Kinds of events that a ribbon tells to everybody."""
    role_icons: Mapping[str, str] = {}
    """The icon of what a seat plays, by its role, where that is not told by a hero."""
    turn_events: frozenset[str] = frozenset()
    """Kinds of events with which a turn (or a round) begins: the headings of the log."""

    def __init__(self, definition: GameDefinition, speech: Speech, layout: MapLayout | None = None) -> None:
        self.definition = definition
        self.say = speech
        self.layout = layout

    @property
    def accent(self) -> Colour:
        """The jewel of the game."""
        return cover_of(self.definition.id).accent

    @property
    def emblem(self) -> str:
        """The icon on the box of the game."""
        return cover_of(self.definition.id).emblem

    # --- before the game

    def hero_card(self, hero: str) -> CardFace | None:
        """The card of a hero that may be chosen, for the set-up screen."""
        return None

    # --- the table

    @cached_property
    def _printed(self) -> Ground:
        return ground_of(self.layout)

    def ground(self, view: SeatView, question: Question | None) -> Ground:
        """What the board is printed on; another one where the board itself has changed."""
        return self._printed

    def leaf(self, view: SeatView, question: Question) -> int:
        """The seat whose page lies open while a question is asked, or another leaf that `look` gives a number."""
        return question.seat

    def look_ahead(self, view: SeatView) -> None:
        """Works out and remembers a part of what `look` will need, where all of it would be too much for one frame."""

    def look(self, view: SeatView, shown: int) -> TableLook:
        """The table as the view's seat sees it, the page open at the seat `shown`."""
        seats = tuple(self.seat(view, seat) for _, seat in view.all(Seat))
        order = view.find("game", TurnOrder)
        return TableLook(
            round=self.say("window-round", n=order.round if order else 1),
            seats=seats,
            page=self.page(view, shown),
            active=order.active if order else -1,
            pieces=self.pieces(view),
        )

    def seat(self, view: SeatView, seat: Seat) -> SeatLook:
        """One seat."""
        return SeatLook(
            seat=seat.index,
            colour=seat.colour,
            player=seat.name,
            hero=seat.name,
            title=seat.name,
            icon=self.emblem,
        )

    def page(self, view: SeatView, shown: int) -> PageLook:
        """The page of one seat."""
        return PageLook(seat=self.seat(view, view.get(f"seat/{shown}", Seat)))

    def pieces(self, view: SeatView) -> tuple[Piece, ...]:
        """What stands on the board, from below to above."""
        names = tuple(
            Piece(key=f"label {key}", space=key, kind="label", name=self.say.name(key))
            for key, space in view.all(Space)
            if space.name
        )
        figures = tuple(
            Piece(key=key, space=position.space, kind="foe", name=self.emblem)
            for key, position in view.all(Position)
        )
        return names + figures

    def seat_of(self, view: SeatView, keys: Iterable[str]) -> int:
        """The seat that entities belong to, -1 for none."""
        for key in keys:
            seat = view.find(key, Seat)
            if seat is not None:
                return seat.index
        return -1

    def own_seats(self, view: SeatView, seat: int) -> tuple[int, ...]:
        """What `seat_of` gives for whatever belongs to a seat, or is shared by it."""
        return (seat,)

    def event_icon(self, event: Event) -> str:
        """The icon before a line of the log, or ""."""
        return ""

    # --- questions

    def spots(self, view: SeatView, question: Question, option: Option) -> tuple[str, ...]:
        """Entities on which an option can be pressed, spaces above all."""
        return option.on

    def subject(self, question: Question, option: Option) -> str:
        """What is read while an option is pointed at, if that is not what it lies on: who would come, say."""
        return ""

    def stands_alone(self, question: Question, option: Option) -> bool:
        """Tells whether an option that lies on a space is chosen there alone and needs no row beside the board."""
        return question.kind in ("place", "path")

    def aim(self, view: SeatView, question: Question, option: Option) -> AimLook | None:
        """What an option would reach, to be seen while it is pointed at."""
        return None

    def survey(self, view: SeatView, question: Question) -> AimLook | None:
        """What is to be seen of all options together while none is pointed at."""
        return None

    def laying(self, view: SeatView, question: Question) -> LayingLook | None:
        """What is to be laid on the board and turned, where a question asks for that."""
        return None

    def bundle(self, view: SeatView, question: Question, option: Option) -> tuple[str, Text] | None:
        """Which options of a long list are first shown as one: the name of the bundle, and its words."""
        return None

    def told(self, view: SeatView, question: Question, option: Option) -> Text | None:
        """What a row of the list says in place of the option's own words, where those only name it."""
        return None

    def option_icon(self, question: Question, option: Option) -> str:
        """The icon before an option, or ""."""
        return ""

    def option_dice(self, question: Question, option: Option) -> int:
        """How many dice an option rolls, to be drawn on its button; 0 for none."""
        return 0

    def own_card(self, view: SeatView, seat: int) -> CardFace | None:
        """The card that a seat itself is, such as its hero."""
        return None

    def hint(self, view: SeatView, question: Question) -> str:
        """A line below what is asked: why a number is what it is, where a player would wonder (rich)."""
        return ""

    def is_aside(self, option: Option) -> bool:
        """Tells whether an option is so seldom wanted that it only stands in the list of all."""
        return False

    # --- reading

    def flag(self, view: SeatView, space: str) -> str:
        """The words over a space that is pointed at."""
        return self.say.name(space)

    def face(self, view: SeatView, key: str) -> CardFace | None:
        """The card behind an entity, to be read, or None when it is no card."""
        return None

    def shown_face(self, view: SeatView, key: str) -> CardFace | None:
        """The card behind an entity that the open question shows to its seat, also when it lies face down."""
        return self.face(view, key)

    def note(self, view: SeatView, space: str) -> tuple[str, str]:
        """Heading and rich text about a space."""
        found = view.find(space, Space)
        return (self.say.name(space), "") if found else ("", "")

    def reading(self, view: SeatView, question: Question | None) -> str:
        """The card or space that lies open on the reading page while nothing is pointed at."""
        about = question.about if question else ()
        card = next((key for key in about if self.face(view, key)), "")
        return card or next((key for key in about if view.has(key, Space)), "")

    def trail(self, view: SeatView, events: Sequence[Event]) -> Trail:
        """The way walked so far by what is under way, from the events of the game."""
        return Trail()

    def rolled(self, view: SeatView, events: Sequence[Event], is_new: bool) -> RollLook | None:
        """The last roll among events that is still worth reading; new ones always are."""
        return None

    def trail_to(self, view: SeatView, space: str, walked: Trail) -> Trail | None:
        """The whole way if one went on to a space, with what it takes; None where there is none to show."""
        return None

    def explain(self, view: SeatView, what: str) -> tuple[str, str]:
        """Heading and rich text about a number, a pile or a step of a track; a look names what may be asked for."""
        return "", ""

    @property
    def story(self) -> Counter:
        """What counts the numbers of the last page."""
        return Counter()

    def stage(self, view: SeatView, question: Question) -> StageLook | None:
        """What takes the place of the board for this question; None leaves the board there."""
        return None
