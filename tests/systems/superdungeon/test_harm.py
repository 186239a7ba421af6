"""Wounds, statuses, destruction, and getting out of an attack (SD-109 to SD-117, SD-160 to SD-163, SD-227, SD-249)."""

from __future__ import annotations

import pytest

from components.superdungeon import Attack, Auras, Damage, Footing, Lasting, LastingEffects, Potions, Prompts
from engine.world import GAME
from systems.superdungeon import counters, defence, harm
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.counters import GiveStatus
from systems.superdungeon.harm import WoundModel
from tests.systems.superdungeon.arena import Arena


@pytest.mark.rule("SD-109", "SD-110")
def test_no_more_wounds_than_hearts() -> None:
    """A hero with 5 hearts and 4 wounds takes one of two."""
    arena = Arena("pm", p="royal-paladin", m="ember-mage")
    arena.set(arena.p, Damage, wounds=4)
    assert arena.call(WoundModel(model=arena.p, n=2)).result == 1
    assert not arena.stands(arena.p)


@pytest.mark.rule("SD-116", "SD-152")
def test_what_a_destroyed_model_upheld_ends() -> None:
    """Effects until its next activation and its auras are gone from everybody; a monster leaves no trace."""
    arena = Arena("kd", k="knucklehead", d="dragon-priest")
    arena.world.get(arena.k, LastingEffects).effects.append(Lasting("hymn", [], arena.d))
    harm.take_off(arena.world, arena.d)
    assert arena.world.get(arena.k, LastingEffects).effects == []
    assert "monster/dragon-priest/1" not in arena.world
    harm.take_off(arena.world, arena.k)
    assert arena.world.all(Auras) == []


def test_the_house_rule_of_limits_binds_counters() -> None:
    """`token_limits`: 12 counters of each status, and no thirteenth."""
    row = "k" * 13
    for limited, laid in ((True, 12), (False, 13)):
        arena = Arena(row, k="knucklehead", options={"token_limits": limited})
        keys = [f"monster/knucklehead/{n}" for n in range(1, 14)]
        assert sum(counters.place_status(arena.world, key, "slow") for key in keys) == laid


@pytest.mark.rule("SD-109")
def test_with_an_empty_box_only_models_of_one_heart_can_be_wounded() -> None:
    """35 wounds lie: the Priest takes none, the Knucklehead, who needs no counter, falls."""
    arena = Arena(
        "pdk", p="royal-paladin", d="dragon-priest", k="knucklehead", options={"token_limits": True}
    )
    arena.set(arena.p, Damage, wounds=35)
    assert counters.place_wounds(arena.world, arena.d, 1) == 0
    assert counters.place_wounds(arena.world, arena.k, 1) == 1


@pytest.mark.rule("SD-160", "SD-163")
def test_before_a_wound_outside_attacks_a_hero_may_drink() -> None:
    """A window opens before Fire's wound; none between wound and destruction."""
    arena = Arena("p", p="royal-paladin")
    arena.suffer(arena.p, "fire", wounds=4).set(arena.p, Potions, count=1)
    arena.set("seat/1", Prompts, mode="always")
    arena.call(WoundModel(model=arena.p, cause="fire"))
    assert arena.decision == "DP-21"
    arena.answer("pass")
    assert not arena.stands(arena.p)


@pytest.mark.rule("SD-160")
def test_before_a_status_outside_attacks_a_hero_may_drink() -> None:
    """A window opens only when the status would lie."""
    arena = Arena("p", p="royal-paladin")
    arena.set(arena.p, Potions, count=1).set(arena.p, Damage, wounds=1).set("seat/1", Prompts, mode="always")
    arena.call(GiveStatus(model=arena.p, status="slow"))
    assert arena.decision == "DP-21"
    arena.answer("pass").call(GiveStatus(model=arena.p, status="slow"))
    assert arena.decision == "probe"


# --- getting out of an attack ----------------------------------------------------------------------------------------


def under_attack(squares: list[str] | None = None, reach: int = 1) -> tuple[Arena, Attack]:
    """A Paladin stands beside a Knucklehead that attacks him."""
    arena = Arena("kp........", k="knucklehead", p="royal-paladin")
    attack = Attack(arena.k, targets=[arena.p], reach=reach, squares=squares or [])
    arena.world.add(GAME, attack)
    return arena, attack


@pytest.mark.rule("SD-161")
def test_who_leaves_reach_or_area_is_out_of_the_attack() -> None:
    """Beside the attacker he is in it, ten squares off he is not; in an area its squares count."""
    arena, attack = under_attack()
    assert not defence.is_out_of_it(arena.world, attack, arena.p)
    arena.world.get(arena.p, Footing).x = 9
    assert defence.is_out_of_it(arena.world, attack, arena.p)
    arena, attack = under_attack(["space/r00c09"], reach=0)
    assert defence.is_out_of_it(arena.world, attack, arena.p)
    arena.world.get(arena.p, Footing).x = 9
    assert not defence.is_out_of_it(arena.world, attack, arena.p)


@pytest.mark.rule("SD-227", "SD-249")
def test_monsters_and_redirected_heroes_stay_in_the_attack() -> None:
    """A model moved by a timeout still defends, and so does who was put in another's place."""
    arena, attack = under_attack()
    arena.world.get(arena.p, Footing).x = 9
    attack.redirected.append(arena.p)
    assert not defence.is_out_of_it(arena.world, attack, arena.p)
    attack = Attack(arena.p, targets=[arena.k], reach=1)
    assert not defence.is_out_of_it(arena.world, attack, arena.k)


@pytest.mark.rule("SD-161")
def test_e13_a_teleport_after_the_roll_makes_the_attack_fail() -> None:
    """E-13: 11 stars of Starfire against the Mage; the Rogue's potion carries her off: no defence, no wound."""
    arena = Arena(
        "s.m.........r\n............#\n............#", s="starfire", m="ember-mage", r="riftling-rogue"
    )
    arena.set(arena.r, Potions, count=1).dice(R="3 3", G="4")
    arena.call(MakeAttack(attacker=arena.s, aim=f"melee:{arena.m}"))
    while arena.decision == "DP-21" and not arena.told("attack-rolled"):
        arena.answer("pass")
    assert arena.told("attack-rolled")[0].numbers["stars"] == 11
    (drink,) = [name for name in arena.options if "teleport" in name and name.endswith(arena.m)] or [""]
    assert drink, arena.options
    arena.answer(drink)
    while arena.decision != "probe":
        arena.answer("space/r02c11" if "space/r02c11" in arena.options else "pass")
    assert arena.told("defence-rolled") == []
    assert (arena.wounds(arena.m), len(arena.told("escaped"))) == (0, 1)
