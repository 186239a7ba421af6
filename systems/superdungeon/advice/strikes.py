"""What attacks are worth: every way in which a model can strike, at whom, and from which squares.

Works on the pieces of a `Mind`; where to go and what to do in the end is not decided here.
"""

from __future__ import annotations

import msgspec

from systems.shared.lazily import lazily
from systems.superdungeon.advice import values
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.profiles import NOTHING, joined, rate, with_blue
from systems.superdungeon.advice.terrain import Cell, Cells
from systems.superdungeon.content import content
from systems.superdungeon.defence import HELD
from systems.superdungeon.faces import Side
from systems.superdungeon.figures import HEROES
from systems.superdungeon.geometry import distance
from systems.superdungeon.targets import RANGED
from systems.superdungeon.vocabulary import (
    ATTRIBUTE_OF_RANGE,
    DISCARDS,
    Action,
    ExtraWounds,
    HealUser,
    Pool,
)

MELEE = "melee"
MASSIVE = 1.1
"""Further wounds of one attack weigh a little more: they bring the target nearer to its end at once."""
STARS = 4
"""Wounds of an attack that makes one for each star of its roll."""
HEALED = 1.0
CHEER = 0.5
"""How much of what hearts and potions on the dice could bring is counted on."""


class Strike(msgspec.Struct, frozen=True, gc=False):
    """One way to strike: melee or a kind of range, how far, with what dice, and for how many AP."""

    kind: str
    reach: int
    attribute: str
    pool: Pool
    cost: int = 1
    action: Action | None = None

    @property
    def shape(self) -> str:
        """The shape around the striker that it covers, or ""."""
        area = self.action.area if self.action else None
        return area.shape if area and area.shape != "burst" else ""


