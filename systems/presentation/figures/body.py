"""The trunk of a person and what every garment is made with: inks, outline, belts, folds, the bare chest."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from systems.presentation.figures.curves import Spot, both_sides
from systems.presentation.figures.frame import Frame
from systems.presentation.figures.sketch import CARD, Sketch
from systems.presentation.palette import Colour, shade


class Dress(NamedTuple):
    """The inks of one person."""

    skin: Colour
    cloth: Colour
    trim: Colour
    metal: Colour
    legs: Colour
    boots: Colour


Draw = Callable[[Sketch, Frame, Dress], None]


def trunk(f: Frame, hem: float, flare: float = 1.0, waist: float = 0.86) -> list[Spot]:
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


def belt(s: Sketch, f: Frame, ink: Colour, buckle: Colour) -> None:
    """Draws a belt with a buckle."""
    m, y = f.measures, f.hip_y - f.measures.torso * 0.14
    half = max(m.hip * 0.98, m.hip * 0.7 + m.belly)
    s.area(
        [(-half, y - 2.2), (half, y - 2.2), (half + 0.3, y + 2), (-half - 0.3, y + 2)],
        ink,
        shade=0.4,
        line=0.9,
    )
    s.area(
        [(-0.6, y - 2.6), (4.4, y - 2.6), (4.4, y + 2.4), (-0.6, y + 2.4)], buckle, CARD, shade=0, line=0.8
    )


def fold(s: Sketch, x0: float, y0: float, x1: float, y1: float, ink: Colour, least: int = CARD) -> None:
    """Draws a fold in cloth as a cut of the knife."""
    s.stroke(
        [(x0, y0), ((x0 + x1) / 2 + 0.6, (y0 + y1) / 2), (x1, y1)], (0.4, 1.2, 0.9), shade(ink, -0.42), least
    )


def chest(s: Sketch, f: Frame, d: Dress) -> None:
    """Draws a bare chest."""
    m, top = f.measures, f.neck[1]
    s.blob(trunk(f, f.hip_y + 2, 0.95), d.skin, hatch=True)
    y = top + m.torso * 0.36
    for side in (-1, 1):
        s.stroke(
            [
                (side * m.shoulder * 0.12, y),
                (side * m.shoulder * 0.4, y + 1.8),
                (side * m.shoulder * 0.66, y - 0.8),
            ],
            1.1,
            shade(d.skin, -0.4),
        )
    s.stroke([(0.6, y + m.torso * 0.36), (0.6, y + m.torso * 0.4)], 1.6, shade(d.skin, -0.5))
