"""The adviser of computer players: for every decision point the module of `advice` that knows it (section 12).

Every answer gets a worth, in skulls, and a reason. What a module says nothing of is possible but gains nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from components.questions import Question
from components.texts import text
from engine.definition import Advice
from engine.observe import SeatView
from systems.superdungeon.advice import acting, aiming, commanding, drinking, founding, sharing
from systems.superdungeon.advice.mind import Mind
from systems.superdungeon.advice.verdict import Verdicts

Adviser = Callable[[Mind], Verdicts]

ADVISERS: Mapping[str, Adviser] = {
    "DP-02": founding.on_hero,
    "DP-03": founding.on_force,
    "DP-04": founding.on_rosters,
    "DP-05": founding.on_tile,
    "DP-06": founding.on_point,
    "DP-07": founding.on_start,
    "DP-08": founding.on_place_hero,
    "DP-09": founding.on_chest,
    "DP-10": sharing.on_charm,
    "DP-11": commanding.on_spawn,
    "DP-12": founding.on_boss_place,
    "DP-13": commanding.on_initiative,
    "DP-14": commanding.on_first_turn,
    "DP-15": commanding.on_hero_turn,
    "DP-16": commanding.on_consul_turn,
    "DP-17": acting.on_menu,
    "DP-18": aiming.on_aim,
    "DP-19": aiming.on_order,
    "DP-20": aiming.on_defence,
    "DP-21": drinking.on_window,
    "DP-22": sharing.on_heart,
    "DP-23": sharing.on_potion,
    "DP-24": sharing.on_luck,
    "DP-25": aiming.on_control,
    "DP-26": sharing.on_card,
    "DP-27": sharing.on_card,
    "DP-28": sharing.on_card,
    "DP-29": sharing.on_treasure,
    "DP-30": sharing.on_upgrade,
    "DP-31": sharing.on_heal,
    "DP-32": sharing.on_rune,
    "DP-33": founding.on_boss_place,
    "DP-34": aiming.on_effects,
    "DP-35": sharing.on_replaced,
    "DP-36": sharing.on_return,
}
"""By decision point; DP-01 is the set-up screen's."""
WASTE = 1.0
NOTHING_GAINED = text("why-nothing-gained")


def advise(view: SeatView, question: Question, careful: bool = True) -> list[Advice]:
    """What each answer is worth to the seat that is asked, from what it may see; quicker and cruder if not `careful`."""
    verdicts = ADVISERS[question.decision](Mind(view, question, careful))
    said = [Advice(options, worth, why) for options, (worth, why) in verdicts.items()]
    if question.kind in ("order", "pick_some"):
        return said
    lowest = min((worth for worth, _ in verdicts.values()), default=0.0)
    return said + [
        Advice((option.id,), lowest - WASTE, NOTHING_GAINED)
        for option in question.options
        if (option.id,) not in verdicts
    ]
