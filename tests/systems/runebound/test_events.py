"""Events in the event space (RB-049 to RB-056)."""

from __future__ import annotations

import pytest

from components.runebound import AdventureCounter
from systems.runebound import figures, values
from systems.runebound.events import PlayEvent
from tests.systems.runebound.table import Table


def new(**options: object) -> Table:
    table = Table.new("varikas", "korrag-half-ogre", **options)  # type: ignore[arg-type]
    return table.place("varikas", "tamalir").place("korrag-half-ogre", "tamalir")


def play(table: Table, card: str) -> Table:
    table.put(card, "at_hand")
    return table.call(PlayEvent(hero="hero/varikas", card=table.card(card)))


@pytest.mark.rule("RB-049")
def test_an_event_takes_the_empty_event_space() -> None:
    table = play(new(), "heavy-rains")
    assert table.cards_in("event_slot") == ["heavy-rains"]


@pytest.mark.rule("RB-050", "RB-052")
def test_vt14_numbers_decide_and_events_go_under_the_deck_of_their_own_colour() -> None:
    table = play(new(), "the-dead-walk")
    play(table, "heavy-rains")
    assert table.cards_in("event_slot") == ["the-dead-walk"]
    assert table.cards_in("deck/green")[-1] == "heavy-rains"
    play(table, "truce-of-the-barons")
    assert table.cards_in("event_slot") == ["truce-of-the-barons"]
    assert table.cards_in("deck/yellow")[-1] == "the-dead-walk"


@pytest.mark.rule("RB-050")
def test_an_equal_number_replaces_the_event_in_play() -> None:
    table = play(play(new(), "goblin-summer"), "the-dead-walk")
    assert table.cards_in("event_slot") == ["the-dead-walk"]


@pytest.mark.rule("RB-051")
def test_the_immediate_part_happens_once_and_the_rest_while_the_event_lies_there() -> None:
    table = new()
    before = values.skill(table.world, "hero/korrag-half-ogre", "lore").value
    play(table, "rumours-of-runes")
    assert [table.gold("varikas"), table.gold("korrag-half-ogre")] == [4, 4]
    assert values.skill(table.world, "hero/korrag-half-ogre", "lore").value == before + 2
    play(table, "goblin-summer")
    assert [table.gold("varikas"), table.gold("korrag-half-ogre")] == [4, 4]
    assert values.skill(table.world, "hero/korrag-half-ogre", "lore").value == before


@pytest.mark.rule("RB-051", "RB-053")
def test_an_unplayed_event_does_nothing_but_replenish() -> None:
    table = play(new(), "goblin-summer")
    for key, counter in table.world.all(AdventureCounter):
        if key.startswith("counter/green") and counter.at == table.space("G01"):
            counter.at = "counter_pile"
    play(table, "rumours-of-runes")
    assert table.gold("varikas") == 3
    assert figures.counters_at(table.world, table.space("G01"))


@pytest.mark.rule("RB-051")
def test_the_war_tax_asks_every_player_from_the_drawer_on() -> None:
    table = play(new(), "war-tax")
    asked = []
    while table.decision == "D29":
        asked.append(table.question.seat)
        table.answer("branch:0" if table.question.seat == 0 else "branch:1")
    assert asked == [0, 1]
    assert [table.gold("varikas"), table.exhaustion("hero/varikas")] == [0, 0]
    assert [table.gold("korrag-half-ogre"), table.exhaustion("hero/korrag-half-ogre")] == [3, 2]


@pytest.mark.rule("RB-051")
def test_who_cannot_pay_the_war_tax_in_full_is_not_asked() -> None:
    table = new().set("hero/korrag-half-ogre", Purse={"gold": 2})
    play(table, "war-tax").answer("branch:0")
    assert table.decision == "probe"
    assert table.exhaustion("hero/korrag-half-ogre") == 2


@pytest.mark.rule("RB-051", "RB-108")
def test_a_drawer_whom_the_event_knocks_out_spares_nobody() -> None:
    table = new().set("hero/varikas", Exhaustion={"count": 4}, Wounds={"count": 4})
    play(table, "war-tax").answer("branch:1").answer("branch:0")
    assert table.gold("korrag-half-ogre") == 0
    assert table.wounds("hero/varikas") == 0 and table.gold("varikas") == 0
    assert table.active == "hero/korrag-half-ogre"


@pytest.mark.rule("RB-051")
def test_the_dragon_moon_wounds_every_hero_but_leaves_the_last_life() -> None:
    table = new().set("hero/korrag-half-ogre", Wounds={"count": 5})
    play(table, "the-dragon-moon")
    assert table.wounds("hero/varikas") == 1
    assert table.wounds("hero/korrag-half-ogre") == 5
