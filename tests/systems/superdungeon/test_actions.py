"""Rules of special actions and special attacks (SD-132 to SD-137, SD-148 to SD-157) and of auras (SD-145, SD-146)."""

from __future__ import annotations

import pytest

from components.superdungeon import Model
from engine.effects import RunEffects, plain
from systems.superdungeon import actions, auras, figures, pools
from systems.superdungeon.ops import BOOK
from systems.superdungeon.vocabulary import Action, AnyOp, Area, Give, Immune, Place, Pool
from tests.systems.superdungeon.table import Table

PALADIN, FIGHTER, MAGE = "hero/royal-paladin", "hero/hearthsworn-fighter", "hero/ember-mage"
DRUID = "hero/deeproot-druid"
ROGUE, BERSERKER, ARCHER = "hero/riftling-rogue", "hero/skyhorn-berserker", "hero/dewleaf-archer"


def party(*heroes: str, **places: tuple[int, int]) -> Table:
    """Heroes in the Great Hall, each on its square; others at the far end of the next tile."""
    names = [hero.removeprefix("hero/") for hero in heroes]
    table = Table.new(*names)
    for place, hero in enumerate(heroes):
        table.place(hero, places.get(f"at{place}", (18, 1 + place)))
    return table


def uses(table: Table) -> list[str]:
    """The special actions and attacks on the open menu."""
    return [name for name in table.options if name.startswith("use:")]


# --- what it costs, and what forbids it -------------------------------------------------------------------------------


@pytest.mark.rule("SD-056", "SD-057", "SD-149")
def test_the_cost_is_paid_first_and_what_cannot_be_paid_is_not_offered() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).start_activation(PALADIN)
    assert uses(table) == ["use:iron-aura"]
    table.answer("use:iron-aura")
    assert (table.active.ap, table.active.ap_spent) == (2, 1)
    table.answer("use:iron-aura").answer("use:iron-aura")
    assert uses(table) == []


@pytest.mark.rule("SD-177")
def test_bind_forbids_special_actions_and_only_them() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).afflict(PALADIN, "bind")
    table.field("knucklehead", (5, 4))
    assert uses(table.start_activation(PALADIN)) == ["use:dawn-hammer"]


@pytest.mark.rule("SD-184")
def test_pacify_forbids_special_attacks_and_only_them() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).afflict(PALADIN, "pacify")
    knuckle = table.field("knucklehead", (5, 4))
    assert uses(table.start_activation(PALADIN)) == ["use:iron-aura"]
    assert f"attack:melee:{knuckle}" in table.options


@pytest.mark.rule("SD-155")
def test_a_special_attack_needs_a_target() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4))
    assert "use:dawn-hammer" not in uses(table.start_activation(PALADIN))
    table.field("knucklehead", (5, 4))
    assert "use:dawn-hammer" in uses(table.start_activation(PALADIN))


@pytest.mark.rule("SD-154", "SD-156", "SD-121")
def test_e11_magma_strike_adds_its_dice_and_carries_fire() -> None:
    table = party(MAGE, PALADIN, at0=(1, 4))
    rex = table.field("rex", (9, 4))
    table.start_activation(MAGE).faces(blue="1 1 1", red="3 3 1 1").answer("use:magma-strike")
    rolled = table.events("attack-rolled")[0].numbers
    assert (len(rolled["blue"]), len(rolled["red"])) == (3, 2)  # type: ignore[arg-type]
    assert (table.wounds(rex), table.statuses(rex)) == (1, ["fire"])
    assert table.active.ap == 1
    assert f"attack:magic:{rex}" in table.options


@pytest.mark.rule("SD-185", "SD-056")
def test_v08_a_poisoned_mage_has_nothing_left_after_magma_strike() -> None:
    table = party(MAGE, PALADIN, at0=(1, 4)).afflict(MAGE, "poison")
    table.field("rex", (9, 4))
    table.start_activation(MAGE).faces(blue="0 0 0", red="1 1 1 1").answer("use:magma-strike")
    assert table.active.ap == 0


