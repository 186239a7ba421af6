"""What the attack under way may still do, and with what chance."""

from __future__ import annotations

from typing import Any

import pytest

from components.superdungeon import Attack, Footing, Potions, Prompts
from engine.world import GAME
from systems.superdungeon import attack, blows, defence, figures, odds, pools, targets
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import Action, Pool, Vulnerable
from tests.systems.superdungeon.arena import Arena


def waiting(moment: str = "attack-declared") -> Arena:
    """A boss strikes at a Mage, a Rogue stands near, and a hero thinks about a potion."""
    arena = Arena(
        "s.m.........r\n............#\n............#", s="starfire", m="ember-mage", r="riftling-rogue"
    )
    arena.set(arena.r, Potions, count=1).set("seat/1", Prompts, mode="always").dice(R="3 3", G="4")
    arena.call(MakeAttack(attacker=arena.s, aim=f"melee:{arena.m}"))
    while arena.question.prompt.key != f"ask-potion-{moment}":
        arena.answer("pass")
    return arena


@pytest.mark.rule("SD-105")
def test_before_the_roll_both_pools_are_open() -> None:
    arena = waiting()
    strike = pools.attack_pool(arena.world, arena.s, "melee", "att", None, arena.m).value
    armour = pools.pool(arena.world, arena.m, "arm").value
    assert blows.ahead(arena.world) == [blows.Blow(arena.m, *odds.hits(strike, armour))]


@pytest.mark.rule("SD-105")
def test_after_the_roll_its_stars_are_known() -> None:
    arena = waiting("attack-rolled")
    armour = pools.pool(arena.world, arena.m, "arm").value
    stars = arena.the(Attack).stars
    assert blows.ahead(arena.world) == [blows.Blow(arena.m, *odds.hits(Pool(white=stars), armour))]


@pytest.mark.rule("SD-249")
def test_in_anothers_place_defends_whoever_was_put_there() -> None:
    """Wherever the Rogue stands, she defends with her own dice."""
    arena = waiting()
    strike = pools.attack_pool(arena.world, arena.s, "melee", "att", None, arena.r).value
    found = blows.ahead(arena.world, protected=arena.m, instead=arena.r)
    assert [blow.target for blow in found] == [arena.r]
    dodging = [pools.pool(arena.world, arena.r, each).value for each in ("arm", "dex")]
    assert found[0].ways / found[0].of in [
        won / of for won, of in (odds.hits(strike, each) for each in dodging)
    ]
    assert arena.the(Attack).targets == [arena.m]


@pytest.mark.rule("SD-161")
def test_whom_the_attack_fails_for_is_not_struck() -> None:
    arena = waiting()
    arena.world.get(arena.m, Footing).x = 11
    assert blows.ahead(arena.world) == []


@pytest.mark.rule("SD-105")
def test_a_defence_that_was_rolled_has_decided() -> None:
    arena = Arena("kp", k="knucklehead", p="royal-paladin")
    under_way = Attack(arena.k, stars=3, defender=arena.p, defence_stars=2)
    arena.world.add(GAME, under_way)
    assert blows.ahead(arena.world) == [blows.Blow(arena.p, 1, 1)]
    under_way.defence_stars = 3
    assert blows.ahead(arena.world) == [blows.Blow(arena.p, 0, 1)]


@pytest.mark.rule("SD-114")
def test_the_order_of_targets_is_asked_with_their_chances() -> None:
    arena = Arena("k.i\n.m.\nk..", m="ember-mage", k="knucklehead", i="ironscale")
    arena.activate(arena.m).answer("use:fire-wave")
    assert arena.decision == "DP-19"
    assert arena.question.prompt.args["action"].key == "name-fire-wave"
    struck = {blow.target: blow for blow in blows.ahead(arena.world)}
    for option in arena.question.options:
        assert option.odds == odds.shown(struck[option.id].chance)


@pytest.mark.rule("SD-130")
def test_who_may_hide_is_hit_less_often() -> None:
    """At distance 5 of Missile 6 one star of DEX at most leaves the Rogue in the attack; so says the aim already."""
    arena = Arena("r....a", r="riftling-rogue", a="flinger")
    arena.set(arena.r, Potions, count=1).set("seat/1", Prompts, mode="always")
    aim = next(aim for aim in targets.aims(arena.world, arena.a) if aim.way.kind == "missile")
    shown = attack.aim_odds(arena.world, arena.a, aim, None)
    arena.call(MakeAttack(attacker=arena.a, aim=aim.id))
    assert arena.question.prompt.key == "ask-potion-attack-declared"
    dex = pools.pool(arena.world, arena.r, "dex").value
    few = sum(ways for stars, ways in odds.ways(dex).items() if stars <= 1) / sum(odds.ways(dex).values())
    dice = pools.attack_pool(arena.world, arena.a, "missile", "dex", None, arena.r).value
    defences = [pools.pool(arena.world, arena.r, each).value for each in ("arm", "dex")]
    hit = min(won / of for won, of in (odds.hits(dice, each) for each in defences))
    (blow,) = blows.ahead(arena.world)
    assert 0 < few < 1
    assert blow.ways / blow.of == pytest.approx(few * hit)
    assert shown == odds.shown(blow.chance)


@pytest.mark.rule("SD-191")
@pytest.mark.parametrize("mode", ["wound", "discard"])
def test_a_weak_spot_that_costs_a_die_is_counted(mode: str) -> None:
    """The house rule takes the highest die of a defender whose weak spot the attack meets."""
    kind = next(model.id for model in content().models.values() if any(map(is_weakness, model.abilities)))
    arena = Arena("m..t", options={"vulnerable_mode": mode}, m="ember-mage", t=kind)
    spots: Any = tuple(figures.weak_spots(arena.world, arena.t))
    action = Action(id="probe", kind="attack", cost=1, statuses=spots)
    armour, dice = pools.pool(arena.world, arena.t, "arm").value, Pool(blue=3)
    found = defence.chance(arena.world, arena.t, action, dice, by=arena.m)
    assert found == odds.hits(dice, armour, False, mode == "discard")


def is_weakness(ability: object) -> bool:
    return isinstance(ability, Vulnerable)
