"""Beasts on four legs in profile: wolves, boars, horses, griffons, with manes, wings, tails and riders."""

from __future__ import annotations

from typing import Final, NamedTuple

from systems.presentation.figures.curves import Spot, burst
from systems.presentation.figures.inks import INKS, ink
from systems.presentation.figures.people import draw_person
from systems.presentation.figures.props import flame
from systems.presentation.figures.recipes import Animal
from systems.presentation.figures.sketch import CARD, PAGE, Sketch
from systems.presentation.figures.snouts import SNOUTS, Hide
from systems.presentation.figures.spiders import draw_spider
from systems.presentation.figures.words import Beast, BeastHead
from systems.presentation.palette import INK, Colour, mix, shade


class Beastly(NamedTuple):
    """The measures of a beast: half length, height of the back, depth of the chest, width of a leg, place of the head
    from the shoulder, its size, and whether it goes on hooves."""

    half: float
    back: float
    depth: float
    leg: float
    head: Spot
    grow: float
    hooves: bool = False


BEASTS: Final[dict[Beast, Beastly]] = {
    "wolf": Beastly(31, 44, 20, 7, (15, -11), 1.0),
    "hound": Beastly(29, 44, 19, 7, (15, -10), 1.05),
    "boar": Beastly(31, 46, 30, 8, (15, 8), 1.15, True),
    "bear": Beastly(33, 48, 29, 11, (17, -3), 1.25),
    "lion": Beastly(34, 48, 23, 9, (17, -10), 1.1),
    "horse": Beastly(35, 62, 24, 8, (20, -27), 1.1, True),
    "mule": Beastly(33, 54, 23, 7.4, (19, -20), 1.05, True),
    "griffon": Beastly(34, 50, 23, 9, (17, -20), 1.15),
    "basilisk": Beastly(32, 27, 17, 8, (16, -11), 1.2),
}
HEAD_PLACES: Final[tuple[tuple[Spot, ...], ...]] = (((0, 0),), ((-6, -14), (2, 2)), ((5, -31), (-19, -15),
    (5, 4)))  # fmt: skip


def draw_animal(s: Sketch, look: Animal) -> None:
    """Draws a beast with its feet on the ground."""
    hide = Hide(*(ink(name) for name in (look.coat, look.belly, look.horn, look.eye, look.mane_ink)))
    if look.beast == "spider":
        draw_spider(s, hide)
        return
    b = _young(BEASTS[look.beast]) if look.young else BEASTS[look.beast]
    _wing(s, look, b, far=True)
    _tail(s, look, b, hide)
    _legs(s, b, hide, look.beast, far=True)
    if look.rider:
        _wing(s, look, b, far=False)
    _rider(s, look, b)
    _trunk(s, look, b, hide)
    _legs(s, b, hide, look.beast, far=False)
    _saddle(s, look, b)
    _neck_and_heads(s, look, b, hide)
    if not look.rider:
        _wing(s, look, b, far=False)
    else:
        s.look_here((5, -b.back - 24), 27)


def _young(b: Beastly) -> Beastly:
    return b._replace(
        half=b.half * 0.62,
        depth=b.depth * 0.8,
        leg=b.leg * 0.8,
        back=b.back * 0.86,
        head=(b.head[0] * 0.7, b.head[1] * 0.8),
    )


# ------------------------------------------------------------------------------- body


def _trunk(s: Sketch, look: Animal, b: Beastly, h: Hide) -> None:
    top, low = -b.back, -b.back + b.depth
    if look.mane in ("thorns", "spines", "bristles"):
        _ridge(s, look, b, h)
    s.blob([(-b.half, top + 7), (-b.half * 0.6, top), (0, top + 2.4), (b.half * 0.6, top - 2),
        (b.half, top + 6), (b.half * 0.98, low - 4), (b.half * 0.6, low + 1), (0, low - 1),
        (-b.half * 0.5, low - 4), (-b.half * 0.96, low - 3)], h.coat, hatch=True)  # fmt: skip
    if look.bare_bones:
        _ribs(s, b, h)
    else:
        s.mark([(b.half * 0.86, low - 5), (b.half * 0.5, low - 0.6), (0, low - 2.4),
            (-b.half * 0.5, low - 5), (0, low - 6.4)], h.belly)  # fmt: skip


