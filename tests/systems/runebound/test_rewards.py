"""Rewards of defeated challenges (RB-101 to RB-105)."""

from __future__ import annotations

import pytest

from components.runebound import Combat, Undefeated
from systems.runebound import figures, values
from systems.runebound.combat import Fight
from tests.systems.runebound.fighting import HOME, face, meet, strike
from tests.systems.runebound.table import Table

DAGNA = "dagna-tunnelborn"
"""Body 4; nothing to use in a fight."""


def win(table: Table, hero: str = DAGNA) -> Table:
    """The hero hits in the ranged phase, for as much as is needed."""
    foe = table.world.the(Combat).foe
    table.set("game", Combat={"foe_life": 1 - values.life(table.world, foe).base})
    if table.decision == "D12":
        table.answer("go_on")
    return strike(table, hero, 20)


@pytest.mark.rule("RB-101")
def test_the_reward_comes_first_then_the_counter_then_the_card_goes() -> None:
    table = win(meet(DAGNA, "crow-parliament"))
    told = [event.kind for event in table.events()]
    assert told.index("foe-defeated") < told.index("reward-gold") < told.index("counter-gained")
    assert table.gold(DAGNA) == 3 + 2
    assert len(figures.counters_at(table.world, f"hero/{DAGNA}")) == 2  # the reward's and the space's
    assert figures.counters_at(table.world, table.space("G08")) == []
    assert table.cards_in("deck/green")[-1] == "crow-parliament"


@pytest.mark.rule("RB-101", "RB-040")
def test_an_undefeated_challenge_that_is_beaten_frees_its_place() -> None:
    table = Table.new(DAGNA).put("rats-in-the-granary", "undefeated")
    table.set("rats-in-the-granary", Undefeated={"slot": 1, "space": table.space("Y07")})
    table.start_turn(DAGNA, at="Y07", step="adventure").answer("attempt")
    win(table)
    assert not table.world.has(table.card("rats-in-the-granary"), Undefeated)
    assert table.cards_in("deck/green")[-1] == "rats-in-the-granary"
    [counter] = figures.counters_at(table.world, f"hero/{DAGNA}")
    assert counter.startswith("counter/yellow")


@pytest.mark.rule("RB-102")
def test_where_no_counter_lies_none_is_won() -> None:
    table = Table.new(DAGNA).put("rats-in-the-granary", "undefeated")
    table.set("rats-in-the-granary", Undefeated={"slot": 1, "space": "space/r08c11"})
    table.start_turn(DAGNA, at="space/r08c11", step="adventure").answer("attempt")
    win(table)
    assert table.gold(DAGNA) == 3 + 2
    assert figures.counters_at(table.world, f"hero/{DAGNA}") == []


@pytest.mark.rule("RB-103")
def test_a_kept_card_is_an_item_that_cannot_be_sold_or_discarded() -> None:
    table = win(meet(DAGNA, "vampire-regent"))
    assert table.pile_of("vampire-regent") == f"hero/{DAGNA}"
    assert values.life(table.world, f"hero/{DAGNA}").value == 5 + 1
    table.start_turn(DAGNA, at="tamalir", step="market")
    assert not any("vampire-regent" in name for name in table.options)
    table.answer("enter")
    assert not any("vampire-regent" in name for name in table.options)


@pytest.mark.rule("RB-103", "RB-161")
def test_a_red_challenge_is_kept_as_a_dragon_rune() -> None:
    table = win(meet(DAGNA, "verdant-ruin"))
    assert figures.dragon_runes(table.world, f"hero/{DAGNA}") == ["card/red/verdant-ruin"]


@pytest.mark.rule("RB-103")
def test_a_kept_ally_begins_unhurt() -> None:
    table = win(meet(DAGNA, "nightmare-stables"))
    assert figures.allies(table.world, f"hero/{DAGNA}") == ["card/blue/nightmare-stables"]
    assert (table.wounds("nightmare-stables"), table.exhaustion("nightmare-stables")) == (0, 0)


@pytest.mark.rule("RB-104", "RB-133")
def test_over_a_limit_the_player_makes_room() -> None:
    table = win(meet(DAGNA, "nightmare-stables", "hired-pikes", "road-warden"))
    assert table.decision == "D18"
    table.answer("discard:card/market/hired-pikes")
    assert table.cards_in(f"hero/{DAGNA}") == ["road-warden", "nightmare-stables"]


@pytest.mark.rule("RB-104")
def test_over_a_limit_the_card_may_be_left_and_is_then_discarded() -> None:
    table = win(meet(DAGNA, "nightmare-stables", "hired-pikes", "road-warden")).answer("leave")
    assert table.cards_in("deck/blue")[-1] == "nightmare-stables"
    assert len(figures.counters_at(table.world, f"hero/{DAGNA}")) == 1


@pytest.mark.rule("RB-105")
def test_after_a_won_challenge_the_turn_goes_on_with_the_experience_step() -> None:
    table = Table.new(DAGNA, "varikas").points(DAGNA, 4)
    face(table, DAGNA, "rats-in-the-granary")
    win(table)
    assert (table.decision, table.active) == ("D27", f"hero/{DAGNA}")


@pytest.mark.rule("RB-159")
def test_the_victory_card_wins_the_game_at_once() -> None:
    table = win(meet(DAGNA, "high-lord-margath", rolls=(20,)))
    assert table.session.over is not None and table.session.over.winners == [0]


@pytest.mark.rule("RB-186", "RB-187")
def test_a_hazard_gives_no_reward() -> None:
    table = Table.new(DAGNA).put("crow-parliament", "at_hand")
    card, space = table.card("crow-parliament"), "space/r08c11"
    table.call(Fight(hero=f"hero/{DAGNA}", foe=card, kind="hazard", space=space), DAGNA, at=space)
    win(table)
    assert (table.result, table.gold(DAGNA)) == ("won", 3)


@pytest.mark.rule("RB-172")
def test_in_the_endgame_no_counter_is_won() -> None:
    table = Table.new(DAGNA, "varikas", doom_track=True)
    table.place(DAGNA, HOME["red"]).place("varikas", "tamalir")
    table.set(DAGNA, Tokens={"body": 1}).set("game", Doom={"endgame_due": True})
    for card in table.cards_in("deck/red"):
        if card != "verdant-ruin":
            table.put(card, "removed")
    table.start_turn(DAGNA, step="end")
    win(table)
    assert table.pile_of("verdant-ruin") == f"hero/{DAGNA}"
    assert table.gold(DAGNA) == 3 + 5
    assert figures.counters_at(table.world, f"hero/{DAGNA}") == []
