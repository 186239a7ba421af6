"""Helmets, in the frame of a head (see `heads`)."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.hats import HOLLOW, Hat
from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.palette import INK, Colour, shade


def _dome(s: Sketch, c: Colour) -> None:
    s.blob([(-10, -1), (-10, -1), (-10.6, -7), (-6, -12.4), (0, -13.6), (6, -12.4), (10.6, -7), (10.4, -2),
        (10.4, -2), (0, -4)], c)  # fmt: skip
    s.stroke([(-6.6, -8), (-4, -10.6), (-1, -11.6)], (0.3, 1.2, 0.3), shade(c, 0.55), PAGE)


def nasal(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a round helmet with a nose guard."""
    s.blob([(-10, -1), (-10, -1), (-9, -9), (-3, -14), (1, -17), (1, -17), (5, -13.6), (10, -7),
        (10.4, -1.6), (10.4, -1.6), (0, -3.4)], c)  # fmt: skip
    s.area([(-10.4, -4), (0, -6), (10.6, -4.6), (10.6, -1), (0, -2.6), (-10.4, -0.4)], trim, shade=0.4,
        line=0.8)  # fmt: skip
    s.area([(3, -4), (6, -4), (5.8, 4), (3.4, 4)], trim, shade=0, line=0.8)


def kettle(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a soldier's brimmed helmet."""
    s.blob([(-8, -5), (-8, -5), (-7, -12), (0, -14.6), (7, -12), (8.6, -5), (8.6, -5)], c)
    s.blob([(-14.6, -1.4), (-8, -6), (0, -7), (8, -6.4), (15, -2.4), (8, -3.6), (0, -4), (-8, -2.8)], c)


def great(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a closed bucket helmet."""
    s.area([(-10, -9), (-4, -13), (5, -13), (10.6, -9.6), (10.4, 8), (6, 11.6), (-4, 11.6), (-10, 8)], c)
    s.area([(3, -12.6), (6, -12.6), (6.2, 11), (3.2, 11)], trim, shade=0, line=0.8)
    s.area([(-8, -3.4), (10.4, -3.4), (10.4, -0.8), (-8, -0.6)], HOLLOW, shade=0, line=0)
    s.mark([(3, -4), (6.2, -4), (6.2, 0), (3, 0)], trim, straight=True)
    for x in (-4.4, -1.4, 8.4):
        for y in (3.4, 6.4):
            s.spot((x, y), 0.6, INK, PAGE)


def visor(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a knight's pointed visor with a plume."""
    s.blob([(-2, -12), (-8, -20), (-17, -22), (-23, -14), (-22, -4), (-22, -4), (-17, -11), (-11, -10),
        (-7, -6)], trim)  # fmt: skip
    _dome(s, c)
    s.blob([(-9.6, -3), (-9.6, -3), (0, -5.4), (9, -4.6), (14.6, 2.6), (14.6, 2.6), (8, 10), (0, 11.6),
        (-7, 9)], c)  # fmt: skip
    s.area([(0, -2), (11.4, -1.2), (12.4, 0.6), (0, 0.4)], HOLLOW, 0, shade=0, line=0, rim=False)
    for x in (4, 7, 10):
        s.stroke([(x, 4), (x - 0.6, 7)], 0.9, HOLLOW)


def horned(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a helmet with two horns."""
    for side in (-1, 1):
        s.limb([(8 * side, -7), (15 * side, -9), (18 * side, -15), (16 * side, -22)], (5.4, 3.4, 0.8), (240,
            230, 204))  # fmt: skip
    nasal(s, c, trim)


def winged(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a helmet with two white wings."""
    for side in (-1, 1):
        s.blob([(7 * side, -4), (11 * side, -14), (16 * side, -22), (16 * side, -22), (17 * side, -14),
            (15 * side, -8), (12 * side, -3)], INKS["white"])  # fmt: skip
        s.stroke([(10 * side, -6), (13 * side, -12), (15.4 * side, -18)], 0.7, (150, 152, 160), PAGE)
    nasal(s, c, trim)


def plumed(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws an officer's crested helmet."""
    s.blob([(9, -12), (4, -19), (-6, -20), (-14, -14), (-16, -3), (-16, -3), (-10, -8), (-4, -12),
        (4, -13)], trim)  # fmt: skip
    _dome(s, c)
    s.blob([(-10.4, -3), (-10.4, -3), (-5.6, -2), (-4, 3), (-5.4, 9), (-5.4, 9), (-10, 6)], c)


def miner(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a leather cap with a lamp."""
    _dome(s, c)
    s.area([(-10.6, -4), (0, -6), (10.8, -4.6), (10.8, -1.4), (0, -2.8), (-10.6, -0.6)], shade(c, -0.18),
        shade=0.3, line=0.8)  # fmt: skip
    s.disc((4.4, -8), 3.6, trim, shade=0.3)
    s.spot((4, -8.4), 1.7, INKS["white"])


def scrap(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a dented pot with a spike."""
    s.area([(-2, -12), (1, -21), (4, -12)], trim)
    s.area([(-10.4, -2), (-10, -9), (-4, -12.6), (3, -11.6), (8, -12), (10.6, -6), (10.6, -2.6), (2, -4.6)],
        c)  # fmt: skip
    s.stroke([(-6, -9), (-3, -6.4), (-5, -4)], 0.9, INK, CARD)


def eagle(s: Sketch, c: Colour, trim: Colour) -> None:
    """Draws a helmet shaped like a bird's head."""
    _dome(s, c)
    s.blob([(4, -10), (9, -11), (15, -6), (14, -1), (14, -1), (11, -4.4), (5, -5)], trim)
    s.spot((6, -8), 1.2, INK)


HELMS: Final[dict[str, Hat]] = {
    "nasal": nasal,
    "kettle": kettle,
    "great": great,
    "visor": visor,
    "horned": horned,
    "winged": winged,
    "plumed": plumed,
    "miner": miner,
    "scrap": scrap,
    "eagle": eagle,
}
