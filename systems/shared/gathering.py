"""What a game's definition gathers in the same way as every other one's. Knows no game."""

from __future__ import annotations

from types import ModuleType

from components.identity import Component, Identity


def components_of(*rooms: ModuleType) -> tuple[type[Component], ...]:
    """Every component that some modules of `components` define, in their order."""
    return tuple(
        kind
        for room in rooms
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Component) and kind.__module__ == room.__name__
        if kind not in (Component, Identity)
    )
