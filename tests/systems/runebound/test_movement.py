"""The movement step: dice, rest, steps and staying (RB-018 to RB-036, D01 to D06)."""

from __future__ import annotations

import pytest

from components.runebound import Hero, MovementRoll, TurnState
from engine.commands import Refusal
from engine.world import GAME
from systems.runebound import figures
from systems.runebound.movement import FreeMove, MoveToTown, RestSplit
from tests.systems.runebound.table import Table


def at(x: int, y: int) -> str:
    """The key of the space in column x and row y."""
    return f"space/r{y:02d}c{x:02d}"


def table_at(space: str, *heroes: str) -> Table:
    """A hero about to choose how to move."""
    return Table.new(*(heroes or ("varikas",))).start_turn(0, at=space, step="move")


def rolled(table: Table) -> list[int]:
    """Faces of the roll just made."""
    faces = table.events("movement-rolled")[-1].numbers["faces"]
    assert isinstance(faces, list)
    return faces


# --- the choice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-018", "RB-201")
def test_roll_step_or_stay() -> None:
    table = table_at("tamalir")
    assert table.decision == "D02" and table.options == ["roll", "step", "stay"]
    assert table.question.default == "stay"


@pytest.mark.rule("RB-019", "VT-21")
def test_five_dice_when_the_whole_group_is_fresh_else_four() -> None:
    table = table_at("tamalir").put("hired-pikes", "varikas")
    assert len(rolled(table.answer("roll"))) == 5
    table = table_at("tamalir").put("hired-pikes", "varikas").set("hired-pikes", Wounds={"count": 1})
    assert len(rolled(table.answer("roll"))) == 4


@pytest.mark.rule("RB-020", "VT-21")
def test_healing_before_the_roll_brings_the_fifth_die_back() -> None:
    table = table_at("tamalir").put("hired-pikes", "varikas").put("healing-draught", "varikas")
    table.set("hired-pikes", Wounds={"count": 1})
    table.answer("use:card/market/healing-draught")
    assert table.decision == "D02" and table.wounds("hired-pikes") == 0
    assert len(rolled(table.answer("roll"))) == 5


@pytest.mark.rule("RB-021", "RB-023", "VT-02")
def test_rest_costs_dice_and_removes_exhaustion() -> None:
    table = table_at("tamalir").put("hired-pikes", "varikas")
    table.arrange(**{"varikas": {"Exhaustion": {"count": 2}}, "hired-pikes": {"Exhaustion": {"count": 2}}})
    table.answer("rest:2")
    assert table.decision == "D03" and table.options == ["hero/varikas", "card/market/hired-pikes"]
    table.answer("hero/varikas").answer("card/market/hired-pikes")
    assert (table.exhaustion("varikas"), table.exhaustion("hired-pikes")) == (1, 1)
    assert len(rolled(table)) == 2


@pytest.mark.rule("RB-021", "VT-02")
def test_full_rest_leaves_no_die() -> None:
    table = table_at("tamalir").put("hired-pikes", "varikas")
    table.arrange(**{"varikas": {"Exhaustion": {"count": 2}}, "hired-pikes": {"Exhaustion": {"count": 2}}})
    table.answer("rest:4")
    assert (table.exhaustion("varikas"), table.exhaustion("hired-pikes")) == (0, 0)
    assert table.events("movement-rolled") == [] and table.here("varikas") == table.space("tamalir")


@pytest.mark.rule("RB-021", "RB-022")
def test_rest_is_open_only_with_exhaustion_and_never_beyond_it() -> None:
    table = table_at("tamalir")
    assert not any(option.startswith("rest") for option in table.options)
    table.set("varikas", Exhaustion={"count": 2})
    assert [option for option in table.options if option.startswith("rest")] == ["rest:1", "rest:2"]
    table.set("varikas", Exhaustion={"count": 4})
    assert len([option for option in table.options if option.startswith("rest")]) == 4


@pytest.mark.rule("RB-022", "RB-033", "VT-22")
def test_a_wounded_hero_without_exhaustion_may_step_but_not_rest() -> None:
    table = table_at("tamalir").set("varikas", Wounds={"count": 1})
    with pytest.raises(Refusal):
        table.session.choose("rest:1")
    table.answer("step").answer(at(10, 7))
    assert table.here("varikas") == at(10, 7) and table.wounds("varikas") == 1


