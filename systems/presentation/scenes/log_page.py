"""The whole log on a page of its own, with filters: everything, since one's own turn, one's own seat, fights, dice.

Reads events; what counts as a fight, the skin says.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from engine.events import Event
from engine.session import LOG_LINES
from systems.presentation.desk import Desk
from systems.presentation.palette import INK, INK2, PAPER
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import lift, panel
from systems.presentation.table.log_view import line_picture
from systems.presentation.table.throws import BARRIER
from systems.presentation.typeset import label
from systems.presentation.widgets.press import button
from systems.presentation.widgets.scroll_lines import ScrollLines

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

FILTERS: Final = {
    "all": "window-log-all",
    "others": "window-log-others",
    "mine": "window-log-mine",
    "fights": "window-log-fights",
    "dice": "window-log-dice",
}


class LogPage(Scene):
    """A dialog over the table."""

    is_dialog = True
    help_places = ("log", "table")

    def __init__(self, desk: Desk, table: TableScene) -> None:
        super().__init__(desk)
        self.accent = table.accent
        self._table = table
        self._filter = "all"

    def build(self) -> None:
        """Sets filters, lines and the way back."""
        metrics, say = self.desk.metrics, self._table.say
        self._rect = pygame.Rect(
            0, 0, min(metrics.width - 40, metrics.type(1280)), metrics.height - metrics.px(70)
        )
        self._rect.center = metrics.width // 2, metrics.height // 2
        inside = self._rect.inflate(-metrics.px(56), -metrics.px(40))
        self._head = pygame.Rect(inside.left, inside.top, inside.width, metrics.type(48))
        high, gap = metrics.type(46), 10
        names = [name for name in FILTERS if self._is_useful(name)]
        each = (inside.width - gap * (len(names) - 1)) // len(names)
        for i, name in enumerate(names):
            rect = pygame.Rect(inside.left + i * (each + gap), self._head.bottom + 4, each, high)
            button(
                rect, self.ui, say(FILTERS[name]), lambda n=name: self._choose(n), accent=self.accent,
                primary=name == self._filter, px=metrics.type(19), keys=(pygame.K_1 + i, pygame.K_KP1 + i),
            )  # fmt: skip
        close = pygame.Rect(inside.right - metrics.type(200), inside.bottom - high, metrics.type(200), high)
        button(
            close, self.ui, say("window-close"), self.desk.stage.take_off, accent=self.accent,
            keys=(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_l), px=metrics.type(19),
        )  # fmt: skip
        top = self._head.bottom + high + metrics.px(18)
        self._room = pygame.Rect(inside.left, top, inside.width, close.top - 10 - top)
        events = self._events = self._table.painter.log_events(LOG_LINES, self._keeps())
        self.later(partial(self._place_lines, events), self._fill)
        self.rehearse(self.paint)

    def _fill(self) -> None:
        """Makes the lines that are in sight, a helping in each frame."""
        self._list.work()
        if self._list.is_due:
            self.later(self._fill)

    def _is_useful(self, name: str) -> bool:
        """Tells whether a filter means anything at this table."""
        if name == "others":
            return bool(self._table.play.humans and self._since_own_turn())
        return name != "mine" or bool(self._table.play.humans)

    def _since_own_turn(self) -> list[Event]:
        """What happened after the viewer's last turn, up to the one that may be under way."""
        table = self._table
        events = table.painter.log_events(LOG_LINES)
        begins = [i for i, event in enumerate(events) if event.kind in table.skin.turn_events]
        own = [i for i in begins if table.skin.seat_of(table.view, events[i].on) == table.play.viewer]
        is_own = bool(own) and own[-1] == begins[-1]  # the turn under way is not over yet
        end = own.pop() if is_own else len(events)
        start = next((i for i in begins if i > (own[-1] if own else -1)), end)
        return events[start:end]

    def _choose(self, name: str) -> None:
        self._filter = name
        self.rebuild()

    def _keeps(self) -> Callable[[Event], bool]:
        """What the present filter lets through."""
        table = self._table
        if self._filter == "others":
            since = {id(event) for event in self._since_own_turn()}
            return lambda event: id(event) in since
        if self._filter == "mine":
            own = table.skin.own_seats(table.view, table.play.viewer)
            return lambda event: table.skin.seat_of(table.view, event.on) in own
        if self._filter == "fights":
            return lambda event: event.kind in table.skin.fight_events
        if self._filter == "dice":
            return lambda event: event.barrier == BARRIER
        return lambda event: True

    def _place_lines(self, events: list[Event]) -> None:
        painter, metrics = self._table.painter, self.desk.metrics

        def draw(number: int, size: tuple[int, int]) -> pygame.Surface:
            return line_picture(painter.log_line(events[number]), size, metrics)

        self._list = ScrollLines(self._room, self.ui, len(events), metrics.type(30), draw)

    def update(self, now: float, elapsed: float) -> None:
        """Makes the lines that have come into sight."""
        super().update(now, elapsed)
        self.needs_frame = self._list.work() or self.needs_frame

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sheet and its heading."""
        metrics, say = self.desk.metrics, self._table.say
        lift(surface, self._rect, 12, 8)
        panel(surface, self._rect, PAPER, INK, 12, 2)
        label(
            surface,
            say("window-log"),
            self._head.topleft,
            "title",
            metrics.type(34),
            INK,
            room=self._head.width,
        )
        if not self._events:
            at = self._room.left, self._room.top + 8
            label(surface, say("window-log-empty"), at, "body", metrics.type(20), INK2, room=self._room.width)

    def on_event(self, event: pygame.event.Event) -> None:
        """Goes away when one presses beside it."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._rect.collidepoint(event.pos):
            self.desk.stage.take_off()
