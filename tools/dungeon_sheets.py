"""Draws the tilesets of the dungeon tiles for Tiled: ground, walls, terrain and decor, in three skins.

The game itself draws dungeons from the same strokes, as one picture at any size.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from engine.boards import square_neighbours
from systems.presentation.art import dungeon_ground as ground
from systems.presentation.art.dungeon import Patch, draw_ground, draw_wall
from systems.presentation.art.dungeon_ground import SIGHTS
from systems.presentation.art.dungeon_skins import SKINS
from systems.presentation.art.dungeon_walls import HANGINGS
from systems.presentation.art.woodcut import Woodcut
from systems.presentation.palette import RULE
from tools.tmx import Kinds, write_tileset

TILE: Final = 64
VARIANTS: Final = 2
FLOORS: Final = 4
"""Different floors of each room ink."""
ALL_AROUND: Final = frozenset(square_neighbours((0, 0), diagonal=True))


class Ground(NamedTuple):
    """A tile of the ground set: a floor in one of four room inks, or the planks of a hallway."""

    skin: str
    picture: str
    tone: int = 0
    variant: int = 0


class Wall(NamedTuple):
    """A tile of the wall set; `faced` shows masonry, or the inner side of a pit."""

    skin: str
    picture: str
    faced: bool = False
    variant: int = 0


class Terrain(NamedTuple):
    """A tile of the terrain set; floor and hallway are clear but for the grid."""

    terrain: str
    skin: str = ""
    variant: int = 0


GROUND_TILES: Final = tuple(
    tile
    for skin in SKINS
    for tile in (
        *(Ground(skin, "floor", tone, variant) for tone in range(4) for variant in range(FLOORS)),
        Ground(skin, "planks", 0),
        Ground(skin, "planks", 1),
    )
)
WALL_TILES: Final = tuple(
    tile
    for skin in SKINS
    for tile in (
        *(Wall(skin, "rock", faced, variant) for faced in (False, True) for variant in range(VARIANTS)),
        Wall(skin, "pillar"),
        Wall(skin, "statue"),
        Wall(skin, "pit"),
        Wall(skin, "pit", True),
    )
)
TERRAIN_TILES: Final = (
    Terrain("floor"),
    Terrain("hallway"),
    *(Terrain("difficult", skin, variant) for skin in SKINS for variant in range(VARIANTS)),
    Terrain("lava"),
    Terrain("lava", "", 1),
    Terrain("restoration_rune"),
)
DECOR_TILES: Final = (*SIGHTS, *HANGINGS)


def write_sheets(folder: Path) -> None:
    """Writes ground, walls, terrain and decor, each as .png and .tsx."""
    grounds = [(tile.picture, {"picture": tile.picture}) for tile in GROUND_TILES]
    write_tileset(folder / "ground", [_ground(tile) for tile in GROUND_TILES], grounds, 18)
    walls: Kinds = [(tile.picture, {"picture": tile.picture, "wall": True}) for tile in WALL_TILES]
    write_tileset(folder / "walls", [_wall(tile) for tile in WALL_TILES], walls, 8)
    terrains = [(tile.terrain, {"terrain": tile.terrain}) for tile in TERRAIN_TILES]
    write_tileset(folder / "terrain", [_terrain(tile) for tile in TERRAIN_TILES], terrains, len(terrains))
    decor = [(name, {"picture": name}) for name in DECOR_TILES]
    write_tileset(folder / "decor", [_decor(name) for name in DECOR_TILES], decor, len(decor))


def _brush() -> Woodcut:
    return Woodcut((TILE, TILE), TILE, (TILE / 2, TILE / 2))


def _chance(tile: Sequence[object]) -> random.Random:
    return random.Random(" ".join(map(str, tile)))


def _ground(tile: Ground) -> pygame.Surface:
    brush = _brush()
    look = "hallway" if tile.picture == "planks" else "floor"
    patch = Patch(look, "abcd"[tile.tone], tile.skin, across=bool(tile.tone))
    draw_ground(brush, patch, _chance(tile), frozenset())
    return brush.done()


def _wall(tile: Wall) -> pygame.Surface:
    brush = _brush()
    draw_wall(brush, Patch(tile.picture, skin=tile.skin), _chance(tile), tile.faced, tile.faced)
    return brush.done()


def _terrain(tile: Terrain) -> pygame.Surface:
    brush = _brush()
    if tile.terrain == "restoration_rune":
        ground.rune(brush)
    elif tile.terrain in ("difficult", "lava"):
        rims = ALL_AROUND if tile.skin == "mushroom_cellar" else frozenset()
        patch = Patch(tile.terrain, skin=tile.skin or next(iter(SKINS)))
        draw_ground(brush, patch, _chance(tile), rims)
    else:
        for side in ground.SIDES:
            brush.line(ground.edge(side), RULE, 1.1)
    return brush.done()


def _decor(name: str) -> pygame.Surface:
    brush = _brush()
    if name in HANGINGS:
        HANGINGS[name](brush)
    else:
        SIGHTS[name](brush, random.Random(name))
    return brush.done()
