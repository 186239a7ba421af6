"""Faces that turn and tiles laid together: squares, rooms, the next tile's places, and the ways in."""

from __future__ import annotations

import pytest

from engine.boards import Cell, quarter_turn
from systems.superdungeon.dungeon import (
    Laid,
    compose,
    free_places,
    ground_of,
    hallways,
    is_legal,
    open_hallways,
    placements,
    rooms_of,
    shifted,
    start_squares,
)
from systems.superdungeon.faces import HALLWAYS, SIDES, SIZE, Face, rotate
from systems.superdungeon.maps import laid_of
from systems.superdungeon.walking import distances
from tests.systems.superdungeon.drawing import FACE_IDS, cells, faces, layout, turned

LETTERS = {"floor": "abcd", "difficult": "1234", "lava": "ABCD", "restoration_rune": "wxyz"}
TWO = [Laid("1a"), Laid("2a", 0, 1, 0)]


def drawn(face: Face) -> str:
    """A face in the notation of section 4.2."""
    rows = [["#"] * SIZE for _ in range(SIZE)]
    for (x, y), square in face.squares.items():
        rows[y][x] = LETTERS[square.terrain]["abcd".index(square.room)] if square.room else "="
    return "\n".join("".join(row) for row in rows)


# --- faces ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-014")
@pytest.mark.parametrize("name", FACE_IDS)
def test_faces_turn_clockwise(name: str) -> None:
    face = faces()[name]
    drawing = drawn(face)
    for turns in range(5):
        found = rotate(face, turns)
        assert drawn(found) == drawing and list(found.squares) == sorted(
            found.squares, key=lambda c: (c[1], c[0])
        )
        assert all(found.squares[cell].terrain == "hallway" for side in SIDES for cell in HALLWAYS[side])
        assert {room: len(squares) for room, squares in found.rooms().items()} == {
            room: len(squares) for room, squares in face.rooms().items()
        }
        drawing = turned(drawing)


def test_a_quarter_turn_carries_each_hallway_into_the_next() -> None:
    for side, following in zip(SIDES, (*SIDES[1:], SIDES[0]), strict=True):
        assert {quarter_turn(cell, SIZE) for cell in HALLWAYS[side]} == set(HALLWAYS[following])
    assert quarter_turn((0, 3), SIZE, 4) == (0, 3) and quarter_turn((0, 3), SIZE, -1) == (3, 9)


# --- laid together ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-017")
def test_two_tiles_make_a_passage_of_four_squares() -> None:
    squares = compose(TWO, faces())
    passage: list[Cell] = [(9, 4), (10, 4), (9, 5), (10, 5)]
    assert [squares[cell].kind for cell in passage] == ["hallway"] * 4
    assert [squares[cell].tile for cell in passage] == ["1a", "2a", "1a", "2a"]
    board = ground_of(squares)
    assert len(squares) == 70 + 68 and len(distances(board, [(1, 1)])) == len(squares)
    assert board.are_adjacent((9, 4), (10, 5)) and board.sees((8, 4), (12, 4)), "hallways do not block sight"
    assert list(squares) == sorted(squares, key=lambda cell: (cell[1], cell[0]))


def test_squares_know_room_terrain_and_tile() -> None:
    squares = compose([Laid("2a", 0, 2, -1)], faces())
    assert (
        squares[24, -10].kind == "hallway"
        and squares[24, -10].room == ""
        and squares[24, -10].terrain == "floor"
    )
    burning = squares[21, -6]
    assert (burning.kind, burning.terrain, burning.tile, burning.room) == ("room", "lava", "2a", "2a:a")
    assert (20, -10) not in squares, "a cell without a square is wall"
    rooms = rooms_of(squares)
    assert {room: len(found) for room, found in rooms.items()} == {"2a:a": 20, "2a:b": 12, "2a:c": 28}


@pytest.mark.rule("SD-070", "SD-065")
def test_lava_is_difficult_and_burns() -> None:
    board = ground_of(compose([Laid("4b")], faces()))
    lava = cells(drawn(faces()["4b"]), "AB")
    assert board.burning == set(lava) and len(lava) == 5
    assert board.difficult == {*lava, *cells(drawn(faces()["4b"]), "2")}


