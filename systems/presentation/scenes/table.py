"""The table: the book with the board, the dock and the right page; every question is answered here.

Puts the parts of the room `table` together. Rules are never asked: what may be done is what the open question offers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from components.questions import Option, Question
from components.texts import Text
from engine.session import LOG_LINES
from systems.presentation.desk import Desk
from systems.presentation.scenes.scene import Scene
from systems.presentation.settings import STEP_TIME
from systems.presentation.skins.catalogue import skin_of
from systems.presentation.skins.looks import CardsStage, StageLook, TableLook
from systems.presentation.speech import Speech
from systems.presentation.table.answering import Answering
from systems.presentation.table.board_view import BoardView
from systems.presentation.table.buttons import DockButtons
from systems.presentation.table.cards_view import CardsView
from systems.presentation.table.layout import lay_out
from systems.presentation.table.log_view import LogLine
from systems.presentation.table.painter import TablePainter
from systems.presentation.table.play import Play
from systems.presentation.table.pointer import Pointer
from systems.presentation.table.rows import rows_of
from systems.presentation.table.seat_tabs import tab_rects
from systems.presentation.table.tray import Tray
from systems.presentation.widgets.press import spot

if TYPE_CHECKING:
    from systems.presentation.app import Routes


class TableScene(Scene):
    """A game under way."""

    def __init__(self, desk: Desk, routes: Routes, play: Play) -> None:
        super().__init__(desk)
        self.play = play
        self._routes = routes
        session = play.session
        self.help_game = session.definition.id
        self._layout_map = session.definition.read_map(session.setup.map)
        self._board: BoardView | None = None
        self._version = -1
        self._shown: int | None = None
        self._narrow: tuple[str, ...] = ()
        """Options among which a press on a space or card left the choice."""
        self._lists_spaces = False
        self._uncovered = ""
        self.note: Text | None = None
        """What is to be said about the last thing tried, such as why nothing can be taken back."""
        self._was_over = False
        self.pointer = Pointer(self)
        self.painter = TablePainter(self)

    # --- building

    def build(self) -> None:
        """Builds the table for the present size and language, and shows the state of the game."""
        session = self.play.session
        renderer, names = self.desk.renderer, self._routes.names_of(session)
        self.say = Speech(renderer, names)
        self.skin = skin_of(session.definition, self.say, self._layout_map)
        self.accent = self.skin.accent
        if self._board is None:
            self._board = BoardView(self._layout_map, self.accent)
        self._version = -1
        self._refresh()

    @property
    def board(self) -> BoardView:
        """The board."""
        assert self._board is not None
        return self._board

    @property
    def question_id(self) -> str:
        """The question on the screen; a press that changes it must not answer the next one too."""
        question = self.play.question
        return f"{question.id if question else 'over'}/{self._uncovered}/{self._narrow}"

    @property
    def help_places(self) -> tuple[str, ...]:
        """The rules open at what is asked: by its words, by its decision point; else at the table itself."""
        question = self.play.question
        if question is None:
            return ("ending" if self.play.session.over else "table",)
        return question.prompt.key, question.decision, "table"

    # --- following the game

    def _refresh(self) -> None:
        """Looks at the game again and builds what depends on it."""
        play = self.play
        changed = play.version != self._version
        self._version = play.version
        if changed:
            self._shown, self._narrow, self._lists_spaces, self.note = None, (), False, None
            self.desk.sounds.follow(play.news(), self.now)
        self.answering = self._begin_answer()
        self.view = play.session.view(play.viewer)
        self.look: TableLook = self.skin.look(self.view, self._page_seat())
        shown = self.shown_question
        # Where a space is asked for, the board stays, whatever else goes on.
        self.stage: StageLook | None = None
        if shown is not None and shown.kind not in ("place", "path"):
            self.stage = self.skin.stage(self.view, shown)
        self.layout = lay_out(self.desk.metrics, self.look.track is not None and self.stage is None)
        self.board.camera.set_frame(self.layout.board)
        self.board.show(self.look.pieces, self.look.path, self.now, STEP_TIME[self.desk.settings.speed])
        self._build_widgets()
        self.painter.paint_sheet()
        self.needs_frame = True

    def _begin_answer(self) -> Answering | None:
        question = self.play.question
        if question is None or not self.may_answer:
            return None
        return Answering(question, self.board.camera.knows, self.skin.is_aside)

    @property
    def shown_question(self) -> Question | None:
        """The open question, unless it is another's secret."""
        question = self.play.question
        return None if question and question.secret and not self.may_answer else question

    @property
    def may_answer(self) -> bool:
        """Tells whether the person at the window may see and answer the open question."""
        question = self.play.question
        covered = self.play.needs_cover and question is not None and self._uncovered != question.id
        return self.play.is_human and not covered

    def _page_seat(self) -> int:
        if self._shown is not None:
            return self._shown
        question = self.play.question
        return question.seat if question else self.play.viewer

    def _build_widgets(self) -> None:
        self.ui.clear_and_reset()
        self.tray: Tray | None = None
        self.cards: CardsView | None = None
        self.board.light(self.answering.lit if self.answering else ())
        self._place_tabs()
        self.buttons = DockButtons(self)
        if self.answering is not None:
            self._place_choices(self.answering)
        elif isinstance(self.stage, CardsStage):
            self._place_cards(self.stage, frozenset())

    def _place_tabs(self) -> None:
        spot(self.layout.corner, self.ui, self.open_menu)
        for rect, seat in zip(tab_rects(self.layout, len(self.look.seats)), self.look.seats, strict=True):
            spot(rect, self.ui, lambda index=seat.seat: self.show_seat(index))

    def _place_choices(self, answering: Answering) -> None:
        if isinstance(self.stage, CardsStage):
            on_cards = {key for option in answering.question.options for key in option.on}
            self._place_cards(self.stage, frozenset(on_cards))
        options = self._in_tray(answering)
        if not options:
            return
        heading = self.say("window-which") if self._narrow else ""
        rows = rows_of(self.say, self.skin, options, answering)
        self.tray = Tray(
            self.layout.tray, self.ui, self.desk.metrics, rows, self.accent, self.pick,
            can_mark=answering.takes_many, heading=heading,
        )  # fmt: skip

    def _place_cards(self, stage: CardsStage, open_keys: frozenset[str]) -> None:
        rect = self.stage_rect()
        if self.answering is not None and self._in_tray(self.answering):
            rect.height = round(rect.height * 0.72)
        self.cards = CardsView(
            rect,
            self.ui,
            self.desk.metrics,
            stage,
            self.accent,
            open_keys,
            self._mark_of_card,
            self.pick_card,
        )

    def stage_rect(self) -> pygame.Rect:
        """The room for what takes the place of the board."""
        board, track = self.layout.board, self.layout.track
        return pygame.Rect(track.left, board.top + 6, board.right - track.left, board.height - 12)

    def _in_tray(self, answering: Answering) -> list[Option]:
        """Options that are listed in the tray: those neither in the dock, nor on a space, nor on a card of the spread."""
        question = answering.question
        if self._narrow:
            return [option for option in question.options if option.id in self._narrow]
        if self._lists_spaces:
            return list(question.options)
        return [
            option
            for option in answering.beside
            if option.id not in self.buttons.taken and not self.is_on_spread(option)
        ]

    def is_on_spread(self, option: Option) -> bool:
        """Tells whether an option can be chosen by a press on a card that lies open."""
        return bool(self._spread_keys().intersection(option.on))

    def _spread_keys(self) -> frozenset[str]:
        if not isinstance(self.stage, CardsStage):
            return frozenset()
        return frozenset(held.key for group in self.stage.groups for held in group.cards)

    # --- answering

    def pick(self, option_id: str) -> None:
        """Takes a press on an option."""
        if self.answering is None:
            return
        answer = self.answering.press(option_id)
        if answer is not None:
            self.give(answer)
            return
        if self.tray is not None:
            self.tray.remark(rows_of(self.say, self.skin, self._in_tray(self.answering), self.answering))
        if self.cards is not None:
            self.cards.remark()
        self.buttons.refresh()
        self.needs_frame = True

    def confirm(self) -> None:
        """Answers with what is marked."""
        answer = self.answering.confirm() if self.answering else None
        if answer is not None:
            self.give(answer)

    def give(self, options: tuple[str, ...]) -> None:
        """Answers the question on the screen."""
        if self.answering is not None:
            self.play.give(self.answering.question.id, options)
            self._refresh()

    def pick_space(self, space: str) -> None:
        """Takes a press on a space: its one option, or the choice among several."""
        self._pick_at(space)

    def pick_card(self, key: str) -> None:
        """Takes a press on a card of the spread."""
        self._pick_at(key)

    def _pick_at(self, key: str) -> None:
        if self.answering is None:
            return
        options = self.answering.at(key)
        if len(options) == 1:
            self.pick(options[0].id)
        elif options:
            self.narrow(tuple(option.id for option in options))

    def narrow(self, options: tuple[str, ...]) -> None:
        """Asks among these options only; none = among all again."""
        self._narrow = options
        self._build_widgets()
        self.needs_frame = True

    @property
    def is_narrow(self) -> bool:
        """Tells whether only some options are listed."""
        return bool(self._narrow) or self._lists_spaces

    def list_spaces(self) -> None:
        """Lists every option in words, or goes back to the board."""
        self._lists_spaces = not self._lists_spaces
        self._narrow = ()
        self._build_widgets()
        self.needs_frame = True

    def widen(self) -> None:
        """Goes back from a list to the board."""
        self._narrow, self._lists_spaces = (), False
        self._build_widgets()
        self.needs_frame = True

    def uncover(self) -> None:
        """Shows a secret question to the person it is for."""
        question = self.play.question
        self._uncovered = question.id if question else ""
        self._refresh()

    def ask_another(self) -> None:
        """Lets another bot answer."""
        self.play.ask_another(self.now)
        self._refresh()

    def answer_by_hand(self) -> None:
        """Lets whoever sits at the window answer for a bot, this once."""
        self.play.answer_by_hand()
        self._refresh()

    def ending(self) -> None:
        """Opens the last page."""
        self._routes.ending(self)

    def undo(self) -> None:
        """Takes the last answer back."""
        self._after_travel(self.play.undo())

    def redo(self) -> None:
        """Gives an answer again."""
        self._after_travel(self.play.redo())

    def _after_travel(self, note: Text | None) -> None:
        self._refresh()
        self.note = note
        self.painter.paint_sheet()

    def show_seat(self, seat: int) -> None:
        """Opens the page of a seat; pressed again, its whole sheet."""
        if self._page_seat() == seat:
            self._routes.sheet(self.skin, self.view, seat)
            return
        self._shown = seat
        self._refresh_page()

    def _refresh_page(self) -> None:
        self.look = self.skin.look(self.view, self._page_seat())
        self.painter.paint_sheet()
        self.needs_frame = True

    def open_menu(self) -> None:
        """Opens the menu of the table."""
        self._routes.menu(self)

    def _mark_of_card(self, key: str) -> int:
        if self.answering is None:
            return 0
        marked = self.answering.marked
        return next((marked.index(o.id) + 1 for o in self.answering.at(key) if o.id in marked), 0)

    # --- time

    def update(self, now: float, elapsed: float) -> None:
        """Lets bots answer and tokens walk."""
        if self.play.update(now) or self.play.version != self._version:
            self._refresh()
        super().update(now, elapsed)
        self.pointer.look(pygame.mouse.get_pos())
        if self.board.is_moving(now):
            self.needs_frame = True
        if self.play.is_slow(now) and not self.buttons.offers_another:
            self._build_widgets()
            self.needs_frame = True
        if self.play.session.over is not None and not self._was_over:
            self._was_over = True
            self.ending()

    def close(self) -> None:
        """Keeps the game."""
        self.play.finish()

    # --- events and drawing

    def on_event(self, event: pygame.event.Event) -> None:
        """Presses, drags and wheel turns on the board; keys."""
        if event.type == pygame.KEYDOWN:
            self._key(event)
        else:
            self.pointer.handle(event)

    def _key(self, event: pygame.event.Event) -> None:
        camera, control = self.board.camera, event.mod & pygame.KMOD_CTRL
        if event.key == pygame.K_ESCAPE:
            self.widen() if self.is_narrow else self.open_menu()
        elif control and event.key == pygame.K_z:
            self.undo()
        elif control and event.key == pygame.K_y:
            self.redo()
        elif event.key == pygame.K_HOME:
            camera.show_whole()
        elif event.key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
            camera.zoom(1, self.layout.board.center)
        elif event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            camera.zoom(-1, self.layout.board.center)

    @property
    def log(self) -> list[LogLine]:
        """The whole log, for the menu."""
        return self.painter.log_lines(LOG_LINES)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws everything under the widgets."""
        self.painter.paint(surface)
