"""Beside whom, how far, in whose sight: on drawings, on the faces of the rules' examples, and against exact fractions."""

from __future__ import annotations

import random
import time
from fractions import Fraction
from itertools import product

import pytest

from engine.boards import Cell
from systems.superdungeon.geometry import LARGE, SMALL, Ground, base, distance
from systems.superdungeon.sight import STRIDE, segments
from tests.systems.superdungeon.drawing import cells, face_ground, ground, rows

OPEN = "\n".join(["." * 9] * 9)


# --- beside -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-061", "SD-062", "SD-072")
@pytest.mark.parametrize(
    "drawing", ["aaa\naUa\naaa", ".#.\n#U#\n.#.", "a#a\naUa\na#a", "##a\n#Ua\n.#a", "##.\n#U#\n.##"]
)
def test_squares_beside_a_square(drawing: str) -> None:
    """U is beside every a and nothing else."""
    board, here = ground(drawing), cells(drawing, "U")[0]
    assert board.beside(here) == cells(drawing, "a")
    assert set(board.around(here)) == set(cells(drawing, "a"))
    for other in set(board.squares) - {here}:
        assert (
            board.are_adjacent(here, other)
            == board.are_adjacent(other, here)
            == (other in cells(drawing, "a"))
        )


@pytest.mark.rule("SD-062")
def test_v18_two_walls_cut_a_diagonal() -> None:
    board = ground(".#\n#.")
    assert not board.are_adjacent((0, 0), (1, 1))
    assert board.around((0, 0)) == () and not board.sees((0, 0), (1, 1))
    assert ground(".#\n..").are_adjacent((0, 0), (1, 1)), "with one wall it is legal"


@pytest.mark.rule("SD-072")
def test_large_bases_are_beside_what_one_of_their_squares_is_beside() -> None:
    drawing = """
        .....#
        .aaaa.
        .aUU##
        .aUU#.
        .#aaa#
        ......
    """
    board = ground(drawing)
    assert board.beside((2, 2), LARGE) == cells(drawing, "a")
    assert board.are_adjacent((2, 2), (4, 1), LARGE) and not board.are_adjacent((2, 2), (5, 3), LARGE)
    assert board.are_adjacent((4, 4), (2, 2), SMALL, LARGE), "one wall, (4, 3), does not cut it off"
    assert not ground("UU#\nUU#\n##.").are_adjacent((0, 0), (2, 2), LARGE)


@pytest.mark.rule("SD-064")
def test_a_wall_has_nothing_beside_it() -> None:
    board = ground("#.\n..")
    assert board.around((0, 0)) == () and not board.is_square((0, 0)) and not board.is_square((5, 5))
    assert not board.sees((0, 0), (1, 1)) and not board.fits((0, 0), LARGE)


# --- distance ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-126", "SD-072")
@pytest.mark.parametrize(
    ("a", "a_size", "b", "b_size", "squares"),
    [
        ((0, 0), SMALL, (0, 0), SMALL, 0),
        ((0, 0), SMALL, (3, 2), SMALL, 3),
        ((5, 7), SMALL, (3, 2), SMALL, 5),
        ((0, 0), LARGE, (2, 0), SMALL, 1),
        ((0, 0), LARGE, (3, 3), SMALL, 2),
        ((3, 3), SMALL, (0, 0), LARGE, 2),
        ((4, 4), LARGE, (3, 2), SMALL, 2),
        ((0, 0), LARGE, (2, 2), LARGE, 1),
        ((5, 0), LARGE, (0, 1), LARGE, 4),
        ((0, 0), LARGE, (1, 1), SMALL, 0),
    ],
)
def test_distance_is_from_the_nearest_squares(
    a: Cell, a_size: int, b: Cell, b_size: int, squares: int
) -> None:
    assert distance(a, b, a_size, b_size) == distance(b, a, b_size, a_size) == squares
    near = (max(abs(x - u), abs(y - v)) for (x, y), (u, v) in product(base(a, a_size), base(b, b_size)))
    assert min(near) == squares


@pytest.mark.rule("SD-169", "SD-170")
def test_places_over_squares() -> None:
    board = ground("....\n....\n..#.")
    assert board.places_over([(1, 1)], LARGE) == [(0, 0), (1, 0), (0, 1)]
    assert board.places_over([(1, 1), (3, 2)]) == [(1, 1), (3, 2)]


# --- sight ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-127", "SD-128")
@pytest.mark.parametrize(
    ("a", "b", "seen"),
    [
        ((4, 3), (6, 3), False),
        ((4, 2), (6, 4), False),
        ((1, 6), (7, 6), False),
        ((4, 4), (6, 3), True),
        ((4, 3), (6, 2), True),
        ((1, 1), (8, 8), True),
    ],
)
def test_v13_v14_sight_on_guard_crossing(a: Cell, b: Cell, seen: bool) -> None:
    board = face_ground("1a")
    assert board.sees(a, b) == board.sees(b, a) == seen


