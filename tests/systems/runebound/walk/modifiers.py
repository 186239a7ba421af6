"""Proofs of what holds while a card is in force: every number that a modifier changes, and where it does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from components.runebound import MovementRoll
from engine.modifiers import Total
from systems.runebound import belongings, figures, market, phases, rewards, rolls, values
from systems.runebound import vocabulary as v
from systems.runebound.movement import dice_to_roll
from tests.systems.runebound.walk.registry import proves
from tests.systems.runebound.walk.scene import CALM, GOLD, OPEN, Scene

STATS: dict[str, Callable[[Scene, v.Modifier], None]] = {}


def stat(
    *names: v.Stat,
) -> Callable[[Callable[[Scene, v.Modifier], None]], Callable[[Scene, v.Modifier], None]]:
    """Register the proof of a number."""

    def register(proof: Callable[[Scene, v.Modifier], None]) -> Callable[[Scene, v.Modifier], None]:
        STATS.update(dict.fromkeys(names, proof))
        return proof

    return register


@proves(v.Modifier)
def modifier(scene: Scene, modifier: v.Modifier) -> Iterator[None]:
    """The number that it changes is so much higher."""
    yield
    yield
    assert modifier in siblings(scene, modifier.stat)
    STATS[modifier.stat](scene, modifier)


def part(total: Total, card: str) -> int:
    """What a card adds to a number."""
    return sum(part.amount for part in total.parts if part.source == card)


def siblings(scene: Scene, name: v.Stat) -> list[v.Modifier]:
    """All modifiers of that number that stand on the card."""
    printed = figures.record(scene.world, scene.card)
    if scene.case.holder in ("held", "quest"):
        printed = figures.thing(scene.world, scene.card)
    return [one for one in printed.modifiers if one.stat == name]


# --- rolls -----------------------------------------------------------------------------------------------------------


@stat("roll")
def roll(scene: Scene, modifier: v.Modifier) -> None:
    """It is in every roll it names, in no other, and counts in a roll that is made."""
    meet(scene, modifier)
    rollers = [scene.hero, scene.ally, *([scene.card] if _is_ally(scene) else [])]
    for who, phase, kind in product(rollers, v.PHASES, ("attack", "defend")):
        fitting = [one for one in siblings(scene, "roll") if fits(scene, one, who, phase, kind)]
        made = rolls.standing_roll(scene.world, kind, who, phase, 12)
        assert made.parts.get(scene.card, 0) == sum(one.n for one in fitting), (who, phase, kind)
    escaping = rolls.standing_roll(scene.world, "escape", scene.hero, "ranged", 12)
    assert escaping.parts.get(scene.card, 0) == sum(one.n for one in siblings(scene, "escape"))
    make_a_roll(scene, modifier)


def meet(scene: Scene, modifier: v.Modifier) -> None:
    """A fight with a foe of a colour that the modifier speaks of."""
    if modifier.colours and scene.case.holder != "foe":
        scene.foe = scene.table.card(CALM[modifier.colours[0]])
    scene.face().toughen()


def _is_ally(scene: Scene) -> bool:
    return scene.card in figures.allies(scene.world, scene.hero)


def fits(scene: Scene, modifier: v.Modifier, who: str, phase: str, kind: str) -> bool:
    """Tell whether a roll is one that the card speaks of."""
    sorts = {"any"} | {"hero" if who == scene.hero else "ally"} | ({"self"} if who == scene.card else set())
    return (
        modifier.by in sorts
        and phase in (modifier.phases or v.PHASES)
        and kind in (modifier.roles or ("attack", "defend"))
        and scene.foe.split("/")[1] in (modifier.colours or v.COLOURS)
    )


def make_a_roll(scene: Scene, modifier: v.Modifier) -> None:
    """The first roll it speaks of has it; a second one has it no more if it is bound to the first."""
    who = {"self": scene.card, "ally": scene.ally}.get(modifier.by, scene.hero)
    phase = modifier.phases[0] if modifier.phases else "ranged"
    if modifier.first == "round":
        phase = "ranged"
    scene.to_phase(phase)
    kind = "attack" if "attack" in (modifier.roles or ("attack",)) else "defend"
    value = values.strength(scene.world, who, phase).value
    scene.roll_for(who, kind, 9)
    [made] = [event for event in scene.table.events(f"roll-{kind}") if event.on == (who,)][-1:]
    assert made.numbers["total"] == 9 + value + sum(
        one.n for one in siblings(scene, "roll") if fits(scene, one, who, phase, kind)
    )
    if modifier.first:
        again = rolls.standing_roll(scene.world, kind, who, phase, 12)
        assert again.parts.get(scene.card, 0) == 0


@stat("damage")
def damage(scene: Scene, modifier: v.Modifier) -> None:
    """A hit of the hero in those phases deals so much more."""
    meet(scene, modifier)
    printed = {phase: values.strength(scene.world, scene.hero, phase).damage for phase in v.PHASES}
    for phase in v.PHASES:
        more = modifier.n if phase in (modifier.phases or v.PHASES) else 0
        assert phases.hit_damage(scene.world, scene.hero, phase) == printed[phase] + more
    phase = modifier.phases[0]
    scene.to_phase(phase).strike(scene.hero)
    assert figures.wounds(scene.world, scene.foe) == printed[phase] + modifier.n


@stat("escape")
def escape(scene: Scene, modifier: v.Modifier) -> None:
    """An escape roll is so much higher."""
    scene.face().table.totals(9).answer("try")
    [made] = scene.table.events("roll-escape")
    mind = values.attribute(scene.world, scene.hero, "mind").value
    assert made.numbers["total"] == 9 + mind + modifier.n


@stat("test")
def test(scene: Scene, modifier: v.Modifier) -> None:
    """Tests of those skills, or all tests, are so much higher."""
    for of in (*v.ATTRIBUTE_OF, "mind", "body", "spirit"):
        named = not modifier.skills or of in modifier.skills
        assert part(values.skill(scene.world, scene.hero, of), scene.card) == (modifier.n if named else 0)


# --- figures ---------------------------------------------------------------------------------------------------------


@stat("life")
def life(scene: Scene, modifier: v.Modifier) -> None:
    """The hero has so much more life."""
    assert part(values.life(scene.world, scene.hero), scene.card) == modifier.n
    assert values.life(scene.world, scene.hero).value == 5 + modifier.n


@stat("stamina")
def stamina(scene: Scene, modifier: v.Modifier) -> None:
    """The hero has so much more stamina (one token gives 2)."""
    assert values.stamina(scene.world, scene.hero).value == 4 + 2 + modifier.n


@stat("foe_value")
def foe_value(scene: Scene, modifier: v.Modifier) -> None:
    """Foes of those colours have higher values, others not."""
    for colour, name in CALM.items():
        more = modifier.n if colour in (modifier.colours or v.COLOURS) else 0
        foe, printed = scene.table.card(name), values.figure(scene.world, scene.table.card(name))
        for of in ("mind", "body", "spirit"):
            assert values.attribute(scene.world, foe, of).value == getattr(printed, of).value + more


@stat("foe_life")
def foe_life(scene: Scene, modifier: v.Modifier) -> None:
    """The foe has more life: those of a colour, or against heroes of that level."""
    if scene.case.holder != "foe":
        for colour, name in CALM.items():
            more = modifier.n if colour in (modifier.colours or v.COLOURS) else 0
            foe = scene.table.card(name)
            assert values.life(scene.world, foe).value == values.figure(scene.world, foe).life + more
        return
    for level, more in ((modifier.level - 1, 0), (modifier.level, modifier.n)):
        scene.table.set(scene.hero, Tokens={"stamina": level})
        scene.face()
        assert values.life(scene.world, scene.foe).value == values.figure(scene.world, scene.foe).life + more


# --- moving and trading ----------------------------------------------------------------------------------------------


@stat("movement_dice")
def movement_dice(scene: Scene, modifier: v.Modifier) -> None:
    """So many more dice are rolled; some may be bound to a terrain."""
    scene.table.totals(2)  # a task in the refresh step fails
    scene.table.start_turn(scene.hero, at=OPEN)
    count, bound = dice_to_roll(scene.world, scene.hero)
    assert (count, bound) == (5 + modifier.n, modifier.n if modifier.only_on else 0)
    assert len(scene.table.answer("roll").world.the(MovementRoll).faces) == 5 + modifier.n


@stat("rest")
def rest(scene: Scene, modifier: v.Modifier) -> None:
    """A rest removes so much more exhaustion."""
    scene.table.set(scene.hero, Exhaustion={"count": 4})
    scene.table.start_turn(scene.hero, at=OPEN).answer("rest:1")
    assert figures.exhaustion(scene.world, scene.hero) == 4 - 1 - modifier.n


@stat("weapon_limit")
def weapon_limit(scene: Scene, modifier: v.Modifier) -> None:
    """So many more weapons fit."""
    weapons = ["yew-bow", "ash-staff", "gutter-knife", "ploughmans-spear"]
    for name in weapons[: 2 + modifier.n]:
        assert belongings.fits(scene.world, scene.hero, scene.table.card(name))
        scene.give(name)
    assert not belongings.fits(scene.world, scene.hero, scene.table.card(weapons[2 + modifier.n]))


@stat("item_price", "ally_price")
def price(scene: Scene, modifier: v.Modifier) -> None:
    """Items, or allies, cost so much less, but never nothing."""
    sort = "ally" if modifier.stat == "ally_price" else "item"
    for name, printed in (
        ("lantern-boy", 2),
        ("troll-mercenary", 10),
        ("healing-draught", 1),
        ("dragonscale", 12),
    ):
        card = scene.table.card(name)
        is_meant = (figures.thing(scene.world, card).kind == "ally") == (sort == "ally")
        expected = max(1, printed + (modifier.n if is_meant else 0))
        assert market.price(scene.world, scene.hero, card).value == expected


@stat("heal_price")
def heal_price(scene: Scene, modifier: v.Modifier) -> None:
    """A healing costs so much more."""
    scene.table.set(scene.hero, Wounds={"count": 1})
    scene.table.start_turn(scene.hero, at="tamalir", step="market").answer("enter")
    scene.table.answer(f"heal:{scene.hero}:wound")
    assert scene.table.gold(scene.hero) == GOLD - 1 - modifier.n


@stat("reward_gold")
def reward_gold(scene: Scene, modifier: v.Modifier) -> None:
    """A challenge of those colours gives so much more gold."""
    colour = modifier.colours[0] if modifier.colours else "green"
    scene.foe = scene.table.card(CALM[colour])
    scene.face().win()
    printed = rewards.reward_of(scene.world, scene.foe).gold
    assert scene.table.gold(scene.hero) == GOLD + printed + modifier.n
