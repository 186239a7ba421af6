"""Rules of equipment and of the party's pool: SD-083 to SD-092, SD-231."""

from __future__ import annotations

import pytest

from components.superdungeon import RoundState
from systems.superdungeon import equipment, figures, pools
from systems.superdungeon.equipment import DealWith, DealWithPool
from systems.superdungeon.vocabulary import Pool
from tests.systems.superdungeon.table import Table

PALADIN, MAGE = "hero/royal-paladin", "hero/ember-mage"


def two(seats: int = 2, **options: object) -> Table:
    """Paladin and Mage beside each other in the Great Hall."""
    table = Table.new("royal-paladin", "ember-mage", seats=seats, **options)
    return table.place("royal-paladin", (3, 4)).place("ember-mage", (4, 4))


def deal(table: Table, card: str, decision: str = "DP-26", model: str = "") -> Table:
    """Lay a card into the pool and ask what becomes of it."""
    table.put(card, "pool")
    return table.call(DealWith(card=table.key(card), decision=decision), model)


@pytest.mark.rule("SD-083")
def test_a_drawn_card_may_be_equipped_by_anybody_or_kept() -> None:
    table = deal(two(), "rust-eater-sword")
    assert table.decision == "DP-26"
    assert table.options == [f"equip:{PALADIN}", f"equip:{MAGE}", "keep"]
    assert table.question.default == "keep"
    table.answer("keep")
    assert table.cards_in("pool") == ["rust-eater-sword"]


@pytest.mark.rule("SD-083")
def test_after_an_activation_every_card_of_the_pool_is_asked_about() -> None:
    table = two().put("rust-eater-sword", "pool").put("padded-coat", "pool")
    table.call(DealWithPool())
    assert table.decision == "DP-27"
    table.answer("keep")
    assert table.question.about == (table.key("padded-coat"),)
    table.answer(f"equip:{MAGE}")
    assert table.decision == "probe"
    assert table.cards_in(MAGE) == ["padded-coat"]
    assert table.cards_in("pool") == ["rust-eater-sword"]


def test_a_house_rule_leaves_only_the_end_of_the_round() -> None:
    table = two(equip_window="round_end_only").put("rust-eater-sword", "pool")
    assert table.call(DealWithPool()).decision == "probe"
    assert table.call(DealWithPool(decision="DP-28")).decision == "DP-28"


@pytest.mark.rule("SD-084", "SD-231")
def test_at_the_end_of_the_round_no_card_stays_in_the_pool() -> None:
    table = two().put("rust-eater-sword", "pool")
    table.start_round("round_end")
    assert table.decision == "DP-28"
    assert "keep" not in table.options
    assert table.question.default == f"equip:{PALADIN}"
    table.skip()
    assert table.cards_in("pool") == []
    assert table.cards_in(PALADIN) == ["rust-eater-sword"]


@pytest.mark.rule("SD-084")
def test_a_card_that_only_replaces_may_be_discarded_at_the_end_of_the_round() -> None:
    table = two().put("rust-eater-sword", PALADIN).put("militia-pike", MAGE)
    deal(table, "ogre-bone-club", "DP-28")
    assert table.options == [f"replace:{PALADIN}", f"replace:{MAGE}", "discard"]
    table.answer("discard")
    assert table.cards_in("discard/loot") == ["ogre-bone-club"]


@pytest.mark.rule("SD-084")
def test_a_card_nobody_can_use_is_discarded_unasked() -> None:
    table = two()
    for hero in (PALADIN, MAGE):
        table.world.drop(hero, figures.Footing)
    deal(table, "ogre-bone-club", "DP-28")
    assert table.decision == "probe"
    assert table.cards_in("discard/loot") == ["ogre-bone-club"]


