"""Dragons in six poses, each with its own horns, wings, hide and breath."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from systems.presentation.figures.curves import Spot, Spots
from systems.presentation.figures.dragon_heads import draw_dragon_head
from systems.presentation.figures.inks import INKS, ink
from systems.presentation.figures.recipes import Dragon
from systems.presentation.figures.sketch import CARD, Sketch
from systems.presentation.palette import Colour, mix, shade

# The lower edge of a leather wing, from its outer tip to the body.
WHOLE_EDGE: Final[list[Spot]] = [
    (-58, -34), (-58, -34), (-48, -28), (-52, -8), (-52, -8), (-38, -14), (-34, 4), (-34, 4), (-22, -6), (-12, 4),
]  # fmt: skip
TORN_EDGE: Final[list[Spot]] = [
    (-58, -34), (-58, -34), (-46, -36), (-50, -22), (-40, -24), (-50, -6), (-50, -6), (-36, -20), (-36, -6), (-28, -14),
    (-32, 6), (-32, 6), (-20, -10), (-12, 4),
]  # fmt: skip


def draw_dragon(s: Sketch, look: Dragon) -> None:
    """Draws a dragon on the ground."""
    POSES[look.pose](s, look, ink(look.scales), ink(look.belly))


# ------------------------------------------------------------------------------- parts


def _wing(
    s: Sketch, look: Dragon, place: Spot, turn: float, grow: float, flip: bool = False, far: bool = False
) -> None:
    """Draws a wing that opens upwards and to the left; the tattered one is torn."""
    if look.wings == "none":
        return
    tone = shade(ink(look.wing_ink), -0.18 if far else 0)
    with s.at(*place, turn, grow, flip):
        if look.wings == "feather":
            _feathers(s, tone)
        else:
            _leather(s, look, tone)


def _feathers(s: Sketch, tone: Colour) -> None:
    for i, long in enumerate((34, 44, 52, 58, 62)):
        with s.at(-4, -18, -110 + 22 * i):
            s.blob([(-5, 0), (-7, -long * 0.6), (0, -long), (0, -long), (7, -long * 0.6), (5, 0)],
                mix(tone, (255, 255, 255), 0.1 * (i % 2)))  # fmt: skip
    s.blob([(6, 6), (-10, 4), (-18, -16), (-8, -38), (4, -42), (10, -20)], shade(tone, 0.2))


def _leather(s: Sketch, look: Dragon, tone: Colour) -> None:
    edge = TORN_EDGE if look.wings == "tattered" else WHOLE_EDGE
    s.blob([(4, 8), (4, 8), (10, -22), (4, -58), (4, -58), (-26, -56), *edge], tone)
    for tip in ((-56, -33), (-50, -9), (-33, 2)):
        s.stroke([(4, -55), (tip[0] * 0.5, -55 + (tip[1] + 55) * 0.34), tip], (2.2, 0.8), shade(tone, -0.42))
    s.limb([(4, 6), (10, -22), (4, -58)], (8, 6, 3), ink(look.scales), shade=0.5)
    s.area([(1, -56), (8, -68), (8, -55)], ink(look.horn), CARD, shade=0)


def _ridge(s: Sketch, look: Dragon, way: Spots, tall: float) -> None:
    """Draws spines along a back, each leaning away from the head."""
    for i, (x, y) in enumerate(way):
        x2, y2 = way[min(i + 1, len(way) - 1)]
        x1, y1 = way[max(i - 1, 0)]
        dx, dy = x2 - x1, y2 - y1
        length = (dx * dx + dy * dy) ** 0.5 or 1
        dx, dy = dx / length, dy / length
        size = tall * (1 if i % 2 == 0 else 0.8)
        tip = (x + dy * size - dx * size * 0.3, y - dx * size - dy * size * 0.3)
        s.area(
            [(x - dx * tall * 0.5, y - dy * tall * 0.5), tip, (x + dx * tall * 0.5, y + dy * tall * 0.5)],
            ink(look.spines),
            shade=0.3,
        )


def _leg(s: Sketch, way: Spots, wide: float, scales: Colour, horn: Colour) -> None:
    s.limb(way, (wide, wide * 0.8, wide * 0.66), scales)
    x, y = way[-1]
    s.blob([(x - wide * 0.5, y + 2), (x - wide * 0.5, y - 4), (x + 2, y - 5), (x + wide * 0.8, y - 1),
        (x + wide * 0.8, y + 2)], scales, shade=0.5)  # fmt: skip
    for dx in (0.1, 0.45, 0.8):
        s.area(
            [(x + wide * dx - 2.2, y + 2), (x + wide * dx + 4, y + 3), (x + wide * dx - 1.6, y - 2)],
            horn,
            CARD,
            shade=0,
            line=0.7,
        )


def _plates(s: Sketch, way: Spots, wide: float, belly: Colour) -> None:
    """Draws the pale plates of a throat or belly along a way."""
    s.limb(way, (wide * 0.7, wide, wide * 0.8), belly, line=0.6, shade=0.4, rim=False)
    for i in range(1, 8):
        t = i / 8 * (len(way) - 1)
        k = min(int(t), len(way) - 2)
        x = way[k][0] + (way[k + 1][0] - way[k][0]) * (t - k)
        y = way[k][1] + (way[k + 1][1] - way[k][1]) * (t - k)
        s.stroke([(x - wide * 0.36, y + 0.6), (x + wide * 0.3, y + 0.6)], 0.9, shade(belly, -0.35))


def _moss(s: Sketch, look: Dragon, places: Spots) -> None:
    """Draws bushes and a small tree that grow on an old back."""
    if not look.moss:
        return
    green = INKS["moss"]
    for i, (x, y) in enumerate(places):
        if i % 3 == 1:
            s.area([(x - 1.6, y), (x + 1.6, y), (x + 1.2, y - 12), (x - 1.2, y - 12)], INKS["brown"],
                shade=0.3)  # fmt: skip
            s.area([(x, y - 34), (x + 10, y - 10), (x - 10, y - 10)], INKS["forest"])
        else:
            s.blob([(x - 8, y + 2), (x - 8, y - 4), (x - 3, y - 8), (x + 3, y - 8), (x + 8, y - 3),
                (x + 8, y + 2)], shade(green, 0.1 * (i % 2)))  # fmt: skip


# ------------------------------------------------------------------------------- poses


def _prowl(s: Sketch, look: Dragon, scales: Colour, belly: Colour) -> None:
    horn = ink(look.horn)
    _wing(s, look, (16, -48), 24, 0.95, far=True)
    s.limb([(-26, -30), (-48, -26), (-66, -14), (-62, -2), (-46, -1)], (22, 15, 9, 5, 1), scales)
    _leg(s, [(28, -28), (34, -14), (30, -2)], 12, shade(scales, -0.2), horn)
    _leg(s, [(-18, -26), (-10, -14), (-14, -2)], 12, shade(scales, -0.2), horn)
    _ridge(s, look, [(-52, -32), (-40, -38), (-28, -46), (-14, -53), (0, -54), (14, -54), (26, -64),
        (30, -76)], 8)  # fmt: skip
    s.blob([(-36, -30), (-26, -46), (0, -52), (24, -50), (36, -36), (28, -20), (4, -15), (-24, -16)],
        scales, hatch=True)  # fmt: skip
    s.limb([(22, -38), (36, -52), (34, -74), (44, -90)], (28, 20, 16, 14), scales)
    _plates(s, [(30, -24), (41, -42), (41, -60), (41, -76)], 9, belly)
    _leg(s, [(14, -26), (18, -14), (14, -2)], 14, scales, horn)
    s.blob([(-34, -32), (-16, -36), (-8, -22), (-16, -12), (-32, -16)], scales)
    _leg(s, [(-24, -18), (-32, -10), (-26, -2)], 13, scales, horn)
    _moss(s, look, [(-24, -44), (-8, -50), (8, -52), (22, -50)])
    _wing(s, look, (2, -44), -8, 1.0)
    draw_dragon_head(s, look, (48, -94), 1.25)


def _perch(s: Sketch, look: Dragon, scales: Colour, belly: Colour) -> None:
    horn = ink(look.horn)
    _wing(s, look, (14, -58), 30, 1.05, far=True)
    s.limb([(-14, -14), (-38, -8), (-46, 4), (-24, 10), (10, 9), (34, 8)], (22, 15, 10, 7, 2), scales)
    _ridge(s, look, [(-31, -26), (-30, -40), (-24, -54), (-14, -68), (-6, -80), (2, -92)], 8)
    s.blob([(-30, -6), (-30, -34), (-18, -60), (2, -72), (22, -62), (26, -40), (20, -12), (8, 0), (-16, 2)],
        scales, hatch=True)  # fmt: skip
    s.limb([(2, -58), (2, -78), (14, -94), (24, -108)], (28, 20, 16, 14), scales)
    _plates(s, [(14, -14), (20, -38), (17, -60), (15, -76), (20, -92)], 12, belly)
    s.blob([(-32, 0), (-32, -20), (-14, -28), (2, -16), (0, 0)], scales)
    _leg(s, [(-12, -10), (-12, -4), (-8, -1)], 14, scales, horn)
    _leg(s, [(10, -46), (20, -30), (18, -2)], 13, scales, horn)
    _leg(s, [(22, -46), (34, -30), (34, -2)], 12, shade(scales, -0.1), horn)
    _moss(s, look, [(-26, -46), (-16, -62), (-4, -72)])
    _wing(s, look, (-8, -54), -14, 1.05)
    draw_dragon_head(s, look, (28, -112), 1.25)


def _rampant(s: Sketch, look: Dragon, scales: Colour, belly: Colour) -> None:
    horn = ink(look.horn)
    _wing(s, look, (-14, -62), -16, 1.35)
    _wing(s, look, (18, -62), 16, 1.35, flip=True)
    s.limb([(-4, -16), (-30, -10), (-44, -2), (-28, 8), (4, 8), (34, 6), (52, -6), (48, -18)], (22, 16, 11,
        8, 6, 4, 1), scales)  # fmt: skip
    s.area([(44, -16), (48, -30), (56, -16), (49, -18)], ink(look.spines), shade=0.3)
    for side in (-1, 1):
        s.blob([(6 * side, -34), (24 * side, -34), (30 * side, -18), (22 * side, -6), (8 * side, -8)], scales)
        _leg(s, [(20 * side, -16), (24 * side, -8), (22 * side - 2, 0)], 14, scales, horn)
    _ridge(s, look, [(-26, -52), (-24, -66), (-16, -80), (-12, -94)], 9)
    s.blob([(0, -84), (18, -78), (26, -58), (20, -30), (8, -12), (-8, -12), (-20, -30), (-26, -58),
        (-18, -78)], scales, hatch=True)  # fmt: skip
    s.limb([(0, -70), (-6, -88), (2, -104), (12, -116)], (32, 24, 18, 16), scales)
    _plates(s, [(0, -16), (1, -40), (1, -64), (0, -84), (8, -102)], 17, belly)
    _leg(s, [(-20, -68), (-36, -56), (-38, -42)], 12, scales, horn)
    _leg(s, [(20, -68), (38, -66), (46, -54)], 12, scales, horn)
    draw_dragon_head(s, look, (18, -122), 1.45)


def _coil(s: Sketch, look: Dragon, scales: Colour, belly: Colour) -> None:
    dark = shade(scales, -0.12)
    _wing(s, look, (4, -52), 14, 0.8, far=True)
    s.limb([(30, -10), (52, -4), (64, -14), (60, -26)], (16, 9, 5, 1), dark)
    s.limb([(-38, -12), (0, -2), (40, -12)], (18, 22, 18), dark)
    s.limb([(-34, -24), (-4, -16), (36, -24)], (18, 21, 18), scales)
    s.limb([(30, -34), (0, -28), (-26, -36)], (16, 19, 16), dark)
    _ridge(s, look, [(-30, -48), (-28, -62), (-16, -76), (-2, -84), (8, -96), (4, -110)], 8)
    s.limb([(-16, -38), (-28, -54), (-14, -74), (8, -84), (14, -104), (26, -116)], (22, 22, 19, 17, 15, 13),
        scales)  # fmt: skip
    for way in ([(-40, -8), (0, 3), (38, -8)], [(-36, -20), (-2, -11), (36, -20)]):
        s.stroke(way, 4, belly)
    _plates(s, [(-20, -52), (-8, -68), (10, -80), (19, -96), (22, -108)], 7, belly)
    draw_dragon_head(s, look, (30, -120), 1.3)


def _wyvern(s: Sketch, look: Dragon, scales: Colour, belly: Colour) -> None:
    horn = ink(look.horn)
    _wing(s, look, (12, -54), 34, 1.05, far=True)
    s.limb([(-12, -30), (-32, -30), (-50, -38), (-52, -56), (-42, -64)], (18, 11, 7, 4, 3), scales)
    s.area([(-46, -62), (-34, -78), (-32, -62), (-40, -58)], ink(look.spines), shade=0.3)
    _leg(s, [(6, -32), (14, -18), (8, -2)], 11, shade(scales, -0.2), horn)
    _ridge(s, look, [(-20, -46), (-10, -56), (2, -62), (10, -74), (14, -86)], 6)
    s.blob([(-22, -30), (-14, -46), (4, -58), (20, -52), (20, -36), (6, -22), (-14, -20)], scales, hatch=True)
    s.limb([(10, -46), (22, -62), (20, -78), (30, -90)], (22, 16, 12, 11), scales)
    _plates(s, [(12, -28), (24, -46), (26, -64), (27, -80)], 7, belly)
    s.blob([(-18, -34), (-4, -38), (4, -26), (-4, -16), (-16, -20)], scales)
    _leg(s, [(-8, -22), (-14, -12), (-8, -2)], 11, scales, horn)
    _wing(s, look, (0, -50), -6, 1.1)
    draw_dragon_head(s, look, (34, -94), 1.1)


def _hatchling(s: Sketch, look: Dragon, scales: Colour, belly: Colour) -> None:
    _wing(s, look, (-14, -44), -34, 0.5)
    _wing(s, look, (18, -44), 34, 0.5, flip=True)
    s.limb([(16, -12), (34, -8), (42, -20), (36, -28)], (11, 7, 4, 1), scales)
    s.blob([(0, -58), (14, -48), (18, -24), (0, -6), (-18, -24), (-12, -48)], scales)
    _plates(s, [(3, -14), (4, -30), (4, -46)], 13, belly)
    shell = (246, 238, 216)
    s.area([(-24, -22), (-16, -28), (-10, -20), (-3, -27), (4, -19), (11, -27), (17, -20), (24, -24),
        (20, -6), (10, 2), (-10, 2), (-20, -6)], shell, hatch=True)  # fmt: skip
    for x, y in ((-12, -10), (2, -6), (12, -12)):
        s.spot((x, y), 2.2, mix(shell, scales, 0.5))
    draw_dragon_head(s, look, (2, -70), 1.6)


POSES: Final[dict[str, Callable[[Sketch, Dragon, Colour, Colour], None]]] = {
    "prowl": _prowl,
    "perch": _perch,
    "rampant": _rampant,
    "coil": _coil,
    "wyvern": _wyvern,
    "nestling": _hatchling,
}
