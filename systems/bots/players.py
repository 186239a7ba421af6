"""Computer players: they see what a seat may see and a question, and answer it. They know no game by name.

What an answer is worth, the game's own adviser says (`Rulebook.advise`); a level says how well that is listened to:
`random` ignores it, `easy` is sensible but careless, `normal` takes what is worth most.
"""

from __future__ import annotations

from components.questions import Question
from components.texts import Text, text
from engine.definition import Advice
from engine.observe import SeatView
from engine.rng import Chance

LEVELS = ("easy", "normal")
"""Levels that players may choose; `random` is for tests."""
CARELESS = 4
"""An easy player answers one question in so many by the second best, or by what is about as good."""
LAPSE = 2.0
"""No lapse costs more than this: nobody throws his belongings away by carelessness."""


class UnknownLevel(ValueError):
    """There is no computer player of that level."""


class BotFailed(RuntimeError):
    """A computer player raised an error, or answered what it may not; one sentence."""


class Player:
    """Answers questions at one level, with dice of its own: it never touches the game's generator."""

    def __init__(self, level: str, seed: int = 0) -> None:
        if level not in (*LEVELS, "random"):
            raise UnknownLevel(f"There is no bot level {level!r}; there are {', '.join(LEVELS)}.")
        self.level = level
        self._chance = Chance(seed)

    def answer(self, view: SeatView, question: Question) -> tuple[tuple[str, ...], Text]:
        """The option ids it chooses, and why in words."""
        if self.level == "random":
            return self._any(question), text("why-chance")
        careful = self.level == "normal"
        advice = view.rules.advise(view, question, careful)
        if not advice:
            return self._any(question), text("why-chance")
        ranked = sorted(advice, key=_worth, reverse=True)
        chosen = ranked[0] if careful else self._carelessly(ranked)
        return chosen.options, chosen.why

    def _carelessly(self, ranked: list[Advice]) -> Advice:
        lapses = self._chance.below(CARELESS) == 0
        if lapses and len(ranked) > 1 and ranked[0].worth - ranked[1].worth <= LAPSE:
            return ranked[1]
        return ranked[0]

    def _any(self, question: Question) -> tuple[str, ...]:
        left = [option.id for option in question.options]
        size = question.min + self._chance.below(min(question.max, len(left)) - question.min + 1)
        return tuple(left.pop(self._chance.below(len(left))) for _ in range(size))


def player(level: str, seed: int = 0) -> Player:
    """A computer player of that level; raises `UnknownLevel`."""
    return Player(level, seed)


def _worth(advice: Advice) -> float:
    return advice.worth
