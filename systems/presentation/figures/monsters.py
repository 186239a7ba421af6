"""Swarms, spirits and what reaches out of the deep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from systems.presentation.figures.curves import Spot
from systems.presentation.figures.inks import INKS, ink
from systems.presentation.figures.recipes import Monster, Swarm, Wraith
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.palette import INK, Colour, mix, shade

WHITE: Final = INKS["white"]
# Where each rat sits, from back to front: place, size, mirrored.
RATS: Final[tuple[tuple[Spot, float, bool], ...]] = (((-2, -42), 0.86, True), ((-24, -24), 0.9, False),
    ((24, -25), 0.9, True), ((3, -24), 1.0, False), ((-34, 0), 1.05, True), ((36, 0), 1.05, False), ((0, 0),
    1.25, False))  # fmt: skip
CROWS: Final[tuple[tuple[Spot, float, bool, bool], ...]] = (((-36, -64), 0.8, False, True), ((38, -70),
    0.85, True, True), ((2, -78), 0.9, False, True), ((-30, 0), 0.95, False, False), ((33, -2), 0.95, True,
    False), ((0, 0), 1.3, False, False))  # fmt: skip


# ------------------------------------------------------------------------------- swarms


def draw_swarm(s: Sketch, look: Swarm) -> None:
    """Draws a heap of small animals."""
    if look.crowd == "rats":
        for i, ((x, y), grow, flip) in enumerate(RATS):
            with s.at(x, y, 0, grow, flip):
                _rat(s, ink(look.second if i % 3 == 1 else look.coat), ink(look.eye))
        s.look_here((4, -20), 31)
        return
    for i, ((x, y), grow, flip, flying) in enumerate(CROWS):
        with s.at(x, y, 0, grow, flip):
            part = _flying_crow if flying else _sitting_crow
            part(s, ink(look.second if i == 5 else look.coat), ink(look.eye))
    s.look_here((6, -38), 36)


def _rat(s: Sketch, coat: Colour, eye: Colour) -> None:
    s.limb([(-14, -4), (-25, -3), (-31, -11), (-25, -18)], (4, 2.6, 1), (226, 160, 156), shade=0.3)
    s.blob([(-19, -2), (-17, -14), (-6, -21), (6, -17), (12, -6), (8, 0), (-14, 0)], coat)
    s.disc((3, -20), 5, mix(coat, (226, 160, 156), 0.5), shade=0.4)
    s.blob([(-1, -8), (2, -17), (9, -18), (17, -11), (22, -6), (20, -3), (10, -2), (3, -2)], coat)
    s.spot((21, -5.4), 1.9, (226, 140, 140), 0)
    s.spot((11, -11.4), 2, eye, 0)
    s.mark([(15, -3), (17.4, -3), (16.6, 1.4), (15.4, 1.4)], WHITE, straight=True)
    s.stroke([(17, -6), (26, -9)], 0.6, INK, PAGE)
    s.stroke([(17, -5), (27, -4)], 0.6, INK, PAGE)
    for x in (-9, 5):
        s.blob([(x - 3, 1), (x - 3, -3), (x + 3, -3), (x + 6, 1)], (226, 160, 156), CARD, shade=0)


def _sitting_crow(s: Sketch, coat: Colour, eye: Colour) -> None:
    for x in (-3, 4):
        s.stroke([(x, -9), (x + 1, 0)], 1.6, (116, 100, 80), 0)
        s.stroke([(x - 3, 0), (x + 6, 0)], 1.4, (116, 100, 80), 0)
    s.area([(-10, -14), (-30, -2), (-26, -8), (-32, -10), (-12, -24)], shade(coat, -0.2))
    s.blob([(-16, -12), (-10, -28), (2, -38), (12, -36), (14, -22), (8, -9), (-6, -6)], coat, hatch=True)
    s.blob([(-16, -12), (-8, -27), (3, -27), (0, -14), (-20, -4), (-20, -4)], shade(coat, -0.14))
    s.blob([(0, -36), (3, -46), (12, -48), (17, -41), (14, -32), (5, -31)], coat)
    s.area([(15, -44), (31, -38), (15, -35)], (92, 88, 84), shade=0.4)
    s.spot((11.4, -41.4), 2, eye, 0)
    s.spot((11.7, -41.4), 0.9, INK)


def _flying_crow(s: Sketch, coat: Colour, eye: Colour) -> None:
    s.area([(-8, -2), (-26, 4), (-24, -1), (-28, -5), (-9, -8)], shade(coat, -0.2))
    s.area([(-4, -8), (-14, -34), (-4, -28), (0, -36), (5, -27), (11, -31), (9, -8)], shade(coat, -0.2))
    s.blob([(-12, -5), (-2, -12), (12, -11), (18, -6), (8, 1), (-6, 1)], coat)
    s.area([(-2, -8), (-22, -22), (-16, -23), (-26, -34), (-12, -29), (-10, -36), (2, -24), (8, -8)], coat)
    s.disc((17, -9), 6, coat, shade=0.5)
    s.area([(21, -12), (33, -7), (21, -5)], (92, 88, 84), shade=0.3)
    s.spot((18.4, -10), 1.5, eye, 0)


# ------------------------------------------------------------------------------- spirits


def draw_wraith(s: Sketch, look: Wraith) -> None:
    """Draws a spirit that floats above the ground."""
    if look.spirit == "wisp":
        _wisp(s, ink(look.core), ink(look.glow), ink(look.eye))
    else:
        _storm(s, ink(look.core), ink(look.glow), ink(look.eye))


def _wisp(s: Sketch, core: Colour, glow: Colour, eye: Colour) -> None:
    s.oval((0, 2), 26, 4, shade(glow, -0.3), shade=0)
    for x, lean, tall in ((-22, -7, 20), (-18, -2, 13), (20, 3, 15), (25, 9, 22)):
        s.limb([(x, 2), (x + lean * 0.3, -tall * 0.6), (x + lean, -tall)], (3.4, 2.4, 0.8), INKS["moss"],
            shade=0)  # fmt: skip
    s.blob([(0, -12), (-20, -22), (-25, -42), (-15, -60), (-15, -60), (-12, -50), (-10, -70), (3, -92),
        (3, -92), (4, -72), (14, -62), (16, -76), (16, -76), (24, -54), (24, -36), (16, -18)], glow)  # fmt: skip
    s.blob([(0, -17), (-14, -26), (-16, -42), (-8, -54), (2, -70), (6, -56), (14, -48), (16, -34),
        (11, -22)], core, shade=0)  # fmt: skip
    for x in (-4, 7):
        s.spot((x, -40), 3, eye, 0, 5)
    s.blob([(-5, -29), (-5, -29), (2, -27), (9, -30), (9, -30), (5, -23), (0, -23)], eye, shade=0, line=0)
    for x, y, r in ((-32, -52, 4), (34, -60, 4.6), (-27, -80, 3), (28, -30, 3)):
        s.disc((x, y), r, core, shade=0)


def _storm(s: Sketch, cloud: Colour, bolt: Colour, eye: Colour) -> None:
    dark = shade(cloud, -0.26)
    s.area([(-6, -36), (18, -34), (6, -20), (14, -20), (-6, 6), (-1, -13), (-10, -12)], bolt, shade=0.3)
    s.blob([(-20, -48), (20, -48), (14, -38), (18, -30), (6, -30), (4, -22), (-4, -26), (-14, -28),
        (-12, -38)], dark)  # fmt: skip
    for side in (-1, 1):
        s.limb([(22 * side, -74), (44 * side, -66), (46 * side, -88)], (22, 17, 12), dark)
        with s.at(47 * side, -94, 14 * side):
            s.area([(2, -30), (-8, -8), (-1, -9), (-5, 12), (9, -12), (2, -12), (9, -28)], bolt, shade=0.2)
        for x, y, r in ((44, -66, 10), (47, -84, 8)):
            s.disc((x * side, y), r, cloud)
    for x, y, r in ((-22, -72, 17), (22, -72, 17), (-12, -56, 15), (13, -56, 15), (0, -72, 20)):
        s.disc((x, y), r, cloud, shade=1.3)
    s.blob([(-17, -96), (-18, -108), (-8, -118), (6, -118), (17, -110), (17, -96), (8, -86), (-8, -86)],
        shade(cloud, 0.12))  # fmt: skip
    for x, y, r in ((-14, -112, 8), (-2, -119, 9), (11, -115, 8)):
        s.disc((x, y), r, dark, shade=0.8)
    for x, side in ((-4, 1), (9, -1)):
        s.mark([(x - 5, -103 - 2 * side), (x - 5, -103 - 2 * side), (x + 5, -103 + 2 * side),
            (x + 5, -103 + 2 * side), (x, -97)], eye, 0)  # fmt: skip
    s.stroke([(-4, -91), (3, -93), (9, -91)], 1.8, INK, 0)


# ------------------------------------------------------------------------------- the deep


def draw_monster(s: Sketch, look: Monster) -> None:
    """Draws what rises from water or mud."""
    DEEPS[look.deep](s, ink(look.hide), ink(look.belly), ink(look.eye))


def _tentacle(s: Sketch, way: list[Spot], hide: Colour, belly: Colour, wide: float = 13) -> None:
    s.limb(way, (wide, wide * 0.8, wide * 0.56, 1.4), hide)
    for i in range(1, len(way) - 1):
        for t in (0.0, 0.5):
            x = way[i][0] + (way[i + 1][0] - way[i][0]) * t
            y = way[i][1] + (way[i + 1][1] - way[i][1]) * t
            s.spot((x, y), wide * 0.17 * (1.3 - 0.18 * i), belly)


def _kraken(s: Sketch, hide: Colour, belly: Colour, eye: Colour) -> None:
    for side in (-1, 1):
        _tentacle(s, [(20 * side, -10), (50 * side, -22), (56 * side, -58), (40 * side, -72),
            (34 * side, -58)], shade(hide, -0.14), belly)  # fmt: skip
    s.blob([(-26, 0), (-32, -34), (-24, -72), (-8, -100), (6, -106), (6, -106), (24, -84), (32, -56),
        (30, -26), (24, 0)], hide, hatch=True)  # fmt: skip
    for x, y, r in ((-10, -80, 4), (4, -88, 3), (12, -74, 4.4), (-16, -62, 3.2)):
        s.spot((x, y), r, shade(hide, 0.22))
    _kraken_eyes(s, hide, eye)
    for way in (
        [(-22, -4), (-44, -8), (-64, -24), (-72, -46), (-60, -52)],
        [(22, -4), (46, -6), (68, -18), (78, -42), (66, -50)],
        [(-8, -6), (-22, -16), (-38, -10), (-44, 4)],
        [(10, -6), (26, -18), (42, -10), (48, 4)],
    ):
        _tentacle(s, way, hide, belly)
    _sea(s, 74)


def _kraken_eyes(s: Sketch, hide: Colour, eye: Colour) -> None:
    for x, wide in ((-9, 9), (15, 7.6)):
        s.oval((x, -36), wide, wide * 1.06, eye, shade=0.4)
        s.spot((x + 1, -36), wide * 0.3, INK, 0, wide * 0.74)
        s.area(
            [
                (x - wide - 2, -47),
                (x + wide + 1, -42 if x < 0 else -47),
                (x + wide + 1, -39),
                (x - wide - 2, -42),
            ],
            shade(hide, -0.3),
            shade=0,
            line=0.8,
            rim=False,
        )


def _sea(s: Sketch, wide: float) -> None:
    water = (88, 150, 176)
    crest = [(-wide + i * wide / 6, -3 - (3 if i % 2 else 0)) for i in range(13)]
    s.blob([*crest, (wide, 9), (wide, 9), (-wide, 9), (-wide, 9)], water, shade=0)
    for x in (-50, -18, 16, 46):
        s.stroke([(x - 9, 3), (x, 1), (x + 9, 3)], 1.2, shade(water, 0.6))


def _mire(s: Sketch, hide: Colour, belly: Colour, eye: Colour) -> None:
    for way in (
        [(-32, -4), (-48, -28), (-42, -56), (-54, -68)],
        [(34, -4), (52, -24), (46, -50), (58, -64), (64, -54)],
    ):
        s.limb(way, (17, 12, 8, 5), shade(hide, -0.12))
    for x, lean in ((-24, -4), (-18, 2), (26, 3)):
        s.limb([(x, -30), (x + lean, -66)], (2, 1.4), INKS["moss"], shade=0)
        s.limb([(x + lean, -68), (x + lean * 1.2, -80)], (5, 5), INKS["brown"], shade=0.4)
    s.blob([(-62, 4), (-50, -8), (-38, -34), (-20, -54), (2, -60), (24, -52), (40, -32), (52, -8), (64, 4),
        (0, 10)], hide, hatch=True)  # fmt: skip
    s.blob([(-28, -22), (-28, -22), (-12, -30), (6, -31), (28, -24), (28, -24), (22, -6), (2, 0),
        (-20, -5)], (62, 46, 40), shade=0)  # fmt: skip
    for x, turn in ((-20, 8), (-8, 0), (6, 0), (19, -10)):
        with s.at(x, -26, turn):
            s.area([(-3.4, -2), (0, 9), (3.4, -2)], INKS["bone"], shade=0.3, line=0.7, rim=False)
    for x, r in ((-12, 6.4), (14, 5.4)):
        s.oval((x, -44), r, r * 0.84, eye, shade=0.3)
        s.spot((x + 1, -44), r * 0.34, INK, 0, r * 0.7)
    with s.at(4, -8, 24):
        s.blob([(-3, 0), (-3, 0), (-3, -13), (-3, -13), (4, -13), (4, -13), (4, -5), (10, -3), (10, 0),
            (10, 0)], INKS["leather"], rim=False)  # fmt: skip
    for x, y, r in ((-42, -6, 4), (44, -10, 3.4), (-33, -22, 2.6)):
        s.disc((x, y), r, belly, CARD, shade=0.4)


DEEPS: Final[dict[str, Callable[[Sketch, Colour, Colour, Colour], None]]] = {"kraken": _kraken, "mire": _mire}
