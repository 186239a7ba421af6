"""Rules of the Consul's loot upgrades: SD-208 to SD-210, SD-214."""

from __future__ import annotations

import pytest

from components.cards import Pile
from components.superdungeon import Tracker
from engine import piles
from systems.superdungeon import decks, figures, pools
from systems.superdungeon.upgrades import LootUpgrades
from systems.superdungeon.vocabulary import Pool
from tests.systems.superdungeon.table import Table


def at_power(power: int, *, points: int = 2, red: bool = False, size: str = "bit16") -> Table:
    """A game with so many spawning points whose power marker stands there."""
    heroes = ("royal-paladin", "ember-mage", "hearthsworn-fighter", "dewleaf-archer", "gloomveil-witch")
    table = Table.new(*heroes[: 5 if size == "super" else 3], size=size)
    for x in range(points):
        table.field("kobold-warren", (3 + 10 * x, 4))
    table.world.the(Tracker).power, table.world.the(Tracker).red = power, red
    return table


@pytest.mark.rule("SD-208")
def test_v06_all_denizens_and_minions_have_the_card_that_was_kept() -> None:
    table = at_power(13).top("kindling-blade", "padded-coat")
    knuckle, whelp = table.field("knucklehead", (4, 5)), table.field("whelp", (6, 5))
    rex = table.field("rex", (5, 7))
    table.call(LootUpgrades())
    assert table.decision == "DP-30"
    assert table.options == [table.key("kindling-blade"), table.key("padded-coat")]
    table.answer(table.key("padded-coat"))
    assert table.decision == "probe"
    assert table.cards_in("upgrades") == ["padded-coat"]
    assert "kindling-blade" in table.cards_in("deck/loot")
    for model, arm in ((knuckle, Pool(white=1, blue=1)), (whelp, Pool(white=1, blue=1)), (rex, Pool(red=2))):
        assert pools.pool(table.world, model, "arm").value == arm
    assert pools.pool(table.world, "hero/royal-paladin", "arm").value == Pool(blue=1, red=1)


@pytest.mark.rule("SD-208")
def test_it_is_drawn_once_a_game_and_not_before_16_bit() -> None:
    table = at_power(11)
    assert table.call(LootUpgrades()).decision == "probe"
    table.world.the(Tracker).power = 12
    table.call(LootUpgrades())
    assert table.decision == "DP-30"
    table.skip()
    assert table.call(LootUpgrades()).decision == "probe"
    assert len(table.cards_in("upgrades")) == 1


@pytest.mark.rule("SD-208")
def test_the_drawn_cards_lie_open_and_the_deck_is_shuffled() -> None:
    table = at_power(12).top("kindling-blade", "padded-coat")
    table.call(LootUpgrades())
    assert table.cards_in("shown") == ["kindling-blade", "padded-coat"]
    shown = table.session.view(1).find(table.key("kindling-blade"), figures.Card)
    assert shown is not None
    table.skip()
    assert "shown" not in table.world
    assert len(table.events("deck-shuffled")) == 1


@pytest.mark.rule("SD-209")
def test_without_a_spawning_point_the_chance_is_gone() -> None:
    table = at_power(12, points=0)
    assert table.call(LootUpgrades()).decision == "probe"
    table.field("kobold-warren", (3, 4))
    assert table.call(LootUpgrades()).decision == "probe"
    assert table.cards_in("upgrades") == []


@pytest.mark.rule("SD-210")
def test_cards_the_consul_may_not_have_are_redrawn() -> None:
    table = at_power(12).top("resurrection-charm", "kindling-blade", "field-kit", "padded-coat")
    table.call(LootUpgrades())
    assert table.cards_in("shown") == ["kindling-blade", "padded-coat"]
    table.skip()
    assert {"resurrection-charm", "field-kit"} <= set(table.cards_in("deck/loot"))


@pytest.mark.rule("SD-210", "SD-082")
def test_with_too_few_cards_the_discards_are_shuffled_in_and_at_last_fewer_are_drawn() -> None:
    table = at_power(12, points=3)
    table.world.spawn("aside", Pile())
    for card in piles.cards_in(table.world, decks.LOOT):
        piles.move(table.world, card, "aside")
    table.put("kindling-blade", decks.LOOT).put("resurrection-charm", decks.LOOT)
    table.put("padded-coat", "discard/loot")
    table.call(LootUpgrades())
    assert sorted(table.cards_in("shown")) == ["kindling-blade", "padded-coat"]


@pytest.mark.rule("SD-214")
def test_in_overcharge_a_second_card_is_drawn_and_both_work() -> None:
    table = at_power(3, red=True, size="super").top("padded-coat", "war-paint")
    knuckle = table.field("knucklehead", (4, 5))
    table.call(LootUpgrades()).answer(table.key("padded-coat"))
    assert table.decision == "DP-30"
    table.session.choose(table.options[0])
    assert table.decision == "probe"
    assert len(table.cards_in("upgrades")) == 2
    assert len(figures.upgrades(table.world, knuckle)) == 2


@pytest.mark.rule("SD-190")
def test_a_monster_that_is_immune_now_sheds_the_status() -> None:
    table = at_power(12, points=1).top("fireproof-kilt")
    knuckle = table.field("knucklehead", (4, 5))
    table.afflict(knuckle, "fire").call(LootUpgrades())
    assert table.cards_in("upgrades") == ["fireproof-kilt"]  # the only one: not asked
    assert table.statuses(knuckle) == []
