"""Choosing heroes and the Consul's models (SD-003, SD-007 to SD-013; examples E-01 and E-02)."""

from __future__ import annotations

import pytest

from components.superdungeon import Force, Model
from engine.definition import SeatSetUp
from engine.session import Session
from systems.superdungeon import choosing, figures
from tests.systems.superdungeon.table import Table, game


def force(table: Table) -> Force:
    return table.world.the(Force)


@pytest.mark.rule("SD-007")
def test_the_heroes_choose_first_of_eight() -> None:
    table = Table.begin(size="bit16")
    assert table.decision == "DP-02" and table.question.seat == 1
    assert len(table.options) == 8 and "hero/angry-bear" not in table.options
    table.answer("hero/ember-mage").answer("hero/royal-paladin").answer("hero/gloomveil-witch")
    assert figures.heroes(table.world) == ["hero/ember-mage", "hero/royal-paladin", "hero/gloomveil-witch"]
    assert table.decision == "DP-03" and table.question.seat == 0


@pytest.mark.rule("SD-008")
def test_copies_need_three_players_and_two_seats() -> None:
    two = Table.begin(size="bit16", seats=2).answer("hero/ember-mage")
    assert "hero/ember-mage" not in two.options
    three = Table.begin(size="bit16", seats=3).answer("hero/ember-mage")
    three.answer("hero/ember-mage")
    assert figures.heroes(three.world) == ["hero/ember-mage", "hero/ember-mage/2"]
    assert three.question.seat == 1 and "hero/ember-mage" not in three.options
    assert three.world.get("hero/ember-mage/2", Model).record == "ember-mage"


@pytest.mark.rule("SD-008")
def test_a_house_rule_forbids_copies() -> None:
    table = Table.begin(size="bit16", seats=3, duplicate_heroes="never").answer("hero/ember-mage")
    assert table.question.seat == 2 and "hero/ember-mage" not in table.options


def test_a_hero_chosen_before_the_game_is_not_asked_for() -> None:
    seats = [SeatSetUp(), SeatSetUp(), SeatSetUp(hero="hero/dewleaf-archer")]
    table = Table(Session.new(game(), seats, 1, {"size": "bit16"}))
    assert table.question.seat == 1
    table.skip()
    assert table.question.seat == 1  # the third hero is the first seat's again
    table.skip()
    assert len(figures.heroes(table.world)) == 3


@pytest.mark.rule("SD-003", "SD-009")
@pytest.mark.parametrize(
    ("size", "bosses", "mini_bosses"), [("bit8", 0, 1), ("bit16", 1, 1), ("super", 1, 2)]
)
def test_bosses_by_size(size: str, bosses: int, mini_bosses: int) -> None:
    found = force(Table.new(size=size))
    assert (bool(found.boss), len(found.mini_bosses)) == (bool(bosses), mini_bosses)


@pytest.mark.rule("SD-010")
def test_two_mini_bosses_may_be_one_kind_of_whom_two_models_exist() -> None:
    table = Table.begin(size="super")
    while table.decision != "DP-03":
        table.skip()
    table.answer("rex")
    assert table.options == ["rex", "rockgut"] and table.question.default == "rockgut"
    table.answer("rex")
    assert force(table).mini_bosses == ["rex", "rex"] and force(table).pool["rex"] == 2
    assert choosing.free_models(table.world, "mini_boss") == ["rockgut"]


@pytest.mark.rule("SD-011", "SD-013")
@pytest.mark.parametrize(
    ("points", "sets"),
    [
        (1, [("roster-egg-clutch",)]),
        (2, [("roster-kobold-warren",)]),
        (3, [("roster-egg-clutch", "roster-kobold-warren")]),
        (4, [("roster-kobold-warren", "roster-kobold-warren")]),
        (5, [("roster-egg-clutch", "roster-kobold-warren", "roster-kobold-warren")]),
        (6, []),
    ],
)
def test_sets_of_spawning_points(points: int, sets: list[tuple[str, ...]]) -> None:
    assert choosing.roster_sets(points) == sets


@pytest.mark.rule("SD-009", "SD-012", "E-01")
def test_the_pool_of_a_16_bit_game() -> None:
    found = force(Table.new(size="bit16"))
    assert found.pool == {
        "wyrmling": 2, "whelp": 2, "hatchling": 2, "dragon-priest": 1, "ironscale": 2, "flinger": 2,
        "knucklehead": 3, "gouger": 3, "rex": 1, "starfire": 1, "boo-booty": 2,
    }  # fmt: skip


@pytest.mark.rule("SD-003", "SD-012", "E-02")
def test_the_pool_of_a_super_game() -> None:
    found = force(Table.new(size="super"))
    assert found.mini_bosses == ["rex", "rockgut"]
    kobolds = ("dragon-priest", "ironscale", "flinger", "knucklehead", "gouger")
    assert [found.pool[kind] for kind in kobolds] == [2, 4, 4, 6, 6]
    assert [found.pool[kind] for kind in ("wyrmling", "whelp", "hatchling")] == [2, 2, 2]
