"""Windows for interrupts: forced before optional, seat order, use one or pass, windows inside windows."""

from __future__ import annotations

import pytest

from components.flow import FlowStack
from components.seats import TurnOrder
from components.texts import Text, text
from engine.windows import PASS, Trigger, Window, collect, seats_from_active
from engine.world import GAME, World
from tests.toy import play
from tests.toy.components import Brawler, Swing


def test_seats_are_asked_from_the_active_one() -> None:
    world = World()
    world.spawn(GAME, TurnOrder([0, 1, 2, 3], 2))
    assert seats_from_active(world) == [2, 3, 0, 1]
    world.the(TurnOrder).seats.remove(2)
    assert seats_from_active(world) == [0, 1, 3]


def test_forced_triggers_come_first_then_priority() -> None:
    class Rules:
        """Three triggers in a muddle."""

        def triggers(self, world: World, window: Window) -> list[Trigger]:
            """All of them."""
            words = play.TOY.rulebook.pass_text("x")
            return [
                Trigger("late", 0, "c", words, priority=2),
                Trigger("early", 1, "c", words, priority=1),
                Trigger("must", 1, "c", words, forced=True, priority=9),
            ]

    assert [t.id for t in collect(World(Rules()), Window("dawn"))] == ["must", "early", "late"]


def test_a_window_with_nobody_to_ask_asks_nothing() -> None:
    session = play.at_first_swing({})
    session.arrange(dice={"d6": [2]})
    session.choose("attack:hero/birch")
    assert session.question is not None
    assert session.question.decision != "T05"


def test_an_interrupt_inside_an_interrupt() -> None:
    session = play.at_first_swing({0: ["curse", "charm"], 1: ["shield", "shield"], 2: ["curse"]}, seats=3)
    session.arrange(dice={"d6": [4, 2]})
    session.choose("attack:hero/birch")
    raised = session.question
    assert raised is not None
    assert (raised.seat, raised.kind, len(raised.options)) == (1, "react", 3)
    session.choose(raised.options[0].id)
    assert session.question is not None
    assert session.question.decision == "T03"
    session.choose("brace")
    names = [type(frame).__name__ for frame in session.world.the(FlowStack).frames]
    assert names == ["Evening", "Turn", "Attack", "Window", "RaiseShield", "Window"]
    cursing = session.question
    assert cursing.seat == 0
    session.choose(PASS)
    assert session.question.seat == 2
    session.choose(session.question.options[0].id)
    assert session.world.the(Swing).guards == {}
    assert session.question.seat == 1, "the second shield may answer the broken one"
    session.choose(PASS)
    assert session.question.prompt.key == "ask-after-roll"
    assert session.world.the(Swing).die == 4


def test_after_a_use_everybody_may_act_again() -> None:
    session = play.at_first_swing({1: ["shield"], 2: ["shield"]}, seats=3)
    session.choose("attack:hero/birch")
    session.choose(PASS)
    assert session.question is not None
    assert session.question.seat == 2
    session.choose(session.question.options[0].id)
    session.choose("brace")
    assert session.question is not None
    asked = (session.question.seat, session.question.decision)
    assert asked == (1, "T05"), "seat 1 passed before, but something has happened since"


def test_a_trigger_that_declines_asks_nobody_anew() -> None:
    class Rules:
        """Something to use, and a pass with more to it."""

        def triggers(self, world: World, window: Window) -> list[Trigger]:
            """Both, for one seat."""
            words = play.TOY.rulebook.pass_text("x")
            return [Trigger("use", 0, "c", words), Trigger("hush", 0, "c", words, declines=True)]

        def respond(self, world: World, window: Window, trigger: str) -> Window:
            """Nothing comes of it."""
            return Window("nothing")

        def pass_text(self, moment: str) -> Text:
            """Any."""
            return text("pass")

        def describe_window(
            self, world: World, window: Window, seat: int
        ) -> tuple[Text, str, tuple[str, ...]]:
            """Any."""
            return text("ask"), "D1", ()

    world = World(Rules())
    world.spawn(GAME, TurnOrder([0, 1], 0))
    for answer, passed in (("use", []), ("hush", [1, 0])):
        window = Window("dawn", passed=[1])
        window.start(world)
        window.answer = (answer,)
        window.respond(world)
        assert window.passed == passed


def test_a_forced_trigger_acts_unasked_and_once() -> None:
    session = play.at_first_swing({0: ["omen"], 1: ["shield"]})
    before = session.world.get("hero/ash", Brawler).vigour
    session.choose("attack:hero/birch")
    assert session.world.get("hero/ash", Brawler).vigour == before - 1
    assert session.question is not None
    assert session.question.seat == 1, "the shield is asked for after the omen"


def test_a_forced_trigger_may_end_the_turn() -> None:
    session = play.at_first_swing({0: ["omen"], 1: ["shield"]}, seats=3)
    session.arrange({"hero/ash": {"Brawler": {"vigour": 1}}})
    session.choose("attack:hero/birch")
    assert session.world.find(GAME, Swing) is None
    assert session.world.the(TurnOrder).seats == [1, 2]
    assert session.world.the(TurnOrder).active == 1


@pytest.mark.parametrize(("face", "loss"), [(6, 1), (4, 1), (3, 0)])
def test_a_reroll_shows_its_odds_and_stands(face: int, loss: int) -> None:
    session = play.at_first_swing({0: ["charm"]})
    session.arrange(dice={"d6": [1, face]})
    session.choose("attack:hero/birch")
    assert session.question is not None
    charm = session.question.options[0]
    assert [(odds.outcome.key, odds.ways, odds.of) for odds in charm.odds] == [
        ("odds-hit", 3, 6),
        ("odds-miss", 3, 6),
    ]
    assert session.question.default == PASS
    session.events()
    session.choose(charm.id)
    hurt = [event for event in session.events() if event.kind == "hurt" and event.on == ("hero/birch",)]
    assert len(hurt) == loss
