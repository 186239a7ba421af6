"""Sets of dice and the spaces they reach, against an honest search over all assignments (RB-026, RB-032)."""

from __future__ import annotations

import time
from itertools import permutations

import pytest

from engine.boards import Board
from engine.rng import Chance
from systems.runebound.content import content
from systems.runebound.reach import Dice, Links, path, reachable
from tests.systems.runebound.table import layout

FACES = content().numbers.movement_faces
KINDS = {space.key: space.kind for space in layout("runebound").spaces}
BOARD = Board.of_hexes({space.key: (space.x, space.y) for space in layout("runebound").spaces})
LINKS: Links = {key: tuple((near, KINDS[near]) for near in BOARD.neighbours(key)) for key in BOARD.spaces}
PONY = frozenset({"plains", "road"})


def dice(faces: list[int], bonus: int = 0) -> Dice:
    serving = {
        kind: tuple(die for die, face in enumerate(faces) if kind == "town" or kind in FACES[face - 1])
        for kind in set(KINDS.values())
    }
    return Dice(len(faces), serving, bonus, PONY if bonus else frozenset())


def can_serve(roll: Dice, entered: list[str]) -> bool:
    """Try every assignment of different dice to the steps."""
    allowed = roll.count if set(entered) <= PONY else roll.count - roll.bonus
    return any(
        all(die < allowed and die in roll.serving[kind] for die, kind in zip(chosen, entered, strict=True))
        for chosen in permutations(range(roll.count), len(entered))
    )


def honest_paths(roll: Dice, start: str) -> dict[str, list[str]]:
    """For each space the first shortest path in neighbour order, found by trying every path."""
    best: dict[str, list[str]] = {}

    def walk(here: str, steps: list[str]) -> None:
        for there, _ in LINKS[here]:
            longer = [*steps, there]
            if len(longer) <= roll.count and can_serve(roll, [KINDS[key] for key in longer]):
                if there != start and (there not in best or len(longer) < len(best[there])):
                    best[there] = longer
                walk(there, longer)

    walk(start, [])
    return best


@pytest.mark.rule("RB-026", "RB-032")
def test_reach_and_paths_equal_an_honest_search() -> None:
    chance = Chance(11)
    for _ in range(40):
        count = 1 + chance.below(3)
        roll = dice([1 + chance.below(6) for _ in range(count)], bonus=chance.below(2))
        start = chance.pick(BOARD.spaces)
        honest = honest_paths(roll, start)
        found = reachable(LINKS, roll, start)
        assert found == {key: len(steps) for key, steps in honest.items()}
        for goal, steps in honest.items():
            assert path(LINKS, roll, start, goal, len(steps)) == steps


@pytest.mark.rule("RB-026")
def test_a_die_is_given_to_the_step_that_needs_it() -> None:
    roll = dice([3, 1])
    assert roll.after_all(["plains", "forest"]) and roll.assignment(["plains", "forest"]) == [1, 0]
    assert not roll.after_all(["forest", "forest"]) and roll.assignment(["forest", "forest"]) == []


def test_a_bonus_die_serves_only_while_every_step_is_on_its_terrains() -> None:
    roll = dice([4, 6, 1], bonus=1)
    assert roll.after_all(["plains", "road"])
    assert roll.assignment(["plains", "road"]) == [2, 0]
    assert not roll.after_all(["plains", "forest"])
    assert not roll.after_all(["forest", "plains"])
    assert roll.after_all(["forest", "hills"])


def test_a_bonus_die_that_was_used_bars_other_terrain_for_good() -> None:
    roll = dice([4, 1, 1], bonus=2)
    assert roll.after_all(["plains", "plains", "road"])
    assert not roll.after_all(["plains", "plains", "forest"])
    assert not roll.after_all(["forest", "road"])


def test_reach_is_quick() -> None:
    chance = Chance(3)
    rolls = [(dice([1 + chance.below(6) for _ in range(5)]), chance.pick(BOARD.spaces)) for _ in range(300)]
    began = time.process_time()
    for roll, start in rolls:
        reachable(LINKS, roll, start)
    assert (time.process_time() - began) / len(rolls) < 0.002
