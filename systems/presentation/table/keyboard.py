"""The keys of the table that belong to no button: menu, undo, looking about, choosing spaces and cards without a mouse.

Arrows go from one lit space to the next, Space takes it; where none is lit, or with Shift, they move the board. Must not
know what a space does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from systems.presentation.table.tray import DIGITS, KEYPAD

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
NEARER: Final = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
FARTHER: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)
STEP: Final = 1.5
"""Hexagons that an arrow moves the board by."""


class Keyboard:
    """The keys of one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    def press(self, event: pygame.event.Event) -> None:
        """Takes a key that no button wanted."""
        table, control = self._table, event.mod & pygame.KMOD_CTRL
        if event.key == pygame.K_ESCAPE:
            self._escape()
        elif control and event.key == pygame.K_z:
            table.undo()
        elif control and event.key == pygame.K_y:
            table.redo()
        elif event.key == pygame.K_l:
            table.open_log()
        elif event.key == pygame.K_r:
            table.drawer.toggle()
        elif event.key == pygame.K_SPACE:
            table.pointer.take()
        elif table.cards is not None and event.key in DIGITS + KEYPAD:
            table.cards.press_card((DIGITS + KEYPAD).index(event.key) % len(DIGITS))
        elif event.key in ARROWS:
            self._arrow(ARROWS[event.key], bool(event.mod & pygame.KMOD_SHIFT))
        else:
            self._look_about(event.key)

    def _escape(self) -> None:
        table = self._table
        if table.is_narrow:
            table.widen()
        else:
            table.open_menu()

    def _look_about(self, key: int) -> None:
        camera, middle = self._table.board.camera, self._table.layout.board.center
        if key == pygame.K_HOME:
            camera.show_whole()
        elif key in NEARER:
            camera.zoom(1, middle)
        elif key in FARTHER:
            camera.zoom(-1, middle)

    def _arrow(self, direction: tuple[int, int], moves_board: bool) -> None:
        board = self._table.board
        if moves_board or not board.lit:
            each = board.camera.cell_width * STEP
            board.camera.pan(-direction[0] * each, -direction[1] * each)
        elif self._table.stage is None:
            self._table.pointer.step(direction)
