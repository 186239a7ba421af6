"""Faces: eyes, brows and mouths on the front of a head (see `heads` for the frame)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from systems.presentation.figures.inks import INKS
from systems.presentation.figures.sketch import CARD, PAGE, TOKEN, Sketch
from systems.presentation.figures.words import Eyes, Head, Mouth
from systems.presentation.palette import INK, Colour, mix, shade

NEAR, FAR = (1.2, -0.6), (6.9, -0.6)
WHITE: Final = INKS["white"]
# Where the eyes of each kind of head are, and whether its mouth is part of the head.
EYE_PLACES: Final[dict[Head, tuple[tuple[float, float], tuple[float, float]]]] = { "goblin": ((-0.6, -1.8),
    (5.6, -1.8)), "orc": ((1.4, -1.6), (7, -1.6)), "ogre": ((1, -2.2), (6, -2.2)), "troll": ((0, -2), (6,
    -2.4)), "kobold": ((1.4, -2.6), (6, -3)), "wolf": ((1.4, -2.2), (6, -2.4)), "rock": ((1, -3), (7, -3)),
    "crystal": ((0, -1), (5.6, -1)), }  # fmt: skip
SILENT: Final = ("kobold", "wolf", "skull", "ghoul", "sack", "void", "rock", "crystal")
SIGHTLESS: Final = ("skull", "ghoul", "sack", "void")

EyePair = tuple[tuple[float, float], tuple[float, float]]


def draw_face(s: Sketch, head: Head, eyes: Eyes, mouth: Mouth, skin: Colour, lit: Colour) -> None:
    """Draws the face of a head; `lit` is the colour of eyes that shine."""
    pair = EYE_PLACES.get(head, (NEAR, FAR))
    if head not in SIGHTLESS or eyes in ("glow", "tears"):
        EYES[eyes](s, pair, skin, lit)
    if head not in SILENT:
        dy = {"orc": 2.0, "ogre": 2.6, "goblin": 0.8, "troll": 1.6}.get(head, 0)
        with s.at(0, dy):
            MOUTHS[mouth](s, skin)


def _dots(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for (x, y), wide in zip(pair, (1.25, 1.05), strict=True):
        s.spot((x, y), wide * (1.25 if s.level == TOKEN else 1), INK, TOKEN, 1.8)
        s.spot((x - 0.35, y - 0.6), 0.45, WHITE, PAGE)
        s.stroke([(x - 2, y - 3.2), (x, y - 4), (x + 1.9, y - 3.3)], 0.8, shade(skin, -0.6))


def _stern(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for (x, y), slope in zip(pair, (1, -1), strict=True):
        s.spot((x, y + 0.3), 1.2, INK, TOKEN, 1.4)
        s.stroke([(x - 2.3, y - 2.1 - slope), (x + 2.3, y - 2.1 + slope)], 1.3, INK)


def _fierce(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for (x, y), slope in zip(pair, (1, -1), strict=True):
        s.spot((x, y + 0.2), 2.2, lit, TOKEN, 1.8)
        s.spot((x + 0.4, y + 0.3), 0.95, INK, TOKEN, 1.2)
        brow = [
            (x - 2.8, y - 2.6 - slope),
            (x + 2.8, y - 2.6 + slope),
            (x + 2.8, y - 0.7 + slope),
            (x - 2.8, y - 0.7 - slope),
        ]
        s.mark(brow, shade(skin, -0.45), TOKEN, straight=True)


def _gentle(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for (x, y), wide in zip(pair, (1.3, 1.1), strict=True):
        s.spot((x, y), wide, INK, TOKEN, 1.9)
        s.spot((x - 0.35, y - 0.6), 0.5, WHITE, PAGE)
        s.stroke([(x - 2.2, y - 0.6), (x, y - 2.2), (x + 2.2, y - 1)], 0.8, INK)
        s.stroke([(x - 2, y - 3.6), (x, y - 4.6), (x + 1.9, y - 4)], 0.6, shade(skin, -0.6), PAGE)


def _closed(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for x, y in pair:
        s.stroke([(x - 2, y - 0.4), (x, y + 0.8), (x + 2, y - 0.4)], 1.1, INK, TOKEN)
        s.stroke([(x - 2, y - 3.4), (x, y - 4), (x + 1.9, y - 3.4)], 0.6, shade(skin, -0.6), PAGE)


def _glow(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for (x, y), slope in zip(pair, (1, -1), strict=True):
        points = [(x - 2.3, y - 1.6 * slope), (x - 2.3, y - 1.6 * slope), (x + 2.1, y + 0.6 * slope),
            (x + 2.1, y + 0.6 * slope), (x, y + 1.8)]  # fmt: skip
        s.mark(points, lit, TOKEN)


def _wide(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for (x, y), wide in zip(pair, (2.6, 2.2), strict=True):
        s.oval((x, y), wide, wide * 1.1, lit, line=0.6, shade=0, rim=False)
        s.spot((x + 0.5, y + 0.3), 1.0, INK, TOKEN)


def _patch(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    _dots(s, (pair[0], pair[0]), skin, lit)
    x, y = pair[1]
    s.stroke([(-8, -6), (x, y), (9, 1)], 0.9, INK)
    s.spot((x, y + 0.3), 2.4, INK, TOKEN, 2.6)


def _blind(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    s.area([(-9.6, -3.4), (9.6, -2.8), (9.8, 1), (-9.6, 1.4)], lit, line=0.8, shade=0.4, rim=False)


def _tears(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    for x, y in pair:
        s.spot((x, y), 1.6, INK, TOKEN, 2.1)
        s.mark([(x, y + 1), (x + 1.2, y + 4.6), (x, y + 6.4), (x - 1.2, y + 4.6)], lit, TOKEN)


def _no_eyes(s: Sketch, pair: EyePair, skin: Colour, lit: Colour) -> None:
    """Leaves the face without eyes: a helmet or a mask hides them."""


EYES: Final[dict[Eyes, Callable[[Sketch, EyePair, Colour, Colour], None]]] = {
    "dots": _dots,
    "stern": _stern,
    "fierce": _fierce,
    "gentle": _gentle,
    "closed": _closed,
    "glow": _glow,
    "wide": _wide,
    "patch": _patch,
    "blind": _blind,
    "tears": _tears,
    "none": _no_eyes,
}


def _small(s: Sketch, skin: Colour) -> None:
    s.stroke([(2.4, 6.2), (6, 6)], 0.9)


def _smile(s: Sketch, skin: Colour) -> None:
    s.stroke([(1.6, 5.2), (4, 6.9), (7.2, 5.2)], 1)


def _frown(s: Sketch, skin: Colour) -> None:
    s.stroke([(1.8, 6.9), (4.2, 5.8), (7, 6.7)], 1)


def _grin(s: Sketch, skin: Colour) -> None:
    s.blob([(0.6, 4.6), (0.6, 4.6), (4, 5.4), (8, 4.4), (8, 4.4), (5.6, 7.6), (3, 7.6)], WHITE, CARD,
        line=0.6, shade=0, rim=False)  # fmt: skip


def _fangs(s: Sketch, skin: Colour) -> None:
    s.stroke([(0.8, 5.6), (4, 6.2), (7.6, 5.4)], 1)
    for x in (1.6, 5.6):
        s.mark([(x, 5.8), (x + 0.8, 8.6), (x + 1.6, 5.9)], WHITE, straight=True)


def _open(s: Sketch, skin: Colour) -> None:
    s.oval((4.4, 6.2), 2, 2.6, mix(INK, (140, 30, 40), 0.4), line=0.5, shade=0, rim=False)


def _no_mouth(s: Sketch, skin: Colour) -> None:
    """Leaves the face without a mouth."""


MOUTHS: Final[dict[Mouth, Callable[[Sketch, Colour], None]]] = {
    "small": _small,
    "smile": _smile,
    "frown": _frown,
    "grin": _grin,
    "fangs": _fangs,
    "open": _open,
    "none": _no_mouth,
}
