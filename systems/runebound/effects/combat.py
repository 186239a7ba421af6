"""Effects on rolls and on the fight under way."""

from __future__ import annotations

from components.questions import Question
from components.runebound import Boost, Combat, Harm, Prepared, Roll
from components.texts import text
from engine.effects import RunEffects
from engine.flow import Ask, Call, Done, Procedure, Step, option
from engine.world import GAME, World
from systems.runebound import abilities, figures, harm, rolls, values
from systems.runebound import vocabulary as v
from systems.runebound.effects.book import BOOK
from systems.runebound.phases import felt_by_foe
from systems.shared.telling import tell

# --- rolls -------------------------------------------------------------------------------------------------------------


@BOOK.does(v.RollBonus)
def roll_bonus(world: World, effect: v.RollBonus, frame: RunEffects) -> Procedure | None:
    """Add to the roll that stands; once the dice lie, its new total is told (RB-200)."""
    roll = world.the(Roll)
    roll.parts[frame.source] = roll.parts.get(frame.source, 0) + effect.n
    if roll.dice:
        tell(
            world, "roll-raised", roll.who, frame.source, card=f"@{frame.source}", total=rolls.total_of(roll)
        )
    return None


@BOOK.does(v.DamageBonus)
def damage_bonus(world: World, effect: v.DamageBonus, frame: RunEffects) -> Procedure | None:
    """Add to the damage of that roll's hit."""
    world.the(Roll).damage += effect.n
    return None


@BOOK.does(v.Reroll)
def reroll(world: World, effect: v.Reroll, frame: RunEffects) -> Procedure | None:
    """Both dice again; the new result stands."""
    roll = world.the(Roll)
    roll.rerolled += 1
    rolls.throw(world, roll)
    return None


@BOOK.does(v.NextRoll)
def next_roll(world: World, effect: v.NextRoll, frame: RunEffects) -> Procedure | None:
    """A bonus waits for a combat roll to come."""
    hero = figures.owner_of(world, frame.actor)
    if effect.whose == "ally_first":
        return BoostAlly(hero=hero, n=effect.n, source=frame.source)
    world.the(Combat).boosts.append(Boost(hero, effect.n, first=effect.whose == "hero_first"))
    return None


class BoostAlly(Procedure):
    """One ally by choice gets a bonus on its first combat roll (D09)."""

    hero: str
    n: int
    source: str

    def start(self, world: World) -> Step:
        """Which ally?"""
        allies = figures.allies(world, self.hero)
        if not allies:
            return Done()
        options = tuple(option(ally, text("opt-figure", who=f"@{ally}"), ally) for ally in allies)
        prompt = text("ask-boost-ally", who=f"@{self.hero}", n=self.n)
        seat = figures.seat_of(world, self.hero)
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "boost", auto=True)

    def boost(self, world: World) -> Step:
        """Note it."""
        world.the(Combat).boosts.append(Boost(self.chosen, self.n, first=True))
        return Done()


@BOOK.does(v.Attack)
def attack(world: World, effect: v.Attack, frame: RunEffects) -> Procedure | None:
    """An attack outside the phases (RB-203)."""
    hero = figures.owner_of(world, frame.actor)
    user = abilities.attacker_of(world, hero, frame.source)
    damage = effect.damage if effect.damage is not None else values.strength(world, user, effect.phase).damage
    return OutsideAttack(hero=hero, user=user, phase=effect.phase, damage=damage, bonus=effect.bonus)


class OutsideAttack(Procedure):
    """Roll + the user's value against the foe's value; a hit deals the damage, a miss costs nothing (RB-203).

    Between heroes the opponent rolls for the value first (RB-143).
    """

    hero: str
    user: str
    phase: str
    damage: int
    bonus: int = 0

    def start(self, world: World) -> Step:
        """A challenge's value is printed, a hero rolls for it; special rules of the foe hold for the hit too."""
        combat = world.the(Combat)
        if combat.kind == "hero":
            return Call(
                rolls.MakeRoll(kind="answer", who=self._other(world), of=self.phase), then="answer_roll"
            )
        target = values.attribute(world, combat.foe, v.ATTRIBUTE_OF_PHASE[self.phase]).value
        return self._roll(target)

    def answer_roll(self, world: World) -> Step:
        """The opponent's total is the number to reach."""
        return self._roll(self.got["total"])

    def strike(self, world: World) -> Step:
        """A hit?"""
        if not self.got["success"]:
            return Done()
        combat = world.the(Combat)
        if combat.kind == "hero":
            return Call(
                harm.Suffer(victim=self._other(world), wounds=self.damage, source=self.user), then="end"
            )
        harm.foe_suffers(world, combat.foe, felt_by_foe(world, self.hero, self.phase, self.damage))
        return Done()

    def end(self, world: World) -> Step:
        """Done."""
        return Done()

    def _roll(self, target: int) -> Step:
        roll = rolls.MakeRoll(kind="spell", who=self.user, of=self.phase, target=target, bonus=self.bonus)
        return Call(roll, then="strike")

    def _other(self, world: World) -> str:
        combat = world.the(Combat)
        return combat.foe if combat.hero == self.hero else combat.hero


