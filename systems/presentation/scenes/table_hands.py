"""What hands do at the table: press an option, a space, a card or a button of the table's own.

The half of `TableScene` that answers and opens; what the table looks like is built in `table.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from components.questions import Option
from components.texts import Text
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.scene import Scene
from systems.presentation.settings import SPEEDS
from systems.presentation.table.answering import Answering
from systems.presentation.table.play import Play

if TYPE_CHECKING:
    from systems.presentation.app import Routes

READABLE: Final = 30
"""So wide are the cells at least at which the board follows whoever acts, in pixels of the design."""


class TableHands(Scene):
    """Answers to presses; `TableScene` gives it the parts named here."""

    play: Play
    answering: Answering | None
    note: Text | None
    skin: Any
    stage: Any
    laying: Any
    tray: Any
    cards: Any
    buttons: Any
    drawer: Any
    painter: Any
    rolls: Any
    view: Any
    look: Any
    board: Any
    pointer: Any
    _routes: Routes
    _narrow: tuple[str, ...]
    _bundles: dict[str, tuple[str, ...]]
    _lists_spaces: bool
    _uncovered: str
    _shown: int | None
    is_stale = False
    """Whether something was tried, and the table is looked at again even if nothing came of it."""
    _dropped: str = ""
    """The space on which a choice was let go; it answers the question that follows."""

    def _arrange(self) -> None:
        """Finds a place for every option."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Looks at the game anew."""
        raise NotImplementedError

    def _refresh_page(self) -> None:
        """Shows another seat on the right page."""
        raise NotImplementedError

    def _page_seat(self) -> int:
        """The seat whose page is open."""
        raise NotImplementedError

    def _rows_of_tray(self) -> list[Any]:
        """The rows of the choice."""
        raise NotImplementedError

    def update(self, now: float, elapsed: float) -> None:
        """Tells once when the game can no longer be kept; it goes on all the same."""
        super().update(now, elapsed)
        if self._dropped:
            self._finish_drop()
        if why := self.play.autosave.complaint():
            say = self.desk.say
            words = say("window-goes-on", why=why)
            self.desk.stage.lay(
                Message(self.desk, say("window-not-saved"), words, (Choice(say("window-ok")),))
            )

    # --- answering

    def pick(self, option_id: str) -> None:
        """Takes a press on an option."""
        if self.answering is None:
            return
        if option_id in self._bundles:
            self.narrow(self._bundles[option_id])
            return
        answer = self.answering.press(option_id)
        if answer is not None:
            self.give(answer)
            return
        if self.tray is not None:
            self.tray.remark(self._rows_of_tray())
        if self.cards is not None:
            self.cards.remark()
        self.buttons.refresh()
        self.needs_frame = True

    def drop(self, option_id: str, point: tuple[int, int]) -> None:
        """A choice was drawn from its row to a place on the board that it would reach: both are answered."""
        if self.answering is None or not self.pointer.is_on_board(point):
            return
        space = self.board.camera.space_at(point)
        question = self.answering.question
        option = question.option(option_id)
        aim = self.skin.aim(self.view, question, option) if option is not None else None
        if aim is not None and space in aim.spaces:
            self._dropped = space
            self.pick(option_id)

    def _finish_drop(self) -> None:
        """Answers where it shall lie, if that is what is asked now."""
        space, self._dropped = self._dropped, ""
        answering = self.answering
        if answering is not None and answering.question.kind == "place" and answering.at(space):
            self._pick_at(space)

    def confirm(self) -> None:
        """Answers with what is marked."""
        answer = self.answering.confirm() if self.answering else None
        if answer is not None:
            self.give(answer)

    def give(self, options: tuple[str, ...]) -> None:
        """Answers the question on the screen."""
        if self.answering is not None:
            self.rolls.by_hand = True
            self.play.give(self.answering.question.id, options)
            self.is_stale = True

    def go_on(self) -> None:
        """The result of a roll has been read."""
        self.rolls.go_on()
        self._refresh()

    def pick_space(self, space: str) -> None:
        """Takes a press on a space: its one option, or the choice among several."""
        self._pick_at(space)

    def pick_card(self, key: str) -> None:
        """Takes a press on a card of the spread."""
        self._pick_at(key, is_card=True)

    def _is_on_card(self, option: Option) -> bool:
        """What is seldom wanted, or has a place of its own on the spread, is not meant by a press on a card."""
        beside = self.stage.option_ids if self.stage is not None else frozenset()
        return option.id not in beside and not self.skin.is_aside(option)

    def _pick_at(self, key: str, is_card: bool = False) -> None:
        if self.answering is None:
            return
        if self.laying is not None:
            self.give((self.laying.option(key),))
            return
        options = [option for option in self.answering.at(key) if not is_card or self._is_on_card(option)]
        if len(options) == 1:
            self.pick(options[0].id)
        elif options:
            self.narrow(tuple(option.id for option in options))

    def narrow(self, options: tuple[str, ...]) -> None:
        """Asks among these options only; none = among all again."""
        self._narrow = options
        self._arrange()

    def is_bundle(self, option_id: str) -> bool:
        """Tells whether a row stands for several options, so that nothing is known of what it would reach."""
        return option_id in self._bundles

    @property
    def is_narrow(self) -> bool:
        """Tells whether only some options are listed."""
        return bool(self._narrow) or self._lists_spaces

    def _in_view(self, lively: Collection[str]) -> Collection[str]:
        """The spaces that should be seen well: those of a choice among few, of whoever acts, of all that is lit."""
        if self.answering is None:
            return lively
        spots = self.answering.spots
        few = [o for o in self.answering.question.options if o.id in self._narrow]
        near = {key for option in few for key in spots(option) if key in self.answering.lit}
        return near or lively or self.answering.lit

    def _aim_camera(self, frame: Any, room: Any) -> None:
        """Shows the board where it was, unless it follows whoever acts; under a spread it is left alone."""
        camera = self.board.camera
        if self.stage is None or camera.room.width <= 1:
            camera.set_frame(frame, room)
            lively = [piece.space for piece in self.look.pieces if piece.lively]
            camera.follow(self._in_view(lively), self.desk.metrics.type(READABLE))

    def list_spaces(self) -> None:
        """Lists every option in words, or goes back to the board."""
        self._lists_spaces = not self._lists_spaces
        self._narrow = ()
        self._arrange()

    def widen(self) -> None:
        """Goes back from a list to the board."""
        self._narrow, self._lists_spaces = (), False
        self._arrange()

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
        self.drawer.draw_out()
        if self._page_seat() == seat:
            self._routes.sheet(self.skin, self.view, seat)
            return
        self._shown = seat
        self._refresh_page()

    def open_log(self) -> None:
        """Opens the whole log."""
        self._routes.log(self)

    def skip_bots(self) -> None:
        """Lets bots answer at once until a person is asked, or no longer."""
        self.play.skips = not self.play.skips
        self._arrange()

    def change_speed(self) -> None:
        """The next of the three speeds."""
        settings = self.desk.settings
        settings.speed = SPEEDS[(SPEEDS.index(settings.speed) + 1) % len(SPEEDS)]
        self.desk.remember()
        self._arrange()

    def open_menu(self) -> None:
        """Opens the menu of the table."""
        self._routes.menu(self)
