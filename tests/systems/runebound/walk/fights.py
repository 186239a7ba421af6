"""Proofs of the effects on rolls and on the fight under way."""

from __future__ import annotations

from collections.abc import Iterator

from components.runebound import Combat, Roll
from systems.runebound import figures, phases, rolls, values
from systems.runebound import vocabulary as v
from tests.systems.runebound.walk.registry import proves
from tests.systems.runebound.walk.scene import Scene

# --- rolls -----------------------------------------------------------------------------------------------------------


@proves(v.RollBonus)
def roll_bonus(scene: Scene, effect: v.RollBonus) -> Iterator[None]:
    """The total of the roll is so much higher."""
    yield
    expected = _total_with_dice(scene) + effect.n
    yield
    scene.keep()
    raised = scene.table.events("roll-raised")
    told = raised[-1].text.args["total"] if raised else _last_roll(scene)["total"]
    assert told == expected


def _total_with_dice(scene: Scene) -> int:
    """The total of the roll that stands; dice that have not fallen yet show what was laid ready."""
    roll = scene.world.the(Roll)
    return rolls.total_of(roll) + (0 if roll.dice else scene.rolled)


def _last_roll(scene: Scene) -> dict:
    rolled = [event for event in scene.table.events() if event.kind.startswith("roll-") and event.numbers]
    return dict(rolled[-1].numbers)


@proves(v.Reroll)
def reroll(scene: Scene, effect: v.Reroll) -> Iterator[None]:
    """Both dice fall again; the new result stands."""
    yield
    assert sum(scene.world.the(Roll).dice) == scene.rolled
    scene.own = [17]
    yield
    scene.keep()
    assert sum(_last_roll(scene)["dice"]) == 17


@proves(v.DamageBonus)
def damage_bonus(scene: Scene, effect: v.DamageBonus) -> Iterator[None]:
    """The hit deals so much more."""
    yield
    usual = phases.hit_damage(scene.world, scene.actor, scene.fight.phase)
    yield
    scene.keep()
    assert figures.wounds(scene.world, scene.foe) == usual + effect.n


@proves(v.NextRoll)
def next_roll(scene: Scene, effect: v.NextRoll) -> Iterator[None]:
    """The roll to come is so much higher, and only that one."""
    yield
    who = scene.ally if effect.whose == "ally_first" else scene.hero
    usual = _need(scene, who)
    yield
    if scene.table.decision == "D09":
        scene.table.answer(who)
    assert _need(scene, who) == usual - effect.n
    scene.to_phase("ranged").strike(who, 20).to_phase("ranged", 2)
    assert _need(scene, who) == usual


def _need(scene: Scene, who: str) -> int:
    return rolls.need(scene.world, "attack", who, "ranged", 12)


@proves(v.Attack)
def attack(scene: Scene, effect: v.Attack) -> Iterator[None]:
    """The user's value against the foe's; reaching it deals the damage named, or the user's own."""
    yield
    user = scene.card if _is_ally(scene, scene.card) else scene.hero
    own, target = _strength(scene, user, effect), _strength(scene, scene.foe, effect)
    scene.own = [target.value - own.value - effect.bonus]
    yield
    [struck] = scene.table.events("roll-spell")
    assert struck.on == (user,)
    assert struck.numbers["total"] == struck.numbers["target"] == target.value
    damage = own.damage if effect.damage is None else effect.damage
    assert figures.wounds(scene.world, scene.foe) == damage


def _strength(scene: Scene, key: str, effect: v.Attack) -> v.Strength:
    return values.strength(scene.world, key, effect.phase)


def _is_ally(scene: Scene, card: str) -> bool:
    return card in figures.allies(scene.world, scene.hero)


# --- the foe ---------------------------------------------------------------------------------------------------------


@proves(v.FoeWound)
def foe_wound(scene: Scene, effect: v.FoeWound) -> Iterator[None]:
    """The foe has so many wounds more."""
    yield
    before = figures.wounds(scene.world, scene.foe)
    yield
    assert figures.wounds(scene.world, scene.foe) == before + effect.n