@pytest.mark.rule("SD-127", "SD-017")
@pytest.mark.parametrize(
    "drawing",
    [
        "Usssss",
        "U#nnn",
        "U#n\n###",
        "Us\n#s",
        "U..\n##.\nnn.",
        "s#n\nU#n\ns#n",
        "Uss\ns#s\nssn",
        "U...\n....\n..##\n..#n",
    ],
)
def test_sight_on_drawings(drawing: str) -> None:
    """s is seen from U, n is not."""
    board, here = ground(drawing), cells(drawing, "U")[0]
    assert [cell for cell in cells(drawing, "sn") if board.sees(here, cell)] == cells(drawing, "s")


@pytest.mark.rule("SD-128")
def test_large_models_see_with_any_of_their_squares() -> None:
    drawing = """
        UU#t
        UU..
        ####
    """
    board = ground(drawing)
    assert not board.sees((0, 0), (3, 0)) and board.sees((0, 0), (3, 0), LARGE)
    assert board.sees((3, 0), (0, 0), SMALL, LARGE)


def fractions_see(board: Ground, a: Cell, b: Cell) -> bool:
    """SD-128 word for word."""
    offsets = [Fraction(part, 20) for part in (1, 10, 19)]
    xs, ys = sorted((a[0], b[0])), sorted((a[1], b[1]))
    box = product(range(xs[0] - 1, xs[1] + 2), range(ys[0] - 1, ys[1] + 2))
    walls = [cell for cell in box if not board.is_square(cell)]
    for u, v, w, z in product(offsets, repeat=4):
        p, q = (a[0] + u, a[1] + v), (b[0] + w, b[1] + z)
        if not any(touches(p, q, wall) for wall in walls):
            return True
    return False


def touches(p: tuple[Fraction, Fraction], q: tuple[Fraction, Fraction], wall: Cell) -> bool:
    """Whether a segment meets a closed cell: the part of it inside, cut down side by side, is not empty."""
    start, end = Fraction(0), Fraction(1)
    for axis in (0, 1):
        step = q[axis] - p[axis]
        low, high = wall[axis] - p[axis], wall[axis] + 1 - p[axis]
        if step == 0:
            if low > 0 or high < 0:
                return False
            continue
        first, last = sorted((low / step, high / step))
        start, end = max(start, first), min(end, last)
    return start <= end


@pytest.mark.rule("SD-128")
@pytest.mark.parametrize("seed", range(3))
def test_sight_is_that_of_exact_fractions(seed: int) -> None:
    rng = random.Random(seed)
    board = Ground([(x, y) for x in range(-3, 6) for y in range(-2, 7) if rng.random() < 0.75])
    squares = sorted(board.squares)
    for _ in range(20):
        a, b = rng.choice(squares), rng.choice(squares)
        assert board.sees(a, b) == fractions_see(board, a, b), (a, b)


@pytest.mark.rule("SD-128")
@pytest.mark.parametrize(
    ("dx", "dy"), [(0, 0), (3, 0), (0, -2), (1, 1), (-2, 2), (4, 1), (1, -4), (-3, 5), (3, 2)]
)
def test_segments_touch_just_the_cells_they_meet(dx: int, dy: int) -> None:
    """Every set of cells, corners included, against exact fractions."""
    offsets = [Fraction(part, 20) for part in (1, 10, 19)]
    box = list(product(range(min(0, dx), max(0, dx) + 1), range(min(0, dy), max(0, dy) + 1)))
    wanted = set()
    for u, v, w, z in product(offsets, repeat=4):
        met = [cell for cell in box if touches((u, v), (dx + w, dy + z), cell)]
        wanted.add(sum(1 << (y - min(0, dy)) * STRIDE + x - min(0, dx) for x, y in met))
    found = segments(dx, dy, STRIDE)
    assert set(found) == wanted and len(found) == len(wanted)


def test_every_square_sees_itself_and_its_neighbours() -> None:
    board = face_ground("2b")
    for cell in board.squares:
        assert board.sees(cell, cell) and all(board.sees(cell, other) for other in board.around(cell))


def test_sight_is_quick() -> None:
    """A millisecond for a new question and 20 microseconds for a known one, twice that on a busy machine."""
    board = Ground([(x, y) for x in range(50) for y in range(50) if (x * 7 + y * 13) % 17])
    pairs = [((20, 20), (20 + dx, 20 + dy)) for dx in range(-10, 11, 3) for dy in range(0, 9, 2)]
    began = time.process_time()
    first = [board.sees(*pair) for pair in pairs]
    middle = time.process_time()
    for _ in range(20):
        assert [board.sees(*pair) for pair in pairs] == first
    assert (middle - began) / len(pairs) < 2e-3
    assert (time.process_time() - middle) / len(pairs) / 20 < 4e-5


def test_drawings_are_read_right() -> None:
    assert rows(OPEN) == ["." * 9] * 9
    board = ground("#:\n~a")
    assert board.squares == {(1, 0), (0, 1), (1, 1)} and board.difficult == {(1, 0), (0, 1)}
    assert board.burning == {(0, 1)} and cells("#:\n~a", "a") == [(1, 1)]
