"""Boards as plain graphs: spaces, neighbours, distances, paths, line of sight.

A map file becomes a `MapLayout` (made by `systems.maps`); a rulebook turns the layout into `Space` entities; this
module answers geometric questions about either. It knows no map file format, no terrain and no game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

Cell = tuple[int, int]
"""Column x and row y of a space on its grid."""

Property = str | int | float | bool


class SpaceSpec(msgspec.Struct, frozen=True):
    """One playable space of a map: `key` such as "space/r07c12", its cell, kind (terrain) and printed name ("" if none)."""

    key: str
    x: int
    y: int
    kind: str
    name: str = ""


class MapObject(msgspec.Struct, frozen=True):
    """An object of a map's object layer: a point on a space (`space` set) or an area (`space` empty).

    `x`, `y`, `width`, `height` are in pixels of the map; so are the corners of a polygon, `points`.
    """

    layer: str
    name: str
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    space: str = ""
    properties: dict[str, Property] = {}
    points: tuple[tuple[float, float], ...] = ()

    def covers(self, x: float, y: float) -> bool:
        """Tell whether an area holds a point of the map."""
        if not self.points:
            return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height
        inside = False
        for (ax, ay), (bx, by) in zip(self.points, self.points[1:] + self.points[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
        return inside


class MapLayout(msgspec.Struct, frozen=True):
    """A whole map as read from its file: what lies where, and how it looks, but not what it does."""

    id: str
    game: str
    title: str
    grid: str
    """"hex" (pointy-top, odd rows shifted right), "square" or "graph"."""
    width: int
    height: int
    tile_width: int
    tile_height: int
    hex_side: int
    spaces: tuple[SpaceSpec, ...]
    objects: tuple[MapObject, ...] = ()
    properties: dict[str, Property] = {}
    tiles: dict[str, tuple[tuple[str, ...], ...]] = {}
    """Tile kinds by layer, row and column ("" where a layer is empty), for whoever draws the map."""
    flags: dict[str, tuple[Cell, ...]] = {}
    """Cells whose tile says yes to a question, such as "wall", in reading order."""

    def on_layer(self, layer: str) -> tuple[MapObject, ...]:
        """Objects of one layer, in file order."""
        return tuple(item for item in self.objects if item.layer == layer)


# --- hexagons: pointy-top, odd rows shifted right by half a hex -------------------------------------------------


def hex_neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around `cell` in the order W, E, NW, NE, SW, SE (RB-032 names this order for ties)."""
    x, y = cell
    left = x if y % 2 else x - 1
    return (x - 1, y), (x + 1, y), (left, y - 1), (left + 1, y - 1), (left, y + 1), (left + 1, y + 1)


def hex_distance(a: Cell, b: Cell) -> int:
    """Steps between two cells, terrain aside: cube coordinates q = x - (y - (y mod 2)) / 2, r = y."""
    aq, ar = a[0] - (a[1] - a[1] % 2) // 2, a[1]
    bq, br = b[0] - (b[1] - b[1] % 2) // 2, b[1]
    dq, dr = aq - bq, ar - br
    return max(abs(dq), abs(dr), abs(dq + dr))


# --- squares ----------------------------------------------------------------------------------------------------


def square_neighbours(cell: Cell, diagonal: bool = False) -> tuple[Cell, ...]:
    """The four cells around `cell` (N, E, S, W), then the four diagonal ones if asked for."""
    x, y = cell
    straight = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    slanted = ((x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1), (x - 1, y - 1))
    return straight + slanted if diagonal else straight


def quarter_turn(cell: Cell, size: int, turns: int = 1) -> Cell:
    """Where a cell of a square block, `size` cells wide, lies once the block is turned clockwise."""
    x, y = cell
    for _ in range(turns % 4):
        x, y = size - 1 - y, x
    return x, y


