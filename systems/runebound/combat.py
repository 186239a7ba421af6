"""Fights with challenges and encounter foes (RB-078 to RB-107, RB-209, D11, D14).

A fight that is won gives "won" back to its caller after the reward of a challenge was taken; a hazard that is broken off
gives "lost". Escape and knock-out end the turn themselves. Between heroes: `hero_combat.py`.
"""

from __future__ import annotations

from components.questions import Option, Question
from components.runebound import Combat, Prepared, Wounds
from components.texts import text
from engine.effects import RunEffects, plain
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, Unwind
from engine.windows import open_window
from engine.world import GAME, World
from systems.runebound import abilities, figures, harm, phases, rewards, rolls, victory
from systems.runebound.content import content
from systems.runebound.escape import EscapePhase, Retreat
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import (
    PHASES,
    ChallengeRecord,
)
from systems.shared.telling import tell

GIVES_REWARD = ("challenge", "undefeated", "endgame")


# --- the fight -----------------------------------------------------------------------------------------------------------


class Fight(Procedure):
    """A fight of a hero with the foe on a card, in the order of RB-078.

    `kind` as in `Combat`; `space` is where it takes place.
    """

    hero: str
    foe: str
    kind: str
    space: str = ""

    def start(self, world: World) -> Step:
        """Foe and hero meet. A hazard has no before-combat part (RB-183)."""
        world.add(self.foe, Wounds())
        prepared = world.find(self.foe, Prepared) or Prepared()
        world.drop(self.foe, Prepared)
        world.add(GAME, Combat(self.hero, self.foe, self.kind, self.space, foe_life=prepared.foe_life))
        tell(world, "fight-begins", self.hero, self.foe, who=f"@{self.hero}", foe=f"@foe/{self.foe}")
        return Goto("new_round" if self.kind == "hazard" else "card_text")

    def card_text(self, world: World) -> Step:
        """First the card's own before-combat text (RB-079)."""
        record = figures.record(world, self.foe)
        effects = plain(record.before_combat) if isinstance(record, ChallengeRecord) else []
        return Call(RunEffects(effects=effects, actor=self.hero, source=self.foe), then="own_cards")

    def own_cards(self, world: World) -> Step:
        """Then the hero's and allies' before-combat abilities and items, in any order."""
        return open_window(world, "before_combat", self.hero, then="new_round")

    def new_round(self, world: World) -> Step:
        """Is it decided already (RB-081, RB-106)? Else a round begins."""
        if harm.foe_is_beaten(world):
            return Goto("won")
        combat = world.the(Combat)
        combat.round += 1
        combat.acted.clear()
        combat.rolled_this_round = 0
        return Call(CombatRound(), then="round_over")

    def round_over(self, world: World) -> Step:
        """What the foe does at the end of each round; the last one ends after its magic phase (RB-209)."""
        if harm.foe_is_beaten(world):
            return Goto("won")
        if is_last_round(world):
            return Goto("break_off")
        record = figures.record(world, self.foe)
        effects = plain(record.round_end) if isinstance(record, ChallengeRecord) else []
        return Call(RunEffects(effects=effects, actor=self.hero, source=self.foe), then="new_round")

    def break_off(self, world: World) -> Step:
        """Thirty rounds and no end (RB-209)."""
        tell(world, "fight-broken-off", self.hero, self.foe, who=f"@{self.hero}", foe=f"@foe/{self.foe}")
        if self.kind == "hazard":
            harm.put_away_foe(world, world.the(Combat))
            harm.clear_scene(world)
            return Done("lost")
        if self.kind == "endgame":
            return Unwind("PlayEndgame", "knocked_out")
        return Call(Retreat(hero=self.hero), then="finish")

    def won(self, world: World) -> Step:
        """The foe is defeated at once (RB-101); victory may be the reward (RB-159)."""
        world.the(Combat).phase = harm.REWARD
        tell(world, "foe-defeated", self.hero, self.foe, who=f"@{self.hero}", foe=f"@foe/{self.foe}")
        record = figures.record(world, self.foe)
        if isinstance(record, ChallengeRecord) and record.reward.victory:
            victory.win_by_victory_card(world, self.hero)
            return Done("won")
        if self.kind in GIVES_REWARD:
            return Call(rewards.TakeReward(hero=self.hero, card=self.foe, space=self.space), then="finish")
        return Goto("finish")

    def finish(self, world: World) -> Step:
        """The fight leaves the table; a hero who fell in the same instant is knocked out only now (RB-115)."""
        world.get(self.foe, Wounds).count = 0
        harm.clear_scene(world)
        return Call(harm.Settle(hero=self.hero), then="over")

    def over(self, world: World) -> Step:
        """The hero goes on with his turn."""
        return Done("won")


def is_last_round(reader: Reader) -> bool:
    """Tell whether the round under way is the last one that may be fought (RB-209)."""
    return reader.the(Combat).round >= content().numbers.round_limit


