"""The world: entities with keys, over esper. The only module that imports esper.

It closes esper's traps in one place: queries come back in order of creation, deletes are immediate, several worlds
live side by side, and nobody else can touch the module's hidden current world. It knows no game and no component
beyond `Identity`.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import esper

from components.identity import Component, Identity
from engine.events import Event

C = TypeVar("C", bound=Component)
T = TypeVar("T")

GAME = "game"
"""Key of the one entity that carries what belongs to the whole table."""

Processor = esper.Processor
_names = itertools.count(1)


class UnknownKey(LookupError):
    """No entity has that key, or it lacks that component."""


def _forget(name: str) -> None:
    if name in esper.list_worlds():
        if esper.current_world == name:
            esper.switch_world("default")
        esper.delete_world(name)


class World:
    """One game's table: entities found by speaking keys, their components, and the outbox of events.

    `rules` is the game definition that runs here; `inferred` holds caches that can be made anew at any time; `steps` counts
    what the flow did since the last question. None of these is state, and none is saved.
    """

    def __init__(self, rules: Any = None) -> None:
        self.rules = rules
        self.inferred: dict[str, Any] = {}
        self.outbox: list[Event] = []
        self.steps = 0
        self._name = f"world {next(_names)}"
        self._ids: dict[str, int] = {}
        self._keys: dict[int, str] = {}
        # rules read far more often than they change: what esper holds is mirrored here, by key (a row is sorted by the
        # names of its kinds, as states are written) and by kind
        self._rows: dict[str, dict[type[Component], Component]] = {}
        self._lists: dict[type[Component], list[tuple[str, Any]]] = {}
        weakref.finalize(self, _forget, self._name)

    def _enter(self) -> None:
        if esper.current_world != self._name:
            esper.switch_world(self._name)

    # --- entities ---

    def spawn(self, key: str, *components: Component) -> str:
        """Create an entity; its key must be new. Returns the key."""
        if key in self._ids:
            raise ValueError(f"an entity {key!r} exists already")
        self._enter()
        carried = (Identity(key), *components)
        entity = esper.create_entity(*carried)
        self._ids[key] = entity
        self._keys[entity] = key
        self._rows[key] = {type(component): component for component in sorted(carried, key=_by_kind)}
        for kind in self._rows[key]:
            self._lists.pop(kind, None)
        return key

    def remove(self, key: str) -> None:
        """Delete an entity at once."""
        self._enter()
        entity = self._ids.pop(key)
        del self._keys[entity]
        for kind in self._rows.pop(key):
            self._lists.pop(kind, None)
        esper.delete_entity(entity, immediate=True)

    def keys(self) -> list[str]:
        """Keys of all entities in order of creation."""
        return list(self._ids)

    def __contains__(self, key: object) -> bool:
        return key in self._ids

    # --- components ---

    def get(self, key: str, kind: type[C]) -> C:
        """The component of that kind on that entity; raises `UnknownKey` when either is missing."""
        try:
            return self._rows[key][kind]  # type: ignore[return-value]
        except KeyError:
            raise UnknownKey(f"{key!r} has no {kind.__name__}") from None

    def find(self, key: str, kind: type[C]) -> C | None:
        """The component of that kind on that entity, or None."""
        row = self._rows.get(key)
        return row.get(kind) if row else None  # type: ignore[return-value]

    def has(self, key: str, kind: type[Component]) -> bool:
        """Tell whether that entity carries a component of that kind."""
        return key in self._rows and kind in self._rows[key]

    def add(self, key: str, component: Component) -> None:
        """Put a component on an entity, in place of one of the same kind."""
        self._enter()
        esper.add_component(self._ids[key], component)
        kind, row = type(component), self._rows[key]
        if kind in row:
            row[kind] = component
        else:
            self._rows[key] = {type(c): c for c in sorted((*row.values(), component), key=_by_kind)}
        self._lists.pop(kind, None)

    def drop(self, key: str, kind: type[Component]) -> None:
        """Take a component off an entity; nothing happens when it has none."""
        if self._rows[key].pop(kind, None) is not None:
            self._enter()
            esper.remove_component(self._ids[key], kind)
            self._lists.pop(kind, None)

    def the(self, kind: type[C]) -> C:
        """The component of that kind on the game entity."""
        try:
            return self._rows[GAME][kind]  # type: ignore[return-value]
        except KeyError:
            raise UnknownKey(f"the game has no {kind.__name__}") from None

    def all(self, kind: type[C]) -> list[tuple[str, C]]:
        """Every entity with that component, as (key, component), in order of creation."""
        found = self._lists.get(kind)
        if found is None:
            self._enter()
            rows = sorted(esper.get_component(kind), key=_by_entity)
            found = self._lists[kind] = [(self._keys[entity], component) for entity, component in rows]
        return list(found)

    def components(self, key: str) -> list[Component]:
        """All components of an entity except its identity, sorted by the name of their kind."""
        return [component for kind, component in self._rows[key].items() if kind is not Identity]

    def row(self, key: str) -> Mapping[type[Component], Component] | None:
        """All components of an entity by their kinds, identity included, or None when there is none; not to be kept."""
        return self._rows.get(key)

    def rows(self) -> Iterable[tuple[str, Iterable[Component]]]:
        """Every entity with all its components, identity included, sorted as in `components`; not to be kept."""
        return ((key, row.values()) for key, row in self._rows.items())

    # --- processors, events, caches ---

    def install(self, processors: Iterable[Processor]) -> None:
        """Set the processors of this world; they run in the order given."""
        self._enter()
        for place, processor in enumerate(processors):
            esper.add_processor(processor, priority=-place)

    def process(self) -> None:
        """Run every processor once."""
        self._enter()
        esper.process()

    def emit(self, event: Event) -> None:
        """Tell whoever watches. Events are no state: rules never read them."""
        self.outbox.append(event)

    def infer(self, name: str, make: Callable[[World], T]) -> T:
        """A cache by name: made on first use, thrown away by clearing `inferred`."""
        if name not in self.inferred:
            self.inferred[name] = make(self)
        found: T = self.inferred[name]
        return found


def _by_entity(item: tuple[int, Any]) -> int:
    return item[0]


def _by_kind(component: Component) -> str:
    return type(component).__name__
