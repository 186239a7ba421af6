"""The undefeated spaces (RB-087 to RB-090)."""

from __future__ import annotations

import pytest

from components.runebound import Undefeated
from systems.runebound import figures, undefeated
from tests.systems.runebound.stacking import escape, fight, stack
from tests.systems.runebound.table import Table

SIX = [
    "toll-at-the-old-bridge",
    "rats-in-the-granary",
    "the-weeping-scarecrow",
    "wolves-at-dusk",
    "the-drowned-ferryman",
    "marsh-light",
]
SEVENTH = "goblin-drummers"


def full(**options: object) -> Table:
    """Six challenges lie undefeated on G01 to G06; a seventh is the next green card."""
    table = Table.new("varikas", "korrag-half-ogre", **options)  # type: ignore[arg-type]
    table.start_turn(0, at="G10", step="adventure", came_from="space/r07c08")
    for number, card in enumerate(SIX, start=1):
        undefeated.to_undefeated(table.world, table.card(card), table.space(f"G0{number}"))
    return stack(table, "green", SEVENTH)


def slots(table: Table) -> dict[str, tuple[int, str]]:
    """Number and space of each undefeated challenge, by record id."""
    return {key.split("/")[-1]: (place.slot, place.space) for key, place in table.world.all(Undefeated)}


@pytest.mark.rule("RB-087", "RB-088")
def test_after_an_escape_the_challenge_lies_undefeated_without_wounds_and_the_counter_stays() -> None:
    table = Table.new("varikas", "korrag-half-ogre").start_turn(
        0, at="Y07", step="adventure", came_from="space/r09c09"
    )
    stack(table, "yellow", "ogre-at-the-ford").totals(2).answer("attempt")
    table.set("ogre-at-the-ford", Wounds={"count": 2})
    escape(table)
    assert slots(table) == {"ogre-at-the-ford": (1, table.space("Y07"))}
    assert table.pile_of("ogre-at-the-ford") == "undefeated"
    assert table.wounds("ogre-at-the-ford") == 0
    assert figures.counters_at(table.world, table.space("Y07"))


@pytest.mark.rule("RB-087")
def test_wounds_do_not_wait_on_an_undefeated_challenge() -> None:
    table = Table.new("varikas").set("bone-cavalry", Wounds={"count": 2})
    undefeated.to_undefeated(table.world, table.card("bone-cavalry"), table.space("Y07"))
    assert table.wounds("bone-cavalry") == 0


@pytest.mark.rule("RB-087")
def test_a_challenge_that_lay_undefeated_keeps_its_space_and_counter() -> None:
    table = full().start_turn(1, at="G02", step="adventure", came_from="space/r02c03").answer("attempt")
    before = slots(table)
    escape(table)
    assert slots(table) == before


@pytest.mark.rule("RB-089", "RB-090")
def test_vt29_the_seventh_pushes_the_oldest_out_and_the_others_move_up() -> None:
    table = escape(full().answer("attempt"))
    expected = {
        card: (number, table.space(f"G0{number + 1}")) for number, card in enumerate(SIX[1:], start=1)
    }
    assert slots(table) == {**expected, SEVENTH: (6, table.space("G10"))}
    assert table.cards_in("deck/green")[-1] == SIX[0]
    assert not figures.challenges_at(table.world, table.space("G01"))


@pytest.mark.rule("RB-090")
def test_when_a_card_leaves_later_ones_move_up() -> None:
    table = full().start_turn(1, at="G03", step="adventure").answer("attempt")
    fight(table, won=True)
    left = [SIX[0], SIX[1], SIX[3], SIX[4], SIX[5]]
    assert [slots(table)[card][0] for card in left] == [1, 2, 3, 4, 5]
    assert SIX[2] not in slots(table)
    assert table.cards_in("undefeated") == left


@pytest.mark.rule("RB-090")
def test_overflow_literal_replaces_the_card_on_space_1_and_moves_nothing() -> None:
    table = escape(full(overflow_literal=True).answer("attempt"))
    assert slots(table)[SEVENTH] == (1, table.space("G10"))
    assert [slots(table)[card][0] for card in SIX[1:]] == [2, 3, 4, 5, 6]


@pytest.mark.rule("RB-087")
def test_overflow_literal_fills_the_first_free_space() -> None:
    table = full(overflow_literal=True).start_turn(1, at="G03", step="adventure").answer("attempt")
    fight(table, won=True)
    table.start_turn(0, at="G10", step="adventure", came_from="space/r07c08")
    stack(table, "green", SEVENTH).answer("attempt")
    escape(table)
    assert slots(table)[SEVENTH][0] == 3


@pytest.mark.rule("RB-089", "RB-164")
def test_with_the_doom_track_the_evicted_challenge_goes_there() -> None:
    table = full(doom_track=True).answer("attempt")
    laid = len(table.cards_in("doom_track"))
    escape(table)
    assert table.cards_in("doom_track")[laid:] == [SIX[0]]


@pytest.mark.rule("RB-087", "RB-108")
def test_a_knock_out_leaves_the_challenge_undefeated_at_the_place_of_the_fight() -> None:
    table = fight(full().answer("attempt"), won=False)
    assert slots(table)[SEVENTH] == (6, table.space("G10"))
    assert figures.counters_at(table.world, table.space("G10"))
