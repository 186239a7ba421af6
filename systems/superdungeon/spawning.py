"""The Consul's models come onto the map: the spawn step, and whoever else is put there (SD-036, SD-038 to SD-050; DP-11).

Everything the Consul fields goes through `field`; the pool of `Force` says how many of a kind there may ever be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from components.questions import Option, Question
from components.superdungeon import Auras, Damage, Footing, Force, LastingEffects, Model, Statuses, Tracker
from components.texts import text
from engine.boards import Cell
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import figures, movement, sides, tracker
from systems.superdungeon.content import content
from systems.superdungeon.figures import CONSUL, Reader
from systems.superdungeon.geometry import base
from systems.superdungeon.vocabulary import ModelRecord

DONE = "done"
BETWEEN = ":"
"""Between the point and the kind of model in an option of the spawn step."""


# --- the pool --------------------------------------------------------------------------------------------------------


def on_map(reader: Reader, kind: str) -> list[str]:
    """The Consul's models of a kind on the map."""
    return [key for key in figures.models(reader, CONSUL) if reader.get(key, Model).record == kind]


def in_pool(reader: Reader, kind: str) -> int:
    """How many models of a kind are left to be fielded (SD-012, SD-047)."""
    return reader.the(Force).pool.get(kind, 0) - len(on_map(reader, kind))


def field(world: World, kind: str, at: Cell) -> str:
    """Put a model of the Consul's on the map, unwounded and not activated yet (SD-036, SD-047). Returns its key."""
    is_point = "spawning_point" in content().models[kind].tags
    stem, number = f"{'point' if is_point else 'monster'}/{kind}", 1
    while f"{stem}/{number}" in world:
        number += 1
    model = Model(kind, CONSUL, sides.consul(world))
    return world.spawn(
        f"{stem}/{number}", model, Footing(*at), Damage(), Statuses(), LastingEffects(), Auras()
    )


def arrival(model: str) -> Procedure:
    """What the square does to a model that was put on it (SD-070)."""
    return movement.Arrive(model=model)


# --- where it may stand ----------------------------------------------------------------------------------------------


def places_at(reader: Reader, kind: str, beside: Iterable[Cell], but: str = "") -> list[Cell]:
    """Where a model of a kind fits so that it covers at least one of some squares; `but` makes room for itself."""
    size = content().models[kind].width
    taken = figures.occupied(reader, but)
    found = figures.ground(reader).places_over(beside, size)
    return [at for at in found if taken.isdisjoint(base(at, size))]


def places_beside(reader: Reader, kind: str, model: str, but: str = "") -> list[Cell]:
    """Free places of a kind adjacent to a model (SD-042)."""
    around = figures.ground(reader).beside(figures.cell(reader, model), figures.size(reader, model))
    return places_at(reader, kind, around, but)


def place_option(kind: str, at: Cell) -> Option:
    """An option for a place: its id is the space of the upper left square, it lights up all that are covered."""
    size = content().models[kind].width
    spaces = [figures.space_at(cell) for cell in base(at, size)]
    return option(spaces[0], text("opt-space", space=f"@{spaces[0]}"), *spaces)


# --- the spawn step --------------------------------------------------------------------------------------------------


def producible(reader: Reader) -> list[ModelRecord]:
    """Kinds that may be produced now: of the pool, of a platform reached, no boss and no trap (SD-040, SD-041, SD-050)."""
    kinds = [content().models[kind] for kind in reader.the(Force).pool]
    return [
        kind
        for kind in kinds
        if kind.spawnable
        and not (set(kind.tags) & {"boss", "trap", "spawning_point"})
        and tracker.is_reached(reader, kind.platform)
        and in_pool(reader, kind.id) > 0
        and _mini_boss_fits(reader, kind)
    ]


def _mini_boss_fits(reader: Reader, kind: ModelRecord) -> bool:
    """One mini-boss on the map once 16-Bit is reached, two in overcharge; none where he plays the boss (SD-048, SD-230)."""
    if "mini_boss" not in kind.tags:
        return True
    if kind.id == sides.boss_record(reader):
        return False
    standing = [key for key in figures.monsters(reader) if figures.has_tag(reader, key, "mini_boss")]
    return len(standing) < (2 if reader.the(Tracker).red else 1)


