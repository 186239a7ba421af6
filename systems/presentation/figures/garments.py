"""What people wear on body, arms and legs, fitted to any skeleton."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from systems.presentation.figures.curves import Spot, both_sides
from systems.presentation.figures.frame import Frame
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.words import Garment
from systems.presentation.palette import Colour, mix, shade


class Dress(NamedTuple):
    """The inks of one person."""

    skin: Colour
    cloth: Colour
    trim: Colour
    metal: Colour
    legs: Colour
    boots: Colour


Draw = Callable[[Sketch, Frame, Dress], None]

LONG: Final = ("robe", "gown", "habit", "shroud", "mantle")
BARE_LEGGED: Final = ("loincloth",)
WIDE_SLEEVES: Final = ("robe", "gown", "habit", "mantle")
BARE_ARMS: Final = ("loincloth", "vest", "apron", "harness")
ARMOURED: Final = ("plate", "brigandine")


# ------------------------------------------------------------------------------- legs and arms


def draw_legs(s: Sketch, f: Frame, d: Dress, garment: Garment) -> None:
    """Draws both legs with what stands on the ground; long garments show the tips of the shoes."""
    wide = f.measures.limb * 1.08
    for foot, side in ((f.off_foot, -1), (f.main_foot, 1)):
        hip = (side * f.measures.hip * 0.5, f.hip_y)
        if garment not in LONG:
            knee = ((hip[0] + foot[0]) / 2 + side * 0.8, hip[1] * 0.52)
            upper = d.skin if garment in BARE_LEGGED else d.metal if garment == "plate" else d.legs
            s.limb([hip, knee, (foot[0], -wide * 0.9)], (wide * 1.2, wide), upper)
        _shoe(s, f, d, foot, side, wide)


def _shoe(s: Sketch, f: Frame, d: Dress, foot: Spot, side: int, wide: float) -> None:
    x, tall = foot[0], min(f.measures.leg * 0.42, 13)
    h = wide * 0.62
    toe = x + h + 2.6 if side > 0 else x + h + 1.0
    heel = x - h - (0.4 if side > 0 else 1.6)
    s.blob(
        [(x - h, -tall), (x - h, -tall), (x + h, -tall), (x + h, -tall), (x + h, -4.4), (toe, -2.6), (toe + 0.6, 0), (toe + 0.6, 0),
         (heel, 0), (heel, 0), (x - h, -4)],
        d.boots,
        shade=0.6,
    )  # fmt: skip
    s.stroke([(x - h, -tall + 2.4), (x + h, -tall + 2.4)], 0.8, shade(d.boots, -0.5), PAGE)


def draw_arm(s: Sketch, f: Frame, d: Dress, garment: Garment, main: bool) -> None:
    """Draws one arm with its sleeve and its fist."""
    shoulder, joint, hand = (
        (f.main_shoulder, f.main_elbow, f.main_hand) if main else (f.off_shoulder, f.off_elbow, f.off_hand)
    )
    wide = f.measures.limb
    way = [shoulder, joint, hand]
    if garment in WIDE_SLEEVES:
        s.limb(way, (wide * 1.1, wide * 0.9), d.skin)
        wrist = _between(joint, hand, 0.72)
        s.limb([shoulder, joint, wrist], (wide * 1.15, wide * 1.2, wide * 1.75), d.cloth)
        s.stroke([shoulder, joint, wrist], 0)
    elif garment in BARE_ARMS:
        s.limb(way, (wide * 1.2, wide * 1.05, wide * 0.9), d.skin)
    elif garment in ARMOURED:
        s.limb(way, (wide * 1.1, wide), d.metal)
        s.disc(joint, wide * 0.62, shade(d.metal, 0.15), CARD, shade=0.6)
    else:
        s.limb(way, (wide * 1.12, wide * 0.95), mix(d.cloth, d.trim, 0.12))
        _cuff(s, joint, hand, wide, d.trim)
    gloved = garment in ARMOURED
    s.disc(hand, wide * 0.62, d.metal if gloved else d.skin, shade=0.6)


def _cuff(s: Sketch, joint: Spot, hand: Spot, wide: float, ink: Colour) -> None:
    s.limb([_between(joint, hand, 0.62), _between(joint, hand, 0.84)], (wide * 1.08, wide * 1.08), ink, CARD, shade=0.4)


def _between(a: Spot, b: Spot, t: float) -> Spot:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


# ------------------------------------------------------------------------------- bodies


def _trunk(f: Frame, hem: float, flare: float = 1.0, waist: float = 0.86) -> list[Spot]:
    """Returns the outline of a body from the neck down to `hem`, which is `flare` hips wide."""
    m, top = f.measures, f.neck[1]
    middle = top + m.torso * 0.62
    belly = max(m.hip * waist, m.hip * 0.7 + m.belly)
    half = m.hip * flare
    return both_sides([
        (m.head * 0.3, top - 1.5),
        (m.shoulder * 0.8, top + 0.8),
        (m.shoulder, top + m.limb * 0.7),
        (m.shoulder * 0.9, top + m.torso * 0.32),
        (belly, middle),
        (half, hem),
        (half, hem),
    ])  # fmt: skip


def _belt(s: Sketch, f: Frame, ink: Colour, buckle: Colour) -> None:
    m, y = f.measures, f.hip_y - f.measures.torso * 0.14
    half = max(m.hip * 0.98, m.hip * 0.7 + m.belly)
    s.area([(-half, y - 2.2), (half, y - 2.2), (half + 0.3, y + 2), (-half - 0.3, y + 2)], ink, shade=0.4, line=0.9)
    s.area([(-0.6, y - 2.6), (4.4, y - 2.6), (4.4, y + 2.4), (-0.6, y + 2.4)], buckle, CARD, shade=0, line=0.8)


def _fold(s: Sketch, x0: float, y0: float, x1: float, y1: float, ink: Colour, least: int = CARD) -> None:
    s.stroke([(x0, y0), ((x0 + x1) / 2 + 0.6, (y0 + y1) / 2), (x1, y1)], (0.4, 1.2, 0.9), shade(ink, -0.42), least)


def _tunic(s: Sketch, f: Frame, d: Dress) -> None:
    hem = f.hip_y + f.measures.leg * 0.3
    s.blob(_trunk(f, hem, 1.28), d.cloth, hatch=True)
    half = f.measures.hip * 1.28
    s.area([(-half + 0.3, hem - 3), (half - 0.3, hem - 3), (half, hem), (-half, hem)], d.trim, CARD, shade=0.4, line=0.8)
    _fold(s, -4, f.hip_y + 1, -6, hem - 3.4, d.cloth)
    _fold(s, 5, f.hip_y + 1, 7, hem - 3.4, d.cloth, PAGE)
    _collar(s, f, d.trim)
    _belt(s, f, shade(d.boots, -0.1), d.metal)


def _collar(s: Sketch, f: Frame, ink: Colour) -> None:
    top, w = f.neck[1], f.measures.head * 0.42
    s.area([(-w, top - 1.4), (w + 1, top - 1.4), (1.4, top + 6.4)], ink, CARD, shade=0.3, line=0.8)


def _robe(s: Sketch, f: Frame, d: Dress) -> None:
    half = f.measures.hip * 1.75 + 3
    s.blob(_trunk(f, -1.5, half / f.measures.hip, 1.0), d.cloth, hatch=True)
    top, w = f.neck[1], f.measures.hip * 0.36
    s.area([(-w * 0.8, top + 1), (w * 1.1, top + 1), (w * 1.5, -1.5), (-w * 1.0, -1.5)], d.trim, shade=0.4, line=0.9)
    s.area([(-half, -5.2), (half, -5.2), (half + 0.4, -1.2), (-half - 0.4, -1.2)], d.trim, CARD, shade=0.3, line=0.8)
    _fold(s, -w * 1.6, f.hip_y, -half * 0.66, -6, d.cloth)
    _fold(s, w * 2.0, f.hip_y, half * 0.7, -6, d.cloth)
    _belt(s, f, shade(d.trim, -0.3), d.metal)


def _gown(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    waist, half = f.hip_y - m.torso * 0.22, m.hip * 2.0 + 4
    skirt = both_sides([
        (m.hip * 0.72, waist), (m.hip * 1.25, f.hip_y + 4), (half * 0.86, -12), (half, -1.2), (half, -1.2),
    ])  # fmt: skip
    s.blob([(-m.hip * 0.72, waist), *skirt], d.cloth, hatch=True)
    s.blob(
        both_sides([(m.head * 0.34, top), (m.shoulder * 0.86, top + 1), (m.shoulder * 0.92, top + m.limb), (m.hip * 0.76, waist + 1), (m.hip * 0.76, waist + 1)]),
        d.cloth,
    )
    s.mark([(-m.head * 0.3, top), (-m.head * 0.3, top), (m.head * 0.4, top), (m.head * 0.4, top), (1.4, top + 5)], d.skin)
    s.area([(-m.hip * 0.8, waist - 1.6), (m.hip * 0.8, waist - 1.6), (m.hip * 0.9, waist + 2.4), (-m.hip * 0.9, waist + 2.4)], d.trim, shade=0.3)
    s.area([(-half, -5.6), (half, -5.6), (half + 0.3, -1), (-half - 0.3, -1)], d.trim, CARD, shade=0.3, line=0.8)
    for x0, x1 in ((-0.4, -0.55), (0.1, 0.12), (0.5, 0.66)):
        _fold(s, m.hip * x0, waist + 4, half * x1, -6, d.cloth)


def _habit(s: Sketch, f: Frame, d: Dress) -> None:
    half = f.measures.hip * 1.5 + 3
    s.blob(_trunk(f, -1.5, half / f.measures.hip, 1.0), d.cloth, hatch=True)
    _fold(s, -4, f.hip_y + 2, -half * 0.6, -4, d.cloth)
    _fold(s, 5, f.hip_y + 2, half * 0.66, -4, d.cloth)
    y, m = f.hip_y - f.measures.torso * 0.12, f.measures
    waist = max(m.hip, m.hip * 0.7 + m.belly)
    s.limb([(-waist, y), (0, y + 1.6), (waist, y)], (2.4, 2.4), d.trim, shade=0.3, line=0.8)
    s.limb([(3, y + 1), (4.6, y + 9), (4, y + 17)], (1.9, 1.9), d.trim, CARD, shade=0.3, line=0.8)
    top = f.neck[1]
    s.blob(
        both_sides([(m.head * 0.5, top - 2), (m.shoulder * 1.0, top + 2), (m.shoulder * 1.08, top + 8), (m.shoulder * 0.6, top + 12), (0, top + 13)]),
        shade(d.cloth, -0.1),
    )


def _shroud(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws a floating cloth that ends in tatters above the ground."""
    m, top = f.measures, f.neck[1]
    half = m.hip * 1.5
    s.blob(
        [(0, top - 1), (m.shoulder, top + 3), (m.shoulder * 1.02, top + m.torso * 0.5), (half, f.hip_y + 4), (half * 1.15, -13), (half * 1.5, -2),
         (half * 1.5, -2), (half * 0.72, -9), (half * 0.4, 2), (half * 0.4, 2), (0, -10), (-half * 0.7, -2), (-half * 0.7, -2), (-half * 0.76, -14),
         (-half * 1.5, -8), (-half * 1.5, -8), (-half * 1.05, -18), (-half, f.hip_y + 4), (-m.shoulder * 1.02, top + m.torso * 0.5), (-m.shoulder, top + 3)],
        d.cloth,
        hatch=True,
    )  # fmt: skip
    _fold(s, -3, f.hip_y - 6, -half * 0.5, -16, d.cloth)
    _fold(s, 4, f.hip_y - 6, half * 0.6, -14, d.cloth)
    s.stroke([(-m.shoulder * 0.7, top + 8), (0, top + 13), (m.shoulder * 0.7, top + 8)], 1.4, d.trim)


