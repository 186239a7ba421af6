"""Choosing with the arrows: the next thing that can be pressed in a direction, and pressing it without a mouse.

Works on places alone. Must not know what is pressed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.widgets.press import Press

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
TAKES: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ASIDE: Final = 2.5
"""How much farther a step to the side counts than one straight on."""


class Focus:
    """What the arrows have chosen on one screen."""

    def __init__(self) -> None:
        self._chosen: Press | None = None

    def clear(self) -> None:
        """Chooses nothing."""
        if self._chosen is not None:
            self._chosen.choose(False)
        self._chosen = None

    def key(self, key: int, presses: Sequence[Press]) -> bool:
        """Takes an arrow, or a key that presses what is chosen; tells whether it did something."""
        if self._chosen is not None and self._chosen not in presses:
            self._chosen = None
        if key in ARROWS:
            return self._move(ARROWS[key], presses)
        if key in TAKES and self._chosen is not None:
            chosen = self._chosen
            self.clear()
            chosen.press()
            return True
        return False

    def _move(self, direction: tuple[int, int], presses: Sequence[Press]) -> bool:
        if not presses:
            return False
        if self._chosen is None:
            found: Press | None = min(presses, key=lambda press: (press.rect.top // 40, press.rect.left))
        else:
            found = _next(
                self._chosen.rect, direction, [press for press in presses if press is not self._chosen]
            )
        if found is not None:
            self.clear()
            self._chosen = found
            found.choose(True)
        return found is not None


def _next(here: pygame.Rect, direction: tuple[int, int], presses: Sequence[Press]) -> Press | None:
    """The nearest one in a direction; straight on counts for more than to the side."""
    best, least = None, float("inf")
    for press in presses:
        dx, dy = press.rect.centerx - here.centerx, press.rect.centery - here.centery
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if ahead <= 4:
            continue
        far = ahead + ASIDE * aside
        if far < least:
            best, least = press, far
    return best
