"""How many wounds a model has to expect where it stands or could stand, and what that costs it (section 12 rules 9, 13)."""

from __future__ import annotations

from systems.shared.lazily import lazily
from systems.superdungeon.advice import values
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.profiles import with_blue
from systems.superdungeon.advice.strikes import Arms, held
from systems.superdungeon.advice.terrain import Cell, Cells
from systems.superdungeon.figures import HEROES
from systems.superdungeon.vocabulary import DISCARDS

READY, SPENT = 0.5, 0.2
"""How much of an enemy's attacks fall on one model: of one who has yet to act, and of one who has acted."""


class Danger:
    """The enemies of a model: where each can strike in one activation, and how many wounds that makes."""

    def __init__(self, mind: Mind, me: Piece) -> None:
        self.mind = mind
        self.me = me

    @lazily
    def threats(self) -> list[tuple[Cells, float]]:
        """(squares it can strike at, wounds to expect there) of each enemy that can act."""
        enemies = self.mind.monsters if self.me.side == HEROES else self.mind.heroes
        found = [(within_reach(self.mind, enemy), self._wounds(enemy)) for enemy in enemies]
        return [threat for threat in found if threat[1]]

    def _wounds(self, enemy: Piece) -> float:
        ap = enemy.profile.ap - ("poison" in enemy.statuses) - ("knockdown" in enemy.statuses)
        if ap <= 0:
            return 0.0
        return (SPENT if enemy.is_spent else READY) * ap * threat_chance(self.mind, enemy, self.me)

    def wounds(self, at: Cell) -> float:
        """Wounds to expect on a square."""
        return sum(wounds for squares, wounds in self.threats if at in squares)

    def cost(self, at: Cell) -> float:
        """What standing there is likely to cost."""
        expected = self.wounds(at)
        if self.me.side == HEROES:
            return values.losses(self.me.hearts, expected)
        return values.wound(self.mind, self.me) * min(float(self.me.hearts), expected)


def _far(piece: Piece) -> int:
    """How many steps away a model may strike in one activation."""
    arm = max((1, *piece.profile.reaches.values())) + piece.size - 1
    return arm + (0 if "immobile" in piece.statuses else piece.profile.speed)


def within_reach(mind: Mind, piece: Piece) -> Cells:
    """Squares at which a model may strike in one activation, whoever stands in its way."""
    return mind.terrain.within(piece.at, _far(piece))


def at_whom(mind: Mind, piece: Piece) -> list[Piece]:
    """The enemies at whom a model may strike in one activation; steps are counted from the heroes, who are few."""
    n, steps, foes = _far(piece), mind.terrain.steps, mind.at_hand(piece)
    if piece.side == HEROES:
        return [foe for foe in foes if any(steps(piece.at, cell) <= n for cell in foe.cells)]
    return [foe for foe in foes if any(steps(cell, piece.at) <= n for cell in foe.cells)]


def threat_chance(mind: Mind, enemy: Piece, me: Piece) -> float:
    """The chance that an enemy's best plain attack hits; one of a mob seldom comes alone."""
    more = 1 if "mob" in enemy.profile.traits else 0
    return max(
        (
            held(me, with_blue(strike.pool, more if strike.attribute == "att" else 0),
                 DISCARDS[strike.attribute] in enemy.statuses)  # type: ignore[index]
            for strike in Arms(mind, enemy).basic
        ),
        default=0.0,
    )  # fmt: skip
