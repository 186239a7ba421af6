"""What heroes may hold, and how cards come to them and leave them."""

from __future__ import annotations

import pytest

from components.cards import Activated
from systems.runebound import belongings, figures
from systems.runebound.belongings import Recount, TakeCard
from systems.runebound.harm import KnockOut
from tests.systems.runebound.table import Table

HERO = "hero/varikas"
ALLY = "a-matter-of-honour"


def holding(*cards: str, **options: bool) -> Table:
    table = Table.new("varikas", "korrag-half-ogre", **options)
    for card in cards:
        table.put(card, "varikas")
    return table


def fits(table: Table, card: str) -> bool:
    return belongings.fits(table.world, HERO, table.card(card))


# --- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-131")
def test_two_weapons_one_armour_two_allies() -> None:
    table = holding("white-blade", "oak-shield", "hired-pikes")
    assert fits(table, "hammer-of-light") and fits(table, "road-warden")
    assert not fits(table, "tower-shield")
    table.put("hammer-of-light", "varikas").put("road-warden", "varikas")
    assert not fits(table, "notched-sword") and not fits(table, "night-archer")


@pytest.mark.rule("RB-131")
def test_artifacts_and_runes_are_unlimited() -> None:
    table = holding("soulburn", "rune-of-echo", "heartstone", "amulet-of-breath", "tome-of-tongues")
    assert fits(table, "bestiary") and fits(table, "rune-of-hoarfrost")


@pytest.mark.rule("RB-131")
def test_the_porter_carries_one_more_weapon() -> None:
    table = holding("white-blade", "hammer-of-light", "ogre-porter")
    assert fits(table, "notched-sword")
    table.put("notched-sword", "varikas")
    assert not fits(table, "ash-staff")


@pytest.mark.rule("RB-133")
def test_kept_adventure_cards_count() -> None:
    table = holding(ALLY, "hired-pikes")
    assert not fits(table, "road-warden")


@pytest.mark.rule("RB-192")
def test_vt_19_under_item_limits_no_two_items_of_one_type() -> None:
    table = holding("hammer-of-light", item_limits=True)
    assert fits(table, "white-blade")
    assert not fits(table, "dragonbreath-hammer")


@pytest.mark.rule("RB-193")
def test_under_item_limits_artifacts_are_limited_and_weapons_of_other_types_are_not() -> None:
    table = holding(
        "hammer-of-light", "white-blade", "yew-bow", "ring-of-small-luck", "oak-shield", item_limits=True
    )
    assert fits(table, "ash-staff") and fits(table, "forge-plate")
    assert not fits(table, "duellists-ring") and not fits(table, "tower-shield")


@pytest.mark.rule("RB-192")
def test_under_item_limits_the_porter_carries_one_double() -> None:
    table = holding("hammer-of-light", "ogre-porter", item_limits=True)
    assert fits(table, "dragonbreath-hammer")
    table.put("dragonbreath-hammer", "varikas")
    assert not fits(table, "masons-maul")


@pytest.mark.rule("RB-194")
def test_under_ally_limits_allies_are_unlimited() -> None:
    table = holding("hired-pikes", "road-warden", ally_limits=True)
    assert fits(table, "night-archer")


# --- rewards over a limit --------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-104", "RB-133")
def test_vt_12_an_ally_more_than_allowed_is_taken_only_after_a_discard() -> None:
    table = holding("hired-pikes", "road-warden")
    table.call(TakeCard(hero=HERO, card=table.card(ALLY)))
    assert table.decision == "D18"
    assert table.options == ["discard:card/market/hired-pikes", "discard:card/market/road-warden", "leave"]
    table.answer("discard:card/market/hired-pikes")
    assert table.result is True
    assert figures.allies(table.world, HERO) == [table.card("road-warden"), table.card(ALLY)]
    assert table.cards_in("deck/market")[-1] == "hired-pikes"


