"""What stands in a dungeon where no square is: rock with its masonry, pillars, statues and pits, and what hangs on walls.

Every function draws one cell around the place the brush stands at, 74 units wide. This file must not know maps or rules.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from systems.presentation.art.dungeon_ground import HALF, SQUARE
from systems.presentation.art.dungeon_skins import Skin
from systems.presentation.art.woodcut import UNIT_HEX, Point, Woodcut
from systems.presentation.palette import AMETHYST, GOLD, INK, Colour, mix, shade

FACE_TOP: Final = 3.0
"""Where on a wall that looks at the reader its masonry begins, below the middle of the cell."""

COURSES: Final = 3
FLAME: Final[Colour] = (244, 170, 52)
FLAME_DARK: Final[Colour] = (214, 84, 34)
WOOD: Final[Colour] = (130, 88, 52)


def rock(brush: Woodcut, skin: Skin, rng: random.Random) -> None:
    """The top of the stone that the dungeon is cut out of."""
    brush.fill(SQUARE, skin.wall)
    for _ in range(7):
        x, y = rng.uniform(-34, 27), rng.uniform(-30, 34)
        brush.cut((x, y), (x + 8, y - 7), skin.wall_cut, 2.6)


def masonry(brush: Woodcut, skin: Skin, name: str, rng: random.Random) -> None:
    """The side of a wall that looks at the reader, over a floor below it."""
    brush.fill([(-HALF, FACE_TOP), (HALF, FACE_TOP), (HALF, HALF), (-HALF, HALF)], skin.face)
    (_boulders if name == "lava_cave" else _bricks)(brush, skin, rng)
    if name == "mushroom_cellar":
        for x in (-28, -9, 17, 30):
            high = rng.uniform(5, 11)
            brush.fill(
                [(x - 5, FACE_TOP), (x + 5, FACE_TOP), (x + rng.uniform(-2, 2), FACE_TOP + high)],
                (112, 132, 92),
            )
    foot = [(-HALF, HALF - 5.5), (HALF, HALF - 5.5), (HALF, HALF), (-HALF, HALF)]
    brush.fill(foot, mix(skin.face, INK, 0.34))
    brush.line([(-HALF, FACE_TOP), (HALF, FACE_TOP)], INK, 2.2)


def _bricks(brush: Woodcut, skin: Skin, rng: random.Random) -> None:
    high, wide = (HALF - FACE_TOP) / COURSES, UNIT_HEX / 3
    for course in range(COURSES):
        top = FACE_TOP + course * high
        for i in range(4):
            left = -HALF + (i - (0.5 if course % 2 else 0)) * wide
            start, end = max(left, -HALF), min(left + wide, HALF)
            if end - start < 1:
                continue
            if rng.random() < 0.4:
                ink = mix(skin.face, INK, 0.1) if rng.random() < 0.6 else shade(skin.face, 0.22)
                brush.fill([(start, top), (end, top), (end, top + high), (start, top + high)], ink)
            if -HALF < left < HALF:
                brush.line([(left, top), (left, top + high)], INK, 1.3)
        brush.line([(-HALF, top), (HALF, top)], INK, 1.3)


def _boulders(brush: Woodcut, skin: Skin, rng: random.Random) -> None:
    """Two rows of rough stones in place of bricks."""
    high = (HALF - FACE_TOP) / 2
    for row in range(2):
        top, x = FACE_TOP + row * high, -HALF
        while x < HALF - 1:
            end = min(HALF, x + rng.uniform(17, 27))
            if HALF - end < 9:
                end = HALF
            ink = rng.choice((skin.face, mix(skin.face, INK, 0.1), shade(skin.face, 0.16)))
            brush.fill([(x, top), (end, top), (end, top + high), (x, top + high)], ink)
            lean = 0 if end == HALF else rng.uniform(-3, 3)
            brush.line([(end - lean, top), (end, top + high)], INK, 1.4)
            brush.cut((x + 4, top + high - 4), (x + 10, top + 4), mix(skin.face, INK, 0.34), 1.8)
            x = end
        brush.line([(-HALF, top), (HALF, top)], INK, 1.4)


# --- obstacles ------------------------------------------------------------------------------------------------


def pillar(brush: Woodcut, skin: Skin, rng: random.Random) -> None:
    """A round column on a plinth."""
    _plinth(brush, skin)
    for x, y, radius, ink in (
        (3.5, 4.5, 24.5, mix(skin.face, INK, 0.5)),
        (0, 0, 25, INK),
        (0, 0, 22.8, skin.face),
        (-1.5, -2, 19, shade(skin.face, 0.3)),
        (0, 0, 15.2, INK),
        (0, 0, 13.4, shade(skin.face, 0.5)),
    ):
        brush.dot((x, y), radius, ink)
    for i in range(5):
        angle = math.radians(-20 + 28 * i)
        start = (19 * math.cos(angle), 19 * math.sin(angle))
        brush.cut(start, (22 * math.cos(angle), 22 * math.sin(angle)), INK, 2.2)
    brush.cut((4, 8), (9, -4), mix(skin.face, INK, 0.3), 2.4)


def statue(brush: Woodcut, skin: Skin, rng: random.Random) -> None:
    """A stone knight leaning on a sword."""
    _plinth(brush, skin)
    stone, dark = shade(skin.face, 0.34), mix(skin.face, INK, 0.22)
    brush.shape([(-19, 29), (19, 29), (15, 20), (-15, 20)], dark, 1.8)
    brush.shape([(-12, 21), (12, 21), (14, -4), (8, -12), (-8, -12), (-14, -4)], stone, 2)
    brush.fill([(4, 20), (11, 20), (13, -3), (8, -10), (4, -8)], dark)
    brush.shape([(-8, -12), (8, -12), (8, -25), (0, -31), (-8, -25)], stone, 2)
    brush.fill([(-5.4, -19), (5.4, -19), (5.4, -22), (-5.4, -22)], INK)
    brush.line([(0, -18), (0, -14)], INK, 2)
    brush.line([(0, -6), (0, 19)], INK, 5)
    brush.line([(0, -6), (0, 18)], shade(stone, 0.5), 2.2)
    brush.line([(-8, -1), (8, -1)], INK, 4.4)
    brush.line([(-7, -1), (7, -1)], shade(stone, 0.4), 1.8)


def pit(brush: Woodcut, skin: Skin, rng: random.Random) -> None:
    """A hole without a bottom; its rim is drawn where it ends."""
    brush.fill(SQUARE, mix(skin.wall, INK, 0.55))
    for _ in range(4):
        x, y = rng.uniform(-26, 22), rng.uniform(-8, 30)
        brush.cut((x, y), (x + 4, y - 10), skin.wall, 2.4)


def pit_rim(brush: Woodcut, skin: Skin) -> None:
    """The broken inner side of a pit under the floor above it."""
    teeth = [(-HALF, -HALF), (HALF, -HALF)]
    for i, depth in enumerate((13, 19, 11, 16, 12)):
        x = HALF - (i + 0.5) * UNIT_HEX / 5
        teeth += [(x + 6, -HALF + depth), (x - 6, -HALF + depth - 2)]
    brush.shape(teeth, skin.face, 1.6)
    for x in (-22, -6, 11, 26):
        brush.line([(x, -HALF), (x + 1, -HALF + 11)], INK, 1.2)


def _plinth(brush: Woodcut, skin: Skin) -> None:
    ink = mix(skin.floors[0], skin.wall, 0.34)
    brush.fill(SQUARE, ink)
    inner = [(x * 0.86, y * 0.86) for x, y in SQUARE]
    brush.fill(inner, shade(ink, 0.16))
    brush.line([*inner, inner[0]], mix(ink, INK, 0.4), 1.2)


OBSTACLES: Final[dict[str, Callable[[Woodcut, Skin, random.Random], None]]] = {
    "rock": rock,
    "pillar": pillar,
    "statue": statue,
    "pit": pit,
}
"""What a wall cell may look like."""


# --- on the masonry -------------------------------------------------------------------------------------------


def _torch(brush: Woodcut) -> None:
    brush.line([(0, 32), (0, 19)], INK, 6)
    brush.line([(0, 31.5), (0, 19)], WOOD, 3)
    _flame(brush, 1.0, INK)
    _flame(brush, 0.82, FLAME_DARK)
    _flame(brush, 0.5, FLAME)


def _flame(brush: Woodcut, size: float, ink: Colour) -> None:
    flame: tuple[Point, ...] = (
        (-9, -3),
        (-7, 5),
        (0, 8),
        (7, 5),
        (9, -3),
        (5, -9),
        (4, -3),
        (1, -17),
        (-4, -6),
        (-6, -9),
    )
    brush.fill([(x * size, 14 + y * size) for x, y in flame], ink)


def _banner(brush: Woodcut) -> None:
    brush.line([(-15, 4), (15, 4)], INK, 4.6)
    brush.shape([(-12, 5), (12, 5), (12, 34), (0, 28), (-12, 34)], AMETHYST, 1.8)
    brush.fill([(-12, 8), (12, 8), (12, 11), (-12, 11)], GOLD)
    brush.fill([(0, 14), (5, 19.5), (0, 25), (-5, 19.5)], GOLD)


HANGINGS: Final[dict[str, Callable[[Woodcut], None]]] = {"torch": _torch, "banner": _banner}
"""What hangs on walls that look at the reader, by name."""
