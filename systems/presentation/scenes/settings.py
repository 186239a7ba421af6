"""Settings: language, size of type, speed, sound, full screen; and whose work the fonts and icons are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from systems.presentation.desk import Desk
from systems.presentation.fonts import smallest
from systems.presentation.ornaments import book
from systems.presentation.palette import INK, INK2
from systems.presentation.richtext import set_text
from systems.presentation.scenes.scene import Scene
from systems.presentation.settings import LANGUAGES, SPEEDS, Speed
from systems.presentation.typeset import label
from systems.presentation.widgets.press import button, switch

if TYPE_CHECKING:
    from systems.presentation.app import Routes

TEXT_SIZES = (80, 100, 120, 140, 170, 200)
VOLUMES = (0, 40, 70, 100)
ROWS = 6
GAP = 16
"""Below the buttons of a setting, in pixels of the design."""
LINE = 1.3
"""The height of a line, in sizes of its type."""


class SettingsScene(Scene):
    """A screen of its own; every choice holds at once."""

    help_places = ("settings",)

    def __init__(self, desk: Desk, routes: Routes, back: Callable[[], None]) -> None:
        super().__init__(desk)
        self._routes = routes
        self._back = back

    def build(self) -> None:
        """Sets one row of buttons for each setting."""
        metrics, settings, say = self.desk.metrics, self.desk.settings, self.desk.say
        self._spine = round(metrics.width * 0.62)
        self._left = pygame.Rect(
            metrics.px(60), metrics.px(50), self._spine - metrics.px(110), metrics.height
        )
        self._labels: list[tuple[str, int]] = []
        y = self._left.top + metrics.px(50) + metrics.type(30)
        foot = metrics.type(54)
        self._step = min(metrics.type(106), (metrics.height - 2 * metrics.px(40) - foot - y) // ROWS)
        self._high = min(metrics.type(48), self._step // 2)
        free = self._step - self._high - metrics.px(GAP)
        self._label_px = max(smallest(), min(metrics.type(20), round(free / LINE)))
        languages = [
            (say(f"window-language-{t.replace('_', '-').lower()}"), t == settings.tongue) for t in LANGUAGES
        ]
        y = self._row(y, "window-language", languages, lambda i: self._set_language(LANGUAGES[i]))
        sizes = [(f"{size} %", size == settings.text) for size in TEXT_SIZES]
        y = self._row(y, "window-text-size", sizes, lambda i: self._set_text(TEXT_SIZES[i]))
        speeds = [(say(f"window-speed-{speed}"), speed == settings.speed) for speed in SPEEDS]
        y = self._row(y, "window-speed", speeds, lambda i: self._set_speed(SPEEDS[i]))
        volumes = [
            (f"{volume} %" if volume else say("window-sound-off"), volume == settings.volume)
            for volume in VOLUMES
        ]
        y = self._row(y, "window-sound", volumes, lambda i: self._set_volume(VOLUMES[i]))
        forms = [
            (say("window-in-window"), not settings.fullscreen),
            (say("window-fullscreen"), settings.fullscreen),
        ]
        y = self._row(y, "window-screen", forms, lambda i: self._set_fullscreen(bool(i)))
        self._place_switches(y)
        high = foot
        right = self._spine + metrics.px(40)
        wide = metrics.width - right - metrics.px(50)
        self._credits = pygame.Rect(right, metrics.height - metrics.px(40) - high, wide, high)
        button(
            self._credits,
            self.ui,
            say("window-licences"),
            self._routes.credits,
            icon="scroll-unfurled",
            px=metrics.type(20),
        )
        rect = pygame.Rect(self._left.left, metrics.height - metrics.px(40) - high, metrics.type(220), high)
        keys = (pygame.K_ESCAPE, pygame.K_RETURN)
        button(
            rect,
            self.ui,
            say("window-back"),
            self._back,
            accent=INK,
            primary=True,
            keys=keys,
            px=metrics.type(22),
        )

    def _place_switches(self, y: int) -> None:
        """What is on or off: movement, and the cover between turns."""
        metrics, settings = self.desk.metrics, self.desk.settings
        wide = (self._left.width - 12) // 2
        high = min(metrics.type(48), self._step - 8)
        self._switches: list[tuple[str, pygame.Rect]] = []
        for i, (name, key) in enumerate((("still", "window-still"), ("covers", "window-covers"))):
            rect = pygame.Rect(self._left.left + i * (wide + 12), y + metrics.px(10), wide, high)
            mark = pygame.Rect(rect.left, rect.top, round(high * 1.5), high)
            switch(mark, self.ui, lambda of=name: getattr(settings, of), lambda of=name: self._flip(of))
            words = pygame.Rect(mark.right + 10, rect.top, rect.right - mark.right - 10, high)
            self._switches.append((key, words))

    def _flip(self, name: str) -> None:
        settings = self.desk.settings
        setattr(settings, name, not getattr(settings, name))
        self._hold()

    def _row(self, y: int, key: str, choices: list[tuple[str, bool]], choose: Callable[[int], None]) -> int:
        metrics = self.desk.metrics
        self._labels.append((key, y))
        high, gap = self._high, 8
        top = y + self._step - high - metrics.px(GAP)
        each = min(metrics.type(180), (self._left.width - gap * (len(choices) - 1)) // len(choices))
        for i, (words, now) in enumerate(choices):
            rect = pygame.Rect(self._left.left + i * (each + gap), top, each, high)
            button(rect, self.ui, words, lambda n=i: choose(n), primary=now, px=metrics.type(19))
        return y + self._step

    def _set_language(self, tongue: str) -> None:
        self.desk.settings.language = tongue
        self._hold()

    def _set_text(self, percent: int) -> None:
        self.desk.settings.text = percent
        self._hold()

    def _set_speed(self, speed: Speed) -> None:
        self.desk.settings.speed = speed
        self._hold()

    def _set_volume(self, volume: int) -> None:
        self.desk.settings.volume = volume
        self.desk.sounds.set_volume(volume)
        self._hold()

    def _set_fullscreen(self, wanted: bool) -> None:
        if wanted != self.desk.settings.fullscreen:
            self._routes.toggle_fullscreen()

    def _hold(self) -> None:
        self.desk.remember()
        self.desk.stage.restyle()

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the book, labels and credits."""
        metrics, say = self.desk.metrics, self.desk.say
        surface.blit(book(metrics.width, metrics.height, INK, self._spine, 10), (0, 0))
        label(surface, say("window-settings"), self._left.topleft, "title", metrics.type(44), INK)
        for key, y in self._labels:
            label(surface, say(key), (self._left.left, y), "bold", self._label_px, INK2)
        for key, rect in self._switches:
            size = metrics.type(19)
            while (
                size > smallest()
                and set_text(say(key), rect.width, size, INK, leading=1.1).height > rect.height + 6
            ):
                size -= 1
            block = set_text(say(key), rect.width, size, INK, leading=1.1)
            block.draw(surface, (rect.left, rect.centery - block.height / 2))
        left = self._spine + metrics.px(40)
        room = metrics.width - left - metrics.px(50)
        y = label(
            surface, say("window-credits"), (left, self._left.top), "title", metrics.type(34), INK, room=room
        ).bottom + metrics.px(14)  # fmt: skip
        words, size = say("window-credits-text"), metrics.type(18)
        while size > smallest() and set_text(words, room, size, INK).height > self._credits.top - y - 12:
            size -= 1
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(left, y, room, self._credits.top - y - 8))
        set_text(words, room, size, INK).draw(surface, (left, y))
        surface.set_clip(clip)
