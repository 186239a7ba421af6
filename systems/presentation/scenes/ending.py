"""The last page: who won, by what rule, and all seats from first to last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from components.flow import Outcome
from systems.presentation.desk import Desk
from systems.presentation.meters import hearts
from systems.presentation.ornaments import draw_corners, draw_flourish
from systems.presentation.palette import INK, INK2, PAPER, RULE, mix
from systems.presentation.richtext import set_text
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import hair, lift, panel
from systems.presentation.skins.looks import SeatLook
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.tokens import hero_token
from systems.presentation.typeset import label, numeral
from systems.presentation.widgets.press import button

if TYPE_CHECKING:
    from systems.presentation.app import Routes
    from systems.presentation.scenes.table import TableScene


class Ending(Scene):
    """A dialog over the table that has come to its end."""

    is_dialog = True
    help_places = ("ending",)

    def __init__(self, desk: Desk, routes: Routes, table: TableScene, outcome: Outcome) -> None:
        super().__init__(desk)
        self.accent = table.accent
        self._routes = routes
        self._table = table
        self._outcome = outcome

    def build(self) -> None:
        """Sets heading, ranking and buttons."""
        metrics, say = self.desk.metrics, self._table.say
        look = {seat.seat: seat for seat in self._table.look.seats}
        self._ranking = [look[seat] for seat in self._outcome.ranking if seat in look]
        row = metrics.type(74)
        room = metrics.height - 40
        wide = min(metrics.width - 80, metrics.type(820))
        reason = set_text(say.rich(self._outcome.reason), wide - 80, metrics.type(22), INK2, align="center")
        self._reason = reason
        high = metrics.type(170) + reason.height + len(self._ranking) * row + metrics.type(96)
        self._rect = pygame.Rect(0, 0, wide, min(room, high))
        self._rect.center = metrics.width // 2, metrics.height // 2
        self._row = min(
            row, (self._rect.height - metrics.type(266) - reason.height) // max(1, len(self._ranking))
        )
        wanted = (
            ("window-look-at-table", self.desk.stage.take_off, False, (pygame.K_ESCAPE,)),
            ("window-to-title", self._routes.title, False, ()),
            ("window-play-again", self._again, True, (pygame.K_RETURN, pygame.K_KP_ENTER)),
        )
        gap = 12
        each = (self._rect.width - 48 - 2 * gap) // 3
        for i, (key, act, main, keys) in enumerate(wanted):
            left = self._rect.left + 24 + i * (each + gap)
            rect = pygame.Rect(left, self._rect.bottom - metrics.type(74), each, metrics.type(54))
            button(
                rect, self.ui, say(key), act, accent=self.accent, primary=main, keys=keys, px=metrics.type(20)
            )

    def _again(self) -> None:
        self._routes.set_up(self._table.play.session.definition)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the page."""
        metrics, say, rect = self.desk.metrics, self._table.say, self._rect
        lift(surface, rect, 14, 10)
        panel(surface, rect, PAPER, INK, 12, 3)
        draw_corners(surface, rect.inflate(-20, -20), metrics.type(56), mix(RULE, INK2, 0.3))
        names = [f"@seat/{seat}" for seat in self._outcome.winners]
        heading = say("window-winner", names=" & ".join(say.name(name[1:]) for name in names), n=len(names))
        middle, y = rect.centerx, rect.top + metrics.type(30)
        label(
            surface, heading, (middle, y), "title", metrics.type(44), self.accent, "midtop", rect.width - 120
        )
        draw_flourish(surface, (middle, rect.top + metrics.type(104)), rect.width * 0.6, INK, 1.0)
        y = rect.top + metrics.type(126)
        self._reason.draw(surface, (rect.left + 40, y))
        y += self._reason.height + metrics.type(16)
        for place, seat in enumerate(self._ranking, start=1):
            self._paint_row(surface, pygame.Rect(rect.left + 40, y, rect.width - 80, self._row), place, seat)
            y += self._row

    def _paint_row(self, surface: pygame.Surface, rect: pygame.Rect, place: int, seat: SeatLook) -> None:
        metrics = self.desk.metrics
        won = seat.seat in self._outcome.winners
        ink = self.accent if won else INK
        numeral(surface, str(place), (rect.left + 20, rect.centery), metrics.type(34), ink)
        px = min(metrics.type(56), rect.height - 10)
        token = hero_token(seat.colour, seat.icon, px, seat.figure)
        surface.blit(token, token.get_rect(midleft=(rect.left + 50, rect.centery)))
        left = rect.left + 66 + px
        label(surface, seat.title, (left, rect.centery - 2), "title", metrics.type(24), INK, "bottomleft")
        label(surface, seat.player, (left, rect.centery + 2), "italic", metrics.type(18), INK2)
        x = rect.right
        for meter in reversed(seat.meters):
            image = meter_picture(meter, metrics.type(22))
            x -= image.get_width() + 14
            surface.blit(image, image.get_rect(midleft=(x, rect.centery)))
        if seat.hearts[1]:
            row = hearts(*seat.hearts, metrics.type(18))
            x -= row.get_width() + 14
            surface.blit(row, row.get_rect(midleft=(x, rect.centery)))
        hair(surface, rect.left, rect.right, rect.bottom - 1)