@pytest.mark.rule("SD-085")
def test_a_hero_has_one_slot_of_each_kind() -> None:
    table = two()
    for card in ("rust-eater-sword", "padded-coat", "war-paint", "titans-signet"):
        deal(table, card).answer(f"equip:{PALADIN}")
    assert len(table.cards_in(PALADIN)) == 4
    for card in ("militia-pike", "watchmans-plate", "owl-lens", "mithril-ward"):
        deal(table, card)
        assert f"equip:{PALADIN}" not in table.options
        assert f"replace:{PALADIN}" in table.options
        assert f"equip:{MAGE}" in table.options
        table.answer("keep")


@pytest.mark.rule("SD-086")
def test_bonus_ap_and_speed_are_added_to_what_is_left() -> None:
    table = two()
    table.put("marching-drum", "pool")
    table.call(DealWith(card=table.key("marching-drum")), PALADIN)
    table.active.ap, table.active.speed = 1, 2
    table.answer(f"equip:{PALADIN}")
    assert (table.active.ap, table.active.speed) == (2, 2)
    table.put("couriers-sandals", "pool")
    table.call(DealWith(card=table.key("couriers-sandals")), PALADIN)
    table.active.ap, table.active.speed = 1, 2
    table.answer(f"replace:{PALADIN}")
    assert (table.active.ap, table.active.speed) == (0, 4)


@pytest.mark.rule("SD-086")
def test_what_another_hero_equips_does_not_change_the_activation() -> None:
    table = two().put("marching-drum", "pool")
    table.call(DealWith(card=table.key("marching-drum")), PALADIN)
    table.answer(f"equip:{MAGE}")
    assert table.active.ap == 3


@pytest.mark.rule("SD-086")
def test_an_equipped_card_works_at_once() -> None:
    table = deal(two(), "watchmans-plate").answer(f"equip:{MAGE}")
    assert pools.pool(table.world, MAGE, "arm").value == Pool(blue=3, red=1)


@pytest.mark.rule("SD-087", "SD-090")
def test_a_new_card_takes_the_place_of_the_old_one_for_good() -> None:
    table = two().put("rust-eater-sword", MAGE)
    deal(table, "ogre-bone-club").answer(f"replace:{MAGE}")
    assert table.cards_in(MAGE) == ["ogre-bone-club"]
    assert table.cards_in("discard/loot") == ["rust-eater-sword"]


@pytest.mark.rule("SD-087")
def test_v30_a_relic_is_sacrificed_for_a_potion() -> None:
    table = two().put("mithril-ward", MAGE).give_potions(MAGE, 1).give_potions(PALADIN, 1)
    deal(table, "cloud-feather")
    assert [name for name in table.options if name.startswith("potion:")] == [f"potion:{MAGE}"]
    table.answer(f"potion:{MAGE}")
    assert table.potions(MAGE) == 2
    assert table.cards_in(MAGE) == ["mithril-ward"]
    assert table.cards_in("discard/treasure") == ["cloud-feather"]


@pytest.mark.rule("SD-087")
def test_loot_is_never_sacrificed_for_a_potion() -> None:
    table = two().give_potions(MAGE, 0)
    assert not [name for name in deal(table, "war-paint").options if name.startswith("potion:")]


@pytest.mark.rule("SD-087", "SD-088", "SD-089")
def test_a_sacrifice_removes_one_wound_or_status_even_while_slots_are_free() -> None:
    table = two().wound(MAGE, 2).afflict(PALADIN, "slow", "weak")
    deal(table, "war-paint")
    sacrifices = [name for name in table.options if name.startswith("sacrifice:")]
    assert sacrifices == [
        f"sacrifice:{PALADIN}:slow",
        f"sacrifice:{PALADIN}:weak",
        f"sacrifice:{MAGE}:wound",
    ]
    table.answer(f"sacrifice:{PALADIN}:weak")
    assert table.statuses(PALADIN) == ["slow"]
    deal(table, "owl-lens").answer(f"sacrifice:{MAGE}:wound")
    assert table.wounds(MAGE) == 1
    assert table.cards_in("discard/loot") == ["owl-lens", "war-paint"]


