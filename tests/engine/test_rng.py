"""Chance is a known generator, and dice can be queued."""

from __future__ import annotations

from collections import Counter

import pytest

from components.chance import Generator, QueuedDice
from engine import rng
from engine.rng import Chance, advance
from engine.world import GAME, World

# First outputs of SplitMix64 as its authors' reference program prints them.
VECTORS = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
}  # fmt: skip


def chance_world(seed: int = 1) -> World:
    world = World()
    world.spawn(GAME, Generator(seed), QueuedDice())
    return world


@pytest.mark.parametrize("seed", VECTORS)
def test_the_generator_is_splitmix64(seed: int) -> None:
    state, found = seed, []
    for _ in VECTORS[seed]:
        state, bits = advance(state)
        found.append(bits)
    assert found == VECTORS[seed]


def test_every_number_is_as_likely_as_the_others() -> None:
    chance = Chance(3)
    counts = Counter(chance.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())


def test_bits_beyond_the_last_even_share_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter([(1, 2**64 - 1), (2, 5)])
    monkeypatch.setattr(rng, "advance", lambda state: next(given))
    assert Chance(0).below(3) == 2


def test_the_state_of_the_generator_is_a_component() -> None:
    world = chance_world(42)
    first = [rng.below(world, 1000) for _ in range(5)]
    world.the(Generator).state = 42
    assert [rng.below(world, 1000) for _ in range(5)] == first
    chance = Chance(42)
    assert [chance.below(1000) for _ in range(5)] == first


def test_shuffling_keeps_all_and_reaches_every_order() -> None:
    world, seen = chance_world(), set()
    for _ in range(200):
        items = ["a", "b", "c"]
        rng.shuffle(world, items)
        seen.add("".join(items))
    assert seen == {"abc", "acb", "bac", "bca", "cab", "cba"}


def test_queued_dice_come_first_and_leave_no_trace() -> None:
    world = chance_world()
    world.the(QueuedDice).faces["d10"] = [3, 8]
    assert rng.roll(world, "d6", 6)[0] in range(1, 7)
    state = world.the(Generator).state
    assert rng.roll(world, "d10", 10, 2) == [3, 8]
    assert world.the(Generator).state == state
    assert world.the(QueuedDice).faces == {}
    (face,) = rng.roll(world, "d10", 10)
    assert 1 <= face <= 10
    assert world.the(Generator).state != state


def test_picking() -> None:
    world = chance_world()
    assert {rng.pick(world, "abc") for _ in range(50)} == set("abc")
    assert {Chance(seed).pick("abc") for seed in range(50)} == set("abc")
