"""What this game tells a skin: its records, the words printed on cards, and what the numbers of a figure come to.

Only reading; a skin asks these functions with a seat's view in hand. Nothing here changes a table.
"""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from systems.runebound import (
    belongings,
    doom,
    experience,
    figures,
    market,
    outlook,
    pathfinding,
    phases,
    rolls,
    values,
    words,
)
from systems.runebound.content import Content, content


class Facts(NamedTuple):
    """The content of the box, and the rooms that read a table.

    `figures` tells who is where, `values` what numbers come to, `words` what is printed, `outlook` the chances of a fight;
    `phases` what may be done in it; `market`, `experience` and `belongings` know prices, points and limits,
    `pathfinding` ways, `rolls` what a roll is made of, `doom` when a doom counter falls.
    """

    content: Content
    figures: ModuleType
    values: ModuleType
    words: ModuleType
    outlook: ModuleType
    market: ModuleType
    experience: ModuleType
    belongings: ModuleType
    pathfinding: ModuleType
    phases: ModuleType
    rolls: ModuleType
    doom: ModuleType


def facts() -> Facts:
    """The facts of the shipped game."""
    return Facts(
        content(),
        figures,
        values,
        words,
        outlook,
        market,
        experience,
        belongings,
        pathfinding,
        phases,
        rolls,
        doom,
    )
