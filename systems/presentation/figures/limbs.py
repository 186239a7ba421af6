"""Legs and arms of people, and what their clothes do to them."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.body import Dress
from systems.presentation.figures.curves import Spot
from systems.presentation.figures.frame import Frame
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.words import Garment
from systems.presentation.palette import Colour, mix, shade

LONG: Final = ("robe", "gown", "habit", "shroud", "mantle")
BARE_LEGGED: Final = ("loincloth",)
WIDE_SLEEVES: Final = ("robe", "gown", "habit", "mantle")
BARE_ARMS: Final = ("loincloth", "vest", "apron", "harness")
ARMOURED: Final = ("plate", "brigandine")


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
    s.blob([(x - h, -tall), (x - h, -tall), (x + h, -tall), (x + h, -tall), (x + h, -4.4), (toe, -2.6),
        (toe + 0.6, 0), (toe + 0.6, 0), (heel, 0), (heel, 0), (x - h, -4)], d.boots, shade=0.6)  # fmt: skip
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
    s.limb(
        [_between(joint, hand, 0.62), _between(joint, hand, 0.84)],
        (wide * 1.08, wide * 1.08),
        ink,
        CARD,
        shade=0.4,
    )


def _between(a: Spot, b: Spot, t: float) -> Spot:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
