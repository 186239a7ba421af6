"""The experience step: what tokens cost, what they give, and what Life tokens bar."""

from __future__ import annotations

import pytest

from components.runebound import Combat, Tokens
from systems.runebound import experience, figures, spawning, values
from systems.runebound.adventure import AdventureStep
from systems.runebound.figures import COUNTER_PILE
from systems.runebound.hazards import HazardRoll
from tests.systems.runebound.table import Table

HERO = "hero/varikas"


def learning(points: int, seats: int = 4) -> Table:
    """Varikas in his experience step with so many noted points, among so many players."""
    table = Table.new("varikas", seats=seats).points("varikas", points)
    return table.start_turn("varikas", at="tamalir", step="experience")


def tokens(table: Table) -> Tokens:
    return table.world.get(HERO, Tokens)


@pytest.mark.rule("RB-146")
def test_points_are_won_counters_and_noted_ones() -> None:
    table = Table.new("varikas").points("varikas", 1)
    spawning.take_counters(table.world, table.space("R01"), HERO)
    spawning.take_counters(table.world, table.space("G01"), HERO)
    assert experience.points(table.world, HERO) == 1 + 4 + 1


@pytest.mark.rule("RB-147", "RB-148")
@pytest.mark.parametrize(("seats", "price"), [(1, 5), (2, 5), (3, 4), (4, 4), (5, 3), (6, 3)])
def test_vt_10_the_price_depends_on_the_number_of_players(seats: int, price: int) -> None:
    assert learning(price - 1, seats).decision != "D27"
    table = learning(price, seats).answer("body")
    assert (experience.points(table.world, HERO), tokens(table).body) == (0, 1)
    assert values.attribute(table.world, HERO, "body").value == 4 + 2


@pytest.mark.rule("RB-147", "RB-150")
def test_several_tokens_may_be_bought_at_once() -> None:
    table = learning(13).answer("mind").answer("mind").answer("spirit")
    assert (tokens(table).mind, tokens(table).spirit, experience.points(table.world, HERO)) == (2, 1, 1)


@pytest.mark.rule("RB-153")
def test_points_may_be_kept() -> None:
    table = learning(9).answer("body").skip()
    assert experience.points(table.world, HERO) == 5
    assert figures.level(table.world, HERO) == 1


@pytest.mark.rule("RB-149")
def test_tokens_raise_values_and_never_damage() -> None:
    table = learning(20)
    damage = [values.strength(table.world, HERO, phase).damage for phase in ("ranged", "melee", "magic")]
    for kind in experience.KINDS:
        table.answer(kind)
    now = [values.attribute(table.world, HERO, name).value for name in ("mind", "body", "spirit")]
    assert now == [1 + 2, 4 + 2, 4 + 2]
    assert (values.stamina(table.world, HERO).value, values.life(table.world, HERO).value) == (4 + 2, 5 + 1)
    assert damage == [
        values.strength(table.world, HERO, phase).damage for phase in ("ranged", "melee", "magic")
    ]


@pytest.mark.rule("RB-154")
def test_the_level_is_the_number_of_tokens() -> None:
    table = learning(12).answer("life").answer("stamina").answer("stamina")
    assert figures.level(table.world, HERO) == 3


@pytest.mark.rule("RB-155")
def test_a_life_token_heals_nothing() -> None:
    table = learning(8)
    table.set("varikas", Wounds={"count": 2}, Exhaustion={"count": 3}).answer("life").answer("stamina")
    assert (table.wounds("varikas"), table.exhaustion("varikas")) == (2, 3)


@pytest.mark.rule("RB-131")
def test_nobody_ends_a_turn_over_the_limits() -> None:
    table = Table.new("varikas")
    for card in ("white-blade", "yew-bow", "ash-staff"):
        table.put(card, "varikas")
    table.start_turn("varikas", at="tamalir", step="experience")
    assert table.decision == "D18"
    table.answer("discard:card/market/yew-bow")
    assert table.cards_in(HERO) == ["white-blade", "ash-staff"]


@pytest.mark.rule("RB-151", "RB-152")
def test_spent_counters_go_to_the_pile() -> None:
    table = Table.new("varikas", seats=4)
    (counter,) = spawning.take_counters(table.world, table.space("R01"), HERO)
    table.start_turn("varikas", at="tamalir", step="experience").answer("mind")
    assert counter in figures.counters_at(table.world, COUNTER_PILE)
    assert experience.points(table.world, HERO) == 0


@pytest.mark.rule("RB-157", "RB-045")
def test_vt_11_each_life_token_bars_the_lowest_colour_still_open() -> None:
    table = learning(16)
    barred = []
    for _ in range(3):
        table.answer("life")
        barred.append(experience.barred_colours(table.world, HERO))
    assert barred == [("green",), ("green", "yellow"), ("green", "yellow", "blue")]
    assert "life" not in table.options


@pytest.mark.rule("RB-157", "RB-045")
def test_a_barred_colour_cannot_be_attempted_by_this_hero_only() -> None:
    table = Table.new("varikas", "korrag-half-ogre").set("varikas", Tokens={"life": 1})
    table.call(AdventureStep(hero=HERO), hero="varikas", at="G01")
    assert table.decision == "probe"
    table.call(AdventureStep(hero=HERO), hero="varikas", at="Y01")
    assert "attempt" in table.options
    table.place("varikas", "tamalir")
    table.call(AdventureStep(hero="hero/korrag-half-ogre"), hero="korrag-half-ogre", at="G01")
    assert "attempt" in table.options


@pytest.mark.rule("RB-158")
def test_hazards_are_not_barred() -> None:
    table = Table.new("varikas", travel_hazards=True).set("varikas", Tokens={"life": 1})
    table.top("rats-in-the-granary").dice(movement=[1, 2], d10=[1, 1])
    table.call(HazardRoll(hero=HERO), hero="varikas", at="space/r10c12")
    assert table.world.the(Combat).foe == table.card("rats-in-the-granary")
