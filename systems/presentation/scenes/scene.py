"""What a screen is: it builds its widgets, takes events, and draws itself.

A screen is given the time and its events from outside, so it can be tested without a clock and without a window.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial

import pygame
import pygame_gui
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from systems.presentation.desk import Desk
from systems.presentation.fonts import drawable
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, PAPER, Colour
from systems.presentation.sound import CLICK
from systems.presentation.widgets.focus import Focus
from systems.presentation.widgets.press import Press

MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_SHIFT | pygame.KMOD_ALT
HELPING = 0.010
"""Seconds of a frame that may be spent on further parts of a screen."""
VEIL_ALPHA = 128
"""Half of the page behind a dialog fades to paper (look, section 6)."""
_aside = pygame.Surface((1, 1))
"""Where nothing is seen."""


class Scene:
    """One screen. Subclasses fill `build` and `paint`, and take what is left of events in `on_event`."""

    accent: Colour = INK
    is_dialog = False
    """A dialog is laid over another screen, which stays visible behind it."""

    helping = 0.0
    """Seconds of a frame that may be spent on further parts of this screen; 0 = as many as everywhere."""

    help_places: tuple[str, ...] = ()
    """Where the rules open on F1, the nearest first; none = as for the screen below."""
    help_game = ""
    """The game whose rules these are; none = as for the screen below."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ui: UIManager
        self.now = 0.0
        """The time of the present frame, in seconds; the window sets it before the events of the frame come."""
        self._developed = desk.darkroom.version
        self.focus = Focus()
        self._unbuilt: deque[Callable[[], object]] = deque()
        self.needs_frame = True
        """Set whenever what is on the screen is no longer what should be there."""
        self.has_worked = False
        """Whether so much was done in this frame that drawing it waits for the next one."""

    @property
    def metrics(self) -> Metrics:
        """The measure of this screen: that of the window, or smaller type where all of it would not fit."""
        return self.desk.metrics

    # --- life

    def open(self) -> None:
        """Makes the widgets; called when the screen is shown, and again for each new size or language."""
        self.ui = self.desk.new_ui(self.accent, self.metrics)
        self._unbuilt.clear()
        self.build()
        self.ui.update(0.0)
        self.needs_frame = True

    def rebuild(self) -> None:
        """Makes the widgets anew for other content, in the same size and language."""
        self.ui.clear_and_reset()
        self._unbuilt.clear()
        self.build()
        self.ui.update(0.0)
        self.needs_frame = True

    def later(self, *parts: Callable[[], object]) -> None:
        """Leaves parts of the screen to the next frames, where all of it would be too much for one."""
        self._unbuilt += parts

    def rehearse(self, *parts: Callable[[pygame.Surface], None]) -> None:
        """Has parts of the drawing done out of sight, in frames of their own, so that their pictures are there at last."""
        self.later(*(partial(part, _aside) for part in parts))

    @property
    def is_building(self) -> bool:
        """Tells whether parts of the screen are still to be made; it is not shown before."""
        return bool(self._unbuilt)

    def build_on(self) -> None:
        """Makes the next part of the screen, and more as long as the frame has time for it."""
        end = time.perf_counter() + (self.helping or HELPING)
        while self._unbuilt:
            self._unbuilt.popleft()()
            if time.perf_counter() > end:
                break
        self.ui.update(0.0)

    def build_all(self) -> None:
        """Makes all parts that are still to be made."""
        while self.is_building:
            self.build_on()

    def close(self) -> None:
        """Lets go of what the screen holds beyond itself (threads, files)."""

    def build(self) -> None:
        """Makes widgets and pictures for the present metrics."""

    # --- one frame

    def handle(self, event: pygame.event.Event) -> None:
        """Gives an event to the widgets first, then to the screen itself."""
        self.needs_frame = True
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            _leave_out_undrawable(event.ui_element)
        if self.ui.process_events(event):
            if event.type == pygame.MOUSEBUTTONUP:
                self.desk.sounds.play(CLICK)
            return
        if event.type == pygame.MOUSEMOTION:
            self.focus.clear()
        if event.type == pygame.KEYDOWN and not self.is_typing and not event.mod & MODIFIERS:
            if self.arrows_choose and self.focus.key(event.key, self._choosable()):
                return
            if self._press_key(event.key):
                return
        self.on_event(event)

    def on_event(self, event: pygame.event.Event) -> None:
        """Takes an event that no widget wanted."""

    def update(self, now: float, elapsed: float) -> None:
        """Lets `elapsed` seconds pass, up to the time `now`."""
        self.ui.update(elapsed)
        if self.is_typing:
            self.needs_frame = True
        if self._developed != self.desk.darkroom.version:
            self._developed = self.desk.darkroom.version
            self.developed()

    def developed(self) -> None:
        """Shows pictures that have become ready."""
        for element in self.ui.get_sprite_group().sprites():
            if isinstance(element, Press):
                element.repaint()
        self.needs_frame = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the whole screen."""
        self.build_all()
        self.paint(surface)
        self.ui.draw_ui(surface)
        self.needs_frame = False

    def paint(self, surface: pygame.Surface) -> None:
        """Draws what lies under the widgets."""
        surface.fill(PAPER)

    # --- keys

    @property
    def is_typing(self) -> bool:
        """Tells whether a line of text has the keyboard."""
        focused = self.ui.get_focus_set() or ()
        return any(hasattr(element, "get_text") and hasattr(element, "cursor_on") for element in focused)

    @property
    def arrows_choose(self) -> bool:
        """Tells whether the arrows go from button to button here."""
        return True

    def _choosable(self) -> list[Press]:
        elements = self.ui.get_sprite_group().sprites()
        return [e for e in elements if isinstance(e, Press) and e.is_shown and e.is_choosable]

    def _press_key(self, key: int) -> bool:
        for element in reversed(self.ui.get_sprite_group().sprites()):
            if isinstance(element, Press) and element.visible and element.listens and key in element.keys:
                element.press()
                return True
        return False


def _leave_out_undrawable(entry: object) -> None:
    """Takes signs out of a line of text that would be seen as crossed boxes."""
    if isinstance(entry, UITextEntryLine):
        typed = entry.get_text()
        if (kept := drawable(typed)) != typed:
            entry.set_text(kept)
