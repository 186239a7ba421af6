"""Rolls of two ten-sided dice: combat rolls, escapes, tests and spells, each with what it is made of (RB-200).

A roll stands as the `Roll` component while cards may change it: before the dice fall and after. The result that
`MakeRoll` gives back is `{"total", "success", "damage"}`.
"""

from __future__ import annotations

from collections.abc import Iterator

from components.runebound import Combat, Roll
from components.texts import Text, text
from engine import rng
from engine.flow import Call, Done, Goto, Procedure, Step
from engine.modifiers import Part
from engine.windows import open_window
from engine.world import GAME, World
from systems.runebound import figures, values
from systems.runebound.figures import Reader
from systems.runebound.values import Source
from systems.runebound.vocabulary import ATTRIBUTE_OF_PHASE
from systems.shared.telling import DICE, tell

COMBAT_KINDS = ("attack", "defend", "target")
"""Kinds of roll that are combat rolls (RB-100); "target" is a defender's roll between heroes (RB-136)."""

PLAIN_KINDS = ("spell", "answer")
"""Kinds of roll outside the phases, which no card changes (RB-203)."""


def total_of(roll: Roll) -> int:
    """Dice, value and all parts together."""
    return sum(roll.dice) + roll.value + sum(roll.parts.values())


def is_success(roll: Roll) -> bool:
    """Tell whether the roll reaches its target."""
    return total_of(roll) >= roll.target


def throw(world: World, roll: Roll) -> None:
    """Let the dice fall (again); a face 0 counts 10, so faces are 1 to 10."""
    roll.dice = rng.roll(world, "d10", 10, 2)
    tell(
        world,
        f"roll-{roll.kind}",
        roll.who,
        barrier=DICE,
        numbers={
            "dice": list(roll.dice),
            "value": roll.value,
            "target": roll.target,
            "total": total_of(roll),
        },
        who=f"@{roll.who}",
        of=text(f"word-{roll.skill or roll.phase or roll.kind}"),
        first=roll.dice[0],
        second=roll.dice[1],
        value=roll.value,
        parts=_parts_words(roll.parts),
        total=total_of(roll),
        target=roll.target,
        outcome="success" if is_success(roll) else "failure",
    )


def _parts_words(parts: dict[str, int]) -> Text | str:
    """What adds to the value, all together and by source; nothing for a plain roll."""
    each: list[Text] = [
        text("roll-part", n=f"{n:+d}", source=f"@{source}" if "/" in source else text(f"part-{source}"))
        for source, n in parts.items()
        if n
    ]
    return text("roll-parts", n=f"{sum(parts.values()):+d}", each=each) if each else ""


class MakeRoll(Procedure):
    """Roll for a figure: cards before the dice, the dice, cards after them.

    `kind` as in `Roll`, or "answer": the plain roll of a hero for his value, which another one must reach (RB-140,
    RB-143). No card changes a "spell" or an "answer". `of` names phase, skill or attribute; `bonus` is printed on the
    effect that rolls (RB-203).
    """

    kind: str
    who: str
    of: str = ""
    target: int = 0
    bonus: int = 0

    def start(self, world: World) -> Step:
        """Lay the roll on the table with all that is in force already."""
        world.add(GAME, standing_roll(world, self.kind, self.who, self.of, self.target, self.bonus))
        return Goto("throw" if self.kind in PLAIN_KINDS else "before")

    def before(self, world: World) -> Step:
        """Cards that must be used before the dice fall (D10, D15, D26)."""
        return open_window(world, "before_roll", self.who, then="throw")

    def throw(self, world: World) -> Step:
        """The dice fall; bonuses for a first or next roll are used up."""
        throw(world, world.the(Roll))
        use_up_boosts(world, self.kind, self.who)
        return Goto("finish" if self.kind in PLAIN_KINDS else "after")

    def after(self, world: World) -> Step:
        """Cards that may be used after the dice fell (D10, D16)."""
        return open_window(world, "after_roll", self.who, then="finish")

    def finish(self, world: World) -> Step:
        """The roll is over."""
        roll = world.the(Roll)
        result = {"total": total_of(roll), "success": is_success(roll), "damage": roll.damage}
        world.drop(GAME, Roll)
        return Done(result)


