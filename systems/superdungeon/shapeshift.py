"""Shapeshift: a hero takes another form and stays the same hero (SD-169 to SD-174).

Wounds, potions, statuses, equipment and lasting effects lie on the model, so they pass on by themselves.
"""

from __future__ import annotations

from components.questions import Question
from components.superdungeon import Model
from components.texts import text
from engine.boards import Cell
from engine.flow import Ask, Call, Done, Procedure, Step
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import changes, counters, figures, movement, spawning
from systems.superdungeon.content import content
from systems.superdungeon.figures import Reader


def form_places(reader: Reader, model: str, form: str) -> list[Cell]:
    """Where the other form could stand: free, and on at least one square of the old form (SD-169, SD-170, SD-172)."""
    return spawning.places_at(reader, form, figures.cells(reader, model), but=model)


def can_shift(reader: Reader, model: str, form: str) -> bool:
    """Tell whether a model may take a form: there is room, and the form survives its wounds (SD-169, SD-174)."""
    hearts = figures.stat(reader, model, "hearts")
    left = content().models[form].hearts + hearts.value - hearts.base - figures.wounds(reader, model)
    return left > 0 and bool(form_places(reader, model, form))


class Shift(Procedure):
    """A model is replaced by its other form (SD-169). The AP are paid before."""

    model: str
    form: str

    def start(self, world: World) -> Step:
        """On which squares (DP-17)?"""
        options = tuple(
            spawning.place_option(self.form, at) for at in form_places(world, self.model, self.form)
        )
        seat = figures.seat_of(world, self.model)
        prompt = text("ask-shift", who=f"@{self.model}", form=f"@model/{self.form}")
        return Ask(
            Question(seat, "place", "DP-17", prompt, options, about=(self.model,)), "change", auto=True
        )

    def change(self, world: World) -> Step:
        """What was used of this activation counts against the new form's values (SD-171)."""
        model, before = world.get(self.model, Model), changes.numbers(world, self.model)
        left, beside = figures.cells(world, self.model), movement.points_beside(world, self.model)
        within = movement.in_auras(world)
        model.form = "" if self.form == model.record else self.form
        tell(world, "shifted", self.model, self.chosen, who=f"@{self.model}", form=f"@model/{self.form}")
        movement.set_down(world, self.model, figures.cell_of(world, self.chosen))
        changes.carry_over(world, self.model, before)
        counters.shed_immune(world, self.model)
        arrival = movement.Arrive(model=self.model, left=list(left), beside=beside, within=within)
        return Call(arrival, then="end")

    def end(self, world: World) -> Step:
        """The same hero, in another shape (SD-173)."""
        return Done()


PROCEDURES = (Shift,)
