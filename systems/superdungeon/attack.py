"""Attacks, from the declaration to the last target (SD-104 to SD-118, SD-130 to SD-137, SD-161, SD-191, SD-194).

`MakeAttack` resolves basic attacks, special attacks and control actions with a roll. The attack under way lies on the game
entity as `Attack`, where potions look at it and change it. Who can be aimed at is in `targets.py`; what follows from wounds
in `harm.py`. This module must not know by what right somebody attacks.
"""

from __future__ import annotations

from components.questions import Odds, Option, Question
from components.superdungeon import Activation, Attack
from components.texts import Text, text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step
from engine.windows import open_window
from engine.world import GAME, World
from systems.shared.telling import tell
from systems.superdungeon import (
    blows,
    control,
    counters,
    defence,
    figures,
    harm,
    icons,
    odds,
    rolls,
    targets,
    victory,
)
from systems.superdungeon.figures import Reader
from systems.superdungeon.pools import MELEE, PoolTotal, attack_pool, discards
from systems.superdungeon.targets import Aim
from systems.superdungeon.vocabulary import Action, ExtraWounds, HealUser, Move

BASIC_COST = 1
MASSIVE = "massive_damage"
LEADERS = ("boss", "mini_boss")


# --- options -----------------------------------------------------------------------------------------------------------


def basic_aims(reader: Reader, model: str, melee_only: bool = False) -> list[Aim]:
    """Whom a model can attack without a special attack: at hand, and with Reach, Range, Magic or Missile."""
    found = targets.aims(reader, model)
    return [aim for aim in found if aim.way.kind == MELEE or not melee_only]


def basic_options(reader: Reader, model: str, prefix: str = "attack") -> list[Option]:
    """The basic attacks of a model as options "attack:melee:TARGET"; free ones are melee only (Berserk, Red Mist)."""
    aims = basic_aims(reader, model, melee_only=prefix == "free")
    return [aim_option(reader, model, aim, None, f"{prefix}:{aim.id}") for aim in aims]


def basic_attack(model: str, option_id: str, cost: int = BASIC_COST) -> MakeAttack:
    """The attack behind an option of `basic_options`."""
    return MakeAttack(attacker=model, aim=option_id.partition(":")[2], cost=cost)


def aim_option(reader: Reader, model: str, aim: Aim, action: Action | None, name: str) -> Option:
    """An aim as an option, with the chance to hit each target; one without a roll has none."""
    on = aim.targets or (model,)
    rolls_dice = action is None or action.against is not None
    return Option(name, aim_words(aim), on, aim_odds(reader, model, aim, action) if rolls_dice else ())


def aim_words(aim: Aim) -> Text:
    """How an aim is declared: whom with what, round whom, to which side, or all around."""
    way, n = text(f"way-{aim.way.kind}"), len(aim.targets)
    if aim.id.startswith("side:"):
        return text("opt-aim-side", side=text(f"side-{aim.id[-1].lower()}"), n=n)
    if not aim.target:
        return text("opt-aim-here", n=n)
    key = "opt-aim-burst" if "space/" in aim.id else "opt-aim"
    return text(key, way=way, target=f"@{aim.target}", n=n)


def aim_odds(reader: Reader, model: str, aim: Aim, action: Action | None) -> tuple[Odds, ...]:
    """The chance to hit a single target, or each of several (SD-105)."""
    pool = aimed_pool(reader, model, aim, action).value
    weak = discards(reader, model, aim.way.rolls)
    each = []
    for target in aim.targets:
        hit = defence.chance(reader, target, action, pool, weak, by=model)
        found = defence.stays_found(reader, model, aim.way, target) if target == aim.target else (1, 1)
        each.append((target, odds.both(hit, found)))
    if len(each) == 1:
        return odds.shown(each[0][1])
    return tuple(Odds(text("odds-hit-one", who=f"@{target}"), ways, of) for target, (ways, of) in each)


def aimed_pool(reader: Reader, model: str, aim: Aim, action: Action | None) -> PoolTotal:
    """The dice of the attack roll for an aim; in an area no single target adds to it (SD-131)."""
    single = aim.target if action is None or action.area is None else ""
    return attack_pool(reader, model, aim.way.kind, aim.way.rolls, action, single)


# --- the attack ------------------------------------------------------------------------------------------------------------


