"""The title: the boxes of the games on a shelf, and the way to a new game, a saved one, the settings."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine import saves
from engine.definition import GameDefinition
from systems.presentation.controls import turn_ribbon
from systems.presentation.desk import Desk
from systems.presentation.ornaments import draw_flourish, paper
from systems.presentation.palette import INK, INK2, PAPER, Colour
from systems.presentation.scenes.cover import SIDE, game_box, shelf
from systems.presentation.scenes.scene import Scene
from systems.presentation.settings import LANGUAGES
from systems.presentation.shapes import lift
from systems.presentation.skins.catalogue import skin_of
from systems.presentation.typeset import label, tracked, tracked_width, width
from systems.presentation.widgets.press import Painter, Press, button

if TYPE_CHECKING:
    from systems.presentation.app import Routes

VERSION = "0.1"
SMALLEST_BOX = 90
RAY: Colour = (243, 234, 213)


class Wanted(NamedTuple):
    """A button under the shelf."""

    words: str
    icon: str
    act: Callable[[], None]
    px: int
    is_main: bool = False


class Title(Scene):
    """The first screen."""

    help_places = ("title",)

    def __init__(self, desk: Desk, routes: Routes) -> None:
        super().__init__(desk)
        self._routes = routes
        self._chosen = desk.games[0] if desk.games else None
        self._kept: saves.Summary | None = None

    def build(self) -> None:
        """Sets buttons and shelf; the boxes take what is left between heading and shelf."""
        metrics = self.desk.metrics
        self._kept = self._summary()
        self._margin = metrics.px(84)
        self._place_strip()
        self._rows = self._button_rows()
        high = min(metrics.type(72), metrics.height // 9)
        foot = len(self._rows) * (high + metrics.px(16)) + metrics.px(22) + metrics.type(36)
        self._shelf_height = metrics.px(64)
        self._shelf_top = min(round(metrics.height * 0.733), metrics.height - foot - self._shelf_height)
        self._boxes: list[tuple[pygame.Rect, GameDefinition]] = []
        self._place_boxes()
        self._place_buttons(high)

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
        room = self._shelf_top - self._heading_bottom() - metrics.px(16)
        high = max(SMALLEST_BOX, min(metrics.px(456), room))
        wide = min(round(high * 0.70), (metrics.width - 2 * gap) // count - gap - SIDE)
        x = (metrics.width - count * (wide + SIDE) - (count - 1) * gap) // 2
        for definition in self.desk.games:
            rect = pygame.Rect(x, self._shelf_top - high - 14 + metrics.px(22), wide + SIDE, high + 14)
            self._boxes.append((rect, definition))
            picture = self._box(definition, (wide, high))
            Press(rect, self.ui, _still(picture), lambda game=definition: self._routes.set_up(game))
            x += wide + SIDE + gap

    def _heading_bottom(self) -> int:
        """Where the title with its line ends."""
        _, top, px = self._heading()
        return top + round(px * 1.25) + self.desk.metrics.px(30) + self.desk.metrics.type(30)

    def _heading(self) -> tuple[str, int, int]:
        """The title, where it stands, and how large: between the buttons of the strip, or under them."""
        metrics, words = self.desk.metrics, self.desk.say("window-title")
        px = metrics.px(104)
        while px > 30 and width(words, "title", px) > metrics.width - 2 * self._margin:
            px -= 2
        half = width(words, "title", px) // 2 + 12
        middle = metrics.width // 2
        is_free = self._strip.left < middle - half and middle + half < self._strip.right
        return words, metrics.px(66) if is_free else self._strip.bottom + metrics.px(6), px

    def _box(self, definition: GameDefinition, size: tuple[int, int]) -> pygame.Surface:
        skin = skin_of(definition, self.desk.say)
        title = self.desk.say(f"game-{definition.id}")
        low, high = definition.seats
        line = self.desk.say("window-players", low=low, high=high)
        return game_box(size, title, line, skin.emblem, skin.scene, skin.accent, 3)  # type: ignore[arg-type]

    def _button_rows(self) -> list[list[Wanted]]:
        """The buttons in one row, or in two where they do not fit."""
        metrics, say = self.desk.metrics, self.desk.say
        px = metrics.type(24)
        wanted = [
            Wanted(say("window-new"), "perspective-dice-six", self._new, px),
            Wanted(say("window-load"), "scroll-unfurled", self._routes.saved_games, px),
            Wanted(say("window-settings"), "cog", self._routes.settings, px),
            Wanted(say("window-quit"), "cancel", self.desk.stage.quit, px),
        ]
        if self._kept is not None:
            game = say(f"game-{self._kept.setup.game}")
            go_on = say("window-continue", game=game)
            wanted.insert(0, Wanted(go_on, "book", self._routes.resume, metrics.type(28), is_main=True))
        room, gap = metrics.width - 2 * self._margin, metrics.px(16)
        rows: list[list[Wanted]] = [[]]
        for item in wanted:
            taken = sum(self._width_of(other.words, other.px) + gap for other in rows[-1])
            if rows[-1] and taken + self._width_of(item.words, item.px) > room:
                rows.append([])
            rows[-1].append(item)
        return rows

    def _place_buttons(self, high: int) -> None:
        metrics = self.desk.metrics
        gap = metrics.px(16)
        y = self._shelf_top + self._shelf_height + metrics.px(22)
        for row in self._rows:
            x = self._margin
            for item in row:
                wide = min(self._width_of(item.words, item.px), metrics.width - self._margin - x)
                self._make(pygame.Rect(x, y, wide, high), item)
                x += wide + gap
            y += high + gap

    def _make(self, rect: pygame.Rect, item: Wanted) -> None:
        accent, keys = INK, ()
        if item.is_main and self._kept is not None:
            accent = skin_of(self.desk.game(self._kept.setup.game), self.desk.say).accent
            keys = (pygame.K_RETURN, pygame.K_KP_ENTER)
        button(
            rect, self.ui, item.words, item.act, accent=accent, primary=item.is_main, icon=item.icon, keys=keys,
            px=min(item.px, round(rect.height * 0.42)),
        )  # fmt: skip

    def _width_of(self, words: str, px: int) -> int:
        return width(words, "bold", px) + round(px * 1.5) + self.desk.metrics.type(48)

    def _place_strip(self) -> None:
        """The rules on the left, the languages on the right; `_strip` is what is free between them."""
        metrics, px = self.desk.metrics, self.desk.metrics.type(20)
        top, high, gap = metrics.px(28), metrics.type(48), 6
        words = self.desk.say("window-help-hint")
        rules = pygame.Rect(self._margin, top, self._width_of(words, px), high)
        button(rules, self.ui, words, self._routes.help, icon="help", px=px)
        room = metrics.width - self._margin - rules.right - metrics.px(30)
        each = min(metrics.type(112), room // len(LANGUAGES) - gap)
        x = metrics.width - self._margin - len(LANGUAGES) * (each + gap) + gap
        self._strip = pygame.Rect(rules.right, top, x - rules.right, high)
        for tongue in LANGUAGES:
            is_now = tongue == self.desk.settings.tongue
            words = self.desk.say(f"window-language-{tongue.replace('_', '-').lower()}")
            button(
                pygame.Rect(x, top, each, high), self.ui, words, lambda chosen=tongue: self._speak(chosen), accent=INK,
                primary=is_now, px=px,
            )  # fmt: skip
            x += each + gap

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
        words, y, px = self._heading()
        label(surface, words, (middle, y), "title", px, INK, "midtop")
        y += round(px * 1.25)
        draw_flourish(surface, (middle, y + metrics.px(14)), metrics.px(620), INK, 1.3 * metrics.unit)
        self._paint_line(surface, (middle, y + metrics.px(30)))
        for rect, _ in self._boxes:
            lift(surface, rect.inflate(-20, -20), 12, 8)
        surface.blit(shelf(surface.get_width(), self._shelf_height), (0, self._shelf_top))
        surface.fill(
            PAPER, (0, self._shelf_top + self._shelf_height, surface.get_width(), surface.get_height())
        )
        right = metrics.width - self._margin
        px = metrics.type(18)
        version = label(
            surface,
            say("window-version", n=VERSION),
            (right, metrics.height - metrics.type(30)),
            "body",
            px,
            INK2,
            "topright",
        )
        if self._kept is not None:
            self._paint_kept(surface, version.left - metrics.px(20))

    def _paint_line(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """The line under the title, its capitals spread where the script has any."""
        metrics, words = self.desk.metrics, self.desk.say("window-subtitle")
        px, room = metrics.type(22), metrics.width - 2 * self._margin
        while px > 12 and tracked_width(words, "bold", px, 2) > room:
            px -= 1
        image = tracked(words, "bold", px, INK2, 2)
        surface.blit(image, image.get_rect(midtop=at))

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

    def _paint_kept(self, surface: pygame.Surface, right: int) -> None:
        """Who sits at the table under way, in one line."""
        assert self._kept is not None
        metrics = self.desk.metrics
        names = ", ".join(seat.name for seat in self._kept.setup.seats)
        words = self.desk.say("window-kept", seats=names, date=self._kept.saved_at.replace("T", " ")[:16])
        at = self._margin, metrics.height - metrics.type(30)
        label(surface, words, at, "body", metrics.type(18), INK2, room=right - self._margin)


def _still(picture: pygame.Surface) -> Painter:
    """A painter that knows one state."""
    return lambda state: picture
