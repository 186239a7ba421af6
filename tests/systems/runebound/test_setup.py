"""Setting up: what lies where before the first turn (RB-001 to RB-012)."""

from __future__ import annotations

from collections import Counter

import pytest

from components.board import Position, Space
from components.cards import Card
from components.runebound import AdventureCounter, Doom, Hero, Jewel, Plays, Town
from components.seats import Seat, TurnOrder
from engine.commands import Refusal
from engine.world import GAME
from systems.runebound import figures
from systems.runebound.figures import COUNTER_PILE
from systems.runebound.vocabulary import COLOURS
from tests.systems.runebound.table import Table


@pytest.mark.rule("RB-001")
def test_one_to_six_play() -> None:
    assert [len(figures.heroes(Table.new(seats=n).world)) for n in (1, 6)] == [1, 6]
    with pytest.raises(Refusal, match="1 to 6 seats, not 7"):
        Table.new(seats=7)


@pytest.mark.rule("RB-001")
def test_a_seat_is_human_or_bot() -> None:
    world = Table.new(seats=2).world
    assert [seat.control for _, seat in world.all(Seat)] == ["human", "human"]


@pytest.mark.rule("RB-002")
def test_a_counter_of_its_colour_lies_on_every_jewel() -> None:
    world = Table.new().world
    counters = {
        counter.at: counter.colour for _, counter in world.all(AdventureCounter) if counter.at != COUNTER_PILE
    }
    assert counters == {space: jewel.colour for space, jewel in world.all(Jewel)}
    assert len(counters) == 50


@pytest.mark.rule("RB-003")
def test_no_challenge_is_undefeated_and_no_event_in_play() -> None:
    table = Table.new()
    assert table.cards_in("undefeated") == [] and table.cards_in("event_slot") == []


@pytest.mark.rule("RB-004", "VT-20")
def test_every_town_but_the_first_has_one_card() -> None:
    table = Table.new()
    stacks = {town.id: len(table.cards_in(f"market/{town.id}")) for _, town in table.world.all(Town)}
    assert stacks.pop("tamalir") == 0
    assert list(stacks.values()) == [1] * 7
    assert len(table.cards_in("deck/market")) == 84 - 7


@pytest.mark.rule("RB-005")
def test_four_adventure_decks_are_shuffled_and_hidden() -> None:
    table, other = Table.new(seed=1), Table.new(seed=2)
    sizes = [len(table.cards_in(f"deck/{colour}")) for colour in COLOURS]
    assert sizes == [35, 25, 16, 8]
    for colour in COLOURS:
        deck = f"deck/{colour}"
        assert table.cards_in(deck) != other.cards_in(deck)
        assert sorted(table.cards_in(deck)) == sorted(other.cards_in(deck))
        assert set(table.session.state(0)[deck]["Pile"]["cards"]) == {"?"}


@pytest.mark.rule("RB-006", "VT-20")
def test_everybody_has_three_gold() -> None:
    table = Table.new(seats=3)
    assert [table.gold(hero) for hero in figures.heroes(table.world)] == [3, 3, 3]


@pytest.mark.rule("RB-007")
def test_heroes_are_random_unless_chosen() -> None:
    tables = [Table.new("varikas", seats=3, seed=seed) for seed in range(6)]
    heroes = [figures.heroes(table.world) for table in tables]
    assert {row[0] for row in heroes} == {"hero/varikas"}
    assert len({row[1] for row in heroes}) > 1
    assert all(len(set(row)) == 3 for row in heroes)
    assert len(tables[0].world.all(Hero)) == 3


@pytest.mark.rule("RB-008")
@pytest.mark.parametrize("map_id", ["runebound", "marches"])
def test_counters_without_a_jewel_form_the_pile(map_id: str) -> None:
    world = Table.new(map=map_id).world
    jewels = Counter(jewel.colour for _, jewel in world.all(Jewel))
    pile = Counter(counter.colour for _, counter in world.all(AdventureCounter) if counter.at == COUNTER_PILE)
    assert {colour: jewels[colour] + pile[colour] for colour in COLOURS} == {
        "green": 22,
        "yellow": 16,
        "blue": 11,
        "red": 9,
    }
    if map_id == "runebound":
        assert set(pile.values()) == {2}


