"""Who acts next, who goes first, and what the Consul brings into play (DP-11, DP-13 to DP-16; rules 10 to 14, 18)."""

from __future__ import annotations

from functools import cache

from components.questions import Option
from components.texts import text
from systems.superdungeon import figures, odds, turn
from systems.superdungeon.advice import values
from systems.superdungeon.advice.danger import Danger, at_whom
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.profiles import joined, rate
from systems.superdungeon.advice.strikes import Arms
from systems.superdungeon.advice.verdict import Verdict, Verdicts
from systems.superdungeon.content import content
from systems.superdungeon.initiative import FIRST
from systems.superdungeon.spawning import BETWEEN, DONE
from systems.superdungeon.vocabulary import (
    ATTRIBUTE_OF_RANGE,
    Action,
    Carries,
    Give,
    ModelRecord,
    Pool,
    Reaches,
)

CHEER_FIRST = 0.3
"""Who strengthens others acts before them (rule 12)."""
URGENT = 0.6
"""How much the danger that a hero is in speaks for acting with him now."""
TYPICAL_ARM = Pool(blue=1, red=1)
TYPICAL_ATT = Pool(blue=3)
DISTANT = 0.05
"""How much less a monster is worth for each step to the nearest hero."""
MOB = 0.35
"""How much better a model with Mob hits, which seldom comes alone."""
STAYING, AID = 0.6, 0.3
"""What an attack is worth that it takes to destroy a model, and what an action for others."""
BOLD = 0.15
SHARE = 0.5
"""How much it counts that a monster takes many of the four skulls."""
EAGER = 0.5
"""Helpers go first only where there is something to be done."""
WALK = 6
"""Steps that every monster walks in one activation."""
BURNT = 1.0
"""What it costs besides to let a model burn."""


# --- turns -----------------------------------------------------------------------------------------------------------


def on_hero_turn(mind: Mind) -> Verdicts:
    """DP-15: who can do most now, and who will suffer most if he waits."""
    found: Verdicts = {}
    for option in mind.question.options:
        hero = mind.pieces[option.id]
        deeds = prospects(mind, hero)
        fear = URGENT * min(4.0, Danger(mind, hero).cost(hero.at)) if mind.careful else 0.0
        found[(option.id,)] = (deeds + fear, text("why-his-turn", who=f"@{hero.key}"))
    return found


def on_consul_turn(mind: Mind) -> Verdicts:
    """DP-16: helpers first, then whoever can do most for his skulls; the fourth skull is used too."""
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id == turn.END:
            found[(turn.END,)] = (-1.0, text("why-last-skull"))
            continue
        monster = mind.pieces[option.id]
        share = max(1, monster.card.skulls) ** SHARE if mind.careful else 1
        worth = prospects(mind, monster) / share + 0.01 * monster.card.skulls
        if is_burning_down(monster):
            worth -= values.wound(mind, monster) + BURNT
        if mind.careful and worth > EAGER and _cheers(mind, monster):
            worth += CHEER_FIRST
        found[(option.id,)] = (worth, text("why-monster-turn", who=f"@{monster.key}"))
    return found


def is_burning_down(piece: Piece) -> bool:
    """Tell whether its next activation would destroy a model: fire takes the last heart (SD-180)."""
    return "fire" in piece.statuses and piece.hearts <= 1 and "tough" not in piece.profile.traits


def _cheers(mind: Mind, monster: Piece) -> bool:
    """Tell whether a monster has an aura for others who are still to act."""
    has_aura = any(
        action.area is not None and action.augment and any(isinstance(op, Give) for op in action.ops)
        for action in monster.profile.actions
    )
    return has_aura and any(not other.is_spent and other is not monster for other in mind.monsters)


def prospects(mind: Mind, piece: Piece) -> float:
    """What a model can likely do in one activation: its best attack for each AP, on the best enemy it reaches."""
    ap = piece.profile.ap - len(piece.statuses & {"knockdown", "poison"})
    arms = Arms(mind, piece)
    foes = at_whom(mind, piece) if ap > 0 else []
    strikes = arms.all if mind.careful else arms.basic
    return (
        max((arms.worth(strike, foe)[0] / strike.cost for foe in foes for strike in strikes), default=0.0)
        * ap
    )


# --- initiative ------------------------------------------------------------------------------------------------------


