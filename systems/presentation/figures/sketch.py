"""A sketch: the list of flat shapes a figure is cut from, back to front, in free units.

Every part of the kit adds shapes to a sketch; `press` prints it at a size. Coordinates: the ground is y = 0,
up is negative, a grown human is about 90 tall, everybody faces to the right. Shapes whose level is above that
of the sketch are left out, so that small pictures keep only what can be seen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from systems.presentation.figures import curves
from systems.presentation.figures.curves import IDENTITY, Affine, Spot, Spots
from systems.presentation.palette import INK, Colour
from systems.presentation.precedence import give_way

# Levels of detail: a token, a small card, a page. Curves are cut finer where they are seen larger.
TOKEN, CARD, PAGE = 0, 1, 2
STEPS: Final = (2, 3, 4)
CORNERS: Final = (10, 14, 22)


class Shape(NamedTuple):
    """One flat shape. `rim` shapes make the outer contour; `shade` and `line` are shares of the usual measure."""

    points: list[Spot]
    fill: Colour
    line: float
    shade: float
    hatch: bool
    rim: bool


class Sketch:
    """Collects shapes; all methods take coordinates of the frame that `at` opened."""

    def __init__(self, level: int = PAGE) -> None:
        self.level = level
        self.fineness = level
        self.shapes: list[Shape] = []
        self.focus: tuple[float, float, float] | None = None
        self._frame: Affine = IDENTITY

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, turn: float = 0, grow: float = 1, flip: bool = False
    ) -> Iterator[None]:
        """Opens a frame: the origin moves, everything inside is turned, scaled and mirrored."""
        outer = self._frame
        self._frame = curves.moved_frame(outer, x, y, turn, grow, flip)
        try:
            yield
        finally:
            self._frame = outer

    @contextmanager
    def sketchier(self) -> Iterator[None]:
        """Leaves out one more level of details inside: for figures in the second rank."""
        outer = self.level
        self.level = max(TOKEN, outer - 1)
        try:
            yield
        finally:
            self.level = outer

    def where(self, spot: Spot) -> Spot:
        """Returns where a place of the open frame lies on the sketch."""
        return curves.placed(self._frame, [spot])[0]

    def look_here(self, centre: Spot, radius: float) -> None:
        """Notes the square round a place as what tells the figure best, where there is room for that only."""
        x, y = self.where(centre)
        edge = self.where((centre[0] + radius, centre[1]))
        self.focus = (x, y, math.hypot(edge[0] - x, edge[1] - y))

    # ------------------------------------------------------------------- shapes with an outline

    def area(
        self,
        points: Spots,
        fill: Colour,
        least: int = TOKEN,
        *,
        line: float = 1,
        shade: float = 1,
        hatch: bool = False,
        rim: bool = True,
    ) -> None:
        """Adds a shape with straight edges."""
        if least <= self.level:
            give_way()
            spots = curves.placed(self._frame, points)
            self.shapes.append(Shape(spots, fill, line, shade, hatch, rim))

    def blob(
        self,
        points: Spots,
        fill: Colour,
        least: int = TOKEN,
        *,
        line: float = 1,
        shade: float = 1,
        hatch: bool = False,
        rim: bool = True,
    ) -> None:
        """Adds a shape with a smooth edge; a point given twice is a corner."""
        if least <= self.level:
            spots = curves.smooth(points, STEPS[self.fineness])
            self.area(spots, fill, line=line, shade=shade, hatch=hatch, rim=rim)

    def oval(
        self,
        centre: Spot,
        rx: float,
        ry: float,
        fill: Colour,
        least: int = TOKEN,
        *,
        line: float = 1,
        shade: float = 1,
        rim: bool = True,
    ) -> None:
        """Adds an oval."""
        if least <= self.level:
            spots = curves.oval_points(centre, rx, ry, CORNERS[self.fineness])
            self.area(spots, fill, line=line, shade=shade, rim=rim)

    def disc(
        self, centre: Spot, radius: float, fill: Colour, least: int = TOKEN, *, shade: float = 1
    ) -> None:
        """Adds a disc."""
        self.oval(centre, radius, radius, fill, least, shade=shade)

    def limb(
        self,
        spine: Spots,
        widths: Sequence[float],
        fill: Colour,
        least: int = TOKEN,
        *,
        line: float = 1,
        shade: float = 0.8,
        rim: bool = True,
    ) -> None:
        """Adds a tube along a smooth spine: arms, legs, tails, shafts."""
        if least <= self.level:
            way = curves.smooth(spine, STEPS[self.fineness], closed=False)
            spots = curves.tube(way, widths, 2 + self.fineness)
            self.area(spots, fill, line=line, shade=shade, rim=rim)

    # ------------------------------------------------------------------- flat marks inside a shape

    def mark(self, points: Spots, fill: Colour, least: int = CARD, *, straight: bool = False) -> None:
        """Adds a flat patch of colour without an outline."""
        add = self.area if straight else self.blob
        add(points, fill, least, line=0, shade=0, rim=False)

    def spot(self, centre: Spot, rx: float, fill: Colour = INK, least: int = CARD, ry: float = 0) -> None:
        """Adds a flat round patch."""
        self.oval(centre, rx, ry or rx, fill, least, line=0, shade=0, rim=False)

    def stroke(
        self, points: Spots, width: float | Sequence[float] = 1, colour: Colour = INK, least: int = CARD
    ) -> None:
        """Adds a line along a smooth way, even or as wide as the given widths along it."""
        widths = (width, width) if isinstance(width, int | float) else width
        self.limb(points, widths, colour, least, line=0, shade=0, rim=False)
