"""What a thing is called, and what game this is."""

from __future__ import annotations

import msgspec


class Component(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all components: plain data that is JSON at any moment. No sets, no floats, no int-keyed dicts."""


class Identity(Component):
    """The stable, speaking key of an entity: "hero/varikas", "space/r07c12", "deck/green", "seat/0"."""

    key: str


class GameInfo(Component):
    """Which game is played and how it was set up; never changes after set-up."""

    game: str
    seed: int
    map: str
    options: dict[str, int | bool | str] = {}


class Progress(Component):
    """How many questions this game has asked so far (gives each question its id)."""

    questions: int = 0
