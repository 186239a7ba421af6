"""Makes the shipped maps and their tilesets: `python -m tools.make_maps [FOLDER]` (`maps` if left out).

The maps are written down in `tools/map_data/*.json`; every run makes the same files, byte for byte. Whoever
changes one in Tiled saves it under another name, since the next run writes ours again.
"""

from __future__ import annotations

import random
import sys
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from engine.boards import Cell, Property
from systems.presentation.art.ribbons import EXITS, RIBBONS, Link, exits_of, ribbon_links
from systems.presentation.art.terrain import VARIANTS
from tools.tile_sheets import DECORATION_TILES, TERRAIN_TILES, TILE, write_sheets
from tools.tmx import add_layers, add_properties, add_rect, following, write_xml

ROOT: Final = Path(__file__).resolve().parent.parent
MAP_DATA: Final = ROOT / "tools" / "map_data"

HEX_SIDE: Final = TILE[1] // 2
ROW_STEP: Final = (TILE[1] + HEX_SIDE) // 2
LETTERS: Final = {
    "p": "plains",
    "d": "road",
    "r": "river",
    "s": "swamp",
    "f": "forest",
    "h": "hills",
    "m": "mountain",
    "T": "town",
    "-": "edge",
}
DECKS: Final = ("deck_green", "deck_yellow", "deck_blue", "deck_red", "market_deck", "event_slot")
LOWER_ROW: Final = (*(f"undefeated_{n}" for n in range(1, 7)), "counter_pile", "bank")


class Town(msgspec.Struct, forbid_unknown_fields=True):
    """A town of a map."""

    town_id: str
    market_index: int
    crest: str
    cell: Cell


class Jewel(msgspec.Struct, forbid_unknown_fields=True):
    """A jewel printed on a space of a map."""

    jewel_id: str
    colour: str
    sunburst: bool
    place_name: str
    cell: Cell


class Decoration(msgspec.Struct, forbid_unknown_fields=True):
    """A picture on a space of a map."""

    picture: str
    cell: Cell


class MapData(msgspec.Struct, forbid_unknown_fields=True):
    """One map as written down: a letter for the terrain of each cell, row by row, and what lies on them."""

    game: str
    title: str
    start_town: str
    terrain: list[str]
    towns: list[Town]
    jewels: list[Jewel]
    decoration: list[Decoration]

    def kinds(self) -> list[list[str]]:
        """The terrain of every cell by row and column."""
        return [[LETTERS[letter] for letter in row.split()] for row in self.terrain]


def make_maps(folder: Path) -> list[Path]:
    """Writes the tilesets and every map under `folder`, one folder for each game, and returns the maps."""
    maps = {}
    for source in sorted(MAP_DATA.glob("*.json")):
        data = msgspec.json.decode(source.read_bytes(), type=MapData)
        maps[folder / data.game / f"{source.stem}.tmx"] = data
    for home in sorted({path.parent for path in maps}):
        home.mkdir(parents=True, exist_ok=True)
        write_sheets(home)
    for path, data in maps.items():
        write_xml(path, _map_element(data))
    return list(maps)


# --- the map ------------------------------------------------------------------------------------------------


def _map_element(data: MapData) -> ET.Element:
    kinds = data.kinds()
    groups = [_towns(data), _jewels(data), _board(data)]
    layers = [("terrain", _terrain_tiles(data)), ("decoration", _decoration_tiles(data))]
    width, height = str(len(kinds[0])), str(len(kinds))
    grid = {"orientation": "hexagonal", "renderorder": "right-down", "width": width, "height": height}
    tile = {
        "tilewidth": str(TILE[0]),
        "tileheight": str(TILE[1]),
        "infinite": "0",
        "hexsidelength": str(HEX_SIDE),
    }
    stagger = {"staggeraxis": "y", "staggerindex": "odd"}
    root = ET.Element("map", {"version": "1.8"} | grid | tile | stagger | following(layers, groups))
    add_properties(root, {"game": data.game, "start_town": data.start_town, "title": data.title})
    ET.SubElement(root, "tileset", firstgid="1", source="terrain.tsx")
    ET.SubElement(root, "tileset", firstgid=str(len(TERRAIN_TILES) + 1), source="decoration.tsx")
    add_layers(root, layers, groups)
    return root


