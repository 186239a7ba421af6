"""The order of a turn and of the game (RB-013 to RB-017, RB-037, RB-198 to RB-202), and what the program adds."""

from __future__ import annotations

import pytest

from components.cards import Activated
from components.flow import FlowStack
from components.runebound import TurnState
from components.seats import TurnOrder
from engine.commands import Refusal
from engine.session import Session
from systems.runebound import figures
from systems.runebound.rolls import TestRoll as RollTest
from tests.systems.runebound.table import Table, game

# --- one turn --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-013")
def test_the_steps_come_in_their_order() -> None:
    table = Table.new("varikas", "korrag-half-ogre").points("varikas", 5).start_turn("varikas", at="tamalir")
    seen = []
    while table.active == "hero/varikas":
        seen.append((table.decision, table.world.the(TurnState).step))
        table.skip()
    assert seen == [("D02", "movement"), ("D21", "market"), ("D27", "experience")]
    table = Table.new("varikas").start_turn("varikas", at="G10").answer("stay")
    assert (table.decision, table.world.the(TurnState).step) == ("D07", "adventure")


@pytest.mark.rule("RB-014", "RB-091")
def test_a_turn_that_ends_at_once_has_no_later_steps() -> None:
    table = Table.new("varikas", "korrag-half-ogre").points("varikas", 5).top("rats-in-the-granary")
    table.start_turn("varikas", at="G10", came_from="tamalir", step="adventure").answer("attempt")
    table.skip_until("D12").totals(20).answer("try").skip_until("D02")
    assert table.active == "hero/korrag-half-ogre" and table.events("escaped")


@pytest.mark.rule("RB-015")
def test_the_player_on_the_left_goes_on() -> None:
    table = Table.new(seats=3)
    order = table.world.the(TurnOrder)
    seen = []
    for _ in range(4):
        seen.append(order.active)
        table.answer("stay").skip_until("D02")
    assert seen == [*order.seats, order.seats[0]] and order.round == 2 and order.turn == 5


@pytest.mark.rule("RB-016")
def test_activated_cards_are_turned_face_up() -> None:
    table = Table.new("varikas").put("forge-plate", "varikas").put("white-blade", "varikas")
    table.set("forge-plate", Activated={}).start_turn("varikas")
    assert not table.world.has(table.card("forge-plate"), Activated)
    assert table.events("refreshed")[0].text.args["n"] == 1
    assert not table.start_turn("varikas").events("refreshed")


@pytest.mark.rule("RB-016")
def test_other_heroes_cards_stay_face_down() -> None:
    table = Table.new("varikas", "korrag-half-ogre").put("forge-plate", "korrag-half-ogre")
    table.set("forge-plate", Activated={}).start_turn("varikas")
    assert table.world.has(table.card("forge-plate"), Activated)


@pytest.mark.rule("RB-017")
def test_what_lasts_until_the_end_of_the_turn_is_gone_after_it() -> None:
    table = Table.new("varikas").put("boots-of-the-mile", "varikas").start_turn("varikas", at="tamalir")
    table.answer("use:card/market/boots-of-the-mile")
    assert table.world.the(TurnState).dice_bonus == 1
    table.answer("stay").skip_until("D01")
    assert table.world.the(TurnState).dice_bonus == 0


@pytest.mark.rule("RB-060")
def test_a_card_at_hand_is_discarded_when_the_turn_ends() -> None:
    table = (
        Table.new("varikas")
        .put("the-lost-surveyor", "at_hand")
        .start_turn("varikas", at="tamalir", step="end")
    )
    assert table.pile_of("the-lost-surveyor") == "removed"


@pytest.mark.rule("RB-122")
def test_no_market_outside_towns() -> None:
    table = Table.new("varikas", "korrag-half-ogre").start_turn(
        "varikas", at="space/r06c09", step="adventure"
    )
    assert table.active == "hero/korrag-half-ogre"


