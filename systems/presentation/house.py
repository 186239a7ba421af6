"""What the other rooms give to the window, so that this room knows none of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from engine.definition import GameDefinition

if TYPE_CHECKING:
    from components.help import HelpChapter
    from engine.session import Session
    from systems.presentation.players import PlayerMaker
    from systems.presentation.speech import Lookup, Renderer


class GameBox(Protocol):
    """A game on the shelf, not yet opened: reading a rulebook takes time, and the title needs none."""

    @property
    def id(self) -> str:
        """What it is called in the code."""

    @property
    def seats(self) -> tuple[int, int]:
        """How many may play."""

    def open(self) -> GameDefinition:
        """The game itself; may be called from any thread."""


class MapEntry(Protocol):
    """A map as the set-up screen lists it."""

    id: str
    title: str
    fault: str


class House(NamedTuple):
    """What the other rooms give to the window."""

    games: tuple[GameBox | GameDefinition, ...]
    maps_of: Callable[[str], Sequence[MapEntry]]
    words: Callable[[str, str], Renderer]
    """The words of a language, those of one game ("" for none) before those of the others."""
    names_of: Callable[[Renderer, Session | None], Lookup]
    """The names of a table, or, without one, of what is in the boxes."""
    make_player: PlayerMaker
    levels: tuple[str, ...]
    """Levels of computer players that may be chosen."""
    help_of: Callable[[str, str], Sequence[HelpChapter]]
    """The rules help in a language, for the players of a game."""
