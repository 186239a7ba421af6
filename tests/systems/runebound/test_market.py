"""The market step: what may be bought, hired, sold and healed, at what price, and who must be paid."""

from __future__ import annotations

import pytest

from systems.runebound import figures, market
from systems.runebound.figures import MARKET_DECK
from tests.systems.runebound.table import Table

HERO = "hero/varikas"


def in_town(*cards: str, gold: int = 20, stack: tuple[str, ...] = (), **options: bool) -> Table:
    """Varikas holds cards and gold; the market of Tamalir lies open, its new card is a Ploughman's Spear."""
    table = Table.new("varikas", "korrag-half-ogre", **options)
    for card in cards:
        table.put(card, "varikas")
    for card in stack:
        table.put(card, "market/tamalir")
    table.set("varikas", Purse={"gold": gold})
    return table.top("ploughmans-spear")


def open_market(*cards: str, **more: object) -> Table:
    return in_town(*cards, **more).start_turn("varikas", at="tamalir", step="market").answer("enter")  # type: ignore[arg-type]


def offers(table: Table, verb: str) -> list[str]:
    return [option.split("/")[-1] for option in table.options if option.startswith(f"{verb}:")]


# --- going there -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-122")
def test_only_a_hero_in_a_town_has_a_market_step() -> None:
    table = in_town().start_turn("varikas", at="Y07", step="adventure").skip()
    assert table.active == "hero/korrag-half-ogre"
    table = in_town().start_turn("varikas", at="tamalir", step="adventure")
    assert table.decision == "D21"


@pytest.mark.rule("RB-122", "RB-036")
def test_a_hero_who_stayed_in_town_may_trade_unless_arrival_is_required() -> None:
    table = in_town().start_turn("varikas", at="tamalir", step="move").skip_until("D21")
    assert table.decision == "D21"
    table = (
        in_town(market_requires_arrival=True).start_turn("varikas", at="tamalir", step="move").answer("stay")
    )
    assert table.active == "hero/korrag-half-ogre"


@pytest.mark.rule("RB-122")
def test_where_arrival_is_required_walking_in_is_enough() -> None:
    table = in_town(market_requires_arrival=True).start_turn("varikas", at="space/r06c09", step="move")
    table.answer("step").answer(table.space("tamalir"))
    assert table.decision == "D21"


@pytest.mark.rule("RB-123", "RB-004", "RB-006")
def test_vt_20_the_first_visit_to_tamalir() -> None:
    table = Table.new("varikas")
    assert table.cards_in("market/tamalir") == []
    table.start_turn("varikas", at="tamalir", step="market").answer("enter")
    assert len(table.cards_in("market/tamalir")) == 1
    assert [len(table.cards_in(f"market/{town}")) for town in ("vynelvale", "forge", "frostgate")] == [
        1,
        1,
        1,
    ]
    assert table.gold("varikas") == 3


@pytest.mark.rule("RB-123")
def test_the_new_card_comes_before_any_action() -> None:
    table = open_market(stack=("oak-shield",))
    assert table.cards_in("market/tamalir") == ["ploughmans-spear", "oak-shield"]
    assert offers(table, "buy") == ["ploughmans-spear", "oak-shield"]


@pytest.mark.rule("RB-123")
def test_with_an_empty_deck_no_card_comes() -> None:
    table = in_town(stack=("oak-shield",))
    for card in table.cards_in(MARKET_DECK):
        table.put(card, "market/frostgate")
    table.start_turn("varikas", at="tamalir", step="market").answer("enter")
    assert table.cards_in("market/tamalir") == ["oak-shield"]


@pytest.mark.rule("RB-124")
def test_who_skips_the_market_lays_no_card() -> None:
    table = in_town().start_turn("varikas", at="tamalir", step="market").skip()
    assert table.active == "hero/korrag-half-ogre"
    assert table.cards_in("market/tamalir") == []


# --- buying and hiring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-125", "RB-126", "RB-127")
def test_any_number_of_actions_in_any_order() -> None:
    table = open_market("yew-bow", gold=10, stack=("oak-shield", "hired-pikes"))
    table.set("varikas", Wounds={"count": 1})
    for choice in (
        "hire:card/market/hired-pikes",
        "heal:hero/varikas:wound",
        "sell:",
        "buy:card/market/oak-shield",
    ):
        table.answer(choice)
    assert table.gold("varikas") == 10 - 4 - 1 + 2 - 3
    assert figures.items(table.world, HERO) == [table.card("oak-shield")]
    assert figures.allies(table.world, HERO) == [table.card("hired-pikes")]
    assert table.decision == "D22"
    table.answer("done")
    assert table.active == "hero/korrag-half-ogre"


