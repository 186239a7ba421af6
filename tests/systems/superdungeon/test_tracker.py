"""The adventure tracker: power, loot and skull tokens (SD-046, SD-077 to SD-081, SD-111, SD-113, SD-207 to SD-216)."""

from __future__ import annotations

import pytest

from components.superdungeon import Deeds
from systems.superdungeon import tracker
from tests.systems.superdungeon.table import Table


def inflict(table: Table, n: int, by: str = "hero/royal-paladin", enemy: bool = True) -> None:
    """A model inflicts so many wounds at once."""
    tracker.count_wounds(table.world, by, n, enemy)


def small() -> Table:
    return Table.new("royal-paladin", "ember-mage")


def large() -> Table:
    return Table.new("royal-paladin", size="super")


@pytest.mark.rule("SD-077")
def test_each_wound_of_a_hero_moves_the_loot_marker_and_icons_bring_cards() -> None:
    table = small()
    inflict(table, 2)
    assert (table.track.loot, table.track.loot_due) == (2, 0)
    inflict(table, 4)
    assert (table.track.loot, table.track.loot_due) == (6, 2)


@pytest.mark.rule("SD-078", "V-03")
def test_past_the_last_space_wounds_bring_no_loot() -> None:
    table = small()
    table.track.loot = 8
    inflict(table, 3)
    assert (table.track.loot, table.track.loot_due) == (9, 1)


@pytest.mark.rule("SD-078")
def test_a_super_game_has_a_longer_loot_track() -> None:
    table = large()
    inflict(table, 20)
    assert (table.track.loot, table.track.loot_due) == (15, 5)


@pytest.mark.rule("SD-079")
def test_the_loot_marker_returns() -> None:
    table = small()
    inflict(table, 2)
    tracker.reset_loot(table.world)
    assert table.track.loot == 0


@pytest.mark.rule("SD-080", "SD-111")
def test_wounds_by_monsters_or_on_friends_move_the_power_marker_alone() -> None:
    table = small()
    inflict(table, 1, by=table.field("gouger", (2, 3)))
    inflict(table, 1, enemy=False)
    assert (table.track.power, table.track.loot) == (2, 0)


@pytest.mark.rule("SD-081")
def test_a_fallen_mini_boss_owes_a_card() -> None:
    table = small()
    tracker.owe_loot(table.world)
    assert (table.track.loot, table.track.loot_due) == (0, 1)


@pytest.mark.rule("SD-046")
def test_each_skull_passed_gives_a_token_until_the_bank_is_empty() -> None:
    table = small()
    table.track.power = 3
    inflict(table, 1)
    assert (table.track.power, table.track.tokens) == (4, 1)
    inflict(table, 11)
    assert (table.track.power, table.track.tokens) == (15, 3)
    table.track.held_tokens = 2
    inflict(table, 11)
    assert (table.track.power, table.track.tokens) == (26, 3)


@pytest.mark.rule("SD-113", "SD-230")
def test_in_an_8_bit_game_the_boss_is_due_at_16_bit_and_the_marker_stops_at_the_end() -> None:
    table = small()
    table.track.power = 11
    assert not table.track.boss_due
    inflict(table, 1)
    assert table.track.boss_due
    inflict(table, 50)
    assert table.track.power == 30 and not table.track.red


@pytest.mark.rule("SD-211")
def test_in_a_16_bit_game_the_boss_is_due_at_super() -> None:
    table = Table.new(size="bit16")
    table.track.power = 28
    inflict(table, 1)
    assert not table.track.boss_due
    inflict(table, 1)
    assert table.track.boss_due


@pytest.mark.rule("SD-212", "V-04")
def test_overcharge_turns_the_marker_and_counts_on_from_start() -> None:
    table = large()
    table.track.power = 29
    inflict(table, 3)
    assert (table.track.power, table.track.red) == (2, True)
    assert not table.track.boss_due and table.track.tokens == 0


@pytest.mark.rule("SD-113", "SD-215", "V-05")
def test_the_second_lap_ends_with_the_boss() -> None:
    table = large()
    table.track.power, table.track.red = 29, True
    inflict(table, 2)
    assert (table.track.power, table.track.red, table.track.boss_due) == (30, True, True)


@pytest.mark.rule("SD-216")
def test_skulls_work_on_both_laps() -> None:
    table = large()
    table.track.red = True
    inflict(table, 4)
    assert table.track.tokens == 1


@pytest.mark.rule("SD-041", "SD-207", "SD-213")
@pytest.mark.parametrize(
    ("power", "red", "reached"),
    [
        (0, False, ["bit8"]),
        (11, False, ["bit8"]),
        (12, False, ["bit8", "bit16"]),
        (30, False, ["bit8", "bit16", "super"]),
        (0, True, ["bit8", "bit16", "super", "overcharge"]),
    ],
)
def test_platforms(power: int, red: bool, reached: list[str]) -> None:
    table = large()
    table.track.power, table.track.red = power, red
    platforms = ("bit8", "bit16", "super", "overcharge", "none")
    assert [each for each in platforms if tracker.is_reached(table.world, each)] == reached  # type: ignore[arg-type]


def test_a_house_rule_scales_the_power_track() -> None:
    table = Table.new(size="bit16", power_scale=50)
    assert (tracker.power_end(table.world), tracker.power_mark(table.world, "bit16")) == (15, 6)
    inflict(table, 2)
    assert table.track.tokens == 1  # the skull on 4 lies on 2
    inflict(table, 13)
    assert table.track.boss_due


def test_deeds_are_noted_for_the_ranking() -> None:
    table = small()
    inflict(table, 2)
    inflict(table, 1, enemy=False)
    tracker.credit(table.world, "hero/ember-mage", points=1, hearts=2)
    tracker.credit(table.world, table.field("gouger", (2, 3)), wounds=5)
    assert table.world.get("seat/1", Deeds) == Deeds(wounds=2, points=1, hearts=2)
