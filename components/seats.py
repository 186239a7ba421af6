"""Who sits at the table, and whose turn it is."""

from __future__ import annotations

from components.identity import Component


class Seat(Component):
    """A chair at the table: its number, the player's name, colour index, and who answers ("human" or "bot:LEVEL")."""

    index: int
    name: str
    colour: int = 0
    control: str = "human"


class TurnOrder(Component):
    """Seats in playing order, the active one and the round, counted from 1."""

    seats: list[int]
    active: int
    round: int = 1
    turn: int = 1
