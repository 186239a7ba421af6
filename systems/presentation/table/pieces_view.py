"""Pieces on spaces: tokens with their hearts and status marks, counters, chests, names.

Gets records and draws them at a width of cells. Must not know what a piece does.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.art.dungeon_pieces import chest, lair, way_in
from systems.presentation.emblems import gem
from systems.presentation.fonts import smallest
from systems.presentation.meters import hearts_pill
from systems.presentation.palette import INK, RUBY, RULE, SHEET
from systems.presentation.shapes import blank, rounded
from systems.presentation.skins.looks import Piece
from systems.presentation.tokens import (
    foe_token,
    hero_token,
    jewel_counter,
    status_disc,
    undefeated_shield,
)
from systems.presentation.typeset import label, numeral
from systems.presentation.typeset import width as measure

PALE: Final = 118
"""How much of a piece is seen that has done what it could, of 255."""
SMALL: Final = 24
"""On smaller cells there is no room for a row of hearts: their number stands there."""
MOST_HEARTS: Final = 6
"""More hearts than these are drawn smaller, so that the pill stays within the base."""


def piece_picture(piece: Piece, width: int) -> pygame.Surface:
    """The picture of a piece on cells of that width; a large one covers several."""
    wide = width * piece.span
    if piece.kind == "hero":
        px = round(wide * (0.86 if piece.lively else 0.70 if not piece.hearts[1] else 0.82))
        return hero_token(piece.seat, piece.name, px, piece.figure)
    if piece.kind == "jewel":
        return jewel_counter(piece.name, round(width * 0.46), piece.sun)
    if piece.kind == "taken":
        return gem(piece.name, round(width * 0.34), True)
    if piece.kind == "shield":
        return undefeated_shield(piece.number, piece.name, round(width * 0.62))
    if piece.kind == "chest":
        return chest(round(width * 0.74))
    if piece.kind == "lair":
        return lair(round(width * 0.92), piece.name, piece.ink)
    if piece.kind == "way_in":
        return way_in(round(width * 0.8))
    return foe_token(piece.name, round(wide * (0.88 if piece.hearts[1] else 0.70)), piece.ink, piece.figure)


@kept
def standing(piece: Piece, width: int) -> pygame.Surface:
    """A piece with what hangs on it: hearts below, marks at its left; pale when it has acted."""
    image = piece_picture(piece, width)
    if not piece.hearts[1] and not piece.marks and not piece.pale:
        return image
    wide = width * piece.span
    surface = blank(max(wide, image.get_width()) + width // 2, max(wide, image.get_height()) + width // 2)
    middle = surface.get_rect().center
    lift = round(wide * 0.05)
    if piece.pale:
        image = image.copy()
        image.set_alpha(PALE)
    surface.blit(image, image.get_rect(center=(middle[0], middle[1] - lift)))
    _hang_hearts(surface, piece, middle, wide, width)
    _hang_marks(surface, piece, middle, wide, width)
    return surface


def _hang_hearts(
    surface: pygame.Surface, piece: Piece, middle: tuple[int, int], wide: int, width: int
) -> None:
    have, full = piece.hearts
    if not full:
        return
    if width < SMALL:
        pill = _number_pill(have, max(smallest(), round(width * 0.62)))
        surface.blit(pill, pill.get_rect(midbottom=(middle[0], middle[1] + wide // 2 + 2)))
        return
    px = max(6, min(round(width * 0.24), round(wide * 1.02 / max(full, MOST_HEARTS)) + 1))
    pill = hearts_pill(have, full, px)
    surface.blit(pill, pill.get_rect(midbottom=(middle[0], middle[1] + wide // 2 + 2)))


@kept
def _number_pill(have: int, px: int) -> pygame.Surface:
    """How many hearts are left, as a number on a pill."""
    size = max(smallest(), round(px * 0.9))
    across = max(px + 2, measure(str(have), "numeral", size) + px // 4)
    pill = rounded(across, px, px // 3, SHEET, INK, 1).copy()
    numeral(pill, str(have), (across / 2, px / 2), size, RUBY)
    return pill


def _hang_marks(
    surface: pygame.Surface, piece: Piece, middle: tuple[int, int], wide: int, width: int
) -> None:
    """Marks in columns at the left, from below."""
    px = max(11, round(width * 0.30))
    rows = max(1, round(wide * 0.9) // px)
    for i, (name, ink) in enumerate(piece.marks):
        x = middle[0] - wide // 2 + px // 2 - 1 + i // rows * (px - 2)
        y = middle[1] + wide // 2 - round(width * 0.22) - px // 2 - i % rows * (px - 1)
        disc = status_disc(name, px, ink)
        surface.blit(disc, disc.get_rect(center=(x, y)))


@kept
def name_picture(piece: Piece, width: int) -> pygame.Surface:
    """A name on a strip, to lie under the middle of its space, with the number of cards that lie there."""
    px = max(smallest(), round(width * 0.225))
    number, size = str(piece.number or ""), max(smallest(), round(px * 0.86))
    card = round(px * 0.62) + px // 6
    tail = card + 3 + measure(number, "numeral", size) + px // 3 if number else 0
    strip = blank(measure(piece.name, "bold", px) + px + tail, round(px * 1.35))
    rect = strip.get_rect()
    pygame.draw.rect(strip, SHEET, rect, border_radius=4)
    pygame.draw.rect(strip, INK, rect, 2, border_radius=4)
    label(strip, piece.name, (px // 2, rect.centery), "bold", px, INK, "midleft")
    if number:
        back = pygame.Rect(0, 0, round(px * 0.62), round(px * 0.86))
        back.midleft = rect.right - tail - px // 6, rect.centery
        pygame.draw.rect(strip, RULE, back)
        pygame.draw.rect(strip, INK, back, 1)
        numeral(strip, number, (back.right + 3, rect.centery), size, INK, "midleft")
    return strip
