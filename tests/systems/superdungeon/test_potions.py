"""Rules of potions and their windows: SD-159 to SD-168, SD-249, SD-236."""

from __future__ import annotations

import pytest

from components.seats import TurnOrder
from components.superdungeon import Attack, Prompts
from engine.windows import Window
from systems.superdungeon import figures, pools, potions
from systems.superdungeon.vocabulary import Pool
from tests.systems.superdungeon.table import Table

PALADIN, FIGHTER, MAGE = "hero/royal-paladin", "hero/hearthsworn-fighter", "hero/ember-mage"
ROGUE, DRUID = "hero/riftling-rogue", "hero/deeproot-druid"


def party(*heroes: str, seats: int = 2, prompts: str = "when_attacked", **places: tuple[int, int]) -> Table:
    """Heroes in the Great Hall, each on its square; others at the far end of the next tile, none with a potion."""
    names = [hero.removeprefix("hero/") for hero in heroes]
    table = Table.new(*names, seats=seats, potion_prompts=prompts)
    for place, hero in enumerate(heroes):
        table.place(hero, places.get(f"at{place}", (18, 1 + place))).give_potions(hero, 0)
    return table


def drinks(table: Table) -> list[str]:
    """The potions on the open question."""
    return [name for name in table.options if name.startswith("potion:")]


# --- for whom, and at what price -----------------------------------------------------------------------------------------


@pytest.mark.rule("SD-159", "SD-203")
def test_e12_elixir_for_another_hero_anywhere() -> None:
    table = party(PALADIN, FIGHTER, at0=(4, 4)).give_potions(PALADIN, 1)
    table.wound(FIGHTER, 4).afflict(FIGHTER, "fire", "immobile").start_activation(PALADIN)
    table.answer(f"potion:{PALADIN}:elixir:{FIGHTER}")
    assert table.decision == "DP-31"
    table.answer("wounds")
    assert (table.wounds(FIGHTER), table.statuses(FIGHTER), table.potions(PALADIN)) == (1, [], 0)
    assert drinks(table) == []


@pytest.mark.rule("SD-159")
def test_without_the_counters_or_a_use_nothing_is_offered() -> None:
    table = party(PALADIN, FIGHTER, at0=(4, 4)).wound(FIGHTER, 1)
    assert drinks(table.start_activation(PALADIN)) == []
    table.give_potions(PALADIN, 1)
    assert drinks(table.start_activation(PALADIN)) == [f"potion:{PALADIN}:elixir:{FIGHTER}"]


@pytest.mark.rule("SD-160", "SD-183")
def test_potions_are_open_to_who_lies_on_the_ground() -> None:
    table = party(PALADIN, FIGHTER, at0=(4, 4)).give_potions(PALADIN, 1).afflict(PALADIN, "knockdown")
    table.start_activation(PALADIN).answer(f"potion:{PALADIN}:elixir:{PALADIN}")
    assert table.statuses(PALADIN) == []
    assert table.active.ap == 3


@pytest.mark.rule("SD-162")
def test_nothing_is_drunk_by_or_for_a_destroyed_hero() -> None:
    table = party(PALADIN, FIGHTER, MAGE, at0=(4, 4)).give_potions(FIGHTER, 1).give_potions(PALADIN, 1)
    table.wound(FIGHTER, 6).wound(MAGE, 2)
    table.world.get(FIGHTER, figures.Model).destroyed = True
    table.world.drop(FIGHTER, figures.Footing)
    assert drinks(table.start_activation(PALADIN)) == [
        f"potion:{PALADIN}:elixir:{MAGE}",
    ] + [f"potion:{PALADIN}:ember-draught:{hero}" for hero in (PALADIN, MAGE)]


@pytest.mark.rule("SD-165", "SD-178")
def test_choke_bars_using_and_profiting() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(PALADIN, 1).give_potions(MAGE, 1)
    table.wound(MAGE, 2).afflict(MAGE, "choke")
    assert [one.hero for one in potions.draughts(table.world, 1)] == []
    table.wound(PALADIN, 1)
    assert [(one.hero, one.beneficiary) for one in potions.draughts(table.world, 1)] == [(PALADIN, PALADIN)]


@pytest.mark.rule("SD-165")
def test_who_chokes_profits_from_no_shared_potion() -> None:
    table = party(DRUID, MAGE, at0=(4, 4)).give_potions(DRUID, 1).afflict(MAGE, "choke")
    table.start_activation(DRUID).answer(f"potion:{DRUID}:berry-mash:{DRUID}")
    assert figures.has_trait(table.world, DRUID, "healer")
    assert not figures.has_trait(table.world, MAGE, "healer")


@pytest.mark.rule("SD-133", "SD-144")
def test_a_potion_with_an_area_reaches_all_around_the_beneficiary() -> None:
    table = party(MAGE, PALADIN, FIGHTER, at0=(4, 4), at1=(12, 4), at2=(14, 4)).give_potions(MAGE, 1)
    for hero in (MAGE, PALADIN, FIGHTER):
        table.wound(hero, 2)
    table.start_activation(MAGE).answer(f"potion:{MAGE}:cordial-of-kin:{PALADIN}")
    assert [table.wounds(hero) for hero in (MAGE, PALADIN, FIGHTER)] == [2, 1, 1]


