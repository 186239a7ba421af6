"""The picture on a card: a landscape in three flat inks, cut to the shape of its kind, with a figure on it.

Must not know type, numbers or any game.
"""

from __future__ import annotations

import math
from typing import Final, Literal

import pygame

from systems.presentation.album import kept
from systems.presentation.figures import FigureLook, fit_figure
from systems.presentation.palette import INK, WHITE, Colour
from systems.presentation.scenery import Scenery, landscape, stamp
from systems.presentation.shapes import Point, Vec, blank, moved

Shape = Literal["arch", "fang", "halfsun", "octagon", "oval", "hexagon"]

LOW: Final = 0.52
NEAREST: Final = 1.7
"""A picture lower than this share of its width brings its figure nearer, by this much at most."""


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


@kept
def plate(
    size: tuple[int, int],
    shape: Shape,
    scene: Scenery,
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