@pytest.mark.rule("RB-022", "RB-036", "VT-46")
def test_staying_is_full_rest() -> None:
    table = table_at("tamalir").put("hired-pikes", "varikas")
    exhausted = {"Exhaustion": {"count": 1}}
    table.arrange(**{"varikas": {"Wounds": {"count": 1}, **exhausted}, "hired-pikes": exhausted})
    with pytest.raises(Refusal):
        table.session.choose("rest:3")
    table.answer("stay")
    assert (table.exhaustion("varikas"), table.exhaustion("hired-pikes"), table.wounds("varikas")) == (
        0,
        0,
        1,
    )
    assert table.events("movement-rolled") == [] and table.decision == "D21"


@pytest.mark.rule("RB-023")
def test_the_fifth_die_does_not_come_back_by_rest() -> None:
    table = table_at("tamalir").set("varikas", Exhaustion={"count": 1})
    assert len(rolled(table.answer("rest:1"))) == 3
    assert table.exhaustion("varikas") == 0


def test_a_camp_cook_lets_rest_remove_one_more() -> None:
    table = table_at("tamalir").put("camp-cook", "varikas").set("varikas", Exhaustion={"count": 3})
    table.answer("rest:2")
    assert table.exhaustion("varikas") == 0 and len(rolled(table)) == 2


@pytest.mark.rule("RB-024")
def test_more_dice_are_added_after_rest() -> None:
    table = table_at("tamalir").put("boots-of-the-mile", "varikas").set("varikas", Exhaustion={"count": 4})
    table.start_turn("varikas", step="move")
    assert table.decision == "D01"
    table.answer("use:card/market/boots-of-the-mile").answer("rest:4")
    assert len(rolled(table)) == 1


@pytest.mark.rule("RB-024")
def test_fewer_dice_never_fall_below_none() -> None:
    table = table_at("tamalir").put("cursed-compass", "varikas").set("varikas", Exhaustion={"count": 4})
    assert len(rolled(table.answer("rest:1"))) == 2
    table = table_at("tamalir").put("cursed-compass", "varikas").set("varikas", Exhaustion={"count": 4})
    table.answer("rest:4")
    assert table.events("movement-rolled") == []


# --- walking by dice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-025")
def test_the_faces_lie_on_the_table() -> None:
    table = table_at("tamalir").dice(movement=[1, 4, 6, 6, 5]).answer("roll")
    assert table.world.the(MovementRoll).faces == [1, 4, 6, 6, 5]


@pytest.mark.rule("RB-026", "RB-032", "VT-23")
def test_each_step_uses_a_die_that_shows_the_terrain() -> None:
    table = table_at("tamalir").dice(movement=[1, 4, 6, 6, 5]).answer("roll").answer(at(9, 6))
    assert table.here("varikas") == at(9, 6)
    assert figures.terrain(table.world, at(9, 5)) == "plains" and at(9, 5) not in table.options
    table.answer(at(10, 6))
    assert table.here("varikas") == at(10, 6)
    assert table.world.the(MovementRoll).entered == ["plains", "road"]
    assert table.world.the(MovementRoll).assigned == [0, 1]


@pytest.mark.rule("RB-026")
def test_dice_are_given_to_steps_as_late_as_possible() -> None:
    table = table_at("tamalir").dice(movement=[1, 2, 6, 6, 6]).answer("roll").answer(at(9, 6))
    assert table.world.the(MovementRoll).assigned == [0]
    assert at(10, 6) in table.options and at(9, 5) in table.options


@pytest.mark.rule("RB-027", "VT-24")
def test_any_die_opens_a_town() -> None:
    table = table_at(at(9, 6)).set("varikas", Wounds={"count": 1}).dice(movement=[6, 6, 6, 6]).answer("roll")
    assert table.space("tamalir") in table.options
    table.answer("space/r07c09")
    assert table.here("varikas") == table.space("tamalir")
    assert table.world.the(MovementRoll).assigned == [0] if table.world.has(GAME, MovementRoll) else True


@pytest.mark.rule("RB-028")
def test_a_space_may_be_entered_again() -> None:
    table = table_at("tamalir").dice(movement=[1, 1, 1, 6, 6]).answer("roll")
    table.answer(at(9, 6)).answer("space/r07c09").answer(at(9, 6))
    assert table.here("varikas") == at(9, 6)


@pytest.mark.rule("RB-029")
def test_the_hero_may_stop_before_the_dice_are_used_up() -> None:
    table = table_at("tamalir").dice(movement=[4, 4, 4, 1, 1]).answer("roll").answer(at(10, 5)).answer("stop")
    assert table.decision == "D07" and not table.world.has(GAME, MovementRoll)


@pytest.mark.rule("RB-029")
def test_dice_that_lead_nowhere_end_the_walk() -> None:
    table = table_at("tamalir").dice(movement=[5, 5, 5, 5, 5]).answer("roll")
    assert table.decision != "D04" and table.here("varikas") == table.space("tamalir")