@pytest.mark.rule("RB-104")
def test_the_reward_may_be_left() -> None:
    table = holding("hired-pikes", "road-warden")
    table.call(TakeCard(hero=HERO, card=table.card(ALLY))).skip()
    assert table.result is False
    assert table.pile_of(ALLY) != HERO


@pytest.mark.rule("RB-103")
def test_kept_cards_make_no_room() -> None:
    table = holding(ALLY, "nightmare-stables")
    table.call(TakeCard(hero=HERO, card=table.card("the-stray-knight")))
    assert table.result is False
    assert len(figures.allies(table.world, HERO)) == 2


@pytest.mark.rule("RB-103")
def test_a_kept_ally_comes_without_the_wounds_it_had_as_a_foe() -> None:
    table = holding()
    table.set("nightmare-stables", Wounds={"count": 3})
    table.call(TakeCard(hero=HERO, card=table.card("nightmare-stables")))
    assert figures.allies(table.world, HERO) == [table.card("nightmare-stables")]
    assert (table.wounds("nightmare-stables"), table.exhaustion("nightmare-stables")) == (0, 0)


# --- losing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-071", "RB-099", "RB-067")
def test_lost_market_cards_go_under_their_deck_without_counters() -> None:
    table = holding("hired-pikes", "white-blade")
    table.set("hired-pikes", Wounds={"count": 2}, Exhaustion={"count": 1})
    table.world.add(table.card("white-blade"), Activated())
    for card in ("hired-pikes", "white-blade"):
        belongings.lose_card(table.world, table.card(card))
    assert table.cards_in("deck/market")[-2:] == ["hired-pikes", "white-blade"]
    assert (table.wounds("hired-pikes"), table.exhaustion("hired-pikes")) == (0, 0)
    assert not figures.is_activated(table.world, table.card("white-blade"))


@pytest.mark.rule("RB-099")
def test_lost_adventure_cards_go_where_their_kind_goes() -> None:
    table = holding("the-stray-knight", ALLY)
    for card in ("the-stray-knight", ALLY):
        belongings.lose_card(table.world, table.card(card))
    assert table.cards_in("deck/green")[-1] == "the-stray-knight"
    assert table.pile_of(ALLY) == figures.REMOVED


@pytest.mark.rule("RB-077", "RB-131")
def test_a_hero_over_his_limits_discards_until_he_is_not() -> None:
    table = holding("white-blade", "hammer-of-light", "notched-sword")
    table.call(Recount(hero=HERO))
    assert (table.decision, len(table.options)) == ("D18", 3)
    table.answer("discard:card/market/notched-sword")
    assert table.decision == "probe"
    assert len(figures.items(table.world, HERO)) == 2


@pytest.mark.rule("RB-077")
def test_a_hero_whose_life_went_with_a_card_is_knocked_out() -> None:
    table = holding("veterans-coat").place("varikas", "tamalir").set("varikas", Wounds={"count": 5})
    belongings.lose_card(table.world, table.card("veterans-coat"))
    table.call(Recount(hero=HERO), hero="korrag-half-ogre", at="tamalir")
    assert (table.wounds("varikas"), table.gold("varikas")) == (0, 0)


@pytest.mark.rule("RB-191")
def test_vt_42_a_gentle_knock_out_costs_gold_but_no_card() -> None:
    table = holding("ringed-hauberk", gentle_knockout=True)
    table.set("varikas", Purse={"gold": 8})
    table.place("varikas", "tamalir")
    table.call(KnockOut(hero=HERO), hero="korrag-half-ogre", at="frostgate")
    assert table.gold("varikas") == 0
    assert figures.items(table.world, HERO) == [table.card("ringed-hauberk")]


@pytest.mark.rule("RB-191")
def test_without_gentle_knock_out_the_card_goes_too() -> None:
    table = holding("ringed-hauberk").place("varikas", "tamalir")
    table.call(KnockOut(hero=HERO), hero="korrag-half-ogre", at="frostgate")
    assert figures.items(table.world, HERO) == []