@pytest.mark.rule("RB-126", "RB-127")
def test_without_the_gold_nothing_is_sold_to_the_hero() -> None:
    table = open_market(gold=2, stack=("oak-shield", "ditch-ranger", "lantern-boy"))
    assert offers(table, "buy") == ["ploughmans-spear"]
    assert offers(table, "hire") == ["lantern-boy"]


@pytest.mark.rule("RB-126", "RB-127", "RB-131")
def test_over_the_limit_nothing_is_sold_to_the_hero() -> None:
    table = open_market(
        "white-blade", "yew-bow", "hired-pikes", "road-warden", stack=("lantern-boy", "soulburn")
    )
    assert offers(table, "buy") == ["soulburn"]
    assert offers(table, "hire") == []


@pytest.mark.rule("RB-132", "RB-131")
def test_a_discard_makes_room() -> None:
    table = open_market("hired-pikes", "road-warden", stack=("lantern-boy",))
    table.answer("discard:card/market/hired-pikes")
    assert table.cards_in(MARKET_DECK)[-1] == "hired-pikes"
    assert offers(table, "hire") == ["lantern-boy"]


@pytest.mark.rule("RB-132", "RB-103")
def test_kept_adventure_cards_can_be_neither_sold_nor_discarded() -> None:
    table = open_market("brood-mothers-nest", "the-stray-knight")
    assert offers(table, "sell") == []
    assert offers(table, "discard") == []


# --- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-126", "RB-127")
def test_events_change_prices_down_to_one() -> None:
    table = open_market(stack=("hired-pikes", "lantern-boy", "healing-draught"))
    for event, cards in (("market-day-at-tamalir", (1, 1, 4, 2)), ("mercenary-year", (2, 1, 2, 1))):
        table.put(event, figures.EVENT_SLOT)
        shown = ("ploughmans-spear", "healing-draught", "hired-pikes", "lantern-boy")
        assert tuple(market.price(table.world, HERO, table.card(card)).value for card in shown) == cards
        table.put(event, figures.REMOVED)


@pytest.mark.rule("RB-127")
def test_a_hero_who_hires_cheaply_pays_less() -> None:
    table = Table.new("captain-halvard", "varikas").put("hired-pikes", "market/tamalir")
    table.start_turn("captain-halvard", at="tamalir", step="market").answer("enter")
    table.answer("hire:card/market/hired-pikes")
    assert table.gold("captain-halvard") == 0


@pytest.mark.rule("RB-126")
def test_the_seal_takes_two_off_one_purchase() -> None:
    table = open_market("merchants-seal", stack=("yew-bow", "oak-shield"))
    table.answer("use:card/market/merchants-seal")
    assert market.price(table.world, HERO, table.card("yew-bow")).value == 3
    table.answer("buy:card/market/yew-bow")
    assert table.gold("varikas") == 17
    assert market.price(table.world, HERO, table.card("oak-shield")).value == 3
    assert "use:card/market/merchants-seal:use" not in table.options


# --- selling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-128")
def test_vt_13_items_sell_at_half_their_cost_rounded_down() -> None:
    table = open_market("yew-bow", "healing-draught", "hired-pikes", gold=0)
    assert offers(table, "sell") == ["yew-bow"]
    table.answer("sell:card/market/yew-bow")
    assert table.gold("varikas") == 2
    assert table.cards_in(MARKET_DECK)[-1] == "yew-bow"


@pytest.mark.rule("RB-128")
def test_by_house_rule_sold_items_lie_in_the_town() -> None:
    table = open_market("yew-bow", sell_to_stack=True).answer("sell:card/market/yew-bow")
    assert table.cards_in("market/tamalir") == ["yew-bow", "ploughmans-spear"]


@pytest.mark.rule("RB-129")
def test_what_was_bought_this_turn_cannot_be_sold_this_turn() -> None:
    table = open_market(stack=("yew-bow",)).answer("buy:card/market/yew-bow")
    assert offers(table, "sell") == []
    table.start_turn("varikas", step="market").answer("enter")
    assert offers(table, "sell") == ["yew-bow"]


