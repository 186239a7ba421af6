"""What adventure cards and peeks do: tests, choices, keeping, decks (RB-116 to RB-120, RB-103, D09, D31)."""

from __future__ import annotations

import pytest

from components.questions import PendingQuestion
from engine.effects import RunEffects, plain
from systems.runebound import figures
from systems.runebound import vocabulary as v
from tests.systems.runebound.stacking import fight, stack
from tests.systems.runebound.table import Table


def attempt(card: str, *rolls: int, jewel: str = "G10", **set_up: dict) -> Table:
    table = Table.new("varikas", "korrag-half-ogre").start_turn(0, at=jewel, step="adventure")
    if set_up:
        table.set("hero/varikas", **set_up)
    colour = table.card(card).split("/")[1]
    return stack(table, colour, card).totals(*rolls).answer("attempt")


def run(table: Table, *effects: v.AnyEffect) -> Table:
    return table.call(
        RunEffects(effects=plain(effects), actor="hero/varikas", source=table.card("goblin-drummers"))
    )


@pytest.mark.rule("RB-120")
@pytest.mark.parametrize(("roll", "wounds"), [(20, 0), (2, 1)])
def test_a_failed_test_does_what_the_card_says_and_nothing_otherwise(roll: int, wounds: int) -> None:
    assert attempt("boar-of-black-acre", roll).wounds("hero/varikas") == wounds


def test_a_test_goes_on_with_its_outcome_before_the_rest_of_the_card() -> None:
    table = Table.new("varikas").totals(20, 2)
    inner = v.Test("luck", 20, fail=(v.Gold(1),))
    run(table, v.Test("mind", 2, ok=(inner, v.Gold(-100)), fail=(v.Gold(100),)), v.Gold(10))
    assert table.gold("varikas") == 10
    assert [event.numbers["target"] for event in table.events("roll-test")] == [2, 20]


def test_a_priced_branch_needs_the_full_sum() -> None:
    table = attempt("tax-deserters", Purse={"gold": 1})
    assert table.decision != "D09"
    table = attempt("tax-deserters", Purse={"gold": 2})
    assert table.options == ["branch:0", "branch:1"]


@pytest.mark.parametrize("card", ["tax-deserters", "toll-at-the-old-bridge"])
def test_who_pays_nothing_before_a_fight_is_told_that_he_fights(card: str) -> None:
    table = attempt(card, Purse={"gold": 2})
    assert [option.text.key for option in table.question.options] == ["opt-branch", "opt-branch-fight"]
    table.answer("branch:1").skip_until("D14")
    assert table.gold("hero/varikas") == 2


def test_deserters_paid_off_count_as_defeated_without_gold() -> None:
    table = attempt("tax-deserters", Purse={"gold": 2}).answer("branch:0")
    assert table.gold("varikas") == 0
    assert len(figures.counters_at(table.world, "hero/varikas")) == 1
    assert table.pile_of("tax-deserters") == "deck/green"


def test_a_rune_may_be_the_price() -> None:
    table = attempt("ashen-sorcerer", 2, jewel="Y07")
    assert table.wounds("hero/varikas") == 1
    table = Table.new("varikas", "korrag-half-ogre").put("soulburn", "varikas").put("rune-of-echo", "varikas")
    table.start_turn(0, at="Y07", step="adventure")
    stack(table, "yellow", "ashen-sorcerer").totals(2).answer("attempt")
    assert table.options == ["branch:0", "branch:1"]
    table.answer("branch:0").answer(table.card("soulburn"))
    assert table.pile_of("soulburn") == "deck/market"
    assert table.wounds("hero/varikas") == 0


@pytest.mark.rule("RB-103")
def test_a_stray_knight_won_over_is_kept_when_the_fight_ends() -> None:
    table = attempt("the-stray-knight", 20)
    assert figures.allies(table.world, "hero/varikas") == [table.card("the-stray-knight")]
    assert table.gold("varikas") == 5
    assert len(figures.counters_at(table.world, "hero/varikas")) == 1


def test_a_stray_knight_who_is_beaten_is_not_kept() -> None:
    table = fight(attempt("the-stray-knight", 2), won=True)
    assert table.pile_of("the-stray-knight") == "deck/green"


def test_the_herald_moves_a_red_card_that_nobody_sees() -> None:
    table = Table.new("varikas", "korrag-half-ogre").start_turn(0, at="B06", step="adventure")
    before = table.cards_in("deck/red")
    stack(table, "blue", "doom-herald").answer("attempt")
    assert table.cards_in("deck/red") == [*before[1:], before[0]]
    assert table.events("top-to-bottom")[0].text.args.keys() == {"deck"}


def test_looking_at_a_deck_is_secret_and_cannot_be_taken_back() -> None:
    table = Table.new("varikas", "korrag-half-ogre")
    top, second = table.cards_in("deck/blue")[:2]
    run(table, v.PeekDeck())
    assert table.options == ["deck/green", "deck/yellow", "deck/blue", "deck/red", "deck/market"]
    table.answer("deck/blue")
    assert table.decision == "D31" and table.question.secret
    assert table.session.view(1).find("game", PendingQuestion) is None
    assert table.question.about == (table.card(top),)
    assert [event.only for event in table.events("peeked")] == [0]
    assert table.events("peeks")[0].barrier == "hidden"
    table.answer("bottom")
    assert table.cards_in("deck/blue")[0] == second
    assert table.cards_in("deck/blue")[-1] == top


def test_a_card_looked_at_may_stay_on_top() -> None:
    table = Table.new("varikas", "korrag-half-ogre")
    before = table.cards_in("deck/market")
    run(table, v.PeekDeck()).answer("deck/market").skip()
    assert table.cards_in("deck/market") == before


def test_looking_at_a_red_deck_that_is_empty_does_nothing() -> None:
    table = stack(Table.new("varikas"), "red")
    assert run(table, v.PeekRed(5)).decision == "probe"
    assert run(table, v.TopToBottom("red")).decision == "probe"


@pytest.mark.rule("RB-077")
def test_giving_up_a_life_token_may_knock_the_hero_out() -> None:
    table = Table.new("varikas", "korrag-half-ogre").set(
        "hero/varikas", Tokens={"life": 1}, Wounds={"count": 5}
    )
    table.place("varikas", "tamalir")
    run(table, v.LoseToken())
    assert figures.level(table.world, "hero/varikas") == 0
    assert table.wounds("hero/varikas") == 0 and table.gold("varikas") == 0
    assert table.active == "hero/korrag-half-ogre"


def test_without_a_token_none_is_lost() -> None:
    assert run(Table.new("varikas"), v.LoseToken()).decision == "probe"
