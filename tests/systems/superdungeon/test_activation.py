"""Activations: what ends and works at their beginning, the menu, and their end (SD-054 to SD-060, SD-177 to SD-192)."""

from __future__ import annotations

import pytest

from components.superdungeon import Activation, Aura, Auras, Damage, Lasting, LastingEffects, Tracker
from engine.definition import SeatSetUp
from engine.session import Session
from engine.world import GAME
from systems import catalogue
from systems.bots.players import player
from systems.superdungeon import figures
from tests.systems.superdungeon.arena import Arena


def left(arena: Arena) -> tuple[int, int]:
    """AP and speed that are left."""
    active: Activation = arena.the(Activation)
    return active.ap, active.speed


@pytest.mark.rule("SD-055", "SD-056")
def test_a_model_begins_with_its_speed_and_ap() -> None:
    """A Paladin has 3 AP and 6 speed; equipment adds to both."""
    arena = Arena("p..", p="royal-paladin").equip("hero/royal-paladin", "marching-drum")
    assert left(arena.activate(arena.p)) == (4, 6)


@pytest.mark.rule("SD-054", "SD-145", "SD-152", "SD-164")
def test_what_lasts_until_the_next_activation_ends_as_it_begins() -> None:
    """Own auras and all effects bound to this model go, wherever they lie; others stay."""
    arena = Arena("pmk", p="royal-paladin", m="ember-mage", k="knucklehead")
    arena.world.get(arena.p, Auras).auras.append(Aura("iron-aura", 3, []))
    effects = arena.world.get(arena.m, LastingEffects).effects
    effects += [
        Lasting("from-paladin", [], arena.p),
        Lasting("own", [], arena.m),
        Lasting("for-ever", [], ""),
    ]
    arena.activate(arena.p)
    assert arena.world.get(arena.p, Auras).auras == []
    kept = arena.world.get(arena.m, LastingEffects).effects
    assert [effect.source for effect in kept] == ["own", "for-ever"]


@pytest.mark.rule("SD-180", "SD-112", "SD-054")
def test_v07_fire_destroys_on_no_track() -> None:
    """V-07: a Knucklehead with Fire is activated and falls; power 5 and loot 1 stay."""
    arena = Arena("k.p", k="knucklehead", p="royal-paladin")
    key = arena.k
    arena.set("game", Tracker, power=5, loot=1).suffer(key, "fire").activate(key)
    assert not arena.stands(key)
    assert (arena.the(Tracker).power, arena.the(Tracker).loot) == (5, 1)
    assert arena.decision == "probe"


@pytest.mark.rule("SD-192", "SD-081", "SD-037")
def test_v28_a_mini_boss_who_burns_to_death_brings_loot() -> None:
    """V-28: Rex at 4 of 5 wounds with Fire: destroyed, one loot card, tracks unchanged."""
    arena = Arena("r..p\n....", r="rex", p="royal-paladin").deck("loot", "padded-coat")
    arena.suffer(arena.r, "fire", wounds=4).activate(arena.r)
    assert arena.decision == "DP-26"
    assert (arena.the(Tracker).power, arena.the(Tracker).loot) == (0, 0)
    arena.answer("keep")
    assert not arena.world.has(GAME, Activation)


@pytest.mark.rule("SD-180", "SD-176")
def test_fire_goes_on_until_its_counter_is_removed() -> None:
    """One wound in each activation; the counter stays."""
    arena = Arena("p..", p="royal-paladin")
    arena.suffer(arena.p, "fire")
    arena.activate(arena.p)
    assert (arena.wounds(arena.p), arena.statuses(arena.p)) == (1, ["fire"])
    arena.activate(arena.p)
    assert arena.wounds(arena.p) == 2


@pytest.mark.rule("SD-054")
def test_the_tough_heal_before_they_burn() -> None:
    """Berserker with 4 wounds and Fire: heals one, burns one, lives."""
    arena = Arena("b..", b="skyhorn-berserker")
    arena.suffer(arena.b, "fire", wounds=4).activate(arena.b)
    assert (arena.wounds(arena.b), arena.stands(arena.b)) == (4, True)


@pytest.mark.rule("SD-190", "SD-054")
def test_who_has_become_immune_sheds_the_counter() -> None:
    """A Paladin in a Fireproof Kilt loses Fire and is not burnt."""
    arena = Arena("p..", p="royal-paladin").equip("hero/royal-paladin", "fireproof-kilt")
    arena.suffer(arena.p, "fire").activate(arena.p)
    assert (arena.wounds(arena.p), arena.statuses(arena.p)) == (0, [])