# --- whom it concerns -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-134", "SD-153", "SD-144")
def test_e10_fire_storm_burns_friend_and_foe_and_the_user_without_a_roll() -> None:
    table = party(FIGHTER, MAGE, ROGUE, at0=(4, 4), at1=(6, 4), at2=(4, 7))
    table.put("ancient-dragon-scale", FIGHTER)
    near, far = table.field("knucklehead", (3, 4)), table.field("knucklehead", (2, 5))
    table.start_activation(FIGHTER).answer("use:fire-storm")
    for model in (near, far, MAGE, FIGHTER):
        assert (table.statuses(model), table.wounds(model)) == (["fire"], 0)
    assert table.statuses(ROGUE) == []
    assert (table.track.power, table.track.loot, table.active.ap) == (0, 0, 2)
    assert not table.events("attack-rolled")


@pytest.mark.rule("SD-150", "SD-157")
def test_an_action_without_range_or_area_concerns_the_user_alone_and_at_once() -> None:
    table = party(DRUID, MAGE, at0=(4, 4), at1=(5, 4)).start_activation(DRUID).answer("use:bramble-coat")
    assert figures.has_trait(table.world, DRUID, "backlash")
    assert not figures.has_trait(table.world, MAGE, "backlash")


@pytest.mark.rule("SD-133", "SD-203")
def test_an_augmenting_action_reaches_friends_in_sight_and_the_user() -> None:
    table = party(ARCHER, MAGE, at0=(4, 4), at1=(8, 4)).afflict(MAGE, "slow", "weak").afflict(ARCHER, "stun")
    table.field("knucklehead", (5, 5))
    table.start_activation(ARCHER).answer("use:field-poultice")
    assert table.decision == "DP-18"
    assert table.options == [f"range:{ARCHER}", f"range:{MAGE}"]
    table.answer(f"range:{MAGE}")
    assert (table.statuses(MAGE), table.statuses(ARCHER)) == ([], ["stun"])


@pytest.mark.rule("SD-153", "SD-139", "SD-151")
def test_an_enemy_action_places_its_status_without_damage_or_the_users_own() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4), at1=(5, 5))
    flinger = table.field("flinger", (9, 4))
    table.start_activation(flinger).answer("use:soot-pot").answer(f"missile:{PALADIN}")
    assert (table.statuses(PALADIN), table.statuses(MAGE)) == (["stun"], ["stun"])
    assert table.wounds(PALADIN) == table.wounds(MAGE) == 0


@pytest.mark.rule("SD-130")
def test_whom_an_effect_is_aimed_at_from_afar_may_hide() -> None:
    table = party(ROGUE, MAGE, at0=(4, 4))
    flinger = table.field("flinger", (9, 4))
    table.start_activation(flinger).faces(red="1 1").answer("use:soot-pot")
    assert table.events("stealth-rolled")
    assert table.statuses(ROGUE) == []


@pytest.mark.rule("SD-191")
def test_who_is_vulnerable_to_a_status_is_hurt_by_the_aiming_alone() -> None:
    table = party(FIGHTER, MAGE, ROGUE, at0=(4, 4)).put("ancient-dragon-scale", FIGHTER)
    rockgut = table.field("rockgut", (5, 4))
    spot = [{"ability": "vulnerable", "status": "fire"}]
    table.set(rockgut, LastingEffects={"effects": [{"source": "wax", "abilities": spot, "until": ""}]})
    table.start_activation(FIGHTER).answer("use:fire-storm")
    assert (table.wounds(rockgut), table.track.power, table.track.loot) == (1, 1, 1)


@pytest.mark.rule("SD-194")
def test_a_control_action_rolls_moves_and_never_wounds() -> None:
    table = party(FIGHTER, MAGE, at0=(1, 4))
    knuckle = table.field("knucklehead", (4, 4))
    table.start_activation(FIGHTER).faces(blue="1 1 0 0", red="1").answer("use:grudge-call")
    assert table.decision == "DP-25"
    table.answer((2, 4))
    assert (table.at(knuckle), table.wounds(knuckle), table.track.power) == ((2, 4), 0, 0)
    assert table.active.ap == 1


# --- how long it lasts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-152")
def test_an_action_lasts_until_the_users_next_activation() -> None:
    table = (
        party(ROGUE, MAGE, at0=(4, 4), at1=(5, 4)).start_activation(ROGUE).answer("use:puff").answer("end")
    )
    assert figures.has_trait(table.world, MAGE, "stealth")
    table.start_activation(MAGE)
    assert figures.has_trait(table.world, MAGE, "stealth")
    table.start_activation(ROGUE)
    assert not figures.has_trait(table.world, MAGE, "stealth")


