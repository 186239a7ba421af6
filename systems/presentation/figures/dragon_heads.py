"""Heads of dragons in profile, facing right: horns, frills, crowns and what they breathe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from systems.presentation.figures.curves import Spot
from systems.presentation.figures.inks import INKS, ink
from systems.presentation.figures.recipes import Dragon
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.snouts import fierce_eye, teeth
from systems.presentation.palette import INK, Colour, shade

MOUTH: Final = (120, 30, 40)


def draw_dragon_head(s: Sketch, look: Dragon, place: Spot, grow: float) -> None:
    """Draws a head around a place, with its breath."""
    with s.at(*place, 0, grow):
        s.look_here((-2, 3), 30)
        if look.breath != "none":
            with s.at(19, 4, 0):
                BREATHS[look.breath](s)
        HORNS[look.horns](s, ink(look.horn), ink(look.spines))
        if look.pose == "nestling":
            _young(s, look)
        else:
            _grown(s, look)
        if look.crowned:
            _crown(s)


def _grown(s: Sketch, look: Dragon) -> None:
    scales = ink(look.scales)
    drop = 4.6 if look.breath != "none" else 1.4
    s.mark([(-2, 3), (16, 3), (15, 5 + drop), (-2, 8)], MOUTH, 0, straight=True)
    s.blob([(-7, 4), (-2, 6 + drop * 0.6), (8, 5 + drop), (17, 4 + drop), (18, 7 + drop), (9, 10 + drop),
        (-4, 11), (-9, 8)], shade(scales, -0.1), shade=0.5)  # fmt: skip
    s.blob([(-12, 3), (-9, -7), (-1, -10), (6, -6.4), (13, -6), (19.6, -4), (21.6, 0), (19, 3.6), (9, 4.4),
        (0, 5.4), (-6, 9)], scales)  # fmt: skip
    s.blob([(14, -5), (16, -8.4), (20, -6.4), (20, -3)], scales, CARD, shade=0.3, line=0.8)
    s.spot((18.2, -3), 1, INK)
    teeth(s, 4, 19, 3.8, 5, 3.4, 0)
    if look.blind:
        s.stroke([(-2, -4), (2, -3), (6, -4)], 1.3, shade(scales, -0.5), 0)
        s.stroke([(-1, -6.6), (5, -1)], 0.9, shade(scales, -0.45))
    else:
        fierce_eye(s, 2.6, -3.4, ink(look.eye))
    s.stroke([(-8, 0), (-5, 2.4), (-6, 5)], 0.9, shade(scales, -0.4), PAGE)


def _young(s: Sketch, look: Dragon) -> None:
    scales = ink(look.scales)
    s.blob([(-12, 2), (-10, -8), (-1, -12), (8, -8), (14, -2), (17, 2), (14, 7), (4, 10), (-7, 9)], scales)
    s.spot((14.6, 0.6), 0.9, INK)
    s.stroke([(15, 4.4), (9, 6), (3, 5)], 1)
    for x, r in ((0.6, 3.7), (8, 3)):
        s.oval((x, -2.6), r, r * 1.15, INKS["white"], line=0.6, shade=0, rim=False)
        s.spot((x + 0.8, -2.2), r * 0.6, INK, 0)
        s.spot((x + 0.2, -3.4), r * 0.22, INKS["white"], PAGE)


def _crown(s: Sketch) -> None:
    gold = INKS["gold"]
    with s.at(-2, -8.4, -10):
        s.area([(-8, 1), (-10, -11), (-4.6, -5), (0, -13), (4, -5), (9, -11), (7.6, 1)], gold)
        s.spot((-0.4, -2.4), 1.7, INKS["crimson"])


# ------------------------------------------------------------------------------- horns


def _swept(s: Sketch, horn: Colour, spines: Colour) -> None:
    s.limb([(0, -6), (-12, -15), (-26, -17)], (6.4, 5, 0.8), shade(horn, -0.15))
    s.limb([(-5, -4), (-18, -9), (-30, -7)], (7, 5.4, 0.8), horn)


def _ram(s: Sketch, horn: Colour, spines: Colour) -> None:
    s.limb([(-3, -7), (-14, -14), (-23, -7), (-20, 4), (-11, 5), (-10, -1)], (9, 8, 6.4, 4.4, 1), horn)
    for x, y in ((-9, -12), (-17, -12), (-22, -5)):
        s.stroke([(x - 2, y - 2.4), (x + 2.4, y + 2.4)], 0.9, shade(horn, -0.45))


def _antlers(s: Sketch, horn: Colour, spines: Colour) -> None:
    for grow, dx, tone in ((0.9, 5, -0.15), (1, 0, 0)):
        with s.at(dx - 3, -6, 0, grow):
            ink_ = shade(horn, tone)
            s.limb([(0, 0), (-9, -13), (-10, -27), (-18, -36)], (5, 3.6, 1), ink_)
            s.limb([(-8, -11), (1, -20), (2, -30)], (3.6, 0.9), ink_)
            s.limb([(-10, -24), (-1, -33)], (3, 0.9), ink_)
            s.limb([(-9, -17), (-20, -21)], (3, 0.9), ink_)


def _crown_horns(s: Sketch, horn: Colour, spines: Colour) -> None:
    for turn, long in ((-84, 20), (-62, 27), (-40, 30), (-18, 25)):
        with s.at(-4, -3, turn):
            s.area([(-3.4, 0), (0, -long), (3.4, 0)], horn, shade=0.5)


def _ice(s: Sketch, horn: Colour, spines: Colour) -> None:
    for turn, long in ((-96, 18), (-72, 27), (-48, 33), (-24, 30), (2, 22), (24, 14)):
        with s.at(-3, -4, turn):
            s.area([(-4, 0), (-2.6, -long * 0.8), (0, -long), (2.6, -long * 0.8), (4, 0)], horn, shade=0.5)
            s.mark([(-1, -2), (-1, -long * 0.8), (0.6, -long * 0.7)], INKS["white"], CARD, straight=True)


def _forked(s: Sketch, horn: Colour, spines: Colour) -> None:
    for dx, turn in ((4, 18), (-4, -8)):
        with s.at(dx, -6, turn):
            s.area([(-3, 0), (-9, -12), (-4, -12), (-12, -26), (-6, -25), (-16, -42), (2, -21), (-2, -22),
                (5, -9), (1, -9), (3, 0)], horn, shade=0.4)  # fmt: skip


def _frill(s: Sketch, horn: Colour, spines: Colour) -> None:
    s.area([(-4, -8), (-10, -24), (-12, -15), (-22, -22), (-19, -12), (-30, -12), (-22, -4), (-30, 4),
        (-19, 4), (-24, 14), (-12, 9), (-6, 8)], spines)  # fmt: skip
    for x, y in ((-10, -22), (-21, -20), (-28, -11), (-28, 3)):
        s.stroke([(-6, -1), (x, y)], 0.9, shade(spines, -0.4))


def _none(s: Sketch, horn: Colour, spines: Colour) -> None:
    """Leaves the head without horns."""


HORNS: Final[dict[str, Callable[[Sketch, Colour, Colour], None]]] = {
    "none": _none,
    "swept": _swept,
    "ram": _ram,
    "antlers": _antlers,
    "crown": _crown_horns,
    "ice": _ice,
    "forked": _forked,
    "frill": _frill,
}


# ------------------------------------------------------------------------------- breath


def _fire(s: Sketch) -> None:
    s.blob([(-4, -1), (-4, -1), (10, -8), (18, -6), (30, -12), (30, -12), (27, -3), (36, 0), (36, 0),
        (27, 5), (30, 13), (30, 13), (16, 9), (8, 8), (-4, 3), (-4, 3)], INKS["orange"], shade=0)  # fmt: skip
    s.mark([(-3, 0), (10, -3), (18, -2), (26, -1), (18, 3), (10, 4), (-3, 2)], (250, 214, 120), 0)


def _frost(s: Sketch) -> None:
    s.blob([(-4, 0), (-4, 0), (10, -7), (22, -9), (32, -5), (30, 4), (34, 9), (24, 12), (10, 8), (-4, 3),
        (-4, 3)], INKS["ice"], shade=0)  # fmt: skip
    for x, y, r in ((10, 0, 2.4), (18, 4, 2.8), (20, -4, 2.2), (27, 1, 2.4)):
        s.area([(x, y - r * 1.6), (x + r, y), (x, y + r * 1.6), (x - r, y)], INKS["white"], CARD, shade=0,
            line=0.6, rim=False)  # fmt: skip


def _bolt(s: Sketch) -> None:
    s.area([(-4, -1), (12, -7), (9, -1), (23, -7), (20, 0), (38, -4), (21, 10), (23, 4), (10, 9), (12, 3),
        (-4, 4)], (250, 214, 90), shade=0)  # fmt: skip


def _spores(s: Sketch) -> None:
    for x, y, r in ((6, 1, 5), (14, -3, 5.4), (15, 6, 5), (24, 1, 6.4), (32, -4, 4)):
        s.disc((x, y), r, (166, 196, 96), shade=0.5)


def _silent(s: Sketch) -> None:
    """Leaves the jaws closed."""


BREATHS: Final[dict[str, Callable[[Sketch], None]]] = {
    "none": _silent,
    "fire": _fire,
    "frost": _frost,
    "bolt": _bolt,
    "spores": _spores,
}
