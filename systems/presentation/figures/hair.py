"""Hair and beards, in the frame of a head (see `heads`): what lies behind the head, and what lies over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.words import Beard, Hair
from systems.presentation.palette import Colour, shade

Part = Callable[[Sketch, Colour], None]

# The usual cap of hair over the brow, its parting towards the reader.
CAP: Final = [(-9.6, 2.6), (-9.6, 2.6), (-11, -3), (-8, -9.4), (-1, -12.2), (6, -10.8), (10.2, -5),
    (9.6, -1.6), (9.6, -1.6), (6.6, -5.4), (1, -6.2), (-4, -5), (-6.4, -1.4), (-7, 2.4), (-7, 2.4)]  # fmt: skip


def _cap(s: Sketch, c: Colour) -> None:
    s.blob(CAP, c)
    s.stroke([(-5, -9), (0, -10.6), (4, -9.8)], (0.3, 0.9, 0.3), shade(c, 0.35), PAGE)


def _long_back(s: Sketch, c: Colour) -> None:
    s.blob([(-8, -8), (0, -11), (7, -8), (8, 2), (8.6, 12), (5, 17), (-4, 19), (-11, 18), (-13, 9),
        (-11.4, -2)], c)  # fmt: skip


def _bob_back(s: Sketch, c: Colour) -> None:
    s.blob([(-8, -8), (0, -11), (8, -8), (10, 2), (9, 9), (9, 9), (-9, 10), (-12, 8), (-12, -1)], c)


def _braid(s: Sketch, c: Colour) -> None:
    for i, (x, y, r) in enumerate(((-10, 4, 3.2), (-11.4, 9, 3), (-12, 13.8, 2.7), (-11.6, 18, 2.2))):
        s.disc((x, y), r, c if i % 2 == 0 else shade(c, -0.1), shade=0.6)


def _braids(s: Sketch, c: Colour) -> None:
    for side in (-1, 1):
        for i, (y, r) in enumerate(((3.6, 2.9), (8.2, 2.8), (12.6, 2.5), (16.4, 2))):
            s.disc(
                (9.6 * side + (0.6 if side > 0 else 0), y), r, c if i % 2 == 0 else shade(c, -0.1), shade=0.6
            )


def _bun(s: Sketch, c: Colour) -> None:
    s.disc((-6.6, -11.4), 4.6, c)
    _cap(s, c)


def _topknot(s: Sketch, c: Colour) -> None:
    s.blob([(-2, -10), (-5, -14), (-11, -17), (-16, -13), (-14, -8), (-13, -13), (-8, -12), (-5, -8)], c)
    s.blob([(-9, -2), (-9, -2), (-8.4, -8), (-2, -11.4), (5, -10.4), (8.8, -5), (3, -8), (-4, -7),
        (-7.6, -2), (-7.6, -2)], c)  # fmt: skip


def _ponytail(s: Sketch, c: Colour) -> None:
    s.blob([(-7, -9), (-13, -10), (-18, -4), (-18, 5), (-15, 12), (-15, 12), (-14, 3), (-12, -2), (-7, -3)],
        c)  # fmt: skip


def _mohawk(s: Sketch, c: Colour) -> None:
    s.area([(-10, -4), (-15, -9), (-9.4, -9), (-11, -16), (-4.4, -12), (-2, -19), (2, -12.4), (7, -16),
        (7, -9), (4, -8), (-2, -8.4), (-8, -4)], c)  # fmt: skip


def _wild(s: Sketch, c: Colour) -> None:
    s.area([(-9, 4), (-15, 6), (-12, 0), (-16, -4), (-11.4, -6), (-12, -13), (-6, -10.6), (-3, -16),
        (1, -11.4), (7, -15), (7.6, -9), (13, -9), (9.6, -3), (6, -5.6), (0, -6), (-5, -4), (-7, 2)], c)  # fmt: skip


def _wild_back(s: Sketch, c: Colour) -> None:
    s.area([(-8, -8), (8, -8), (13, 2), (10, 4), (14, 12), (8, 11), (7, 18), (1, 14), (-4, 20), (-7, 14),
        (-13, 18), (-12, 11), (-17, 10), (-13, 3)], c)  # fmt: skip


def _curls(s: Sketch, c: Colour) -> None:
    for x, y, r in (
        (-10, 2, 3.4),
        (-11, -3.4, 3.6),
        (-8, -9, 4),
        (-2, -11.6, 4.2),
        (4.4, -11, 4),
        (8.6, -6.4, 3.6),
        (1, -7.6, 3.4),
    ):
        s.disc((x, y), r, c, shade=0.5)


def _widow(s: Sketch, c: Colour) -> None:
    s.blob([(-8.6, 4), (-8.6, 4), (-11.6, -2), (-9, -10), (0, -13), (7, -11), (10.6, -4), (8.6, 0),
        (8.6, 0), (7, -5.6), (4, -2.6), (4, -2.6), (0, -7), (-5, -5), (-6.6, 3), (-6.6, 3)], c)  # fmt: skip


def _tonsure(s: Sketch, c: Colour) -> None:
    s.blob([(-9, 3), (-9, 3), (-11, -2), (-9, -6), (-9, -6), (-3, -4), (4, -5.4), (9.6, -5.6), (9.6, -5.6),
        (9.4, -2), (4, -3), (-4, -1.6), (-7, 3)], c)  # fmt: skip


def _flame(s: Sketch, c: Colour) -> None:
    s.blob([(-9, 2), (-13, -4), (-14, -12), (-14, -12), (-9.6, -10), (-8, -20), (-8, -20), (-3, -12),
        (1, -23), (1, -23), (4, -12), (10, -18), (10, -18), (9, -9), (9.6, -3), (5, -6.4), (-4, -5),
        (-7, 2)], c)  # fmt: skip
    s.mark([(-6, -6), (-5, -12), (-2, -8), (1.4, -16), (3.6, -8), (6, -11), (6, -7)], shade(c, 0.5))


def _bald(s: Sketch, c: Colour) -> None:
    s.stroke([(-3, -8), (0, -9), (3, -8.4)], (0.2, 0.8, 0.2), INKS["white"], PAGE)


def _nothing(s: Sketch, c: Colour) -> None:
    """Leaves the place free."""


BACK: Final[dict[Hair, Part]] = {
    "long": _long_back,
    "bob": _bob_back,
    "wild": _wild_back,
    "widow": _bob_back,
    "braid": _braid,
    "braids": _braids,
    "ponytail": _ponytail,
}

FRONT: Final[dict[Hair, Part]] = {
    "none": _nothing,
    "bald": _bald,
    "short": _cap,
    "long": _cap,
    "bob": _cap,
    "braid": _cap,
    "braids": _cap,
    "bun": _bun,
    "topknot": _topknot,
    "ponytail": _cap,
    "mohawk": _mohawk,
    "wild": _wild,
    "curls": _curls,
    "widow": _widow,
    "tonsure": _tonsure,
    "flame": _flame,
}

# ------------------------------------------------------------------------------- beards


def _short_beard(s: Sketch, c: Colour) -> None:
    s.blob([(-8.4, 0), (-8.4, 0), (-4.6, 4), (0, 4.4), (4, 4), (8.8, 4), (9.6, 2), (9.6, 2), (8.6, 9),
        (4, 12.6), (-2, 12), (-7.6, 7)], c )  # fmt: skip
    s.stroke([(2.4, 7), (4.4, 6.6), (6.6, 7)], 0.9, shade(c, -0.6))


def _long_beard(s: Sketch, c: Colour) -> None:
    s.blob([(-8.6, 0), (-8.6, 0), (-4, 3.6), (1, 3.6), (4.4, 3), (9, 3.4), (10, 1), (10, 1), (10, 10),
        (8, 18), (4, 24), (4, 24), (-3, 19), (-8, 11)], c)  # fmt: skip
    s.stroke([(2.4, 7), (4.6, 6.4), (7, 7)], 0.9, shade(c, -0.6))
    for x in (-2, 2, 5.4):
        s.stroke([(x, 10), (x + 0.6, 14), (x + 1.4, 18)], (0.2, 0.9, 0.2), shade(c, -0.35))


def _forked(s: Sketch, c: Colour) -> None:
    s.blob([(-8.6, 0), (-8.6, 0), (-4, 3.8), (1, 4), (4.4, 3.4), (9, 3.6), (10, 1), (10, 1), (11, 10),
        (10, 20), (10, 20), (4, 13), (-1, 21), (-1, 21), (-6, 12)], c)  # fmt: skip
    s.stroke([(2.4, 7), (4.6, 6.4), (7, 7)], 0.9, shade(c, -0.6))


def _plaited(s: Sketch, c: Colour) -> None:
    _short_beard(s, c)
    for x in (0, 6):
        for i, (y, r) in enumerate(((12.6, 2.5), (16.4, 2.3), (20, 1.8))):
            s.disc((x, y), r, c if i != 1 else shade(c, -0.12), shade=0.5)


def _moustache(s: Sketch, c: Colour) -> None:
    s.blob([(4.4, 3.6), (4.4, 3.6), (9, 4.4), (13, 2.2), (13, 2.2), (10.6, 7), (5, 6.4), (4.2, 6), (2, 7),
        (-3, 6.4), (-5.4, 2), (-5.4, 2), (-1, 4.6)], c)  # fmt: skip


def _goatee(s: Sketch, c: Colour) -> None:
    s.stroke([(0.6, 4.8), (4.2, 4.2), (7.6, 4.6)], (0.5, 1.7, 0.5), c)
    s.blob([(1.8, 7.4), (1.8, 7.4), (6.8, 7.2), (6.8, 7.2), (5.6, 11.4), (4, 15), (4, 15), (2, 11)], c, CARD)


BEARDS: Final[dict[Beard, Part]] = {
    "none": _nothing,
    "short": _short_beard,
    "long": _long_beard,
    "forked": _forked,
    "plaited": _plaited,
    "moustache": _moustache,
    "goatee": _goatee,
}
