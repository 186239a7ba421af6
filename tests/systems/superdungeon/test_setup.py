"""Setting up: seats, sides, tracker and decks, in the order of the rules (SD-001 to SD-006, SD-021, SD-025 to SD-028)."""

from __future__ import annotations

from itertools import groupby

import pytest

from components.cards import Pile
from components.seats import TurnOrder
from components.superdungeon import LaidTile, RoundState, Sides, Tracker
from engine.commands import Refusal
from engine.definition import SeatSetUp
from engine.session import Session
from engine.world import GAME
from systems import catalogue
from systems.superdungeon import figures, sides
from systems.superdungeon.content import content
from tests.systems.superdungeon.table import Table


@pytest.mark.rule("SD-001", "SD-002")
@pytest.mark.parametrize(("size", "count"), [("bit8", 2), ("bit16", 3), ("super", 5)])
def test_heroes_tiles_points_and_chests_are_as_many(size: str, count: int) -> None:
    world = Table.new(size=size, bare=False).world
    found = (figures.heroes(world), world.all(LaidTile), figures.points(world), figures.chests(world))
    assert [len(each) for each in found] == [count] * 4


@pytest.mark.rule("SD-001")
def test_other_sizes_are_refused_but_for_a_house_rule() -> None:
    with pytest.raises(Refusal, match="'bit32' is no value of option 'size'"):
        Table.begin(size="bit32")
    world = Table.new(size="super", four_heroes=True, bare=False).world
    assert len(figures.heroes(world)) == len(figures.points(world)) == len(world.all(LaidTile)) == 4


@pytest.mark.rule("SD-004")
def test_one_seat_is_the_consul_and_the_others_share_the_heroes() -> None:
    table = Table.new(size="super", seats=4)
    assert table.world.the(Sides) == Sides([0], [1, 2, 3])
    assert [figures.seat_of(table.world, hero) for hero in figures.heroes(table.world)] == [1, 2, 3, 1, 2]
    assert Table.begin(seats=3, consul_seat=2).world.the(Sides) == Sides([2], [0, 1])


@pytest.mark.rule("SD-004")
def test_there_are_never_more_hero_seats_than_heroes() -> None:
    with pytest.raises(Refusal, match="takes 2 to 3 seats, not 4") as refused:
        Table.begin(seats=4, size="bit8")
    assert refused.value.at == "new.seats"
    assert Table.begin(seats=4, size="bit8", consul_seats=2).world.the(Sides) == Sides([0, 1], [2, 3])


@pytest.mark.rule("SD-005")
def test_the_first_hero_seat_speaks_before_any_activation() -> None:
    table = Table.begin(seats=3, consul_seat=0)
    assert figures.speaker(table.world) == 1
    assert sides.voice(table.world, "consul") == 0


@pytest.mark.rule("SD-006")
def test_points_and_monsters_are_friends_and_heroes_are_their_enemies() -> None:
    table = Table.new("royal-paladin", "ember-mage", bare=False)
    gouger, point = table.field("gouger", (8, 8)), figures.points(table.world)[0]
    assert figures.are_friends(table.world, gouger, point)
    assert figures.are_friends(table.world, gouger, gouger)
    assert not figures.are_friends(table.world, gouger, table.key("ember-mage"))


@pytest.mark.rule("SD-021")
def test_every_hero_begins_with_one_potion() -> None:
    table = Table.new("royal-paladin", "ember-mage")
    assert [table.potions("royal-paladin"), table.potions("ember-mage")] == [1, 1]


@pytest.mark.rule("SD-025")
def test_the_tracker_starts_blue_and_empty_and_the_decks_are_hidden() -> None:
    world = Table.new().world
    assert world.the(Tracker) == Tracker()
    assert [key for key, pile in world.all(Pile) if pile.hidden] == ["deck/loot", "deck/treasure"]


@pytest.mark.rule("SD-025")
def test_decks_are_shuffled() -> None:
    first, second = Table.new(seed=1), Table.new(seed=2)
    assert sorted(first.cards_in("deck/loot")) == sorted(second.cards_in("deck/loot"))
    assert first.cards_in("deck/loot") != second.cards_in("deck/loot")


@pytest.mark.rule("SD-026", "SD-027")
def test_a_fielded_boss_brings_his_relics() -> None:
    small, large = Table.new(size="bit8"), Table.new(size="bit16")
    assert len(small.cards_in("deck/treasure")) == 18
    assert len(large.cards_in("deck/treasure")) == 24
    assert set(content().models["starfire"].relics) <= set(large.cards_in("deck/treasure"))
    assert len(small.cards_in("deck/loot")) == len(large.cards_in("deck/loot")) == 48


@pytest.mark.rule("SD-028")
def test_the_order_of_set_up() -> None:
    table = Table.begin(size="super")
    asked = []
    while table.decision.startswith("DP-0"):
        asked.append(table.decision)
        table.skip()
    assert [decision for decision, _ in groupby(asked)] == [
        "DP-02", "DP-03", "DP-05", "DP-06", "DP-07", "DP-08", "DP-09",
    ]  # fmt: skip
    assert table.decision == "DP-11"


def test_a_tile_is_no_dungeon_to_play_in() -> None:
    definition = catalogue.find("superdungeon")
    with pytest.raises(Refusal, match="'tile_1a' is a tile and no dungeon to play in"):
        Session.new(definition, [SeatSetUp(), SeatSetUp()], map="tile_1a")


def test_a_ready_made_dungeon_fits_the_heroes() -> None:
    """The chosen map where it has as many tiles as there are heroes, else one that has."""
    chosen = Table.begin(size="super", preset_dungeon=True, map="dungeon_5")
    assert [tile.face for _, tile in chosen.world.all(LaidTile)] == ["1b", "2b", "3b", "4a", "6a"]
    other = Table.begin(size="bit8", preset_dungeon=True, map="dungeon_5")
    assert [tile.face for _, tile in other.world.all(LaidTile)] == ["1a", "2a"]
    four = Table.begin(four_heroes=True, preset_dungeon=True)
    assert [tile.face for _, tile in four.world.all(LaidTile)] == ["1b", "2b", "3b", "4a"]


def test_two_seats_may_share_the_consul() -> None:
    table = Table.begin(seats=3, consul_seats=2)
    assert table.world.the(Sides) == Sides([0, 1], [2])
    assert sides.consul(table.world) == 0
    table.world.the(RoundState).consul_turns = 1
    assert sides.consul(table.world) == 1


def test_the_turn_order_has_every_seat() -> None:
    table = Table.begin(seats=3, consul_seat=1)
    assert sorted(table.world.get(GAME, TurnOrder).seats) == [0, 1, 2]
