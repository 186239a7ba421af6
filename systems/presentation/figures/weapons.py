"""Weapons and shields. Each is drawn upright with the grip in the origin; `drop` is how far the ground is below.

Every thing in a hand gets its own ink, the ink of its metal, and the mark on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from systems.presentation.figures.curves import both_sides, burst
from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, Sketch
from systems.presentation.palette import Colour, mix, shade

WOOD: Final = (134, 94, 58)
GOLD: Final = INKS["gold"]
WHITE: Final = INKS["white"]


class Stuff(NamedTuple):
    """What a thing is made of, and how far below the hand the ground lies."""

    ink: Colour
    metal: Colour
    drop: float


Thing = Callable[[Sketch, Stuff], None]


def _blade(s: Sketch, w: float, length: float, m: Colour, base: float = -4) -> None:
    s.area([(-w, base), (-w, -length + w * 2), (0, -length), (w, -length + w * 2), (w, base)], m, shade=0)
    s.mark([(0, base), (w, base), (w, -length + w * 2), (0, -length)], shade(m, -0.22), 0, straight=True)


def shaft(s: Sketch, above: float, below: float, ink: Colour = WOOD, wide: float = 3) -> None:
    """Draws a straight pole through the hand."""
    s.area([(-wide / 2, -above), (wide / 2, -above), (wide / 2, below), (-wide / 2, below)], ink, shade=0.5)


def _sword(s: Sketch, t: Stuff) -> None:
    _blade(s, 2.3, 36, t.metal)
    s.area([(-6.4, -5.6), (6.4, -5.6), (6.4, -2.8), (-6.4, -2.8)], GOLD, shade=0.3)
    s.area([(-1.4, -3), (1.4, -3), (1.4, 5), (-1.4, 5)], t.ink, shade=0.3)
    s.disc((0, 6.4), 2.2, GOLD, CARD, shade=0.3)


def _greatsword(s: Sketch, t: Stuff) -> None:
    _blade(s, 3.3, 54, t.metal, -7)
    s.area([(-9, -9), (9, -9), (8, -5.6), (-8, -5.6)], GOLD, shade=0.3)
    s.area([(-1.6, -6), (1.6, -6), (1.6, 9), (-1.6, 9)], t.ink, shade=0.3)
    s.disc((0, 10), 2.8, GOLD, shade=0.3)


def _rapier(s: Sketch, t: Stuff) -> None:
    _blade(s, 1.4, 46, t.metal)
    s.blob([(-5, -4), (0, -7), (6, -4), (5, 2), (2, 5), (3, -1), (-3, -2)], GOLD, shade=0.3)
    s.area([(-1.2, -3), (1.2, -3), (1.2, 5), (-1.2, 5)], t.ink, shade=0.2)


def _sabre(s: Sketch, t: Stuff) -> None:
    s.blob([(-2, -4), (-2, -4), (-1, -18), (6, -32), (12, -37), (12, -37), (9, -24), (3, -12), (2.4, -4),
        (2.4, -4)], t.metal, shade=0.7)  # fmt: skip
    s.area([(-5, -5), (5.4, -5), (5.4, -2.6), (-5, -2.6)], GOLD, shade=0.3)
    s.area([(-1.4, -3), (1.4, -3), (1.4, 5), (-1.4, 5)], t.ink, shade=0.3)


def _dagger(s: Sketch, t: Stuff) -> None:
    _blade(s, 2, 17, t.metal, -3)
    s.area([(-4.4, -4.4), (4.4, -4.4), (4.4, -2.4), (-4.4, -2.4)], GOLD, shade=0.2)
    s.area([(-1.3, -3), (1.3, -3), (1.3, 4.4), (-1.3, 4.4)], t.ink, shade=0.2)


def _knives(s: Sketch, t: Stuff) -> None:
    for turn in (-32, 0, 32):
        with s.at(0, 0, turn):
            _blade(s, 1.9, 19, t.metal, -4)


def _cleaver(s: Sketch, t: Stuff) -> None:
    s.area([(-1.5, 6), (-1.5, -5), (-3, -22), (7, -24), (8, -7), (1.8, -4), (1.8, 6)], t.metal, shade=0.6)
    s.area([(-1.8, 7), (-1.8, -4), (1.8, -4), (1.8, 7)], t.ink, shade=0.3)
    s.spot((4.6, -20), 1.2, shade(t.metal, -0.6))


def _axe(s: Sketch, t: Stuff) -> None:
    shaft(s, 28, 9)
    s.blob([(0.5, -27), (0.5, -27), (8, -31), (13, -29), (13, -29), (15, -22), (13, -15), (13, -15),
        (7, -16), (0.5, -19), (0.5, -19)], t.metal, shade=0.7)  # fmt: skip
    s.area([(-4, -26), (0, -27), (0, -19), (-4, -20)], shade(t.metal, -0.2), CARD, shade=0.2)


def _great_axe(s: Sketch, t: Stuff) -> None:
    shaft(s, 44, 16)
    for side in (-1, 1):
        s.blob([(side, -42), (side, -42), (9 * side, -47), (16 * side, -46), (16 * side, -46),
            (19 * side, -36), (16 * side, -26), (16 * side, -26), (9 * side, -26), (side, -31),
            (side, -31)], t.metal, shade=0.7)  # fmt: skip


def _hammer(s: Sketch, t: Stuff) -> None:
    shaft(s, 26, 9)
    s.area([(-9, -33), (9, -33), (9, -20), (-9, -20)], t.metal, hatch=True)
    s.area([(-11.4, -34), (-7.4, -34), (-7.4, -19), (-11.4, -19)], shade(t.metal, 0.16), shade=0.4)
    s.area([(7.4, -34), (11.4, -34), (11.4, -19), (7.4, -19)], shade(t.metal, -0.08), shade=0.4)


def _mace(s: Sketch, t: Stuff) -> None:
    shaft(s, 22, 8)
    s.area(burst((0, -25), 9.4, 0.68, 8), t.metal)
    s.spot((-2, -27), 2, shade(t.metal, 0.5))


def _club(s: Sketch, t: Stuff) -> None:
    s.blob([(-1.6, 8), (-1.8, -6), (-6, -24), (-5, -34), (1, -37), (7, -33), (7, -24), (2, -6), (1.8, 8)],
        t.ink, hatch=True)  # fmt: skip
    for x, y in ((-2, -30), (3.4, -26), (-0.6, -21)):
        s.spot((x, y), 1.3, shade(t.ink, -0.5))


def _spiked_club(s: Sketch, t: Stuff) -> None:
    for x, y, side in ((-5, -29, -1), (6.4, -31, 1), (5.6, -23, 1), (-4, -21, -1)):
        s.area([(x, y - 2), (x + 6 * side, y), (x, y + 2)], t.metal, shade=0)
    _club(s, t)


def _flail(s: Sketch, t: Stuff) -> None:
    shaft(s, 22, 9)
    s.stroke([(0, -22), (7, -26), (12, -20), (13, -14)], 1.5, (40, 42, 52), 0)
    s.area(burst((13, -8), 7.4, 0.62, 7), t.metal)


def _spear(s: Sketch, t: Stuff) -> None:
    shaft(s, 44, t.drop)
    s.area([(0, -62), (4.4, -50), (1.6, -42), (-1.6, -42), (-4.4, -50)], t.metal, shade=0.6)


def _pike(s: Sketch, t: Stuff) -> None:
    shaft(s, 62, t.drop)
    s.area([(0, -78), (3, -66), (1.6, -58), (-1.6, -58), (-3, -66)], t.metal, shade=0.5)


def _halberd(s: Sketch, t: Stuff) -> None:
    shaft(s, 52, t.drop)
    s.area([(0, -70), (2.6, -56), (0, -50), (-2.6, -56)], t.metal, shade=0.4)
    s.blob([(1, -53), (1, -53), (10, -57), (13, -48), (10, -38), (10, -38), (1, -43), (1, -43)], t.metal,
        shade=0.6)  # fmt: skip
    s.area([(-1, -51), (-9, -47), (-1, -44)], t.metal, shade=0.3)


def _lance(s: Sketch, t: Stuff) -> None:
    s.area([(-3.6, -6), (-1.2, -66), (1.2, -66), (3.6, -6)], t.ink, shade=0.6)
    for y in (-20, -36, -52):
        s.area(
            [(-2.8, y), (2.8, y + 5), (2.6, y + 9), (-2.8, y + 4)], WHITE, CARD, shade=0, line=0.5, rim=False
        )
    s.area([(-1.4, -4), (1.4, -4), (1.4, 16), (-1.4, 16)], t.ink, shade=0.4)
    s.area([(-6, -4), (6, -4), (3.6, -10), (-3.6, -10)], t.metal, shade=0.3)


def _trident(s: Sketch, t: Stuff) -> None:
    shaft(s, 42, t.drop)
    s.area([(-1.4, -42), (-8, -46), (-8.6, -58), (-10.6, -57), (-7.4, -64), (-4.4, -57), (-6, -57.6),
        (-5.6, -48), (-1.4, -47), (-1.4, -60), (-3, -60), (0, -68), (3, -60), (1.4, -60), (1.4, -47),
        (5.6, -48), (6, -57.6), (4.4, -57), (7.4, -64), (10.6, -57), (8.6, -58), (8, -46), (1.4, -42)],
        t.metal, shade=0.3)  # fmt: skip


def _harpoon(s: Sketch, t: Stuff) -> None:
    shaft(s, 44, t.drop)
    s.area([(0, -68), (7, -52), (2, -55), (1.6, -44), (-1.6, -44), (-2, -55), (-7, -52)], t.metal, shade=0.4)
    s.stroke([(0, -40), (5, -26), (-4, -12), (4, 2)], 1, (236, 226, 200))


def _scythe(s: Sketch, t: Stuff) -> None:
    shaft(s, 50, t.drop)
    s.blob([(-2, -51), (-2, -51), (12, -55), (26, -46), (32, -34), (32, -34), (22, -42), (10, -46),
        (-2, -45), (-2, -45)], t.metal, shade=0.6)  # fmt: skip


def _pitchfork(s: Sketch, t: Stuff) -> None:
    shaft(s, 40, t.drop)
    for x in (-6, 0, 6):
        s.limb([(x, -58), (x, -46), (0, -41)], (1.2, 2.2), t.metal, shade=0.2)


def _bow(s: Sketch, t: Stuff) -> None:
    s.stroke([(-3.6, -30), (-16, 0), (-3.6, 30)], 0.8, INKS["cream"], CARD)
    s.limb([(-5, -31), (0, -24), (4, -10), (2.6, 0), (4, 10), (0, 24), (-5, 31)], (1.8, 3.4, 3.8, 3.4, 1.8),
        t.ink, shade=0.5)  # fmt: skip
    s.area([(-22, -0.9), (14, -0.9), (14, 0.9), (-22, 0.9)], (236, 226, 200), shade=0, line=0.8)
    s.area([(12, -3), (19, 0), (12, 3)], t.metal, shade=0)


def _bow_rest(s: Sketch, t: Stuff) -> None:
    s.stroke([(-4, -34), (-4, 34)], 0.8, INKS["cream"], CARD)
    s.limb([(-5, -35), (0, -27), (4.6, -11), (3, 0), (4.6, 11), (0, 27), (-5, 35)], (1.8, 3.4, 4, 3.4, 1.8),
        t.ink, shade=0.5)  # fmt: skip


def _crossbow(s: Sketch, t: Stuff) -> None:
    s.area([(-2.4, -26), (2.4, -26), (3.4, 14), (-3.4, 14)], t.ink, shade=0.5)
    s.limb([(-18, -12), (-12, -20), (0, -23), (12, -20), (18, -12)], (2, 3.6, 4, 3.6, 2), t.metal, shade=0.5)
    s.stroke([(-17, -12), (0, -4), (17, -12)], 0.9, WHITE)
    s.area([(0, -36), (3, -30), (-3, -30)], t.metal, shade=0)


def _whip(s: Sketch, t: Stuff) -> None:
    s.limb([(0, 4), (0, -6), (6, -24), (20, -30), (28, -20), (22, -10), (16, -16)], (3.4, 2.6, 1.8, 0.8),
        t.ink, shade=0.4)  # fmt: skip


def _net(s: Sketch, t: Stuff) -> None:
    s.blob([(0, -4), (10, 0), (15, 12), (11, 26), (0, 30), (-11, 25), (-13, 12), (-8, 0)], mix(t.ink, WHITE,
        0.35))  # fmt: skip
    for i in range(-2, 3):
        s.stroke([(i * 2.4, -2), (i * 6, 14), (i * 4.4, 28)], 0.9, shade(t.ink, -0.3))
    for y in (6, 14, 22):
        s.stroke([(-11.6, y), (0, y + 3), (13, y)], 0.9, shade(t.ink, -0.3))


# ------------------------------------------------------------------------------- shields


def _shield(s: Sketch, t: Stuff) -> None:
    outline = both_sides([(0, -17), (12, -15), (13, -2), (8, 11), (0, 18)])
    s.blob([(-12, -15), (-12, -15), (0, -17), (12, -15), (12, -15), *outline[2:-1]], t.ink, hatch=True)
    s.mark([(-2, -15), (2, -15), (2, 15), (-2, 15)], t.metal, 0, straight=True)
    s.mark([(-11.4, -4), (11.4, -4), (11.4, 0), (-11.4, 0)], t.metal, 0, straight=True)


def _round_shield(s: Sketch, t: Stuff) -> None:
    s.disc((0, 0), 15, t.metal)
    s.disc((0, 0), 12, t.ink, shade=0.6)
    s.mark([(0, 0), (0, -11.4), (8, -8), (11.4, 0)], WHITE, straight=True)
    s.mark([(0, 0), (0, 11.4), (-8, 8), (-11.4, 0)], WHITE, straight=True)
    s.disc((0, 0), 4, t.metal, shade=0.4)


def _tower_shield(s: Sketch, t: Stuff) -> None:
    s.area([(-12, -24), (-8, -28), (8, -28), (12, -24), (12, 24), (8, 28), (-8, 28), (-12, 24)], t.metal)
    s.area([(-9, -22), (9, -22), (9, 22), (-9, 22)], t.ink, hatch=True, line=0.8)
    s.area([(0, -15), (6, 0), (0, 15), (-6, 0)], t.metal, shade=0.4, line=0.8)


WEAPONS: Final[dict[str, Thing]] = {
    "sword": _sword,
    "greatsword": _greatsword,
    "rapier": _rapier,
    "sabre": _sabre,
    "dagger": _dagger,
    "knives": _knives,
    "cleaver": _cleaver,
    "axe": _axe,
    "great_axe": _great_axe,
    "hammer": _hammer,
    "mace": _mace,
    "club": _club,
    "spiked_club": _spiked_club,
    "flail": _flail,
    "spear": _spear,
    "pike": _pike,
    "halberd": _halberd,
    "lance": _lance,
    "trident": _trident,
    "harpoon": _harpoon,
    "scythe": _scythe,
    "pitchfork": _pitchfork,
    "bow": _bow,
    "bow_rest": _bow_rest,
    "crossbow": _crossbow,
    "whip": _whip,
    "net": _net,
    "shield": _shield,
    "round_shield": _round_shield,
    "tower_shield": _tower_shield,
}
