"""Crisp flat shapes: drawn four times too large, scaled down once, then kept.

Everything here is paper and ink without meaning: no fonts, no icons, no game. Surfaces that come out of a
cached function are shared; copy them before changing them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Final, Self

import pygame

from systems.presentation.album import kept
from systems.presentation.palette import INK, RULE, SHADOW, SHEET, Colour, shade
from systems.presentation.precedence import give_way

Point = tuple[float, float]
Points = Sequence[Point]
Paint = Colour | tuple[int, int, int, int]

OVERSAMPLE: Final = 4
SHADOW_ALPHA: Final = 90
LARGE: Final = 160_000
"""From so many pixels a sheet is large."""


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Returns the surface in the form the window blits fastest, where there is a window."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def blank(width: float, height: float) -> pygame.Surface:
    """Returns a fully transparent surface."""
    give_way()
    return pygame.Surface((max(1, int(width)), max(1, int(height))), pygame.SRCALPHA)


class Vec:
    """A small supersampled canvas whose coordinates are target pixels; its methods can be chained.

    `edge` is the colour of the outermost line. Scaling down mixes border pixels with what is transparent
    behind them, so that must bear the same colour, or a dark or pale hem shows.
    """

    def __init__(self, width: float, height: float, edge: Colour = INK) -> None:
        self.size = max(1, int(width)), max(1, int(height))
        self.surface = pygame.Surface((self.size[0] * OVERSAMPLE, self.size[1] * OVERSAMPLE), pygame.SRCALPHA)
        self.surface.fill((*edge, 0))

    def poly(self, points: Points, fill: Paint | None, line: Paint | None = None, lw: float = 2) -> Self:
        """Fills a polygon and draws its outline."""
        give_way()
        if fill is not None:
            pygame.draw.polygon(self.surface, fill, [_scaled(point) for point in points])
        if line is not None:
            self.path([*points, points[0]], line, lw)
        return self

    def path(self, points: Points, colour: Paint, lw: float = 2) -> Self:
        """Draws a line of even width with round joints and ends."""
        radius = lw * OVERSAMPLE / 2
        for start, end in itertools.pairwise(points):
            self.taper(start, end, colour, lw, lw)
        if radius > 1:
            for point in points:
                pygame.draw.circle(self.surface, colour, _scaled(point), radius)
        return self

    def taper(self, start: Point, end: Point, colour: Paint, w0: float, w1: float = 0) -> Self:
        """Draws a cut of the knife: a line that is `w0` wide at its start and `w1` at its end."""
        give_way()
        (x0, y0), (x1, y1) = _scaled(start), _scaled(end)
        length = math.hypot(x1 - x0, y1 - y0) or 1
        nx = -(y1 - y0) / length * OVERSAMPLE / 2
        ny = (x1 - x0) / length * OVERSAMPLE / 2
        corners = [
            (x0 + nx * w0, y0 + ny * w0),
            (x1 + nx * w1, y1 + ny * w1),
            (x1 - nx * w1, y1 - ny * w1),
            (x0 - nx * w0, y0 - ny * w0),
        ]
        pygame.draw.polygon(self.surface, colour, corners)
        return self

    def disc(
        self, centre: Point, radius: float, fill: Paint | None, line: Paint | None = None, lw: float = 2
    ) -> Self:
        """Draws a disc whose outline lies inside its radius."""
        inner = radius
        if line is not None:
            pygame.draw.circle(self.surface, line, _scaled(centre), radius * OVERSAMPLE)
            inner = radius - lw
        if fill is not None:
            pygame.draw.circle(self.surface, fill, _scaled(centre), inner * OVERSAMPLE)
        return self

    def ring(self, centre: Point, radius: float, colour: Paint, lw: float) -> Self:
        """Draws a circle line and leaves its inside as it is."""
        width = max(1, int(lw * OVERSAMPLE))
        pygame.draw.circle(self.surface, colour, _scaled(centre), radius * OVERSAMPLE, width)
        return self

    def ellipse(self, centre: Point, rx: float, ry: float, fill: Paint) -> Self:
        """Fills an upright ellipse."""
        x, y = _scaled((centre[0] - rx, centre[1] - ry))
        pygame.draw.ellipse(self.surface, fill, (x, y, rx * 2 * OVERSAMPLE, ry * 2 * OVERSAMPLE))
        return self

    def rect(
        self,
        box: tuple[float, float, float, float],
        fill: Paint | None,
        radius: float = 0,
        line: Paint | None = None,
        lw: float = 2,
    ) -> Self:
        """Draws a rectangle with round corners; its outline lies inside."""
        area = pygame.Rect(*(round(value * OVERSAMPLE) for value in box))
        if line is not None:
            pygame.draw.rect(self.surface, line, area, border_radius=int(radius * OVERSAMPLE))
            area = area.inflate(-lw * 2 * OVERSAMPLE, -lw * 2 * OVERSAMPLE)
            radius = max(0, radius - lw)
        if fill is not None:
            pygame.draw.rect(self.surface, fill, area, border_radius=int(radius * OVERSAMPLE))
        return self

    def done(self) -> pygame.Surface:
        """Returns the picture at its target size."""
        return ready(pygame.transform.smoothscale(self.surface, self.size))


def _scaled(point: Point) -> Point:
    return point[0] * OVERSAMPLE, point[1] * OVERSAMPLE


# ------------------------------------------------------------------------------- outlines


def ngon(cx: float, cy: float, radius: float, corners: int, start: float = -90) -> list[Point]:
    """Returns the corners of a regular polygon, the first at the angle `start` (degrees)."""
    steps = (math.radians(start + 360 * i / corners) for i in range(corners))
    return [(cx + radius * math.cos(angle), cy + radius * math.sin(angle)) for angle in steps]


def moved(points: Iterable[Point], dx: float, dy: float) -> list[Point]:
    """Returns the points shifted."""
    return [(x + dx, y + dy) for x, y in points]


def grown(points: Points, factor: float) -> list[Point]:
    """Returns the points drawn towards their middle, or away from it."""
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    return [(cx + (x - cx) * factor, cy + (y - cy) * factor) for x, y in points]


# ------------------------------------------------------------------------------- paper and panels


@kept
def rounded(
    width: int, height: int, radius: float, fill: Paint, line: Colour | None = None, lw: float = 2
) -> pygame.Surface:
    """Returns a rectangle with round corners, outline inside. Only the corners are supersampled."""
    radius, lw = int(min(radius, width / 2, height / 2)), max(1, round(lw))
    corner = radius + lw + 2
    surface = blank(width, height)
    if width < 2 * corner or height < 2 * corner:
        edge = line if line is not None else (fill[0], fill[1], fill[2])
        return Vec(width, height, edge).rect((0, 0, width, height), fill, radius, line, lw).done()
    _lay_rounded(surface, surface.get_rect(), radius, fill, line, lw)
    return ready(surface)


def _lay_rounded(
    surface: pygame.Surface, area: pygame.Rect, radius: int, fill: Paint, line: Colour | None, lw: int
) -> None:
    """Draws a rectangle with round corners onto a surface."""
    corner = radius + lw + 2
    stamp = _corners(corner, radius, fill, line, lw)
    for source_x, x in ((0, area.left), (corner, area.right - corner)):
        for source_y, y in ((0, area.top), (corner, area.bottom - corner)):
            surface.blit(stamp, (x, y), (source_x, source_y, corner, corner))
    wide, high = area.width - 2 * corner, area.height - 2 * corner
    surface.fill(fill, (area.left + corner, area.top, wide, area.height))
    surface.fill(fill, (area.left, area.top + corner, area.width, high))
    if line is not None:
        for y in (area.top, area.bottom - lw):
            surface.fill(line, (area.left + corner, y, wide, lw))
        for x in (area.left, area.right - lw):
            surface.fill(line, (x, area.top + corner, lw, high))


@kept
def _corners(corner: int, radius: int, fill: Paint, line: Colour | None, lw: int) -> pygame.Surface:
    """The four corners of a rectangle, side by side."""
    edge = line if line is not None else (fill[0], fill[1], fill[2])
    tile = Vec(2 * corner, 2 * corner, edge)
    return tile.rect((0, 0, 2 * corner, 2 * corner), fill, radius, line, lw).done()


@kept
def soft_shadow(width: int, height: int, radius: int, depth: int) -> pygame.Surface:
    """Returns the warm shadow of a lifted sheet, `2 * depth` larger on every side: the only soft thing."""
    # A quarter of the size is enough for a blur and costs a sixteenth.
    quarter = 4
    margin = 2 * depth
    surface = blank((width + 2 * margin) // quarter + 2, (height + 2 * margin) // quarter + 2)
    area = (margin // quarter, margin // quarter, width // quarter, height // quarter)
    pygame.draw.rect(surface, (*SHADOW, SHADOW_ALPHA), area, border_radius=max(1, radius // quarter))
    blurred = pygame.transform.box_blur(surface, max(1, depth // quarter + 1))
    return ready(pygame.transform.smoothscale(blurred, (width + 2 * margin, height + 2 * margin)))


def lift(surface: pygame.Surface, rect: pygame.Rect, radius: int = 12, depth: int = 6) -> None:
    """Lays the soft shadow of a lifted sheet under the place `rect`; of a large one only the part beside the sheet."""
    corner = 6 * depth + radius + 8
    place = rect.inflate(4 * depth, 4 * depth).move(0, depth // 2)
    if min(place.size) < 4 * corner:
        surface.blit(soft_shadow(rect.width, rect.height, radius, depth), place)
        return
    small = 2 * corner - 4 * depth
    _lay_frame(surface, place, soft_shadow(small, small, radius, depth), corner)


def _lay_frame(surface: pygame.Surface, place: pygame.Rect, stamp: pygame.Surface, corner: int) -> None:
    """Draws a frame from the small picture of one: its corners, and between them its sides drawn out."""
    wide, high = place.width - 2 * corner, place.height - 2 * corner
    far = stamp.get_width() - corner
    for source_x, x in ((0, place.left), (far, place.right - corner)):
        for source_y, y in ((0, place.top), (far, place.bottom - corner)):
            surface.blit(stamp, (x, y), (source_x, source_y, corner, corner))
        side = stamp.subsurface((source_x, corner, corner, 1))
        surface.blit(pygame.transform.scale(side, (corner, high)), (x, place.top + corner))
    for source_y, y in ((0, place.top), (far, place.bottom - corner)):
        side = stamp.subsurface((corner, source_y, 1, corner))
        surface.blit(pygame.transform.scale(side, (wide, corner)), (place.left + corner, y))


def wash(surface: pygame.Surface, place: pygame.Rect, colour: Colour, alpha: int) -> None:
    """Lays a colour over a place, `alpha` of 255 strong: as a thin sheet would, but none has to be made."""
    rest = 255 - alpha
    surface.fill((rest, rest, rest), place, pygame.BLEND_RGB_MULT)
    surface.fill([part * alpha // 255 for part in colour], place, pygame.BLEND_RGB_ADD)


def panel(
    surface: pygame.Surface,
    rect: pygame.Rect | tuple[float, float, float, float],
    fill: Paint = SHEET,
    line: Colour | None = None,
    radius: float = 8,
    lw: float = 2,
    depth: int = 0,
) -> pygame.Rect:
    """Draws a sheet with round corners, lifted where `depth` is given; returns its place."""
    area = pygame.Rect(*(int(value) for value in rect))
    if depth:
        lift(surface, area, int(radius), depth)
    thick, corner = max(1, round(lw)), int(radius) + max(1, round(lw)) + 2
    # A large sheet is drawn where it lies: a picture of it would take long to be made, and much room to be kept.
    if area.width * area.height > LARGE and min(area.size) > 2 * corner and (len(fill) < 4 or fill[3] == 255):
        _lay_rounded(surface, area, int(radius), fill, line, thick)
    else:
        surface.blit(rounded(area.width, area.height, radius, fill, line, lw), area)
    return area


@kept
def disc(px: int, fill: Colour, line: Colour | None = None, lw: float = 2) -> pygame.Surface:
    """Returns a disc of the diameter `px`."""
    return Vec(px, px, line or fill).disc((px / 2, px / 2), px / 2, fill, line, lw).done()


def hair(surface: pygame.Surface, x0: float, x1: float, y: float, colour: Colour = RULE, lw: int = 1) -> None:
    """Draws a level hairline."""
    surface.fill(colour, (int(x0), int(y), int(x1 - x0), lw))


def upright_hair(
    surface: pygame.Surface, x: float, y0: float, y1: float, colour: Colour = RULE, lw: int = 1
) -> None:
    """Draws an upright hairline."""
    surface.fill(colour, (int(x), int(y0), lw, int(y1 - y0)))


# ------------------------------------------------------------------------------- ribbons


@kept
def ribbon(width: int, height: int, colour: Colour, notched: bool = True) -> pygame.Surface:
    """Returns a silk bookmark with two woven lines; its right end is pointed."""
    point = height * 0.36 if notched else 0
    canvas = Vec(width, height, colour)
    canvas.poly(
        [(0, 0), (width - point, 0), (width, height / 2), (width - point, height), (0, height)], colour
    )
    for y in (3, height - 3):
        canvas.path([(0, y), (width - point, y)], shade(colour, 0.3), 1.2)
    return canvas.done()


@kept
def banner(width: int, height: int, colour: Colour) -> pygame.Surface:
    """Returns a ribbon across the page, both ends folded back and swallow-tailed."""
    tail, fold, inset = height * 0.5, height * 0.1, height * 0.34
    canvas = Vec(width, height, colour)
    dark, woven = shade(colour, -0.35), shade(colour, 0.35)
    top, bottom = fold * 1.2, height - fold * 1.2
    canvas.poly(
        [
            (0, top),
            (width, top),
            (width - inset, height / 2),
            (width, bottom),
            (0, bottom),
            (inset, height / 2),
        ],
        dark,
    )
    canvas.rect((tail, 0, width - 2 * tail, height), colour, height * 0.07)
    for y in (height * 0.09, height * 0.91):
        canvas.path([(tail + height * 0.1, y), (width - tail - height * 0.1, y)], woven, 1.5)
    return canvas.done()
