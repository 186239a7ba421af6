"""Computer players as such: how each level listens to the adviser, and what it never touches."""

from __future__ import annotations

from collections import Counter

import pytest

from components.chance import Generator
from components.questions import Option, Question
from components.texts import text
from engine.definition import Advice
from systems.bots.players import CARELESS, LAPSE, LEVELS, Player, UnknownLevel, player
from tests.toy import play

OPTIONS = tuple(Option(name, text("word")) for name in ("a", "b", "c"))
QUESTION = Question(0, "pick", "D01", text("ask"), OPTIONS)


class Adviser:
    """A rulebook that only advises, with worths as given; it notes how carefully it was asked."""

    def __init__(self, **worths: float) -> None:
        self.worths = worths
        self.careful: list[bool] = []

    def advise(self, view: object, question: Question, careful: bool = True) -> list[Advice]:
        self.careful.append(careful)
        return [Advice((name,), worth, text(f"why-{name}")) for name, worth in self.worths.items()]


class View:
    """What a player looks at: here only the rulebook behind it."""

    def __init__(self, adviser: Adviser) -> None:
        self.rules = adviser


def answers(level: str, adviser: Adviser, times: int = 400, seed: int = 1) -> Counter[str]:
    bot = player(level, seed)
    return Counter(bot.answer(View(adviser), QUESTION)[0][0] for _ in range(times))  # type: ignore[arg-type]


def test_a_normal_player_takes_what_is_worth_most_and_says_why() -> None:
    adviser = Adviser(a=1.0, b=3.0, c=2.0)
    assert answers("normal", adviser) == {"b": 400}
    assert set(adviser.careful) == {True}
    assert player("normal").answer(View(adviser), QUESTION)[1] == text("why-b")  # type: ignore[arg-type]


def test_of_equal_answers_the_first_is_taken() -> None:
    assert answers("normal", Adviser(c=1.0, a=1.0)) == {"c": 400}


def test_an_easy_player_asks_less_carefully_and_lapses_now_and_then() -> None:
    adviser = Adviser(a=1.0, b=2.0, c=-9.0)
    found = answers("easy", adviser)
    assert set(adviser.careful) == {False}
    assert set(found) == {"a", "b"}
    assert 0.5 / CARELESS < found["a"] / 400 < 1.5 / CARELESS


def test_an_easy_player_never_lapses_badly() -> None:
    assert answers("easy", Adviser(a=0.0, b=LAPSE + 0.1, c=-9.0)) == {"b": 400}
    assert answers("easy", Adviser(a=5.0)) == {"a": 400}


def test_a_random_player_gives_every_legal_answer() -> None:
    adviser = Adviser(a=1.0)
    assert set(answers("random", adviser)) == {"a", "b", "c"}
    assert adviser.careful == []
    some = Question(0, "pick_some", "D01", text("ask"), OPTIONS, min=0, max=2)
    bot = player("random", 5)
    sizes = Counter(len(set(bot.answer(View(adviser), some)[0])) for _ in range(200))  # type: ignore[arg-type]
    assert set(sizes) == {0, 1, 2}


def test_without_advice_any_answer_will_do() -> None:
    assert set(answers("normal", Adviser())) == {"a", "b", "c"}


def test_the_same_seed_gives_the_same_answers() -> None:
    first, second = player("random", 7), player("random", 7)
    asked = [(first.answer(None, QUESTION), second.answer(None, QUESTION)) for _ in range(20)]  # type: ignore[arg-type]
    assert all(one == other for one, other in asked)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevel, match="'heroic'.*easy, normal"):
        Player("heroic")
    assert "random" not in LEVELS


def test_a_player_never_touches_the_generator_of_the_game() -> None:
    session = play.new()
    question = session.question
    assert question is not None
    before = session.world.the(Generator).state
    player("random", 3).answer(session.view(question.seat), question)
    assert session.world.the(Generator).state == before
