"""The endgame (RB-170 to RB-175)."""

from __future__ import annotations

import pytest

from components.runebound import Combat, Endgame, TurnState
from engine import piles
from systems.runebound import discards, figures, undefeated, victory
from systems.runebound.endgame import PlayEndgame, endgame_order, prepare_red_deck
from tests.systems.runebound.stacking import fight
from tests.systems.runebound.table import Table

RED = [
    "high-lord-margath",
    "vorakesh-the-necromancer",
    "cinder-throne",
    "the-frozen-crown",
    "court-of-thunder",
    "verdant-ruin",
    "the-blind-wyrm",
]
STRONG = {"Tokens": {"mind": 8, "body": 8, "spirit": 8}}


def begin(
    *cards: str, heroes: tuple[str, ...] = ("varikas", "korrag-half-ogre"), strong: str = "varikas"
) -> Table:
    """The endgame with the strong hero to begin and these red cards on top of the deck, in this order."""
    table = Table.new(*heroes, doom_track=True)
    for hero in heroes:
        table.place(hero, "tamalir")
    table.set(f"hero/{strong}", **STRONG)
    for card in RED:
        if card not in cards and table.pile_of(card) == "deck/red":
            piles.move(table.world, table.card(card), "removed")
    return table


@pytest.mark.rule("RB-170")
def test_only_red_challenges_make_the_deck_those_undefeated_and_on_the_track_join_it() -> None:
    table = Table.new("varikas", "korrag-half-ogre", doom_track=True)
    undefeated.to_undefeated(table.world, table.card("cinder-throne"), table.space("R04"))
    undefeated.to_undefeated(table.world, table.card("bone-cavalry"), table.space("Y07"))
    table.set("cinder-throne", Wounds={"count": 2})
    discards.discard_adventure(table.world, table.card("verdant-ruin"))
    table.put("the-frozen-crown", "varikas")
    prepare_red_deck(table.world)
    assert sorted(table.cards_in("deck/red")) == sorted(set(RED) - {"the-frozen-crown"})
    assert table.pile_of("the-dragon-moon") == "removed"
    assert table.wounds("cinder-throne") == 0
    assert not figures.challenges_at(table.world, table.space("R04"))
    assert table.pile_of("bone-cavalry") == "undefeated"
    assert table.pile_of("the-frozen-crown") == "hero/varikas"


@pytest.mark.rule("RB-171")
def test_order_is_by_level_then_total_points_then_gold() -> None:
    heroes = ("varikas", "korrag-half-ogre", "fen-rushwater", "sister-morwen")
    table = Table.new(*heroes, doom_track=True)
    table.set("hero/sister-morwen", Tokens={"mind": 2})
    table.set("hero/fen-rushwater", Tokens={"life": 1}, Experience={"noted": 3})
    table.set("hero/korrag-half-ogre", Tokens={"body": 1}, Purse={"gold": 9})
    table.set("hero/varikas", Tokens={"spirit": 1}, Purse={"gold": 10})
    expected = ["sister-morwen", "fen-rushwater", "varikas", "korrag-half-ogre"]
    assert endgame_order(table.world) == [f"hero/{name}" for name in expected]


@pytest.mark.rule("RB-171")
def test_ties_fall_by_chance() -> None:
    table = Table.new(seats=4, doom_track=True)
    first = {endgame_order(table.world)[0] for _ in range(40)}
    assert len(first) == 4


@pytest.mark.rule("RB-172")
def test_an_endgame_turn_is_a_fight_without_escape_and_nothing_else() -> None:
    table = begin("cinder-throne").call(PlayEndgame())
    state = table.world.the(TurnState)
    assert (state.hero, state.step) == ("hero/varikas", "endgame")
    seen = set()
    table.dice(d10=[1] * 40)
    while table.decision not in ("over", "probe"):
        seen.add(table.decision)
        table.skip()
    assert seen <= {"D11", "D14"}


@pytest.mark.rule("RB-172")
def test_an_activated_card_is_not_refreshed() -> None:
    table = begin("cinder-throne").put("white-blade", "varikas").set("white-blade", Activated={})
    table.call(PlayEndgame())
    assert figures.is_activated(table.world, table.card("white-blade"))


@pytest.mark.rule("RB-173", "RB-160")
def test_vt35_the_third_red_card_wins_at_once() -> None:
    table = begin("cinder-throne").put("verdant-ruin", "varikas").put("court-of-thunder", "varikas")
    fight(table.call(PlayEndgame()), won=True)
    assert table.decision == "over"
    assert table.session.over.winners == [0]
    assert table.session.over.reason.key == "over-runes"


