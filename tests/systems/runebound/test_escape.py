"""Escaping from challenges and encounter foes, and what becomes of them (RB-083 to RB-091)."""

from __future__ import annotations

import pytest

from components.runebound import Combat, Hero, Undefeated
from systems.runebound import figures
from tests.systems.runebound.fighting import HOME, face, meet
from tests.systems.runebound.table import Table

KORRAG = "korrag-half-ogre"
"""Mind 1."""
WAITING = (
    "wolves-at-dusk", "marsh-light", "thorn-hound", "cairn-robbers", "tax-deserters", "orc-outriders",
)  # fmt: skip
"""Six green challenges."""


@pytest.mark.rule("RB-083", "RB-085", "RB-086", "RB-087", "RB-088", "RB-091")
def test_vt05_an_escape_that_reaches_the_foes_mind() -> None:
    """VT-05: Varikas (Mind 1) runs from a yellow foe of Mind 13 that carries 2 wounds."""
    table = meet(
        "varikas", "ogre-at-the-ford", others=("sister-morwen",), rolls=(20,), came_from="space/r09c09"
    )
    table.answer("pass").set("ogre-at-the-ford", Wounds={"count": 2})
    table.totals(12).answer("try")
    ogre = table.card("ogre-at-the-ford")
    assert table.here("varikas") == "space/r09c09"
    assert table.world.get("hero/varikas", Hero).came_from == ""
    assert table.wounds(ogre) == 0
    assert table.world.get(ogre, Undefeated) == Undefeated(1, table.space("Y07"))
    assert len(figures.counters_at(table.world, table.space("Y07"))) == 1
    assert table.active == "hero/sister-morwen"


@pytest.mark.rule("RB-084")
def test_a_failed_escape_costs_a_wound_and_may_be_tried_again() -> None:
    table = meet(KORRAG, "goblin-toll-clerks")
    for tries in (1, 2, 3):
        table.totals(10).answer("try")
        assert (table.decision, table.wounds(KORRAG)) == ("D12", tries)
    table.answer("go_on")
    assert table.world.the(Combat).phase == "ranged"


@pytest.mark.rule("RB-085")
def test_allies_go_with_the_hero_who_escapes_and_do_not_test() -> None:
    table = meet("varikas", "rats-in-the-granary", "shadow-blade", came_from="space/r04c10")
    # Mind 1, and 3 from the Shadow Blade, whose own Mind 6 does not count
    table.answer("pass").totals(7).answer("try")
    assert table.decision == "D12"
    table.totals(8).answer("try")
    assert table.here("varikas") == "space/r04c10"
    assert table.pile_of("shadow-blade") == "hero/varikas"


@pytest.mark.rule("RB-086")
def test_without_a_way_back_the_player_picks_an_adjacent_space() -> None:
    table = meet(KORRAG, "rats-in-the-granary")
    table.totals(20).answer("try")
    around = figures.board(table.world).neighbours(table.space(HOME["green"]))
    assert (table.decision, table.options) == ("D13", list(around))
    assert table.question.default == around[0]
    table.answer(around[3])
    assert table.here(KORRAG) == around[3]


@pytest.mark.rule("RB-086", "RB-037")
def test_going_back_triggers_nothing() -> None:
    table = meet(KORRAG, "rats-in-the-granary", others=("varikas",), came_from="tamalir")
    table.totals(20).answer("try")
    assert table.here(KORRAG) == table.space("tamalir")
    assert table.active == "hero/varikas"


@pytest.mark.rule("RB-087", "RB-090")
def test_an_undefeated_challenge_that_is_escaped_from_keeps_its_place() -> None:
    table = meet(KORRAG, "rats-in-the-granary", came_from="tamalir")
    table.totals(20).answer("try")
    table.start_turn(KORRAG, at=HOME["green"], step="adventure", came_from="tamalir")
    table.answer("attempt").totals(20).answer("try")
    assert table.world.get(table.card("rats-in-the-granary"), Undefeated) == Undefeated(1, table.space("G08"))


@pytest.mark.rule("RB-089", "RB-090")
def test_vt29_with_all_six_spaces_full_the_oldest_makes_room() -> None:
    table = Table.new(KORRAG)
    for slot, card in enumerate(WAITING, start=1):
        table.put(card, "undefeated").set(card, Undefeated={"slot": slot, "space": f"space/r01c{slot:02d}"})
    face(table, KORRAG, "rats-in-the-granary", came_from="tamalir")
    table.totals(20).answer("try")
    slots = {key.split("/")[-1]: lying.slot for key, lying in table.world.all(Undefeated)}
    expected = [*WAITING[1:], "rats-in-the-granary"]
    assert slots == {card: slot for slot, card in enumerate(expected, start=1)}
    assert table.cards_in("deck/green")[-1] == WAITING[0]


@pytest.mark.rule("RB-060", "RB-087")
def test_an_encounter_foe_that_is_escaped_from_leaves_the_game() -> None:
    table = meet(KORRAG, "the-bragging-champion", rolls=(2,), came_from="tamalir")
    table.totals(20).answer("try")
    assert table.pile_of("the-bragging-champion") == "removed"
    assert table.here(KORRAG) == table.space("tamalir")
