"""What a game demands of its maps, as data: the one form that rulebooks fill in and the map reader checks.

A rulebook describes its maps with `MapRules`: so the reader needs to know no game and the game no format.
"""

from __future__ import annotations

from typing import Literal

import msgspec

PropertyType = Literal["string", "int", "float", "bool", "file"]
"""Types of custom properties by the names the map editor shows; a file lies beside the map."""


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
    """An object layer of named areas, rectangles or polygons: places beside the map, rooms on it."""

    layer: str
    names: tuple[str, ...] = ()
    """Areas that must be there; others may be."""
    properties: tuple[PropertyRule, ...] = ()


class FlagLayer(msgspec.Struct, frozen=True):
    """A tile layer whose tiles answer one question with yes or no, such as whether they are walls."""

    layer: str
    property: str
    """The bool property of each tile; `MapLayout.flags` has the cells that say yes under this name."""


class MapRules(msgspec.Struct, frozen=True):
    """Everything the reader checks before a game sees a map."""

    game: str
    orientation: Literal["hexagonal", "orthogonal"]
    """A hexagonal map is pointy-top with odd rows shifted right, as `engine.boards` has it."""
    tile_layer: str = ""
    """The layer that lays out the spaces; "" for a map of objects alone."""
    tile_property: str = ""
    """The property of a tile that says what kind of space it is."""
    kinds: tuple[str, ...] = ()
    no_space: tuple[str, ...] = ()
    """Further kinds of tiles that are no spaces, such as the rim of the board."""
    properties: tuple[PropertyRule, ...] = ()
    points: tuple[PointLayer, ...] = ()
    rects: tuple[RectLayer, ...] = ()
    flags: tuple[FlagLayer, ...] = ()
    pictures: tuple[str, ...] = ()
    """Tile layers that are only looked at; they may be missing."""
    picture_property: str = "picture"
    title_property: str = "title"
    """The map property a map is shown by."""
