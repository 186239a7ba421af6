"""Pictures of the board while it is moved: rough as long as it moves, then smooth; what is not lit fades the same way."""

from __future__ import annotations

import pygame
import pytest

from systems.presentation.palette import GOLD, PAPER
from systems.presentation.shapes import wash
from systems.presentation.table.board_pictures import BoardPictures
from systems.presentation.table.camera import Camera
from systems.presentation.table.lit_view import VEIL_ALPHA, LitView
from tests.presentation.stage import camera_over

FRAME = pygame.Rect(10, 20, 300, 220)


@pytest.fixture
def camera() -> Camera:
    return camera_over(FRAME)


@pytest.fixture
def pictures(camera: Camera) -> BoardPictures:
    """With the picture of the whole board ready."""
    found = BoardPictures(camera.ground)
    found.printed(camera)
    found.wait()
    return found


def test_a_picture_of_another_zoom_is_smooth_once_the_board_rests(
    camera: Camera, pictures: BoardPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "_begin", lambda width: None)  # the right one never comes
    camera.zoom(1, FRAME.center)
    pictures.printed(camera)
    assert pictures.is_rough, "it has just been zoomed"
    camera.pan(2, 1)
    pictures.printed(camera)
    assert pictures.is_rough, "it is being dragged"
    pictures.printed(camera)
    assert not pictures.is_rough


def test_nothing_is_smoothed_while_the_right_picture_is_drawn(
    camera: Camera, pictures: BoardPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardPictures, "_is_drawing", True)
    camera.zoom(1, FRAME.center)
    first = pictures.printed(camera).picture
    assert pictures.printed(camera).picture is first
    assert not pictures.is_rough, "no frame is due for that"


def test_the_right_picture_is_shown_as_it_is(camera: Camera, pictures: BoardPictures) -> None:
    camera.zoom(1, FRAME.center)
    pictures.printed(camera)
    pictures.wait()
    assert pictures.printed(camera).is_lasting and not pictures.is_rough


def test_the_map_is_faded_where_it_is_seen(camera: Camera, pictures: BoardPictures) -> None:
    camera.zoom(1, FRAME.center)
    pictures.printed(camera)
    pictures.wait()
    view = LitView(camera, GOLD)
    for step in ((0, 0), (-40, 10), (-200, -90), (15, 60)):
        camera.pan(*step)
        printed = pictures.printed(camera)
        shown, wanted = pygame.Surface((340, 260)), pygame.Surface((340, 260))
        for surface in (shown, wanted):
            surface.fill(PAPER, FRAME)
        printed.paint(wanted, FRAME)
        wash(wanted, FRAME, PAPER, VEIL_ALPHA)
        view.fade(printed, FRAME).paint(shown, FRAME)
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(wanted, "RGB"), step


def test_what_is_faded_is_kept_for_the_next_frame(camera: Camera, pictures: BoardPictures) -> None:
    camera.zoom(2, FRAME.center)
    pictures.printed(camera)
    pictures.wait()
    view = LitView(camera, GOLD)
    camera.pan(-1, 0)
    view.fade(pictures.printed(camera), FRAME)
    camera.pan(-1, 0)
    first = view.fade(pictures.printed(camera), FRAME).picture
    camera.pan(-3, 2)
    assert view.fade(pictures.printed(camera), FRAME).picture is first