def on_initiative(mind: Mind) -> Verdicts:
    """DP-13: whoever rolls most stars."""
    found: Verdicts = {}
    for option in mind.question.options:
        piece = mind.pieces[option.id]
        stars = odds.mean(piece.profile.pool("will")) - (0.8 if "stun" in piece.statuses else 0.0)
        found[(option.id,)] = (stars, text("why-willful", n=f"{stars:.1f}"))
    return found


def on_first_turn(mind: Mind) -> Verdicts:
    """DP-14: first if much can be done at once, else who comes second acts with more in view (rule 18)."""
    best = max((prospects(mind, piece) for piece in mind.friends(mind.side)), default=0.0)
    is_first = best >= 1.0
    found: Verdicts = {}
    for option in mind.question.options:
        fits = (option.id == FIRST) == is_first
        why = text("why-strike-first" if option.id == FIRST else "why-wait")
        found[(option.id,)] = (BOLD if fits else 0.0, why)
    return found


# --- the spawn step --------------------------------------------------------------------------------------------------


@cache
def quality(kind: str) -> float:
    """What a kind of monster is worth for each of its skulls: its attacks, its hearts, and what else it can do."""
    card = content().models[kind]
    plain = [rate(getattr(card, name) or Pool(), TYPICAL_ARM) for name in _ways(card)]
    special = [
        _strength(card, action) for action in card.actions if action.kind == "attack" and action.against
    ]
    mob = MOB if any(getattr(ability, "trait", "") == "mob" for ability in card.abilities) else 0.0
    burden = sum(values.STATUSES[a.status] for a in card.abilities if isinstance(a, Carries))
    wounds = card.ap * max([*((1.0 + burden) * chance * (1.0 + mob) for chance in plain), *special])
    stays = card.hearts / max(0.3, rate(TYPICAL_ATT, card.arm or Pool()))
    aids = AID * sum(action.kind == "action" for action in card.actions)
    return (wounds + STAYING * stays + aids) / max(1, card.skulls)


def _ways(card: ModelRecord) -> list[str]:
    """The attributes with which a model can strike."""
    return ["att", *(ATTRIBUTE_OF_RANGE[a.kind] for a in card.abilities if isinstance(a, Reaches))]


def _strength(card: ModelRecord, action: Action) -> float:
    """What a special attack does on average for each AP, with the statuses it places."""
    attribute = action.rolls or (ATTRIBUTE_OF_RANGE[action.distance.kind] if action.distance else "att")
    bonus = Pool() if action.bonus_if_target_has else action.bonus
    chance = rate(joined(getattr(card, attribute) or Pool(), bonus), TYPICAL_ARM)
    return chance * (1.0 + sum(values.STATUSES[name] for name in action.statuses)) / action.cost


def on_spawn(mind: Mind) -> Verdicts:
    """DP-11: as many good monsters as may be produced, near the heroes first; then where each of them stands."""
    options = mind.question.options
    if not any(option.id == DONE for option in options):
        return {(option.id,): _spot(mind, option) for option in options}
    found: Verdicts = {}
    for option in options:
        if option.id == DONE:
            found[(DONE,)] = (0.0, text("why-spawned-enough"))
            continue
        point, _, kind = option.id.rpartition(BETWEEN)
        worth = 1.0 + quality(kind) - DISTANT * _way(mind, mind.pieces[point].at) / 2
        waste = 0.1 * int(option.text.args["tokens"])  # type: ignore[arg-type]
        found[(option.id,)] = (worth - waste, text("why-spawn", model=f"@model/{kind}"))
    return found


def _way(mind: Mind, at: tuple[int, int]) -> int:
    """Steps to the nearest hero."""
    return min((mind.terrain.steps(hero.at, at) for hero in mind.heroes), default=0)


def _spot(mind: Mind, option: Option) -> Verdict:
    """Within reach of the heroes, but no nearer than need be, and not all on one heap for their area attacks (rule 13)."""
    at = figures.cell_of(mind.view, option.id)
    way = _way(mind, at)
    heap = sum(at in mind.terrain.beside(other.at, other.size) for other in mind.monsters)
    good = way if way <= WALK else 3 * WALK - 2 * way
    return 0.2 * good - 0.3 * heap, text("why-near-heroes")
