"""Control effects: moving somebody else's model by Compel, Pull or Push (SD-193 to SD-202)."""

from __future__ import annotations

from components.questions import Question
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.superdungeon import figures, movement
from systems.superdungeon.figures import Reader
from systems.superdungeon.vocabulary import Control
from systems.superdungeon.walking import control_ends

LEAVE = "leave"


def ends(reader: Reader, model: str, by: str, control: Control, n: int) -> list[str]:
    """Where a control effect may leave a model, as spaces; none for spawning points (SD-201)."""
    if figures.is_point(reader, model):
        return []
    found = control_ends(
        figures.ground(reader),
        control,
        n,
        figures.cell(reader, model),
        figures.size(reader, model),
        figures.cell(reader, by),
        figures.size(reader, by),
        figures.occupied(reader, but=model),
    )
    return [figures.space_at(cell) for cell in found]


class ControlMove(Procedure):
    """The acting player moves a model by up to n squares, or leaves it (SD-193, DP-25)."""

    model: str
    by: str
    control: Control
    n: int

    def start(self, world: World) -> Step:
        """Is there anywhere to go (SD-199)?"""
        found = ends(world, self.model, self.by, self.control, self.n)
        return Goto("choose") if found else Done(False)

    def choose(self, world: World) -> Step:
        """DP-25: which square?"""
        found = ends(world, self.model, self.by, self.control, self.n)
        options = [option(space, text("opt-control", space=f"@{space}"), space) for space in found]
        options.append(option(LEAVE, text("opt-control-leave"), self.model))
        prompt = text("ask-control", who=f"@{self.by}", target=f"@{self.model}", n=self.n)
        seat = figures.seat_of(world, self.by)
        about = (self.model, self.by)
        return Ask(
            Question(seat, "place", "DP-25", prompt, tuple(options), default=LEAVE, about=about), "move"
        )

    def move(self, world: World) -> Step:
        """The end square does its work, no square on the way (SD-200)."""
        if self.chosen == LEAVE:
            return Done(False)
        return Call(movement.Enter(model=self.model, at=figures.cell_of(world, self.chosen)), then="end")

    def end(self, world: World) -> Step:
        """It was moved."""
        return Done(True)


PROCEDURES = (ControlMove,)
