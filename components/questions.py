"""The closed family of questions. Screens, bots, the referee and tests see nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

from components.identity import Component
from components.texts import Text

QuestionKind = Literal["pick", "pick_some", "place", "path", "amount", "order", "yes_no", "react"]


class Odds(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One possible outcome of an option and its exact probability `ways` / `of`.

    The outcomes of an option add up to a whole, unless it does the same to several (then each has its own chance).
    """

    outcome: Text
    ways: int
    of: int


class Option(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One legal answer: its id, its words, the entities it lights up, and its odds where chance decides."""

    id: str
    text: Text
    on: tuple[str, ...] = ()
    odds: tuple[Odds, ...] = ()


class Question(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something a seat must decide. `options` is every legal answer; there is always at least one.

    `decision` names the decision point of the rules document ("D04"); `default` is the option that a skip takes ("" = none);
    `min` and `max` say how many options an answer holds; `about` are the entities that the question is about.
    """

    seat: int
    kind: QuestionKind
    decision: str
    prompt: Text
    options: tuple[Option, ...]
    id: str = ""
    min: int = 1
    max: int = 1
    default: str = ""
    secret: bool = False
    about: tuple[str, ...] = ()

    def option(self, option_id: str) -> Option | None:
        """The option with that id, or None."""
        return next((option for option in self.options if option.id == option_id), None)


class PendingQuestion(Component):
    """The question that is open now; lies on the game entity, absent when nothing is asked."""

    question: Question
