"""Small sights between the paths of a map: pictures only, no rule looks at them.

Every function draws around the place the brush stands at. This file must not know maps or games.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from systems.presentation.art.terrain_marks import LEAVES, PLASTER, PLASTER_SHADE, SLATE, tuft
from systems.presentation.art.woodcut import Woodcut
from systems.presentation.palette import INK, RUBY, SHEET, Colour, shade

STONE: Final[Colour] = (206, 200, 190)
STONE_SHADE: Final[Colour] = (150, 142, 138)
STRAW: Final[Colour] = (232, 190, 96)
STRAW_CUT: Final[Colour] = (158, 112, 40)
WOOD: Final[Colour] = (150, 104, 62)


def _windmill(brush: Woodcut) -> None:
    brush.shape([(-9, 20), (9, 20), (6, -6), (-6, -6)], PLASTER, 1.7)
    brush.fill([(2, 19), (8, 19), (5.2, -5), (2, -5)], PLASTER_SHADE)
    brush.fill([(-3, 20), (2, 20), (2, 13), (-3, 13)], INK)
    brush.shape([(-8, -5), (8, -5), (0, -16)], RUBY, 1.6)
    for turn in (22, 112, 202, 292):
        a, b = math.radians(turn), math.radians(turn + 16)
        tip, side = (23 * math.cos(a), 23 * math.sin(a) - 6), (23 * math.cos(b), 23 * math.sin(b) - 6)
        root = (7 * math.cos(b), 7 * math.sin(b) - 6)
        brush.shape([(7 * math.cos(a), 7 * math.sin(a) - 6), tip, side, root], SHEET, 1.2)
        brush.line([(0, -6), tip], INK, 1.9)
    brush.dot((0, -6), 2.6, INK)


def _stones(brush: Woodcut) -> None:
    for x, y, width, height in (
        (-3, -4, 7, 15),
        (11, -1, 7, 17),
        (-17, 4, 8, 18),
        (19, 12, 8, 17),
        (-8, 17, 8, 20),
    ):
        outline = [
            (x - width / 2, y),
            (x - width * 0.42, y - height),
            (x + width * 0.2, y - height - 2.5),
            (x + width / 2, y),
        ]
        brush.shape(outline, STONE, 1.6)
        brush.fill(
            [(x + width * 0.1, y - 1), (x + width * 0.14, y - height), (x + width * 0.36, y - 1)], STONE_SHADE
        )
    tuft(brush, 5, 16)
    tuft(brush, -20, 16)


def _ruin(brush: Woodcut) -> None:
    tower = [(-14, 18), (-14, -14), (-9, -10), (-6, -17), (-2, -9), (2, -12), (3, 18)]
    brush.shape(tower, STONE, 1.7)
    brush.fill([(-3, 17), (-3, -8), (1.4, -10), (2.2, 17)], STONE_SHADE)
    brush.fill([(-10, -1), (-6, -1), (-6, -8), (-8, -10), (-10, -8)], INK)
    brush.shape([(3, 18), (3, 4), (8, 7), (12, 3), (15, 9), (22, 8), (22, 18)], STONE, 1.7)
    brush.fill([(10, 18), (16, 18), (16, 13), (13, 11), (10, 13)], INK)
    for x, y in ((-12, 10), (-11, 4), (5, 12), (18, 13)):
        brush.line([(x, y), (x + 4, y)], STONE_SHADE, 1.2)
    tuft(brush, -20, 20)
    tuft(brush, 10, 25)


def _oak(brush: Woodcut) -> None:
    brush.shape([(-4, 22), (-2, 8), (-7, 1), (7, 1), (2.5, 8), (5, 22)], WOOD, 1.6)
    crown = ((-10, -3, 9), (10, -3, 9), (-6, -12, 9), (7, -12, 8.5), (0, -4, 10))
    for x, y, radius in crown:
        brush.dot((x, y), radius + 1.5, INK)
    for x, y, radius in crown:
        brush.dot((x, y), radius, LEAVES[1])
    for x, y, radius in ((-10, -6, 4.5), (-5, -14, 4.5), (5, -14, 3)):
        brush.dot((x, y), radius, shade(LEAVES[1], 0.26))
    tuft(brush, -12, 23)
    tuft(brush, 14, 22)


def _haycocks(brush: Woodcut) -> None:
    for x, y, size in ((10, -2, 0.8), (-11, 5, 1.0), (9, 19, 1.05)):
        outline = ((-9, 0), (-8, -8), (-4, -14), (0, -17), (4, -14), (8, -8), (9, 0))
        brush.shape([(x + dx * size, y + dy * size) for dx, dy in outline], STRAW, 1.6)
        for dx in (1.5, 4.0, 6.2):
            brush.cut(
                (x + dx * size, y - (15 - dx * 1.2) * size), (x + dx * 1.25 * size, y - 1), STRAW_CUT, 1.7
            )


def _cairn(brush: Woodcut) -> None:
    for x, y, rx, ry in ((-8, 16, 7, 5), (7, 17, 8, 5), (0, 9, 8, 5.4), (-2, 1, 6.4, 4.6), (1, -6, 4.6, 3.8)):
        brush.oval((x, y), rx + 1.4, ry + 1.4, INK)
        brush.oval((x, y), rx, ry, STONE)
        brush.line([(x + 1, y + ry * 0.55), (x + rx * 0.66, y + ry * 0.1)], STONE_SHADE, 1.5)
    brush.line([(1, -9), (1, -24)], INK, 1.8)
    brush.shape([(1, -24), (12, -20.5), (1, -17)], RUBY, 1.2)
    tuft(brush, -17, 20)


def _sheep(brush: Woodcut) -> None:
    for x, y, face in ((-12, -8, 1), (12, -2, -1), (-5, 12, -1), (15, 18, 1)):
        for leg in (-3, 3):
            brush.line([(x + leg, y + 2), (x + leg, y + 8)], INK, 1.7)
        brush.oval((x, y), 8.2, 5.9, INK)
        brush.oval((x, y), 6.8, 4.5, SHEET)
        brush.oval((x + face * 8, y - 2), 3.3, 2.8, INK)


def _shrine(brush: Woodcut) -> None:
    brush.shape([(-16, 20), (16, 20), (16, 16), (-16, 16)], STONE, 1.5)
    brush.shape([(-13, 16), (13, 16), (13, 13), (-13, 13)], STONE, 1.5)
    for x in (-9.5, 0, 9.5):
        brush.shape([(x - 2.2, 13), (x + 2.2, 13), (x + 2.2, -4), (x - 2.2, -4)], PLASTER, 1.4)
    brush.shape([(-15, -4), (15, -4), (0, -16)], SLATE, 1.7)
    brush.fill([(2, -5), (12, -5), (1, -13)], shade(SLATE, -0.3))


DECORATIONS: Final[dict[str, Callable[[Woodcut], None]]] = {
    "windmill": _windmill,
    "stones": _stones,
    "ruin": _ruin,
    "oak": _oak,
    "haycocks": _haycocks,
    "cairn": _cairn,
    "sheep": _sheep,
    "shrine": _shrine,
}
"""The pictures a map's decoration layer may name, in the order of their tileset."""
