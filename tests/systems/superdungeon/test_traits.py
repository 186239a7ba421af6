"""Abilities in an attack: Backlash, Sturdy, Dodge, Stealth, weak spots, control by a roll (SD-112, SD-130, SD-191 on)."""

from __future__ import annotations

import pytest

from components.superdungeon import Tracker
from systems.superdungeon.attack import MakeAttack
from tests.systems.superdungeon.arena import Arena
from tests.systems.superdungeon.fighting import FIGHTER, KNUCKLE, MAGE, PRIEST, duel, strike


@pytest.mark.rule("SD-112")
def test_backlash_wounds_the_attacker_on_no_track() -> None:
    """A defence above the attack throws it back; an equal one does not."""
    arena = duel(FIGHTER, "boo-booty").dice(B="0 0 0 0", R="P 1 P 1")
    strike(arena)
    assert (arena.wounds(arena.a), arena.the(Tracker).power) == (1, 0)
    arena = duel(FIGHTER, "boo-booty").dice(B="0 0", R="1 1 P")
    strike(arena)
    assert arena.wounds(arena.a) == 0


def test_only_melee_wounds_the_sturdy() -> None:
    """Magic hits a Boo-Booty without a wound or status."""
    arena = duel(MAGE, "boo-booty").dice(R="3 3 P P")
    strike(arena, aim=f"magic:{arena.d}")
    assert (arena.wounds(arena.d), arena.statuses(arena.d), arena.result) == (0, [], [])


@pytest.mark.rule("SD-191", "SD-112", "SD-077")
def test_v20_a_weak_spot_is_hurt_by_the_aiming() -> None:
    """V-20: Rime Hex on Rockgut: a wound at once, on both tracks; then the attack misses, no Cold."""
    arena = duel("gloomveil-witch", "rockgut").dice(B="1 0", R="2 3")
    strike(arena, "rime-hex")
    assert (arena.wounds(arena.d), arena.statuses(arena.d)) == (1, [])
    assert (arena.the(Tracker).power, arena.the(Tracker).loot) == (1, 1)


@pytest.mark.rule("SD-191")
def test_a_weak_spot_may_cost_a_die_instead() -> None:
    """House rule `vulnerable_mode` discard: no wound, but the highest defence die is gone."""
    arena = duel("gloomveil-witch", "rockgut", vulnerable_mode="discard").dice(B="1 0", R="2 3")
    strike(arena, "rime-hex")
    assert (arena.wounds(arena.d), arena.statuses(arena.d)) == (1, ["cold"])
    assert arena.told("defence-rolled")[0].numbers["stars"] == 1


def test_dodge_lets_dex_defend_unless_held() -> None:
    """The Rogue chooses ARM or DEX; slowed she cannot."""
    arena = duel(KNUCKLE, "riftling-rogue").dice(B="1 1 1", R="3 3")
    strike(arena)
    assert (arena.decision, arena.options, arena.question.default) == ("DP-20", ["arm", "dex"], "dex")
    arena.answer("dex")
    assert arena.wounds(arena.d) == 0
    arena = duel(KNUCKLE, "riftling-rogue").dice(B="1 1 1 0 0")
    arena.suffer(arena.d, "slow")
    strike(arena)
    assert arena.wounds(arena.d) == 1


@pytest.mark.rule("SD-130")
def test_stealth_shortens_the_range() -> None:
    """At distance 5 of Missile 6: two stars of DEX and the attack fails before its roll; one star is not enough."""
    for faces, escapes in (("2 P", True), ("1 P", False)):
        arena = Arena("r....a", r="riftling-rogue", a="flinger").dice(B="0 0 0", R=f"{faces} P")
        arena.call(MakeAttack(attacker=arena.a))
        assert bool(arena.told("escaped")) is escapes
        assert bool(arena.told("attack-rolled")) is not escapes


@pytest.mark.rule("SD-130")
def test_stealth_is_no_help_at_hand() -> None:
    """A melee attack is not hidden from."""
    arena = duel(KNUCKLE, "riftling-rogue").dice(B="1 1 1")
    strike(arena)
    assert arena.told("stealth-rolled") == []


@pytest.mark.rule("SD-194", "SD-193", "SD-153")
def test_a_control_action_moves_without_a_wound() -> None:
    """Grudge Call beats the Priest's WILL: he is pulled, not wounded, on no track; an equal roll saves him."""
    arena = Arena("a..d", a=FIGHTER, d=PRIEST).dice(B="1 0 0", R="1 1")
    arena.call(MakeAttack(attacker=arena.a, action="grudge-call"))
    assert arena.decision == "DP-25"
    arena.answer("space/r00c01")
    assert (arena.at(arena.d), arena.wounds(arena.d), arena.the(Tracker).power) == ((1, 0), 0, 0)
    assert arena.result == [arena.d]
    arena = Arena("a..d", a=FIGHTER, d=PRIEST).dice(B="0 0 0", R="1 1")
    arena.call(MakeAttack(attacker=arena.a, action="grudge-call"))
    assert (arena.decision, arena.result) == ("probe", [])


@pytest.mark.rule("SD-197", "SD-114")
def test_belly_bounce_wounds_and_pushes() -> None:
    """A special attack with Push: the wound first, then the move."""
    arena = Arena("a....\n..d..\n.....", a="rex", d="royal-paladin").dice(B="2 2 0", R="3 3 P")
    arena.call(MakeAttack(attacker=arena.a, action="belly-bounce"))
    assert (arena.decision, arena.wounds(arena.d)) == ("DP-25", 1)
    arena.answer("space/r02c04")
    assert arena.at(arena.d) == (4, 2)


@pytest.mark.rule("SD-202")
def test_several_models_are_moved_one_after_the_other() -> None:
    """Grudge Call beats two Priests: the first has wholly moved before the second defends."""
    arena = Arena("a..d\n...d", a=FIGHTER, d=PRIEST).dice(B="2 2 0 0 0 0", R="3 P P")
    arena.call(MakeAttack(attacker=arena.a, action="grudge-call"))
    arena.answer("monster/dragon-priest/2", "monster/dragon-priest/1")
    assert (arena.decision, len(arena.told("defence-rolled"))) == ("DP-25", 1)
    arena.answer("space/r01c01")
    assert arena.at("monster/dragon-priest/2") == (1, 1)
    assert (arena.decision, len(arena.told("defence-rolled"))) == ("DP-25", 2)
    assert "space/r01c01" not in arena.options
