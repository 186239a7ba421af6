"""What the words on a card mean, while it is read: below the card where there is room, else on a sheet beside it.

The sheet lies over what the pointer is not on, and over the board only after a moment. Must not know any word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from systems.presentation.album import kept
from systems.presentation.cards import CardFace
from systems.presentation.darkroom import make
from systems.presentation.fonts import smallest
from systems.presentation.palette import INK, SHEET, Colour
from systems.presentation.richtext import Block, set_text
from systems.presentation.shapes import blank, lift, panel

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

WAIT: Final = 0.6
"""Seconds that the pointer rests on something before a sheet is laid over the board."""
WIDTH: Final = 400
LETTERS: Final = 18
GAP: Final = 12


class Glossary:
    """The words of the card that lies open on one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._left_over = ""
        """What found no room below its card."""
        self._reads = ""
        self._since = 0.0
        self._is_late = False

    def begin(self) -> None:
        """A page is about to be drawn."""
        self._left_over = ""

    def below(self, surface: pygame.Surface, rect: pygame.Rect, card: pygame.Rect, face: CardFace) -> None:
        """Draws the words of a card below its place, if there is room in the rectangle."""
        if not face.terms:
            return
        px = max(smallest(), self._table.desk.metrics.type(LETTERS))
        setting = face.terms, rect.width, px, face.look.line
        if self._table.desk.darkroom.get(make, ((set_words, setting),)) is None:
            return  # they are set beside the window, and drawn a moment later
        block = set_words(*setting)
        top = card.bottom + GAP
        if top + block.height <= rect.bottom:
            block.draw(surface, (rect.left, top))
        elif self._table.pointer.reads:
            self._left_over = face.terms

    def follow(self, now: float) -> bool:
        """Notices what is read, and tells when the time for the sheet has come."""
        if self._table.pointer.reads != self._reads:
            self._reads, self._since = self._table.pointer.reads, now
        was, self._is_late = self._is_late, now - self._since >= WAIT
        return self._is_late and not was and bool(self._left_over)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sheet, if one is wanted."""
        if (sheet := self.sheet()) is not None:
            lift(surface, sheet[1], 10, 4)
            surface.blit(*sheet)

    def sheet(self) -> tuple[pygame.Surface, pygame.Rect] | None:
        """The sheet that is laid beside the card now, and its place, which is never under the pointer."""
        table, point = self._table, pygame.mouse.get_pos()
        if table.layout.has_drawer and not table.drawer.is_open:
            return None  # nothing is read now
        page_left = table.layout.leaf.left if table.drawer.is_open else table.layout.spine
        if not self._left_over or (point[0] < page_left and not self._is_late):
            return None
        wide = min(table.desk.metrics.type(WIDTH), table.layout.board.width // 2)
        px = max(smallest(), table.desk.metrics.type(LETTERS))
        image = words_sheet(self._left_over, wide, px, table.accent)
        place = image.get_rect(topright=(page_left - GAP, table.layout.board.top + GAP))
        if place.inflate(2 * GAP, 2 * GAP).collidepoint(point):
            place.left = table.layout.board.left + GAP
        return image, place


def set_words(words: str, wide: int, px: int, accent: Colour) -> Block:
    """The words of a card, set to a width."""
    return set_text(words, wide, px, INK, accent=accent)


@kept
def words_sheet(words: str, wide: int, px: int, accent: Colour) -> pygame.Surface:
    """Returns a sheet of paper with words on it, as high as they need."""
    block = set_words(words, wide - 2 * GAP, px, accent)
    surface = blank(wide, round(block.height) + 2 * GAP)
    panel(surface, surface.get_rect(), SHEET, INK, 10, 2)
    block.draw(surface, (GAP, GAP))
    return surface
