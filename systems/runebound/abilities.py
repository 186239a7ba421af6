"""Using cards: which abilities fit a moment, what they cost, and doing it (RB-065 to RB-074, D01, D06, D10, D11, D15-D17).

The engine's `Window` asks here for triggers; menus of a player's own decisions ask for `free_options`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from components.cards import Activated
from components.questions import Odds, Option
from components.runebound import Combat, Loss, Roll, TurnState
from components.texts import Text, text
from engine.effects import RunEffects, plain
from engine.flow import Call, Done, Procedure, Step
from engine.windows import Trigger, Window
from engine.world import GAME, World
from systems.runebound import belongings, figures, harm, odds, rolls, usefulness, values
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import PHASES, Ability, Attack, DiscardCost, Forbid, Soak
from systems.shared.telling import tell

DECISIONS = {
    "before_move": "D01",
    "after_move": "D06",
    "before_combat": "D11",
    "before_roll": "D15",
    "after_roll": "D16",
    "wounds": "D17",
}


class Usable(NamedTuple):
    """An ability of a card that its owner may use now."""

    card: str
    ability: Ability

    @property
    def option_id(self) -> str:
        """The id of the option that uses it."""
        return f"use:{self.card}:{self.ability.id}"


# --- which abilities there are ---------------------------------------------------------------------------------------


def abilities_of(reader: Reader, hero: str) -> Iterator[Usable]:
    """Every ability of a hero and of the cards that lie with him."""
    return itertools.starmap(Usable, figures.holdings(reader, hero).abilities)


def _any(found: Usable) -> bool:
    return True


def usable(world: World, hero: str, *times: str, fits: Callable[[Usable], bool] = _any) -> list[Usable]:
    """Abilities of a hero that fit, may be used and paid for at one of these times, and would change something."""
    if figures.holdings(world, hero).times.isdisjoint(times):
        return []
    return [
        found
        for found in abilities_of(world, hero)
        if any(time in found.ability.times for time in times)
        and fits(found)
        and is_payable(world, hero, found)
        and usefulness.changes_something(world, hero, found.card, found.ability)
    ]


def is_payable(world: World, hero: str, found: Usable) -> bool:
    """Tell whether the price can be paid and no limit stands against it."""
    card, ability = found
    if ability.use == "activate" and (figures.is_activated(world, card) or not _may_activate(world, hero)):
        return False
    if _is_barred(world, hero, card) or _once_key(world, found) in world.the(TurnState).used:
        return False
    if ability.wounds and values.life_left(world, hero) <= ability.wounds:
        return False
    payer, price = _exhaustion_price(world, hero, found)
    return price == 0 or harm.can_pay(world, payer, price)


def _exhaustion_price(world: World, hero: str, found: Usable) -> tuple[str, int]:
    """Who pays how much exhaustion: the card's own figure, else the hero (RB-066)."""
    extra = 0
    if found.ability.use == "discard" and world.has(GAME, Combat):
        extra = sum(s.n for _, s in values.specials(world, hero) if isinstance(s, DiscardCost))
    is_ally = found.card != hero and figures.thing(world, found.card).kind == "ally"
    return (found.card if is_ally else hero), found.ability.exhaustion + extra


def _is_barred(world: World, hero: str, card: str) -> bool:
    """Armour may be barred in a fight (Giants' Council)."""
    if card == hero or figures.thing(world, card).kind != "armour":
        return False
    return any(isinstance(s, Forbid) and s.what == "armour" for _, s in values.specials(world, hero))


# --- the activation limit (RB-072, RB-073) ----------------------------------------------------------------------------


def part_of_turn(world: World) -> str:
    """The part of the turn in which one activation is allowed: a step, a before-combat part, or a combat round."""
    combat = world.find(GAME, Combat)
    if combat is not None:
        part = "before_combat" if combat.round == 0 else f"round{combat.round}"
        return f"{part}@{combat.foe}"
    card = harm.drawn_card(world)
    return f"before_combat@{card}" if card else world.the(TurnState).step


def _may_activate(world: World, hero: str) -> bool:
    part = part_of_turn(world)
    mine = [entry for entry in world.the(TurnState).activated if entry.endswith(f"|{hero}")]
    if figures.switch(world, "activation_per_turn") and "@" in part:
        sort = "before_combat" if part.startswith("before_combat") else "round"
        return not any(entry.startswith(sort) for entry in mine)
    return f"{part}|{hero}" not in mine


def _once_key(world: World, found: Usable) -> str:
    """The mark that a "once" ability leaves; before-combat abilities are once per combat each (RB-069, RB-079)."""
    card, ability = found
    once = ability.once
    if not once and ability.use == "pay" and ability.times == ("before_combat",):
        once = "combat"
    scope = {"": "", "combat": f"combat@{_fight(world)}", "round": f"{part_of_turn(world)}", "turn": "turn"}[
        once
    ]
    return f"{scope}:{card}:{ability.id}" if once else ""


