"""What a skin tells the table to draw: plain records of words, icon names and numbers, made anew after every answer.

Knows no game: what a heart or a star means, the skin knows.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from systems.presentation.cards import CardFace
from systems.presentation.meters import Value
from systems.presentation.palette import INK2, Colour

PieceKind = Literal["hero", "jewel", "taken", "shield", "foe", "label"]


class Meter(msgspec.Struct, frozen=True):
    """An icon with a number, such as gold; `suffix` is a small "/4" behind it."""

    icon: str
    number: str
    suffix: str = ""
    colour: Colour = INK2


class SeatLook(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as its tab and the head of its page show it. `meters` begins with what matters most."""

    seat: int
    colour: int
    player: str
    hero: str
    title: str
    icon: str
    hearts: tuple[int, int] = (0, 0)
    meters: tuple[Meter, ...] = ()


class Held(msgspec.Struct, frozen=True):
    """A card before a player: its entity, its face, and the wounds and exhaustion on it."""

    key: str
    face: CardFace
    hearts: tuple[int, int] = (0, 0)
    meters: tuple[Meter, ...] = ()


class PageLook(msgspec.Struct, frozen=True, kw_only=True):
    """The fixed upper part of the right page: one seat, its values, its belongings, what it has won."""

    seat: SeatLook
    values: tuple[Value, ...] = ()
    held: tuple[Held, ...] = ()
    tallies: tuple[Meter, ...] = ()
    lines: tuple[str, ...] = ()
    """Rich text for the sheet of the seat: skills, abilities, what is noted on paper."""


class NewsLook(msgspec.Struct, frozen=True):
    """A card that holds for everybody: label, title, one line."""

    label: str
    title: str
    line: str
    key: str = ""


class TrackStep(msgspec.Struct, frozen=True):
    """One step of the track beside the board: number, name, whether it has fallen, backs of cards that lie on it."""

    text: str
    name: str
    fallen: bool = False
    backs: tuple[str, ...] = ()


class TrackLook(msgspec.Struct, frozen=True):
    """The track in the margin, read from below."""

    title: str
    steps: tuple[TrackStep, ...]


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """Something on a space. `name` is an icon, a jewel colour or words; `seat` a colour index."""

    key: str
    space: str
    kind: PieceKind
    name: str = ""
    number: int = 0
    seat: int = 0
    sun: bool = False
    lively: bool = False
    """The piece whose turn it is."""


class Die(msgspec.Struct, frozen=True):
    """A die in the dock: a ten-sided one with a number, or one with symbols and the step it was spent for."""

    text: str = ""
    faces: tuple[str, ...] = ()
    step: int = 0
    spent: str = ""


class TableLook(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    round: str
    seats: tuple[SeatLook, ...]
    page: PageLook
    active: int
    pieces: tuple[Piece, ...] = ()
    track: TrackLook | None = None
    news: tuple[NewsLook, ...] = ()
    dice: tuple[Die, ...] = ()
    path: tuple[tuple[str, str], ...] = ()
    """Spaces walked this turn with the symbol each took, the start first (with no symbol)."""


# --- what takes the place of the board --------------------------------------------------------------------------


class Group(msgspec.Struct, frozen=True):
    """Cards that belong together under a heading."""

    heading: str
    cards: tuple[Held, ...]
    empty: str = ""
    """What to say where no card lies."""


class CardsStage(msgspec.Struct, frozen=True):
    """A spread of cards to pick from: a market, a deal, spoils."""

    title: str
    groups: tuple[Group, ...]
    line: str = ""


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A figure in a fight, or a foe: `seat` is a colour index, -1 for a foe; `jewel` the colour of its deck."""

    key: str
    name: str
    icon: str
    hearts: tuple[int, int]
    values: tuple[Value, ...] = ()
    seat: int = -1
    jewel: str = ""
    is_spent: bool = False
    meters: tuple[Meter, ...] = ()


class FightStage(msgspec.Struct, frozen=True, kw_only=True):
    """A fight as a spread: phases on a ribbon, both sides, the sum that decides, dice."""

    title: str
    phases: tuple[tuple[str, str], ...]
    now: int
    ours: tuple[Fighter, ...]
    foes: tuple[Fighter, ...]
    sums: tuple[tuple[str, str], ...] = ()
    """Number and word pairs: who brings how much."""
    verdict: str = ""
    dice: tuple[Die, ...] = ()
    scene: str = "plain"


StageLook = CardsStage | FightStage
