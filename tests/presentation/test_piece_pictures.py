"""Pictures of pieces: new ones at once, other widths beside the window, the old ones scaled until then."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pygame
import pytest

from systems.presentation.skins.looks import Piece
from systems.presentation.table import piece_pictures
from systems.presentation.table.piece_pictures import Drawn, PiecePictures
from systems.presentation.table.pieces_view import name_picture
from tests.presentation.recorder import recording

SMALL, LARGE = 10, 20


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield


class Painter:
    """Draws a piece as a plain square, and remembers what it drew in which thread."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, int, bool]] = []
        self.gate = threading.Event()
        self.gate.set()

    def __call__(self, piece: Piece, width: int) -> Drawn:
        is_beside = threading.current_thread() is not threading.main_thread()
        if is_beside:
            assert self.gate.wait(5)
        self.drawn.append((piece.key, width, is_beside))
        return [(pygame.Surface((width, width)), pygame.Rect(0, 0, width, width))]


def piece(key: str, figure: str = "") -> Piece:
    return Piece(key=key, space="space/r01c01", kind="hero", name=figure or key)


def widths(shown: list[Drawn]) -> list[int]:
    return [image.get_width() for drawn in shown for image, _ in drawn]


def test_new_pieces_are_drawn_at_once_and_only_once() -> None:
    paint = Painter()
    pictures = PiecePictures(paint)
    assert widths(pictures.show([piece("a"), piece("b")], SMALL)) == [SMALL, SMALL]
    pictures.show([piece("a"), piece("b")], SMALL)
    assert paint.drawn == [("a", SMALL, False), ("b", SMALL, False)]


def test_another_width_is_drawn_beside_the_window_and_scaled_until_then() -> None:
    paint = Painter()
    pictures = PiecePictures(paint)
    first = pictures.show([piece("a")], SMALL)[0][0][0]
    paint.gate.clear()
    shown = pictures.show([piece("a")], LARGE)
    assert widths(shown) == [LARGE] and shown[0][0][0] is not first and pictures.is_rough
    assert paint.drawn == [("a", SMALL, False)]
    version = pictures.version
    paint.gate.set()
    pictures.wait()
    assert pictures.version > version and paint.drawn[-1] == ("a", LARGE, True)
    sharp = pictures.show([piece("a")], LARGE)
    assert sharp[0][0][0] is not shown[0][0][0] and not pictures.is_rough


def test_a_piece_that_changes_meanwhile_is_not_shown_as_it_was() -> None:
    paint = Painter()
    pictures = PiecePictures(paint)
    pictures.show([piece("a", "alive")], SMALL)
    paint.gate.clear()
    pictures.show([piece("a", "alive")], LARGE)
    fresh = pictures.show([piece("a", "fallen")], LARGE)[0][0][0]
    paint.gate.set()
    pictures.wait()
    assert pictures.show([piece("a", "fallen")], LARGE)[0][0][0] is fresh


def test_what_there_is_no_time_for_keeps_its_old_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = PiecePictures(Painter())
    old = pictures.show([piece("a", "alive")], SMALL)[0]
    monkeypatch.setattr(piece_pictures, "HELPING", -1.0)
    assert pictures.show([piece("a", "fallen"), piece("b")], SMALL) == [old, []]
    assert pictures.lacks_some
    monkeypatch.setattr(piece_pictures, "HELPING", 60.0)
    assert widths(pictures.show([piece("a", "fallen"), piece("b")], SMALL)) == [SMALL, SMALL]
    assert not pictures.lacks_some


@pytest.mark.parametrize("number", [1, 10, 36])
@pytest.mark.parametrize("width", [24, 36, 90])
def test_the_number_of_cards_of_a_town_fits_on_its_strip(number: int, width: int) -> None:
    town = Piece(key="town", space="space/r01c01", kind="label", name="Tamalir", number=number)
    with recording() as recorder:
        strip = name_picture(town, width)
        inks = [ink for ink in recorder.inks if ink.text == str(number)]
    assert inks and all(strip.get_rect().inflate(-4, 0).contains(ink.rect) for ink in inks)
