"""Counters and market cards that come onto the table."""

from __future__ import annotations

import pytest

from components.runebound import AdventureCounter, Jewel, Tokens, Undefeated
from systems.runebound import experience, figures, spawning
from systems.runebound.adventure import is_board_bare
from systems.runebound.figures import COUNTER_PILE
from systems.runebound.spawning import Replenish
from tests.systems.runebound.table import Table

HERO = "hero/varikas"


@pytest.fixture
def table() -> Table:
    return Table.new("varikas", "korrag-half-ogre", seats=4)


def give(table: Table, *counters: str, to: str = HERO) -> None:
    for counter in counters:
        table.world.get(f"counter/{counter}", AdventureCounter).at = to


def colours(table: Table, place: str) -> list[str]:
    return sorted(
        spawning.colour_of(table.world, counter) for counter in figures.counters_at(table.world, place)
    )


def empty_pile(table: Table, *stays: str) -> None:
    """The pile holds one counter of each colour named, all others lie with the second hero."""
    for counter in figures.counters_at(table.world, COUNTER_PILE):
        table.world.get(counter, AdventureCounter).at = "hero/korrag-half-ogre"
    for colour in stays:
        counter = next(
            key
            for key in figures.counters_at(table.world, "hero/korrag-half-ogre")
            if spawning.colour_of(table.world, key) == colour
        )
        table.world.get(counter, AdventureCounter).at = COUNTER_PILE


def clear_jewels(table: Table, *jewels: str) -> list[str]:
    """Take the counters of these jewels to the second hero."""
    spaces = [table.space(jewel) for jewel in jewels]
    for space in spaces:
        give(
            table,
            spawning.counter_on(table.world, space).removeprefix("counter/"),
            to="hero/korrag-half-ogre",
        )
    return spaces


# --- replenishing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-053", "RB-054")
def test_empty_sunburst_jewels_get_a_counter_of_their_colour(table: Table) -> None:
    filled = clear_jewels(table, "G01", "Y01")
    left_empty = clear_jewels(table, "G02", "B01")  # no sunburst
    table.call(Replenish(drawer=HERO))
    assert [colours(table, space) for space in filled] == [["green"], ["yellow"]]
    assert [colours(table, space) for space in left_empty] == [[], []]
    assert colours(table, COUNTER_PILE).count("green") == 1


@pytest.mark.rule("RB-053")
@pytest.mark.parametrize("waits", [False, True])
def test_a_bare_board_is_filled_before_the_next_turn(table: Table, waits: bool) -> None:
    last = table.space("R01")
    clear_jewels(table, *(jewel.id for _, jewel in table.world.all(Jewel) if jewel.id != "R01"))
    if waits:
        table.world.add(table.card("high-lord-margath"), Undefeated(1, last))
        table.put("high-lord-margath", figures.UNDEFEATED)
    table.start_turn("varikas", at="tamalir", step="experience")
    while table.decision == "D08":  # the pile is short of some colours
        assert table.question.seat == 1
        table.skip()
    assert table.active == "hero/korrag-half-ogre"
    lying = {counter.at for _, counter in table.world.all(AdventureCounter)} - {COUNTER_PILE}
    found = {at for at in lying if at.startswith("space/")}
    assert len(found) > 1 if waits else found == {last}


@pytest.mark.rule("RB-053")
@pytest.mark.parametrize("lives", [0, 1])
def test_counters_that_are_barred_for_all_do_not_count(table: Table, lives: int) -> None:
    clear_jewels(table, *(jewel.id for _, jewel in table.world.all(Jewel) if jewel.colour != "green"))
    table.set("hero/korrag-half-ogre", Tokens={"life": 1})
    for hero in figures.heroes(table.world)[2:]:
        table.world.get(hero, Tokens).life = 1
    table.set(HERO, Tokens={"life": lives})
    assert is_board_bare(table.world) == (lives == 1)


@pytest.mark.rule("RB-054")
def test_counters_held_by_heroes_stay_with_them(table: Table) -> None:
    empty_pile(table)
    (space,) = clear_jewels(table, "R02")
    table.call(Replenish(drawer=HERO))
    assert table.decision == "probe"
    assert colours(table, space) == []


@pytest.mark.rule("RB-055")
def test_vt_30_the_drawer_chooses_when_the_pile_is_short(table: Table) -> None:
    first, second, third = clear_jewels(table, "G01", "G03", "G05")
    table.call(Replenish(drawer="hero/korrag-half-ogre"))
    assert (table.decision, table.question.seat, table.options) == ("D08", 1, [first, second, third])
    table.answer(third).answer(first)
    assert table.decision == "probe"
    assert [colours(table, space) for space in (first, second, third)] == [["green"], [], ["green"]]
    assert "green" not in colours(table, COUNTER_PILE)


@pytest.mark.rule("RB-055")
def test_skipping_takes_the_lowest_jewel(table: Table) -> None:
    empty_pile(table, "yellow")
    low, high = clear_jewels(table, "Y03", "Y13")
    table.call(Replenish(drawer=HERO)).skip()
    assert (colours(table, low), colours(table, high)) == (["yellow"], [])


