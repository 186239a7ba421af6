"""Fights between heroes (RB-135 to RB-145, RB-209; D11, D12, D14, D25, D26).

As a fight with a challenge, but the defender rolls for the number to reach in every phase, and the roles swap after
each round. In `Combat`, `hero` is the attacker of the round and `foe` the defender.
"""

from __future__ import annotations

from components.cards import Pile
from components.questions import Option, Question
from components.runebound import Combat, Purse
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, Unwind, option
from engine.windows import open_window
from engine.world import GAME, World
from systems.runebound import abilities, belongings, combat, escape, figures, harm, phases, rolls, victory
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import PHASES
from systems.shared.telling import tell


class HeroFight(Procedure):
    """The active hero attacks another one; however it ends, the turn ends (RB-139)."""

    hero: str
    other: str
    loser: str = ""

    def start(self, world: World) -> Step:
        """The active hero is the first attacker (RB-135)."""
        space = figures.here(world, self.hero)
        world.add(GAME, Combat(self.hero, self.other, "hero", space))
        tell(world, "hero-fight-begins", self.hero, self.other, who=f"@{self.hero}", other=f"@{self.other}")
        return open_window(world, "before_combat", self.other, then="attackers_cards")

    def attackers_cards(self, world: World) -> Step:
        """The defender used his before-combat cards first, now the attacker (RB-135)."""
        return open_window(world, "before_combat", self.hero, then="new_round")

    def new_round(self, world: World) -> Step:
        """A round begins."""
        fight = world.the(Combat)
        fight.round += 1
        fight.acted.clear()
        fight.rolled_this_round = 0
        return Call(HeroRound(), then="swap")

    def swap(self, world: World) -> Step:
        """Attacker and defender swap roles (RB-136); in the last round the attacker gets away (RB-209)."""
        fight = world.the(Combat)
        if combat.is_last_round(world):
            return Call(escape.Retreat(hero=fight.hero), then="end")
        fight.hero, fight.foe = fight.foe, fight.hero
        return Goto("new_round")

    def beaten(self, world: World) -> Step:
        """A hero has fallen: the winner takes his spoils (RB-137)."""
        fight = world.the(Combat)
        self.loser = fight.beaten
        winner = fight.foe if fight.hero == self.loser else fight.hero
        harm.clear_scene(world)
        harm.raise_up(world, self.loser)
        tell(world, "hero-beaten", winner, self.loser, who=f"@{winner}", other=f"@{self.loser}")
        return Call(Spoils(winner=winner, loser=self.loser), then="knock_out")

    def knock_out(self, world: World) -> Step:
        """Then the loser is knocked out, without a challenge (RB-137)."""
        return Call(harm.KnockOut(hero=self.loser), then="end")

    def end(self, world: World) -> Step:
        """The active player's turn ends: no market, no experience step (RB-139)."""
        return Unwind("Turn", "end")


class HeroRound(Procedure):
    """One round: the attacker may escape, then ranged, melee and magic (RB-136)."""

    place: int = 0

    def start(self, world: World) -> Step:
        """Only the attacker may try to escape."""
        world.the(Combat).phase = "escape"
        return Call(HeroEscape(), then="phases")

    def phases(self, world: World) -> Step:
        """The next phase; a fallen hero has unwound this already."""
        fight = world.the(Combat)
        fight.harms = [change for change in fight.harms if not change.phase_only]
        if self.place >= len(PHASES):
            return Done()
        fight.phase = PHASES[self.place]
        self.place += 1
        return Call(HeroPhase(), then="phases")


class HeroEscape(Procedure):
    """The attacker may try to escape; the defender rolls first for the number to reach (RB-140)."""

    def start(self, world: World) -> Step:
        """Try, or go on (D12)?"""
        fight = world.the(Combat)
        options = (
            option("try", text("opt-escape-hero"), fight.hero),
            option("go_on", text("opt-go-on"), fight.foe),
            *abilities.free_options(world, fight.hero),
        )
        prompt = text("ask-escape-hero", who=f"@{fight.hero}", other=f"@{fight.foe}")
        question = Question(
            figures.seat_of(world, fight.hero),
            "pick",
            "D12",
            prompt,
            options,
            default="go_on",
            about=(fight.hero, fight.foe),
        )
        return Ask(question, "decide")

    def decide(self, world: World) -> Step:
        """The defender's roll + Mind is the target."""
        fight = world.the(Combat)
        if self.chosen == "go_on":
            return Done()
        free = abilities.free_procedure(world, fight.hero, self.chosen)
        if free is not None:
            return Call(free, then="start")
        return Call(rolls.MakeRoll(kind="answer", who=fight.foe, of="ranged"), then="run")

    def run(self, world: World) -> Step:
        """The attacker's escape roll."""
        hero = world.the(Combat).hero
        roll = rolls.MakeRoll(kind="escape", who=hero, of="ranged", target=self.got["total"])
        return Call(roll, then="result")

    def result(self, world: World) -> Step:
        """Success moves the hero one space back and ends all; failing costs a wound."""
        fight = world.the(Combat)
        if self.got["success"]:
            return Call(escape.Retreat(hero=fight.hero), then="start")
        return Call(escape.caught(fight.hero, fight.foe), then="start")


