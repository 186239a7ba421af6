"""Draws the table: a sheet whose parts change with the game only, and over it board, choices and the reading page.

Every number and word comes ready from the skin; nothing is decided here.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from components.texts import Text
from engine.events import Event
from engine.session import LOG_LINES
from systems.presentation.cards import CardFace
from systems.presentation.ornaments import open_book
from systems.presentation.palette import Colour
from systems.presentation.skins.looks import Die
from systems.presentation.skins.roll_looks import RollLook
from systems.presentation.table.banner import paint_banner
from systems.presentation.table.box_view import box_spots, paint_boxes
from systems.presentation.table.dock import paint_dock
from systems.presentation.table.log_folding import LogFolder
from systems.presentation.table.log_view import LogLine, log_part
from systems.presentation.table.page_plan import PagePlan, plan_page
from systems.presentation.table.parts import Part, PartSheet
from systems.presentation.table.reading import paint_note, paint_reading
from systems.presentation.table.right_page import Spots, news_rows, page_parts, page_spots
from systems.presentation.table.roll_view import LARGE_LETTERS
from systems.presentation.table.seat_tabs import seat_colour, tab_parts
from systems.presentation.table.track_view import paint_stacks, paint_track, stack_spots, track_spots

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

HELPING: Final = 0.006
"""Seconds of a frame that may be spent on the board and on parts of the sheet that have changed."""
ROLL_ROOM: Final = 470
"""With less room for reading than this, the sheet of a roll lies over belongings and news."""
EXPLAINED: Final = "?"
"""With this begins the name of something that is no entity, such as a number, which the skin explains."""


class TablePainter:
    """The brush of one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._sheet: PartSheet
        self._ground: object = None
        self._plan: PagePlan
        self._open_key = ""
        self._said: dict[int, tuple[Event, str]] = {}
        """Lines of the log in words."""
        self._folder = LogFolder()
        self._spots: Spots = ()
        self._dice: tuple[Die, ...] | None = None
        self._way: Text | None = None

    @property
    def spots(self) -> Spots:
        """Cards, figures and numbers that are read when the pointer is on them."""
        return self._spots

    @property
    def ground(self) -> pygame.Surface:
        """The bare paper under everything."""
        return self._sheet.ground

    # --- what lies on the sheet

    def paint_sheet(self) -> None:
        """Looks what has changed; it is drawn in the next frames."""
        table = self._table
        self._renew_ground()
        look, metrics, layout = table.look, table.desk.metrics, table.layout
        self._plan = plan_page(layout, metrics, look.page, news_rows(layout.page.width, metrics, look.news))
        page = page_parts(self._plan, metrics, look.page, look.news, table.say("window-empty"))
        if layout.log_lines:
            lines = tuple(self.log_lines(layout.log_lines))
            page.append(log_part(layout.log, metrics, lines))
        parts = [*self._left_parts()]
        if layout.has_drawer:
            table.drawer.lay(page)
            parts.append(table.drawer.handle_part(look.page))
        else:
            parts += page
        self._sheet.lay(parts)
        self._spots = (
            *page_spots(self._plan, metrics, look.page, look.news),
            *track_spots(layout.track, metrics, look),
            *box_spots(layout.track, metrics, look),
            *stack_spots(layout.track, metrics, look),
        ) if table.stage is None else page_spots(self._plan, metrics, look.page, look.news)  # fmt: skip
        self._open_key = table.skin.reading(table.view, table.shown_question)

    def forget_sheet(self) -> None:
        """Has the whole sheet drawn anew."""
        self._ground = None
        self.paint_sheet()

    def _renew_ground(self) -> None:
        """A new sheet of paper where the window, the language or the form of the book has changed."""
        table = self._table
        metrics, layout = table.desk.metrics, table.layout
        ground = metrics, layout.spine, table.accent, table.say
        if ground != self._ground:
            self._ground = ground
            self._said.clear()
            size = metrics.width, metrics.height
            paper = open_book(size, layout.book, table.accent, layout.spine, layout.edge)
            self._sheet = PartSheet(paper, table.desk.darkroom)
            table.drawer.renew()

    def _left_parts(self) -> list[Part]:
        table = self._table
        metrics, layout, look, accent = table.desk.metrics, table.layout, table.look, table.accent
        parts = [
            *tab_parts(layout, metrics, look, table.skin.emblem, accent),
            self._dock_part(),
        ]
        if table.stage is None and look.has_margin:
            parts.append(
                Part("track", layout.track, (look.track, look.boxes, look.stacks), self._paint_margin)
            )
        return parts

    def _paint_margin(self, surface: pygame.Surface) -> None:
        table = self._table
        rect, metrics, look = table.layout.track, table.desk.metrics, table.look
        if look.track is not None:
            paint_track(surface, rect, metrics, look, table.accent)
        paint_boxes(surface, rect, metrics, look)
        paint_stacks(surface, rect, metrics, look)

    def _dock_part(self) -> Part:
        table = self._table
        dice = self._dice or table.look.dice or self._last_dice()
        block = self._block
        prompt, line = self.sentence()
        shows = prompt, line, dice, block, table.layout.sentence

        def draw(surface: pygame.Surface) -> None:
            paint_dock(surface, table.layout, table.desk.metrics, prompt, line, dice, block, table.accent)

        return Part("dock", table.layout.dock, shows, draw)

    def _last_dice(self) -> tuple[Die, ...]:
        """The dice of the last roll, where they are not read on the right page."""
        table = self._table
        if table.rolls.look is not None and not table.layout.has_drawer:
            return ()
        return table.skin.trail(table.view, table.play.session.log).dice

    @property
    def _block(self) -> Colour:
        """The colour of the seat that is asked."""
        table = self._table
        question = table.play.question
        seat = question.seat if question else table.play.viewer
        colours = {look.seat: seat_colour(look.colour) for look in table.look.seats}
        return colours.get(seat, table.accent)

    def show_dice(self, dice: tuple[Die, ...] | None) -> None:
        """Shows dice as they would be spent, or as they lie, and the line about the way that is pointed at."""
        if (dice, self._table.pointer.way) != (self._dice, self._way):
            self._dice, self._way = dice, self._table.pointer.way
            self._sheet.renew(self._dock_part())

    def sentence(self) -> tuple[str, str]:
        """What is asked of whom, and the line below it."""
        play, say = self._table.play, self._table.say
        question = play.question
        why = None if play.is_human else play.why
        below = self._table.note or play.failure or self._table.pointer.way or why
        line = say.rich(below) if below else self._hint()
        if question is None:
            outcome = play.session.over
            return say("window-over"), say.rich(outcome.reason) if outcome else ""
        seat = f"@seat/{question.seat}"
        if self._table.rolls.is_told:
            return say("window-dice-lie"), say("window-dice-lie-line")
        if play.replay is not None:
            return say("window-watching", seat=seat), say.rich(question.prompt)
        if play.needs_cover and not self._table.may_answer:
            return say("window-secret", seat=seat), say("window-look-away")
        if not play.is_human:
            return say("window-thinking", seat=seat), line
        return say.rich(question.prompt), line

    def _hint(self) -> str:
        """What can be pressed, where that is not written on a button."""
        table = self._table
        answering = table.answering
        if answering is None:
            return ""
        if hint := table.skin.hint(table.view, answering.question):
            return hint
        if table.laying is not None:
            return table.say("window-hint-laying")
        question, skin = answering.question, table.skin
        if table.is_narrow and any(skin.subject(question, option) for option in question.options):
            return table.say("window-hint-draw")
        if question.kind == "order" and answering.takes_many:
            return table.say("window-hint-order")
        if table.cards is not None and table.cards.can_press:
            return table.say("window-hint-card")
        if table.stage is None and answering.on_board and not table.is_narrow:
            return table.say("window-hint-lit")
        return ""

    def log_lines(self, count: int) -> list[LogLine]:
        """The last lines of the log that may be read here."""
        return [self.log_line(event) for event in self.log_events(count)]

    def log_events(self, count: int, keeps: Callable[[Event], bool] = lambda event: True) -> list[Event]:
        """The last events that may be read here, of those that a filter keeps; `log_line` puts one into words.

        The steps of a walk are one event.
        """
        table = self._table
        readable = (None, table.play.viewer) if table.may_answer else (None,)
        events = self._folder.folded([event for event in table.play.session.log if event.only in readable])
        return [event for event in events if keeps(event)][-count:]

    def turn_lines(self) -> list[LogLine]:
        """The lines of the turn under way."""
        events = self.log_events(LOG_LINES)
        begins = self._table.skin.turn_events
        start = next((i for i in range(len(events) - 1, -1, -1) if events[i].kind in begins), 0)
        return [self.log_line(event) for event in events[start:]]

    def log_line(self, event: Event) -> LogLine:
        """An event as a line of the log."""
        table = self._table
        seat = table.skin.seat_of(table.view, event.on)
        colour = next((look.colour for look in table.look.seats if look.seat == seat), -1)
        return LogLine(self._words_of(event), colour, event.kind in table.skin.turn_events)

    def _words_of(self, event: Event) -> str:
        """What a line of the log says; it is put into words once."""
        table = self._table
        known = self._said.get(id(event))
        if known is None or known[0] is not event:
            icon, words = table.skin.event_icon(event), table.say.rich(event.text)
            known = self._said[id(event)] = event, f"{{{icon}}} {words}" if icon else words
            while len(self._said) > LOG_LINES:
                self._said.pop(next(iter(self._said)))
        return known[1]

    # --- every frame

    @property
    def is_due(self) -> bool:
        """Tells whether the next frame has still to draw parts of the sheet."""
        return self._sheet.is_due or self._table.drawer.is_due

    def paint(self, surface: pygame.Surface) -> None:
        """Draws sheet, board or spread, list of choices and reading page."""
        table, end = self._table, time.perf_counter() + HELPING
        if table.stage is None:
            table.board.draw(surface, table.now)
            self._sheet.work(end)
            for rect in _around(table.layout.board, surface.get_rect()):
                surface.blit(self._sheet.surface, rect, rect)
            paint_banner(surface, table.layout.board, table.desk.metrics, table.look.banner, self._block)
        else:
            self._sheet.work(end)
            surface.blit(self._sheet.surface, (0, 0))
        if table.stage is not None and table.cards is not None:
            table.cards.paint(surface)
            if table.stage.roll is not None:
                place = table.cards.roll_place
                table.rolls.paint(surface, place, table.stage.roll, LARGE_LETTERS)
        if table.tray is not None:
            table.tray.paint(surface)
        if not table.layout.has_drawer:
            self.paint_page(surface)

    def paint_page(self, surface: pygame.Surface) -> None:
        """Draws what is read on the right page."""
        table, plan = self._table, self._plan
        rect = plan.reading
        table.glossary.begin()
        roll = table.rolls.reads()
        if roll is not None:
            self._paint_roll(surface, roll)
            return
        if plan.is_tight:
            if not table.pointer.reads:
                return
            rect = pygame.Rect(
                rect.left, plan.head.bottom + 4, rect.width, plan.news.top - plan.head.bottom - 8
            )
            ground = table.drawer.ground if table.layout.has_drawer else self._sheet.ground
            surface.blit(ground, rect.inflate(8, 4), rect.inflate(8, 4))
        for key in (table.pointer.reads, self._open_key):
            if key and self._paint_key(surface, rect, key):
                return

    def _paint_roll(self, surface: pygame.Surface, look: RollLook) -> None:
        """Draws the sheet of a roll in the room for reading, or over belongings and news where that is small."""
        table, plan = self._table, self._plan
        rect = plan.reading
        if rect.height < table.desk.metrics.type(ROLL_ROOM):
            top = (plan.values if plan.values.height else plan.head).bottom + table.desk.metrics.px(14)
            rect = pygame.Rect(rect.left, top, rect.width, max(0, plan.log.top - top - 8))
            ground = table.drawer.ground if table.layout.has_drawer else self._sheet.ground
            surface.blit(ground, rect.inflate(12, 8), rect.inflate(12, 8))
        table.rolls.paint(surface, rect, look)

    def _paint_key(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> bool:
        table = self._table
        metrics = table.desk.metrics
        face = self.face(key)
        if face is not None:
            place = paint_reading(surface, rect, metrics, face, table.desk.darkroom)
            table.glossary.below(surface, rect, place, face)
            return True
        heading, words = self._note(key)
        if heading:
            paint_note(surface, rect, metrics, heading, words, table.accent)
        return bool(heading)

    def _note(self, key: str) -> tuple[str, str]:
        table = self._table
        if key.startswith(EXPLAINED):
            return table.skin.explain(table.view, key[1:])
        return table.skin.note(table.view, key) if table.board.camera.knows(key) else ("", "")

    def face(self, key: str) -> CardFace | None:
        """The card behind a key, if this seat may see it; the open question may show more than the table does."""
        table = self._table
        if key.startswith(EXPLAINED):
            return None
        question = table.shown_question
        if question is not None and (key in question.about or any(key in o.on for o in question.options)):
            return table.skin.shown_face(table.view, key)
        return table.skin.face(table.view, key)


def _around(hole: pygame.Rect, whole: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """The four strips of a sheet around a hole that is drawn over anyway."""
    return (
        pygame.Rect(whole.left, whole.top, whole.width, hole.top - whole.top),
        pygame.Rect(whole.left, hole.top, hole.left - whole.left, hole.height),
        pygame.Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
        pygame.Rect(whole.left, hole.bottom, whole.width, whole.bottom - hole.bottom),
    )
