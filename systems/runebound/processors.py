"""The systems of Runebound in the order in which they run, each frame, with or without a window.

A processor owns procedures and advances them; which module they are written in is told by the import beside it. The
engine's own two come last: effects of cards and windows for interrupts are called by all the others.
"""

from __future__ import annotations

from engine.effects import EffectProcessor
from engine.flow import RulesProcessor
from engine.windows import WindowProcessor
from systems.runebound import (
    abilities,
    adventure,
    belongings,
    combat,
    encounters,
    endgame,
    escape,
    events,
    experience,
    harm,
    hazards,
    hero_combat,
    market,
    movement,
    negotiation,
    quests,
    rewards,
    rolls,
    setup,
    spawning,
    turn,
)
from systems.runebound.effects import adventure as adventure_effects
from systems.runebound.effects import combat as combat_effects
from systems.runebound.effects import harm as harm_effects
from systems.runebound.effects import market as market_effects
from systems.runebound.effects import peeking


class TurnProcessor(RulesProcessor):
    """The row of turns, the steps of a turn, and the endgame."""

    procedures = (*setup.PROCEDURES, *turn.PROCEDURES, *endgame.PROCEDURES)


class MovementProcessor(RulesProcessor):
    """Heroes move, by dice and otherwise, and meet the hazards of the road."""

    procedures = (*movement.PROCEDURES, *hazards.PROCEDURES)


class AdventureProcessor(RulesProcessor):
    """Adventures are attempted: events, encounters, quests, and what cards let one do with them."""

    procedures = (
        *adventure.PROCEDURES,
        *events.PROCEDURES,
        *encounters.PROCEDURES,
        *quests.PROCEDURES,
        *adventure_effects.PROCEDURES,
        *peeking.PROCEDURES,
    )


class CombatProcessor(RulesProcessor):
    """Fights, rolls, wounds and knock-outs, the use of cards in them, and rewards."""

    procedures = (
        *combat.PROCEDURES,
        *escape.PROCEDURES,
        *hero_combat.PROCEDURES,
        *rolls.PROCEDURES,
        *harm.PROCEDURES,
        *abilities.PROCEDURES,
        *combat_effects.PROCEDURES,
        *harm_effects.PROCEDURES,
        *rewards.PROCEDURES,
    )


class SpawningProcessor(RulesProcessor):
    """Counters and market cards come onto the board."""

    procedures = (*spawning.PROCEDURES, *market_effects.PROCEDURES)


class EconomyProcessor(RulesProcessor):
    """Market, experience and negotiation: what heroes own, buy and trade."""

    procedures = (
        *market.PROCEDURES,
        *experience.PROCEDURES,
        *negotiation.PROCEDURES,
        *belongings.PROCEDURES,
    )


PROCESSORS: tuple[type[RulesProcessor], ...] = (
    TurnProcessor,
    MovementProcessor,
    AdventureProcessor,
    CombatProcessor,
    SpawningProcessor,
    EconomyProcessor,
    EffectProcessor,
    WindowProcessor,
)