@pytest.mark.rule("SD-185", "SD-186")
def test_poison_and_slow_set_what_there_is() -> None:
    """Poison takes one AP, not below none; Slow halves the speed, rounded up."""
    arena = Arena("r.k", r="riftling-rogue", k="knucklehead")
    arena.suffer(arena.r, "poison", "slow")
    assert left(arena.activate(arena.r)) == (2, 4)
    arena.suffer(arena.k, "poison")
    assert left(arena.activate(arena.k))[0] == 0


@pytest.mark.rule("SD-183")
def test_v10_stand_up_first() -> None:
    """V-10: knocked down nothing but standing up is open; it costs 1 AP and no speed."""
    arena = Arena(".pk", p="royal-paladin", k="dragon-priest")
    arena.suffer(arena.p, "knockdown").activate(arena.p)
    assert arena.options == ["stand", "end"]
    arena.answer("stand")
    assert (arena.statuses(arena.p), left(arena)) == ([], (2, 6))
    assert arena.offers("space/") and arena.offers("attack")


@pytest.mark.rule("SD-183")
def test_a_house_rule_lets_the_fallen_strike() -> None:
    """`knockdown_blocks` special_only: basic attacks, but neither moves nor special ones."""
    arena = Arena("pk.", p="royal-paladin", k="dragon-priest", options={"knockdown_blocks": "special_only"})
    arena.suffer(arena.p, "knockdown").activate(arena.p)
    assert arena.options == ["stand", f"attack:melee:{arena.k}", "end"]


@pytest.mark.rule("SD-177", "SD-184")
def test_bind_and_pacify_forbid_what_they_say() -> None:
    """Bind: no special actions; Pacify: no special attacks; basic attacks are free of both."""
    for status, kept in (("bind", ["use:dawn-hammer"]), ("pacify", ["use:iron-aura"])):
        arena = Arena("pk.", p="royal-paladin", k="dragon-priest")
        arena.suffer(arena.p, status).activate(arena.p)
        assert arena.offers("use:") == kept
        assert arena.offers("attack") != []


def test_berserk_gives_one_free_attack_in_each_activation() -> None:
    """It costs no AP and may be made once."""
    arena = Arena("bk.", b="skyhorn-berserker", k="dragon-priest")
    arena.activate(arena.b).dice(R="1 1 P", B="0").answer("free")
    assert (arena.decision, left(arena)[0]) == ("DP-17", 3)
    assert arena.offers("free") == []
    assert arena.activate(arena.b).offers("free") != []


@pytest.mark.rule("SD-074")
def test_opening_a_chest_costs_one_ap_and_is_for_heroes() -> None:
    """A hero beside a chest may open it; a monster may not."""
    arena = Arena("pck", p="royal-paladin", c="chest", k="knucklehead").deck("treasure", "titans-signet")
    assert arena.activate(arena.k).offers("open") == []
    arena.activate(arena.p).answer("open").answer("keep")
    assert (figures.chests(arena.world), left(arena)[0]) == ([], 2)


@pytest.mark.rule("SD-071")
def test_a_hero_who_ends_on_a_rune_is_healed() -> None:
    """One wound goes as the activation ends."""
    arena = Arena("p*", p="royal-paladin")
    arena.set(arena.p, Damage, wounds=2)
    arena.activate(arena.p).answer("space/r00c01")
    assert arena.wounds(arena.p) == 2
    arena.answer("end")
    assert arena.wounds(arena.p) == 1


@pytest.mark.rule("SD-083")
def test_pool_cards_may_be_equipped_as_an_activation_ends() -> None:
    """DP-27 is asked while the pool holds a card."""
    arena = Arena("pc.", p="royal-paladin", c="chest").deck("treasure", "titans-signet")
    arena.activate(arena.p).answer("open").answer("keep").answer("end")
    assert arena.decision == "DP-27"


@pytest.mark.rule("SD-060", "SD-031")
def test_a_monster_need_do_nothing() -> None:
    """It may end at once; speed and AP are then gone."""
    arena = Arena("k.p", k="knucklehead", p="royal-paladin")
    arena.activate(arena.k)
    assert arena.question.default == "end"
    arena.answer("end")
    assert not arena.world.has(GAME, Activation)


# --- taking back -------------------------------------------------------------------------------------------------------


def test_what_a_side_did_cannot_be_taken_back_once_the_other_side_acts() -> None:
    session = Session.new(
        catalogue.find("superdungeon"), [SeatSetUp(), SeatSetUp()], 3, {"preset_dungeon": True}
    )
    bots, side, turns = [player("random", 3), player("random", 4)], "", 0
    while (question := session.question) is not None and turns < 12:
        session.choose(*bots[question.seat].answer(session.view(question.seat), question)[0])
        for event in session.events():
            if event.kind == "activated":
                now = "heroes" if event.on[0].startswith("hero/") else "consul"
                if side not in ("", now):
                    turns += 1
                    assert session.undoable == [] and not session.can_undo
                side = now
    assert turns == 12
