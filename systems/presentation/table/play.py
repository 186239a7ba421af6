"""A game under way at the window: answers of people and bots, undo, autosave, and what to do when something breaks.

Knows no picture and no game. Nothing here waits: it is asked again and again what time has brought.
"""

from __future__ import annotations

from collections.abc import Callable

from components.questions import Question
from components.seats import Seat
from components.texts import Text, text
from engine.commands import Refusal
from engine.events import Event
from engine.session import Session
from systems.presentation.autosave import Autosave
from systems.presentation.faults import told
from systems.presentation.players import BotAnswer, PlayerMaker, Thinker, level_of
from systems.presentation.settings import BOT_PAUSE, WATCH_PAUSE, Settings
from systems.presentation.sound import sounds_of
from systems.presentation.table.replay import Replay

FALLBACK_LEVEL = "easy"
SLOW = 15.0
"""Seconds after which one may let another bot answer in place of one that still thinks."""


class Play:
    """One session, its seats, and who answers for them."""

    def __init__(
        self, session: Session, make_player: PlayerMaker, settings: Settings, autosave: Autosave
    ) -> None:
        self.session = session
        self.settings = settings
        self.autosave = autosave
        self.version = 0
        """Rises with every change of the table."""
        self.failure: Text | None = None
        """Why the bot that is asked has no answer; people must decide what then."""
        self.why: Text | None = None
        """Why the last bot answered as it did."""
        self._thinker = Thinker(make_player)
        self._ready: tuple[BotAnswer, float] | None = None
        self._by_hand = ""
        self._is_kept = True
        self.skips = False
        """Bots answer without a pause until a person is asked."""
        self.fresh: tuple[Event, ...] = ()
        """What has happened by the last answers that were looked at."""
        self._rests_until = 0.0
        self.replay: Replay | None = None
        """The replay that is watched, until it is over or left."""
        session.events()  # what happened before the table was shown stays silent
        self.keep()

    # --- who is asked

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self.session.question

    def seats(self) -> list[Seat]:
        """All seats in order."""
        return [seat for _, seat in self.session.world.all(Seat)]

    def control(self, seat: int) -> str:
        """Who answers for a seat."""
        return self.session.world.get(f"seat/{seat}", Seat).control

    @property
    def is_human(self) -> bool:
        """Tells whether a person at the window is asked."""
        question = self.question
        if question is None or self.replay is not None:
            return False
        return question.id == self._by_hand or not level_of(self.control(question.seat))

    @property
    def humans(self) -> list[int]:
        """The seats that people play."""
        return [seat.index for seat in self.seats() if not level_of(seat.control)]

    @property
    def viewer(self) -> int:
        """The seat through whose eyes the table is shown."""
        question, humans = self.question, self.humans
        if question is not None and (self.is_human or not humans):
            return question.seat
        return humans[0] if humans else 0

    @property
    def needs_cover(self) -> bool:
        """Tells whether others at the window must look away before this question is shown."""
        question = self.question
        return question is not None and question.secret and self.is_human and len(self.humans) > 1

    # --- answering

    def give(self, question_id: str, options: tuple[str, ...]) -> bool:
        """Answers a question, if it is still the open one; tells whether it was answered."""
        question = self.question
        if question is None or question.id != question_id:
            return False
        answered = self._attempt(lambda: self.session.choose(*options), question)
        if answered:
            self._by_hand = ""
            self._changed()
        return answered

    def _attempt(self, act: Callable[[], None], question: Question) -> bool:
        try:
            act()
        except Refusal as refusal:
            self.failure = text("window-refused", why=told(refusal))
            return False
        except Exception as error:
            # A fault in the rules: the table goes back to the last question, which is still open.
            self.session.rewind(len(self.session.answers))
            self.failure = text("window-rules-failed", decision=question.decision, why=_one_line(error))
            self.version += 1
            return False
        self.failure = None
        return True

    def _changed(self) -> None:
        self._ready = None
        self._thinker.forget()
        self.version += 1
        self._is_kept = False

    def keep(self) -> None:
        """Writes the autosave."""
        self._is_kept = True
        self.autosave.keep(self.session)

    def news(self) -> list[str]:
        """The sounds of what has happened since this was last called, as far as the viewer may know of it."""
        self.fresh, game = tuple(self.session.events()), self.session.definition.id
        return [
            name
            for event in self.fresh
            if event.only in (None, self.viewer)
            for name in sounds_of(game, event)
        ]

    # --- bots

    def update(self, now: float) -> bool:
        """Lets a bot think and answer, or a replay go on; tells whether the table has changed."""
        if not self._is_kept:
            self.keep()
            return False
        if self.replay is not None:
            return self._watch(self.replay, now)
        question = self.question
        if question is None or self.is_human or self.failure is not None:
            self.skips = False
            return False
        if self._ready is None:
            return self._listen(question, now)
        answer, due = self._ready
        if now < due or (now < self._rests_until and not self.skips):
            return False
        self._ready = None
        self.why = answer.why
        if not self.give(question.id, answer.options):
            self.failure = self.failure or text("window-bot-failed", seat=f"@seat/{question.seat}", why="")
        return True

    def rest(self, until: float) -> None:
        """Lets bots wait until then, so that people can read what has happened."""
        self._rests_until = until

    def _listen(self, question: Question, now: float) -> bool:
        if not self._thinker.is_thinking:
            answer = self._thinker.take(question.id)
            if answer is None:
                self._thinker.ask(self.session, level_of(self.control(question.seat)), now)
            elif answer.failure:
                self.failure = text("window-bot-failed", seat=f"@seat/{question.seat}", why=answer.failure)
                return True
            else:
                self._ready = answer, now + (0.0 if self.skips else BOT_PAUSE[self.settings.speed])
        return False

    @property
    def is_thinking(self) -> bool:
        """Tells whether a bot is thinking now."""
        return self._thinker.is_thinking

    def is_slow(self, now: float) -> bool:
        """Tells whether a bot has been thinking for so long that one may pass it over."""
        return self._thinker.is_thinking and now - self._thinker.began > SLOW

    def ask_another(self, now: float) -> None:
        """Lets another bot answer in place of one that failed or is too slow."""
        self.failure = None
        self._thinker.forget()
        self._thinker.ask(self.session, FALLBACK_LEVEL, now)

    def answer_by_hand(self) -> None:
        """Lets a person answer this one question of a bot."""
        if self.question is not None:
            self._by_hand = self.question.id
        self.failure = None
        self._thinker.forget()
        self.version += 1

    def hurry(self) -> None:
        """Carries a bot's waiting answer out at once."""
        if self._ready is not None:
            self._ready = self._ready[0], 0.0

    # --- watching

    def watch(self) -> None:
        """Goes back to the beginning, to see all answers given again."""
        self.replay = Replay(self.session)
        self.version += 1

    def _watch(self, replay: Replay, now: float) -> bool:
        if replay.is_over:
            self.stop_watching()
        elif replay.update(now, WATCH_PAUSE[self.settings.speed]):
            self.version += 1
        else:
            return False
        return True

    def pause(self) -> None:
        """Stops a replay, or lets it go on."""
        if self.replay is not None:
            self.replay.is_paused = not self.replay.is_paused
            self.version += 1

    def watch_step(self) -> None:
        """Shows the next answer of a replay."""
        if self.replay is not None and not self.replay.is_over:
            self.replay.step()
            self.version += 1

    def stop_watching(self) -> None:
        """Leaves a replay; the game can be played on from here."""
        self.replay = None
        self._changed()

    # --- taking back

    @property
    def can_undo(self) -> bool:
        """Tells whether an answer of a person can be taken back; what only bots have answered stays."""
        humans = self.humans
        return any(answer.seat in humans for answer in self.session.undoable)

    def undo(self) -> Text | None:
        """Takes back the last answer of a person, and what bots answered since; returns why it could not."""
        steps = 0
        self.failure = None
        while self.session.can_undo:
            self.session.undo()
            steps += 1
            if self.is_human:
                self._changed()
                return None
        for _ in range(steps):
            self.session.redo()
        return text("window-no-undo", why=self.session.barrier or "start")

    def redo(self) -> Text | None:
        """Gives an answer again that was taken back; returns why it could not."""
        if not self.session.can_redo:
            return text("window-no-redo")
        self.session.redo()
        while self.session.can_redo and self.session.question is not None and not self.is_human:
            self.session.redo()
        self._changed()
        return None

    def finish(self) -> None:
        """Waits until the table is safely kept."""
        self._thinker.forget()
        if not self._is_kept:
            self.keep()
        self.autosave.finish()


def _one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:160]
