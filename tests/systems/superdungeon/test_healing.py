"""Rules of healing and Resurrect: SD-071, SD-203 to SD-206, SD-029 (charm)."""

from __future__ import annotations

import pytest

from components.superdungeon import Footing, Model
from systems.superdungeon import counters, figures, healing
from systems.superdungeon.healing import Heal, Resurrect, RoundStartEffects, RuneOfRestoration
from tests.systems.superdungeon.table import Table

FIGHTER, MAGE = "hero/hearthsworn-fighter", "hero/ember-mage"
RUNE = (4, 5)
"""A rune square of face 3A."""


def two(tiles: tuple[str, ...] = ("5a", "1a")) -> Table:
    table = Table.new("hearthsworn-fighter", "ember-mage", size="bit8", tiles=tiles)
    return table.place(FIGHTER, (3, 4)).place(MAGE, (4, 4))


def fallen(table: Table, hero: str, wounds: int) -> Table:
    """Take a hero off the map with so many wounds."""
    table.wound(hero, wounds)
    table.world.get(hero, Model).destroyed = True
    table.world.drop(hero, Footing)
    return table


# --- Heal -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-203")
def test_heal_removes_up_to_so_many_wounds_unasked_where_there_is_no_status() -> None:
    table = two().wound(FIGHTER, 4).call(Heal(model=FIGHTER, n=3))
    assert table.decision == "probe"
    assert table.wounds(FIGHTER) == 1
    table.call(Heal(model=FIGHTER, n=3))
    assert table.wounds(FIGHTER) == 0


@pytest.mark.rule("SD-203")
def test_heal_removes_wounds_or_statuses() -> None:
    table = two().wound(FIGHTER, 4).afflict(FIGHTER, "fire", "slow").call(Heal(model=FIGHTER, n=3))
    assert (table.decision, table.options, table.question.default) == (
        "DP-31",
        ["wounds", "statuses"],
        "wounds",
    )
    assert table.question.seat == figures.seat_of(table.world, FIGHTER)
    table.answer("statuses")
    assert (table.wounds(FIGHTER), table.statuses(FIGHTER)) == (4, [])


@pytest.mark.rule("SD-203")
def test_the_owner_chooses_which_statuses_go() -> None:
    table = two().afflict(FIGHTER, "fire", "slow", "weak").call(Heal(model=FIGHTER, n=2))
    assert (table.question.min, table.question.max) == (2, 2)
    table.answer("slow", "weak")
    assert table.statuses(FIGHTER) == ["fire"]


@pytest.mark.rule("SD-203")
def test_remedy_removes_all_statuses() -> None:
    table = two().afflict(FIGHTER, "fire", "slow", "weak")
    counters.remedy(table.world, FIGHTER)
    assert table.statuses(FIGHTER) == []


# --- the rune ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-071")
def test_a_hero_who_ends_his_activation_on_a_rune_removes_a_wound_or_a_status() -> None:
    table = two(("3a", "1a")).place(FIGHTER, RUNE).wound(FIGHTER, 2).afflict(FIGHTER, "slow")
    table.start_activation(FIGHTER).answer("end")
    assert (table.decision, table.options) == ("DP-32", ["wound", "slow"])
    table.answer("slow")
    assert (table.wounds(FIGHTER), table.statuses(FIGHTER)) == (2, [])


@pytest.mark.rule("SD-071", "SD-068")
def test_only_heroes_on_the_ground_with_something_to_remove_are_asked() -> None:
    table = two(("3a", "1a")).place(FIGHTER, RUNE)
    assert table.call(RuneOfRestoration(hero=FIGHTER)).decision == "probe"
    table.wound(FIGHTER, 1).put("cloud-feather", FIGHTER)
    assert table.call(RuneOfRestoration(hero=FIGHTER)).decision == "probe"
    assert table.wounds(FIGHTER) == 1
    knuckle = table.field("knucklehead", (5, 5))
    assert not healing.stands_on_rune(table.world, knuckle)
    assert healing.stands_on_rune(table.put("cloud-feather", "discard/treasure").world, FIGHTER)


