"""In a fight: what to use beforehand, whether to run, who meets the foe in each phase, what to use on rolls and wounds.

D10 to D12, D14 to D17 and D26 of the rules document.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from operator import getitem

from components.cards import Card
from components.questions import Option
from components.runebound import Loss
from components.texts import Text, text
from engine.windows import PASS
from engine.world import GAME
from systems.runebound import figures
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.prospects import Prospects, percent
from systems.runebound.advice.standing import ESCAPED, Standing
from systems.runebound.advice.uses import after_loss, use_worth
from systems.runebound.advice.verdict import Verdicts
from systems.runebound.forecast import DEFEND, chance
from systems.runebound.vocabulary import PHASES

RELUCTANCE = 0.3
"""A fight is given up only when that is clearly better."""
ALLY_WOUND = 0.8
PRESSED = 1.0
"""A foe that heals has to be hurt quicker than that: to keep to the plan of the whole fight is worth something in itself."""
GRAIN = 0.01
"""Where no choice changes the outcome, plain damage decides."""


def on_cards(mind: Mind) -> Verdicts:
    """D10, D11, D15, D16, D17, D26: use a card, or let it be."""
    standing = Standing(mind)
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id.startswith("use:"):
            found[option.id] = use_worth(mind, standing, option)
        elif option.id.isdecimal():
            found[option.id] = _taken_by_ally(mind, standing, int(option.id))
        elif option.id == PASS:
            found[option.id] = (0.0, text("why-save-cards"))
    return found


def _taken_by_ally(mind: Mind, standing: Standing, n: int) -> tuple[float, Text]:
    """D17: an ally takes n of the hero's wounds (Oathbound Templar)."""
    ally = mind.question.about[0]
    loss = mind.view.get(GAME, Loss)
    relief = after_loss(mind, standing, loss.wounds - n) - after_loss(mind, standing, loss.wounds)
    return relief - ally_loss(mind, ally, n), text("why-ally-takes", ally=f"@{ally}", n=n)


def ally_loss(mind: Mind, ally: str, wounds: int) -> float:
    """What so many wounds on an ally cost, death included; in a fight nobody weighs an ally to a hair."""
    left = mind.left_of(ally)
    if wounds < left:
        return ALLY_WOUND * wounds
    return ALLY_WOUND * left + mind.loss_of(ally, closely=False)


# --- escape --------------------------------------------------------------------------------------------------------------


def on_escape(mind: Mind) -> Verdicts:
    """D12: fight on, or try to get away (section 12 rule 6)."""
    standing = Standing(mind)
    stand = standing.worth()
    away = _escape_chance(mind, standing)
    last = -standing.stakes.loss if mind.life_left <= 1 else standing.worth(wounds=1)
    flee = away * ESCAPED + (1.0 - away) * last - RELUCTANCE
    if flee > stand and comes_back(mind, standing):
        flee = stand - RELUCTANCE
    win = percent(standing.win)
    return {
        "go_on": (stand, text("why-stand", win=win)),
        "try": (flee, text("why-flee", win=win, away=percent(away))),
    }


def comes_back(mind: Mind, standing: Standing) -> bool:
    """Tell whether who runs now would only attempt the same foe again, or has nothing else to do."""
    fight = standing.combat
    if fight is not None and fight.kind in ("challenge", "undefeated"):
        foe = mind.view.get(fight.foe, Card).definition
        if mind.known_fight(foe, mind.colours_at(fight.space))[0] > 0:
            return True
    return Prospects(mind).is_desperate


def _escape_chance(mind: Mind, standing: Standing) -> float:
    option = mind.question.option("try")
    if option is not None and option.odds:
        return success_of(option)
    return chance(standing.foe.values[0] - standing.sides.defence[0])


def success_of(option: Option) -> float:
    """The chance of an option's first outcome; options without odds are sure."""
    return option.odds[0].ways / option.odds[0].of if option.odds else 1.0


# --- phases --------------------------------------------------------------------------------------------------------------


def on_phase(mind: Mind) -> Verdicts:
    """D14: the option with which the rest of the round goes best (section 12 rule 2)."""
    standing = Standing(mind)
    fight = standing.combat
    assert fight is not None
    figures_by_number = [mind.hero, *figures.allies(mind.view, mind.hero)]
    place = PHASES.index(fight.phase)  # type: ignore[arg-type]
    spent = {figures_by_number.index(who) + 1 for who in fight.acted if who in figures_by_number}
    numbers = range(DEFEND, len(figures_by_number) + 1)
    later = [
        [
            _score(mind, standing, figures_by_number, phase, who) if who not in spent else 0.0
            for who in numbers
        ]
        for phase in range(place + 1, len(PHASES))
    ]
    found: Verdicts = {}
    for option in mind.question.options:
        if not option.id.startswith(("defend", "attack:")):
            continue
        who = _number(option.id, figures_by_number)
        now = _score(mind, standing, figures_by_number, place, who, _exact(option))
        free = tuple(n for n in numbers if n == DEFEND or (n not in spent and n != who))
        pressed = PRESSED if standing.foe.healing and who == standing.course.plan[place] else 0.0
        found[option.id] = (now + _best_rest(later, free) + pressed, why_phase(option, who))
    return found


def _number(option_id: str, figures_by_number: list[str]) -> int:
    if option_id == "defend":
        return DEFEND
    return figures_by_number.index(option_id.removeprefix("attack:")) + 1


def _exact(option: Option) -> float | None:
    return success_of(option) if option.odds else None


def _best_rest(later: list[list[float]], free: tuple[int, ...]) -> float:
    """The best that the later phases of the round can bring."""
    return max(sum(map(getitem, later, plan)) for plan in _rests(free, len(later)))


@cache
def _rests(free: tuple[int, ...], phases: int) -> tuple[tuple[int, ...], ...]:
    """Who may act in so many phases: each figure attacks once at most (RB-093, RB-094)."""
    plans = product(free, repeat=phases)
    return tuple(plan for plan in plans if all(plan.count(who) <= 1 for who in plan if who != DEFEND))


def _score(
    mind: Mind,
    standing: Standing,
    figures_by_number: list[str],
    phase: int,
    who: int,
    exact: float | None = None,
) -> float:
    """What one figure's acting in a phase is worth to the fight; `exact` is the chance if the table shows it."""
    damage, need = standing.foe.damages[phase], standing.foe.values[phase]
    now = standing.worth()
    if who == DEFEND:
        held = (
            1.0 if damage == 0 else chance(need - standing.sides.defence[phase]) if exact is None else exact
        )
        return (1.0 - held) * (standing.worth(wounds=damage) - now - GRAIN * damage)
    side = standing.figure if who == 1 else standing.sides.allies[who - 2]
    hit = chance(need - side.values[phase]) if exact is None else exact
    gained = standing.worth(hits=side.damages[phase]) - now + GRAIN * side.damages[phase]
    if who == 1:
        lost = now - standing.worth(wounds=damage) + GRAIN * damage
    else:
        lost = ally_loss(mind, figures_by_number[who - 1], damage) if damage else 0.0
    return hit * gained - (1.0 - hit) * lost


def why_phase(option: Option, who: int) -> Text:
    """Why a figure should act in a phase."""
    if who == DEFEND:
        return (
            text("why-defend-free")
            if not option.odds
            else text("why-defend", held=percent(success_of(option)))
        )
    return text("why-attack", who=f"@{option.on[0]}", hit=percent(success_of(option)))