@pytest.mark.rule("SD-152", "SD-138")
def test_the_same_action_twice_counts_once() -> None:
    table = party(ROGUE, MAGE, at0=(4, 4), at1=(5, 4)).start_activation(ROGUE)
    table.answer("use:puff").answer("use:puff")
    effects = table.world.get(MAGE, figures.LastingEffects).effects
    assert [(effect.source, effect.until, len(effect.abilities)) for effect in effects] == [
        ("puff", ROGUE, 1)
    ]


@pytest.mark.rule("SD-054")
def test_red_mist_gives_free_attacks_and_another_armor() -> None:
    table = party(BERSERKER, MAGE, at0=(4, 4)).start_activation(BERSERKER)
    table.field("knucklehead", (6, 4))
    table.answer("use:red-mist")
    assert (table.active.red_mist, table.active.ap) == (True, 0)
    assert pools.pool(table.world, BERSERKER, "arm").value == Pool(blue=2)
    assert not [name for name in table.options if name.startswith("free:")]
    table.start_activation(BERSERKER)
    assert pools.pool(table.world, BERSERKER, "arm").value == Pool(blue=3)


@pytest.mark.rule("SD-190")
def test_who_is_made_immune_loses_the_status_at_once() -> None:
    table = party(MAGE, PALADIN, at0=(4, 4)).afflict(PALADIN, "slow", "weak")
    effects = plain((Give(abilities=(Immune("weak"),)),))
    notes = {"targets": [PALADIN], "card": "", "seat": 1, "own": False}
    table.call(RunEffects(effects=effects, actor=MAGE, source="tea", notes=notes), MAGE)
    assert table.statuses(PALADIN) == ["slow"]


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-090")
def test_a_card_of_one_use_is_gone_whether_it_hit_or_not() -> None:
    table = party(FIGHTER, MAGE, PALADIN, at0=(4, 4)).put("wyrmslayer-pike", FIGHTER)
    rex = table.field("rex", (5, 4))
    table.start_activation(FIGHTER).faces(blue="0 0", red="1 3 3").answer("use:wyrmslayer-pike")
    assert table.wounds(rex) == 0
    assert table.cards_in(FIGHTER) == []
    assert table.cards_in("discard/treasure") == ["wyrmslayer-pike"]


@pytest.mark.rule("SD-205", "SD-204")
def test_a_relic_resurrects_only_when_somebody_is_destroyed() -> None:
    table = party(FIGHTER, MAGE, at0=(4, 4)).put("phoenix-brew", FIGHTER)
    assert "use:phoenix-brew" not in uses(table.start_activation(FIGHTER))
    table.wound(MAGE, 5)
    table.world.get(MAGE, Model).destroyed = True
    table.world.drop(MAGE, figures.Footing)
    table.start_activation(FIGHTER).faces(blue="2 2 1 0 0").answer("use:phoenix-brew")
    assert table.decision == "DP-36"
    table.skip()
    assert table.wounds(MAGE) == 0
    assert table.cards_in(FIGHTER) == []


@pytest.mark.rule("SD-182")
def test_teleport_goes_to_a_free_square_in_sight_even_if_immobile() -> None:
    table = (
        party(MAGE, PALADIN, at0=(4, 4), at1=(4, 6)).put("guttering-lantern", MAGE).afflict(MAGE, "immobile")
    )
    table.start_activation(MAGE).answer("use:guttering-lantern")
    assert table.decision == "DP-18"
    assert "space/r04c14" in table.options
    assert "space/r04c15" not in table.options  # eleven squares off
    assert "space/r06c04" not in table.options  # taken
    assert "space/r09c01" not in table.options  # wall
    ground = figures.ground(table.world)
    hidden = [cell for cell in ground.squares if cell[0] < 14 and not ground.sees((4, 4), cell)]
    assert hidden
    assert not {figures.space_at(cell) for cell in hidden} & set(table.options)
    table.answer((8, 5))
    assert table.at(MAGE) == (8, 5)


