"""What keeps its place: the board under a list of choices, Undo beside answers, squares under the small map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from tests.presentation import moments
from tests.presentation.stage import Hand, motion


@pytest.fixture(params=[((1280, 720), "zh_Hans"), ((1920, 1080), "en"), ((1024, 768), "en")], ids=str)
def hand(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hand]:
    size, language = request.param
    made = Hand(tmp_path, size, language)
    yield made
    made.window.shut()


def shown(hand: Hand, moment: str) -> None:
    """Shows the table at a moment."""
    hand.routes.play(moments.session(moment))
    hand.frame()


def places(hand: Hand) -> dict[str, tuple[float, float]]:
    """Where every space lies in the window."""
    camera = hand.table.board.camera
    return {key: camera.centre(key) for key in camera.ground.kinds}


@pytest.mark.parametrize("is_near", [False, True], ids=["whole", "near"])
def test_the_board_stays_where_it_is_under_a_list(hand: Hand, is_near: bool) -> None:
    shown(hand, "crowd")
    camera = hand.table.board.camera
    assert hand.table.tray is not None and hand.table.layout.board.height < hand.table.layout.field.height
    if is_near:
        hand.wheel(hand.table.layout.board.center, 1)
    before, width = places(hand), camera.cell_width
    hand.table.list_spaces()
    hand.frame()
    assert hand.table.layout.board.height < hand.table.layout.field.height
    hand.table.widen()
    hand.frame()
    assert (places(hand), camera.cell_width) == (before, width)


def test_what_lies_under_a_list_can_be_drawn_up(hand: Hand) -> None:
    shown(hand, "crowd")
    table, camera = hand.table, hand.table.board.camera
    frame = table.layout.board
    lowest = max(camera.ground.kinds, key=lambda key: camera.centre(key)[1])
    assert camera.centre(lowest)[1] > frame.bottom
    hand.drag(frame.center, (frame.centerx, frame.top + 10))
    for _ in range(4):
        hand.drag((frame.centerx, frame.bottom - 12), (frame.centerx, frame.top + 10))
    assert frame.collidepoint(camera.centre(lowest))
    assert table.tray is not None


def test_whoever_acts_is_never_under_the_list(hand: Hand) -> None:
    shown(hand, "crowd")
    table, camera = hand.table, hand.table.board.camera
    hero = next(piece for piece in table.look.pieces if piece.lively)
    low = max(camera.ground.kinds, key=lambda key: camera.centre(key)[1])
    camera.follow((hero.space,), 1)
    before = camera.centre(hero.space)
    camera.follow((low,), 1)
    assert table.layout.board.collidepoint(camera.centre(low))
    assert camera.centre(hero.space)[1] < before[1]


def test_a_list_leaves_most_of_a_lit_board_in_sight(hand: Hand) -> None:
    shown(hand, "crowd of models")
    layout = hand.table.layout
    assert hand.table.answering is not None and hand.table.answering.lit
    assert layout.board.height >= 0.59 * layout.field.height


def test_undo_never_lies_where_an_answer_lies_in_another_moment(hand: Hand) -> None:
    undone, answers = [], []
    for moment in ("D04", "D07", "D10", "D30", "D22", "D14", "D27", "DP-17"):
        shown(hand, moment)
        answers += [press.rect.copy() for press in hand.table.buttons.presses.values()]
        undone.append(last_tool(hand))
    for undo, answer in product(undone, answers):
        assert not undo.colliderect(answer)


def last_tool(hand: Hand) -> pygame.Rect:
    """Where the tool stands that is last in the dock."""
    area = hand.table.layout.buttons
    found = [press for press in hand.table.ui.get_sprite_group().sprites() if area.contains(press.rect)]
    place: pygame.Rect = max(found, key=lambda press: (press.rect.bottom, press.rect.right)).rect.copy()
    return place


def test_the_small_map_folds_up_so_that_squares_under_it_can_be_pressed(hand: Hand) -> None:
    shown(hand, "crowd of models")
    table = hand.table
    small = table.board.minimap
    while not small.rect.width:
        hand.wheel(table.layout.board.center, 1)
    whole, under = small.rect, small.rect.center
    assert not table.pointer.is_on_board(under)
    corner = table.board.camera.corner
    hand.click(small.button.center)
    assert small.is_folded and table.board.camera.corner == corner, "folding it up looks nowhere else"
    assert table.pointer.is_on_board(under) and whole.contains(small.rect)
    hand.click(small.button.center)
    assert not small.is_folded and small.rect == whole
    hand.frame(motion(under))
    hand.click((whole.left + 4, whole.bottom - 4))
    assert table.board.camera.corner != corner
