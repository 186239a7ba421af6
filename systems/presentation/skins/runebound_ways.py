"""Ways over the board of Runebound: where the hero under way has walked, and how he would get to a space.

Reads the table through a seat's view; the arithmetic is that of the rules, handed over as facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from components.runebound import MovementRoll
from engine.events import Event
from engine.observe import SeatView
from systems.presentation.skins.looks import Die, Trail

GAME: Final = "game"
MOVED: Final = "moved"


class Ways:
    """The ways of one view."""

    def __init__(self, facts: Any, view: SeatView) -> None:
        self._facts = facts
        self._view = view

    @property
    def _roll(self) -> MovementRoll | None:
        return self._view.find(GAME, MovementRoll)

    def walked(self, events: Sequence[Event]) -> Trail:
        """The steps made with the dice on the table, from the last events."""
        roll = self._roll
        if roll is None or not roll.entered:
            return Trail()
        moves = [event for event in events if event.kind == MOVED][-len(roll.entered) :]
        if len(moves) < len(roll.entered):
            return Trail()
        start = (str(moves[0].numbers["from"]), "")
        symbols = self._symbols(roll.entered, roll.assigned)
        steps = [(str(event.numbers["to"]), symbol) for event, symbol in zip(moves, symbols, strict=True)]
        return Trail((start, *steps), self.dice(roll.entered, roll.assigned), len(steps))

    def to(self, space: str, walked: Trail) -> Trail | None:
        """What has been walked and the shortest way on to a space, with the dice for all steps."""
        figures = self._facts.figures
        hero = figures.active_hero(self._view)
        here = figures.here(self._view, hero)
        roll = self._roll
        if roll is None:
            path = figures.board(self._view).path(here, space) or ()
            return Trail(((here, ""), *((step, "") for step in path))) if path else None
        pathfinding = self._facts.pathfinding
        try:
            path = pathfinding.path_by_dice(self._view, hero, space)
        except KeyError:  # no dice lead there
            return None
        entered = [*roll.entered, *(figures.terrain(self._view, step) for step in path)]
        assigned = pathfinding.rolled_dice(self._view, hero).assignment(entered)
        symbols = self._symbols(entered, assigned)[len(roll.entered) :]
        before = walked.steps or ((here, ""),)
        steps = (*before, *zip(path, symbols, strict=True))
        return Trail(steps, self.dice(entered, assigned), len(before) - 1)

    def dice(self, entered: Sequence[str], assigned: Sequence[int]) -> tuple[Die, ...]:
        """The dice on the table with the step that each is spent for."""
        roll = self._roll
        if roll is None:
            return ()
        faces = self._facts.content.numbers.movement_faces
        spent = self._symbols(entered, assigned)
        dice = []
        for index, face in enumerate(roll.faces):
            step = assigned.index(index) + 1 if index in assigned else 0
            dice.append(Die(faces=tuple(faces[face - 1]), step=step, spent=spent[step - 1] if step else ""))
        return tuple(dice)

    def _symbols(self, entered: Sequence[str], assigned: Sequence[int]) -> list[str]:
        """The symbol that each step takes of its die: that of its ground, or another one that opens it."""
        roll = self._roll
        if roll is None or len(assigned) != len(entered):
            return [""] * len(entered)
        pathfinding = self._facts.pathfinding
        openers = pathfinding.openers(self._view, self._facts.figures.active_hero(self._view))
        faces = self._facts.content.numbers.movement_faces
        found = []
        for ground, die in zip(entered, assigned, strict=True):
            face = faces[roll.faces[die] - 1]
            fitting = [symbol for symbol in face if symbol in openers.get(ground, ())]
            found.append(ground if ground in face else fitting[0] if fitting else face[0])
        return found