# --- healing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-130")
def test_vt_43_one_gold_heals_a_wound_or_all_exhaustion() -> None:
    table = open_market("hired-pikes", gold=2)
    table.set("hired-pikes", Wounds={"count": 1}, Exhaustion={"count": 2})
    table.answer("heal:card/market/hired-pikes:wound").answer("heal:card/market/hired-pikes:exhaustion")
    assert (table.gold("varikas"), table.wounds("hired-pikes"), table.exhaustion("hired-pikes")) == (0, 0, 0)


@pytest.mark.rule("RB-130")
def test_healing_is_repeated_while_it_is_paid() -> None:
    table = open_market(gold=2).set("varikas", Wounds={"count": 3})
    table.answer("heal:hero/varikas:wound").answer("heal:hero/varikas:wound")
    assert table.wounds("varikas") == 1
    assert "heal:hero/varikas:wound" not in table.options


@pytest.mark.rule("RB-130")
def test_a_war_tax_doubles_the_price_of_healing() -> None:
    table = open_market(gold=3).put("war-tax", figures.EVENT_SLOT).set("varikas", Wounds={"count": 3})
    table.answer("heal:hero/varikas:wound")
    assert table.gold("varikas") == 1
    assert "heal:hero/varikas:wound" not in table.options


# --- wages -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-195", "RB-124")
def test_vt_41_unpaid_allies_leave_before_the_new_card() -> None:
    table = in_town("hired-pikes", "road-warden", "lantern-boy", gold=2, ally_limits=True)
    table.start_turn("varikas", at="tamalir", step="market")
    assert (table.decision, len(table.options)) == ("D23", 3)
    table.answer("pay:card/market/lantern-boy").answer("pay:card/market/road-warden")
    assert (table.gold("varikas"), table.decision) == (0, "D21")
    assert table.cards_in(HERO) == ["road-warden", "lantern-boy"]
    assert table.cards_in(MARKET_DECK)[-1] == "hired-pikes"
    assert table.cards_in("market/tamalir") == []
    table.answer("enter")
    assert table.cards_in("market/tamalir") == ["ploughmans-spear"]


@pytest.mark.rule("RB-195")
def test_with_enough_gold_all_are_paid_without_a_question() -> None:
    table = in_town("hired-pikes", "road-warden", gold=2, ally_limits=True)
    table.start_turn("varikas", at="tamalir", step="market")
    assert (table.decision, table.gold("varikas")) == ("D21", 0)
    assert len(figures.allies(table.world, HERO)) == 2


@pytest.mark.rule("RB-195")
def test_wages_are_due_even_when_the_market_is_skipped() -> None:
    table = (
        in_town("hired-pikes", gold=0, ally_limits=True)
        .start_turn("varikas", at="tamalir", step="market")
        .skip()
    )
    assert table.cards_in(HERO) == []


@pytest.mark.rule("RB-195")
def test_skipping_pays_the_costliest_first() -> None:
    table = in_town("lantern-boy", "sell-sword-captain", gold=1, ally_limits=True)
    table.start_turn("varikas", at="tamalir", step="market").skip()
    assert table.cards_in(HERO) == ["sell-sword-captain"]


@pytest.mark.rule("RB-196")
def test_kept_allies_are_paid_too_but_stay_unpaid() -> None:
    table = in_town("the-stray-knight", gold=1, ally_limits=True).start_turn(
        "varikas", at="tamalir", step="market"
    )
    assert table.gold("varikas") == 0
    table = in_town("the-stray-knight", gold=0, ally_limits=True).start_turn(
        "varikas", at="tamalir", step="market"
    )
    assert table.cards_in(HERO) == ["the-stray-knight"]


@pytest.mark.rule("RB-195", "RB-197")
def test_the_troll_asks_for_wages_of_his_own() -> None:
    table = in_town("troll-mercenary", gold=1).start_turn("varikas", at="tamalir", step="market")
    assert (table.gold("varikas"), table.cards_in(HERO)) == (0, ["troll-mercenary"])
    table = in_town("troll-mercenary", gold=1, ally_limits=True, item_limits=True)
    table.start_turn("varikas", at="tamalir", step="market")
    assert (table.gold("varikas"), table.cards_in(HERO)) == (1, [])
