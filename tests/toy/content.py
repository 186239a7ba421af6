"""The toy's box: its cards, the effects they may name, and the ring of stones it is played on."""

from __future__ import annotations

from typing import Union

from engine.boards import Board, MapLayout, SpaceSpec
from engine.effects import Effect

FULL_VIGOUR = 4
HIT_FROM = 4
STONES = 6


class Keep(Effect, tag="keep"):
    """The card stays with whoever drew it."""


class Mend(Effect, tag="mend"):
    """Gain n vigour, up to the full measure."""

    n: int


class Hurt(Effect, tag="hurt"):
    """Somebody else, by choice, loses n vigour."""

    n: int


class Peek(Effect, tag="peek"):
    """Look at the top card of the deck; it may be laid under it."""


AnyEffect = Union[Keep, Mend, Hurt, Peek]

CARDS: dict[str, tuple[int, tuple[Effect, ...]]] = {
    "shield": (6, (Keep(),)),
    "curse": (5, (Keep(),)),
    "charm": (4, (Keep(),)),
    "omen": (3, (Keep(),)),
    "herb": (4, (Mend(1),)),
    "pebble": (3, (Hurt(1),)),
    "lantern": (3, (Peek(), Mend(1))),
}
"""How many of each card there are, and what happens when it is drawn."""

HEROES = ("hero/ash", "hero/birch", "hero/cedar", "hero/dogwood")


def stones() -> dict[str, tuple[str, ...]]:
    """Each stone of the ring with its two neighbours."""
    return {
        f"space/s{here}": (f"space/s{(here - 1) % STONES}", f"space/s{(here + 1) % STONES}")
        for here in range(STONES)
    }


def board() -> Board:
    """The ring as a graph."""
    return Board(stones())


def read_map(name: str) -> MapLayout:
    """The only map there is."""
    if name != "ring":
        raise ValueError(f"There is no map {name!r} of this game. Did you mean 'ring'?")
    spaces = tuple(SpaceSpec(key, place, 0, "stone") for place, key in enumerate(stones()))
    return MapLayout("ring", "toy", "Ring", "graph", STONES, 1, 32, 32, 0, spaces)