class SpawnStep(Procedure):
    """The Consul's spawn step. `made` is the skull value that each point has produced (SD-038, SD-044).

    Skull tokens are spent by producing beyond the limit of a point; each raises it by one.
    """

    made: dict[str, int] = {}
    point: str = ""
    kind: str = ""

    def start(self, world: World) -> Step:
        """Tokens of the round before may be spent now (SD-045)."""
        track = world.the(Tracker)
        track.held_tokens, track.tokens = track.tokens, 0
        return Goto("look")

    def look(self, world: World) -> Step:
        """Can anything be produced?"""
        return Goto("choose" if next(self._orders(world), None) else "end")

    def choose(self, world: World) -> Step:
        """One monster at one point, or enough (SD-049)."""
        seat = sides.consul(world)
        options = [self._order_option(world, point, kind) for point, kind in self._orders(world)]
        options.append(option(DONE, text("opt-spawn-done")))
        held = world.the(Tracker).held_tokens
        prompt = text("ask-spawn", who=f"@seat/{seat}", n=held)
        return Ask(Question(seat, "pick", "DP-11", prompt, tuple(options), default=DONE), "chosen_order")

    def chosen_order(self, world: World) -> Step:
        """Where shall it stand?"""
        if self.chosen == DONE:
            return Goto("end")
        self.point, _, self.kind = self.chosen.rpartition(BETWEEN)
        return Goto("where")

    def where(self, world: World) -> Step:
        """A free square beside the point (SD-042)."""
        seat = sides.consul(world)
        places = places_beside(world, self.kind, self.point)
        options = tuple(place_option(self.kind, at) for at in places)
        prompt = text("ask-spawn-place", who=f"@seat/{seat}", model=f"@model/{self.kind}")
        return Ask(
            Question(seat, "place", "DP-11", prompt, options, about=(self.point,)), "produce", auto=True
        )

    def produce(self, world: World) -> Step:
        """There it is; tokens for it go back to the bank (SD-044)."""
        value = content().models[self.kind].skulls
        world.the(Tracker).held_tokens -= self._tokens_for(self.point, value)
        self.made[self.point] = self.made.get(self.point, 0) + value
        model = field(world, self.kind, figures.cell_of(world, self.chosen))
        tell(world, "spawned", model, self.point, model=f"@{model}", point=f"@{self.point}")
        return Call(arrival(model), then="look")

    def end(self, world: World) -> Step:
        """Tokens that were not spent are lost (SD-045)."""
        track = world.the(Tracker)
        if track.held_tokens:
            tell(world, "tokens-lost", "game", n=track.held_tokens)
        track.held_tokens = 0
        return Done()

    def _orders(self, world: World) -> Iterator[tuple[str, ModelRecord]]:
        """(point, kind) of all that may be produced now (SD-038 to SD-043); nothing once the boss is there (SD-220)."""
        if world.the(Tracker).boss_entered:
            return
        kinds, held = producible(world), world.the(Tracker).held_tokens
        for point in figures.points(world):
            for kind in kinds:
                is_paid = self._tokens_for(point, kind.skulls) <= held
                if is_paid and places_beside(world, kind.id, point):
                    yield point, kind

    def _tokens_for(self, point: str, value: int) -> int:
        """Tokens that a monster of this value takes at a point."""
        made, limit = self.made.get(point, 0), content().numbers.skulls_per_point
        return max(0, made + value - limit) - max(0, made - limit)

    def _order_option(self, world: World, point: str, kind: ModelRecord) -> Option:
        words = text(
            "opt-spawn",
            model=f"@model/{kind.id}",
            point=f"@{point}",
            skulls=kind.skulls,
            left=max(0, content().numbers.skulls_per_point - self.made.get(point, 0)),
            tokens=self._tokens_for(point, kind.skulls),
        )
        return option(f"{point}{BETWEEN}{kind.id}", words, point)


PROCEDURES = (SpawnStep,)