@proves(v.FoeHeals)
def foe_heals(scene: Scene, effect: v.FoeHeals) -> Iterator[None]:
    """The foe loses wounds at the end of a round in which it was not hit, or of any round."""
    yield
    scene.table.set(scene.foe, Wounds={"count": 3})
    yield
    assert figures.wounds(scene.world, scene.foe) == 3 - effect.n
    scene.to_phase("ranged", 2).strike(scene.hero).to_phase("ranged", 3)
    healed = 0 if effect.unless_hit else effect.n
    assert figures.wounds(scene.world, scene.foe) == 3 - effect.n + 1 - healed


@proves(v.FoeValue)
def foe_value(scene: Scene, effect: v.FoeValue) -> Iterator[None]:
    """The foe's values are so much lower or higher in this fight."""
    yield
    before = _values(scene)
    yield
    changed = effect.phases
    if effect.one:
        assert scene.table.options == list(v.PHASES)
        scene.table.answer("melee")
        changed = ("melee",)
    after = _values(scene)
    assert after == {phase: before[phase] + (effect.n if phase in changed else 0) for phase in v.PHASES}
    assert scene.to_phase("melee").table.question.prompt.args["value"] == after["melee"]


def _values(scene: Scene) -> dict[str, int]:
    """The foe's values as they stand, or as they are printed while there is no fight."""
    names = v.ATTRIBUTE_OF_PHASE
    return {p: values.attribute(scene.world, scene.foe, names[p]).value for p in v.PHASES}


@proves(v.FoeDamage)
def foe_damage(scene: Scene, effect: v.FoeDamage) -> Iterator[None]:
    """A broken defence (or a miss) hurts so much less; for one phase, or in every round."""
    yield
    printed = values.strength(scene.world, scene.foe, effect.phase).damage
    lowered = 0 if effect.zero else max(0, printed + effect.n)
    yield
    if effect.this_phase:
        scene.keep()
    else:
        scene.to_phase(effect.phase).strike(scene.hero, 2)
    assert figures.wounds(scene.world, scene.hero) == lowered
    scene.toughen().to_phase(effect.phase, 2)
    later = printed if effect.this_phase else lowered
    assert phases.damage_of_side(scene.world, scene.foe, effect.phase) == later


@proves(v.FoeLife)
def foe_life(scene: Scene, effect: v.FoeLife) -> Iterator[None]:
    """The foe has another life in this fight."""
    yield
    printed = values.figure(scene.world, scene.card).life
    yield
    assert scene.fight.foe == scene.card
    assert values.life(scene.world, scene.card).value == printed + effect.n


@proves(v.NoEscape)
def no_escape(scene: Scene, effect: v.NoEscape) -> Iterator[None]:
    """The fight begins with the ranged phase, in every round."""
    yield
    yield
    assert (scene.table.decision, scene.fight.phase) == ("D14", "ranged")
    assert "try" not in scene.hold().to_phase("ranged", 2).table.options
    assert not phases.may_escape(scene.world)


@proves(v.NoAttack)
def no_attack(scene: Scene, effect: v.NoAttack) -> Iterator[None]:
    """The hero may not attack in that phase of that round, an ally may."""
    yield
    yield
    scene.to_phase(effect.phase)
    assert [name for name in scene.table.options if name.startswith("attack")] == [f"attack:{scene.ally}"]
    scene.hold().to_phase(effect.phase, effect.round + 1)
    assert f"attack:{scene.hero}" in scene.table.options


@proves(v.EndFight)
def end_fight(scene: Scene, effect: v.EndFight) -> Iterator[None]:
    """The fight is won without a blow; the counter of the space is won, gold only where the card gives it."""
    yield
    before = scene.table.gold(scene.hero)
    yield
    scene.settle()
    assert not scene.world.has("game", Combat)
    assert len(figures.counters_at(scene.world, scene.hero)) == 1
    printed = figures.record(scene.world, scene.card)
    price = sum(way.effect.branches[way.index].gold for way in scene.case.way if way.kind == "branch")
    gained = printed.reward.gold if effect.gold else 0
    assert scene.table.gold(scene.hero) == before - price + gained