class HeroPhase(Procedure):
    """One phase: the attacker announces, the defender rolls, the attacker rolls (RB-138)."""

    who: str = ""
    action: str = ""
    answer_damage: int = 0

    def start(self, world: World) -> Step:
        """Hero attacks, hero defends, or an ally attacks (D14)? The defender's allies take no part."""
        fight = world.the(Combat)
        prompt = text(
            "ask-phase-hero",
            who=f"@{fight.hero}",
            other=f"@{fight.foe}",
            phase=text(f"word-{fight.phase}"),
        )
        seat = figures.seat_of(world, fight.hero)
        about = (fight.hero, fight.foe)
        options = combat.with_free_options(world, hero_phase_options(world))
        question = Question(seat, "pick", "D14", prompt, options, default="defend", about=about)
        return Ask(question, "announce", auto=True)

    def announce(self, world: World) -> Step:
        """The defender rolls first; his hero's value is used (RB-136)."""
        fight = world.the(Combat)
        free = abilities.free_procedure(world, fight.hero, self.chosen)
        if free is not None:
            return Call(free, then="start")
        self.action = "defend" if self.chosen == "defend" else "attack"
        self.who = fight.hero if self.action == "defend" else self.chosen.removeprefix("attack:")
        if self.action == "attack":
            fight.acted.append(self.who)
        elif phases.hit_damage(world, fight.foe, fight.phase) == 0:
            return Done()
        return Call(rolls.MakeRoll(kind="target", who=fight.foe, of=fight.phase), then="answer_roll")

    def answer_roll(self, world: World) -> Step:
        """Now the attacker rolls against that number."""
        self.answer_damage = self.got["damage"]
        roll = rolls.MakeRoll(
            kind=self.action, who=self.who, of=world.the(Combat).phase, target=self.got["total"]
        )
        return Call(roll, then="result")

    def result(self, world: World) -> Step:
        """A hit hurts the defender, a miss the attacking figure; a defence only averts harm (RB-138)."""
        fight = world.the(Combat)
        if self.got["success"]:
            if self.action == "defend":
                return Done()
            dealt = phases.hit_damage(world, self.who, fight.phase, self.got["damage"])
            hurt = harm.Suffer(victim=fight.foe, wounds=dealt, source=self.who, phase=fight.phase)
            return Call(hurt, then="end")
        dealt = phases.hit_damage(world, fight.foe, fight.phase, self.answer_damage)
        hurt = harm.Suffer(
            victim=self.who, wounds=dealt, source=fight.foe, phase=fight.phase, role=self.action
        )
        return Call(hurt, then="end")

    def end(self, world: World) -> Step:
        """The phase is over."""
        return Done()


def hero_phase_options(reader: Reader) -> tuple[Option, ...]:
    """The legal answers of D14 between heroes; the number to reach is not known before the roll."""
    fight = reader.the(Combat)
    options = []
    for who in (fight.hero, *figures.allies(reader, fight.hero)):
        if phases.may_attack(reader, who, fight.phase):
            options.append(option(f"attack:{who}", text("opt-attack-hero", who=f"@{who}"), who, fight.foe))
    options.insert(1, option("defend", text("opt-defend-hero", who=f"@{fight.hero}"), fight.hero))
    return tuple(options)


class Spoils(Procedure):
    """The winner takes one thing of the loser's (RB-137, D25)."""

    winner: str
    loser: str
    card: str = ""

    def start(self, world: World) -> Step:
        """All gold, one item, one ally, one kept adventure card, or nothing."""
        prompt = text("ask-spoils", who=f"@{self.winner}", other=f"@{self.loser}")
        seat = figures.seat_of(world, self.winner)
        options = spoils_options(world, self.loser)
        question = Question(
            seat, "pick", "D25", prompt, options, default=options[0].id, about=(self.winner, self.loser)
        )
        return Ask(question, "take")

    def take(self, world: World) -> Step:
        """Limits hold for a card taken so."""
        if self.chosen == "gold":
            amount = figures.gold(world, self.loser)
            world.get(self.loser, Purse).gold = 0
            world.get(self.winner, Purse).gold += amount
            tell(
                world,
                "takes-gold",
                self.winner,
                self.loser,
                who=f"@{self.winner}",
                other=f"@{self.loser}",
                n=amount,
            )
            return Done()
        if self.chosen == "nothing":
            return Done()
        self.card = self.chosen.removeprefix("card:")
        return Call(belongings.TakeCard(hero=self.winner, card=self.card), then="taken")

    def taken(self, world: World) -> Step:
        """A card that does not fit stays with the loser; a third rune wins at once (RB-144)."""
        if self.got:
            tell(world, "takes-card", self.winner, self.card, who=f"@{self.winner}", card=f"@{self.card}")
        victory.check_victory(world)
        return Done()


def spoils_options(reader: Reader, loser: str) -> tuple[Option, ...]:
    """What a winner may take: quests are bound to their hero, all else that lies with the loser is open (RB-137)."""
    options = []
    amount = figures.gold(reader, loser)
    if amount:
        options.append(option("gold", text("opt-spoils-gold", n=amount), loser))
    for card in reader.get(loser, Pile).cards:
        if not figures.is_quest(reader, card):
            options.append(option(f"card:{card}", text("opt-spoils-card", card=f"@{card}"), card))
    options.append(option("nothing", text("opt-nothing"), loser))
    return tuple(options)


PROCEDURES = (HeroFight, HeroRound, HeroEscape, HeroPhase, Spoils)
