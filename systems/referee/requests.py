"""What may be asked of the referee: one record a request, strict, so that every wrong field is refused by name."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from engine.definition import OptionValue, SeatSetUp

Limit = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Request(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all requests; the tag is the word in "do"."""


class Games(Request, frozen=True, tag="games"):
    """Which games are there?"""


class New(Request, frozen=True, tag="new"):
    """Begin a game."""

    game: str
    seats: list[SeatSetUp]
    seed: int = 0
    options: dict[str, OptionValue] = {}
    map: str = ""


class Choose(Request, frozen=True, tag="choose"):
    """Answer the open question with one option, or with several."""

    option: str | None = None
    options: list[str] | None = None


class ShowState(Request, frozen=True, tag="state"):
    """Show everything, or what a seat may see."""

    seat: int | None = None


class Arrange(Request, frozen=True, tag="arrange"):
    """Set fields of components, put cards on top of decks, queue dice."""

    set: dict[str, dict[str, dict[str, Any]]] = {}
    tops: dict[str, list[str]] = {}
    dice: dict[str, list[Any]] = {}


class Bot(Request, frozen=True, tag="bot"):
    """Let a bot answer the open question."""

    level: str = "normal"


class Play(Request, frozen=True, tag="play"):
    """Let bots answer for everybody until the next question, the end of the turn, or the end."""

    level: str = "normal"
    until: Literal["question", "turn", "over"] = "over"
    limit: Limit = 10_000


class Undo(Request, frozen=True, tag="undo"):
    """Take the last answer back."""


class Redo(Request, frozen=True, tag="redo"):
    """Give it again."""


class Save(Request, frozen=True, tag="save"):
    """Write a save file."""

    path: str


class Load(Request, frozen=True, tag="load"):
    """Read a save file."""

    path: str


class Replay(Request, frozen=True, tag="replay"):
    """Tell the game so far as a replay."""


class Hash(Request, frozen=True, tag="hash"):
    """Tell the hash of the state."""


AnyRequest = Union[
    Games, New, Choose, ShowState, Arrange, Bot, Play, Undo, Redo, Save, Load, Replay, Hash
]  # fmt: skip
KINDS: dict[str, type[Request]] = {
    str(kind.__struct_config__.tag): kind
    for kind in AnyRequest.__args__  # type: ignore[attr-defined]
}
"""Every request by its word."""
