"""What using a card is worth at a moment: what its effects change, less what it costs.

One price list for all moments; what a change of life or of the foe is worth, `standing.py` says.
"""

from __future__ import annotations

from components.cards import Card
from components.questions import Option
from components.runebound import Loss, Roll
from components.texts import Text, text
from engine.world import GAME
from systems.runebound import abilities, figures, rolls
from systems.runebound import vocabulary as v
from systems.runebound.abilities import Usable
from systems.runebound.advice.builds import thing
from systems.runebound.advice.mind import Mind, record_id
from systems.runebound.advice.standing import ESCAPED, Standing
from systems.runebound.forecast import Foe, Three, chance

TIRING = 0.35
"""What an exhaustion costs."""
TURNED = 0.1
"""What it costs to turn an item face down: it may be wanted later this turn."""
GONE = 0.6
"""What a card used by discarding costs, for each gold of its price."""
PER_POINT = 0.08
"""About what one point more on a roll adds to its chance."""
TEST = 2.5
"""What is at stake in a test."""


def use_worth(mind: Mind, standing: Standing, option: Option) -> tuple[float, Text]:
    """What an option "use:CARD:ABILITY" is worth, and why."""
    found = ability_of(mind, option.id)
    if found is None:
        return 0.0, text("why-no-use")
    gain = sum(_effect(mind, standing, effect, option) for effect in found.ability.effects)
    worth = gain - cost_of_use(mind, standing, found)
    return worth, text("why-use" if worth > 0 else "why-no-use", card=f"@{found.card}")


def ability_of(mind: Mind, option_id: str) -> Usable | None:
    """The ability behind an option."""
    return next((a for a in abilities.abilities_of(mind.view, mind.hero) if a.option_id == option_id), None)


def cost_of_use(mind: Mind, standing: Standing, found: Usable) -> float:
    """The price of using an ability."""
    ability = found.ability
    cost = TIRING * ability.exhaustion
    if ability.wounds:
        cost += standing.worth() - standing.worth(wounds=ability.wounds)
    if ability.use == "activate":
        cost += TURNED
    elif ability.use == "discard":
        cost += GONE * max(1, _cost_of_card(mind, found.card))
    return cost


def _cost_of_card(mind: Mind, card: str) -> int:
    printed = record_id(mind.view, card) if mind.view.has(card, Card) else ""
    return thing(printed).cost if printed else 0


def _effect(mind: Mind, standing: Standing, effect: v.AnyEffect, option: Option) -> float:
    """What one effect would change."""
    match effect:
        case v.Heal(n=n, target=target):
            return _healed(mind, standing, n, target)
        case v.Rest(n=n, target=target):
            return _rested(mind, n, target)
        case v.Exhaust(n=n):
            return -TIRING * n
        case v.RollBonus() | v.Reroll() | v.DamageBonus():
            return roll_change(mind, standing, effect)
        case v.Soak() | v.CancelKnockOut() | v.Redirect():
            return loss_change(mind, standing, effect)
        case v.Choose(branches=branches):
            return max(sum(_effect(mind, standing, e, option) for e in branch.effects) for branch in branches)
        case v.Gold(n=n):
            return float(n)
        case v.Discount(n=n):
            return n - 0.5
    return fight_change(standing, effect, option)


def _healed(mind: Mind, standing: Standing, n: int, target: str) -> float:
    """Healing goes to the hero first, else to the ally who needs it most."""
    most = n or 99
    own = min(most, mind.shape.wounds)
    allies = max((min(most, wounds) for wounds in mind.shape.allies), default=0)
    hero = standing.worth(wounds=-own) - standing.worth() if own else 0.0
    return max(hero, 0.7 * allies) if target == "one_character" else hero


def _rested(mind: Mind, n: int, target: str) -> float:
    tired = [figures.exhaustion(mind.view, key) for key in (mind.hero, *figures.allies(mind.view, mind.hero))]
    most = n or 99
    if target == "hero":
        return TIRING * min(most, tired[0])
    return TIRING * max((min(most, each) for each in tired), default=0)


# --- in a fight --------------------------------------------------------------------------------------------------------


def fight_change(standing: Standing, effect: v.AnyEffect, option: Option | None = None) -> float:
    """What an effect on the foe or on coming rolls changes in the fight under way."""
    if standing.combat is None:
        return 0.0
    now, foe = standing.worth(), standing.foe
    match effect:
        case v.FoeWound(n=n):
            return standing.worth(hits=n) - now
        case v.FoeLife(n=n):
            return standing.worth(hits=-n) - now
        case v.Attack():
            return _strike(standing, effect, option)
        case v.FoeValue(n=n, phases=phases, one=one):
            changed = [_with_value(foe, phase, n) for phase in phases]
            if one:
                return max(standing.worth(foe=each) for each in changed) - now
            for phase in phases:
                foe = _with_value(foe, phase, n)
            return standing.worth(foe=foe) - now
        case v.FoeDamage(this_phase=True):
            return _less_damage(standing, effect)
        case v.FoeDamage(phase=phase, n=n):
            return standing.worth(foe=_with_damage(foe, phase, n)) - now
        case v.NextRoll(n=n):
            return PER_POINT * n * (standing.worth(hits=1) - standing.worth(wounds=1))
        case v.EndFight(gold=gold):
            return standing.stakes.gain - (0 if gold else 3) - now
        case v.RefreshCard():
            return 0.5
    return 0.0


