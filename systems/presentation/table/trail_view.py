"""The way over the board: stitches from step to step, and on each space the symbol that it took.

Must not know what a step costs.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from systems.presentation.palette import INK2, SHEET, Colour, mix
from systems.presentation.skins.looks import Trail
from systems.presentation.table.camera import Camera
from systems.presentation.tokens import step_disc

STITCH: Final = 12
"""Pixels from one stitch to the next but one."""


def draw_trail(surface: pygame.Surface, camera: Camera, trail: Trail, accent: Colour) -> None:
    """Draws what has been walked in soft ink, and the way that is shown in the jewel."""
    points = [camera.centre(space) for space, _ in trail.steps if camera.knows(space)]
    if len(points) < 2:
        return
    colours = [mix(INK2, accent, 0.25) if i < trail.walked else accent for i in range(len(points) - 1)]
    for start, end, colour in zip(points, points[1:], colours, strict=False):
        _draw_stitches(surface, start, end, camera.cell_width, colour)
    px = max(13, round(camera.cell_width * 0.36))
    for i, ((x, y), (_, symbol)) in enumerate(zip(points, trail.steps, strict=False)):
        # The hero stands at the end of what has been walked.
        if symbol and i != trail.walked:
            disc = step_disc(symbol, px, colours[i - 1])
            shift = camera.cell_width * 0.3 if i == len(points) - 1 else 0
            surface.blit(disc, disc.get_rect(center=(round(x + shift), round(y - shift))))


def _draw_stitches(
    surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], width: int, colour: Colour
) -> None:
    thin = max(3, round(width * 0.06))
    pygame.draw.line(surface, SHEET, start, end, 2 * thin)
    (x0, y0), (x1, y1) = start, end
    count = max(2, int(math.dist(start, end) / STITCH))
    for i in range(0, count, 2):
        a, b = i / count, min(1.0, (i + 1.2) / count)
        first = x0 + (x1 - x0) * a, y0 + (y1 - y0) * a
        last = x0 + (x1 - x0) * b, y0 + (y1 - y0) * b
        pygame.draw.line(surface, colour, first, last, thin)
