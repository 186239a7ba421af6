"""The title: the boxes of the games on a shelf, and the way to a new game, a saved one, the settings."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from engine import saves
from engine.definition import GameDefinition
from systems.presentation.controls import turn_ribbon
from systems.presentation.desk import Desk
from systems.presentation.ornaments import draw_flourish, paper
from systems.presentation.palette import INK, INK2, PAPER, Colour
from systems.presentation.richtext import rich
from systems.presentation.scenes.cover import SIDE, game_box, shelf
from systems.presentation.scenes.scene import Scene
from systems.presentation.settings import LANGUAGES
from systems.presentation.shapes import lift
from systems.presentation.skins.catalogue import skin_of
from systems.presentation.typeset import label, text_image, tracked
from systems.presentation.widgets.press import Painter, Press, button

if TYPE_CHECKING:
    from systems.presentation.app import Routes

VERSION = "0.1"
RAY: Colour = (243, 234, 213)


class Title(Scene):
    """The first screen."""

    help_places = ("title",)

    def __init__(self, desk: Desk, routes: Routes) -> None:
        super().__init__(desk)
        self._routes = routes
        self._chosen = desk.games[0] if desk.games else None
        self._kept: saves.Summary | None = None

    def build(self) -> None:
        """Sets shelf and buttons."""
        metrics = self.desk.metrics
        self._kept = self._summary()
        self._shelf_top = round(metrics.height * 0.733)
        self._shelf_height = metrics.px(64)
        self._boxes: list[tuple[pygame.Rect, GameDefinition]] = []
        self._place_boxes()
        self._place_buttons()
        self._place_languages()
        self._place_help()

    def _summary(self) -> saves.Summary | None:
        try:
            kept = saves.summary(self.desk.autosave)
            self.desk.game(kept.setup.game)
        except (saves.SaveError, LookupError):
            return None
        return kept

    def _place_boxes(self) -> None:
        metrics = self.desk.metrics
        count = max(1, len(self.desk.games))
        gap = metrics.px(42)
        high = min(metrics.px(456), self._shelf_top - metrics.px(300))
        wide = min(round(high * 0.70), (metrics.width - 2 * gap) // count - gap - SIDE)
        x = (metrics.width - count * (wide + SIDE) - (count - 1) * gap) // 2
        for definition in self.desk.games:
            rect = pygame.Rect(x, self._shelf_top - high - 14 + metrics.px(22), wide + SIDE, high + 14)
            self._boxes.append((rect, definition))
            picture = self._box(definition, (wide, high))
            Press(rect, self.ui, _still(picture), lambda game=definition: self._routes.set_up(game))
            x += wide + SIDE + gap

    def _box(self, definition: GameDefinition, size: tuple[int, int]) -> pygame.Surface:
        skin = skin_of(definition, self.desk.say)
        title = self.desk.say(f"game-{definition.id}")
        low, high = definition.seats
        line = self.desk.say("window-players", low=low, high=high)
        return game_box(size, title, line, skin.emblem, skin.scene, skin.accent, 3)  # type: ignore[arg-type]

    def _place_buttons(self) -> None:
        metrics, say = self.desk.metrics, self.desk.say
        wanted = [
            ("window-new", "perspective-dice-six", self._new, ()),
            ("window-load", "scroll-unfurled", self._routes.saved_games, ()),
            ("window-settings", "cog", self._routes.settings, ()),
            ("window-quit", "cancel", self.desk.stage.quit, ()),
        ]
        high, y = metrics.type(72), self._shelf_top + self._shelf_height + metrics.px(38)
        x, gap = metrics.px(84), metrics.px(16)
        px = metrics.type(24)
        if self._kept is not None:
            game = say(f"game-{self._kept.setup.game}")
            words = say("window-continue", game=game)
            wide = self._width_of(words, metrics.type(28))
            accent = skin_of(self.desk.game(self._kept.setup.game), say).accent
            button(
                pygame.Rect(x, y, wide, high), self.ui, words, self._routes.resume, accent=accent, primary=True,
                icon="book", keys=(pygame.K_RETURN, pygame.K_KP_ENTER), px=metrics.type(28),
            )  # fmt: skip
            x += wide + gap
        for key, icon, act, keys in wanted:
            words = say(key)
            wide = self._width_of(words, px)
            button(pygame.Rect(x, y, wide, high), self.ui, words, act, icon=icon, keys=keys, px=px)
            x += wide + gap
        self._below = y + high + metrics.px(18)

    def _width_of(self, words: str, px: int) -> int:
        return text_image(words, "bold", px, INK).get_width() + round(px * 1.5) + self.desk.metrics.type(48)

    def _place_languages(self) -> None:
        metrics = self.desk.metrics
        each, high = metrics.type(112), metrics.type(48)
        x = metrics.width - metrics.px(84) - len(LANGUAGES) * (each + 6)
        for tongue in LANGUAGES:
            is_now = tongue == self.desk.settings.tongue
            words = self.desk.say(f"window-language-{tongue.replace('_', '-').lower()}")
            rect = pygame.Rect(x, metrics.px(28), each, high)
            button(
                rect, self.ui, words, lambda chosen=tongue: self._speak(chosen), accent=INK,
                primary=is_now, px=metrics.type(20),
            )  # fmt: skip
            x += each + 6

    def _place_help(self) -> None:
        metrics = self.desk.metrics
        words, px = self.desk.say("window-help-hint"), metrics.type(20)
        rect = pygame.Rect(metrics.px(84), metrics.px(28), self._width_of(words, px), metrics.type(48))
        button(rect, self.ui, words, self._routes.help, icon="help", px=px)

    def _speak(self, tongue: str) -> None:
        self.desk.settings.language = tongue
        self.desk.remember()
        self.desk.stage.restyle()

    def _new(self) -> None:
        if self._chosen is not None:
            self._routes.set_up(self._chosen)

    # --- drawing

    def paint(self, surface: pygame.Surface) -> None:
        """Draws rays, title, shelf and what lies below it."""
        metrics, say = self.desk.metrics, self.desk.say
        surface.blit(paper(*surface.get_size(), PAPER, 4), (0, 0))
        self._paint_rays(surface)
        middle = metrics.width // 2
        image = text_image(say("window-title"), "title", metrics.px(104), INK)
        surface.blit(image, image.get_rect(midtop=(middle, metrics.px(66))))
        draw_flourish(surface, (middle, metrics.px(216)), metrics.px(620), INK, 1.3 * metrics.unit)
        words = tracked(say("window-subtitle"), "bold", metrics.type(22), INK2, 2)
        surface.blit(words, words.get_rect(midtop=(middle, metrics.px(238))))
        for rect, _ in self._boxes:
            lift(surface, rect.inflate(-20, -20), 12, 8)
        surface.blit(shelf(surface.get_width(), self._shelf_height), (0, self._shelf_top))
        surface.fill(
            PAPER, (0, self._shelf_top + self._shelf_height, surface.get_width(), surface.get_height())
        )
        version = say("window-version", n=VERSION)
        right = metrics.width - metrics.px(84)
        label(surface, version, (right, self._below), "body", metrics.type(18), INK2, "topright")
        if self._kept is not None:
            self._paint_kept(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws all, and last the ribbon that hangs from the box of the game under way."""
        super().draw(surface)
        if self._kept is None:
            return
        for rect, definition in self._boxes:
            if definition.id == self._kept.setup.game:
                words = self.desk.say("window-kept-answers", n=len(self._kept.answers))
                size = (round(rect.width * 0.84), self.desk.metrics.type(38))
                surface.blit(
                    turn_ribbon(size, words, INK), (rect.left + 12, rect.top + round(rect.height * 0.48))
                )

    def _paint_rays(self, surface: pygame.Surface) -> None:
        w, h = surface.get_size()
        centre = w / 2, self._shelf_top - 20
        for i in range(0, 36, 2):
            a, b = math.pi + math.pi * i / 36, math.pi + math.pi * (i + 1) / 36
            tips = [(centre[0] + w * math.cos(t), centre[1] + w * math.sin(t)) for t in (a, b)]
            pygame.draw.polygon(surface, RAY, [centre, *tips])

    def _paint_kept(self, surface: pygame.Surface) -> None:
        assert self._kept is not None
        metrics = self.desk.metrics
        names = ", ".join(seat.name for seat in self._kept.setup.seats)
        words = self.desk.say("window-kept", seats=names, date=self._kept.saved_at.replace("T", " ")[:16])
        at = metrics.px(88), self._below
        rich(surface, words, at, metrics.width - metrics.px(400), metrics.type(20), INK2)


def _still(picture: pygame.Surface) -> Painter:
    """A painter that knows one state."""
    return lambda state: picture
