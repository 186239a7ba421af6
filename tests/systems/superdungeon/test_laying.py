"""Building the dungeon and laying out what stands in it (SD-014 to SD-024)."""

from __future__ import annotations

import pytest

from components.board import Space
from components.superdungeon import Chest, Footing, LaidTile, Square
from systems.superdungeon import figures, laying
from systems.superdungeon.laying import START
from systems.superdungeon.walking import distances
from tests.systems.superdungeon.table import Table


def until(decision: str, **options: object) -> Table:
    """A game at the first question of a decision point of its set-up."""
    return Table.begin(**options).skip_until(decision)  # type: ignore[arg-type]


@pytest.mark.rule("SD-014", "SD-015")
def test_the_sides_lay_tiles_in_turns_the_consul_first() -> None:
    table = until("DP-05", size="super")
    assert len(table.options) == 12 * 4
    seats = []
    while table.decision == "DP-05":
        seats.append(table.question.seat)
        table.skip()
    assert seats == [0, 1, 0, 1, 0]


@pytest.mark.rule("SD-016")
def test_the_other_face_of_a_laid_tile_is_refused() -> None:
    table = until("DP-05").answer("1a:1:0:0")
    assert not any(option.startswith(("1a:", "1b:")) for option in table.options)
    places = {tuple(option.split(":")[2:]) for option in table.options}
    assert places == {("0", "-1"), ("-1", "0"), ("1", "0"), ("0", "1")}


@pytest.mark.rule("SD-016", "SD-017")
def test_the_dungeon_begins_at_0_0_wherever_tiles_were_laid() -> None:
    table = until("DP-05", size="bit8").answer("1a:0:0:0").answer("2a:1:-1:0")
    spaces = [space for _, space in table.world.all(Space)]
    assert (min(space.x for space in spaces), min(space.y for space in spaces)) == (0, 0)
    assert [(tile.face, tile.gx) for _, tile in table.world.all(LaidTile)] == [("1a", 1), ("2a", 0)]
    assert figures.ground(table.world).are_adjacent((9, 4), (10, 4))


@pytest.mark.rule("SD-017", "SD-019")
def test_hallways_between_tiles_are_not_open() -> None:
    table = until("DP-06", size="bit8")
    hallways = [square for _, square in table.world.all(Square) if square.hallway]
    assert (len(hallways), sum(square.open for square in hallways)) == (16, 12)
    assert all(not square.room for square in hallways)


@pytest.mark.rule("SD-018")
def test_points_stand_one_on_a_tile_on_plain_floor() -> None:
    table = until("DP-06", size="bit16")
    while table.decision == "DP-06":
        kinds = {table.world.get(option, Space).kind for option in table.options}
        assert kinds == {"floor"}
        assert all(table.world.get(option, Square).room for option in table.options)
        table.skip()
    tiles = [
        table.world.get(space, Square).tile
        for point in figures.points(table.world)
        for space in figures.spaces(table.world, point)
    ]
    assert sorted(tiles) == sorted(tile for tile, _ in table.world.all(LaidTile))


@pytest.mark.rule("SD-018")
def test_a_house_rule_opens_any_square_of_a_room() -> None:
    table = Table.new(size="bit8", tiles=("5b", "2a"), spawn_terrain="any_room_square")
    kinds = {
        table.world.get(figures.space_at(cell), Space).kind
        for cell in laying.room_squares(table.world, "tile/5b")
    }
    assert kinds == {"floor", "difficult", "restoration_rune"}


@pytest.mark.rule("SD-019")
def test_the_start_marker_lies_near_an_open_hallway() -> None:
    table = until("DP-07", size="bit8")
    assert table.question.seat == 1
    doors = [figures.cell_of(table.world, key) for key, square in table.world.all(Square) if square.open]
    steps = distances(figures.ground(table.world), doors)
    far = {steps[figures.cell_of(table.world, option)] for option in table.options}
    assert far == {0, 1, 2, 3, 4}
    taken = {space for point in figures.points(table.world) for space in figures.spaces(table.world, point)}
    assert taken.isdisjoint(table.options)


@pytest.mark.rule("SD-020")
def test_heroes_stand_around_the_marker_and_on_it() -> None:
    table = until("DP-07", size="bit8").answer("space/r00c04")
    assert table.options == ["space/r00c04", "space/r00c05", "space/r01c04", "space/r01c05", "space/r01c03"]
    table.answer("space/r00c04")
    assert "space/r00c04" not in table.options


@pytest.mark.rule("SD-020")
def test_when_there_is_no_room_the_nearest_squares_are_taken() -> None:
    table = Table.new("royal-paladin", "ember-mage")
    for cell in ((4, 0), (5, 0), (4, 1), (5, 1), (3, 1)):
        if cell not in figures.occupied(table.world):
            table.field("gouger", cell)
    assert figures.cell(table.world, START) == (4, 0)
    steps = distances(figures.ground(table.world), [(4, 0)])
    assert {steps[cell] for cell in laying.start_cells(table.world)} == {2}


@pytest.mark.rule("SD-022")
def test_chests_stand_one_on_a_tile_and_never_in_the_starting_room() -> None:
    table = until("DP-09", size="bit16")
    here = {
        table.world.get(space, Square).room
        for key in (*figures.heroes(table.world), START)
        for space in figures.spaces(table.world, key)
    }
    while table.decision == "DP-09":
        squares = [table.world.get(option, Square) for option in table.options]
        assert len({square.tile for square in squares}) == 1
        assert all(square.room and square.room not in here for square in squares)
        table.skip()
    chests = figures.chests(table.world)
    tiles = {
        table.world.get(space, Square).tile
        for chest in chests
        for space in figures.spaces(table.world, chest)
    }
    assert len(chests) == len(tiles) == 3


@pytest.mark.rule("SD-023")
def test_a_chest_that_fits_nowhere_on_its_tile_comes_onto_another() -> None:
    table = Table.new("royal-paladin", "ember-mage", tiles=("1a", "2a"))
    table.place("royal-paladin", (1, 1)).place(
        "ember-mage", (7, 1)
    )  # both rooms of the first tile are starting rooms
    assert laying.chest_cells(table.world, "tile/1a") == []
    table.call(laying.PlaceChests()).skip()
    assert table.decision == "DP-09"
    assert {table.world.get(option, Square).tile for option in table.options} == {"tile/2a"}
    table.skip()
    assert table.decision == "probe" and len(figures.chests(table.world)) == 2


@pytest.mark.rule("SD-024")
def test_points_and_chests_stop_everybody_but_no_glance() -> None:
    table = Table.new("royal-paladin", "ember-mage")
    table.world.spawn("chest/1", Chest(), Footing(4, 1))
    table.field("kobold-warren", (5, 1))
    whelp, hero = table.field("whelp", (3, 1)), table.key("royal-paladin")
    table.place(hero, (6, 1)).place("ember-mage", (6, 2))
    assert figures.sees(table.world, whelp, hero)
    for model in (whelp, hero):
        table.start_activation(model)
        assert {"space/r01c04", "space/r01c05"}.isdisjoint(table.options)