def _mantle(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws a long robe under a broad fur or armoured collar."""
    _robe(s, f, d)
    m, top = f.measures, f.neck[1]
    s.blob(
        [(-m.head * 0.4, top - 3), (m.head * 0.5, top - 3), (m.shoulder * 1.1, top + 1), (m.shoulder * 1.35, top + 9), (m.shoulder * 0.5, top + 11),
         (0, top + 14), (-m.shoulder * 0.5, top + 11), (-m.shoulder * 1.35, top + 9), (-m.shoulder * 1.1, top + 1)],
        d.metal,
    )  # fmt: skip
    for x in (-0.8, -0.3, 0.35, 0.85):
        s.stroke([(m.shoulder * x, top + 3), (m.shoulder * x * 1.1, top + 7)], (1.4, 0.3), shade(d.metal, -0.5))


def _plate(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    skirt = f.hip_y + m.leg * 0.24
    s.area(both_sides([(m.hip * 0.9, f.hip_y - 4), (m.hip * 1.3, skirt), (m.hip * 0.66, skirt + 3), (0, skirt)]), shade(d.metal, -0.14))
    for x in (-0.6, 0.6):
        s.stroke([(m.hip * x, f.hip_y), (m.hip * x * 1.1, skirt)], 0.9, shade(d.metal, -0.55))
    s.blob(_trunk(f, f.hip_y + 1, 0.95, 0.84), d.metal, hatch=True)
    s.stroke([(1.6, top + 3), (3.4, top + m.torso * 0.4), (2, f.hip_y - 4)], (0.5, 1.2, 0.5), shade(d.metal, -0.5))
    s.mark([(-m.shoulder * 0.62, top + 5), (-m.shoulder * 0.2, top + 4), (-m.shoulder * 0.5, top + m.torso * 0.5)], shade(d.metal, 0.5))
    _belt(s, f, d.trim, shade(d.metal, 0.4))


def _brigandine(s: Sketch, f: Frame, d: Dress) -> None:
    _mail_skirt(s, f, d)
    hem = f.hip_y + f.measures.leg * 0.16
    s.blob(_trunk(f, hem, 1.1), d.cloth, hatch=True)
    top, m = f.neck[1], f.measures
    for row in range(4):
        y = top + m.torso * (0.3 + 0.18 * row)
        for x in (-0.62, -0.2, 0.24, 0.66):
            s.spot((m.hip * x, y), 0.9, shade(d.metal, 0.3))
    _belt(s, f, shade(d.boots, -0.1), d.metal)


def _mail_skirt(s: Sketch, f: Frame, d: Dress) -> None:
    hem, half = f.hip_y + f.measures.leg * 0.34, f.measures.hip * 1.3
    s.area([(-half * 0.8, f.hip_y - 3), (half * 0.8, f.hip_y - 3), (half, hem), (-half, hem)], d.metal)


def _mail(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws a coat of rings under a surcoat."""
    _mail_skirt(s, f, d)
    m, top = f.measures, f.neck[1]
    s.blob(_trunk(f, f.hip_y + 2, 1.05), d.metal, hatch=True)
    hem = f.hip_y + m.leg * 0.42
    w = m.hip * 0.74
    s.blob(
        [(-w * 0.8, top), (-w * 0.8, top), (w, top), (w, top), (w, f.hip_y), (w * 1.2, hem), (w * 1.2, hem), (-w * 1.2, hem), (-w * 1.2, hem), (-w, f.hip_y)],
        d.cloth,
    )
    for i in range(4):
        y = top + 5 + i * m.torso * 0.2
        s.stroke([(-m.shoulder * 0.84, y), (-m.shoulder * 0.74, y + 1.4), (-m.shoulder * 0.64, y)], 0.7, shade(d.metal, -0.5), PAGE)
    _belt(s, f, d.trim, shade(d.metal, 0.3))


def _leather(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    hem = f.hip_y + m.leg * 0.24
    s.blob(_trunk(f, hem, 1.15), d.cloth, hatch=True)
    s.limb([(-m.shoulder * 0.8, top + 3), (2, top + m.torso * 0.5), (m.hip * 0.95, f.hip_y - 3)], (3, 3), d.trim, shade=0.3, line=0.8)
    for x in (-0.7, -0.25, 0.2, 0.65):
        s.stroke([(m.hip * x, f.hip_y + 2), (m.hip * x * 1.15, hem)], 0.9, shade(d.cloth, -0.5))
    _belt(s, f, shade(d.trim, -0.2), d.metal)


def _coat(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    hem, half = -f.measures.leg * 0.3, m.hip * 1.6
    s.blob(_trunk(f, f.hip_y + 3, 0.95), d.trim)
    for side in (-1, 1):
        s.blob(
            [(side * 2.4, top - 2), (side * 2.4, top - 2), (side * m.shoulder * 0.9, top + 1), (side * m.shoulder, top + m.limb), (side * m.hip * 1.05, f.hip_y - 3),
             (side * half, hem), (side * half, hem), (side * m.hip * 0.34, hem + 1.4), (side * m.hip * 0.34, hem + 1.4), (side * m.hip * 0.4, f.hip_y)],
            d.cloth,
            hatch=side > 0,
        )  # fmt: skip
        s.area([(side * 2, top - 2), (side * m.shoulder * 0.66, top + 4), (side * 3.4, top + 11)], shade(d.cloth, -0.14), CARD, shade=0.3, line=0.8)
        for i in range(3):
            s.spot((side * m.hip * 0.56, f.hip_y - m.torso * (0.5 - 0.2 * i)), 1.0, d.metal)
    _belt(s, f, shade(d.boots, -0.1), d.metal)


def _rags(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    hem, half = f.hip_y + m.leg * 0.34, m.hip * 1.25
    s.area(
        [(-m.head * 0.3, top - 1), (m.head * 0.4, top - 1), (m.shoulder * 0.96, top + 3), (m.hip * 0.95, f.hip_y - 6), (half, hem + 2), (half * 0.7, hem - 4),
         (half * 0.4, hem + 4), (0, hem - 3), (-half * 0.3, hem + 5), (-half * 0.6, hem - 3), (-half, hem + 1), (-m.hip * 0.95, f.hip_y - 6), (-m.shoulder * 0.96, top + 3)],
        d.cloth,
        hatch=True,
    )  # fmt: skip
    s.area([(-m.hip * 0.7, top + m.torso * 0.5), (-m.hip * 0.1, top + m.torso * 0.46), (0, top + m.torso * 0.72), (-m.hip * 0.6, top + m.torso * 0.74)], d.trim, CARD, line=0.7, shade=0)
    s.limb([(-m.hip, f.hip_y - 4), (m.hip, f.hip_y - 3)], (2, 2), d.trim, shade=0.2, line=0.8)


def _chest(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    s.blob(_trunk(f, f.hip_y + 2, 0.95), d.skin, hatch=True)
    y = top + m.torso * 0.36
    for side in (-1, 1):
        s.stroke([(side * m.shoulder * 0.12, y), (side * m.shoulder * 0.4, y + 1.8), (side * m.shoulder * 0.66, y - 0.8)], 1.1, shade(d.skin, -0.4))
    s.stroke([(0.6, y + m.torso * 0.36), (0.6, y + m.torso * 0.4)], 1.6, shade(d.skin, -0.5))


def _loincloth(s: Sketch, f: Frame, d: Dress) -> None:
    _chest(s, f, d)
    m = f.measures
    y, half, hem = f.hip_y - m.torso * 0.1, max(m.hip * 1.0, m.hip * 0.7 + m.belly), f.hip_y + m.leg * 0.5
    s.area([(-half, y), (half, y), (half * 1.1, hem - 4), (half * 0.5, hem - 6), (half * 0.3, hem + 3), (-half * 0.2, hem - 4), (-half * 0.5, hem + 2), (-half * 1.1, hem - 4)], d.cloth)
    s.area([(-half, y - 2.6), (half, y - 2.6), (half, y + 2.4), (-half, y + 2.4)], d.trim, shade=0.3, line=0.9)
    s.disc((0.8, y), 3.4, d.metal, shade=0.4)


def _vest(s: Sketch, f: Frame, d: Dress) -> None:
    _chest(s, f, d)
    m, top = f.measures, f.neck[1]
    for side in (-1, 1):
        s.blob(
            [(side * m.shoulder * 0.3, top), (side * m.shoulder * 0.3, top), (side * m.shoulder * 0.9, top + 1.4), (side * m.shoulder * 0.94, top + m.torso * 0.4),
             (side * m.hip * 1.02, f.hip_y + 3), (side * m.hip * 1.02, f.hip_y + 3), (side * m.hip * 0.3, f.hip_y + 3), (side * m.hip * 0.3, f.hip_y + 3)],
            d.cloth,
        )  # fmt: skip
    _belt(s, f, d.trim, d.metal)


def _apron(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    s.blob(_trunk(f, f.hip_y + m.leg * 0.28, 1.2), d.trim, hatch=True)
    hem, w = f.hip_y + m.leg * 0.52, max(m.hip * 0.9, m.hip * 0.6 + m.belly)
    s.area([(-w * 0.6, top + 4), (w * 0.7, top + 4), (w * 0.8, f.hip_y - 6), (w * 1.1, f.hip_y), (w * 1.15, hem), (-w * 1.1, hem), (-w, f.hip_y), (-w * 0.74, f.hip_y - 6)], d.cloth)
    s.area([(-w * 0.5, f.hip_y), (w * 0.56, f.hip_y), (w * 0.5, f.hip_y + 7), (-w * 0.44, f.hip_y + 7)], shade(d.cloth, -0.1), CARD, line=0.7, shade=0)


def _harness(s: Sketch, f: Frame, d: Dress) -> None:
    _chest(s, f, d)
    m, top = f.measures, f.neck[1]
    for side in (-1, 1):
        s.limb([(side * m.shoulder * 0.8, top + 2), (0, top + m.torso * 0.44)], (3.6, 3.6), d.trim, shade=0.2, line=0.8)
    s.disc((0.5, top + m.torso * 0.44), 4, d.metal, shade=0.4)
    half, hem = m.hip * 1.1, f.hip_y + m.leg * 0.3
    s.area([(-half * 0.92, f.hip_y - 4), (half * 0.92, f.hip_y - 4), (half * 1.1, hem), (-half * 1.1, hem)], d.cloth)
    _belt(s, f, d.trim, d.metal)


def _bones(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws the ribs, spine and pelvis of a skeleton."""
    m, top = f.measures, f.neck[1]
    s.limb([(0, top), (0.6, f.hip_y)], (4, 4), d.skin, shade=0.4)
    s.blob(both_sides([(0, top + 1), (m.shoulder * 0.8, top + 2), (m.shoulder * 0.86, top + m.torso * 0.4), (m.shoulder * 0.5, top + m.torso * 0.62), (0, top + m.torso * 0.5)]), shade(d.skin, -0.62))
    for i in range(4):
        y, half = top + 2.6 + i * m.torso * 0.14, m.shoulder * (0.84 - 0.09 * i)
        s.limb([(-half, y + 1.4), (0, y - 0.6), (half, y + 1.4)], (2.2, 2.8, 2.2), d.skin, shade=0.2, line=0.7)
    s.blob([(-m.hip, f.hip_y - 3), (0, f.hip_y - 1), (m.hip, f.hip_y - 3), (m.hip * 0.6, f.hip_y + 5), (0, f.hip_y + 2), (-m.hip * 0.6, f.hip_y + 5)], d.skin, shade=0.5)


GARMENTS: Final[dict[Garment, Draw]] = {
    "tunic": _tunic,
    "robe": _robe,
    "gown": _gown,
    "habit": _habit,
    "shroud": _shroud,
    "mantle": _mantle,
    "plate": _plate,
    "brigandine": _brigandine,
    "mail": _mail,
    "leather": _leather,
    "coat": _coat,
    "rags": _rags,
    "loincloth": _loincloth,
    "vest": _vest,
    "apron": _apron,
    "harness": _harness,
    "bones": _bones,
}
