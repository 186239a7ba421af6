"""Quests that stay with their hero (RB-059)."""

from __future__ import annotations

import pytest

from components.runebound import QuestProgress
from components.seats import TurnOrder
from systems.runebound import figures, values
from systems.runebound.encounters import PlayEncounter
from systems.runebound.quests import QuestTasks
from tests.systems.runebound.table import Table


def with_quest(card: str, **options: object) -> Table:
    table = Table.new("varikas", "korrag-half-ogre", **options).place("varikas", "tamalir")  # type: ignore[arg-type]
    return table.put(card, "varikas")


def stop_in(table: Table, town: str) -> Table:
    table.world.the(TurnOrder).turn += 1
    return table.call(QuestTasks(hero="hero/varikas", when="stop"), at=town)


@pytest.mark.rule("RB-059")
def test_a_quest_lies_with_the_hero_who_drew_it() -> None:
    table = Table.new("varikas").place("varikas", "tamalir").put("a-debt-in-riverwatch", "at_hand")
    table.call(PlayEncounter(hero="hero/varikas", card=table.card("a-debt-in-riverwatch")))
    assert table.pile_of("a-debt-in-riverwatch") == "hero/varikas"
    assert figures.is_quest(table.world, table.card("a-debt-in-riverwatch"))
    assert not figures.items(table.world, "hero/varikas")


@pytest.mark.rule("RB-059")
def test_a_task_is_asked_in_its_town_only_and_may_be_left() -> None:
    table = stop_in(with_quest("a-debt-in-riverwatch"), "tamalir")
    assert table.decision == "probe"
    stop_in(table, "riverwatch")
    assert table.decision == "D09" and table.question.default == "leave"
    table.skip()
    assert table.decision == "probe"
    assert table.pile_of("a-debt-in-riverwatch") == "hero/varikas"


@pytest.mark.rule("RB-059")
@pytest.mark.parametrize(("roll", "gold", "counters"), [(20, 7, 1), (2, 5, 0)])
def test_a_debt_is_done_either_way(roll: int, gold: int, counters: int) -> None:
    table = stop_in(with_quest("a-debt-in-riverwatch"), "riverwatch").totals(roll).answer("do")
    assert table.gold("varikas") == gold
    assert len(figures.counters_at(table.world, "hero/varikas")) == counters
    assert table.pile_of("a-debt-in-riverwatch") == "removed"


@pytest.mark.rule("RB-059")
def test_a_letter_needs_three_successes_in_three_towns() -> None:
    table = with_quest("sealed-letter")
    stop_in(table, "tamalir").totals(2).answer("do")
    assert table.exhaustion("hero/varikas") == 1
    stop_in(table, "tamalir").totals(20).answer("do")
    stop_in(table, "tamalir")
    assert table.decision == "probe"
    stop_in(table, "forge").totals(20).answer("do")
    assert table.world.get(table.card("sealed-letter"), QuestProgress).tokens == 2
    stop_in(table, "frostgate").totals(20).answer("do")
    assert table.pile_of("sealed-letter") == "removed"
    assert table.gold("varikas") == 9
    assert [key.split("/")[1] for key in figures.counters_at(table.world, "hero/varikas")] == ["yellow"]


@pytest.mark.rule("RB-059")
def test_a_task_is_tried_once_a_turn() -> None:
    table = stop_in(with_quest("sealed-letter"), "tamalir").totals(2).answer("do")
    table.call(QuestTasks(hero="hero/varikas", when="stop"))
    assert table.decision == "probe"


@pytest.mark.rule("RB-059")
def test_the_pit_fighters_reward_is_kept_as_an_ability() -> None:
    table = with_quest("pit-fighters-of-forge")
    for _ in range(3):
        assert figures.is_quest(table.world, table.card("pit-fighters-of-forge"))
        stop_in(table, "forge").totals(20).answer("do")
    card = table.card("pit-fighters-of-forge")
    assert table.pile_of(card) == "hero/varikas"
    assert not figures.is_quest(table.world, card)
    assert figures.thing(table.world, card).id == "pit-fighters-of-forge-kept"


@pytest.mark.rule("RB-059")
def test_a_compass_is_tested_in_every_refresh_step_without_a_question() -> None:
    table = with_quest("cursed-compass")
    dice = values.stat(table.world, "hero/varikas", "movement_dice").value
    assert dice == -1
    table.dice(d10=[1, 1, 10, 10])
    table.call(QuestTasks(hero="hero/varikas", when="refresh"))
    assert table.decision == "probe" and table.pile_of("cursed-compass") == "hero/varikas"
    table.world.the(TurnOrder).turn += 1
    table.call(QuestTasks(hero="hero/varikas", when="refresh"))
    assert table.pile_of("cursed-compass") == "removed"
    assert values.stat(table.world, "hero/varikas", "movement_dice").value == 0
    assert len(figures.counters_at(table.world, "hero/varikas")) == 1


@pytest.mark.rule("RB-059")
def test_only_the_holder_makes_progress() -> None:
    table = with_quest("a-debt-in-riverwatch")
    table.call(
        QuestTasks(hero="hero/korrag-half-ogre", when="stop"), hero="korrag-half-ogre", at="riverwatch"
    )
    assert table.decision == "probe"


@pytest.mark.rule("RB-059", "RB-164")
def test_with_the_doom_track_a_finished_quest_goes_there() -> None:
    table = stop_in(with_quest("a-debt-in-riverwatch", doom_track=True), "riverwatch")
    laid = len(table.cards_in("doom_track"))
    table.totals(2).answer("do")
    assert table.cards_in("doom_track")[laid:] == ["a-debt-in-riverwatch"]
