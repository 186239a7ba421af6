"""Steps, moves and control effects, drawn as boards with what each place costs."""

from __future__ import annotations

import random

import pytest

from engine.boards import Cell
from systems.superdungeon.geometry import LARGE, SMALL, Ground, base, distance
from systems.superdungeon.walking import Gait, control_ends, distances, reach, steps
from tests.systems.superdungeon.drawing import cells, face_ground, ground, rows

SMALL_GAIT, LARGE_GAIT = Gait(), Gait(LARGE)
OPEN = "\n".join(["." * 15] * 15)


def costs(drawing: str) -> dict[Cell, int]:
    """Places marked with a digit, and U for 0."""
    found = {cell: 0 for cell in cells(drawing, "U")}
    return found | {cell: int(rows(drawing)[cell[1]][cell[0]]) for cell in cells(drawing, "123456789")}


# --- small models -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-061", "SD-062", "SD-063", "SD-064", "SD-065", "SD-068", "SD-069", "SD-070")
@pytest.mark.parametrize(
    ("board", "gait", "reached"),
    [
        (".....\n.....\n.....", SMALL_GAIT, "U123.\n1123.\n2223."),
        (".#...\n#....\n.....", SMALL_GAIT, "U#...\n#....\n....."),
        (".#...\n.....\n.....", SMALL_GAIT, "U#23.\n1123.\n2223."),
        (".:...\n.:...\n.:...", SMALL_GAIT, "U23..\n123..\n233.."),
        (".~...\n.#...\n.....", SMALL_GAIT, "U23..\n1#3..\n223.."),
        (".:...\n.:...\n.:...", Gait(difficult=1), "U123.\n1123.\n2223."),
        (".:...\n.~...\n.#...", Gait(flies=True), "U123.\n1123.\n2#23."),
        (".::::\n####.", SMALL_GAIT, "U2...\n####."),
    ],
)
def test_what_three_squares_of_speed_reach(board: str, gait: Gait, reached: str) -> None:
    found = reach(ground(board), (0, 0), 3, gait)
    assert found.costs == costs(reached)
    assert set(found.ends) == set(costs(reached)) - {(0, 0)}


@pytest.mark.rule("SD-065")
def test_v16_difficult_ground_needs_two() -> None:
    board = face_ground("1a")
    assert (2, 3) not in reach(board, (1, 2), 1, SMALL_GAIT).costs
    assert reach(board, (1, 2), 2, SMALL_GAIT).costs[2, 3] == 2


@pytest.mark.rule("SD-063", "SD-024")
def test_friends_may_be_passed_and_enemies_not() -> None:
    board = ground("......\n######")
    past_friend = reach(board, (0, 0), 4, SMALL_GAIT, taken=[(1, 0), (3, 0)])
    assert past_friend.ends == ((2, 0), (4, 0)) and past_friend.costs[3, 0] == 3
    assert reach(board, (0, 0), 4, SMALL_GAIT, blocked=[(2, 0)]).ends == ((1, 0),)


@pytest.mark.rule("SD-068", "SD-024")
def test_flyers_pass_enemies_but_never_stop_on_them_nor_cross_walls() -> None:
    board = ground("....#.\n######")
    found = reach(board, (0, 0), 9, Gait(flies=True), blocked=[(1, 0)], taken=[(3, 0)])
    assert found.ends == ((2, 0),) and (5, 0) not in found.costs


@pytest.mark.rule("SD-070")
def test_the_way_shown_burns_as_little_as_one_so_cheap_can() -> None:
    drawing = """
        U~E
        .:.
    """
    board = ground(drawing)
    found = reach(board, (0, 0), 4, SMALL_GAIT)
    assert found.costs[2, 0] == 3 and found.path((2, 0)) == [(1, 1), (2, 0)]
    assert reach(ground("U.E\n.~."), (0, 0), 2, SMALL_GAIT).path((2, 0)) == [(1, 0), (2, 0)]


