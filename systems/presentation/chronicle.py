"""What happened in a whole game, in numbers: its answers are given again, a few in each frame, and its events counted.

esper keeps one current world for the whole program, so this is no work for a second thread; a slice never takes longer
than it is told. What an event counts for, the skin knows. Must not know any game.
"""

from __future__ import annotations

import time
from collections import defaultdict

import msgspec

from components.questions import Question
from components.seats import Seat, TurnOrder
from engine.events import Event
from engine.history import ARRANGED
from engine.observe import SeatView
from engine.session import Session
from systems.presentation.skins.looks import StatLook


class Throw(msgspec.Struct, frozen=True):
    """One roll of a seat: what the dice showed, what they show on average, whether it was enough and how likely that was."""

    seat: int
    shown: int
    mean: float
    reached: bool = False
    chance: float = 0.0
    has_target: bool = False


class SeatStory(msgspec.Struct):
    """One seat's numbers."""

    counts: dict[str, int] = msgspec.field(default_factory=lambda: defaultdict(int))
    rolls: int = 0
    shown: int = 0
    mean: float = 0.0
    targets: int = 0
    reached: int = 0
    expected: float = 0.0
    earned: int = 0
    by_round: list[int] = []
    """How far it had come at the end of each round."""

    @property
    def luck(self) -> float:
        """How much higher its dice fell than they do on average, for each roll."""
        return (self.shown - self.mean) / self.rolls if self.rolls else 0.0


class Counter:
    """What knows which numbers belong to an event; this one knows none."""

    way_title = ""
    """What the curve on the last page shows."""

    def tally(self, view: SeatView, event: Event) -> tuple[tuple[int, str, int], ...]:
        """Seat, name of a number, and how much an event adds to it."""
        return ()

    def throw(self, view: SeatView, event: Event) -> Throw | None:
        """The roll an event tells of."""
        return None

    def fortune(self, view: SeatView, seat: int) -> tuple[int, int]:
        """What a seat owns now and grows by earning, and how far it has come."""
        return 0, 0

    def stats(self, story: SeatStory) -> tuple[StatLook, ...]:
        """The numbers of a seat as the last page shows them."""
        return ()


class Chronicle:
    """The numbers of one game, growing until all answers have been given again."""

    def __init__(self, session: Session, counter: Counter) -> None:
        self._counter = counter
        self._answers = list(session.answers)
        self._given = 0
        self._session: Session | None = None
        self._source = session
        self.failure = ""
        self.rounds = 0
        self.seats: dict[int, SeatStory] = {seat.index: SeatStory() for _, seat in session.world.all(Seat)}
        self._owned: dict[int, int] = {}

    @property
    def is_ready(self) -> bool:
        """Tells whether all is counted, or cannot be."""
        return bool(self.failure) or (self._session is not None and self._given >= len(self._answers))

    @property
    def share(self) -> float:
        """How much of the game has been gone through."""
        return self._given / len(self._answers) if self._answers else 1.0

    def step(self, seconds: float) -> None:
        """Gives answers again for about so long."""
        end = time.perf_counter() + seconds
        try:
            if self._session is None:
                setup = self._source.setup
                self._session = Session.new(
                    self._source.definition, setup.seats, setup.seed, setup.options, setup.map, undo=False
                )
                self._look(self._session, None)
                return
            while not self.is_ready and time.perf_counter() < end:
                self._give(self._session)
        except Exception as error:  # numbers are an extra: a game that cannot be given again has none
            self.failure = f"{type(error).__name__}: {error}"

    def _give(self, session: Session) -> None:
        answer, question = self._answers[self._given], session.question
        self._given += 1
        if answer.decision == ARRANGED:
            session.arrange(**msgspec.json.decode(answer.options[0]))
        else:
            session.choose(*answer.options)
        self._look(session, question)

    def _look(self, session: Session, question: Question | None) -> None:
        view = session.view(question.seat if question else 0)
        for event in session.events():
            for seat, name, n in self._counter.tally(view, event):
                self.seats[seat].counts[name] += n
            throw = self._counter.throw(view, event)
            if throw is not None:
                self._note(self.seats[throw.seat], throw)
        order = view.find("game", TurnOrder)
        round_now = order.round if order else 1
        for seat, story in self.seats.items():
            owned, reached = self._counter.fortune(view, seat)
            story.earned += max(0, owned - self._owned.get(seat, owned))
            self._owned[seat] = owned
            while len(story.by_round) < round_now:
                story.by_round.append(reached)
            story.by_round[round_now - 1] = reached
        self.rounds = max(self.rounds, round_now)

    @staticmethod
    def _note(story: SeatStory, throw: Throw) -> None:
        story.rolls += 1
        story.shown += throw.shown
        story.mean += throw.mean
        if throw.has_target:
            story.targets += 1
            story.reached += throw.reached
            story.expected += throw.chance
