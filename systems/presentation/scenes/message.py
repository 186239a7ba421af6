"""A dialog: heading, sentence, at most three buttons, the default one on the right. The page behind it fades."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from systems.presentation.desk import Desk
from systems.presentation.palette import INK, SHEET, Colour
from systems.presentation.richtext import Block, set_text
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import lift, panel
from systems.presentation.typeset import label
from systems.presentation.widgets.press import button


class Choice(NamedTuple):
    """A button of a dialog and what it does after the dialog is gone."""

    words: str
    act: Callable[[], None] | None = None
    icon: str = ""


class Message(Scene):
    """One thing to read, and what to do about it. Escape takes the first choice, Enter the last."""

    is_dialog = True

    def __init__(
        self, desk: Desk, heading: str, words: str, choices: tuple[Choice, ...], accent: Colour = INK
    ) -> None:
        super().__init__(desk)
        self.accent = accent
        self._heading = heading
        self._words = words
        self._choices = choices

    def build(self) -> None:
        """Lays the sheet in the middle of the window."""
        metrics = self.desk.metrics
        self._block = self._set()
        wide = min(metrics.width - 60, metrics.type(640))
        high = metrics.type(64) + self._block.height + metrics.type(100)
        self._rect = pygame.Rect(0, 0, wide, min(high, metrics.height - 30))
        self._rect.center = metrics.width // 2, metrics.height // 2
        gap, count = 12, len(self._choices)
        each = min(metrics.type(260), (wide - 48 - gap * (count - 1)) // count)
        left = self._rect.right - 24 - count * each - (count - 1) * gap
        for i, choice in enumerate(self._choices):
            rect = pygame.Rect(
                left + i * (each + gap), self._rect.bottom - metrics.type(72), each, metrics.type(52)
            )
            last = i == count - 1
            keys = (pygame.K_RETURN, pygame.K_KP_ENTER) if last else ()
            button(
                rect,
                self.ui,
                choice.words,
                lambda act=choice.act: self._end(act),
                accent=self.accent,
                primary=last,
                icon=choice.icon,
                keys=(*keys, pygame.K_ESCAPE) if i == 0 else keys,
                px=metrics.type(20),
            )

    def _set(self) -> Block:
        metrics = self.desk.metrics
        wide = min(metrics.width - 60, metrics.type(640))
        return set_text(self._words, wide - 48, metrics.type(21), INK)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sheet and its words."""
        lift(surface, self._rect, 12, 8)
        panel(surface, self._rect, SHEET, INK, 12, 2)
        metrics = self.desk.metrics
        at = self._rect.left + 24, self._rect.top + 14
        label(surface, self._heading, at, "title", metrics.type(30), INK, room=self._rect.width - 48)
        self._block.draw(surface, (self._rect.left + 24, self._rect.top + metrics.type(66)))

    def _end(self, act: Callable[[], None] | None) -> None:
        self.desk.stage.take_off()
        if act is not None:
            act()
