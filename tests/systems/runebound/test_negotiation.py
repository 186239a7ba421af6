"""Two heroes deal: what may change hands, who answers, and that every talk ends."""

from __future__ import annotations

import pytest

from components.cards import Activated
from components.runebound import Deal, TurnState
from engine.rng import Chance
from engine.world import GAME
from systems.runebound import figures, negotiation
from systems.runebound.negotiation import Negotiate
from tests.systems.runebound.table import Table

ANN, BOB = "hero/varikas", "hero/korrag-half-ogre"


def talking(ann: tuple[str, ...] = (), bob: tuple[str, ...] = (), gold: int = 6) -> Table:
    """Ann (seat 0, active) and Bob (seat 1) stand in one space and begin to talk."""
    table = Table.new("varikas", "korrag-half-ogre").place(BOB, "Y07")
    for hero, cards in ((ANN, ann), (BOB, bob)):
        table.set(hero, Purse={"gold": gold})
        for card in cards:
            table.put(card, hero)
    return table.call(Negotiate(hero=ANN, other=BOB), hero=ANN, at="Y07")


def put_together(table: Table, *edits: str) -> Table:
    for edit in edits:
        table.answer(edit)
    return table


@pytest.mark.rule("RB-134")
def test_gold_items_and_allies_change_hands_as_they_are() -> None:
    table = talking(ann=("white-blade",), bob=("hired-pikes",))
    table.set("hired-pikes", Wounds={"count": 1}, Exhaustion={"count": 2})
    table.world.add(table.card("white-blade"), Activated())
    put_together(
        table, "give:card/market/white-blade", "give:gold:+5", "take:card/market/hired-pikes", "take:gold:+1"
    )
    table.answer("propose")
    assert (table.decision, table.question.seat) == ("D24", 1)
    table.answer("accept")
    assert (table.gold(ANN), table.gold(BOB)) == (2, 10)
    assert (table.cards_in(ANN), table.cards_in(BOB)) == (["hired-pikes"], ["white-blade"])
    assert (table.wounds("hired-pikes"), table.exhaustion("hired-pikes")) == (1, 2)
    assert figures.is_activated(table.world, table.card("white-blade"))


@pytest.mark.rule("RB-134", "RB-043")
def test_several_deals_in_one_step_and_then_no_attack() -> None:
    table = talking()
    assert table.world.the(TurnState).negotiated == BOB
    for _ in range(negotiation.DEALS):
        put_together(table, "give:gold:+1", "propose", "accept")
    assert table.decision == "probe"
    assert (table.gold(ANN), table.gold(BOB)) == (1, 11)
    assert not table.world.has(GAME, Deal)


@pytest.mark.rule("RB-134", "RB-103")
def test_kept_adventure_cards_are_not_for_trade() -> None:
    table = talking(ann=("brood-mothers-nest", "the-stray-knight"), bob=("cinder-throne",))
    assert not [option for option in table.options if "card/" in option]


@pytest.mark.rule("RB-134", "RB-131")
def test_a_deal_beyond_the_limits_cannot_be_proposed() -> None:
    table = talking(ann=("hired-pikes",), bob=("road-warden", "lantern-boy"))
    put_together(table, "give:card/market/hired-pikes")
    assert "propose" not in table.options
    assert table.question.prompt.key == "ask-deal-over-limit"
    table.answer("take:card/market/lantern-boy")
    assert "propose" in table.options


@pytest.mark.rule("RB-134", "RB-131")
def test_the_porter_takes_his_third_weapon_along() -> None:
    weapons = ("white-blade", "yew-bow", "ash-staff")
    table = talking(ann=("ogre-porter", *weapons))
    put_together(table, "give:card/market/ogre-porter")
    assert "propose" not in table.options
    put_together(table, "give:card/market/ash-staff", "propose", "accept")
    assert table.cards_in(BOB) == ["ogre-porter", "ash-staff"]


@pytest.mark.rule("RB-134")
def test_nothing_for_nothing_is_no_deal_and_gold_is_bounded() -> None:
    table = talking(gold=1)
    assert "propose" not in table.options
    assert [option for option in table.options if "gold" in option] == ["give:gold:+1", "take:gold:+1"]
    table.answer("give:gold:+1")
    assert "give:gold:+1" not in table.options
    table.answer("give:gold:-1")
    assert "propose" not in table.options


def test_refusing_changes_nothing_and_the_offer_may_be_bettered() -> None:
    table = talking()
    put_together(table, "give:gold:+1", "propose").skip()
    assert (table.question.seat, table.gold(ANN)) == (0, 6)
    put_together(table, "give:gold:+1", "propose", "accept")
    assert table.gold(ANN) == 4


def test_a_counter_offer_turns_the_table_three_times_at_most() -> None:
    table = talking()
    put_together(table, "give:gold:+1", "propose")
    for seat in (1, 0, 1):
        table.answer("counter")
        assert table.question.seat == seat
        put_together(table, "take:gold:+1" if seat else "give:gold:+1", "propose")
    assert "counter" not in table.options
    table.answer("accept")
    assert (table.gold(ANN), table.gold(BOB)) == (2, 10)


def test_after_many_changes_a_deal_is_proposed_or_dropped() -> None:
    table = talking(ann=("white-blade",))
    table.answer("give:gold:+1")
    for change in range(1, negotiation.EDITS):
        table.answer("give:gold:+1" if change % 2 else "give:gold:-1")
    assert table.options == ["propose", "withdraw"]


def test_withdrawing_ends_the_talk_and_a_withdrawn_counter_is_a_refusal() -> None:
    table = talking()
    put_together(table, "give:gold:+1", "propose", "counter", "withdraw")
    assert table.question.seat == 0
    table.answer("withdraw")
    assert table.decision == "probe"
    assert not table.world.has(GAME, Deal)


def test_what_is_discarded_meanwhile_leaves_the_deal() -> None:
    table = talking(ann=("white-blade",), bob=("hired-pikes",))
    put_together(table, "give:card/market/white-blade", "take:card/market/hired-pikes", "propose")
    table.answer("discard:card/market/hired-pikes").answer("accept")
    assert (table.cards_in(ANN), table.cards_in(BOB)) == ([], ["white-blade"])


@pytest.mark.rule("RB-077")
def test_who_gives_his_last_life_away_is_knocked_out_and_the_talk_is_over() -> None:
    table = talking(bob=("veterans-coat",)).set(BOB, Wounds={"count": 6})
    put_together(table, "take:card/market/veterans-coat", "propose", "accept")
    assert (table.wounds(BOB), table.gold(BOB), table.decision) == (0, 0, "probe")
    assert table.cards_in(ANN) == ["veterans-coat"]


@pytest.mark.parametrize("seed", range(8))
def test_random_talk_ends(seed: int) -> None:
    table = talking(ann=("white-blade", "hired-pikes", "soulburn"), bob=("yew-bow", "road-warden"), gold=30)
    chance = Chance(seed)
    for _ in range(4 * negotiation.EDITS * negotiation.DEALS):
        if table.decision != "D24":
            break
        stays = [option for option in table.options if option != "withdraw"] or table.options
        table.answer(chance.pick(stays))
    assert table.decision == "probe"
