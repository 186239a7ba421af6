"""Runebound as the engine, the set-up screen and the referee know it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from components import board, cards, chance, flow, identity, questions, runebound, seats
from components.identity import Component, Identity
from engine.boards import MapLayout
from engine.definition import GameDefinition, GameOption, OptionValue
from engine.effects import EffectProcessor
from engine.flow import RulesProcessor
from engine.windows import WindowProcessor
from systems.runebound.abilities import AbilitiesProcessor
from systems.runebound.adventure import AdventureProcessor
from systems.runebound.belongings import BelongingsProcessor
from systems.runebound.combat import CombatProcessor
from systems.runebound.content import content
from systems.runebound.effects.adventure import AdventureEffectsProcessor
from systems.runebound.effects.combat import CombatEffectsProcessor
from systems.runebound.effects.harm import HarmEffectsProcessor
from systems.runebound.effects.market import MarketEffectsProcessor
from systems.runebound.effects.peeking import PeekingProcessor
from systems.runebound.encounters import EncountersProcessor
from systems.runebound.endgame import EndgameProcessor
from systems.runebound.events import EventsProcessor
from systems.runebound.experience import ExperienceProcessor
from systems.runebound.harm import HarmProcessor
from systems.runebound.hazards import HazardsProcessor
from systems.runebound.hero_combat import HeroCombatProcessor
from systems.runebound.market import MarketProcessor
from systems.runebound.movement import MovementProcessor
from systems.runebound.negotiation import NegotiationProcessor
from systems.runebound.quests import QuestsProcessor
from systems.runebound.rewards import RewardsProcessor
from systems.runebound.rolls import RollsProcessor
from systems.runebound.rulebook import RuneboundRules
from systems.runebound.setup import SetUpProcessor
from systems.runebound.spawning import SpawningProcessor
from systems.runebound.turn import TurnProcessor

OPTIONS = (
    GameOption("doom_track", "bool", False),
    GameOption("travel_hazards", "bool", False),
    GameOption("gentle_knockout", "bool", False),
    GameOption("item_limits", "bool", False),
    GameOption("ally_limits", "bool", False),
    GameOption("market_requires_arrival", "bool", False),
    GameOption("activation_per_turn", "bool", False),
    GameOption("sell_to_stack", "bool", False),
    GameOption("overflow_literal", "bool", False),
    GameOption("doom_limit", "int", 0, low=0, high=20),
    GameOption("hero_draft", "bool", False),
    GameOption("round_limit", "int", 0, low=0, high=999),
)
"""Variants and house rules (section 10)."""

RECOMMENDED: dict[str, OptionValue] = {"doom_track": True, "travel_hazards": True}
PRESETS: dict[str, dict[str, OptionValue]] = {
    "basic": {},
    "recommended": RECOMMENDED,
    "friendly": {**RECOMMENDED, "gentle_knockout": True},
}

COMPONENTS = tuple(
    kind
    for room in (board, cards, chance, flow, identity, questions, runebound, seats)
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Component) and kind.__module__ == room.__name__
    if kind not in (Component, Identity)
)
"""Everything that may lie on an entity of this game."""

PROCESSORS: tuple[type[RulesProcessor], ...] = (
    TurnProcessor,
    SetUpProcessor,
    MovementProcessor,
    HazardsProcessor,
    AdventureProcessor,
    EventsProcessor,
    EncountersProcessor,
    QuestsProcessor,
    CombatProcessor,
    HeroCombatProcessor,
    RollsProcessor,
    HarmProcessor,
    RewardsProcessor,
    BelongingsProcessor,
    SpawningProcessor,
    MarketProcessor,
    NegotiationProcessor,
    ExperienceProcessor,
    EndgameProcessor,
    AbilitiesProcessor,
    AdventureEffectsProcessor,
    PeekingProcessor,
    CombatEffectsProcessor,
    HarmEffectsProcessor,
    MarketEffectsProcessor,
    EffectProcessor,
    WindowProcessor,
)
"""In the order of a turn: who moves heroes, who fights, who trades, and at the end what all of them call."""


@cache
def definition(read_map: Callable[[str], MapLayout]) -> GameDefinition:
    """The whole game; maps come from whoever can read them."""
    box = content()
    return GameDefinition(
        id="runebound",
        seats=box.numbers.players,
        options=OPTIONS,
        presets=PRESETS,
        default_map="runebound",
        heroes=tuple(f"hero/{hero}" for hero in box.heroes),
        components=COMPONENTS,
        procedures=tuple(procedure for processor in PROCESSORS for procedure in processor.procedures),
        processors=PROCESSORS,
        rulebook=RuneboundRules(),
        read_map=read_map,
        content_hash=box.hash,
        facts=box,
    )
