"""Goods, tools and instruments in a hand; the same frame as in `weapons`: upright, the grip in the origin."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.inks import INKS
from systems.presentation.figures.props import FIRE
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.weapons import GOLD, WHITE, WOOD, Stuff, Thing, shaft
from systems.presentation.palette import INK, shade


def _purse(s: Sketch, t: Stuff) -> None:
    s.blob([(-3, -3), (3, -3), (4, 1), (9, 9), (8, 16), (0, 19), (-8, 16), (-9, 9), (-4, 1)], t.ink)
    s.area([(-4, -1), (4, -1), (4, 2), (-4, 2)], GOLD, shade=0)
    s.disc((0, 10), 3.4, GOLD, CARD, shade=0.3)


def _coins(s: Sketch, t: Stuff) -> None:
    for x, y in ((-5, -6), (5, -7), (0, -12), (1, -21)):
        s.disc((x, y), 4, GOLD, shade=0.5)


def _keys(s: Sketch, t: Stuff) -> None:
    s.oval((0, 3), 6, 6, t.metal, shade=0)
    s.spot((0, 3), 3.6, WHITE, 0)
    for turn, long in ((26, 22), (-4, 26), (-32, 20)):
        with s.at(0, 6, turn):
            s.area([(-1.2, 0), (1.2, 0), (1.2, long), (5.4, long), (5.4, long - 2.6), (3, long - 2.6),
                (3, long - 5), (1.2, long - 5), (1.2, long + 1), (-1.2, long + 1)], t.metal, shade=0)  # fmt: skip


def _scales(s: Sketch, t: Stuff) -> None:
    s.area([(-1.4, 6), (1.4, 6), (1.4, -20), (-1.4, -20)], t.metal, shade=0.2)
    s.limb([(-15, -14), (0, -20), (15, -17)], (2.2, 2.6, 2.2), t.metal, shade=0.2)
    for x, y in ((-15, -14), (15, -17)):
        s.stroke([(x, y), (x - 6, y + 14)], 0.8, least=0)
        s.stroke([(x, y), (x + 6, y + 14)], 0.8, least=0)
        s.blob([(x - 8, y + 13), (x - 8, y + 13), (x + 8, y + 13), (x + 8, y + 13), (x, y + 19)], t.metal,
            shade=0.4)  # fmt: skip


def _gavel(s: Sketch, t: Stuff) -> None:
    shaft(s, 18, 8)
    s.area([(-10, -27), (10, -27), (10, -16), (-10, -16)], t.ink)
    for x in (-10, 7):
        s.area([(x, -28), (x + 3, -28), (x + 3, -15), (x, -15)], GOLD, shade=0.2, line=0.8)


def _drum(s: Sketch, t: Stuff) -> None:
    s.area([(-14, -2), (14, -2), (12, 20), (-12, 20)], t.ink, hatch=True)
    for x in (-9, -3, 3, 9):
        s.stroke([(x - 3, 0), (x + 1.6, 18)], 0.9, WHITE)
    s.area([(-12.4, 17), (12.4, 17), (12, 21), (-12, 21)], t.metal, shade=0.2)
    s.oval((0, -2), 14.6, 5, (246, 236, 210), shade=0.4)


def _drumstick(s: Sketch, t: Stuff) -> None:
    shaft(s, 18, 6, WOOD, 2.6)
    s.disc((0, -19), 3.6, (246, 236, 210), shade=0.3)


def _horn(s: Sketch, t: Stuff) -> None:
    s.blob([(-4, 4), (-4, 4), (4, -2), (9, -12), (9, -20), (9, -20), (20, -14), (20, -14), (16, -2), (6, 8),
        (-3, 8), (-3, 8)], t.ink, shade=0.7)  # fmt: skip
    s.stroke([(6, -1), (10, 3)], 1.6, GOLD)
    s.area([(8.6, -21), (21, -14.6), (19.6, -12), (8, -18)], GOLD, shade=0.2)


def _flute(s: Sketch, t: Stuff) -> None:
    with s.at(0, 0, -66):
        s.limb([(0, 13), (0, -22)], (3.4, 3.8), t.ink, shade=0.4)
        for y in (-14, -8, -2, 4):
            s.spot((0, y), 0.9, INK)


def _lute(s: Sketch, t: Stuff) -> None:
    s.area([(-1.7, -6), (1.7, -6), (1.7, -34), (-1.7, -34)], WOOD, shade=0.3)
    s.area([(-3, -34), (3, -34), (4, -42), (-4, -42)], shade(WOOD, -0.3), shade=0.3)
    s.blob([(0, -10), (8, -4), (12, 8), (7, 18), (-7, 18), (-12, 8), (-8, -4)], t.ink, hatch=True)
    s.spot((0, 5), 3.6, shade(t.ink, -0.65), 0)
    for x in (-1, 1):
        s.stroke([(x, -32), (x, 15)], 0.5, WHITE)


def _bell(s: Sketch, t: Stuff) -> None:
    s.blob([(0, 2), (3, 3), (5, 10), (9, 17), (9, 17), (-9, 17), (-9, 17), (-5, 10), (-3, 3)], t.metal)
    s.disc((0, 18.4), 2.6, shade(t.metal, -0.4), shade=0)


def _shovel(s: Sketch, t: Stuff) -> None:
    shaft(s, 26, 12)
    s.blob([(-7, -26), (-7, -26), (7, -26), (7, -26), (7, -38), (0, -46), (0, -46), (-7, -38)], t.metal,
        shade=0.6)  # fmt: skip
    s.area([(-4.4, 11), (4.4, 11), (4.4, 14), (-4.4, 14)], WOOD, shade=0.2)


def _pick(s: Sketch, t: Stuff) -> None:
    shaft(s, 30, 11)
    s.blob([(-20, -24), (-20, -24), (-10, -33), (0, -35), (10, -33), (20, -24), (20, -24), (9, -28),
        (0, -29), (-9, -28)], t.metal, shade=0.6)  # fmt: skip


def _oar(s: Sketch, t: Stuff) -> None:
    shaft(s, 48, t.drop * 0.5, t.ink)
    s.blob([(-1.6, t.drop * 0.3), (-5, t.drop * 0.6), (-5, t.drop), (0, t.drop + 3), (5, t.drop),
        (5, t.drop * 0.6), (1.6, t.drop * 0.3)], t.ink, shade=0.6)  # fmt: skip


def _sickle(s: Sketch, t: Stuff) -> None:
    s.area([(-1.6, 7), (1.6, 7), (1.6, -4), (-1.6, -4)], WOOD, shade=0.3)
    s.blob([(-1.6, -3), (-1.6, -3), (4, -14), (14, -18), (21, -10), (21, -10), (13, -12), (6, -8),
        (1.8, -2), (1.8, -2)], t.metal, shade=0.6)  # fmt: skip


def _ladle(s: Sketch, t: Stuff) -> None:
    shaft(s, 22, 8, WOOD, 2.6)
    s.blob([(-7, -28), (-7, -28), (7, -28), (7, -28), (6, -22), (0, -19), (-6, -22)], t.metal, shade=0.5)


def _pan(s: Sketch, t: Stuff) -> None:
    shaft(s, 10, 7, WOOD, 3)
    s.disc((0, -20), 11, t.metal)
    s.disc((0, -20), 8, shade(t.metal, -0.25), shade=0.4)


def _pot(s: Sketch, t: Stuff) -> None:
    s.blob([(-13, 2), (-13, 2), (13, 2), (13, 2), (15, 12), (9, 21), (-9, 21), (-15, 12)], t.metal,
        hatch=True)  # fmt: skip
    s.oval((0, 2), 14, 4, t.ink, shade=0)
    s.stroke([(-4, -4), (-6, -9), (-2, -13)], (1.4, 0.6), WHITE)
    s.stroke([(4, -4), (2, -10), (6, -15)], (1.4, 0.6), WHITE)


def _teacup(s: Sketch, t: Stuff) -> None:
    s.blob([(-7, -9), (-7, -9), (7, -9), (7, -9), (6, -1), (0, 2), (-6, -1)], WHITE, shade=0.7)
    s.stroke([(7, -7), (11, -6), (7, -2)], 1.4, INK, 0)
    for x in (-2, 3):
        s.stroke([(x, -12), (x - 2, -17), (x + 1, -22)], (1.6, 0.6), t.ink)


def _flask(s: Sketch, t: Stuff) -> None:
    s.blob([(-2.4, -16), (-2.4, -16), (2.4, -16), (2.4, -16), (2.6, -8), (8, -1), (6, 6), (-6, 6), (-8, -1),
        (-2.6, -8)], (226, 240, 240), shade=0.5)  # fmt: skip
    s.mark([(-6, -2), (-6, -2), (6, -2), (6, -2), (5, 5), (-5, 5)], t.ink, 0)
    s.area([(-3, -19), (3, -19), (2.6, -15), (-2.6, -15)], WOOD, shade=0.2)


def _bomb(s: Sketch, t: Stuff) -> None:
    s.stroke([(3, -18), (7, -25), (12, -24)], 1.6, WOOD, 0)
    s.area([(12, -33), (14, -27), (20, -25), (14.6, -22), (13, -16), (10.4, -22), (5, -24), (10.6, -27)],
        FIRE, shade=0)  # fmt: skip
    s.disc((0, -8), 10.6, (64, 66, 78))
    s.area([(0, -20), (5, -18), (3.4, -15), (-2, -17)], t.metal, shade=0.2)
    s.mark([(-6, -12), (-2.6, -15), (-4, -9)], (150, 154, 166))


def _egg(s: Sketch, t: Stuff) -> None:
    s.blob([(0, -24), (7, -16), (9, -6), (6, 2), (0, 4), (-6, 2), (-9, -6), (-7, -16)], t.ink)
    for x, y, r in ((-3, -14, 1.8), (3, -8, 2.2), (-4, -3, 1.6), (4, -17, 1.3)):
        s.spot((x, y), r, shade(t.ink, -0.4))
    s.mark([(-4, -17), (-2, -20), (-1, -16)], shade(t.ink, 0.5), PAGE)


def _fish(s: Sketch, t: Stuff) -> None:
    s.blob([(-2, -4), (-2, -4), (-6, -14), (-4, -26), (0, -31), (5, -25), (6, -13), (2, -4), (6, 4), (6, 4),
        (0, 2), (-6, 4), (-6, 4)], t.ink)  # fmt: skip
    s.spot((1, -26), 1.3, INK, 0)
    s.stroke([(-4, -21), (0, -19.6), (4, -21)], 0.8)


def _bone(s: Sketch, t: Stuff) -> None:
    s.area([(-1.8, 6), (1.8, 6), (1.8, -18), (-1.8, -18)], INKS["bone"], shade=0.3)
    for x in (-2.4, 2.4):
        for y in (-20, 7):
            s.disc((x, y), 2.9, INKS["bone"], shade=0.3)
    s.area([(-1.7, 5), (1.7, 5), (1.7, -17), (-1.7, -17)], INKS["bone"], line=0, shade=0, rim=False)


def _meat(s: Sketch, t: Stuff) -> None:
    _bone(s, t)
    s.blob([(-2, -6), (-8, -14), (-6, -24), (0, -28), (7, -24), (8, -14), (2, -6)], (168, 84, 58))


def _skull(s: Sketch, t: Stuff) -> None:
    s.blob([(0, -18), (8, -15), (9, -8), (5, -3), (5, 2), (5, 2), (-5, 2), (-5, 2), (-5, -3), (-9, -8),
        (-8, -15)], INKS["bone"])  # fmt: skip
    for x in (-3.4, 3.4):
        s.spot((x, -8), 2.4, INK, 0)
    s.mark([(0, -5), (1.4, -2.6), (-1.4, -2.6)], INK, straight=True)


def _sign(s: Sketch, t: Stuff) -> None:
    shaft(s, 46, t.drop)
    s.area([(-14, -46), (13, -48), (14, -30), (-13, -28)], t.ink, hatch=True)
    for y in (-42, -37, -33):
        s.stroke([(-9, y), (9, y - 1)], 1.1, shade(t.ink, -0.6))


def _banner(s: Sketch, t: Stuff) -> None:
    shaft(s, 60, t.drop)
    s.area([(1, -58), (27, -56), (23, -44), (27, -32), (1, -34)], t.ink, hatch=True)
    s.area([(11, -53), (16, -45), (11, -37), (6, -45)], t.metal, shade=0, line=0.8)
    s.disc((0, -62), 3, GOLD, shade=0.3)


def _sheaf(s: Sketch, t: Stuff) -> None:
    for turn in (-24, -8, 8, 24):
        with s.at(0, 0, turn):
            s.blob([(-1, 6), (-1, 6), (-1, -14), (-3, -20), (0, -28), (0, -28), (3, -20), (1, -14), (1, 6),
                (1, 6)], INKS["straw"], shade=0.4)  # fmt: skip


def _rose(s: Sketch, t: Stuff) -> None:
    s.limb([(0, 10), (1, -10)], (1.6, 1.6), INKS["forest"], shade=0)
    s.disc((1, -14), 5.6, t.ink, shade=0.6)
    s.stroke([(-1, -15), (2, -16.6), (3, -13), (0, -12)], 0.9, shade(t.ink, -0.5))


def _clover(s: Sketch, t: Stuff) -> None:
    s.limb([(0, 8), (0, -10)], (1.8, 1.8), INKS["forest"], shade=0)
    for x, y in ((-5, -15), (5, -15), (-5, -24), (5, -24)):
        s.disc((x, y), 5, t.ink, shade=0.5)


def _bolt(s: Sketch, t: Stuff) -> None:
    s.area([(2, -44), (-9, -18), (-2, -19), (-7, 3), (9, -25), (2, -25), (11, -42)], t.ink, shade=0.4)


def _shard(s: Sketch, t: Stuff) -> None:
    s.area([(0, -36), (5, -22), (3, 3), (-3, 3), (-5, -22)], t.ink, shade=0.5)
    s.mark([(0, -34), (1, -20), (-1, 0), (-3.4, -21)], WHITE, straight=True)


def _chain(s: Sketch, t: Stuff) -> None:
    for i, (x, y) in enumerate(((0, 6), (3, 12), (7, 17), (12, 20), (17, 21))):
        s.oval((x, y), 3.6 if i % 2 else 2.4, 2.4 if i % 2 else 3.6, t.metal, shade=0.3)


def _rope(s: Sketch, t: Stuff) -> None:
    for ry in (11, 7.6, 4.2):
        s.oval((0, 10), ry * 0.8, ry, INKS["tan"], shade=0.3)


def _compass(s: Sketch, t: Stuff) -> None:
    s.disc((0, -8), 9, GOLD)
    s.disc((0, -8), 6.4, WHITE, shade=0)
    s.mark([(0, -13.6), (1.8, -8), (0, -2.4), (-1.8, -8)], t.ink, 0, straight=True)


def _snare(s: Sketch, t: Stuff) -> None:
    s.blob([(-3, -2), (3, -2), (8, 8), (9, 20), (4, 23), (0, 17), (-4, 24), (-8, 20), (-8, 8)], (160, 128,
        92))  # fmt: skip
    for x in (-3, 3):
        s.blob([(x, 20), (x - 2, 26), (x, 33), (x + 2, 26)], (160, 128, 92), shade=0.3)


WARES: Final[dict[str, Thing]] = {
    "purse": _purse,
    "coins": _coins,
    "keys": _keys,
    "scales": _scales,
    "gavel": _gavel,
    "drum": _drum,
    "drumstick": _drumstick,
    "horn": _horn,
    "flute": _flute,
    "lute": _lute,
    "bell": _bell,
    "shovel": _shovel,
    "pick": _pick,
    "oar": _oar,
    "sickle": _sickle,
    "ladle": _ladle,
    "pan": _pan,
    "pot": _pot,
    "teacup": _teacup,
    "flask": _flask,
    "bomb": _bomb,
    "egg": _egg,
    "fish": _fish,
    "bone": _bone,
    "meat": _meat,
    "skull": _skull,
    "sign": _sign,
    "banner": _banner,
    "sheaf": _sheaf,
    "rose": _rose,
    "clover": _clover,
    "bolt": _bolt,
    "shard": _shard,
    "chain": _chain,
    "rope": _rope,
    "compass": _compass,
    "hare": _snare,
}
