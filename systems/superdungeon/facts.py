"""What this game tells a skin: its records, the words printed on cards, and what a table comes to.

Only reading; a skin asks these functions with a seat's view in hand. Nothing here changes a table.
"""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from systems.superdungeon import (
    attack,
    auras,
    blows,
    figures,
    geometry,
    movement,
    pools,
    sides,
    sight,
    spawning,
    targets,
    tracker,
    words,
)
from systems.superdungeon.content import Content, content


class Facts(NamedTuple):
    """The content of the box, and the rooms that read a table: `figures` for models and numbers, `words` for what is
    printed, `pools` for dice, `targets` and `attack` for aims and their odds, `blows` for the attack under way,
    `movement` and `geometry` for ways and sight, `spawning`, `sides` and `tracker` for the Consul's matters, `auras` for
    what lies around models.
    """

    content: Content
    figures: ModuleType
    words: ModuleType
    pools: ModuleType
    targets: ModuleType
    attack: ModuleType
    blows: ModuleType
    movement: ModuleType
    geometry: ModuleType
    spawning: ModuleType
    sides: ModuleType
    tracker: ModuleType
    auras: ModuleType

    def prepare(self) -> None:
        """Makes the lines of sight ahead: the first look at a dungeon asks whether any hero sees any square."""
        sight.prepare()


def facts() -> Facts:
    """The facts of the shipped game."""
    return Facts(
        content(),
        figures,
        words,
        pools,
        targets,
        attack,
        blows,
        movement,
        geometry,
        spawning,
        sides,
        tracker,
        auras,
    )
