"""Effects on wounds and exhaustion of heroes, allies and the foe."""

from __future__ import annotations

from components.questions import Question
from components.runebound import Combat, Loss, Wounds
from components.texts import text
from engine.effects import RunEffects
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.windows import seats_from_active
from engine.world import World
from systems.runebound import figures, harm, values
from systems.runebound import vocabulary as v
from systems.runebound.effects.book import BOOK
from systems.shared.telling import tell


def reached(world: World, frame: RunEffects, target: str) -> list[str]:
    """The figures that a target word means, seen from whom the effects act for ("one_..." means all to choose from)."""
    hero = figures.owner_of(world, frame.actor)
    if target == "hero":
        return [frame.actor]
    if target in ("all_allies", "one_ally"):
        return figures.allies(world, hero)
    if target == "each_hero":
        in_order = [figures.hero_of(world, seat) for seat in seats_from_active(world)]
        return [one for one in in_order if figures.here(world, one)]
    return [hero, *figures.allies(world, hero)]


@BOOK.does(v.Wound)
def wound(world: World, effect: v.Wound, frame: RunEffects) -> Procedure | None:
    """Somebody suffers wounds."""
    return harm.SufferInTurn(
        victims=reached(world, frame, effect.target),
        wounds=effect.n,
        source=frame.source,
        spares_last=effect.spares_last,
    )


@BOOK.does(v.Exhaust)
def exhaust(world: World, effect: v.Exhaust, frame: RunEffects) -> Procedure | None:
    """Somebody suffers exhaustion."""
    return harm.SufferInTurn(
        victims=reached(world, frame, effect.target), exhaustion=effect.n, source=frame.source
    )


@BOOK.does(v.Heal)
def heal(world: World, effect: v.Heal, frame: RunEffects) -> Procedure | None:
    """Wounds go, from one figure by choice or from all that are meant."""
    return _remove(world, frame, effect.target, "wounds", effect.n)


@BOOK.does(v.Rest)
def rest(world: World, effect: v.Rest, frame: RunEffects) -> Procedure | None:
    """Exhaustion goes, from one figure by choice or from all that are meant."""
    return _remove(world, frame, effect.target, "exhaustion", effect.n)


def _remove(world: World, frame: RunEffects, target: str, what: str, n: int) -> Procedure | None:
    count, remove = (figures.wounds, harm.heal) if what == "wounds" else (figures.exhaustion, harm.rest)
    able = [key for key in reached(world, frame, target) if count(world, key)]
    if target.startswith("one_") and able:
        return Relieve(
            hero=figures.owner_of(world, frame.actor), among=able, what=what, n=n, source=frame.source
        )
    for key in able:
        remove(world, key, n)
    return None


class Relieve(Procedure):
    """The player picks the figure from which wounds or exhaustion go (D09)."""

    hero: str
    among: list[str]
    what: str
    n: int
    source: str = ""

    def start(self, world: World) -> Step:
        """Whom?"""
        options = tuple(option(key, text("opt-figure", who=f"@{key}"), key) for key in self.among)
        prompt = text(f"ask-relieve-{self.what}", who=f"@{self.hero}", n=self.n)
        seat = figures.seat_of(world, self.hero)
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "relieve", auto=True)

    def relieve(self, world: World) -> Step:
        """Take them off."""
        (harm.heal if self.what == "wounds" else harm.rest)(world, self.chosen, self.n)
        return Done()


@BOOK.does(v.FoeWound)
def foe_wound(world: World, effect: v.FoeWound, frame: RunEffects) -> Procedure | None:
    """The foe suffers wounds; a hero as foe does as any hero (RB-143)."""
    combat = world.the(Combat)
    if combat.kind != "hero":
        harm.foe_suffers(world, combat.foe, effect.n)
        return None
    hero = figures.owner_of(world, frame.actor)
    other = combat.foe if combat.hero == hero else combat.hero
    return harm.Suffer(victim=other, wounds=effect.n, source=frame.source)


@BOOK.does(v.FoeHeals)
def foe_heals(world: World, effect: v.FoeHeals, frame: RunEffects) -> Procedure | None:
    """The foe loses wounds, unless it was hit this round where the card says so."""
    combat = world.the(Combat)
    was_hit = any(entry.startswith(f"{combat.round}:") for entry in combat.hit_phases)
    if not (effect.unless_hit and was_hit):
        harm.foe_heals(world, combat.foe, effect.n)
    return None


@BOOK.does(v.Soak)
def soak(world: World, effect: v.Soak, frame: RunEffects) -> Procedure | None:
    """Cancel wounds, or exhaustion where the card says so (RB-076)."""
    loss = world.the(Loss)
    before = (loss.wounds, loss.exhaustion)
    if effect.exhaustion and loss.exhaustion:
        loss.exhaustion = max(0, loss.exhaustion - effect.n)
    else:
        loss.wounds = max(0, loss.wounds - effect.n)
    what = "exhaustion" if loss.exhaustion < before[1] else "wounds"
    cancelled = sum(before) - loss.wounds - loss.exhaustion
    tell(
        world,
        "soaked",
        loss.victim,
        frame.source,
        who=f"@{loss.victim}",
        card=f"@{frame.source}",
        n=cancelled,
        what=what,
        whose="own" if frame.source == loss.victim else "card",
    )
    return None


@BOOK.does(v.CancelKnockOut)
def cancel_knock_out(world: World, effect: v.CancelKnockOut, frame: RunEffects) -> Procedure | None:
    """The wounds will stop one short of the hero's life."""
    world.the(Loss).saved = True
    tell(world, "saved", frame.actor, frame.source, who=f"@{frame.actor}", card=f"@{frame.source}")
    return None


@BOOK.does(v.Redirect)
def redirect(world: World, effect: v.Redirect, frame: RunEffects) -> Procedure | None:
    """The ally on the card takes any number of the hero's wounds."""
    return TakeWounds(ally=frame.source)


class TakeWounds(Procedure):
    """An ally takes wounds in place of its hero: how many (D17)?"""

    ally: str

    def start(self, world: World) -> Step:
        """From all of them down to one."""
        loss = world.the(Loss)
        options = tuple(
            option(str(n), text("opt-take-wounds", n=n), self.ally) for n in range(loss.wounds, 0, -1)
        )
        prompt = text("ask-take-wounds", who=f"@{loss.victim}", ally=f"@{self.ally}", n=loss.wounds)
        seat = figures.seat_of(world, loss.victim)
        return Ask(Question(seat, "amount", "D17", prompt, options, about=(self.ally,)), "take", auto=True)

    def take(self, world: World) -> Step:
        """Lay them on the ally; it may be killed by them (RB-099)."""
        taken, loss = int(self.chosen), world.the(Loss)
        loss.wounds -= taken
        loss.redirected += taken
        world.get(self.ally, Wounds).count += taken
        left = max(0, values.life_left(world, self.ally))
        tell(world, "wounded", self.ally, who=f"@{self.ally}", n=taken, left=left)
        return Goto("end") if left else Call(harm.kill_ally(world, self.ally), then="end")

    def end(self, world: World) -> Step:
        """Back to the wounds that are left."""
        return Done()


PROCEDURES = (Relieve, TakeWounds)
