"""A spread of cards in place of the board: a market, a deal, spoils, cards to pick from.

Every card can be read by pointing at it; those that an option lies on can be pressed. Must not know what they do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIScrollingContainer

from systems.presentation.cards import card, card_size
from systems.presentation.controls import State
from systems.presentation.meters import hearts
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import draw_flourish
from systems.presentation.palette import INK, INK2, RULE, SHEET, Colour, mix
from systems.presentation.shapes import blank, disc, rounded
from systems.presentation.skins.looks import CardsStage, Held
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.typeset import label, numeral
from systems.presentation.widgets.press import Press

MARGIN = 8


class CardsView:
    """The cards of one spread, in groups under headings."""

    def __init__(
        self,
        rect: pygame.Rect,
        ui: UIManager,
        metrics: Metrics,
        stage: CardsStage,
        accent: Colour,
        open_keys: Collection[str],
        marked: Callable[[str], int],
        pick: Callable[[str], None],
    ) -> None:
        self.rect = rect
        self.stage = stage
        self.presses: dict[str, Press] = {}
        self._metrics = metrics
        self._accent = accent
        self._open = frozenset(open_keys)
        self._marked = marked
        self._headings: list[tuple[str, int]] = []
        self._container: UIScrollingContainer | None = None
        self._make(ui, pick)

    def hovered(self) -> str:
        """The card under the pointer, or ""."""
        return next((key for key, press in self.presses.items() if press.hovered), "")

    def remark(self) -> None:
        """Shows which cards are marked now."""
        for press in self.presses.values():
            press.repaint()

    def paint(self, surface: pygame.Surface) -> None:
        """Draws title and headings; the cards are widgets."""
        metrics, rect = self._metrics, self.rect
        px = metrics.type(34)
        label(surface, self.stage.title, (rect.left, rect.top + 6), "title", px, INK, room=rect.width)
        if self.stage.line:
            y = rect.top + px * 1.35
            label(surface, self.stage.line, (rect.left, y), "body", metrics.type(20), INK2, room=rect.width)
        draw_flourish(
            surface, (rect.centerx, self._top() - 10), rect.width, mix(RULE, INK2, 0.35), metrics.unit
        )
        for (heading, y), group in zip(self._headings, self.stage.groups, strict=True):
            place = label(surface, heading, (rect.left, y), "title", metrics.type(22), INK)
            if not group.cards and group.empty:
                at = place.right + 16, place.centery
                label(surface, group.empty, at, "body", metrics.type(18), INK2, "midleft")

    def _top(self) -> int:
        lines = 1.35 + (1.2 * 20 / 34 if self.stage.line else 0)
        return self.rect.top + round(self._metrics.type(34) * lines) + 26

    # --- layout

    def _make(self, ui: UIManager, pick: Callable[[str], None]) -> None:
        head = self._metrics.type(34)
        width_px = self._card_width(head)
        height = card_size(width_px)[1]
        step = width_px + 2 * MARGIN
        in_row = max(1, (self.rect.width - 24) // step)
        y = self._top()
        scrolls = y + self._needed(width_px, head, in_row) > self.rect.bottom
        if scrolls:
            inside = pygame.Rect(self.rect.left, y, self.rect.width, self.rect.bottom - y)
            self._container = UIScrollingContainer(inside, ui, allow_scroll_x=False)
            whole = self._needed(width_px, head, in_row)
            self._container.set_scrollable_area_dimensions((inside.width - 20, whole))
        origin = self.rect.left if not scrolls else 0
        y = y if not scrolls else 0
        for group in self.stage.groups:
            self._headings.append((group.heading, y + (self._top() if scrolls else 0)))
            y += head
            for i, held in enumerate(group.cards):
                at = origin + i % in_row * step, y + i // in_row * (height + 2 * MARGIN)
                self._make_card(ui, pygame.Rect(at, (step, height + 2 * MARGIN)), held, width_px, pick)
            y += -(-len(group.cards) // in_row) * (height + 2 * MARGIN)

    def _card_width(self, head: int) -> int:
        """The largest width at which everything lies on the page, within reason."""
        room = self.rect.bottom - self._top()
        for width_px in range(self._metrics.px(240), self._metrics.px(108), -6):
            in_row = max(1, (self.rect.width - 24) // (width_px + 2 * MARGIN))
            if self._needed(width_px, head, in_row) <= room:
                return width_px
        return self._metrics.px(110)

    def _needed(self, width_px: int, head: int, in_row: int) -> int:
        height = card_size(width_px)[1] + 2 * MARGIN
        return sum(head + -(-len(group.cards) // in_row) * height for group in self.stage.groups)

    def _make_card(
        self, ui: UIManager, rect: pygame.Rect, held: Held, width_px: int, pick: Callable[[str], None]
    ) -> None:
        is_open = held.key in self._open

        def paint(state: State) -> pygame.Surface:
            mark = self._marked(held.key)
            return _card_picture(rect.size, held, width_px, state, mark, is_open, self._accent)

        def command() -> None:
            if is_open:
                pick(held.key)

        self.presses[held.key] = Press(rect, ui, paint, command, container=self._container, layer=2)


def _card_picture(
    size: tuple[int, int], held: Held, width_px: int, state: State, mark: int, is_open: bool, accent: Colour
) -> pygame.Surface:
    """Draws a card with the frame of its state; what cannot be pressed has none."""
    surface = blank(*size)
    if mark or (is_open and state in ("hover", "pressed")):
        surface.blit(rounded(*size, 14, accent), (0, 0))
    elif is_open:
        surface.blit(rounded(*size, 14, mix(SHEET, accent, 0.35)), (0, 0))
    surface.blit(card(held.face, width_px), (MARGIN, MARGIN))
    marks = [meter_picture(meter, max(13, width_px // 7)) for meter in held.meters]
    if held.hearts[1]:
        px = max(9, min(width_px // 8, (width_px - 12) // held.hearts[1] - 1))
        marks.insert(0, hearts(*held.hearts, px))
    y = MARGIN + width_px // 3
    for image in marks:
        surface.blit(image, image.get_rect(midtop=(size[0] // 2, y)))
        y += image.get_height() + 3
    if mark:
        spot = disc(26, accent, SHEET)
        surface.blit(spot, (size[0] - 28, 2))
        numeral(surface, str(mark), (size[0] - 15, 15), 16, SHEET)
    return surface
