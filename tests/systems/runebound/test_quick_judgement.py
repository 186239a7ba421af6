"""Short cuts of the adviser: they say about what the long way says, and never what makes a game go on for ever."""

from __future__ import annotations

import statistics

import pytest

from components.runebound import AdventureCounter, Combat
from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.bots.players import player
from systems.runebound import figures
from systems.runebound.advice.builds import FRESH, Build, Shape
from systems.runebound.advice.fights import outlook
from systems.runebound.advice.lending import tells_in_fights
from systems.runebound.advice.lineup import line_up
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.prospects import Prospects, last_resort
from systems.runebound.advice.strength import fighter, strength, token_gain
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


# --- games that went on for ever --------------------------------------------------------------------------------------


@pytest.mark.parametrize("careful", [True, False])
def test_an_unknown_card_is_better_than_a_fight_without_hope(careful: bool) -> None:
    table = Table.new("varikas").set("hero/varikas", Purse={"gold": 0})
    for key, counter in table.world.all(AdventureCounter):
        counter.at = figures.COUNTER_PILE if key != "counter/red/01" else table.space("R01")
    army = table.put("the-hollow-army", figures.UNDEFEATED).card("the-hollow-army")
    table.set(army, Undefeated={"slot": 1, "space": table.space("B06")})
    table.start_turn("varikas", at="tamalir", step="move")
    waits = last_resort(Mind(table.session.view(0), table.question, careful))
    assert set(waits) == {table.space("R01")}


def test_the_careless_count_the_wounds_of_allies_against_a_foe_they_know() -> None:
    table = Table.new("varikas").put("troll-mercenary", "varikas")
    table.start_turn("varikas", at="tamalir", step="move")
    sound = Mind(table.session.view(0), table.question, False).known_fight("court-of-thunder", ())[1]
    table.set(table.card("troll-mercenary"), Wounds={"count": 5})
    hurt = Mind(table.session.view(0), table.question, False).known_fight("court-of-thunder", ())[1]
    assert hurt.win < sound.win


def test_the_careless_do_not_run_from_where_they_can_only_come_back_to() -> None:
    table = meet("tarn-quickfinger", "ogre-at-the-ford", rolls=(2,))
    table.set("hero/tarn-quickfinger", Wounds={"count": 2}, Purse={"gold": 0})
    for _, counter in table.world.all(AdventureCounter):
        if counter.at.startswith("space/") and counter.at != table.world.the(Combat).space:
            counter.at = figures.COUNTER_PILE
    assert (table.decision, best(table, careful=False)) == ("D12", "go_on")


@pytest.mark.parametrize("careful", [True, False])
def test_nobody_bars_himself_from_yellow(careful: bool) -> None:
    strong = Build("korrag-half-ogre", (0, 9, 5, 2, 1), ("white-blade", "ringed-hauberk"))
    assert token_gain(strong, "life", careful) < 0 <= token_gain(strong, "body", careful)


@pytest.mark.parametrize(
    "level, seed, seats", [("easy", 38, 2), ("easy", 2, 1), ("easy", 207, 1), ("normal", 306, 1)]
)
def test_games_that_went_on_for_ever_come_to_an_end(level: str, seed: int, seats: int) -> None:
    session = Session.new(catalogue.find("runebound"), [SeatSetUp()] * seats, seed, undo=False)
    bots = [player(level, seed + seat) for seat in range(seats)]
    for _ in range(6_000):
        if (question := session.question) is None:
            break
        chosen, _ = bots[question.seat].answer(session.view(question.seat), question)
        session.choose(*chosen)
    assert session.over is not None