def _ribs(s: Sketch, b: Beastly, h: Hide) -> None:
    top, dark = -b.back, (52, 50, 62)
    s.mark(
        [
            (-b.half * 0.4, top + 6),
            (b.half * 0.7, top + 5),
            (b.half * 0.66, top + b.depth - 4),
            (-b.half * 0.3, top + b.depth - 6),
        ],
        dark,
        0,
    )
    for i in range(6):
        x = -b.half * 0.34 + i * b.half * 0.19
        s.stroke([(x, top + 4), (x + 3, top + b.depth * 0.5), (x + 0.6, top + b.depth - 4)], 2.4, h.coat, 0)


def _ridge(s: Sketch, look: Animal, b: Beastly, h: Hide) -> None:
    count, tall, wide = {"thorns": (9, 12, 3.4), "spines": (8, 10, 3), "bristles": (13, 9, 3.4)}[look.mane]
    for i in range(count):
        x = -b.half * 0.9 + i * b.half * 1.9 / (count - 1)
        with s.at(x, -b.back + 3, -34 + 30 * i / count):
            s.area([(-wide, 2), (0, -tall * (1 if i % 2 else 0.76)), (wide, 2)], h.mane, shade=0.3)


def _legs(s: Sketch, b: Beastly, h: Hide, beast: Beast, far: bool) -> None:
    """Draws a pair of legs in stride; the far pair is darker and out of step."""
    coat = shade(h.coat, -0.24) if far else h.coat
    low, step = -b.back + b.depth, b.leg * (0.95 if far else -0.15)
    hind, front = -b.half * 0.74 + step, b.half * 0.64 + step
    stride = b.leg * (0.7 if far else -0.55)
    sole = shade(h.coat, -0.55) if b.hooves else coat
    paw = h.horn if beast == "griffon" else sole
    _leg(s, b, (front, low - 6), -stride, coat)
    _foot(s, b, front - stride + 1, paw, b.hooves)
    s.limb([(hind, low - b.depth * 0.24), (hind - b.leg * 0.1, low + 2),
        (hind - b.leg * 0.8 + stride, low * 0.46), (hind + stride, -3)], (b.leg * 1.9, b.leg * 1.3,
        b.leg * 0.74, b.leg * 0.8), coat, shade=0.6)  # fmt: skip
    _foot(s, b, hind + stride + 1, sole, b.hooves)


def _leg(s: Sketch, b: Beastly, top: Spot, stride: float, coat: Colour) -> None:
    x, y = top
    way = [(x, y), (x + stride * 0.3 + b.leg * 0.2, y * 0.52), (x + stride, -3)]
    s.limb(way, (b.leg * 1.4, b.leg * 0.86, b.leg * 0.78), coat, shade=0.6)


def _foot(s: Sketch, b: Beastly, x: float, sole: Colour, hoof: bool) -> None:
    w = b.leg * 0.56
    if hoof:
        s.area([(x - w, -5), (x + w, -5), (x + w + 1.6, 0), (x - w - 0.6, 0)], sole, shade=0.5)
        return
    s.blob([(x - w, 0), (x - w, 0), (x - w, -4.6), (x + w * 0.6, -5.4), (x + w + 3, -3), (x + w + 3.4, 0),
        (x + w + 3.4, 0)], sole, shade=0.5)  # fmt: skip
    for dx in (0.4, 2.4):
        s.stroke([(x + w * 0.4 + dx, -2.6), (x + w * 0.5 + dx, -0.4)], 0.7, INK, PAGE)


# ------------------------------------------------------------------------------- neck, mane, heads


def _neck_and_heads(s: Sketch, look: Animal, b: Beastly, h: Hide) -> None:
    root = (b.half * 0.74, -b.back + b.depth * 0.36)
    end = (b.half * 0.8 + b.head[0], -b.back + b.head[1])
    places = HEAD_PLACES[min(len(look.heads), 3) - 1]
    if look.mane in ("lion", "hair", "flame", "bone"):
        _mane(s, look, root, end, h)
    for kind, (dx, dy) in zip(look.heads, places, strict=False):
        tone = h.belly if kind == "goat" else (60, 120, 80) if kind == "dragon" else h.coat
        place = (end[0] + dx, end[1] + dy)
        s.limb(
            [root, ((root[0] + place[0]) / 2 + 2, (root[1] + place[1]) / 2), place],
            (b.depth * 0.94, b.depth * 0.66, 12 * b.grow),
            tone,
        )
        s.spot((root[0] - b.depth * 0.16, root[1] + b.depth * 0.1), b.depth * 0.42, tone)
        _one_head(s, look, kind, place, b.grow, h)