# --- winning counters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-101")
def test_the_counter_of_a_space_goes_to_the_hero(table: Table) -> None:
    space = table.space("Y07")
    won = spawning.take_counters(table.world, space, HERO)
    assert figures.counters_at(table.world, HERO) == won
    assert spawning.counter_on(table.world, space) == ""
    assert experience.points(table.world, HERO) == 2


@pytest.mark.rule("RB-156")
def test_a_gained_counter_comes_from_the_pile(table: Table) -> None:
    assert spawning.gain_counter(table.world, HERO, "blue", noted=True)
    assert colours(table, HERO) == ["blue"]
    assert colours(table, COUNTER_PILE).count("blue") == 1


@pytest.mark.rule("RB-156", "RB-188")
@pytest.mark.parametrize(
    ("wanted", "pile", "given"),
    [
        ("yellow", ["green", "green", "blue"], ["green", "green"]),
        ("blue", ["green", "yellow", "red"], ["green", "yellow"]),
        ("red", ["blue", "green", "yellow", "yellow"], ["blue", "green"]),
        ("red", ["blue", "yellow", "yellow"], ["yellow", "yellow"]),
    ],
)
def test_other_counters_of_the_same_value_stand_in(
    table: Table, wanted: str, pile: list[str], given: list[str]
) -> None:
    empty_pile(table, *pile)
    assert spawning.gain_counter(table.world, HERO, wanted)
    assert colours(table, HERO) == given


@pytest.mark.rule("RB-156", "RB-188")
def test_what_the_pile_cannot_pay_is_noted_or_lost(table: Table) -> None:
    empty_pile(table, "blue")
    assert not spawning.gain_counter(table.world, HERO, "yellow")
    assert experience.points(table.world, HERO) == 0
    assert spawning.gain_counter(table.world, HERO, "yellow", noted=True)
    assert experience.points(table.world, HERO) == 2
    assert colours(table, HERO) == []


# --- paying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-151")
@pytest.mark.parametrize(
    ("held", "price", "spent"),
    [
        (["yellow/01", "blue/01"], 4, ["blue", "yellow"]),
        (["green/01", "yellow/01", "blue/01"], 4, ["blue", "green"]),  # exactly, not 5
        (["green/01", "green/02", "yellow/01"], 2, ["yellow"]),  # fewer counters
        (["green/01", "blue/01", "yellow/01", "yellow/02"], 4, ["blue", "green"]),  # lower colours
        (["red/01", "blue/01"], 2, ["blue"]),  # least overpay
        (["green/01", "yellow/01", "red/01"], 3, ["green", "yellow"]),  # even with more counters
    ],
)
def test_the_cheapest_set_of_counters_is_spent(
    table: Table, held: list[str], price: int, spent: list[str]
) -> None:
    give(table, *held)
    chosen = spawning.counters_to_spend(table.world, HERO, price)
    assert sorted(spawning.colour_of(table.world, counter) for counter in chosen) == spent


@pytest.mark.rule("RB-151")
def test_noted_points_are_spent_first(table: Table) -> None:
    table.points("varikas", noted=3)
    give(table, "green/01", "blue/01")
    spawning.spend(table.world, HERO, 4)
    assert colours(table, HERO) == ["blue"]
    assert experience.points(table.world, HERO) == 3


@pytest.mark.rule("RB-152")
def test_vt_32_overpay_is_given_back_from_the_pile(table: Table) -> None:
    give(table, "yellow/01", "blue/01")
    empty_pile(table, "green")
    spawning.spend(table.world, HERO, 4)
    assert colours(table, HERO) == ["green"]
    assert colours(table, COUNTER_PILE) == ["blue", "yellow"]


@pytest.mark.rule("RB-152")
def test_change_comes_in_the_largest_counters(table: Table) -> None:
    give(table, "blue/01", "blue/02")
    empty_pile(table, "green", "green", "yellow")
    spawning.spend(table.world, HERO, 4)
    assert colours(table, HERO) == ["yellow"]


@pytest.mark.rule("RB-152")
def test_what_cannot_be_changed_is_noted(table: Table) -> None:
    give(table, "red/01", "red/02")
    empty_pile(table, "yellow")
    spawning.spend(table.world, HERO, 5)
    assert colours(table, HERO) == ["yellow"]
    assert experience.points(table.world, HERO) == 3


# --- market cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-123")
def test_market_cards_lie_face_up_until_the_deck_runs_out(table: Table) -> None:
    world = table.world
    while len(table.cards_in("deck/market")) > 2:
        table.put(table.cards_in("deck/market")[0], "market/frostgate")
    last = table.cards_in("deck/market")
    spawning.draw_market(world, "tamalir", 3)
    assert table.cards_in("market/tamalir") == [last[1], last[0]]
    assert table.cards_in("deck/market") == []
