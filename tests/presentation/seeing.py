"""What an eye would see of a picture: contrasts, the ground under letters, and the points that letters cover."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame

from systems.presentation.palette import Colour

OPAQUE = 250
ACROSS, DOWN = 14, 8
"""Points of a box at which its ground is looked at."""
GRAINS = 24, 7
"""Points of a box at which its letters are looked for."""
NEAR = 40
"""By how much a letter may differ from its ink when it is looked for again, since it may lie on a mixed ground."""


def brightness(colour: Colour) -> float:
    """The relative luminance of the WCAG."""
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """The contrast ratio of the WCAG."""
    dark, light = sorted((brightness(a), brightness(b)))
    return (light + 0.05) / (dark + 0.05)


def ink_in(box: pygame.Rect) -> pygame.Rect:
    """What is seen of a nominal line box."""
    top, bottom = round(box.height * 0.22), round(box.height * 0.14)
    return pygame.Rect(box.left, box.top + top, box.width, box.height - top - bottom)


def ground_of(surface: pygame.Surface, rect: pygame.Rect) -> Colour | None:
    """The commonest colour, since letters may stand on a small mark whose rim lies within their box."""
    seen = rect.clip(surface.get_rect()).clip(surface.get_clip())
    if not seen.width or not seen.height:
        return None
    colours: Counter[tuple[int, ...]] = Counter()
    for i in range(ACROSS):
        for j in range(DOWN):
            x = seen.left + seen.width * (2 * i + 1) // (2 * ACROSS)
            y = seen.top + seen.height * (2 * j + 1) // (2 * DOWN)
            colours[tuple(surface.get_at((x, y)))] += 1
    red, green, blue, alpha = colours.most_common(1)[0][0]
    return None if alpha < OPAQUE else (red, green, blue)


def is_near(a: Any, b: Colour) -> bool:
    return all(abs(a[i] - b[i]) <= NEAR for i in range(3))


def grains_of(
    picture: pygame.Surface, box: pygame.Rect, shift: tuple[int, int], colour: Any = None
) -> tuple[tuple[int, int], ...]:
    """Points within a box that letters (of a colour, if there are others) cover wholly."""
    seen = box.clip(picture.get_rect())
    found = []
    for i in range(GRAINS[0]):
        for j in range(GRAINS[1]):
            x = seen.left + seen.width * (2 * i + 1) // (2 * GRAINS[0])
            y = seen.top + seen.height * (2 * j + 1) // (2 * GRAINS[1])
            if seen.collidepoint(x, y):
                red, green, blue, alpha = picture.get_at((x, y))
                if alpha > OPAQUE and (colour is None or is_near((red, green, blue), colour)):
                    found.append((x + shift[0], y + shift[1]))
    return tuple(found)
