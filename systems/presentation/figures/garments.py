"""What people wear of cloth, fitted to any skeleton; armour is in `armour`."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.armour import ARMOUR
from systems.presentation.figures.body import Draw, Dress, belt, chest, fold, trunk
from systems.presentation.figures.curves import both_sides
from systems.presentation.figures.frame import Frame
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.words import Garment
from systems.presentation.palette import Colour, shade


def _tunic(s: Sketch, f: Frame, d: Dress) -> None:
    hem = f.hip_y + f.measures.leg * 0.3
    s.blob(trunk(f, hem, 1.28), d.cloth, hatch=True)
    half = f.measures.hip * 1.28
    s.area(
        [(-half + 0.3, hem - 3), (half - 0.3, hem - 3), (half, hem), (-half, hem)],
        d.trim,
        CARD,
        shade=0.4,
        line=0.8,
    )
    fold(s, -4, f.hip_y + 1, -6, hem - 3.4, d.cloth)
    fold(s, 5, f.hip_y + 1, 7, hem - 3.4, d.cloth, PAGE)
    _collar(s, f, d.trim)
    belt(s, f, shade(d.boots, -0.1), d.metal)


def _collar(s: Sketch, f: Frame, ink: Colour) -> None:
    top, w = f.neck[1], f.measures.head * 0.42
    s.area([(-w, top - 1.4), (w + 1, top - 1.4), (1.4, top + 6.4)], ink, CARD, shade=0.3, line=0.8)


def _robe(s: Sketch, f: Frame, d: Dress) -> None:
    half = f.measures.hip * 1.75 + 3
    s.blob(trunk(f, -1.5, half / f.measures.hip, 1.0), d.cloth, hatch=True)
    top, w = f.neck[1], f.measures.hip * 0.36
    s.area(
        [(-w * 0.8, top + 1), (w * 1.1, top + 1), (w * 1.5, -1.5), (-w * 1.0, -1.5)],
        d.trim,
        shade=0.4,
        line=0.9,
    )
    s.area(
        [(-half, -5.2), (half, -5.2), (half + 0.4, -1.2), (-half - 0.4, -1.2)],
        d.trim,
        CARD,
        shade=0.3,
        line=0.8,
    )
    fold(s, -w * 1.6, f.hip_y, -half * 0.66, -6, d.cloth)
    fold(s, w * 2.0, f.hip_y, half * 0.7, -6, d.cloth)
    belt(s, f, shade(d.trim, -0.3), d.metal)


def _gown(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    waist, half = f.hip_y - m.torso * 0.22, m.hip * 2.0 + 4
    skirt = both_sides([(m.hip * 0.72, waist), (m.hip * 1.25, f.hip_y + 4), (half * 0.86, -12),
        (half, -1.2), (half, -1.2)])  # fmt: skip
    s.blob([(-m.hip * 0.72, waist), *skirt], d.cloth, hatch=True)
    s.blob(both_sides([(m.head * 0.34, top), (m.shoulder * 0.86, top + 1),
        (m.shoulder * 0.92, top + m.limb), (m.hip * 0.76, waist + 1), (m.hip * 0.76, waist + 1)]), d.cloth)  # fmt: skip
    s.mark([(-m.head * 0.3, top), (-m.head * 0.3, top), (m.head * 0.4, top), (m.head * 0.4, top),
        (1.4, top + 5)], d.skin)  # fmt: skip
    s.area(
        [
            (-m.hip * 0.8, waist - 1.6),
            (m.hip * 0.8, waist - 1.6),
            (m.hip * 0.9, waist + 2.4),
            (-m.hip * 0.9, waist + 2.4),
        ],
        d.trim,
        shade=0.3,
    )
    s.area(
        [(-half, -5.6), (half, -5.6), (half + 0.3, -1), (-half - 0.3, -1)], d.trim, CARD, shade=0.3, line=0.8
    )
    for x0, x1 in ((-0.4, -0.55), (0.1, 0.12), (0.5, 0.66)):
        fold(s, m.hip * x0, waist + 4, half * x1, -6, d.cloth)


def _habit(s: Sketch, f: Frame, d: Dress) -> None:
    half = f.measures.hip * 1.5 + 3
    s.blob(trunk(f, -1.5, half / f.measures.hip, 1.0), d.cloth, hatch=True)
    fold(s, -4, f.hip_y + 2, -half * 0.6, -4, d.cloth)
    fold(s, 5, f.hip_y + 2, half * 0.66, -4, d.cloth)
    y, m = f.hip_y - f.measures.torso * 0.12, f.measures
    waist = max(m.hip, m.hip * 0.7 + m.belly)
    s.limb([(-waist, y), (0, y + 1.6), (waist, y)], (2.4, 2.4), d.trim, shade=0.3, line=0.8)
    s.limb([(3, y + 1), (4.6, y + 9), (4, y + 17)], (1.9, 1.9), d.trim, CARD, shade=0.3, line=0.8)
    top = f.neck[1]
    s.blob(both_sides([(m.head * 0.5, top - 2), (m.shoulder * 1.0, top + 2), (m.shoulder * 1.08, top + 8),
        (m.shoulder * 0.6, top + 12), (0, top + 13)]), shade(d.cloth, -0.1))  # fmt: skip


def _shroud(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws a floating cloth that ends in tatters above the ground."""
    m, top = f.measures, f.neck[1]
    half = m.hip * 1.5
    s.blob([(0, top - 1), (m.shoulder, top + 3), (m.shoulder * 1.02, top + m.torso * 0.5),
        (half, f.hip_y + 4), (half * 1.15, -13), (half * 1.5, -2), (half * 1.5, -2), (half * 0.72, -9),
        (half * 0.4, 2), (half * 0.4, 2), (0, -10), (-half * 0.7, -2), (-half * 0.7, -2),
        (-half * 0.76, -14), (-half * 1.5, -8), (-half * 1.5, -8), (-half * 1.05, -18),
        (-half, f.hip_y + 4), (-m.shoulder * 1.02, top + m.torso * 0.5), (-m.shoulder, top + 3)], d.cloth,
        hatch=True)  # fmt: skip
    fold(s, -3, f.hip_y - 6, -half * 0.5, -16, d.cloth)
    fold(s, 4, f.hip_y - 6, half * 0.6, -14, d.cloth)
    s.stroke([(-m.shoulder * 0.7, top + 8), (0, top + 13), (m.shoulder * 0.7, top + 8)], 1.4, d.trim)


