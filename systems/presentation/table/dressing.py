"""Figures on tokens as soon as they are drawn: until then a token bears its icon, so that no frame waits for a figure.

Must not know any game.
"""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from systems.presentation.darkroom import Darkroom
from systems.presentation.figures import FigureLook, draw_bust
from systems.presentation.skins.looks import Piece, SeatLook, TableLook

Dressed = TypeVar("Dressed", SeatLook, Piece)

SIZES: Final = (30, 46)
"""Busts that are drawn beforehand: what costs most about a figure is shared by all its sizes."""


def warm(figure: FigureLook) -> bool:
    """Draws a figure once, so that tokens with it are quickly made."""
    for px in SIZES:
        draw_bust(figure, px)
    return True


def dressed(look: TableLook, darkroom: Darkroom) -> TableLook:
    """The same table, without the figures that are not ready."""
    if all(_is_ready(one, darkroom) for one in (*look.seats, *look.pieces)):
        return look
    page = msgspec.structs.replace(look.page, seat=_dress(look.page.seat, darkroom))
    return msgspec.structs.replace(
        look,
        seats=tuple(_dress(seat, darkroom) for seat in look.seats),
        pieces=tuple(_dress(piece, darkroom) for piece in look.pieces),
        page=page,
    )


def _is_ready(one: SeatLook | Piece, darkroom: Darkroom) -> bool:
    return one.figure is None or bool(darkroom.get(warm, one.figure))


def _dress(one: Dressed, darkroom: Darkroom) -> Dressed:
    return one if _is_ready(one, darkroom) else msgspec.structs.replace(one, figure=None)
