"""Where everything lies on the open book: left page, right page, tabs, margin, board, dock (look, sections 4 and 5).

Only rectangles, from the metrics alone. Must not know what is drawn in them.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from systems.presentation.metrics import Metrics

WIDE = 1200
"""Narrower windows have a narrower right page."""


class TableLayout(NamedTuple):
    """The places of the table, in pixels of the window."""

    edge: int
    spine: int
    tabs: pygame.Rect
    corner: pygame.Rect
    """Left of the tabs: the jewel of the game, the round, the way to the menu."""
    track: pygame.Rect
    board: pygame.Rect
    dock: pygame.Rect
    sentence: pygame.Rect
    buttons: pygame.Rect
    page: pygame.Rect
    log: pygame.Rect
    tray: pygame.Rect
    """The most room that the tray of choices may take, over the lower part of the board."""


def lay_out(metrics: Metrics, has_track: bool = True) -> TableLayout:
    """Returns the places for a window."""
    width, height = metrics.width, metrics.height
    edge = 10 if metrics.is_big else 7
    page_width = _page_width(metrics)
    spine = width - edge - page_width
    top, dock_height = metrics.type(82), max(metrics.type(128), 100)
    track_width = metrics.type(112) if has_track else metrics.px(8)
    left = edge
    corner = pygame.Rect(left, edge, metrics.type(160), top - edge - 4)
    tabs = pygame.Rect(corner.right, edge, spine - corner.right - 8, corner.height)
    dock = pygame.Rect(left + 12, height - edge - dock_height, spine - left - 34, dock_height)
    middle = pygame.Rect(left, top, spine - left - 22, dock.top - top)
    track = pygame.Rect(middle.left + 8, middle.top + 4, track_width, middle.height - 4)
    board = pygame.Rect(track.right + 4, middle.top, middle.right - track.right - 4, middle.height)
    buttons_width = min(dock.width // 2, metrics.type(300 if metrics.is_big else 230))
    buttons = pygame.Rect(dock.right - buttons_width, dock.top + 8, buttons_width, dock.height - 14)
    sentence = pygame.Rect(dock.left, dock.top, buttons.left - dock.left - 16, dock.height)
    margin = metrics.px(26) if metrics.is_big else 14
    page = pygame.Rect(spine + margin, edge + 9, width - edge - 2 * margin - spine, height - 2 * edge - 16)
    log_height = metrics.type(25) * log_lines(metrics) + metrics.type(12)
    log = pygame.Rect(page.left, page.bottom - log_height, page.width, log_height)
    tray_height = int(board.height * 0.62)
    tray_left = board.left - 4 if has_track else dock.left
    tray = pygame.Rect(tray_left, dock.top - tray_height, dock.right - tray_left, tray_height)
    return TableLayout(edge, spine, tabs, corner, track, board, dock, sentence, buttons, page, log, tray)


def log_lines(metrics: Metrics) -> int:
    """How many lines of the log the page has room for."""
    if metrics.text > 1.3:
        return 1
    if metrics.width >= 2560:
        return 8
    return 4 if metrics.height >= 900 else 3 if metrics.height >= 760 else 2


def _page_width(metrics: Metrics) -> int:
    least = 356 if metrics.width >= WIDE else 316
    wanted = metrics.width * 0.25 * max(1.0, min(1.25, metrics.text))
    return int(min(560 * max(1.0, metrics.unit), max(least, wanted)))
