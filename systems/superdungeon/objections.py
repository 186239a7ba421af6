"""Why an answer is none: the rule that forbids it, by its number, in one sentence (SD-243).

Only words: what may be answered is what a question lists, and nothing here decides it. Reasons that only set-up knows are
in `objections_at_setup.py`, what a model may not aim at or use in `objections_in_turn.py`. Any text may come in; nothing is
changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from components.questions import Question
from engine.world import World
from systems.superdungeon import objections_at_setup as setup
from systems.superdungeon import objections_in_turn as turn

DICE_RULE = "SD-093: blue, red and green dice are rolled, each with six faces; white stars never are (SD-094)"

Reason = Callable[[World, Question, str], str]

REASONS: Mapping[str, Reason] = {
    "DP-02": setup.on_hero,
    "DP-03": setup.on_force,
    "DP-05": setup.on_tile,
    "DP-06": setup.on_point,
    "DP-07": setup.on_start,
    "DP-08": setup.on_hero_place,
    "DP-09": setup.on_chest,
    "DP-11": turn.on_spawn,
    "DP-12": turn.on_boss_place,
    "DP-13": turn.on_initiative,
    "DP-15": turn.on_hero_turn,
    "DP-16": turn.on_consul_turn,
    "DP-17": turn.on_menu,
    "DP-18": turn.on_aim,
    "DP-21": turn.on_potion,
    "DP-25": turn.on_control,
    "DP-26": turn.on_card,
    "DP-27": turn.on_card,
    "DP-28": turn.on_card,
}
"""What can tell more about a decision point than its rule."""

RULES: Mapping[str, str] = {
    "DP-02": "SD-007: a hero is chosen from the eight",
    "DP-03": "SD-009: the Consul takes one boss, then mini-bosses that are in the box",
    "DP-04": "SD-011: spawning points add up to exactly the allowed number, and pairs stay whole",
    "DP-05": "SD-016: a tile is told by its face, its quarter-turns, and a place beside a laid tile",
    "DP-06": "SD-018: a spawning point stands on an empty floor square of a room, one on each tile",
    "DP-07": "SD-019: the start marker lies within 4 squares of an open hallway",
    "DP-08": "SD-020: heroes enter on the empty squares nearest to the start marker",
    "DP-09": "SD-022: a chest stands in a room, one on each tile, in no starting room",
    "DP-10": "SD-205: only a destroyed hero can be brought back, or the card is kept",
    "DP-11": "SD-038: a spawning point produces monsters of the roster beside it",
    "DP-12": "SD-218: the boss enters a room without a hero, on free squares",
    "DP-13": "SD-051: a side names one of its models on the map that has WILL",
    "DP-14": "SD-051: the winner takes the first or the second turn",
    "DP-15": "SD-030: one hero who has not been activated is activated",
    "DP-16": "SD-030: monsters that have not been activated are activated, worth 4 skulls in all",
    "DP-17": "SD-056: a model only moves, and uses what its cards and its AP allow",
    "DP-18": "SD-135: only what lies in reach and in sight can be aimed at",
    "DP-19": "SD-114: the attacker puts all targets in order, each once",
    "DP-20": "SD-107: a model defends with the attribute that the attack or its own card names",
    "DP-21": "SD-159: only a potion that one of these heroes can pay may be used, for a hero on the map",
    "DP-22": "SD-101: a heart removes one wound or status that a living hero carries",
    "DP-23": "SD-101: a potion goes to a living hero below his cap",
    "DP-24": "SD-102: each icon is kept or changed into the other",
    "DP-25": "SD-199: a moved model ends on a free square that the effect allows",
    "DP-26": "SD-087: a card is equipped, put in place of another, sacrificed or kept",
    "DP-27": "SD-087: a card is equipped, put in place of another, sacrificed or kept",
    "DP-28": "SD-084: at the round's end every card is equipped or sacrificed",
    "DP-29": "SD-102: one of the two cards drawn is kept",
    "DP-30": "SD-208: one of the cards shown is kept",
    "DP-31": "SD-203: wounds go, or so many statuses",
    "DP-32": "SD-071: one wound or one status of the hero's own goes",
    "DP-33": "SD-225: the boss withdraws to free squares, and those summoned stand beside him",
    "DP-34": "SD-242: a side puts all of its effects in order, each once",
    "DP-35": "SD-085: a card from the slot in question goes",
    "DP-36": "SD-204: a destroyed hero returns beside the start marker",
}
"""What binds at each decision point, where nothing more can be said."""


def objection(world: World, question: Question, chosen: str | None) -> str:
    """The rule that forbids an answer to a question, with its number; "" for a question of no rule.

    With None every option was one but their number is wrong: a rule says so only where several are chosen.
    """
    if chosen is None:
        return RULES.get(question.decision, "") if question.max > 1 else ""
    reason = REASONS.get(question.decision)
    return (reason(world, question, chosen) if reason else "") or RULES.get(question.decision, "")
