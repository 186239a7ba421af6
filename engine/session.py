"""A running game behind a few verbs: what the window, the referee, bots and tests all use.

    session = Session.new(definition, seats, seed=7)
    session.choose(session.question.options[0].id)

The rules live in the definition; this module adds history (undo, replay), events since the last look, saving and
arranging. It knows no game and no words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from components.flow import Outcome
from components.questions import Question
from engine import arranging, commands, flow, replay, saves, soundness, table
from engine.arranging import Arrangement
from engine.codec import State, StateError
from engine.commands import Refusal
from engine.definition import GameDefinition, OptionValue, SeatSetUp, SetUp
from engine.events import Event
from engine.history import ARRANGED, Answer, History
from engine.observe import SeatView, observe
from engine.setup import checked_setup
from engine.world import GAME, World

LOG_LINES = 200
"""Events kept for the log of the screen; a save holds the last `SAVED_LINES`."""
SAVED_LINES = 60

BARRIERS = {
    "": "this is the beginning",
    "dice": "dice were rolled",
    "hidden": "something hidden was seen",
    "arranged": "the table was arranged by hand",
    "others": "the other side has begun to act",
}
"""Why nothing before a barrier can be taken back, for the message of a refusal."""


class Session:
    """One game under way. Every verb either does all it says or raises `Refusal` and changes nothing."""

    def __init__(
        self, definition: GameDefinition, setup: SetUp, world: World, history: History | None
    ) -> None:
        self.definition = definition
        self.setup = setup
        self.world = world
        self.codec = table.codec_of(definition)
        self.log: list[Event] = []
        self._history = history or History(b"")
        self._keeps_undo = history is not None
        self._fresh: list[Event] = []
        self._hashes: dict[int, str] = {}

    # --- beginning ---

    @classmethod
    def new(
        cls,
        definition: GameDefinition,
        seats: Sequence[SeatSetUp],
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        map: str = "",
        undo: bool = True,
    ) -> Session:
        """Set a game up. Raises `Refusal` for a wrong number of seats, an unknown option, hero or map.

        Without `undo` nothing is kept to take answers back: quicker, for games between bots.
        """
        setup = checked_setup(definition, seats, seed, options or {}, map)
        world = table.new_world(definition, setup)
        session = cls(definition, setup, world, History(b"") if undo else None)
        if undo:
            session._history.base = session.codec.pack(world)
        session._collect()
        return session

    # --- looking ---

    @property
    def question(self) -> Question | None:
        """The open question, or None when the game is over."""
        return flow.pending(self.world)

    @property
    def over(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.world.find(GAME, Outcome)

    @property
    def answers(self) -> Sequence[Answer]:
        """All answers so far."""
        return self._history.answers

    def state(self, seat: int | None = None) -> State:
        """Everything, or only what that seat may see."""
        return self.codec.state(self.world) if seat is None else self.view(seat).state()

    def view(self, seat: int) -> SeatView:
        """A read-only look through the eyes of a seat."""
        return observe(self.world, seat)

    def hash(self) -> str:
        """The hash of the canonical state."""
        return self.codec.digest(self.world)

    def events(self) -> list[Event]:
        """What happened since this was last called."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def clone(self) -> World:
        """An independent copy of the table."""
        return table.clone(self.definition, self.codec, self.world)

    # --- answering ---

    def choose(self, *options: str) -> None:
        """Answer the open question. Raises `Refusal` when that is no answer to it, with the rule if the game can tell."""
        try:
            question = commands.check(self.question, self.over is not None, options)
        except Refusal as refusal:
            raise self._with_rule(refusal, options) from None
        commands.apply(self.world, *options)
        self._remember(Answer(question.seat, question.decision, tuple(options)))

    def _with_rule(self, refusal: Refusal, options: Sequence[str]) -> Refusal:
        """The same refusal, naming the rule of the game that forbids the answer if its rulebook can tell."""
        question, objection = self.question, self.definition.objection
        if question is None or objection is None or refusal.kind != "illegal_option":
            return refusal
        strange = [name for name in options if not isinstance(name, str) or question.option(name) is None]
        wrong = next((name if isinstance(name, str) else "" for name in strange), None)
        return _naming(refusal, objection(self.world, question, wrong))

    def skip(self) -> None:
        """Answer as a skip does: with the question's default."""
        if self.question is None:
            raise Refusal("over" if self.over else "no_question", "No question is open.")
        self.choose(*commands.default_answer(self.question))

    def _remember(self, answer: Answer, barrier: str = "") -> None:
        """Write down what was answered, and a barrier where it can no longer be taken back."""
        history = self._history
        events = self._collect()
        history.record(answer, len(events))
        if not self._keeps_undo:
            return
        number = len(history.answers)
        if number % replay.HASH_EVERY == 0:
            self._hashes[number] = self.hash()
        barrier = barrier or next((event.barrier for event in events if event.barrier), "")
        if barrier:
            history.raise_barrier(barrier, self.codec.pack(self.world))

    def _collect(self) -> list[Event]:
        """Move events from the world's outbox to the log and to whoever asks for them."""
        events, self.world.outbox = self.world.outbox, []
        self._fresh += events
        self.log = (self.log + events)[-LOG_LINES:]
        return events

    # --- taking back ---

    @property
    def can_undo(self) -> bool:
        """Tell whether the last answer can be taken back."""
        return self._keeps_undo and self._history.can_undo()

    @property
    def undoable(self) -> list[Answer]:
        """The answers that can be taken back, the last one at the end."""
        return self._history.answers[self._history.base_index :] if self._keeps_undo else []

    @property
    def can_redo(self) -> bool:
        """Tell whether an answer was taken back that can be given again."""
        return bool(self._history.undone)

    @property
    def barrier(self) -> str:
        """Why nothing more can be taken back ("" = the beginning); it matters only while `can_undo` is false."""
        return self._history.barrier

    def undo(self) -> None:
        """Take the last answer back. Raises `Refusal` naming the barrier when that is not allowed."""
        if not self._keeps_undo:
            raise Refusal("bad_argument", "Nothing can be taken back: this game keeps no history.", "undo")
        if not self._history.can_undo():
            barrier = self._history.barrier
            raise Refusal(
                "bad_argument", f"Nothing can be taken back: {BARRIERS.get(barrier, barrier)}.", "undo"
            )
        self.rewind(len(self._history.answers) - 1)

    def redo(self) -> None:
        """Give the answer again that was taken back last. Raises `Refusal` when there is none."""
        if not self._history.undone:
            raise Refusal("bad_argument", "Nothing was taken back.", "redo")
        answer = self._history.undone[-1]
        if answer.decision == ARRANGED:
            self._arrange(answer.options[0])
        else:
            self.choose(*answer.options)

    def rewind(self, count: int) -> None:
        """Go back to the state after `count` answers, also behind barriers (for tests and replays)."""
        history = self._history
        log = self.log[: max(0, len(self.log) - sum(history.events))]
        if history.base and count >= history.base_index:
            self.world = table.restore(self.definition, self.codec, self.codec.unpack(history.base))
        else:
            self.world, log = table.new_world(self.definition, self.setup), []
            history.base, history.base_index, history.barrier = self.codec.pack(self.world), 0, ""
        history.take_back(count)
        history.events = [self._give(self.world, answer) for answer in history.answers[history.base_index :]]
        self._hashes = {number: found for number, found in self._hashes.items() if number <= count}
        self.log = (log + self.world.outbox)[-LOG_LINES:]
        self.world.outbox.clear()
        self._fresh.clear()

    def _give(self, world: World, answer: Answer) -> int:
        """Give an old answer once more; returns how many events it brought."""
        before = len(world.outbox)
        if answer.decision == ARRANGED:
            arranging.arrange(world, self.codec, msgspec.json.decode(answer.options[0], type=Arrangement))
            flow.ask_again(world)
        else:
            commands.apply(world, *answer.options)
        return len(world.outbox) - before

    # --- arranging ---

    def arrange(
        self,
        set: Mapping[str, Mapping[str, Mapping[str, Any]]] | None = None,
        tops: Mapping[str, Sequence[str]] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        """Set fields of components, put cards on top of decks, queue dice; then ask the open question anew.

        Raises `Refusal` naming the unknown key, component, field, card, die or face; then nothing is changed.
        """
        self._arrange(
            msgspec.json.encode({"set": set or {}, "tops": tops or {}, "dice": dice or {}}).decode()
        )

    def _arrange(self, wanted: str) -> None:
        packed, known = self.codec.pack(self.world), self.definition.rulebook.faults(self.world)
        answer = Answer(-1, ARRANGED, (wanted,))
        try:
            self._give(self.world, answer)
            found = [*soundness.faults(self.world, self.setup), *self.definition.rulebook.faults(self.world)]
            if wrong := [fault for fault in found if fault not in known]:
                raise Refusal("bad_argument", f"The table cannot be arranged so: {wrong[0]}.", "arrange.set")
            self.codec.pack(self.world)
        except Exception as error:
            # a table laid against all rules may break any rule: whatever happened, it is put back as it was
            self.world = table.restore(self.definition, self.codec, self.codec.unpack(packed))
            if isinstance(error, Refusal):
                rule = self.definition.dice_rule if error.at.startswith("arrange.dice") else ""
                raise _naming(error, rule) from None
            raise Refusal(
                "bad_argument", f"The table cannot be arranged so: {error}.", "arrange.set"
            ) from None
        self._remember(answer, barrier="arranged")

    # --- keeping ---

    def save(self, path: str | Path) -> None:
        """Write a save file; raises `saves.SaveError` and keeps an older file when that fails."""
        saves.write(Path(path), self.save_file())

    def save_file(self) -> saves.SaveFile:
        """What a save file of this moment holds; shares nothing that later answers change."""
        return self.keepsake()()

    def keepsake(self) -> Callable[[], saves.SaveFile]:
        """The save file of this moment, noted down in a millisecond; what is returned makes it, later and in any thread."""
        history = self._history
        packed, base = self.codec.pack(self.world), history.base if history.can_undo() else b""
        file = saves.SaveFile(
            version=saves.VERSION,
            setup=self.setup,
            content=self.definition.content_hash,
            state={},
            answers=list(history.answers),
            base=None,
            base_index=history.base_index,
            barrier=history.barrier,
            log=self.log[-SAVED_LINES:],
            saved_at=datetime.now().astimezone().isoformat(timespec="seconds"),
        )
        unpack = self.codec.unpack
        return lambda: msgspec.structs.replace(
            file, state=unpack(packed), base=unpack(base) if base else None
        )

    @classmethod
    def load(cls, path: str | Path, find: Callable[[str], GameDefinition]) -> Session:
        """Read a save file; `find` gives the definition of a game by its id. Raises `saves.SaveError`."""
        file = saves.read(Path(path))
        definition = find_game(Path(path), file.setup.game, find)
        codec = table.codec_of(definition)
        try:
            world = table.restore(definition, codec, file.state)
            faults = [
                *soundness.faults(world, file.setup),
                *soundness.laid_faults(world, table.new_world(definition, file.setup)),
            ]
            if faults := faults or definition.rulebook.faults(world) or flow_faults(world):
                raise StateError(faults[0])
            history = History(codec.pack(world), len(file.answers), file.answers)
        except Exception as error:
            # a state changed by hand may break any rule: whatever it broke, the file is to blame
            raise saves.edited(Path(path), error) from None
        session = cls(definition, file.setup, world, history)
        session.log = file.log
        session._history.barrier = file.barrier
        if file.base is not None:
            session._regain_undo(file)
        return session

    def _regain_undo(self, file: saves.SaveFile) -> None:
        """Take the saved snapshot as the start of undo, if the answers since then lead to the saved state."""
        try:
            world = table.restore(self.definition, self.codec, file.base or {})
            base = self.codec.pack(world)
            events = [self._give(world, answer) for answer in file.answers[file.base_index :]]
            is_sound = self.codec.digest(world) == self.hash()
        except Exception:  # as above: the snapshot of a file changed by hand may break any rule
            is_sound = False
        if is_sound:
            self._history.base, self._history.base_index, self._history.events = base, file.base_index, events
        else:
            self._history.barrier = "arranged"

    def replay_text(self) -> str:
        """The set-up and every answer so far, as readable text with hashes."""
        hashes = dict(self._hashes)
        hashes[len(self.answers)] = self.hash()
        return replay.write(self.setup, self.definition.content_hash, self.answers, hashes)

    @classmethod
    def replayed(cls, text: str, find: Callable[[str], GameDefinition], undo: bool = True) -> Session:
        """Play a replay to its end; raises `replay.ReplayError` naming the answer at which it goes another way."""
        found = replay.parse(text)
        setup = found.setup
        try:
            definition = find(setup.game)
            session = cls.new(definition, setup.seats, setup.seed, setup.options, setup.map, undo=undo)
        except LookupError:
            raise replay.ReplayError(f"line 2: this program plays no game {setup.game!r}.") from None
        except Refusal as refusal:
            raise replay.ReplayError(f"line 2: {refusal}") from None
        for count, answer in enumerate(found.answers, start=1):
            session._replay(count, answer, found.hashes.get(count, ""))
        return session

    def _replay(self, count: int, answer: Answer, expected: str) -> None:
        where = f"answer {count} ({answer.decision})"
        try:
            if answer.decision == ARRANGED:
                self._arrange(answer.options[0])
            else:
                self.choose(*answer.options)
        except Refusal as refusal:
            raise replay.ReplayError(f"{where}: {refusal}") from None
        if expected and self.hash() != expected:
            raise replay.ReplayError(f"{where}: the game went another way than recorded.")


def _naming(refusal: Refusal, rule: str) -> Refusal:
    """A refusal that says which rule it follows from, if one is told."""
    return refusal.naming(rule) if rule else refusal


def find_game(path: Path, game: str, find: Callable[[str], GameDefinition]) -> GameDefinition:
    """The definition of a saved game; raises `SaveError` when this program does not play it."""
    try:
        return find(game)
    except LookupError:
        raise saves.unplayed(path, game) from None


def flow_faults(world: World) -> list[str]:
    """What is wrong with the flow of a loaded state. The open question is asked anew: it must follow from the table."""
    if not flow.is_waiting(world):
        return ["no question is open"]
    flow.ask_again(world)
    return []
