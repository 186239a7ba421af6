"""Effects on the movement step: moves without dice, more dice, opened terrain, ignored hazards."""

from __future__ import annotations

from components.runebound import TurnState
from engine.effects import RunEffects
from engine.flow import Procedure
from engine.world import World
from systems.runebound import figures, movement
from systems.runebound import vocabulary as words
from systems.runebound.effects.book import BOOK


@BOOK.does(words.MoveHexes)
def move_hexes(world: World, effect: words.MoveHexes, frame: RunEffects) -> Procedure:
    """Move up to n hexes over any terrain."""
    return movement.FreeMove(hero=frame.actor, hexes=effect.n)


@BOOK.does(words.MoveToTown)
def move_to_town(world: World, effect: words.MoveToTown, frame: RunEffects) -> Procedure:
    """Move to any town instead of moving."""
    return movement.MoveToTown(hero=frame.actor)


@BOOK.does(words.MovementDice)
def movement_dice(world: World, effect: words.MovementDice, frame: RunEffects) -> None:
    """More movement dice this turn (RB-024)."""
    world.the(TurnState).dice_bonus += effect.n


@BOOK.does(words.WildTerrain)
def wild_terrain(world: World, effect: words.WildTerrain, frame: RunEffects) -> None:
    """Any symbol opens these terrains until the turn ends."""
    world.the(TurnState).wild += effect.terrains


@BOOK.does(words.IgnoreHazard)
def ignore_hazard(world: World, effect: words.IgnoreHazard, frame: RunEffects) -> None:
    """No hazard this turn; where terrains are named, only on them."""
    here = figures.terrain(world, figures.here(world, frame.actor))
    if not effect.terrains or here in effect.terrains:
        world.the(TurnState).ignores_hazard = True
