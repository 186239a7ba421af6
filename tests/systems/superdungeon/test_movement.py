"""Walking, running, and what squares do to those who enter them (SD-055 to SD-070, SD-073, SD-235; V-35)."""

from __future__ import annotations

import pytest

from components.superdungeon import Activation, Aura, Auras, Footing
from systems.superdungeon import figures
from systems.superdungeon.marching import Walk
from systems.superdungeon.movement import Arrive, Enter
from tests.systems.superdungeon.arena import Arena


def space(x: int, y: int = 0) -> str:
    """The key of a square."""
    return figures.space_at((x, y))


def left(arena: Arena) -> tuple[int, int]:
    """AP and speed that are left."""
    active: Activation = arena.the(Activation)
    return active.ap, active.speed


@pytest.mark.rule("SD-055", "SD-061", "SD-056", "SD-073")
def test_e05_moves_and_attacks_in_any_mix() -> None:
    """E-05: speed 6 and 3 AP: move 2, attack, three times over; nothing is left, and nobody strikes in passing."""
    arena = Arena("p.......\n..k.k.k.", p="royal-paladin", k="dragon-priest")
    arena.activate(arena.p)
    for x, kobold in ((2, 1), (4, 2), (6, 3)):
        arena.answer(space(x)).dice(B="0 0 0 1", R="P").answer(f"attack:melee:monster/dragon-priest/{kobold}")
    assert left(arena) == (0, 0)
    assert arena.wounds(arena.p) == 0
    assert arena.options == ["end"]


@pytest.mark.rule("SD-061", "SD-062")
def test_a_step_costs_one_in_all_directions_but_not_between_corners() -> None:
    """Diagonals cost 1; between two wall corners there is no way, past one there is."""
    arena = Arena("p.#\n.#.\n...", p="royal-paladin")
    arena.activate(arena.p)
    walk = {o.id: o.text.args["n"] for o in arena.question.options if o.id.startswith("space/")}
    assert walk[space(0, 1)] == walk[space(1, 0)] == 1
    assert walk[space(1, 2)] == 2
    assert walk[space(2, 1)] == 3


@pytest.mark.rule("SD-063", "SD-024")
def test_friends_are_passed_enemies_chests_and_points_are_not() -> None:
    """Nobody stops on a taken square; only friends are walked through."""
    arena = Arena("pf.", p="royal-paladin", f="ember-mage")
    assert arena.activate(arena.p).offers("space/") == [space(2)]
    for other in ("knucklehead", "chest", "egg-clutch"):
        arena = Arena("po.", p="royal-paladin", o=other)
        assert arena.activate(arena.p).offers("space/") == []
    arena = Arena("ko.", k="knucklehead", o="egg-clutch")
    assert arena.activate(arena.k).offers("space/") == []


@pytest.mark.rule("SD-065", "SD-069")
def test_difficult_terrain_costs_two_and_one_for_the_surefooted() -> None:
    """A difficult square takes 2 speed; Surefoot pays 1, with the house rule 2."""
    for cards, options, cost in (((), {}, 2), (("mountaineers-harness",), {}, 1)):
        arena = Arena("p:", p="royal-paladin", options=options).equip("hero/royal-paladin", *cards)
        arena.activate(arena.p).answer(space(1))
        assert left(arena)[1] == 6 - cost
    arena = Arena("p:", p="royal-paladin", options={"surefoot_cost": 2})
    arena.equip(arena.p, "mountaineers-harness").activate(arena.p).answer(space(1))
    assert left(arena)[1] == 4


@pytest.mark.rule("SD-065")
def test_v16_with_one_speed_left_difficult_ground_is_refused() -> None:
    """V-16: 1 speed left: no step onto a difficult square."""
    arena = Arena("......p:\n........", p="royal-paladin")
    arena.activate(arena.p).set("game", Activation, speed=1)
    assert space(7) not in arena.options
    assert space(7, 1) in arena.options


