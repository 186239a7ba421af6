"""Rounds, phases and the turns of both sides (SD-029 to SD-037, SD-221, SD-222, SD-231 to SD-234; E-06, V-25)."""

from __future__ import annotations

import msgspec
import pytest

from components.seats import TurnOrder
from components.superdungeon import Footing, Model, RoundState
from systems.superdungeon import figures, turn
from systems.superdungeon.content import content
from tests.systems.superdungeon.table import Table


def model(table: Table, name: str) -> Model:
    return table.world.get(table.key(name), Model)


def duel(*kinds: str, size: str = "bit8") -> tuple[Table, list[str]]:
    """Heroes far from some monsters, all unactivated."""
    table = Table.new("royal-paladin", "ember-mage", size=size)
    keys = [table.field(kind, (2 * place + 1, 8)) for place, kind in enumerate(kinds)]
    return table, keys


def spend(table: Table, *names: str) -> None:
    for name in names:
        model(table, name).spent = True
        model(table, name).activations = 1


def heroes_done(table: Table) -> None:
    spend(table, *figures.heroes(table.world))


# --- phases ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-029")
def test_the_order_of_a_round() -> None:
    table = Table.new("royal-paladin", "ember-mage", bare=False)
    phases = {"DP-11": "round_start", "DP-13": "round_start", "DP-14": "round_start", "DP-15": "activations"}
    seen = []
    while table.decision in phases:
        assert table.world.the(RoundState).phase == phases[table.decision]
        seen.append(table.decision)
        if table.decision == "DP-14" and table.question.seat == 0:
            table.answer("second")
        elif table.decision == "DP-15":
            break
        else:
            table.skip()
    assert seen[0] == "DP-11" and seen[-2:] == ["DP-14", "DP-15"]


@pytest.mark.rule("SD-029")
def test_round_start_effects_come_before_spawning() -> None:
    table = Table.new("royal-paladin", "ember-mage", bare=False)
    table.put("resurrection-charm", "royal-paladin")
    table.world.drop(table.key("ember-mage"), Footing)
    table.wound("ember-mage", 5)
    model(table, "ember-mage").destroyed = True
    table.start_round()
    assert table.decision == "DP-10"
    table.skip()
    assert table.decision == "DP-11"


@pytest.mark.rule("SD-030")
def test_the_sides_alternate_beginning_with_the_side_that_goes_first() -> None:
    table, (gouger, flinger) = duel("gouger", "knucklehead")
    table.world.the(RoundState).side = "heroes"
    table.start_turn("heroes")
    assert (table.decision, table.question.seat) == ("DP-15", 1)
    table.answer("hero/royal-paladin").answer("end")
    assert (table.decision, table.question.seat) == ("DP-16", 0)
    table.answer(gouger).answer("end").answer(flinger).answer("end")
    assert (table.decision, table.active.model) == (
        "DP-17",
        "hero/ember-mage",
    )  # the only one left: not asked


@pytest.mark.rule("SD-005", "SD-030")
def test_the_owner_of_the_hero_who_acted_last_speaks_for_the_party() -> None:
    table = Table.new(size="bit8", seats=3)
    second = figures.heroes(table.world)[1]
    assert figures.speaker(table.world) == 1
    table.start_turn("heroes").answer(second)
    assert figures.speaker(table.world) == 2 == table.world.the(TurnOrder).active


@pytest.mark.rule("SD-031")
def test_a_model_acts_once_a_round_even_with_speed_left() -> None:
    table, (gouger, _) = duel("gouger", "whelp")
    table.start_turn("consul").answer(gouger).answer("end")
    assert model(table, gouger).spent
    assert gouger not in table.options


@pytest.mark.rule("SD-032")
def test_one_activation_is_finished_before_the_next() -> None:
    table, (gouger, whelp) = duel("gouger", "whelp")
    table.start_turn("consul").answer(gouger)
    assert table.decision == "DP-17" and whelp not in table.options