def square_distance(a: Cell, b: Cell, diagonal: bool = False) -> int:
    """Steps between two cells on open ground."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(dx, dy) if diagonal else dx + dy


def line_of_sight(a: Cell, b: Cell, is_blocked: Callable[[Cell], bool]) -> bool:
    """Tell whether the straight line between two cell centres crosses no blocked cell (ends excluded).

    A line that runs exactly through a corner is stopped only when both cells beside that corner are blocked.
    """
    dx, dy = abs(b[0] - a[0]), abs(b[1] - a[1])
    step_x, step_y = (1 if b[0] > a[0] else -1), (1 if b[1] > a[1] else -1)
    x, y = a
    over, down = 0, 0
    while (x, y) != b:
        # which border of this cell the line meets first: sign of (time to the next row) - (time to the next column)
        lead = (2 * down + 1) * dx - (2 * over + 1) * dy
        if lead == 0 and is_blocked((x + step_x, y)) and is_blocked((x, y + step_y)):
            return False
        if lead >= 0:
            x, over = x + step_x, over + 1
        if lead <= 0:
            y, down = y + step_y, down + 1
        if (x, y) != b and is_blocked((x, y)):
            return False
    return True


# --- any graph --------------------------------------------------------------------------------------------------


class Board:
    """A board as a graph of space keys: inferred from components, never saved."""

    def __init__(
        self,
        neighbours: Mapping[str, Sequence[str]],
        cells: Mapping[str, Cell] | None = None,
        distance: Callable[[Cell, Cell], int] | None = None,
    ) -> None:
        self._neighbours = {key: tuple(value) for key, value in neighbours.items()}
        self._cells = dict(cells or {})
        self._distance = distance

    @classmethod
    def of_hexes(cls, cells: Mapping[str, Cell]) -> Board:
        """A board of hexes: neighbours in the order of `hex_neighbours`, where such a space exists."""
        at = {cell: key for key, cell in cells.items()}
        around = {key: [at[c] for c in hex_neighbours(cell) if c in at] for key, cell in cells.items()}
        return cls(around, cells, hex_distance)

    def __contains__(self, key: object) -> bool:
        return key in self._neighbours

    @property
    def spaces(self) -> tuple[str, ...]:
        """All space keys in map order."""
        return tuple(self._neighbours)

    def neighbours(self, key: str) -> tuple[str, ...]:
        """Adjacent spaces in the board's fixed order."""
        return self._neighbours[key]

    def cell(self, key: str) -> Cell:
        """The cell of a space."""
        return self._cells[key]

    def distance(self, a: str, b: str) -> int:
        """Steps from a to b by the grid's own measure, or by the graph where there is no grid; -1 if unreachable."""
        if self._distance is not None:
            return self._distance(self._cells[a], self._cells[b])
        return self.distances(a).get(b, -1)

    def distances(self, start: str, limit: int | None = None) -> dict[str, int]:
        """Steps from `start` to each space within `limit`, by breadth-first search."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if limit is not None and found[here] >= limit:
                continue
            for there in self._neighbours[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def within(self, start: str, limit: int) -> list[str]:
        """Spaces at most `limit` steps from `start`, nearest first, itself included."""
        return list(self.distances(start, limit))

    def path(
        self, start: str, goal: str, may_enter: Callable[[str], bool] = lambda key: True
    ) -> list[str] | None:
        """A shortest path from start (excluded) to goal (included), or None; ties by neighbour order."""
        came: dict[str, str] = {start: ""}
        queue = deque([start])
        while queue and goal not in came:
            here = queue.popleft()
            for there in self._neighbours[here]:
                if there not in came and may_enter(there):
                    came[there] = here
                    queue.append(there)
        if goal not in came:
            return None
        path = [goal]
        while path[-1] != start:
            path.append(came[path[-1]])
        return path[-2::-1] if len(path) > 1 else []

    def nearest(self, start: str, among: Iterable[str]) -> list[str]:
        """Those of `among` that are nearest to `start` (several when tied), in the order given; unreachable ones never."""
        steps = {goal: self.distance(start, goal) for goal in among}
        reachable = [count for count in steps.values() if count >= 0]
        return [goal for goal, count in steps.items() if reachable and count == min(reachable)]
