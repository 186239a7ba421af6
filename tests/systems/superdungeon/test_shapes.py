"""Area shapes, drawn: U is the user, * what the area covers, o the user's own squares where it covers them too."""

from __future__ import annotations

import pytest

from engine.boards import Cell
from systems.superdungeon.faces import SIDES, Side
from systems.superdungeon.geometry import LARGE, SMALL
from systems.superdungeon.shapes import AIMED, Shape, aims, area, cells
from tests.systems.superdungeon.drawing import cells as marked
from tests.systems.superdungeon.drawing import face_ground, ground, turned

AIMED_NORTH: list[tuple[Shape, int, int, str]] = [
    (
        "lance", 3, SMALL,
        """
        ...*...
        ...*...
        ...*...
        ...U...
        .......
        .......
        .......
        """,
    ),
    (
        "lance", 2, LARGE,
        """
        ..**..
        ..**..
        ..UU..
        ..UU..
        ......
        ......
        """,
    ),
    (
        "spray", 1, SMALL,
        """
        .*.
        .U.
        ...
        """,
    ),
    (
        "spray", 3, SMALL,
        """
        .*****.
        ..***..
        ...*...
        ...U...
        .......
        .......
        .......
        """,
    ),
    (
        "spray", 3, LARGE,
        """
        .******.
        ..****..
        ...**...
        ...UU...
        ...UU...
        ........
        ........
        ........
        """,
    ),
    (
        "sweep", 1, SMALL,
        """
        .....
        .***.
        ..U..
        .....
        .....
        """,
    ),
    (
        "sweep", 2, SMALL,
        """
        .....
        *****
        ..U..
        .....
        .....
        """,
    ),
    (
        "sweep", 1, LARGE,
        """
        ......
        .****.
        ..UU..
        ..UU..
        ......
        ......
        """,
    ),
    (
        "sweep", 2, LARGE,
        """
        ........
        ........
        .******.
        ...UU...
        ...UU...
        ........
        ........
        ........
        """,
    ),
]  # fmt: skip

ALL_AROUND: list[tuple[Shape, int, int, str]] = [
    (
        "cross", 2, SMALL,
        """
        .......
        ...*...
        ...*...
        .**o**.
        ...*...
        ...*...
        .......
        """,
    ),
    (
        "cross", 1, LARGE,
        """
        ......
        ..**..
        .*oo*.
        .*oo*.
        ..**..
        ......
        """,
    ),
    (
        "cross", 2, LARGE,
        """
        ........
        ...**...
        ...**...
        .**oo**.
        .**oo**.
        ...**...
        ...**...
        ........
        """,
    ),
    (
        "wave", 2, SMALL,
        """
        .......
        .*****.
        .*****.
        .**o**.
        .*****.
        .*****.
        .......
        """,
    ),
    (
        "wave", 1, LARGE,
        """
        ......
        .****.
        .*oo*.
        .*oo*.
        .****.
        ......
        """,
    ),
    (
        "aura", 1, SMALL,
        """
        .....
        .***.
        .*o*.
        .***.
        .....
        """,
    ),
    (
        "burst", 1, SMALL,
        """
        .....
        .***.
        .*o*.
        .***.
        .....
        """,
    ),
    (
        "burst", 0, SMALL,
        """
        ...
        .o.
        ...
        """,
    ),
]  # fmt: skip


def own(drawing: str) -> Cell:
    """The upper left square of the user."""
    return marked(drawing, "Uo")[0]


@pytest.mark.rule("SD-141", "SD-142", "SD-143", "SD-147")
@pytest.mark.parametrize(("shape", "x", "size", "drawing"), AIMED_NORTH)
def test_shapes_aimed_at_each_side(shape: Shape, x: int, size: int, drawing: str) -> None:
    for side in SIDES:
        at = own(drawing)
        assert area(ground(drawing), shape, x, at, size, side) == tuple(marked(drawing, "*")), side
        assert len(cells(shape, x, size, side)) == len(marked(drawing, "*"))
        drawing = turned(drawing)


@pytest.mark.rule("SD-139", "SD-140", "SD-144", "SD-145")
@pytest.mark.parametrize(("shape", "x", "size", "drawing"), ALL_AROUND)
def test_shapes_all_around(shape: Shape, x: int, size: int, drawing: str) -> None:
    assert area(ground(drawing), shape, x, own(drawing), size) == tuple(marked(drawing, "*o"))


