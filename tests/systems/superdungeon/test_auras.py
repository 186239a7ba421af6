"""Auras that move, and in what order effects of one moment fall (SD-145, SD-146, SD-242)."""

from __future__ import annotations

from typing import Any

import pytest

from components.superdungeon import Aura, Auras, Footing, Force, RoundState, Statuses
from systems.superdungeon import auras, figures
from systems.superdungeon.control import ControlMove
from systems.superdungeon.movement import Enter
from systems.superdungeon.shapeshift import Shift
from tests.systems.superdungeon.arena import Arena


def give(arena: Arena, bearer: str, source: str, n: int = 1, **more: Any) -> None:
    """An aura in force that nobody stands in newly."""
    arena.world.get(bearer, Auras).auras.append(
        Aura(source, n, **{"abilities": [], "augment": False, **more})
    )


def stink(arena: Arena, bearer: str, *statuses: str, source: str = "stink", n: int = 1) -> None:
    """An aura that places statuses on enemies."""
    give(arena, bearer, source, n, statuses=list(statuses))


@pytest.mark.rule("SD-145", "SD-146")
def test_an_aura_falls_on_those_whom_its_bearer_comes_near() -> None:
    """The monster walks up: heroes newly covered are poisoned, one after the other; his friend and the far one are not."""
    arena = Arena("k..h.\n...m.\n...o.", k="knucklehead", h="royal-paladin", m="ember-mage", o="hatchling")
    arena.activate(arena.k)
    stink(arena, arena.k, "poison")
    arena.answer("space/r00c02")
    assert arena.statuses(arena.h) == arena.statuses(arena.m) == ["poison"]
    assert arena.statuses(arena.o) == []


@pytest.mark.rule("SD-146")
def test_an_aura_falls_once_on_those_who_stay_in_it() -> None:
    """Whoever is covered all along and was cured meanwhile is not struck again by a step of the bearer."""
    arena = Arena("k.h.", k="knucklehead", h="royal-paladin")
    arena.activate(arena.k)
    stink(arena, arena.k, "poison", n=2)
    arena.answer("space/r00c01")
    assert arena.statuses(arena.h) == []


@pytest.mark.rule("SD-145", "SD-200")
def test_a_bearer_moved_by_others_brings_his_aura_along() -> None:
    """Pushed and teleported bearers alike."""
    arena = Arena("pk...h", p="hearthsworn-fighter", k="knucklehead", h="royal-paladin")
    stink(arena, arena.k, "slow")
    arena.call(ControlMove(model=arena.k, by=arena.p, control="push", n=3)).answer("space/r00c04")
    assert arena.statuses(arena.h) == ["slow"]
    arena.set(arena.h, Statuses, names=[])
    arena.call(Enter(model=arena.k, at=(2, 0))).call(Enter(model=arena.k, at=(4, 0)))
    assert arena.statuses(arena.h) == ["slow"]


@pytest.mark.rule("SD-145", "SD-169")
def test_a_bearer_who_grows_covers_more() -> None:
    """The bear's aura reaches one square farther than the druid's."""
    arena = Arena("d.k\n...", d="deeproot-druid", k="knucklehead")
    stink(arena, arena.d, "weak")
    arena.call(Shift(model=arena.d, form="angry-bear"))
    assert arena.statuses(arena.k) == ["weak"]


@pytest.mark.rule("SD-146", "SD-190")
def test_immunity_by_an_aura_sheds_counters_at_once() -> None:
    """Walking into the aura and being reached by it do the same."""
    immune = {"ability": "immune", "status": "fire"}
    for walker, n in (("m", 1), ("p", 2)):
        arena = Arena("p..m", p="royal-paladin", m="ember-mage")
        arena.suffer(arena.m, "slow", "fire").activate(getattr(arena, walker))
        give(arena, arena.p, "cool", n, augment=True, abilities=[immune])
        assert arena.statuses(arena.m) == ["fire", "slow"]
        arena.answer("space/r00c01")
        assert arena.statuses(arena.m) == ["slow"]


