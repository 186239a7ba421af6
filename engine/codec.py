"""One codec for everything that leaves the world: saves, clones, undo, the inspector and scenario tests.

State is `{KEY: {COMPONENT: {field: value}}}`, in order of creation; a component's name is its class name. Frames of the
flow are restored by their tag. Which classes may appear, the game definition says.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Union

import msgspec

from components.flow import FlowStack
from components.identity import Component, Identity
from engine.flow import Procedure
from engine.world import World

State = dict[str, dict[str, Any]]


class StateError(ValueError):
    """A state that cannot be this game's; the message names entity, component and field."""


class Codec:
    """Turns a world of known component and procedure classes into plain data and back."""

    def __init__(self, components: Iterable[type[Component]], procedures: Iterable[type[Procedure]]) -> None:
        self.components = {kind.__name__: kind for kind in components}
        self.procedures = tuple(procedures)
        self._frame: Any = Union[self.procedures] if self.procedures else None

    def state(self, world: World) -> State:
        """The whole world as JSON data."""
        plain = msgspec.to_builtins
        return {key: {type(c).__name__: plain(c) for c in world.components(key)} for key in world.keys()}

    def component(self, kind: str, raw: Any) -> Component:
        """One component from plain data; raises `StateError` naming the field."""
        if kind not in self.components:
            raise StateError(f"unknown component {kind!r}")
        try:
            found: Component = msgspec.convert(raw, self.components[kind])
            if isinstance(found, FlowStack):
                found.frames = [msgspec.convert(frame, self._frame) for frame in found.frames]
        except msgspec.ValidationError as error:
            raise StateError(f"{kind}: {error}") from None
        return found

    def fill(self, world: World, state: State) -> None:
        """Put a state into an empty world."""
        for key, components in state.items():
            if not isinstance(components, dict):
                raise StateError(f"{key}: components expected")
            try:
                world.spawn(key, *(self.component(kind, raw) for kind, raw in components.items()))
            except StateError as error:
                raise StateError(f"{key}: {error}") from None

    def pack(self, world: World) -> bytes:
        """The whole world as bytes, for snapshots."""
        return msgspec.msgpack.encode(
            {key: {type(c).__name__: c for c in row if type(c) is not Identity} for key, row in world.rows()}
        )

    def unpack(self, packed: bytes) -> State:
        """The state in a snapshot."""
        state: State = msgspec.msgpack.decode(packed)
        return state

    def digest(self, world: World) -> str:
        """A short hash of the canonical state; equal states have equal hashes on any machine."""
        canonical = msgspec.json.encode(self.state(world), order="sorted")
        return hashlib.sha256(canonical).hexdigest()[:16]
