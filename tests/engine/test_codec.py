"""State is plain data, goes out and comes back, and every fault of a foreign state is named."""

from __future__ import annotations

import json
from typing import Any, get_args, get_origin

import msgspec
import pytest

from components.cards import Pile
from components.chance import QueuedDice
from components.flow import FlowStack
from components.identity import Component
from engine import table
from engine.codec import Codec, StateError
from engine.flow import Procedure
from engine.windows import Window
from engine.world import GAME, World
from tests.toy import play

CODEC = table.codec_of(play.TOY)


def sample(kind: Any) -> Any:
    """Some value of an annotated type."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return {"n": [1, "two"]}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return sample_struct(kind)
    simple = {int: 7, str: "word", bool: True, float: 0.5, type(None): None}
    if kind in simple:
        return simple[kind]
    if origin is list:
        return [sample(args[0])]
    if origin is tuple:
        return (sample(args[0]),)
    if origin is dict:
        return {"key": sample(args[1])}
    return args[0] if isinstance(args[0], str) else sample(args[0])


def sample_struct(kind: type[msgspec.Struct]) -> Any:
    """A struct with a value in every field."""
    if kind is FlowStack:
        return FlowStack([sample_struct(procedure) for procedure in CODEC.procedures])
    return kind(**{field.name: sample(field.type) for field in msgspec.structs.fields(kind)})


@pytest.mark.parametrize("kind", play.TOY.components, ids=lambda kind: kind.__name__)
def test_every_component_comes_back_from_json(kind: type[Component]) -> None:
    world = World()
    world.spawn("thing", sample_struct(kind))
    text = json.dumps(CODEC.state(world))
    other = World()
    CODEC.fill(other, json.loads(text))
    assert other.components("thing") == world.components("thing")
    assert CODEC.digest(other) == CODEC.digest(world)


@pytest.mark.parametrize("kind", play.TOY.procedures, ids=lambda kind: kind.__name__)
def test_every_procedure_comes_back_as_its_own_class(kind: type[Procedure]) -> None:
    world = World()
    world.spawn(GAME, FlowStack([sample_struct(kind)]))
    other = World()
    CODEC.fill(other, CODEC.unpack(CODEC.pack(world)))
    (frame,) = other.the(FlowStack).frames
    assert type(frame) is kind
    assert frame == world.the(FlowStack).frames[0]


def test_a_clone_shares_nothing() -> None:
    session = play.new()
    copy = session.clone()
    copy.get("deck/camp", Pile).cards.clear()
    copy.the(FlowStack).frames.clear()
    assert session.world.get("deck/camp", Pile).cards
    assert session.world.the(FlowStack).frames


def test_the_hash_sees_every_change_and_nothing_else() -> None:
    session = play.new()
    assert session.hash() == table.codec_of(play.TOY).digest(session.clone())
    pile = session.world.get("deck/camp", Pile)
    before = session.hash()
    pile.cards[0], pile.cards[1] = pile.cards[1], pile.cards[0]
    assert session.hash() != before


def test_the_order_of_words_in_a_record_does_not_matter() -> None:
    hashes = []
    for faces in ({"d6": [1], "d8": [2]}, {"d8": [2], "d6": [1]}):
        world = World()
        world.spawn(GAME, QueuedDice(faces))
        hashes.append(CODEC.digest(world))
    assert hashes[0] == hashes[1]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"a": {"Pyle": {}}}, "a: unknown component 'Pyle'"),
        ({"a": {"Pile": {"cards": [1]}}}, r"a: Pile: Expected `str`, got `int` - at `\$.cards\[0\]`"),
        ({"a": {"Pile": {"kards": []}}}, "a: Pile: Object contains unknown field `kards`"),
        ({"a": {"Card": {"definition": "x"}}}, "a: Card: Object missing required field `pile`"),
        ({"a": []}, "a: components expected"),
        ({"a": {"FlowStack": {"frames": [{"type": "Nap"}]}}}, "a: FlowStack: Invalid value 'Nap'"),
    ],
)
def test_a_foreign_state_is_refused_by_name(state: dict[str, Any], words: str) -> None:
    with pytest.raises(StateError, match=words):
        CODEC.fill(World(), state)


def test_a_codec_of_one_procedure_works() -> None:
    codec = Codec([FlowStack], [Window])
    world = World()
    world.spawn(GAME, FlowStack([Window("dawn")]))
    other = World()
    codec.fill(other, codec.state(world))
    assert other.the(FlowStack).frames == [Window("dawn")]
