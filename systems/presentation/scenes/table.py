"""The table: the book with the board, the dock and the right page; every question is answered here.

Puts the parts of the room `table` together. Rules are never asked: what may be done is what the open question offers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from components.questions import Option
from components.texts import Text
from systems.presentation.desk import Desk
from systems.presentation.scenes import save_pictures
from systems.presentation.scenes.table_eyes import TableEyes
from systems.presentation.skins.catalogue import skin_of
from systems.presentation.skins.looks import CardsStage, FightStage
from systems.presentation.table.answering import Answering
from systems.presentation.table.board_view import BoardView
from systems.presentation.table.buttons import DockButtons
from systems.presentation.table.cards_view import CardsView
from systems.presentation.table.dock_plan import DockPlanner
from systems.presentation.table.drawer import LAYER, Drawer
from systems.presentation.table.fight_page import FightPage
from systems.presentation.table.glossary import Glossary
from systems.presentation.table.keyboard import Keyboard
from systems.presentation.table.layout import Need, lay_out, tray_width
from systems.presentation.table.motion import Motion
from systems.presentation.table.painter import TablePainter
from systems.presentation.table.play import Play
from systems.presentation.table.pointer import Pointer
from systems.presentation.table.roll_view import RollView
from systems.presentation.table.rows import bundled, rows_of
from systems.presentation.table.seat_tabs import tab_rects
from systems.presentation.table.tray import Row, Tray, wanted_height
from systems.presentation.widgets.press import Press, spot

if TYPE_CHECKING:
    from systems.presentation.app import Routes


class TableScene(TableEyes):
    """A game under way."""

    def __init__(self, desk: Desk, routes: Routes, play: Play) -> None:
        super().__init__(desk)
        self.play = play
        self._routes = routes
        session = play.session
        self.help_game = session.definition.id
        self._layout_map = session.definition.read_map(session.setup.map)
        self._board: BoardView | None = None
        self.fight: FightPage | None = None
        self._version = self._pictured = -1
        self._shown: int | None = None
        self._narrow: tuple[str, ...] = ()
        """Options among which a press on a space or card left the choice."""
        self._lists_spaces, self._bundles = False, {}
        self._uncovered = ""
        self.note: Text | None = None
        """What is to be said about the last thing tried, such as why nothing can be taken back."""
        self._was_over = False
        self.pointer = Pointer(self)
        self.keyboard = Keyboard(self)
        self.drawer = Drawer(self)
        self.painter = TablePainter(self)
        self.motion = Motion(self)
        self.rolls = RollView(self)
        self.glossary = Glossary(self)
        self._seated = -1

    # --- building

    def build(self) -> None:
        """Builds the table for the present size and language, and shows the state of the game."""
        session = self.play.session
        self.say = self._routes.speech(session)
        self.skin = skin_of(session.definition, self.say, self._layout_map)
        self.accent = self.skin.accent
        self._version = -1
        self.later(*self._steps_of_refreshing())

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

    def _arrange(self) -> None:
        """Lays everything out around what is asked, and makes what can be pressed."""
        self._lay_out()
        self._build_widgets()
        self._lay_sheet()

    def _lay_out(self) -> None:
        """Finds a place for everything."""
        self._plan = DockPlanner(self).plan()
        self._rows = self._rows_of_tray()
        metrics = self.desk.metrics
        has_margin = self.stage is None and self.look.has_margin
        has_lit = self.answering is not None and bool(self.answering.lit) and not self._lists_spaces
        need = Need(has_margin, 0, self._plan.width, has_lit)
        room = tray_width(metrics, need)
        tray = wanted_height(room, metrics, self._rows, bool(self._heading))
        if self.laying is not None:
            tray = self.laying.wanted_height(room)
        self.layout = lay_out(metrics, need._replace(tray=tray))
        # A board that is being laid grows anyway, and all of its free places must be seen.
        room = self.layout.field if self.laying is None else self.layout.board
        self._aim_camera(self.layout.board, room)

    def _lay_sheet(self) -> None:
        """Looks what has to be drawn."""
        self.painter.paint_sheet()
        self.needs_frame = True

    def _build_widgets(self) -> None:
        self.ui.clear_and_reset()
        self.fight = None
        self._cover: Press | None = None
        self.tray: Tray | None = None
        self.cards: CardsView | None = None
        self.board.light(self.answering.lit if self.answering else ())
        if isinstance(self.stage, FightStage):
            self.fight = FightPage(self, self.stage, self._plan, self._rows, self._heading)
            self.buttons, self.tray = self.fight.buttons, self.fight.tray
            return
        self._place_tabs()
        self.buttons = DockButtons(self, self._plan)
        if isinstance(self.stage, CardsStage):
            self._place_cards(self.stage)
        if self._rows:
            assert self.answering is not None
            self.tray = Tray(
                self.layout.tray, self.ui, self.desk.metrics, self._rows, self.accent, self.pick,
                can_mark=self.answering.takes_many, heading=self._heading, drop=self.drop,
            )  # fmt: skip
        if self.laying is not None:
            self.laying.place(self.layout.tray)
        self.drawer.place()
        self.cover_drawer()

    def cover_drawer(self) -> None:
        """Keeps presses on the open drawer from what lies under it."""
        if self._cover is not None:
            self._cover.kill()
        self._cover = (
            spot(self.layout.leaf, self.ui, lambda: None, layer=LAYER) if self.drawer.is_open else None
        )

    def _place_tabs(self) -> None:
        spot(self.layout.corner, self.ui, self.open_menu)
        if self.layout.log_lines and not self.layout.has_drawer:
            spot(self.layout.log, self.ui, self.open_log)
        for rect, seat in zip(tab_rects(self.layout, self.look), self.look.seats, strict=True):
            spot(rect, self.ui, lambda index=seat.seat: self.show_seat(index))

    @property
    def _heading(self) -> str:
        return self.say("window-which") if self._narrow else ""

    def _rows_of_tray(self) -> list[Row]:
        if self.answering is None:
            return []
        options, question = self._in_tray(self.answering), self.answering.question
        bundles = bundled(self.skin, self.view, question, options if not self.is_narrow else ())
        self._bundles = bundles.behind
        return rows_of(self.say, self.skin, bundles.options or options, self.answering, bundles.words)

    def _place_cards(self, stage: CardsStage) -> None:
        answering = self.answering
        options = answering.question.options if answering else ()
        spots = (answering.spots(option) for option in options if answering and self._is_on_card(option))
        open_keys = frozenset(key for keys in spots for key in keys)
        self.cards = CardsView(
            self.layout.stage, self.ui, self.desk.metrics, stage, self.accent, open_keys, self._mark_of_card,
            self.pick_card, self.pick, self.desk.darkroom, self.answering is not None,
            self.say("window-key-enter"),
        )  # fmt: skip

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
            if option.id not in self._plan.taken and not self.is_on_spread(option)
        ]

    def is_on_spread(self, option: Option) -> bool:
        """Tells whether an option can be chosen by a press on a card that lies open."""
        if self.stage is not None and option.id in self.stage.option_ids:
            return True
        on = self.answering.spots(option) if self.answering else option.on
        return bool(self._spread_keys().intersection(on))

    def _spread_keys(self) -> frozenset[str]:
        if not isinstance(self.stage, CardsStage):
            return frozenset()
        return frozenset(held.key for group in self.stage.groups for held in group.cards)

    def _refresh_page(self) -> None:
        self._look()
        self.painter.paint_sheet()
        self.needs_frame = True

    @property
    def arrows_choose(self) -> bool:
        """On the board the arrows go from space to space; where something else is asked, from choice to choice."""
        return self.stage is not None or self.tray is not None

    def _mark_of_card(self, key: str) -> int:
        if self.answering is None:
            return 0
        marked = self.answering.marked
        return next((marked.index(o.id) + 1 for o in self.answering.at(key) if o.id in marked), 0)

    # --- time

    def update(self, now: float, elapsed: float) -> None:
        """Lets bots answer and tokens walk."""
        self._follow(now)
        if self.is_building:
            return
        super().update(now, elapsed)
        self.pointer.look(pygame.mouse.get_pos())
        self.pointer.pan_at_edge(elapsed)
        if self.motion.is_moving(now) | self.rolls.is_moving(now) | self.glossary.follow(now) or (
            self.fight.is_due if self.fight is not None else self.board.is_moving(now) or self.painter.is_due
        ):
            self.needs_frame = True
        if self.play.is_slow(now) and not self.buttons.offers_another:
            self._arrange()
        if self.play.session.over is not None and not self._was_over and not self.rolls.is_told:
            self._was_over = True
            self.ending()
        self._hand_over()

    def _hand_over(self) -> None:
        """Closes the cover when another person is asked than before, if that is wished."""
        question = self.play.question
        if question is None or not self.play.is_human or question.seat == self._seated or self.rolls.is_told:
            return
        if self.desk.settings.covers and self._seated >= 0 and len(self.play.humans) > 1:
            self._routes.hand_over(self, question.seat)
        self._seated = question.seat

    def developed(self) -> None:
        """Shows pictures that have become ready."""
        super().developed()
        if self.fight is not None:
            self.fight.redraw()
        if self.look is not self.whole_look:
            self._dress()
            self.board.pieces = self.look.pieces
            self.painter.paint_sheet()

    def close(self) -> None:
        """Keeps the game, and a picture of it for the list of saves; a second time only what has changed since."""
        self.play.finish()
        if self._pictured != self.play.version:
            self._pictured = self.play.version
            save_pictures.keep(self.desk.autosave, self)

    # --- events and drawing

    def handle(self, event: pygame.event.Event) -> None:
        """Any press ends what moves, and counts all the same."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.motion.finish()
            self.rolls.finish()
        super().handle(event)

    def on_event(self, event: pygame.event.Event) -> None:
        """Presses, drags and wheel turns on the board; keys."""
        if event.type == pygame.KEYDOWN:
            self.keyboard.press(event)
        else:
            self.pointer.handle(event)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws everything under the widgets."""
        if self.fight is not None:
            self.fight.paint(surface)
        else:
            self.painter.paint(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws everything, and last the right page where it is drawn out."""
        super().draw(surface)
        if self.fight is None:
            self.drawer.paint(surface)
            self.glossary.paint(surface)
        self.motion.paint(surface)
        self.needs_frame = self.fight is not None and self.fight.is_due
