"""The chance to win a fight after each choice: worked by hand, by simulation, and against what is forecast."""

from __future__ import annotations

import random

import pytest

from systems.runebound.forecast import chance
from systems.runebound.outlook import Blow, FightNumbers, PhaseNumbers, chances, duel_chance, fight_numbers
from tests.systems.runebound.table import Table

HERO, ALLY, FOE = ((2, 1), (6, 1), (3, 1)), ((2, 1), (6, 1), (1, 0)), ((14, 0), (17, 2), (13, 1))


def phase(n: int) -> PhaseNumbers:
    """A dwarf and her ally against an ogre, in the numbers of a printed example."""
    value, damage = FOE[n]
    blows = tuple(Blow(chance(value - own[n][0]), own[n][1], damage) for own in (HERO, ALLY))
    held = 1.0 if damage == 0 else chance(value - HERO[n][0])
    return PhaseNumbers(blows, held, damage)


def ogre(**parts: object) -> FightNumbers:
    phases = tuple(phase(n) for n in range(3))
    return FightNumbers(("dagna", "dwarf"), 1, phases, phases, (3, 4), 2)._replace(**parts)  # type: ignore[arg-type]


def test_the_example_of_the_ogre() -> None:
    found = dict(chances(ogre()))
    assert found["attack:dwarf"] == pytest.approx(0.94, abs=0.005)
    assert found["attack:dagna"] == pytest.approx(0.82, abs=0.005)
    assert found["defend"] == pytest.approx(0.80, abs=0.005)
    assert found[""] == found["attack:dwarf"]


def test_one_blow_decides() -> None:
    blow = PhaseNumbers((Blow(0.3, 1, 9),), 0.5, 9)
    found = dict(chances(FightNumbers(("h",), 2, (blow,) * 3, (blow,) * 3, (1,), 1)))
    assert found["attack:h"] == pytest.approx(0.3)


def test_a_round_without_harm_leads_back_to_itself() -> None:
    """Nothing can happen but a hit in every tenth try: in the end it comes."""
    blow = PhaseNumbers((Blow(0.1, 1, 0),), 1.0, 0)
    found = dict(chances(FightNumbers(("h",), 0, (blow,) * 3, (blow,) * 3, (1,), 1)))
    assert found["defend"] == pytest.approx(1.0)


def test_nobody_wins_who_cannot_strike() -> None:
    barred = PhaseNumbers((None,), 1.0, 0)
    assert dict(chances(FightNumbers(("h",), 0, (barred,) * 3, (barred,) * 3, (1,), 1)))["defend"] == 0.0


def test_a_foe_that_heals_is_harder() -> None:
    without = dict(chances(ogre()))[""]
    assert dict(chances(ogre(healing=1, foe_full=3)))[""] < without


def test_who_has_attacked_may_not_again_this_round() -> None:
    found = dict(chances(ogre(acted=0b10)))
    assert set(found) == {"defend", "attack:dagna", ""}


def test_two_rolls_against_each_other() -> None:
    assert duel_chance(0) > 0.5
    assert duel_chance(19) == 1.0
    assert duel_chance(-19) == 0.0
    roll = random.Random(5)
    thrown = [
        roll.randint(1, 10) + roll.randint(1, 10) + 3 >= roll.randint(1, 10) + roll.randint(1, 10)
        for _ in range(20_000)
    ]
    assert duel_chance(3) == pytest.approx(sum(thrown) / len(thrown), abs=0.02)


def test_no_fight_no_numbers() -> None:
    table = Table.new("varikas", "brannoc-oathkeeper")
    assert fight_numbers(table.world) is None
