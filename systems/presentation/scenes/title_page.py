"""The page of the title: where everything lies, and the picture of it. Without widgets, so it comes before them.

What is pressed is named here and done by the scene: `box/GAME`, `language/TONGUE`, `continue`, `new` and so on.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from engine import saves
from systems.presentation import controls
from systems.presentation.controls import FOOT, Painter, State, turn_ribbon
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import draw_flourish, paper
from systems.presentation.palette import INK, INK2, PAPER, Colour
from systems.presentation.scenes.cover import SIDE, game_box, shelf
from systems.presentation.settings import LANGUAGES
from systems.presentation.shapes import lift
from systems.presentation.skins.covers import cover_of
from systems.presentation.speech import Speech
from systems.presentation.typeset import label, tracked, tracked_width, width

VERSION = "0.1"
SMALLEST_BOX = 90
RAY: Colour = (243, 234, 213)


class Boxed(Protocol):
    """A game on the shelf."""

    @property
    def id(self) -> str:
        """What it is called in the code."""

    @property
    def seats(self) -> tuple[int, int]:
        """How many may play."""


class Wanted(NamedTuple):
    """A button under the shelf."""

    name: str
    words: str
    icon: str
    px: int
    is_main: bool = False


class Placed(NamedTuple):
    """Something that can be pressed: its name, its place, and its picture for a state."""

    name: str
    rect: pygame.Rect
    paint: Painter
    is_main: bool = False


class TitlePage:
    """The title in a size and a language; the boxes take what is left between heading and shelf."""

    def __init__(
        self, metrics: Metrics, say: Speech, games: Sequence[Boxed], kept: saves.Summary | None, tongue: str
    ) -> None:
        self.metrics = metrics
        self.say = say
        self._games = games
        self.kept = kept
        self._tongue = tongue
        self._margin = metrics.px(84)
        self._strip = pygame.Rect(0, 0, 0, 0)
        """What is free between the rules on the left and the languages on the right."""
        strip = list(self._place_strip())
        rows = self._button_rows()
        high = min(metrics.type(72), metrics.height // 9)
        foot = len(rows) * (high + metrics.px(16)) + metrics.px(22) + metrics.type(36)
        self._shelf_height = metrics.px(64)
        self._shelf_top = min(round(metrics.height * 0.733), metrics.height - foot - self._shelf_height)
        self._boxes = list(self._place_boxes())
        self.placed = (*strip, *self._boxes, *self._place_buttons(rows, high))

    def _place_boxes(self) -> Iterator[Placed]:
        metrics = self.metrics
        count = max(1, len(self._games))
        gap = metrics.px(42)
        room = self._shelf_top - self._heading_bottom() - metrics.px(16)
        high = max(SMALLEST_BOX, min(metrics.px(456), room))
        wide = min(round(high * 0.70), (metrics.width - 2 * gap) // count - gap - SIDE)
        x = (metrics.width - count * (wide + SIDE) - (count - 1) * gap) // 2
        for game in self._games:
            rect = pygame.Rect(x, self._shelf_top - high - 14 + metrics.px(22), wide + SIDE, high + 14)
            yield Placed(f"box/{game.id}", rect, _still(self._box(game, (wide, high))))
            x += wide + SIDE + gap

    def _heading_bottom(self) -> int:
        """Where the title with its line ends."""
        _, top, px = self._heading()
        return top + round(px * 1.25) + self.metrics.px(30) + self.metrics.type(30)

    def _heading(self) -> tuple[str, int, int]:
        """The title, where it stands, and how large: between the buttons of the strip, or under them."""
        metrics, words = self.metrics, self.say("window-title")
        px = metrics.px(104)
        while px > 30 and width(words, "title", px) > metrics.width - 2 * self._margin:
            px -= 2
        half = width(words, "title", px) // 2 + 12
        middle = metrics.width // 2
        is_free = self._strip.left < middle - half and middle + half < self._strip.right
        return words, metrics.px(66) if is_free else self._strip.bottom + metrics.px(6), px

    def _box(self, game: Boxed, size: tuple[int, int]) -> pygame.Surface:
        emblem, scenery, accent = cover_of(game.id)
        low, high = game.seats
        line = self.say("window-players", low=low, high=high)
        return game_box(size, self.say(f"game-{game.id}"), line, emblem, scenery, accent, 3)

    def _button_rows(self) -> list[list[Wanted]]:
        """The buttons in one row, or in two where they do not fit."""
        metrics, say = self.metrics, self.say
        px = metrics.type(24)
        wanted = [
            Wanted("new", say("window-new"), "perspective-dice-six", px),
            Wanted("load", say("window-load"), "scroll-unfurled", px),
            Wanted("settings", say("window-settings"), "cog", px),
            Wanted("quit", say("window-quit"), "cancel", px),
        ]
        if self.kept is not None:
            go_on = say("window-continue", game=say(f"game-{self.kept.setup.game}"))
            wanted.insert(0, Wanted("continue", go_on, "book", metrics.type(28), is_main=True))
        room, gap = metrics.width - 2 * self._margin, metrics.px(16)
        rows: list[list[Wanted]] = [[]]
        for item in wanted:
            taken = sum(self._width_of(other.words, other.px) + gap for other in rows[-1])
            if rows[-1] and taken + self._width_of(item.words, item.px) > room:
                rows.append([])
            rows[-1].append(item)
        return rows

    def _place_buttons(self, rows: list[list[Wanted]], high: int) -> Iterator[Placed]:
        metrics = self.metrics
        gap = metrics.px(16)
        y = self._shelf_top + self._shelf_height + metrics.px(22)
        for row in rows:
            x = self._margin
            for item in row:
                wide = min(self._width_of(item.words, item.px), metrics.width - self._margin - x)
                yield self._button(pygame.Rect(x, y, wide, high), item)
                x += wide + gap
            y += high + gap

    def _button(self, rect: pygame.Rect, item: Wanted) -> Placed:
        accent = cover_of(self.kept.setup.game).accent if item.is_main and self.kept is not None else INK
        size, px = (rect.width, rect.height - FOOT), min(item.px, round(rect.height * 0.42))

        def paint(state: State) -> pygame.Surface:
            return controls.button(size, item.words, state, accent, item.is_main, item.icon, px=px)

        return Placed(item.name, rect, paint, item.is_main)

    def _width_of(self, words: str, px: int) -> int:
        return width(words, "bold", px) + round(px * 1.5) + self.metrics.type(48)

    def _place_strip(self) -> Iterator[Placed]:
        """The rules on the left, the languages on the right."""
        metrics, px = self.metrics, self.metrics.type(20)
        top, high, gap = metrics.px(28), metrics.type(48), 6
        words = self.say("window-help-hint")
        rules = pygame.Rect(self._margin, top, self._width_of(words, px), high)
        yield self._small("rules", rules, words, px, icon="help")
        room = metrics.width - self._margin - rules.right - metrics.px(30)
        each = min(metrics.type(112), room // len(LANGUAGES) - gap)
        x = metrics.width - self._margin - len(LANGUAGES) * (each + gap) + gap
        self._strip = pygame.Rect(rules.right, top, x - rules.right, high)
        for tongue in LANGUAGES:
            words = self.say(f"window-language-{tongue.replace('_', '-').lower()}")
            rect = pygame.Rect(x, top, each, high)
            yield self._small(f"language/{tongue}", rect, words, px, primary=tongue == self._tongue)
            x += each + gap

    def _small(
        self, name: str, rect: pygame.Rect, words: str, px: int, icon: str = "", primary: bool = False
    ) -> Placed:
        """A button of the strip."""
        size = rect.width, rect.height - FOOT

        def paint(state: State) -> pygame.Surface:
            return controls.button(size, words, state, INK, primary, icon, px=px)

        return Placed(name, rect, paint)

    # --- drawing

    def paint(self, surface: pygame.Surface) -> None:
        """Draws rays, title, shelf and what lies below it."""
        metrics, say = self.metrics, self.say
        surface.blit(paper(*surface.get_size(), PAPER, 4), (0, 0))
        self._paint_rays(surface)
        middle = metrics.width // 2
        words, y, px = self._heading()
        label(surface, words, (middle, y), "title", px, INK, "midtop")
        y += round(px * 1.25)
        draw_flourish(surface, (middle, y + metrics.px(14)), metrics.px(620), INK, 1.3 * metrics.unit)
        self._paint_line(surface, (middle, y + metrics.px(30)))
        for box in self._boxes:
            lift(surface, box.rect.inflate(-20, -20), 12, 8)
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
        if self.kept is not None:
            self._paint_kept(surface, version.left - metrics.px(20))

    def _paint_line(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """The line under the title, its capitals spread where the script has any."""
        metrics, words = self.metrics, self.say("window-subtitle")
        px, room = metrics.type(22), metrics.width - 2 * self._margin
        while px > 12 and tracked_width(words, "bold", px, 2) > room:
            px -= 1
        image = tracked(words, "bold", px, INK2, 2)
        surface.blit(image, image.get_rect(midtop=at))

    def paint_ribbon(self, surface: pygame.Surface) -> None:
        """Draws, over everything, the ribbon that hangs from the box of the game under way."""
        if self.kept is None:
            return
        for box in self._boxes:
            if box.name == f"box/{self.kept.setup.game}":
                words = self.say("window-kept-ribbon")
                size = (round(box.rect.width * 0.84), self.metrics.type(38))
                place = box.rect.left + 12, box.rect.top + round(box.rect.height * 0.48)
                surface.blit(turn_ribbon(size, words, INK), place)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the whole title as it looks when nothing is pressed."""
        self.paint(surface)
        for placed in self.placed:
            surface.blit(placed.paint("normal"), placed.rect)
        self.paint_ribbon(surface)

    def _paint_rays(self, surface: pygame.Surface) -> None:
        w, h = surface.get_size()
        centre = w / 2, self._shelf_top - 20
        for i in range(0, 36, 2):
            a, b = math.pi + math.pi * i / 36, math.pi + math.pi * (i + 1) / 36
            tips = [(centre[0] + w * math.cos(t), centre[1] + w * math.sin(t)) for t in (a, b)]
            pygame.draw.polygon(surface, RAY, [centre, *tips])

    def _paint_kept(self, surface: pygame.Surface, right: int) -> None:
        """Who sits at the table under way, in one line."""
        assert self.kept is not None
        metrics = self.metrics
        names = self.say("list-separator").join(seat.name for seat in self.kept.setup.seats)
        words = self.say("window-kept", seats=names, date=self.kept.saved_at.replace("T", " ")[:16])
        at = self._margin, metrics.height - metrics.type(30)
        label(surface, words, at, "body", metrics.type(18), INK2, room=right - self._margin)


def _still(picture: pygame.Surface) -> Painter:
    """A painter that knows one state."""
    return lambda state: picture


def kept_game(autosave: Path, games: Sequence[Boxed]) -> saves.Summary | None:
    """The game under way, if there is one that this program plays."""
    try:
        kept = saves.summary(autosave)
    except saves.SaveError:
        return None
    return kept if kept.setup.game in {game.id for game in games} else None
