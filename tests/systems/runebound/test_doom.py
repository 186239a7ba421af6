"""Discards and the doom track (RB-052, RB-058, RB-061, RB-162 to RB-169, RB-205, RB-207)."""

from __future__ import annotations

import pytest

from components.runebound import Doom
from engine import piles
from systems.runebound import discards, doom, figures
from tests.systems.runebound.stacking import fight, stack
from tests.systems.runebound.table import Table

GREEN = [
    "toll-at-the-old-bridge",
    "rats-in-the-granary",
    "wolves-at-dusk",
    "marsh-light",
    "goblin-drummers",
    "thorn-hound",
]


def new(players: int = 2, **options: object) -> Table:
    return Table.new(seats=players, **{"doom_track": True, **options})  # type: ignore[arg-type]


def discard(table: Table, *cards: str) -> Table:
    for card in cards:
        discards.discard_adventure(table.world, table.card(card))
    return table


def track(table: Table, *cards: str) -> Table:
    """Lay exactly these cards on the doom track."""
    for card in piles.cards_in(table.world, "doom_track"):
        piles.move(table.world, card, f"deck/{card.split('/')[1]}")
    for card in cards:
        piles.move(table.world, table.card(card), "doom_track")
    return table


@pytest.mark.rule("RB-061")
def test_without_doom_track_challenges_and_events_go_under_their_deck_and_encounters_out_of_the_game() -> (
    None
):
    table = Table.new("varikas")
    discard(table, "bone-cavalry", "goblin-summer", "whispering-vault")
    assert table.cards_in("deck/yellow")[-1] == "bone-cavalry"
    assert table.cards_in("deck/green")[-1] == "goblin-summer"
    assert table.pile_of("whispering-vault") == "removed"


@pytest.mark.rule("RB-061")
def test_a_discarded_card_carries_nothing_any_more() -> None:
    table = Table.new("varikas").set("bone-cavalry", Wounds={"count": 2})
    discard(table, "bone-cavalry")
    assert table.wounds("bone-cavalry") == 0


@pytest.mark.rule("RB-205", "RB-061")
@pytest.mark.parametrize(("options", "pile"), [({}, "deck/green"), ({"doom_track": True}, "doom_track")])
def test_a_kept_card_used_by_discarding_is_discarded_as_an_adventure_card(options: dict, pile: str) -> None:
    table = Table.new("varikas", "korrag-half-ogre", **options).put("kobold-sappers", "varikas")
    table.start_turn(0, at="G10", step="adventure")
    stack(table, "green", "orc-outriders").totals(20).answer("attempt")
    assert table.decision == "D11"
    table.answer("use:" + table.card("kobold-sappers"))
    assert table.pile_of("kobold-sappers") == pile
    assert table.cards_in(pile)[-1] == "kobold-sappers"


@pytest.mark.rule("RB-162")
def test_the_track_has_a_space_beside_each_market_and_begins_at_vynelvale() -> None:
    table = new()
    assert doom.spaces(table.world) == 8
    assert [town.id for _, town in figures.towns(table.world)][::7] == ["vynelvale", "frostgate"]


@pytest.mark.rule("RB-163")
def test_the_top_green_card_begins_the_track() -> None:
    table = new()
    assert len(table.cards_in("doom_track")) == 1
    assert piles.cards_in(table.world, "doom_track")[0].startswith("card/green/")


@pytest.mark.rule("RB-164")
def test_discards_go_to_the_lowest_empty_doom_space() -> None:
    table = track(new(4), GREEN[0])
    discard(table, "bone-cavalry", "goblin-summer", "whispering-vault")
    assert table.cards_in("doom_track") == [GREEN[0], "bone-cavalry", "goblin-summer", "whispering-vault"]


@pytest.mark.rule("RB-164")
def test_a_defeated_challenge_goes_to_the_track_and_a_kept_one_does_not() -> None:
    table = track(new(4), GREEN[0]).start_turn(0, at="G10", step="adventure")
    fight(stack(table, "green", "goblin-drummers").answer("attempt"), won=True)
    assert table.cards_in("doom_track") == [GREEN[0], "goblin-drummers"]
    table.start_turn(1, at="G20", step="adventure")
    fight(stack(table, "green", "kobold-sappers").answer("attempt"), won=True)
    assert table.cards_in("doom_track") == [GREEN[0], "goblin-drummers"]