def _fight(world: World) -> str:
    combat = world.find(GAME, Combat)
    return combat.foe if combat else harm.drawn_card(world)


# --- windows ---------------------------------------------------------------------------------------------------------


def triggers(world: World, window: Window) -> list[Trigger]:
    """What may act in a window."""
    hero = _hero_of_window(world, window)
    if not hero:
        return []
    found = _usable_in(world, window, hero)
    if not found:
        return []
    seat = figures.seat_of(world, hero)
    used = [
        Trigger(one.option_id, seat, one.card, use_words(one), odds=attack_odds(world, hero, one))
        for one in found
    ]
    # a discard alone is no reason to ask (D28), but beside other cards it is open
    discards = _discards(world, hero) if window.moment == "before_combat" else []
    return used + [Trigger(one.id, seat, one.on[0], one.text) for one in discards]


def _usable_in(world: World, window: Window, hero: str) -> list[Usable]:
    match window.moment:
        case "before_roll":
            return _for_roll(world, hero, "before")
        case "after_roll":
            return _for_roll(world, hero, "after")
        case "wounds":
            return _for_loss(world, hero, window.about)
        case "before_combat":
            return _before_combat(world, hero)
        case moment:
            return usable(world, hero, moment)


def _hero_of_window(world: World, window: Window) -> str:
    if window.moment in ("before_roll", "after_roll"):
        return figures.owner_of(world, world.the(Roll).who)
    if window.moment == "wounds":
        victim = world.the(Loss).victim
        return victim if figures.is_hero(world, victim) else ""
    return window.about or world.the(TurnState).hero


def _before_combat(world: World, hero: str) -> list[Usable]:
    """Nothing more may be used once the fight is decided (RB-081)."""
    if world.the(Combat).kind != "hero" and harm.foe_is_beaten(world):
        return []
    return usable(world, hero, "before_combat", "any")


def _for_roll(world: World, hero: str, moment: str) -> list[Usable]:
    roll = world.the(Roll)
    time = roll.kind if roll.kind in ("escape", "test") else roll.phase

    def fits(found: Usable) -> bool:
        ability = found.ability
        return ability.moment == moment and "wounds" not in ability.times and _fits_roll(roll, hero, found)

    return usable(world, hero, time, fits=fits)


def _fits_roll(roll: Roll, hero: str, found: Usable) -> bool:
    ability = found.ability
    whose = {"hero": roll.who == hero, "self": roll.who == found.card, "any": True}
    role = "attack" if roll.kind == "attack" else "defend"
    if not whose[ability.rolls_by]:
        return False
    if ability.roles and roll.kind in rolls.COMBAT_KINDS and role not in ability.roles:
        return False
    outcome = "hit" if rolls.is_success(roll) else "miss"
    return not ability.on or (bool(roll.dice) and ability.on == outcome)


def _for_loss(world: World, hero: str, what: str) -> list[Usable]:
    """Cards that cancel wounds (or exhaustion) of the loss at hand (RB-076)."""
    loss = world.the(Loss)

    def fits(one: Usable) -> bool:
        phases = [time for time in one.ability.times if time in PHASES]
        roles = one.ability.roles
        if (phases and loss.phase not in phases) or (roles and loss.role not in roles):
            return False
        return what == "wounds" or any(isinstance(e, Soak) and e.exhaustion for e in one.ability.effects)

    return usable(world, hero, "wounds", fits=fits)


def respond(world: World, window: Window, trigger: str) -> Procedure:
    """Carry out a trigger."""
    hero = _hero_of_window(world, window)
    return free_procedure(world, hero, trigger) or use_by_id(hero, trigger)


def describe_window(world: World, window: Window, seat: int) -> tuple[Text, str, tuple[str, ...]]:
    """Prompt, decision point and entities of a window's question."""
    hero = figures.hero_of(world, seat)
    decision = DECISIONS.get(window.moment, "D09")
    about = (hero,)
    key = window.moment
    args: dict[str, int | str | Text | list[Text]] = {"who": f"@{hero}"}
    if window.moment in ("before_roll", "after_roll"):
        roll = world.the(Roll)
        decision = "D10" if roll.kind == "test" else "D26" if roll.kind == "target" else decision
        word = text(f"word-{roll.skill or roll.phase or roll.kind}")
        args |= {"of": word, "total": rolls.total_of(roll), "target": roll.target, "roller": f"@{roll.who}"}
        about = (roll.who,)
    elif window.moment == "wounds":
        loss = world.the(Loss)
        key = f"wounds-{window.about}"
        args |= {"n": loss.wounds if window.about == "wounds" else loss.exhaustion}
    return Text(f"ask-window-{key}", args), decision, about


def pass_text(moment: str) -> Text:
    """The words of "pass"."""
    return text(f"opt-pass-{moment}")


# --- own decisions: free uses and discards (D28) -----------------------------------------------------------------------


