"""What a model could do from each square it can reach: attacks and chests, for the AP it has left (rules 3, 4, 11)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from systems.shared.lazily import lazily
from systems.superdungeon import shapes
from systems.superdungeon.advice import values
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.strikes import MELEE, Arms, Strike
from systems.superdungeon.advice.terrain import Cell, Cells
from systems.superdungeon.figures import HEROES
from systems.superdungeon.geometry import distance

EVERYBODY = "*"
"""The target of an area."""
NOWHERE: Cells = frozenset()
SWEPT = 0.6
"""How much of what an area can bring is gone after it was swept once."""
THRIFT = 0.05
"""What an AP is worth unspent: something may still turn up."""


class Deed(msgspec.Struct, frozen=True, gc=False):
    """Something that can be done from a square: its worth, its price, to whom, and how sure and lasting that target is."""

    worth: float
    cost: int
    target: str
    chance: float = 1.0
    hearts: int = 1
    strike: Strike | None = None

    @property
    def gain(self) -> float:
        """What it brings for each AP."""
        return self.worth / self.cost - THRIFT

    def left(self, uses: int) -> float:
        """The chance that after so many uses there is still something to gain: that the target has not fallen."""
        return 1.0 if uses < self.hearts else (1.0 - self.chance**self.hearts) ** (uses - self.hearts + 1)


class Plans:
    """The deeds of a model by square."""

    def __init__(self, mind: Mind, me: Piece, arms: Arms, places: Iterable[Cell]) -> None:
        self.mind = mind
        self.me = me
        self.arms = arms
        self.places = frozenset(places)
        self._span = max(distance(me.at, place) for place in self.places)
        self._fills: dict[tuple[object, ...], float] = {}
        self.deeds: dict[Cell, list[Deed]] = {}
        self._gather()

    def _gather(self) -> None:
        foes = self.mind.at_hand(self.me)
        for strike in self.arms.all:
            if strike.cost > self.arms.ap:
                continue
            free = self.places - self._hampered if strike.kind == "missile" else self.places
            if strike.shape:
                self._gather_shape(strike, foes, free)
            else:
                for foe in foes:
                    self._gather_one(strike, foe, free)
        if self.me.side == HEROES and self.arms.ap:
            for chest, at in self.mind.chests.items():
                self._add(self.mind.terrain.beside(at, 1, self.me.size), Deed(values.TREASURE, 1, chest))
        for deeds in self.deeds.values():
            deeds.sort(key=_by_yield, reverse=True)

    @lazily
    def _hampered(self) -> Cells:
        """Squares beside an enemy, where no missile flies (SD-122)."""
        beside = self.mind.terrain.beside
        return frozenset().union(
            *(beside(foe.at, foe.size, self.me.size) for foe in self.mind.foes(self.me.side))
        )

    def _gather_one(self, strike: Strike, foe: Piece, free: Cells) -> None:
        if distance(self.me.at, foe.at, self.me.size, foe.size) > strike.reach + self._span:
            return
        squares = self._from_where(strike, foe, free)
        if not squares:
            return
        worth, chance = self.arms.worth(strike, foe)
        if worth > 0:
            self._add(squares, Deed(worth, strike.cost, foe.key, chance, foe.hearts, strike))

    def _from_where(self, strike: Strike, foe: Piece, free: Cells) -> Cells:
        """The squares from which a strike reaches an enemy; a single one is looked at alone."""
        if len(free) == 1:
            (at,) = free
            return free if self.arms.reaches(strike, foe, at) else NOWHERE
        return free & self.arms.squares(strike, foe)

    def _gather_shape(self, strike: Strike, foes: list[Piece], free: Cells) -> None:
        """A shape around the user: everybody in it; the careless count on one alone where it has to be turned to a side."""
        found: dict[Cell, list[float]] = {}
        for foe in foes:
            worth, _ = self.arms.worth(strike, foe)
            for cell in free & self.arms.squares(strike, foe):
                found.setdefault(cell, []).append(worth)
        sides = shapes.aims(strike.shape)  # type: ignore[arg-type]
        for cell, worths in found.items():
            worth = sum(worths) if len(sides) == 1 else max(worths)
            if len(worths) > 1 and self.mind.careful:
                worth = max(self.arms.of_shape(strike, side, cell) for side in sides)
            if worth > 0:
                self._add((cell,), Deed(worth, strike.cost, EVERYBODY, SWEPT, 1, strike))

    def _add(self, squares: Iterable[Cell], deed: Deed) -> None:
        for cell in squares:
            if cell in self.places:
                self.deeds.setdefault(cell, []).append(deed)

    def fill(self, at: Cell, ap: int, struck: str = "") -> float:
        """What the AP are worth on a square, spent one by one on the best deeds there, after a strike at somebody."""
        deeds = self.deeds.get(at)
        if deeds is None:
            return 0.0
        # squares with the same deeds are worth the same
        key = (*map(id, deeds), ap, struck)
        known = self._fills.get(key)
        if known is None:
            known = self._fills[key] = self._fill(deeds, ap, struck)
        return known

    def _fill(self, deeds: list[Deed], ap: int, struck: str) -> float:
        found, used = 0.0, [struck] if struck else []
        while ap > 0:
            best, first = 0.0, None
            for deed in deeds:
                if deed.gain <= best:
                    break
                if deed.cost <= ap and (gain := self._gain(deed, used)) > best:
                    best, first = gain, deed
            if first is None:
                break
            found += best * first.cost
            ap -= first.cost
            used.append(first.target)
        return found

    @staticmethod
    def _gain(deed: Deed, used: list[str]) -> float:
        """What a deed still brings for each AP once others are done; who was caught in an area has been struck at too."""
        if not used:
            return deed.gain
        uses = len(used) if deed.target == EVERYBODY else used.count(deed.target) + used.count(EVERYBODY)
        return deed.gain * deed.left(uses)

    def best(self, at: Cell) -> Deed | None:
        """The best deed on a square, for its price."""
        deeds = self.deeds.get(at)
        return deeds[0] if deeds else None

    def melee(self, at: Cell) -> float:
        """The worth of the best plain attack at hand on a square."""
        found = [
            deed.worth
            for deed in self.deeds.get(at, ())
            if deed.strike and deed.strike.kind == MELEE and deed.strike.action is None
        ]
        return max(found, default=0.0)


def _by_yield(deed: Deed) -> float:
    return deed.gain
