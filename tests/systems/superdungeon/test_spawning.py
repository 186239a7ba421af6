"""The Consul's spawn step and fielding models (SD-036, SD-038 to SD-050; examples E-03, E-04, V-26)."""

from __future__ import annotations

import msgspec
import pytest

from components.superdungeon import Force, Model
from systems.superdungeon import figures, spawning
from systems.superdungeon.content import content
from systems.superdungeon.spawning import SpawnStep
from tests.systems.superdungeon.table import Table

WARREN = "point/kobold-warren/1"


def with_point(size: str = "bit16", tokens: int = 0) -> Table:
    """A game with one spawning point in the Great Hall, in its spawn step."""
    table = Table.new(size=size)
    table.field("kobold-warren", (4, 3))
    table.track.tokens = tokens
    return table.call(SpawnStep())


def kinds(table: Table, point: str = WARREN) -> set[str]:
    """What may be produced at a point."""
    return {option.removeprefix(f"{point}:") for option in table.options if option.startswith(point)}


def produce(table: Table, *wanted: str, point: str = WARREN) -> Table:
    """Produce models, each on the first square that will do."""
    for kind in wanted:
        table.answer(f"{point}:{kind}").skip()
    return table


@pytest.mark.rule("SD-038", "SD-041", "E-03")
def test_a_point_produces_four_skulls() -> None:
    table = produce(with_point(), "ironscale", "knucklehead", "knucklehead")
    assert table.decision == "probe"
    assert [len(spawning.on_map(table.world, kind)) for kind in ("ironscale", "knucklehead")] == [1, 2]


@pytest.mark.rule("SD-041", "SD-048", "E-03")
def test_rex_waits_for_16_bit() -> None:
    table = with_point()
    assert "rex" not in kinds(table)
    table.track.power = 12
    table.call(SpawnStep())
    assert "rex" in kinds(table)


@pytest.mark.rule("SD-039")
def test_the_limit_is_each_points_own() -> None:
    table = Table.new(size="bit16")
    table.field("kobold-warren", (4, 3))
    table.field("egg-clutch", (14, 3))
    produce(table.call(SpawnStep()), "ironscale", "ironscale")
    assert kinds(table) == set() and "ironscale" not in kinds(table, "point/egg-clutch/1")
    produce(table, "wyrmling", "wyrmling", point="point/egg-clutch/1")
    assert table.decision == "probe"


@pytest.mark.rule("SD-040")
def test_any_monster_comes_out_of_any_point() -> None:
    assert {"wyrmling", "whelp", "hatchling", "dragon-priest", "gouger"} <= kinds(with_point())


@pytest.mark.rule("SD-042")
def test_a_monster_appears_beside_its_point_and_a_large_one_touches_it() -> None:
    table = with_point()
    table.answer(f"{WARREN}:knucklehead")
    beside = figures.ground(table.world).beside((4, 3))
    assert {figures.cell_of(table.world, option) for option in table.options} == set(beside)
    table.skip()
    table.track.power = 12
    table.call(SpawnStep()).answer(f"{WARREN}:rex")
    for option in table.question.options:
        cells = {figures.cell_of(table.world, space) for space in option.on}
        assert len(cells) == 4 and cells & set(beside)


@pytest.mark.rule("SD-043", "V-26")
def test_without_room_nothing_is_produced() -> None:
    table = Table.new(size="bit16")
    table.field("kobold-warren", (4, 3))
    for cell in figures.ground(table.world).beside((4, 3))[1:]:
        table.field("hatchling", cell)
    table.call(SpawnStep()).answer(f"{WARREN}:knucklehead")
    assert table.decision == "probe"  # the only square is taken without asking, and no room is left
    assert table.track.held_tokens == table.track.tokens == 0


@pytest.mark.rule("SD-043")
def test_no_more_are_produced_than_there_are_models() -> None:
    table = produce(with_point(), "dragon-priest")
    assert "dragon-priest" not in kinds(table)
    assert spawning.in_pool(table.world, "dragon-priest") == 0


