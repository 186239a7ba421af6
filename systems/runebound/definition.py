"""Runebound as the engine, the set-up screen and the referee know it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from components import board, cards, chance, flow, identity, questions, runebound, seats
from engine.boards import MapLayout
from engine.definition import GameDefinition, GameOption, OptionValue
from systems.runebound.content import content
from systems.runebound.facts import facts
from systems.runebound.processors import PROCESSORS
from systems.runebound.rulebook import Rulebook
from systems.shared.gathering import components_of

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

COMPONENTS = components_of(board, cards, chance, flow, identity, questions, runebound, seats)
"""Everything that may lie on an entity of this game."""


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
        rulebook=Rulebook(),
        read_map=read_map,
        content_hash=box.hash,
        facts=facts(),
    )
