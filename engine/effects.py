"""Effects: what cards do, as data, run one after another by one procedure.

A game declares its closed vocabulary as frozen `Effect` structs (their tag is the "op" of the data files) and fills an
`EffectBook` with one small function per kind. An effect that needs a choice or a roll returns a procedure to call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from engine.flow import Call, Done, Goto, Procedure, RulesProcessor, Step
from engine.world import World


class Effect(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """Base of a game's effects. Subclasses set their tag: `class Gold(Effect, tag="gold")`."""


E = TypeVar("E", bound=Effect)
Doer = Callable[[World, Any, "RunEffects"], Procedure | None]


class RunEffects(Procedure):
    """Carry out effects in order. `actor` is the entity they act for, `source` the card they come from.

    `effects` are the plain data of the effects; `next` is the one to run now. `notes` is a small memory that effects of
    one card share.
    """

    effects: list[Any]
    actor: str
    source: str = ""
    next: int = 0
    notes: dict[str, Any] = {}

    def start(self, world: World) -> Step:
        """Run the next effect, if any."""
        if self.next >= len(self.effects):
            return Done()
        self.next += 1
        called = world.rules.effects.run(world, self.effects[self.next - 1], self)
        return Goto("start") if called is None else Call(called, then="start")


class EffectBook:
    """The functions behind a game's effects."""

    def __init__(self, vocabulary: Any) -> None:
        # a union alone is taken apart anew whenever something is read as it; a struct that holds one is known for good
        self._holder: Any = msgspec.defstruct("Holder", [("effect", vocabulary)])
        self._doers: dict[type[Effect], Doer] = {}

    def does(self, kind: type[E]) -> Callable[[Callable[[World, E, RunEffects], Procedure | None]], Doer]:
        """Register the function that carries out effects of that kind."""

        def register(doer: Callable[[World, E, RunEffects], Procedure | None]) -> Doer:
            if kind in self._doers:
                raise ValueError(f"two functions carry out {kind.__name__}")
            self._doers[kind] = doer
            return doer

        return register

    def run(self, world: World, raw: Any, frame: RunEffects) -> Procedure | None:
        """Carry out one effect given as plain data."""
        effect: Effect = msgspec.convert({"effect": raw}, self._holder).effect
        return self._doers[type(effect)](world, effect, frame)

    def missing(self, kinds: tuple[type[Effect], ...]) -> list[str]:
        """Names of effects without a function (a test keeps this empty)."""
        return [kind.__name__ for kind in kinds if kind not in self._doers]


def plain(effects: tuple[Effect, ...]) -> list[Any]:
    """Effects as the plain data a frame may hold."""
    data: list[Any] = msgspec.to_builtins(effects)
    return list(data)


class EffectProcessor(RulesProcessor):
    """Advances effects under way."""

    procedures = (RunEffects,)
