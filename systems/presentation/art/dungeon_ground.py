"""What lies on the squares of a dungeon: floors, planks, rough ground, lava, runes and small sights.

Every function draws one square around the place the brush stands at, 74 units wide. This file must not know maps, walls or
rules.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
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

Side = tuple[int, int]
"""The step from a square to the one beyond a side or a corner of it."""

SIDES: Final[tuple[Side, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
_EDGES: Final[dict[Side, tuple[Point, Point]]] = {
    (0, -1): (SQUARE[0], SQUARE[1]),
    (1, 0): (SQUARE[1], SQUARE[2]),
    (0, 1): (SQUARE[3], SQUARE[2]),
    (-1, 0): (SQUARE[0], SQUARE[3]),
}


def edge(side: Side) -> tuple[Point, Point]:
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


def grid(brush: Woodcut, skin: Skin, side: Side, is_border: bool) -> None:
    """The line to a neighbouring square, bolder between two rooms."""
    ink = mix(skin.grid, INK, 0.42) if is_border else skin.grid
    brush.line(edge(side), ink, 2.4 if is_border else 1.1)


# --- terrain --------------------------------------------------------------------------------------------------


def rough(brush: Woodcut, skin: Skin, name: str, rng: random.Random, rims: frozenset[Side]) -> None:
    """Difficult ground: hazard stripes under what makes it difficult, with a rim where the patch ends."""
    brush.fill(SQUARE, skin.rough)
    for i in range(-4, 4):
        brush.fill(_stripe(i * HALF / 2, i * HALF / 2 + HALF / 4), skin.stripe)
    for side in rims.intersection(SIDES):
        brush.line(edge(side), mix(skin.stripe, INK, 0.45), 2.4)
    _ROUGH[name](brush, rng, rims)


def _stripe(start: float, end: float) -> list[Point]:
    """The band of a square where x + y lies between two numbers."""

    def left(total: float) -> Point:
        return (-HALF, total + HALF) if total <= 0 else (total - HALF, HALF)

    def right(total: float) -> Point:
        return (total + HALF, -HALF) if total <= 0 else (HALF, total - HALF)

    return [left(start), right(start), right(end), left(end)]


def _lumps(brush: Woodcut, rng: random.Random, dark: Colour, lit: Colour) -> None:
    """Broken stones, each with a lit upper left side."""
    places = ((-17, -13), (13, -17), (-2, 3), (-19, 15), (17, 11), (6, 22))
    for x, y in rng.sample(places, 5):
        x, y, size = x + rng.uniform(-4, 4), y + rng.uniform(-3, 3), rng.uniform(7, 11)
        count, turn = rng.choice((5, 6)), rng.uniform(0, 60)
        points = []
        for i in range(count):
            angle, far = math.radians(turn + 360 * i / count), size * rng.uniform(0.8, 1.12)
            points.append((x + far * math.cos(angle), y + far * 0.8 * math.sin(angle)))
        brush.shape(points, dark, 1.6)
        brush.fill([(a * 0.62 + x * 0.38 - 1.3, b * 0.62 + y * 0.38 - 1.5) for a, b in points], lit)


def _rubble(brush: Woodcut, rng: random.Random, rims: frozenset[Side]) -> None:
    _lumps(brush, rng, STONES, STONES_LIT)


def _cinders(brush: Woodcut, rng: random.Random, rims: frozenset[Side]) -> None:
    _lumps(brush, rng, CINDER, CINDER_LIT)
    for _ in range(3):
        brush.dot((rng.uniform(-26, 26), rng.uniform(-26, 26)), 1.9, LAVA_WARM)


def _mire(brush: Woodcut, rng: random.Random, rims: frozenset[Side]) -> None:
    """Slime that fills the patch up to its rim, with a toadstool here and there."""
    for shore, ink in ((9.0, INK), (11.0, SLIME)):
        near = HALF - shore
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if rims.isdisjoint({(dx, 0), (0, dy), (dx, dy)} - {(0, 0)}):
                    xs, ys = _spread(dx, near), _spread(dy, near)
                    brush.fill([(xs[0], ys[0]), (xs[1], ys[0]), (xs[1], ys[1]), (xs[0], ys[1])], ink)
    for _ in range(2):
        x, y = rng.uniform(-15, 9), rng.uniform(-17, 17)
        brush.line([(x - 6, y), (x, y - 2.5), (x + 7, y)], shade(SLIME, 0.42), 2.2)
    if rng.random() < 0.6:
        toadstool(
            brush,
            rng.uniform(-16, 16),
            rng.uniform(2, 20),
            rng.uniform(0.8, 1.1),
            rng.choice((CAP, CAP_PALE)),
        )


def _spread(step: int, near: float) -> tuple[float, float]:
    """The inner part of a square along one axis, or the strip from there to a side."""
    return (-near, near) if step == 0 else (near, HALF) if step > 0 else (-HALF, -near)


_ROUGH: Final[dict[str, Callable[[Woodcut, random.Random, frozenset[Side]], None]]] = {
    "stone": _rubble,
    "lava_cave": _cinders,
    "mushroom_cellar": _mire,
}


def lava(brush: Woodcut, rng: random.Random, rims: frozenset[Side]) -> None:
    """Molten rock with bright veins and, where it meets the floor, an ink shore with a crust."""
    brush.fill(SQUARE, LAVA)
    for _ in range(3):
        x, y, size = rng.uniform(-22, 22), rng.uniform(-22, 22), rng.uniform(8, 13)
        brush.oval((x, y), size, size * 0.6, LAVA_WARM)
        brush.oval((x, y), size * 0.55, size * 0.34, LAVA_BRIGHT)
    for side in rims.intersection(SIDES):
        (ax, ay), (bx, by) = edge(side)
        inner = [(x - side[0] * 4.5, y - side[1] * 4.5) for x, y in ((ax, ay), (bx, by))]
        brush.line(inner, mix(LAVA, INK, 0.45), 3.2)
        brush.line([(ax, ay), (bx, by)], INK, 3.4)


def rune(brush: Woodcut) -> None:
    """The rune of restoration: two rings around a leaf cross."""
    brush.dot((0, 0), 29, RUNE)
    brush.dot((0, 0), 26.6, mix(RUNE, SHEET, 0.78))
    brush.dot((0, 0), 21, RUNE)
    brush.dot((0, 0), 19.4, mix(RUNE, SHEET, 0.9))
    for turn in range(4):
        angle = math.pi / 2 * turn
        c, s = math.cos(angle), math.sin(angle)
        leaf = ((0, -2), (4.6, -9), (0, -17), (-4.6, -9))
        brush.fill([(x * c - y * s, x * s + y * c) for x, y in leaf], RUNE)
        half = angle + math.pi / 4
        brush.dot((23.8 * math.cos(half), 23.8 * math.sin(half)), 2.1, RUNE)
    brush.dot((0, 0), 3, RUNE)


# --- small sights ---------------------------------------------------------------------------------------------


def toadstool(brush: Woodcut, x: float, y: float, size: float, cap: Colour) -> None:
    """A mushroom standing on (x, y)."""

    def at(points: tuple[Point, ...]) -> list[Point]:
        return [(x + a * size, y + b * size) for a, b in points]

    brush.shape(at(((-2.2, 0), (2.2, 0), (1.6, -8), (-1.6, -8))), BONE, 1.3)
    brush.shape(at(((-8.5, -7), (8.5, -7), (6.4, -13), (0, -16), (-6.4, -13))), cap, 1.5)
    for a, b in ((-3.4, -10), (2.4, -12), (4.4, -8.8)):
        brush.dot((x + a * size, y + b * size), 1.2 * size, BONE)


def _mushrooms(brush: Woodcut, rng: random.Random) -> None:
    toadstool(brush, -10, 4, 1.1, CAP)
    toadstool(brush, 8, -6, 0.8, CAP_PALE)
    toadstool(brush, 12, 16, 0.95, CAP)


def _bones(brush: Woodcut, rng: random.Random) -> None:
    for ink, width, knob in ((INK, 4.8, 3.5), (BONE, 2.4, 2.2)):
        for (ax, ay), (bx, by) in (((-17, 9), (4, -3)), ((-2, 17), (18, 11))):
            brush.line([(ax, ay), (bx, by)], ink, width)
            for x, y in ((ax, ay - 2), (ax - 1, ay + 2), (bx, by - 2), (bx + 1, by + 2)):
                brush.dot((x, y), knob, ink)


def _eggshell(brush: Woodcut, rng: random.Random) -> None:
    for x, y, size in ((-9, 4, 1.0), (12, 10, 0.7)):
        shell = ((-12, 0), (-8, 9), (0, 12), (8, 9), (12, 0), (8, -5), (4, 1), (0, -6), (-4, 1), (-8, -5))
        brush.shape([(x + a * size, y + b * size) for a, b in shell], (236, 214, 190), 1.6)
        brush.cut((x - 6 * size, y + 6 * size), (x + 3 * size, y + 9 * size), (196, 158, 132), 2)


def _moss(brush: Woodcut, rng: random.Random) -> None:
    for x, y in ((-20, 18), (-8, 24), (-24, 4), (16, -20), (24, -10)):
        for dx in (-3, 0, 3):
            brush.cut((x + dx, y), (x + dx * 1.6, y - (8 if dx == 0 else 6)), MOSS, 2.6)


def web(brush: Woodcut, corner: Side) -> None:
    """A cobweb in one corner of a square."""
    ink = (150, 140, 150)

    def at(far: float, degrees: float) -> Point:
        angle = math.radians(degrees)
        return corner[0] * (HALF - far * math.cos(angle)), corner[1] * (HALF - far * math.sin(angle))

    rays = (4, 31, 59, 86)
    for degrees in rays:
        brush.line([at(0, 0), at(40, degrees)], ink, 1.1)
    for far in (13, 23, 33):
        brush.line([at(far, degrees) for degrees in rays], ink, 1.0)


def _web(brush: Woodcut, rng: random.Random) -> None:
    web(brush, (-1, -1))


def _puddle(brush: Woodcut, rng: random.Random) -> None:
    brush.oval((1, 5), 22, 13, (132, 162, 172))
    brush.oval((1, 4), 20, 11.4, (176, 202, 204))
    brush.line([(-8, 1), (2, -1), (8, 1)], SHEET, 1.5)


def _ashes(brush: Woodcut, rng: random.Random) -> None:
    brush.oval((0, 8), 20, 9, (186, 160, 146))
    brush.oval((-1, 6), 14, 6, (150, 122, 116))
    for x, y in ((-6, 4), (4, 7), (9, 3)):
        brush.dot((x, y), 1.8, LAVA_WARM)


SIGHTS: Final[dict[str, Callable[[Woodcut, random.Random], None]]] = {
    "ashes": _ashes,
    "bones": _bones,
    "eggshell": _eggshell,
    "moss": _moss,
    "mushrooms": _mushrooms,
    "puddle": _puddle,
    "web": _web,
}
"""Small sights on floors by name. No rule looks at them."""
