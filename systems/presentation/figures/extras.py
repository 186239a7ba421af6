"""What a person carries or grows besides clothes and hands: capes, wings, packs, badges, tails, nooses.

Each extra has a place in the order of layers: behind everything, over the body, or over all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from systems.presentation.figures.curves import burst
from systems.presentation.figures.frame import Frame
from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.wings import bat_wings, feather_wings, ice_wings
from systems.presentation.figures.words import Extra
from systems.presentation.palette import Colour, mix, shade

ROPE: Final = INKS["tan"]
BONE: Final = INKS["bone"]
WHITE: Final = INKS["white"]


class Worn(NamedTuple):
    """Draws one extra in its ink; `layer` 0 is behind all, 1 over the body, 2 over all."""

    layer: int
    draw: Callable[[Sketch, Frame, Colour], None]


def draw_cape(s: Sketch, f: Frame, ink: Colour) -> None:
    """Draws the back of a long cape that the wind moves to the left."""
    m, top = f.measures, f.neck[1]
    s.blob([(-m.shoulder * 0.6, top), (m.shoulder * 0.8, top), (m.shoulder * 1.15, top + 8),
        (m.hip * 1.7, f.hip_y + 2), (m.hip * 1.9, -6), (m.hip * 1.9, -6), (0, -3), (-m.hip * 2.4 - 4, -3),
        (-m.hip * 2.4 - 4, -3), (-m.hip * 2, f.hip_y), (-m.shoulder * 1.25, top + 9)], ink, hatch=True)  # fmt: skip
    s.stroke([(-m.hip * 1.5, f.hip_y + 2), (-m.hip * 1.9, -6)], (0.4, 1.4), shade(ink, -0.45))


def draw_clasp(s: Sketch, f: Frame, ink: Colour, metal: Colour) -> None:
    """Draws the collar of a cape over the shoulders."""
    m, top = f.measures, f.neck[1]
    s.blob([(-m.head * 0.5, top - 2), (m.head * 0.5, top - 2), (m.shoulder * 0.95, top + 1),
        (m.shoulder * 1.04, top + 6), (m.shoulder * 0.4, top + 6.6), (1, top + 8),
        (-m.shoulder * 0.4, top + 6.6), (-m.shoulder * 1.04, top + 6), (-m.shoulder * 0.95, top + 1)], ink,
        shade=0.6)  # fmt: skip
    s.disc((1, top + 6.6), 2.4, metal, CARD, shade=0.3)


def _on_back(
    part: Callable[[Sketch, Colour, float], None], grow: float
) -> Callable[[Sketch, Frame, Colour], None]:
    """Returns an extra that springs from between the shoulders."""

    def draw(s: Sketch, f: Frame, ink: Colour) -> None:
        with s.at(0, f.neck[1] + f.measures.torso * 0.3):
            part(s, ink, grow)

    return draw


def _quiver(s: Sketch, f: Frame, ink: Colour) -> None:
    with s.at(-f.measures.shoulder * 0.8, f.neck[1] + 10, -22):
        for x in (-3, 0, 3):
            s.area([(x - 1.7, -24), (x + 1.7, -24), (x + 1.5, -14), (x - 1.5, -14)], WHITE if x else (206,
                60, 46), shade=0.2, line=0.8)  # fmt: skip
        s.area([(-5, -15), (5, -15), (4.4, 18), (-4.4, 18)], ink)


def _pack(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    s.limb([(-m.shoulder * 1.2, top - 3), (m.shoulder * 0.9, top - 3)], (10, 10), mix(ink, WHITE, 0.35))
    s.blob(
        [
            (-m.shoulder * 1.3, top + 2),
            (m.shoulder * 1.1, top + 2),
            (m.shoulder * 1.2, f.hip_y - 2),
            (-m.shoulder * 1.5, f.hip_y),
        ],
        ink,
    )


def _load(s: Sketch, f: Frame, ink: Colour) -> None:
    """Draws a mountain of luggage behind the shoulders."""
    m, top = f.measures, f.neck[1]
    s.area(
        [
            (-m.shoulder * 1.2, top - 30),
            (m.shoulder * 0.5, top - 30),
            (m.shoulder * 0.5, top + 12),
            (-m.shoulder * 1.2, top + 12),
        ],
        ink,
        hatch=True,
    )
    s.area(
        [
            (-m.shoulder * 0.7, top - 46),
            (m.shoulder * 0.2, top - 46),
            (m.shoulder * 0.2, top - 30),
            (-m.shoulder * 0.7, top - 30),
        ],
        shade(ink, 0.2),
    )
    s.limb([(-m.shoulder * 1.3, top - 12), (m.shoulder * 0.5, top - 12)], (5, 5), INKS["crimson"], shade=0.3)
    s.limb([(m.shoulder * 0.2, top - 26), (m.shoulder * 1.15, top - 24)], (12, 12), INKS["moss"])


def _satchel(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    s.limb(
        [(m.shoulder * 0.7, top + 2), (0, top + m.torso * 0.5), (-m.hip * 1.0, f.hip_y)],
        (2.6, 2.6),
        ink,
        shade=0.2,
        line=0.8,
    )
    with s.at(-m.hip * 1.15, f.hip_y + 3):
        s.area([(-7, -5), (6, -5), (7, 7), (-8, 7)], ink, shade=0.7)
        s.area([(-7, -5), (6, -5), (2, 2), (-4, 2)], shade(ink, 0.2), CARD, shade=0, line=0.8)


def _pauldrons(s: Sketch, f: Frame, ink: Colour) -> None:
    m = f.measures
    for (x, y), side in ((f.off_shoulder, -1), (f.main_shoulder, 1)):
        r = m.limb * 0.92
        s.blob([(x - r, y + r * 0.7), (x - r, y + r * 0.7), (x - r, y - r * 0.4), (x, y - r * 1.1),
            (x + r, y - r * 0.4), (x + r, y + r * 0.7), (x + r, y + r * 0.7), (x, y + r * 0.3)], ink)  # fmt: skip
        s.stroke(
            [(x - r * 0.8, y - r * 0.1), (x, y - r * 0.5), (x + r * 0.8, y - r * 0.1)],
            0.8,
            shade(ink, -0.45),
            PAGE,
        )
        if side > 0:
            s.disc((x, y), 1.6, shade(ink, 0.4), PAGE, shade=0)


def _spiked(s: Sketch, f: Frame, ink: Colour) -> None:
    for (x, y), side in ((f.off_shoulder, -1), (f.main_shoulder, 1)):
        for turn in (10, 42):
            with s.at(x, y, turn * side):
                s.area([(-3, -4), (0, -17), (3, -4)], BONE, shade=0.3)
    _pauldrons(s, f, ink)


def _scarf(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    s.blob([(-4, top + 1), (-m.shoulder - 6, top + 2), (-m.shoulder - 14, top + 12),
        (-m.shoulder - 14, top + 12), (-m.shoulder - 8, top + 11), (-m.shoulder - 9, top + 18),
        (-m.shoulder - 9, top + 18), (-m.shoulder, top + 10), (0, top + 6)], ink)  # fmt: skip
    s.blob([(-m.head * 0.66, top - 3), (0, top - 1), (m.head * 0.74, top - 4), (m.head * 0.8, top + 3),
        (1, top + 6.4), (-m.head * 0.74, top + 3)], ink, shade=0.6)  # fmt: skip


def _sash(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    s.area(
        [
            (m.shoulder * 0.5, top),
            (m.shoulder * 0.86, top + 1),
            (-m.hip * 0.5, f.hip_y),
            (-m.hip * 1.02, f.hip_y - 4),
        ],
        ink,
        shade=0.4,
    )


def _noose(s: Sketch, f: Frame, ink: Colour) -> None:
    top, high = f.neck[1], f.head[1] - f.measures.head - 26
    s.area([(1.4, high), (4.2, high), (4.2, top - 4), (1.4, top - 4)], ROPE, shade=0.3)
    s.limb([(-6, top), (0, top + 3.4), (7, top)], (3.2, 3.2), ROPE, shade=0.3)
    s.area([(0.6, top - 12), (5, top - 12), (5, top), (0.6, top)], ROPE, CARD, shade=0.3, line=0.8)


def _chains(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    for i in range(7):
        t = i / 6
        x, y = m.shoulder * (0.86 - 1.7 * t), top + 4 + m.torso * 0.75 * t
        s.oval((x, y), 3 if i % 2 else 2.2, 2.2 if i % 2 else 3, ink, CARD, shade=0.2)


def _straw(s: Sketch, f: Frame, ink: Colour) -> None:
    for (x, y), side in ((f.off_hand, -1), (f.main_hand, 1)):
        for turn in (50, 82, 114):
            with s.at(x, y, turn * side):
                s.area([(-1.8, 0), (0, -14), (1.8, 0)], ink, shade=0.2)
    for x in (-6, -1, 4):
        with s.at(x, f.hip_y + 6, 180 + x * 3):
            s.area([(-2.2, 0), (0, -12), (2.2, 0)], ink, shade=0.2)


def _post(s: Sketch, f: Frame, ink: Colour) -> None:
    y = f.main_shoulder[1] + 2
    reach = abs(f.main_hand[0]) + 6
    s.area([(-2.6, f.head[1]), (2.6, f.head[1]), (2.6, 4), (-2.6, 4)], ink, shade=0.5)
    s.area([(-reach, y - 2), (reach, y - 2), (reach, y + 2.4), (-reach, y + 2.4)], ink, shade=0.4)


def _tail(s: Sketch, f: Frame, ink: Colour) -> None:
    y = f.hip_y
    s.limb([(-3, y), (-f.measures.hip - 8, y + 8), (-f.measures.hip - 16, y + 2),
        (-f.measures.hip - 18, y - 9)], (7, 5, 3, 1), ink)  # fmt: skip


def _brush(s: Sketch, f: Frame, ink: Colour) -> None:
    y, hip = f.hip_y, f.measures.hip
    s.blob([(-3, y), (-hip - 8, y + 6), (-hip - 20, y), (-hip - 24, y - 12), (-hip - 24, y - 12),
        (-hip - 13, y - 12), (-hip - 4, y - 8)], ink)  # fmt: skip


def _badge(shape: Callable[[Sketch, Colour], None]) -> Callable[[Sketch, Frame, Colour], None]:
    """Returns an extra that is stitched on the chest."""

    def draw(s: Sketch, f: Frame, ink: Colour) -> None:
        with s.at(0.8, f.neck[1] + f.measures.torso * 0.42, 0, f.measures.shoulder / 15):
            shape(s, ink)

    return draw


def _sun(s: Sketch, ink: Colour) -> None:
    s.area(burst((0, 0), 8, 0.6, 8), ink, shade=0, line=0.8)


def _eye(s: Sketch, ink: Colour) -> None:
    s.blob([(-8, 0), (-8, 0), (0, -5), (8, 0), (8, 0), (0, 5)], WHITE, shade=0, line=0.8)
    s.spot((0, 0), 3, ink, 0, 3.6)


def _drop(s: Sketch, ink: Colour) -> None:
    s.blob([(0, -7), (0, -7), (5, 1), (3, 6), (-3, 6), (-5, 1)], ink, shade=0.3, line=0.8)


def _cross(s: Sketch, ink: Colour) -> None:
    s.area([(-2, -7), (2, -7), (2, -2), (7, -2), (7, 2), (2, 2), (2, 9), (-2, 9), (-2, 2), (-7, 2),
        (-7, -2), (-2, -2)], ink, shade=0, line=0.8)  # fmt: skip


def _blaze(s: Sketch, ink: Colour) -> None:
    s.blob([(0, 7), (-6, 3), (-5, -4), (-2, -1), (-2, -1), (1, -9), (1, -9), (6, 0), (5, 5)], ink, shade=0,
        line=0.8)  # fmt: skip


def _knot(s: Sketch, ink: Colour) -> None:
    s.area([(0, -7), (6, 0), (0, 7), (-6, 0)], ink, shade=0.3, line=0.8)


def _paint(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    for x, y, turn in ((-0.5, 0.26, 20), (0.44, 0.22, -20), (-0.36, 0.6, -12), (0.4, 0.58, 14)):
        with s.at(m.shoulder * x, top + m.torso * y, turn):
            s.mark([(-1.6, -5), (1.6, -5), (1.6, 5), (-1.6, 5)], ink, 0, straight=True)
            s.mark([(3, -4), (5.4, -4), (5.4, 4), (3, 4)], ink, straight=True)
    s.spot((0.5, top + m.torso * 0.42), 3.4, ink)


def _bandage(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    s.area(
        [
            (-m.shoulder * 0.9, top + 12),
            (m.shoulder * 0.9, top + 4),
            (m.shoulder * 0.92, top + 9),
            (-m.shoulder * 0.88, top + 17),
        ],
        WHITE,
        shade=0.3,
        line=0.8,
    )
    x, y = f.off_elbow
    s.limb([(x - 3.4, y - 1), (x + 3.4, y + 1)], (7, 7), WHITE, CARD, shade=0.3)


def _tusk_string(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    for i in range(5):
        x = (i - 2) * m.shoulder * 0.24
        y = top + 8 - abs(i - 2) * 2
        s.area([(x - 1.9, y - 2), (x + 1.9, y - 2), (x, y + 6)], ink, shade=0, line=0.8)


def _vines(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    way = [
        (m.shoulder * 0.8, top + 2),
        (-m.shoulder * 0.2, top + m.torso * 0.4),
        (m.hip * 0.6, f.hip_y),
        (-m.hip * 0.4, f.hip_y * 0.4),
    ]
    s.limb(way, (2, 2), ink, shade=0, line=0.8)
    for x, y in way[1:]:
        s.oval((x + 4, y - 1), 3.6, 2.3, shade(ink, 0.2), shade=0.3, line=0.8)


def _cracks(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    s.stroke(
        [
            (-m.shoulder * 0.5, top + 4),
            (-m.shoulder * 0.2, top + 12),
            (-m.shoulder * 0.5, top + 20),
            (-m.shoulder * 0.1, top + 28),
        ],
        1.5,
        ink,
        0,
    )
    s.stroke(
        [(m.shoulder * 0.5, top + 10), (m.shoulder * 0.3, top + 18), (m.shoulder * 0.6, top + 26)],
        1.5,
        ink,
        0,
    )


def _knife_belt(s: Sketch, f: Frame, ink: Colour) -> None:
    m, top = f.measures, f.neck[1]
    s.limb([(-m.shoulder * 0.8, top + 3), (m.hip * 0.95, f.hip_y - 4)], (4, 4), ink, shade=0.2, line=0.8)
    for t in (0.22, 0.48, 0.74):
        x, y = -m.shoulder * 0.8 + t * (m.shoulder * 0.8 + m.hip), top + 3 + t * (m.torso - 7)
        with s.at(x, y, 40):
            s.area([(-1.2, -5), (1.2, -5), (1.4, 0), (0, 5), (-1.4, 0)], INKS["silver"], CARD, shade=0,
                line=0.6)  # fmt: skip


def _arrows_in(s: Sketch, f: Frame, ink: Colour) -> None:
    """Draws the luck of the unlucky: two arrows that stick in the pack and shield arm."""
    for x, y, turn in (
        (-f.measures.shoulder * 0.9, f.neck[1] + 4, -52),
        (-f.measures.hip * 0.9, f.hip_y, -72),
    ):
        with s.at(x, y, turn):
            s.area([(-0.9, 0), (0.9, 0), (0.9, -20), (-0.9, -20)], (134, 94, 58), shade=0, line=0.7)
            s.area([(-3, -25), (0, -20), (3, -25), (3, -19), (0, -15), (-3, -19)], ink, shade=0, line=0.7)


EXTRAS: Final[dict[Extra, Worn]] = {
    "bat_wings": Worn(0, _on_back(bat_wings, 0.86)),
    "feather_wings": Worn(0, _on_back(feather_wings, 0.9)),
    "ice_wings": Worn(0, _on_back(ice_wings, 0.9)),
    "quiver": Worn(0, _quiver),
    "pack": Worn(0, _pack),
    "load": Worn(0, _load),
    "post": Worn(0, _post),
    "tail": Worn(0, _tail),
    "brush": Worn(0, _brush),
    "arrows": Worn(0, _arrows_in),
    "satchel": Worn(1, _satchel),
    "sash": Worn(1, _sash),
    "chains": Worn(1, _chains),
    "sun": Worn(1, _badge(_sun)),
    "eye": Worn(1, _badge(_eye)),
    "drop": Worn(1, _badge(_drop)),
    "cross": Worn(1, _badge(_cross)),
    "blaze": Worn(1, _badge(_blaze)),
    "knot": Worn(1, _badge(_knot)),
    "paint": Worn(1, _paint),
    "bandage": Worn(1, _bandage),
    "tusks": Worn(1, _tusk_string),
    "vines": Worn(1, _vines),
    "cracks": Worn(1, _cracks),
    "knife_belt": Worn(1, _knife_belt),
    "pauldrons": Worn(2, _pauldrons),
    "spiked_pauldrons": Worn(2, _spiked),
    "scarf": Worn(2, _scarf),
    "straw": Worn(2, _straw),
    "noose": Worn(1, _noose),
}
