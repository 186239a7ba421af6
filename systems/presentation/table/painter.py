"""Draws the table: the sheet that changes with the game only, and over it board, choices and the reading page.

Every number and word comes ready from the skin; nothing is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from systems.presentation.cards import CardFace
from systems.presentation.ornaments import book
from systems.presentation.skins.looks import FightStage
from systems.presentation.table.dock import paint_dock
from systems.presentation.table.fight_view import paint_fight
from systems.presentation.table.layout import log_lines
from systems.presentation.table.log_view import LogLine, paint_log
from systems.presentation.table.right_page import paint_note, paint_page, paint_reading
from systems.presentation.table.seat_tabs import paint_tabs, seat_colour
from systems.presentation.table.track_view import paint_track

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

Spots = tuple[tuple[pygame.Rect, str], ...]


class TablePainter:
    """The brush of one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._sheet: pygame.Surface
        self._reading = pygame.Rect(0, 0, 0, 0)
        self._open_key = ""
        self.spots: Spots = ()
        """Cards and figures that are read when the pointer is on them."""

    # --- once for each change

    def paint_sheet(self) -> None:
        """Draws what changes with the game only."""
        table = self._table
        metrics, layout, look, accent = table.desk.metrics, table.layout, table.look, table.accent
        sheet = book(metrics.width, metrics.height, accent, layout.spine, layout.edge).copy()
        paint_tabs(sheet, layout, metrics, look, table.skin.emblem, accent)
        if look.track is not None and table.stage is None:
            paint_track(sheet, layout.track, metrics, look.track, accent)
        places = paint_page(sheet, layout, metrics, look.page, look.news)
        paint_log(sheet, layout.log, metrics, self.log_lines(log_lines(metrics)))
        figures: Spots = ()
        if isinstance(table.stage, FightStage):
            figures = paint_fight(sheet, self._fight_rect(), metrics, table.stage, accent)
        self._paint_dock(sheet)
        self._sheet, self._reading, self.spots = sheet, places.reading, (*places.cards, *figures)
        self._open_key = table.skin.reading(table.view, table.shown_question)

    def _fight_rect(self) -> pygame.Rect:
        rect = self._table.stage_rect()
        if self._table.tray is not None:
            rect.height = max(rect.height // 2, self._table.tray.rect.top - rect.top - 6)
        return rect

    def _paint_dock(self, sheet: pygame.Surface) -> None:
        table = self._table
        prompt, line = self._sentence()
        question = table.play.question
        seat = question.seat if question else table.play.viewer
        colours = {look.seat: seat_colour(look.colour) for look in table.look.seats}
        dice = () if isinstance(table.stage, FightStage) else table.look.dice
        block = colours.get(seat, table.accent)
        paint_dock(sheet, table.layout, table.desk.metrics, prompt, line, dice, block, table.accent)

    def _sentence(self) -> tuple[str, str]:
        """What is asked of whom, and the line below it."""
        play, say = self._table.play, self._table.say
        question = play.question
        below = self._table.note or play.failure or play.why
        line = say.rich(below) if below else ""
        if question is None:
            outcome = play.session.over
            return say("window-over"), say.rich(outcome.reason) if outcome else ""
        seat = f"@seat/{question.seat}"
        if play.replay is not None:
            return say("window-watching", seat=seat), say.rich(question.prompt)
        if play.needs_cover and not self._table.may_answer:
            return say("window-secret", seat=seat), say("window-look-away")
        if not play.is_human:
            return say("window-thinking", seat=seat), line
        return say.rich(question.prompt), line

    def log_lines(self, count: int) -> list[LogLine]:
        """The last lines of the log that may be read here."""
        table = self._table
        colours = {seat.seat: seat.colour for seat in table.look.seats}
        lines: list[LogLine] = []
        for event in reversed(table.play.session.log):
            if len(lines) == count:
                break
            if event.only is None or (event.only == table.play.viewer and table.may_answer):
                seat = table.skin.seat_of(table.view, event.on)
                lines.append(LogLine(table.say.rich(event.text), colours.get(seat, -1)))
        return lines[::-1]

    # --- every frame

    def paint(self, surface: pygame.Surface) -> None:
        """Draws sheet, board or spread, tray and reading page."""
        table = self._table
        surface.blit(self._sheet, (0, 0))
        if table.stage is None:
            table.board.draw(surface, table.now)
        elif table.cards is not None:
            table.cards.paint(surface)
        if table.tray is not None:
            table.tray.paint(surface)
        self._paint_reading(surface)

    def face(self, key: str) -> CardFace | None:
        """The card behind a key, if this seat may see it; the open question may show more than the table does."""
        table = self._table
        question = table.shown_question
        if question is not None and (key in question.about or any(key in o.on for o in question.options)):
            return table.skin.shown_face(table.view, key)
        return table.skin.face(table.view, key)

    def _paint_reading(self, surface: pygame.Surface) -> None:
        table = self._table
        for key in (table.pointer.on, self._open_key):
            face = self.face(key) if key else None
            if face is not None:
                paint_reading(surface, self._reading, face)
                return
            if key and table.board.camera.knows(key):
                heading, words = table.skin.note(table.view, key)
                paint_note(surface, self._reading, table.desk.metrics, heading, words, table.accent)
                return
