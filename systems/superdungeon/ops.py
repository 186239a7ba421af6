"""What actions and potions do, one function for each word of the vocabulary (section 9.1).

Run by `engine.effects.RunEffects`: `actor` is the user, `source` the action's id, and `notes` hold

    targets     whom it affects
    card        the card it is printed on, "" for a stat card
    seat        the seat that decides
    own         whether effects end with the affected model's own next activation, not with the user's (SD-164)
    protects    the target that a redirecting potion protects (SD-249)
    resurrects  the destroyed hero, where he is chosen already

What only attacks can do is done by the attack itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from components.superdungeon import Activation, Attack, Lasting, LastingEffects
from engine.effects import EffectBook, RunEffects
from engine.flow import Call, Done, Goto, Procedure, Step
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import counters, equipment, figures, harm, healing, placing, shapeshift
from systems.superdungeon.vocabulary import (
    AnyOp,
    DiscardSelf,
    FreeAttacks,
    GainPotion,
    Give,
    Heal,
    Place,
    Redirect,
    Remedy,
    Resurrect,
    SetPool,
    Shift,
    Teleport,
    WoundSelf,
)

BOOK = EffectBook(AnyOp)


class ForEach(Procedure):
    """One procedure after the other for each of several models; those that fell meanwhile are left out.

    `do` is the effect as plain data, `seat` the seat that decides.
    """

    do: Any
    targets: list[str]
    seat: int
    next: int = 0

    def start(self, world: World) -> Step:
        """The next model."""
        if self.next >= len(self.targets):
            return Done()
        target = self.targets[self.next]
        self.next += 1
        if not figures.is_in_play(world, target):
            return Goto("start")
        return Call(self._procedure(target), then="start")

    def _procedure(self, target: str) -> Procedure:
        match msgspec.convert(self.do, AnyOp):
            case Place(status=status):
                return counters.GiveStatus(model=target, status=status)
            case Heal(n=n):
                return healing.Heal(model=target, n=n)
            case Teleport(n=n):
                return placing.Teleport(model=target, n=n, seat=self.seat)
            case WoundSelf(n=n):
                return harm.WoundModel(model=target, n=n, cause="price", at_once=True)
        raise TypeError(f"{self.do!r} is not done to one model after the other")


def _targets(frame: RunEffects) -> list[str]:
    return list(frame.notes["targets"])


@BOOK.does(Place)
@BOOK.does(Heal)
@BOOK.does(Teleport)
@BOOK.does(WoundSelf)
def _one_by_one(world: World, op: Place | Heal | Teleport | WoundSelf, frame: RunEffects) -> Procedure:
    """What may ask, or open a window, is done to one model after the other."""
    return ForEach(do=msgspec.to_builtins(op), targets=_targets(frame), seat=frame.notes["seat"])


@BOOK.does(Give)
def _give(world: World, op: Give, frame: RunEffects) -> None:
    """The affected have abilities for a while (SD-152, SD-164)."""
    last(world, frame, list(msgspec.to_builtins(op.abilities)))


@BOOK.does(SetPool)
def _set_pool(world: World, op: SetPool, frame: RunEffects) -> None:
    """An attribute is another one for a while."""
    last(world, frame, [msgspec.to_builtins(op)])


def last(world: World, frame: RunEffects, abilities: list[Any]) -> None:
    """Lay a lasting effect on everybody affected; what they are immune to now goes at once (SD-190)."""
    for target in _targets(frame):
        until = target if frame.notes["own"] else frame.actor
        effects = world.get(target, LastingEffects).effects
        mine = next((e for e in effects if (e.source, e.until) == (frame.source, until)), None)
        if mine is None:
            effects.append(Lasting(frame.source, list(abilities), until))
        else:
            mine.abilities += [ability for ability in abilities if ability not in mine.abilities]
        tell(world, "effect-begins", target, who=f"@{target}", action=f"@action/{frame.source}")
        counters.shed_immune(world, target)


@BOOK.does(Remedy)
def _remedy(world: World, op: Remedy, frame: RunEffects) -> None:
    """All statuses go (SD-203)."""
    for target in _targets(frame):
        counters.remedy(world, target)


@BOOK.does(Redirect)
def _redirect(world: World, op: Redirect, frame: RunEffects) -> None:
    """The beneficiary takes the place of one target of the attack (SD-249)."""
    attack, protected = world.the(Attack), frame.notes["protects"]
    for target in _targets(frame):
        attack.targets[attack.targets.index(protected)] = target
        attack.redirected.append(target)
        tell(world, "redirected", target, protected, who=f"@{target}", instead=f"@{protected}")


@BOOK.does(Resurrect)
def _resurrect(world: World, op: Resurrect, frame: RunEffects) -> Procedure:
    """A destroyed hero may come back (SD-204)."""
    return healing.Resurrect(seat=frame.notes["seat"], hero=frame.notes.get("resurrects", ""))


@BOOK.does(Shift)
def _shift(world: World, op: Shift, frame: RunEffects) -> Procedure:
    """The user takes another form (SD-169)."""
    return shapeshift.Shift(model=frame.actor, form=op.form)


@BOOK.does(FreeAttacks)
def _free_attacks(world: World, op: FreeAttacks, frame: RunEffects) -> None:
    """A free attack after every square of this activation; the activation looks after that (Red Mist)."""
    world.the(Activation).red_mist = True


@BOOK.does(GainPotion)
def _gain_potion(world: World, op: GainPotion, frame: RunEffects) -> None:
    """Potion counters up to the cap."""
    for target in _targets(frame):
        equipment.gain_potions(world, target, op.n)


@BOOK.does(DiscardSelf)
def _discard_self(world: World, op: DiscardSelf, frame: RunEffects) -> Procedure:
    """The card is used up (SD-090)."""
    return equipment.UseUp(hero=frame.actor, card=frame.notes["card"])


PROCEDURES = (ForEach,)