@pytest.mark.rule("RB-123", "VT-20")
def test_the_first_visit_brings_the_first_card_of_the_start_town() -> None:
    table = Table.new("varikas").start_turn("varikas").answer("stay")
    assert table.decision == "D21" and table.cards_in("market/tamalir") == []
    table.answer("enter")
    assert len(table.cards_in("market/tamalir")) == 1 and table.gold("varikas") == 3
    assert len(table.cards_in("market/forge")) == 1


# --- the program -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-198")
def test_state_is_whole_at_any_question_and_choices_decide_the_game() -> None:
    table = Table.new(seats=2, doom_track=True, travel_hazards=True, seed=4)
    for _ in range(60):
        table.skip()
    copy = table.session.clone()
    assert table.session.codec.digest(copy) == table.session.hash()
    again = Session.replayed(table.session.replay_text(), lambda _: game())
    assert again.hash() == table.session.hash()


@pytest.mark.rule("RB-199")
def test_an_illegal_choice_changes_nothing() -> None:
    table = Table.new(seats=2)
    before = table.session.hash()
    with pytest.raises(Refusal, match="'rest:2' is no answer"):
        table.session.choose("rest:2")
    assert table.session.hash() == before


@pytest.mark.rule("RB-200", "VT-01")
@pytest.mark.parametrize(("faces", "total"), [((10, 10), 20), ((10, 5), 15), ((1, 1), 2)])
def test_a_roll_is_told_with_its_parts(faces: tuple[int, int], total: int) -> None:
    table = Table.new("sister-morwen").dice(d10=faces)
    table.call(RollTest(hero="hero/sister-morwen", of="diplomacy", n=15), hero="sister-morwen", at="tamalir")
    told = table.events("roll-test")[0]
    assert told.numbers["dice"] == list(faces) and sum(faces) == total
    assert (
        told.numbers["value"] == 5 and told.numbers["total"] == total + 5 + 3 and told.numbers["target"] == 15
    )
    assert "source" in str(told.text.args["parts"]) and "+3" in str(told.text.args["parts"])
    assert told.barrier == "dice"


@pytest.mark.rule("RB-201")
def test_a_forced_choice_is_made_by_the_program_but_never_a_spending_one() -> None:
    table = Table.new("varikas").set("varikas", Exhaustion={"count": 3})
    table.start_turn("varikas", at="tamalir").answer("rest:2")
    assert table.decision == "D04" and table.exhaustion("varikas") == 1
    table = (
        Table.new("varikas")
        .set("varikas", Purse={"gold": 0})
        .start_turn("varikas", at="tamalir", step="market")
    )
    assert table.decision == "D21"


@pytest.mark.rule("RB-202")
def test_a_victory_drops_whatever_was_pending() -> None:
    table = Table.new("varikas", "korrag-half-ogre").top("high-lord-margath")
    table.start_turn("varikas", at="R06", step="adventure").totals(20, 20).answer("attempt").skip_until("D11")
    table.set("high-lord-margath", Wounds={"count": 6}).answer("use:hero/varikas")
    over = table.session.over
    assert over is not None and over.winners == [0] and table.session.question is None
    assert table.world.the(FlowStack).frames == []


def test_the_round_limit_ends_the_game_after_that_round() -> None:
    table = Table.new(seats=2, round_limit=2)
    for _ in range(4):
        assert table.session.over is None
        table.answer("stay")
        while table.decision not in ("D02", "over"):
            table.skip()
    over = table.session.over
    assert over is not None and over.reason.key == "over-round-limit" and sorted(over.ranking) == [0, 1]


def test_the_active_hero_is_the_one_of_the_active_seat() -> None:
    table = Table.new(seats=4)
    for _ in range(6):
        assert table.active == figures.hero_of(table.world, table.world.the(TurnOrder).active)
        assert table.question.seat == table.world.the(TurnOrder).active
        table.answer("stay").skip_until("D02")