def free_options(world: World, hero: str, *times: str) -> list[Option]:
    """What a player may do with his cards at any own decision: abilities marked free (and those of `times`), discards."""
    uses = [
        Option(found.option_id, use_words(found), (found.card,))
        for found in usable(world, hero, "any", *times)
    ]
    return uses + _discards(world, hero)


def _discards(world: World, hero: str) -> list[Option]:
    """Items and allies that a hero may discard of his own will (RB-132)."""
    cards = (*figures.items(world, hero), *figures.allies(world, hero))
    return [_discard_option(card) for card in cards if figures.can_be_lost(world, card)]


@cache
def _discard_option(card: str) -> Option:
    return Option(f"discard:{card}", text("opt-discard", card=f"@{card}"), (card,))


def free_procedure(world: World, hero: str, option_id: str) -> Procedure | None:
    """What carries out such an option; None when the option is another one."""
    if option_id.startswith("use:"):
        return use_by_id(hero, option_id)
    if option_id.startswith("discard:"):
        return Discard(hero=hero, card=option_id.removeprefix("discard:"))
    return None


def use_by_id(hero: str, option_id: str) -> Procedure:
    """The procedure behind "use:CARD:ABILITY"."""
    card, _, ability = option_id.removeprefix("use:").rpartition(":")
    return Use(hero=hero, card=card, ability=ability)


class Discard(Procedure):
    """An owner discards an item or ally of his own will (RB-132)."""

    hero: str
    card: str

    def start(self, world: World) -> Step:
        """The card goes under the market deck; what it gave is gone at once (RB-077, RB-131)."""
        tell(world, "discards", self.hero, self.card, who=f"@{self.hero}", card=f"@{self.card}")
        belongings.lose_card(world, self.card)
        return Call(belongings.Recount(hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """Back to the decision that was open."""
        return Done()


# --- using an ability --------------------------------------------------------------------------------------------------


class Use(Procedure):
    """Pay for an ability, then let its effects happen (RB-065 to RB-074)."""

    hero: str
    card: str
    ability: str

    def start(self, world: World) -> Step:
        """Pay: exhaustion, wounds, turning the card face down or putting it away."""
        found = self._find(world)
        effects = plain(found.ability.effects)
        self._mark(world, found)
        whose = "own" if self.card == self.hero else "card"
        tell(world, "uses", self.hero, self.card, who=f"@{self.hero}", card=f"@{self.card}", whose=whose)
        payer, price = _exhaustion_price(world, self.hero, found)
        harm.pay(world, payer, price)
        harm.pay_wounds(world, self.hero, found.ability.wounds)
        if found.ability.use == "activate":
            world.add(self.card, Activated())
        elif found.ability.use == "discard":
            belongings.lose_card(world, self.card)
        return Call(RunEffects(effects=effects, actor=self.hero, source=self.card), then="settle")

    def settle(self, world: World) -> Step:
        """A card that was put away may have lent life (RB-077)."""
        return Call(belongings.Recount(hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """Done."""
        return Done()

    def _find(self, world: World) -> Usable:
        for found in abilities_of(world, self.hero):
            if found.card == self.card and found.ability.id == self.ability:
                return found
        raise LookupError(f"{self.card} has no ability {self.ability}")

    def _mark(self, world: World, found: Usable) -> None:
        turn = world.the(TurnState)
        if found.ability.use == "activate":
            turn.activated.append(f"{part_of_turn(world)}|{self.hero}")
        if once := _once_key(world, found):
            turn.used.append(once)


def use_words(found: Usable) -> Text:
    """ "Use CARD": what it does, the card itself tells."""
    return text(f"opt-use-{found.ability.use}", card=f"@{found.card}", exhaustion=found.ability.exhaustion)


def attack_odds(world: World, hero: str, found: Usable) -> tuple[Odds, ...]:
    """Odds of an attack outside the phases (RB-203), for the option that makes it."""
    attack = next((e for e in found.ability.effects if isinstance(e, Attack)), None)
    combat = world.find(GAME, Combat)
    if attack is None or combat is None or combat.kind == "hero":
        return ()
    user = attacker_of(world, hero, found.card)
    target = values.attribute(world, combat.foe, rolls.ATTRIBUTE_OF_PHASE[attack.phase]).value
    damage = attack.damage if attack.damage is not None else values.strength(world, user, attack.phase).damage
    needed = rolls.need(world, "spell", user, attack.phase, target, attack.bonus)
    return odds.success(needed, text("odds-hit", n=damage), text("odds-nothing"))


def attacker_of(reader: Reader, hero: str, card: str) -> str:
    """Who makes an attack that a card offers: the ally on the card, else the hero."""
    is_ally = (
        card != hero and figures.owner_of(reader, card) == hero and figures.thing(reader, card).kind == "ally"
    )
    return card if is_ally else hero


PROCEDURES = (Use, Discard)
