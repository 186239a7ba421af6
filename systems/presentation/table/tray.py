"""The list of choices above the dock: every option as a row that can be pressed, with its odds.

It covers the lower part of the board's room, and what is seen of the board stays where it is. Rows scroll when there are
many. Must not know what an option does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIScrollingContainer

from systems.presentation import controls
from systems.presentation.album import kept
from systems.presentation.controls import State, key_cap
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.meters import odds_bar, percent
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, RULE, SHEET, Colour
from systems.presentation.richtext import Block, set_text
from systems.presentation.shapes import hair, panel
from systems.presentation.typeset import label, numeral, width
from systems.presentation.widgets.press import Press

GAP: Final = 8
DIGITS: Final = (
    pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5,
    pygame.K_6, pygame.K_7, pygame.K_8, pygame.K_9, pygame.K_0,
)  # fmt: skip
KEYPAD: Final = (
    pygame.K_KP1, pygame.K_KP2, pygame.K_KP3, pygame.K_KP4, pygame.K_KP5,
    pygame.K_KP6, pygame.K_KP7, pygame.K_KP8, pygame.K_KP9, pygame.K_KP0,
)  # fmt: skip


class Row(NamedTuple):
    """One choice: option id, rich words, an icon, and (chance, rich outcome) pairs."""

    id: str
    words: str
    icon: str = ""
    odds: tuple[tuple[float, str], ...] = ()
    mark: int = 0
    """Its place among the marked ones, 0 when it is not marked."""
    is_default: bool = False


class Tray:
    """The choices of one question, laid out and ready to be pressed."""

    def __init__(
        self,
        rect: pygame.Rect,
        ui: UIManager,
        metrics: Metrics,
        rows: Sequence[Row],
        accent: Colour,
        pick: Callable[[str], None],
        *,
        can_mark: bool = False,
        heading: str = "",
        drop: Callable[[str, tuple[int, int]], None] | None = None,
    ) -> None:
        self.rows = tuple(rows)
        self.heading = heading
        self.rect = rect
        self._metrics = metrics
        self._accent = accent
        self._can_mark = can_mark
        self._grid = grid(rect.width, metrics, rows)
        self.presses: dict[str, Press] = {}
        self._drop = drop
        self._make(ui, pick)

    def hovered(self) -> str:
        """The option under the pointer, or ""."""
        return next((row for row, press in self.presses.items() if press.hovered), "")

    def held(self) -> str:
        """The option that is being dragged from its row, or ""."""
        return next((row for row, press in self.presses.items() if press.is_held), "")

    def remark(self, rows: Sequence[Row]) -> None:
        """Shows other marks on the same choices."""
        self.rows = tuple(rows)
        for number, row in enumerate(self.rows):
            self.presses[row.id].repaint(self._painter(number, row))

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the edge towards the board and the heading; the rows are widgets."""
        hair(surface, self.rect.left, self.rect.right, self.rect.top, RULE)
        if self.heading:
            px, room = self._metrics.type(20), self.rect.width - 20
            label(
                surface, self.heading, (self.rect.left + 10, self.rect.top + 4), "title", px, INK, room=room
            )

    def _make(self, ui: UIManager, pick: Callable[[str], None]) -> None:
        inside = self.rect.inflate(-2 * GAP, -4)
        head = head_height(self._metrics) if self.heading else 0
        inside.top += head + 2
        inside.height -= head + 2
        (wide, high), columns = self._grid.size, self._grid.columns
        whole = self._grid.height(len(self.rows)) - GAP
        scrolls = whole > inside.height
        container = None
        if scrolls:
            container = UIScrollingContainer(inside, ui, allow_scroll_x=False, starting_height=3)
            container.set_scrollable_area_dimensions((inside.width - 20, whole))
        origin = (0, 2) if scrolls else inside.move(0, 2).topleft
        for number, row in enumerate(self.rows):
            x = origin[0] + number % columns * (wide + GAP)
            y = origin[1] + number // columns * (high + GAP)
            self.presses[row.id] = Press(
                pygame.Rect(x, y, wide, high),
                ui,
                self._painter(number, row),
                lambda picked=row.id: pick(picked),
                keys=(DIGITS[number], KEYPAD[number]) if number < len(DIGITS) else (),
                container=container,
                layer=4,
                dropped=partial(self._drop, row.id) if self._drop is not None else None,
            )

    def _painter(self, number: int, row: Row) -> Callable[[State], pygame.Surface]:
        key = str((number + 1) % 10) if number < len(DIGITS) else ""
        inset = row_inset(self._metrics, self.rows)
        px = self._metrics.type(19)

        def paint(state: State) -> pygame.Surface:
            return row_picture(self._grid.size, row, state, key, px, inset, self._accent, self._can_mark)

        return paint


