"""Tests of skills and what rolls are made of (RB-100, RB-116 to RB-121, RB-200)."""

from __future__ import annotations

import pytest

from components.runebound import Roll
from systems.runebound import figures, rolls, values
from systems.runebound.vocabulary import ATTRIBUTE_OF
from tests.systems.runebound.fighting import face, hold, meet, strike
from tests.systems.runebound.table import Table

MORWEN = "hero/sister-morwen"
"""Mind 2, Body 2, Spirit 5; diplomacy 3, resolve 2."""


def attempt(table: Table, of: str, n: int, total: int, hero: str) -> bool:
    """Whether a hero's test succeeds with that roll."""
    test = rolls.TestRoll(hero=table.hero(hero), of=of, n=n)
    return bool(table.totals(total).call(test, hero, at="G08").result)


@pytest.mark.rule("RB-116")
@pytest.mark.parametrize(("total", "succeeds"), [(8, True), (7, False)])
def test_vt08_a_skill_adds_attribute_and_bonus(total: int, succeeds: bool) -> None:
    """VT-08: Spirit 4, diplomacy +3, Test Diplomacy (15): 8 succeeds, 7 fails."""
    table = Table.new("captain-halvard").set("captain-halvard", Tokens={"spirit": 1})  # Spirit 2 + 2
    assert attempt(table, "diplomacy", 15, total, "captain-halvard") is succeeds


@pytest.mark.rule("RB-117", "RB-118")
@pytest.mark.parametrize(("total", "succeeds"), [(11, True), (10, False)])
def test_vt09_an_attribute_without_skill_adds_itself_alone(total: int, succeeds: bool) -> None:
    """VT-09: Spirit 4, Test Spirit (15): 11 succeeds, 10 fails; skills and allies do not count."""
    table = Table.new("varikas").put("archmage-in-exile", "varikas").put("runesinger", "varikas")
    assert attempt(table, "spirit", 15, total, "varikas") is succeeds


@pytest.mark.rule("RB-116")
def test_a_hero_without_the_skill_adds_the_attribute_alone() -> None:
    table = Table.new("varikas")
    assert attempt(table, "swim", 14, 10, "varikas")
    assert not attempt(table, "swim", 14, 9, "varikas")


@pytest.mark.rule("RB-118")
def test_an_allys_skill_helps_only_because_its_card_says_the_hero_gains_it() -> None:
    table = Table.new("varikas").put("hedge-scholar", "varikas")
    assert values.skill(table.world, "hero/varikas", "lore").value == 1 + 1 + 2
    assert values.skill(table.world, "hero/varikas", "resolve").value == 4 + 3


@pytest.mark.rule("RB-119")
@pytest.mark.parametrize(
    ("attribute", "skills"),
    [
        ("mind", {"sneak", "notice", "lore"}),
        ("body", {"swim", "climb", "brawn"}),
        ("spirit", {"diplomacy", "resolve", "luck"}),
    ],
)
def test_every_skill_belongs_to_an_attribute(attribute: str, skills: set[str]) -> None:
    assert {skill for skill, of in ATTRIBUTE_OF.items() if of == attribute} == skills
    table = Table.new("varikas")
    base = values.attribute(table.world, "hero/varikas", attribute).value
    printed = figures.record(table.world, "hero/varikas").skills
    for skill in skills:
        assert values.skill(table.world, "hero/varikas", skill).value == base + printed.get(skill, 0)


@pytest.mark.rule("RB-120")
def test_a_failed_test_does_what_the_card_says_and_nothing_otherwise() -> None:
    table = meet("korrag-half-ogre", "the-weeping-scarecrow", rolls=(2,))
    assert (table.exhaustion("korrag-half-ogre"), table.wounds("korrag-half-ogre")) == (1, 0)
    table = meet("korrag-half-ogre", "lanterns-in-the-fen", rolls=(2,))
    assert (table.exhaustion("korrag-half-ogre"), table.wounds("korrag-half-ogre")) == (0, 0)


@pytest.mark.rule("RB-120")
def test_a_test_is_rolled_once_and_cannot_be_refused() -> None:
    table = meet("korrag-half-ogre", "the-weeping-scarecrow", rolls=(2,))
    assert (table.decision, len(table.events("roll-test"))) == ("D12", 1)


@pytest.mark.rule("RB-121", "RB-100")
def test_bonuses_of_combat_rolls_do_not_count_for_tests_and_escapes() -> None:
    table = Table.new("korrag-half-ogre")
    for card in ("white-blade", "yew-bow", "giants-brew"):
        table.put(card, "korrag-half-ogre")
    assert not attempt(table, "body", 20, 13, "korrag-half-ogre")
    face(table, "korrag-half-ogre", "goblin-toll-clerks")
    table.totals(10).answer("try")  # 10 + Mind 1 against 12
    assert (table.decision, table.wounds("korrag-half-ogre")) == ("D12", 1)


@pytest.mark.rule("RB-100")
def test_the_first_combat_roll_is_the_first_of_each_combat() -> None:
    table = meet("korrag-half-ogre", "goblin-toll-clerks", "night-archer").answer("go_on")
    archer = table.card("night-archer")
    assert rolls.need(table.world, "attack", archer, "ranged", 12) == 12 - 6 - 2
    strike(table, "night-archer", 2)
    hold(table, 20)
    hold(table, 20).answer("go_on")
    assert rolls.need(table.world, "attack", archer, "ranged", 12) == 12 - 6


@pytest.mark.rule("RB-200")
def test_every_roll_is_told_with_its_parts() -> None:
    table = meet("korrag-half-ogre", "goblin-toll-clerks", "white-blade").answer("go_on")
    hold(table, 20)
    table.totals(7).answer("attack:hero").answer("pass")
    told = table.events("roll-attack")[0]
    assert told.barrier == "dice"
    assert told.numbers == {"dice": [3, 4], "value": 6, "target": 13, "total": 7 + 6 + 3}
    parts = told.text.args["parts"]
    assert (parts.args["n"], [part.args["source"] for part in parts.args["each"]]) == (
        "+3",
        ["@card/market/white-blade"],
    )


@pytest.mark.rule("RB-200")
def test_a_bonus_after_the_dice_tells_the_new_total() -> None:
    table = meet("dagna-tunnelborn", "goblin-toll-clerks", "gutter-knife").answer("go_on")
    hold(table, 20)
    table.totals(7).answer("attack:hero")
    assert table.world.the(Roll).dice == [3, 4]
    table.answer("use:card/market/gutter-knife")
    assert table.events("roll-raised")[0].text.args["total"] == 7 + 4 + 2
    assert table.wounds("goblin-toll-clerks") == 1
