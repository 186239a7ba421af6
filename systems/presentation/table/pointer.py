"""The mouse on the table: presses and drags on the board, the wheel, and what lies under the pointer.

Works on events alone, so a test needs no hand. Must not know what a press leads to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from components.questions import Option
from systems.presentation.table.board_view import DRAG_REACH

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)


class Pointer:
    """The pointer over one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._drag: tuple[int, int] | None = None
        self._has_moved = False
        self.on = ""
        """The space or card under the pointer, or what the choice under it is about."""

    # --- events

    def handle(self, event: pygame.event.Event) -> None:
        """Takes an event that no widget wanted."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEMOTION and self._drag is not None:
            self._move(self._drag, event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._release(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)

    def is_on_board(self, point: tuple[int, int]) -> bool:
        """Tells whether a point belongs to the board and to nothing over it."""
        table = self._table
        covered = table.tray is not None and table.tray.rect.collidepoint(point)
        return table.stage is None and not covered and table.layout.board.collidepoint(point)

    def _press(self, event: pygame.event.Event) -> None:
        self._table.board.finish_moving()
        if event.button in BUTTONS and self.is_on_board(event.pos):
            self._drag, self._has_moved = event.pos, False
        elif event.button == pygame.BUTTON_LEFT:
            self._table.play.hurry()

    def _move(self, start: tuple[int, int], event: pygame.event.Event) -> None:
        dx, dy = event.pos[0] - start[0], event.pos[1] - start[1]
        if self._has_moved or max(abs(dx), abs(dy)) > DRAG_REACH:
            self._has_moved = True
            self._table.board.camera.pan(dx, dy)
            self._drag = event.pos

    def _release(self, event: pygame.event.Event) -> None:
        started, self._drag = self._drag, None
        if started is None or self._has_moved or event.button != pygame.BUTTON_LEFT:
            return
        table = self._table
        space = table.board.camera.space_at(event.pos) if self.is_on_board(event.pos) else ""
        if space and table.answering is not None and table.answering.at(space):
            table.pick_space(space)
        elif table.is_narrow:
            table.widen()
        else:
            table.play.hurry()

    def _wheel(self, event: pygame.event.Event) -> None:
        point = pygame.mouse.get_pos()
        if self.is_on_board(point) and event.y:
            self._table.board.camera.zoom(1 if event.y > 0 else -1, point)

    # --- looking

    def look(self, point: tuple[int, int]) -> None:
        """Finds what the pointer is on: a space, a card, a choice."""
        table, board = self._table, self._table.board
        dragging = self._drag is not None and self._has_moved
        space = board.camera.space_at(point) if self.is_on_board(point) and not dragging else ""
        on = space or self._card_under(point)
        if table.tray is not None and (row := table.tray.hovered()):
            on = self._best_of(row) or on
        if on != self.on:
            self.on = on
            board.hovered = on if board.camera.knows(on) else ""
            board.flag = table.say.name(space) if space else ""
            table.needs_frame = True

    def _best_of(self, option_id: str) -> str:
        """What an option is about: a card to read before a space to see."""
        question = self._table.play.question
        option: Option | None = question.option(option_id) if question else None
        on = option.on if option else ()
        return next((key for key in on if self._table.painter.face(key)), on[0] if on else "")

    def _card_under(self, point: tuple[int, int]) -> str:
        table = self._table
        if table.cards is not None and (key := table.cards.hovered()):
            return key
        spots = table.painter.spots
        return next((key for rect, key in reversed(spots) if rect.collidepoint(point)), "")
