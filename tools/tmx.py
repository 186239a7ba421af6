"""Writes files as Tiled saves them: maps, tilesets and their sheets, with properties and numbered objects.

The scripts that make the shipped maps share it. This file must not know any game.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from engine.boards import Property

Gids = Sequence[Sequence[int]]
Kinds = Sequence[tuple[str, Mapping[str, Property]]]
"""Kind and properties of each tile of a set."""


def write_xml(path: Path, root: ET.Element) -> None:
    """Writes a file the way Tiled saves it: declaration, one space a level, a newline at the end."""
    ET.indent(root, space=" ")
    text = ET.tostring(root, encoding="unicode").replace(" />", "/>")
    path.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', encoding="utf-8", newline="\n")


def add_properties(parent: ET.Element, values: Mapping[str, Property], files: Sequence[str] = ()) -> None:
    """Adds custom properties in the order Tiled saves them: by name; those in `files` name files."""
    properties = ET.SubElement(parent, "properties")
    for name, value in sorted(values.items()):
        entry = ET.SubElement(properties, "property", name=name)
        if name in files or not isinstance(value, str):
            entry.set("type", "file" if name in files else "bool" if isinstance(value, bool) else "int")
        entry.set("value", str(value).lower() if isinstance(value, bool) else str(value))


def add_layers(root: ET.Element, layers: Sequence[tuple[str, Gids]], groups: Sequence[ET.Element]) -> None:
    """Adds tile layers and object layers, and numbers them and their objects."""
    for i, (name, rows) in enumerate(layers, 1):
        size = {"width": str(len(rows[0])), "height": str(len(rows))}
        layer = ET.SubElement(root, "layer", {"id": str(i), "name": name} | size)
        text = ",\n".join(",".join(map(str, row)) for row in rows)
        ET.SubElement(layer, "data", encoding="csv").text = f"\n{text}\n"
    number = 0
    for i, group in enumerate(groups, len(layers) + 1):
        group.attrib = {"id": str(i)} | group.attrib
        root.append(group)
        for item in group:
            number += 1
            item.attrib = {"id": str(number)} | item.attrib


def following(layers: Sequence[object], groups: Sequence[ET.Element]) -> dict[str, str]:
    """The numbers Tiled gives to the next layer and the next object of a map."""
    objects = sum(len(group) for group in groups)
    return {"nextlayerid": str(len(layers) + len(groups) + 1), "nextobjectid": str(objects + 1)}


def add_rect(group: ET.Element, name: str, x: int, y: int, width: int, height: int) -> ET.Element:
    """Adds a named rectangle, in pixels of the map."""
    place = {"x": str(x), "y": str(y), "width": str(width), "height": str(height)}
    return ET.SubElement(group, "object", {"name": name} | place)


def write_tileset(path: Path, tiles: Sequence[pygame.Surface], kinds: Kinds, columns: int) -> None:
    """Writes a sheet, `path` as .png, and the tileset that Tiled reads, `path` as .tsx.

    Every tile bears its kind twice: as Tiled's type, and as the property the game reads. Rows are full, because Tiled
    counts the places of a sheet and not its pictures.
    """
    if len(tiles) % columns or len(tiles) != len(kinds):
        raise ValueError(
            f"{path.stem}: {len(tiles)} tiles of {len(kinds)} kinds do not fill rows of {columns}."
        )
    width, height = tiles[0].get_size()
    sheet = pygame.Surface((columns * width, len(tiles) // columns * height), pygame.SRCALPHA)
    for i, tile in enumerate(tiles):
        sheet.blit(tile, (i % columns * width, i // columns * height))
    pygame.image.save(sheet, str(path.with_suffix(".png")))
    head = {"version": "1.8", "name": path.stem, "tilewidth": str(width), "tileheight": str(height)}
    root = ET.Element("tileset", head | {"tilecount": str(len(kinds)), "columns": str(columns)})
    size = {"width": str(sheet.get_width()), "height": str(sheet.get_height())}
    ET.SubElement(root, "image", {"source": f"{path.stem}.png"} | size)
    for i, (kind, values) in enumerate(kinds):
        add_properties(ET.SubElement(root, "tile", id=str(i), type=kind), values)
    write_xml(path.with_suffix(".tsx"), root)
