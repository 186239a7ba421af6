"""Small things drawn by hand because their cut carries meaning: seats, jewels, hearts, stars, terrains.

Every function gives a square picture of `px` pixels. Must not know fonts or any game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.palette import INK, INK2, JEWEL, PAPER, RULE, SEATS, SHEET, Colour, mix, shade
from systems.presentation.shapes import Point, Points, Vec, grown, ngon

# ------------------------------------------------------------------------------- seats


def seat_points(kind: str, cx: float, cy: float, r: float) -> list[Point]:
    """Returns the outline of a seat's shape; all six look equally big at the same `r`."""
    match kind:
        case "circle":
            return ngon(cx, cy, r * 0.94, 40)
        case "square":
            return ngon(cx, cy, r * 1.16, 4, -45)
        case "triangle":
            return ngon(cx, cy + r * 0.2, r * 1.22, 3)
        case "diamond":
            return [(cx, cy - r * 1.12), (cx + r * 0.92, cy), (cx, cy + r * 1.12), (cx - r * 0.92, cy)]
        case "hexagon":
            return ngon(cx, cy, r * 1.02, 6)
    return _cross_points(cx, cy, r * 0.5, r * 1.02)


def _cross_points(cx: float, cy: float, a: float, b: float) -> list[Point]:
    quarter = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a)]
    corners = quarter + [(-x, -y) for x, y in quarter]
    return [(cx + x, cy + y) for x, y in corners]


@kept
def seat_shape(seat: int, px: int, line: Colour | None = None) -> pygame.Surface:
    """Returns the mark of a seat: its shape in its colour."""
    kind, colour = SEATS[seat]
    outline = seat_points(kind, px / 2, px / 2, px * 0.42)
    return Vec(px, px, line or colour).poly(outline, colour, line, max(1.2, px * 0.05)).done()


# ------------------------------------------------------------------------------- jewels


def gem_points(name: str, px: float) -> list[Point]:
    """Returns the cut of a jewel; it goes with the colour, so that the colour-blind see it too."""
    m, r = px / 2, px * 0.44
    match name:
        case "green":
            return ngon(m, m, r, 8, -67.5)
        case "yellow":
            return ngon(m, m, r * 1.16, 4, -45)
        case "blue":
            right = [(0.62, -0.25), (0.74, 0.3), (0.42, 0.86)]
            drop = [(0, -1.1), *right, (0, 1), *((-x, y) for x, y in reversed(right))]
            return [(m + x * r, m + y * r) for x, y in drop]
    kite = [(0, -1.1), (0.86, -0.15), (0, 1.12), (-0.86, -0.15)]
    return [(m + x * r, m + y * r) for x, y in kite]


@kept
def gem(name: str, px: int, taken: bool = False) -> pygame.Surface:
    """Returns a cut jewel; a taken one is only the pale print of its cut."""
    colour, outer = JEWEL[name], gem_points(name, px)
    if taken:
        pale, line = mix(PAPER, colour, 0.22), mix(PAPER, colour, 0.75)
        return Vec(px, px, line).poly(outer, pale, line, max(1.3, px * 0.05)).done()
    canvas, inner = Vec(px, px, INK), grown(outer, 0.5)
    for i in range(len(outer)):
        j = (i + 1) % len(outer)
        canvas.poly([outer[i], outer[j], inner[j], inner[i]], _facet(colour, outer[i], outer[j], px / 2))
    canvas.poly(inner, shade(colour, 0.16)).path([*outer, outer[0]], INK, max(1.4, px * 0.055))
    return canvas.done()


def _facet(colour: Colour, a: Point, b: Point, middle: float) -> Colour:
    """Lights one facet from the upper left."""
    angle = math.atan2((a[1] + b[1]) / 2 - middle, (a[0] + b[0]) / 2 - middle)
    return shade(colour, 0.44 * math.cos(angle + 2.2))


# ------------------------------------------------------------------------------- hearts, stars, coins


@kept
def heart(px: int, colour: Colour, empty: bool = False) -> pygame.Surface:
    """Returns a heart; a lost one is a pale outline."""
    m, outline = px / 2, _heart_points(px)
    width = max(1.2, px * 0.06)
    if empty:
        line = mix(RULE, INK2, 0.4)
        return Vec(px, px, line).poly(outline, SHEET, line, width).done()
    line = mix(colour, INK, 0.35)
    canvas = Vec(px, px, line).poly(outline, colour, line, width)
    return canvas.ellipse((m - px * 0.19, m - px * 0.19), px * 0.075, px * 0.06, shade(colour, 0.55)).done()


def _heart_points(px: float) -> list[Point]:
    points = []
    for i in range(60):
        t = i / 60 * math.tau
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((px / 2 + x * px / 36, px / 2 - y * px / 36 - px * 0.03))
    return points


@kept
def star(px: int, colour: Colour) -> pygame.Surface:
    """Returns a five-pointed star."""
    m = px / 2
    points = []
    for i in range(10):
        angle, r = math.radians(-90 + 36 * i), px * (0.5 if i % 2 == 0 else 0.215)
        points.append((m + r * math.cos(angle), m + px * 0.03 + r * math.sin(angle)))
    return Vec(px, px, colour).poly(points, colour).done()


