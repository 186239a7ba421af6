"""Who wins, and when (SD-118, SD-228 to SD-230; section 11; example V-32)."""

from __future__ import annotations

import msgspec
import pytest

from components.superdungeon import Deeds, Footing, Model
from systems.superdungeon import figures, printed, victory
from systems.superdungeon.content import content
from systems.superdungeon.harm import WoundModel
from systems.superdungeon.vocabulary import Action, Area
from tests.systems.superdungeon.table import Table

REX = "monster/rex/1"


def with_rex() -> Table:
    """An 8-Bit game with its mini-boss in the boss's part."""
    table = Table.new("royal-paladin", "ember-mage")
    table.field("rex", (4, 4))
    table.track.boss_entered = True
    return table


def fell(table: Table, *heroes: str) -> None:
    """Heroes who were destroyed earlier."""
    for hero in heroes:
        key = table.key(hero)
        table.world.drop(key, Footing)
        table.world.get(key, Model).destroyed = True


def destroy(table: Table, model: str) -> Table:
    """The last wounds of a model, outside an attack."""
    return table.call(WoundModel(model=table.key(model), n=9, cause="fire", at_once=True))


@pytest.mark.rule("SD-228", "SD-230")
def test_the_heroes_win_when_the_boss_is_destroyed() -> None:
    table = with_rex()
    table.field("gouger", (8, 8))
    table.field("kobold-warren", (8, 1))
    destroy(table, REX)
    assert table.session.over is not None
    assert (table.session.over.reason.key, table.session.over.winners) == ("over-boss-destroyed", [1])


@pytest.mark.rule("SD-118")
def test_the_consul_wins_when_all_heroes_are_destroyed_at_once() -> None:
    table = with_rex()
    destroy(table, "ember-mage")
    assert table.decision == "probe"
    destroy(table, "royal-paladin")
    assert table.session.over is not None
    assert (table.session.over.reason.key, table.session.over.winners) == ("over-heroes-destroyed", [0])


def test_a_boss_who_has_not_come_yet_is_not_destroyed() -> None:
    table = Table.new("royal-paladin", "ember-mage")
    victory.check(table.world)
    assert table.session.over is None


@pytest.mark.rule("SD-229", "V-32")
def test_boss_and_last_hero_in_one_action_is_a_victory_of_the_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    record = content().models["hearthsworn-fighter"]
    cross = Action(
        id="test-cross",
        kind="attack",
        cost=1,
        area=Area("cross", 1),
        dangerous=True,
        rolls="att",
        against="arm",
    )
    armed = msgspec.structs.replace(record, actions=(*record.actions, cross))
    monkeypatch.setitem(content().models, "hearthsworn-fighter", armed)
    monkeypatch.setattr(
        figures, "actions_on", printed.actions_on.__wrapped__
    )  # what is kept would outlive the change
    table = Table.new("hearthsworn-fighter", "ember-mage")
    table.field("rex", (4, 4))
    table.track.boss_entered = True
    fell(table, "ember-mage")
    table.place("hearthsworn-fighter", (4, 3)).wound("hearthsworn-fighter", 5).wound(REX, 4)
    table.give_potions("hearthsworn-fighter", 0).start_activation("hearthsworn-fighter")
    table.faces(blue="2 2", red="3 P P P P").answer("use:test-cross")
    while table.session.question and table.decision in ("DP-18", "DP-19"):
        table.answer(*(["hero/hearthsworn-fighter", REX] if table.decision == "DP-19" else table.options[:1]))
    assert table.session.over is not None
    assert table.session.over.winners == [1]


def test_a_house_rule_wants_the_points_too() -> None:
    table = Table.new("royal-paladin", "ember-mage", eight_bit_end="points_and_miniboss")
    table.field("rex", (4, 4))
    table.track.boss_entered = True
    table.field("kobold-warren", (8, 1))
    destroy(table, REX).skip_until("probe")
    destroy(table, "point/kobold-warren/1")
    assert table.session.over is not None and table.session.over.winners == [1]


def test_hero_seats_are_ranked_by_their_deeds() -> None:
    table = Table.new("royal-paladin", "ember-mage", "gloomveil-witch", size="bit16", seats=4)
    deeds = {1: Deeds(wounds=4), 2: Deeds(wounds=1, points=1, hearts=2), 3: Deeds(wounds=4)}
    for seat, done in deeds.items():
        table.world.add(f"seat/{seat}", done)
    victory.end_for_heroes(table.world)
    assert table.session.over is not None
    assert table.session.over.ranking == [2, 1, 3, 0]
    assert table.session.over.winners == [1, 2, 3]