@pytest.mark.rule("SD-033")
def test_the_consul_must_activate_one_and_may_then_stop() -> None:
    table, (gouger, whelp) = duel("gouger", "whelp")
    table.start_turn("consul")
    assert table.options == [gouger, whelp] and table.question.default == gouger
    table.answer(whelp).answer("end")
    assert "end" in table.options and table.question.default == "end"
    table.answer("end")
    assert table.decision == "DP-15"


@pytest.mark.rule("SD-030", "SD-033")
def test_a_turn_takes_four_skulls_and_never_more() -> None:
    table, keys = duel("ironscale", "wyrmling", "gouger", "dragon-priest")
    ironscale, wyrmling, gouger, priest = keys
    table.start_turn("consul").answer(ironscale).answer("end")
    assert set(table.options) == {wyrmling, gouger, "end"}
    table.answer(wyrmling).answer("end")
    assert table.world.the(RoundState).skulls == 4
    assert table.decision == "DP-15"
    assert not model(table, gouger).spent and not model(table, priest).spent


@pytest.mark.rule("SD-033", "SD-034", "V-25")
def test_what_does_not_fit_waits_for_the_next_turn() -> None:
    table, (priest, ironscale) = duel("dragon-priest", "ironscale")
    heroes_done(table)
    table.start_turn("consul").answer(priest).answer("end")
    assert (table.decision, table.active.model) == ("DP-17", ironscale)  # the next turn, and the only choice
    table.answer("end")
    assert table.world.the(RoundState).number == 2


@pytest.mark.rule("SD-034")
def test_spent_monsters_never_fill_up_a_turn() -> None:
    table, (gouger, whelp) = duel("gouger", "whelp")
    spend(table, gouger)
    table.start_turn("consul")
    assert table.active.model == whelp
    table.answer("end")
    assert table.decision == "DP-15"


@pytest.mark.rule("SD-035")
def test_a_side_with_nobody_left_is_skipped() -> None:
    table, (gouger, whelp) = duel("gouger", "dragon-priest")
    spend(table, gouger, whelp)
    table.start_turn("heroes").answer("hero/ember-mage").answer("end")
    assert (table.decision, table.active.model) == ("DP-17", "hero/royal-paladin")
    table.answer("end")
    assert table.world.the(RoundState).number == 2


@pytest.mark.rule("SD-036")
def test_who_comes_in_during_the_phase_is_unactivated() -> None:
    table, (gouger,) = duel("gouger")
    spend(table, gouger)
    late = table.field("whelp", (8, 8))
    assert turn.ready_monsters(table.world) == [late]


@pytest.mark.rule("SD-037", "SD-180", "V-07")
def test_who_falls_in_its_own_activation_acts_no_more() -> None:
    table, (knuckle, whelp) = duel("knucklehead", "whelp")
    table.track.power, table.track.loot = 5, 1
    table.afflict(knuckle, "fire").start_turn("consul").answer(knuckle)
    assert table.is_gone(knuckle)
    assert (table.track.power, table.track.loot) == (5, 1)
    assert table.options == [whelp, "end"]


def test_two_seats_take_the_consuls_turns_alternately() -> None:
    table = Table.new(size="bit8", seats=3, consul_seats=2)
    keys = [
        table.field(kind, (x, 8)) for x, kind in ((1, "dragon-priest"), (3, "ironscale"), (5, "wyrmling"))
    ]
    table.start_turn("consul")
    assert (table.question.seat, model(table, keys[1]).seat) == (0, 0)
    table.answer(keys[0]).answer("end").skip().answer("end")
    assert (table.decision, table.question.seat) == ("DP-16", 1)
    assert model(table, keys[1]).seat == 1


# --- the boss --------------------------------------------------------------------------------------------------------