@pytest.mark.rule("SD-164")
def test_a_bonus_lasts_until_the_beneficiarys_own_next_activation() -> None:
    table = party(MAGE, PALADIN, at0=(4, 4), at1=(12, 4)).give_potions(MAGE, 1)
    table.start_activation(MAGE).answer(f"potion:{MAGE}:spark-water:{PALADIN}")
    boosted = Pool(blue=4)
    assert pools.pool(table.world, PALADIN, "att").value == boosted
    assert figures.carried(table.world, PALADIN) == ["fire"]
    table.start_activation(MAGE)
    assert pools.pool(table.world, PALADIN, "att").value == boosted
    table.start_activation(PALADIN)
    assert pools.pool(table.world, PALADIN, "att").value == Pool(blue=3)


@pytest.mark.rule("SD-236")
def test_ember_draught_costs_a_wound_on_no_track_and_never_the_last_heart() -> None:
    table = party(PALADIN, MAGE, FIGHTER, at0=(4, 4)).give_potions(PALADIN, 1).wound(MAGE, 4)
    table.start_activation(PALADIN)
    offered = [name for name in drinks(table) if "ember-draught" in name]
    assert offered == [f"potion:{PALADIN}:ember-draught:{hero}" for hero in (PALADIN, FIGHTER)]
    table.answer(f"potion:{PALADIN}:ember-draught:{FIGHTER}")
    assert (table.wounds(FIGHTER), table.track.power, table.track.loot) == (1, 0, 0)
    assert pools.pool(table.world, FIGHTER, "att").value == Pool(blue=2, red=2)
    assert figures.carried(table.world, FIGHTER) == ["fire"]


# --- windows -------------------------------------------------------------------------------------------------------------


def ambush(table: Table, kind: str = "knucklehead", at: tuple[int, int] = (5, 4), on: str = PALADIN) -> str:
    """A monster is about to attack a hero; it has declared its attack."""
    monster = table.field(kind, at)
    table.start_activation(monster).answer(f"attack:melee:{on}")
    return monster


@pytest.mark.rule("SD-160", "SD-166")
def test_a_window_opens_after_declaration_and_after_each_roll() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(MAGE, 2)
    table.faces(blue="2 2 1 1", red="1")
    ambush(table)
    for prompt in ("ask-potion-attack-declared", "ask-potion-attack-rolled", "ask-potion-defence-rolled"):
        assert (table.decision, table.question.prompt.key, table.question.default) == (
            "DP-21",
            prompt,
            "pass",
        )
        table.skip()
    assert table.wounds(PALADIN) == 1


@pytest.mark.rule("SD-166")
def test_after_a_use_the_window_asks_again_until_all_pass() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(MAGE, 2)
    ambush(table)
    table.answer(f"potion:{MAGE}:spark-water:{MAGE}")
    assert table.question.prompt.key == "ask-potion-attack-declared"
    table.answer(f"potion:{MAGE}:spark-water:{PALADIN}")
    assert table.decision != "DP-21"


@pytest.mark.rule("SD-167")
def test_seats_are_asked_as_they_have_set_it() -> None:
    for mode, asked in (("never", False), ("when_attacked", False), ("always", True)):
        table = party(PALADIN, MAGE, prompts=mode, at0=(4, 4)).give_potions(MAGE, 2)
        table.start_activation(PALADIN)
        assert (table.decision == "DP-21") == asked
    table = party(PALADIN, MAGE, prompts="never", at0=(4, 4)).give_potions(MAGE, 2)
    ambush(table)
    assert not table.events("potion-used")
    assert table.decision != "DP-21"


@pytest.mark.rule("SD-167")
def test_a_seat_may_pass_for_the_rest_of_the_turn() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(MAGE, 2)
    table.faces(blue="2 2 1 1", red="1")
    ambush(table)
    table.answer("pass-turn")
    assert table.decision != "DP-21"
    assert table.wounds(PALADIN) == 1
    seat = figures.seat_of(table.world, MAGE)
    assert table.world.get(f"seat/{seat}", Prompts).passed_turn == table.world.the(TurnOrder).turn


@pytest.mark.rule("SD-160")
def test_a_hero_about_to_lose_his_last_heart_is_warned() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(PALADIN, 1).wound(MAGE, 4).afflict(MAGE, "fire")
    table.start_activation(MAGE)
    assert table.question.prompt.key == "ask-potion-before-wound"
    table.answer(f"potion:{PALADIN}:elixir:{MAGE}").answer("wounds")
    assert not table.is_gone(MAGE)
    assert table.wounds(MAGE) == 2


