"""Spaces of the board and where things stand on it."""

from __future__ import annotations

from components.identity import Component


class Space(Component):
    """A place on the board: cell on its grid, what kind of ground it is, and its printed name ("" if none)."""

    x: int
    y: int
    kind: str
    name: str = ""


class Position(Component):
    """The space a figure stands on; absent while it is off the board."""

    space: str
