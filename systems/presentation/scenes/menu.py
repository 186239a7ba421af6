"""The menu of the table: go on, save, load, the whole log, settings, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.session import LOG_LINES
from systems.presentation.desk import Desk
from systems.presentation.palette import INK, PAPER
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import lift, panel
from systems.presentation.table.log_view import line_picture
from systems.presentation.typeset import label
from systems.presentation.widgets.press import button
from systems.presentation.widgets.scroll_lines import ScrollLines

if TYPE_CHECKING:
    from systems.presentation.app import Routes
    from systems.presentation.scenes.table import TableScene


class Menu(Scene):
    """A dialog over the table."""

    is_dialog = True

    def __init__(self, desk: Desk, routes: Routes, table: TableScene) -> None:
        super().__init__(desk)
        self.accent = table.accent
        self._routes = routes
        self._table = table

    def build(self) -> None:
        """Sets the buttons in a column, and the log beside them."""
        metrics, say = self.desk.metrics, self.desk.say
        self._rect = pygame.Rect(
            0, 0, min(metrics.width - 60, metrics.type(1060)), metrics.height - metrics.px(160)
        )
        self._rect.center = metrics.width // 2, metrics.height // 2
        stage, table = self.desk.stage, self._table
        entries = (
            ("window-go-on", stage.take_off, "book", (pygame.K_ESCAPE, pygame.K_RETURN)),
            ("window-save", lambda: self._routes.save_as(table), "save", ()),
            ("window-load", lambda: self._routes.load_over(table), "scroll-unfurled", ()),
            ("window-help-hint", self._routes.help, "help", ()),
            ("window-own-sheet", self._sheet, "player", ()),
            ("window-settings", self._routes.settings, "cog", ()),
            ("window-to-title", self._routes.title, "cancel", ()),
        )
        wide, gap = metrics.type(280), 10
        top = self._rect.top + metrics.type(70)
        high = min(metrics.type(58), (self._rect.bottom - 20 - top) // len(entries) - gap)
        for i, (key, act, icon, keys) in enumerate(entries):
            rect = pygame.Rect(self._rect.left + 24, top + i * (high + gap), wide, high)
            main = i == 0
            button(
                rect, self.ui, say(key), act, accent=self.accent, primary=main, icon=icon, keys=keys,
                px=metrics.type(20),
            )  # fmt: skip
        left = self._rect.left + wide + 50
        self._room = pygame.Rect(left, top, self._rect.right - 24 - left, self._rect.bottom - 20 - top)
        self.later(self._place_log, self._fill_log)
        self.rehearse(self.paint)

    def _fill_log(self) -> None:
        """Makes the lines that are in sight, a helping in each frame."""
        self._lines.work()
        if self._lines.is_due:
            self.later(self._fill_log)

    def _place_log(self) -> None:
        painter, metrics = self._table.painter, self.desk.metrics
        events = painter.log_events(LOG_LINES)

        def draw(number: int, size: tuple[int, int]) -> pygame.Surface:
            return line_picture(painter.log_line(events[number]), size, metrics)

        self._lines = ScrollLines(self._room, self.ui, len(events), metrics.type(27), draw)

    def update(self, now: float, elapsed: float) -> None:
        """Makes the lines of the log that have come into sight."""
        super().update(now, elapsed)
        self.needs_frame = self._lines.work() or self.needs_frame

    def _sheet(self) -> None:
        self.desk.stage.take_off()
        self._routes.sheet(self._table.skin, self._table.view, self._table.play.viewer)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sheet and its headings."""
        lift(surface, self._rect, 12, 8)
        panel(surface, self._rect, PAPER, INK, 12, 2)
        px = self.desk.metrics.type(32)
        at = self._rect.left + 24, self._rect.top + 14
        label(surface, self.desk.say(f"game-{self._table.play.session.definition.id}"), at, "title", px, INK)
        label(surface, self.desk.say("window-log"), (self._room.left, at[1]), "title", px, INK)
