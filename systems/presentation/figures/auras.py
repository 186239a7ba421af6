"""What surrounds a figure: fire, frost, moon, mist and the ground it stands on.

Behind a figure of the size `half` (half its width) and `tall`; knows no kind of figure.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from systems.presentation.figures.curves import burst
from systems.presentation.figures.props import flame
from systems.presentation.figures.sketch import CARD, Sketch
from systems.presentation.figures.words import Aura, Ground
from systems.presentation.palette import Colour, shade

Draw = Callable[[Sketch, float, float, Colour], None]


def _flames(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, size in ((-1.15, 1.5), (1.15, 1.6), (-0.6, 2.3), (0.6, 2.2)):
        flame(s, half * x, 0, size, ink)


def _rays(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    r, y = half * 0.8 + 9, -tall * 0.76
    s.area(burst((0, y), r, 0.78, 12), ink, shade=0)


def _moon(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    s.disc((-half * 0.3, -tall * 0.74), half * 0.9 + 7, ink, shade=1.6)


def _frost(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, y, size in (
        (-1.25, 0.9, 5.4),
        (1.3, 0.78, 4.6),
        (-1.4, 0.42, 4),
        (1.2, 0.28, 4.6),
        (0.9, 1.06, 3.6),
    ):
        with s.at(half * x, -tall * y):
            for turn in (0, 60, 120):
                with s.at(0, 0, turn):
                    s.area([(-0.9, -size), (0.9, -size), (0.9, size), (-0.9, size)], ink, shade=0, line=0.5)


def _bolts(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, y, turn, size in (
        (-1.3, 0.96, 22, 0.95),
        (1.35, 0.9, -26, 0.9),
        (-1.4, 0.46, 40, 0.7),
        (1.4, 0.4, -44, 0.7),
    ):
        with s.at(half * x, -tall * y, turn, size):
            s.area([(3, -18), (-8, 3), (-1, 2), (-4, 18), (8, -4), (1, -3), (8, -17)], ink, shade=0)


def _stars(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, y, size in ((-1.2, 0.98, 5), (1.25, 0.86, 4), (-1.4, 0.6, 3.2), (1.3, 0.5, 3.4), (0.7, 1.1, 3.2)):
        s.area(burst((half * x, -tall * y), size, 0.37, 4), ink, shade=0, line=0.7)


def _bats(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, y, size in ((-1.2, 0.98, 1), (1.25, 1.0, 0.85), (1.4, 0.62, 0.7), (-1.4, 0.56, 0.7)):
        with s.at(half * x, -tall * y, 0, size):
            s.area([(0, 2), (-4, -2), (-12, -5), (-10, 3), (-6, 2), (-3, 6), (0, 4), (3, 6), (6, 2),
                (10, 3), (12, -5), (4, -2)], ink, shade=0)  # fmt: skip


def _crows(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, y, size, flip in ((-1.3, 1.0, 1, False), (1.3, 1.06, 0.9, True)):
        with s.at(half * x, -tall * y, 0, size, flip):
            s.area([(-12, -8), (-3, -3), (0, 1), (6, -8), (12, -9), (5, 3), (-1, 5), (-8, 6), (-4, 2)], ink,
                shade=0.3)  # fmt: skip


def _leaves(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, y, turn in (
        (-1.25, 0.94, 40),
        (1.3, 0.8, -30),
        (-1.4, 0.5, 110),
        (1.35, 0.34, 70),
        (0.8, 1.08, 10),
    ):
        with s.at(half * x, -tall * y, turn):
            s.blob([(0, 5), (-3.4, 0), (0, -7), (0, -7), (3.4, 0)], ink, shade=0.4, line=0.8)


def _mist(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, y, wide in ((-0.6, -9, 1.3), (0.7, -5, 1.4), (0, 0, 1.5)):
        s.oval((half * x, y), half * wide, 5.4, ink, shade=0.5)


def _web(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    hub, r = (0, -tall * 0.62), max(half, tall * 0.5) * 1.2
    spokes = [math.radians(-90 + 45 * i) for i in range(8)]
    for k in (1.0, 0.72, 0.44):
        ring = [(hub[0] + r * k * math.cos(t), hub[1] + r * k * math.sin(t)) for t in spokes]
        s.area(ring, ink, shade=0, line=0.8, rim=k == 1.0)
    for t in spokes:
        s.stroke([hub, (hub[0] + r * math.cos(t), hub[1] + r * math.sin(t))], 0.9, shade(ink, -0.45), 0)


def _grave(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    s.blob([(-half - 12, 0), (-half - 12, 0), (-half - 12, -30), (-half - 2, -38), (-half + 8, -30),
        (-half + 8, 0), (-half + 8, 0)], ink, hatch=True)  # fmt: skip
    s.stroke([(-half - 2, -30), (-half - 2, -18)], 1.6, shade(ink, -0.5))
    s.stroke([(-half - 6, -26), (-half + 2, -26)], 1.6, shade(ink, -0.5))


def _throne(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    w = half * 0.9
    s.area([(-w, 0), (-w, -tall * 0.92), (-w * 0.7, -tall * 1.1), (-w * 0.3, -tall * 0.98),
        (0, -tall * 1.16), (w * 0.3, -tall * 0.98), (w * 0.7, -tall * 1.1), (w, -tall * 0.92), (w, 0)], ink,
        hatch=True)  # fmt: skip


def _gibbet(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    y, wide = -tall - 8, half + 4
    s.area([(-wide, y - 3), (wide, y - 3), (wide, y + 2), (-wide, y + 2)], ink, shade=0.5)


def _in_water(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    wide = half * 1.25
    for y, w in ((-7, 1.0), (-1, 1.16)):
        crest = [(-wide * w + i * wide * w / 4, y - (2.4 if i % 2 else 0)) for i in range(9)]
        s.blob(
            [*crest, (wide * w, y + 5), (wide * w, y + 5), (-wide * w, y + 5), (-wide * w, y + 5)],
            ink,
            shade=0,
        )
        s.stroke([(-wide * 0.5, y + 1.6), (-wide * 0.2, y + 0.4), (0, y + 1.8)], 0.9, shade(ink, 0.6))


def _in_boat(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    wide = half * 1.6
    s.blob([(-wide, -16), (-wide, -16), (-wide * 0.5, -12), (wide * 0.6, -12), (wide * 1.15, -27),
        (wide * 1.15, -27), (wide * 1.02, -6), (wide * 0.6, 2), (-wide * 0.7, 2), (-wide * 0.94, -4)], (128,
        88, 56), hatch=True)  # fmt: skip
    s.stroke([(-wide * 0.9, -8), (0, -5), (wide * 0.96, -11)], 1, (70, 50, 38))
    _in_water(s, half * 1.45, tall, ink)


def _in_well(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    wide = half * 0.92 + 4
    s.area([(-wide, -22), (wide, -22), (wide * 0.94, 2), (-wide * 0.94, 2)], ink, hatch=True)
    for row, y in enumerate((-16, -9, -3)):
        s.stroke([(-wide, y), (wide, y)], 0.9, shade(ink, -0.5))
        for i in range(-2, 3):
            x = (i + (0.5 if row % 2 else 0)) * wide * 0.42
            s.stroke([(x, y), (x, y + 6)], 0.9, shade(ink, -0.5))
    s.limb([(-wide - 2, -22), (wide + 2, -22)], (7, 7), shade(ink, 0.12), shade=0.6)


def _in_mud(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    wide = half * 1.3
    s.blob([(-wide, 3), (-wide * 0.9, -4), (-wide * 0.3, -6), (wide * 0.4, -4), (wide * 0.94, -5),
        (wide, 3), (0, 5)], ink, shade=0.6)  # fmt: skip


def _on_rock(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    wide = half * 1.1
    s.area([(-wide, 12), (-wide * 0.86, 0), (-wide * 0.4, -4), (wide * 0.3, -2), (wide * 0.9, -4),
        (wide * 1.04, 12)], ink, hatch=True)  # fmt: skip
    s.stroke([(-wide * 0.3, -2), (-wide * 0.2, 6)], 1, shade(ink, -0.5))


def _on_bones(s: Sketch, half: float, tall: float, ink: Colour) -> None:
    for x, turn in ((-0.9, 70), (-0.3, 110), (0.5, 60), (1.0, 100)):
        with s.at(half * x, -1, turn, 0.8):
            s.limb([(0, -8), (0, 8)], (3, 3), ink, shade=0.2)
            for y in (-9, 9):
                s.disc((0, y), 3, ink, CARD, shade=0)
    with s.at(half * 0.9, -5, 0, 0.7):
        s.blob([(0, -10), (8, -7), (8, 0), (4, 3), (4, 7), (-4, 7), (-4, 3), (-8, 0), (-8, -7)], ink)
        for x in (-3, 3):
            s.spot((x, -1), 2)


BEHIND: Final[dict[Aura, Draw]] = {
    "flames": _flames,
    "rays": _rays,
    "moon": _moon,
    "frost": _frost,
    "bolts": _bolts,
    "stars": _stars,
    "bats": _bats,
    "crows": _crows,
    "leaves": _leaves,
    "mist": _mist,
    "web": _web,
    "grave": _grave,
    "throne": _throne,
    "gibbet": _gibbet,
}

BEFORE: Final[dict[Ground, Draw]] = {
    "water": _in_water,
    "boat": _in_boat,
    "well": _in_well,
    "mud": _in_mud,
    "rock": _on_rock,
    "bones": _on_bones,
}
