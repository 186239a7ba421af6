"""Attacks from declaration to the last target (SD-104 to SD-118, SD-130, SD-131, SD-154 to SD-158, SD-191, SD-194)."""

from __future__ import annotations

import pytest

from components.flow import Outcome
from components.superdungeon import (
    Activation,
    Attack,
    Damage,
    Lasting,
    LastingEffects,
    Potions,
    Prompts,
    Tracker,
)
from engine.world import GAME
from systems.superdungeon import figures
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.vocabulary import Action, Area
from tests.systems.superdungeon.arena import Arena
from tests.systems.superdungeon.fighting import FIGHTER, KNUCKLE, MAGE, PRIEST, duel, strike

# --- hit or miss ----------------------------------------------------------------------------------------


@pytest.mark.rule("SD-104", "SD-105", "SD-106", "SD-111", "SD-077")
def test_e15_a_plain_hit() -> None:
    """E-15: 3 stars against 1: one wound, power +1, loot +1, no icon."""
    arena = duel(FIGHTER, PRIEST).dice(B="0 2 1", R="1 P")
    strike(arena)
    assert arena.result == [arena.d]
    assert arena.wounds(arena.d) == 1
    assert (arena.the(Tracker).power, arena.the(Tracker).loot) == (1, 1)
    assert not arena.world.has(GAME, Attack)


@pytest.mark.rule("SD-105")
def test_an_equal_roll_misses() -> None:
    """1 against 1 does no damage."""
    arena = duel("riftling-rogue", "whelp").dice(B="1 0 H")
    strike(arena)
    assert arena.result == []
    assert arena.stands(arena.d)


@pytest.mark.rule("SD-099", "SD-105")
def test_v01_icons_of_a_miss_are_lost() -> None:
    """V-01: Rogue 3B with 1, 0, H against 1W: no wound, no heart."""
    arena = duel("riftling-rogue", "whelp").dice(B="1 0 H")
    arena.suffer(arena.a, wounds=2)
    strike(arena)
    assert arena.decision == "probe"
    assert arena.wounds(arena.a) == 2


@pytest.mark.rule("SD-106", "SD-109", "SD-116")
def test_one_wound_whatever_the_difference_and_the_last_one_destroys() -> None:
    """9 stars to 0 is one wound; a model with one heart left is gone, and back in the pool."""
    arena = duel(FIGHTER, PRIEST).dice(B="2 2 0 2 2 0", R="3 P 3 P")
    strike(arena)
    assert arena.wounds(arena.d) == 1
    arena.set(arena.d, Damage, wounds=2)
    key = arena.d
    strike(arena)
    assert not arena.stands(key)
    assert key not in arena.world


@pytest.mark.rule("SD-107")
def test_e16_an_attack_may_name_both_attributes() -> None:
    """E-16, with Grudge Call: ATT against WILL."""
    arena = duel(FIGHTER, PRIEST).dice(B="0 0 1", R="1 1")
    strike(arena, "grudge-call", "here")
    (rolled,) = arena.told("defence-rolled")
    assert rolled.text.args["attribute"].key == "attribute-will"  # type: ignore[union-attr]


@pytest.mark.rule("SD-110")
def test_wounds_beyond_the_last_heart_count_for_nothing() -> None:
    """Massive Damage on a model with one heart left: one wound, power +1."""
    arena = duel("riftling-rogue", PRIEST).dice(B="2 2 2 0", G="4", R="P")
    arena.suffer(arena.d, wounds=2)
    strike(arena, "twist-the-knife")
    assert (arena.the(Tracker).power, arena.the(Tracker).loot) == (1, 1)


@pytest.mark.rule("SD-106")
def test_massive_damage_makes_two_wounds() -> None:
    """Twist the Knife."""
    arena = duel("riftling-rogue", PRIEST).dice(B="2 2 2 0", G="4", R="P")
    strike(arena, "twist-the-knife")
    assert arena.wounds(arena.d) == 2
    assert arena.the(Tracker).power == 2


