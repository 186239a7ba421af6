"""Every screen and dialog at six sizes, in three languages, with type of four sizes: nothing overlaps, nothing leaves its
parent, every letter has a glyph, none is too small, and all text can be told from its ground.

A run without wishes draws each screen in one window of a fixed diagonal. MATRIX=all draws everything, MATRIX=0 to 11
a twelfth, MATRIX=1280x720-zh_Hans-100 one kind of window.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from systems.presentation.autosave import Autosave
from systems.presentation.scenes import save_pictures, scene
from systems.presentation.scenes.table import TableScene
from systems.presentation.settings import LANGUAGES
from systems.presentation.table import board_view, drawer, painter, piece_pictures
from systems.presentation.table.board_pictures import BoardPictures
from systems.presentation.table.grounds import Ground
from systems.presentation.widgets import scroll_lines
from tests.presentation.recorder import LEAST_PX, LEAST_PX_LOW, Recorder, recording
from tests.presentation.screens import SCREENS
from tests.presentation.stage import Hand

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (80, 100, 150, 200)
SHARE = os.environ.get("MATRIX", "")
PARTS = 12
FRAMES = 60
BOARDS = 3
"""So many boards are kept with their pictures."""


class Kind(NamedTuple):
    """A kind of window."""

    size: tuple[int, int]
    language: str
    scale: int

    @property
    def name(self) -> str:
        """Its name in a run."""
        return f"{self.size[0]}x{self.size[1]}-{self.language}-{self.scale}"

    @property
    def least(self) -> int:
        """The smallest type that may be printed in it."""
        return LEAST_PX if self.size[1] >= 1080 and self.scale >= 100 else LEAST_PX_LOW


KINDS = [Kind(size, language, scale) for scale in SCALES for language in LANGUAGES for size in SIZES]
DIAGONAL = [Kind(SIZES[i % 6], LANGUAGES[(i + i // 6) % 3], SCALES[(i + i // 4) % 4]) for i in range(PARTS)]
"""A few kinds of windows in which each size, each language and each size of type occurs."""


def cells() -> Iterator[tuple[str, Kind]]:
    """What this run draws, one window after the other."""
    for number, kind in enumerate(KINDS):
        part = (number // len(SIZES) + 2 * (number % len(SIZES))) % PARTS  # each part has all sizes
        if SHARE in ("all", kind.name, str(part)):
            yield from ((name, kind) for name in SCREENS)
    for number, kind in enumerate(DIAGONAL if not SHARE else ()):
        yield from ((name, kind) for i, name in enumerate(SCREENS) if number == i % PARTS)


@contextmanager
def only_drawing() -> Iterator[None]:
    """Tables are drawn in one go, share the pictures of their boards, and save nothing, since that takes long."""
    boards: dict[str, BoardPictures] = {}

    def pictures(ground: Ground) -> BoardPictures:
        boards[ground.name] = boards.pop(ground.name, None) or BoardPictures(ground)
        while len(boards) > BOARDS:
            boards.pop(next(iter(boards)))
        return boards[ground.name]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board_view, "BoardPictures", pictures)
        for module in (painter, drawer, piece_pictures, scroll_lines, scene):
            patch.setattr(module, "HELPING", 60.0)
        patch.setattr(Autosave, "keep", lambda self, session: None)
        patch.setattr(save_pictures, "keep", lambda path, table: None)
        yield


@pytest.fixture(scope="module")
def recorder() -> Iterator[Recorder]:
    with recording() as made, only_drawing():
        yield made


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("matrix")


@lru_cache(maxsize=1)
def window(kind: Kind, folder: Path) -> Hand:
    """The one window of a kind; another one is closed."""
    return Hand(folder / kind.name, kind.size, kind.language, text=kind.scale)


def settle(hand: Hand) -> None:
    """Lives through frames until everything is drawn."""
    darkroom, quiet = hand.window.desk.darkroom, 0
    for _ in range(FRAMES):
        shown = darkroom.version
        hand.frame()
        darkroom.wait()
        is_done = darkroom.version == shown and not darkroom.is_busy and not hand.window.top.needs_frame
        quiet = quiet + 1 if is_done else 0
        if quiet == 2:
            return


def faults(hand: Hand, recorder: Recorder, least: int) -> list[str]:
    """Draws the topmost screen once more, from nothing, and tells what is wrong with it."""
    top = hand.window.top
    if isinstance(top, TableScene):
        top.painter.forget_sheet()
        if top.fight is not None:
            top.fight.redraw()
    free, under = pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0)
    recorder.forget_pages(hand.window.surface.get_size())
    top.draw(hand.window.surface)
    if isinstance(top, TableScene):
        free = top.layout.board if top.stage is None else free
        under = top.layout.leaf if top.drawer.is_open else under
        while top.fight.is_due if top.fight is not None else top.painter.is_due:
            top.draw(hand.window.surface)
    return recorder.faults(hand.window.surface, top, free, under, least)


@pytest.mark.parametrize(
    ("name", "kind"), [pytest.param(name, kind, id=f"{name}-{kind.name}") for name, kind in cells()]
)
def test_everything_has_its_place(name: str, kind: Kind, recorder: Recorder, folder: Path) -> None:
    recorder.forget()
    hand = window(kind, folder)
    if hand.window.surface is not pygame.display.get_surface():
        hand.window.surface = pygame.display.set_mode(kind.size, pygame.RESIZABLE)
    SCREENS[name](hand)
    settle(hand)
    found = faults(hand, recorder, kind.least)
    if pictures := os.environ.get("MATRIX_PICTURES"):
        pygame.image.save(hand.window.surface, str(Path(pictures) / f"{name}-{kind.name}.png"))
    assert not found, "\n".join(found[:12])
