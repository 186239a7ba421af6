"""The sheet of a seat: values, skills, and all its cards, each readable in full. Laid over the table."""

from __future__ import annotations

from functools import partial

import pygame
from pygame_gui.elements import UIScrollingContainer

from engine.observe import SeatView
from systems.presentation.cards import CardFace, card, card_size, empty_card
from systems.presentation.desk import Desk
from systems.presentation.meters import hearts, value_row
from systems.presentation.palette import INK, INK2, PAPER
from systems.presentation.richtext import Block, set_text
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import lift, panel
from systems.presentation.skins.looks import Held
from systems.presentation.skins.skin import Skin
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.tokens import hero_token
from systems.presentation.typeset import label
from systems.presentation.widgets.press import Press, button

CARD = 252
"""Width of a card on the sheet: reading size."""


class Sheet(Scene):
    """A dialog over the table. Pressed anywhere beside it, it goes away."""

    is_dialog = True
    help_places = ("sheet",)

    def __init__(self, desk: Desk, skin: Skin, view: SeatView, seat: int) -> None:
        super().__init__(desk)
        self.accent = skin.accent
        self._look = skin.look(view, seat).page
        own = skin.own_card(view, seat)
        first = (Held("own", own),) if own else ()
        self._cards = (*first, *self._look.held)

    def build(self) -> None:
        """Lays the cards out in rows that scroll."""
        metrics, say = self.desk.metrics, self.desk.say
        self._rect = pygame.Rect(0, 0, metrics.width - metrics.px(100), metrics.height - metrics.px(70))
        self._rect.center = metrics.width // 2, metrics.height // 2
        inside = self._rect.inflate(-48, -24)
        self._head = pygame.Rect(inside.left, inside.top, inside.width, 0)
        self._meters = self._in_rows(self._meter_pictures(), self._head.right - self._meters_left)
        self._head.height = metrics.type(86 + 40 * (len(self._meters) - 1) + (64 if self._look.values else 0))
        room = pygame.Rect(inside.left, self._head.bottom, inside.width, 0)
        room.height = inside.bottom - metrics.type(60) - room.top
        self.later(partial(self._place_cards, room))
        self.rehearse(self._paint_head, self.paint)
        each, high = metrics.type(200), metrics.type(48)
        close = pygame.Rect(inside.right - each, inside.bottom - high, each, high)
        button(
            close, self.ui, say("window-close"), self.desk.stage.take_off, accent=self.accent, primary=True,
            keys=(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER), px=metrics.type(20),
        )  # fmt: skip

    @property
    def _meters_left(self) -> int:
        return self._head.left + self.desk.metrics.type(76) + 18

    def _place_cards(self, room: pygame.Rect) -> None:
        """The lines and all cards under them; where there is little room, the lines are scrolled with the cards."""
        high, gap = card_size(CARD)[1], 12
        words = [self._set(line, room.width - 20) for line in self._look.lines]
        above = sum(block.height for block in words) + 10
        self._lines_scroll = room.height - above < high
        top = above if self._lines_scroll else 0
        if not self._lines_scroll:
            room = pygame.Rect(room.left, room.top + above, room.width, room.height - above)
        in_row = max(1, (room.width - 20) // (CARD + gap))
        rows = -(-len(self._cards) // in_row)
        step = (room.width - 20 - CARD) // (in_row - 1) if rows > 1 < in_row else CARD + gap
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        container.set_scrollable_area_dimensions((room.width - 20, top + rows * (high + gap)))
        if self._lines_scroll and self._look.lines:
            place = pygame.Rect(0, 0, room.width - 20, above)
            Press(
                place, self.ui, lambda state: self._lines_picture(place.size), _nothing, container=container
            )
        for i, held in enumerate(self._cards):
            rect = pygame.Rect(i % in_row * step, top + i // in_row * (high + gap), CARD, high)
            Press(
                rect,
                self.ui,
                lambda state, face=held.face: self._picture(face),
                _nothing,
                container=container,
            )

    def _set(self, line: str, room: int) -> Block:
        return set_text(line, room, self.desk.metrics.type(19), INK, accent=self.accent)

    def _lines_picture(self, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(PAPER)
        self._paint_lines(surface, (0, 0), size[0])
        return surface

    def _paint_lines(self, surface: pygame.Surface, at: tuple[int, int], room: int) -> None:
        y = at[1]
        for line in self._look.lines:
            y = self._set(line, room).draw(surface, (at[0], y)).bottom

    def _picture(self, face: CardFace) -> pygame.Surface:
        return self.desk.darkroom.get(card, face, CARD) or empty_card(CARD)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sheet, name, hearts, counters, values and lines."""
        lift(surface, self._rect, 12, 8)
        panel(surface, self._rect, PAPER, INK, 12, 2)
        self._paint_head(surface)
        self._paint_values(surface)
        if not self._lines_scroll:
            self._paint_lines(surface, self._head.bottomleft, self._head.width - 20)

    def _paint_head(self, surface: pygame.Surface) -> None:
        metrics, seat = self.desk.metrics, self._look.seat
        px = metrics.type(76)
        surface.blit(hero_token(seat.colour, seat.icon, px, seat.figure), self._head.topleft)
        left = self._meters_left
        name = label(surface, seat.title, (left, self._head.top), "title", metrics.type(36), INK)
        at = name.right + 18, self._head.top + metrics.type(12)
        label(surface, seat.player, at, "italic", metrics.type(20), INK2)
        for number, row in enumerate(self._meters):
            x = left
            for image in row:
                surface.blit(image, (x, self._head.top + metrics.type(50 + 40 * number)))
                x += image.get_width() + metrics.type(24)

    def _paint_values(self, surface: pygame.Surface) -> None:
        metrics = self.desk.metrics
        if self._look.values:
            size = min(self._head.width, metrics.type(560)), metrics.type(58)
            surface.blit(
                value_row(size, self._look.values), (self._head.left, self._head.bottom - metrics.type(64))
            )

    def _meter_pictures(self) -> list[pygame.Surface]:
        seat, px = self._look.seat, self.desk.metrics.type(24)
        first = [hearts(*seat.hearts, px)] if seat.hearts[1] else []
        return [*first, *(meter_picture(meter, px) for meter in (*seat.meters, *self._look.tallies))]

    def _in_rows(self, pictures: list[pygame.Surface], room: int) -> list[list[pygame.Surface]]:
        """Hearts and counters in one row, or in several where the sheet is narrow."""
        rows: list[list[pygame.Surface]] = [[]]
        used = 0
        for image in pictures:
            if rows[-1] and used + image.get_width() > room:
                rows.append([])
                used = 0
            rows[-1].append(image)
            used += image.get_width() + self.desk.metrics.type(24)
        return rows

    def on_event(self, event: pygame.event.Event) -> None:
        """Goes away when one presses beside it."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._rect.collidepoint(event.pos):
            self.desk.stage.take_off()


def _nothing() -> None:
    """A card on the sheet is read, not pressed."""
