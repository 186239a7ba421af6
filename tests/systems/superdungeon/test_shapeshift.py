"""Rules of shapeshift: SD-169 to SD-174."""

from __future__ import annotations

import pytest

from components.superdungeon import Model
from systems.superdungeon import figures, pools
from systems.superdungeon.vocabulary import Pool
from tests.systems.superdungeon.table import Table

DRUID, MAGE = "hero/deeproot-druid", "hero/ember-mage"
TO_BEAR, TO_DRUID = "use:shapeshift-angry-bear", "use:shapeshift-deeproot-druid"


def druid(at: tuple[int, int] = (4, 4)) -> Table:
    """The Druid in the Great Hall, the Mage far off."""
    return Table.new("deeproot-druid", "ember-mage").place(MAGE, (18, 8)).place(DRUID, at)


def bear(at: tuple[int, int] = (4, 4)) -> Table:
    """The Druid as a bear."""
    table = druid(at)
    table.world.get(DRUID, Model).form = "angry-bear"
    return table


@pytest.mark.rule("SD-169", "SD-171", "SD-173")
def test_e08_wounds_potion_and_weapon_stay_on_the_bear() -> None:
    table = druid().wound(DRUID, 1).afflict(DRUID, "slow").put("rust-eater-sword", DRUID)
    table.start_activation(DRUID).answer(TO_BEAR)
    assert table.decision == "DP-17"
    table.answer((3, 3))
    printed = figures.record(table.world, DRUID)
    assert printed.id == "angry-bear"
    assert printed.tags == ("shapeshift", "half_elf", "hero")
    assert (table.wounds(DRUID), table.potions(DRUID), table.statuses(DRUID)) == (1, 1, ["slow"])
    assert table.cards_in(DRUID) == ["rust-eater-sword"]
    assert pools.pool(table.world, DRUID, "att").value == Pool(blue=1, red=2)
    assert table.active.ap == 2
    assert figures.is_hero(table.world, DRUID)


@pytest.mark.rule("SD-171")
def test_v27_what_was_used_counts_against_the_new_forms_values() -> None:
    table = druid().start_activation(DRUID)
    table.active.ap, table.active.ap_spent, table.active.speed, table.active.moved = 1, 2, 3, 4
    table.answer(TO_BEAR).answer((4, 4))
    assert (table.active.ap, table.active.speed) == (0, 2)


@pytest.mark.rule("SD-170")
def test_the_new_form_covers_a_square_of_the_old_one() -> None:
    table = druid().start_activation(DRUID).answer(TO_BEAR)
    assert table.options == ["space/r03c03", "space/r03c04", "space/r04c03", "space/r04c04"]


@pytest.mark.rule("SD-169")
def test_without_room_for_the_bear_it_is_refused() -> None:
    table = druid()
    assert TO_BEAR in table.start_activation(DRUID).options
    for at in ((4, 3), (5, 5)):
        table.field("knucklehead", at)
    assert TO_BEAR in table.start_activation(DRUID).options
    table.field("knucklehead", (3, 5))
    assert TO_BEAR not in table.start_activation(DRUID).options


@pytest.mark.rule("SD-172")
def test_going_back_the_small_form_stands_on_one_of_the_four_squares() -> None:
    table = bear().start_activation(DRUID).answer(TO_DRUID)
    assert table.options == ["space/r04c04", "space/r04c05", "space/r05c04", "space/r05c05"]
    table.answer((5, 5))
    assert table.at(DRUID) == (5, 5)
    assert table.world.get(DRUID, Model).form == ""
    assert table.active.ap == 2


@pytest.mark.rule("SD-174")
def test_a_form_that_its_wounds_would_destroy_is_refused() -> None:
    table = bear().put("heartstone-bead", DRUID).wound(DRUID, 5)
    assert TO_DRUID in table.start_activation(DRUID).options
    table.world.get(DRUID, figures.Damage).wounds = 6
    assert TO_DRUID not in menu_again(table)


def menu_again(table: Table) -> list[str]:
    """The open menu, posed anew."""
    return table.dice().options


@pytest.mark.rule("SD-190")
def test_what_the_bear_is_immune_to_is_gone() -> None:
    table = druid().start_activation(DRUID)
    table.afflict(DRUID, "poison", "slow").answer(TO_BEAR).answer((4, 4))
    assert table.statuses(DRUID) == ["slow"]


@pytest.mark.rule("SD-070")
def test_the_bear_burns_on_lava_that_it_newly_covers() -> None:
    table = Table.new("deeproot-druid", "ember-mage", tiles=("2a", "5a")).place(DRUID, (3, 5))
    table.start_activation(DRUID).answer(TO_BEAR).answer((2, 4))
    assert table.statuses(DRUID) == ["fire"]


@pytest.mark.rule("SD-070")
def test_lava_that_the_druid_stood_on_does_not_burn_the_bear() -> None:
    table = Table.new("deeproot-druid", "ember-mage", tiles=("2a", "5a")).place(DRUID, (2, 4))
    table.start_activation(DRUID).answer(TO_BEAR).answer((2, 3))
    assert table.statuses(DRUID) == []
