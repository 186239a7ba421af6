"""The boss: how he enters, and his timeout (SD-217 to SD-227, SD-230, SD-235 to SD-240; examples V-21, V-34)."""

from __future__ import annotations

import pytest

from components.superdungeon import (
    Chest,
    Footing,
    Force,
    Model,
    Square,
)
from systems.superdungeon import boss, figures, sides, spawning, tracker, turn
from systems.superdungeon.boss import EnterBoss, Timeout
from systems.superdungeon.spawning import SpawnStep
from tests.systems.superdungeon.table import Table

STARFIRE = "monster/starfire/1"


def room(table: Table, space: str) -> str:
    return table.world.get(space, Square).room


def large() -> Table:
    """A 16-Bit game with a spawning point, its heroes in the Great Hall."""
    table = Table.new("hearthsworn-fighter", "ember-mage", "royal-paladin")
    table.field("kobold-warren", (18, 8))
    return (
        table.place("hearthsworn-fighter", (3, 1)).place("ember-mage", (4, 1)).place("royal-paladin", (5, 1))
    )


def fought(table: Table, wounds: int = 4) -> Table:
    """Starfire in the Great Hall, wounded."""
    table.field("starfire", (4, 4))
    table.track.boss_entered = True
    return table.wound(STARFIRE, wounds)


# --- entering --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-217", "SD-220", "SD-221", "SD-230", "V-34")
def test_in_an_8_bit_game_the_mini_boss_plays_his_part() -> None:
    table = Table.new("royal-paladin", "ember-mage", bare=False)
    table.track.power = 11
    tracker.count_wounds(table.world, "hero/royal-paladin", 1)
    table.start_round("boss")
    assert table.decision == "DP-12" and table.question.seat == 0
    table.skip()
    rex = sides.boss(table.world)
    assert rex == "monster/rex/1" and table.track.boss_entered
    assert table.decision != "DP-11"  # nothing is produced any more
    table.world.get(rex, Model).activations = 1
    assert turn.acts_again(table.world, rex)
    table.remove(*figures.points(table.world))
    assert not turn.acts_again(table.world, rex)


@pytest.mark.rule("SD-230")
def test_in_an_8_bit_game_there_is_no_timeout_and_no_adventure_card() -> None:
    table = Table.new("royal-paladin", "ember-mage")
    rex = table.field("rex", (4, 4))
    table.track.boss_entered = True
    table.wound(rex, 3)
    assert figures.adventure_card(table.world) is None
    assert sides.is_boss(table.world, rex) and not boss.is_timeout_due(table.world, rex)


@pytest.mark.rule("SD-217")
def test_the_boss_is_due_when_all_points_are_gone_or_the_track_says_so() -> None:
    table = large()
    assert not boss.is_due(table.world)
    table.track.boss_due = True
    assert boss.is_due(table.world)
    table.track.boss_due = False
    table.remove("point/kobold-warren/1")
    assert boss.is_due(table.world)
    table.track.boss_entered = True
    assert not boss.is_due(table.world)


@pytest.mark.rule("SD-218")
def test_he_is_placed_in_rooms_without_a_hero() -> None:
    table = large().call(EnterBoss())
    assert table.decision == "DP-12"
    hall = room(table, figures.spaces(table.world, table.key("ember-mage"))[0])
    for option in table.question.options:
        rooms = {room(table, space) for space in option.on}
        assert len(option.on) == 4 and hall not in rooms and "" not in rooms


@pytest.mark.rule("SD-218")
def test_where_every_room_holds_a_hero_he_keeps_apart_from_them() -> None:
    table = Table.new("royal-paladin", "ember-mage", tiles=("1a", "5a"))
    table.place("royal-paladin", (2, 2)).place("ember-mage", (7, 2))
    for key, square in table.world.all(Square):
        x, y = figures.cell_of(table.world, key)
        if x > 9 and square.room:  # no room on the other tile
            table.world.spawn(f"chest/{key}", Chest(), Footing(x, y))
    table.call(EnterBoss())
    ground, heroes = figures.ground(table.world), [(2, 2), (7, 2)]
    places = [figures.cell_of(table.world, option) for option in table.options]
    assert places
    assert not any(ground.are_adjacent(at, hero, 2) for at in places for hero in heroes)


