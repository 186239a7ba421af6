"""Moving others: Compel, Pull, Push (SD-193 to SD-202; E-19 to E-21)."""

from __future__ import annotations

import pytest

from components.superdungeon import Activation
from engine.world import GAME
from systems.superdungeon import control
from systems.superdungeon.control import ControlMove
from tests.systems.superdungeon.arena import Arena

OPEN = "\n".join(["." * 11] * 11)


def field(**at: tuple[int, int]) -> Arena:
    """Open ground with a Paladin `p` and a Knucklehead `k`."""
    rows = [list(row) for row in OPEN.split("\n")]
    for letter, (x, y) in at.items():
        rows[y][x] = letter
    return Arena("\n".join("".join(row) for row in rows), p="royal-paladin", k="knucklehead")


@pytest.mark.rule("SD-195")
def test_e19_compel_three_reaches_48_squares() -> None:
    """E-19: any of the other 48 squares of the 7 x 7 block."""
    arena = field(p=(0, 0), k=(5, 5))
    assert len(control.ends(arena.world, arena.k, arena.p, "compel", 3)) == 48


@pytest.mark.rule("SD-196")
def test_e20_pull_three() -> None:
    """E-20: attacker and target 3 apart: 14 squares, nearer than before, not the attacker's own."""
    arena = field(p=(4, 4), k=(7, 4))
    ends = control.ends(arena.world, arena.k, arena.p, "pull", 3)
    assert set(ends) == {
        f"space/r{y:02d}c{x:02d}" for x in (4, 5, 6) for y in (2, 3, 4, 5, 6) if (x, y) != (4, 4)
    }


@pytest.mark.rule("SD-197")
def test_e21_push_three() -> None:
    """E-21: from beside the attacker: 40 squares, none within 1 of him."""
    arena = field(p=(4, 4), k=(5, 4))
    assert len(control.ends(arena.world, arena.k, arena.p, "push", 3)) == 40


@pytest.mark.rule("SD-193", "SD-198", "SD-200")
def test_a_moved_model_ignores_the_way_but_not_its_end() -> None:
    """Over lava, difficult ground and other models; on lava it burns. No activation of its own is touched."""
    arena = Arena("pk~.f", p="royal-paladin", k="knucklehead", f="ember-mage")
    arena.call(ControlMove(model=arena.k, by=arena.p, control="push", n=3))
    assert arena.decision == "DP-25"
    assert arena.options == ["space/r00c02", "space/r00c03", "leave"]
    arena.answer("space/r00c02")
    assert (arena.at(arena.k), arena.statuses(arena.k), arena.result) == ((2, 0), ["fire"], True)
    assert not arena.world.has(GAME, Activation)


@pytest.mark.rule("SD-199")
def test_without_a_lawful_end_the_target_stays() -> None:
    """In a dead end nobody is pushed, and nothing is asked."""
    arena = Arena("pk", p="royal-paladin", k="knucklehead")
    assert arena.call(ControlMove(model=arena.k, by=arena.p, control="push", n=3)).result is False


@pytest.mark.rule("SD-193")
def test_it_may_be_left_where_it_is() -> None:
    """Leaving is the default."""
    arena = Arena("pk.", p="royal-paladin", k="knucklehead")
    arena.call(ControlMove(model=arena.k, by=arena.p, control="push", n=1))
    assert arena.question.default == "leave"
    assert arena.answer("leave").result is False


@pytest.mark.rule("SD-201")
def test_points_stay_and_large_models_go_as_blocks() -> None:
    """A spawning point is never moved; Rex is, with his whole base."""
    arena = Arena("pw..", p="royal-paladin", w="egg-clutch")
    assert control.ends(arena.world, arena.w, arena.p, "push", 2) == []
    arena = Arena("pr...\n.....", p="royal-paladin", r="rex")
    assert control.ends(arena.world, arena.r, arena.p, "push", 1) == ["space/r00c02"]


@pytest.mark.rule("SD-182")
def test_the_immobile_can_be_moved_by_others() -> None:
    """Immobile only forbids spending speed."""
    arena = Arena("pk.", p="royal-paladin", k="knucklehead")
    arena.suffer(arena.k, "immobile")
    arena.call(ControlMove(model=arena.k, by=arena.p, control="push", n=1)).answer("space/r00c02")
    assert arena.at(arena.k) == (2, 0)
