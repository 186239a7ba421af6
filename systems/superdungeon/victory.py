"""Who wins, and when (SD-118, SD-228 to SD-230, section 11).

Called after each destruction; a detail of an attack never ends the game for the Consul before the whole attack is done.
"""

from __future__ import annotations

from components.identity import GameInfo
from components.superdungeon import Attack, Deeds, Model, Sides, Tracker
from components.texts import Text, text
from engine.flow import end_game
from engine.world import GAME, World
from systems.superdungeon import figures, sides

POINTS_AND_MINIBOSS = "points_and_miniboss"
POINT_WORTH = 3
"""What a destroyed spawning point counts for in the ranking, in wounds (section 11)."""


def check(world: World) -> None:
    """End the game if a side has won. While an attack is under way only the heroes can win (SD-229)."""
    if heroes_have_won(world):
        end_for_heroes(world)
    elif not world.has(GAME, Attack) and all_heroes_destroyed(world):
        end_for_consul(world, text("over-heroes-destroyed"))


def heroes_have_won(world: World) -> bool:
    """Tell whether the boss has come and gone (SD-228); a house rule of 8-Bit games wants the points too."""
    if not world.the(Tracker).boss_entered or sides.boss(world):
        return False
    return not (needs_points(world) and figures.points(world))


def needs_points(world: World) -> bool:
    """Tell whether the house rule `eight_bit_end` binds: all points and the mini-boss must be destroyed."""
    options = world.the(GameInfo).options
    return options["eight_bit_end"] == POINTS_AND_MINIBOSS and sides.is_small_game(world)


def all_heroes_destroyed(world: World) -> bool:
    """Tell whether every hero is destroyed at this moment (SD-118)."""
    return all(world.get(hero, Model).destroyed for hero in figures.heroes(world))


def end_for_heroes(world: World) -> None:
    """The party wins; among its seats deeds make the order, then the lower number."""
    seats = world.the(Sides)
    reason = text("over-boss-destroyed", boss=f"@model/{sides.boss_record(world)}")
    end_game(world, reason, seats.heroes, [*_by_deeds(world), *seats.consuls])


def end_for_consul(world: World, reason: Text) -> None:
    """The Consul wins."""
    seats = world.the(Sides)
    end_game(world, reason, seats.consuls, [*seats.consuls, *_by_deeds(world)])


def _by_deeds(world: World) -> list[int]:
    return sorted(world.the(Sides).heroes, key=lambda seat: (-_worth(world, seat), seat))


def _worth(world: World, seat: int) -> int:
    deeds = world.get(f"seat/{seat}", Deeds)
    return deeds.wounds + POINT_WORTH * deeds.points + deeds.hearts