def test_a_pike_wounds_once_for_each_star() -> None:
    """Wyrmslayer Pike: as many wounds as stars of the attack roll."""
    arena = duel("royal-paladin", "starfire").dice(B="2 2 1 0", R="P", G="HP")
    arena.equip(arena.a, "wyrmslayer-pike")
    arena.set("game", Tracker, timeout_done=True)
    strike(arena, "wyrmslayer-pike", card="card/treasure/wyrmslayer-pike")
    assert arena.wounds(arena.d) == 5


@pytest.mark.rule("SD-111", "SD-113", "SD-080")
def test_monsters_wounds_move_power_alone() -> None:
    """A Knucklehead wounds a hero: power +1, loot stays."""
    arena = duel(KNUCKLE, "royal-paladin").dice(B="2 2 2 0", R="P")
    strike(arena)
    assert arena.wounds(arena.d) == 1
    assert (arena.the(Tracker).power, arena.the(Tracker).loot) == (1, 0)


# --- statuses, pool, price ----------------------------------------------------------------------------------------


@pytest.mark.rule("SD-115", "SD-156", "SD-189")
def test_a_wound_brings_all_statuses_of_action_abilities_and_equipment() -> None:
    """Dawn Hammer with a Kindling Blade and a Viper Kris: Knockdown, Fire once, Poison."""
    arena = duel("royal-paladin", PRIEST).dice(B="2 2 2 0 0 0", R="3 P")
    arena.equip(arena.a, "viper-kris")
    strike(arena, "dawn-hammer")
    assert set(arena.statuses(arena.d)) == {"knockdown", "fire", "poison"}


@pytest.mark.rule("SD-115")
def test_a_miss_brings_no_status() -> None:
    """Without a wound nothing is placed."""
    arena = duel("royal-paladin", PRIEST).dice(B="0 0 0 2", R="P P")
    strike(arena, "dawn-hammer")
    assert arena.statuses(arena.d) == []


@pytest.mark.rule("SD-175", "SD-190")
def test_one_counter_of_a_kind_and_none_on_the_immune() -> None:
    """A second Fire is ignored; Starfire never burns."""
    arena = duel(MAGE, PRIEST).dice(B="2 2 0", R="P")
    arena.suffer(arena.d, "fire")
    strike(arena, aim=f"melee:{arena.d}")
    assert arena.statuses(arena.d) == ["fire"]
    arena = duel(MAGE, "starfire").dice(B="2 2 0", R="P", G="HP")
    strike(arena, aim=f"melee:{arena.d}")
    assert (arena.wounds(arena.d), arena.statuses(arena.d)) == (1, [])


@pytest.mark.rule("SD-121", "SD-154", "SD-057", "SD-093")
def test_e11_magma_strike() -> None:
    """E-11: 3B2R against ARM at distance 8 for 2 of 3 AP, Fire with the wound; a basic Magic attack is 2R."""
    arena = Arena("m.......d", m=MAGE, d=PRIEST)
    arena.activate(arena.m).dice(B="1 1 1 0", R="1 1 P").answer("use:magma-strike")
    (rolled,) = arena.told("attack-rolled")
    assert rolled.text.args["pool"] == "3B2R"
    assert arena.statuses(arena.d) == ["fire"]
    assert arena.the(Activation).ap == 1
    arena.dice(R="1 1 P", B="0").answer("attack:magic")
    assert arena.told("attack-rolled")[1].text.args["pool"] == "2R"
    assert arena.the(Activation).ap == 0


@pytest.mark.rule("SD-185", "SD-056")
def test_v08_poison_takes_one_ap() -> None:
    """V-08: 3 AP with Poison are 2; after Magma Strike 0."""
    arena = Arena("m.......d", m=MAGE, d=PRIEST)
    arena.suffer(arena.m, "poison")
    arena.activate(arena.m).dice(B="0 0 0 0", R="1 1 P")
    assert arena.the(Activation).ap == 2
    arena.answer("use:magma-strike")
    assert arena.the(Activation).ap == 0
    assert arena.offers("attack") == []