@pytest.mark.rule("SD-044", "E-04")
def test_a_token_raises_the_limit_of_a_point_by_one() -> None:
    table = produce(with_point(tokens=1), "knucklehead", "knucklehead", "dragon-priest")
    assert table.decision == "probe"
    assert (table.track.tokens, table.track.held_tokens) == (0, 0)
    assert len(spawning.on_map(table.world, "dragon-priest")) == 1


@pytest.mark.rule("SD-044", "E-04")
def test_without_a_token_it_is_refused() -> None:
    table = produce(with_point(), "knucklehead", "knucklehead")
    assert "dragon-priest" not in kinds(table) and "ironscale" in kinds(table)


@pytest.mark.rule("SD-044")
def test_several_tokens_may_go_to_one_point() -> None:
    table = produce(with_point(tokens=3), "dragon-priest", "ironscale", "ironscale")
    assert (table.decision, table.track.held_tokens) == ("probe", 0)


@pytest.mark.rule("SD-045")
def test_tokens_that_are_not_spent_are_lost() -> None:
    table = with_point(tokens=2)
    assert (table.track.held_tokens, table.track.tokens) == (2, 0)
    table.answer("done")
    assert (table.track.held_tokens, table.track.tokens) == (0, 0)
    assert [event.text.args["n"] for event in table.events("tokens-lost")] == [2]


@pytest.mark.rule("SD-036", "SD-047")
def test_a_destroyed_monster_comes_back_unhurt_and_unactivated() -> None:
    table = Table.new(size="bit16")
    priest = table.field("dragon-priest", (8, 8))
    table.wound(priest, 2).afflict(priest, "fire")
    assert spawning.in_pool(table.world, "dragon-priest") == 0
    table.remove(priest)
    assert spawning.in_pool(table.world, "dragon-priest") == 1
    again = table.field("dragon-priest", (8, 8))
    assert (table.wounds(again), table.statuses(again)) == (0, [])
    assert table.world.get(again, Model).spent is False


@pytest.mark.rule("SD-048")
def test_two_mini_bosses_stand_in_overcharge_only() -> None:
    table = with_point(size="super")
    table.track.power = 12
    table.field("rex", (1, 7))
    assert "rockgut" not in kinds(table.call(SpawnStep()))
    table.track.power, table.track.red = 0, True
    assert "rockgut" in kinds(table.call(SpawnStep()))


@pytest.mark.rule("SD-048")
def test_a_destroyed_mini_boss_may_come_again() -> None:
    table = with_point()
    table.track.power = 12
    rex = table.field("rex", (1, 7))
    assert "rex" not in kinds(table.call(SpawnStep()))
    table.remove(rex)
    assert "rex" in kinds(table.call(SpawnStep()))


@pytest.mark.rule("SD-049")
def test_the_consul_may_produce_nothing() -> None:
    table = with_point()
    assert table.question.default == "done"
    table.skip()
    assert figures.monsters(table.world) == []


@pytest.mark.rule("SD-050", "SD-230")
def test_boss_and_traps_are_never_produced() -> None:
    large, small = with_point(), with_point(size="bit8")
    for table in (large, small):
        table.track.power = 30
        table.call(SpawnStep())
    assert {"starfire", "boo-booty"}.isdisjoint(kinds(large))
    assert "rex" not in kinds(small)


@pytest.mark.rule("SD-041")
def test_overcharge_monsters_need_a_red_marker(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_point(size="super")
    wild = msgspec.structs.replace(content().models["whelp"], id="wild-whelp", platform="overcharge")
    monkeypatch.setitem(content().models, "wild-whelp", wild)
    table.world.the(Force).pool["wild-whelp"] = 1
    assert "wild-whelp" not in kinds(table.call(SpawnStep()))
    table.track.red = True
    assert "wild-whelp" in kinds(table.call(SpawnStep()))


@pytest.mark.rule("SD-070")
def test_a_monster_put_on_lava_suffers_fire() -> None:
    table = Table.new(size="bit8", tiles=("2a", "5a"))
    table.field("kobold-warren", (3, 4))
    table.call(SpawnStep()).answer(f"{WARREN}:gouger").answer((2, 4))
    assert table.statuses("monster/gouger/1") == ["fire"]
