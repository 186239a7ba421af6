"""Who can be aimed at, with what, and whom an area reaches (SD-104, SD-119 to SD-147)."""

from __future__ import annotations

import pytest

from systems.superdungeon import figures, targets
from systems.superdungeon.vocabulary import Action, Area, Distance
from tests.systems.superdungeon.arena import Arena


def aims(arena: Arena, user: str, name: str = "") -> list[str]:
    """Ids of the lawful aims of a basic attack, or of an action."""
    action = figures.action(arena.world, user, name) if name else None
    return [aim.id for aim in targets.aims(arena.world, user, action)]


def reached(arena: Arena, user: str, action: Action) -> dict[str, tuple[str, ...]]:
    """Whom each aim of an action reaches."""
    return {aim.id: aim.targets for aim in targets.aims(arena.world, user, action)}


def shape(name: str, n: int, **more: object) -> Action:
    """An attack with an area."""
    return Action(id="test", kind="attack", cost=1, area=Area(name, n), against="arm", **more)  # type: ignore[arg-type]


# --- at hand and from afar -------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-104", "SD-108")
def test_melee_is_against_enemies_beside_one_spawning_points_too() -> None:
    """Beside the hero: a kobold and a point; the friend and the kobold farther off are no targets."""
    arena = Arena(
        "kfw\n.h.\n...\n.m.",
        h="hearthsworn-fighter",
        f="royal-paladin",
        k="knucklehead",
        w="egg-clutch",
        m="gouger",
    )
    assert aims(arena, arena.h) == [f"melee:{arena.k}", f"melee:{arena.w}"]


@pytest.mark.rule("SD-072", "SD-104")
def test_v18_two_wall_corners_part_neighbours() -> None:
    """V-18: across two wall corners nobody is adjacent."""
    arena = Arena("h#\n#k", h="hearthsworn-fighter", k="knucklehead")
    assert aims(arena, arena.h) == []


@pytest.mark.rule("SD-119")
def test_reach_strikes_farther_and_stays_melee() -> None:
    """Reach 2: a target two squares off in sight, with ATT; not three, not behind a wall."""
    arena = Arena("gh.\n.#.\n..f", g="gouger", h="royal-paladin", f="ember-mage")
    assert aims(arena, arena.g) == [f"melee:{arena.h}"]
    arena = Arena("g.h", g="gouger", h="royal-paladin")
    aim = targets.aims(arena.world, arena.g)[0]
    assert (aim.id, aim.way.rolls) == (f"melee:{arena.h}", "att")
    assert aims(Arena("g..h", g="gouger", h="royal-paladin"), "monster/gouger/1") == []


@pytest.mark.rule("SD-120")
def test_range_uses_att() -> None:
    """An attack with Range 4 rolls ATT."""
    arena = Arena("h...k", h="royal-paladin", k="knucklehead")
    action = Action(id="test", kind="attack", cost=1, distance=Distance("range", 4), against="arm")
    (aim,) = targets.aims(arena.world, arena.h, action)
    assert (aim.way.kind, aim.way.rolls) == ("range", "att")


@pytest.mark.rule("SD-121", "SD-123")
def test_magic_reaches_far_with_will_and_beside_one_as_well() -> None:
    """Magic 8: WILL at distance 8 and at distance 1; ATT only beside one."""
    arena = Arena("mk......g", m="ember-mage", k="knucklehead", g="gouger")
    assert aims(arena, arena.m) == [f"melee:{arena.k}", f"magic:{arena.k}", f"magic:{arena.g}"]
    assert targets.aims(arena.world, arena.m)[2].way.rolls == "will"
    assert aims(Arena("m........g", m="ember-mage", g="gouger"), "hero/ember-mage") == []


@pytest.mark.rule("SD-122", "SD-123")
def test_v19_no_missiles_beside_an_enemy() -> None:
    """V-19: beside a spawning point no missile flies, but ATT may strike the point."""
    arena = Arena("aw...k", a="dewleaf-archer", w="kobold-warren", k="knucklehead")
    assert aims(arena, arena.a) == [f"melee:{arena.w}"]
    arena = Arena("a.w..k", a="dewleaf-archer", w="kobold-warren", k="knucklehead")
    assert aims(arena, arena.a) == [f"missile:{arena.w}", f"missile:{arena.k}"]
    assert targets.aims(arena.world, arena.a)[0].way.rolls == "dex"


@pytest.mark.rule("SD-124", "SD-127", "SD-129")
def test_a_wall_hides_a_target_but_models_do_not() -> None:
    """Line of sight is needed; models in between do not matter."""
    arena = Arena("mk.g\n.##.\n....", m="ember-mage", k="knucklehead", g="gouger")
    assert f"magic:{arena.g}" in aims(arena, arena.m)
    arena = Arena("m#g\n.#.\n...", m="ember-mage", g="gouger")
    assert aims(arena, arena.m) == []


@pytest.mark.rule("SD-125", "SD-124")
def test_hookshot_needs_no_sight() -> None:
    """The hook finds its target behind a wall, by distance alone."""
    arena = Arena("m#g\n.#.\n...", m="ember-mage", g="gouger")
    hook = Action(
        id="test", kind="action", cost=1, distance=Distance("hookshot", 6), rolls="dex", against="arm"
    )
    assert list(reached(arena, arena.m, hook)) == [f"hookshot:{arena.g}"]


