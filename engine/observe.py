"""What a seat may see. Window, bots and referee look at a running game through a `SeatView`.

Hidden piles show their size only; a card in one does not exist for a view. The seed, the generator, queued dice and the
flow are never shown, nor another seat's secret question. What else a game hides, its rulebook's `mask` says.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from components.cards import Card, Pile
from components.chance import Generator, QueuedDice
from components.flow import FlowStack
from components.identity import Component, GameInfo
from components.questions import PendingQuestion
from engine.world import GAME, World

C = TypeVar("C", bound=Component)
NEVER = frozenset((Generator, QueuedDice, FlowStack))
GUARDED = NEVER | {GameInfo, PendingQuestion}
BACK = "?"


class SeatView:
    """A read-only look at a world through the eyes of one seat."""

    def __init__(self, world: World, seat: int) -> None:
        self._world = world
        self._row = world.row
        self._touched = GUARDED | {Pile} | world.rules.masked
        self.seat = seat

    @property
    def rules(self) -> Any:
        """The rulebook that runs (content is public)."""
        return self._world.rules

    def infer(self, name: str, make: Any) -> Any:
        """A cache that is made from public things only (the board)."""
        return self._world.infer(name, make)

    def find(self, key: str, kind: type[C]) -> C | None:
        """The component as this seat may see it, or None when it is absent or hidden."""
        row = self._row(key)
        if row is None or (found := row.get(kind)) is None or (Card in row and self._lies_hidden(row[Card])):  # type: ignore[arg-type]
            return None
        return self._masked(key, found) if kind in self._touched else found  # type: ignore[return-value,arg-type]

    def get(self, key: str, kind: type[C]) -> C:
        """The component as this seat may see it; raises LookupError when it is absent or hidden."""
        found = self.find(key, kind)
        if found is None:
            raise LookupError(f"{key!r} shows no {kind.__name__} to seat {self.seat}")
        return found

    def the(self, kind: type[C]) -> C:
        """The component of that kind on the game entity."""
        return self.get(GAME, kind)

    def has(self, key: str, kind: type[Component]) -> bool:
        """Tell whether the seat sees such a component there."""
        return self.find(key, kind) is not None

    def all(self, kind: type[C]) -> list[tuple[str, C]]:
        """Every such component that the seat sees, in order of creation."""
        card_of, rows = self._world.find, self._world.all(kind)
        rows = [row for row in rows if card_of(row[0], Card) is None or not self._is_unseen(row[0])]
        if kind not in self._touched:
            return rows
        shown = ((key, self._masked(key, component)) for key, component in rows)
        return [(key, seen) for key, seen in shown if seen is not None]

    def state(self) -> dict[str, dict[str, Any]]:
        """Everything the seat may see, as JSON data."""
        shown: dict[str, dict[str, Any]] = {}
        for key in self._world.keys():
            if self._is_unseen(key):
                continue
            components = [self._masked(key, c) for c in self._world.components(key)]
            shown[key] = {type(c).__name__: msgspec.to_builtins(c) for c in components if c is not None}
        return shown

    def _is_unseen(self, key: str) -> bool:
        card = self._world.find(key, Card)
        return card is not None and self._lies_hidden(card)

    def _lies_hidden(self, card: Card) -> bool:
        return self._world.get(card.pile, Pile).hidden

    def _masked(self, key: str, component: C) -> C | None:
        kind = type(component)
        if kind not in self._touched:
            return component
        if kind in GUARDED:
            return self._guarded(component)
        seen: C | None = component
        if kind in self._world.rules.masked:
            seen = self._world.rules.mask(self._world, self.seat, key, component)
        if isinstance(seen, Pile) and seen is component and seen.hidden:
            return msgspec.structs.replace(seen, cards=[BACK] * len(seen.cards))
        return seen

    def _guarded(self, component: C) -> C | None:
        """What the engine itself hides, wholly or in part."""
        if isinstance(component, GameInfo):
            return msgspec.structs.replace(component, seed=0)
        if isinstance(component, PendingQuestion):
            hidden = component.question.secret and component.question.seat != self.seat
            return None if hidden else component
        return None


def observe(world: World, seat: int) -> SeatView:
    """What that seat may see of the world (promise 9)."""
    return SeatView(world, seat)