class CombatRound(Procedure):
    """One round: escape, ranged, melee, magic, until one side is beaten (RB-078)."""

    place: int = 0

    def start(self, world: World) -> Step:
        """The escape phase, unless it is barred."""
        world.the(Combat).phase = "escape"
        return Call(EscapePhase(), then="phases") if phases.may_escape(world) else Goto("phases")

    def phases(self, world: World) -> Step:
        """The next phase; later ones are dropped when the foe is beaten (RB-101)."""
        combat = world.the(Combat)
        combat.harms = [change for change in combat.harms if not change.phase_only]
        if self.place >= len(PHASES) or harm.foe_is_beaten(world):
            return Done()
        combat.phase = PHASES[self.place]
        self.place += 1
        return Call(CombatPhase(), then="phases")


# --- ranged, melee, magic ------------------------------------------------------------------------------------------------


class CombatPhase(Procedure):
    """One of the three phases: exactly one figure acts (RB-092 to RB-098, D14)."""

    who: str = ""

    def start(self, world: World) -> Step:
        """Who meets the foe?"""
        combat, menace = world.the(Combat), phases.menace_of(world)
        options = with_free_options(world, phases.phase_options(world, menace))
        prompt = text(
            "ask-phase",
            who=f"@{combat.hero}",
            phase=text(f"word-{combat.phase}"),
            foe=f"@foe/{combat.foe}",
            value=menace.value,
            damage=menace.damage,
        )
        seat = figures.seat_of(world, combat.hero)
        about = (combat.hero, combat.foe)
        question = Question(seat, "pick", "D14", prompt, options, default="defend", about=about)
        return Ask(question, "act", auto=True)

    def act(self, world: World) -> Step:
        """Hero attacks, hero defends, or an ally attacks; a free use of a card comes before that."""
        combat = world.the(Combat)
        free = abilities.free_procedure(world, combat.hero, self.chosen)
        if free is not None:
            return Call(free, then="again")
        target = phases.foe_value(world, combat.phase)
        if self.chosen == "defend":
            if not phases.needs_defence_roll(world, combat.phase):
                return Done()
            roll = rolls.MakeRoll(kind="defend", who=combat.hero, of=combat.phase, target=target)
            return Call(roll, then="defended")
        self.who = self.chosen.removeprefix("attack:")
        combat.acted.append(self.who)
        roll = rolls.MakeRoll(kind="attack", who=self.who, of=combat.phase, target=target)
        return Call(roll, then="attacked")

    def again(self, world: World) -> Step:
        """Somebody must still meet the foe, if the card has not ended the fight."""
        return Goto("end" if harm.foe_is_beaten(world) else "start")

    def attacked(self, world: World) -> Step:
        """A hit deals the attacker's damage, a miss costs the attacker (RB-095)."""
        combat = world.the(Combat)
        if not self.got["success"]:
            return Call(FailedRoll(who=self.who, role="attack"), then="end")
        dealt = phases.hit_damage(world, self.who, combat.phase, self.got["damage"])
        combat.hit_phases.append(f"{combat.round}:{combat.phase}")
        harm.foe_suffers(world, combat.foe, dealt)
        return Done()

    def defended(self, world: World) -> Step:
        """Success: nothing happens; failure: the hero is hurt (RB-096)."""
        if self.got["success"]:
            return Done()
        return Call(FailedRoll(who=world.the(Combat).hero, role="defend"), then="end")

    def end(self, world: World) -> Step:
        """The phase is over."""
        return Done()


class FailedRoll(Procedure):
    """A combat roll against a foe has failed: its damage, or its stated other harm (RB-095)."""

    who: str
    role: str
    next: int = 0

    def start(self, world: World) -> Step:
        """The foe's damage, unless a special rule stands in its place."""
        combat = world.the(Combat)
        damage = phases.damage_of_side(world, combat.foe, combat.phase)
        instead = any(rule.instead for rule in phases.on_fail(world, self.who, combat.phase, self.role))
        if instead or damage == 0:
            return Goto("special")
        hurt = harm.Suffer(
            victim=self.who, wounds=damage, source=combat.foe, phase=combat.phase, role=self.role
        )
        return Call(hurt, then="special")

    def special(self, world: World) -> Step:
        """Then the foe's special rules, one after the other; a killed ally suffers no more."""
        combat = world.the(Combat)
        rules = phases.on_fail(world, self.who, combat.phase, self.role)
        if self.next >= len(rules):
            return Done()
        rule = rules[self.next]
        self.next += 1
        harmed = self.who if rule.harms == "roller" else combat.hero
        if not figures.owner_of(world, harmed):
            return Goto("special")
        return Call(RunEffects(effects=plain(rule.effects), actor=harmed, source=combat.foe), then="special")


def with_free_options(world: World, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """These answers and the free uses of the hero's cards (D28). Where there is one answer only, nobody is asked for
    the sake of a discard alone.
    """
    free = abilities.free_options(world, world.the(Combat).hero)
    is_forced = len(options) == 1 and not any(one.id.startswith("use:") for one in free)
    return options if is_forced else (*options, *free)


PROCEDURES = (Fight, CombatRound, CombatPhase, FailedRoll)