# --- the foe ---------------------------------------------------------------------------------------------------------


def _against(world: World, frame: RunEffects) -> str:
    """The side that an effect on "the foe" means (RB-143)."""
    combat = world.the(Combat)
    return combat.foe if combat.hero == figures.owner_of(world, frame.actor) else combat.hero


@BOOK.does(v.FoeValue)
def foe_value(world: World, effect: v.FoeValue, frame: RunEffects) -> Procedure | None:
    """Change the foe's value in these phases, or in one of them by choice."""
    against = _against(world, frame)
    if effect.one:
        hero = figures.owner_of(world, frame.actor)
        return PickFoeValue(hero=hero, against=against, n=effect.n, source=frame.source)
    for phase in effect.phases:
        change_foe_value(world, against, phase, effect.n)
    return None


def change_foe_value(world: World, against: str, phase: v.Phase, n: int) -> None:
    """Note the change for this fight and tell it."""
    world.the(Combat).harms.append(Harm(against, phase, value=n))
    tell(world, "foe-value", against, who=f"@foe/{against}", phase=text(f"word-{phase}"), n=f"{n:+d}")


class PickFoeValue(Procedure):
    """Which of the foe's values changes (D09)?"""

    hero: str
    against: str
    n: int
    source: str

    def start(self, world: World) -> Step:
        """One of the three."""
        options = tuple(option(phase, text(f"word-{phase}"), self.against) for phase in v.PHASES)
        prompt = text("ask-foe-value", who=f"@{self.hero}", n=f"{self.n:+d}")
        seat = figures.seat_of(world, self.hero)
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "change")

    def change(self, world: World) -> Step:
        """Note it."""
        phase = next(phase for phase in v.PHASES if phase == self.chosen)
        change_foe_value(world, self.against, phase, self.n)
        return Done()


@BOOK.does(v.FoeDamage)
def foe_damage(world: World, effect: v.FoeDamage, frame: RunEffects) -> Procedure | None:
    """Change the foe's damage in a phase, for the fight or for the phase at hand."""
    against = _against(world, frame)
    change = Harm(
        against, effect.phase, damage=effect.n, zero_damage=effect.zero, phase_only=effect.this_phase
    )
    world.the(Combat).harms.append(change)
    tell(world, "foe-damage", against, who=f"@foe/{against}", phase=text(f"word-{effect.phase}"))
    return None


@BOOK.does(v.FoeLife)
def foe_life(world: World, effect: v.FoeLife, frame: RunEffects) -> Procedure | None:
    """Change the foe's life for this fight, or for the one that the card is about to bring (RB-106)."""
    combat = world.find(GAME, Combat)
    if combat is not None:
        combat.foe_life += effect.n
    else:
        prepared = world.find(frame.source, Prepared) or Prepared()
        world.add(frame.source, Prepared(prepared.foe_life + effect.n))
    foe = combat.foe if combat else frame.source
    tell(world, "foe-life", foe, who=f"@foe/{foe}", n=f"{effect.n:+d}")
    return None


@BOOK.does(v.NoEscape)
def no_escape(world: World, effect: v.NoEscape, frame: RunEffects) -> Procedure | None:
    """The escape phase is dropped."""
    world.the(Combat).forbidden.append("escape")
    return None


@BOOK.does(v.NoAttack)
def no_attack(world: World, effect: v.NoAttack, frame: RunEffects) -> Procedure | None:
    """The hero may not attack in that phase of that round."""
    world.the(Combat).forbidden.append(f"hero_attack:{effect.phase}:{effect.round}")
    return None


@BOOK.does(v.EndFight)
def end_fight(world: World, effect: v.EndFight, frame: RunEffects) -> Procedure | None:
    """The fight counts as won."""
    combat = world.find(GAME, Combat)
    if combat is not None:
        combat.ended = "won"
        combat.reward_gold = effect.gold
    return None


PROCEDURES = (BoostAlly, OutsideAttack, PickFoeValue)