@pytest.mark.rule("SD-066", "SD-067")
def test_large_models_move_as_blocks_and_squeeze_without_stopping() -> None:
    """Rex passes a gap one square wide for 2 speed a step, and may only stop where four squares are free."""
    arena = Arena("....#....\n.r.......\n......#..\n####.####", r="rex")
    arena.activate(arena.r)
    ends = {o.id: o.text.args["n"] for o in arena.question.options if o.id.startswith("space/")}
    assert space(2, 1) in ends
    assert space(3, 0) not in ends
    assert ends[space(4, 1)] == 3


@pytest.mark.rule("SD-068")
def test_flyers_pass_enemies_and_lava_unhurt() -> None:
    """A Wyrmling flies over a hero and a lava square, lands on lava, and does not burn."""
    arena = Arena("wp~~", w="wyrmling", p="royal-paladin")
    arena.activate(arena.w).answer(space(3))
    assert arena.statuses(arena.w) == []
    assert left(arena)[1] == 3


@pytest.mark.rule("SD-070")
def test_lava_burns_and_is_difficult() -> None:
    """Entering lava costs 2 and brings Fire, also to a monster; who is immune does not burn."""
    arena = Arena("p~.", p="royal-paladin")
    arena.activate(arena.p).answer(space(2))
    assert (arena.statuses(arena.p), left(arena)[1]) == (["fire"], 3)
    arena = Arena("..~\nr.~\n..~", r="rockgut")
    arena.activate(arena.r).answer(space(1, 1))
    assert arena.statuses(arena.r) == []


@pytest.mark.rule("SD-070")
def test_the_way_avoids_lava_where_it_costs_nothing() -> None:
    """Of two ways that cost the same, the one that does not burn is walked."""
    arena = Arena("p~.\n.:.", p="royal-paladin")
    arena.activate(arena.p).answer(space(2))
    assert arena.statuses(arena.p) == []


@pytest.mark.rule("SD-070", "SD-200")
def test_whoever_is_put_on_lava_burns_but_not_who_is_moved_over_it() -> None:
    """Placement counts on the end square only."""
    arena = Arena("k~.", k="knucklehead")
    arena.call(Enter(model=arena.k, at=(2, 0)))
    assert arena.statuses(arena.k) == []
    arena.call(Enter(model=arena.k, at=(1, 0)))
    assert arena.statuses(arena.k) == ["fire"]


@pytest.mark.rule("SD-235")
def test_v35_a_hero_who_steps_beside_a_point_burns() -> None:
    """V-35: stepping next to a point brings Fire; along it nothing more; a monster never minds."""
    arena = Arena("p...\n..w.", p="royal-paladin", w="egg-clutch", boss="starfire")
    arena.activate(arena.p).answer(space(1))
    assert arena.statuses(arena.p) == ["fire"]
    arena.suffer(arena.p).answer(space(2))
    assert arena.statuses(arena.p) == []
    arena = Arena("k...\n..w.", k="knucklehead", w="egg-clutch", boss="starfire")
    arena.activate(arena.k).answer(space(1))
    assert arena.statuses(arena.k) == []


@pytest.mark.rule("SD-235")
def test_without_starfire_points_burn_nobody() -> None:
    """The dungeon effect is the adventure card's."""
    arena = Arena("p...\n..w.", p="royal-paladin", w="egg-clutch")
    arena.activate(arena.p).answer(space(1))
    assert arena.statuses(arena.p) == []


@pytest.mark.rule("SD-146")
def test_an_aura_with_a_status_strikes_who_enters_it() -> None:
    """On entering, not on every further step inside."""
    arena = Arena("p..k", p="royal-paladin", k="knucklehead")
    aura = Aura("stench", 2, [], augment=False, statuses=["slow"])
    arena.world.get(arena.k, Auras).auras.append(aura)
    arena.call(Enter(model=arena.p, at=(1, 0)))
    assert arena.statuses(arena.p) == ["slow"]
    arena.suffer(arena.p).call(Enter(model=arena.p, at=(2, 0)))
    assert arena.statuses(arena.p) == []


@pytest.mark.rule("SD-070")
def test_arriving_on_a_square_is_entering_it() -> None:
    """Whoever comes onto the map on lava burns."""
    arena = Arena("k~", k="knucklehead")
    arena.world.get(arena.k, Footing).x = 1
    arena.call(Arrive(model=arena.k))
    assert arena.statuses(arena.k) == ["fire"]


