"""The ground of a fight as a wide woodcut: a low sun with its rays, peaks, pines, a meadow, and what the place is known for.

Flat inks in several hues, drawn once for each size. Must not know who fights there, nor any game.
"""

from __future__ import annotations

import math
import random
from typing import Final, Literal

import pygame

from systems.presentation.album import kept
from systems.presentation.palette import INK, Colour, mix, shade
from systems.presentation.shapes import Point, Vec

Ground = Literal["plain", "forest", "mountain", "river", "town", "fire"]

SKY: Final[Colour] = (250, 226, 176)
RAY: Final[Colour] = (252, 234, 196)
GLOW: Final[Colour] = (253, 246, 224)
SUN: Final[Colour] = (244, 190, 96)
PEAK: Final[Colour] = (214, 176, 132)
PEAK_SHADE: Final[Colour] = (186, 142, 108)
SNOW: Final[Colour] = (253, 246, 228)
HILL: Final[Colour] = (168, 150, 96)
MEADOW: Final[Colour] = (122, 128, 70)
GRASS: Final[Colour] = (84, 90, 48)
PINES: Final[tuple[Colour, Colour]] = ((58, 96, 80), (78, 116, 86))
WATER: Final[Colour] = (112, 168, 188)
FOAM: Final[Colour] = (238, 246, 240)
WALL: Final[Colour] = (216, 196, 156)
ROOF: Final[Colour] = (170, 84, 62)

# Middle, width and height of the peaks, as shares of the picture.
PEAKS: Final = (
    (0.06, 0.20, 0.34), (0.20, 0.22, 0.46), (0.36, 0.14, 0.28),
    (0.66, 0.16, 0.30), (0.80, 0.24, 0.50), (0.95, 0.20, 0.36),
)  # fmt: skip
HIGH_PEAKS: Final = (*PEAKS, (0.28, 0.24, 0.56), (0.72, 0.26, 0.58), (0.50, 0.16, 0.24))
HOUSES: Final = (
    (0.30, 0.05, 0.16), (0.355, 0.035, 0.26), (0.40, 0.05, 0.14), (0.60, 0.05, 0.15), (0.645, 0.035, 0.24),
    (0.70, 0.06, 0.17), (0.44, 0.04, 0.12), (0.56, 0.04, 0.12),
)  # fmt: skip
PINE_COUNT: Final[dict[Ground, int]] = {
    "forest": 104,
    "plain": 40,
    "mountain": 44,
    "river": 64,
    "town": 36,
    "fire": 30,
}


