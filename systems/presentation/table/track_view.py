"""The track in the margin beside the board, read from below like the scale bar of a map.

Draws steps; must not know what they count.
"""

from __future__ import annotations

import pygame

from systems.presentation.meters import scale_bar
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, JEWEL, SHEET, Colour
from systems.presentation.shapes import rounded
from systems.presentation.skins.looks import TrackLook, TrackStep
from systems.presentation.tokens import track_disc
from systems.presentation.typeset import label


def paint_track(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, track: TrackLook, accent: Colour
) -> None:
    """Draws title, scale and steps; a step that has fallen shows it, backs of cards lie on theirs."""
    px = metrics.type(16)
    label(surface, track.title, (rect.centerx, rect.top), "title", px + 3, INK, "midtop", rect.width)
    top = rect.top + round(px * 1.9)
    count = len(track.steps)
    cell = (rect.bottom - 6 - top) // count
    bar = max(8, rect.width // 7)
    surface.blit(scale_bar(bar, cell, count), (rect.left, top))
    for i, step in enumerate(track.steps):
        box = pygame.Rect(rect.left + bar, top + (count - 1 - i) * cell, rect.width - bar, cell)
        _paint_step(surface, box, step, px, accent)


def _paint_step(surface: pygame.Surface, box: pygame.Rect, step: TrackStep, px: int, accent: Colour) -> None:
    size = min(round(box.width * 0.62), box.height - px - 6)
    centre = box.centerx, box.top + size // 2 + 2
    disc = track_disc(size, step.text, step.fallen, accent)
    surface.blit(disc, disc.get_rect(center=centre))
    for i, back in enumerate(step.backs[:3]):
        wide = max(8, size // 3)
        tilt = 12 * ((len(step.backs) - 1) / 2 - i)
        image = pygame.transform.rotozoom(_back(wide, JEWEL[back]), tilt, 1)
        shift = (i - (min(3, len(step.backs)) - 1) / 2) * wide * 0.8
        surface.blit(image, image.get_rect(center=(round(centre[0] + shift), centre[1])))
    ink = INK if step.fallen else INK2
    label(surface, step.name, (box.centerx, box.top + size + 3), "bold", px - 2, ink, "midtop", box.width - 2)


def _back(wide: int, colour: Colour) -> pygame.Surface:
    """The small back of a card."""
    image = rounded(wide, round(wide * 1.4), 3, SHEET, INK, 2).copy()
    image.fill(colour, (3, 3, wide - 6, round(wide * 1.4) - 6))
    return image
