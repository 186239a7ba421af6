"""What grows and stands on a hexagon: grass, trees, hills, peaks, pools and houses, cut as in wood.

Every function draws around the place the brush stands at. This file must not know maps or games.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

from systems.presentation.art.woodcut import Point, Woodcut
from systems.presentation.palette import INK, RUBY, Colour, mix, shade

Keep = tuple[float, float, float]
"""A round place to leave free: x, y, radius."""

GRASS: Final[Colour] = (142, 152, 84)
FLOWERS: Final[tuple[Colour, ...]] = ((196, 84, 66), (250, 244, 226), (226, 168, 30))
FURROW: Final[Colour] = (196, 178, 98)
LEAVES: Final[tuple[Colour, ...]] = ((52, 108, 82), (66, 120, 84), (40, 92, 78))
SNOW: Final[Colour] = (250, 246, 236)
ROCK: Final[Colour] = (146, 138, 138)
HILL: Final[Colour] = (236, 196, 112)
HILL_CUT: Final[Colour] = (150, 104, 44)
POOL: Final[Colour] = (112, 146, 140)
REED: Final[Colour] = (70, 86, 50)
BULRUSH: Final[Colour] = (112, 70, 40)
SQUARE: Final[Colour] = (247, 236, 206)
PLASTER: Final[Colour] = (253, 247, 230)
PLASTER_SHADE: Final[Colour] = (226, 208, 168)
CLAY: Final[Colour] = (190, 92, 48)
SLATE: Final[Colour] = (62, 84, 128)


def spots(
    rng: random.Random, count: int, apart: float, radius: float = 27.0, keep: Sequence[Keep] = ()
) -> list[Point]:
    """Returns up to `count` places in the hexagon, `apart` from each other, off the kept ones, top first."""
    found: list[Point] = []
    for _ in range(400):
        x, y = rng.uniform(-32, 32), rng.uniform(-34, 34)
        if abs(x) > radius or abs(x) * 0.5 + abs(y) * 0.866 > radius + 1:
            continue
        if any((x - kx) ** 2 + (y - ky) ** 2 < free * free for kx, ky, free in keep):
            continue
        if all((x - a) ** 2 + (1.3 * (y - b)) ** 2 > apart * apart for a, b in found):
            found.append((x, y))
        if len(found) >= count:
            break
    return sorted(found, key=lambda place: place[1])


# --- single things ------------------------------------------------------------------------------------------


def tuft(brush: Woodcut, x: float, y: float) -> None:
    """Three blades of grass."""
    for dx in (-2.4, 0.0, 2.4):
        brush.cut((x + dx * 0.6, y), (x + dx * 1.5, y - (6.4 if dx == 0 else 4.6)), GRASS, 1.9)


def tree(brush: Woodcut, x: float, y: float, size: float, rng: random.Random) -> None:
    """A fir, or sometimes a round tree, standing on (x, y)."""
    green = rng.choice(LEAVES)
    if rng.random() < 0.62:
        fir(brush, x, y, size, green)
    else:
        round_tree(brush, x, y, size, green)


def fir(brush: Woodcut, x: float, y: float, size: float, green: Colour) -> None:
    """A fir with its lit left side."""
    outline = ((0, -17), (4.2, -10), (2.6, -10), (6, -3), (-6, -3), (-2.6, -10), (-4.2, -10))
    lit = ((-0.6, -14.5), (-0.4, -4), (-4.6, -4), (-1.8, -9.3), (-3, -10.4))
    brush.line([(x, y), (x, y - 3 * size)], INK, 2.2)
    brush.shape([(x + dx * size, y + dy * size) for dx, dy in outline], green, 1.4)
    brush.fill([(x + dx * size, y + dy * size) for dx, dy in lit], shade(green, 0.26))


def round_tree(brush: Woodcut, x: float, y: float, size: float, green: Colour) -> None:
    """A tree with a round crown."""
    brush.line([(x, y), (x, y - 5 * size)], INK, 2.4)
    brush.dot((x, y - 9.5 * size), 6.3 * size, INK)
    brush.dot((x, y - 9.5 * size), 5.5 * size, green)
    brush.dot((x - 1.6 * size, y - 11 * size), 3 * size, shade(green, 0.26))


def peak(brush: Woodcut, x: float, y: float, width: float, height: float, rng: random.Random) -> None:
    """A mountain: snow left, rock right, hatched along the ridge."""
    top = (x + rng.uniform(-0.05, 0.05) * width, y - height)
    left, right = (x - width / 2, y), (x + width / 2, y)
    shoulder, flank = (x - width * 0.29, y - height * 0.44), (x + width * 0.26, y - height * 0.52)
    ridge = [
        (top[0] + width * 0.03, y - height * 0.72),
        (top[0] - width * 0.05, y - height * 0.5),
        (top[0] + width * 0.07, y - height * 0.26),
        (x + width * 0.06, y),
    ]
    brush.fill([left, shoulder, top, *ridge], SNOW)
    brush.fill([top, flank, right, *reversed(ridge)], ROCK)
    snow = [(shoulder[0] + width * 0.02, shoulder[1] + height * 0.16), (x - width * 0.14, y - height * 0.34)]
    brush.fill([top, *snow, ridge[1]], SNOW)
    _hatch_peak(brush, top, y, width, height)
    brush.line([left, shoulder, top, flank, right], INK, 2.2)
    brush.line([top, *ridge[:3]], INK, 1.1)


def _hatch_peak(brush: Woodcut, top: Point, y: float, width: float, height: float) -> None:
    for i in range(5):
        down = 0.16 + 0.15 * i
        start = (top[0] + width * 0.05 + down * width * 0.34, y - height * (1 - down) + height * 0.05)
        brush.cut(start, (start[0] - width * 0.10, start[1] + height * 0.24), INK, 2.2)
    for i in range(2):
        down = 0.55 + 0.2 * i
        start = (top[0] - down * width * 0.38, y - height * (1 - down) + height * 0.10)
        brush.cut(start, (start[0] + width * 0.05, start[1] + height * 0.16), (120, 112, 108), 1.8)


def mound(brush: Woodcut, x: float, y: float, width: float, height: float) -> None:
    """A round hill, lit on the left and hatched on the right."""
    arc = [
        (x - width / 2 * math.cos(math.pi * i / 14), y - height * math.sin(math.pi * i / 14) ** 0.85)
        for i in range(15)
    ]
    brush.fill(arc, HILL)
    brush.fill(
        [(px * 0.5 + (x - width * 0.16) * 0.5, y - (y - py) * 0.9) for px, py in arc], shade(HILL, 0.3)
    )
    brush.line(arc, INK, 1.7)
    for i in range(5):
        angle = math.pi * (1 - (0.5 + 0.1 * i))
        start = (x + width / 2 * math.cos(angle) * 0.93, y - height * math.sin(angle) * 0.86)
        end = (x + width / 2 * math.cos(angle) * 0.8 - 1, y - height * math.sin(angle) * 0.36)
        brush.cut(start, end, HILL_CUT, 1.8)


def house(brush: Woodcut, x: float, y: float, width: float, roof: Colour, tall: float = 1.0) -> None:
    """A house with a hipped roof, or a tower with a pointed one when `tall` is more than 1."""
    half, height = width / 2, width * 0.62 * tall
    eaves = y - height
    brush.shape([(x - half, y), (x + half, y), (x + half, eaves), (x - half, eaves)], PLASTER, 1.5)
    shaded = [
        (x + width * 0.14, y - 1),
        (x + half - 0.8, y - 1),
        (x + half - 0.8, eaves),
        (x + width * 0.14, eaves),
    ]
    brush.fill(shaded, PLASTER_SHADE)
    door = y - height * 0.55
    brush.fill(
        [(x - width * 0.2, y), (x - width * 0.02, y), (x - width * 0.02, door), (x - width * 0.2, door)], INK
    )
    ridge = [(x + width * 0.1, eaves - width * 0.62), (x - width * 0.1, eaves - width * 0.62)]
    top = ridge if tall == 1.0 else [(x, eaves - width)]
    brush.shape([(x - width * 0.64, eaves), (x + width * 0.64, eaves), *top], roof, 1.5)
    gable = [(x + width * 0.08, eaves - 1), (x + width * 0.55, eaves - 1), (x + width * 0.08, eaves - half)]
    brush.fill(gable, mix(roof, INK, 0.28))


def pool(brush: Woodcut, x: float, y: float, rng: random.Random) -> None:
    """A bog hole with three bulrushes."""
    brush.oval((x, y), 13, 6.6, INK)
    brush.oval((x, y), 11.8, 5.4, POOL)
    brush.line([(x - 6, y - 1), (x + 1, y - 1)], (206, 222, 208), 1.4)
    for i in range(3):
        reed = x + (-9 + 8 * i) * 0.9 + rng.uniform(-2, 2)
        brush.line([(reed, y + 2), (reed + rng.uniform(-1, 1), y - 10)], REED, 1.5)
        brush.line([(reed, y - 9), (reed, y - 13.5)], BULRUSH, 3.2)


# --- a whole hexagon ----------------------------------------------------------------------------------------


def _meadow(brush: Woodcut, rng: random.Random, near: Sequence[Keep], covered: bool) -> None:
    """Sparse grass beside roads, rivers and houses."""
    for x, y in spots(rng, 3, 13, 28, [*near, (0, 0, 15)] if covered else near):
        tuft(brush, x, y)


def _plains(brush: Woodcut, rng: random.Random, near: Sequence[Keep], covered: bool) -> None:
    keep = [*near, (0, 0, 15)] if covered else near
    for x, y in spots(rng, 7, 13, 28, keep):
        tuft(brush, x, y)
    if rng.random() < 0.4 and not covered:
        for x, y in spots(rng, 4, 9, 22, keep):
            brush.line([(x, y), (x, y - 4)], GRASS, 1.2)
            brush.dot((x, y - 5), 2.1, rng.choice(FLOWERS))
    elif rng.random() < 0.45 and not covered:
        x, y = rng.uniform(-8, 8), rng.uniform(-2, 10)
        for i in range(5):
            brush.line([(x - 17 + i * 2, y - 10 + i * 5), (x + 5 + i * 2, y - 15 + i * 5)], FURROW, 2.2)


def _forest(brush: Woodcut, rng: random.Random, near: Sequence[Keep], covered: bool) -> None:
    for x, y in spots(rng, 12, 11.5, 28, [*near, (0, -7, 15)] if covered else near):
        tree(brush, x, y + 8, rng.uniform(0.9, 1.12), rng)


def _mountain(brush: Woodcut, rng: random.Random, near: Sequence[Keep], covered: bool) -> None:
    three = ((11, -2, 34, 32), (-13, 12, 38, 40), (16, 20, 30, 24))
    for x, y, width, height in ((-17, 4, 28, 30), (19, 6, 26, 28)) if covered else three:
        peak(brush, x, y, width, height, rng)


def _hills(brush: Woodcut, rng: random.Random, near: Sequence[Keep], covered: bool) -> None:
    for x, y, width, height in (
        (-13, -8, 30, 14),
        (14, -4, 30, 15),
        (-2, 8, 34, 16),
        (-17, 21, 26, 12),
        (16, 22, 30, 13),
    ):
        if not (covered and (x, y) == (-2, 8)):
            mound(brush, x + rng.uniform(-2, 2), y + rng.uniform(-2, 2), width, height)


def _swamp(brush: Woodcut, rng: random.Random, near: Sequence[Keep], covered: bool) -> None:
    for x, y in ((-12, -14), (13, -4), (-10, 11), (11, 22)):
        if not (covered and abs(x) + abs(y) < 18):
            pool(brush, x + rng.uniform(-3, 3), y + rng.uniform(-2, 2), rng)


def _town(brush: Woodcut, rng: random.Random, near: Sequence[Keep], covered: bool) -> None:
    _meadow(brush, rng, near, False)
    brush.oval((0, 10), 29, 19, INK)
    brush.oval((0, 10), 27, 17.2, SQUARE)
    house(brush, 0, -2, 12, SLATE, 2.2)
    for x, y, width, roof in (
        (-16, 4, 15, RUBY),
        (16, 5, 15, CLAY),
        (-7, 15, 16, CLAY),
        (9, 17, 17, RUBY),
        (-20, 18, 12, RUBY),
        (23, 18, 11, RUBY),
    ):
        house(brush, x, y, width, roof)


_MARKS: Final[dict[str, Callable[[Woodcut, random.Random, Sequence[Keep], bool], None]]] = {
    "plains": _plains,
    "road": _meadow,
    "river": _meadow,
    "swamp": _swamp,
    "forest": _forest,
    "hills": _hills,
    "mountain": _mountain,
    "town": _town,
}


def draw_marks(
    brush: Woodcut, kind: str, rng: random.Random, near: Sequence[Keep] = (), covered: bool = False
) -> None:
    """Draws what stands on a terrain, off the places `near`; `covered` leaves the middle to a counter."""
    _MARKS[kind](brush, rng, near, covered)
