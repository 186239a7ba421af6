"""Effects on gold, experience, items and the market."""

from __future__ import annotations

from typing import Any

import pytest

from components.cards import Activated
from components.runebound import TurnState
from engine.effects import RunEffects, plain
from systems.runebound import experience, figures
from systems.runebound import vocabulary as v
from systems.runebound.figures import MARKET_DECK
from tests.systems.runebound.table import Table

HERO = "hero/varikas"


@pytest.fixture
def table() -> Table:
    return Table.new("varikas", "korrag-half-ogre")


def run(table: Table, *effects: v.AnyEffect, at: str = "tamalir", source: str = "") -> Table:
    """Let effects happen to Varikas."""
    return table.call(RunEffects(effects=plain(effects), actor=HERO, source=source), hero="varikas", at=at)


def on_deck(table: Table, *cards: str) -> Table:
    for card in reversed(cards):
        table.top(card)
    return table


def test_gold_is_gained_and_lost_down_to_nothing(table: Table) -> None:
    run(table, v.Gold(4))
    assert table.gold("varikas") == 7
    run(table, v.Gold(-9))
    assert table.gold("varikas") == 0
    assert table.events("gold-lost")[0].text.args["n"] == 7


def test_gold_for_every_hero(table: Table) -> None:
    run(table, v.Gold(1, target="each_hero"))
    assert (table.gold("varikas"), table.gold("korrag-half-ogre")) == (4, 4)


@pytest.mark.rule("RB-156")
def test_experience_comes_as_counters(table: Table) -> None:
    run(table, v.Xp("yellow", 2))
    assert experience.points(table.world, HERO) == 4
    assert len(figures.counters_at(table.world, HERO)) == 2


@pytest.mark.rule("RB-158")
def test_effects_give_barred_colours_too(table: Table) -> None:
    table.set("varikas", Tokens={"life": 1})
    run(table, v.Xp("green"))
    assert experience.points(table.world, HERO) == 1


@pytest.mark.parametrize(
    ("town", "lying"), [("nearest", "vynelvale"), ("start", "tamalir")], ids=["nearest", "start"]
)
def test_market_cards_for_a_town(table: Table, town: Any, lying: str) -> None:
    on_deck(table, "oak-shield", "yew-bow")
    run(table, v.DrawMarket(2, town=town), at="G15")
    assert table.cards_in(f"market/{lying}")[:2] == ["yew-bow", "oak-shield"]


def test_market_cards_for_every_town(table: Table) -> None:
    before = len(table.cards_in(MARKET_DECK))
    run(table, v.DrawMarket(1, town="every"))
    assert before - len(table.cards_in(MARKET_DECK)) == 8
    assert len(table.cards_in("market/tamalir")) == 1


def test_the_owner_chooses_among_towns_equally_near(table: Table) -> None:
    on_deck(table, "oak-shield")
    run(table, v.DrawMarket(1), at="space/r02c07")
    assert (table.decision, table.options) == ("D09", [table.space("nerekhall"), table.space("frostgate")])
    table.answer(table.space("frostgate"))
    assert table.cards_in("market/frostgate")[0] == "oak-shield"


def test_one_of_the_cards_offered_may_be_bought_at_half_cost(table: Table) -> None:
    on_deck(table, "oak-shield", "dragonscale", "lantern-boy")
    run(table, v.OfferMarket(3), at="G15")
    assert table.options == ["buy:card/market/oak-shield", "buy:card/market/lantern-boy", "none"]
    table.answer("buy:card/market/oak-shield")
    assert table.gold("varikas") == 3 - 2
    assert table.cards_in(HERO) == ["oak-shield"]
    assert table.cards_in("market/vynelvale")[:2] == ["lantern-boy", "dragonscale"]


def test_without_gold_nothing_is_offered(table: Table) -> None:
    on_deck(table, "dragonscale", "twin-crescent")
    run(table, v.OfferMarket(2), at="G15")
    assert table.decision == "probe"


def test_only_the_one_who_looks_sees_the_top_card(table: Table) -> None:
    on_deck(table, "oak-shield")
    run(table, v.PeekMarket())
    assert (table.decision, table.question.secret, table.question.about) == (
        "D31",
        True,
        ("card/market/oak-shield",),
    )
    assert [event.only for event in table.events("peeked")] == [0]
    table.skip()
    assert table.cards_in(MARKET_DECK)[0] == "oak-shield"


def test_discounts_add_up(table: Table) -> None:
    run(table, v.Discount(2))
    assert table.world.the(TurnState).discount == 2


@pytest.mark.rule("RB-206")
def test_a_random_loss_spares_kept_cards_and_allies(table: Table) -> None:
    seen = set()
    for seed in range(12):
        table = Table.new("varikas", seed=seed)
        for card in ("brood-mothers-nest", "hired-pikes", "oak-shield", "yew-bow", "soulburn"):
            table.put(card, "varikas")
        run(table, v.DiscardItem("random"))
        seen |= {"oak-shield", "yew-bow", "soulburn"} - set(table.cards_in(HERO))
        assert len(table.cards_in(HERO)) == 4
        assert {"brood-mothers-nest", "hired-pikes"} <= set(table.cards_in(HERO))
        assert table.events("item-drawn")[0].barrier == "dice"
    assert seen == {"oak-shield", "yew-bow", "soulburn"}


def test_without_items_nothing_is_lost(table: Table) -> None:
    table.put("hired-pikes", "varikas")
    run(table, v.DiscardItem("random"), v.DiscardItem("own_rune"))
    assert table.cards_in(HERO) == ["hired-pikes"]


def test_an_own_rune_is_lost_by_choice(table: Table) -> None:
    for card in ("soulburn", "yew-bow", "rune-of-echo"):
        table.put(card, "varikas")
    run(table, v.DiscardItem("own_rune"))
    assert table.options == ["card/market/soulburn", "card/market/rune-of-echo"]
    table.answer("card/market/rune-of-echo")
    assert table.cards_in(HERO) == ["soulburn", "yew-bow"]
    assert table.cards_in(MARKET_DECK)[-1] == "rune-of-echo"


@pytest.mark.rule("RB-077")
def test_losing_an_item_may_knock_out(table: Table) -> None:
    table.put("veterans-coat", "varikas").set("varikas", Wounds={"count": 5})
    run(table, v.DiscardItem("random"))
    assert (table.wounds("varikas"), table.gold("varikas"), table.active) == (0, 0, "hero/korrag-half-ogre")


@pytest.mark.rule("RB-070")
def test_one_other_activated_card_is_refreshed(table: Table) -> None:
    for card in ("rune-of-echo", "white-blade", "soulburn", "yew-bow"):
        table.put(card, "varikas")
        table.world.add(table.card(card), Activated())
    table.world.drop(table.card("yew-bow"), Activated)
    run(table, v.RefreshCard(), source="card/market/rune-of-echo")
    assert table.options == ["card/market/white-blade", "card/market/soulburn"]
    table.answer("card/market/soulburn")
    assert not figures.is_activated(table.world, table.card("soulburn"))
    assert figures.is_activated(table.world, table.card("white-blade"))