def _one_head(s: Sketch, look: Animal, kind: BeastHead, place: Spot, grow: float, h: Hide) -> None:
    if look.mane == "lion" and kind in ("own", "man"):
        with s.at(*place, 0, grow):
            s.area(burst((-3, 1), 16, 0.8, 18), h.mane)
    with s.at(*place, 14 if look.beast == "boar" else 0, grow * (1.16 if look.young else 1)):
        s.look_here(*((-2, 2), 24) if len(look.heads) == 1 else ((-8, -14), 32))
        SNOUTS[look.beast if kind == "own" else kind](s, h)


def _mane(s: Sketch, look: Animal, root: Spot, end: Spot, h: Hide) -> None:
    dx, dy = root[0] - end[0], root[1] - end[1]
    for i in range(5):
        t = -0.1 + i * 0.24
        x, y = end[0] + dx * t - 7, end[1] + dy * t - 7
        if look.mane == "flame":
            with s.at(x, y + 5, -48):
                flame(s, 0, 0, 1.0 + 0.1 * (i % 2), h.mane)
        elif look.mane == "hair":
            with s.at(x, y, -64 - 6 * i):
                s.blob([(-4, 3), (-4, -4), (0, -13), (0, -13), (4, -4), (4, 3)], h.mane, shade=0.4)


# ------------------------------------------------------------------------------- tail, wings, rider


def _tail(s: Sketch, look: Animal, b: Beastly, h: Hide) -> None:
    with s.at(-b.half + 3, -b.back + 8):
        match look.tail:
            case "brush":
                s.blob([(3, 2), (-8, -2), (-20, 4), (-27, 14), (-27, 14), (-14, 14), (-3, 10)], h.coat)
                s.mark([(-18, 6), (-26, 13.4), (-16, 13)], h.belly)
            case "tuft":
                s.limb([(2, 0), (-12, -2), (-20, -14), (-16, -26)], (5, 3.4, 3), h.coat)
                s.blob([(-18, -22), (-24, -30), (-16, -39), (-16, -39), (-10, -30), (-13, -22)], h.mane)
            case "horse":
                s.blob([(3, -4), (-8, -7), (-18, 4), (-19, 22), (-14, 32), (-14, 32), (-8, 20), (-4, 6)],
                    h.mane)  # fmt: skip
            case "lizard":
                s.limb([(6, 4), (-10, 8), (-24, 6), (-34, -4), (-32, -14)], (13, 8, 5, 1), h.coat)
            case "sting":
                s.limb([(4, 2), (-16, 2), (-34, -14), (-36, -40), (-20, -52)], (8, 6.4, 5, 4), h.coat)
                for turn in (20, 60, 100, 140):
                    with s.at(-19, -52, turn):
                        s.area([(-3, 0), (0, -13), (3, 0)], h.horn, shade=0.3)
                s.disc((-19, -52), 5.4, h.coat, shade=0.5)
            case "flame":
                for x, y, turn, size in ((-4, 4, -70, 1.5), (-8, 10, -100, 1.2)):
                    with s.at(x, y, turn):
                        flame(s, 0, 4, size, h.mane)
            case "snake":
                _snake_tail(s, h)
            case "curl":
                s.limb([(2, 0), (-8, -2), (-10, -10), (-4, -10), (-6, -4)], (3, 2.4, 1.4), h.coat)


def _snake_tail(s: Sketch, h: Hide) -> None:
    green = (106, 150, 66)
    s.limb([(4, 2), (-12, 4), (-24, -6), (-18, -22), (-24, -36)], (8, 7, 6, 6), green)
    s.blob([(-18, -38), (-24, -44), (-34, -42), (-38, -36), (-32, -33), (-22, -33)], green)
    s.spot((-29, -39), 1.4, h.eye, 0)
    s.stroke([(-37, -36), (-43, -35), (-46, -38)], 0.9, INKS["scarlet"], 0)


