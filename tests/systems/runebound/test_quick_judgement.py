"""Short cuts of the adviser: they say about what the long way says, and never what makes a game go on for ever."""

from __future__ import annotations

import statistics

import pytest

from systems.runebound.advice.builds import FRESH, Build, Shape
from systems.runebound.advice.fights import outlook
from systems.runebound.advice.lending import tells_in_fights
from systems.runebound.advice.lineup import line_up
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.prospects import Prospects
from systems.runebound.advice.strength import fighter, strength
from systems.runebound.content import content
from tests.systems.runebound.fighting import meet
from tests.systems.runebound.table import Table
from tests.systems.runebound.test_heuristic import best

NONE = (0, 0, 0, 0, 0)


def veterans() -> list[Build]:
    """Heroes of many sorts, with and without cards and tokens."""
    outfits = ((), ("white-blade", "ringed-hauberk"), ("sell-sword-captain", "yew-bow"), ("troll-mercenary",))
    tokens = (NONE, (2, 0, 0, 0, 1), (0, 3, 0, 0, 1), (1, 1, 3, 1, 0))
    return [Build(hero, grown, cards) for hero in content().heroes for grown in tokens for cards in outfits]


def test_the_rule_of_thumb_ranks_heroes_as_forecasts_do() -> None:
    builds = veterans()
    closely, about = ([strength(build, closely) for build in builds] for closely in (True, False))
    assert statistics.correlation(closely, about) > 0.9


def test_cards_that_no_fight_shows_do_not_change_strength() -> None:
    assert not tells_in_fights("climbers-coil") and tells_in_fights("white-blade")
    plain = Build("varikas", NONE, ("white-blade",))
    assert fighter(plain._replace(cards=("climbers-coil", "white-blade"))) == plain


def test_a_way_costs_what_its_steps_cost() -> None:
    """The quick search for ways agrees with going round the board until nothing gets any cheaper."""
    table = Table.new("varikas").start_turn("varikas", at="tamalir", step="move")
    ground = Prospects(Mind(table.session.view(0), table.question)).ground
    goal = table.space("G08")
    found = ground.costs(goal)
    assert found[goal] == 0.0 and set(found) == set(ground.country.terrains)
    for here, nears in ground.country.links.items():
        if here != goal:
            ways = [found[near] + ground._ease[near] for near, _ in nears]
            assert found[here] == pytest.approx(min(ways))


def test_goals_are_the_best_things_seen_from_here() -> None:
    table = Table.new("varikas").start_turn("varikas", at="tamalir", step="move")
    for careful in (True, False):
        prospects = Prospects(Mind(table.session.view(0), table.question, careful))
        from_here = sorted(
            (
                one.worth * prospects.ground.left(prospects.mind.here, space, prospects.speed)
                for space, one in prospects.at_once.items()
            ),
            reverse=True,
        )
        assert [goal.from_here for goal in prospects.goals] == from_here[: len(prospects.goals)]


def test_paid_damage_counts_while_the_breath_lasts() -> None:
    korrag = Build("korrag-half-ogre", (0, 5, 5, 0, 2), ())
    assert line_up(korrag, FRESH, "thorn-hound", True).hero.damages[1] == 2
    assert line_up(korrag, Shape(tired=3), "thorn-hound", True).hero.damages[1] == 1
    assert outlook(korrag, FRESH, "verdant-ruin").win < 0.1  # it heals: three hits of two are not enough


def test_the_careless_run_only_from_what_they_would_not_attempt_again() -> None:
    for foe, cards, expected in (
        ("goblin-drummers", ["troll-mercenary"], "go_on"),
        ("ogre-at-the-ford", [], "try"),
    ):
        table = meet("tarn-quickfinger", foe, *cards, rolls=(2,)).set(
            "hero/tarn-quickfinger", Wounds={"count": 2}
        )
        assert (table.decision, best(table, careful=False)) == ("D12", expected)
