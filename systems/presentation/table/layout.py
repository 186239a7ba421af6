"""Where everything lies on the open book: left page, right page, tabs, margin, board, dock (look, sections 4 and 5).

Only rectangles, from the metrics and from what has to find room. Must not know what is drawn in them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from systems.presentation.metrics import Metrics

NOTHING: Final = pygame.Rect(0, 0, 0, 0)
MOST_COVERED: Final = 0.55
"""The share of the board's room that a list of choices may cover; longer ones scroll."""
MOST_BESIDE_LIT: Final = 0.4
"""That share while there is something to press on the board too."""
WIDEST_ANSWERS: Final = 0.66
"""The share of the dock that buttons may take from the sentence."""


class TableLayout(NamedTuple):
    """The places of the table, in pixels of the window."""

    book: pygame.Rect
    edge: int
    spine: int
    strip: pygame.Rect
    """The paper behind corner and tabs."""
    tabs: pygame.Rect
    corner: pygame.Rect
    """Left of the tabs: the jewel of the game, the round, the way to the menu."""
    track: pygame.Rect
    board: pygame.Rect
    """The part of the map that is seen; nothing ever lies over it but the open drawer."""
    field: pygame.Rect
    """The room for the map as if no list of choices lay over its lower part."""
    stage: pygame.Rect
    """The room for what takes the place of the map."""
    tray: pygame.Rect
    """The list of choices, over the lower part of the board; empty where there is none."""
    dock: pygame.Rect
    sentence: pygame.Rect
    buttons: pygame.Rect
    page: pygame.Rect
    log: pygame.Rect
    log_lines: int
    handle: pygame.Rect
    """The bookmark that draws the right page out; empty where the page always lies open."""
    leaf: pygame.Rect
    """The right page as it is drawn out over the board; empty where it always lies open."""

    @property
    def has_drawer(self) -> bool:
        """Tells whether the right page is a drawer."""
        return self.handle.width > 0


class Need(NamedTuple):
    """What has to find room beside the board."""

    track: bool = True
    tray: int = 0
    """The height that the list of choices would like."""
    answers: int = 0
    """The width that the buttons of the dock would like."""
    has_lit: bool = False
    """Whether there is something to press on the board too."""


def lay_out(metrics: Metrics, need: Need = Need()) -> TableLayout:  # noqa: B008 - a tuple is never changed
    """Returns the places for a window."""
    book = pygame.Rect(metrics.book_left, 0, metrics.book_width, metrics.height)
    edge = 10 if metrics.is_big else 7
    spine = book.right - edge - (_handle_width(metrics) if metrics.has_drawer else _page_width(metrics))
    left, top = book.left + edge, metrics.type(82)
    corner = pygame.Rect(left, edge, metrics.type(160), top - edge - 4)
    tabs = pygame.Rect(corner.right, edge, spine - corner.right - 8, corner.height)
    strip = pygame.Rect(left, edge, spine - left, corner.height)
    dock = _dock(metrics, left, spine)
    middle = pygame.Rect(left, top, spine - left - (10 if metrics.has_drawer else 22), dock.top - top)
    track = pygame.Rect(middle.left + 8, middle.top + 4, _track_width(metrics, need), middle.height - 8)
    board = pygame.Rect(track.right + 4, middle.top, middle.right - track.right - 4, middle.height)
    field, tray = board.copy(), _tray(board, need)
    board.height -= tray.height
    stage = pygame.Rect(track.left, board.top + 6, board.right - track.left, board.height - 12)
    buttons = _buttons(metrics, dock, need.answers)
    sentence = pygame.Rect(dock.left, dock.top, buttons.left - dock.left - 16, dock.height)
    handle, leaf = _drawer(metrics, book, edge, spine, dock)
    page = _page(metrics, book, edge, spine, leaf)
    lines = _log_lines(metrics, page)
    high = metrics.type(25) * lines + metrics.type(12) if lines else 0
    log = pygame.Rect(page.left, page.bottom - high, page.width, high)
    return TableLayout(
        book, edge, spine, strip, tabs, corner, track, board, field, stage, tray, dock, sentence, buttons, page, log,
        lines, handle, leaf,
    )  # fmt: skip