def test_pack_bite_is_fiercer_against_the_fallen() -> None:
    """+1R ATT only if the target has Knockdown."""
    for statuses, pool in ((("knockdown",), "2B1R"), ((), "2B")):
        arena = duel("hatchling", FIGHTER).dice(B="0 0", R="P P P")
        arena.suffer(arena.d, *statuses)
        strike(arena, "pack-bite")
        assert arena.told("attack-rolled")[0].text.args["pool"] == pool


def test_stone_meal_feeds_its_user_if_it_wounds() -> None:
    """Rockgut loses a wound of his own."""
    arena = duel("rockgut", "riftling-rogue").dice(B="2 2 2", R="1 1")
    arena.suffer(arena.a, wounds=2)
    strike(arena, "stone-meal").dice(B="0 0").answer("arm")
    assert (arena.wounds(arena.d), arena.wounds(arena.a)) == (1, 1)


# --- areas ----------------------------------------------------------------------------------------


@pytest.mark.rule("SD-131", "SD-099", "SD-114", "SD-077", "SD-046")
def test_v02_fire_wave() -> None:
    """V-02: one roll of 3; two Knuckleheads fall, the Ironscale holds with 3; skull 9 and loot 3 passed, one potion."""
    arena = Arena("k.i\n.m.\nk..", m=MAGE, k=KNUCKLE, i="ironscale")
    arena.set("game", Tracker, power=8, loot=2).deck("loot", "padded-coat")
    wall = {"ability": "dice", "attribute": "arm", "pool": {"blue": 1}}
    arena.world.get(arena.i, LastingEffects).effects.append(Lasting("shield-wall", [wall], ""))
    ironscale = arena.i
    arena.activate(arena.m).dice(R="3 P", B="1").answer("use:fire-wave")
    assert arena.decision == "DP-19"
    arena.answer("monster/knucklehead/1", "monster/knucklehead/2", ironscale)
    assert arena.decision == "DP-26"
    arena.answer("keep")
    assert (arena.decision, arena.question.default) == ("DP-23", arena.m)
    arena.answer(arena.m)
    assert figures.potions(arena.world, arena.m) == 1
    assert (arena.the(Tracker).power, arena.the(Tracker).loot, arena.the(Tracker).tokens) == (10, 4, 1)
    assert len(arena.told("attack-rolled")) == 1
    assert len(arena.told("defence-rolled")) == 3
    assert arena.stands(ironscale)
    assert not arena.stands("monster/knucklehead/2")


@pytest.mark.rule("SD-114")
def test_the_attacker_orders_several_targets_and_each_is_dealt_with_wholly() -> None:
    """The second target rolls only after the first has fallen and its wound has counted."""
    arena = Arena("k.k\n.m.\n...", m=MAGE, k=KNUCKLE)
    arena.call(MakeAttack(attacker=arena.m, action="fire-wave")).dice(R="3 3")
    arena.answer("monster/knucklehead/2", "monster/knucklehead/1")
    kinds = [e.kind for e in arena.world.outbox if e.kind in ("defence-rolled", "destroyed", "power-moved")]
    assert kinds == ["defence-rolled", "destroyed", "power-moved"] * 2
    assert [e.on[0] for e in arena.told("destroyed")] == ["monster/knucklehead/2", "monster/knucklehead/1"]


@pytest.mark.rule("SD-134")
def test_a_dangerous_sweep_hits_a_friend_without_loot() -> None:
    """Wide Cut northwards hits friend and foe; only the foe's wound moves the loot marker."""
    arena = Arena("kf.\n.a.\n...", a=FIGHTER, k=KNUCKLE, f="ember-mage")
    arena.call(MakeAttack(attacker=arena.a, action="wide-cut")).dice(B="2 2 0 0 0", R="3")
    if arena.decision == "DP-18":
        arena.answer("side:N")
    arena.answer(arena.k, arena.f)
    assert arena.wounds(arena.f) == 1
    assert (arena.the(Tracker).power, arena.the(Tracker).loot) == (2, 1)