@pytest.mark.rule("SD-166")
def test_the_effects_of_a_potion_open_no_window_inside_it() -> None:
    table = Table.new("riftling-rogue", "ember-mage", "royal-paladin", tiles=("2a", "5a", "1a"))
    table.place(ROGUE, (5, 7)).place(MAGE, (14, 4)).wound(ROGUE, 4)
    table.start_activation(ROGUE).answer(f"potion:{ROGUE}:teleport-potion:{ROGUE}").answer((7, 6))
    assert table.decision == "DP-17"
    assert table.statuses(ROGUE) == ["fire"]


def test_windows_of_other_moments_are_not_for_potions() -> None:
    table = party(PALADIN, MAGE, prompts="always", at0=(4, 4)).give_potions(MAGE, 2)
    assert potions.triggers(table.world, Window(moment="harvest", about="game")) == []
    assert potions.triggers(table.world, Window(moment="phase_start", about="round_start"))


def test_a_window_about_a_monster_that_fell_meanwhile_still_has_words() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(MAGE, 2)
    fallen = Window(moment="after_step", about="monster/knucklehead/1")
    prompt, decision, about = potions.describe_window(table.world, fallen, 1)
    assert (prompt.args, decision, about) == ({"who": "@monster/knucklehead/1"}, "DP-21", ())


# --- out of reach, and in another's place --------------------------------------------------------------------------------


@pytest.mark.rule("SD-161")
def test_e13_a_potion_takes_the_target_out_of_reach_after_the_attack_roll() -> None:
    table = party(MAGE, ROGUE, PALADIN, at0=(4, 4)).give_potions(ROGUE, 1)
    dragon = table.field("starfire", (5, 4))
    table.start_activation(dragon).faces(red="3 3", green="4").answer(f"attack:melee:{MAGE}")
    table.skip()
    assert table.world.the(Attack).stars == 11
    table.answer(f"potion:{ROGUE}:teleport-potion:{MAGE}").answer((14, 4))
    assert table.wounds(MAGE) == 0
    assert not table.events("defence-rolled")
    assert (table.track.power, table.potions(ROGUE)) == (0, 0)
    assert table.at(MAGE) == (14, 4)


@pytest.mark.rule("SD-168")
def test_a_bonus_after_the_roll_does_not_change_dice_already_rolled() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(MAGE, 1)
    table.faces(blue="2 1 1 0", red="1")
    ambush(table)
    table.skip().answer(f"potion:{MAGE}:spark-water:{PALADIN}")
    assert table.events("attack-rolled")[0].numbers["stars"] == 4
    assert table.wounds(PALADIN) == 1


@pytest.mark.rule("SD-249")
def test_a_redirecting_potion_is_offered_in_windows_of_an_attack_only() -> None:
    table = party(FIGHTER, PALADIN, at0=(12, 4), at1=(4, 4)).give_potions(FIGHTER, 1)
    assert drinks(table.start_activation(FIGHTER)) == []
    ambush(table)
    assert drinks(table) == [f"potion:{FIGHTER}:bulwark-brew:{FIGHTER}:{PALADIN}"]


@pytest.mark.rule("SD-249")
def test_the_beneficiary_defends_and_suffers_wherever_he_stands() -> None:
    table = party(FIGHTER, PALADIN, at0=(18, 8), at1=(4, 4)).give_potions(FIGHTER, 1)
    whelp = ambush(table, "whelp")
    table.faces(blue="2 2", red="3 1 1").answer(f"potion:{FIGHTER}:bulwark-brew:{FIGHTER}:{PALADIN}")
    assert (table.wounds(FIGHTER), table.wounds(PALADIN)) == (1, 0)
    assert table.statuses(FIGHTER) == []  # immune to the knockdown of the whelp's teeth
    assert whelp in table.world


@pytest.mark.rule("SD-249")
def test_in_an_area_who_stands_in_for_another_defends_once_for_each() -> None:
    table = party(FIGHTER, PALADIN, MAGE, at0=(4, 3), at1=(4, 4)).give_potions(FIGHTER, 1)
    dragon = table.field("starfire", (5, 3))
    table.start_activation(dragon).answer("use:furnace-breath")
    table.answer(PALADIN, FIGHTER)
    assert table.decision == "DP-21"
    table.faces(red="1 1 1 1 1 1", green="2").answer(f"potion:{FIGHTER}:bulwark-brew:{FIGHTER}:{PALADIN}")
    assert [event.on[0] for event in table.events("defence-rolled")] == [FIGHTER, FIGHTER]
    assert (table.wounds(FIGHTER), table.wounds(PALADIN)) == (2, 0)


@pytest.mark.rule("SD-103", "SD-162")
def test_v29_no_potion_is_drunk_to_make_room_for_one_just_rolled() -> None:
    table = party(PALADIN, MAGE, at0=(4, 4)).give_potions(PALADIN, 1).give_potions(MAGE, 2).wound(PALADIN, 1)
    table.put("ogre-bone-club", PALADIN)
    rex = table.field("rex", (5, 4))
    table.start_activation(PALADIN).faces(blue="2 2 1", red="P 1 1").answer(f"attack:melee:{rex}")
    assert table.wounds(rex) == 1
    assert table.decision == "DP-17"
    assert table.potions(PALADIN) == 1
