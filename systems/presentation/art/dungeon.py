"""Dungeon boards as coloured woodcuts: pale floors cut out of dark violet stone, drawn from what lies on each cell.

Everything is strewn by chance, seeded with its place, so that a dungeon always looks the same. No rule of a game is known
here: a cell looks like floor, lava or a pillar, and that is all.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from engine.boards import Cell, MapLayout, quarter_turn, square_neighbours
from systems.presentation.art import dungeon_ground as ground
from systems.presentation.art import dungeon_walls as walls
from systems.presentation.art.dungeon_ground import SIDES, SIGHTS, Side
from systems.presentation.art.dungeon_skins import SKINS, Skin
from systems.presentation.art.woodcut import UNIT_HEX, Woodcut
from systems.presentation.palette import INK, PAPER, mix

BAND_PIXELS: Final = 500_000
"""Boards are drawn in strips of at most so many pixels, to keep memory low at the large zoom steps."""

DARKNESS: Final = 104
"""How strongly the violet of the stone lies over unlit squares, of 255."""

_ROOMS: Final = "abcd"
_MARGIN: Final = 0.08
_OUTLINE: Final = 3.4
_FRAME: Final = 5.0


class Patch(NamedTuple):
    """How one cell looks: terrain or obstacle, its room ("" for none), skin, small sight, and how it was turned."""

    look: str
    room: str = ""
    skin: str = "stone"
    sight: str = ""
    across: bool = False
    """Whether a hallway runs from west to east."""

    @property
    def is_wall(self) -> bool:
        """Tell whether nobody can stand here."""
        return self.look in walls.OBSTACLES

    @property
    def tone(self) -> int:
        """Which of a skin's floor inks the cell has."""
        return max(0, _ROOMS.find(self.room[-1:] or "a"))


Patches = Mapping[Cell, Patch]


def patches_of(layout: MapLayout, turns: int = 0, place: tuple[int, int] = (0, 0)) -> dict[Cell, Patch]:
    """How a tile looks that was laid with clockwise quarter-turns at a place among the tiles."""
    size, skin = layout.width, str(layout.properties["skin"])
    kinds = {(space.x, space.y): space.kind for space in layout.spaces}
    found = {}
    for cell in ((x, y) for y in range(size) for x in range(size)):
        x, y = quarter_turn(cell, size, turns)
        look = kinds.get(cell) or _tile(layout, "walls", cell) or "rock"
        room = "" if look == "hallway" or cell not in kinds else f"{layout.id}:{_room(layout, cell)}"
        patch = Patch(look, room, skin, _tile(layout, "decor", cell), x in (0, size - 1))
        found[place[0] * size + x, place[1] * size + y] = patch
    return found


def _tile(layout: MapLayout, layer: str, cell: Cell) -> str:
    rows = layout.tiles.get(layer, ())
    return rows[cell[1]][cell[0]] if rows else ""


def _room(layout: MapLayout, cell: Cell) -> str:
    x, y = (cell[0] + 0.5) * layout.tile_width, (cell[1] + 0.5) * layout.tile_height
    return next(
        (str(room.properties["room_id"]) for room in layout.on_layer("rooms") if room.covers(x, y)), ""
    )


# --- the board ------------------------------------------------------------------------------------------------


