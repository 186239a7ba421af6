"""What every game must keep at every question, whatever its rules are. Used by the contract tests and by the soak run.

Each check raises AssertionError with a sentence; `Trial` adds where in which game it happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from components.cards import Pile
from components.questions import Odds, PendingQuestion, Question
from components.texts import keys_of
from engine import commands, flow, rng
from engine.definition import GameDefinition, OptionValue, SeatSetUp
from engine.observe import observe
from engine.rng import Chance
from engine.session import Session
from engine.world import GAME, World
from systems.bots.players import player
from systems.text.words import Words
from tests.toy.play import random_answer

Players = Literal["random", "mixed", "bots"]
KINDS = ("pick", "pick_some", "place", "path", "amount", "order", "yes_no", "react")


class Trial:
    """One game played at random, looked at closely at every `sample`-th question.

    A "mixed" trial lets an easy bot give three answers of four, and so gets further into a game than chance does. With
    "bots" easy and normal ones sit in turn, and give all answers.
    """

    def __init__(
        self,
        definition: GameDefinition,
        seats: int,
        seed: int,
        options: dict[str, OptionValue],
        words: Words,
        folder: Path,
        players: Players = "random",
    ) -> None:
        chairs = [SeatSetUp() for _ in range(seats)]
        self.definition = definition
        self.session = Session.new(definition, chairs, seed, options)
        self.start = self.session.hash()
        self._words = words
        self._folder = folder
        self._chance = Chance(seed)
        self._players = players
        levels = ("easy", "normal") if players == "bots" else ("easy",)
        self._bots = [player(levels[(seat + seed) % len(levels)], seed) for seat in range(seats)]

    def play(self, sample: int = 1, answers: int = 20_000) -> None:
        """Play to the end, or so many answers."""
        for number in range(answers):
            question = self.session.question
            if question is None:
                return
            try:
                self.look(question, closely=number % sample == 0)
                self.session.choose(*self._answer(question))
            except Exception as error:
                error.add_note(f"at answer {number + 1}, {question.decision} of {self.session.setup!r}")
                raise

    def _answer(self, question: Question) -> Sequence[str]:
        if self._players == "random" or (self._players == "mixed" and self._chance.below(4) == 0):
            return random_answer(question, self._chance)
        return self._bots[question.seat].answer(self.session.view(question.seat), question)[0]

    def look(self, question: Question, closely: bool) -> None:
        """Check the position at a question."""
        session = self.session
        has_sound_shape(question, session.world, len(session.setup.seats))
        has_words(question, session, self._words)
        faults = self.definition.rulebook.faults(session.world)
        assert faults == [], faults
        if closely:
            expected = session.hash()
            is_the_same_as_a_clone(session, expected)
            is_asked_again_unchanged(session, expected)
            is_saved_and_loaded(session, expected, self._folder / "trial.json")
            hides_what_is_hidden(session, self._chance)
            takes_every_option(session, question)
            assert session.hash() == expected, "looking changed the game"

    def finish(self) -> None:
        """Check the end, the replay, and the way back to the start."""
        session = self.session
        if session.over is not None:
            seats = len(session.setup.seats)
            assert session.question is None, "a question is open after the end"
            assert sorted(session.over.ranking) == list(range(seats)), "the ranking does not hold every seat"
            assert set(session.over.winners) <= set(range(seats)), "somebody won who is not at the table"
            assert self._words.has(session.over.reason.key), f"no words for {session.over.reason.key}"
        last = session.hash()
        again = Session.replayed(session.replay_text(), lambda _: self.definition)
        assert again.hash() == last, "the replay went another way"
        session.rewind(0)
        assert session.hash() == self.start, "taking everything back does not lead to the start"


def has_sound_shape(question: Question, world: World, seats: int) -> None:
    """Ids are single words and different, numbers fit, the entities exist, odds add up."""
    ids = [option.id for option in question.options]
    assert ids, "a question without an option"
    assert len(set(ids)) == len(ids), f"two options with one id: {ids}"
    assert all(option_id and option_id.split() == [option_id] for option_id in ids), f"ids with blanks: {ids}"
    assert 0 <= question.min <= question.max <= len(ids), (
        f"{question.min} to {question.max} of {len(ids)} options"
    )
    assert question.max >= 1, "a question that takes no answer"
    assert question.kind in KINDS, question.kind
    assert 0 <= question.seat < seats, f"seat {question.seat} is asked"
    assert question.default in ids or (question.default == "" and question.min == 0), "no such default"
    for option in question.options:
        strange = [key for key in option.on if key not in world]
        assert not strange, f"option {option.id} lights up {strange}"
        assert odds_add_up(option.odds), option.odds
    assert world.get(GAME, PendingQuestion).question == question


def odds_add_up(odds: Sequence[Odds]) -> bool:
    """Outcomes of one thing make a whole; those of several things at once are each a chance of their own."""
    if len(odds) > 1 and len({each.outcome.key for each in odds}) == 1:
        return all(0 <= each.ways <= each.of for each in odds)
    return sum(each.ways for each in odds) in (0, *{each.of for each in odds})


def has_words(question: Question, session: Session, words: Words) -> None:
    """Everything that is said has a message."""
    texts = [question.prompt, *(option.text for option in question.options)]
    texts += [odds.outcome for option in question.options for odds in option.odds]
    texts += [event.text for event in session.events()]
    silent = {key for text in texts for key in keys_of(text) if not words.has(key)}
    assert not silent, f"no words for {sorted(silent)}"


def is_the_same_as_a_clone(session: Session, expected: str) -> None:
    """A clone has the same hash."""
    assert session.codec.digest(session.clone()) == expected, "a clone differs"


def is_asked_again_unchanged(session: Session, expected: str) -> None:
    """A step that asks does nothing else."""
    copy = session.clone()
    flow.ask_again(copy)
    assert session.codec.digest(copy) == expected, "asking again changed the state"


def is_saved_and_loaded(session: Session, expected: str, path: Path) -> None:
    """A save comes back as it was, with the same way back."""
    session.save(path)
    loaded = Session.load(path, lambda _: session.definition)
    assert loaded.hash() == expected, "a loaded save differs"
    assert loaded.question == session.question, "a loaded save asks something else"
    assert loaded._history.barrier == session._history.barrier, "a loaded save has another barrier"


def takes_every_option(session: Session, question: Question) -> None:
    """Every answer that is offered is accepted and leaves a sound table."""
    for chosen in answers_to(question):
        copy = session.clone()
        commands.apply(copy, *chosen)
        faults = session.definition.rulebook.faults(copy)
        assert faults == [], f"after {chosen}: {faults}"


def answers_to(question: Question) -> Iterator[tuple[str, ...]]:
    """Answers in which every option occurs, the fewest and the most."""
    ids = [option.id for option in question.options]
    for option_id in ids:
        others = [other for other in ids if other != option_id]
        yield (option_id, *others[: max(question.min - 1, 0)])
    if question.min == 0:
        yield ()
    if question.max > max(question.min, 1):
        yield tuple(ids[: question.max])


def hides_what_is_hidden(session: Session, chance: Chance) -> None:
    """Nobody sees a difference when what is hidden lies in another order."""
    other = session.clone()
    for key, pile in other.all(Pile):
        if pile.hidden:
            _mix(pile.cards, session.view(0).get(key, Pile).cards, chance)
    rng.below(other, 2)
    seats = range(len(session.setup.seats))
    for seat in seats:
        seen = session.view(seat).state()
        assert observe(other, seat).state() == seen, f"seat {seat} sees the order of a hidden pile"
    asked = session.question
    flow.ask_again(other)
    for seat in seats:
        if asked is not None and asked.secret and asked.seat == seat:
            continue
        seen = session.view(seat).state()
        assert observe(other, seat).state() == seen, f"the question shows seat {seat} something hidden"


def _mix(cards: list[str], shown: list[str], chance: Chance) -> None:
    """Shuffle the cards of a hidden pile whose backs look the same."""
    assert not set(cards) & set(shown), f"a hidden pile shows {sorted(set(cards) & set(shown))}"
    assert len(cards) == len(shown), "a hidden pile shows another number of cards"
    for back in set(shown):
        places = [place for place, seen in enumerate(shown) if seen == back]
        for last in range(len(places) - 1, 0, -1):
            here, there = places[last], places[chance.below(last + 1)]
            cards[here], cards[there] = cards[there], cards[here]
