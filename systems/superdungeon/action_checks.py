"""What must hold for actions, attacks and potions on the cards of Super Dungeon, wherever they stand.

Each check notes faults in the box; none of them raises. Knows no card by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

from engine.content import Box
from systems.shared.checking import fault
from systems.superdungeon.vocabulary import (
    Action,
    Control,
    ExtraWounds,
    FreeAttacks,
    HealUser,
    Move,
    Place,
    Pool,
    Redirect,
    Shape,
    WoundSelf,
)

OF_ATTACKS = (ExtraWounds, HealUser, FreeAttacks)
OF_POTIONS = (Redirect, WoundSelf)


def check_action(box: Box, owner: str, action: Action) -> None:
    """One action by itself."""
    at_round_start = action.when == "round_start"
    if (action.cost < 1) != at_round_start or (at_round_start and action.kind != "action"):
        _fault(box, owner, action, "the cost must be 1 or more; only an action at round_start is free")
    if action.augment and action.dangerous:
        _fault(box, owner, action, "augment and dangerous exclude each other (SD-133, SD-134)")
    if action.everyone and (action.area or action.distance):
        _fault(box, owner, action, "what reaches everyone needs no distance and no area")
    if action.kind == "attack":
        _check_attack(box, owner, action)
    else:
        _check_other(box, owner, action)


def _check_attack(box: Box, owner: str, action: Action) -> None:
    """An attack rolls, or opens other attacks that do."""
    opens = any(isinstance(op, FreeAttacks) for op in action.ops)
    if (action.against is None) != opens:
        _fault(box, owner, action, "an attack needs against, unless it only opens free attacks")
    if any(isinstance(op, (*OF_POTIONS, Place)) for op in action.ops):
        _fault(
            box,
            owner,
            action,
            "an attack places statuses by its field statuses, and does nothing that potions do",
        )
    if action.bonus_if_target_has and action.bonus == Pool():
        _fault(box, owner, action, "bonus_if_target_has needs a bonus")


def _check_other(box: Box, owner: str, action: Action) -> None:
    """Actions and potions only do what stands in ops; they roll where they move an enemy against his will."""
    if action.statuses or action.traits or action.bonus != Pool() or action.bonus_if_target_has:
        _fault(box, owner, action, "statuses, traits and bonus belong to attacks; write what it does in ops")
    if not action.ops or any(isinstance(op, OF_ATTACKS) for op in action.ops):
        _fault(box, owner, action, "ops must say what it does, and nothing that only attacks can do")
    if action.kind == "action" and any(isinstance(op, OF_POTIONS) for op in action.ops):
        _fault(box, owner, action, "only potions redirect attacks or wound their user")
    moves = any(isinstance(op, Move) for op in action.ops)
    if (action.rolls is not None, action.against is not None) != (moves, moves):
        _fault(box, owner, action, "compel, pull and push need rolls and against, and nothing else has them")


def check_names(box: Box, owned: Sequence[tuple[str, Action]], records: Iterable[str]) -> None:
    """The same id means the same ability (SD-138), and the id of a record only an action of that record's own."""
    known: dict[str, Action] = {}
    taken = frozenset(records)
    for owner, action in owned:
        if known.setdefault(action.id, action) != action:
            _fault(box, owner, action, "another action of that id is different; choose another id")
        if action.id in taken and action.id != owner:
            _fault(box, owner, action, "that id belongs to a record; choose another")


def check_reach(box: Box, actions: Sequence[Action]) -> None:
    """Every shape, every control effect and the hookshot are used somewhere in the box (section 9.5)."""
    used: set[str] = {action.area.shape for action in actions if action.area}
    used |= {action.distance.kind for action in actions if action.distance}
    used |= {op.control for action in actions for op in action.ops if isinstance(op, Move)}
    for word in (*get_args(Shape), *get_args(Control), "hookshot"):
        if word not in used:
            box.fault("treasure.json", "", f'no card and no model uses "{word}"')


def _fault(box: Box, owner: str, action: Action, sentence: str) -> None:
    fault(box, owner, f'in the action "{action.id}", {sentence}')
