"""The camera: every space is found where it is drawn, at every zoom, at its corners, before and after moving."""

from __future__ import annotations

import pygame
import pytest

from systems import catalogue
from systems.presentation.art.terrain import draw_board, hex_centre
from systems.presentation.art.woodcut import hex_corners
from systems.presentation.table.camera import STEPS, WHOLE, Camera
from systems.presentation.table.grounds import HexGround
from tests.presentation.stage import camera_over

FRAME = pygame.Rect(100, 80, 900, 560)


@pytest.fixture
def camera() -> Camera:
    return camera_over(FRAME)


def keys(camera: Camera) -> list[str]:
    return list(camera.ground.kinds)


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_every_space_is_found_where_it_is_drawn(camera: Camera, step: int) -> None:
    camera.zoom(step - camera.step, FRAME.center)
    seen = 0
    for key in keys(camera):
        centre = camera.centre(key)
        if FRAME.collidepoint(centre):
            assert camera.space_at(centre) == key
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_corners_belong_to_their_hexagon(camera: Camera, step: int) -> None:
    camera.zoom(step - camera.step, FRAME.center)
    for key in keys(camera):
        for corner in hex_corners(camera.centre(key), camera.cell_width, -2.0):
            if FRAME.collidepoint(corner):
                assert camera.space_at(corner) == key


def test_beside_the_board_there_is_no_space(camera: Camera) -> None:
    first = min(keys(camera))
    x, y = camera.centre(first)
    assert camera.space_at((x - camera.cell_width * 0.6, y)) == ""
    assert camera.space_at((x, y - camera.cell_width * 0.7)) == ""


def test_outside_the_frame_there_is_no_space(camera: Camera) -> None:
    camera.zoom(2, FRAME.center)
    assert camera.space_at((FRAME.left - 1, FRAME.centery)) == ""
    assert camera.space_at(FRAME.center) != ""


def test_zooming_keeps_the_point_under_the_pointer(camera: Camera) -> None:
    point = (FRAME.centerx + 60, FRAME.centery - 40)
    before = camera.space_at(point)
    camera.zoom(1, point)
    assert camera.space_at(point) == before != ""
    camera.zoom(1, point)
    assert camera.space_at(point) == before


def test_the_whole_board_fits_at_first(camera: Camera) -> None:
    assert camera.step == WHOLE
    for key in keys(camera):
        assert FRAME.collidepoint(camera.centre(key))


def test_panning_stops_at_the_rim(camera: Camera) -> None:
    camera.zoom(2, FRAME.center)
    camera.pan(10_000, 10_000)
    assert camera.corner == FRAME.topleft
    camera.pan(-10_000, -10_000)
    width, height = camera.picture_size()
    assert camera.corner == (FRAME.right - width, FRAME.bottom - height)


def test_a_new_frame_looks_at_the_same_place(camera: Camera) -> None:
    camera.zoom(2, FRAME.center)
    looked_at = camera.space_at(FRAME.center)
    wider = pygame.Rect(40, 60, 1300, 800)
    camera.set_frame(wider)
    assert camera.space_at(wider.center) == looked_at


def test_a_space_out_of_sight_is_brought_into_it(camera: Camera) -> None:
    camera.zoom(2, FRAME.topleft)
    last = max(keys(camera))
    assert not FRAME.collidepoint(camera.centre(last))
    camera.reveal(last)
    assert FRAME.collidepoint(camera.centre(last))


def test_spaces_lie_where_the_picture_has_them() -> None:
    layout = catalogue.read_map("runebound", "marches")
    camera = Camera(HexGround(layout))
    camera.set_frame(pygame.Rect(0, 0, 300, 260))
    picture, offset = draw_board(layout, camera.cell_width)
    assert picture.get_size() == camera.picture_size()
    left, top = camera.corner
    for space in layout.spaces:
        x, y = hex_centre((space.x, space.y), camera.cell_width)
        assert camera.centre(space.key) == pytest.approx((x + offset[0] + left, y + offset[1] + top))


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_a_list_over_the_lower_part_moves_nothing(camera: Camera, step: int) -> None:
    camera.zoom(step - camera.step, FRAME.center)
    before = {key: camera.centre(key) for key in keys(camera)}
    camera.set_frame(pygame.Rect(*FRAME.topleft, FRAME.width, 330), FRAME)
    assert {key: camera.centre(key) for key in keys(camera)} == before
    camera.set_frame(FRAME, FRAME)
    assert {key: camera.centre(key) for key in keys(camera)} == before


def test_a_board_that_follows_is_lifted_no_more_than_it_must(camera: Camera) -> None:
    spaces = sorted(keys(camera), key=lambda key: camera.centre(key)[1])
    high, low = camera.centre(spaces[0]), camera.centre(spaces[-1])
    seen = pygame.Rect(*FRAME.topleft, FRAME.width, 330)
    camera.set_frame(seen, FRAME)
    camera.follow(spaces[:1], 1)
    assert camera.centre(spaces[0]) == high
    camera.follow(spaces[-1:], 1)
    assert seen.bottom - 2 * camera.cell_width < camera.centre(spaces[-1])[1] < seen.bottom
    camera.set_frame(FRAME, FRAME)
    camera.follow(spaces[-1:], 1)
    assert camera.centre(spaces[-1]) == low
