"""The rules of the evening on the set-up screen: each option with its line, and how it stands.

Draws options; what a press on one does is said elsewhere. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from engine.definition import GameOption, OptionValue
from systems.presentation import controls
from systems.presentation.controls import State
from systems.presentation.fonts import Role
from systems.presentation.icons import draw_icon
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, Colour
from systems.presentation.richtext import Block, set_text
from systems.presentation.shapes import blank, hair
from systems.presentation.typeset import fit, label, width
from systems.presentation.widgets.press import Painter

MARK = 68
"""The room of the mark before the words, in pixels of the design."""


class OptionPictures:
    """The pictures of all options of one game, as they stand now."""

    def __init__(
        self, metrics: Metrics, say: Callable[[str], str], values: Mapping[str, OptionValue], accent: Colour
    ) -> None:
        self._metrics = metrics
        self._say = say
        self._values = values
        self._accent = accent

    def height(self, option: GameOption, wide: int) -> int:
        """How high an option is in a list of that width."""
        return self._metrics.type(28) + self._line(option, wide).height + 10

    def painter(self, option: GameOption, size: tuple[int, int]) -> Painter:
        """What draws an option in each state of its press."""
        return lambda state: self._picture(option, size, state)

    def _line(self, option: GameOption, wide: int) -> Block:
        metrics = self._metrics
        line = self._say(f"option-{option.id}.line")
        return set_text(line, wide - metrics.type(MARK) - 6, metrics.type(17), INK2, leading=1.15)

    def _picture(self, option: GameOption, size: tuple[int, int], state: State) -> pygame.Surface:
        """Mark, name and line; what is chosen of several stands at the right of the name."""
        metrics = self._metrics
        surface = blank(*size)
        left, middle = metrics.type(MARK), size[1] // 2 - 3
        room = size[0] - left - 6
        if option.kind == "choice":
            draw_icon(surface, "cycle", (left / 2 - 4, middle), metrics.type(26), INK2)
            value = self._chosen(option, state, room * 2 // 3)
            surface.blit(value, value.get_rect(topright=(size[0], 0)))
            room -= value.get_width() + 8
        else:
            image = self._mark(option, state)
            surface.blit(image, image.get_rect(midleft=(2, middle)))
        role: Role = "bold" if state != "hover" else "heavy"
        label(surface, self._say(f"option-{option.id}"), (left, 2), role, metrics.type(20), INK, room=room)
        self._line(option, size[0]).draw(surface, (left, metrics.type(27)))
        hair(surface, left, size[0], size[1] - 1)
        return surface

    def _mark(self, option: GameOption, state: State) -> pygame.Surface:
        """A switch, or the number on a small sheet."""
        metrics, value = self._metrics, self._values[option.id]
        if option.kind == "bool":
            return controls.switch(metrics.type(28), bool(value), self._accent)
        size = metrics.type(58), metrics.type(38)
        image = controls.row(size, state, self._accent).copy()
        middle = image.get_rect().center
        label(
            image,
            str(int(value) + option.is_seat),
            middle,
            "bold",
            metrics.type(18),
            INK,
            "center",
            size[0] - 8,
        )
        return image

    def _chosen(self, option: GameOption, state: State, room: int) -> pygame.Surface:
        """What is chosen of several, on a small sheet as wide as its words."""
        metrics = self._metrics
        words = self._say(f"option-{option.id}-{self._values[option.id]}")
        words, px = fit(words, "bold", metrics.type(18), room - 20)
        size = width(words, "bold", px) + 20, metrics.type(27)
        image = controls.row(size, state, self._accent).copy()
        label(image, words, image.get_rect().center, "bold", px, INK, "center")
        return image