def _mantle(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws a long robe under a broad fur or armoured collar."""
    _robe(s, f, d)
    m, top = f.measures, f.neck[1]
    s.blob([(-m.head * 0.4, top - 3), (m.head * 0.5, top - 3), (m.shoulder * 1.1, top + 1),
        (m.shoulder * 1.35, top + 9), (m.shoulder * 0.5, top + 11), (0, top + 14),
        (-m.shoulder * 0.5, top + 11), (-m.shoulder * 1.35, top + 9), (-m.shoulder * 1.1, top + 1)],
        d.metal)  # fmt: skip
    for x in (-0.8, -0.3, 0.35, 0.85):
        s.stroke(
            [(m.shoulder * x, top + 3), (m.shoulder * x * 1.1, top + 7)], (1.4, 0.3), shade(d.metal, -0.5)
        )


def _coat(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    hem, half = -f.measures.leg * 0.3, m.hip * 1.6
    s.blob(trunk(f, f.hip_y + 3, 0.95), d.trim)
    for side in (-1, 1):
        s.blob([(side * 2.4, top - 2), (side * 2.4, top - 2), (side * m.shoulder * 0.9, top + 1),
            (side * m.shoulder, top + m.limb), (side * m.hip * 1.05, f.hip_y - 3), (side * half, hem),
            (side * half, hem), (side * m.hip * 0.34, hem + 1.4), (side * m.hip * 0.34, hem + 1.4),
            (side * m.hip * 0.4, f.hip_y)], d.cloth, hatch=side > 0)  # fmt: skip
        s.area(
            [(side * 2, top - 2), (side * m.shoulder * 0.66, top + 4), (side * 3.4, top + 11)],
            shade(d.cloth, -0.14),
            CARD,
            shade=0.3,
            line=0.8,
        )
        for i in range(3):
            s.spot((side * m.hip * 0.56, f.hip_y - m.torso * (0.5 - 0.2 * i)), 1.0, d.metal)
    belt(s, f, shade(d.boots, -0.1), d.metal)


def _rags(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    hem, half = f.hip_y + m.leg * 0.34, m.hip * 1.25
    s.area([(-m.head * 0.3, top - 1), (m.head * 0.4, top - 1), (m.shoulder * 0.96, top + 3),
        (m.hip * 0.95, f.hip_y - 6), (half, hem + 2), (half * 0.7, hem - 4), (half * 0.4, hem + 4),
        (0, hem - 3), (-half * 0.3, hem + 5), (-half * 0.6, hem - 3), (-half, hem + 1),
        (-m.hip * 0.95, f.hip_y - 6), (-m.shoulder * 0.96, top + 3)], d.cloth, hatch=True)  # fmt: skip
    s.area(
        [
            (-m.hip * 0.7, top + m.torso * 0.5),
            (-m.hip * 0.1, top + m.torso * 0.46),
            (0, top + m.torso * 0.72),
            (-m.hip * 0.6, top + m.torso * 0.74),
        ],
        d.trim,
        CARD,
        line=0.7,
        shade=0,
    )
    s.limb([(-m.hip, f.hip_y - 4), (m.hip, f.hip_y - 3)], (2, 2), d.trim, shade=0.2, line=0.8)


def _loincloth(s: Sketch, f: Frame, d: Dress) -> None:
    chest(s, f, d)
    m = f.measures
    y, half, hem = f.hip_y - m.torso * 0.1, max(m.hip * 1.0, m.hip * 0.7 + m.belly), f.hip_y + m.leg * 0.5
    s.area([(-half, y), (half, y), (half * 1.1, hem - 4), (half * 0.5, hem - 6), (half * 0.3, hem + 3),
        (-half * 0.2, hem - 4), (-half * 0.5, hem + 2), (-half * 1.1, hem - 4)], d.cloth)  # fmt: skip
    s.area(
        [(-half, y - 2.6), (half, y - 2.6), (half, y + 2.4), (-half, y + 2.4)], d.trim, shade=0.3, line=0.9
    )
    s.disc((0.8, y), 3.4, d.metal, shade=0.4)


def _vest(s: Sketch, f: Frame, d: Dress) -> None:
    chest(s, f, d)
    m, top = f.measures, f.neck[1]
    for side in (-1, 1):
        s.blob([(side * m.shoulder * 0.3, top), (side * m.shoulder * 0.3, top),
            (side * m.shoulder * 0.9, top + 1.4), (side * m.shoulder * 0.94, top + m.torso * 0.4),
            (side * m.hip * 1.02, f.hip_y + 3), (side * m.hip * 1.02, f.hip_y + 3),
            (side * m.hip * 0.3, f.hip_y + 3), (side * m.hip * 0.3, f.hip_y + 3)], d.cloth)  # fmt: skip
    belt(s, f, d.trim, d.metal)


def _apron(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    s.blob(trunk(f, f.hip_y + m.leg * 0.28, 1.2), d.trim, hatch=True)
    hem, w = f.hip_y + m.leg * 0.52, max(m.hip * 0.9, m.hip * 0.6 + m.belly)
    s.area([(-w * 0.6, top + 4), (w * 0.7, top + 4), (w * 0.8, f.hip_y - 6), (w * 1.1, f.hip_y),
        (w * 1.15, hem), (-w * 1.1, hem), (-w, f.hip_y), (-w * 0.74, f.hip_y - 6)], d.cloth)  # fmt: skip
    s.area(
        [(-w * 0.5, f.hip_y), (w * 0.56, f.hip_y), (w * 0.5, f.hip_y + 7), (-w * 0.44, f.hip_y + 7)],
        shade(d.cloth, -0.1),
        CARD,
        line=0.7,
        shade=0,
    )


GARMENTS: Final[dict[Garment, Draw]] = {
    **ARMOUR,
    "tunic": _tunic,
    "robe": _robe,
    "gown": _gown,
    "habit": _habit,
    "shroud": _shroud,
    "mantle": _mantle,
    "coat": _coat,
    "rags": _rags,
    "loincloth": _loincloth,
    "vest": _vest,
    "apron": _apron,
}
