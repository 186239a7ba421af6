"""What a change of AP and speed means for the activation under way: a card equipped, a form taken (SD-086, SD-171)."""

from __future__ import annotations

from components.superdungeon import Activation
from engine.world import GAME, World
from systems.superdungeon import figures
from systems.superdungeon.figures import Reader

RUN = 2
"""A model that runs has twice its speed (SD-058, SD-059)."""


def numbers(reader: Reader, model: str) -> tuple[int, int]:
    """AP and speed of a model as an activation would begin with them now."""
    return figures.action_points(reader, model).value, figures.speed(reader, model).value


def carry_over(world: World, model: str, before: tuple[int, int]) -> None:
    """Add to what is left of a model's activation what its AP and speed have gained since; losses count too."""
    activation = world.find(GAME, Activation)
    if activation is None or activation.model != model:
        return
    ap, speed = numbers(world, model)
    times = RUN if activation.ran else 1
    activation.ap = max(0, activation.ap + ap - before[0])
    activation.speed = max(0, activation.speed + times * (speed - before[1]))
