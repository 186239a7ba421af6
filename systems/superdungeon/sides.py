"""Who sits where: the Consul's seats, the hero seats, and who speaks for the party (SD-004 to SD-006).

Only reads; works on a `World` and on a `SeatView`. What models can do is told by `figures`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from components.superdungeon import Footing, Force, Model, RoundState, Sides
from engine.observe import SeatView
from engine.world import World
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import Tag

Reader: TypeAlias = World | SeatView
Side = Literal["consul", "heroes"]

CONSUL: Side = "consul"
HEROES: Side = "heroes"


def consul(reader: Reader) -> int:
    """The seat that decides for the Consul now; where two share him, they alternate by his turns."""
    seats = reader.the(Sides).consuls
    return seats[reader.the(RoundState).consul_turns % len(seats)]


def speaker(reader: Reader) -> int:
    """The seat that speaks for the party now (SD-005)."""
    return reader.the(RoundState).speaker


def hero_seats(reader: Reader) -> list[int]:
    """The seats of the heroes' players, in order."""
    return reader.the(Sides).heroes


def voice(reader: Reader, side: str) -> int:
    """The seat that decides for a side now."""
    return consul(reader) if side == CONSUL else speaker(reader)


def owner(reader: Reader, model: str) -> int:
    """The seat that decides for a model."""
    found = reader.get(model, Model)
    return consul(reader) if found.side == CONSUL else found.seat


def side(reader: Reader, model: str) -> str:
    """The side of a model."""
    return reader.get(model, Model).side


def heroes(reader: Reader) -> list[str]:
    """All heroes in the order in which they were chosen, destroyed ones included."""
    return [key for key, model in reader.all(Model) if model.side == HEROES]


def living(reader: Reader, side: str) -> list[str]:
    """The models of a side on the map, spawning points included."""
    return [key for key, model in reader.all(Model) if model.side == side and reader.has(key, Footing)]


def is_tagged(reader: Reader, model: str, tag: Tag) -> bool:
    """Tell whether a model's card bears a type or race now; its form's card counts, if it has one (SD-148, SD-173)."""
    found = reader.get(model, Model)
    return tag in content().models[found.form or found.record].tags


def points(reader: Reader) -> list[str]:
    """The spawning points on the map."""
    return [key for key in living(reader, CONSUL) if is_tagged(reader, key, "spawning_point")]


def monsters(reader: Reader) -> list[str]:
    """The Consul's models that can be activated: all but spawning points."""
    return [key for key in living(reader, CONSUL) if not is_tagged(reader, key, "spawning_point")]


def boss(reader: Reader) -> str:
    """The boss on the map (in an 8-Bit game the mini-boss that plays his part), or "" (SD-230)."""
    return next((key for key in living(reader, CONSUL) if is_boss(reader, key)), "")


def is_boss(reader: Reader, model: str) -> bool:
    """Tell whether a model plays the boss's part."""
    record = boss_record(reader)
    return bool(record) and reader.get(model, Model).record == record


def boss_record(reader: Reader) -> str:
    """The stat card of whoever plays the boss's part (SD-230)."""
    force = reader.the(Force)
    return force.boss or (force.mini_bosses[0] if force.mini_bosses else "")
