"""The deck walk: every ability, effect, modifier, special rule, quest and reward of every card is made to happen.

A card whose words nobody has proved yet makes a test of this file fail: see `walk/registry.py`.
"""

from __future__ import annotations

import pytest

from systems.runebound import vocabulary as v
from tests.systems.runebound.walk import decks, effects, fights, modifiers, records, specials  # noqa: F401  they fill it
from tests.systems.runebound.walk.cases import Case, all_cases, kinds_used
from tests.systems.runebound.walk.modifiers import STATS
from tests.systems.runebound.walk.registry import ASSERTERS, prove

CASES = all_cases()


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_card_does_what_it_says(case: Case) -> None:
    prove(case)


def test_every_kind_of_thing_that_the_box_says_has_a_proof() -> None:
    assert kinds_used() - ASSERTERS.keys() == set()


def test_every_number_that_a_modifier_changes_has_a_proof() -> None:
    named = {case.thing.stat for case in CASES if isinstance(case.thing, v.Modifier)}
    assert named - STATS.keys() == set()


def test_every_kind_of_thing_that_the_box_says_is_walked_over() -> None:
    assert kinds_used() - {type(case.thing) for case in CASES} == {v.Strength}  # part of every figure