@pytest.mark.rule("SD-140", "SD-141", "SD-142", "SD-143", "SD-144")
@pytest.mark.parametrize("x", range(1, 7))
def test_how_many_squares(x: int) -> None:
    """The sizes that the rules give as formulas."""
    assert len(cells("cross", x)) == 1 + 4 * x and len(cells("cross", x, LARGE)) == 4 + 8 * x
    assert len(cells("lance", x, SMALL, "E")) == x and len(cells("lance", x, LARGE, "E")) == 2 * x
    assert len(cells("spray", x, SMALL, "S")) == x * x and len(cells("spray", x, LARGE, "S")) == x * x + x
    assert len(cells("sweep", x, SMALL, "W")) == 2 * x + 1 and len(cells("sweep", x, LARGE, "W")) == 2 * x + 2
    assert len(cells("wave", x)) == (2 * x + 1) ** 2 and len(cells("wave", x, LARGE)) == (2 * x + 2) ** 2
    assert cells("aura", x) == cells("wave", x) == cells("burst", x)


@pytest.mark.rule("SD-141", "SD-142", "SD-143")
def test_the_tables_of_the_rules() -> None:
    assert cells("lance", 3, SMALL, "N") == ((0, -3), (0, -2), (0, -1))
    assert cells("sweep", 1, SMALL, "N") == ((-1, -1), (0, -1), (1, -1))
    assert cells("lance", 2, LARGE, "N") == ((0, -2), (1, -2), (0, -1), (1, -1))
    assert cells("sweep", 2, LARGE, "N") == tuple((dx, -1) for dx in range(-2, 4))
    rows = {-1: range(0, 2), -2: range(-1, 3), -3: range(-2, 4)}
    assert set(cells("spray", 3, LARGE, "N")) == {(dx, dy) for dy, row in rows.items() for dx in row}


def test_which_shapes_are_aimed() -> None:
    assert [aims(shape) for shape in ("lance", "spray", "sweep")] == [SIDES] * 3 and len(AIMED) == 3
    assert [aims(shape) for shape in ("burst", "cross", "wave", "aura")] == [(None,)] * 4
    with pytest.raises(ValueError, match=r"A lance is aimed at a side\."):
        cells("lance", 3)
    with pytest.raises(ValueError, match=r"A wave is aimed at no side\."):
        cells("wave", 3, SMALL, "N")


# --- walls ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-136", "SD-147")
@pytest.mark.parametrize(
    ("shape", "x", "size", "side", "drawing"),
    [
        (
            "lance", 4, SMALL, "N",
            """
            .....
            ..#..
            ..*..
            ..*..
            ..U..
            """,
        ),
        (
            "lance", 3, LARGE, "E",
            """
            .....
            UU#..
            UU***
            .....
            """,
        ),
        (
            "lance", 3, LARGE, "N",
            """
            #.
            *#
            **
            UU
            UU
            """,
        ),
        (
            "cross", 3, SMALL, None,
            """
            #*#
            #*#
            #o#
            #*#
            ###
            #.#
            """,
        ),
        (
            "cross", 2, LARGE, None,
            """
            .......
            .#.**..
            ...**..
            .**oo*#
            .#*oo**
            ...*#..
            ...*...
            """,
        ),
        (
            "spray", 3, SMALL, "N",
            """
            .......
            .**#**.
            ..***..
            ...*...
            ...U...
            """,
        ),
        (
            "spray", 3, SMALL, "N",
            """
            .......
            .**.**.
            ..*#*..
            ...*...
            ...U...
            """,
        ),
        (
            "sweep", 2, SMALL, "N",
            """
            .....
            *#***
            ..U..
            .....
            """,
        ),
        (
            "sweep", 1, LARGE, "N",
            """
            ##*#.
            .UU..
            .UU..
            .....
            """,
        ),
        (
            "wave", 2, SMALL, None,
            """
            *****
            *****
            **o#.
            *****
            *****
            """,
        ),
        (
            "wave", 1, LARGE, None,
            """
            ****
            *oo*
            *oo#
            **#.
            """,
        ),
        (
            "burst", 1, SMALL, None,
            """
            ..#..
            ##o##
            .***.
            .....
            """,
        ),
    ],
)  # fmt: skip
def test_walls_cut_areas_short(shape: Shape, x: int, size: int, side: Side | None, drawing: str) -> None:
    assert area(ground(drawing), shape, x, own(drawing), size, side) == tuple(marked(drawing, "*o"))


@pytest.mark.rule("SD-144", "SD-136")
def test_v15_a_wave_on_guard_crossing() -> None:
    covered = area(face_ground("1a"), "wave", 2, (4, 4))
    block = {(x, y) for x in range(2, 7) for y in range(2, 7)}
    assert len(covered) == 22 and set(covered) == block - {(5, 3), (5, 6), (6, 2)}


@pytest.mark.rule("SD-137", "SD-132")
def test_e17_nothing_beyond_two_squares_is_hit_by_a_wave_of_two() -> None:
    board = face_ground("5a")
    covered = area(board, "wave", 2, (5, 4))
    assert all(max(abs(x - 5), abs(y - 4)) <= 2 and board.sees((5, 4), (x, y)) for x, y in covered)
    assert len(covered) == 23, "25 less the pillars at (7, 2) and (7, 6)"
