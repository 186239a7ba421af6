"""Auras: what stays around its creator and moves with him (SD-145, SD-146).

Who stands in an aura is read by `figures.auras_over` at every moment; here auras begin. `movement.Arrive` sees who comes to
stand in them later, and they end with `counters.end_effects`.
"""

from __future__ import annotations

import msgspec

from components.superdungeon import Aura, Auras
from engine.boards import Cell
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import counters, figures
from systems.superdungeon.figures import Reader
from systems.superdungeon.geometry import base, distance
from systems.superdungeon.vocabulary import Action, Give, Place


def create(world: World, bearer: str, action: Action) -> None:
    """Put an aura in force around a model, in place of one of its own from the same action."""
    assert action.area is not None
    given = tuple(ability for op in action.ops if isinstance(op, Give) for ability in op.abilities)
    aura = Aura(
        source=action.id,
        n=action.area.n,
        abilities=list(msgspec.to_builtins(given)),
        tags=list(action.tags),
        augment=action.augment,
        dangerous=action.dangerous,
        statuses=[op.status for op in action.ops if isinstance(op, Place)],
    )
    carried = world.get(bearer, Auras)
    carried.auras = [other for other in carried.auras if other.source != action.id] + [aura]
    tell(world, "aura-begins", bearer, who=f"@{bearer}", aura=f"@action/{action.id}", n=aura.n)
    for model in figures.models(world):
        if figures.is_in_aura(world, bearer, aura, model):
            counters.shed_immune(world, model)


def in_force(reader: Reader) -> list[tuple[str, Aura]]:
    """(bearer, aura) of every aura on the map (SD-145)."""
    return [
        (bearer, aura)
        for bearer, carried in reader.all(Auras)
        if carried.auras and figures.is_in_play(reader, bearer)
        for aura in carried.auras
    ]


def squares(reader: Reader, bearer: str, aura: Aura) -> list[Cell]:
    """The squares that an aura lies over: within its reach, and in its bearer's sight (SD-132)."""
    at, wide = figures.cell(reader, bearer), figures.size(reader, bearer)
    floor, own = figures.ground(reader), base(at, wide)
    return [
        square
        for square in floor.squares
        if distance(at, square, wide) <= aura.n and floor.sight.any_sees(own, [square])
    ]
