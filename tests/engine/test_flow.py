"""The stack of frames: calls, results, questions, unwinding, and bugs of a rulebook that are caught."""

from __future__ import annotations

from typing import Any

import pytest

from components.chance import Generator, QueuedDice
from components.flow import FlowStack, Outcome
from components.identity import Progress
from components.questions import Question
from components.texts import text
from engine import commands, flow
from engine.flow import Ask, Call, Done, FlowError, Goto, Procedure, RulesProcessor, Step, Unwind, option
from engine.world import GAME, World


class Outer(Procedure):
    """Calls a detail, asks, and ends the game with what it learnt."""

    mode: str = "plain"
    notes: list[Any] = []

    def start(self, world: World) -> Step:
        """Call the detail of this mode."""
        return Call(Inner(mode=self.mode), then="called")

    def called(self, world: World) -> Step:
        """Keep the result and ask."""
        self.notes.append(self.got)
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """Ask one thing."""
        options = (option("a", text("a")), option("b", text("b")))[: 1 if self.mode == "auto" else 2]
        return Ask(Question(0, "pick", "D1", text("ask"), options), "settle", auto=self.mode == "auto")

    def settle(self, world: World) -> Step:
        """End the game."""
        self.notes.append(self.chosen)
        flow.end_game(world, text("end", answer=self.chosen, got=str(self.notes[0])), [0], [0])
        return Goto("nowhere")

    def broken_off(self, world: World) -> Step:
        """Where an unwinding detail sends the flow."""
        self.notes.append("unwound")
        return Goto("ask")


class Inner(Procedure):
    """The detail."""

    mode: str

    def start(self, world: World) -> Step:
        """Do as the mode says."""
        steps: dict[str, Any] = {
            "unwind": Call(Innermost(), "start"),
            "no step": Goto("nowhere"),
            "nothing": None,
            "circle": Goto("start"),
            "no option": Ask(Question(0, "pick", "D9", text("ask"), ()), "start"),
            "stranger": Call(Stranger(), "start"),
        }
        return steps.get(self.mode, Done(12))


class Innermost(Procedure):
    """Breaks everything off down to the outermost frame."""

    def start(self, world: World) -> Step:
        """Unwind."""
        return Unwind("Outer", "broken_off")


class Stranger(Procedure):
    """Nobody advances this one."""

    def start(self, world: World) -> Step:
        """Never called."""
        return Done()


class Everything(RulesProcessor):
    """Advances all of them but the stranger."""

    procedures = (Outer, Inner, Innermost)


def flow_world(mode: str) -> World:
    world = World()
    world.spawn(GAME, Progress(), Generator(1), QueuedDice(), FlowStack([Outer(mode=mode)]))
    world.install([Everything(world)])
    flow.run(world)
    return world


def test_a_call_gives_back_its_result_and_a_question_waits() -> None:
    world = flow_world("plain")
    question = flow.pending(world)
    assert question is not None
    assert (question.id, question.default, question.decision) == ("q1", "a", "D1")
    outer = flow.innermost(world, Outer)
    assert outer is not None
    assert (outer.notes, outer.asked, outer.step) == ([12], "ask", "settle")


def test_the_end_of_the_game_drops_what_was_pending() -> None:
    world = flow_world("plain")
    commands.apply(world, "b")
    assert world.the(Outcome).reason == text("end", answer="b", got="12")
    assert world.the(FlowStack).frames == []
    assert flow.pending(world) is None
    flow.run(world)
    flow.ask_again(world)
    with pytest.raises(commands.Refusal, match="The game is over"):
        commands.apply(world, "a")


def test_a_single_option_is_taken_where_the_rules_say_so() -> None:
    world = flow_world("auto")
    assert world.the(Outcome).reason.args["answer"] == "a"
    assert world.the(Progress).questions == 0


def test_unwinding_drops_inner_frames() -> None:
    world = flow_world("unwind")
    (frame,) = world.the(FlowStack).frames
    assert frame.notes == ["unwound"]
    assert flow.innermost(world, Inner) is None


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("no step", "Inner has no step 'nowhere'"),
        ("nothing", "Inner.start returned None"),
        ("circle", "Inner.start runs in a circle"),
        ("no option", "Inner asks D9 without an option"),
        ("stranger", "no processor owns Stranger"),
    ],
)
def test_bugs_of_a_rulebook_are_named(mode: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "STEP_LIMIT", 500)
    with pytest.raises(FlowError, match=words):
        flow_world(mode)


def test_unwinding_to_what_is_not_under_way_is_a_bug() -> None:
    stack = FlowStack([Inner(mode="plain")])
    with pytest.raises(FlowError, match="no Outer is under way"):
        flow._unwind(stack, Unwind("Outer", "start"))


def test_a_flow_without_frames_is_a_bug() -> None:
    world = World()
    world.spawn(GAME, Progress(), FlowStack())
    with pytest.raises(FlowError, match="stopped without an outcome"):
        flow.run(world)


@pytest.mark.parametrize(
    "body", [{"asked": lambda self, world: Done()}, {"__annotations__": {"asked": "list[str]"}}]
)
def test_the_bookmarks_of_a_frame_are_no_names_for_steps_and_fields(body: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="may not be called 'asked'"):
        type("Shadow", (Procedure,), {"__module__": __name__, **body})


def test_asking_again_changes_nothing() -> None:
    world = flow_world("plain")
    before = (flow.pending(world), list(world.the(FlowStack).frames))
    flow.ask_again(world)
    assert (flow.pending(world), list(world.the(FlowStack).frames)) == before


def ask(minimum: int, maximum: int, default: str = "") -> Question:
    options = tuple(option(name, text(name)) for name in "abcd")
    return Question(0, "pick_some", "D1", text("ask"), options, min=minimum, max=maximum, default=default)


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        (["x"], "'x' is no answer"),
        ([3], "3 is no answer"),
        (["a", "a"], "chosen twice"),
        (["a"], "1 options were chosen; the question takes 2 to 3"),
        (["a", "b", "c", "d"], "takes 2 to 3"),
    ],
)
def test_what_is_no_answer_is_refused(chosen: list[Any], words: str) -> None:
    with pytest.raises(commands.Refusal, match=words) as caught:
        commands.check(ask(2, 3), False, chosen)
    assert caught.value.kind == "illegal_option"


def test_no_question_and_over_are_told_apart() -> None:
    with pytest.raises(commands.Refusal) as caught:
        commands.check(None, False, ["a"])
    assert caught.value.kind == "no_question"
    with pytest.raises(commands.Refusal) as caught:
        commands.check(None, True, ["a"])
    assert caught.value.kind == "over"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (ask(1, 1, "c"), ("c",)),
        (ask(0, 4), ()),
        (ask(0, 4, "b"), ("b",)),
        (ask(2, 3, "c"), ("c", "a")),
        (ask(4, 4), ("a", "b", "c", "d")),
    ],
)
def test_a_skip_takes_the_default_and_fills_up(question: Question, answer: tuple[str, ...]) -> None:
    assert commands.default_answer(question) == answer
