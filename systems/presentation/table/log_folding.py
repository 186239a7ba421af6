"""Folds the log: the steps that a figure makes one after the other are told in one line.

Knows what every game tells of a step: an event "moved" on the figure and the space it came to, with the space it left and
the one it entered ("from", "to"), or with the cell it came to ("x", "y"). Events stay as they are; must not know any game.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from components.texts import text
from engine.events import Event

MOVED = "moved"


class LogFolder:
    """Folds one log again and again: what it made of the same steps before, it gives back."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], tuple[list[Event], Event]] = {}

    def folded(self, events: Sequence[Event]) -> list[Event]:
        """The same events, with one in place of all steps of a walk."""
        runs = [self._one(run) for run in walks(events)]
        self._made = {(id(run[0]), id(run[-1])): (run, event) for run, event in runs if len(run) > 1}
        return [event for _, event in runs]

    def _one(self, run: list[Event]) -> tuple[list[Event], Event]:
        """The line that stands for a run of events."""
        if len(run) == 1:
            return run, run[0]
        made = self._made.get((id(run[0]), id(run[-1])))
        return made if made is not None and len(made[0]) == len(run) else (run, _walk(run))


def walks(events: Sequence[Event]) -> list[list[Event]]:
    """The events in runs: the steps of a walk together, every other event by itself."""
    runs: list[list[Event]] = []
    before, is_open = None, False
    for event in events:
        if is_open and goes_on(runs[-1][-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
            is_open = event.kind == MOVED and not _is_told(before, event)
        before = event
    return runs


def goes_on(step: Event, event: Event) -> bool:
    """Tell whether an event is the next step of the figure that has made this one."""
    if (event.kind, event.on[:1], event.only) != (step.kind, step.on[:1], step.only):
        return False
    if "from" in event.numbers:
        return event.numbers["from"] == step.numbers.get("to")
    return all(_is_near(step.numbers.get(axis), event.numbers.get(axis)) for axis in ("x", "y"))


def _is_near(one: object, other: object) -> bool:
    return isinstance(one, int) and isinstance(other, int) and abs(one - other) <= 1


def _is_told(before: Event | None, event: Event) -> bool:
    """Tell whether the event before has said already how the figure comes there: it is no step then."""
    return before is not None and before.kind != MOVED and before.on[:2] == event.on[:2]


def _walk(run: list[Event]) -> Event:
    """The last step, telling of all."""
    figure, space = run[-1].on[:2]
    words = text("window-log-walk", who=f"@{figure}", n=len(run), where=f"@{space}")
    return msgspec.structs.replace(run[-1], text=words)
