"""The menu of the table: go on, save, load, the whole log, settings, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame_gui.elements import UIScrollingContainer

from systems.presentation.desk import Desk
from systems.presentation.palette import INK, PAPER
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import blank, lift, panel
from systems.presentation.table.log_view import LogLine, paint_line
from systems.presentation.typeset import label
from systems.presentation.widgets.press import Press, button

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
            ("window-load", self._routes.saved_games, "scroll-unfurled", ()),
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
        self._place_log(pygame.Rect(self._rect.left + wide + 50, top, self._rect.right - wide - 74 - self._rect.left,
                                    self._rect.bottom - 20 - top))  # fmt: skip

    def _place_log(self, room: pygame.Rect) -> None:
        self._log_top = room
        lines = self._table.log
        high = self.desk.metrics.type(27)
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        whole = max(1, len(lines) * high)
        container.set_scrollable_area_dimensions((room.width - 20, whole))
        for i, line in enumerate(lines):
            picture = self._line(line, (room.width - 24, high))
            rect = pygame.Rect(0, i * high, room.width - 24, high)
            Press(rect, self.ui, lambda state, image=picture: image, _nothing, container=container)
        if container.vert_scroll_bar is not None and whole > room.height:
            container.vert_scroll_bar.set_scroll_from_start_percentage(1 - room.height / whole)

    def _line(self, line: LogLine, size: tuple[int, int]) -> pygame.Surface:
        surface = blank(*size)
        paint_line(surface, surface.get_rect(), self.desk.metrics, line)
        return surface

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
        label(surface, self.desk.say("window-log"), (self._log_top.left, at[1]), "title", px, INK)


def _nothing() -> None:
    """A line of the log is read, not pressed."""
