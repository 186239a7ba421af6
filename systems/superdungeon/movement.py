"""How models move: where they may walk, running, and what happens on the squares they enter (SD-055 to SD-073).

`Enter` is one step of any kind, `Arrive` what a square does to whoever is put on it. Lawful steps and costs are in
`walking.py`, whole walks in `marching.py`, moves forced by others in `control.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from components.questions import Option
from components.superdungeon import Activation, Aura, Auras, Footing
from components.texts import text
from engine.boards import Cell
from engine.flow import Call, Done, Procedure, Step, option
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import counters, figures
from systems.superdungeon.befalling import Befall, Due
from systems.superdungeon.figures import Reader
from systems.superdungeon.geometry import base, distance
from systems.superdungeon.vocabulary import AdventureRecord, Status
from systems.superdungeon.walking import ROUGH, Gait, Reach, reach

FIRE: Status = "fire"
"""What falls on whoever comes onto lava (SD-070)."""
LAVA = "lava"

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
    traits = figures.traits(reader, key)
    rough = int(figures.switch(reader, "surefoot_cost")) if "surefoot" in traits else ROUGH
    return Gait(figures.size(reader, key), "fly" in traits, rough)


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


def befalls_beside_points(reader: Reader, at: Cell) -> AdventureRecord | None:
    """The card of the boss whose dungeon effect waits on a square for a hero, because a spawning point is beside it."""
    card = figures.adventure_card(reader)
    if card is None or not card.near_points:
        return None
    ground = figures.ground(reader)
    is_beside = any(
        at in ground.beside(figures.cell(reader, point), figures.size(reader, point))
        for point in figures.points(reader)
    )
    return card if is_beside else None


def in_auras(reader: Reader) -> dict[str, list[str]]:
    """Every model that stands in auras, and in which: "BEARER:ACTION" (SD-146)."""
    if not any(carried.auras for _, carried in reader.all(Auras)):
        return {}
    places = {key: (own[0], card.width) for key, _, card, own in figures.standing(reader)}
    near = [
        (key, bearer, aura)
        for key, (at, width) in places.items()
        for bearer, carried in reader.all(Auras)
        for aura in (carried.auras if bearer in places else ())
        if distance(places[bearer][0], at, places[bearer][1], width) <= aura.n
    ]
    found: dict[str, list[str]] = {}
    for key, bearer, aura in near:
        if figures.is_in_aura(reader, bearer, aura, key):
            found.setdefault(key, []).append(f"{bearer}:{aura.source}")
    return found


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
        beside, within = points_beside(world, self.model), in_auras(world)
        set_down(world, self.model, self.at)
        return Call(Arrive(model=self.model, left=before, beside=beside, within=within), then="end")

    def end(self, world: World) -> Step:
        """Nothing more happens."""
        return Done()


class Arrive(Procedure):
    """What befalls when a model has just come onto squares: lava, auras, the boss's dungeon effect beside points.

    `left` are cells it stood on before, `beside` points it stood beside: they do nothing again. `within` are the auras that
    everybody stood in; with None the model was not on the map, and nobody else's auras have changed. An aura moves with its
    bearer, so that others may come to stand in it without a step of their own (SD-145, SD-146).
    """

    model: str
    left: list[tuple[int, int]] = []
    beside: list[str] = []
    within: dict[str, list[str]] | None = None

    def start(self, world: World) -> Step:
        """What does it meet, and who else has come into an aura?"""
        if not figures.is_in_play(world, self.model):
            return Done()
        due = [*self._of_the_ground(world), *self._of_the_boss(world)]
        for model, bearer, aura in self._entered(world):
            counters.shed_immune(world, model)
            due += [
                Due(model, status, aura.source, figures.side_of(world, bearer)) for status in aura.statuses
            ]
        return Call(Befall(due=due), then="end") if due else Done()

    def end(self, world: World) -> Step:
        """Nothing more happens."""
        return Done()

    def _of_the_ground(self, world: World) -> list[Due]:
        entered = set(figures.cells(world, self.model)) - set(self.left)
        return [Due(self.model, FIRE, LAVA)] if burns(world, self.model, entered) else []

    def _of_the_boss(self, world: World) -> list[Due]:
        card = figures.adventure_card(world) if figures.is_hero(world, self.model) else None
        if card is None or not set(points_beside(world, self.model)) - set(self.beside):
            return []
        return [Due(self.model, status, card.id, figures.CONSUL) for status in card.near_points]

    def _entered(self, world: World) -> Iterator[tuple[str, str, Aura]]:
        """(model, bearer, aura) of everybody who has come to stand in an aura by this."""
        if self.within is None:
            yield from ((self.model, *found) for found in figures.auras_over(world, self.model))
        elif in_auras(world) != self.within:
            for model in figures.models(world):
                for bearer, aura in figures.auras_over(world, model):
                    if f"{bearer}:{aura.source}" not in self.within.get(model, ()):
                        yield model, bearer, aura


PROCEDURES = (Enter, Arrive)
