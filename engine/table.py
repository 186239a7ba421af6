"""A game laid on the table: making a world for a definition, copying it, and putting a state back into one."""

from __future__ import annotations

from components.chance import Generator, QueuedDice
from components.flow import FlowStack
from components.identity import GameInfo, Progress
from components.texts import text
from engine import flow
from engine.codec import Codec, State
from engine.commands import Refusal
from engine.definition import GameDefinition, SetUp
from engine.world import GAME, World


def codec_of(definition: GameDefinition) -> Codec:
    """The codec of a game."""
    return Codec(definition.components, definition.procedures)


def empty_world(definition: GameDefinition) -> World:
    """A table without a thing on it, its processors installed."""
    world = World(definition.rulebook)
    world.install([processor(world) for processor in definition.processors])
    return world


def new_world(definition: GameDefinition, setup: SetUp) -> World:
    """A game set up and run to its first question; raises `Refusal` when its map cannot be read."""
    world = empty_world(definition)
    world.spawn(
        GAME,
        GameInfo(setup.game, setup.seed, setup.map, dict(setup.options)),
        Progress(),
        Generator(setup.seed),
        QueuedDice(),
        FlowStack(),
    )
    try:
        layout = definition.read_map(setup.map)
    except ValueError as error:
        told = text("fault-map", why=str(error).lstrip("@"))
        raise Refusal("bad_argument", str(error), "new.map", told) from None
    definition.rulebook.set_up(world, setup, layout)
    flow.run(world)
    return world


def restore(definition: GameDefinition, codec: Codec, state: State) -> World:
    """A world with that state; raises `StateError` when it cannot be this game's."""
    world = empty_world(definition)
    codec.fill(world, state)
    return world


def clone(definition: GameDefinition, codec: Codec, world: World) -> World:
    """An independent copy, for a bot to think with."""
    return restore(definition, codec, codec.unpack(codec.pack(world)))
