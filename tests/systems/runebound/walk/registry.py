"""The proofs: for every kind of thing that a card can say, how to see that it happens.

A proof is a generator. It prepares the scene and yields; the moment comes; it measures and yields; the thing happens; it
asserts what the card says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.systems.runebound.walk.cases import Case
from tests.systems.runebound.walk.scene import Scene

Proof = Callable[[Scene, Any], Iterator[None]]
ASSERTERS: dict[type, Proof] = {}


def proves(*kinds: type) -> Callable[[Proof], Proof]:
    """Register the proof of these kinds."""

    def register(proof: Proof) -> Proof:
        for kind in kinds:
            assert kind not in ASSERTERS, f"two proofs of {kind.__name__}"
            ASSERTERS[kind] = proof
        return proof

    return register


def prove(case: Case) -> None:
    """Let it happen and look."""
    scene = Scene(case)
    proof = ASSERTERS[type(case.thing)](scene, case.thing)
    next(proof)
    scene.reach()
    next(proof)
    scene.fire()
    assert next(proof, "over") == "over"
