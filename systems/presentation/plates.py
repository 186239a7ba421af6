"""The picture on a card: a landscape in three flat inks, cut to the shape of its kind, with a figure on it.

Must not know type, numbers or any game.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final, Literal

import pygame

from systems.presentation.figures import FigureLook, fit_figure
from systems.presentation.icons import icon
from systems.presentation.palette import INK, SHEET, WHITE, Colour, mix, shade
from systems.presentation.shapes import Point, Vec, blank, moved

Scene = Literal["plain", "forest", "mountain", "river", "town", "fire"]
Shape = Literal["arch", "fang", "halfsun", "octagon", "oval", "hexagon"]

LOW: Final = 0.52
NEAREST: Final = 1.7
"""A picture lower than this share of its width brings its figure nearer, by this much at most."""
FIRELIGHT: Final = (250, 214, 120)
RIVER_WATER: Final = (70, 128, 156)
# Peaks and towers: middle, width and height as shares of the plate.
PEAKS: Final = ((0.16, 0.5, 0.5), (0.86, 0.56, 0.62), (0.52, 0.44, 0.4))
TOWERS: Final = ((0.1, 0.1, 0.3), (0.22, 0.08, 0.44), (0.78, 0.1, 0.36), (0.9, 0.08, 0.5), (0.68, 0.07, 0.24))


def plate_points(shape: Shape, w: float, h: float) -> list[Point]:
    """Returns the outline of a plate; the shape tells the kind of a card from across the table."""
    match shape:
        case "arch":
            arc = [math.pi * i / 18 for i in range(19)]
            bow = [(w / 2 - w / 2 * math.cos(t), h * 0.42 * (1 - math.sin(t) ** 0.8)) for t in arc]
            return [(0, h), *bow, (w, h)]
        case "fang":
            teeth = [(w - w * i / 18, h * (0.92 if i % 2 == 0 else 1)) for i in range(1, 18)]
            return [(0, 0), (w, 0), (w, h * 0.92), *teeth, (0, h * 0.92)]
        case "halfsun":
            arc = [math.pi * i / 16 for i in range(17)]
            bow = [(w / 2 + w / 2 * math.cos(t), h * (0.70 + 0.30 * math.sin(t))) for t in arc]
            return [(0, 0), (w, 0), *bow]
        case "octagon":
            c = h * 0.15
            return [(c, 0), (w - c, 0), (w, c), (w, h - c), (w - c, h), (c, h), (0, h - c), (0, c)]
        case "oval":
            turn = [math.tau * i / 48 for i in range(48)]
            return [(w / 2 * (1 + _blunt(math.cos(t))), h / 2 * (1 + _blunt(math.sin(t)))) for t in turn]
    c = h * 0.2
    return [(c, 0), (w - c, 0), (w, h / 2), (w - c, h), (c, h), (0, h / 2)]


def _blunt(value: float) -> float:
    """Widens an ellipse towards its box."""
    return math.copysign(abs(value) ** 0.62, value)


@lru_cache(maxsize=256)
def plate(
    size: tuple[int, int],
    shape: Shape,
    scene: Scene,
    base: Colour,
    figure: str,
    seed: int = 3,
    figure_size: float = 0.74,
    look: FigureLook | None = None,
) -> pygame.Surface:
    """Returns a finished plate, 3 pixels larger than `size` on every side for its outline.

    A drawn figure stands on the ground of the picture; without one the icon named `figure` is stamped on it.
    """
    w, h = size
    outline = plate_points(shape, w, h)
    mask = Vec(w, h, INK).poly(outline, WHITE).done()
    picture = landscape(w, h, scene, base, seed).copy()
    if look is not None:
        stand(picture, look)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface = blank(w + 6, h + 6)
    surface.blit(picture, (3, 3))
    middle = 0.58 if shape == "arch" else 0.53
    if look is None:
        stamp(surface, figure, (3 + w / 2, 3 + h * middle), min(h * figure_size, w * 0.8))
    rim = moved(outline, 3, 3)
    surface.blit(Vec(w + 6, h + 6, INK).path([*rim, rim[0]], INK, max(1.5, w / 140)).done(), (0, 0))
    return surface


def stand(picture: pygame.Surface, look: FigureLook) -> None:
    """Draws a figure with its feet on the ground of a picture; the great fill it, the small leave sky.

    Where the picture is low, the figure steps forward: its feet are cut off, its face stays large enough to be known.
    """
    w, h = picture.get_size()
    nearer = max(1.0, min(NEAREST, LOW * w / h))
    tall = h * min(0.92, 0.84 * look.stature**0.4) * nearer
    image = fit_figure(look, w * 0.88, tall, paper=max(1.0, min(2.6, tall / 60)))
    foot = round(h * 0.955)
    place = image.get_rect(midbottom=(w // 2, foot))
    place.top = max(place.top, round(h * 0.05))
    picture.blit(image, place)


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


@lru_cache(maxsize=64)
def landscape(w: int, h: int, scene: Scene, base: Colour, seed: int) -> pygame.Surface:
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


def _sky(canvas: Vec, w: float, h: float, base: Colour, scene: Scene) -> None:
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
