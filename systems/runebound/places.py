"""Putting heroes on spaces: the step into a space, and being set down without a path.

Says what happens on arrival, not how far a hero may go (`movement.py`).
"""

from __future__ import annotations

from components.board import Position
from components.runebound import Hero, Town, TurnState
from engine.world import World
from systems.runebound import figures, values
from systems.runebound.figures import Reader
from systems.runebound.harm import heal
from systems.runebound.vocabulary import TownRest
from systems.shared.telling import tell


def start_space(reader: Reader) -> str:
    """The town in which heroes enter the board (RB-010)."""
    return next(space for space, town in reader.all(Town) if town.start)


def enter_space(world: World, hero: str, space: str) -> None:
    """One step into an adjacent space: the hero remembers where he came from (RB-034)."""
    left = figures.here(world, hero)
    world.get(hero, Position).space = space
    world.get(hero, Hero).came_from = left
    world.the(TurnState).entered = True
    tell(world, "moved", hero, space, numbers={"from": left, "to": space}, who=f"@{hero}", where=f"@{space}")
    rest_in_town(world, hero)


def set_down(world: World, hero: str, space: str) -> None:
    """Move a hero without a path, which clears the way he came (RB-034)."""
    left = figures.here(world, hero)
    world.add(hero, Position(space))
    world.get(hero, Hero).came_from = ""
    tell(
        world, "set-down", hero, space, numbers={"from": left, "to": space}, who=f"@{hero}", where=f"@{space}"
    )


def rest_in_town(world: World, hero: str) -> None:
    """What an event gives the active hero who enters a town or begins his turn in one, once a turn."""
    state = world.the(TurnState)
    if state.hero != hero or state.town_healed or not figures.town_at(world, figures.here(world, hero)):
        return
    for _, special in values.specials(world, hero):
        if isinstance(special, TownRest):
            heal(world, hero, special.n)
            state.town_healed = True
