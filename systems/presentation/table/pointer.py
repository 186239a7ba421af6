"""The mouse on the table: presses and drags on the board, the wheel, and what lies under the pointer.

Works on events alone, so a test needs no hand. Must not know what a press leads to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from components.questions import Option
from components.texts import Text, text
from systems.presentation.figures import draw_bust
from systems.presentation.table.board_view import DRAG_REACH

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

BUTTONS: Final = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)
EDGE: Final = 12
"""So near to the edge of its frame the pointer moves a board that is larger than the frame."""
EDGE_WAIT: Final = 0.35
"""Seconds the pointer must rest there first, so that a way across it moves nothing."""
EDGE_SPEED: Final = 620
"""Pixels a second."""


class Pointer:
    """The pointer over one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._drag: tuple[int, int] | None = None
        self._has_moved = False
        self._is_on_minimap = False
        self._at_edge = 0.0
        self._last: object = None
        self._lies_at: tuple[int, int] | None = None
        """Where the pointer lay when the table changed, until it is moved."""
        self.on = ""
        """The space or card under the pointer, or what the choice under it is about."""
        self._chosen = ""
        """The option under the pointer in a list or the dock."""
        self.pinned = ""
        """What stays open on the reading page after a press."""
        self.way: Text | None = None
        """How far it is to the lit space that is pointed at."""

    @property
    def reads(self) -> str:
        """What is read: what is pointed at, else what was pressed last."""
        return self.on or self.pinned

    @property
    def is_resting(self) -> bool:
        """Tells whether the pointer was not moved since the table has changed, but for a hand that trembles."""
        return self._lies_at is not None

    def forget(self) -> None:
        """The table has changed: nothing is kept open, and what lies under the pointer is looked up anew."""
        self.on, self.pinned, self.way = "", "", None
        self._last = None
        self._lies_at = pygame.mouse.get_pos()
        self._chosen = ""
        board = self._table.board
        board.hovered = board.flag = ""
        board.ghost = None
        self.show_aim()

    # --- events

    def handle(self, event: pygame.event.Event) -> None:
        """Takes an event that no widget wanted."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEMOTION and self._is_on_minimap:
            self._table.board.minimap.go_to(event.pos)
        elif event.type == pygame.MOUSEMOTION and self._drag is not None:
            self._move(self._drag, event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._release(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)

    def is_on_board(self, point: tuple[int, int]) -> bool:
        """Tells whether a point belongs to the board and to nothing over it."""
        table = self._table
        if table.stage is not None or table.drawer.covers(point):
            return False
        return table.layout.board.collidepoint(point) and not table.board.minimap.rect.collidepoint(point)

    def _press(self, event: pygame.event.Event) -> None:
        table = self._table
        table.board.finish_moving()
        if event.button == pygame.BUTTON_RIGHT and table.laying is not None:
            table.laying.turn()
        elif event.button in BUTTONS and self.is_on_board(event.pos):
            self._drag, self._has_moved = event.pos, False
        elif table.stage is None and table.board.minimap.rect.collidepoint(event.pos):
            self._is_on_minimap = table.board.minimap.press(event.pos)
            table.needs_frame = True
        elif event.button == pygame.BUTTON_LEFT:
            self._pin(self._card_under(event.pos))
            table.play.hurry()

    def _move(self, start: tuple[int, int], event: pygame.event.Event) -> None:
        dx, dy = event.pos[0] - start[0], event.pos[1] - start[1]
        if self._has_moved or max(abs(dx), abs(dy)) > DRAG_REACH:
            self._has_moved = True
            self._table.board.camera.pan(dx, dy)
            self._drag = event.pos

    def _release(self, event: pygame.event.Event) -> None:
        started, self._drag, self._is_on_minimap = self._drag, None, False
        if started is None or self._has_moved or event.button != pygame.BUTTON_LEFT:
            return
        space = self._table.board.camera.space_at(event.pos) if self.is_on_board(event.pos) else ""
        self._take(space)

    def _take(self, space: str) -> None:
        """Takes a press on a space: its option, or else what there is to read about it."""
        table = self._table
        if space and table.answering is not None and table.answering.at(space):
            table.pick_space(space)
        elif table.is_narrow:
            table.widen()
        else:
            self._pin(space)
            table.play.hurry()

    def _pin(self, key: str) -> None:
        if key and key != self.pinned:
            self.pinned = key
            self._table.drawer.draw_out()
        else:
            self.pinned = ""
        self._table.needs_frame = True

    def _wheel(self, event: pygame.event.Event) -> None:
        point = pygame.mouse.get_pos()
        if self.is_on_board(point) and event.y:
            self._table.board.camera.zoom(1 if event.y > 0 else -1, point)

    # --- without a mouse

    def step(self, direction: tuple[int, int]) -> None:
        """Goes to the next lit space in a direction."""
        table, board = self._table, self._table.board
        here = self.on if board.camera.knows(self.on) else ""
        if not here:
            figure = next((piece.space for piece in board.pieces if piece.lively), "")
            here = figure if board.camera.knows(figure) else min(board.lit)
        there = board.camera.neighbour_of(here, board.lit, direction)
        if there:
            board.camera.reveal(there)
            self._lies_at = None
            self._show(there, there)
            table.needs_frame = True

    def take(self) -> None:
        """Presses what is pointed at: a lit space."""
        if self.on in self._table.board.lit:
            self._take(self.on)

    # --- looking

    def look(self, point: tuple[int, int]) -> None:
        """Finds what the pointer is on: a space, a card, a choice. A pointer at rest leaves the keys their say."""
        self._table.drawer.look(point)
        self._rest(point)
        table, board = self._table, self._table.board
        seen = point, board.camera.corner, board.camera.step, id(table.tray), table.drawer.is_open
        if seen == self._last:
            return
        self._last = seen
        dragging = self._drag is not None and self._has_moved
        space = board.camera.space_at(point) if self.is_on_board(point) and not dragging else ""
        on = space or self._card_under(point)
        held = table.tray.held() if table.tray is not None else ""
        chosen = held or (table.tray.hovered() if table.tray is not None else "")
        if held and space:
            on = space  # what is drawn over the board may be let go there
        elif chosen := chosen or table.buttons.hovered():
            on = self._best_of(chosen) or on
        self._show(on, space, chosen)

    def _rest(self, point: tuple[int, int]) -> None:
        """Notices that the pointer was moved."""
        if self._lies_at is None:
            return
        (x, y), (left, top) = point, self._lies_at
        if max(abs(x - left), abs(y - top)) > DRAG_REACH:
            self._lies_at = None
            self._table.needs_frame = True

    def _show(self, on: str, space: str, chosen: str = "") -> None:
        table, board = self._table, self._table.board
        if (on, chosen) == (self.on, self._chosen):
            return
        self.on, self._chosen = on, chosen
        board.hovered = on if board.camera.knows(on) else ""
        board.flag = table.skin.flag(table.view, space) if space else ""
        self._show_way(space)
        self.show_aim()
        table.needs_frame = True

    def _show_way(self, space: str) -> None:
        """Shows the way to a lit space, and the dice that it takes."""
        table = self._table
        walked = table.skin.trail(table.view, table.play.session.log)
        trail = None
        if space in table.board.lit and table.play.is_human:
            trail = table.skin.trail_to(table.view, space, walked)
        table.board.trail = trail or walked
        steps = len(trail.steps) - 1 - trail.walked if trail else 0
        self.way = _told(steps, space, trail.price) if trail and steps else None
        table.painter.show_dice(trail.dice if trail else None)

    def show_aim(self) -> None:
        """Shows what the choice under the pointer would reach, or what would lie there."""
        table, board = self._table, self._table.board
        board.aim = board.ghost = None
        answering = table.answering
        if answering is None:
            return
        if table.laying is not None:
            board.ghost = table.laying.ghost(board.camera.cell_width) if self.on in board.lit else None
            return
        if table.is_bundle(self._chosen):
            found = None
        elif self._chosen:
            found = answering.question.option(self._chosen)
        else:
            found = max(answering.at(self.on), key=_promise, default=None)
        question = answering.question
        aim = table.skin.aim(table.view, question, found) if found else None
        if found is not None and aim is not None and board.hovered in aim.spaces:
            board.ghost = self._ghost(found)
        board.aim = aim or table.skin.survey(table.view, question)
        if board.aim is not None and board.aim.dice and (board.aim.roll is None or table.layout.has_drawer):
            table.painter.show_dice(board.aim.dice)

    def _ghost(self, option: Option) -> pygame.Surface | None:
        """The figure that would come to stand where a choice is let go."""
        table = self._table
        if self._chosen == "" or table.answering is None:
            return None
        subject = table.skin.subject(table.answering.question, option)
        face = table.painter.face(subject) if subject else None
        if face is None or face.figure is None:
            return None
        return draw_bust(face.figure, max(24, round(table.board.camera.cell_width * 1.2)), paper=1.5)

    def pan_at_edge(self, elapsed: float) -> None:
        """Moves a board that is larger than its frame while the pointer rests at the edge of the frame."""
        point, board = pygame.mouse.get_pos(), self._table.board
        frame = board.camera.frame
        inner = frame.inflate(-2 * EDGE, -2 * EDGE)
        resting = self.is_on_board(point) and not inner.collidepoint(point) and not board.camera.is_whole
        self._at_edge = self._at_edge + elapsed if resting and pygame.mouse.get_focused() else 0.0
        if self._at_edge < EDGE_WAIT:
            return
        way = EDGE_SPEED * elapsed
        dx = way * ((point[0] < inner.left) - (point[0] >= inner.right))
        dy = way * ((point[1] < inner.top) - (point[1] >= inner.bottom))
        board.camera.pan(dx, dy)
        self._table.needs_frame = True

    def _best_of(self, option_id: str) -> str:
        """What an option is about: a card to read before a space to see."""
        question = self._table.play.question
        option: Option | None = question.option(option_id) if question else None
        subject = self._table.skin.subject(question, option) if question and option else ""
        if subject:
            return subject
        on = option.on if option else ()
        return next((key for key in on if self._table.painter.face(key)), on[0] if on else "")

    def _card_under(self, point: tuple[int, int]) -> str:
        table = self._table
        if table.fight is not None:
            return table.fight.under(point)
        if table.layout.has_drawer and table.layout.page.collidepoint(point) and not table.drawer.is_open:
            return ""
        if table.cards is not None and (key := table.cards.hovered()):
            return key
        spots = table.painter.spots
        return next((key for rect, key in reversed(spots) if rect.collidepoint(point)), "")


def _told(steps: int, space: str, price: Text | None) -> Text:
    """How far it is to a space, and what the way costs where that is something else."""
    if price is None:
        return text("window-way", n=steps, where=f"@{space}")
    return text("window-way-at", n=steps, where=f"@{space}", price=price)


def _promise(option: Option) -> float:
    """How likely an option is to succeed: of several that lie on one space the best is shown."""
    return option.odds[0].ways / option.odds[0].of if option.odds else 0.0
