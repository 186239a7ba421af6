"""How models move: walking by a target square, running, and what happens on the squares they enter (SD-055 to SD-073).

`Enter` is one step of any kind, `Arrive` what a square does to whoever is put on it. Lawful steps and costs are in
`walking.py`, moves forced by others in `control.py`.
"""

from __future__ import annotations

from functools import cache

from components.questions import Option, Question
from components.superdungeon import Activation, Footing
from components.texts import text
from engine.boards import Cell
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import attack, figures, harm
from systems.superdungeon.figures import Reader
from systems.superdungeon.geometry import base, distance
from systems.superdungeon.walking import ROUGH, Gait, Reach, reach, steps
from systems.superdungeon.walking import Step as WalkStep

GO_ON = "go_on"


# --- reading -----------------------------------------------------------------------------------------------------------


def obstacles(reader: Reader, key: str) -> tuple[set[Cell], set[Cell]]:
    """For a model that walks: cells it may not pass, and those of friends, where it only may not stop (SD-024, SD-063)."""
    shut = {each for chest in figures.chests(reader) for each in figures.cells(reader, chest)}
    passed: set[Cell] = set()
    side = figures.side_of(reader, key)
    for other, model, card, own in figures.standing(reader):
        if other != key:
            is_open = model.side == side and "spawning_point" not in card.tags
            (passed if is_open else shut).update(own)
    return shut, passed


def gait(reader: Reader, key: str) -> Gait:
    """How a model walks: its base, Fly, and what a difficult square costs it (SD-065 to SD-069)."""
    is_sure = figures.has_trait(reader, key, "surefoot")
    rough = int(figures.switch(reader, "surefoot_cost")) if is_sure else ROUGH
    return Gait(figures.size(reader, key), figures.has_trait(reader, key, "fly"), rough)


def can_walk(reader: Reader, key: str) -> bool:
    """Tell whether a model may spend speed: not while Immobile, nor knocked down (SD-182, SD-183)."""
    return not figures.has_status(reader, key, "immobile") and not figures.has_status(
        reader, key, "knockdown"
    )


def walks(reader: Reader, key: str) -> Reach:
    """Where the active model gets with the speed it has left."""
    left = reader.the(Activation).speed if can_walk(reader, key) else 0
    shut, passed = obstacles(reader, key)
    return reach(figures.ground(reader), figures.cell(reader, key), left, gait(reader, key), shut, passed)


def walk_options(reader: Reader, key: str) -> list[Option]:
    """The squares that the active model may walk to; a large one is told by its upper left square."""
    found = walks(reader, key)
    return [_walk_option(figures.space_at(end), found.costs[end]) for end in found.ends]


@cache
def _walk_option(space: str, n: int) -> Option:
    return option(space, text("opt-walk", space=f"@{space}", n=n), space)


def may_run(reader: Reader, key: str) -> bool:
    """Tell whether the active model may give up its AP for double speed (SD-058)."""
    active = reader.the(Activation)
    return active.ap > 0 and active.ap_spent == 0 and not active.ran and can_walk(reader, key)


def stands_lawfully(reader: Reader, key: str) -> bool:
    """Tell whether a model stands where it may stop: on squares alone, and on no taken one (SD-063, SD-067)."""
    is_alone = figures.occupied(reader, but=key).isdisjoint(figures.cells(reader, key))
    return is_alone and figures.ground(reader).fits(figures.cell(reader, key), figures.size(reader, key))


def free_places(reader: Reader, key: str) -> list[Cell]:
    """Where a model may stop, wherever it is, in reading order."""
    ground, size, taken = figures.ground(reader), figures.size(reader, key), figures.occupied(reader, but=key)
    places = ground.places_over(ground.squares, size)
    return [at for at in places if taken.isdisjoint(base(at, size))]


def points_beside(reader: Reader, key: str) -> list[str]:
    """Spawning points adjacent to a model."""
    return [point for point in figures.points(reader) if figures.are_adjacent(reader, key, point)]


def auras_around(reader: Reader, key: str) -> list[str]:
    """The auras a model stands in; one that places a status does so on whoever enters it (SD-146)."""
    return [f"{bearer}:{aura.source}" for bearer, aura in figures.auras_over(reader, key)]


def burns(reader: Reader, key: str, entered: set[Cell]) -> bool:
    """Tell whether one of the squares just entered is lava to a model; flyers ignore it (SD-068, SD-070)."""
    is_lava = not figures.ground(reader).burning.isdisjoint(entered)
    return is_lava and not figures.has_trait(reader, key, "fly")


# --- changes -------------------------------------------------------------------------------------------------------------


def run(world: World, key: str) -> None:
    """All AP are given up; the whole speed counts twice, squares already moved included (SD-058, SD-059)."""
    active = world.the(Activation)
    active.ap_spent += active.ap
    active.speed += active.speed + active.moved
    active.ap, active.ran = 0, True
    tell(world, "ran", key, numbers={"speed": active.speed}, who=f"@{key}", n=active.speed)


def set_down(world: World, key: str, at: Cell) -> None:
    """Put a model on a place and say so; what the square does is `Arrive`'s. A squeezing base lies over walls too."""
    footing = world.get(key, Footing)
    footing.x, footing.y = at
    floor = [
        figures.space_at(cell) for cell in figures.cells(world, key) if figures.ground(world).is_square(cell)
    ]
    tell(world, "moved", key, *floor, numbers={"x": at[0], "y": at[1]}, who=f"@{key}", space=f"@{floor[0]}")


class Enter(Procedure):
    """A model comes onto a place by a step, a push, a teleport; the squares do their work on it (SD-070, SD-200, SD-235)."""

    model: str
    at: tuple[int, int]

    def start(self, world: World) -> Step:
        """It stands there, and is hurt by what it has newly come upon."""
        before = sorted(figures.cells(world, self.model))
        beside, auras = points_beside(world, self.model), auras_around(world, self.model)
        set_down(world, self.model, self.at)
        return Call(Arrive(model=self.model, left=before, beside=beside, auras=auras), then="end")

    def end(self, world: World) -> Step:
        """Nothing more happens."""
        return Done()


class Arrive(Procedure):
    """What squares do to a model that has just come onto them: lava, auras, the boss's dungeon effect beside points.

    `left` are cells it stood on before, `beside` points it stood beside, `auras` those it stood in: they do nothing again.
    """

    model: str
    left: list[tuple[int, int]] = []
    beside: list[str] = []
    auras: list[str] = []
    statuses: list[str] = []

    def start(self, world: World) -> Step:
        """What does it meet?"""
        if not figures.is_in_play(world, self.model):
            return Done()
        entered = set(figures.cells(world, self.model)) - set(self.left)
        found = ["fire"] if burns(world, self.model, entered) else []
        card = figures.adventure_card(world) if figures.is_hero(world, self.model) else None
        if card is not None and set(points_beside(world, self.model)) - set(self.beside):
            found += card.near_points
        for bearer, aura in figures.auras_over(world, self.model):
            found += aura.statuses if f"{bearer}:{aura.source}" not in self.auras else []
        self.statuses = list(dict.fromkeys(found))
        return Goto("suffer")

    def suffer(self, world: World) -> Step:
        """One status after the other."""
        if not self.statuses:
            return Done()
        return Call(harm.GiveStatus(model=self.model, status=self.statuses.pop(0)), then="suffer")


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


PROCEDURES = (Enter, Arrive, Walk)
