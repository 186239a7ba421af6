"""Which skin dresses which game. A game's skin is imported when the game is looked at, so the title comes quickly."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from engine.boards import MapLayout
from engine.definition import GameDefinition
from systems.presentation.skins.skin import Skin
from systems.presentation.speech import Speech

SKINS: Final[dict[str, str]] = {"runebound": "RuneboundSkin", "superdungeon": "SuperDungeonSkin"}


def skin_of(definition: GameDefinition, speech: Speech, layout: MapLayout | None = None) -> Skin:
    """Returns the skin of a game, the plain one where it has none."""
    return skin_class(definition.id)(definition, speech, layout)


def skin_class(game: str) -> type[Skin]:
    """Returns the kind of skin of a game; its module is imported now."""
    name = SKINS.get(game)
    if name is None:
        return Skin
    room = import_module(f"systems.presentation.skins.{game}")
    found: type[Skin] = getattr(room, name)
    return found