@pytest.mark.rule("RB-030")
def test_nothing_on_the_way_stops_a_hero() -> None:
    table = table_at("G08", "varikas", "korrag-half-ogre").place("korrag-half-ogre", at(10, 6))
    table.dice(movement=[4, 4, 1, 1, 1]).answer("roll")
    assert figures.heroes_at(table.world, at(10, 6))
    assert at(9, 6) in table.options and at(11, 6) in table.options
    table.answer("space/r07c09")
    assert table.here("varikas") == table.space("tamalir")


@pytest.mark.rule("RB-031")
def test_the_rim_is_no_space() -> None:
    table = table_at(at(1, 1)).answer("step")
    assert set(table.options) == {at(2, 1), at(1, 2), at(2, 2), "stay"}


@pytest.mark.rule("RB-032")
def test_a_far_target_is_walked_to_step_by_step() -> None:
    table = table_at("tamalir").dice(movement=[1, 1, 1, 1, 1]).answer("roll")
    assert at(9, 5) in table.options
    table.answer(at(9, 5))
    steps = [(event.numbers["from"], event.numbers["to"]) for event in table.events("moved")]
    assert len(steps) == 2 and steps[0][0] == table.space("tamalir") and steps[1][1] == at(9, 5)
    assert steps[0][1] == steps[1][0]


@pytest.mark.rule("RB-032")
@pytest.mark.parametrize(("faces", "via"), [([1, 1, 1, 1, 1], at(9, 6)), ([4, 1, 6, 6, 6], at(10, 6))])
def test_among_legal_shortest_paths_the_first_in_neighbour_order_is_taken(faces: list[int], via: str) -> None:
    table = table_at("tamalir").dice(movement=faces).answer("roll").answer(at(9, 5))
    assert [event.numbers["to"] for event in table.events("moved")] == [via, at(9, 5)]


@pytest.mark.rule("RB-033")
def test_a_single_step_enters_any_terrain() -> None:
    table = table_at(at(13, 4)).answer("step")
    assert table.decision == "D05" and len(table.options) == 7 and table.question.default == "stay"
    mountain = next(key for key in table.options[:-1] if figures.terrain(table.world, key) == "mountain")
    table.answer(mountain)
    assert table.here("varikas") == mountain


@pytest.mark.rule("RB-033")
def test_no_single_step_after_rest_is_announced() -> None:
    table = table_at("tamalir").set("varikas", Exhaustion={"count": 4}).answer("rest:4")
    assert table.decision not in ("D02", "D05")


@pytest.mark.rule("RB-034")
def test_the_hero_remembers_where_he_came_from() -> None:
    table = table_at("tamalir").answer("step").answer(at(9, 6))
    assert table.world.get("hero/varikas", Hero).came_from == table.space("tamalir")
    table.start_turn("varikas", step="move").answer("stay")
    assert table.world.get("hero/varikas", Hero).came_from == table.space("tamalir")


@pytest.mark.rule("RB-034")
def test_moving_without_a_path_clears_it() -> None:
    table = Table.new("varikas").call(MoveToTown(hero="hero/varikas"), at=at(9, 6), came_from=at(9, 5))
    table.answer(table.space("forge"))
    assert (
        table.here("varikas") == table.space("forge")
        and table.world.get("hero/varikas", Hero).came_from == ""
    )


@pytest.mark.rule("RB-035")
def test_after_moving_comes_before_the_hazard_roll() -> None:
    table = Table.new("varikas", travel_hazards=True).put("smugglers-map", "varikas")
    table.start_turn("varikas", at=at(9, 6), step="move").answer("stay")
    assert table.decision == "D06" and table.events("hazard-rolled") == []


@pytest.mark.rule("RB-036")
def test_who_stays_may_adventure_where_he_stands() -> None:
    table = table_at("G10").answer("stay")
    assert table.decision == "D07" and "attempt" in table.options


@pytest.mark.rule("RB-037")
def test_on_an_empty_space_there_is_no_adventure_and_no_market() -> None:
    table = table_at(at(9, 6), "varikas", "korrag-half-ogre").answer("stay")
    assert table.active == "hero/korrag-half-ogre" and table.decision == "D02"


# --- what cards change -----------------------------------------------------------------------------------------------


def test_a_pony_die_serves_only_on_plains_and_roads() -> None:
    table = table_at("tamalir").put("steady-pony", "varikas")
    table.dice(movement=[6, 6, 6, 6, 6, 1]).answer("roll")
    assert table.world.the(MovementRoll).bonus_dice == 1
    assert at(9, 6) in table.options
    assert all(figures.terrain(table.world, key) != "river" for key in table.options if key != "stop")


