"""Geometry of boards against plain counting and exact fractions."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from engine.boards import (
    Board,
    Cell,
    MapLayout,
    MapObject,
    hex_distance,
    hex_neighbours,
    line_of_sight,
    square_distance,
    square_neighbours,
)

GRID = list(itertools.product(range(7), range(7)))


def hex_board(cells: list[Cell] = GRID) -> Board:
    return Board.of_hexes({f"space/r{y:02d}c{x:02d}": (x, y) for x, y in cells})


# --- hexes ---


def test_six_neighbours_in_fixed_order() -> None:
    assert hex_neighbours((3, 2)) == ((2, 2), (4, 2), (2, 1), (3, 1), (2, 3), (3, 3))
    assert hex_neighbours((3, 3)) == ((2, 3), (4, 3), (3, 2), (4, 2), (3, 4), (4, 4))


@pytest.mark.parametrize("cell", GRID)
def test_neighbours_are_mutual_and_one_step_away(cell: Cell) -> None:
    for other in hex_neighbours(cell):
        assert cell in hex_neighbours(other)
        assert hex_distance(cell, other) == 1


def test_hex_distance_is_the_number_of_steps() -> None:
    board = hex_board()
    for start in ("space/r00c00", "space/r03c03", "space/r06c02"):
        counted = board.distances(start)
        assert all(board.distance(start, there) == steps for there, steps in counted.items())
        assert len(counted) == len(GRID)


# --- squares ---


def test_square_neighbours_and_distance() -> None:
    assert square_neighbours((2, 2)) == ((2, 1), (3, 2), (2, 3), (1, 2))
    assert len(set(square_neighbours((2, 2), diagonal=True))) == 8
    assert square_distance((0, 0), (3, 5)) == 8
    assert square_distance((0, 0), (3, 5), diagonal=True) == 5


def crossed(a: Cell, b: Cell) -> tuple[set[Cell], list[tuple[Cell, Cell]]]:
    """Cells whose inside the line between two centres crosses, and pairs of cells beside corners it runs through."""
    inside, corners = set(), []
    dx, dy = b[0] - a[0], b[1] - a[1]
    cuts = {Fraction(0), Fraction(1)}
    for start, delta in ((a[0], dx), (a[1], dy)):
        for border in range(min(start, start + delta), max(start, start + delta)):
            cuts.add(Fraction(2 * (border - start) + 1, 2 * delta))
    ordered = sorted(cuts)
    for before, after in itertools.pairwise(ordered):
        middle = (before + after) / 2
        inside.add((round(a[0] + middle * dx), round(a[1] + middle * dy)))
    for cut in ordered[1:-1]:
        x, y = a[0] + cut * dx, a[1] + cut * dy
        if x.denominator == 2 and y.denominator == 2:
            step_x, step_y = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
            corner_x, corner_y = x - Fraction(step_x, 2), y - Fraction(step_y, 2)
            corners.append(((int(corner_x) + step_x, int(corner_y)), (int(corner_x), int(corner_y) + step_y)))
    return inside - {a, b}, corners


@pytest.mark.parametrize("goal", [(x, y) for x in range(-4, 5) for y in range(-4, 5) if (x, y) != (0, 0)])
def test_line_of_sight_against_exact_fractions(goal: Cell) -> None:
    start = (10, 10)
    end = (start[0] + goal[0], start[1] + goal[1])
    inside, corners = crossed(start, end)
    around = itertools.product(range(5, 16), range(5, 16))
    for wall in around:
        if wall not in (start, end):
            assert line_of_sight(start, end, {wall}.__contains__) == (wall not in inside), wall
    for pair in corners:
        assert not line_of_sight(start, end, set(pair).__contains__)
        assert all(line_of_sight(start, end, {wall}.__contains__) for wall in pair)
    assert line_of_sight(start, end, lambda cell: cell in (start, end))


def test_sight_is_mutual() -> None:
    walls = {(2, 1), (3, 3), (1, 4), (5, 2)}
    free = [cell for cell in GRID if cell not in walls]
    for a, b in itertools.combinations(free, 2):
        assert line_of_sight(a, b, walls.__contains__) == line_of_sight(b, a, walls.__contains__)


# --- graphs ---

RING = {f"s{n}": (f"s{(n - 1) % 6}", f"s{(n + 1) % 6}") for n in range(6)}


def test_a_ring_and_an_island() -> None:
    board = Board({**RING, "island": ()})
    assert board.distance("s0", "s3") == 3
    assert board.distance("s0", "island") == -1
    assert board.within("s0", 1) == ["s0", "s5", "s1"]
    assert board.nearest("s0", ["island", "s2", "s4"]) == ["s2", "s4"]
    assert board.nearest("s0", ["island"]) == []
    assert board.nearest("s0", []) == []
    assert "s0" in board
    assert "s9" not in board
    assert board.spaces == (*RING, "island")


def test_paths_are_shortest_and_ties_go_by_neighbour_order() -> None:
    board = Board(RING)
    assert board.path("s0", "s3") == ["s5", "s4", "s3"]
    assert board.path("s0", "s3", lambda key: key != "s4") == ["s1", "s2", "s3"]
    assert board.path("s0", "s3", lambda key: key not in ("s4", "s2")) is None
    assert board.path("s0", "s0") == []


def test_missing_hexes_are_no_neighbours() -> None:
    board = hex_board([(0, 0), (1, 0), (3, 0)])
    assert board.neighbours("space/r00c00") == ("space/r00c01",)
    assert board.neighbours("space/r00c03") == ()
    assert board.cell("space/r00c03") == (3, 0)


def test_a_layout_gives_its_objects_by_layer() -> None:
    objects = (MapObject("towns", "a", 1, 1), MapObject("jewels", "b", 2, 2), MapObject("towns", "c", 3, 3))
    layout = MapLayout("m", "toy", "M", "hex", 1, 1, 8, 8, 4, (), objects)
    assert [item.name for item in layout.on_layer("towns")] == ["a", "c"]
