"""How large things are: one unit for the page, one for type, both from the size of the window and the wish of its user.

Every screen is built anew from these numbers when one of them changes; nothing scales what is already drawn.
Must not know any screen or game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from systems.presentation.fonts import SMALLEST as SMALLEST_TYPE

SMALLEST: Final = (1024, 720)
"""No window is laid out for less than this; a smaller one shows the upper left part."""

DESIGN_HEIGHT: Final = 1080
LEAST_TYPE: Final = 0.8
SMALLEST_LETTERS: Final = 14
DESIGN_SMALLEST: Final = 16
WIDEST_BOOK: Final = 1.95
"""An open book is at most that much wider than high; beyond it the cloth of the table shows."""
DRAWER_BELOW: Final = 1400
"""Where fewer pixels of the design lie side by side, the right page becomes a drawer."""


class Metrics(NamedTuple):
    """The size of the window and the text scale (1.0 = as designed)."""

    width: int
    height: int
    text: float = 1.0

    @property
    def unit(self) -> float:
        """Pixels for one pixel of the design, which is 1080 high; a narrow window counts as a low one."""
        by_width = self.width / 1640
        return min(2.0, max(0.66, min(self.height / DESIGN_HEIGHT, by_width)))

    @property
    def book_width(self) -> int:
        """How wide the open book is; it lies in the middle of the window."""
        return min(self.width, round(self.height * WIDEST_BOOK))

    @property
    def book_left(self) -> int:
        """Where the open book begins."""
        return (self.width - self.book_width) // 2

    @property
    def has_drawer(self) -> bool:
        """Tells whether there is room for one page only, so that the right one is drawn out when it is needed."""
        return self.book_width < DRAWER_BELOW * max(self.unit, LEAST_TYPE) * self.text

    @property
    def is_big(self) -> bool:
        """Tells whether there is room for words beside the icons."""
        return self.width >= 1600 and self.text <= 1.3

    @property
    def smallest(self) -> int:
        """The smallest type that is printed anywhere: 16 pixels in a window 1080 high with type as designed."""
        return max(
            SMALLEST_TYPE, min(DESIGN_SMALLEST, round(DESIGN_SMALLEST * self.unit * min(1.0, self.text)))
        )

    def px(self, design: float) -> int:
        """Scales a length of the design."""
        return round(design * self.unit)

    def type(self, design: float) -> int:
        """Scales a size of type or of a control; these shrink less than the page does."""
        return max(SMALLEST_LETTERS, round(design * max(self.unit, LEAST_TYPE) * self.text))


def metrics_for(size: tuple[int, int], text_percent: int) -> Metrics:
    """Returns the metrics of a window, never of one smaller than `SMALLEST`."""
    return Metrics(max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1]), text_percent / 100)
