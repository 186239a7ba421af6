"""What a game demands of its maps, as data: the one form that rulebooks fill in and the map reader checks.

A rulebook describes its maps with `MapRules`: so the reader needs to know no game and the game no format.
"""

from __future__ import annotations

from typing import Literal

import msgspec

PropertyType = Literal["string", "int", "float", "bool"]
"""Types of custom properties by the names the map editor shows."""


class PropertyRule(msgspec.Struct, frozen=True):
    """A custom property that must be there, its type and, where only some values make sense, those values."""

    name: str
    type: PropertyType = "string"
    one_of: tuple[str, ...] = ()


class PointLayer(msgspec.Struct, frozen=True):
    """An object layer of points, each on a space of its own: towns, for example."""

    layer: str
    id_property: str
    """The property that tells the objects apart; it equals the object's name and is unique in the layer."""
    properties: tuple[PropertyRule, ...] = ()
    space_name: str = ""
    """How the object names its space: properties in braces, such as "{place_name}"; "" gives no name."""


class RectLayer(msgspec.Struct, frozen=True):
    """An object layer of named rectangles: places beside the map."""

    layer: str
    names: tuple[str, ...] = ()
    """Rectangles that must be there; others may be."""


class MapRules(msgspec.Struct, frozen=True):
    """Everything the reader checks before a game sees a map."""

    game: str
    orientation: Literal["hexagonal", "orthogonal"]
    """A hexagonal map is pointy-top with odd rows shifted right, as `engine.boards` has it."""
    tile_layer: str
    tile_property: str
    """The property of a tile that says what kind of space it is."""
    kinds: tuple[str, ...]
    no_space: tuple[str, ...] = ()
    """Further kinds of tiles that are no spaces, such as the rim of the board."""
    properties: tuple[PropertyRule, ...] = ()
    points: tuple[PointLayer, ...] = ()
    rects: tuple[RectLayer, ...] = ()
    pictures: tuple[str, ...] = ()
    """Tile layers that are only looked at; they may be missing."""
    picture_property: str = "picture"
