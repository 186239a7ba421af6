"""Forecasts of fights: exact where the arithmetic can be done by hand, estimates close to them."""

from __future__ import annotations

import pytest

from engine.rng import Chance
from systems.runebound.advice.builds import FRESH, Build, with_token
from systems.runebound.advice.duels import beats, duel
from systems.runebound.advice.fights import challenges
from systems.runebound.advice.lineup import line_up
from systems.runebound.forecast import BARRED, DEFEND, Foe, Side, chance, course, ending, estimate, forecast

NEVER = 99
IDLE = (BARRED, BARRED, BARRED)


def swordsman(life: int = 1, value: int = 3, damage: int = 1) -> Side:
    return Side((BARRED, value, BARRED), (0, damage, 0), life)


def brute(life: int = 1, damage: int = 1, healing: int = 0) -> Foe:
    """A foe that can be met in melee only."""
    return Foe((NEVER, 14, NEVER), (0, damage, 0), life, healing)


def test_one_blow_for_both_sides() -> None:
    seen = forecast(swordsman(), IDLE, (), brute())
    assert seen.plan == (DEFEND, 1, DEFEND)
    assert seen.win == pytest.approx(chance(11))
    assert seen.wounds == pytest.approx(1.0 - chance(11))


def test_two_blows_before_two_failures() -> None:
    p = chance(11)
    seen = forecast(swordsman(life=2), IDLE, (), brute(life=2))
    assert seen.win == pytest.approx(p * p * (1 + 2 * (1 - p)))


def test_a_harmless_foe_is_beaten_in_the_end() -> None:
    assert forecast(swordsman(), IDLE, (), brute(damage=0)) == (
        pytest.approx(1.0),
        0.0,
        (DEFEND, 1, DEFEND),
        0.0,
    )


def test_who_is_beaten_already() -> None:
    assert forecast(swordsman(), IDLE, (), brute(life=0)).win == 1.0
    assert forecast(swordsman(life=0), IDLE, (), brute()).win == 0.0


def test_a_foe_that_heals_as_fast_as_it_is_hurt_is_never_beaten() -> None:
    assert forecast(swordsman(life=9), IDLE, (), brute(life=2, healing=1)).win == 0.0
    assert estimate(swordsman(life=9), IDLE, (), brute(life=2, healing=1)).win == 0.0
    strong = swordsman(life=9, value=20, damage=3)
    assert forecast(strong, IDLE, (), brute(life=4, healing=1)).win > 0.9


def test_an_ally_strikes_where_the_hero_is_weak() -> None:
    archer = Side((12, BARRED, BARRED), (2, 0, 0), 3)
    foe = Foe((14, 14, 14), (1, 1, 1), 4)
    alone = forecast(swordsman(life=4), (0, 3, 0), (), foe)
    helped = forecast(swordsman(life=4), (0, 3, 0), (archer,), foe)
    assert helped.plan[0] == 2
    assert helped.win > alone.win + 0.2


def test_an_ally_who_will_fall_counts_for_a_part_of_the_fight() -> None:
    foe = Foe((16, 14, 14), (2, 1, 1), 6)
    weak, hardy = (Side((5, BARRED, BARRED), (2, 0, 0), life) for life in (2, 12))
    hero = swordsman(life=5)
    assert forecast(hero, (0, 3, 0), (weak,), foe).win < forecast(hero, (0, 3, 0), (hardy,), foe).win


def test_every_state_comes_from_those_with_less_life() -> None:
    way = course(swordsman(life=5), IDLE, (), brute(life=5))
    wins = [ending(way, life, 5)[0] for life in range(6)]
    assert wins == sorted(wins, reverse=True)
    assert ending(way, 3, 2)[0] < ending(way, 3, 4)[0]


def test_estimates_are_close_to_exact_forecasts() -> None:
    chance_of, errors = Chance(3), []
    for _ in range(60):
        hero = chance_of.pick(("varikas", "korrag-half-ogre", "veleth-star-reader", "tarn-quickfinger"))
        build = with_token(Build(hero, (0, 0, 0, 0, 0), ("road-warden",)), "body", chance_of.below(3))
        foes = challenges(chance_of.pick(("green", "yellow", "blue", "red")))
        sides = line_up(build, FRESH, chance_of.pick(foes), True)
        exact = forecast(sides.hero, sides.defence, sides.allies, sides.foe)
        errors.append(abs(exact.win - estimate(sides.hero, sides.defence, sides.allies, sides.foe).win))
    assert sum(errors) / len(errors) < 0.05


def test_a_lead_of_nothing_beats_other_dice_a_little_more_often_than_not() -> None:
    assert beats(0) == pytest.approx((1 + 0.067) / 2)
    assert beats(19) == pytest.approx(1.0) and beats(-19) == 0.0


def test_the_stronger_hero_wins_a_duel() -> None:
    novice = Build("captain-halvard", (0, 0, 0, 0, 0), ())
    veteran = Build("korrag-half-ogre", (2, 4, 2, 0, 1), ("white-blade", "ringed-hauberk"))
    assert duel((veteran, FRESH), (novice, FRESH)) > 0.9
    assert duel((novice, FRESH), (veteran, FRESH)) < 0.1
