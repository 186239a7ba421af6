"""Where it is good to stand when nothing is left to do: near what one wants, away from what hurts (rules 9, 13, 16)."""

from __future__ import annotations

from systems.shared.lazily import lazily
from systems.superdungeon import figures
from systems.superdungeon.advice import values
from systems.superdungeon.advice.danger import Danger
from systems.superdungeon.advice.mind import AT_HAND, Mind, Piece
from systems.superdungeon.advice.terrain import FAR, Cell, Cells
from systems.superdungeon.figures import CONSUL, HEROES
from systems.superdungeon.geometry import distance

PACE = 0.14
"""What a step nearer to a goal is worth."""
POINT_GOAL, CHEST_GOAL, MONSTER_GOAL = 6.0, 3.0, 2.0
BOSS_GOAL = 9.0
PREY = 4.0
"""What a hero is worth as a goal, the more the fewer hearts he has."""
CAUTION = {HEROES: 0.5, CONSUL: 0.1}
"""How much of the danger counts; the Consul's models are made to be spent."""
CROWD = 0.2
"""How much worse a square is for each other monster beside it."""
BOSS_CAUTION = 0.2
"""The boss is all that the Consul may not lose."""


class Standing:
    """What squares are worth to a model as the end of its way."""

    def __init__(self, mind: Mind, me: Piece, span: int = FAR) -> None:
        self.mind = mind
        self.span = span
        self.me = me
        self.danger = Danger(mind, me)

    @lazily
    def goals(self) -> list[tuple[Cell, float, str]]:
        """(square, worth, key) of everything worth going to."""
        mind = self.mind
        if self.me.side == CONSUL:
            return [(h.at, PREY + values.hero_wound(max(1, h.hearts)) / 4, h.key) for h in mind.heroes]
        found = [(point.at, POINT_GOAL, point.key) for point in mind.points]
        if mind.tracker.boss_entered:
            found = [(point.at, 1.0, point.key) for point in mind.points]
        for monster in mind.monsters:
            found.append((monster.at, BOSS_GOAL if monster.is_boss else MONSTER_GOAL, monster.key))
        found += [(at, CHEST_GOAL, key) for key, at in mind.chests.items()]
        return found

    def pull(self, at: Cell) -> float:
        """How near a square is to what the model wants."""
        found = -FAR * PACE if self._fields else 0.0
        for field, worth, _ in self._fields:
            here = worth - PACE * field.get(at, FAR)
            if here > found:
                found = here
        return found

    @lazily
    def _fields(self) -> list[tuple[dict[Cell, int], float, str]]:
        """(steps from it, worth, key) of each goal that may be the dearest somewhere within the span."""
        terrain, me, found = self.mind.terrain, self.me.at, []
        best = -FAR * PACE
        hopes = ((worth - PACE * distance(me, at), at, worth, key) for at, worth, key in self.goals)
        ranked = sorted(hopes, reverse=True)
        for hoped, at, worth, key in ranked if self.mind.careful else ranked[:AT_HAND]:
            if hoped < best - 2 * PACE * self.span:
                break
            field = terrain.field(at)
            best = max(best, worth - PACE * field.get(me, FAR))
            found.append((field, worth, key))
        return found

    def goal(self, at: Cell) -> tuple[str, int]:
        """What the model wants most from a square, and how many steps it is away; ("", 0) if nothing."""
        if not self._fields:
            return "", 0
        field, _, key = max(self._fields, key=lambda goal: goal[1] - PACE * goal[0].get(at, FAR))
        return key, field.get(at, FAR)

    def worth(self, at: Cell) -> float:
        """What a square is worth in all."""
        found = self.pull(at) + self.ground(at)
        if self.mind.careful:
            found -= CROWD * sum(at in beside for beside in self._crowd)
            found -= (BOSS_CAUTION if self.me.is_boss else CAUTION[self.me.side]) * self.danger.cost(at)
        return found

    def ground(self, at: Cell) -> float:
        """What the square itself does: lava, runes, and the fire beside spawning points (SD-070, SD-071, SD-235)."""
        me, terrain = self.me, self.mind.terrain
        found = 0.0
        if at in terrain.ground.burning and at != me.at and "fly" not in me.profile.traits:
            found -= values.status(me, "fire")
        if me.side == HEROES:
            if at in terrain.runes:
                found += 0.8 * values.best_relief(me)
            if at in self.scorched and me.at not in self.scorched:
                found -= sum(values.status(me, name) for name in self._near_points)
        return found

    @lazily
    def _crowd(self) -> list[Cells]:
        """Squares beside each other monster, where one area attack hits both (rule 13); heroes may stand together."""
        if self.me.side == HEROES:
            return []
        beside = self.mind.terrain.beside
        return [beside(o.at, o.size, self.me.size) for o in self.mind.monsters if o is not self.me]

    @lazily
    def _near_points(self) -> tuple[str, ...]:
        card = figures.adventure_card(self.mind.view)
        return card.near_points if card else ()

    @lazily
    def scorched(self) -> Cells:
        """Squares beside spawning points, where a hero may come to harm."""
        if not self._near_points:
            return frozenset()
        beside = [self.mind.terrain.beside(p.at, p.size, self.me.size) for p in self.mind.points]
        return frozenset().union(*beside)