@kept
def battleground(w: int, h: int, ground: Ground) -> pygame.Surface:
    """Returns the picture, drawn at half its size: nothing in it is fine, and a whole one would take long."""
    half_w, half_h = max(2, w // 2), max(2, h // 2)
    canvas = Vec(half_w, half_h, INK)
    _draw(canvas, half_w, half_h, ground)
    return pygame.transform.smoothscale(canvas.done(), (w, h)).convert()


def _draw(canvas: Vec, w: int, h: int, ground: Ground) -> None:
    chance = random.Random(3)
    _sky(canvas, w, h)
    _peaks(canvas, w, h, HIGH_PEAKS if ground in ("mountain", "fire") else PEAKS)
    canvas.poly([*_ridge(w, h * 0.70, h * 0.035, 4), (w, h), (0, h)], HILL)
    if ground == "town":
        _houses(canvas, w, h)
    _pines(canvas, w, h, PINE_COUNT[ground], chance, open_middle=ground != "forest")
    canvas.poly([*_ridge(w, h * 0.80, h * 0.02, 9), (w, h), (0, h)], MEADOW)
    if ground == "river":
        _river(canvas, w, h)
    elif ground in ("town", "plain"):
        _road(canvas, w, h)
    _grass(canvas, w, h, chance, bare_middle=ground in ("river", "town", "plain"))


def _sky(canvas: Vec, w: float, h: float) -> None:
    canvas.rect((0, 0, w, h), SKY)
    foot, reach = (w / 2, h * 0.72), w * 0.8
    for i in range(0, 32, 2):
        rays = [math.pi + math.pi * i / 32, math.pi + math.pi * (i + 1) / 32]
        canvas.poly(
            [foot, *((foot[0] + reach * math.cos(t), foot[1] + reach * math.sin(t)) for t in rays)], RAY
        )
    canvas.disc((w / 2, h * 0.60), h * 0.226, GLOW).disc((w / 2, h * 0.60), h * 0.2, SUN)


def _ridge(w: float, y: float, height: float, seed: int, steps: int = 60) -> list[Point]:
    chance = random.Random(seed)
    a, b = chance.uniform(0, 6), chance.uniform(0, 6)
    waves = [0.6 * math.sin(a + i * 0.13) + 0.4 * math.sin(b + i * 0.28) for i in range(steps + 1)]
    return [(w * i / steps, y - height * wave) for i, wave in enumerate(waves)]


def _peaks(canvas: Vec, w: float, h: float, peaks: tuple[tuple[float, float, float], ...]) -> None:
    for x, wide, tall in peaks:
        middle, top, foot = w * x, h * (0.70 - tall), h * 0.72
        reach = w * wide
        canvas.poly([(middle - reach / 2, foot), (middle, top), (middle + reach / 2, foot)], PEAK)
        edge = [(middle + w * 0.012, foot), (middle - w * 0.008, top + (foot - top) * 0.5),
                (middle + w * 0.012, top + (foot - top) * 0.3)]  # fmt: skip
        canvas.poly([(middle, top), (middle + reach / 2, foot), *edge], PEAK_SHADE)
        snow = [(0.12, 0.24), (0.03, 0.17), (-0.03, 0.26), (-0.11, 0.22)]
        canvas.poly([(middle, top), *((middle + reach * dx, top + tall * h * dy) for dx, dy in snow)], SNOW)


def _pines(canvas: Vec, w: float, h: float, count: int, chance: random.Random, open_middle: bool) -> None:
    u = h / 520
    for i in range(count):
        x = w * (i + 0.5) / count + chance.uniform(-9, 9) * u
        off = abs(x / w - 0.5) * 2
        tall = (chance.uniform(30, 58) + 74 * off * off) * u
        if open_middle and off < 0.16:
            continue
        y, ink = h * (0.80 + 0.02 * math.sin(i)), PINES[0] if i % 3 else PINES[1]
        right = [(0.0, 1.0), (0.26, 0.3), (0.14, 0.3), (0.3, 0.0)]
        whole = right + [(-dx, dy) for dx, dy in reversed(right[1:])]
        canvas.poly([(x + dx * tall, y - dy * tall) for dx, dy in whole], ink)
        canvas.poly([(x + dx * tall, y - dy * tall) for dx, dy in [*right, (0.0, 0.0)]], mix(ink, INK, 0.22))


def _houses(canvas: Vec, w: float, h: float) -> None:
    for x, wide, tall in HOUSES:
        left, right, foot, eaves = w * (x - wide / 2), w * (x + wide / 2), h * 0.81, h * (0.81 - tall)
        canvas.poly([(left, foot), (left, eaves), (right, eaves), (right, foot)], WALL)
        canvas.poly(
            [((left + right) / 2, foot), ((left + right) / 2, eaves), (right, eaves), (right, foot)],
            shade(WALL, -0.16),
        )
        peak = eaves - wide * w * (1.3 if tall > 0.2 else 0.7)
        canvas.poly([(left - w * 0.004, eaves), ((left + right) / 2, peak), (right + w * 0.004, eaves)], ROOF)
        canvas.poly(
            [((left + right) / 2, eaves), ((left + right) / 2, peak), (right + w * 0.004, eaves)],
            shade(ROOF, -0.2),
        )
        canvas.rect((w * x - w * 0.005, eaves + h * 0.03, w * 0.007, h * 0.03), shade(WALL, -0.5))


def _river(canvas: Vec, w: float, h: float) -> None:
    bank = [(0.36, 1.0), (0.43, 0.9), (0.45, 0.84), (0.475, 0.795)]
    outline = bank + [(1 - x, y) for x, y in reversed(bank)]
    canvas.poly([(w * x, h * y) for x, y in outline], INK)
    inner = [(0.5 + (x - 0.5) * 0.985, y + (0.003 if y < 0.8 else 0)) for x, y in outline]
    canvas.poly([(w * x, h * y) for x, y in inner], WATER)
    u = h / 520
    for i in range(16):
        y = h * (0.81 + 0.012 * i)
        x = w * (0.5 + 0.05 * math.sin(i * 2.3) * (1 + i * 0.16))
        canvas.path([(x - (14 + i) * u, y), (x, y - 3 * u), (x + (14 + i) * u, y)], FOAM, 2 * u)


def _road(canvas: Vec, w: float, h: float) -> None:
    bank = [(0.40, 1.0), (0.455, 0.9), (0.475, 0.84), (0.49, 0.795)]
    outline = bank + [(1 - x, y) for x, y in reversed(bank)]
    canvas.poly([(w * x, h * y) for x, y in outline], mix(HILL, SKY, 0.45))
    for side in (-1, 1):
        points = [(w * (0.5 + side * (0.5 - x)), h * y) for x, y in bank]
        canvas.path(points, mix(HILL, INK, 0.35), 1.6)


def _grass(canvas: Vec, w: float, h: float, chance: random.Random, bare_middle: bool) -> None:
    u = h / 520
    for _ in range(130):
        x, y = chance.uniform(0, w), h * chance.uniform(0.86, 1)
        if bare_middle and abs(x / w - 0.5) < 0.15:
            continue
        canvas.taper((x, y), (x + 4 * u, y - 13 * u), GRASS, 3 * u, 0.5)
