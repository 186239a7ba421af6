"""Quicker advice for players who do not look twice: how to move, when to run, who strikes (D02, D04, D12, D14).

Nothing is rolled in thought and no fight is followed to its end; what the table shows has to do.
"""

from __future__ import annotations

from components.questions import Option
from components.runebound import MovementRoll
from components.texts import text
from engine.world import GAME
from systems.runebound import movement
from systems.runebound.advice import moving
from systems.runebound.advice.fighting import comes_back, success_of, why_phase
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.prospects import Prospects
from systems.runebound.advice.standing import Standing
from systems.runebound.advice.verdict import Verdicts
from systems.runebound.forecast import DEFEND

EAGER = 1.3
"""Dice often carry a hero to what is a turn away."""
TIRED = 4
"""So much exhaustion calls for rest."""
SAFE = 3
"""With so much life left nobody thinks of running."""
EVEN = 0.5
HURT = 0.8
PLAIN = 5.0
"""What is plain is not mistaken even by the careless."""


def on_mode(mind: Mind) -> Verdicts:
    """D02: rest when tired, else roll for the best goal, or stay where it is."""
    prospects = Prospects(mind)
    here, why = prospects.stop_at(mind.here)
    goal = prospects.goals[0].from_here if prospects.goals else 0.0
    aim = prospects.goals[0].why if prospects.goals else text("why-nowhere")
    tired = movement.exhaustion_present(mind.view, mind.hero)
    found: Verdicts = {"step": (goal, text("why-step", why=aim)), "stay": (here, text("why-stay", why=why))}
    found["roll"] = (EAGER * goal, text("why-roll", why=aim))
    for option in mind.question.options:
        if option.id.startswith("rest:"):
            n = int(option.id.removeprefix("rest:"))
            worth = EAGER * goal + (1.0 if tired >= TIRED and n == 2 else -1.0)
            found[option.id] = (worth, text("why-rest", n=n))
    return found


def on_walk(mind: Mind) -> Verdicts:
    """D04: who has walked to where he wanted stops there."""
    roll = mind.view.find(GAME, MovementRoll)
    if roll is None or not roll.entered:
        return moving.on_stop(mind)
    return {movement.STOP: (PLAIN, text("why-arrived"))}


def on_escape(mind: Mind) -> Verdicts:
    """D12: run with the last life only, when that is likely to succeed and the fight is not, and not to come back."""
    away = success_of(mind.question.options[0])
    standing = Standing(mind)
    runs = mind.life_left < SAFE and away > EVEN and standing.win < EVEN
    runs = runs and not comes_back(mind, standing)
    return {
        "go_on": (0.0, text("why-stand-fast")),
        "try": (PLAIN if runs else -PLAIN, text("why-run")),
    }


def on_phase(mind: Mind) -> Verdicts:
    """D14: the best odds of this phase, whatever comes in the next."""
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id == "defend" or option.id.startswith("attack:"):
            who = DEFEND if option.id == "defend" else 1
            found[option.id] = (_odds(option, who), why_phase(option, who))
    return found


def _odds(option: Option, who: int) -> float:
    hit = success_of(option)
    shown = option.odds[1].outcome.args.get("n", 0) if len(option.odds) == 2 else 0
    lost = shown if isinstance(shown, int) else 0
    return (hit if who != DEFEND else 0.0) - HURT * lost * (1.0 - hit)