@pytest.mark.rule("RB-009")
def test_a_random_seat_begins_and_the_others_follow_clockwise() -> None:
    orders = [Table.new(seats=4, seed=seed).world.the(TurnOrder) for seed in range(12)]
    assert {order.active for order in orders} == {0, 1, 2, 3}
    for order in orders:
        first = order.seats[0]
        assert order.active == first
        assert order.seats == [(first + n) % 4 for n in range(4)]


@pytest.mark.rule("RB-010")
def test_a_hero_enters_the_board_in_his_own_first_turn() -> None:
    table = Table.new(seats=2)
    first, second = (figures.hero_of(table.world, seat) for seat in table.world.the(TurnOrder).seats)
    assert table.here(first) == table.space("tamalir")
    assert table.here(second) == "" and not table.world.has(second, Position)
    table.answer("stay").skip_until("D02")
    assert table.active == second and table.here(second) == table.space("tamalir")


@pytest.mark.rule("RB-010")
def test_a_hero_who_is_not_on_the_board_cannot_be_met() -> None:
    table = Table.new(seats=2)
    table.answer("stay")
    assert not any(option.startswith(("attack", "negotiate")) for option in table.options)


@pytest.mark.rule("RB-011")
def test_counters_and_tokens_are_plain_numbers_without_a_limit() -> None:
    table = Table.new("varikas")
    table.set("varikas", Tokens={"mind": 40}, Purse={"gold": 999})
    assert table.gold("varikas") == 999
    assert table.session.definition.rulebook.faults(table.world) == []


@pytest.mark.rule("RB-012")
def test_one_number_decides_everything() -> None:
    assert Table.new(seats=3, seed=8).session.hash() == Table.new(seats=3, seed=8).session.hash()
    assert Table.new(seats=3, seed=8).session.hash() != Table.new(seats=3, seed=9).session.hash()


@pytest.mark.rule("RB-012")
def test_faces_can_be_laid_ready() -> None:
    table = Table.new("varikas").start_turn("varikas").dice(movement=[6, 5, 4, 3, 2]).answer("roll")
    assert table.events("movement-rolled")[0].numbers["faces"] == [6, 5, 4, 3, 2]


@pytest.mark.rule("RB-162", "RB-163")
@pytest.mark.parametrize(("map_id", "towns"), [("runebound", 8), ("marches", 4)])
def test_the_doom_track_begins_with_an_unseen_green_card(map_id: str, towns: int) -> None:
    table = Table.new(map=map_id, doom_track=True)
    assert len(table.world.all(Town)) == towns
    assert len(table.cards_in("doom_track")) == 1 and len(table.cards_in("deck/green")) == 34
    assert table.session.state(0)["doom_track"]["Pile"]["cards"] == ["card/green/?"]
    assert table.world.the(Doom).counters == 0


def test_without_the_doom_track_nothing_lies_there() -> None:
    table = Table.new()
    assert table.cards_in("doom_track") == [] and not table.world.has(GAME, Doom)


def test_every_card_of_the_box_is_there_once() -> None:
    table = Table.new()
    found = [card.definition for _, card in table.world.all(Card)]
    box = table.session.definition.facts.content
    assert sorted(found) == sorted([*box.market, *box.adventure])


def test_the_board_is_the_map() -> None:
    world = Table.new(map="marches").world
    assert world.get("space/r05c06", Town).id == "tamalir" and world.get("space/r05c06", Town).start
    assert world.get("space/r05c06", Space).kind == "town"
    assert [town.index for _, town in figures.towns(world)] == [1, 2, 3, 4]


# --- choosing of two -----------------------------------------------------------------------------------------------


def test_with_the_draft_everybody_keeps_one_of_two_heroes() -> None:
    table = Table.new("varikas", seats=3, hero_draft=True)
    assert table.question.decision == "hero_draft" and table.question.seat == 1
    offered = table.options
    assert len(offered) == 2 and "hero/varikas" not in offered
    table.answer(offered[1])
    assert table.world.get("seat/1", Plays).hero == offered[1] and offered[0] not in table.world
    assert table.question.seat == 2
    table.answer(table.options[0])
    assert table.decision == "D02" and len(table.world.all(Hero)) == 3


def test_six_can_draft() -> None:
    table = Table.new(seats=6, hero_draft=True)
    assert len(table.world.all(Hero)) == 12
    table.skip_until("D02")
    assert len(table.world.all(Hero)) == 6
