"""Pairs of wings that spring from the origin, for whoever has a back."""

from __future__ import annotations

from systems.presentation.figures.sketch import Sketch
from systems.presentation.palette import INK, Colour, mix, shade


def bat_wings(s: Sketch, ink: Colour, grow: float = 1) -> None:
    """Draws a pair of leather wings that spring from the origin."""
    for side in (-1, 1):
        with s.at(0, 0, 0, grow, flip=side < 0):
            s.blob([(2, 4), (2, 4), (12, -22), (28, -38), (28, -38), (44, -26), (50, -4), (50, -4),
                (40, -8), (36, 4), (36, 4), (26, -3), (20, 10), (20, 10), (12, 4)], ink)  # fmt: skip
            for tip in ((44, -14), (35, 0), (21, 6)):
                s.stroke(
                    [(27, -35), ((27 + tip[0]) / 2 + 1, (tip[1] - 35) / 2 - 2), tip],
                    (1.6, 0.6),
                    shade(ink, -0.4),
                )


def feather_wings(s: Sketch, ink: Colour, grow: float = 1) -> None:
    """Draws a pair of feathered wings."""
    for side in (-1, 1):
        with s.at(0, 0, 0, grow, flip=side < 0):
            for turn, long in ((96, 26), (78, 34), (60, 40), (42, 44)):
                with s.at(6, -6, turn):
                    s.blob([(-4, 0), (-6, -long * 0.6), (0, -long), (0, -long), (6, -long * 0.6), (4, 0)],
                        mix(ink, INK, 0.06 if turn > 70 else 0), shade=0.7)  # fmt: skip
            s.blob([(0, 2), (6, -16), (18, -30), (30, -36), (26, -22), (14, -6)], ink)


def ice_wings(s: Sketch, ink: Colour, grow: float = 1) -> None:
    """Draws four clear wings like those of a dragonfly."""
    for side in (-1, 1):
        with s.at(0, 0, 0, grow, flip=side < 0):
            for turn, long in ((52, 46), (98, 32)):
                with s.at(2, 0, turn):
                    s.blob([(0, 0), (-7, -long * 0.6), (-2, -long), (6, -long * 0.7)], ink, shade=0.6)
                    s.stroke([(0, -4), (-1, -long * 0.8)], 0.9, shade(ink, -0.4))
