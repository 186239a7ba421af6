"""Heads of animals in profile, facing right; the origin is the middle of the skull, about 20 units long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from systems.presentation.figures.hair import BEARDS
from systems.presentation.figures.heads import HEADS, TOOTH
from systems.presentation.figures.props import flame
from systems.presentation.figures.sketch import CARD, TOKEN, Sketch
from systems.presentation.palette import INK, Colour, mix, shade


class Hide(NamedTuple):
    """The inks of an animal."""

    coat: Colour
    belly: Colour
    horn: Colour
    eye: Colour
    mane: Colour


Snout = Callable[[Sketch, Hide], None]


def fierce_eye(s: Sketch, x: float, y: float, lit: Colour, size: float = 1) -> None:
    """Draws an eye under an angry brow."""
    s.spot((x, y), 2.3 * size, lit, TOKEN, 1.9 * size)
    s.spot((x + 0.5 * size, y), 0.9 * size, INK, CARD, 1.5 * size)
    s.stroke([(x - 3 * size, y - 2.6 * size), (x + 2.6 * size, y - 1 * size)], 1.4 * size)


def teeth(s: Sketch, x0: float, x1: float, y: float, count: int, down: float = 3, least: int = CARD) -> None:
    """Draws a row of teeth."""
    step = (x1 - x0) / count
    for i in range(count):
        x = x0 + i * step
        s.mark([(x, y), (x + step * 0.5, y + down), (x + step * 0.9, y)], TOOTH, least, straight=True)


def _wolf(s: Sketch, h: Hide) -> None:
    for x, tone in ((-3, -0.2), (-8, 0)):
        s.area([(x - 4, -5), (x - 3, -18), (x + 4.4, -7)], shade(h.coat, tone))
    s.blob([(-4, 5), (-4, 5), (6, 4), (16, 5.4), (17, 7.6), (8, 10.4), (0, 11)], shade(h.coat, -0.1))
    s.blob([(-12, 2), (-9, -7), (-1, -9), (5, -5), (16, -2), (20, 0.6), (19, 4.4), (10, 5.4), (3, 6.4),
        (-3, 11), (-3, 11), (-6, 8), (-10, 12), (-10, 12), (-11, 7)], h.coat)  # fmt: skip
    s.mark([(4, 0), (14, 1), (18, 3), (10, 4.8), (2, 5.4), (-3, 8), (-2, 3)], h.belly, CARD)
    teeth(s, 6, 17, 4.6, 5, 2.6)
    s.spot((18.8, 0.4), 1.9, INK, TOKEN, 1.6)
    fierce_eye(s, 2.6, -2.6, h.eye)


def _boar(s: Sketch, h: Hide) -> None:
    s.area([(-7, -8), (-13, -17), (-1, -11)], shade(h.coat, -0.12))
    s.blob([(-14, 4), (-11, -8), (-1, -11), (8, -6), (18, 0), (21, 1), (21.6, 8), (18, 9.6), (8, 10),
        (0, 13), (-9, 12)], h.coat)  # fmt: skip
    s.blob([(17, 0), (21.6, 0.6), (22.4, 8), (18, 9.4)], mix(h.coat, (214, 130, 130), 0.5), shade=0.3)
    s.spot((20.4, 3.2), 0.9)
    s.limb([(10, 9), (14, 4), (13, -4)], (4.4, 0.6), h.horn, shade=0.4)
    s.limb([(4, 9.6), (7, 5), (6, -1)], (3.6, 0.6), h.horn, shade=0.4)
    s.stroke([(4, 9), (14, 8), (18, 8.4)], 0.9)
    fierce_eye(s, 2, -3.4, h.eye)


def _bear(s: Sketch, h: Hide) -> None:
    for x, y in ((-8, -10), (3, -12)):
        s.disc((x, y), 4, shade(h.coat, -0.1), shade=0.5)
        s.spot((x + 0.4, y + 0.6), 1.9, h.belly)
    s.blob([(-12, 1), (-9, -9), (0, -12), (8, -8), (12, 0), (10, 9), (2, 13), (-8, 12)], h.coat)
    s.blob([(7, -1), (15, -1), (19, 3), (18, 8), (10, 11), (5, 7)], h.belly)
    s.blob([(15.4, -1.6), (20.4, 0.4), (19, 4), (15.4, 2.6)], INK, shade=0, line=0)
    s.stroke([(17.6, 7), (12, 8.4), (7, 6.6)], 1)
    teeth(s, 9.4, 16.4, 8, 3)
    fierce_eye(s, 5, -4, h.eye)


def _lion(s: Sketch, h: Hide) -> None:
    s.blob([(-10, 0), (-7, -9), (2, -11), (9, -7), (16, -2), (17, 4), (13, 7), (14, 10), (6, 13), (-4, 11)],
        h.coat)  # fmt: skip
    s.disc((-6, -9), 3.6, h.coat, shade=0.5)
    s.mark([(8, 1), (15, 2), (14, 6), (12, 9), (6, 11), (5, 5)], h.belly)
    s.blob([(12.4, -3), (17.6, -1), (16.4, 2), (13, 1)], INK, shade=0, line=0)
    s.stroke([(15, 4.6), (10, 6.4), (6, 5)], 1)
    teeth(s, 8, 14, 6, 3)
    fierce_eye(s, 5.4, -3.6, h.eye)


def _horse(s: Sketch, h: Hide) -> None:
    for x in (-7, -3):
        s.blob([(x - 2, -8), (x - 2, -8), (x - 2, -15), (x + 1, -19), (x + 1, -19), (x + 3, -13),
            (x + 2, -8)], h.coat, shade=0.5)  # fmt: skip
    s.blob([(-11, 2), (-8, -9), (0, -11), (7, -6), (17, 6), (20, 11), (18, 16), (12, 16), (6, 10), (-2, 10),
        (-8, 10)], h.coat)  # fmt: skip
    s.mark([(12, 7), (19, 11), (17, 15), (12, 15), (10, 11)], shade(h.coat, -0.2))
    s.spot((17, 11), 1, INK)
    s.stroke([(17, 14), (12, 13)], 0.9)
    fierce_eye(s, 3, -3, h.eye, 0.9)


def _eagle(s: Sketch, h: Hide) -> None:
    for x, turn in ((-9, -50), (-6, -24)):
        with s.at(x, -4, turn):
            s.blob([(-3, 2), (0, -11), (0, -11), (3, 2)], h.belly, shade=0.4)
    s.blob([(-12, 8), (-11, -4), (-3, -11), (6, -9), (9, -3), (7, 6), (-2, 12)], h.belly)
    s.blob([(6, -6), (6, -6), (14, -5), (18, 2), (15, 9), (15, 9), (13, 4), (6, 4), (6, 4)], h.horn)
    s.stroke([(7, 1), (13, 1.4)], 0.9)
    fierce_eye(s, 2.4, -3, h.eye)


def _basilisk(s: Sketch, h: Hide) -> None:
    s.area([(-10, -2), (-13, -14), (-7, -9), (-5, -19), (0, -11), (5, -17), (5, -7)], h.mane)
    s.blob([(-6, 6), (4, 4), (15, 5), (18, 8), (10, 11), (-2, 12)], shade(h.belly, -0.05))
    s.blob([(-12, 4), (-9, -7), (0, -10), (7, -7), (15, -2), (19, 2), (18, 5), (8, 6), (-2, 9)], h.coat)
    s.spot((16, 0.4), 0.9)
    teeth(s, 6, 17, 5.2, 5, 2.4)
    s.disc((2.6, -3.6), 4.6, TOOTH, shade=0)
    s.spot((3, -3.6), 2.8, h.eye, 0)
    s.spot((3, -3.6), 0.9, INK, CARD, 2.6)


def _mule(s: Sketch, h: Hide) -> None:
    for x in (-8, -3):
        s.blob([(x - 2, -7), (x - 2, -7), (x - 5, -18), (x - 2, -26), (x - 2, -26), (x + 3, -17),
            (x + 3, -7)], h.coat, shade=0.5)  # fmt: skip
    s.blob([(-11, 2), (-8, -9), (0, -11), (7, -6), (17, 6), (20, 11), (18, 16), (12, 16), (6, 10), (-2, 10),
        (-8, 10)], h.coat)  # fmt: skip
    s.mark([(11, 6), (19, 11), (18, 15), (12, 15), (9, 10)], h.belly, 0)
    s.spot((17, 11), 1, INK)
    s.spot((3, -2.6), 1.7, INK, 0)
    s.stroke([(17, 14), (12, 13)], 0.9)


def _skull(s: Sketch, h: Hide) -> None:
    s.blob([(0, 6), (0, 6), (10, 8), (17, 13), (17, 16), (10, 14), (0, 11)], shade(h.coat, -0.1), shade=0.4)
    s.blob([(-11, 2), (-8, -8), (0, -10), (7, -5), (17, 6), (20, 10), (18, 13), (10, 9), (2, 7), (-6, 9)],
        h.coat)  # fmt: skip
    s.spot((3, -2), 3, (40, 38, 50), 0, 3.4)
    s.spot((3.4, -2), 1.4, h.eye, 0)
    s.mark([(15, 7), (18, 10), (14, 9)], (40, 38, 50), straight=True)
    teeth(s, 7, 16, 9.6, 4, 2.4)


def _goat(s: Sketch, h: Hide) -> None:
    s.limb([(-2, -9), (-8, -19), (-17, -20), (-20, -12)], (5.4, 4, 1), h.horn)
    s.blob([(-8, -5), (-8, -5), (-17, -4), (-15, 1), (-8, -1)], h.belly, shade=0.4)
    s.blob([(-9, 2), (-7, -8), (1, -10), (7, -5), (15, 4), (16, 9), (12, 11), (4, 9), (-4, 9)], h.belly)
    s.blob([(9, 10), (9, 10), (13, 10), (12, 20), (12, 20), (9, 15)], shade(h.belly, -0.15), shade=0.3)
    s.spot((14, 5), 0.9)
    s.spot((3.4, -2.6), 2.2, h.eye, 0, 1.8)
    s.spot((3.4, -2.6), 1.8, INK, CARD, 0.8)


def _man(s: Sketch, h: Hide) -> None:
    """Draws a human face with a forked beard in the mane."""
    skin = mix(h.coat, (240, 206, 170), 0.6)
    HEADS["human"](s, skin)
    BEARDS["forked"](s, h.mane)
    fierce_eye(s, 1, -1, h.eye, 0.8)
    fierce_eye(s, 7, -1, h.eye, 0.7)
    teeth(s, 1, 7, 5.4, 4, 1.8)


def _dragon(s: Sketch, h: Hide) -> None:
    for y in (0, 3):
        s.limb([(-4, -6 + y * 0.3), (-12, -11 - y), (-19, -10 - y)], (4.4, 0.8), h.horn, shade=0.4)
    s.blob([(-4, 5), (6, 4), (17, 6), (19, 8), (8, 11), (-4, 11)], shade((60, 120, 80), -0.1))
    s.blob([(-11, 3), (-8, -7), (0, -9), (7, -6), (16, -4), (20, 0), (18, 4), (8, 5.6), (-2, 9)], (60, 120,
        80))  # fmt: skip
    teeth(s, 6, 17, 5, 5)
    fierce_eye(s, 3, -2.6, h.eye)


def _fire(s: Sketch, h: Hide) -> None:
    _horse(s, h)
    flame(s, 17, 8, 0.45)


SNOUTS: Final[dict[str, Snout]] = {
    "wolf": _wolf,
    "hound": _wolf,
    "boar": _boar,
    "bear": _bear,
    "lion": _lion,
    "horse": _horse,
    "mule": _mule,
    "griffon": _eagle,
    "basilisk": _basilisk,
    "skull": _skull,
    "man": _man,
    "goat": _goat,
    "dragon": _dragon,
    "fire": _fire,
}
