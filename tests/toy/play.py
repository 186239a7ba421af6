"""Helpers that play the toy game (and any other): random answers, dealt hands, going on to a certain question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from components.cards import Card
from components.questions import Question
from engine.definition import GameDefinition, OptionValue, SeatSetUp
from engine.rng import Chance
from engine.session import Session
from tests.toy.definition import definition

TOY = definition()


def find(game: str) -> GameDefinition:
    """A catalogue that holds the toy alone."""
    if game != "toy":
        raise LookupError(game)
    return TOY


def new(seats: int = 2, seed: int = 1, undo: bool = True, **options: OptionValue) -> Session:
    """A toy game; seats play the heroes in the order of the box."""
    chairs = [SeatSetUp(name=f"Player {index}", hero=TOY.heroes[index]) for index in range(seats)]
    return Session.new(TOY, chairs, seed, options, undo=undo)


def random_answer(question: Question, chance: Chance) -> list[str]:
    """Some legal answer, evenly chosen."""
    left = [option.id for option in question.options]
    count = question.min + chance.below(question.max - question.min + 1)
    return [left.pop(chance.below(len(left))) for _ in range(count)]


def play_on(session: Session, chance: Chance, answers: int = 100_000) -> None:
    """Answer at random, at most so often."""
    for _ in range(answers):
        if session.question is None:
            return
        session.choose(*random_answer(session.question, chance))


def skip_to(session: Session, decision: str, moment: str = "") -> Question:
    """Skip questions until one of that decision point (and prompt) is open."""
    while (question := session.question) is not None:
        if question.decision == decision and moment in question.prompt.key:
            return question
        session.skip()
    raise AssertionError(f"the game was over before {decision}")


def cards_of_kind(session: Session, kind: str) -> list[str]:
    """All cards of that name, in order of creation."""
    return [key for key, card in session.world.all(Card) if card.definition == kind]


def deal(session: Session, hands: Mapping[int, Sequence[str]]) -> dict[str, list[str]]:
    """Take all hands away, then give each seat cards of these kinds; returns the cards by kind."""
    taken: dict[str, list[str]] = {}
    tops: dict[str, list[str]] = {"discard/camp": []}
    for key, card in session.world.all(Card):
        if card.pile.startswith("hand/"):
            tops["discard/camp"].append(key)
    for seat, kinds in hands.items():
        for kind in kinds:
            free = [card for card in cards_of_kind(session, kind) if card not in taken.get(kind, [])]
            taken.setdefault(kind, []).append(free[0])
            tops.setdefault(f"hand/{seat}", []).append(free[0])
    session.arrange(tops=tops)
    return taken


def at_first_swing(hands: Mapping[int, Sequence[str]], seats: int = 2, **options: OptionValue) -> Session:
    """A toy game in which seat 0 is about to act, all stand together, and hands are as given; a herb was drawn."""
    session = new(seats, 1, **options)
    while session.question is not None and session.question.decision == "T00":
        session.skip()
    skip_to(session, "T01")
    deal(session, hands)
    session.arrange({hero: {"Position": {"space": "space/s0"}} for hero in TOY.heroes[:seats]})
    return session