@pytest.mark.rule("RB-165")
def test_colours_on_the_track_are_public_and_faces_are_not() -> None:
    table = track(new(4), GREEN[0], "bone-cavalry")
    view = table.session.view(0)
    assert view.get("doom_track", figures.Pile).cards == ["card/green/?", "card/yellow/?"]
    assert view.find(table.card("bone-cavalry"), figures.Card) is None


@pytest.mark.rule("RB-166")
@pytest.mark.parametrize(("players", "cards"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 8), (6, 8)])
def test_the_number_of_cards_for_a_counter_depends_on_the_players(players: int, cards: int) -> None:
    assert doom.limit(new(players).world) == cards


@pytest.mark.rule("RB-166")
def test_the_house_rule_may_set_another_number() -> None:
    assert doom.limit(new(1, doom_limit=4).world) == 4


@pytest.mark.rule("RB-166", "RB-207")
def test_vt15_the_last_card_stays_the_others_go_under_their_decks_and_a_counter_falls() -> None:
    table = track(new(2), GREEN[0], GREEN[1], "bone-cavalry")
    discard(table, "kraken-shallows")
    assert table.cards_in("doom_track") == ["kraken-shallows"]
    assert table.cards_in("deck/green")[-2:] == [GREEN[0], GREEN[1]]
    assert table.cards_in("deck/yellow")[-1] == "bone-cavalry"
    assert table.world.the(Doom).counters == 1
    discard(table, GREEN[2], GREEN[3])
    assert table.world.the(Doom).counters == 1
    discard(table, GREEN[4])
    assert table.cards_in("doom_track") == [GREEN[4]]
    fallen = [event.on[0] for event in table.world.outbox if event.kind == "doom-counter"]
    assert fallen == [table.space("vynelvale"), table.space("riverwatch")]


@pytest.mark.rule("RB-166")
def test_an_encounter_that_leaves_the_track_leaves_the_game() -> None:
    table = discard(track(new(2), "whispering-vault", GREEN[0], GREEN[1]), GREEN[2])
    assert table.pile_of("whispering-vault") == "removed"


@pytest.mark.rule("RB-167")
def test_a_doom_counter_does_not_change_the_market() -> None:
    table = track(new(2), GREEN[0], GREEN[1], GREEN[2])
    before = {town.id: table.cards_in(f"market/{town.id}") for _, town in figures.towns(table.world)}
    discard(table, GREEN[3])
    assert {town.id: table.cards_in(f"market/{town.id}") for _, town in figures.towns(table.world)} == before


@pytest.mark.rule("RB-168")
def test_the_last_counter_makes_the_endgame_due_and_no_ninth_one_falls() -> None:
    table = track(new(2), GREEN[0], GREEN[1], GREEN[2]).set("game", Doom={"counters": 7})
    discard(table, GREEN[3])
    assert table.world.the(Doom).counters == 8 and table.world.the(Doom).endgame_due
    discard(table, GREEN[0], GREEN[1], GREEN[2])
    assert table.world.the(Doom).counters == 8
    assert table.cards_in("doom_track") == [GREEN[2]]


@pytest.mark.rule("RB-168")
def test_the_endgame_begins_when_the_current_turn_is_over() -> None:
    table = track(new(2), GREEN[0], GREEN[1], GREEN[2]).set("game", Doom={"counters": 7})
    table.points(table.hero(0), 5).start_turn(0, at="tamalir", step="adventure")
    discard(table, GREEN[3])
    table.skip_until("D27")
    assert not table.events("endgame-begins")
    table.skip()
    assert table.events("endgame-begins")


@pytest.mark.rule("RB-169")
def test_a_counter_in_the_midst_of_a_card_falls_at_once_and_the_card_is_finished() -> None:
    table = track(new(2), GREEN[0], GREEN[1], GREEN[2]).start_turn(0, at="G10", step="adventure")
    stack(table, "green", "heavy-rains", "goblin-drummers").put("truce-of-the-barons", "event_slot")
    table.answer("attempt")
    assert table.world.the(Doom).counters == 1
    assert table.decision in ("D11", "D12")
    fight(table, won=True)
    assert figures.counters_at(table.world, table.hero(0))
