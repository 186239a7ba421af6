"""The cover closes between two people who share the window: whose turn it is, and nothing of the table.

It opens on any press. Must not know any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from systems.presentation.desk import Desk
from systems.presentation.icons import draw_icon
from systems.presentation.ornaments import draw_corners
from systems.presentation.palette import INK, SHEET, mix, shade
from systems.presentation.scenes.scene import Scene
from systems.presentation.skins.looks import SeatLook
from systems.presentation.tokens import hero_token
from systems.presentation.typeset import label

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

TOKEN = 240
KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)


class HandOver(Scene):
    """The closed book in the jewel of the game."""

    def __init__(self, desk: Desk, table: TableScene, seat: int) -> None:
        super().__init__(desk)
        self.accent = table.accent
        self._table = table
        self._seat = seat

    def _look(self) -> SeatLook:
        return next(look for look in self._table.whole_look.seats if look.seat == self._seat)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the cover: gem, name, token, and how it opens."""
        metrics, say, look = self.desk.metrics, self._table.say, self._look()
        surface.fill(mix(self.accent, INK, 0.35))
        cover = surface.get_rect().inflate(-metrics.px(24), -metrics.px(24))
        pygame.draw.rect(surface, self.accent, cover, border_radius=18)
        pygame.draw.rect(surface, shade(self.accent, -0.3), cover, 3, border_radius=18)
        gold = shade(self.accent, 0.55)
        draw_corners(surface, cover.inflate(-30, -30), metrics.type(84), gold)
        middle = cover.centerx
        draw_icon(
            surface,
            self._table.skin.emblem,
            (middle, cover.top + cover.height * 0.16),
            metrics.type(110),
            gold,
        )
        words = say("window-your-turn", seat=f"@seat/{self._seat}")
        size = metrics.type(58)
        label(
            surface,
            words,
            (middle, cover.top + cover.height * 0.34),
            "title",
            size,
            SHEET,
            "center",
            cover.width - 120,
        )
        px = min(metrics.type(TOKEN), round(cover.height * 0.34))
        token = hero_token(look.colour, look.icon, px, look.figure)
        surface.blit(token, token.get_rect(center=(middle, cover.top + round(cover.height * 0.6))))
        hint = cover.top + cover.height * 0.87
        label(
            surface,
            say("window-open-book"),
            (middle, hint),
            "body",
            metrics.type(24),
            SHEET,
            "center",
            cover.width - 120,
        )

    def on_event(self, event: pygame.event.Event) -> None:
        """Opens on a press."""
        if event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.KEYDOWN and event.key in KEYS):
            self.desk.stage.take_off()
