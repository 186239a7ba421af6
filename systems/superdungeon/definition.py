"""Super Dungeon as the engine, the set-up screen and the referee know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from components import board, cards, chance, flow, identity, questions, seats, superdungeon
from engine.boards import MapLayout
from engine.definition import GameDefinition, GameOption, OptionValue
from systems.shared.gathering import components_of
from systems.superdungeon.content import content
from systems.superdungeon.faces import Face, face_of
from systems.superdungeon.facts import facts
from systems.superdungeon.maps import laid_of
from systems.superdungeon.objections import DICE_RULE, objection
from systems.superdungeon.processors import PROCESSORS
from systems.superdungeon.rulebook import Rulebook
from systems.superdungeon.setup import roles_with, seats_with
from systems.superdungeon.tracker import numbers_with

TILES = tuple(f"{number}{side}" for number in range(1, 7) for side in "ab")
"""The faces in the box; the map of each is tile_FACE."""
READY = ("dungeon_2", "dungeon_3", "dungeon_5")
"""Ready-made dungeons."""
DEFAULT_MAP = "dungeon_3"

OPTIONS = (
    GameOption("size", "choice", "bit16", ("bit8", "bit16", "super")),
    GameOption("consul_seat", "int", 0, low=0, high=5, is_seat=True),
    GameOption("consul_seats", "int", 1, low=1, high=2),
    GameOption("preset_dungeon", "bool", False),
    GameOption("potion_prompts", "choice", "when_attacked", ("never", "when_attacked", "always")),
    GameOption("four_heroes", "bool", False),
    GameOption("eight_bit_end", "choice", "miniboss_is_boss", ("miniboss_is_boss", "points_and_miniboss")),
    GameOption("duplicate_heroes", "choice", "by_rule", ("by_rule", "never")),
    GameOption("blind_initiative", "bool", False),
    GameOption("equip_window", "choice", "any", ("any", "round_end_only")),
    GameOption("knockdown_blocks", "choice", "all", ("all", "special_only")),
    GameOption("surefoot_cost", "int", 1, low=1, high=2),
    GameOption("spawn_terrain", "choice", "floor_only", ("floor_only", "any_room_square")),
    GameOption("boss_icons", "bool", False),
    GameOption("vulnerable_mode", "choice", "wound", ("wound", "discard")),
    GameOption("token_limits", "bool", False),
    GameOption("power_scale", "int", 100, low=50, high=300, step=10),
    GameOption("round_limit", "int", content().numbers.round_limit, low=0, high=999, step=5),
)
"""Sizes, variants and house rules (section 10); `power_scale` is in percent, a `round_limit` of 0 means none."""

PRESETS: dict[str, dict[str, OptionValue]] = {
    "bit8": {"size": "bit8", "preset_dungeon": True},
    "bit16": {},
    "super": {"size": "super"},
}

COMPONENTS = components_of(board, cards, chance, flow, identity, questions, seats, superdungeon)
"""Everything that may lie on an entity of this game."""


@cache
def definition(read_map: Callable[[str], MapLayout]) -> GameDefinition:
    """The whole game; maps come from whoever can read them."""
    box = content()
    return GameDefinition(
        id="superdungeon",
        seats=box.numbers.players,
        options=OPTIONS,
        presets=PRESETS,
        default_map=DEFAULT_MAP,
        heroes=tuple(f"hero/{hero.id}" for hero in box.heroes()),
        components=COMPONENTS,
        procedures=tuple(procedure for processor in PROCESSORS for procedure in processor.procedures),
        processors=PROCESSORS,
        rulebook=Rulebook(_faces(read_map), [laid_of(read_map(name)) for name in READY]),
        read_map=read_map,
        content_hash=box.hash,
        facts=facts(),
        seats_with=seats_with,
        roles_with=roles_with,
        map_fits=partial(_map_fits, read_map),
        objection=objection,
        dice_rule=DICE_RULE,
    )


def _map_fits(read_map: Callable[[str], MapLayout], options: Mapping[str, OptionValue], map_id: str) -> bool:
    """Tell whether a ready-made dungeon is played, and this one has as many tiles as there are heroes (SD-002)."""
    return bool(options["preset_dungeon"]) and _tiles(read_map, map_id) == numbers_with(options).heroes


@cache
def _tiles(read_map: Callable[[str], MapLayout], map_id: str) -> int:
    return len(laid_of(read_map(map_id)))


def _faces(read_map: Callable[[str], MapLayout]) -> dict[str, Face]:
    return {tile: face_of(read_map(f"tile_{tile}")) for tile in TILES}
