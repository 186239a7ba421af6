"""The active model walks to a square it was told, step by step, and may strike on the way (SD-055 to SD-068; Red Mist).

What a step does is told by `movement.Enter`, where steps lead and what they cost by `walking`.
"""

from __future__ import annotations

from components.questions import Question
from components.superdungeon import Activation
from components.texts import text
from engine.boards import Cell
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.superdungeon import attack, figures
from systems.superdungeon.geometry import base, distance
from systems.superdungeon.movement import (
    Enter,
    can_walk,
    free_places,
    gait,
    obstacles,
    stands_lawfully,
    walks,
)
from systems.superdungeon.walking import Step as WalkStep
from systems.superdungeon.walking import steps

GO_ON = "go_on"


class Walk(Procedure):
    """The active model walks the cheapest way to a square, step by step; Red Mist strikes after each of them."""

    model: str
    end: str
    way: list[tuple[int, int]] = []

    def start(self, world: World) -> Step:
        """Which way?"""
        self.way = walks(world, self.model).path(figures.cell_of(world, self.end))
        return Goto("step_on")

    def step_on(self, world: World) -> Step:
        """One step, paid with speed, unless something has come in the way."""
        if not figures.is_in_play(world, self.model):
            return Done()
        if not self.way or not self._goes_on(world):
            return Goto("stop")
        active, ahead = world.the(Activation), self.way.pop(0)
        cost = _steps(world, self.model)[ahead].cost(gait(world, self.model))
        active.speed -= cost
        active.moved += cost
        return Call(Enter(model=self.model, at=ahead), then="strike")

    def stop(self, world: World) -> Step:
        """Whoever is halted where nobody may stop stands aside, on the nearest free place (SD-063, SD-067)."""
        at, size = figures.cell(world, self.model), figures.size(world, self.model)
        if stands_lawfully(world, self.model):
            return Done()
        free = free_places(world, self.model)
        nearest = min(free, key=lambda cell: distance(at, cell, size, size), default=at)
        return Call(Enter(model=self.model, at=nearest), then="end_there")

    def end_there(self, world: World) -> Step:
        """The walk is over."""
        return Done()

    def strike(self, world: World) -> Step:
        """After every square moved in Red Mist one free attack, if anybody is within reach."""
        if not world.the(Activation).red_mist or not figures.is_in_play(world, self.model):
            return Goto("step_on")
        foes = attack.basic_aims(world, self.model, melee_only=True)
        return Goto("ask_strike" if foes else "step_on")

    def ask_strike(self, world: World) -> Step:
        """DP-17: whom, or nobody."""
        options = [*attack.basic_options(world, self.model, "free"), option(GO_ON, text("opt-no-strike"))]
        seat = figures.seat_of(world, self.model)
        prompt = text("ask-red-mist", who=f"@{self.model}")
        question = Question(seat, "pick", "DP-17", prompt, tuple(options), default=GO_ON, about=(self.model,))
        return Ask(question, "struck")

    def struck(self, world: World) -> Step:
        """Strike."""
        if self.chosen == GO_ON:
            return Goto("step_on")
        return Call(attack.basic_attack(self.model, self.chosen, cost=0), then="step_on")

    def _goes_on(self, world: World) -> bool:
        """Tell whether the next step is still lawful after what happened on the way, be it that a potion carried one off."""
        if not can_walk(world, self.model) or self.way[0] not in _steps(world, self.model):
            return False
        shut, passed = obstacles(world, self.model)
        ahead = set(base(self.way[0], figures.size(world, self.model)))
        full = shut | passed if len(self.way) == 1 else shut
        return full.isdisjoint(ahead) or (len(self.way) > 1 and gait(world, self.model).flies)


def _steps(world: World, key: str) -> dict[Cell, WalkStep]:
    return steps(figures.ground(world), figures.cell(world, key), figures.size(world, key))


PROCEDURES = (Walk,)
