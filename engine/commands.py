"""The one door: `apply` checks an answer, hands it to the frame that asked, and runs to the next question."""

from __future__ import annotations

from collections.abc import Sequence

from components.flow import FlowStack, Outcome
from components.identity import Progress
from components.questions import PendingQuestion, Question
from components.texts import Text, text
from engine import flow
from engine.world import GAME, World


class Refusal(ValueError):
    """An answer that is no legal answer: `kind` of interfaces.md, one sentence, and where it stands.

    The state is unchanged, and the same question stays open. `told` is the sentence for any language, where it has one.
    """

    def __init__(self, kind: str, message: str, at: str = "", told: Text | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.at = at
        self.told = told

    def naming(self, rule: str) -> Refusal:
        """The same refusal with the rule that it follows from: its number, a colon, and what it says."""
        told = self.told and text("fault-by-rule", why=self.told, rule=rule.partition(":")[0])
        return Refusal(self.kind, f"{self} {rule}.", self.at, told)


def check(question: Question | None, over: bool, chosen: Sequence[str]) -> Question:
    """The open question, if `chosen` answers it; raises `Refusal` otherwise."""
    if over:
        message = "The game is over; nothing can be chosen any more."
        raise Refusal("over", message, told=Text("fault-answer-over"))
    if question is None:
        raise Refusal("no_question", "No question is open.", told=Text("fault-answer-unasked"))
    for option_id in chosen:
        if not isinstance(option_id, str) or question.option(option_id) is None:
            message = f"{option_id!r} is no answer to the open question."
            told = text("fault-answer-strange", option=repr(option_id))
            raise Refusal("illegal_option", message, "choose.option", told)
    if len(set(chosen)) != len(chosen):
        message, told = "An option was chosen twice.", Text("fault-answer-twice")
        raise Refusal("illegal_option", message, "choose.options", told)
    if not question.min <= len(chosen) <= question.max:
        wanted = str(question.min) if question.min == question.max else f"{question.min} to {question.max}"
        key = "fault-answer-number" if question.min == question.max else "fault-answer-count"
        raise Refusal(
            "illegal_option",
            f"{len(chosen)} options were chosen; the question takes {wanted}.",
            "choose.options",
            text(key, n=len(chosen), low=question.min, high=question.max),
        )
    return question


def default_answer(question: Question) -> tuple[str, ...]:
    """What a skip answers: the default, filled up in order where a question takes several options."""
    chosen = [question.default] if question.default else []
    chosen += [option.id for option in question.options if option.id not in chosen]
    return tuple(chosen[: max(question.min, 1 if question.default else 0)])


def apply(world: World, *chosen: str) -> None:
    """Answer the open question and run to the next one; raises `Refusal` and changes nothing when it is no answer."""
    check(flow.pending(world), world.has(GAME, Outcome), chosen)
    world.drop(GAME, PendingQuestion)
    world.the(Progress).questions += 1
    world.the(FlowStack).frames[-1].answer = tuple(chosen)
    flow.run(world)