@pytest.mark.rule("SD-089", "SD-091")
def test_destroyed_heroes_neither_equip_nor_profit() -> None:
    table = two().wound(MAGE, 5)
    table.world.get(MAGE, figures.Model).destroyed = True
    table.world.drop(MAGE, figures.Footing)
    assert not [name for name in deal(table, "war-paint").options if MAGE in name]


@pytest.mark.rule("SD-091")
def test_any_hero_may_equip_wherever_he_stands() -> None:
    table = two().place(MAGE, (12, 2))
    assert f"equip:{MAGE}" in deal(table, "war-paint").options


@pytest.mark.rule("SD-092")
def test_a_hero_who_loses_hearts_keeps_one() -> None:
    table = two().put("heartstone-bead", MAGE).wound(MAGE, 5)
    deal(table, "war-paint").answer(f"replace:{MAGE}")
    assert table.wounds(MAGE) == 4
    assert not table.is_gone(MAGE)


@pytest.mark.rule("SD-190")
def test_what_the_wearer_is_immune_to_now_is_gone_at_once() -> None:
    table = two().afflict(MAGE, "fire", "slow")
    deal(table, "fireproof-kilt").answer(f"equip:{MAGE}")
    assert table.statuses(MAGE) == ["slow"]


def test_a_card_that_gives_a_potion_does_so_when_it_is_equipped() -> None:
    table = two().give_potions(PALADIN, 1)
    deal(table, "bottomless-satchel").answer(f"equip:{PALADIN}")
    assert table.potions(PALADIN) == 2
    deal(table, "war-paint").answer(f"replace:{PALADIN}")
    assert table.potions(PALADIN) == 1


@pytest.mark.rule("SD-231")
def test_the_owner_agrees_before_his_own_card_is_replaced() -> None:
    table = two(seats=3).put("rust-eater-sword", MAGE)
    table.world.the(RoundState).speaker = figures.seat_of(table.world, PALADIN)
    deal(table, "ogre-bone-club").answer(f"replace:{MAGE}")
    assert table.question.seat == figures.seat_of(table.world, MAGE)
    assert table.options == [table.key("rust-eater-sword"), "refuse"]
    table.answer("refuse")
    assert table.options == [f"equip:{PALADIN}", "keep"]


# --- Hoarder's Gem -----------------------------------------------------------------------------------------------------


def hoard() -> Table:
    """The Paladin with the gem and two weapons."""
    table = Table.new("royal-paladin", "ember-mage", "hearthsworn-fighter").put("hoarders-gem", PALADIN)
    for card in ("rust-eater-sword", "militia-pike"):
        deal(table, card).answer(f"equip:{PALADIN}")
    return table


@pytest.mark.rule("SD-085")
def test_the_gem_gives_two_places_in_each_loot_slot() -> None:
    table = hoard()
    assert len(table.cards_in(PALADIN)) == 3
    made = equipment.slots(table.world, PALADIN, "weapon")
    assert (made.value, [part.source for part in made.parts]) == (2, [table.key("hoarders-gem")])
    assert equipment.slots(table.world, PALADIN, "relic").value == 1


def test_the_owner_says_which_of_two_cards_is_replaced() -> None:
    table = deal(hoard(), "ogre-bone-club").answer(f"replace:{PALADIN}")
    assert table.decision == "DP-35"
    assert table.question.default == table.key("rust-eater-sword")
    table.answer(table.key("militia-pike"))
    assert table.cards_in(PALADIN) == ["hoarders-gem", "rust-eater-sword", "ogre-bone-club"]


def test_without_the_gem_one_card_of_each_slot_is_kept() -> None:
    table = deal(hoard(), "mithril-ward").answer(f"replace:{PALADIN}")
    assert table.decision == "DP-35"
    table.answer(table.key("rust-eater-sword"))
    assert table.decision == "probe"
    assert table.cards_in(PALADIN) == ["militia-pike", "mithril-ward"]
