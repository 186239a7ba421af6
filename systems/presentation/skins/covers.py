"""What is on the box of each game. Known without opening it, so that the title stands before any rulebook is read."""

from __future__ import annotations

from typing import Final, NamedTuple

from systems.presentation.palette import GAMES, INK, Colour
from systems.presentation.scenery import Scenery


class Cover(NamedTuple):
    """The picture on a box: an emblem before a landscape, in the jewel of the game."""

    emblem: str = "perspective-dice-six"
    scenery: Scenery = "plain"
    accent: Colour = INK


COVERS: Final = {
    "runebound": Cover("dragon", "mountain", GAMES["runebound"]),
    "superdungeon": Cover("castle-emblem", "mountain", GAMES["superdungeon"]),
}


def cover_of(game: str) -> Cover:
    """Returns the cover of a game; a plain one in its jewel, if it has any, where none was drawn."""
    return COVERS.get(game, Cover(accent=GAMES.get(game, INK)))