# --- ends ----------------------------------------------------------------------------------------


@pytest.mark.rule("SD-117", "SD-118")
def test_the_last_hero_destroyed_is_the_consuls_victory() -> None:
    """All heroes destroyed at the same moment."""
    arena = duel(KNUCKLE, "royal-paladin").dice(B="2 2 2 0", R="P")
    arena.suffer(arena.d, "slow", wounds=4)
    strike(arena)
    assert arena.the(Outcome).winners == [0]
    assert arena.statuses(arena.d) == []


@pytest.mark.rule("SD-117")
def test_a_destroyed_hero_keeps_wounds_cards_and_potions() -> None:
    """Only statuses go."""
    arena = Arena(".a.\n.df", a=KNUCKLE, d="royal-paladin", f=FIGHTER).dice(B="2 2 2 0", R="P")
    arena.suffer(arena.d, "slow", wounds=4).equip(arena.d, "rust-eater-sword").set(arena.d, Potions, count=1)
    arena.set("seat/1", Prompts, mode="never")
    arena.call(MakeAttack(attacker=arena.a, aim=f"melee:{arena.d}"))
    assert not arena.stands(arena.d)
    assert (arena.wounds(arena.d), figures.potions(arena.world, arena.d)) == (5, 1)
    assert figures.equipment(arena.world, arena.d) == ["card/loot/rust-eater-sword"]


@pytest.mark.rule("SD-229")
def test_v32_boss_and_last_hero_by_one_action_is_the_heroes_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    """V-32: a Dangerous Cross 1 destroys its user first, the last hero, and then the boss: the heroes win."""
    cross = Action(
        id="cross", kind="attack", cost=1, area=Area("cross", 1), dangerous=True, rolls="att", against="arm"
    )
    monkeypatch.setattr(figures, "action", lambda *_: cross)
    arena = Arena("a.\ns.\n..", a=FIGHTER, s="starfire", boss="starfire")
    arena.set("game", Tracker, boss_entered=True, timeout_done=True)
    arena.suffer(arena.s, wounds=7).suffer(arena.a, wounds=5)
    arena.dice(B="2 2 0", R="3 P P P", G="HP")
    arena.call(MakeAttack(attacker=arena.a, action="cross", aim="here")).answer(arena.a, arena.s)
    assert arena.the(Outcome).winners == [1]


@pytest.mark.rule("SD-081")
def test_a_fallen_mini_boss_brings_loot() -> None:
    """The party draws one card besides the track."""
    arena = duel(FIGHTER, "rex").dice(B="2 2", R="3 P P").deck("loot", "padded-coat", "fur-mantle")
    arena.suffer(arena.d, wounds=4)
    strike(arena)
    assert arena.decision == "DP-26"


@pytest.mark.rule("SD-076")
def test_a_fallen_boo_booty_gives_up_its_treasure() -> None:
    """The top treasure card is drawn at once."""
    arena = duel(FIGHTER, "boo-booty").dice(B="2 2", R="3 P P").deck("treasure", "titans-signet")
    arena.suffer(arena.d, wounds=1)
    strike(arena)
    assert arena.decision == "DP-26"


# --- questions ----------------------------------------------------------------------------------------


def test_each_option_shows_the_exact_odds() -> None:
    """Fighter 2B1R against 1B1R: 57 in 100."""
    arena = duel(FIGHTER, PRIEST)
    arena.activate(arena.a)
    hit, miss = arena.option(f"attack:melee:{arena.d}").odds
    assert round(100 * hit.ways / hit.of) == 57
    assert hit.ways + miss.ways == hit.of == miss.of


def test_bosses_may_shed_a_status_by_an_icon() -> None:
    """House rule `boss_icons`: Rex wounds with a heart showing and loses a status of his own."""
    for wanted, left in ((True, []), (False, ["slow"])):
        arena = duel("rex", "royal-paladin", boss_icons=wanted).dice(B="2 H 0", R="3 3 P")
        arena.suffer(arena.a, "slow")
        strike(arena)
        assert arena.statuses(arena.a) == left
