"""Golden playthroughs as readable text: every question, the answer and what else was offered, and what happened.

The answers of a case lie beside its transcript as a replay. They were found by computer players once and are read
from there ever since, so that better players change no transcript.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from components.questions import Question
from engine import replay
from engine.definition import OptionValue, SeatSetUp
from engine.session import Session
from systems.bots.players import Player, player
from systems.text.names import Names
from tests.contracts.games import find, words

FOLDER: Final = Path(__file__).resolve().parent
VARIANTS: Final[dict[str, OptionValue]] = {
    "doom_track": True,
    "travel_hazards": True,
    "gentle_knockout": True,
    "item_limits": True,
    "ally_limits": True,
}


class Case(NamedTuple):
    """One playthrough: who sits there, the seed, the options, and after how many answers it may stop.

    The rest is for playing it anew: the level of the players, and decisions with beginnings of options that are taken,
    each so many times, whatever the players think of them.
    """

    game: str
    name: str
    seats: int
    seed: int
    options: dict[str, OptionValue] = {}
    answers: int = 10_000
    level: str = "random"
    map: str = ""
    wants: dict[str, int] = {}

    @property
    def path(self) -> Path:
        """Where it is written."""
        return FOLDER / self.game / f"{self.name}.txt"

    @property
    def replay(self) -> Path:
        """Where its answers are kept."""
        return self.path.with_suffix(".replay")


CASES: Final = (
    Case("toy", "two-seats", 2, 11, {"rounds": 3}),
    Case("toy", "four-seats-blessed", 4, 12, {"rounds": 4, "blessing": True, "die": "d8"}),
    Case("runebound", "two-seats-on-the-marches", 2, 4, level="normal", map="marches"),
    Case(
        "runebound", "four-seats-with-variants", 4, 9, VARIANTS, 420, "easy",
        wants={"D07 negotiate": 1, "D24 give": 1, "D24 propose": 1, "D24 accept": 1, "D07 attack": 1},
    ),
    Case("superdungeon", "two-seats-bit8", 2, 4, {"size": "bit8"}, level="normal"),
    Case("superdungeon", "four-seats-bit16", 4, 6, {"size": "bit16"}, 420, "easy"),
)  # fmt: skip


def play_anew(case: Case) -> str:
    """The replay of a case as today's computer players play it."""
    chairs = [SeatSetUp(name=f"Player {seat + 1}") for seat in range(case.seats)]
    session = Session.new(find(case.game), chairs, case.seed, case.options, case.map, undo=False)
    bots = [player(case.level, case.seed + seat) for seat in range(case.seats)]
    wants = dict(case.wants)
    while (question := session.question) is not None and len(session.answers) < case.answers:
        session.choose(*_answer(session, bots[question.seat], question, wants))
    return session.replay_text()


def _answer(session: Session, bot: Player, question: Question, wants: dict[str, int]) -> Sequence[str]:
    for option in question.options:
        wanted = f"{question.decision} {option.id.partition(':')[0]}"
        if wants.get(wanted, 0):
            wants[wanted] -= 1
            return (option.id,)
    return bot.answer(session.view(question.seat), question)[0]


def record(case: Case) -> list[str]:
    """Give the kept answers of a case again and tell it line by line."""
    kept = replay.parse(case.replay.read_text(encoding="utf-8"))
    setup = kept.setup
    session = Session.new(find(case.game), setup.seats, setup.seed, setup.options, setup.map, undo=False)
    said = words(case.game)
    names = Names(said, session)
    lines = [f"{setup.game} on {setup.map}: {len(setup.seats)} seats, seed {setup.seed}", *_options(session)]
    lines += [f"  . {said.render(event.text, names)}" for event in session.events()]
    for answer in kept.answers:
        question = session.question
        assert question is not None, f"the game ends before answer {answer.options} of {answer.decision}"
        lines += _asked(question, said.render(question.prompt, names))
        for option in question.options:
            if option.id in answer.options:
                lines.append(f"  > {option.id}: {said.render(option.text, names)}")
        others = [option.id for option in question.options if option.id not in answer.options]
        lines += [f"    not {', '.join(others)}"] if others else []
        session.choose(*answer.options)
        lines += [f"  . {said.render(event.text, names)}" for event in session.events()]
    if (over := session.over) is not None:
        end = f"over: {said.render(over.reason, names)}; ranking {over.ranking}, winners {over.winners}"
        lines += ["", end]
    return [*lines, f"hash {session.hash()}"]


def _options(session: Session) -> Iterator[str]:
    defaults = {option.id: option.default for option in session.definition.options}
    changed = {name: value for name, value in session.setup.options.items() if value != defaults[name]}
    yield f"options {', '.join(f'{name} = {value}' for name, value in changed.items()) or 'as they are'}"


def _asked(question: Question, prompt: str) -> list[str]:
    takes = "" if question.min == question.max == 1 else f" ({question.min} to {question.max})"
    secret = ", in secret" if question.secret else ""
    return [
        "",
        f"{question.id} seat {question.seat}{secret}, {question.decision} {question.kind}{takes}: {prompt}",
    ]