@kept
def sunburst(px: int, colour: Colour) -> pygame.Surface:
    """Returns twelve rays round an empty middle."""
    m = px / 2
    canvas = Vec(px, px, colour)
    for i in range(12):
        tip, half = math.radians(30 * i), math.radians(7.5)
        rays = ((tip, 0.98), (tip + half, 0.62), (tip - half, 0.62))
        canvas.poly([(m + m * r * math.cos(t), m + m * r * math.sin(t)) for t, r in rays], colour)
    return canvas.done()


# ------------------------------------------------------------------------------- terrains, on a grid of 24


@kept
def terrain(kind: str, px: int, colour: Colour = INK) -> pygame.Surface:
    """Returns the pictogram of a terrain, as it stands on dice, paths and legends."""
    canvas = Vec(px, px, colour)
    TERRAINS[kind](canvas, px / 24, colour)
    return canvas.done()


def _grid(u: float, *points: Point) -> Points:
    return [(x * u, y * u) for x, y in points]


def _plains(v: Vec, u: float, c: Colour) -> None:
    for x, lean, tall in ((7, -2.5, 9), (10, 0, 13), (13, 2.5, 9), (17, -1, 7), (19, 1.5, 9)):
        v.taper((x * u, 20 * u), ((x + lean) * u, (20 - tall) * u), c, 3 * u, 0.6 * u)
    v.path(_grid(u, (3, 20.5), (21, 20.5)), c, 1.9 * u)


def _road(v: Vec, u: float, c: Colour) -> None:
    v.poly(
        _grid(u, (3, 22), (8, 14), (8.5, 10), (11, 3), (14, 3), (14.5, 10), (15.5, 14), (21, 22)),
        None,
        c,
        2.1 * u,
    )
    v.path(_grid(u, (12, 21), (12, 17)), c, 2.1 * u)
    v.path(_grid(u, (12, 13.4), (12, 10.6)), c, 1.9 * u)
    v.path(_grid(u, (12.3, 7.4), (12.4, 5.8)), c, 1.5 * u)


def _river(v: Vec, u: float, c: Colour) -> None:
    for y in (7, 12.5, 18):
        wave = [(2.5 + 19 * i / 20, y + 2.1 * math.sin(i / 20 * 4 * math.pi)) for i in range(21)]
        v.path(_grid(u, *wave), c, 2.4 * u)


def _forest(v: Vec, u: float, c: Colour) -> None:
    v.poly(_grid(u, (9, 2), (14.5, 11), (11.9, 11), (16.5, 19), (1.5, 19), (6.1, 11), (3.5, 11)), c)
    v.path(_grid(u, (9, 19), (9, 22)), c, 2.7 * u)
    v.poly(_grid(u, (17.5, 8.5), (21.5, 15), (20, 15), (23, 20), (16.9, 20), (14.5, 15.7)), c)
    v.path(_grid(u, (18.6, 19), (18.6, 22)), c, 2.1 * u)


def _hills(v: Vec, u: float, c: Colour) -> None:
    for cx, r in ((8, 6.4), (16.5, 5.6)):
        arc = [math.pi * i / 16 for i in range(17)]
        v.path(_grid(u, *((cx - r * math.cos(t), 19 - r * 1.25 * math.sin(t)) for t in arc)), c, 2.3 * u)
    v.path(_grid(u, (1.5, 20), (22.5, 20)), c, 2.1 * u)


def _mountain(v: Vec, u: float, c: Colour) -> None:
    v.poly(_grid(u, (9, 3.5), (17.4, 20.5), (0.8, 20.5)), c)
    v.poly(_grid(u, (17, 9), (23.2, 20.5), (18.6, 20.5), (15, 12.4)), c)
    snow = SHEET if sum(c) < 500 else INK
    v.poly(_grid(u, (9, 5.8), (12, 11.6), (10, 10.4), (8.7, 12.4), (7.3, 10.6), (6.1, 11.6)), snow)


def _swamp(v: Vec, u: float, c: Colour) -> None:
    for x, top in ((8, 6), (12, 3.5), (16, 7)):
        lean = x - 12
        v.path(_grid(u, (x, 17), (x + lean * 0.16, top)), c, 1.7 * u)
        v.path(_grid(u, (x + lean * 0.13, top + 1.2), (x + lean * 0.1, top + 5)), c, 3.6 * u)
    for y, a, b in ((18, 3, 21), (21.4, 6.5, 17.5)):
        v.path(_grid(u, (a, y), (b, y)), c, 2 * u)


def _town(v: Vec, u: float, c: Colour) -> None:
    window = SHEET if sum(c) < 500 else INK
    v.poly(_grid(u, (2, 21), (2, 12), (7, 7), (12, 12), (12, 21)), c)
    v.poly(_grid(u, (13, 21), (13, 6), (16.8, 1.5), (20.6, 6), (20.6, 21)), c)
    v.rect((5.6 * u, 15.6 * u, 3 * u, 5.4 * u), window).rect((15.8 * u, 8.5 * u, 2 * u, 3.2 * u), window)


TERRAINS: Final[dict[str, Callable[[Vec, float, Colour], None]]] = {
    "plains": _plains,
    "road": _road,
    "river": _river,
    "forest": _forest,
    "hills": _hills,
    "mountain": _mountain,
    "swamp": _swamp,
    "town": _town,
}
