"""Heads: one function per kind of creature, in a frame whose origin is the middle and whose half height is 10.

All heads look to the right, three quarters towards the reader. Faces are put on by `faces`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.words import Head
from systems.presentation.palette import INK, Colour, mix, shade

TOOTH: Final = INKS["cream"]
HOLLOW: Final = (40, 38, 50)


def _human(s: Sketch, skin: Colour) -> None:
    s.oval((-8.4, 1.4), 2.4, 3.1, skin)
    s.blob([(0, -10), (6.6, -8.4), (9.4, -3), (9.2, 3), (7, 8.2), (2.6, 10.4), (-3, 9.4), (-7.6, 5),
        (-9.4, -1), (-6.8, -8)], skin)  # fmt: skip
    s.blob([(6.8, 0), (6.8, 0), (10.6, 3.2), (9.8, 4.8), (6.6, 4.4)], skin, CARD, line=0.8, shade=0)
    s.mark([(6.2, -0.4), (8.2, 2.0), (6.0, 4.0), (5.4, 2)], skin, CARD)
    s.spot((0.4, 5), 1.9, mix(skin, (214, 96, 84), 0.34), PAGE, 1.3)


def _elf(s: Sketch, skin: Colour) -> None:
    s.blob([(-6, -1.5), (-6, -1.5), (-13, -6.4), (-17, -8), (-17, -8), (-13, -0.4), (-7, 4)], skin)
    s.mark([(-8, 0), (-13.4, -5.2), (-9, 1.6)], shade(skin, -0.2), CARD)
    s.blob([(0, -10), (6.4, -8.4), (9, -3), (8.6, 3), (6.2, 8), (2.4, 11), (-2.6, 9), (-7, 4.6), (-9, -1),
        (-6.6, -8)], skin)  # fmt: skip
    s.blob([(6.6, -0.4), (6.6, -0.4), (10, 3.2), (9, 4.4), (6.4, 4)], skin, CARD, line=0.8, shade=0)
    s.mark([(6, -0.6), (7.8, 2.0), (5.8, 3.7), (5.2, 2)], skin, CARD)


def _goblin(s: Sketch, skin: Colour) -> None:
    for side in (-1, 1):
        x = 2 if side > 0 else 0
        ear = [(x + 6 * side, -4), (x + 6 * side, -4), (x + 14 * side, -8), (x + 21 * side, -8.4),
            (x + 21 * side, -8.4), (x + 15 * side, 0), (x + 7 * side, 4)]  # fmt: skip
        s.blob(ear, skin)
        s.mark(
            [(x + 8 * side, -1.6), (x + 17 * side, -6.8), (x + 9 * side, 1.6)],
            mix(skin, (190, 90, 80), 0.5),
            CARD,
        )
    s.blob([(0, -8.4), (7.5, -6.8), (10.6, -1), (9.6, 4.4), (5, 8.6), (1, 9.6), (-4, 8.2), (-8.8, 4),
        (-10, -1), (-7, -6.8)], skin)  # fmt: skip
    s.blob([(4.4, -1.6), (4.4, -1.6), (9, 1), (14.4, 4.6), (12.4, 6.6), (7, 4.8), (3.6, 3.4)], skin,
        shade=0.6)  # fmt: skip


def _orc(s: Sketch, skin: Colour) -> None:
    s.blob([(-7, -2), (-7, -2), (-13, -6.6), (-13, -6.6), (-12, 0), (-7.4, 4)], skin)
    s.blob([(0, -9.6), (6.4, -8.2), (8.8, -3), (11, 3), (9.6, 9), (3, 11), (-4, 9.8), (-9, 5), (-9.4, -1),
        (-6.8, -7.6)], skin)  # fmt: skip
    s.blob([(4, -4.6), (10.2, -3.4), (10, -1.2), (4, -1.6), (-2, -2.4), (-2, -4.4)], shade(skin, -0.14),
        CARD, line=0, rim=False, shade=0)  # fmt: skip
    s.blob([(5.4, 0), (9.6, 1.6), (9.2, 3.8), (5, 3.6)], skin, CARD, line=0.8, shade=0)
    for x in (0.4, 8.6):
        s.area([(x, 7), (x + 0.4, 2.6), (x + 2.4, 6.8)], TOOTH, line=0.7, shade=0)


def _ogre(s: Sketch, skin: Colour) -> None:
    s.oval((-8.6, -1), 2.6, 3, skin)
    s.blob([(1, -9.4), (5.4, -8), (7.6, -3.4), (10.4, 1.6), (11.4, 6.4), (8, 10.4), (1, 11.6), (-6, 10.2),
        (-10, 5), (-8.6, -1.6), (-5, -7.6)], skin)  # fmt: skip
    s.blob([(3.6, -1), (8.6, -0.4), (9.6, 2.6), (6, 4), (3, 2.4)], shade(skin, -0.06), CARD, line=0.8,
        shade=0)  # fmt: skip
    for x in (0.6, 7):
        s.area([(x, 8), (x + 0.6, 4.4), (x + 2.2, 7.8)], TOOTH, line=0.7, shade=0)
    s.spot((-1, 5), 2, mix(skin, (206, 90, 76), 0.3), PAGE, 1.5)


def _troll(s: Sketch, skin: Colour) -> None:
    s.blob([(-6, -3), (-6, -3), (-15, -3), (-19, 3), (-19, 3), (-12, 5), (-7, 4)], skin)
    s.blob([(0, -9), (5.6, -7.6), (8.4, -3), (9, 3), (8.4, 8), (3, 10.4), (-3, 9.6), (-8, 5), (-9.4, -1),
        (-6.4, -7)], skin)  # fmt: skip
    s.blob([(3.4, -2.6), (3.4, -2.6), (8.4, -1.4), (12.4, 4), (13.4, 9.6), (10, 11), (7, 6.4), (3.4, 3)],
        skin, shade=0.7)  # fmt: skip
    s.spot((10, 5.4), 0.9, shade(skin, -0.35), PAGE)


def _kobold(s: Sketch, skin: Colour) -> None:
    for x in (-4, 2):
        s.limb([(x, -7), (x - 3, -12), (x - 7, -14)], (3, 0.6), TOOTH, shade=0.5)
    s.blob([(-6, -3), (-6, -3), (-13, -3), (-15, 2), (-15, 2), (-10, 3), (-7, 5)], skin)
    s.blob([(-1, -8.6), (4.6, -7.4), (7, -3.4), (13, -0.6), (16.6, 2), (15.6, 5.4), (9, 7.4), (2, 9.4),
        (-5, 7.6), (-9, 2), (-7, -5)], skin)  # fmt: skip
    s.stroke([(16, 4), (10, 4.4), (4, 5.6)], 0.8)
    s.spot((14.8, 0.9), 0.8)
    for x in (8, 11.4):
        s.area([(x, 4.4), (x + 1, 6.8), (x + 1.8, 4.3)], TOOTH, CARD, line=0.5, shade=0, rim=False)


def _wolf(s: Sketch, skin: Colour) -> None:
    for x in (-5.4, 2.4):
        s.area([(x - 2.6, -5), (x - 1.6, -14.6), (x + 3.4, -6)], skin)
        s.mark([(x - 1, -6), (x - 0.8, -11.6), (x + 1.8, -6)], shade(skin, -0.4), CARD, straight=True)
    s.blob([(-1, -8), (4.4, -6.8), (7, -3), (13, -0.4), (16, 1.4), (15.6, 4), (10, 6.4), (4.4, 8.4),
        (2, 11), (2, 11), (-2, 9), (-4, 11.4), (-4, 11.4), (-7, 7.4), (-11, 7), (-11, 7), (-9.4, 1),
        (-7, -5.4)], skin)  # fmt: skip
    s.mark([(6, 1), (13, 1.6), (15, 3.4), (9, 6), (4, 7), (3, 4)], mix(skin, TOOTH, 0.55), CARD)
    s.stroke([(15.4, 3.8), (10, 4.4), (5, 4.6)], 0.8)
    s.spot((15.2, 1.6), 1.5, INK, ry=1.2)
    for x in (8, 11.6):
        s.area([(x, 4.4), (x + 0.9, 6.8), (x + 1.8, 4.3)], TOOTH, CARD, line=0.5, shade=0, rim=False)


def _skull(s: Sketch, skin: Colour) -> None:
    s.blob([(-3, 5), (-3, 5), (7, 5), (7, 5), (7, 9.6), (5, 11.2), (-1, 11.2), (-3, 9)], skin, shade=0.6)
    s.blob([(0, -10), (6.4, -8.6), (9.6, -3.4), (9.2, 1.6), (8, 4.6), (7.4, 7), (-2.6, 7), (-4, 4.4),
        (-8.4, 2.6), (-9.8, -2), (-7, -8)], skin)  # fmt: skip
    s.spot((0.6, -0.4), 2.9, HOLLOW, 0, 3.1)
    s.spot((7, -0.4), 2, HOLLOW, 0, 2.9)
    s.mark([(4, 2), (5.6, 4.6), (3.2, 4.6)], HOLLOW, straight=True)
    for x in (0, 2.2, 4.4):
        s.stroke([(x, 6.6), (x, 9.4)], 0.7)
    s.stroke([(-2.6, 7), (7.2, 7)], 0.7)


def _ghoul(s: Sketch, skin: Colour) -> None:
    s.blob([(-6, -2), (-6, -2), (-12.4, -7), (-12.4, -7), (-11, 1), (-7, 3.6)], skin)
    s.blob([(0, -10.4), (6.8, -8.4), (9.4, -2.6), (8.6, 2), (8.8, 7.4), (5, 10.6), (0, 10.6), (-4, 7),
        (-8.6, 3), (-9.6, -2.6), (-6.8, -8.6)], skin)  # fmt: skip
    s.spot((0.8, -0.8), 2.8, shade(skin, -0.42), 0, 3)
    s.spot((7, -0.8), 1.9, shade(skin, -0.42), 0, 2.8)
    s.mark([(5, 1.6), (6.4, 3.4), (4.4, 3.4)], HOLLOW, straight=True)
    s.mark([(-1, 5), (8, 4.6), (7, 8.6), (1, 9)], HOLLOW, 0)
    for x in (0.6, 3, 5.4):
        s.mark([(x, 4.9), (x + 0.9, 7.2), (x + 1.8, 4.8)], TOOTH, straight=True)
        s.mark([(x + 0.6, 8.8), (x + 1.2, 7.0), (x + 2, 8.7)], TOOTH, PAGE, straight=True)


def _sack(s: Sketch, skin: Colour) -> None:
    s.blob([(-1, -10), (6, -9.2), (9.6, -3), (9, 4), (5, 9), (3, 10.4), (-3, 10.4), (-5, 9), (-9.6, 3),
        (-9.4, -4), (-6, -9)], skin)  # fmt: skip
    s.area([(-4, 9), (5, 9), (7.4, 13), (-6.6, 13)], shade(skin, -0.1), CARD, shade=0.4)
    for x, tilt in ((0.4, 1), (6.2, -1)):
        s.stroke([(x - 1.9, -2.4 - tilt), (x + 1.9, 1.4 - tilt)], 1.3, least=0)
        s.stroke([(x - 1.9, 1.4 - tilt), (x + 1.9, -2.4 - tilt)], 1.3, least=0)
    s.stroke([(-2.6, 5.6), (1, 4.2), (5, 4.4), (7.6, 6)], 0.9)
    for x in (-1, 1.6, 4.2, 6.4):
        s.stroke([(x, 3.4), (x + 0.3, 6.8)], 0.7)
    s.stroke([(-7, -7), (-3.6, -2.6)], 0.7, least=PAGE)


def _void(s: Sketch, skin: Colour) -> None:
    s.blob([(0, -9.4), (7, -7), (8.8, 0), (6, 8), (1, 10), (-5, 8), (-8.6, 0), (-6.6, -7)], HOLLOW, shade=0)
    for x, wide in ((0.8, 2.2), (6.2, 1.7)):
        s.mark([(x - wide, 0.4), (x - wide, 0.4), (x + wide, 1.4), (x + wide, 1.4), (x, 4)], skin, 0)


def _rock(s: Sketch, skin: Colour) -> None:
    s.area([(-7, -9), (5, -10), (9, -6), (10, 3), (8, 9), (-3, 11), (-9, 6), (-10, -3)], skin, hatch=True)
    s.area([(-8, -5.4), (10.4, -5.4), (11, -2), (-8, -1.4)], shade(skin, -0.1), shade=0.5)
    s.area([(2.6, -1.6), (7, -1.6), (8, 4), (3, 4.4)], shade(skin, 0.1), CARD, shade=0.5, line=0.8)
    s.stroke([(-1, 7.2), (7.4, 6.8)], 1.2)


def _crystal(s: Sketch, skin: Colour) -> None:
    s.area([(-5, -8), (1, -13), (7, -8), (10, 0), (6, 9), (0, 11), (-6, 8), (-10, 0)], skin, shade=0)
    s.mark([(-5, -8), (1, -13), (2, -3), (-10, 0)], shade(skin, 0.5), 0, straight=True)
    s.mark([(7, -8), (10, 0), (6, 9), (4, 2), (2, -3)], shade(skin, -0.2), 0, straight=True)
    s.mark([(0, 11), (6, 9), (4, 2), (-2, 3)], shade(skin, -0.1), straight=True)


HEADS: Final[dict[Head, Callable[[Sketch, Colour], None]]] = {
    "human": _human,
    "elf": _elf,
    "goblin": _goblin,
    "orc": _orc,
    "ogre": _ogre,
    "troll": _troll,
    "kobold": _kobold,
    "wolf": _wolf,
    "skull": _skull,
    "ghoul": _ghoul,
    "sack": _sack,
    "void": _void,
    "rock": _rock,
    "crystal": _crystal,
}
