"""The sheet of a seat: values, skills, and all its cards, each readable in full. Laid over the table."""

from __future__ import annotations

import pygame
from pygame_gui.elements import UIScrollingContainer

from engine.observe import SeatView
from systems.presentation.cards import CardFace, card, card_size, empty_card
from systems.presentation.desk import Desk
from systems.presentation.meters import hearts, value_row
from systems.presentation.palette import INK, INK2, PAPER
from systems.presentation.richtext import rich, set_text
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
        self._head = pygame.Rect(inside.left, inside.top, inside.width, metrics.type(150))
        lines = [set_text(words, inside.width, metrics.type(19), INK) for words in self._look.lines]
        self._lines_top = self._head.bottom
        top = self._head.bottom + sum(block.height for block in lines) + 10
        room = pygame.Rect(inside.left, top, inside.width, inside.bottom - metrics.type(60) - top)
        self._place_cards(room)
        each, high = metrics.type(200), metrics.type(48)
        close = pygame.Rect(inside.right - each, inside.bottom - high, each, high)
        button(
            close, self.ui, say("window-close"), self.desk.stage.take_off, accent=self.accent, primary=True,
            keys=(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER), px=metrics.type(20),
        )  # fmt: skip

    def _place_cards(self, room: pygame.Rect) -> None:
        high, gap = card_size(CARD)[1], 12
        in_row = max(1, (room.width - 20) // (CARD + gap))
        rows = -(-len(self._cards) // in_row)
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        container.set_scrollable_area_dimensions((room.width - 20, rows * (high + gap)))
        for i, held in enumerate(self._cards):
            rect = pygame.Rect(i % in_row * (CARD + gap), i // in_row * (high + gap), CARD, high)
            Press(
                rect,
                self.ui,
                lambda state, face=held.face: self._picture(face),
                _nothing,
                container=container,
            )

    def _picture(self, face: CardFace) -> pygame.Surface:
        return self.desk.darkroom.get(card, face, CARD) or empty_card(CARD)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sheet, name, hearts, counters, values and lines."""
        metrics, seat = self.desk.metrics, self._look.seat
        lift(surface, self._rect, 12, 8)
        panel(surface, self._rect, PAPER, INK, 12, 2)
        px = metrics.type(76)
        surface.blit(hero_token(seat.colour, seat.icon, px, seat.figure), self._head.topleft)
        left = self._head.left + px + 18
        name = label(surface, seat.title, (left, self._head.top), "title", metrics.type(36), INK)
        at = name.right + 18, self._head.top + metrics.type(12)
        label(surface, seat.player, at, "italic", metrics.type(20), INK2)
        self._paint_meters(surface, (left, self._head.top + metrics.type(50)))
        if self._look.values:
            row = value_row((min(self._head.width, metrics.type(560)), metrics.type(58)), self._look.values)
            surface.blit(row, (self._head.left, self._head.top + metrics.type(86)))
        y = self._lines_top
        for words in self._look.lines:
            size = metrics.type(19)
            y = rich(
                surface, words, (self._head.left, y), self._head.width, size, INK, accent=self.accent
            ).bottom

    def _paint_meters(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        x, y = at
        seat, px = self._look.seat, self.desk.metrics.type(24)
        if seat.hearts[1]:
            row = hearts(*seat.hearts, px)
            surface.blit(row, (x, y))
            x += row.get_width() + px
        for meter in (*seat.meters, *self._look.tallies):
            image = meter_picture(meter, px)
            surface.blit(image, (x, y))
            x += image.get_width() + px

    def on_event(self, event: pygame.event.Event) -> None:
        """Goes away when one presses beside it."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._rect.collidepoint(event.pos):
            self.desk.stage.take_off()


def _nothing() -> None:
    """A card on the sheet is read, not pressed."""
