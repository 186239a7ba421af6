"""Small landscapes in three flat inks under rays of the sun, and the figure stamped on them.

Made for pictures on cards and boxes. Must not know type, numbers or any game.
"""

from __future__ import annotations

import math
import random
from typing import Final, Literal

import pygame

from systems.presentation.album import kept
from systems.presentation.icons import icon
from systems.presentation.palette import INK, SHEET, WHITE, Colour, mix, shade
from systems.presentation.shapes import Point, Vec

Scenery = Literal["plain", "forest", "mountain", "river", "town", "fire"]

FIRELIGHT: Final = (250, 214, 120)
RIVER_WATER: Final = (70, 128, 156)
# Peaks and towers: middle, width and height as shares of the plate.
PEAKS: Final = ((0.16, 0.5, 0.5), (0.86, 0.56, 0.62), (0.52, 0.44, 0.4))
TOWERS: Final = ((0.1, 0.1, 0.3), (0.22, 0.08, 0.44), (0.78, 0.1, 0.36), (0.9, 0.08, 0.5), (0.68, 0.07, 0.24))


def stamp(
    surface: pygame.Surface, name: str, centre: Point, px: float, fill: Colour = SHEET, line: Colour = INK
) -> None:
    """Draws the figure of a plate: cream, with a cut outline that is thicker away from the light."""
    reach = max(1.6, px * 0.032)
    dark = icon(name, round(px), line)
    around = [(math.cos(i * math.pi / 8), math.sin(i * math.pi / 8)) for i in range(16)]
    for dx, dy in [*around, (1.2, 1.5)]:
        surface.blit(dark, dark.get_rect(center=(centre[0] + reach * dx, centre[1] + reach * dy)))
    light = icon(name, round(px), fill)
    surface.blit(light, light.get_rect(center=(round(centre[0]), round(centre[1]))))


@kept
def landscape(w: int, h: int, scene: Scenery, base: Colour, seed: int) -> pygame.Surface:
    """Returns a small landscape in far, middle and near ink of one hue under rays of the sun."""
    canvas = Vec(w, h, base)
    far, near = mix(base, SHEET, 0.36), shade(base, -0.36)
    _sky(canvas, w, h, base, scene)
    if scene in ("mountain", "fire"):
        _peaks(canvas, w, h, far)
    else:
        canvas.poly([*_ridge(w, h * 0.58, h * 0.09, seed), (w, h), (0, h)], far)
    if scene == "town":
        _towers(canvas, w, h, shade(base, -0.04))
    canvas.poly([*_ridge(w, h * 0.74, h * 0.06, seed + 5), (w, h), (0, h)], shade(base, -0.02))
    if scene == "forest":
        _trees(canvas, w, h, near, seed)
    if scene == "river":
        _water(canvas, w, h, base)
    else:
        _ground(canvas, w, h, near, seed)
    return canvas.done()


def _sky(canvas: Vec, w: float, h: float, base: Colour, scene: Scenery) -> None:
    canvas.rect((0, 0, w, h), mix(base, SHEET, 0.62))
    foot, reach = (w / 2, h * 0.78), w * 1.1
    for i in range(0, 20, 2):
        rays = [math.radians(180 + 9 * i), math.radians(189 + 9 * i)]
        ends = [(foot[0] + reach * math.cos(t), foot[1] + reach * math.sin(t)) for t in rays]
        canvas.poly([foot, *ends], mix(base, SHEET, 0.72))
    canvas.disc((w * 0.77, h * 0.26), h * 0.13, FIRELIGHT if scene == "fire" else mix(base, SHEET, 0.93))


def _ridge(w: float, y: float, height: float, seed: int, steps: int = 24) -> list[Point]:
    chance = random.Random(seed)
    a, b = chance.uniform(0, 6), chance.uniform(0, 6)
    waves = [0.6 * math.sin(a + i * 0.33) + 0.4 * math.sin(b + i * 0.71) for i in range(steps + 1)]
    return [(w * i / steps, y - height * wave) for i, wave in enumerate(waves)]


def _peaks(canvas: Vec, w: float, h: float, far: Colour) -> None:
    for x, wide, tall in PEAKS:
        top, right = (w * x, h * (0.8 - tall)), (w * (x + wide / 2), h * 0.8)
        canvas.poly([(w * (x - wide / 2), h * 0.8), top, right], far)
        canvas.poly([top, right, (w * (x + 0.04), h * 0.8)], shade(far, -0.12))


def _towers(canvas: Vec, w: float, h: float, ink: Colour) -> None:
    for x, wide, tall in TOWERS:
        left, right, eaves = w * (x - wide / 2), w * (x + wide / 2), h * (0.8 - tall)
        roof = (w * x, eaves - h * 0.13)
        canvas.poly([(left, h * 0.8), (left, eaves), roof, (right, eaves), (right, h * 0.8)], ink)


def _trees(canvas: Vec, w: float, h: float, ink: Colour, seed: int) -> None:
    chance = random.Random(seed)
    for i in range(15):
        x = w * (i + 0.5) / 15 + chance.uniform(-4, 4)
        tall = chance.uniform(0.2, 0.42) * h * (1 if abs(x / w - 0.5) > 0.2 else 0.5)
        canvas.poly([(x, h * 0.86 - tall), (x + tall * 0.24, h * 0.9), (x - tall * 0.24, h * 0.9)], ink)


def _water(canvas: Vec, w: float, h: float, base: Colour) -> None:
    u = w / 300
    canvas.rect((0, h * 0.8, w, h * 0.2), mix(RIVER_WATER, base, 0.15))
    for row, y in enumerate((0.84, 0.89, 0.94)):
        for i in range(7):
            x = (i + (0.5 if row == 1 else 0)) * w / 6.4
            wave = [(x, h * y), (x + 9 * u, h * y - 3 * u), (x + 18 * u, h * y)]
            canvas.path(wave, mix(RIVER_WATER, WHITE, 0.6), 1.6 * u)


def _ground(canvas: Vec, w: float, h: float, near: Colour, seed: int) -> None:
    u = w / 300
    canvas.poly([*_ridge(w, h * 0.88, h * 0.03, seed + 9), (w, h), (0, h)], near)
    for i in range(26):
        x = w * i / 26
        tip = (x + 5 * u, h * (0.93 + 0.03 * math.sin(i)))
        canvas.taper((x, h), tip, shade(near, -0.35), 2.6 * u, 0.4 * u)
