"""The window and its loop: events in, frames out, never more than sixty a second and none when nothing changes.

Owns the display and the pile of screens. Must not know any screen by name, nor any game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from systems.presentation.breaking import Break
from systems.presentation.desk import Desk
from systems.presentation.display import open_display
from systems.presentation.pace import Pace
from systems.presentation.palette import PAPER
from systems.presentation.scenes.scene import VEIL_ALPHA, Scene
from systems.presentation.shapes import wash
from systems.presentation.sound import PAGE_TURN

DOUBLE_CLICK: Final = 0.25
"""Seconds in which a second press on the same place is the tail of a double click."""
DOUBLE_CLICK_REACH: Final = 8


class Window:
    """The display and the screens on it; the topmost one gets the events."""

    def __init__(self, desk: Desk, surface: pygame.Surface) -> None:
        self.desk = desk
        self.surface = surface
        self.scenes: list[Scene] = []
        self.is_running = True
        self.on_help: Callable[[], None] = _nothing
        """What F1 does."""
        self._last = 0.0
        self._dirty = True
        self._opened = False
        self._changed_at: tuple[float, tuple[int, int]] = (-1.0, (0, 0))
        self._swallowed = False
        self._restyle_due = False
        desk.stage = self

    # --- screens

    @property
    def top(self) -> Scene:
        """The screen that is used now."""
        return self.scenes[-1]

    def show(self, scene: Scene) -> None:
        """Puts a screen in place of all others."""
        if self.scenes:
            self.desk.sounds.play(PAGE_TURN)
        self.shut()
        self.lay(scene)

    def lay(self, scene: Scene) -> None:
        """Lays a screen over the present one."""
        self.scenes.append(scene)
        scene.now = self._last
        scene.open()
        self._dirty = self._opened = True

    def take_off(self) -> None:
        """Takes the topmost screen off; the one below is used again."""
        self._close(self.scenes.pop())
        self._dirty = True
        if self.scenes:
            self.top.needs_frame = True

    def restyle(self) -> None:
        """Builds every screen anew, at the end of this frame."""
        self._restyle_due = True

    def quit(self) -> None:
        """Ends the loop after this frame."""
        self.is_running = False

    # --- frames

    def run(self, broken: Break) -> None:
        """Runs until the window is closed, or Ctrl-C was noted."""
        with Pace() as pace:
            while self.is_running and not broken.is_asked:
                with pace.frame():
                    self.step(pygame.event.get(), time.monotonic())
                pace.rest()
            self.shut()

    def shut(self) -> None:
        """Closes all screens, which keep what they have to keep."""
        while self.scenes:
            self._close(self.scenes.pop())

    @staticmethod
    def _close(scene: Scene) -> None:
        """Closes a screen and lets go of its widgets and their pictures: they hold each other, so nobody else would."""
        scene.close()
        scene.ui.clear_and_reset()

    def step(self, events: Sequence[pygame.event.Event], now: float) -> None:
        """Lives through one frame."""
        elapsed = min(0.1, max(0.0, now - self._last)) if self._last else 0.0
        self._last = now
        self.desk.sounds.update(now)
        for scene in self.scenes:
            scene.now = now
        for event in events:
            self._take(event, now)
        # A screen is opened, made part by part, and drawn in different frames: each is work enough for one.
        is_ready, self._opened = not self._opened, False
        if self.is_running and self.scenes and self.top.is_building:
            if is_ready:
                self.top.build_on()
            is_ready = False
        elif self.is_running and self.scenes:
            self.top.has_worked = False
            self.top.update(now, elapsed)
            is_ready = is_ready and not self._opened and not self.top.has_worked
        if self._restyle_due:
            self._build_anew()
        if self.is_running and self.scenes and is_ready and (self._dirty or self.top.needs_frame):
            self._draw()

    def _take(self, event: pygame.event.Event, now: float) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.resize(event.size)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.toggle_fullscreen()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.on_help()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._dirty = True
        elif self.is_running and self.scenes and not self._is_tail_of_double_click(event, now):
            self._pass_on(event, now)

    def _pass_on(self, event: pygame.event.Event, now: float) -> None:
        before = self._mark()
        self.top.build_all()
        self.top.handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self._mark() != before:
            self._changed_at = (now, event.pos)

    def _mark(self) -> tuple[int, object]:
        """What tells whether a press led elsewhere: another screen, or another question on it."""
        return id(self.top) if self.scenes else 0, getattr(self.top, "question_id", "") if self.scenes else ""

    def _is_tail_of_double_click(self, event: pygame.event.Event, now: float) -> bool:
        """A press right after one that changed what lies under the pointer was not meant for the new thing."""
        if event.type == pygame.MOUSEBUTTONUP and self._swallowed:
            self._swallowed = False
            return True
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        when, (x, y) = self._changed_at
        near = abs(event.pos[0] - x) <= DOUBLE_CLICK_REACH and abs(event.pos[1] - y) <= DOUBLE_CLICK_REACH
        self._swallowed = 0 <= now - when < DOUBLE_CLICK and near
        return self._swallowed

    def _draw(self) -> None:
        first = max((i for i, scene in enumerate(self.scenes) if not scene.is_dialog), default=0)
        for scene in self.scenes[first:]:
            if scene.is_dialog:
                wash(self.surface, self.surface.get_rect(), PAPER, VEIL_ALPHA)
            scene.draw(self.surface)
        self._dirty = False
        pygame.display.flip()

    # --- the form of the window

    def resize(self, size: tuple[int, int]) -> None:
        """Follows the window to a new size."""
        shown = pygame.display.get_surface()
        self.surface = shown if shown is not None and shown.get_size() == tuple(size) else open_display(size)
        if not self.desk.settings.fullscreen:
            self.desk.settings.size = (int(size[0]), int(size[1]))
        self.restyle()

    def toggle_fullscreen(self) -> None:
        """Fills the whole screen, or goes back to a window."""
        settings = self.desk.settings
        settings.fullscreen = not settings.fullscreen
        self.surface = open_display(settings.size, settings.fullscreen)
        self.desk.remember()
        self.restyle()

    def _build_anew(self) -> None:
        self._restyle_due = False
        self.desk.measure(self.surface.get_size())
        self.desk.retell()
        for scene in self.scenes:
            scene.open()
            scene.build_all()
        self._dirty = True


def _nothing() -> None:
    """Without a house behind the window there are no rules to open."""