def test_paths_are_lawful_steps_of_the_cost_told() -> None:
    for gait in (SMALL_GAIT, LARGE_GAIT):
        board = face_ground("4b")
        found = reach(board, (4, 4), 6, gait)
        for end in found.ends:
            here, spent = (4, 4), 0
            for there in found.path(end):
                spent += steps(board, here, gait.size)[there].cost(gait)
                here = there
            assert here == end and spent == found.costs[end] <= 6
        assert list(found.ends) == sorted(found.ends, key=lambda end: (found.costs[end], end[1], end[0]))
        assert found.path((4, 4)) == []


@pytest.mark.rule("SD-061", "SD-065")
@pytest.mark.parametrize("seed", range(4))
def test_costs_are_those_of_plain_relaxation(seed: int) -> None:
    rng = random.Random(seed)
    letters = ["".join(rng.choice("....:#") for _ in range(8)) for _ in range(8)]
    letters[0] = "." + letters[0][1:]
    board = ground("\n".join(letters))
    plain = {(0, 0): 0}
    for _ in range(64):
        for cell in list(plain):
            for other in board.around(cell):
                spent = plain[cell] + (2 if other in board.difficult else 1)
                plain[other] = min(spent, plain.get(other, 99))
    assert reach(board, (0, 0), 7, SMALL_GAIT).costs == {c: cost for c, cost in plain.items() if cost <= 7}


# --- large models -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-066")
def test_v17_only_newly_covered_squares_count() -> None:
    board = face_ground("1a")
    assert steps(board, (1, 1), LARGE)[1, 2].cost(LARGE_GAIT) == 2
    assert steps(board, (1, 2), LARGE)[1, 3].cost(LARGE_GAIT) == 1
    assert reach(board, (1, 1), 3, LARGE_GAIT).costs[1, 3] == 3


@pytest.mark.rule("SD-067")
def test_squeezing_costs_two_and_is_no_place_to_stop() -> None:
    board = ground("""
        ......
        ...###
        ......
        ......
    """)
    drawing = """
        U135..
        ......
        ......
    """
    found = reach(board, (0, 0), 6, LARGE_GAIT)
    squeezed = {cell for cell in found.costs if not board.fits(cell, LARGE)}
    assert {cell: found.costs[cell] for cell in costs(drawing)} == costs(drawing)
    assert squeezed >= {(2, 0), (3, 0), (2, 1), (3, 1)} and squeezed.isdisjoint(found.ends)


@pytest.mark.rule("SD-067")
def test_squeezing_and_difficult_ground_do_not_add_up() -> None:
    board = ground("..::\n..#.")
    assert steps(board, (0, 0), LARGE)[1, 0].cost(LARGE_GAIT) == 2
    assert steps(board, (0, 0), LARGE)[1, 0].cost(Gait(LARGE, flies=True)) == 2, "flyers squeeze too"


@pytest.mark.rule("SD-067")
@pytest.mark.parametrize(
    "board",
    [
        "..#..\n..#..",
        "..#\n..#\n##.",
        "..##\n..#.\n##..\n.#..",
        "..#...\n..##..\n...#..\n###...",
    ],
)
def test_nothing_squeezes_through_a_wall(board: str) -> None:
    """What a large base reaches a small model reaches too."""
    squares = ground(board)
    walked = reach(squares, (0, 0), 99, SMALL_GAIT).costs
    for place in reach(squares, (0, 0), 99, LARGE_GAIT).costs:
        assert any(cell in walked for cell in base(place, LARGE))


@pytest.mark.rule("SD-247")
@pytest.mark.parametrize(
    ("board", "legal"),
    [
        ("...\n...\n...", True),
        ("..#\n...\n...", True),
        ("...\n...\n#..", True),
        ("..#\n...\n#..", False),
    ],
)
def test_a_large_diagonal_step_between_two_corners(board: str, legal: bool) -> None:
    drawing = ground(board)
    assert ((1, 1) in steps(drawing, (0, 0), LARGE)) == legal
    assert ((0, 0) in steps(drawing, (1, 1), LARGE)) == legal
    mirrored = ground("\n".join(row[::-1] for row in rows(board)))
    assert ((0, 1) in steps(mirrored, (1, 0), LARGE)) == legal
    assert ((1, 0) in steps(mirrored, (0, 1), LARGE)) == legal


