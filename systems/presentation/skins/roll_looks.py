"""What a skin tells of a roll: who rolls which dice, what is added and from where, what must be reached, what it comes to.

The same record serves before the dice fall (chances) and after (a verdict). Plain data; knows no game.
"""

from __future__ import annotations

import msgspec

from systems.presentation.figures import FigureLook
from systems.presentation.palette import INK2, Colour
from systems.presentation.skins.looks import Die


class RollPart(msgspec.Struct, frozen=True):
    """Something that is added to dice: how much, and what it comes from (rich)."""

    number: str
    words: str


class RollSide(msgspec.Struct, frozen=True, kw_only=True):
    """One who rolls, or who is aimed at: dice, parts, the result in a large number.

    `mark` tells this throw from all others; dice of a mark that has not been seen yet are seen rolling. A side with a
    `chance` is one of several that a single roll is meant for, and takes one line.
    """

    name: str
    word: str = ""
    """What the dice are for, such as the name of an attribute."""
    dice: tuple[Die, ...] = ()
    parts: tuple[RollPart, ...] = ()
    total: str = ""
    icon: str = ""
    colour: Colour = INK2
    figure: FigureLook | None = None
    seat: int = -1
    """The colour of its seat; -1 for none."""
    mark: int = 0
    hearts: tuple[int, int] = (0, 0)
    pool: tuple[tuple[str, int], ...] = ()
    """Dice that are only counted, as small cubes."""
    chance: float | None = None
    note: str = ""
    """What a success does to it (rich)."""


class RollLook(msgspec.Struct, frozen=True, kw_only=True):
    """A roll from all sides. Lines are rich text."""

    title: str
    line: str = ""
    icon: str = ""
    colour: Colour = INK2
    sides: tuple[RollSide, ...] = ()
    target: str = ""
    """What must be reached, as a large number."""
    target_words: str = ""
    chance: float | None = None
    gains: tuple[str, ...] = ()
    """What a success brings."""
    losses: tuple[str, ...] = ()
    """What a failure costs."""
    summary: tuple[str, str] = ("", "")
    """A number that sums everything up, and its words before it."""
    verdict: str = ""
    is_good: bool | None = None
    """Whether the verdict is good or bad for whoever rolled; None for neither."""
    news: tuple[str, ...] = ()
    """What followed."""
    earlier: tuple[str, ...] = ()
    """What passed by before, with the same answer, and was seen nowhere."""
    about: str = ""
    """The card that asks for the roll."""
    waits: bool = False
    """Whether the result stays until its player goes on."""

    @property
    def marks(self) -> frozenset[int]:
        """The throws of this roll."""
        return frozenset(side.mark for side in self.sides if side.mark and side.dice)