def test_shifted_dungeons_begin_at_zero() -> None:
    laid = laid_of(layout("dungeon_5"))
    assert min(tile.gy for tile in laid) == -1
    moved = compose(shifted(laid), faces())
    assert min(x for x, _ in moved) == 0 and min(y for _, y in moved) == 0
    assert max(x for x, _ in moved) < 50 and len(moved) == len(compose(laid, faces()))


# --- the next tile ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-014")
def test_the_first_tile_is_any_face_in_any_turn() -> None:
    first = placements([], faces())
    assert len(first) == 12 * 4 and {tile.place for tile in first} == {(0, 0)}
    assert all(is_legal(tile, [], faces()) for tile in first)
    assert not is_legal(Laid("1a", 0, 1, 0), [], faces())


@pytest.mark.rule("SD-015", "SD-016")
def test_the_next_tile_touches_one_and_is_another() -> None:
    following = placements(TWO, faces())
    assert free_places(TWO) == {(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)}
    assert len(following) == 6 * 8 * 4
    assert {tile.face for tile in following} == set(FACE_IDS) - {"1a", "1b", "2a", "2b"}
    assert following[:2] == [Laid("3a", 0, 0, -1), Laid("3a", 1, 0, -1)], "in scan order"
    assert all(is_legal(tile, TWO, faces()) for tile in following)


@pytest.mark.rule("SD-016")
@pytest.mark.parametrize(
    "tile",
    [
        Laid("1b", 0, 2, 0),
        Laid("3a", 0, 1, 0),
        Laid("3a", 0, 3, 0),
        Laid("3a", 0, 2, 1),
        Laid("3a", 4, 2, 0),
        Laid("7a", 0, 2, 0),
    ],
    ids=[
        "other face of a laid tile",
        "taken",
        "touches nothing",
        "touches by a corner",
        "turned oddly",
        "unknown",
    ],
)
def test_what_may_not_be_laid(tile: Laid) -> None:
    assert not is_legal(tile, TWO, faces())


@pytest.mark.rule("SD-016", "SD-017")
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("face", FACE_IDS[2:])
def test_any_face_in_any_turn_joins_on_foot(face: str, turns: int) -> None:
    laid = [Laid("1a"), Laid(face, turns, 0, 1)]
    board = ground_of(compose(laid, faces()))
    assert len(distances(board, [(4, 0)])) == len(board.squares)


# --- ways in ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-019")
def test_open_hallways_touch_no_other_tile() -> None:
    assert len(hallways(TWO)) == 8
    found = [(hallway.tile, hallway.side) for hallway in open_hallways(TWO)]
    assert found == [("1a", "N"), ("1a", "S"), ("1a", "W"), ("2a", "N"), ("2a", "E"), ("2a", "S")]
    assert open_hallways(TWO)[4].squares == ((19, 4), (19, 5))
    assert len(open_hallways(laid_of(layout("dungeon_5")))) == 5 * 4 - 2 * 4


@pytest.mark.rule("SD-019")
def test_the_start_marker_lies_near_an_open_hallway() -> None:
    laid = [Laid("1a"), Laid("2b", 0, 1, 0), Laid("3a", 0, 0, 1), Laid("4a", 0, -1, 0), Laid("5a", 0, 0, -1)]
    board = ground_of(compose(laid, faces()))
    squares = start_squares(laid, board, taken=[(14, 3)])
    assert (14, 0) in squares and (14, 4) in squares and (14, 3) not in squares
    assert all(not (0 <= x < SIZE and 0 <= y < SIZE) for x, y in squares), "tile 1 has no open hallway"
    doors = [cell for hallway in open_hallways(laid) for cell in hallway.squares]
    steps = distances(board, doors)
    assert max(steps[cell] for cell in squares) == 4
    assert set(squares) == {cell for cell, count in steps.items() if count <= 4} - {(14, 3)}
