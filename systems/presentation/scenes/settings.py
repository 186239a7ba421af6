"""Settings: language, size of type, speed, sound, full screen; and whose work the fonts and icons are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from systems.presentation.desk import Desk
from systems.presentation.ornaments import book
from systems.presentation.palette import INK, INK2
from systems.presentation.richtext import rich
from systems.presentation.scenes.scene import Scene
from systems.presentation.settings import LANGUAGES, SPEEDS, Speed
from systems.presentation.typeset import label
from systems.presentation.widgets.press import button

if TYPE_CHECKING:
    from systems.presentation.app import Routes

TEXT_SIZES = (80, 100, 120, 140, 170, 200)
VOLUMES = (0, 40, 70, 100)
ROWS = 5


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
        self._row(y, "window-screen", forms, lambda i: self._set_fullscreen(bool(i)))
        high = foot
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

    def _row(self, y: int, key: str, choices: list[tuple[str, bool]], choose: Callable[[int], None]) -> int:
        metrics = self.desk.metrics
        self._labels.append((key, y))
        high, gap = min(metrics.type(48), self._step // 2), 8
        top = y + self._step - high - metrics.px(16)
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
            label(surface, say(key), (self._left.left, y), "bold", metrics.type(20), INK2)
        left = self._spine + metrics.px(40)
        room = metrics.width - left - metrics.px(50)
        label(
            surface, say("window-credits"), (left, self._left.top), "title", metrics.type(34), INK, room=room
        )
        y = self._left.top + metrics.type(70)
        rich(surface, say("window-credits-text"), (left, y), room, metrics.type(18), INK)
