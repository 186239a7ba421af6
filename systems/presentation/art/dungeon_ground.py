"""What lies on the squares of a dungeon: floors, planks, rough ground, lava, runes and small sights.

Every function draws one square around the place the brush stands at, 74 units wide. This file must not know maps, walls or
rules.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection
from typing import Final

from systems.presentation.art.dungeon_skins import Skin
from systems.presentation.art.woodcut import UNIT_HEX, Point, Woodcut
from systems.presentation.palette import INK, SHEET, Colour, mix, shade

HALF: Final = UNIT_HEX / 2
SQUARE: Final = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))

LAVA: Final[Colour] = (200, 62, 30)
LAVA_WARM: Final[Colour] = (240, 140, 40)
LAVA_BRIGHT: Final[Colour] = (252, 214, 104)
RUNE: Final[Colour] = (44, 118, 152)
SLIME: Final[Colour] = (150, 178, 150)
STONES: Final[Colour] = (150, 140, 140)
STONES_LIT: Final[Colour] = (208, 200, 194)
CINDER: Final[Colour] = (104, 82, 88)
CINDER_LIT: Final[Colour] = (160, 128, 124)
BONE: Final[Colour] = (252, 246, 228)
CAP: Final[Colour] = (176, 72, 88)
CAP_PALE: Final[Colour] = (214, 172, 120)
MOSS: Final[Colour] = (138, 152, 92)

SIDES: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
_EDGES: Final[dict[tuple[int, int], tuple[Point, Point]]] = {
    (0, -1): (SQUARE[0], SQUARE[1]),
    (1, 0): (SQUARE[1], SQUARE[2]),
    (0, 1): (SQUARE[3], SQUARE[2]),
    (-1, 0): (SQUARE[0], SQUARE[3]),
}


def edge(side: tuple[int, int]) -> tuple[Point, Point]:
    """The two ends of one side of a square."""
    return _EDGES[side]


# --- floors ---------------------------------------------------------------------------------------------------


def floor(brush: Woodcut, skin: Skin, tone: int, rng: random.Random) -> None:
    """A slab: its room's ink, a little lighter or browner than its neighbour."""
    ink = skin.floors[tone % len(skin.floors)]
    brush.fill(
        SQUARE, shade(ink, rng.uniform(0, 0.2)) if rng.random() < 0.5 else mix(ink, INK, rng.uniform(0, 0.05))
    )


def scratches(brush: Woodcut, skin: Skin, rng: random.Random) -> None:
    """On one slab in three a crack or a few strokes of wear."""
    luck = rng.random()
    if luck < 0.18:
        x, y = rng.uniform(-20, 20), rng.uniform(-26, -6)
        crack = [(x, y)]
        for _ in range(3):
            x, y = x + rng.uniform(-11, 11), y + rng.uniform(7, 14)
            crack.append((x, y))
        brush.line(crack, skin.scratch, 1.2)
    elif luck < 0.32:
        x, y = rng.uniform(-24, 4), rng.uniform(4, 24)
        for i in range(3):
            brush.cut((x + i * 8, y), (x + i * 8 + 5, y - 7), skin.scratch, 1.8)


def planks(brush: Woodcut, skin: Skin, across: bool, rng: random.Random) -> None:
    """The planks of a hallway, the mark by which it is known; `across` for one that runs west to east."""

    def put(x: float, y: float) -> Point:
        return (y, x) if across else (x, y)

    brush.fill(SQUARE, shade(skin.plank, rng.uniform(0, 0.12)))
    for i in range(4):
        middle = -HALF + (i + 0.5) * HALF / 2
        if i:
            brush.line([put(-HALF, middle - HALF / 4), put(HALF, middle - HALF / 4)], skin.plank_cut, 1.5)
        joint = rng.uniform(-20, 20)
        brush.line([put(joint, middle - HALF / 4), put(joint, middle + HALF / 4)], skin.plank_cut, 1.1)
        for nail in (joint - 5, joint + 5):
            brush.dot(put(nail, middle), 1.5, mix(skin.plank_cut, INK, 0.3))


def grid(brush: Woodcut, skin: Skin, side: tuple[int, int], is_border: bool) -> None:
    """The line to a neighbouring square, bolder between two rooms."""
    ink = mix(skin.grid, INK, 0.42) if is_border else skin.grid
    brush.line(edge(side), ink, 2.4 if is_border else 1.1)


# --- terrain --------------------------------------------------------------------------------------------------


def rough(brush: Woodcut, skin: Skin, name: str, rng: random.Random, rims: Collection[tuple[int, int]]) -> None:
    """Difficult ground: hazard stripes under what makes it difficult, with a rim where the patch ends."""
    brush.fill(SQUARE, skin.rough)
    width = HALF / 4
    for i in range(-3, 5):
        start = i * HALF / 2 - width / 2
        band = [(start + HALF, -HALF), (start + width + HALF, -HALF), (start + width - HALF, HALF), (start - HALF, HALF)]
        brush.fill(_clipped(band), skin.stripe)
    for side in rims:
        brush.line(edge(side), mix(skin.stripe, INK, 0.45), 2.6)
    _ROUGH[name](brush, rng)


def _clipped(band: list[Point]) -> list[Point]:
    """The part of a band from the upper to the lower side, leaning left, that lies inside the square."""
    (right_a, top), (right_b, _), (left_b, bottom), (left_a, _) = band

    def at(x: float, a: float, b: float) -> Point:
        """Where the line from (a, top) to (b, bottom) crosses a side."""
        return (x, top + (a - x) / (a - b) * (bottom - top))

    def ends(a: float, b: float) -> list[Point]:
        upper = (a, top) if a <= HALF else at(HALF, a, b)
        lower = (b, bottom) if b >= -HALF else at(-HALF, a, b)
        return [upper, lower]

    if left_b <= -HALF and right_b <= -HALF or right_a >= HALF and left_a >= HALF:
        return [(0, 0), (0, 0), (0, 0)]
    first, last = ends(right_a, left_a), ends(right_b, left_b)
    points = [first[0], *([(HALF, top)] if right_a < HALF < right_b else []), last[0], last[1]]
    return [*points, *([(-HALF, bottom)] if left_a < -HALF < left_b else []), first[1]]
