"""Points, curves and tubes: the geometry under every figure. Plain numbers, no surfaces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

Spot = tuple[float, float]
Spots = Sequence[Spot]
Affine = tuple[float, float, float, float, float, float]

IDENTITY: Final[Affine] = (1, 0, 0, 1, 0, 0)
# Below this squared length of two added normals a corner is too sharp for a point.
BLUNT: Final = 0.44


def moved_frame(
    frame: Affine, x: float, y: float, turn: float = 0, grow: float = 1, flip: bool = False
) -> Affine:
    """Returns a frame inside `frame`: shifted, turned clockwise (degrees), scaled, mirrored left to right."""
    a, b, c, d, e, f = frame
    angle = math.radians(turn)
    cos, sin = grow * math.cos(angle), grow * math.sin(angle)
    side = -1 if flip else 1
    p, q, r, s = cos * side, sin * side, -sin, cos
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f)


def placed(frame: Affine, points: Spots) -> list[Spot]:
    """Returns the points of a frame where they lie outside it."""
    a, b, c, d, e, f = frame
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]


@cache
def _weights(steps: int) -> list[tuple[float, float, float, float]]:
    """Returns the weights of both ends and both pulls at the inner points of a span (Hermite)."""
    shares = [k / steps for k in range(1, steps)]
    return [
        (2 * t**3 - 3 * t**2 + 1, (t**3 - 2 * t**2 + t) / 2, 3 * t**2 - 2 * t**3, (t**3 - t**2) / 2)
        for t in shares
    ]


def smooth(points: Spots, steps: int, closed: bool = True) -> list[Spot]:
    """Returns a curve through the points (Catmull-Rom); a point given twice is a corner."""
    count = len(points)
    if count < 3 or steps < 2:
        return list(points)
    curve: list[Spot] = []
    for i in range(count if closed else count - 1):
        p1, p2 = points[i], points[(i + 1) % count]
        if p1 == p2:
            continue
        p0 = points[i - 1] if closed or i else p1
        p3 = points[(i + 2) % count] if closed or i + 2 < count else p2
        curve.append(p1)
        curve += _between(p0, p1, p2, p3, steps)
    if not closed:
        curve.append(points[-1])
    return curve


def _between(p0: Spot, p1: Spot, p2: Spot, p3: Spot, steps: int) -> list[Spot]:
    """Returns the inner points of one span; a doubled neighbour gives no pull."""
    (x1, y1), (x2, y2) = p1, p2
    ax, ay = (x2 - p0[0], y2 - p0[1]) if p0 != p1 else (0, 0)
    bx, by = (p3[0] - x1, p3[1] - y1) if p3 != p2 else (0, 0)
    return [
        (h1 * x1 + h2 * ax + h3 * x2 + h4 * bx, h1 * y1 + h2 * ay + h3 * y2 + h4 * by)
        for h1, h2, h3, h4 in _weights(steps)
    ]


def tube(spine: Spots, widths: Sequence[float], cap: int = 3) -> list[Spot]:
    """Returns the outline of a limb along its spine, round at its ends; `widths` are spread along it."""
    left, right = [], []
    last = len(spine) - 1
    for i, (x, y) in enumerate(spine):
        ax, ay = spine[max(0, i - 1)]
        bx, by = spine[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        half = _width_at(widths, i / last) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    end = _cap(spine[-1], left[-1], cap) if widths[-1] > 0.5 else []
    start = _cap(spine[0], right[0], cap) if widths[0] > 0.5 else []
    return [*left, *end, *reversed(right), *start]


def _width_at(widths: Sequence[float], share: float) -> float:
    place = share * (len(widths) - 1)
    i = min(int(place), len(widths) - 2)
    return widths[i] + (widths[i + 1] - widths[i]) * (place - i)


def _cap(centre: Spot, start: Spot, steps: int) -> list[Spot]:
    """Returns the inner points of the half circle that closes a tube."""
    angle = math.atan2(start[1] - centre[1], start[0] - centre[0])
    radius = math.dist(start, centre)
    turns = [angle - math.pi * k / (steps + 1) for k in range(1, steps + 1)]
    return [(centre[0] + radius * math.cos(t), centre[1] + radius * math.sin(t)) for t in turns]


def oval_points(centre: Spot, rx: float, ry: float, corners: int) -> list[Spot]:
    """Returns an upright oval."""
    turns = [math.tau * i / corners for i in range(corners)]
    return [(centre[0] + rx * math.cos(t), centre[1] + ry * math.sin(t)) for t in turns]


def burst(centre: Spot, radius: float, inner: float, tips: int) -> list[Spot]:
    """Returns a star with its first tip above; `inner` is the share of the radius between two tips."""
    turns = [(math.pi * (i / tips - 0.5), radius if i % 2 == 0 else radius * inner) for i in range(2 * tips)]
    return [(centre[0] + r * math.cos(t), centre[1] + r * math.sin(t)) for t, r in turns]


def both_sides(right: Spots) -> list[Spot]:
    """Returns a closed outline from its right half, from top to bottom."""
    return [*right, *((-x, y) for x, y in reversed(right) if x)]


def elbow(shoulder: Spot, hand: Spot, length: float, side: float) -> Spot:
    """Returns the joint of a limb of a length between two ends, bent to a `side` (1 right of the way, -1 left)."""
    dx, dy = hand[0] - shoulder[0], hand[1] - shoulder[1]
    reach = math.hypot(dx, dy) or 1
    bend = math.sqrt(max(0.0, (length / 2) ** 2 - (reach / 2) ** 2))
    return (
        (shoulder[0] + hand[0]) / 2 - dy / reach * bend * side,
        (shoulder[1] + hand[1]) / 2 + dx / reach * bend * side,
    )


def hem_ways(points: Spots) -> list[tuple[float, float, float, float]]:
    """Returns the corners of a closed outline, each with the way it takes for one unit of widening.

    Sharp corners stay sharp; beyond three times the distance their tip is cut off by two points.
    """
    spots = [a for a, b in zip(points, [*points[1:], points[0]], strict=True) if a != b]
    following = [*spots[1:], spots[0]]
    turn = (
        1 if sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(spots, following, strict=True)) > 0 else -1
    )
    normals = []
    for (ax, ay), (bx, by) in zip(spots, following, strict=True):
        k = turn / math.hypot(bx - ax, by - ay)
        normals.append(((by - ay) * k, (ax - bx) * k))
    ways: list[tuple[float, float, float, float]] = []
    for (x, y), (ax, ay), (bx, by) in zip(spots, [normals[-1], *normals[:-1]], normals, strict=True):
        mx, my = ax + bx, ay + by
        square = mx * mx + my * my
        if square > BLUNT:
            ways.append((x, y, 2 * mx / square, 2 * my / square))
        else:
            ways.append((x, y, ax - ay * turn * 0.9, ay + ax * turn * 0.9))
            ways.append((x, y, bx + by * turn * 0.9, by - bx * turn * 0.9))
    return ways


def widened(ways: Sequence[tuple[float, float, float, float]], by: float) -> list[Spot]:
    """Returns an outline moved outwards along its ways."""
    return [(x + dx * by, y + dy * by) for x, y, dx, dy in ways]
