"""The last page: who won, by what rule, all seats from first to last, and on the other page the game in numbers.

The numbers are gathered while the page lies open, a few answers in each frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from components.flow import Outcome
from systems.presentation.chronicle import Chronicle
from systems.presentation.desk import Desk
from systems.presentation.figures import fit_figure
from systems.presentation.fonts import smallest
from systems.presentation.meters import hearts
from systems.presentation.ornaments import draw_flourish, open_book
from systems.presentation.palette import INK, INK2, RULE, mix
from systems.presentation.richtext import escape, fit_text, set_text
from systems.presentation.scenes.ending_numbers import common_px, paint_numbers
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import hair
from systems.presentation.skins.looks import SeatLook
from systems.presentation.table.seat_tabs import meter_picture, seat_colour
from systems.presentation.tokens import hero_token
from systems.presentation.typeset import label, numeral, width
from systems.presentation.widgets.press import button

if TYPE_CHECKING:
    from systems.presentation.app import Routes
    from systems.presentation.scenes.table import TableScene

SLICE: Final = 0.007
"""Seconds of a frame in which answers are given again."""
TITLE_SHARE, PLAYER_SHARE = 0.62, 0.36
"""The shares of a row that its names may take."""
HEADING_SHRINKS: Final = 0.7
"""A heading that would have to be smaller than this share takes two lines."""
REDRAWN_AFTER: Final = 0.4
"""Seconds after which growing numbers are shown."""


class Ending(Scene):
    """Two pages over the table that has come to its end."""

    help_places = ("ending",)

    def __init__(self, desk: Desk, routes: Routes, table: TableScene, outcome: Outcome) -> None:
        super().__init__(desk)
        self.accent = table.accent
        self._routes = routes
        self._table = table
        self._outcome = outcome
        self._drawn = 0.0
        self.chronicle = Chronicle(table.play.session, table.skin.story)

    # --- building

    def build(self) -> None:
        """Sets heading, ranking and buttons."""
        metrics = self.desk.metrics
        look = {seat.seat: seat for seat in self._table.whole_look.seats}
        self._ranking = [look[seat] for seat in self._outcome.ranking if seat in look]
        edge = 10 if metrics.is_big else 7
        self._book = pygame.Rect(metrics.book_left, 0, metrics.book_width, metrics.height)
        self._spine = self._book.left + round(self._book.width * 0.5)
        margin = metrics.px(46)
        high = metrics.height - 2 * edge - 2 * metrics.px(30)
        self._left = pygame.Rect(self._book.left + edge + margin, edge + metrics.px(30), 0, high)
        self._left.width = self._spine - self._left.left - margin
        self._right = pygame.Rect(self._spine + margin, self._left.top, self._left.width, high)
        self._place_buttons()
        self._sheet: pygame.Surface | None = None

    def _place_buttons(self) -> None:
        metrics, say = self.desk.metrics, self._table.say
        wanted = (
            ("window-look-at-table", self.desk.stage.take_off, False, (pygame.K_ESCAPE,)),
            ("window-save-replay", self._keep, False, (pygame.K_s,)),
            ("window-to-title", self._routes.title, False, ()),
            ("window-play-again", self._again, True, (pygame.K_RETURN, pygame.K_KP_ENTER)),
        )
        gap, high = 12, metrics.type(52)
        each = (self._left.width - gap) // 2
        for i, (key, act, main, keys) in enumerate(wanted):
            x = self._left.left + i % 2 * (each + gap)
            y = self._left.bottom - (2 - i // 2) * high - (1 - i // 2) * gap
            rect = pygame.Rect(x, y, each, high)
            button(
                rect, self.ui, say(key), act, accent=self.accent, primary=main, keys=keys, px=metrics.type(20)
            )
        self._foot = self._left.bottom - 2 * high - gap - metrics.px(16)

    def _again(self) -> None:
        self._routes.set_up(self._table.play.session.definition)

    def _keep(self) -> None:
        self._routes.keep_replay(self._table)

    # --- time

    def update(self, now: float, elapsed: float) -> None:
        """Goes on counting."""
        super().update(now, elapsed)
        if not self.chronicle.is_ready:
            self.chronicle.step(SLICE)
            if self.chronicle.is_ready or now - self._drawn > REDRAWN_AFTER:
                self._drawn, self._sheet, self.needs_frame = now, None, True

    def count_all(self) -> None:
        """Counts everything at once: for a picture of the page without a window."""
        while not self.chronicle.is_ready:
            self.chronicle.step(1.0)
        self._sheet = None
        self.needs_frame = True

    def developed(self) -> None:
        """Shows figures that have become ready."""
        super().developed()
        self._sheet = None

    # --- drawing

    def paint(self, surface: pygame.Surface) -> None:
        """Draws both pages."""
        if self._sheet is None:
            self._sheet = self._draw()
        surface.blit(self._sheet, (0, 0))

    def _draw(self) -> pygame.Surface:
        metrics = self.desk.metrics
        size = metrics.width, metrics.height
        sheet = open_book(size, self._book, self.accent, self._spine, 10 if metrics.is_big else 7).copy()
        y = self._paint_head(sheet)
        count = max(1, len(self._ranking))
        row = min(metrics.type(134), (self._foot - y) // count)
        self._sizes = self._name_sizes(row)
        for place, seat in enumerate(self._ranking, start=1):
            rect = pygame.Rect(self._left.left, y, self._left.width, row)
            self._paint_row(sheet, rect, place, seat)
            y += row
        looks = [look for look in self._table.whole_look.seats if look.seat in self.chronicle.seats]
        seats = [(look.seat, seat_colour(look.colour), look) for look in looks]
        paint_numbers(
            sheet, self._right, metrics, self._table.say, self.chronicle, self._table.skin.story, seats, self.accent
        )  # fmt: skip
        return sheet

    def _paint_head(self, sheet: pygame.Surface) -> int:
        """Draws the winner, a leaf, and by what rule; returns where the ranking begins."""
        metrics, say, rect = self.desk.metrics, self._table.say, self._left
        names = [say.name(f"seat/{seat}") for seat in self._outcome.winners]
        heading = say("window-winner", names=" & ".join(names), n=len(names))
        title = self._paint_winner(sheet, heading)
        draw_flourish(
            sheet, (rect.centerx, title.bottom + metrics.px(14)), rect.width * 0.7, INK, metrics.unit
        )
        reason = set_text(say.rich(self._outcome.reason), rect.width, metrics.type(21), INK2, align="center")
        reason.draw(sheet, (rect.left, title.bottom + metrics.px(30)))
        return int(title.bottom + metrics.px(30) + reason.height + metrics.px(14))

    def _paint_winner(self, sheet: pygame.Surface, heading: str) -> pygame.Rect:
        """Draws the heading in one line, or in two where many have won."""
        rect, px = self._left, self.desk.metrics.type(48)
        low = round(px * HEADING_SHRINKS)
        if width(heading, "title", low) <= rect.width:
            return label(sheet, heading, rect.midtop, "title", px, self.accent, "midtop", rect.width)
        block = fit_text(escape(heading), rect.width, low, 2.5 * low, self.accent, "title", 1.1, "center")
        return block.draw(sheet, rect.topleft)

    def _name_sizes(self, row: int) -> tuple[int, int]:
        """The type of figures' and of players' names, so large that all of them find room."""
        metrics = self.desk.metrics
        side = min(row - 8, metrics.type(122))
        room = self._left.width - metrics.type(40) - side - metrics.px(16)
        titles = [seat.title for seat in self._ranking]
        players = [seat.player for seat in self._ranking]
        return (
            common_px(titles, "title", metrics.type(25), room * TITLE_SHARE),
            common_px(players, "italic", metrics.type(18), room * PLAYER_SHARE),
        )

    def _paint_row(self, sheet: pygame.Surface, rect: pygame.Rect, place: int, seat: SeatLook) -> None:
        metrics = self.desk.metrics
        won = seat.seat in self._outcome.winners
        hair(sheet, rect.left, rect.right, rect.bottom - 1, mix(RULE, INK2, 0.1))
        numeral(
            sheet,
            str(place),
            (rect.left + metrics.type(16), rect.centery),
            metrics.type(38),
            self.accent if won else INK,
        )
        left = rect.left + metrics.type(40)
        side = min(rect.height - 8, metrics.type(122))
        self._paint_figure(sheet, pygame.Rect(left, rect.centery - side // 2, side, side), seat)
        left += side + metrics.px(16)
        room = rect.right - left
        title, player = self._sizes
        label(
            sheet, seat.title, (left, rect.centery - 2), "title", title, INK, "bottomleft", room * TITLE_SHARE
        )
        if seat.player != seat.title:
            label(
                sheet,
                seat.player,
                (rect.right, rect.centery - 6),
                "italic",
                player,
                INK2,
                "bottomright",
                room * PLAYER_SHARE,
            )
        self._paint_meters(sheet, seat, pygame.Rect(left, rect.centery + 6, room, 0))

    def _paint_meters(self, sheet: pygame.Surface, seat: SeatLook, rect: pygame.Rect) -> None:
        """Draws hearts and what counts, smaller where there is little room."""
        for px in range(self.desk.metrics.type(19), smallest() - 1, -1):
            pictures = [hearts(*seat.hearts, px)] if seat.hearts[1] else []
            pictures += [meter_picture(meter, px) for meter in seat.meters]
            if sum(image.get_width() + px // 2 for image in pictures) <= rect.width + px // 2:
                break
        x = rect.left
        for image in pictures:
            if x + image.get_width() <= rect.right:
                sheet.blit(image, (x, rect.top))
            x += image.get_width() + px // 2

    def _paint_figure(self, sheet: pygame.Surface, box: pygame.Rect, seat: SeatLook) -> None:
        if seat.figure is None or box.height < 40:
            token = hero_token(seat.colour, seat.icon, box.height, seat.figure)
            sheet.blit(token, token.get_rect(center=box.center))
            return
        base = pygame.Rect(0, 0, round(box.width * 0.96), max(5, box.height // 7))
        base.midbottom = box.midbottom
        pygame.draw.ellipse(sheet, seat_colour(seat.colour), base)
        pygame.draw.ellipse(sheet, INK, base, 2)
        image = self.desk.darkroom.get(
            fit_figure, seat.figure, float(box.width), float(box.height - 4), "right", 1.0
        )
        if image is not None:
            sheet.blit(image, image.get_rect(midbottom=(box.centerx, box.bottom - box.height // 16)))
