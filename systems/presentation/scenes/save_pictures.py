"""A small picture of the table beside each save, and the round it was in, for the list of saves.

A picture that cannot be written or read is never worth a message. Must not know any game.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import pygame

from systems.presentation.album import kept

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

RATIO: Final = 16 / 9
SIZE: Final = (480, 270)


class _Order(msgspec.Struct, frozen=True):
    round: int = 0


class _Game(msgspec.Struct, frozen=True):
    TurnOrder: _Order = _Order()


class _State(msgspec.Struct, frozen=True):
    game: _Game = _Game()


class _Peek(msgspec.Struct, frozen=True):
    state: _State = _State()


def file_of(save: Path) -> Path:
    """Where the picture of a save lies."""
    return save.with_suffix(".png")


def keep(save: Path, table: TableScene) -> None:
    """Draws the table and writes its picture beside the save."""
    metrics = table.desk.metrics
    surface = pygame.Surface((metrics.width, metrics.height))
    table.draw(surface)
    whole = surface.get_rect()
    shape = pygame.Rect(0, 0, min(whole.width, round(whole.height * RATIO)), whole.height)
    shape.center = whole.center
    picture = pygame.transform.smoothscale(surface.subsurface(shape), SIZE)
    with contextlib.suppress(OSError, pygame.error):
        save.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, str(file_of(save)))


def picture(save: Path, size: tuple[int, int]) -> pygame.Surface | None:
    """The picture of a save at a size, if there is one."""
    file = file_of(save)
    try:
        return _scaled(file, file.stat().st_mtime, size)
    except (OSError, pygame.error):
        return None


@kept
def _scaled(file: Path, changed: float, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(pygame.image.load(str(file)), size)


def round_of(save: Path) -> int:
    """The round a saved game is in, 0 where it tells none."""
    try:
        return msgspec.json.decode(save.read_bytes(), type=_Peek).state.game.TurnOrder.round
    except (OSError, msgspec.MsgspecError, RecursionError):
        return 0
