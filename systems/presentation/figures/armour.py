"""What people wear to be hit in: plate, rings, leather; and the bare bones of those who were."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.body import Draw, Dress, belt, chest, trunk
from systems.presentation.figures.curves import both_sides
from systems.presentation.figures.frame import Frame
from systems.presentation.figures.sketch import PAGE, Sketch
from systems.presentation.figures.words import Garment
from systems.presentation.palette import shade


def _plate(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    skirt = f.hip_y + m.leg * 0.24
    s.area(
        both_sides([(m.hip * 0.9, f.hip_y - 4), (m.hip * 1.3, skirt), (m.hip * 0.66, skirt + 3), (0, skirt)]),
        shade(d.metal, -0.14),
    )
    for x in (-0.6, 0.6):
        s.stroke([(m.hip * x, f.hip_y), (m.hip * x * 1.1, skirt)], 0.9, shade(d.metal, -0.55))
    s.blob(trunk(f, f.hip_y + 1, 0.95, 0.84), d.metal, hatch=True)
    s.stroke(
        [(1.6, top + 3), (3.4, top + m.torso * 0.4), (2, f.hip_y - 4)], (0.5, 1.2, 0.5), shade(d.metal, -0.5)
    )
    s.mark(
        [
            (-m.shoulder * 0.62, top + 5),
            (-m.shoulder * 0.2, top + 4),
            (-m.shoulder * 0.5, top + m.torso * 0.5),
        ],
        shade(d.metal, 0.5),
    )
    belt(s, f, d.trim, shade(d.metal, 0.4))


def _brigandine(s: Sketch, f: Frame, d: Dress) -> None:
    _mail_skirt(s, f, d)
    hem = f.hip_y + f.measures.leg * 0.16
    s.blob(trunk(f, hem, 1.1), d.cloth, hatch=True)
    top, m = f.neck[1], f.measures
    for row in range(4):
        y = top + m.torso * (0.3 + 0.18 * row)
        for x in (-0.62, -0.2, 0.24, 0.66):
            s.spot((m.hip * x, y), 0.9, shade(d.metal, 0.3))
    belt(s, f, shade(d.boots, -0.1), d.metal)


def _mail_skirt(s: Sketch, f: Frame, d: Dress) -> None:
    hem, half = f.hip_y + f.measures.leg * 0.34, f.measures.hip * 1.3
    s.area([(-half * 0.8, f.hip_y - 3), (half * 0.8, f.hip_y - 3), (half, hem), (-half, hem)], d.metal)


def _mail(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws a coat of rings under a surcoat."""
    _mail_skirt(s, f, d)
    m, top = f.measures, f.neck[1]
    s.blob(trunk(f, f.hip_y + 2, 1.05), d.metal, hatch=True)
    hem = f.hip_y + m.leg * 0.42
    w = m.hip * 0.74
    s.blob([(-w * 0.8, top), (-w * 0.8, top), (w, top), (w, top), (w, f.hip_y), (w * 1.2, hem),
        (w * 1.2, hem), (-w * 1.2, hem), (-w * 1.2, hem), (-w, f.hip_y)], d.cloth)  # fmt: skip
    for i in range(4):
        y = top + 5 + i * m.torso * 0.2
        s.stroke(
            [(-m.shoulder * 0.84, y), (-m.shoulder * 0.74, y + 1.4), (-m.shoulder * 0.64, y)],
            0.7,
            shade(d.metal, -0.5),
            PAGE,
        )
    belt(s, f, d.trim, shade(d.metal, 0.3))


def _leather(s: Sketch, f: Frame, d: Dress) -> None:
    m, top = f.measures, f.neck[1]
    hem = f.hip_y + m.leg * 0.24
    s.blob(trunk(f, hem, 1.15), d.cloth, hatch=True)
    s.limb(
        [(-m.shoulder * 0.8, top + 3), (2, top + m.torso * 0.5), (m.hip * 0.95, f.hip_y - 3)],
        (3, 3),
        d.trim,
        shade=0.3,
        line=0.8,
    )
    for x in (-0.7, -0.25, 0.2, 0.65):
        s.stroke([(m.hip * x, f.hip_y + 2), (m.hip * x * 1.15, hem)], 0.9, shade(d.cloth, -0.5))
    belt(s, f, shade(d.trim, -0.2), d.metal)


def _harness(s: Sketch, f: Frame, d: Dress) -> None:
    chest(s, f, d)
    m, top = f.measures, f.neck[1]
    for side in (-1, 1):
        s.limb(
            [(side * m.shoulder * 0.8, top + 2), (0, top + m.torso * 0.44)],
            (3.6, 3.6),
            d.trim,
            shade=0.2,
            line=0.8,
        )
    s.disc((0.5, top + m.torso * 0.44), 4, d.metal, shade=0.4)
    half, hem = m.hip * 1.1, f.hip_y + m.leg * 0.3
    s.area(
        [(-half * 0.92, f.hip_y - 4), (half * 0.92, f.hip_y - 4), (half * 1.1, hem), (-half * 1.1, hem)],
        d.cloth,
    )
    belt(s, f, d.trim, d.metal)


def _bones(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws the ribs, spine and pelvis of a skeleton."""
    m, top = f.measures, f.neck[1]
    s.limb([(0, top), (0.6, f.hip_y)], (4, 4), d.skin, shade=0.4)
    s.blob(both_sides([(0, top + 1), (m.shoulder * 0.8, top + 2), (m.shoulder * 0.86, top + m.torso * 0.4),
        (m.shoulder * 0.5, top + m.torso * 0.62), (0, top + m.torso * 0.5)]), shade(d.skin, -0.62))  # fmt: skip
    for i in range(4):
        y, half = top + 2.6 + i * m.torso * 0.14, m.shoulder * (0.84 - 0.09 * i)
        s.limb(
            [(-half, y + 1.4), (0, y - 0.6), (half, y + 1.4)], (2.2, 2.8, 2.2), d.skin, shade=0.2, line=0.7
        )
    s.blob([(-m.hip, f.hip_y - 3), (0, f.hip_y - 1), (m.hip, f.hip_y - 3), (m.hip * 0.6, f.hip_y + 5),
        (0, f.hip_y + 2), (-m.hip * 0.6, f.hip_y + 5)], d.skin, shade=0.5)  # fmt: skip


ARMOUR: Final[dict[Garment, Draw]] = {
    "plate": _plate,
    "brigandine": _brigandine,
    "mail": _mail,
    "leather": _leather,
    "harness": _harness,
    "bones": _bones,
}
