"""What must hold on every table, whatever the game: seats, dice and set-up as they were laid at the beginning.

Asked of a save that was read and of a table that was arranged by hand; what more a game demands, its rulebook's `faults`
tells. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from components.board import Space
from components.cards import Pile
from components.chance import Generator, QueuedDice
from components.flow import FlowStack, Outcome
from components.identity import GameInfo, Progress
from components.seats import Seat, TurnOrder
from engine.definition import SetUp
from engine.world import GAME, World

LARGEST = 2**53
"""Numbers beyond this one are not the same in every language that reads JSON; no game counts so far."""
STATES = 2**64
"""So many states has the generator."""


def faults(world: World, setup: SetUp) -> list[str]:
    """Every fault of a state, one sentence without its full stop each; none when all is well."""
    return [
        *_setup_faults(world, setup),
        *_seat_faults(world, setup),
        *_chance_faults(world),
        *_flow_faults(world),
    ]


def laid_faults(world: World, fresh: World) -> Iterator[str]:
    """What was laid out at the beginning (`fresh`) and lies there no longer, or in another form: seats, piles, spaces."""
    for key in fresh.keys():
        parts = fresh.components(key)
        for part in parts:
            kind = type(part)
            if not (fresh.has(key, Seat) or kind is Space or (kind is Pile and len(parts) == 1)):
                continue  # a hero may go, and whatever is his with him
            there = world.find(key, kind)
            if there is None:
                yield f"{key} has no {kind.__name__}"
            elif isinstance(part, Space) and part != there:
                yield f"{key} is another space than on the map"
            elif isinstance(part, Pile) and isinstance(there, Pile) and part.hidden != there.hidden:
                yield f"{key} is another kind of pile"


def too_large(value: Any) -> bool:
    """Tell whether plain data hold a number beyond what a state may."""
    if isinstance(value, dict):
        return any(too_large(inner) for inner in value.values())
    if isinstance(value, list):
        return any(too_large(inner) for inner in value)
    return isinstance(value, int) and abs(value) > LARGEST


def _setup_faults(world: World, setup: SetUp) -> Iterator[str]:
    info = world.the(GameInfo)
    if (info.game, info.seed, info.map) != (
        setup.game,
        setup.seed,
        setup.map,
    ) or info.options != setup.options:
        yield "the table is not the one that was set up"
    if world.the(Progress).questions < 0:
        yield f"{world.the(Progress).questions} questions were asked"


def _seat_faults(world: World, setup: SetUp) -> Iterator[str]:
    seats = {key: seat for key, seat in world.all(Seat)}
    known = range(len(setup.seats))
    if {key: seat.index for key, seat in seats.items()} != {f"seat/{index}": index for index in known}:
        yield f"the seats {sorted(seats)} are not those that were set up"
    for key, seat in seats.items():
        if seat.control != "human" and not seat.control.startswith("bot:"):
            yield f"{key} is played by {seat.control!r}, who is nobody"
    order, end = world.find(GAME, TurnOrder), world.find(GAME, Outcome)
    if order is not None and _strangers([order.active, *order.seats], known):
        yield f"turn order {order.seats} with {order.active} active does not fit the seats"
    if end is not None and _strangers([*end.winners, *end.ranking], known):
        yield f"the ranking {end.ranking} with the winners {end.winners} does not fit the seats"


def _strangers(seats: Iterable[int], known: range) -> bool:
    return any(seat not in known for seat in seats)


def _chance_faults(world: World) -> Iterator[str]:
    if not 0 <= world.the(Generator).state < STATES:
        yield f"the generator has no state {world.the(Generator).state}"
    for die, queued in world.the(QueuedDice).faces.items():
        sides = world.rules.dice.get(die, 0)
        if not sides:
            yield f"there is no die {die!r}"
        elif any(not 1 <= face <= sides for face in queued):
            yield f"a {die} has not all of the faces {queued}"


def _flow_faults(world: World) -> Iterator[str]:
    for frame in world.the(FlowStack).frames:
        kind = type(frame)
        for step in {frame.step, frame.asked} - {""}:
            if step.startswith("_") or not callable(getattr(kind, step, None)):
                yield f"{kind.__name__} has no step {step!r}"
