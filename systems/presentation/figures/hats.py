"""Hats, hoods, crowns and feathers, in the frame of a head (see `heads`). Helmets are in `helms`."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from systems.presentation.figures.curves import burst
from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.palette import INK, Colour, mix, shade

# Every hat gets its own ink and that of its trim.
Hat = Callable[[Sketch, Colour, Colour], None]
HOLLOW: Final = (40, 38, 50)


def hood_back(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws the part of a hood that lies behind the head."""
    s.blob([(0, -13), (9, -10), (12, 0), (11, 11), (-13, 13), (-14, 0), (-10, -10)], c)


def hood(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a hood that is open at the face."""
    s.blob([(-2, -15), (-2, -15), (6, -12.6), (11, -6), (12, 2), (10, 11), (10, 11), (8.6, 4), (8, -2),
        (4.4, -6.6), (-1, -7), (-5.6, -3), (-6.6, 4), (-4, 12), (-4, 12), (-12, 12), (-14, 3), (-11, -8)],
        c)  # fmt: skip
    s.stroke([(9.6, 9), (8.2, 0), (4.4, -6), (-1, -6.6), (-5.4, -3), (-6.2, 4), (-4.2, 10)], 0.9, trim)


def cowl(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a deep pointed hood whose shadow hides the brow."""
    s.mark([(-6, -6), (4, -8), (9, -4), (9, -3), (2, -3), (-6, -2.4)], shade(c, -0.75), 0)
    s.blob([(-9, -16), (-9, -16), (0, -13.6), (8, -10), (11.6, -2), (11.4, 11), (11.4, 11), (9, 4),
        (8.4, -1.4), (3, -4.6), (-3, -4), (-6.4, 1), (-5.6, 12), (-5.6, 12), (-13, 12), (-14, 2),
        (-12, -7)], c)  # fmt: skip
    s.stroke([(10.4, 8), (8.8, -1), (3, -4), (-3, -3.4), (-6, 1), (-5.6, 10)], 0.9, trim)


def wizard(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a tall bent hat with a wide brim."""
    s.blob([(-7, -7), (-7, -7), (-3, -17), (-8, -25), (-15, -27), (-15, -27), (-5, -30), (2, -24), (6, -14),
        (8, -7), (8, -7)], c)  # fmt: skip
    s.area([(-7.4, -8.6), (7.6, -8.6), (8.6, -5.4), (-8.4, -5.4)], trim, CARD, shade=0.4, line=0.7)
    s.blob([(-15, -3.4), (-8, -7), (8, -7), (15, -4.4), (8, -2.4), (-8, -2)], c)


def witch(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a crooked cone with a floppy brim."""
    s.area([(-7, -6), (-4, -15), (-8, -20), (-1, -19), (4, -28), (5, -16), (8, -6)], c)
    s.area([(-7.2, -8.4), (7.8, -8.4), (8.4, -5), (-7.8, -5)], trim, CARD, shade=0.3, line=0.7)
    s.blob([(-18, 0), (-10, -6), (0, -7), (10, -6), (17, -3), (18, 0), (8, -3), (-6, -2.4)], c)


def wide(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a cavalier's hat with a feather."""
    s.blob([(-7, -8), (-12, -16), (-21, -18), (-25, -12), (-25, -12), (-18, -12), (-13, -6)], trim)
    s.stroke([(-22, -13.4), (-15, -12), (-9, -7)], 0.6, shade(trim, -0.5), PAGE)
    s.blob([(-7, -6), (-7, -6), (-6.6, -12), (0, -14), (7, -12), (8, -6), (8, -6)], c)
    s.blob([(-16, -6), (-8, -7.6), (8, -7.4), (16, -8.6), (14, -4.4), (6, -3.2), (-7, -3), (-14, -3)], c)


def tricorn(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a three-cornered hat."""
    s.blob([(-13, -4), (-13, -4), (-12, -11), (-4, -14), (4, -15), (11, -12), (15, -6), (15, -6), (6, -5),
        (0, -8), (-6, -4.4)], c)  # fmt: skip
    s.stroke([(-12, -4.8), (-6, -5.4), (0, -9), (6, -6.2), (14, -6.4)], 1, trim)


def straw(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a frayed straw hat."""
    s.blob([(-7.4, -6), (-7.4, -6), (-6, -13), (0, -14.6), (6, -13), (8, -6), (8, -6)], c)
    s.area([(-8, -8.6), (8, -8.6), (8.4, -5.8), (-8.4, -5.8)], trim, CARD, line=0.7, shade=0.3)
    s.area([(-16, -2), (-13, -5), (-8, -6.6), (8, -6.6), (14, -5.6), (17, -2.4), (12, -2.8), (9, -1.6),
        (3, -3.4), (-4, -2), (-9, -3), (-12, -1)], c)  # fmt: skip


def cap(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a soft cap with a feather."""
    s.blob([(6, -9), (10, -16), (17, -20), (17, -20), (15, -12), (9, -7)], trim)
    s.blob([(-11, -2), (-11, -2), (-12, -8), (-6, -13), (3, -13), (10, -8), (11, -4), (11, -4), (3, -6.4),
        (-5, -5)], c)  # fmt: skip


def cook(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a cook's puffed hat."""
    s.blob([(-8, -8), (-13, -13), (-9, -19), (-3, -19), (2, -22), (8, -19), (13, -15), (8, -8)], c)
    s.area([(-8.6, -9.4), (8.8, -9.4), (9.2, -4.4), (-9, -4)], c, shade=0.5)
    for x in (-3, 3):
        s.stroke([(x, -11), (x + 0.6, -16)], 0.7, shade(c, -0.4), PAGE)


def bandana(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a knotted head cloth."""
    s.blob([(-8, -4), (-15, -4), (-19, 1), (-19, 1), (-14, 0), (-16, 6), (-16, 6), (-9, 0)], c)
    s.blob([(-10, -0.6), (-10, -0.6), (-10.6, -7), (-4, -11.6), (4, -11.4), (10, -6), (10, -3), (10, -3),
        (2, -5.6), (-5, -4)], c)  # fmt: skip
    for x, y in ((-5, -8), (1, -8.6), (6, -7)):
        s.spot((x, y), 0.9, trim)


def headband(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a band round the brow with two loose ends."""
    s.blob([(-8, -4.6), (-14, -5), (-18, 0), (-18, 0), (-13, -1), (-15, 4), (-15, 4), (-8.4, -2)], c)
    s.area([(-9.8, -5.2), (0, -6.8), (9.6, -5.8), (9.8, -3), (0, -3.8), (-9.8, -2.2)], c, shade=0.4)


def feathers(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws three upright feathers in a band."""
    for x, turn, inked in ((-6, -28, trim), (-3.4, -8, c), (0, 12, trim)):
        with s.at(x, -7, turn):
            s.blob([(0, 0), (-2.4, -5), (-2.6, -12), (0, -18), (0, -18), (2.6, -12), (2.4, -5)], inked,
                shade=0.6)  # fmt: skip
            s.stroke([(0, -1), (0, -14)], 0.6, shade(inked, -0.5))
    s.area([(-9.8, -5.4), (0, -7.2), (9.6, -6), (9.8, -3), (0, -4), (-9.8, -2.4)], c, shade=0.4)


def coif(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a nun's wimple and veil."""
    s.blob([(0, -12.6), (8, -10), (11, -3), (11.6, 6), (14, 15), (14, 15), (4, 13), (8.4, 7), (8.6, -2),
        (4, -6.4), (-2, -6.4), (-6.6, -2), (-6.4, 6), (-2, 13), (-15, 17), (-15, 17), (-13, 4), (-11, -6),
        (-7, -11)], c)  # fmt: skip
    s.stroke([(8.8, 5), (8.2, -2), (4, -5.8), (-2, -5.8), (-6, -2), (-6, 5)], 1.7, trim, 0)


def veil(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a bride's veil with a wreath."""
    s.blob([(-3, -12), (6, -11), (10, -4), (9, 0), (5, -6), (-2, -7), (-6, -2), (-7, 8), (-10, 26),
        (-17, 30), (-22, 27), (-16, 10), (-13, -4), (-9, -10)], c)  # fmt: skip
    for x, y in ((-8.4, -8.4), (-4.4, -11), (0.4, -12), (5, -11), (8.8, -8)):
        s.disc((x, y), 2.3, trim, shade=0.4)


def crown(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a king's crown."""
    s.area([(-9.4, -5), (-11, -16), (-5.6, -10.6), (0, -18), (5, -11), (11.4, -16.4), (9.8, -5.6), (0, -7)],
        c)  # fmt: skip
    for x, y in ((-5.6, -7.6), (0, -8.8), (5.6, -8)):
        s.spot((x, y), 1.2, trim)


def spikes(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a crown of long uneven spikes."""
    s.area([(-9.6, -4), (-14, -15), (-8, -11), (-8, -22), (-3.6, -12), (0, -26), (3.6, -12), (8, -22),
        (8, -11), (14, -15), (10, -4.4), (0, -6.4)], c)  # fmt: skip


def circlet(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a thin band with a stone."""
    s.area([(-9.8, -4.4), (0, -6.6), (9.6, -5.2), (9.7, -3.4), (0, -4.4), (-9.8, -2)], c, shade=0)
    s.area([(2.4, -8.6), (4.6, -5.4), (2.6, -2.4), (0.6, -5.4)], trim, shade=0.3, line=0.7)


def stars(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a halo of stars."""
    for turn in (-70, -35, 0, 35, 70):
        t = math.radians(turn - 90)
        with s.at(1 + 16.4 * math.cos(t), -1 + 16.4 * math.sin(t), turn):
            s.area(burst((0, 0), 3.4, 0.46, 5), c, shade=0)


def antlers(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws the antlers of a stag on a cap of leaves."""
    for side in (-1, 1):
        s.limb([(3 * side, -8), (8 * side, -16), (9 * side, -25), (15 * side, -29)], (2.6, 1), c)
        s.limb([(7.6 * side, -15), (13 * side, -18), (16 * side, -22)], (2, 0.8), c)
        s.limb([(9 * side, -21), (4 * side, -27)], (1.8, 0.8), c, CARD)
    s.blob([(-10, -2), (-10, -2), (-11, -8), (-4, -12), (4, -12), (10, -7), (10, -3), (10, -3), (3, -6),
        (-5, -5)], trim)  # fmt: skip


def horns(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws two bare curved horns."""
    for side in (-1, 1):
        s.limb([(5 * side, -6), (12 * side, -9), (16 * side, -16), (12 * side, -23)], (5, 3.4, 0.7), c)


def mitre(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws an abbot's mitre."""
    s.blob([(-9, -5), (-9, -5), (-10.6, -14), (0, -26), (0, -26), (10.6, -15), (9.4, -5.6), (9.4, -5.6)], c)
    s.mark([(-1.8, -22), (1.8, -22), (1.8, -6), (-1.8, -6)], trim, 0, straight=True)
    s.area([(-9.2, -8), (9.6, -8.6), (9.6, -4.8), (-9.2, -4)], trim, shade=0.4, line=0.8)


def wig(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a judge's long wig."""
    s.blob([(-3, -13), (5, -12), (9, -7), (5, -6), (-2, -6.6), (-7, -1), (-7, 8), (-8, 17), (-14, 18),
        (-16, 8), (-14, -5)], c)  # fmt: skip
    for y in (-2, 3, 8, 13):
        s.stroke([(-14, y), (-11, y + 1.6), (-8, y)], 0.8, shade(c, -0.45))
    for x in (-6, -1, 4):
        s.stroke([(x, -7.6), (x + 1.4, -9.4), (x + 3, -7.8)], 0.8, shade(c, -0.45))


def turban(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a wound turban with a jewel."""
    s.blob([(-11, -3), (-12, -10), (-6, -16), (3, -17), (11, -12), (11, -5), (4, -6), (-4, -5)], c)
    s.stroke([(-10, -7), (-2, -10), (8, -15)], 0.8, shade(c, -0.5))
    s.stroke([(-8, -12), (2, -9.6), (10, -8)], 0.8, shade(c, -0.5), PAGE)
    s.disc((3, -9.6), 2.6, trim, shade=0.4)


def bird_mask(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a beaked mask under a tricorn."""
    s.blob([(-8, -5), (0, -6), (8, -5), (13, 0), (21, 8), (21, 8), (11, 6.6), (5, 5), (-2, 4), (-8, 2)], trim)
    for x in (0.4, 6.6):
        s.spot((x, -1.6), 1.9, INK, 0, 1.9)
    tricorn(s, c, mix(c, trim, 0.7))


def half_mask(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a cloth over mouth and nose under a hood."""
    s.blob([(-8.4, 1), (-8.4, 1), (0, 2.4), (9.4, 1), (9.4, 1), (9, 7), (3, 12), (-5, 10)], trim)
    hood(s, c, c)


def candles(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a wreath of burning candles."""
    for x in (-6.6, 0, 6.6):
        s.area([(x - 1.7, -15 - (x == 0)), (x + 1.7, -15 - (x == 0)), (x + 1.7, -6), (x - 1.7, -6)], (250,
            243, 226), shade=0.3)  # fmt: skip
        s.blob([(x, -24), (x, -24), (x + 2.4, -18.6), (x, -15.6), (x - 2.4, -18.6)], INKS["amber"], shade=0)
    s.area([(-10, -4.6), (0, -7.4), (10, -5.4), (10, -2), (0, -4), (-10, -1.6)], c, shade=0.4)


def leaves(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a wreath of leaves."""
    for x, y, turn in ((-9, -5, -70), (-6, -9.4, -40), (-1, -11.6, -12), (4, -11, 16), (8.6, -7.6, 48)):
        with s.at(x, y, turn):
            s.blob([(0, 3), (-2.6, -1), (0, -6.4), (0, -6.4), (2.6, -1)], c, shade=0.5)


def mortar(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a scholar's flat cap."""
    s.blob([(-8.6, -3), (-8.6, -3), (-9.4, -9), (9.6, -9), (9.4, -4), (9.4, -4), (0, -6)], c)
    s.area([(-14, -11), (2, -16), (15, -11.6), (0, -7)], c, shade=0.5)
    s.stroke([(0, -11.6), (-11, -9.6), (-12.4, -3)], 0.9, trim)
    s.disc((-12.4, -2), 1.7, trim, CARD, shade=0)


HATS: Final[dict[str, Hat]] = {
    "hood": hood,
    "cowl": cowl,
    "wizard": wizard,
    "witch": witch,
    "wide": wide,
    "tricorn": tricorn,
    "straw": straw,
    "cap": cap,
    "cook": cook,
    "bandana": bandana,
    "headband": headband,
    "feathers": feathers,
    "coif": coif,
    "veil": veil,
    "crown": crown,
    "spikes": spikes,
    "circlet": circlet,
    "stars": stars,
    "antlers": antlers,
    "horns": horns,
    "mitre": mitre,
    "wig": wig,
    "turban": turban,
    "bird_mask": bird_mask,
    "half_mask": half_mask,
    "candles": candles,
    "leaves": leaves,
    "mortar": mortar,
}