@pytest.mark.rule("SD-145")
def test_an_aura_of_the_dead_reaches_nobody() -> None:
    """A destroyed bearer's aura is gone, and coming where it was does nothing."""
    arena = Arena("k.h", k="knucklehead", h="royal-paladin")
    stink(arena, arena.k, "poison")
    arena.world.remove(arena.k)
    arena.activate(arena.h).answer("space/r00c01")
    assert arena.statuses(arena.h) == []


# --- at the same moment ------------------------------------------------------------------------------------------------


def crossfire() -> Arena:
    """One step may lead the Mage into auras of both sides; the Consul has two."""
    arena = Arena("k..p\n....\n....\nm...", k="knucklehead", p="royal-paladin", m="ember-mage")
    give(arena, arena.k, "stink", statuses=["poison"])
    give(arena, arena.k, "howl", statuses=["weak"])
    give(arena, arena.p, "glare", 2, augment=True, statuses=["slow"])
    return arena


@pytest.mark.rule("SD-242")
@pytest.mark.parametrize(
    ("active", "order"),
    [("heroes", ["slow", "weak", "poison"]), ("consul", ["weak", "poison", "slow"])],
)
def test_the_active_sides_effects_come_first(active: str, order: list[str]) -> None:
    """What belongs to nobody comes before all; each side orders its own (DP-34)."""
    arena = crossfire()
    arena.set("game", RoundState, side=active)
    arena.call(Enter(model=arena.m, at=(1, 1)))
    assert (arena.decision, arena.question.seat) == ("DP-34", 0)
    assert (arena.options, arena.question.kind) == (["stink", "howl"], "order")
    assert [option.on for option in arena.question.options] == [(arena.m,), (arena.m,)]
    arena.answer("howl", "stink")
    assert arena.world.get(arena.m, Statuses).names == order
    assert arena.decision == "probe"


@pytest.mark.rule("SD-242")
def test_the_dungeons_own_effects_are_nobodys_to_order() -> None:
    """Lava and one aura of a side leave nothing to order; the lava comes first."""
    arena = Arena("k..m\n....\n.~..", k="knucklehead", m="royal-paladin")
    stink(arena, arena.k, "poison", n=2)
    arena.call(Enter(model=arena.m, at=(1, 2)))
    assert arena.world.get(arena.m, Statuses).names == ["fire", "poison"]


@pytest.mark.rule("SD-242", "SD-235")
def test_effects_that_can_do_nothing_are_not_ordered() -> None:
    """The boss's card and an aura of his both burn: whichever falls first, the other finds the counter there."""
    arena = Arena("k..\n..m\ne..", k="knucklehead", e="egg-clutch", m="royal-paladin", boss="starfire")
    stink(arena, arena.k, "poison")
    arena.suffer(arena.m, "poison")
    arena.call(Enter(model=arena.m, at=(1, 1)))
    assert (arena.decision, arena.statuses(arena.m)) == ("probe", ["fire", "poison"])
    assert arena.the(Force).boss and figures.adventure_card(arena.world) is not None


@pytest.mark.rule("SD-145")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_squares_of_an_aura_are_those_on_which_it_falls(n: int) -> None:
    """Walls cut it off; where the board shows it, whoever stands there is in it, and nowhere else."""
    arena = Arena("k.#h.\n..#..\n.....", k="knucklehead", h="royal-paladin")
    give(arena, arena.k, "stink", n)
    ((bearer, aura),) = auras.in_force(arena.world)
    covered = set(auras.squares(arena.world, bearer, aura))
    free = [
        cell for cell in figures.ground(arena.world).squares if cell != figures.cell(arena.world, arena.k)
    ]
    for cell in free:
        arena.set(arena.h, Footing, x=cell[0], y=cell[1])
        assert (cell in covered) == figures.is_in_aura(arena.world, bearer, aura, arena.h)
    assert bearer == arena.k and (2, 0) not in covered
