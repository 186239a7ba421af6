"""Initiative (SD-051 to SD-053; example V-24)."""

from __future__ import annotations

import pytest

from components.superdungeon import Model
from systems.superdungeon.initiative import Initiative
from tests.systems.superdungeon.table import Table


def with_priest() -> tuple[Table, str]:
    table = Table.new("royal-paladin", "hearthsworn-fighter")
    return table, table.field("dragon-priest", (8, 8))


@pytest.mark.rule("SD-051")
def test_the_consul_names_first_then_the_party() -> None:
    table, priest = with_priest()
    table.field("gouger", (7, 8))
    table.call(Initiative())
    assert (table.decision, table.question.seat) == ("DP-13", 0)
    assert table.question.default == priest
    table.answer(priest)
    assert (table.decision, table.question.seat) == ("DP-13", 1)
    assert table.question.default == "hero/royal-paladin"


@pytest.mark.rule("SD-051", "V-24")
def test_on_a_tie_the_heroes_choose() -> None:
    table, _ = with_priest()
    table.faces(blue="2 1", red="1 2").call(Initiative()).answer("hero/royal-paladin")
    assert (table.decision, table.question.seat) == ("DP-14", 1)
    table.answer("second")
    assert table.result == "consul"


@pytest.mark.rule("SD-051")
@pytest.mark.parametrize(("turn", "side"), [("first", "consul"), ("second", "heroes")])
def test_more_stars_win_and_the_winner_chooses(turn: str, side: str) -> None:
    table, _ = with_priest()
    table.faces(blue="2 1", red="2 2").call(Initiative()).answer("hero/royal-paladin")
    assert (table.decision, table.question.seat) == ("DP-14", 0)
    assert table.answer(turn).result == side


@pytest.mark.rule("SD-052")
def test_icons_count_for_nothing_and_stun_takes_the_highest_die() -> None:
    table, priest = with_priest()
    table.afflict(priest, "stun")
    table.faces(blue="1 H", red="3 1").call(Initiative()).answer("hero/royal-paladin")
    rolled = {event.on[0]: event.numbers["stars"] for event in table.events("initiative-rolled")}
    assert rolled == {priest: 1, "hero/royal-paladin": 1}
    assert table.question.seat == 1


@pytest.mark.rule("SD-052")
def test_a_model_that_was_named_may_still_act() -> None:
    table, priest = with_priest()
    table.call(Initiative()).skip_until("probe")
    assert not table.world.get(priest, Model).spent


@pytest.mark.rule("SD-053")
def test_a_side_without_such_a_model_has_no_stars() -> None:
    table = Table.new("royal-paladin", "hearthsworn-fighter")
    table.field("kobold-warren", (8, 8))  # a spawning point has no WILL
    table.faces(blue="0", red="P").call(Initiative())
    assert table.question.seat == 1
    table.answer("hero/royal-paladin")
    assert (table.decision, table.question.seat) == ("DP-14", 1)


def test_blind_initiative_is_chosen_in_secret() -> None:
    table = Table.new("royal-paladin", "hearthsworn-fighter", blind_initiative=True)
    table.field("dragon-priest", (8, 8))
    table.field("gouger", (7, 8))
    table.call(Initiative())
    assert table.question.secret
    table.skip()
    assert table.question.secret and not table.events("initiative-named")
