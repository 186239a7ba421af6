"""The right page as a drawer, where there is room for one page only: a bookmark, and the page it draws out.

It opens while the pointer is on the bookmark or the page, or for good by a press or a key. Must not know any game.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from systems.presentation.meters import counter
from systems.presentation.ornaments import paper
from systems.presentation.palette import INK, PAGE, RUBY
from systems.presentation.shapes import hair, lift, upright_hair
from systems.presentation.skins.looks import PageLook
from systems.presentation.table.parts import Part, PartSheet
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import numeral
from systems.presentation.widgets.press import spot

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

LAYER = 9
"""Above everything that can be pressed on the board or the stage."""
HELPING = 0.006
"""Seconds of a frame that may be spent on parts of the page that have changed."""


class Drawer:
    """The drawer of one table; it does nothing where the right page always lies open."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._sheet: PartSheet | None = None
        self.is_open = False
        self._is_pinned = False

    @property
    def is_due(self) -> bool:
        """Tells whether the page has to be drawn in the next frame."""
        return self.is_open and self._sheet is not None and self._sheet.is_due

    @property
    def ground(self) -> pygame.Surface:
        """The bare paper of the page."""
        assert self._sheet is not None
        return self._sheet.ground

    def renew(self) -> None:
        """Takes a new sheet of paper, when the measure of the window has changed."""
        layout, metrics = self._table.layout, self._table.desk.metrics
        self._sheet = None
        if not layout.has_drawer:
            self.is_open = self._is_pinned = False
            return
        ground = pygame.Surface((metrics.width, metrics.height))
        ground.blit(paper(*layout.leaf.size), layout.leaf)
        pygame.draw.rect(ground, INK, layout.leaf, 2)
        self._sheet = PartSheet(ground, self._table.desk.darkroom)

    def lay(self, parts: list[Part]) -> None:
        """Says what is on the page."""
        if self._sheet is not None:
            self._sheet.lay(parts)

    def covers(self, point: tuple[int, int]) -> bool:
        """Tells whether a point belongs to the open drawer."""
        return self.is_open and self._table.layout.leaf.collidepoint(point)

    # --- opening

    def toggle(self) -> None:
        """Opens it for good, or shuts it."""
        self._is_pinned = not self._is_pinned
        self._set(self._is_pinned)

    def draw_out(self) -> None:
        """Opens it for good, to read something."""
        if self._table.layout.has_drawer:
            self._is_pinned = True
            self._set(True)

    def look(self, point: tuple[int, int]) -> None:
        """Follows the pointer."""
        layout = self._table.layout
        if layout.has_drawer and not self._is_pinned:
            self._set(layout.handle.collidepoint(point) or self.covers(point))

    def _set(self, is_open: bool) -> None:
        if is_open != self.is_open:
            self.is_open = is_open
            self._table.cover_drawer()
            self._table.needs_frame = True

    def place(self) -> None:
        """Makes the bookmark something to press, and keeps presses on the open page from what lies under it."""
        layout, ui = self._table.layout, self._table.ui
        if layout.has_drawer:
            spot(layout.handle, ui, self.toggle)

    # --- drawing

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the open page over everything else."""
        table, sheet = self._table, self._sheet
        if not self.is_open or sheet is None:
            return
        sheet.work(time.perf_counter() + HELPING)
        leaf = table.layout.leaf
        lift(surface, leaf, 4, 8)
        surface.blit(sheet.surface, leaf, leaf)
        table.painter.paint_page(surface)

    def handle_part(self, page: PageLook) -> Part:
        """The bookmark: token, hearts, values."""
        rect = self._table.layout.handle
        return Part(
            "handle", rect, (page.seat, page.values), lambda surface: self._paint_handle(surface, rect, page)
        )

    def _paint_handle(self, surface: pygame.Surface, rect: pygame.Rect, page: PageLook) -> None:
        metrics = self._table.desk.metrics
        surface.fill(PAGE, rect)
        upright_hair(surface, rect.left, rect.top, rect.bottom, INK, 2)
        px = rect.width - 12
        token = hero_token(page.seat.colour, page.seat.icon, px, page.seat.figure)
        surface.blit(token, (rect.centerx - px // 2 - MARGIN, rect.top + 4))
        y, step = rect.top + px + metrics.type(24), metrics.type(46)
        size = metrics.type(22)
        have, full = page.seat.hearts
        if full:
            image = counter("heart", str(have), size, RUBY)
            surface.blit(image, image.get_rect(center=(rect.centerx, y)))
            y += step
        for meter in page.seat.meters[:3]:
            image = meter_picture(meter, size)
            if image.get_width() <= rect.width - 6:
                surface.blit(image, image.get_rect(center=(rect.centerx, y)))
                y += step
        for value in page.values:
            if y + step > rect.bottom:
                break
            hair(surface, rect.left + 8, rect.right - 8, y - step / 2)
            numeral(surface, str(value.number), (rect.centerx, y), metrics.type(30), value.colour)
            y += step
