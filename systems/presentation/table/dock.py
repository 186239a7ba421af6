"""The dock below the board: an illuminated initial, the sentence that says whose move it is, dice, and the main buttons.

Draws words and dice; which buttons there are is decided by the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.dice import d10, movement_die
from systems.presentation.fonts import is_cjk, smallest
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import initial
from systems.presentation.palette import INK, INK2, RULE, Colour, mix
from systems.presentation.richtext import Block, fit_text, set_text
from systems.presentation.shapes import hair
from systems.presentation.skins.looks import Die
from systems.presentation.star_dice import star_die
from systems.presentation.table.layout import TableLayout

SMALLEST_DIE: Final = 28
SMALLEST_LETTERS: Final = 14
ENDLESS: Final = 100_000
"""Room in which any sentence is one line."""
HOPELESS: Final = 1.1
"""A sentence so much wider than its lines is not even tried at that size."""


def paint_dock(
    surface: pygame.Surface,
    layout: TableLayout,
    metrics: Metrics,
    prompt: str,
    line: str,
    dice: Sequence[Die],
    block: Colour,
    accent: Colour,
) -> None:
    """Draws the sentence with its initial, a second line, and the dice on its right."""
    dock, rect = layout.dock, layout.sentence
    hair(surface, dock.left, dock.right, dock.top, mix(RULE, INK2, 0.3))
    size = min(metrics.type(88), dock.height - 18, rect.width // 5)
    top = dock.top + (dock.height - size) // 2
    letter, rest = _split(prompt)
    surface.blit(initial(letter, size, block), (rect.left + 4, top))
    left = rect.left + size + 18
    dice_room = _paint_dice(surface, rect, dice, metrics, accent)
    room = rect.right - dice_room - left - 8
    block_of_words = _set_sentence(rest, room, metrics, dock.height - 8)
    below = _line_height(line, room, dock.height - 12 - block_of_words.height, metrics) if line else 0
    y = min(top - 2, dock.bottom - 4 - block_of_words.height - below)
    y = block_of_words.draw(surface, (left, y)).bottom + 2
    if line and dock.bottom - y - 4 >= SMALLEST_LETTERS:
        _paint_line(surface, line, pygame.Rect(left, y, room, dock.bottom - y - 4), metrics, accent)


def _split(prompt: str) -> tuple[str, str]:
    """The letter of the block and the sentence beside it; Chinese is not cut (look, section 9)."""
    letter = next((char for char in prompt if char.isalnum()), "·")
    if is_cjk(prompt) or not prompt.startswith(letter):
        return letter, prompt
    return letter.upper(), prompt[1:]


def _set_sentence(words: str, room: int, metrics: Metrics, height: int) -> Block:
    """The sentence in one line or two, not under 20 pixels of the design unless the dock has no room for that."""
    px = first = metrics.type(34)
    least, wide = metrics.type(20), set_text(words, ENDLESS, first, INK, "title", 1.08).width
    while True:
        lines = 1 if px > metrics.type(26) else 2
        if px - 2 >= least and wide * px > first * room * lines * HOPELESS:
            px -= 2
            continue
        block = set_text(words, room, px, INK, "title", 1.08)
        is_short = block.lines == 1 or (block.lines == 2 and px <= metrics.type(26))
        if is_short or (px <= least and block.height <= height) or px <= SMALLEST_LETTERS:
            return block
        px -= 2 if px - 2 >= least or px <= least else px - least


def _line_height(line: str, room: int, height: int, metrics: Metrics) -> int:
    """What the second line takes, as large as there is room for; nothing where it has to be cut in any case."""
    for px in range(metrics.type(20), smallest() - 1, -1):
        block = set_text(line, room, px, INK2, leading=1.15)
        if block.height + 2 <= height:
            return block.height + 2
    return 0


def _paint_line(
    surface: pygame.Surface, line: str, rect: pygame.Rect, metrics: Metrics, accent: Colour
) -> None:
    block = fit_text(line, rect.width, metrics.type(20), rect.height, INK2, leading=1.15, accent=accent)
    block.draw(surface, rect.topleft)


def _paint_dice(
    surface: pygame.Surface, rect: pygame.Rect, dice: Sequence[Die], metrics: Metrics, accent: Colour
) -> int:
    """Draws dice from the right; returns how much room they took."""
    places, px = dice_places(rect, len(dice), metrics)
    for die, centre in zip(dice, places, strict=bool(places)):
        image = die_picture(die, px, accent)
        surface.blit(image, image.get_rect(center=centre))
    return rect.right - places[0][0] + px // 2 if places else 0


def dice_places(rect: pygame.Rect, count: int, metrics: Metrics) -> tuple[list[tuple[int, int]], int]:
    """The middles of so many dice at the right end of the sentence, and their size; none where there is no room."""
    if not count:
        return [], 0
    px = min(metrics.px(80), rect.height - 36, round(rect.width * 0.44) // count - 8)
    # Where the sentence and the dice do not both fit, the sentence wins.
    if px < SMALLEST_DIE or rect.width - count * (px + 8) < metrics.type(240):
        return [], px
    gap = max(6, px // 7)
    left = rect.right - count * (px + gap)
    return [(left + i * (px + gap) + px // 2, rect.centery) for i in range(count)], px


def die_picture(die: Die, px: int, accent: Colour) -> pygame.Surface:
    """The picture of a die."""
    if die.colour:
        return star_die(px, die.colour, die.faces)
    if die.faces:
        return movement_die(px, die.faces, die.step or None, die.spent, accent)
    return d10(px, die.text)