@pytest.mark.rule("SD-063", "SD-067")
def test_whoever_is_halted_on_a_taken_square_stands_aside() -> None:
    """A foe has come in the way while the walker was on a friend's square: the nearest free square is his."""
    arena = Arena("pfk\n##.", p="royal-paladin", f="ember-mage", k="knucklehead")
    arena.activate(arena.p)
    arena.call(Walk(model=arena.p, end=space(2), step="step_on", way=[(1, 0), (2, 0)]))
    assert arena.at(arena.p) == (0, 0)


@pytest.mark.rule("SD-161")
def test_a_walker_carried_off_by_a_potion_walks_no_farther() -> None:
    """The rest of the way is no longer his."""
    arena = Arena("p.....", p="royal-paladin")
    arena.activate(arena.p)
    arena.call(Walk(model=arena.p, end=space(5), step="step_on", way=[(4, 0), (5, 0)]))
    assert arena.at(arena.p) == (0, 0)


# --- running ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-058")
def test_running_gives_up_all_ap_for_double_speed() -> None:
    """Squares moved before count in the doubled speed; after an action there is no run."""
    arena = Arena("p........k", p="royal-paladin", k="dragon-priest")
    arena.activate(arena.p).answer(space(2)).answer("run")
    assert left(arena) == (0, 10)
    assert "run" not in arena.options
    arena = Arena("pk....", p="royal-paladin", k="dragon-priest")
    arena.activate(arena.p).dice(B="0 0 0 0", R="P").answer("attack")
    assert "run" not in arena.options


@pytest.mark.rule("SD-058")
def test_nobody_runs_without_ap() -> None:
    """0 AP cannot be given up."""
    arena = Arena("k...", k="knucklehead")
    arena.suffer(arena.k, "poison").activate(arena.k)
    assert left(arena)[0] == 0
    assert "run" not in arena.options


@pytest.mark.rule("SD-059", "SD-186")
def test_v09_run_doubles_the_halved_speed() -> None:
    """V-09: Rogue speed 7, Slow: 4; running 8."""
    arena = Arena("r........", r="riftling-rogue")
    arena.suffer(arena.r, "slow").activate(arena.r)
    assert left(arena) == (3, 4)
    arena.answer("run")
    assert left(arena) == (0, 8)


@pytest.mark.rule("SD-182")
def test_the_immobile_spend_no_speed_but_act() -> None:
    """Immobile: no walking, no running; attacks go on."""
    arena = Arena("pk.", p="royal-paladin", k="knucklehead")
    arena.suffer(arena.p, "immobile").activate(arena.p)
    assert arena.offers("space/") == []
    assert "run" not in arena.options
    assert arena.offers("attack") != []


# --- Red Mist --------------------------------------------------------------------------------------------------------


def test_red_mist_strikes_after_every_square() -> None:
    """A free blow is offered on each square with a foe beside it; none without, and no Berserk attack."""
    arena = Arena("b......\n..k....\nf......", b="skyhorn-berserker", k="dragon-priest", f="ember-mage")
    arena.call(Enter(model=arena.b, at=(1, 0))).activate(arena.b)
    assert arena.offers("free") != []
    arena.answer("use:red-mist")
    assert arena.offers("free") == []
    arena.answer(space(5))
    assert (arena.at(arena.b), arena.decision) == ((2, 0), "DP-17")
    arena.dice(R="2 2 P", B="0").answer("free:melee")
    assert (arena.at(arena.b), arena.wounds(arena.k)) == ((3, 0), 1)
    arena.answer("go_on")
    assert arena.at(arena.b) == (5, 0)
    assert arena.the(Activation).ap == 0


@pytest.mark.rule("SD-037")
def test_a_walk_ends_with_its_walker() -> None:
    """Whoever falls by Backlash in Red Mist walks no farther."""
    arena = Arena("b....\n..o..\nf....", b="skyhorn-berserker", o="boo-booty", f="ember-mage")
    arena.activate(arena.b)
    arena.suffer(arena.b, wounds=4).answer("use:red-mist").answer(space(4))
    arena.dice(R="P P 3 3").answer("free:melee")
    assert not arena.stands(arena.b)
    assert arena.decision == "probe"