def draw_dungeon(
    patches: Patches, square: int, dark: Collection[Cell] = frozenset()
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Draws a dungeon on paper, its squares `square` pixels wide, those in `dark` unlit.

    Returns picture and offset: cell (x, y) begins at (x * square, y * square) plus offset.
    """
    *_, done = dungeon_in_strips(patches, square, dark)
    return done


def dungeon_in_strips(
    patches: Patches, square: int, dark: Collection[Cell] = frozenset()
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Draws like `draw_dungeon`, but yields the growing picture after each strip, so that a window stays alive."""
    plan = _Plan(patches)
    left, top, width, height = _extent(patches)
    margin = max(2, round(square * _MARGIN))
    offset = (margin - left * square, margin - top * square)
    picture = pygame.Surface((width * square + 2 * margin, height * square + 2 * margin))
    band = max(1, BAND_PIXELS // picture.get_width())
    for start in range(0, picture.get_height(), band):
        strip = (picture.get_width(), min(band, picture.get_height() - start))
        brush = Woodcut(strip, square, (offset[0] + square / 2, offset[1] + square / 2 - start))
        brush.wash(PAPER)
        rows = range((start - offset[1]) // square - 1, (start + strip[1] - offset[1]) // square + 2)
        plan.draw(brush, rows)
        picture.blit(brush.done(), (0, start))
        yield picture, offset
    if dark:
        darken(picture, patches, square, offset, dark)
        yield picture, offset


def darken(
    picture: pygame.Surface, patches: Patches, square: int, offset: tuple[int, int], dark: Collection[Cell]
) -> None:
    """Lays the violet of the stone over unlit squares of a picture, and over obstacles named with them."""
    veils = {name: _veil(skin, square) for name, skin in SKINS.items()}
    for cell in dark:
        if cell in patches and patches[cell].look != "rock":
            corner = (cell[0] * square + offset[0], cell[1] * square + offset[1])
            picture.blit(veils[patches[cell].skin], corner)


def _veil(skin: Skin, square: int) -> pygame.Surface:
    veil = pygame.Surface((square, square), pygame.SRCALPHA)
    veil.fill((*skin.wall, DARKNESS))
    return veil


def _extent(cells: Collection[Cell]) -> tuple[int, int, int, int]:
    """Leftmost column, topmost row, columns and rows of a dungeon."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


class _Plan:
    """What lies where, ready to be drawn row by row."""

    def __init__(self, patches: Patches) -> None:
        self._patches = patches
        self._rows: dict[int, list[Cell]] = {}
        for cell in sorted(patches, key=lambda cell: (cell[1], cell[0])):
            self._rows.setdefault(cell[1], []).append(cell)

    def draw(self, brush: Woodcut, rows: range) -> None:
        """Draws all layers of some rows, each over the last."""
        cells = [cell for row in rows for cell in self._rows.get(row, ())]
        for layer in (
            self._frame,
            self._ground,
            self._lines,
            self._wall,
            self._shade,
            self._outline,
            self._sight,
        ):
            for cell in cells:
                patch = self._patches[cell]
                brush.at((cell[0] * UNIT_HEX, cell[1] * UNIT_HEX))
                layer(brush, cell, patch, SKINS[patch.skin])

    def _beyond(self, cell: Cell, side: Side) -> Patch | None:
        return self._patches.get((cell[0] + side[0], cell[1] + side[1]))

    def _rims(self, cell: Cell, look: str) -> frozenset[Side]:
        """Sides and corners beyond which the board looks different."""
        beyond = ((side, self._beyond(cell, side)) for side in square_neighbours((0, 0), diagonal=True))
        return frozenset(side for side, other in beyond if other is None or other.look != look)

    def _nooks(self, cell: Cell) -> list[Side]:
        """Corners of a square between two walls."""
        shut = {side for side in SIDES if (other := self._beyond(cell, side)) is None or other.is_wall}
        return [(x, y) for y in (-1, 1) for x in (-1, 1) if (x, 0) in shut and (0, y) in shut]

    def _frame(self, brush: Woodcut, cell: Cell, patch: Patch, skin: Skin) -> None:
        """An ink line around the whole dungeon; the cells cover its inner half."""
        for side in SIDES:
            if self._beyond(cell, side) is None:
                brush.line(ground.edge(side), INK, 2 * _FRAME)

    def _ground(self, brush: Woodcut, cell: Cell, patch: Patch, skin: Skin) -> None:
        if not patch.is_wall:
            draw_ground(brush, patch, _chance(cell, 97, 13), self._rims(cell, patch.look))

    def _lines(self, brush: Woodcut, cell: Cell, patch: Patch, skin: Skin) -> None:
        """The grid, right and below each square."""
        for side in ((1, 0), (0, 1)):
            other = self._beyond(cell, side)
            if (
                other is not None
                and not patch.is_wall
                and not other.is_wall
                and patch.look != other.look == "lava"
            ):
                continue
            if other is not None and not patch.is_wall and not other.is_wall:
                is_border = (patch.room, patch.look == "hallway") != (other.room, other.look == "hallway")
                ground.grid(brush, skin, side, is_border)

    def _wall(self, brush: Woodcut, cell: Cell, patch: Patch, skin: Skin) -> None:
        if patch.is_wall:
            below, above = self._beyond(cell, (0, 1)), self._beyond(cell, (0, -1))
            looks_at_us = below is not None and (not below.is_wall or below.look in ("pillar", "statue"))
            draw_wall(
                brush, patch, _chance(cell, 31, 7), looks_at_us, above is not None and above.look != "pit"
            )

    def _shade(self, brush: Woodcut, cell: Cell, patch: Patch, skin: Skin) -> None:
        """Hatching on the floor below and to the right of what stands up; light comes from the upper left."""
        if patch.is_wall:
            return
        ink = mix(skin.floors[0], INK, 0.34)
        above, left = self._beyond(cell, (0, -1)), self._beyond(cell, (-1, 0))
        if above is not None and above.is_wall and above.look != "pit":
            for i in range(9):
                x = -36.0 + i * UNIT_HEX / 9
                brush.cut((x, -35), (x + 3.5, -26), ink, 1.7)
        if left is not None and left.is_wall and left.look != "pit":
            for i in range(7):
                y = -32.0 + i * UNIT_HEX / 7
                brush.cut((-35, y), (-28, y + 3.5), ink, 1.7)

    def _outline(self, brush: Woodcut, cell: Cell, patch: Patch, skin: Skin) -> None:
        """The ink line between what can be walked on and what cannot, and around each obstacle."""
        if not patch.is_wall:
            return
        for side in SIDES:
            other = self._beyond(cell, side)
            if other is not None and other.look != patch.look:
                brush.line(ground.edge(side), INK, _OUTLINE)

    def _sight(self, brush: Woodcut, cell: Cell, patch: Patch, skin: Skin) -> None:
        if patch.sight in walls.HANGINGS:
            below = self._beyond(cell, (0, 1))
            if patch.look == "rock" and below is not None and not below.is_wall:
                walls.HANGINGS[patch.sight](brush)
        elif patch.sight == "web":
            for corner in self._nooks(cell)[:1]:
                ground.web(brush, corner)
        elif patch.sight and not patch.is_wall:
            SIGHTS[patch.sight](brush, _chance(cell, 5, 3))


def _chance(cell: Cell, across: int, down: int) -> random.Random:
    return random.Random(cell[0] * across + cell[1] * down)


# --- single cells ---------------------------------------------------------------------------------------------


def draw_ground(brush: Woodcut, patch: Patch, rng: random.Random, rims: frozenset[Side]) -> None:
    """One square: its floor or planks, and the terrain on it; `rims` are the sides where that terrain ends."""
    skin = SKINS[patch.skin]
    if patch.look == "hallway":
        ground.planks(brush, skin, patch.across, rng)
    elif patch.look == "difficult":
        ground.rough(brush, skin, patch.skin, rng, rims)
    elif patch.look == "lava":
        ground.lava(brush, rng, rims)
    else:
        ground.floor(brush, skin, patch.tone, rng)
        if patch.look == "restoration_rune":
            ground.rune(brush)
        elif not patch.sight:
            ground.scratches(brush, skin, rng)


def draw_wall(brush: Woodcut, patch: Patch, rng: random.Random, has_face: bool, has_rim: bool) -> None:
    """One wall cell; rock shows its masonry over a floor, and a pit its inner side under one."""
    skin = SKINS[patch.skin]
    walls.OBSTACLES[patch.look](brush, skin, rng)
    if patch.look == "rock" and has_face:
        walls.masonry(brush, skin, patch.skin, rng)
    elif patch.look == "pit" and has_rim:
        walls.pit_rim(brush, skin)