@pytest.mark.rule("SD-126")
def test_distance_is_counted_between_nearest_squares() -> None:
    """A large model is as near as its nearest square."""
    arena = Arena("m........r.\n...........", m="ember-mage", r="rex")
    assert aims(arena, arena.m) == []
    arena = Arena("m.......r.\n..........", m="ember-mage", r="rex")
    assert aims(arena, arena.m) == [f"magic:{arena.r}"]


@pytest.mark.rule("SD-155", "SD-137", "SD-121")
def test_a_special_attack_uses_the_distance_of_its_attribute() -> None:
    """Magma Strike is WILL: by magic only, beside one too; Dawn Hammer only beside one."""
    arena = Arena("mk......g", m="ember-mage", k="knucklehead", g="gouger")
    assert aims(arena, arena.m, "magma-strike") == [f"magic:{arena.k}", f"magic:{arena.g}"]
    arena = Arena("pk.g", p="royal-paladin", k="knucklehead", g="gouger")
    assert aims(arena, arena.p, "dawn-hammer") == [f"melee:{arena.k}"]


# --- areas --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-137", "SD-132")
def test_e17_a_wave_takes_the_attribute_of_magic_and_spares_friends() -> None:
    """E-17: Fire Wave rolls WILL, reaches enemies within 2 only, not the Mage nor her friend."""
    arena = Arena("k..g\n.f..\n.m..\n...k", m="ember-mage", f="royal-paladin", k="knucklehead", g="gouger")
    (aim,) = targets.aims(arena.world, arena.m, figures.action(arena.world, arena.m, "fire-wave"))
    assert (aim.id, aim.way.rolls) == ("here", "will")
    assert set(aim.targets) == {arena.k, arena.g, "monster/knucklehead/2"}
    assert arena.at("monster/knucklehead/2") == (3, 3)


@pytest.mark.rule("SD-134", "SD-133", "SD-132")
def test_dangerous_reaches_everybody_augment_only_friends() -> None:
    """A Dangerous wave takes in user, friends and enemies; an Augment one friends and user."""
    arena = Arena("khf", h="hearthsworn-fighter", f="royal-paladin", k="knucklehead")
    dangerous = reached(arena, arena.h, shape("wave", 1, dangerous=True))["here"]
    assert set(dangerous) == {arena.k, arena.h, arena.f}
    assert set(reached(arena, arena.h, shape("wave", 1, augment=True))["here"]) == {arena.h, arena.f}
    assert set(reached(arena, arena.h, shape("wave", 1))["here"]) == {arena.k}


@pytest.mark.rule("SD-135", "SD-147")
def test_an_area_is_aimed_at_somebody_but_waves_and_crosses_always_may() -> None:
    """Lance, Spray and Sweep go only where there is a target; Wave and Cross may hit nobody."""
    arena = Arena("...\n.h.\n...", h="royal-paladin")
    for name in ("lance", "spray", "sweep"):
        assert reached(arena, arena.h, shape(name, 2)) == {}
    for name in ("wave", "cross"):
        assert reached(arena, arena.h, shape(name, 2)) == {"here": ()}
    arena = Arena(".k.\n...\n.h.", h="royal-paladin", k="knucklehead")
    assert reached(arena, arena.h, shape("lance", 2)) == {"side:N": (arena.k,)}


@pytest.mark.rule("SD-139", "SD-147")
def test_a_burst_spreads_from_its_target() -> None:
    """Burst 1 at distance takes in the neighbours of the target; each square of a large target can be its centre."""
    arena = Arena("a....kg\n.......\n......k", a="dewleaf-archer", k="knucklehead", g="gouger")
    found = reached(arena, arena.a, shape("burst", 1))
    assert found[f"missile:{arena.k}:space/r00c05"] == (arena.k, arena.g)
    arena = Arena("a...r.\n......", a="dewleaf-archer", r="rex")
    assert len(reached(arena, arena.a, shape("burst", 1))) == 4


@pytest.mark.rule("SD-136")
def test_walls_stop_a_wave() -> None:
    """Behind the wall nobody is hit."""
    arena = Arena("h#k\n.#.\n..g", h="royal-paladin", k="knucklehead", g="gouger")
    assert reached(arena, arena.h, shape("wave", 2)) == {"here": ()}


@pytest.mark.rule("SD-133")
def test_oneself_can_be_helped_but_not_attacked() -> None:
    """An Augment action with a distance may be aimed at its user; an attack never is."""
    arena = Arena("a.f", a="dewleaf-archer", f="royal-paladin")
    assert aims(arena, arena.a, "field-poultice") == [f"range:{arena.a}", f"range:{arena.f}"]


@pytest.mark.rule("SD-201")
def test_control_alone_is_not_aimed_at_spawning_points() -> None:
    """What cannot be moved is no target of an action that only moves."""
    arena = Arena("hwk", h="hearthsworn-fighter", w="kobold-warren", k="knucklehead")
    (aim,) = targets.aims(arena.world, arena.h, figures.action(arena.world, arena.h, "grudge-call"))
    assert aim.targets == (arena.k,)


@pytest.mark.rule("SD-148")
def test_an_action_for_a_type_concerns_that_type_alone() -> None:
    """The Priest's hymn is for kobolds, not for drakes."""
    arena = Arena("dkw", d="dragon-priest", k="knucklehead", w="whelp")
    (aim,) = targets.aims(arena.world, arena.d, figures.action(arena.world, arena.d, "scale-hymn"))
    assert set(aim.targets) == {arena.d, arena.k}
