"""How far a roll of movement dice carries: pure arithmetic on sets of dice (RB-026 to RB-032).

Which die serves a step is never fixed while a hero walks. What is kept instead is every set of dice that could have
served the steps so far: a set of dice is a number with one bit for each die, and a set of such sets is an integer with
one bit for each number. One step over a terrain is then a few shifts.

Knows no world: faces, terrains and the board are handed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property

import msgspec

Links = Mapping[str, Sequence[tuple[str, str]]]
"""Each space with its neighbours and their terrains, in the fixed neighbour order (RB-032)."""
UNUSED = 1
"""Before the first step: the only set of dice in use is the empty one."""


class Dice(msgspec.Struct, frozen=True, dict=True):
    """A roll as steps see it: which dice serve which terrain.

    The last `bonus` dice may serve only while every step of the movement enters one of the `bonus_on` terrains.
    """

    count: int
    serving: Mapping[str, tuple[int, ...]]
    bonus: int = 0
    bonus_on: frozenset[str] = frozenset()

    @cached_property
    def shifts(self) -> Mapping[str, Sequence[tuple[int, int]]]:
        """For each terrain and die that serves it: the sets that die can join, and the shift that adds it to them."""
        without = _without(self.count + 1)
        joins = [
            without[die] & without[self.count] if die >= self.count - self.bonus else without[die]
            for die in range(self.count)
        ]
        return {terrain: [(joins[die], 1 << die) for die in dice] for terrain, dice in self.serving.items()}

    def after(self, used: int, terrain: str) -> int:
        """The sets of dice that may be in use after one more step; 0 when no unused die serves it."""
        found = 0
        for can_join, shift in self.shifts.get(terrain, ()):
            found |= (used & can_join) << shift
        return self._bar_bonus(found) if self.bonus and terrain not in self.bonus_on else found

    def after_all(self, entered: Iterable[str]) -> int:
        """The same after all steps so far."""
        used = UNUSED
        for terrain in entered:
            used = self.after(used, terrain)
        return used

    def _bar_bonus(self, used: int) -> int:
        """Keep the sets without a bonus die, and mark them with one bit more: no bonus die may join them."""
        without = _without(self.count + 1)
        for die in range(self.count - self.bonus, self.count):
            used &= without[die]
        unmarked = used & without[self.count]
        return used ^ unmarked | unmarked << (1 << self.count)

    def assignment(self, entered: Sequence[str]) -> list[int]:
        """One die for each step, the first dice that can serve; empty when there is no such assignment."""
        allowed = self.count if set(entered) <= self.bonus_on else self.count - self.bonus
        return self._assign(entered, allowed, []) or []

    def _assign(self, entered: Sequence[str], allowed: int, taken: list[int]) -> list[int] | None:
        if len(taken) == len(entered):
            return taken
        for die in self.serving.get(entered[len(taken)], ()):
            if die < allowed and die not in taken:
                found = self._assign(entered, allowed, [*taken, die])
                if found is not None:
                    return found
        return None


@cache
def _without(bits: int) -> tuple[int, ...]:
    """For each bit, the sets (of so many bits) that do not hold it."""
    return tuple(sum(1 << held for held in range(1 << bits) if not held >> bit & 1) for bit in range(bits))


def reachable(links: Links, dice: Dice, start: str, entered: Sequence[str] = ()) -> dict[str, int]:
    """Every other space that some assignment of dice reaches after the steps so far, with the least number of steps.

    Spaces are walked layer by layer; a layer holds for each space all sets of dice that could have led there.
    """
    found: dict[str, int] = {}
    memo: dict[int, dict[str, int]] = {}
    layer, left = {start: dice.after_all(entered)}, dice.count - len(entered)
    for steps in range(1, left + 1):
        following: dict[str, int] = {}
        for here, sets in layer.items():
            known = memo.setdefault(sets, {})
            for there, terrain in links[here]:
                if there == start or steps == left and there in found:
                    continue
                if terrain not in known:
                    known[terrain] = dice.after(sets, terrain)
                if known[terrain]:
                    following[there] = following.get(there, 0) | known[terrain]
        for there in following:
            found.setdefault(there, steps)
        layer = following
    return found


def path(
    links: Links, dice: Dice, start: str, goal: str, steps: int, entered: Sequence[str] = ()
) -> list[str]:
    """The path of so many steps to a reachable goal that comes first in neighbour order (RB-032)."""
    dead: set[tuple[str, int, int]] = set()

    def walk(here: str, used: int, left: int) -> list[str] | None:
        if left == 0 or (here, used, left) in dead:
            return [] if left == 0 and here == goal else None
        for there, terrain in links[here]:
            after = dice.after(used, terrain)
            rest = walk(there, after, left - 1) if after else None
            if rest is not None:
                return [there, *rest]
        dead.add((here, used, left))
        return None

    return walk(start, dice.after_all(entered), steps) or []
