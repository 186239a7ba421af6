"""What moves on the table besides tokens: dice, falling hearts, the turning page, the ribbon that names whose turn it is.

Everything is drawn over a table that is up to date already, never waits, and ends at once on any press.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from engine.events import Event
from systems.presentation.controls import ribbon_width, turn_ribbon
from systems.presentation.palette import INK, Colour
from systems.presentation.settings import ROLL_TIME
from systems.presentation.skins.looks import FightStage
from systems.presentation.table.dock import dice_places
from systems.presentation.table.seat_tabs import seat_colour
from systems.presentation.table.throws import Fall, Throw

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

PAGE_TIME: Final = 0.32
RIBBON_TIME: Final = 1.3
HERALD_TIME: Final = 2.4
"""So long the ribbon of a great event is seen; bots wait for it."""
RIBBON_IN: Final = 0.18
RIBBON_OUT: Final = 0.25
NOBODY: Final = -1


class TurningPage(NamedTuple):
    """The right page as it was, on its way over the gutter."""

    picture: pygame.Surface
    at: tuple[int, int]
    began: float


class Ribbon(NamedTuple):
    """Words on silk in the colour of a seat."""

    words: str
    colour: Colour
    began: float
    lasts: float = RIBBON_TIME


class Motion:
    """The movements of one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.throw, self.fall = Throw(), Fall()
        self.throw.note(table.play.session.log)
        self._page: TurningPage | None = None
        self._ribbon: Ribbon | None = None
        self._stage: str | None = None
        self._heralded: Event | None = None
        self._active = NOBODY
        self._shown: pygame.Surface | None = None

    def follow(self) -> None:
        """Begins what the change of the table calls for."""
        table, now = self._table, self._table.now
        # Whoever skips to the own turn wants to see that, and no pages turned on the way.
        is_still = table.desk.settings.is_still or (table.play.skips and not table.play.is_human)
        self.throw.follow(table.play.session.log, now, is_still, ROLL_TIME[table.desk.settings.speed])
        stage = type(table.stage).__name__
        if stage != self._stage:
            # Dice that are read on the right page are not hidden under a page that turns.
            if self._stage is not None and not is_still and not table.rolls.throw.is_rolling(now):
                self._turn_page(now)
            self._stage = stage
        if not is_still and not self._herald(now):
            self._call_turn(now)
        self._active = table.look.active

    def _herald(self, now: float) -> bool:
        """Shows what is to be read by everybody; tells whether a ribbon of that kind hangs now."""
        table = self._table
        great = next((event for event in table.play.fresh if event.kind in table.skin.great_events), None)
        if great is not None and not table.play.skips and great is not self._heralded:
            self._heralded = great
            self._ribbon = Ribbon(table.say.plain(great.text), table.accent, now, HERALD_TIME)
            table.play.rest(now + HERALD_TIME)
        return self._ribbon is not None and self._ribbon.lasts == HERALD_TIME

    def _call_turn(self, now: float) -> None:
        """Shows whose turn has begun."""
        table = self._table
        active = table.look.active
        seat = next((seat for seat in table.look.seats if seat.seat == active), None)
        if active != self._active and self._active != NOBODY and seat is not None:
            words = table.say("window-turn-of", seat=f"@seat/{active}")
            self._ribbon = Ribbon(words, seat_colour(seat.colour), now)

    def _turn_page(self, now: float) -> None:
        """Keeps the right page as it was last drawn."""
        if self._shown is None:
            return
        book = self._table.layout.book
        spine = book.centerx if isinstance(self._table.stage, FightStage) else self._table.layout.spine
        area = pygame.Rect(spine, book.top, book.right - spine, book.height).clip(self._shown.get_rect())
        if area.width > 8:
            self._page = TurningPage(self._shown.subsurface(area).copy(), area.topleft, now)

    def is_moving(self, now: float) -> bool:
        """Tells whether the next frame differs from this one."""
        moving = self.throw.is_rolling(now) or bool(self.fall.now_falling(now))
        if self._page is not None and now - self._page.began >= PAGE_TIME:
            self._page, moving = None, True
        if self._ribbon is not None and now - self._ribbon.began >= self._ribbon.lasts:
            self._ribbon, moving = None, True
        return moving or self._page is not None or self._ribbon is not None

    def finish(self) -> None:
        """Ends everything at once."""
        self.throw.finish()
        self.fall.finish()
        self._page = self._ribbon = None

    def paint(self, surface: pygame.Surface) -> None:
        """Draws what is over everything else."""
        now = self._table.now
        if self._table.fight is None and self.throw.is_rolling(now):
            self._paint_dock_dice(surface)
        if self._page is not None:
            self._paint_page(surface, self._page, (now - self._page.began) / PAGE_TIME)
        if self._ribbon is not None and self._page is None:
            self._paint_ribbon(surface, self._ribbon, now - self._ribbon.began)
        self._shown = surface

    def _paint_dock_dice(self, surface: pygame.Surface) -> None:
        """The dice of the dock on their way, over clean paper."""
        table = self._table
        rect, dice = table.layout.sentence, table.look.dice
        places, px = dice_places(rect, len(dice), table.desk.metrics)
        if not places:
            return
        left = places[0][0] - px * 7 // 10
        area = pygame.Rect(left, rect.top + 2, rect.right - left, rect.height - 4)
        surface.blit(table.painter.ground, area, area)
        for number, (die, centre) in enumerate(zip(dice, places, strict=True)):
            self.throw.draw(surface, centre, die, number, px, table.accent, table.now)

    @staticmethod
    def _paint_page(surface: pygame.Surface, page: TurningPage, share: float) -> None:
        """The old page narrows towards the gutter, its back in the shade."""
        share = min(1.0, max(0.0, share))
        eased = 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2
        wide = round(page.picture.get_width() * (1 - eased))
        if wide < 2:
            return
        leaf = pygame.transform.scale(page.picture, (wide, page.picture.get_height()))
        veil = pygame.Surface(leaf.get_size(), pygame.SRCALPHA)
        veil.fill((*INK, round(70 * eased)))
        leaf.blit(veil, (0, 0))
        surface.blit(leaf, page.at)
        surface.fill(INK, (page.at[0] + wide, page.at[1], 2, leaf.get_height()))

    def _paint_ribbon(self, surface: pygame.Surface, ribbon: Ribbon, passed: float) -> None:
        table = self._table
        metrics, room = table.desk.metrics, table.layout.board
        if table.fight is not None:
            room = table.fight.places.picture
        most = room.width - 40
        wide = min(most, max(metrics.type(460), ribbon_width(ribbon.words, metrics.type(64))))
        size = wide, metrics.type(64)
        image = turn_ribbon(size, ribbon.words, ribbon.colour).copy()
        share = min(1.0, passed / RIBBON_IN, max(0.0, (ribbon.lasts - passed) / RIBBON_OUT))
        image.set_alpha(round(255 * share))
        drop = round((1 - min(1.0, passed / RIBBON_IN)) ** 3 * -20)
        surface.blit(image, image.get_rect(midtop=(room.centerx, room.top + metrics.px(26) + drop)))
