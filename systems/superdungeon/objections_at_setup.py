"""Why an answer at set-up is none: heroes, models, tiles, and what stands where (SD-007 to SD-023).

Each function gives the rule with its number, or "" when it knows nothing better than the rule of the whole question.
"""

from __future__ import annotations

from components.board import Space
from components.questions import Question
from components.superdungeon import Force, LaidTile, Model, Square
from engine.world import World
from systems.superdungeon import dungeon, figures, laying
from systems.superdungeon.content import content

TURNS = 4


def on_hero(world: World, question: Question, chosen: str) -> str:
    """DP-02."""
    record = chosen.removeprefix("hero/")
    if record not in {hero.id for hero in content().heroes()}:
        return ""
    own = {world.get(hero, Model).record for hero in figures.heroes(world)}
    if record in own and figures.switch(world, "duplicate_heroes") == "never":
        return "SD-008: no hero is taken twice by the house rule of this game"
    return "SD-008: no seat may control two copies of the same hero"


def on_force(world: World, question: Question, chosen: str) -> str:
    """DP-03."""
    force = world.the(Force)
    if chosen in (force.boss, *force.mini_bosses):
        return "SD-010: no other model of it is left"
    return ""


def on_tile(world: World, question: Question, chosen: str) -> str:
    """DP-05."""
    face, *numbers = chosen.split(":")
    if face not in world.rules.faces:
        return "SD-016: there is no such face of a tile"
    laid = laying.laid(world)
    number = world.rules.faces[face].tile
    if any(world.rules.faces[tile.face].tile == number for tile in laid):
        return "SD-016: that tile lies already, whichever face is up"
    try:
        turns, gx, gy = map(int, numbers)
    except ValueError:
        return ""
    if turns not in range(TURNS):
        return "SD-014: a tile is turned by quarter-turns, 0 to 3"
    if (gx, gy) in {tile.place for tile in laid}:
        return "SD-016: another tile lies there"
    if (gx, gy) not in dungeon.free_places(laid):
        return "SD-016: it would touch no laid tile side to side, hallway to hallway"
    return ""


# --- squares ---------------------------------------------------------------------------------------------------------


def no_square(world: World, chosen: str) -> str:
    """What is said of a place that is no square."""
    return "" if world.has(chosen, Space) else "SD-064: there is no square; beyond the squares all is wall"


def _misplaced(world: World, chosen: str, rule: str, thing: str) -> str:
    """What forbids a spawning point or chest to stand on a square of whatever tile."""
    square, space = world.get(chosen, Square), world.get(chosen, Space)
    if square.hallway:
        return f"{rule}: no {thing} stands in a hallway"
    if (space.x, space.y) in figures.occupied(world):
        return f"{rule}: something stands there already"
    if space.kind != laying.FLOOR and figures.switch(world, "spawn_terrain") != "any_room_square":
        return f"{rule}: a {thing} stands on plain floor only"
    return ""


def on_point(world: World, question: Question, chosen: str) -> str:
    """DP-06."""
    if wrong := no_square(world, chosen) or _misplaced(world, chosen, "SD-018", "spawning point"):
        return wrong
    return "SD-018: that tile has its spawning point already"


def on_start(world: World, question: Question, chosen: str) -> str:
    """DP-07."""
    if wrong := no_square(world, chosen):
        return wrong
    if figures.cell_of(world, chosen) in figures.occupied(world):
        return "SD-019: something stands there already"
    return "SD-019: it is more than 4 squares from every open hallway"


def on_hero_place(world: World, question: Question, chosen: str) -> str:
    """DP-08."""
    if wrong := no_square(world, chosen):
        return wrong
    if figures.cell_of(world, chosen) in figures.occupied(world):
        return "SD-020: something stands there already"
    return "SD-020: it is not beside the start marker, where squares are free"


def on_chest(world: World, question: Question, chosen: str) -> str:
    """DP-09."""
    if wrong := no_square(world, chosen) or _misplaced(world, chosen, "SD-022", "chest"):
        return wrong
    square = world.get(chosen, Square)
    if figures.cell_of(world, chosen) not in laying.chest_cells(world, square.tile):
        return "SD-022: a hero or the start marker is in that room"
    laid = sum(1 for _ in world.all(LaidTile))
    return f"SD-022: it belongs on another tile; each of the {laid} tiles has one chest"
