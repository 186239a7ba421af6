"""A large button with a picture: an icon or dice above its words or beside them, in one line or two.

Only the drawing and the question whether words fit. Must not know what is chosen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from systems.presentation.album import kept
from systems.presentation.controls import CARD_RADIUS, FOOT, PRESSED_SHIFT, State, button_inks, key_cap
from systems.presentation.dice import blank_die
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.palette import Colour, shade
from systems.presentation.richtext import Block, escape, set_text
from systems.presentation.shapes import blank, panel, rounded

MOST_LINES: Final = 2
MARGIN: Final = 8


class TileLook(NamedTuple):
    """What stands on a tile."""

    words: str
    icon: str = ""
    dice: int = 0
    key: str = ""


class Setting(NamedTuple):
    """How the words of a tile are set: beside the picture or below it."""

    block: Block
    px: int
    above: bool
    picture: int
    """The height of the picture."""


@lru_cache(maxsize=512)
def setting(size: tuple[int, int], look: TileLook, px: int, least: int, colour: Colour) -> Setting | None:
    """The largest setting of the words with their picture, None where they do not fit."""
    words = escape(look.words)
    for letters in range(px, least - 1, -1):
        for above in (False, True):
            picture = _picture_height(size, look, letters, above)
            across = 0 if above or not picture else _picture_width(look, picture) + letters // 2
            down = picture + 4 if above else 0
            room = size[0] - 2 * MARGIN - across - _cap_width(look, px)
            if room < letters * 2:
                continue
            block = set_text(words, room, letters, colour, "bold", 1.1, "center" if above else "left")
            if block.lines <= MOST_LINES and block.height + down <= size[1] - 8 and _is_whole(words, block):
                return Setting(block, letters, above, picture)
    return None


def _cap_width(look: TileLook, px: int) -> int:
    """What the key cap takes of the width beside the words."""
    return key_cap(look.key, cap_size(px)).get_width() + 2 if look.key else 0


def cap_size(px: int) -> int:
    """The size of the letters on a key cap."""
    return max(smallest(), round(px * 0.72))


def _is_whole(words: str, block: Block) -> bool:
    """Tells whether no word was cut: there are no more lines than a wrap at spaces makes of them."""
    return block.lines <= max(1, len(words.split())) or not words.isascii()


def _picture_height(size: tuple[int, int], look: TileLook, px: int, above: bool) -> int:
    if not look.icon and not look.dice:
        return 0
    if look.dice:
        high = min(round(px * 1.3), (size[0] - 2 * MARGIN) // look.dice - 3)
        return max(8, high)
    return round(px * 1.4)


def _picture_width(look: TileLook, height: int) -> int:
    return look.dice * (height + 3) if look.dice else height


@kept
def tile_picture(
    size: tuple[int, int], look: TileLook, state: State, accent: Colour, primary: bool, px: int, least: int
) -> pygame.Surface:
    """Draws the tile; it is `FOOT` higher than its size."""
    w, h = size
    inks, radius = button_inks(state, accent, primary), min(CARD_RADIUS, h * 0.2)
    surface = blank(w, h + FOOT)
    if state in ("normal", "hover"):
        surface.blit(rounded(w, h, radius, shade(inks.line, -0.3)), (0, FOOT))
    face = panel(surface, (0, PRESSED_SHIFT if state == "pressed" else 0, w, h), inks.fill, inks.line, radius)
    found = setting(size, look, px, least, inks.text) or setting(size, look, least, smallest(), inks.text)
    if found is not None:
        _draw(surface, face, look, found, inks.text, px)
    if look.key:
        cap = key_cap(look.key, cap_size(px))
        surface.blit(cap, cap.get_rect(topright=(face.right - 5, face.top + 5)))
    return surface


def _draw(
    surface: pygame.Surface, face: pygame.Rect, look: TileLook, found: Setting, ink: Colour, px: int
) -> None:
    wide = _picture_width(look, found.picture) if found.picture else 0
    if found.above:
        whole = found.picture + 4 + found.block.height
        top = face.centery - whole // 2
        _draw_picture(surface, look, (face.centerx - wide // 2, top), found.picture, ink)
        found.block.draw(surface, (face.centerx - found.block.width // 2, top + found.picture + 4))
        return
    gap = found.px // 2 if wide else 0
    whole = wide + gap + found.block.width
    left = min(
        face.centerx - whole // 2, max(face.left + MARGIN, face.right - MARGIN - _cap_width(look, px) - whole)
    )
    if wide:
        _draw_picture(surface, look, (left, face.centery - found.picture // 2), found.picture, ink)
    found.block.draw(surface, (left + wide + gap, face.centery - found.block.height // 2))


def _draw_picture(surface: pygame.Surface, look: TileLook, at: tuple[int, int], px: int, ink: Colour) -> None:
    if not look.dice:
        draw_icon(surface, look.icon, (at[0] + px / 2, at[1] + px / 2), px, ink)
        return
    die = blank_die(px - 1)
    for i in range(look.dice):
        surface.blit(die, (at[0] + i * (px + 3) - 2, at[1] - 2))
