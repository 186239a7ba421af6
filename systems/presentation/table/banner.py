"""A ribbon of silk over the upper edge of the board: somebody is asked out of turn. Must not know for what."""

from __future__ import annotations

import pygame

from systems.presentation.metrics import Metrics
from systems.presentation.palette import SHEET, Colour
from systems.presentation.shapes import banner as silk
from systems.presentation.typeset import label, width


def paint_banner(
    surface: pygame.Surface, board: pygame.Rect, metrics: Metrics, words: str, colour: Colour
) -> None:
    """Draws the words on a ribbon in the colour of a seat; nothing where there are none."""
    if not words:
        return
    high = metrics.type(44)
    px = round(high * 0.5)
    wide = min(board.width - 16, width(words, "title", px) + 3 * high)
    rect = pygame.Rect(0, board.top + 6, wide, high)
    rect.centerx = board.centerx
    surface.blit(silk(wide, high, colour), rect)
    label(surface, words, rect.center, "title", px, SHEET, "center", wide - 2 * high)