# --- auras ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-145", "SD-133")
def test_e09_iron_aura_helps_friends_within_three_squares_until_the_next_activation() -> None:
    table = party(PALADIN, MAGE, FIGHTER, at0=(4, 4), at1=(7, 4), at2=(8, 4))
    knuckle = table.field("knucklehead", (5, 5))
    table.start_activation(PALADIN).answer("use:iron-aura")
    assert table.active.ap == 2
    arm = {model: pools.pool(table.world, model, "arm").value for model in (PALADIN, MAGE, FIGHTER, knuckle)}
    assert arm[PALADIN] == Pool(blue=2, red=1)
    assert arm[MAGE] == Pool(blue=4)
    assert arm[FIGHTER] == Pool(red=2)
    assert arm[knuckle] == Pool(white=1)
    table.start_activation(PALADIN)
    assert pools.pool(table.world, MAGE, "arm").value == Pool(blue=3)


@pytest.mark.rule("SD-146")
def test_the_benefit_comes_and_goes_with_the_square() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4), at1=(7, 4)).start_activation(PALADIN).answer("use:iron-aura")
    for at, blue in (((8, 4), 3), ((7, 5), 4)):
        table.place(MAGE, at)
        assert pools.pool(table.world, MAGE, "arm").value == Pool(blue=blue)


@pytest.mark.rule("SD-138")
def test_e18_the_same_aura_from_two_models_counts_once() -> None:
    table = party(PALADIN, MAGE, at0=(18, 8))
    knuckle = table.field("knucklehead", (4, 4))
    for at in ((3, 4), (5, 4)):
        wall = table.field("ironscale", at)
        table.start_activation(wall).answer("use:shield-wall").answer("end")
    assert pools.pool(table.world, knuckle, "arm").value == Pool(white=1, blue=1)


@pytest.mark.rule("SD-148")
def test_an_effect_for_a_tag_concerns_every_model_that_bears_it() -> None:
    table = party(PALADIN, MAGE, at0=(18, 8))
    priest = table.field("dragon-priest", (4, 4))
    gouger, whelp = table.field("gouger", (5, 4)), table.field("whelp", (3, 4))
    rex = table.field("rex", (5, 5))
    table.start_activation(priest).answer("use:scale-hymn")
    attack = {model: pools.pool(table.world, model, "att").value for model in (gouger, whelp, rex)}
    assert attack == {gouger: Pool(blue=3), whelp: Pool(blue=2, red=1), rex: Pool(blue=3, red=2)}


@pytest.mark.rule("SD-145")
def test_an_aura_ends_when_its_bearer_leaves_play() -> None:
    table = party(PALADIN, MAGE, at0=(4, 3))
    wall, knuckle = table.field("ironscale", (4, 4)), table.field("knucklehead", (5, 4))
    table.start_activation(wall).answer("use:shield-wall").remove(wall)
    assert pools.pool(table.world, knuckle, "arm").value == Pool(white=1)


@pytest.mark.rule("SD-146")
def test_an_aura_that_places_a_status_does_so_on_entry_and_not_inside() -> None:
    table = party(PALADIN, MAGE, at0=(1, 4), at1=(8, 4))
    priest = table.field("dragon-priest", (4, 4))
    smoke = Action(id="smoke", kind="action", cost=1, area=Area("aura", 2), ops=(Place("slow"),))
    auras.create(table.world, priest, smoke)
    table.start_activation(PALADIN).answer((2, 4))
    assert table.statuses(PALADIN) == ["slow"]
    table.afflict(PALADIN).answer((2, 5))
    assert table.statuses(PALADIN) == []
    table.answer((1, 5)).answer((2, 5))
    assert table.statuses(PALADIN) == ["slow"]


def test_every_word_of_the_vocabulary_is_carried_out_by_somebody() -> None:
    by_attacks = {"ExtraWounds", "HealUser", "Move"}
    assert set(BOOK.missing(AnyOp.__args__)) == by_attacks


def test_only_the_active_models_cards_are_offered() -> None:
    table = party(FIGHTER, MAGE, at0=(4, 4)).put("guttering-lantern", MAGE).start_activation(FIGHTER)
    assert [one.action.id for one in actions.usable(table.world, FIGHTER)] == ["grudge-call"]
