"""Everything that is pressed: an element of pygame_gui whose pictures are ours.

It takes part in layers, containers and hovering like any other element, and calls its command once for each press
that begins and ends on it. Must not know what the command does.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from systems.presentation import controls
from systems.presentation.controls import Painter, State
from systems.presentation.palette import INK, Colour

Command = Callable[[], None]


class Press(UIElement):
    """A place that can be pressed; `paint` gives its picture for a state."""

    def __init__(
        self,
        rect: pygame.Rect,
        ui: UIManager,
        paint: Painter,
        command: Command,
        *,
        keys: tuple[int, ...] = (),
        enabled: bool = True,
        container: IContainerLikeInterface | None = None,
        layer: int = 1,
        refused: Command | None = None,
        dropped: Callable[[tuple[int, int]], None] | None = None,
    ) -> None:
        super().__init__(rect, ui, container, starting_height=layer, layer_thickness=1, element_id=["press"])
        self.blendmode = 0
        self.keys = keys
        self.is_enabled = enabled
        self._paint = paint
        self._command = command
        self._refused = refused
        self._dropped = dropped
        self._held = False
        self._is_chosen = False
        self.is_choosable = True
        """Whether the arrows stop here; not where something is only read."""
        self._show()

    @property
    def state(self) -> State:
        """How it looks now."""
        if not self.is_enabled:
            return "disabled"
        if self._held:
            return "pressed"
        return "hover" if self.hovered or self._is_chosen else "normal"

    def repaint(self, paint: Painter | None = None) -> None:
        """Draws it anew, with another painter if one is given."""
        self._paint = paint or self._paint
        self._show()

    @property
    def is_shown(self) -> bool:
        """Tells whether it has a picture that can be seen, and can be pressed."""
        return bool(self.visible) and self.is_enabled and self.rect.width > 0

    @property
    def is_held(self) -> bool:
        """Tells whether a press has begun on it and not ended yet."""
        return self._held

    @property
    def listens(self) -> bool:
        """Tells whether a press does anything, if only to say why nothing can be done."""
        return self.is_enabled or self._refused is not None

    def choose(self, chosen: bool) -> None:
        """Looks as if the pointer were on it: the arrows are."""
        self._is_chosen = chosen
        if self.alive():
            self._show()

    def press(self) -> None:
        """Does what a press does; one that is disabled may tell why."""
        if self.is_enabled:
            self._command()
        elif self._refused is not None:
            self._refused()

    def process_event(self, event: pygame.event.Event) -> bool:
        """Takes the presses of the left button that begin on it."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.hover_point(*event.pos):
            if event.button == pygame.BUTTON_LEFT and self.listens:
                self._held = True
                self._show()
            return event.button == pygame.BUTTON_LEFT
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self._held:
            self._held = False
            self._show()
            if self.hover_point(*event.pos):
                self.press()
            elif self._dropped is not None:
                self._dropped(event.pos)
            return True
        return False

    def on_hovered(self) -> None:
        """Shows that the pointer is on it."""
        super().on_hovered()
        self._show()

    def on_unhovered(self) -> None:
        """Shows that the pointer has left it."""
        super().on_unhovered()
        self._show()

    def disable(self) -> None:
        """Makes it deaf; it stays readable."""
        self.is_enabled = self._held = False
        self._show()

    def enable(self) -> None:
        """Makes it listen again."""
        self.is_enabled = True
        self._show()

    def _show(self) -> None:
        self._set_image(self._paint(self.state))


def button(
    rect: pygame.Rect,
    ui: UIManager,
    text: str,
    command: Command,
    *,
    accent: Colour = INK,
    primary: bool = False,
    icon: str = "",
    key: str = "",
    keys: tuple[int, ...] = (),
    sub: str = "",
    px: int = 0,
    enabled: bool = True,
    container: IContainerLikeInterface | None = None,
    layer: int = 1,
    refused: Command | None = None,
) -> Press:
    """Makes a button as the look has it: label, icon on the left, key cap, second line."""
    size = (rect.width, rect.height - controls.FOOT)

    def paint(state: State) -> pygame.Surface:
        return controls.button(size, text, state, accent, primary, icon, key, sub, px)

    return Press(
        rect,
        ui,
        paint,
        command,
        keys=keys,
        enabled=enabled,
        container=container,
        layer=layer,
        refused=refused,
    )


def switch(
    rect: pygame.Rect,
    ui: UIManager,
    is_on: Callable[[], bool],
    flip: Command,
    *,
    accent: Colour = INK,
    enabled: bool = True,
    container: IContainerLikeInterface | None = None,
) -> Press:
    """Makes a switch whose knob follows `is_on`; `rect` may be larger than its picture to be hit easily."""
    height = min(rect.height, round(rect.width / 1.86))

    def paint(state: State) -> pygame.Surface:
        return controls.switch(height, is_on(), accent, state != "disabled")

    def command() -> None:
        flip()
        made.repaint()

    made = Press(rect, ui, paint, command, enabled=enabled, container=container)
    return made


def spot(
    rect: pygame.Rect,
    ui: UIManager,
    command: Command,
    *,
    layer: int = 1,
    container: IContainerLikeInterface | None = None,
) -> Press:
    """Makes a place that is pressed without a picture of its own, over something already drawn."""
    empty = pygame.Surface(rect.size, pygame.SRCALPHA)
    made = Press(rect, ui, lambda state: empty, command, layer=layer, container=container)
    made.is_choosable = False
    return made