class Grid(NamedTuple):
    """How rows lie side by side: their size, and how many in a line."""

    size: tuple[int, int]
    columns: int

    def height(self, count: int) -> int:
        """What so many rows need with the gaps around them."""
        return -(-count // self.columns) * (self.size[1] + GAP) + GAP


def grid(room: int, metrics: Metrics, rows: Sequence[Row]) -> Grid:
    """The places of rows in a list of that width."""
    wanted = metrics.type(400 if any(row.odds for row in rows) else 300)
    columns = max(1, min(4, room // wanted, len(rows)))
    wide = (room - 2 * GAP - 18) // columns - GAP
    lines = max((len(row.odds) for row in rows), default=0)
    px = metrics.type(19)
    text_room = wide - row_inset(metrics, rows)
    tallest = max((set_text(row.words, text_room, px, INK).lines for row in rows), default=1)
    height = max(metrics.type(44), round(px * 1.3 * min(3, tallest)) + 16)
    return Grid((wide, height + round(px * 1.25) * lines), columns)


def wanted_height(room: int, metrics: Metrics, rows: Sequence[Row], has_heading: bool) -> int:
    """The height that a list of that width would like to have."""
    if not rows:
        return 0
    return grid(room, metrics, rows).height(len(rows)) + 6 + (head_height(metrics) if has_heading else 0)


def head_height(metrics: Metrics) -> int:
    """The room of the heading over the rows."""
    return metrics.type(34)


def row_inset(metrics: Metrics, rows: Sequence[Row]) -> int:
    """How much of a row's width is not for words: margins, icon or mark, key cap."""
    return metrics.type(46) + metrics.type(40) + (metrics.type(84) if any(row.odds for row in rows) else 0)


@kept
def row_picture(
    size: tuple[int, int],
    row: Row,
    state: State,
    key: str,
    px: int,
    inset: int,
    accent: Colour,
    can_mark: bool,
) -> pygame.Surface:
    """Draws a row: mark or icon, words, key cap; the first chance as a large number, all outcomes below."""
    w, h = size
    surface = controls.row(size, "pressed" if row.mark and state == "normal" else state, accent).copy()
    left = 12
    if can_mark:
        _draw_mark(surface, (left + px * 0.6, h / 2), px, row.mark, accent)
        left += round(px * 1.6)
    elif row.icon:
        draw_icon(surface, row.icon, (left + px * 0.7, h / 2 if not row.odds else px * 1.2), px * 1.4, INK)
        left += round(px * 1.9)
    if key:
        cap = key_cap(key, max(smallest(), round(px * 0.8)))
        surface.blit(cap, cap.get_rect(topright=(w - 7, 7)))
    odds_room = _draw_chance(surface, row, px, accent) if row.odds else 0
    room = w - left - odds_room - round(px * 1.7) - 8
    block = _fitting(row.words, room, px, h - 10 - round(px * 1.25) * len(row.odds))
    below = round(px * 1.25) * len(row.odds)
    block.draw(surface, (left, (h - below - block.height) / 2))
    _draw_outcomes(surface, row, (left, h - below - 6), room, px)
    return surface


def _fitting(words: str, room: int, px: int, height: int) -> Block:
    while px > smallest() and set_text(words, room, px, INK).height > height:
        px -= 1
    return set_text(words, room, px, INK)


def _draw_mark(
    surface: pygame.Surface, centre: tuple[float, float], px: int, mark: int, accent: Colour
) -> None:
    box = pygame.Rect(0, 0, round(px * 1.15), round(px * 1.15))
    box.center = round(centre[0]), round(centre[1])
    panel(surface, box, accent if mark else SHEET, INK, 5)
    if mark:
        numeral(surface, str(mark), box.center, px * 0.75, SHEET)


def _draw_chance(surface: pygame.Surface, row: Row, px: int, accent: Colour) -> int:
    """Draws the chance of the first outcome at the right edge; returns the room it takes."""
    w, h = surface.get_size()
    chance = row.odds[0][0]
    words = percent(chance)
    size = round(px * 1.7)
    room = width(words, "numeral", size) + 12
    right = w - round(px * 1.7) - 6
    numeral(surface, words, (right, h * 0.36), size, accent, "midright")
    bar = odds_bar(room - 12, max(5, px // 3), chance, accent)
    surface.blit(bar, (right - room + 12, round(h * 0.36 + size * 0.55)))
    return room


def _draw_outcomes(surface: pygame.Surface, row: Row, at: tuple[int, int], room: int, px: int) -> None:
    small, y = max(smallest(), round(px * 0.88)), at[1]
    for chance, words in row.odds:
        share = label(surface, percent(chance), (at[0], y), "bold", small, INK2)
        block = _fitting(words, room - share.width - 8, small, round(small * 1.4))
        block.draw(surface, (share.right + 8, y - small * 0.1))
        y += round(px * 1.25)
