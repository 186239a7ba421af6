"""The margin beside the board: the track, read from below like the scale bar of a map, and decks and heaps under it.

Draws steps and stacks; must not know what they count.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.emblems import gem
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.meters import scale_bar
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, JEWEL, PAPER, RULE, SHEET, Colour
from systems.presentation.shapes import rounded
from systems.presentation.skins.looks import Stack, TableLook, TrackStep
from systems.presentation.tokens import track_disc
from systems.presentation.typeset import label, numeral

Spots = tuple[tuple[pygame.Rect, str], ...]
STACK_ROW: Final = 34
"""The height of a row of stacks in the design."""
LEAST_STEP: Final = 40
"""The track keeps at least that height for each step; else the stacks are left out."""
SMALLEST_DISC: Final = 14


def stacks_height(rect: pygame.Rect, metrics: Metrics, look: TableLook) -> int:
    """How much of the margin the stacks take; nothing where the track needs it all."""
    if not look.stacks:
        return 0
    high = -(-len(look.stacks) // 2) * metrics.type(STACK_ROW) + metrics.type(14)
    needed = len(look.track.steps) * metrics.type(LEAST_STEP) + metrics.type(30) if look.track else 0
    return high if rect.height - high >= needed else 0


def _cells(rect: pygame.Rect, metrics: Metrics, look: TableLook) -> list[tuple[pygame.Rect, TrackStep]]:
    """The places of the steps, the first one at the bottom."""
    if look.track is None:
        return []
    top = rect.top + metrics.type(30)
    count, bar = len(look.track.steps), _bar(rect)
    cell = (rect.bottom - stacks_height(rect, metrics, look) - 4 - top) // count
    return [
        (pygame.Rect(rect.left + bar, top + (count - 1 - i) * cell, rect.width - bar, cell), step)
        for i, step in enumerate(look.track.steps)
    ]


def _bar(rect: pygame.Rect) -> int:
    return max(8, rect.width // 7)


def track_spots(rect: pygame.Rect, metrics: Metrics, look: TableLook) -> Spots:
    """The steps that are read when they are pointed at."""
    return tuple((cell, step.what) for cell, step in _cells(rect, metrics, look) if step.what)


def stack_spots(rect: pygame.Rect, metrics: Metrics, look: TableLook) -> Spots:
    """The stacks that are read when they are pointed at."""
    return tuple((place, stack.what) for place, stack in _stack_places(rect, metrics, look) if stack.what)


def paint_track(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, look: TableLook, accent: Colour
) -> None:
    """Draws title, scale and steps; a step that has fallen shows it, backs of cards lie on theirs."""
    cells = _cells(rect, metrics, look)
    if look.track is None or not cells:
        return
    px = metrics.type(16)
    label(surface, look.track.title, (rect.centerx, rect.top), "title", px + 3, INK, "midtop", rect.width)
    high = cells[0][0].height
    surface.blit(scale_bar(_bar(rect), high, len(cells)), (rect.left, cells[-1][0].top))
    for box, step in cells:
        _paint_step(surface, box, step, px, accent)


def _paint_step(surface: pygame.Surface, box: pygame.Rect, step: TrackStep, px: int, accent: Colour) -> None:
    has_name = box.height >= px + 8 + SMALLEST_DISC
    size = max(SMALLEST_DISC, min(round(box.width * 0.62), box.height - (px + 6 if has_name else 2)))
    centre = box.centerx, box.top + size // 2 + 1
    disc = track_disc(size, step.text, step.fallen, accent)
    surface.blit(disc, disc.get_rect(center=centre))
    for i, back in enumerate(step.backs[:3]):
        wide = max(8, size // 3)
        tilt = 12 * ((len(step.backs) - 1) / 2 - i)
        image = pygame.transform.rotozoom(_back(wide, JEWEL[back]), tilt, 1)
        shift = (i - (min(3, len(step.backs)) - 1) / 2) * wide * 0.8
        surface.blit(image, image.get_rect(center=(round(centre[0] + shift), centre[1])))
    if has_name:
        ink = INK if step.fallen else INK2
        label(
            surface,
            step.name,
            (box.centerx, box.top + size + 2),
            "bold",
            px,
            ink,
            "midtop",
            box.width - 2,
        )


def _back(wide: int, colour: Colour) -> pygame.Surface:
    """The small back of a card."""
    image = rounded(wide, round(wide * 1.4), 3, SHEET, INK, 2).copy()
    image.fill(colour, (3, 3, wide - 6, round(wide * 1.4) - 6))
    return image


# --- stacks


def _stack_places(rect: pygame.Rect, metrics: Metrics, look: TableLook) -> list[tuple[pygame.Rect, Stack]]:
    high = stacks_height(rect, metrics, look)
    if not high:
        return []
    row, wide, top = metrics.type(STACK_ROW), rect.width // 2, rect.bottom - high + metrics.type(10)
    return [
        (pygame.Rect(rect.left + i % 2 * wide, top + i // 2 * row, wide, row), stack)
        for i, stack in enumerate(look.stacks)
    ]


def paint_stacks(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, look: TableLook) -> None:
    """Draws every stack with the number of what lies on it, two side by side."""
    for box, stack in _stack_places(rect, metrics, look):
        _paint_stack(surface, box, stack)


def _paint_stack(surface: pygame.Surface, box: pygame.Rect, stack: Stack) -> None:
    high = box.height - 8
    if stack.icon:
        draw_icon(surface, stack.icon, (box.left + high * 0.5, box.centery), high * 0.8, INK2)
    elif stack.jewel:
        wide = round(high * 0.74)
        for shift in (2, 0) if stack.count > 1 else (0,):
            image = rounded(wide, high, 3, SHEET if stack.count else PAPER, INK if stack.count else RULE, 1)
            surface.blit(image, (box.left + 2 + shift, box.top + 5 - shift))
        stone = gem(stack.jewel, round(wide * 0.7), not stack.count)
        surface.blit(stone, stone.get_rect(center=(box.left + 2 + wide // 2, box.top + 5 + high // 2)))
    px = max(smallest(), min(high * 0.66, (box.width - high - 4) / 1.3))
    numeral(surface, str(stack.count), (box.left + high + 4, box.centery), px, INK, "midleft")