# --- Resurrect --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-204", "SD-206")
def test_v22_enough_stars_bring_a_hero_back_beside_the_marker() -> None:
    table = fallen(two().put("war-paint", FIGHTER).give_potions(FIGHTER, 1), FIGHTER, 6)
    table.faces(blue="1 0 1 H 0 0").call(Resurrect(seat=1, hero=FIGHTER))
    assert len(table.events("resurrect-rolled")[0].numbers["blue"]) == 6  # type: ignore[arg-type]
    marker = healing.start_cell(table.world)
    assert table.decision == "DP-36"
    assert all(
        figures.ground(table.world).are_adjacent(marker, figures.cell_of(table.world, name))
        for name in table.options
    )
    table.answer(table.options[1])
    assert table.result is True
    assert not table.is_gone(FIGHTER)
    assert (table.wounds(FIGHTER), table.potions(FIGHTER), table.cards_in(FIGHTER)) == (4, 1, ["war-paint"])


@pytest.mark.rule("SD-204")
def test_v23_with_too_few_stars_he_stays_out_with_fewer_wounds() -> None:
    table = fallen(two(), MAGE, 5)
    table.faces(blue="0 H 0 0 H").call(Resurrect(seat=1, hero=MAGE))
    assert (table.decision, table.result) == ("probe", False)
    assert table.is_gone(MAGE)
    assert table.wounds(MAGE) == 5
    table.faces(blue="2 0 0 0 0").call(Resurrect(seat=1, hero=MAGE))
    assert table.decision == "DP-36"
    assert table.wounds(MAGE) == 3


@pytest.mark.rule("SD-204")
def test_when_all_squares_by_the_marker_are_full_he_returns_on_the_nearest_one() -> None:
    table = fallen(two(), MAGE, 5)
    ground, marker = figures.ground(table.world), healing.start_cell(table.world)
    for cell in ground.beside(marker):
        if cell not in figures.occupied(table.world):
            table.field("knucklehead", cell)
    assert healing.return_places(table.world, MAGE) == [marker]


@pytest.mark.rule("SD-036")
def test_who_had_acted_this_round_stays_spent() -> None:
    table = fallen(two(), MAGE, 5)
    table.world.get(MAGE, Model).spent = True
    table.faces(blue="2 2 0 0 0").call(Resurrect(seat=1, hero=MAGE)).skip()
    assert table.world.get(MAGE, Model).spent


@pytest.mark.rule("SD-029", "SD-205")
def test_the_charm_is_offered_at_the_start_of_a_round_and_used_up() -> None:
    table = two().put("resurrection-charm", FIGHTER)
    assert table.call(RoundStartEffects()).decision == "probe"
    fallen(table, MAGE, 5)
    table.faces(blue="2 2 0 0 0").call(RoundStartEffects())
    assert (table.decision, table.options, table.question.default) == ("DP-10", [MAGE, "keep"], "keep")
    table.answer(MAGE)
    assert table.decision == "DP-36"
    table.skip()
    assert not table.is_gone(MAGE)
    assert table.cards_in("discard/loot") == ["resurrection-charm"]


@pytest.mark.rule("SD-204", "SD-205")
def test_a_charm_that_fails_is_used_up_and_one_that_is_kept_stays() -> None:
    table = fallen(two().put("resurrection-charm", FIGHTER), MAGE, 5)
    table.call(RoundStartEffects()).answer("keep")
    assert table.decision == "probe"
    assert table.cards_in(FIGHTER) == ["resurrection-charm"]
    table.faces(blue="0 0 0 0 0").call(RoundStartEffects()).answer(MAGE)
    assert table.decision == "probe"
    assert table.is_gone(MAGE)
    assert table.cards_in(FIGHTER) == []
