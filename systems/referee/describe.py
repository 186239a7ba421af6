"""Positions, questions and events as JSON with words: what the referee's replies are made of. Reads, never changes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from components.flow import Outcome
from components.questions import Odds, Option, Question
from components.seats import TurnOrder
from components.texts import Text
from engine.definition import GameDefinition, GameOption
from engine.events import Event
from engine.session import Session
from engine.world import GAME
from systems.text.names import Names
from systems.text.words import Words

Json = dict[str, Any]


class Describer:
    """Describes one table in one language."""

    def __init__(self, words: Words, session: Session) -> None:
        self._words = words
        self._names = Names(words, session)
        self._session = session

    def say(self, text: Text) -> str:
        """A text in words."""
        return self._words.render(text, self._names)

    def position(self) -> Json:
        """The open question, the end, and what happened since the last reply."""
        question, over = self._session.question, self._session.over
        return {
            "question": None if question is None else self.question(question),
            "over": None if over is None else self.outcome(over),
            "events": [self.event(event) for event in self._session.events()],
        }

    def question(self, question: Question) -> Json:
        """A question with all its options."""
        return {
            "id": question.id,
            "seat": question.seat,
            "kind": question.kind,
            "decision": question.decision,
            "prompt": self.say(question.prompt),
            "options": [self.option(option) for option in question.options],
            "min": question.min,
            "max": question.max,
            "default": question.default,
            "secret": question.secret,
            "about": question.about,
        }

    def option(self, option: Option) -> Json:
        """An option, with its odds where chance decides."""
        shown: Json = {"id": option.id, "text": self.say(option.text), "on": option.on}
        if option.odds:
            shown["odds"] = [self.odds(odds) for odds in option.odds]
        return shown

    def odds(self, odds: Odds) -> Json:
        """An outcome and its probability, exact and as a decimal."""
        chance = Fraction(odds.ways, odds.of)
        exact = f"{chance.numerator}/{chance.denominator}"
        return {"outcome": self.say(odds.outcome), "exact": exact, "decimal": round(float(chance), 6)}

    def outcome(self, outcome: Outcome) -> Json:
        """How the game ended."""
        return {
            "reason": self.say(outcome.reason),
            "winners": outcome.winners,
            "ranking": outcome.ranking,
        }

    def event(self, event: Event) -> Json:
        """What happened; `only` names the seat that may know."""
        shown: Json = {
            "kind": event.kind,
            "text": self.say(event.text),
            "on": event.on,
            "numbers": event.numbers,
        }
        if event.barrier:
            shown["barrier"] = event.barrier
        if event.only is not None:
            shown["only"] = event.only
        return shown

    def state(self, seat: int | None) -> Json:
        """The state: all of it, or what a seat may see."""
        order = self._session.world.find(GAME, TurnOrder)
        return {
            "game": self._session.definition.id,
            "round": order.round if order else None,
            "active_seat": order.active if order else None,
            "entities": self._session.state(seat),
        }


def game(definition: GameDefinition, words: Words, maps: Sequence[str]) -> Json:
    """A game as the shelf shows it."""
    return {
        "id": definition.id,
        "title": words.say(f"game-{definition.id}"),
        "seats": definition.seats,
        "heroes": [
            {"id": hero, "name": words.say(f"name-{hero.rpartition('/')[2]}")} for hero in definition.heroes
        ],
        "options": [game_option(option, words) for option in definition.options],
        "presets": definition.presets,
        "maps": maps,
        "default_map": definition.default_map,
    }


def game_option(option: GameOption, words: Words) -> Json:
    """An option of a game: type, default, what it takes, one line of words."""
    shown: Json = {"id": option.id, "type": option.kind, "default": option.default}
    if option.kind == "int":
        shown |= {"low": option.low, "high": option.high}
    if option.kind == "choice":
        shown["choices"] = option.choices
    key = f"option-{option.id}"
    return {**shown, "title": words.say(key), "line": words.say(f"{key}.line")}
