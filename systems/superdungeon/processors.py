"""The systems of Super Dungeon in the order in which they run, each frame, with or without a window.

A processor owns procedures and advances them; which module they are written in is told by the import beside it. The
engine's own two come last: effects of cards and windows for potions are called by all the others.
"""

from __future__ import annotations

from engine.effects import EffectProcessor
from engine.flow import RulesProcessor
from engine.windows import WindowProcessor
from systems.superdungeon import (
    actions,
    activation,
    attack,
    befalling,
    boss,
    chests,
    choosing,
    control,
    counters,
    defence,
    equipment,
    harm,
    healing,
    icons,
    initiative,
    laying,
    loot,
    marching,
    movement,
    ops,
    placing,
    potions,
    setup,
    shapeshift,
    spawning,
    turn,
    upgrades,
)


class TurnProcessor(RulesProcessor):
    """Set-up, the row of rounds, the turns of both sides, and activations."""

    procedures = (
        *setup.PROCEDURES,
        *choosing.PROCEDURES,
        *laying.PROCEDURES,
        *turn.PROCEDURES,
        *initiative.PROCEDURES,
        *activation.PROCEDURES,
    )


class MovementProcessor(RulesProcessor):
    """Models move, by themselves and by others' will."""

    procedures = (
        *movement.PROCEDURES,
        *marching.PROCEDURES,
        *control.PROCEDURES,
        *placing.PROCEDURES,
    )


class CombatProcessor(RulesProcessor):
    """Attacks, actions and potions, and what they do to models."""

    procedures = (
        *attack.PROCEDURES,
        *defence.PROCEDURES,
        *counters.PROCEDURES,
        *befalling.PROCEDURES,
        *harm.PROCEDURES,
        *icons.PROCEDURES,
        *actions.PROCEDURES,
        *ops.PROCEDURES,
        *potions.PROCEDURES,
        *healing.PROCEDURES,
        *shapeshift.PROCEDURES,
    )


class SpawningProcessor(RulesProcessor):
    """The Consul's models come onto the map."""

    procedures = (*spawning.PROCEDURES, *boss.PROCEDURES)


class EconomyProcessor(RulesProcessor):
    """Loot, treasure, equipment and the Consul's upgrades."""

    procedures = (*loot.PROCEDURES, *chests.PROCEDURES, *equipment.PROCEDURES, *upgrades.PROCEDURES)


PROCESSORS: tuple[type[RulesProcessor], ...] = (
    TurnProcessor,
    MovementProcessor,
    CombatProcessor,
    SpawningProcessor,
    EconomyProcessor,
    EffectProcessor,
    WindowProcessor,
)
