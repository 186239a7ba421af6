"""The last roll at the table, and the one that is aimed at: where it is read, when its dice roll, how long bots wait.

A result is read on the right page while the board stays; one that `waits` takes the place of the board until its player
goes on. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import inf
from typing import TYPE_CHECKING, Final

import msgspec
import pygame

from engine.events import Event
from systems.presentation.settings import READ_TIME, ROLL_TIME
from systems.presentation.skins.looks import CardsStage, Group, Held
from systems.presentation.skins.roll_looks import RollLook
from systems.presentation.table.dock import die_picture
from systems.presentation.table.roll_sheet import RollSheet, roll_sheet
from systems.presentation.table.throws import Throw

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

LETTERS: Final = 21
"""The type of a sheet beside the board at most, in pixels of the design."""
LARGE_LETTERS: Final = 27
"""That of a sheet in place of the board."""
FIXED: Final = "white"
"""Stars of this colour are not rolled."""
FIRST: Final = 1.6
"""For so many seconds a new result is read whatever else is pointed at."""


class RollView:
    """The rolls of one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.look: RollLook | None = None
        """The last roll, as long as it is worth reading."""
        self.is_told = False
        """Whether a result waits for its player to go on."""
        self.throw = Throw()
        self.by_hand = False
        """Whether the answer that is looked at came from the person at the window."""
        self._fresh: frozenset[int] = frozenset()
        self._until = 0.0
        self._shown: tuple[tuple[int, int], frozenset[int], RollSheet] | None = None
        """The sheet that was last drawn, how large, and with which throws: it stands for those only."""
        self._was_rolling = False

    # --- following the game

    def follow(self, changed: bool) -> None:
        """Looks what was rolled by the last answers."""
        table = self._table
        if not changed:
            return
        fresh = [event for event in table.play.fresh if event.only in (None, table.play.viewer)]
        self.look = table.skin.rolled(table.view, table.play.session.log, False)
        if self.look is None and fresh:
            self.look = table.skin.rolled(table.view, fresh, True)
        by_hand, self.by_hand, self.is_told = self.by_hand, False, False
        table.play.rest(0.0)
        marks = self.look.marks if self.look is not None else frozenset()
        self._fresh = marks & {id(event) for event in table.play.fresh}
        if not self._fresh or self.look is None:
            return
        self._begin()
        if self.look.waits and by_hand:
            self.is_told = True
            self.look = msgspec.structs.replace(self.look, earlier=self._earlier(fresh))
            table.play.rest(inf)

    def _earlier(self, fresh: Sequence[Event]) -> tuple[str, ...]:
        """What passed by on the way to this roll and was seen nowhere, such as an event that came up."""
        table = self._table
        before = takewhile(lambda event: id(event) not in self._fresh, fresh)
        return tuple(table.say.rich(e.text) for e in before if e.kind in table.skin.passing_events)

    def _begin(self) -> None:
        """Throws the dice, and has bots wait until they could be read."""
        table, now = self._table, self._table.now
        speed = table.desk.settings.speed
        rolling = 0.0 if table.desk.settings.is_still or table.play.skips else ROLL_TIME[speed]
        if rolling:
            self.throw.begin(now, rolling)
        self._until = now + rolling + FIRST
        table.play.rest(now + rolling + READ_TIME[speed])

    def go_on(self) -> None:
        """The player has read the result."""
        self.is_told = False
        self._table.play.rest(0.0)

    def finish(self) -> None:
        """Lays the dice down, and lets nobody wait any longer."""
        if self.throw.is_rolling(self._table.now):
            self.throw.finish()
            self._table.needs_frame = True
        if not self.is_told:
            self._table.play.rest(0.0)

    def is_moving(self, now: float) -> bool:
        """Tells whether the next frame differs from this one."""
        was, self._was_rolling = self._was_rolling, self.throw.is_rolling(now)
        return was or self._was_rolling

    # --- reading

    def reads(self) -> RollLook | None:
        """What the right page shows: a result that has just come, what is aimed at, an old result while nothing is read.

        A pointer that was not moved since points at nothing: it lies where it pressed.
        """
        table = self._table
        aim = table.board.aim.roll if table.stage is None and table.board.aim is not None else None
        if aim is not None and not (self._fresh and (table.now < self._until or table.pointer.is_resting)):
            return aim
        if self.look is None or self.is_told or (isinstance(table.stage, CardsStage) and table.stage.roll):
            return None
        is_new = bool(self._fresh) and (table.now < self._until or aim is not None)
        return self.look if is_new or not table.pointer.reads else None

    def stage(self) -> CardsStage:
        """The spread of a result that waits: the card that asked for it, and the sheet."""
        table, look = self._table, self.look
        assert look is not None
        face = table.painter.face(look.about) if look.about else None
        groups = (Group("", (Held(look.about, face),)),) if face is not None else ()
        title = table.say.name(look.about) if look.about else look.sides[0].name
        return CardsStage(title, groups, roll=look)

    # --- drawing

    def paint(
        self, surface: pygame.Surface, rect: pygame.Rect, look: RollLook, letters: int = LETTERS
    ) -> None:
        """Draws a sheet into a place, its dice where they lie or on their way."""
        table = self._table
        is_rolling = self.throw.is_rolling(table.now) and bool(look.marks & self._fresh)
        px = table.desk.metrics.type(letters)
        found = table.desk.darkroom.get(roll_sheet, rect.size, look, px, table.accent, is_rolling)
        if found is not None:
            self._shown = rect.size, look.marks, found
        elif self._shown is None or self._shown[:2] != (rect.size, look.marks):
            return
        size, _, sheet = self._shown
        surface.blit(sheet.picture, rect.topleft, ((0, 0), size))
        for number, one in enumerate(sheet.dice):
            at = rect.left + one.at[0], rect.top + one.at[1]
            if is_rolling and one.mark in self._fresh and one.die.colour != FIXED:
                self.throw.draw(surface, at, one.die, number, one.px, table.accent, table.now)
            else:
                image = die_picture(one.die, one.px, table.accent)
                surface.blit(image, image.get_rect(center=at))