def with_boss(points: int = 2) -> tuple[Table, str]:
    """Starfire on the map of a 16-Bit game, with some points left."""
    table = Table.new("royal-paladin", "ember-mage", "gloomveil-witch")
    for place in range(points):
        table.field("kobold-warren", (13 + 10 * place, 8))
    boss = table.field("starfire", (4, 4))
    table.track.boss_entered = True
    return table, boss


@pytest.mark.rule("SD-221", "SD-222", "E-06")
def test_the_boss_acts_twice_while_a_point_stands() -> None:
    table, boss = with_boss()
    table.start_turn("consul")
    assert table.active.model == boss
    table.answer("end")
    assert table.decision == "DP-15"  # a hero turn lies between
    table.answer("hero/ember-mage").answer("end")
    assert (table.decision, table.options) == ("DP-16", [boss, "end"])
    table.answer(boss).answer("end")
    assert table.decision == "DP-15"
    table.answer("hero/royal-paladin").answer("end")
    assert (table.decision, table.active.model) == ("DP-17", "hero/gloomveil-witch")
    assert model(table, boss).activations == 2


@pytest.mark.rule("SD-221", "E-06")
def test_with_no_point_left_he_acts_once() -> None:
    table, boss = with_boss()
    table.start_turn("consul").answer("end")
    table.remove(*figures.points(table.world))
    table.answer("hero/ember-mage").answer("end")
    assert (table.decision, table.question.seat) == ("DP-15", 1)
    assert not turn.acts_again(table.world, boss)


@pytest.mark.rule("SD-222")
def test_with_no_hero_left_to_wait_for_he_acts_again_at_once_or_not_at_all() -> None:
    table, boss = with_boss()
    heroes_done(table)
    table.start_turn("consul").answer("end")
    assert table.options == [boss, "end"]
    table.answer("end")
    assert table.world.the(RoundState).number == 2


@pytest.mark.rule("SD-222")
def test_the_consul_may_save_the_second_activation_for_later() -> None:
    table, boss = with_boss()
    table.start_turn("consul").answer("end").answer("hero/ember-mage").answer("end").answer("end")
    table.answer("hero/royal-paladin").answer("end")
    assert table.options == [boss, "end"]


@pytest.mark.rule("SD-221")
def test_he_never_acts_twice_in_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    small = msgspec.structs.replace(content().models["starfire"], skulls=1)
    monkeypatch.setitem(content().models, "starfire", small)
    table, boss = with_boss()
    gouger = table.field("gouger", (1, 1))
    table.start_turn("consul").answer(boss).answer("end")
    assert table.options == [gouger, "end"]


@pytest.mark.rule("SD-223")
def test_his_skulls_fill_the_turn() -> None:
    table, boss = with_boss()
    table.field("gouger", (1, 1))
    table.start_turn("consul").answer(boss).answer("end")
    assert table.decision == "DP-15"


# --- the end of a round ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-231", "SD-232", "SD-233", "SD-234")
def test_the_end_of_a_round() -> None:
    table, (gouger,) = duel("gouger", size="bit16")
    table.field("kobold-warren", (13, 8))
    table.field("kobold-warren", (23, 8))
    table.track.power, table.track.loot = 12, 5
    table.put("padded-coat", "pool")
    spend(table, gouger)
    heroes_done(table)
    table.start_round("round_end")
    assert table.decision == "DP-28"
    table.skip_until("DP-30")
    assert table.cards_in("pool") == [] and table.track.loot == 5
    table.skip()
    assert table.track.loot == 0 and len(table.track.upgrades) == 1
    assert table.world.the(RoundState).number == table.world.the(TurnOrder).round == 2
    assert not model(table, gouger).spent and model(table, gouger).activations == 0


def test_the_program_ends_a_game_that_takes_too_long() -> None:
    table = Table.new(size="bit8", round_limit=3)
    table.world.the(RoundState).number = 3
    heroes_done(table)
    table.start_round("round_end")
    assert table.session.over is not None
    assert (table.session.over.reason.key, table.session.over.winners) == ("over-round-limit", [0])