class MakeAttack(Procedure):
    """One attack (SD-114). `action` "" is a basic one; `card` is where the action is printed ("" = the stat card).

    `cost` AP are paid once it is declared; with `aim` the target is chosen already. Gives back the models it wounded or, for
    a control action, beat.
    """

    attacker: str
    action: str = ""
    card: str = ""
    cost: int = 0
    aim: str = ""
    placed: int = 0
    beaten: list[str] = []

    def start(self, world: World) -> Step:
        """Is the target chosen already?"""
        if not self.aim and not targets.has_aim(world, self.attacker, self._action(world)):
            return Done([])
        return Goto("declare" if self.aim else "choose")

    def choose(self, world: World) -> Step:
        """DP-18: target, centre or direction."""
        action = self._action(world)
        aims = targets.aims(world, self.attacker, action)
        options = tuple(aim_option(world, self.attacker, aim, action, aim.id) for aim in aims)
        name = text(f"name-{self.action}") if self.action else text("word-attack")
        prompt = text("ask-aim", who=f"@{self.attacker}", action=name)
        seat = figures.seat_of(world, self.attacker)
        return Ask(
            Question(seat, "pick", "DP-18", prompt, options, about=(self.attacker,)), "aimed", auto=True
        )

    def aimed(self, world: World) -> Step:
        """This one."""
        self.aim = self.chosen
        return Goto("declare")

    def declare(self, world: World) -> Step:
        """The attack lies on the table; the order of several targets is the attacker's choice (SD-114)."""
        action, aim = self._action(world), self._aim(world)
        in_area = action is not None and action.area is not None
        attack = Attack(self.attacker, self.action, self.card, aim.way.kind, aim.way.rolls, _against(action))
        attack.reach, attack.aimed = aim.way.n if aim.target else 0, aim.target
        attack.targets = list(aim.targets)
        attack.squares = list(aim.squares) if in_area else []
        world.add(GAME, attack)
        return Goto("order" if len(aim.targets) > 1 else "pay")

    def order(self, world: World) -> Step:
        """DP-19: who defends first?"""
        aimed = world.the(Attack).targets
        chances = {blow.target: odds.shown(blow.chance) for blow in blows.ahead(world)}
        options = tuple(
            Option(key, text("opt-target", who=f"@{key}"), (key,), chances.get(key, ())) for key in aimed
        )
        name = text(f"name-{self.action}") if self.action else text("word-attack")
        prompt = text("ask-order", who=f"@{self.attacker}", action=name)
        seat, n = figures.seat_of(world, self.attacker), len(options)
        question = Question(seat, "order", "DP-19", prompt, options, min=n, max=n, about=(self.attacker,))
        return Ask(question, "ordered")

    def ordered(self, world: World) -> Step:
        """In this order."""
        world.the(Attack).targets = list(self.answer)
        return Goto("pay")

    def pay(self, world: World) -> Step:
        """AP are paid before anything happens (SD-057); then potions (SD-160)."""
        pay(world, self.attacker, self.cost)
        attack = world.the(Attack)
        name = text(f"name-{self.action}") if self.action else text("word-attack")
        on = (self.attacker, *attack.targets)
        whom = [text("opt-target", who=f"@{key}") for key in attack.targets]
        tell(world, "attack-declared", *on, who=f"@{self.attacker}", action=name, n=len(whom), targets=whom)
        return open_window(world, "attack_declared", self.attacker, then="hide")

    def hide(self, world: World) -> Step:
        """Whoever was aimed at from afar may be hidden (SD-130); weak spots are hurt by the aiming alone (SD-191)."""
        attack = world.the(Attack)
        for target in list(attack.targets):
            if defence.is_out_of_it(world, attack, target) or self._hides(world, attack, target):
                defence.escape(world, attack, target)
        spots = harm.ExposeWeakSpots(
            by=self.attacker, targets=list(attack.targets), statuses=self._statuses(world)
        )
        return Call(spots, then="roll")

    def roll(self, world: World) -> Step:
        """One roll for all targets (SD-131); icons count on a hero's attack only (SD-098)."""
        attack = world.the(Attack)
        if not any(figures.is_in_play(world, target) for target in attack.targets):
            return Goto("finish")
        single = "" if attack.squares else attack.targets[0]
        action = self._action(world)
        made = attack_pool(world, self.attacker, attack.kind, defence.named(attack.rolls), action, single)
        attack.dice, attack.stars = rolls.roll(
            world, self.attacker, defence.named(attack.rolls), made, "attack"
        )
        if figures.is_hero(world, self.attacker):
            each = 2 if figures.has_trait(world, self.attacker, "healer") else 1
            attack.hearts = each * rolls.icons(attack.dice, "H")
            attack.potions = rolls.icons(attack.dice, "P")
        return open_window(world, "attack_rolled", self.attacker, then="next_target")

    def next_target(self, world: World) -> Step:
        """The next one who is still there defends; an attacker who fell attacks no more (SD-037)."""
        attack = world.the(Attack)
        if not attack.targets or not self._goes_on(world):
            return Goto("finish")
        attack.defender = attack.targets.pop(0)
        attack.defence_dice, attack.defence_stars = {}, -1
        if not figures.is_in_play(world, attack.defender):
            return Goto("next_target")
        if defence.is_out_of_it(world, attack, attack.defender):
            defence.escape(world, attack, attack.defender)
            return Goto("next_target")
        return Call(defence.Defend(exposed=self._loses_die(world, attack.defender)), then="compare")

    def compare(self, world: World) -> Step:
        """Only a higher result hits (SD-105, SD-194)."""
        attack = world.the(Attack)
        hit = attack.stars > attack.defence_stars
        tell(
            world,
            "hit" if hit else "missed",
            self.attacker,
            attack.defender,
            who=f"@{self.attacker}",
            target=f"@{attack.defender}",
            attack=attack.stars,
            defence=attack.defence_stars,
        )
        if hit:
            return Goto("hit")
        if attack.defence_stars > attack.stars and figures.has_trait(world, attack.defender, "backlash"):
            return Call(harm.WoundModel(model=self.attacker, cause="backlash"), then="next_target")
        return Goto("next_target")

    def hit(self, world: World) -> Step:
        """Wounds lie, then the statuses of the attack; then the target is moved (SD-106, SD-115)."""
        attack, action = world.the(Attack), self._action(world)
        target = attack.defender
        self.placed = counters.place_wounds(world, target, self._wounds(world))
        if self.placed:
            attack.wounded.append(target)
            for status in self._statuses(world):
                counters.place_status(world, target, status)
        is_control = action is not None and action.kind == "action"
        if self.placed or is_control:
            self.beaten.append(target)
        move = next((op for op in action.ops if isinstance(op, Move)), None) if action else None
        if move is None or not (self.placed or is_control) or counters.is_dead(world, target):
            return Goto("settle")
        moved = control.ControlMove(model=target, by=self.attacker, control=move.control, n=move.n)
        return Call(moved, then="settle")

    def settle(self, world: World) -> Step:
        """Destruction and its triggers, tracks, loot, skulls (SD-246)."""
        attack = world.the(Attack)
        aftermath = harm.Aftermath(model=attack.defender, n=self.placed, by=self.attacker)
        return Call(aftermath, then="reward") if self.placed else Goto("next_target")

    def reward(self, world: World) -> Step:
        """What wounding gives the attacker; icons are granted once (SD-099, SD-114)."""
        attack, action = world.the(Attack), self._action(world)
        for op in action.ops if action else ():
            if isinstance(op, HealUser) and figures.is_in_play(world, self.attacker):
                counters.heal_wounds(world, self.attacker, op.n)
        if attack.icons_given:
            return Goto("next_target")
        attack.icons_given = True
        _shed_by_icon(world, attack)
        if not attack.hearts and not attack.potions:
            return Goto("next_target")
        shared = icons.ShareIcons(hero=self.attacker, hearts=attack.hearts, potions=attack.potions)
        return Call(shared, then="next_target")

    def finish(self, world: World) -> Step:
        """The attack leaves the table; now the Consul may have won too (SD-229)."""
        world.drop(GAME, Attack)
        victory.check(world)
        return Done(self.beaten)

    # --- what it is made of ---

    def _action(self, world: World) -> Action | None:
        return figures.action(world, self.attacker, self.action, self.card) if self.action else None

    def _aim(self, world: World) -> Aim:
        return targets.aim_named(world, self.attacker, self._action(world), self.aim)

    def _goes_on(self, world: World) -> bool:
        """An area strikes all its targets, even when it has destroyed the hero who used it (SD-131, SD-229)."""
        is_area = bool(world.the(Attack).squares) and self.attacker in world
        return is_area or figures.is_in_play(world, self.attacker)

    def _hides(self, world: World, attack: Attack, target: str) -> bool:
        """Only who is aimed at himself can hide, not who stands in the area."""
        return (
            target == attack.aimed
            and attack.kind in targets.RANGED
            and rolls.hides(world, attack.attacker, target, attack.reach)
        )

    def _statuses(self, world: World) -> list[str]:
        """Statuses of the action and of the attacker's abilities; a control action has none (SD-115, SD-153)."""
        return harm.carried_by(world, self.attacker, self._action(world))

    def _loses_die(self, world: World, target: str) -> bool:
        """Tell whether the house rule has a weak spot cost the defender a die."""
        return harm.loses_die(world, self.attacker, self._action(world), target)

    def _wounds(self, world: World) -> int:
        """How many wounds a hit makes: one, two with Massive Damage, or one for each star (SD-106)."""
        attack, action = world.the(Attack), self._action(world)
        if action is not None and action.kind == "action":
            return 0
        if attack.kind != MELEE and figures.has_trait(world, attack.defender, "sturdy"):
            return 0
        if action is not None and any(isinstance(op, ExtraWounds) for op in action.ops):
            return attack.stars
        traits = action.traits if action else ()
        return 2 if MASSIVE in traits or figures.has_trait(world, self.attacker, MASSIVE) else 1


def pay(world: World, model: str, cost: int) -> None:
    """Take AP from the active model (SD-057)."""
    if cost:
        active = world.the(Activation)
        active.ap -= cost
        active.ap_spent += cost
        tell(world, "ap-paid", model, numbers={"ap": active.ap}, who=f"@{model}", n=cost, left=active.ap)


def _against(action: Action | None) -> str:
    return (action.against if action else None) or "arm"


def _shed_by_icon(world: World, attack: Attack) -> None:
    """House rule: a boss whose wounding roll shows a heart or potion loses one own status (`boss_icons`)."""
    if not figures.switch(world, "boss_icons") or not set(LEADERS) & set(
        figures.record(world, attack.attacker).tags
    ):
        return
    carried = figures.statuses(world, attack.attacker)
    if carried and (rolls.icons(attack.dice, "H") or rolls.icons(attack.dice, "P")):
        counters.remove_status(world, attack.attacker, carried[0])


PROCEDURES = (MakeAttack,)
