"""Draws the tilesets that Tiled shows: one sheet of terrain, one of decorations, each with its .tsx file.

Only `tools.make_maps` calls it; the game itself draws boards from the same strokes at any size.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from systems.presentation.art.decorations import DECORATIONS
from systems.presentation.art.terrain import VARIANTS, draw_decoration, draw_terrain
from tools.tmx import write_tileset

TILE: Final = (64, 72)
COLUMNS: Final = 16
"""Tiles in a row of a sheet."""

TERRAIN_TILES: Final = tuple((kind, variant) for kind, count in VARIANTS.items() for variant in range(count))
"""Terrain and variant of every tile, in the order of the sheet."""

DECORATION_TILES: Final = tuple(DECORATIONS)


def write_sheets(folder: Path) -> None:
    """Writes terrain.png, terrain.tsx, decoration.png and decoration.tsx into a folder."""
    terrain = [draw_terrain(kind, TILE, variant) for kind, variant in TERRAIN_TILES]
    kinds = [(kind, {"terrain": kind}) for kind, _ in TERRAIN_TILES]
    write_tileset(folder / "terrain", terrain, kinds, min(COLUMNS, len(kinds)))
    pictures = [draw_decoration(name, TILE) for name in DECORATION_TILES]
    names = [(name, {"picture": name}) for name in DECORATION_TILES]
    write_tileset(folder / "decoration", pictures, names, min(COLUMNS, len(names)))
