"""The one door: `apply` checks an answer, hands it to the frame that asked, and runs to the next question."""

from __future__ import annotations

from collections.abc import Sequence

from components.flow import FlowStack, Outcome
from components.identity import Progress
from components.questions import PendingQuestion, Question
from engine import flow
from engine.world import GAME, World


class Refusal(ValueError):
    """An answer that is no legal answer: `kind` of interfaces.md, one sentence, and where it stands.

    The state is unchanged, and the same question stays open.
    """

    def __init__(self, kind: str, message: str, at: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.at = at


def check(question: Question | None, over: bool, chosen: Sequence[str]) -> Question:
    """The open question, if `chosen` answers it; raises `Refusal` otherwise."""
    if over:
        raise Refusal("over", "The game is over; nothing can be chosen any more.")
    if question is None:
        raise Refusal("no_question", "No question is open.")
    for option_id in chosen:
        if not isinstance(option_id, str) or question.option(option_id) is None:
            raise Refusal(
                "illegal_option", f"{option_id!r} is no answer to the open question.", "choose.option"
            )
    if len(set(chosen)) != len(chosen):
        raise Refusal("illegal_option", "An option was chosen twice.", "choose.options")
    if not question.min <= len(chosen) <= question.max:
        wanted = str(question.min) if question.min == question.max else f"{question.min} to {question.max}"
        raise Refusal(
            "illegal_option",
            f"{len(chosen)} options were chosen; the question takes {wanted}.",
            "choose.options",
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
