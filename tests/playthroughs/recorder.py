"""Golden playthroughs as readable text: every question with its options, the answer, and what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from components.questions import Question
from engine.definition import OptionValue, SeatSetUp
from engine.session import Session
from systems.bots.players import player
from systems.text.names import Names
from tests.contracts.games import find, words

FOLDER: Final = Path(__file__).resolve().parent


class Case(NamedTuple):
    """One playthrough: who sits there, the seed, the options, and after how many answers it may stop."""

    game: str
    name: str
    seats: int
    seed: int
    options: dict[str, OptionValue] = {}
    answers: int = 10_000
    level: str = "random"

    @property
    def path(self) -> Path:
        """Where it is written."""
        return FOLDER / self.game / f"{self.name}.txt"


CASES: Final = (
    Case("toy", "two-seats", 2, 11, {"rounds": 3}),
    Case("toy", "four-seats-blessed", 4, 12, {"rounds": 4, "blessing": True, "die": "d8"}),
)


def record(case: Case) -> list[str]:
    """Play a case and tell it line by line."""
    definition = find(case.game)
    chairs = [SeatSetUp(name=f"Player {seat}") for seat in range(case.seats)]
    session = Session.new(definition, chairs, case.seed, case.options, undo=False)
    said = words(case.game)
    names = Names(said, session)
    bots = [player(case.level, case.seed + seat) for seat in range(case.seats)]
    lines = [f"{case.game}: {case.seats} seats, seed {case.seed}, {session.setup.options}"]
    lines += [f"  . {said.render(event.text, names)}" for event in session.events()]
    while (question := session.question) is not None and len(session.answers) < case.answers:
        lines += _asked(question, said.render(question.prompt, names))
        chosen, _ = bots[question.seat].answer(session.view(question.seat), question)
        for option in question.options:
            mark = "*" if option.id in chosen else " "
            lines.append(f"  {mark} {option.id}: {said.render(option.text, names)}")
        session.choose(*chosen)
        lines += [f"  . {said.render(event.text, names)}" for event in session.events()]
    if (over := session.over) is not None:
        lines += [
            "",
            f"over: {said.render(over.reason, names)}; ranking {over.ranking}, winners {over.winners}",
        ]
    return [*lines, f"hash {session.hash()}"]


def _asked(question: Question, prompt: str) -> list[str]:
    takes = "" if question.min == question.max == 1 else f" ({question.min} to {question.max})"
    secret = ", in secret" if question.secret else ""
    return [
        "",
        f"{question.id} seat {question.seat}{secret}, {question.decision} {question.kind}{takes}: {prompt}",
    ]
