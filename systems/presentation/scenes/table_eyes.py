"""How the table follows its game: when something has changed it looks again, in steps that share several frames.

The part of `TableScene` between the game and what is drawn; what is seen is put into its place in `table.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from components.questions import Question
from systems.presentation.scenes.table_hands import TableHands
from systems.presentation.settings import STEP_TIME
from systems.presentation.skins.looks import StageLook, TableLook
from systems.presentation.table.answering import Answering
from systems.presentation.table.board_view import BoardView
from systems.presentation.table.dressing import dressed
from systems.presentation.table.laying import laying_of


class TableEyes(TableHands):
    """Looks at the game; `TableScene` gives it the parts named here."""

    motion: Any
    fight: Any
    accent: Any
    look: TableLook
    whole_look: TableLook
    stage: StageLook | None
    _board: BoardView | None
    _version: int
    _uncovered: str
    helping = 0.004

    def _follow(self, now: float) -> None:
        """Lets time pass in the game; a change is work enough for one frame, so it is looked at in the next ones."""
        if self.is_stale or self.play.update(now) or self.play.version != self._version:
            self.is_stale = False
            self.later(*self._steps_of_refreshing())
            self.has_worked = self.needs_frame = True

    def _refresh(self) -> None:
        """Looks at the game again and builds what depends on it, at once."""
        for step in self._steps_of_refreshing():
            step()

    def _steps_of_refreshing(self) -> tuple[Callable[[], None], ...]:
        return (
            self._look_at_game,
            lambda: self.skin.look_ahead(self.view),
            self._look,
            self._look_at_stage,
            self._lay_out,
            self._build_widgets,
            self._lay_sheet,
            self._move_on,
        )

    def _lay_out(self) -> None:
        """Finds a place for everything."""
        raise NotImplementedError

    def _build_widgets(self) -> None:
        """Makes what can be pressed."""
        raise NotImplementedError

    def _lay_sheet(self) -> None:
        """Looks what has to be drawn."""
        raise NotImplementedError

    def _look_at_game(self) -> None:
        """Sees what has happened and what is asked."""
        play = self.play
        changed = play.version != self._version
        self._version = play.version
        if changed:
            self._shown, self._narrow, self._lists_spaces, self.note = None, (), False, None
            self.desk.sounds.follow(play.news(), self.now)
        self.view = play.session.view(play.viewer)
        self.rolls.follow(changed)
        self._renew_board(self.shown_question)
        self.answering = self._begin_answer()
        self.laying = laying_of(self)  # type: ignore[arg-type]

    def _look_at_stage(self) -> None:
        """Sees what takes the place of the board; where a space is asked for, it stays, whatever else goes on."""
        shown, self.stage = self.shown_question, None
        if self.rolls.is_told:
            self.stage = self.rolls.stage()
        elif shown is not None and shown.kind not in ("place", "path"):
            self.stage = self.skin.stage(self.view, shown)
        self.pointer.forget()
        self.motion.follow()

    def _move_on(self) -> None:
        """Has the pieces go to their new places."""
        trail = self.skin.trail(self.view, self.play.session.log)
        step_time = STEP_TIME[self.desk.settings.speed]
        self.board.show(self.look.pieces, trail, self.now, step_time, self.look.dark, self.look.areas)
        if self.fight is not None:
            self.later(*self.fight.steps())
        self.needs_frame = True

    def _look(self) -> None:
        """Looks at the table with the page of a seat open."""
        self.whole_look = self.skin.look(self.view, self._page_seat())
        self._dress()

    def _dress(self) -> None:
        self.look = dressed(self.whole_look, self.desk.darkroom)

    def _begin_answer(self) -> Answering | None:
        question = self.play.question
        if question is None or not self.may_answer or self.rolls.is_told:
            return None
        skin, view = self.skin, self.view
        return Answering(
            question,
            self.board.camera.knows,
            skin.is_aside,
            lambda option: skin.spots(view, question, option),
            lambda option: skin.stands_alone(question, option),
        )

    def _renew_board(self, question: Question | None) -> None:
        """Another board where the skin says that it has become another one."""
        ground = self.skin.ground(self.view, question)
        if self._board is None or self._board.ground.name != ground.name:
            self._board = BoardView(ground, self.accent)

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
        return self.skin.leaf(self.view, question) if question else self.play.viewer