class Arms:
    """How a model can strike, and what that is worth against each enemy."""

    def __init__(self, mind: Mind, me: Piece, ap: int | None = None) -> None:
        self.mind = mind
        self.me = me
        self.ap = me.profile.ap if ap is None else ap
        self._worths: dict[tuple[int, str], tuple[Strike, tuple[float, float]]] = {}
        """What is known of strikes, by which they are; each is held, so that no other one is taken for it."""

    @lazily
    def basic(self) -> list[Strike]:
        """Attacks that every model of its kind has."""
        profile = self.me.profile
        found = []
        if profile.att is not None:
            found.append(Strike(MELEE, profile.reaches.get("reach", 1), "att", profile.att))
        for kind in RANGED:
            if kind in profile.reaches:
                attribute = ATTRIBUTE_OF_RANGE[kind]
                found.append(Strike(kind, profile.reaches[kind], attribute, profile.pool(attribute)))
        return found

    @lazily
    def special(self) -> list[Strike]:
        """Special attacks that it may pay and is not forbidden; the careless plan none, and see what is at hand."""
        if "pacify" in self.me.statuses or not self.mind.careful:
            return []
        actions = [
            a for a in self.me.profile.actions if a.kind == "attack" and a.against and a.cost <= self.ap
        ]
        return [strike for action in actions for strike in self.of(action)]

    @lazily
    def all(self) -> list[Strike]:
        """Everything it can strike with."""
        return [*self.basic, *self.special]

    def of(self, action: Action) -> list[Strike]:
        """The ways in which an action can be used."""
        profile, area = self.me.profile, action.area
        if action.distance is not None:
            kind = MELEE if action.distance.kind == "reach" else action.distance.kind
            attribute = action.rolls or ATTRIBUTE_OF_RANGE[action.distance.kind]
            return [self._with(action, kind, action.distance.n, attribute)]
        if area is not None and area.shape != "burst":
            kinds = [kind for kind in ("magic", "missile", "range") if kind in profile.reaches]
            attribute = action.rolls or (ATTRIBUTE_OF_RANGE[kinds[0]] if kinds else "att")
            kind = kinds[0] if kinds and ATTRIBUTE_OF_RANGE[kinds[0]] == attribute else MELEE
            return [self._with(action, kind, area.n, attribute)]
        fitting = [way for way in self.basic if action.rolls in (None, way.attribute)] or self.basic
        return [self._with(action, way.kind, way.reach, action.rolls or way.attribute) for way in fitting]

    def _with(self, action: Action, kind: str, reach: int, attribute: str) -> Strike:
        bonus = NOTHING if action.bonus_if_target_has else action.bonus
        pool = joined(self.me.profile.pool(attribute), bonus)
        return Strike(kind, reach, attribute, pool, action.cost, action)

    # --- chances and worths ---

    def chance(self, strike: Strike, foe: Piece, more: Pool = NOTHING) -> float:
        """How likely a strike hits."""
        pool = joined(strike.pool, more) if more is not NOTHING else strike.pool
        action = strike.action
        if action and action.bonus_if_target_has and action.bonus_if_target_has in foe.statuses:
            pool = joined(pool, action.bonus)
        if strike.kind == MELEE and strike.attribute == "att" and "mob" in self.me.profile.traits:
            pool = with_blue(pool, mob(self.mind, self.me, foe))
        weak = DISCARDS[strike.attribute] in self.me.statuses  # type: ignore[index]
        return held(foe, pool, weak, action.against if action and action.against else "arm")

    def worth(self, strike: Strike, foe: Piece) -> tuple[float, float]:
        """(worth, chance to hit) of one strike against one enemy; for a burst everybody around him counts."""
        key = (id(strike), foe.key)
        if key not in self._worths:
            area = strike.action.area if strike.action else None
            worth, chance = self._one(strike, foe)
            if area and area.shape == "burst":
                worth = self._burst(strike, foe, area.n)
            self._worths[key] = (strike, (worth, chance))
        return self._worths[key][1]

    def worth_of_one(self, strike: Strike, foe: Piece) -> float:
        """What a strike does to this one alone, whoever else is in the area."""
        return self._one(strike, foe)[0]

    def _one(self, strike: Strike, foe: Piece) -> tuple[float, float]:
        """What one enemy adds."""
        if strike.kind != MELEE and "sturdy" in foe.profile.traits:
            return 0.0, 0.0
        p, action = self.chance(strike, foe), strike.action
        first = values.wound(self.mind, foe)
        n = min(self._wounds(strike), foe.hearts)
        placed = {*(action.statuses if action else ()), *self.me.profile.carries}
        worth = first * (1.0 + MASSIVE * (n - 1)) + self._cheer(strike.pool)
        if foe.hearts > n:
            worth += sum(values.status(foe, name) for name in sorted(placed))
        if action and self.me.wounds and any(isinstance(op, HealUser) for op in action.ops):
            worth += HEALED
        # who is vulnerable is hurt by being aimed at (SD-191)
        return worth * p + (0.0 if foe.profile.weak_spots.isdisjoint(placed) else first), p

    def _wounds(self, strike: Strike) -> int:
        action = strike.action
        if action and any(isinstance(op, ExtraWounds) for op in action.ops):
            return STARS
        is_massive = "massive_damage" in (*(action.traits if action else ()), *self.me.profile.traits)
        return 2 if is_massive else 1

    def _cheer(self, pool: Pool) -> float:
        """Hearts and potions that the dice of a hero may show (rule 7)."""
        if self.me.side != HEROES:
            return 0.0
        hearts, potions = self._needs
        each = 2 if "healer" in self.me.profile.traits else 1
        found = (pool.blue + pool.green) * each * hearts + (pool.red + pool.green) * potions
        return CHEER * found / 6

    @lazily
    def _needs(self) -> tuple[float, float]:
        """What a heart and a potion would be worth to the party."""
        hearts = max((values.best_relief(hero) for hero in self.mind.heroes), default=0.0)
        thirsty = any(hero.potions < hero.profile.potion_cap for hero in self.mind.heroes)
        return min(hearts, 2.0), values.POTION if thirsty else 0.0

    def _burst(self, strike: Strike, foe: Piece, n: int) -> float:
        """A burst at an enemy reaches those around him too."""
        squares = self.mind.terrain.area("burst", n, foe.at, 1)
        caught = [other for other in self.mind.foes(self.me.side) if not squares.isdisjoint(other.cells)]
        return sum(self._one(strike, other)[0] for other in caught) - self._harm(strike, squares)

    def _harm(self, strike: Strike, squares: Cells) -> float:
        """What a dangerous area does to friends."""
        if not strike.action or not strike.action.dangerous:
            return 0.0
        caught = [
            friend for friend in self.mind.friends(self.me.side) if not squares.isdisjoint(friend.cells)
        ]
        return 1.2 * sum(self._one(strike, friend)[0] for friend in caught)

    def of_shape(self, strike: Strike, side: Side | None, at: Cell | None = None) -> float:
        """What a shape around the striker, turned to a side, is worth from a square; without one from where it stands."""
        area = strike.action.area if strike.action else None
        assert area is not None
        squares = self.mind.terrain.area(area.shape, area.n, at or self.me.at, self.me.size, side)
        caught = [foe for foe in self.mind.foes(self.me.side) if not squares.isdisjoint(foe.cells)]
        return sum(self.worth(strike, foe)[0] for foe in caught) - self._harm(strike, squares)

    # --- from where ---

    def squares(self, strike: Strike, foe: Piece) -> Cells:
        """Squares from which a strike reaches an enemy, as far as walls and distance go."""
        terrain, size = self.mind.terrain, self.me.size
        if strike.shape == "sweep" or (strike.kind == MELEE and not strike.shape):
            return terrain.striking(foe.at, foe.size, 1 if strike.shape else strike.reach, size)
        return terrain.seeing(foe.at, foe.size, strike.reach, size)

    def reaches(self, strike: Strike, foe: Piece, at: Cell) -> bool:
        """Tell whether a strike reaches an enemy from a square."""
        if strike.kind == MELEE or strike.shape:
            return at in self.squares(strike, foe)
        if distance(at, foe.at, self.me.size, foe.size) > strike.reach:
            return False
        return self.mind.terrain.ground.sees(at, foe.at, self.me.size, foe.size)


def held(foe: Piece, pool: Pool, weak: bool = False, against: str = "arm") -> float:
    """How likely a pool beats an enemy, who defends with the better of what he has."""
    defences = [against]
    if against == "arm" and "dodge" in foe.profile.traits and not foe.statuses.intersection(HELD):
        defences.append("dex")
    return min(
        rate(pool, foe.profile.pool(name), weak, DISCARDS[name] in foe.statuses)  # type: ignore[index]
        for name in defences
    )


def mob(mind: Mind, me: Piece, foe: Piece) -> int:
    """Blue dice that others with Mob beside an enemy bring (SD-158)."""
    known = mind.mobs.get(foe.key)
    if known is None:
        gang = [other for other in mind.friends(me.side) if "mob" in other.profile.traits]
        known = mind.mobs[foe.key] = [other for other in gang if is_striking(mind, other, foe)]
    return min(content().numbers.mob_dice, len(known) - (me in known))


def is_striking(mind: Mind, piece: Piece, foe: Piece) -> bool:
    """Tell whether a model could strike at an enemy from where it stands, without a range."""
    reach = piece.profile.reaches.get("reach", 1)
    return piece.at in mind.terrain.striking(foe.at, foe.size, reach, piece.size)
