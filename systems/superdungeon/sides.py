"""Who sits where, who speaks for a side, and who plays the boss's part (SD-004 to SD-006, SD-230).

Only reads; works on a `World` and on a `SeatView`. What models can do is told by `figures`.
"""

from __future__ import annotations

from components.superdungeon import Force, Model, RoundState, Sides
from systems.superdungeon import figures
from systems.superdungeon.figures import CONSUL, Reader


def consul(reader: Reader) -> int:
    """The seat that decides for the Consul now; where two share him, they alternate by his turns."""
    seats = reader.the(Sides).consuls
    return seats[reader.the(RoundState).consul_turns % len(seats)]


def hero_seats(reader: Reader) -> list[int]:
    """The seats of the heroes' players, in order."""
    return list(reader.the(Sides).heroes)


def heroes_of(reader: Reader, seat: int) -> list[str]:
    """The heroes that a seat plays."""
    return [hero for hero in figures.heroes(reader) if figures.seat_of(reader, hero) == seat]


def voice(reader: Reader, side: str) -> int:
    """The seat that decides for a side now."""
    return consul(reader) if side == CONSUL else figures.speaker(reader)


def boss(reader: Reader) -> str:
    """The boss on the map (in an 8-Bit game the mini-boss that plays his part), or "" (SD-230)."""
    return next((key for key in figures.monsters(reader) if is_boss(reader, key)), "")


def is_boss(reader: Reader, model: str) -> bool:
    """Tell whether a model plays the boss's part."""
    record = boss_record(reader)
    return bool(record) and reader.get(model, Model).record == record


def boss_record(reader: Reader) -> str:
    """The stat card of whoever plays the boss's part (SD-230); "" before the Consul has chosen."""
    force = reader.the(Force)
    return force.boss or (force.mini_bosses[0] if force.mini_bosses else "")


def is_small_game(reader: Reader) -> bool:
    """Tell whether this game has no boss of its own: an 8-Bit game (SD-003, SD-230)."""
    return not reader.the(Force).boss
