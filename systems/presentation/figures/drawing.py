"""Draws figures from recipes: whole, or as a bust for a token. Pictures are kept and shared: copy before changing.

Three levels of detail: from 160 pixels on a page, from 64 a card, below that a token, where only big shapes stay.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import pygame

from systems.presentation.album import kept
from systems.presentation.figures.animals import draw_animal
from systems.presentation.figures.auras import BEFORE, BEHIND
from systems.presentation.figures.dragons import draw_dragon
from systems.presentation.figures.frame import BUILDS
from systems.presentation.figures.inks import ink
from systems.presentation.figures.monsters import draw_monster, draw_swarm, draw_wraith
from systems.presentation.figures.people import draw_person
from systems.presentation.figures.press import bounds, hem_px, printed
from systems.presentation.figures.recipes import Animal, Dragon, FigureLook, Monster, Person, Swarm, Wraith
from systems.presentation.figures.sketch import CARD, PAGE, TOKEN, Sketch

Facing = Literal["right", "left"]

PAGE_FROM: Final = 160
CARD_FROM: Final = 64
# Companions stand behind to the left, to the right, then further out: sideways share and size.
RANKS: Final = ((-1.0, 0.86), (1.0, 0.86), (-1.8, 0.76), (1.8, 0.76))

DRAGON_HALF: Final = 46


def level_of(height_px: float) -> int:
    """Returns the level of detail of a height."""
    return PAGE if height_px >= PAGE_FROM else CARD if height_px >= CARD_FROM else TOKEN


@kept
def draw_figure(
    look: FigureLook, height_px: int, facing: Facing = "right", paper: float = 0
) -> pygame.Surface:
    """Returns the whole figure, as high as given and as wide as it is; the light stays at the upper left.

    `paper` is the width in pixels of a white rim, for dark or busy ground.
    """
    sketch = sketch_of(look, level_of(height_px))
    box = bounds(sketch)
    unit = max(1.0, height_px - 2 * hem_px(sketch.level, paper)) / (box[3] - box[1])
    return printed(sketch, box, unit, facing == "left", paper)


def figure_ratio(look: FigureLook) -> float:
    """Returns the width of a figure as a share of its height."""
    left, top, right, bottom = bounds(sketch_of(look, TOKEN))
    return (right - left) / (bottom - top)


def fit_figure(
    look: FigureLook, wide: float, tall: float, facing: Facing = "right", paper: float = 0
) -> pygame.Surface:
    """Returns the figure as large as it fits into a space."""
    return draw_figure(look, max(8, int(min(tall, wide / figure_ratio(look)))), facing, paper)


@kept
def draw_bust(look: FigureLook, px: int, facing: Facing = "right", paper: float = 0) -> pygame.Surface:
    """Returns head and shoulders (of a beast: what is most of it) in a square."""
    x, y, r = focus_of(sketch_of(look, TOKEN))
    sketch = sketch_of(look, level_of(px * 1.6))
    surface = printed(sketch, (x - r, y - r, x + r, y + r), px / (2 * r), facing == "left", paper)
    hem = hem_px(sketch.level, paper)
    return surface.subsurface((hem, hem, px, px)).copy()


def focus_of(sketch: Sketch) -> tuple[float, float, float]:
    """Returns the middle and half the side of the square that tells a figure best."""
    left, top, right, bottom = bounds(sketch)
    if sketch.focus is None:
        return (left + right) / 2, (top + bottom) / 2, max(right - left, bottom - top) / 2 * 1.04
    return sketch.focus


@lru_cache(maxsize=512)
def sketch_of(look: FigureLook, level: int) -> Sketch:
    """Returns the finished sketch of a recipe: surroundings, companions, the figure, the ground before it."""
    alone = Sketch(level)
    _draw_alone(alone, look)
    half, tall = _measure(look, alone)
    sketch = Sketch(level)
    if look.aura in BEHIND:
        BEHIND[look.aura](sketch, half, tall, ink(look.aura_ink))
    for friend, (side, grow) in reversed(list(zip(look.company, RANKS, strict=False))):
        beside, behind = _distance(look, friend)
        size = grow * friend.stature / look.stature
        with sketch.sketchier(), sketch.at(side * half * beside, -tall * behind, 0, size):
            _draw_alone(sketch, friend)
    sketch.shapes += alone.shapes
    sketch.focus = alone.focus
    if look.ground in BEFORE:
        BEFORE[look.ground](sketch, half, tall, ink(look.ground_ink))
    return sketch


def _distance(look: FigureLook, friend: FigureLook) -> tuple[float, float]:
    """Returns how far beside and behind a companion stands, as shares of half the width and of the height."""
    if isinstance(look, Animal):
        return (0.55, 0.34) if look.rider is None else (0.62, 0.14)
    if isinstance(friend, Animal):
        return 2.6, 0.03
    return (0.95, 0.08) if isinstance(look, Person) and look.build in ("giant", "hulk") else (1.25, 0.05)


def _measure(look: FigureLook, alone: Sketch) -> tuple[float, float]:
    """Returns half the width and the height of a body, without what it holds, breathes or spreads."""
    if isinstance(look, Person):
        m = BUILDS[look.build]
        return m.shoulder * 1.5 + m.limb * 0.6, m.leg + m.torso + m.head * 1.7
    left, top, right, bottom = bounds(alone)
    half = DRAGON_HALF if isinstance(look, Dragon) else (right - left) / 2
    return half, bottom - top


def _draw_alone(sketch: Sketch, look: FigureLook) -> None:
    match look:
        case Person():
            draw_person(sketch, look)
        case Animal():
            draw_animal(sketch, look)
        case Dragon():
            draw_dragon(sketch, look)
        case Swarm():
            draw_swarm(sketch, look)
        case Wraith():
            draw_wraith(sketch, look)
        case Monster():
            draw_monster(sketch, look)
