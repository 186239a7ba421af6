"""Bots at the table: they think beside the window, on a copy of what their seat sees, and never stop it.

The copy holds no world of its own: esper keeps one current world for the whole program, so a second thread may not
touch any. Must not know any game, nor how a bot decides.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from components.identity import Component
from components.questions import Question
from components.texts import Text
from engine.codec import Codec
from engine.observe import SeatView
from engine.session import Session
from engine.world import UnknownKey
from systems.presentation.precedence import give_way


class Player(Protocol):
    """A computer player."""

    def answer(self, view: SeatView, question: Question) -> tuple[tuple[str, ...], Text]:
        """The options it picks and why."""


PlayerMaker = Callable[[str, int], Player]
"""Makes a player from a level and a seed."""


class BotAnswer(msgspec.Struct, frozen=True):
    """What a bot came to: options and why, or the sentence about why it failed."""

    question_id: str
    options: tuple[str, ...] = ()
    why: Text | None = None
    failure: str = ""


class Snapshot:
    """A still picture of a world that answers the same questions and can be read from any thread.

    A bot looks at it hundreds of times before it answers: each look gives way to the frame that is made.
    """

    def __init__(self, codec: Codec, packed: bytes, rules: Any) -> None:
        self.rules = rules
        self.inferred: dict[str, Any] = {}
        self._entities: dict[str, dict[type[Component], Component]] = {}
        for key, parts in codec.unpack(packed).items():
            give_way()
            made = [codec.component(kind, raw) for kind, raw in parts.items()]
            self._entities[key] = {type(part): part for part in made}

    def keys(self) -> list[str]:
        """Keys of all entities in order of creation."""
        return list(self._entities)

    def __contains__(self, key: object) -> bool:
        return key in self._entities

    def find(self, key: str, kind: type[Component]) -> Any:
        """The component of that kind on that entity, or None."""
        give_way()
        return self._entities.get(key, {}).get(kind)

    def row(self, key: str) -> Mapping[type[Component], Component] | None:
        """All components of an entity by their kinds, or None when there is none."""
        give_way()
        return self._entities.get(key)

    def get(self, key: str, kind: type[Component]) -> Any:
        """The component of that kind on that entity; raises `UnknownKey` when either is missing."""
        found = self.find(key, kind)
        if found is None:
            raise UnknownKey(f"{key!r} has no {kind.__name__}")
        return found

    def has(self, key: str, kind: type[Component]) -> bool:
        """Tells whether that entity carries a component of that kind."""
        return self.find(key, kind) is not None

    def the(self, kind: type[Component]) -> Any:
        """The component of that kind on the game entity."""
        return self.get("game", kind)

    def all(self, kind: type[Component]) -> list[tuple[str, Any]]:
        """Every entity with that component, in order of creation."""
        give_way()
        return [(key, parts[kind]) for key, parts in self._entities.items() if kind in parts]

    def components(self, key: str) -> list[Component]:
        """All components of an entity, sorted by the name of their kind."""
        return sorted(self._entities[key].values(), key=lambda part: type(part).__name__)

    def infer(self, name: str, make: Callable[[Any], Any]) -> Any:
        """A cache by name, of this picture alone."""
        if name not in self.inferred:
            self.inferred[name] = make(self)
        return self.inferred[name]


class Thinker:
    """The one bot that is asked now."""

    def __init__(self, make_player: PlayerMaker) -> None:
        self._make_player = make_player
        self._asked: object | None = None
        """What was asked last, and is still to be answered. A question that is posed again after undo is another one."""
        self._answer: BotAnswer | None = None
        self.began = 0.0

    @property
    def is_thinking(self) -> bool:
        """Tells whether a bot was asked and has not answered."""
        return self._asked is not None and self._answer is None

    def ask(self, session: Session, level: str, now: float) -> None:
        """Lets a bot of that level think about the open question."""
        question = session.question
        assert question is not None
        asked = object()
        self._asked, self._answer, self.began = asked, None, now
        seed = session.setup.seed * 1000 + len(session.answers)
        # Packing takes a millisecond; all else is done beside the window.
        table = session.codec, session.codec.pack(session.world), session.world.rules
        threading.Thread(target=self._think, args=(asked, level, seed, table, question), daemon=True).start()

    def forget(self) -> None:
        """Drops the question; an answer that still comes is not heard."""
        self._asked, self._answer = None, None

    def take(self, question_id: str) -> BotAnswer | None:
        """The answer to that question, if it has come; it is handed out once."""
        answer = self._answer
        if answer is None or answer.question_id != question_id:
            return None
        self.forget()
        return answer

    def _think(
        self, asked: object, level: str, seed: int, table: tuple[Codec, bytes, Any], question: Question
    ) -> None:
        try:
            view = SeatView(Snapshot(*table), question.seat)  # type: ignore[arg-type]
            options, why = self._make_player(level, seed).answer(view, question)
            answer = BotAnswer(question.id, tuple(options), why)
        except Exception as error:
            answer = BotAnswer(question.id, failure=f"{type(error).__name__}: {error}")
        if asked is self._asked:
            self._answer = answer


def level_of(control: str) -> str:
    """The level in "bot:LEVEL", or "" for a human."""
    kind, _, level = control.partition(":")
    return level if kind == "bot" else ""
