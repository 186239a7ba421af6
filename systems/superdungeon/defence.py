"""The defender's side of an attack: getting out of it, choosing an attribute, and the defence roll (SD-104, SD-107, SD-161).

Reads and changes the `Attack` on the game entity; what a hit does is in `attack.py`.
"""

from __future__ import annotations

from components.questions import Question
from components.superdungeon import Attack
from components.texts import text
from engine.flow import Ask, Done, Goto, Procedure, Step, option
from engine.windows import open_window
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import figures, harm, odds, pools, rolls, targets
from systems.superdungeon.figures import Reader
from systems.superdungeon.targets import Way
from systems.superdungeon.vocabulary import ATTRIBUTES, Action, Attribute, Pool

HELD = ("knockdown", "immobile", "slow")
"""Statuses under which nobody can Dodge."""


def named(attribute: str) -> Attribute:
    """An attribute by the word a component keeps of it."""
    return next(each for each in ATTRIBUTES if each == attribute)


def choices(reader: Reader, model: str, against: Attribute) -> list[Attribute]:
    """What a model may defend with: Dodge lets DEX stand in for ARM, unless it is held."""
    can_dodge = (
        against == "arm"
        and figures.has_trait(reader, model, "dodge")
        and not any(figures.has_status(reader, model, status) for status in HELD)
    )
    return [against, "dex"] if can_dodge else [against]


def chance(
    reader: Reader, target: str, action: Action | None, attack: Pool, weak: bool = False, by: str = ""
) -> tuple[int, int]:
    """(ways, of): how often a pool beats a target, which defends with the better of its attributes.

    `by` is who attacks: what he and the action carry may cost the target its highest die.
    """
    against: Attribute = (action.against if action else None) or "arm"
    exposed = by != "" and harm.loses_die(reader, by, action, target)
    found = [
        odds.hits(
            attack,
            pools.pool(reader, target, each).value,
            weak,
            exposed or pools.discards(reader, target, each),
        )
        for each in choices(reader, target, against)
    ]
    return min(found, key=lambda each: each[0] / each[1])


def stays_found(reader: Reader, attacker: str, way: Way, target: str) -> tuple[int, int]:
    """(ways, of): how often whoever is aimed at from afar does not hide (SD-130)."""
    if way.kind not in targets.RANGED or not figures.has_trait(reader, target, "stealth"):
        return 1, 1
    dex, spare = pools.pool(reader, target, "dex").value, way.n - figures.distance(reader, attacker, target)
    return odds.most(dex, spare, pools.discards(reader, target, "dex"))


# --- getting out of it -----------------------------------------------------------------------------------------------------


def is_out_of_it(reader: Reader, attack: Attack, target: str) -> bool:
    """Tell whether a hero has left reach, sight or area of an attack by a potion (SD-161).

    Others who were moved meanwhile stay targets (SD-227), and so does whom a potion has put in another's place (SD-249).
    """
    if not figures.is_hero(reader, target) or not figures.is_in_play(reader, target):
        return False
    if target in attack.redirected:
        return False
    if attack.squares:
        return set(attack.squares).isdisjoint(figures.spaces(reader, target))
    way = Way(attack.kind, attack.reach, named(attack.rolls))
    return not targets.is_within(reader, attack.attacker, way, target)


def escape(world: World, attack: Attack, target: str) -> None:
    """The attack has failed for a target before its defence."""
    if target in attack.targets:
        attack.targets.remove(target)
    attack.escaped.append(target)
    tell(world, "escaped", target, who=f"@{target}")


# --- the defence roll --------------------------------------------------------------------------------------------------


class Defend(Procedure):
    """The defender of the attack under way rolls; `exposed` costs him his highest die (house rule of weak spots)."""

    exposed: bool = False
    attribute: str = ""

    def start(self, world: World) -> Step:
        """With what?"""
        attack = world.the(Attack)
        found = choices(world, attack.defender, named(attack.against))
        self.attribute = found[0]
        return Goto("choose" if len(found) > 1 else "roll")

    def choose(self, world: World) -> Step:
        """DP-20: ARM or DEX."""
        defender = world.the(Attack).defender
        found = choices(world, defender, named(self.attribute))
        pool = {each: pools.pool(world, defender, each).value for each in found}
        options = tuple(
            option(
                each, text("opt-defend", attribute=text(f"attribute-{each}"), pool=pools.notation(pool[each]))
            )
            for each in found
        )
        best = max(found, key=lambda each: odds.mean(pool[each]))
        prompt = text("ask-defend", who=f"@{defender}", n=world.the(Attack).stars)
        seat = figures.seat_of(world, defender)
        return Ask(
            Question(seat, "pick", "DP-20", prompt, options, default=best, about=(defender,)), "chosen_one"
        )

    def chosen_one(self, world: World) -> Step:
        """This one."""
        self.attribute = self.chosen
        return Goto("roll")

    def roll(self, world: World) -> Step:
        """Icons are blank here (SD-098); then potions (SD-160)."""
        attack = world.the(Attack)
        attribute = named(self.attribute)
        made = pools.pool(world, attack.defender, attribute)
        fallen, stars = rolls.roll(world, attack.defender, attribute, made, "defence", self.exposed)
        attack.defence_dice, attack.defence_stars = fallen, stars
        return open_window(world, "defence_rolled", attack.defender, then="end")

    def end(self, world: World) -> Step:
        """The result stands."""
        return Done()


PROCEDURES = (Defend,)