class TestRoll(Procedure):
    """A hero tests a skill or attribute against n (RB-116 to RB-121). Gives back whether it succeeded."""

    hero: str
    of: str
    n: int

    def start(self, world: World) -> Step:
        """Roll once; no voluntary failing (RB-120)."""
        return Call(MakeRoll(kind="test", who=self.hero, of=self.of, target=self.n), then="finish")

    def finish(self, world: World) -> Step:
        """Success or failure."""
        return Done(self.got["success"])


PROCEDURES = (MakeRoll, TestRoll)


# --- what a roll is made of ------------------------------------------------------------------------------------------


def standing_roll(reader: Reader, kind: str, who: str, of: str, target: int, bonus: int = 0) -> Roll:
    """A roll before its dice: value and every part that is in force by itself."""
    if kind == "test":
        made = values.skill(reader, who, of)
        value, parts, phase, skill = made.base, list(made.parts), "", of
    else:
        name = "mind" if kind == "escape" else ATTRIBUTE_OF_PHASE[of]
        made = values.attribute(reader, who, name)
        value, parts, phase, skill = made.base, list(made.parts), of, ""
        parts += _lowered(reader, who, of, made.value)
    if kind == "escape":
        parts += _escape_parts(reader, who)
    elif kind in COMBAT_KINDS:
        parts += _combat_parts(reader, kind, who, of)
    parts.append(Part("bonus", bonus))
    roll = Roll(kind, who, phase=phase, skill=skill, target=target, value=value)
    for part in parts:
        if part.amount:
            roll.parts[part.source] = roll.parts.get(part.source, 0) + part.amount
    return roll


def need(reader: Reader, kind: str, who: str, of: str, target: int, bonus: int = 0) -> int:
    """What the two dice must show at least, as things stand."""
    return target - total_of(standing_roll(reader, kind, who, of, target, bonus))


def _escape_parts(reader: Reader, hero: str) -> Iterator[Part]:
    for source in values.modifiers_of(reader, hero, "escape"):
        yield Part(source.card, source.modifier.n)


def _combat_parts(reader: Reader, kind: str, who: str, phase: str) -> Iterator[Part]:
    hero = figures.owner_of(reader, who)
    combat = reader.the(Combat)
    for source in values.modifiers_of(reader, hero, "roll"):
        if fits_roll(reader, source, combat, kind, who, phase):
            yield Part(source.card, source.modifier.n)
    for boost in combat.boosts:
        if boost.who == who and not (boost.first and who in combat.rolled):
            yield Part("boost", boost.n)


def _lowered(reader: Reader, hero: str, phase: str, value: int) -> Iterator[Part]:
    """What the fight has done to the value of a hero who stands as foe; it stops at 0 (RB-143, RB-204)."""
    combat = reader.find(GAME, Combat)
    if combat is None or combat.kind != "hero":
        return
    change = sum(harm.value for harm in combat.harms if (harm.against, harm.phase) == (hero, phase))
    yield Part("fight", max(-value, change))


def fits_roll(reader: Reader, source: Source, combat: Combat, kind: str, who: str, phase: str) -> bool:
    """Tell whether a modifier of combat rolls or of damage reaches that roll of that figure."""
    modifier = source.modifier
    hero = figures.owner_of(reader, who)
    role = "attack" if kind == "attack" else "defend"
    foe = combat.foe if combat.hero == hero else combat.hero
    return (
        _is_whose(modifier.by, who, hero, source.card)
        and (not modifier.phases or phase in modifier.phases)
        and (not modifier.roles or role in modifier.roles)
        and (not modifier.colours or figures.foe_colour(reader, foe) in modifier.colours)
        and (modifier.first != "combat" or who not in combat.rolled)
        and (modifier.first != "round" or combat.rolled_this_round == 0)
        and figures.level(reader, hero) >= modifier.level
    )


def _is_whose(by: str, who: str, hero: str, card: str) -> bool:
    """Tell whether a figure is one of those that a modifier is for: the hero, his allies, the card itself, or any."""
    match by:
        case "hero":
            return who == hero
        case "ally":
            return who != hero
        case "self":
            return who == card
    return True


def use_up_boosts(world: World, kind: str, who: str) -> None:
    """After a combat roll: a "next roll" bonus is gone, and the figure's first roll is behind it (RB-100)."""
    if kind not in COMBAT_KINDS:
        return
    combat = world.the(Combat)
    combat.boosts = [boost for boost in combat.boosts if boost.who != who]
    combat.rolled_this_round += 1
    if who not in combat.rolled:
        combat.rolled.append(who)
