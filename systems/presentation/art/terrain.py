"""Hexagonal maps as coloured woodcuts: the whole board at any size, and single tiles for the Tiled tilesets.

The board is drawn from a `MapLayout`, so a player's own map looks like ours. This file must know no rules.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pygame

from engine.boards import Cell, MapLayout, hex_neighbours
from systems.presentation.art.decorations import DECORATIONS
from systems.presentation.art.ribbons import EXITS, Link, chains, ribbon_links, smooth, wander
from systems.presentation.art.terrain_marks import Keep, draw_marks
from systems.presentation.art.woodcut import HEX_HEIGHT, UNIT_HEX, Point, Woodcut, hex_corners
from systems.presentation.palette import INK, PAPER, TERRAIN, WATER, Colour, mix, shade
from systems.presentation.precedence import give_way

SEA: Final[Colour] = (120, 150, 160)
BORDER: Final[Colour] = (246, 238, 216)
"""The paper gap between two hexagons."""

MARGIN: Final = 36.0
"""Paper around the board for the coast lines, in drawing units."""

BAND_PIXELS: Final = 500_000
"""Boards are drawn in strips of at most so many pixels, to keep memory low at the large zoom steps."""

VARIANTS: Final[dict[str, int]] = {
    "plains": 9,
    "road": len(EXITS),
    "river": len(EXITS),
    "swamp": 3,
    "forest": 5,
    "hills": 3,
    "mountain": 3,
    "town": 2,
    "edge": 5,
}
"""How many different tiles of each terrain there are; a road or river has one for each entry of `EXITS`."""

_DECORATION_LAYER: Final = "decoration"
_BANKS: Final[dict[str, tuple[tuple[float, Colour], ...]]] = {
    "river": ((21, INK), (17.6, WATER), (9, (150, 196, 208))),
    "road": ((13, INK), (9.8, (250, 238, 206))),
}
_RIPPLE: Final[Colour] = (240, 248, 246)
_RUT: Final[Colour] = (190, 150, 96)


def hex_centre(cell: Cell, hex_width: float) -> Point:
    """Returns the centre of a cell on a map whose cell (0, 0) touches the left and the upper rim."""
    x, y = cell
    height = hex_width * HEX_HEIGHT
    return x * hex_width + hex_width / 2 + (hex_width / 2 if y % 2 else 0.0), y * height * 0.75 + height / 2


# --- the board ----------------------------------------------------------------------------------------------


def draw_board(layout: MapLayout, hex_width: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """Draws the printed map on its paper, with hexagons `hex_width` pixels wide.

    Returns picture and offset: the middle of a cell lies at `hex_centre(cell, hex_width)` plus offset.
    """
    *_, done = board_in_strips(layout, hex_width)
    return done


def board_in_strips(layout: MapLayout, hex_width: int) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Draws like `draw_board`, but yields the growing picture after each strip, so that a window stays alive."""
    plan = _Plan(layout)
    size, offset = _extent(list(plan.kinds), hex_width)
    picture = pygame.Surface(size)
    picture.fill(PAPER)
    unit = hex_width / UNIT_HEX
    band = max(1, BAND_PIXELS // size[0])
    for top in range(0, size[1], band):
        strip = (size[0], min(band, size[1] - top))
        brush = Woodcut(strip, hex_width, (offset[0], offset[1] - top))
        plan.draw(brush, (top - offset[1]) / unit, (top + band - offset[1]) / unit)
        picture.blit(brush.done(), (0, top))
        yield picture, offset


class _Plan:
    """What lies where on a board, in drawing units, ready to be drawn strip by strip."""

    def __init__(self, layout: MapLayout) -> None:
        self.kinds = {(space.x, space.y): space.kind for space in layout.spaces}
        self._centres = {cell: hex_centre(cell, UNIT_HEX) for cell in self.kinds}
        self._lines = {ribbon: _ribbon_lines(self.kinds, self._centres, ribbon) for ribbon in _BANKS}
        points = [point for lines in self._lines.values() for line in lines for point in line]
        self._near = {cell: _near(centre, points) for cell, centre in self._centres.items()}
        self._pictures, self._covered = _pictures(layout), _covered(layout)

    def draw(self, brush: Woodcut, top: float, bottom: float) -> None:
        """Draws everything that shows between two heights."""
        reach = UNIT_HEX * 1.2
        centres = {
            cell: centre for cell, centre in self._centres.items() if top - reach < centre[1] < bottom + reach
        }
        _draw_ground(brush, self.kinds, centres)
        for ribbon, lines in self._lines.items():
            _draw_ribbons(brush.at((0, 0)), ribbon, lines)
        for cell, centre in centres.items():
            picture = self._pictures.get(cell, "")
            _draw_cell(
                brush.at(centre), cell, self.kinds[cell], self._near[cell], cell in self._covered, picture
            )


def _extent(cells: Sequence[Cell], hex_width: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Size of the picture around these cells, and where the map's own corner lies on it."""
    centres = [hex_centre(cell, hex_width) for cell in cells]
    half = hex_width / 2, hex_width * HEX_HEIGHT / 2
    margin = round(MARGIN * hex_width / UNIT_HEX)
    low = [min(centre[axis] for centre in centres) - half[axis] for axis in (0, 1)]
    high = [max(centre[axis] for centre in centres) + half[axis] for axis in (0, 1)]
    width, height = (math.ceil(high[axis] - low[axis]) + 2 * margin for axis in (0, 1))
    return (width, height), (round(margin - low[0]), round(margin - low[1]))


def _covered(layout: MapLayout) -> set[Cell]:
    """Cells on which something lies, so that their middle stays free."""
    cells = {space.key: (space.x, space.y) for space in layout.spaces}
    return {cells[item.space] for item in layout.objects if item.space}


def _pictures(layout: MapLayout) -> dict[Cell, str]:
    rows = layout.tiles.get(_DECORATION_LAYER, ())
    return {(x, y): kind for y, row in enumerate(rows) for x, kind in enumerate(row) if kind in DECORATIONS}


def _draw_ground(brush: Woodcut, kinds: Mapping[Cell, str], centres: Mapping[Cell, Point]) -> None:
    """Coast lines, the rim of the board and the flat ink of every hexagon."""

    def all_hexes(colour: Colour, grow: float) -> None:
        for centre in centres.values():
            brush.fill(hex_corners(centre, UNIT_HEX, grow), colour)

    brush.wash(PAPER)
    brush.at((0, 0))
    for grow, share in ((27, 0.30), (19, 0.5), (12, 0.75)):
        all_hexes(mix(PAPER, SEA, share), grow)
        all_hexes(PAPER, grow - 1.3)
    all_hexes(INK, 5.4)
    all_hexes(BORDER, 2.6)
    for cell, centre in centres.items():
        ink = _ground(kinds[cell], random.Random(cell[0] * 101 + cell[1]))
        brush.fill(hex_corners(centre, UNIT_HEX, -1.1), ink)


def _ground(kind: str, rng: random.Random) -> Colour:
    """The ink of a terrain, a little lighter or browner than its neighbour's."""
    ink = TERRAIN[kind]
    return (
        shade(ink, rng.uniform(0, 0.10))
        if rng.random() < 0.5
        else mix(ink, (120, 120, 60), rng.uniform(0, 0.05))
    )


def _ribbon_lines(kinds: Mapping[Cell, str], centres: Mapping[Cell, Point], ribbon: str) -> list[list[Point]]:
    """The soft lines of all roads or all rivers; a river that ends at the coast flows off the board."""
    links = ribbon_links(kinds, ribbon)
    lines = []
    for chain in chains(links):
        points = [(centres[cell][0] + wander(cell)[0], centres[cell][1] + wander(cell)[1]) for cell in chain]
        if ribbon == "river":
            points = (
                _mouth(chain[0], kinds, links, centres) + points + _mouth(chain[-1], kinds, links, centres)
            )
        lines.append(smooth(points))
    return lines


def _mouth(
    cell: Cell, kinds: Mapping[Cell, str], links: Sequence[Link], centres: Mapping[Cell, Point]
) -> list[Point]:
    """Where the river leaves the board from a cell at its end, if it does: away from the land."""
    around = hex_neighbours(cell)
    if sum(cell in link for link in links) != 1 or all(other in kinds for other in around):
        return []
    here = centres[cell]
    pulls = [hex_centre(other, UNIT_HEX) for other in around if other not in kinds]
    dx, dy = sum(x - here[0] for x, _ in pulls), sum(y - here[1] for _, y in pulls)
    length = math.hypot(dx, dy) or 1
    return [(here[0] + dx / length * UNIT_HEX * 0.49, here[1] + dy / length * UNIT_HEX * 0.53)]


def _draw_ribbons(brush: Woodcut, ribbon: str, lines: Sequence[Sequence[Point]]) -> None:
    """Banks, bed and ripples of rivers; edges, bed and ruts of roads."""
    for width, colour in _BANKS[ribbon]:
        for line in lines:
            brush.line(line, colour, width)
    for line in lines:
        if ribbon == "river":
            for i in range(4, len(line) - 4, 7):
                rise = -3 if i % 2 else 2.5
                ripple = [(x, y + rise) for x, y in (line[i - 2], line[i + 2])]
                brush.line(ripple, _RIPPLE, 1.5)
        else:
            for i in range(3, len(line) - 3, 5):
                brush.line([line[i], line[i + 1]], _RUT, 1.9)


def _near(centre: Point, points: Sequence[Point]) -> list[Keep]:
    """Places around a cell's middle that a ribbon covers."""
    give_way()
    offsets = ((x - centre[0], y - centre[1]) for x, y in points)
    return [(x, y, 11.0) for x, y in offsets if abs(x) < UNIT_HEX * 0.6 and abs(y) < UNIT_HEX * 0.7]


def _draw_cell(
    brush: Woodcut, cell: Cell, kind: str, near: Sequence[Keep], covered: bool, picture: str
) -> None:
    """What stands on one cell: a decoration in place of field and flowers, or the marks of its terrain."""
    rng = random.Random(cell[0] * 53 + cell[1] * 17)
    if picture and kind == "plains" and not covered:
        draw_marks(brush, kind, rng, [*near, (0, 2, 24)], covered=True)
        DECORATIONS[picture](brush)
    else:
        draw_marks(brush, kind, rng, near, covered)


# --- single tiles for Tiled ---------------------------------------------------------------------------------


def draw_terrain(kind: str, size: tuple[int, int], variant: int = 0) -> pygame.Surface:
    """Draws one tile of `size` pixels; a road or river leaves by the sides `EXITS[variant]` names."""
    rim = mix(PAPER, SEA, 0.16) if kind == "edge" else BORDER
    brush = _tile_brush(size, rim)
    rng = random.Random(f"{kind} {variant}")
    brush.fill(hex_corners((0, 0), UNIT_HEX, 1.5), rim)
    if kind == "edge":
        _draw_waves(brush, rng, variant)
        return brush.done(size)
    brush.fill(hex_corners((0, 0), UNIT_HEX, -1.1), _ground(kind, rng))
    lines = _draw_tile_ribbon(brush, kind, EXITS[variant]) if kind in _BANKS else []
    draw_marks(brush, kind, rng, _near((0, 0), [point for line in lines for point in line]))
    return brush.done(size)


def draw_decoration(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Draws one decoration on a clear tile of `size` pixels."""
    brush = _tile_brush(size, INK)
    DECORATIONS[name](brush)
    return brush.done(size)


def _tile_brush(size: tuple[int, int], rim: Colour) -> Woodcut:
    """A brush in the middle of a regular hexagon as wide as the tile; its clear rim fades to `rim`."""
    whole = size[0], round(size[0] * HEX_HEIGHT)
    brush = Woodcut(whole, size[0], (whole[0] / 2, whole[1] / 2))
    brush.wash((*rim, 0))
    return brush


def _draw_tile_ribbon(brush: Woodcut, ribbon: str, exits: tuple[int, ...]) -> list[list[Point]]:
    """From side to side through the middle; a third side runs into the middle; one alone ends there."""
    sides = [hex_centre(cell, UNIT_HEX) for cell in hex_neighbours((1, 2))]
    x0, y0 = hex_centre((1, 2), UNIT_HEX)
    rims = [((x - x0) * 0.55, (y - y0) * 0.55) for x, y in (sides[side] for side in exits)]
    lines = [smooth([rims[0], (0.0, 0.0), *rims[1:2]])] + [smooth([rim, (0.0, 0.0)]) for rim in rims[2:]]
    _draw_ribbons(brush, ribbon, lines)
    for width, colour in _BANKS[ribbon][1:]:  # the bed goes on over the rim, or the ink would close it there
        for x, y in rims:
            brush.line([(x * 0.9, y * 0.9), (x * 1.15, y * 1.15)], colour, width)
    return lines


def _draw_waves(brush: Woodcut, rng: random.Random, count: int) -> None:
    """A few strokes of open water; variant 0 of the edge has none."""
    for _ in range(count):
        x, y = rng.uniform(-18, 12), rng.uniform(-20, 20)
        wave = [(x + step * 3, y - 2.4 * abs(math.sin(step * math.pi / 3))) for step in range(7)]
        brush.line(wave, mix(PAPER, SEA, 0.62), 1.5)