def _wing(s: Sketch, look: Animal, b: Beastly, far: bool) -> None:
    if look.wings == "none":
        return
    tone = shade(ink(look.wing_ink), -0.2 if far else 0)
    with s.at(b.half * 0.3 + (6 if far else -6), -b.back + 5, 8 if far else -14, 0.9):
        if look.wings == "feather":
            _feathers(s, tone)
        else:
            _leather_wing(s, tone)


def _feathers(s: Sketch, tone: Colour) -> None:
    for i, long in enumerate((30, 38, 44, 48, 50)):
        with s.at(-4, -14, -104 + 21 * i):
            s.blob([(-4.4, 0), (-6, -long * 0.6), (0, -long), (0, -long), (6, -long * 0.6), (4.4, 0)],
                mix(tone, INK, 0.05 * (i % 2)), shade=0.7)  # fmt: skip
    s.blob([(6, 6), (-8, 4), (-16, -14), (-8, -34), (2, -40), (8, -20)], shade(tone, 0.16))


def _leather_wing(s: Sketch, tone: Colour) -> None:
    s.blob([(4, 6), (4, 6), (6, -20), (0, -44), (0, -44), (-20, -46), (-44, -34), (-44, -34), (-36, -28),
        (-38, -14), (-38, -14), (-26, -16), (-22, -2), (-22, -2), (-10, -4)], tone)  # fmt: skip
    for tip in ((-42, -33), (-36, -15), (-21, -3)):
        s.stroke([(0, -42), (tip[0] * 0.5, -42 + (tip[1] + 42) * 0.36), tip], (1.8, 0.6), shade(tone, -0.4))
    s.limb([(4, 4), (6, -20), (0, -45)], (5, 4, 2), shade(tone, -0.16), CARD, shade=0.3)


def _rider(s: Sketch, look: Animal, b: Beastly) -> None:
    if look.rider is None:
        return
    with s.at(-2, -b.back + 20, 0, 0.74):
        draw_person(s, look.rider)


def _saddle(s: Sketch, look: Animal, b: Beastly) -> None:
    if look.saddle is None:
        return
    top, cloth = -b.back, ink(look.saddle)
    s.blob([(-13, top), (0, top + 2.4), (11, top - 1), (12, top + b.depth * 0.6), (12, top + b.depth * 0.6),
        (-14, top + b.depth * 0.64), (-14, top + b.depth * 0.64)], cloth)  # fmt: skip
    s.mark([(-13, top + b.depth * 0.52), (11.6, top + b.depth * 0.48), (11.8, top + b.depth * 0.58),
        (-13.6, top + b.depth * 0.62)], INKS["gold"], straight=True)  # fmt: skip
    if look.rider is None:
        _packs(s, top, b.depth)
        return
    legs, boots = ink(look.rider.legs), ink(look.rider.boots)
    s.limb([(-3, top - 1), (5, top + b.depth * 0.4), (3, top + b.depth * 0.86)], (8, 6.4, 6), legs)
    s.blob([(-1, top + b.depth * 0.72), (-1, top + b.depth * 0.72), (6.4, top + b.depth * 0.72),
        (6.4, top + b.depth * 0.72), (11, top + b.depth * 1.06), (11, top + b.depth * 1.12),
        (-1, top + b.depth * 1.12)], boots, shade=0.5)  # fmt: skip


def _packs(s: Sketch, top: float, depth: float) -> None:
    s.limb([(-16, top - 6), (14, top - 7)], (13, 13), INKS["tan"])
    for x in (-9, 6):
        s.stroke([(x, top - 13), (x + 1, top)], 1.6, INKS["umber"], CARD)
    s.area([(-12, top + 2), (8, top + 1), (9, top + depth * 0.8), (-13, top + depth * 0.82)], INKS["leather"])
    s.area([(-12, top + 2), (8, top + 1), (4, top + depth * 0.4), (-8, top + depth * 0.42)], (182, 132, 84),
        CARD, line=0.8, shade=0)  # fmt: skip