@pytest.mark.rule("SD-219", "SD-237", "SD-238")
def test_boss_fight_effects_begin_as_he_enters() -> None:
    table = large()
    gouger = table.field("gouger", (8, 8))
    assert figures.carried(table.world, gouger) == []
    table.call(EnterBoss()).skip()
    assert table.decision == "probe"
    assert [table.statuses(hero) for hero in figures.heroes(table.world)] == [["fire"]] * 3
    assert figures.carried(table.world, gouger) == ["fire"]
    assert (table.track.power, table.track.loot) == (0, 0)


@pytest.mark.rule("SD-220")
def test_points_produce_nothing_any_more() -> None:
    table = large().call(EnterBoss()).skip().call(SpawnStep())
    assert table.decision == "probe"


# --- timeout ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-224")
def test_timeout_comes_with_half_the_hearts_and_once() -> None:
    table = fought(large(), wounds=3)
    assert not boss.is_timeout_due(table.world, STARFIRE)
    table.wound(STARFIRE, 4)
    assert boss.is_timeout_due(table.world, STARFIRE)
    assert not boss.is_timeout_due(table.world, "hero/ember-mage")
    table.call(Timeout()).skip_until("probe")
    assert not boss.is_timeout_due(table.world, STARFIRE)


@pytest.mark.rule("SD-224", "SD-225", "SD-226", "SD-227", "SD-239", "SD-240", "V-21")
def test_timeout_interrupts_an_activation_which_then_goes_on() -> None:
    table = fought(large(), wounds=3)
    table.afflict(STARFIRE, "weak").place("hearthsworn-fighter", (4, 3))
    gouger = table.field("gouger", (12, 3))
    table.start_activation("hearthsworn-fighter").faces(blue="2 2 0", red="3 P", green="HP")
    table.answer(f"attack:melee:{STARFIRE}")
    assert table.decision == "DP-33" and table.wounds(STARFIRE) == 4
    assert table.statuses(STARFIRE) == []
    table.answer((13, 2))
    assert table.at(STARFIRE) == (13, 2) and table.statuses(gouger) == ["fire"]
    while table.decision == "DP-33":
        table.skip()
    brood = [key for kind in ("wyrmling", "whelp", "hatchling") for key in spawning.on_map(table.world, kind)]
    assert len(brood) == 6
    assert all(figures.are_adjacent(table.world, STARFIRE, key) for key in brood)
    assert (table.decision, table.active.model, table.active.ap) == ("DP-17", "hero/hearthsworn-fighter", 2)


@pytest.mark.rule("SD-226")
def test_models_on_the_map_are_moved_and_keep_what_they_carry() -> None:
    table = fought(large())
    wyrmling = table.field("wyrmling", (28, 8))
    table.wound(wyrmling, 1)
    table.world.get(wyrmling, Model).spent = True
    table.call(Timeout()).skip_until("probe")
    assert figures.are_adjacent(table.world, STARFIRE, wyrmling)
    assert table.wounds(wyrmling) == 1 and table.world.get(wyrmling, Model).spent
    assert len(spawning.on_map(table.world, "wyrmling")) == 2


@pytest.mark.rule("SD-226")
def test_what_does_not_exist_is_not_placed() -> None:
    table = fought(large())
    del table.world.the(Force).pool["whelp"]
    table.call(Timeout()).skip_until("probe")
    assert [len(spawning.on_map(table.world, kind)) for kind in ("wyrmling", "whelp", "hatchling")] == [
        2,
        0,
        2,
    ]


@pytest.mark.rule("SD-226")
def test_where_it_is_full_the_nearest_squares_of_his_room_are_taken() -> None:
    table = fought(large())
    table.place("hearthsworn-fighter", (21, 1)).place("ember-mage", (22, 1)).place("royal-paladin", (21, 2))
    for cell in figures.ground(table.world).beside((4, 4), 2):
        table.field("gouger", cell)
    places = boss.summon_places(table.world, STARFIRE, "whelp", "")
    assert places
    ground = figures.ground(table.world)
    assert not any(ground.are_adjacent((4, 4), at, 2) for at in places)
    assert {room(table, figures.space_at(at)) for at in places} == {room(table, figures.space_at((4, 4)))}


# --- the adventure card ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-235", "V-35")
def test_a_hero_who_comes_next_to_a_point_suffers_fire_once() -> None:
    table = large()
    table.field("kobold-warren", (4, 8))
    table.place("ember-mage", (4, 5)).start_activation("ember-mage").answer((4, 6))
    assert table.statuses("ember-mage") == []
    table.answer((4, 7))
    assert table.statuses("ember-mage") == ["fire"]
    table.afflict("ember-mage").answer((5, 7))
    assert table.statuses("ember-mage") == []