# --- tile layers --------------------------------------------------------------------------------------------


def _terrain_tiles(data: MapData) -> list[list[int]]:
    """The tile of every cell: ribbons fit their neighbours, everything else varies by chance of its place."""
    rows = data.kinds()
    land = {(x, y): kind for y, row in enumerate(rows) for x, kind in enumerate(row) if kind != "edge"}
    links = {ribbon: ribbon_links(land, ribbon) for ribbon in RIBBONS}
    calm = {jewel.cell for jewel in data.jewels} | {item.cell for item in data.decoration}

    def variant(cell: Cell, kind: str) -> int:
        if kind in links:
            return _ribbon_variant(land, cell, links[kind])
        return 0 if cell in calm else random.Random(f"{cell}").randrange(VARIANTS[kind])

    return [
        [TERRAIN_TILES.index((kind, variant((x, y), kind))) + 1 for x, kind in enumerate(row)]
        for y, row in enumerate(rows)
    ]


def _ribbon_variant(land: dict[Cell, str], cell: Cell, links: list[Link]) -> int:
    return EXITS.index(exits_of(land, cell, links))


def _decoration_tiles(data: MapData) -> list[list[int]]:
    rows = [[0] * len(row) for row in data.kinds()]
    for item in data.decoration:
        x, y = item.cell
        rows[y][x] = len(TERRAIN_TILES) + 1 + DECORATION_TILES.index(item.picture)
    return rows


# --- object layers ------------------------------------------------------------------------------------------


def _towns(data: MapData) -> ET.Element:
    group = ET.Element("objectgroup", name="towns", color="#a6202e")
    for town in data.towns:
        values: dict[str, Property] = {
            "town_id": town.town_id,
            "market_index": town.market_index,
            "crest": town.crest,
        }
        _add_point(group, town.town_id, town.cell, values)
    return group


def _jewels(data: MapData) -> ET.Element:
    group = ET.Element("objectgroup", name="jewels", color="#1f4b96")
    for jewel in data.jewels:
        values: dict[str, Property] = {
            "jewel_id": jewel.jewel_id,
            "colour": jewel.colour,
            "sunburst": jewel.sunburst,
        }
        _add_point(group, jewel.jewel_id, jewel.cell, values | {"place_name": jewel.place_name})
    return group


def _add_point(group: ET.Element, name: str, cell: Cell, values: Mapping[str, Property]) -> None:
    """A point in the middle of a cell."""
    x = cell[0] * TILE[0] + TILE[0] // 2 + (TILE[0] // 2 if cell[1] % 2 else 0)
    y = cell[1] * ROW_STEP + TILE[1] // 2
    item = ET.SubElement(group, "object", name=name, x=str(x), y=str(y))
    add_properties(item, values)
    ET.SubElement(item, "point")


def _board(data: MapData) -> ET.Element:
    """Places beside the map: doom and markets up the left side, decks down the right, the rest below."""
    group = ET.Element("objectgroup", name="board", color="#5c544a")
    kinds = data.kinds()
    width = len(kinds[0]) * TILE[0] + TILE[0] // 2
    height = len(kinds) * ROW_STEP + HEX_SIDE // 2
    step = height // len(data.towns)
    for n in range(1, len(data.towns) + 1):
        add_rect(group, f"doom_{n}", -88, height - n * step, 72, step - 16)
        add_rect(group, f"market_{n}", -176, height - n * step, 72, step - 16)
    for n, name in enumerate(DECKS):
        add_rect(group, name, width + 16, n * height // len(DECKS), 80, height // len(DECKS) - 16)
    for n, name in enumerate(LOWER_ROW):
        add_rect(group, name, n * width // len(LOWER_ROW), height + 16, 80, 112)
    return group


def main(arguments: list[str]) -> int:
    """Makes everything and names the maps made."""
    for path in make_maps(Path(arguments[0]) if arguments else ROOT / "maps"):
        print(f"made {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
