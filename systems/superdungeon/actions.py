"""Special actions and special attacks: which the active model may use, what they cost, and using them (SD-148 to SD-158).

What rolls dice against somebody is done by `attack.MakeAttack`, everything else by the functions of `ops`. This module must
not know any card or model by name.
"""

from __future__ import annotations

from typing import NamedTuple

from components.questions import Option, Question
from components.superdungeon import Activation
from components.texts import Text, text
from engine.effects import RunEffects, plain
from engine.flow import Ask, Call, Done, Goto, Procedure, Step
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import (
    attack,
    auras,
    equipment,
    figures,
    harm,
    healing,
    placing,
    potions,
    rolls,
    shapeshift,
    targets,
)
from systems.superdungeon.figures import Reader
from systems.superdungeon.targets import Aim
from systems.superdungeon.vocabulary import Action, Give, Place, Resurrect, Shift, Teleport

FORBIDS = {"action": "bind", "attack": "pacify"}
"""Which status forbids which kind (SD-177, SD-184)."""
DOWN = "knockdown"


class Usable(NamedTuple):
    """An action and the card it is printed on ("" = the stat card)."""

    card: str
    action: Action

    @property
    def option_id(self) -> str:
        """The id of the option that uses it; within one model the id of an action is enough."""
        return f"use:{self.action.id}"


# --- which may be used -------------------------------------------------------------------------------------------------


def usable(reader: Reader, model: str) -> list[Usable]:
    """Special actions and attacks that the active model may use now."""
    found = [Usable(card, action) for card, action in figures.actions(reader, model)]
    return [one for one in found if can_use(reader, model, one)]


def can_use(reader: Reader, model: str, one: Usable) -> bool:
    """Tell whether an action can be paid, is not forbidden by a status, and has something to act on."""
    action = one.action
    if action.kind == "potion" or action.when != "activation" or reader.the(Activation).ap < action.cost:
        return False
    if figures.has_status(reader, model, DOWN) or figures.has_status(reader, model, FORBIDS[action.kind]):
        return False
    if not all(_can_happen(reader, model, op) for op in action.ops):
        return False
    return not is_aimed(action) or targets.has_aim(reader, model, action)


def _can_happen(reader: Reader, model: str, op: object) -> bool:
    """Tell whether an effect has something to do at all; only some can lack it (SD-169, SD-174, SD-205)."""
    match op:
        case Resurrect():
            return bool(healing.destroyed_heroes(reader))
        case Shift(form=form):
            return shapeshift.can_shift(reader, model, form)
        case Teleport(n=n):
            return bool(placing.teleport_places(reader, model, n))
    return True


def is_aimed(action: Action) -> bool:
    """Tell whether an action needs a target or an area; else it concerns the user alone (SD-150)."""
    return action.against is not None or action.area is not None or action.distance is not None


def options(reader: Reader, model: str) -> list[Option]:
    """What the active model may use, potions of its owner's heroes among it, as options of its menu (DP-17)."""
    found = []
    for one in usable(reader, model):
        name, cost = text(f"name-{one.action.id}"), one.action.cost
        words = text(f"opt-use-{one.action.kind}", action=name, n=cost)
        found.append(Option(one.option_id, words, (one.card,) if one.card else (model,)))
    return found + potions.menu_options(reader, model)


def use(world: World, model: str, option_id: str) -> Procedure:
    """What carries out an option of `options`."""
    if option_id.startswith("potion:"):
        return potions.drink(option_id)
    named = (Usable(card, action) for card, action in figures.actions(world, model))
    one = next(one for one in named if one.option_id == option_id and can_use(world, model, one))
    return UseAction(model=model, action=one.action.id, card=one.card)


# --- using it ------------------------------------------------------------------------------------------------------------


