"""What special actions are worth that wound nobody: auras, boons, healing, control, other forms (rules 9, 12)."""

from __future__ import annotations

from components.superdungeon import Auras, LastingEffects
from components.texts import Text, text
from systems.superdungeon.advice import values
from systems.superdungeon.advice.danger import Danger
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.plans import Plans
from systems.superdungeon.advice.standing import Standing
from systems.superdungeon.advice.strikes import Arms
from systems.superdungeon.content import content
from systems.superdungeon.odds import mean
from systems.superdungeon.vocabulary import (
    Action,
    Dice,
    FreeAttacks,
    Give,
    Has,
    Heal,
    Move,
    Place,
    Pool,
    Remedy,
    Resurrect,
    Shift,
    Teleport,
)

SHIELD = 0.16
"""How much of the harm to expect one star more on ARM averts."""
SPUR = 0.22
"""What one star more on an attack is worth for each model that is still to strike."""
TRAIT = 0.2
DRAG = 0.2
"""What moving an enemy is worth."""
RETURN = 6.0
SHAPE = 0.25
"""What a star more on ATT or ARM is worth in another form."""
MIST_SQUARES = 0.6
NOTHING = -0.3
"""Doing what helps nobody is worse than nothing."""


def gain(
    mind: Mind, me: Piece, action: Action, standing: Standing, plans: Plans, speed: int
) -> tuple[float, Text]:
    """What using an action adds, and why."""
    why = text("why-help", action=text(f"name-{action.id}"))
    if is_in_force(mind, me, action):
        return NOTHING, text("why-in-force")
    found = sum(_of_op(mind, me, action, op, standing, plans, speed) for op in action.ops)
    return (found, why) if found > 0 else (NOTHING, text("why-nothing-gained"))


def is_in_force(mind: Mind, me: Piece, action: Action) -> bool:
    """Tell whether the model has used it already, and it still lasts."""
    auras, lasting = mind.view.find(me.key, Auras), mind.view.find(me.key, LastingEffects)
    sources = {aura.source for aura in auras.auras} if auras else set()
    return action.id in sources | ({effect.source for effect in lasting.effects} if lasting else set())


def affected(mind: Mind, me: Piece, action: Action) -> list[Piece]:
    """Friends whom an action would reach from where its user stands."""
    friends = mind.friends(me.side)
    tagged = [f for f in friends if not action.tags or set(action.tags) & set(f.card.tags)]
    if action.area is not None:
        near = mind.terrain.seeing(me.at, me.size, action.area.n) | set(me.cells)
        return [friend for friend in tagged if friend is me or not near.isdisjoint(friend.cells)]
    if action.distance is not None:
        near = mind.terrain.seeing(me.at, me.size, action.distance.n) | set(me.cells)
        return [friend for friend in tagged if friend is me or not near.isdisjoint(friend.cells)]
    return [me]


def _of_op(
    mind: Mind, me: Piece, action: Action, op: object, standing: Standing, plans: Plans, speed: int
) -> float:
    match op:
        case Give(abilities=abilities):
            among = affected(mind, me, action)
            return sum(_of_ability(mind, friend, ability) for friend in among for ability in abilities)
        case Heal(n=n):
            return max((values.best_relief(friend, n) for friend in affected(mind, me, action)), default=0.0)
        case Remedy():
            each = (
                sum(values.relief(friend, name) for name in friend.statuses)
                for friend in affected(mind, me, action)
            )
            return max(each, default=0.0)
        case Place(status=name):
            return _placed(mind, me, action, name)
        case Move():
            return _moved(mind, me, action)
        case Teleport():
            return _away(mind, me, standing, plans)
        case Resurrect():
            return RETURN
        case Shift(form=form):
            return _shifted(mind, me, form)
        case FreeAttacks():
            strike = max((plans.melee(cell) for cell in plans.deeds), default=0.0)
            return MIST_SQUARES * speed * strike
    return 0.0


def _of_ability(mind: Mind, friend: Piece, ability: object) -> float:
    match ability:
        case Dice(attribute="arm", pool=pool):
            return SHIELD * mean(pool) * Danger(mind, friend).cost(friend.at)
        case Dice(attribute="att", pool=pool):
            return SPUR * mean(pool) * (0.0 if friend.is_spent else 1.0)
        case Dice():
            return 0.1
        case Has(trait="stealth"):
            archers = sum(bool(foe.profile.reaches) for foe in mind.foes(friend.side))
            return 0.25 * archers * TRAIT * min(1.0, Danger(mind, friend).cost(friend.at))
        case Has():
            return TRAIT * min(1.0, Danger(mind, friend).cost(friend.at))
    return 0.1


def _placed(mind: Mind, me: Piece, action: Action, name: str) -> float:
    """A status on all enemies whom it reaches, and on friends if it is dangerous."""
    n = action.area.n if action.area else 1
    if action.distance is not None or (action.area and action.area.shape == "burst"):
        return 0.6 * max((values.status(foe, name) for foe in mind.foes(me.side)), default=0.0)
    near = mind.terrain.seeing(me.at, me.size, n) | set(me.cells)
    foes = sum(values.status(f, name) for f in mind.foes(me.side) if not near.isdisjoint(f.cells))
    if not action.dangerous:
        return foes
    friends = [f for f in mind.friends(me.side) if not near.isdisjoint(f.cells)]
    return foes - 1.2 * sum(values.status(friend, name) for friend in friends)


def _moved(mind: Mind, me: Piece, action: Action) -> float:
    """Control over enemies who are not at hand yet."""
    n = action.area.n if action.area else action.distance.n if action.distance else 1
    near = mind.terrain.seeing(me.at, me.size, n)
    beside = mind.terrain.beside(me.at, me.size)
    foes = [foe for foe in mind.foes(me.side) if not foe.is_point and not near.isdisjoint(foe.cells)]
    apart = [foe for foe in foes if beside.isdisjoint(foe.cells)]
    return DRAG * (len(apart) if action.area else min(1, len(apart)))


def _away(mind: Mind, me: Piece, standing: Standing, plans: Plans) -> float:
    """A better place than can be walked to."""
    if plans.deeds:
        return 0.0
    near = mind.terrain.seeing(me.at, me.size, 10, me.size)
    walked = max(standing.worth(cell) for cell in plans.places)
    return max((standing.worth(cell) for cell in near), default=walked) - walked - 0.2


def _shifted(mind: Mind, me: Piece, form: str) -> float:
    """The dice of another form against one's own (SD-173)."""
    other = content().models[form]
    stars = mean(other.att or Pool()) + mean(other.arm or Pool())
    mine = mean(me.card.att or Pool()) + mean(me.card.arm or Pool())
    return SHAPE * (stars - mine) - (0.2 if Arms(mind, me).all else 0.0)
