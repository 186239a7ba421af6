"""Putting a model somewhere without a walk: Teleport, and the free squares for it (DP-18, DP-21)."""

from __future__ import annotations

from components.questions import Question
from components.texts import text
from engine.boards import Cell
from engine.flow import Ask, Call, Done, Procedure, Step
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import figures, movement, spawning
from systems.superdungeon.figures import Reader
from systems.superdungeon.geometry import base, distance


def teleport_places(reader: Reader, model: str, n: int) -> list[Cell]:
    """Free places within n squares of a model that it sees, in reading order."""
    ground, at, size = figures.ground(reader), figures.cell(reader, model), figures.size(reader, model)
    taken = figures.occupied(reader, but=model)
    near = [cell for cell in ground.squares if cell != at and distance(at, cell, size, size) <= n]
    return [
        cell
        for cell in sorted(near, key=lambda cell: (cell[1], cell[0]))
        if ground.fits(cell, size)
        and taken.isdisjoint(base(cell, size))
        and ground.sees(at, cell, size, size)
    ]


class Teleport(Procedure):
    """A model is moved to a free square in sight; `seat` chooses which (DP-18). Immobile does not hinder it (SD-182)."""

    model: str
    n: int
    seat: int

    def start(self, world: World) -> Step:
        """Where to?"""
        places = teleport_places(world, self.model, self.n)
        if not places:
            return Done(False)
        kind = figures.record(world, self.model).id
        options = tuple(spawning.place_option(kind, at) for at in places)
        prompt = text("ask-teleport", who=f"@{self.model}")
        return Ask(
            Question(self.seat, "place", "DP-18", prompt, options, about=(self.model,)), "go", auto=True
        )

    def go(self, world: World) -> Step:
        """It is there; what lies on the square takes effect (SD-070)."""
        tell(world, "teleported", self.model, self.chosen, who=f"@{self.model}", where=f"@{self.chosen}")
        return Call(movement.Enter(model=self.model, at=figures.cell_of(world, self.chosen)), then="end")

    def end(self, world: World) -> Step:
        """Moved."""
        return Done(True)


PROCEDURES = (Teleport,)
