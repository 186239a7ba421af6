"""The flow: a stack of frames in a component, advanced by processors until a question is open or the game is over.

A `Procedure` is a small record of ids and numbers with named steps. A step does one thing and returns what comes
next: `Goto` a step of its own, `Call` another procedure, `Ask` a question, or `Done`. Nothing that waits is a function,
a generator or an object reference, so the game can be saved, cloned and undone at any question. A step that asks does
nothing else: asking again after a change of the state must be harmless.

Knows no game: which procedures exist, and which processor owns them, the game definition says.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar, Union

import msgspec

from components.flow import FlowStack, Outcome
from components.identity import Progress
from components.questions import Option, PendingQuestion, Question
from components.texts import Text
from engine.world import GAME, Processor, World

P = TypeVar("P", bound="Procedure")

STEP_LIMIT = 100_000
"""More steps than this between two questions is a loop in a rulebook, hence a bug."""


class FlowError(RuntimeError):
    """A rulebook broke a promise of the flow: a bug of ours, never a user's mistake."""


class Procedure(msgspec.Struct, kw_only=True, tag=True, forbid_unknown_fields=True):
    """Base of all procedures: the frame's bookmark. Subclasses add fields (ids and numbers) and step methods.

    `answer` holds the option ids just chosen, `got` what the procedure called last gave back.
    """

    step: str = "start"
    asked: str = ""
    answer: tuple[str, ...] = ()
    got: Any = None

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for name in ("step", "asked", "answer", "got", "chosen"):
            if callable(vars(cls).get(name)) or name in vars(cls).get("__annotations__", {}):
                raise TypeError(f"{cls.__name__}: a step or field may not be called {name!r}")

    @property
    def chosen(self) -> str:
        """The one option id just chosen."""
        return self.answer[0]


class Goto(msgspec.Struct, frozen=True, gc=False):
    """Go on with another step of the same procedure."""

    step: str


class Call(msgspec.Struct, frozen=True, gc=False):
    """Run another procedure, then go on with step `then` (its result is in `got`)."""

    procedure: Procedure
    then: str


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Ask a question, then go on with step `then` (the answer is in `answer`).

    With `auto` a question with one single option is answered by the program (no optional spending may be asked so).
    """

    question: Question
    then: str
    auto: bool = False


class Done(msgspec.Struct, frozen=True, gc=False):
    """This procedure is over; its caller gets `result` (JSON data)."""

    result: Any = None


class Unwind(msgspec.Struct, frozen=True, gc=False):
    """Drop every frame inside the innermost one of `kind`, and send that one to `step` (a turn that ends at once).

    `kind` is the name of a procedure class, so that a detail need not import the whole it is part of.
    """

    kind: str
    step: str


Step = Union[Goto, Call, Ask, Done, Unwind]


class RulesProcessor(Processor):
    """An esper processor that advances the frames of the procedures it owns."""

    procedures: ClassVar[tuple[type[Procedure], ...]] = ()

    def __init__(self, world: World) -> None:
        # esper keeps processors for as long as their world lives: a strong reference would keep both for ever
        self._table = weakref.ref(world)
        self._owned = frozenset(self.procedures)

    def process(self) -> None:
        """Take steps as long as the innermost frame is one of ours and nothing is asked."""
        world = self._table()
        assert world is not None
        stack = world.the(FlowStack)
        frames = stack.frames
        if not frames or type(frames[-1]) not in self._owned or is_waiting(world):
            return
        while frames and type(frames[-1]) in self._owned:
            if take_step(world, stack):
                return


def is_waiting(world: World) -> bool:
    """Tell whether a question is open or the game is over."""
    return world.has(GAME, PendingQuestion) or world.has(GAME, Outcome)


def pending(world: World) -> Question | None:
    """The open question, or None."""
    found = world.find(GAME, PendingQuestion)
    return found.question if found else None


def take_step(world: World, stack: FlowStack) -> bool:
    """Take one step of the innermost frame; tells whether now a question is open or the game is over."""
    frame: Procedure = stack.frames[-1]
    name = frame.step
    method: Callable[[World], Step] | None = getattr(frame, name, None)
    if method is None:
        raise FlowError(f"{type(frame).__name__} has no step {name!r}")
    world.steps += 1
    if world.steps > STEP_LIMIT:
        raise FlowError(f"{type(frame).__name__}.{name} runs in a circle")
    result = method(world)
    if world.has(GAME, Outcome):
        stack.frames.clear()
        return True
    return _follow(world, stack, frame, name, result)


def _follow(world: World, stack: FlowStack, frame: Procedure, name: str, result: Step) -> bool:
    frame.answer, frame.got = (), None
    if isinstance(result, Goto):
        frame.step = result.step
    elif isinstance(result, Call):
        frame.step = result.then
        stack.frames.append(result.procedure)
    elif isinstance(result, Ask):
        frame.step, frame.asked = result.then, name
        return _pose(world, frame, result)
    elif isinstance(result, Done):
        stack.frames.pop()
        if stack.frames:
            stack.frames[-1].got = result.result
    elif isinstance(result, Unwind):
        _unwind(stack, result)
    else:
        raise FlowError(f"{type(frame).__name__}.{name} returned {result!r}")
    return False


def _unwind(stack: FlowStack, to: Unwind) -> None:
    while stack.frames and type(stack.frames[-1]).__name__ != to.kind:
        stack.frames.pop()
    if not stack.frames:
        raise FlowError(f"no {to.kind} is under way")
    stack.frames[-1].step = to.step


def _pose(world: World, frame: Procedure, ask: Ask) -> bool:
    question = ask.question
    if not question.options:
        raise FlowError(f"{type(frame).__name__} asks {question.decision} without an option")
    if ask.auto and len(question.options) == 1 and question.min == 1:
        frame.answer = (question.options[0].id,)
        return False
    progress = world.the(Progress)
    default = question.default or (question.options[0].id if question.min else "")
    named = msgspec.structs.replace(question, id=f"q{progress.questions + 1}", default=default)
    world.add(GAME, PendingQuestion(named))
    return True


def run(world: World) -> None:
    """Run the processors until a question is open or the game is over."""
    world.steps = 0
    stack = world.the(FlowStack)
    while not is_waiting(world):
        if not stack.frames:
            raise FlowError("the game stopped without an outcome")
        before = world.steps
        world.process()
        if world.steps == before and not is_waiting(world):
            raise FlowError(f"no processor owns {type(stack.frames[-1]).__name__}")


def ask_again(world: World) -> None:
    """Pose the open question anew from the state as it is now (after state was arranged)."""
    stack = world.the(FlowStack)
    if world.has(GAME, PendingQuestion):
        world.drop(GAME, PendingQuestion)
        frame: Procedure = stack.frames[-1]
        frame.step = frame.asked
    run(world)


def innermost(world: World, kind: type[P]) -> P | None:
    """The innermost frame of that kind, or None."""
    frames: Sequence[Any] = world.the(FlowStack).frames
    return next((frame for frame in reversed(frames) if isinstance(frame, kind)), None)


def option(id: str, words: Text, *on: str) -> Option:
    """An option without odds."""
    return Option(id, words, on)


def end_game(world: World, reason: Text, winners: Sequence[int], ranking: Sequence[int]) -> None:
    """End the game at once: what was pending is dropped."""
    world.add(GAME, Outcome(reason, list(winners), list(ranking)))
