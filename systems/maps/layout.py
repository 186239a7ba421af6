"""Turns a map that pytmx has read into a `MapLayout`, and finds what a game's `MapRules` miss in it."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, Literal

import pytmx

from engine.boards import Cell, MapLayout, MapObject, Property, SpaceSpec, hex_neighbours, square_neighbours
from engine.map_rules import FlagLayer, MapRules, PointLayer, PropertyRule, RectLayer
from systems.maps.faults import sentence

Rows = tuple[tuple[str, ...], ...]

_GRID: Final[dict[str, Literal["hex", "square"]]] = {"hexagonal": "hex", "orthogonal": "square"}
_NEIGHBOURS: Final[dict[str, Callable[[Cell], tuple[Cell, ...]]]] = {
    "hexagonal": hex_neighbours,
    "orthogonal": square_neighbours,
}
_TYPES: Final[dict[str, type]] = {"string": str, "int": int, "float": float, "bool": bool, "file": str}


def space_key(cell: Cell) -> str:
    """The key of the space on a cell, such as "space/r07c12"."""
    return f"space/r{cell[1]:02d}c{cell[0]:02d}"


def build_layout(tmx: pytmx.TiledMap, path: Path, rules: MapRules) -> tuple[MapLayout | None, list[str]]:
    """Returns the layout and no faults, or None and every fault found."""
    builder = _Builder(tmx, path, rules)
    layout = builder.build()
    return (None, builder.faults) if builder.faults else (layout, [])


class _Builder:
    """One map on its way from tiles and objects to spaces."""

    def __init__(self, tmx: pytmx.TiledMap, path: Path, rules: MapRules) -> None:
        self.faults: list[str] = []
        self._tmx, self._path, self._rules = tmx, path, rules
        self._kinds: dict[Cell, str] = {}
        self._names: dict[str, str] = {}

    def build(self) -> MapLayout:
        tmx, rules = self._tmx, self._rules
        self._check_properties(tmx.properties, rules.properties, "", "map")
        tiles = self._tiles()
        self._kinds = self._spaces(tiles.get(rules.tile_layer, ()))
        self._check_reach()
        points = [item for layer in rules.points for item in self._points(layer)]
        rects = [item for layer in rules.rects for item in self._rects(layer)]
        spaces = [
            SpaceSpec(space_key(c), *c, kind, self._names.get(space_key(c), ""))
            for c, kind in self._kinds.items()
        ]
        return MapLayout(
            id=self._path.stem,
            game=rules.game,
            title=str(tmx.properties.get(rules.title_property) or self._path.stem),
            grid=_GRID[rules.orientation],
            width=tmx.width,
            height=tmx.height,
            tile_width=int(tmx.tilewidth),
            tile_height=int(tmx.tileheight),
            hex_side=int(tmx.hexsidelength),
            spaces=tuple(spaces),
            objects=(*points, *rects),
            properties=_plain(tmx.properties),
            tiles=tiles,
            flags={rule.property: self._flagged(rule) for rule in rules.flags},
        )

    def _fault(self, what: str, remedy: str, layer: str = "", at: str = "") -> None:
        self.faults.append(sentence(self._path.name, what, remedy, layer, at))

    # --- tiles

    def _tiles(self) -> dict[str, Rows]:
        """Tile kinds of all tile layers the rules name; a missing picture layer is no fault."""
        rules, layers = self._rules, self._tile_layers()
        wanted = dict.fromkeys(rules.pictures, rules.picture_property)
        if rules.tile_layer:
            self._check_layer(rules.tile_layer)
            wanted = {rules.tile_layer: rules.tile_property} | wanted
        return {
            name: self._rows(layers[name], property_name)
            for name, property_name in wanted.items()
            if name in layers and self._is_full(layers[name])
        }

    def _tile_layers(self) -> dict[str, pytmx.TiledTileLayer]:
        return {layer.name: layer for layer in self._tmx.layers if isinstance(layer, pytmx.TiledTileLayer)}

    def _check_layer(self, name: str) -> None:
        if name not in self._tile_layers():
            self._fault("this tile layer is missing", "add it in Tiled and paint it", name)

    def _flagged(self, rule: FlagLayer) -> tuple[Cell, ...]:
        """The cells whose tile says yes; a tile that says neither yes nor no is a fault."""
        self._check_layer(rule.layer)
        layer = self._tile_layers().get(rule.layer)
        if layer is None or (rule.layer not in self._rules.pictures and not self._is_full(layer)):
            return ()
        found = []
        for cell, gid in (
            ((x, y), gid) for y, row in enumerate(layer.data) for x, gid in enumerate(row) if gid
        ):
            value = (self._tmx.tile_properties.get(gid) or {}).get(rule.property)
            if value is True:
                found.append(cell)
            elif value is not False:
                what = f'the tile has no property "{rule.property}" of type bool'
                self._fault(what, "paint another tile", rule.layer, _at(cell))
        return tuple(found)

    def _is_full(self, layer: pytmx.TiledTileLayer) -> bool:
        """Tells whether a layer has one tile number for each cell, which pytmx does not check."""
        count, wanted = sum(len(row) for row in layer.data), self._tmx.width * self._tmx.height
        if count != wanted:
            self._fault(
                f"it has {count} tiles in place of {wanted}", "save the map again with Tiled", layer.name
            )
        return bool(count == wanted)

    def _rows(self, layer: pytmx.TiledTileLayer, property_name: str) -> Rows:
        rows = []
        for y, gids in enumerate(layer.data):
            rows.append(
                tuple(self._kind(gid, layer.name, property_name, (x, y)) for x, gid in enumerate(gids))
            )
        return tuple(rows)

    def _kind(self, gid: int, layer: str, property_name: str, cell: Cell) -> str:
        """The kind of one tile, "" where there is none; a tile without the property is a fault."""
        kind = (self._tmx.tile_properties.get(gid) or {}).get(property_name) or "" if gid else ""
        if gid and not kind:
            self._fault(f'the tile has no property "{property_name}"', "paint another tile", layer, _at(cell))
        return str(kind)

    def _spaces(self, rows: Rows) -> dict[Cell, str]:
        """The kind of every cell that is a space."""
        rules, spaces = self._rules, {}
        told = len(self.faults)
        for cell, kind in (((x, y), kind) for y, row in enumerate(rows) for x, kind in enumerate(row)):
            if kind in rules.kinds:
                spaces[cell] = kind
            elif kind and kind not in rules.no_space:
                known = ", ".join((*rules.kinds, *rules.no_space))
                what = f'{rules.tile_property} "{kind}" is unknown'
                self._fault(what, f"paint one of {known}", rules.tile_layer, _at(cell))
        if rows and not spaces and told == len(self.faults):
            self._fault("there is not one space on it", "paint some tiles", rules.tile_layer)
        return spaces

    def _check_reach(self) -> None:
        """Every space can be reached from every other."""
        islands = sorted(_islands(self._kinds, _NEIGHBOURS[self._rules.orientation]), key=len, reverse=True)
        for island in islands[1:]:
            first = min(island, key=lambda cell: (cell[1], cell[0]))
            more = f" and {len(island) - 1} more" if len(island) > 1 else ""
            what = f"this space{more} cannot be reached from the others"
            self._fault(what, "paint spaces between them", self._rules.tile_layer, _at(first))

    # --- objects

    def _objects(self, layer: str) -> list[pytmx.TiledObject]:
        groups = [g for g in self._tmx.layers if isinstance(g, pytmx.TiledObjectGroup) and g.name == layer]
        if not groups:
            self._fault("this object layer is missing", "add it in Tiled", layer)
        objects = [item for group in groups for item in group]
        for name, count in Counter(item.name for item in objects if item.name).items():
            if count > 1:
                self._fault(f"{count} objects have this name", "give each its own", layer, f'object "{name}"')
        return objects

    def _points(self, rule: PointLayer) -> list[MapObject]:
        taken: dict[str, str] = {}
        found = []
        for item in self._objects(rule.layer):
            at = _named(item)
            space = self._space_under(item, rule.layer)
            values = _plain(item.properties)
            good = self._check_properties(values, rule.properties, rule.layer, at)
            if good and item.name != str(values.get(rule.id_property)):
                what = f'its name is not its {rule.id_property} "{values.get(rule.id_property)}"'
                self._fault(what, "make them equal", rule.layer, at)
            if space and space in taken:
                self._fault(f"it shares a space with {taken[space]}", "move one of them", rule.layer, at)
            taken.setdefault(space, at)
            if good and space and rule.space_name:
                self._names.setdefault(space, rule.space_name.format_map(values))
            found.append(
                MapObject(rule.layer, item.name or "", item.x, item.y, space=space, properties=values)
            )
        return found

    def _space_under(self, item: pytmx.TiledObject, layer: str) -> str:
        """The key of the space a point lies on, or "" with a fault told."""
        at = _named(item)
        if item.width or item.height:
            self._fault("it is no point", "delete it and use Insert Point", layer, at)
            return ""
        cell = cell_at(item.x, item.y, self._tmx, self._rules.orientation)
        if cell is None:
            self._fault("it lies on no cell of the map", "move it onto a space", layer, at)
        elif self._kinds and cell not in self._kinds:
            self._fault(f"it lies on {_at(cell)}, which is no space", "move it onto a space", layer, at)
        elif cell in self._kinds:
            return space_key(cell)
        return ""

    def _rects(self, rule: RectLayer) -> list[MapObject]:
        objects = self._objects(rule.layer)
        names = {item.name for item in objects}
        for name in rule.names:
            if objects and name not in names:
                self._fault(f'the rectangle "{name}" is missing', "draw it beside the map", rule.layer)
        for item in objects:
            at = _named(item)
            if not (item.name and item.width and item.height and item.closed):
                what = "it is no named rectangle or polygon"
                self._fault(what, "name it and give it a size", rule.layer, at)
            self._check_properties(_plain(item.properties), rule.properties, rule.layer, at)
        return [_area(rule.layer, item) for item in objects]

    def _check_properties(
        self, values: Mapping[str, object], wanted: Iterable[PropertyRule], layer: str, at: str
    ) -> bool:
        """Tells whether every property is there, of its type and among its values."""
        before = len(self.faults)
        for rule in wanted:
            value = values.get(rule.name)
            if value is None or value == "":
                self._fault(f'property "{rule.name}" is missing', f"add it with type {rule.type}", layer, at)
            elif type(value) is not _TYPES[rule.type]:
                what = f'property "{rule.name}" is of another type than {rule.type}'
                self._fault(what, "remove it and add it again with that type", layer, at)
            elif rule.one_of and value not in rule.one_of:
                what = f'property "{rule.name}" is "{value}"'
                self._fault(what, f"change it to {' or '.join(rule.one_of)}", layer, at)
        return before == len(self.faults)


# --- small things -------------------------------------------------------------------------------------------


def cell_at(x: float, y: float, tmx: pytmx.TiledMap, orientation: str) -> Cell | None:
    """Returns the cell under a point of the map, or None outside of it."""
    if orientation == "hexagonal":
        cell = _hex_at(x, y, tmx)
    else:
        cell = math.floor(x / tmx.tilewidth), math.floor(y / tmx.tileheight)
    return cell if 0 <= cell[0] < tmx.width and 0 <= cell[1] < tmx.height else None


def _hex_at(x: float, y: float, tmx: pytmx.TiledMap) -> Cell:
    """The hexagon whose centre is nearest, once the tiles are stretched to regular ones."""
    width, height = tmx.tilewidth, tmx.tileheight
    step = (height + tmx.hexsidelength) / 2
    stretch = width * 2 / math.sqrt(3) / height
    row = math.floor(y / step)

    def near(candidate: int) -> tuple[float, Cell]:
        shift = width / 2 if candidate % 2 else 0.0
        column = math.floor((x - shift) / width)
        centre = (column + 0.5) * width + shift, candidate * step + height / 2
        return math.hypot(x - centre[0], (y - centre[1]) * stretch), (column, candidate)

    return min(near(candidate) for candidate in (row - 1, row, row + 1))[1]


def _islands(cells: Iterable[Cell], neighbours: Callable[[Cell], tuple[Cell, ...]]) -> list[list[Cell]]:
    """The cells in groups that hang together."""
    left = dict.fromkeys(cells)
    islands = []
    while left:
        island, queue = [], deque([next(iter(left))])
        left.pop(queue[0])
        while queue:
            island.append(queue.popleft())
            for cell in neighbours(island[-1]):
                if cell in left:
                    left.pop(cell)
                    queue.append(cell)
        islands.append(island)
    return islands


def _area(layer: str, item: pytmx.TiledObject) -> MapObject:
    """A rectangle, or a polygon with its corners and the box around them."""
    values = _plain(item.properties)
    corners = tuple((float(x), float(y)) for x, y in getattr(item, "points", ()))
    x = min((x for x, _ in corners), default=item.x)
    y = min((y for _, y in corners), default=item.y)
    return MapObject(layer, item.name or "", x, y, item.width, item.height, properties=values, points=corners)


def _plain(values: Mapping[str, object]) -> dict[str, Property]:
    return {name: value for name, value in values.items() if isinstance(value, str | int | float | bool)}


def _named(item: pytmx.TiledObject) -> str:
    return f'object "{item.name or item.id}"'


def _at(cell: Cell) -> str:
    return f"cell {cell[0]},{cell[1]}"
