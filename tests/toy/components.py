"""What is true in the toy game: brawlers, and the swing of a club while it stands."""

from __future__ import annotations

from components.identity import Component


class Brawler(Component):
    """A figure at the campfire: whose it is and how often it can still be hit."""

    seat: int
    vigour: int = 4


class Plays(Component):
    """On a seat: the brawler it moves."""

    hero: str


class Swing(Component):
    """On the game entity while an attack stands: who swings at whom, the die, and the cards that change it.

    `guards` are the shields that count, by card; `cursed` the shields that a curse has broken.
    """

    attacker: str
    target: str
    die: int = 0
    guards: dict[str, int] = {}
    cursed: list[str] = []
    is_rerolled: bool = False