def test_fen_rushwater_enters_swamp_with_a_river_symbol() -> None:
    table = table_at(at(3, 6), "fen-rushwater").dice(movement=[1, 1, 1, 1, 1]).answer("roll")
    assert at(2, 6) in table.options
    table = table_at(at(3, 6), "varikas").dice(movement=[1, 1, 1, 1, 1]).answer("roll")
    assert table.decision != "D04" or at(2, 6) not in table.options


def test_heavy_rains_close_rivers_to_dice_but_not_to_a_step() -> None:
    table = table_at("tamalir").put("heavy-rains", "event_slot").dice(movement=[1, 1, 1, 1, 1]).answer("roll")
    assert all(figures.terrain(table.world, key) != "river" for key in table.options if key != "stop")
    table = table_at(at(9, 5)).put("heavy-rains", "event_slot").answer("step")
    assert at(8, 5) in table.options and figures.terrain(table.world, at(8, 5)) == "river"


def test_an_elf_strider_makes_forest_wild_for_the_turn() -> None:
    table = table_at(at(3, 5)).put("elf-strider", "varikas").start_turn("varikas", step="move")
    table.answer("use:card/market/elf-strider").dice(movement=[6, 6, 6, 6]).answer("roll")
    assert at(4, 5) in table.options and figures.terrain(table.world, at(4, 5)) == "forest"
    table.answer("stop")
    assert table.world.the(TurnState).wild == []


def test_far_gates_replace_the_movement() -> None:
    table = table_at("tamalir").put("rune-of-far-gates", "varikas").start_turn("varikas", step="move")
    table.answer("use:card/market/rune-of-far-gates").answer(table.space("frostgate"))
    assert table.here("varikas") == table.space("frostgate") and table.decision == "D21"
    assert table.events("movement-rolled") == []


def test_a_griffon_flies_before_the_dice() -> None:
    table = table_at("tamalir").put("griffon-rider", "varikas").start_turn("varikas", step="move")
    table.answer("use:card/market/griffon-rider").answer(at(9, 5))
    assert table.decision == "D02" and table.here("varikas") == at(9, 5)
    assert len(rolled(table.answer("roll"))) == 4


def test_a_free_move_is_no_duty_and_goes_no_further_than_said() -> None:
    table = Table.new("varikas").call(FreeMove(hero="hero/varikas", hexes=3), at="tamalir")
    assert table.question.default == "stop" and len(table.options) == 6 + 12 + 18 + 1
    assert at(9, 4) in table.options and at(9, 3) not in table.options
    table.answer(at(9, 4))
    assert table.here("varikas") == at(9, 4) and len(table.events("moved")) == 3


def test_nothing_is_asked_when_rest_takes_everything() -> None:
    table = Table.new("varikas").put("hired-pikes", "varikas").set("hired-pikes", Exhaustion={"count": 2})
    table.set("varikas", Exhaustion={"count": 1}).call(RestSplit(hero="hero/varikas", n=4))
    assert table.result is None and table.exhaustion("hired-pikes") == 0


def test_pilgrims_heal_once_a_turn_in_towns() -> None:
    table = (
        Table.new("varikas").put("pilgrims-on-the-roads", "event_slot").set("varikas", Wounds={"count": 3})
    )
    table.start_turn("varikas", at="tamalir")
    assert table.wounds("varikas") == 2
    table.dice(movement=[1, 1, 1, 1]).answer("roll").answer(at(9, 6)).answer("space/r07c09")
    assert table.wounds("varikas") == 2
    table.start_turn("varikas", at=at(9, 6))
    assert table.wounds("varikas") == 2
    table.answer("step").answer("space/r07c09")
    assert table.wounds("varikas") == 1


def test_the_dead_walk_in_swamp_and_forest() -> None:
    table = Table.new("varikas").put("the-dead-walk", "event_slot").totals(2)
    table.start_turn("varikas", at=at(4, 5), step="move").answer("stay")
    assert table.events("roll-test") and table.exhaustion("varikas") == 1
    table.start_turn("varikas", at=at(9, 6), step="move").answer("stay")
    assert not table.events("roll-test")


def test_free_uses_and_discards_are_offered_with_the_choice_of_movement() -> None:
    table = table_at("tamalir").put("waking-tonic", "varikas").set("varikas", Exhaustion={"count": 3})
    assert "discard:card/market/waking-tonic" in table.options
    table.answer("use:card/market/waking-tonic")
    assert table.exhaustion("varikas") == 0 and table.decision == "D02"
    assert len(rolled(table.answer("roll"))) == 5
