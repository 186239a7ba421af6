"""Laying a piece on the board, such as a tile: which one, how it is turned, and where it would lie.

The pieces lie side by side between board and dock; the one chosen hangs at the pointer over every free place. What may
be laid where, the question says. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from pygame_gui.elements import UIScrollingContainer

from systems.presentation import controls
from systems.presentation.controls import State
from systems.presentation.fonts import smallest
from systems.presentation.palette import INK
from systems.presentation.richtext import fit_text
from systems.presentation.shapes import rounded
from systems.presentation.skins.looks import LayingLook, LayingPiece
from systems.presentation.typeset import width
from systems.presentation.widgets.press import Press, button

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

TURNS: Final = 4
GAP: Final = 8
SMALLEST: Final = 84
"""Pieces are shown at least so wide, in pixels of the design."""
TURN_WIDTH: Final = 170


class Laying:
    """One such question at one table."""

    def __init__(self, table: TableScene, look: LayingLook) -> None:
        self._table = table
        self._look = look
        self._chosen = 0
        self._turns = 0
        self._presses: list[Press] = []

    @property
    def piece(self) -> LayingPiece:
        """The piece that would be laid."""
        return self._look.pieces[self._chosen]

    def option(self, place: str) -> str:
        """The option that lays it on a place as it is turned now."""
        return self._look.option(self.piece.id, self._turns, place)

    def ghost(self, width: int) -> pygame.Surface:
        """Its picture at a width of cells, as it is turned now."""
        picture: pygame.Surface = self.piece.draw(self._turns, width)
        return picture

    def turn(self) -> None:
        """Turns it by a quarter, clockwise."""
        self._turns = (self._turns + 1) % TURNS
        self._changed()

    def choose(self, number: int) -> None:
        """Takes up another piece."""
        self._chosen = number
        self._changed()

    def _changed(self) -> None:
        for press in self._presses:
            press.repaint()
        self._table.pointer.show_aim()
        self._table.needs_frame = True

    # --- the pieces to choose from

    def wanted_height(self, room: int) -> int:
        """The height that the pieces side by side would like to have."""
        _, columns, high = self._grid(room)
        rows = -(-len(self._look.pieces) // columns)
        return rows * (high + GAP) + GAP

    def _grid(self, room: int) -> tuple[int, int, int]:
        """Width of a piece with its name, how many stand in a row, and their height."""
        metrics = self._table.desk.metrics
        inside = room - metrics.type(TURN_WIDTH) - 3 * GAP - 20
        count = len(self._look.pieces)
        columns = max(1, min(count, inside // (metrics.type(SMALLEST) + GAP)))
        columns = -(-count // -(-count // columns))  # rows of one length
        wide = inside // columns - GAP
        return wide, columns, min(wide, metrics.type(116)) + self._foot(wide) + 2

    def _foot(self, wide: int) -> int:
        """What the names of the pieces take below them: one line, or two where one of them is long."""
        metrics = self._table.desk.metrics
        is_long = any(width(piece.name, "bold", smallest()) > wide - 8 for piece in self._look.pieces)
        return max(metrics.type(22), round(2.5 * smallest())) if is_long else metrics.type(22)

    def place(self, rect: pygame.Rect) -> None:
        """Makes the pieces and the button that turns them; where there is little room, the pieces scroll."""
        table, metrics = self._table, self._table.desk.metrics
        wide, columns, high = self._grid(rect.width)
        rows, least = -(-len(self._look.pieces) // columns), metrics.type(SMALLEST) // 2 + self._foot(wide)
        high, container, corner = min(high, (rect.height - GAP) // rows - GAP), None, rect.topleft
        if high < least:
            high, corner = least, (0, 0)
            room = pygame.Rect(rect.topleft, (columns * (wide + GAP) + GAP + 20, rect.height))
            container = UIScrollingContainer(room, table.ui, allow_scroll_x=False)
            container.set_scrollable_area_dimensions((room.width - 20, rows * (high + GAP) + GAP))
        self._presses = [
            Press(
                pygame.Rect(
                    corner[0] + GAP + i % columns * (wide + GAP),
                    corner[1] + GAP + i // columns * (high + GAP),
                    wide,
                    high,
                ),
                table.ui,
                self._painter(i, (wide, high)),
                lambda number=i: self.choose(number),
                container=container,
                layer=4,
            )
            for i in range(len(self._look.pieces))
        ]
        room = metrics.type(TURN_WIDTH)
        button(
            pygame.Rect(rect.right - room - GAP, rect.top + GAP, room, min(metrics.type(56), rect.height - 2 * GAP)),
            table.ui, table.say("window-turn-piece"), self.turn, icon="cycle", key="T", keys=(pygame.K_t,),
            px=metrics.type(19), layer=4,
        )  # fmt: skip

    def _painter(self, number: int, size: tuple[int, int]) -> Callable[[State], pygame.Surface]:
        piece, accent = self._look.pieces[number], self._table.accent
        foot, px = self._foot(size[0]), max(smallest(), round(self._table.desk.metrics.type(22) * 0.72))
        name = fit_text(piece.name, size[0] - 8, px, foot, INK, "bold", 1.1, "center")

        def paint(state: State) -> pygame.Surface:
            is_chosen = number == self._chosen
            surface = controls.row(
                size, "pressed" if is_chosen and state == "normal" else state, accent
            ).copy()
            side = min(size[0] - 12, size[1] - foot - 8)
            drawn = piece.draw(self._turns if is_chosen else 0, max(2, side // 10))
            image = pygame.transform.smoothscale(drawn, (side, side))
            place = image.get_rect(midtop=(size[0] // 2, 5))
            if is_chosen:
                surface.blit(rounded(side + 6, side + 6, 3, accent), place.inflate(6, 6))
            surface.blit(image, place)
            name.draw(surface, (4, size[1] - foot // 2 - 1 - name.height / 2))
            return surface

        return paint


def laying_of(table: TableScene) -> Laying | None:
    """What is to be laid at a table now, if that is what is asked of whoever sits there."""
    if table.answering is None:
        return None
    look = table.skin.laying(table.view, table.answering.question)
    return Laying(table, look) if look is not None else None