@pytest.mark.rule("SD-063", "SD-066")
def test_a_large_base_needs_all_its_squares_free() -> None:
    board = ground("\n".join(["." * 6] * 2))
    assert reach(board, (0, 0), 5, LARGE_GAIT, blocked=[(3, 1)]).ends == ((1, 0),)
    assert reach(board, (0, 0), 5, LARGE_GAIT, taken=[(3, 1)]).ends == ((1, 0), (4, 0))
    assert (4, 0) in reach(board, (0, 0), 6, LARGE_GAIT, blocked=[(3, 1)]).ends, "squeezed along the wall"


# --- distances --------------------------------------------------------------------------------------------------


def test_distances_count_steps_around_walls() -> None:
    drawing = """
        U1##.
        #123#
        .#234
    """
    assert distances(ground(drawing), [(0, 0)]) == costs(drawing)


def test_distances_start_from_the_nearest_and_end_at_the_limit() -> None:
    found = distances(ground("......."), [(0, 0), (6, 0), (9, 9)], 2)
    assert found == {(0, 0): 0, (6, 0): 0, (1, 0): 1, (5, 0): 1, (2, 0): 2, (4, 0): 2}
    assert list(found.values()) == [0, 0, 1, 1, 2, 2], "nearest first"


# --- control effects --------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-195")
def test_e19_compel_on_open_floor() -> None:
    ends = control_ends(ground(OPEN), "compel", 3, (7, 7), SMALL, (1, 7))
    assert len(ends) == 48
    assert set(ends) == {(x, y) for x in range(4, 11) for y in range(4, 11)} - {(7, 7)}


@pytest.mark.rule("SD-196")
def test_e20_pull_on_open_floor() -> None:
    ends = control_ends(ground(OPEN), "pull", 3, (10, 7), SMALL, (7, 7), taken=[(7, 7)])
    assert len(ends) == 14
    assert set(ends) == {(x, y) for x in range(7, 10) for y in range(5, 10)} - {(7, 7)}


@pytest.mark.rule("SD-197")
def test_e21_push_on_open_floor() -> None:
    ends = control_ends(ground(OPEN), "push", 3, (8, 7), SMALL, (7, 7), taken=[(7, 7)])
    near = {(x, y) for x in range(6, 9) for y in range(6, 9)}
    assert len(ends) == 40
    assert set(ends) == {(x, y) for x in range(5, 12) for y in range(4, 11)} - near


@pytest.mark.rule("SD-198", "SD-199")
def test_control_ignores_terrain_and_models_but_not_walls() -> None:
    board = ground("s:::.\n#####")
    assert control_ends(board, "compel", 3, (0, 0), SMALL, (4, 0), taken=[(1, 0), (2, 0)]) == [(3, 0)]
    assert control_ends(ground("..#.."), "compel", 3, (0, 0), SMALL, (4, 0)) == [(1, 0)]


@pytest.mark.rule("SD-199")
def test_a_target_that_cannot_go_the_right_way_stays() -> None:
    board = ground("......\n######")
    assert control_ends(board, "push", 3, (0, 0), SMALL, (1, 0), taken=[(1, 0)]) == [(3, 0)]
    assert control_ends(ground(".."), "push", 3, (0, 0), SMALL, (1, 0), taken=[(1, 0)]) == []


@pytest.mark.rule("SD-201", "SD-198")
def test_large_targets_move_as_blocks_and_squeeze_for_nothing() -> None:
    board = ground("""
        .....
        ..#..
        .....
        .....
    """)
    ends = control_ends(board, "compel", 3, (0, 2), LARGE, (4, 0))
    assert all(board.fits(end, LARGE) and distance(end, (0, 2)) <= 3 for end in ends)
    assert (0, 0) in ends and (3, 2) in ends and (3, 0) in ends
    assert (1, 0) not in ends and (1, 1) not in ends


@pytest.mark.rule("SD-193")
def test_pull_by_a_large_source_counts_from_its_nearest_square() -> None:
    board = ground(OPEN)
    ends = control_ends(board, "pull", 1, (5, 0), SMALL, (0, 0), LARGE, taken=base((0, 0), LARGE))
    assert ends == [(4, 0), (4, 1)]


def test_a_ground_without_squares_leads_nowhere() -> None:
    assert distances(Ground([]), [(0, 0)]) == {} and reach(Ground([]), (0, 0), 5, SMALL_GAIT).ends == ()
