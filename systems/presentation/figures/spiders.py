"""A spider seen from the front, as broad as its web."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.curves import Spot
from systems.presentation.figures.sketch import CARD, Sketch
from systems.presentation.figures.snouts import Hide
from systems.presentation.palette import INK, shade

# The right legs from the body outward: knee and foot.
LEGS: Final[tuple[tuple[Spot, Spot], ...]] = (((26, -58), (40, -26)), ((34, -46), (50, -4)), ((32, -34),
    (42, 2)), ((24, -26), (26, 4)))  # fmt: skip


def draw_spider(s: Sketch, h: Hide) -> None:
    """Draws a spider on the ground."""
    s.blob([(0, -78), (20, -70), (24, -52), (14, -36), (-14, -36), (-24, -52), (-20, -70)], h.coat,
        hatch=True)  # fmt: skip
    s.mark([(0, -74), (7, -62), (2, -56), (8, -46), (0, -40), (-8, -46), (-2, -56), (-7, -62)], h.belly, 0,
        straight=True)  # fmt: skip
    for side in (-1, 1):
        for knee, foot in LEGS:
            s.limb(
                [(8 * side, -32), (knee[0] * side, knee[1]), (foot[0] * side, foot[1])],
                (6, 5, 1.4),
                h.coat,
                shade=0.6,
            )
            s.disc((knee[0] * side, knee[1]), 3.4, h.belly, CARD, shade=0.4)
    s.blob([(0, -46), (13, -42), (16, -30), (9, -20), (-9, -20), (-16, -30), (-13, -42)], shade(h.coat, 0.08))
    _face(s, h)


def _face(s: Sketch, h: Hide) -> None:
    for side in (-1, 1):
        s.limb([(4 * side, -23), (8 * side, -16), (4 * side, -8)], (5.4, 4, 0.8), h.horn, shade=0.4)
        for x, y, r in ((4.4, -31, 3.6), (10.6, -34, 2.6), (4, -38.4, 2.2), (9.4, -39.6, 1.6)):
            s.spot((x * side, y), r, h.eye, 0)
            s.spot((x * side, y), r * 0.4, INK)