def _strike(standing: Standing, effect: v.Attack, option: Option | None) -> float:
    """An attack outside the phases; its odds are on the option."""
    odds = option.odds if option else ()
    hit = odds[0].ways / odds[0].of if len(odds) == 2 else 0.5
    damage = effect.damage or 1
    return hit * (standing.worth(hits=damage) - standing.worth())


def _with_value(foe: Foe, phase: str, n: int) -> Foe:
    return foe._replace(values=_changed(foe.values, phase, n))


def _with_damage(foe: Foe, phase: str, n: int) -> Foe:
    return foe._replace(damages=_changed(foe.damages, phase, n))


def _changed(numbers: Three, phase: str, n: int) -> Three:
    """A number for each phase, one of them changed; none falls below 0 (RB-204)."""
    ranged, melee, magic = (
        max(0, number + (n if each == phase else 0)) for number, each in zip(numbers, v.PHASES, strict=True)
    )
    return ranged, melee, magic


# --- rolls -------------------------------------------------------------------------------------------------------------


def roll_change(mind: Mind, standing: Standing, effect: v.AnyEffect) -> float:
    """What a bonus, a re-roll or more damage changes about the roll that stands."""
    roll = mind.view.find(GAME, Roll)
    if roll is None:
        return 0.0
    swing = swing_of(mind, standing, roll)
    if isinstance(effect, v.DamageBonus):
        return _more_damage(mind, standing, roll, effect.n)
    if roll.kind == "target":
        return PER_POINT * (effect.n if isinstance(effect, v.RollBonus) else 3) * swing
    need = roll.target - rolls.total_of(roll)
    if isinstance(effect, v.RollBonus):
        if roll.dice:
            return swing if 0 < need <= effect.n else 0.0
        return swing * (chance(need - effect.n) - chance(need))
    if not roll.dice:
        return 0.0
    return swing * chance(need + sum(roll.dice)) if need > 0 else 0.0


def swing_of(mind: Mind, standing: Standing, roll: Roll) -> float:
    """The difference between success and failure of a roll."""
    if roll.kind == "test":
        return TEST
    if roll.kind == "escape":
        return ESCAPED - standing.worth(wounds=1)
    place = v.PHASES.index(roll.phase) if roll.phase in v.PHASES else 0  # type: ignore[arg-type]
    taken = standing.foe.damages[place]
    if roll.kind in ("defend", "target"):
        return standing.worth() - standing.worth(wounds=taken)
    if roll.who != mind.hero:
        return standing.worth(hits=ally_damage(mind, standing, roll.who, place)) - standing.worth() + taken
    return standing.worth(hits=standing.figure.damages[place]) - standing.worth(wounds=taken)


def ally_damage(mind: Mind, standing: Standing, ally: str, place: int) -> int:
    """What a hit by an ally deals in a phase."""
    allies = figures.allies(mind.view, mind.hero)
    return standing.sides.allies[allies.index(ally)].damages[place] if ally in allies else 1


def _more_damage(mind: Mind, standing: Standing, roll: Roll, n: int) -> float:
    if roll.phase not in v.PHASES:
        return 0.0
    place = v.PHASES.index(roll.phase)  # type: ignore[arg-type]
    dealt = standing.figure.damages[place] if roll.who == mind.hero else 1
    need = roll.target - rolls.total_of(roll)
    hit = (1.0 if need <= 0 else 0.0) if roll.dice else chance(need)
    return hit * (standing.worth(hits=dealt + roll.damage + n) - standing.worth(hits=dealt + roll.damage))


def _less_damage(standing: Standing, effect: v.FoeDamage) -> float:
    """The foe deals less in this phase only: it helps when the roll that stands fails."""
    roll = standing.mind.view.find(GAME, Roll)
    taken = standing.foe.damages[v.PHASES.index(effect.phase)]
    left = 0 if effect.zero else max(0, taken + effect.n)
    if roll is None or roll.who != standing.mind.hero:
        return 0.3 * (taken - left)
    need = roll.target - rolls.total_of(roll)
    missed = 1.0 - ((1.0 if need <= 0 else 0.0) if roll.dice else chance(need))
    return missed * (standing.worth(wounds=left) - standing.worth(wounds=taken))


# --- wounds about to be suffered ---------------------------------------------------------------------------------------


def loss_change(mind: Mind, standing: Standing, effect: v.AnyEffect) -> float:
    """What cancelling wounds of the loss at hand is worth."""
    loss = mind.view.find(GAME, Loss)
    if loss is None or loss.victim != mind.hero:
        return 0.0
    if isinstance(effect, v.Soak):
        saved = min(effect.n, loss.wounds)
        relief = after_loss(mind, standing, loss.wounds - saved) - after_loss(mind, standing, loss.wounds)
        return relief + TIRING * min(effect.n - saved, loss.exhaustion) * effect.exhaustion
    if isinstance(effect, v.CancelKnockOut):
        return after_loss(mind, standing, mind.life_left - 1) - after_loss(mind, standing, loss.wounds)
    return max(0.0, 0.3 * (after_loss(mind, standing, 0) - after_loss(mind, standing, loss.wounds)))


def after_loss(mind: Mind, standing: Standing, wounds: int) -> float:
    """What things are worth after so many wounds; without life left nothing that might yet be cancelled counts."""
    if wounds >= mind.life_left:
        return -standing.stakes.loss
    return standing.worth(wounds=wounds)
