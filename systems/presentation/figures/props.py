"""Staffs, lights, books: what the learned hold; the same frame as in `weapons`: upright, the grip in the origin."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.curves import burst
from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.weapons import GOLD, WHITE, WOOD, Stuff, Thing, shaft
from systems.presentation.palette import INK, Colour, shade

FIRE: Final = INKS["orange"]
YOLK: Final = (250, 214, 120)


def flame(s: Sketch, x: float, y: float, size: float, ink: Colour = FIRE) -> None:
    """Draws a flame that stands on a place."""
    with s.at(x, y, 0, size):
        s.blob([(0, 1), (-5, -1), (-6, -7), (-3, -12), (-2.6, -9), (-2.6, -9), (1, -19), (1, -19), (3, -12),
            (6, -7), (5, -1)], ink, shade=0)  # fmt: skip
        s.mark([(0, 0), (-2.6, -3), (-1, -7), (1, -11), (3, -5), (2.4, -1)], shade(ink, 0.55), 0)


def _staff(s: Sketch, t: Stuff) -> None:
    shaft(s, 34, t.drop, t.ink, 3.4)
    s.disc((0, -35), 3.4, t.ink, shade=0.4)


def _crook(s: Sketch, t: Stuff) -> None:
    s.limb([(0, t.drop), (0, -10), (0, -36), (4, -45), (12, -44), (13, -36), (8, -33)], (3.4, 3.4, 3.4,
        2.4), t.ink, shade=0.5)  # fmt: skip


def _knotted(s: Sketch, t: Stuff) -> None:
    s.limb([(0, t.drop), (1, -10), (-1, -26), (3, -38), (-2, -46)], (3, 3.6, 3.4, 4.4, 1.4), t.ink, shade=0.5)
    s.limb([(1, -34), (8, -40), (8, -46)], (2.6, 1), t.ink, shade=0.4)


def _orb_staff(s: Sketch, t: Stuff) -> None:
    shaft(s, 34, t.drop, WOOD, 3.2)
    for side in (-1, 1):
        s.limb([(0, -32), (6 * side, -36), (6.4 * side, -44)], (2.4, 1), GOLD, shade=0.3)
    s.disc((0, -41), 6.4, t.ink)
    s.spot((-2, -43), 1.8, shade(t.ink, 0.6))


def _star_staff(s: Sketch, t: Stuff) -> None:
    shaft(s, 34, t.drop, WOOD, 3.2)
    s.area(burst((0, -43), 9.5, 0.45, 5), t.ink, shade=0.4)


def _skull_staff(s: Sketch, t: Stuff) -> None:
    shaft(s, 34, t.drop, t.ink, 3.2)
    s.blob([(0, -52), (7, -49), (7.4, -43), (4, -39), (4, -35), (4, -35), (-4, -35), (-4, -35), (-4, -39),
        (-7.4, -43), (-7, -49)], INKS["bone"], shade=0.6)  # fmt: skip
    for x in (-3, 3):
        s.spot((x, -43.6), 2, INK, 0)


def _flame_staff(s: Sketch, t: Stuff) -> None:
    shaft(s, 32, t.drop, WOOD, 3.2)
    s.area([(-5, -38), (5, -38), (3, -31), (-3, -31)], t.metal, shade=0.3)
    flame(s, 0, -37, 1.05, t.ink)


def _crystal_staff(s: Sketch, t: Stuff) -> None:
    shaft(s, 32, t.drop, WOOD, 3.2)
    s.area([(-8, -38), (-5, -48), (-2, -40), (0, -56), (3, -41), (7, -47), (7, -37), (0, -31)], t.ink,
        shade=0.5)  # fmt: skip
    s.mark([(0, -54), (0.6, -36), (-1.4, -40)], shade(t.ink, 0.6), straight=True)


def _sun_staff(s: Sketch, t: Stuff) -> None:
    shaft(s, 30, t.drop, WOOD, 3.2)
    s.area(burst((0, -42), 11, 0.66, 10), t.ink, shade=0)
    s.disc((0, -42), 5, shade(t.ink, 0.4), shade=0.4)


def _wand(s: Sketch, t: Stuff) -> None:
    s.limb([(0, 5), (0, -18)], (2.6, 1.6), WOOD, shade=0.3)
    s.area([(0, -30), (2, -22), (7, -20), (2, -18), (0, -11), (-2, -18), (-7, -20), (-2, -22)], t.ink,
        shade=0)  # fmt: skip


def _lantern(s: Sketch, t: Stuff) -> None:
    s.stroke([(-3, 3), (0, -2), (3, 3)], 1.2, INK, 0)
    s.area([(-5, 3), (5, 3), (3, 0), (-3, 0)], t.metal, shade=0.3)
    s.area([(-5.6, 4), (5.6, 4), (6.4, 16), (-6.4, 16)], YOLK, shade=0)
    flame(s, 0, 15, 0.55, t.ink)
    s.area([(-7, 15.4), (7, 15.4), (6, 18.6), (-6, 18.6)], t.metal, shade=0.3)


def _pole_lantern(s: Sketch, t: Stuff) -> None:
    s.limb([(0, t.drop), (0, -30), (3, -40), (12, -41)], (3, 3, 2.4), WOOD, shade=0.4)
    with s.at(12, -41):
        _lantern(s, t)


def _torch(s: Sketch, t: Stuff) -> None:
    s.area([(-2, 9), (2, 9), (3.4, -14), (-3.4, -14)], WOOD, shade=0.4)
    flame(s, 0, -13, 1.1, t.ink)


def _candle(s: Sketch, t: Stuff) -> None:
    s.area([(-2.6, 2), (2.6, 2), (2.6, -13), (-2.6, -13)], INKS["cream"], shade=0.4)
    flame(s, 0, -13, 0.7, t.ink)


def _fireball(s: Sketch, t: Stuff) -> None:
    flame(s, 0, -3, 1.35, t.ink)


def _orb(s: Sketch, t: Stuff) -> None:
    s.disc((0, -8), 9, t.ink)
    s.mark([(-5, -12), (-2, -14.6), (0, -14.4), (-3, -11)], WHITE, 0)
    s.spot((3, -5), 1.6, shade(t.ink, 0.5), PAGE)


def _book(s: Sketch, t: Stuff) -> None:
    s.area([(-12, -7), (0, -3), (12, -7), (12, 8), (0, 12), (-12, 8)], t.ink)
    s.area([(-10.4, -9), (0, -5), (10.4, -9), (10.4, 5), (0, 9), (-10.4, 5)], WHITE, shade=0.3, line=0.8)
    s.stroke([(0, -5), (0, 9)], 0.8, least=0)
    for y in (-3.6, -0.4, 2.8):
        s.stroke([(-8.4, y - 1.6), (-2, y + 0.8)], 0.7, (150, 140, 124))
        s.stroke([(2, y + 0.8), (8.4, y - 1.6)], 0.7, (150, 140, 124))


def _tome(s: Sketch, t: Stuff) -> None:
    s.area([(-9, -12), (8, -12), (8, 12), (-9, 12)], t.ink)
    s.area([(8, -11), (10.4, -9), (10.4, 13), (8, 12)], WHITE, shade=0, line=0.8)
    s.area([(-5, -7), (4, -7), (4, 3), (-5, 3)], t.metal, shade=0.3, line=0.8)


def _scroll(s: Sketch, t: Stuff) -> None:
    s.area([(-7, -4), (7, -4), (7.6, 24), (-6.4, 24)], INKS["cream"], shade=0.5)
    for y in (2, 7, 12, 17):
        s.stroke([(-4, y), (4.4, y)], 0.9, (130, 120, 106))
    for y in (-5, 24):
        s.limb([(-9.6, y), (9.6, y)], (4.4, 4.4), shade(INKS["cream"], -0.1), shade=0.4)
    s.disc((3, 19), 2.4, t.ink, CARD, shade=0)


def _quill(s: Sketch, t: Stuff) -> None:
    s.blob([(-1, 4), (-1, 4), (-1, -8), (2, -22), (11, -30), (11, -30), (10, -18), (5, -8), (1, 4), (1, 4)],
        t.ink, shade=0.6)  # fmt: skip
    s.stroke([(0, 8), (1, -8), (8, -26)], 0.9, shade(t.ink, -0.5), 0)


PROPS: Final[dict[str, Thing]] = {
    "staff": _staff,
    "crook": _crook,
    "knotted_staff": _knotted,
    "orb_staff": _orb_staff,
    "star_staff": _star_staff,
    "skull_staff": _skull_staff,
    "flame_staff": _flame_staff,
    "crystal_staff": _crystal_staff,
    "sun_staff": _sun_staff,
    "wand": _wand,
    "lantern": _lantern,
    "pole_lantern": _pole_lantern,
    "torch": _torch,
    "candle": _candle,
    "fireball": _fireball,
    "orb": _orb,
    "book": _book,
    "tome": _tome,
    "scroll": _scroll,
    "quill": _quill,
}
