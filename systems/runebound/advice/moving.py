"""On the way: before moving, how to move, where to stop, where to retreat or be carried (D01 to D06, D13, D20, D32)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from components.questions import Option
from components.texts import Text, text
from engine.windows import PASS
from systems.runebound import figures, hazards, movement, quests
from systems.runebound import vocabulary as v
from systems.runebound.abilities import Usable
from systems.runebound.advice import travel
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.prospects import Prospects
from systems.runebound.advice.standing import Standing
from systems.runebound.advice.uses import TIRING, ability_of, cost_of_use
from systems.runebound.advice.verdict import Verdicts
from systems.runebound.pathfinding import bound_to

FIFTH_DIE = 1.0
"""What the fifth die of an unhurt group is worth, which any exhaustion takes away."""
EXTRA_DIE = 0.6
INERTIA = 0.01
"""Of two equal choices the one that does less is better."""
RESTED = 0.3
"""What an exhaustion is worth that rest takes off."""


def on_before_move(mind: Mind) -> Verdicts:
    """D01 and D06: use something before or after moving, or get on with it."""
    prospects = cache(lambda: Prospects(mind))  # most cards used here ask for none
    found: Verdicts = {}
    for option in mind.question.options:
        ability = ability_of(mind, option.id)
        if option.id == PASS:
            found[option.id] = (0.0, text("why-save-cards"))
        elif ability is not None:
            worth = _move_use(mind, prospects, ability)
            found[option.id] = (
                worth,
                text("why-use" if worth > 0 else "why-no-use", card=f"@{ability.card}"),
            )
    return found


def _move_use(mind: Mind, prospects: Callable[[], Prospects], found: Usable) -> float:
    """What using a card before or after moving is worth."""
    is_unhurt = not movement.is_hurt(mind.view, mind.hero)
    cost = cost_of_use(mind, Standing(mind), found)
    cost += FIFTH_DIE if is_unhurt and found.ability.exhaustion else 0.0
    gain = max(_move_effect(mind, prospects, effect) for effect in found.ability.effects)
    return gain - cost


def _move_effect(mind: Mind, prospects: Callable[[], Prospects], effect: v.AnyEffect) -> float:
    match effect:
        case v.MovementDice(n=n):
            return EXTRA_DIE * n
        case v.WildTerrain():
            return EXTRA_DIE / 2
        case v.MoveHexes(n=n):
            near = figures.board(mind.view).within(mind.here, n)
            return prospects().best_of(near) - prospects().worth_at(mind.here)
        case v.MoveToTown():
            towns = [space for space, _ in figures.towns(mind.view)]
            otherwise = max(prospects().worth_at(mind.here), expected_roll(mind, prospects()))
            return prospects().best_of(towns) - otherwise
        case v.IgnoreHazard():
            return prospects().hazard(mind.here)
        case v.Choose(branches=branches):
            return max(_move_effect(mind, prospects, e) for branch in branches for e in branch.effects)
    return 0.0


def expected_roll(mind: Mind, prospects: Prospects, rest: int = 0) -> float:
    """What the best stop is worth on average after rolling the dice."""
    samples = travel.SAMPLES if mind.careful else travel.CRUDE_SAMPLES
    count, bonus = movement.dice_to_roll(mind.view, mind.hero, rest)
    bonus_on = bound_to(mind.view, mind.hero) if bonus else frozenset()
    reaches = prospects.ground.likely_reaches(mind.here, count, bonus, bonus_on, samples)
    here = prospects.worth_at(mind.here)
    found = [max(here, max(map(prospects.worth_at, spaces), default=here)) for spaces in reaches]
    return sum(found) / len(found)


# --- the movement step -------------------------------------------------------------------------------------------------


def on_mode(mind: Mind) -> Verdicts:
    """D02: roll, rest, take a step or stay (section 12 rules 8 and 10)."""
    prospects = Prospects(mind)
    goal = prospects.goals[0].why if prospects.goals else text("why-nowhere")
    found: Verdicts = {}
    for option in mind.question.options:
        if not option.id.startswith(("use:", "discard:")):
            found[option.id] = _mode(mind, prospects, option, goal)
    return found


def _mode(mind: Mind, prospects: Prospects, option: Option, goal: Text) -> tuple[float, Text]:
    verb, _, n = option.id.partition(":")
    if verb == "rest":
        rested = RESTED * int(n)
        return expected_roll(mind, prospects, int(n)) + rested, text("why-rest", n=int(n))
    if verb == "step":
        near = figures.board(mind.view).neighbours(mind.here)
        return prospects.best_of(near) - INERTIA, text("why-step", why=goal)
    if verb == "stay":
        rested = RESTED * movement.rest_of_staying(mind.view, mind.hero)
        worth, why = prospects.stop_at(mind.here)
        return worth + rested + INERTIA, text("why-stay", why=why)
    return expected_roll(mind, prospects), text("why-roll", why=goal)


def on_rest_split(mind: Mind) -> Verdicts:
    """D03: the most tired first, the hero before his allies."""
    found: Verdicts = {}
    for option in mind.question.options:
        tired = figures.exhaustion(mind.view, option.id)
        worth = tired + (0.5 if option.id == mind.hero else 0.0)
        found[option.id] = (worth, text("why-tired", n=tired))
    return found


def on_stop(mind: Mind) -> Verdicts:
    """D04, D05, D13, and moves without dice: the space that is worth most."""
    prospects = Prospects(mind)
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id in (movement.STOP, movement.STAY):
            worth, why = prospects.stop_at(mind.here)
            found[option.id] = (worth + INERTIA, why)
        elif option.id.startswith("space/"):
            found[option.id] = prospects.stop_at(option.id)
    return found


def on_town(mind: Mind) -> Verdicts:
    """D20 and cards that lead to a town: the town from which most can be done."""
    prospects = Prospects(mind)
    spaces = [option.id for option in mind.question.options if option.id.startswith("space/")]
    return {space: prospects.stop_at(space) for space in spaces}


def on_hazard(mind: Mind) -> Verdicts:
    """D32: turn a hazard away, or let it come."""
    found: Verdicts = {}
    for option in mind.question.options:
        ability = ability_of(mind, option.id)
        if option.id == hazards.ACCEPT:
            found[option.id] = (0.0, text("why-hazard-welcome"))
        elif ability is not None:
            cost = cost_of_use(mind, Standing(mind), ability)
            found[option.id] = (mind.hazard_risk - cost, text("why-hazard-away", card=f"@{ability.card}"))
    return found


# --- quests ------------------------------------------------------------------------------------------------------------


def on_quest(mind: Mind) -> Verdicts:
    """D09: a task that is at hand is done; a failure seldom costs more than exhaustion."""
    return {
        quests.DO: (1.0 - TIRING, text("why-quest-do")),
        quests.LEAVE: (0.0, text("why-quest-leave")),
    }
