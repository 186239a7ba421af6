"""Dice that roll and hearts that fall: short movements over what is drawn already, ended by any click.

A throw shows other faces for a while, then the faces that lie (look, section 8). Nothing waits for it: the game has gone
on long before. Must not know any rule.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from engine.events import Event
from systems.presentation.palette import Colour
from systems.presentation.skins.looks import Die
from systems.presentation.table.dock import die_picture

ROLL_TIME: Final = 0.6
FIXED_AT: Final = 0.75
"""From this share of the time on the faces that lie are shown; the dice only come to rest."""
FACE_TIME: Final = 0.055
FALL_TIME: Final = 0.24
TURNS: Final = 420
"""Degrees a die turns on its way."""
BARRIER: Final = "dice"


class LastRoll(NamedTuple):
    """The last roll of the log: its dice, who rolled, and the event that tells of it."""

    dice: tuple[Die, ...]
    event: Event


def last_roll(log: Sequence[Event]) -> LastRoll | None:
    """The last roll of dice with numbers among the events; its event may be compared by identity."""
    for event in reversed(log):
        faces = event.numbers.get("dice")
        if event.barrier == BARRIER and isinstance(faces, list):
            return LastRoll(tuple(Die(text=str(face)) for face in faces), event)
    return None


def since(log: Sequence[Event], kinds: frozenset[str]) -> Sequence[Event]:
    """What has happened since the last event of these kinds; all of it where there was none."""
    begins = next((place for place in range(len(log) - 1, -1, -1) if log[place].kind in kinds), 0)
    return log[begins:]


class Throw:
    """Dice that are rolling, or have come to rest."""

    def __init__(self) -> None:
        self._seen: Event | None = None
        self._began = -1.0
        self._time = ROLL_TIME

    def begin(self, now: float, time: float = ROLL_TIME) -> None:
        """Throws the dice; they are on their way for so many seconds."""
        self._began, self._time = now, time

    def follow(self, log: Sequence[Event], now: float, is_calm: bool, time: float = ROLL_TIME) -> None:
        """Begins to roll when the log tells of a new roll; the first look only takes note."""
        event = next((event for event in reversed(log) if event.barrier == BARRIER), None)
        if event is self._seen:
            return
        if self._seen is not None and event is not None and not is_calm:
            self.begin(now, time)
        self._seen = event

    def note(self, log: Sequence[Event]) -> None:
        """Takes note of what has been rolled before anyone looked."""
        self._seen = next((event for event in reversed(log) if event.barrier == BARRIER), None) or _NOTHING

    def is_rolling(self, now: float) -> bool:
        """Tells whether dice are on their way."""
        return 0 <= now - self._began < self._time

    def finish(self) -> None:
        """Lays the dice down at once."""
        self._began = -1.0

    def draw(
        self,
        surface: pygame.Surface,
        centre: tuple[int, int],
        die: Die,
        number: int,
        px: int,
        accent: Colour,
        now: float,
    ) -> None:
        """Draws one die where it lies, or on its way there."""
        if not self.is_rolling(now):
            image = die_picture(die, px, accent)
            surface.blit(image, image.get_rect(center=centre))
            return
        passed = now - self._began
        left = 1 - _out_quint(passed / self._time)
        if passed < FIXED_AT * self._time:
            die = _any_face(die, number, int(passed / FACE_TIME))
        image = pygame.transform.rotozoom(
            die_picture(die, px, accent), TURNS * left * (1 if number % 2 else -1), 1.0
        )
        x = centre[0] + round(px * 1.8 * left * (1 if number % 2 else 1.4))
        y = centre[1] - round(px * 0.5 * abs(left) * (1 - left) * 4 * 0.6)
        surface.blit(image, image.get_rect(center=(x, y)))


_NOTHING: Final = Event("nothing", None)  # type: ignore[arg-type]


def _out_quint(share: float) -> float:
    return 1 - (1 - min(1.0, max(0.0, share))) ** 5


def _any_face(die: Die, number: int, moment: int) -> Die:
    """Another face of the same sort of die; it must look thrown, so its chance is its own and no rule's."""
    chance = random.Random(number * 1009 + moment)
    if die.colour:
        return Die(colour=die.colour, faces=("star",) * chance.randint(0, 3))
    if die.faces:
        symbols = list(die.faces)
        chance.shuffle(symbols)
        return Die(faces=tuple(symbols))
    return Die(text=str(chance.randint(1, 10)))


class Fall:
    """Hearts that have just been lost, by figure."""

    def __init__(self) -> None:
        self._before: dict[str, int] = {}
        self._falling: dict[str, tuple[int, int, float]] = {}

    def follow(self, hearts: dict[str, int], now: float, is_calm: bool) -> None:
        """Compares the hearts of all figures with those they had."""
        for key, have in hearts.items():
            had = self._before.get(key, have)
            if have < had and not is_calm:
                self._falling[key] = have, had, now
        self._before = dict(hearts)

    def now_falling(self, now: float) -> dict[str, tuple[range, float]]:
        """For each figure the places of the hearts that fall, and how far they have come."""
        return {
            key: (range(have, had), (now - began) / FALL_TIME)
            for key, (have, had, began) in self._falling.items()
            if 0 <= now - began < FALL_TIME
        }

    def finish(self) -> None:
        """Lets everything have fallen."""
        self._falling.clear()
