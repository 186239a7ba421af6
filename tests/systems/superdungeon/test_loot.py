"""Rules of drawing loot and treasure: SD-074 to SD-077, SD-081, SD-082, SD-102, SD-248."""

from __future__ import annotations

import pytest

from components.cards import Pile
from components.superdungeon import Chest, Footing, Tracker
from engine import piles
from systems.superdungeon import chests, decks, figures
from systems.superdungeon.chests import DrawTreasure
from systems.superdungeon.loot import DrawLoot
from tests.systems.superdungeon.table import Table

PALADIN, ROGUE = "hero/royal-paladin", "hero/riftling-rogue"
AT = "space/r03c04"
ASIDE = "aside"
"""A pile for cards that a test has no use for."""


def two() -> Table:
    """Paladin and Rogue in the Great Hall, a chest beside the Paladin."""
    table = Table.new("royal-paladin", "riftling-rogue", size="bit8")
    table.world.spawn("chest/1", Chest(), Footing(4, 3))
    table.world.spawn(ASIDE, Pile())
    return table.place("royal-paladin", (3, 3)).place("riftling-rogue", (3, 4))


def owe(table: Table, n: int) -> Table:
    """Let the party draw n loot cards."""
    table.world.the(Tracker).loot_due = n
    return table.call(DrawLoot())


def empty(table: Table, deck: str, keep: int = 0) -> list[str]:
    """Lay a deck away but for some cards; returns what is left."""
    for card in piles.cards_in(table.world, deck)[keep:]:
        piles.move(table.world, card, ASIDE)
    return table.cards_in(deck)


# --- loot ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-077", "SD-081")
def test_every_card_due_is_drawn_and_asked_about_at_once() -> None:
    table = two().top("war-paint", "owl-lens")
    owe(table, 2)
    assert table.question.about == (table.key("war-paint"),)
    table.answer("keep")
    assert table.question.about == (table.key("owl-lens"),)
    table.answer(f"equip:{PALADIN}")
    assert table.decision == "probe"
    assert table.world.the(Tracker).loot_due == 0
    assert [event.barrier for event in table.events("card-drawn")] == ["hidden", "hidden"]


@pytest.mark.rule("SD-082")
def test_the_discards_make_a_new_loot_deck() -> None:
    table = two()
    left = empty(table, "deck/loot", keep=2)
    for card in piles.cards_in(table.world, "deck/loot"):
        piles.move(table.world, card, "discard/loot")
    owe(table, 1)
    assert table.decision == "DP-26"
    assert sorted([*table.cards_in("pool"), *table.cards_in("deck/loot")]) == sorted(left)
    assert table.cards_in("discard/loot") == []


@pytest.mark.rule("SD-082")
def test_with_no_card_at_all_nothing_is_drawn() -> None:
    table = two()
    empty(table, "deck/loot")
    owe(table, 3)
    assert table.decision == "probe"
    assert table.world.the(Tracker).loot_due == 0


# --- chests --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-074")
def test_a_hero_opens_an_adjacent_chest_for_one_ap() -> None:
    table = two().top("titans-signet").start_activation(PALADIN)
    table.answer("open:chest/1")
    assert table.question.about == (table.key("titans-signet"),)
    assert "chest/1" not in table.world
    table.answer(f"equip:{PALADIN}")
    assert table.active.ap == 2


@pytest.mark.rule("SD-074")
def test_only_heroes_who_are_adjacent_open_chests() -> None:
    table = two().place(ROGUE, (6, 4))
    knuckle = table.field("knucklehead", (5, 3))
    assert chests.chests_beside(table.world, PALADIN) == ["chest/1"]
    assert chests.chests_beside(table.world, ROGUE) == []
    assert chests.chests_beside(table.world, knuckle) == []


@pytest.mark.rule("SD-075")
def test_the_discards_make_a_new_treasure_deck() -> None:
    table = two()
    empty(table, "deck/treasure")
    table.put("titans-signet", "discard/treasure")
    table.call(DrawTreasure(at=AT))
    assert table.cards_in("pool") == ["titans-signet"]


@pytest.mark.rule("SD-075")
def test_without_a_treasure_nothing_is_drawn() -> None:
    table = two()
    empty(table, "deck/treasure")
    assert table.call(DrawTreasure(at=AT)).decision == "probe"
    assert table.events("no-treasure")


@pytest.mark.rule("SD-076")
def test_v31_a_boo_booty_stands_where_the_chest_was_and_holds_the_next_treasure() -> None:
    table = two().top("boo-booty-card", "titans-signet").start_activation(PALADIN)
    table.answer("open:chest/1")
    booty = "monster/boo-booty/1"
    assert table.at(booty) == (4, 3)
    model = table.world.get(booty, figures.Model)
    assert (model.side, model.spent) == ("consul", False)
    assert table.cards_in("discard/treasure") == ["boo-booty-card"]
    table.wound(booty, 1).faces(blue="2 2 1", red="1 1").answer(f"attack:melee:{booty}")
    assert table.is_gone(booty)
    assert table.cards_in("pool") == ["titans-signet"]


@pytest.mark.rule("SD-076")
def test_a_second_boo_booty_stands_where_the_first_one_died() -> None:
    table = two().remove("chest/1").top("boo-booty-card", "titans-signet")
    first = table.field("boo-booty", (4, 3))
    table.wound(first, 1).start_activation(PALADIN)
    table.faces(blue="2 2 1", red="1 1").answer(f"attack:melee:{first}")
    booties = [key for key in figures.monsters(table.world) if "boo-booty" in key]
    assert [table.at(key) for key in booties] == [(4, 3)]
    assert table.wounds(booties[0]) == 0


@pytest.mark.rule("SD-248")
def test_a_boo_booty_card_too_many_is_passed_over() -> None:
    table = two().top("boo-booty-card", "titans-signet")
    for at in ((6, 5), (6, 3)):
        table.field("boo-booty", at)
    table.call(DrawTreasure(at=AT))
    assert table.cards_in("pool") == ["titans-signet"]
    assert table.cards_in("discard/treasure") == ["boo-booty-card"]


@pytest.mark.rule("SD-248")
def test_a_pass_through_nothing_but_boo_booties_ends() -> None:
    table = two()
    for at in ((6, 5), (6, 3)):
        table.field("boo-booty", at)
    for card in piles.cards_in(table.world, "deck/treasure"):
        if not decks.is_ambush(table.world, card):
            piles.move(table.world, card, ASIDE)
    assert table.call(DrawTreasure(at=AT)).decision == "probe"
    assert table.events("no-treasure")


@pytest.mark.rule("SD-102")
def test_with_luck_two_treasures_are_drawn_and_one_is_kept() -> None:
    table = two().top("titans-signet", "mithril-ward").start_activation(ROGUE)
    table.answer("open:chest/1")
    assert table.decision == "DP-29"
    assert table.options == [table.key("titans-signet"), table.key("mithril-ward")]
    table.answer(table.key("mithril-ward"))
    assert table.cards_in("discard/treasure") == ["titans-signet"]
    assert table.question.about == (table.key("mithril-ward"),)


@pytest.mark.rule("SD-102")
def test_luck_may_send_a_boo_booty_away() -> None:
    table = two().top("boo-booty-card", "mithril-ward").start_activation(ROGUE)
    table.answer("open:chest/1").answer(table.key("mithril-ward"))
    assert "monster/boo-booty/1" not in table.world
    assert table.cards_in("discard/treasure") == ["boo-booty-card"]
