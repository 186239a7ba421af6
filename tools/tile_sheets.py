"""Draws the tilesets that Tiled shows: one sheet of terrain, one of decorations, each with its .tsx file.

Only `tools.make_maps` calls it; the game itself draws boards from the same strokes at any size.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

import pygame

from systems.presentation.art.decorations import DECORATIONS
from systems.presentation.art.terrain import VARIANTS, draw_decoration, draw_terrain

TILE: Final = (64, 72)
COLUMNS: Final = 16
"""Tiles in a row of a sheet. Every row is full, because Tiled counts the places of a sheet and not its pictures."""

TERRAIN_TILES: Final = tuple((kind, variant) for kind, count in VARIANTS.items() for variant in range(count))
"""Terrain and variant of every tile, in the order of the sheet."""

DECORATION_TILES: Final = tuple(DECORATIONS)


def write_sheets(folder: Path) -> None:
    """Writes terrain.png, terrain.tsx, decoration.png and decoration.tsx into a folder."""
    _write_sheet(
        folder / "terrain.png", [draw_terrain(kind, TILE, variant) for kind, variant in TERRAIN_TILES]
    )
    _write_tileset(folder / "terrain.tsx", [kind for kind, _ in TERRAIN_TILES], "terrain")
    _write_sheet(folder / "decoration.png", [draw_decoration(name, TILE) for name in DECORATION_TILES])
    _write_tileset(folder / "decoration.tsx", list(DECORATION_TILES), "picture")


def write_xml(path: Path, root: ET.Element) -> None:
    """Writes a file the way Tiled saves it: declaration, one space a level, a newline at the end."""
    ET.indent(root, space=" ")
    text = ET.tostring(root, encoding="unicode").replace(" />", "/>")
    path.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', encoding="utf-8", newline="\n")


def _grid(count: int) -> tuple[int, int]:
    """Columns and rows of a sheet."""
    columns = min(COLUMNS, count)
    if count % columns:
        raise ValueError(f"a sheet of {count} tiles leaves places empty; change VARIANTS or DECORATIONS")
    return columns, count // columns


def _write_sheet(path: Path, tiles: list[pygame.Surface]) -> None:
    columns, rows = _grid(len(tiles))
    sheet = pygame.Surface((columns * TILE[0], rows * TILE[1]), pygame.SRCALPHA)
    for i, tile in enumerate(tiles):
        sheet.blit(tile, (i % columns * TILE[0], i // columns * TILE[1]))
    pygame.image.save(sheet, str(path))


def _write_tileset(path: Path, kinds: list[str], property_name: str) -> None:
    """Every tile bears its kind twice: as Tiled's type, and as the property the game reads."""
    columns, rows = _grid(len(kinds))
    width, height = TILE
    head = {"version": "1.8", "name": path.stem, "tilewidth": str(width), "tileheight": str(height)}
    root = ET.Element("tileset", head | {"tilecount": str(len(kinds)), "columns": str(columns)})
    size = {"width": str(columns * width), "height": str(rows * height)}
    ET.SubElement(root, "image", {"source": f"{path.stem}.png"} | size)
    for i, kind in enumerate(kinds):
        tile = ET.SubElement(root, "tile", id=str(i), type=kind)
        ET.SubElement(ET.SubElement(tile, "properties"), "property", name=property_name, value=kind)
    write_xml(path, root)