@pytest.mark.rule("RB-173", "RB-159")
def test_defeating_the_high_lord_wins_the_game() -> None:
    table = fight(begin("high-lord-margath").call(PlayEndgame()), won=True)
    assert table.decision == "over"
    assert table.session.over.winners == [0]
    assert table.session.over.reason.key == "over-victory-card"


@pytest.mark.rule("RB-173")
def test_a_victor_takes_card_and_gold_and_goes_on_with_what_the_fight_left_him() -> None:
    table = begin("cinder-throne", "verdant-ruin").call(PlayEndgame())
    first = table.world.the(Combat).foe
    table.set("hero/varikas", Wounds={"count": 2}, Exhaustion={"count": 1})
    table.dice(d10=[10] * 60)
    while table.world.the(Combat).foe == first:
        attacks = [option for option in table.options if option.startswith("attack:")]
        table.answer(attacks[0]) if attacks else table.skip()
    assert figures.owner_of(table.world, first) == "hero/varikas"
    assert table.gold("varikas") == 8
    assert (table.wounds("hero/varikas"), table.exhaustion("hero/varikas")) == (2, 1)
    assert table.active == "hero/varikas"
    assert not figures.counters_at(table.world, "hero/varikas")


@pytest.mark.rule("RB-173")
def test_a_red_card_that_is_not_printed_to_be_kept_is_taken_too() -> None:
    table = begin("cinder-throne")
    for card in RED[:2]:
        table.put(card, "varikas")
    assert len(victory.red_cards(table.world, "hero/varikas")) == 2
    assert len(figures.dragon_runes(table.world, "hero/varikas")) == 2


@pytest.mark.rule("RB-173")
def test_vt36_a_hero_knocked_out_is_eliminated_and_keeps_what_he_has() -> None:
    table = begin("vorakesh-the-necromancer").put("cinder-throne", "varikas").put("twin-crescent", "varikas")
    table.set("hero/varikas", Purse={"gold": 9}).call(PlayEndgame())
    table.dice(d10=[1] * 60)
    while table.active == "hero/varikas":
        table.skip()
    assert table.world.the(Endgame).eliminated == ["hero/varikas"]
    assert table.gold("varikas") == 9
    assert table.pile_of("cinder-throne") == "hero/varikas"
    assert table.pile_of("twin-crescent") == "hero/varikas"
    assert table.here("varikas") == table.space("tamalir")
    assert table.active == "hero/korrag-half-ogre"
    assert table.world.the(Combat).foe == table.card("vorakesh-the-necromancer")
    assert table.wounds("vorakesh-the-necromancer") == 0


@pytest.mark.rule("RB-174", "RB-175")
def test_with_an_empty_deck_turns_end_uneliminated_and_the_ranking_decides() -> None:
    table = begin().call(PlayEndgame())
    assert table.decision == "over"
    assert table.world.the(Endgame).eliminated == []
    assert table.session.over.winners == [0]


@pytest.mark.rule("RB-175")
def test_vt37_most_red_cards_then_level_decide() -> None:
    table = begin(heroes=("varikas", "korrag-half-ogre", "fen-rushwater"))
    for card, hero in zip(
        RED[1:6], ["varikas", "varikas", "korrag-half-ogre", "korrag-half-ogre", "fen-rushwater"], strict=True
    ):
        table.put(card, hero)
    for hero, level in (("varikas", 5), ("korrag-half-ogre", 7), ("fen-rushwater", 9)):
        table.set(f"hero/{hero}", Tokens={"mind": level, "body": 0, "spirit": 0})
    table.call(PlayEndgame())
    assert table.session.over.winners == [1]
    assert table.session.over.ranking == [1, 0, 2]


@pytest.mark.rule("RB-175")
def test_gold_breaks_a_tie_and_a_full_tie_is_shared() -> None:
    table = begin().set("hero/varikas", Tokens={"mind": 0, "body": 0, "spirit": 0}, Purse={"gold": 5})
    assert table.call(PlayEndgame()).session.over.winners == [0]
    table = begin().set("hero/varikas", Tokens={"mind": 0, "body": 0, "spirit": 0})
    assert table.call(PlayEndgame()).session.over.winners == [0, 1]


@pytest.mark.rule("RB-175")
def test_a_lone_player_who_is_eliminated_loses() -> None:
    table = fight(begin("cinder-throne", heroes=("varikas",)).call(PlayEndgame()), won=False)
    assert table.decision == "over"
    assert table.session.over.winners == []
    assert table.session.over.ranking == [0]