class UseAction(Procedure):
    """A model uses a special action or special attack: target, price, effects (SD-149 to SD-157).

    `aim` is the id of the aim chosen, `hit` whom the effects concern.
    """

    model: str
    action: str
    card: str = ""
    aim: str = ""
    hit: list[str] = []

    def start(self, world: World) -> Step:
        """A roll is an attack's business; else whom does it concern?"""
        action = self._action(world)
        if action.against is not None:
            strike = attack.MakeAttack(
                attacker=self.model, action=self.action, card=self.card, cost=action.cost
            )
            return Call(strike, then="finish")
        if is_aimed(action):
            return Goto("choose")
        self.hit = [self.model]
        return Goto("pay")

    def choose(self, world: World) -> Step:
        """DP-18: target, centre or direction."""
        action = self._action(world)
        aims = targets.aims(world, self.model, action)
        found = tuple(Option(aim.id, _aim_words(aim), aim.targets or (self.model,)) for aim in aims)
        prompt = text("ask-aim", who=f"@{self.model}", action=text(f"name-{self.action}"))
        seat = figures.seat_of(world, self.model)
        return Ask(Question(seat, "pick", "DP-18", prompt, found, about=(self.model,)), "aimed", auto=True)

    def aimed(self, world: World) -> Step:
        """These are concerned."""
        self.aim = self.chosen
        self.hit = list(self._aim(world).targets)
        return Goto("pay")

    def pay(self, world: World) -> Step:
        """All AP are paid before anything happens (SD-057); then a target may hide from what comes from afar (SD-130)."""
        attack.pay(world, self.model, self._action(world).cost)
        name = text(f"name-{self.action}")
        tell(world, "action-used", self.model, *self.hit, who=f"@{self.model}", action=name)
        if self.aim and self._hides(world, self._aim(world)):
            self.hit.remove(self._aim(world).target)
        return Goto("weak_spots")

    def weak_spots(self, world: World) -> Step:
        """Statuses hurt who is vulnerable to them by the aiming alone (SD-191)."""
        placed = [op.status for op in self._action(world).ops if isinstance(op, Place)]
        return Call(
            harm.ExposeWeakSpots(by=self.model, targets=list(self.hit), statuses=list(placed)), then="effects"
        )

    def effects(self, world: World) -> Step:
        """An aura begins, or the effects happen, once (SD-145, SD-149)."""
        action = self._action(world)
        ops = action.ops
        if action.area is not None and action.area.shape == "aura":
            auras.create(world, self.model, action)
            ops = tuple(op for op in ops if not isinstance(op, Give))
        seat = figures.seat_of(world, self.model)
        notes = {"targets": list(self.hit), "card": self.card, "seat": seat, "own": False}
        run = RunEffects(effects=plain(ops), actor=self.model, source=self.action, notes=notes)
        return Call(run, then="finish")

    def finish(self, world: World) -> Step:
        """A card of one use is gone, whatever came of it (SD-090)."""
        lies_here = self.card in figures.equipment(world, self.model)
        if lies_here and figures.card_record(world, self.card).one_use:
            return Call(equipment.UseUp(hero=self.model, card=self.card), then="end")
        return Done()

    def end(self, world: World) -> Step:
        """The activation goes on."""
        return Done()

    def _action(self, world: World) -> Action:
        return figures.action(world, self.model, self.action, self.card)

    def _aim(self, world: World) -> Aim:
        return targets.aim_named(world, self.model, self._action(world), self.aim)

    def _hides(self, world: World, aim: Aim) -> bool:
        is_far = aim.target in self.hit and aim.way.kind in targets.RANGED
        is_enemy = is_far and not figures.are_friends(world, self.model, aim.target)
        return is_enemy and rolls.hides(world, self.model, aim.target, aim.way.n)


def _aim_words(aim: Aim) -> Text:
    """An aim at one model by its name; shapes read as those of attacks do."""
    is_single = aim.targets == (aim.target,) and not aim.id.startswith("side:")
    return text("opt-aim-at", target=f"@{aim.target}") if is_single else attack.aim_words(aim)


PROCEDURES = (UseAction,)