def dock_size(metrics: Metrics) -> tuple[int, int]:
    """Width and height of the dock, for those who must know before everything is laid out."""
    book_left, edge = metrics.book_left, 10 if metrics.is_big else 7
    right = _handle_width(metrics) if metrics.has_drawer else _page_width(metrics)
    spine = book_left + metrics.book_width - edge - right
    return _dock(metrics, book_left + edge, spine).size


def tray_width(metrics: Metrics, need: Need) -> int:
    """The width of the list of choices."""
    return lay_out(metrics, need).board.width


def _dock(metrics: Metrics, left: int, spine: int) -> pygame.Rect:
    edge = 10 if metrics.is_big else 7
    high = max(metrics.type(128), 100)
    return pygame.Rect(
        left + 12, metrics.height - edge - high, spine - left - (20 if metrics.has_drawer else 34), high
    )


def _track_width(metrics: Metrics, need: Need) -> int:
    return metrics.type(112) if need.track else metrics.px(8)


def _tray(board: pygame.Rect, need: Need) -> pygame.Rect:
    """The lower part of the board's room."""
    if not need.tray:
        return NOTHING.copy()
    high = min(need.tray, round((MOST_BESIDE_LIT if need.has_lit else MOST_COVERED) * board.height))
    return pygame.Rect(board.left, board.bottom - high, board.width, high)


def _buttons(metrics: Metrics, dock: pygame.Rect, wanted: int) -> pygame.Rect:
    usual = min(dock.width // 2, metrics.type(300 if metrics.is_big else 230))
    wide = min(int(dock.width * WIDEST_ANSWERS), max(usual, wanted))
    return pygame.Rect(dock.right - wide, dock.top + 8, wide, dock.height - 14)


def _handle_width(metrics: Metrics) -> int:
    return metrics.type(64)


def _drawer(
    metrics: Metrics, book: pygame.Rect, edge: int, spine: int, dock: pygame.Rect
) -> tuple[pygame.Rect, pygame.Rect]:
    """The bookmark at the right edge, and the page it draws out: over the right third of the board."""
    if not metrics.has_drawer:
        return NOTHING.copy(), NOTHING.copy()
    handle = pygame.Rect(spine, edge, book.right - edge - spine, metrics.height - 2 * edge)
    wide = min(round((spine - book.left) * 0.62), max(metrics.type(400), (spine - book.left) // 3))
    leaf = pygame.Rect(spine - wide, edge, wide, dock.top - edge)
    return handle, leaf


def _page(metrics: Metrics, book: pygame.Rect, edge: int, spine: int, leaf: pygame.Rect) -> pygame.Rect:
    if leaf.width:
        return leaf.inflate(-2 * metrics.type(14), -2 * metrics.type(12))
    margin = metrics.px(26) if metrics.is_big else 14
    return pygame.Rect(
        spine + margin, edge + 9, book.right - edge - 2 * margin - spine, metrics.height - 2 * edge - 16
    )


def _log_lines(metrics: Metrics, page: pygame.Rect) -> int:
    """How many lines of the log the page has room for."""
    room = page.height / metrics.type(100)
    if room < 6:
        return 0
    if metrics.text > 1.3 or room < 7:
        return 1
    if metrics.width >= 2560:
        return 8
    return 4 if metrics.height >= 900 else 3 if metrics.height >= 760 else 2


def _page_width(metrics: Metrics) -> int:
    wanted = metrics.book_width * 0.25 * max(1.0, min(1.25, metrics.text))
    return int(min(560 * max(1.0, metrics.unit), max(356, wanted)))
