"""What is heard: the sounds of the window, and which of them an event of a game makes.

Silent, and never a fault, where there is no audio device. Knows no game: data/sounds/<game>.json says which sound
belongs to which kind of event; a game without that file is silent.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pygame

from components.texts import Text
from engine.events import Event
from engine.paths import root

CLICK: Final = "click"
PAGE_TURN: Final = "page_turn"
RATE: Final = 44_100
BUFFER: Final = 512
"""Samples that wait to be heard: 12 ms."""
GAP: Final = 0.26
"""Seconds from one sound of a row to the next; they may overlap."""
LONGEST_ROW: Final = 5
"""What a game tells at once is heard as a row of so many sounds at most: the last ones, which tell how it ended."""


def sounds_folder() -> Path:
    """Where the sounds lie that ship with the program."""
    return root() / "data" / "sounds"


class Sounds:
    """Plays sounds by name. Opens the audio device for the first of them, so that the window comes up quickly."""

    def __init__(self, volume: int) -> None:
        self._volume = volume
        self._is_open: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._row: list[str] = []
        self._due = 0.0

    @property
    def volume(self) -> int:
        """How loud, from 0 to 100."""
        return self._volume

    def set_volume(self, volume: int) -> None:
        """Changes how loud everything is, also what is heard just now: 0 (silent) to 100."""
        self._volume = min(100, max(0, volume))
        for sound in self._loaded.values():
            if sound is not None:
                sound.set_volume(self._strength)

    def play(self, name: str) -> None:
        """Begins a sound and goes on at once; does nothing when it cannot be heard or there is none of that name."""
        sound = self._sound(name) if self._volume else None
        if sound is not None:
            sound.play()

    def follow(self, names: Iterable[str], now: float) -> None:
        """Lines up what just happened, to be heard one after the other; what still waited is forgotten."""
        row: list[str] = []
        for name in names:
            if name not in row:
                row.append(name)
        if row:
            self._row = row[-LONGEST_ROW:]
            self.update(now)

    def update(self, now: float) -> None:
        """Begins the next sound of the row when its time has come."""
        if self._row and now >= self._due:
            self._due = now + GAP
            self.play(self._row.pop(0))

    @property
    def _strength(self) -> float:
        """The share of full strength: ears hear doublings, so half the volume is a quarter of the strength."""
        return (self._volume / 100) ** 2

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if not self._open():
            return None
        try:
            sound = pygame.mixer.Sound(sounds_folder() / f"{name}.wav")
        except (OSError, pygame.error):
            return None
        sound.set_volume(self._strength)
        return sound

    def _open(self) -> bool:
        """Opens the audio device; asks for it once, because a missing one takes its time to say so."""
        if self._is_open is None:
            with contextlib.suppress(pygame.error):
                pygame.mixer.init(RATE, -16, 2, BUFFER)
            self._is_open = pygame.mixer.get_init() is not None
        return self._is_open


# --- from events to sounds ---------------------------------------------------------------------------------------


@cache
def sound_table(game: str) -> Mapping[str, str]:
    """The sounds of a game by kind of event; "" where an event is silent on purpose.

    "KIND/WORD" stands for an event of that kind that has WORD among the arguments of its text, and is heard after
    the sound of the kind itself: dice, and then the bow.
    """
    try:
        return msgspec.json.decode((sounds_folder() / f"{game}.json").read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def sounds_of(game: str, event: Event) -> list[str]:
    """The sounds of an event, in the order in which they are heard."""
    table = sound_table(game)
    keys = (event.kind, *(f"{event.kind}/{word}" for word in _words(event.text)))
    return [table[key] for key in keys if table.get(key)]


def _words(text: Text) -> Iterator[str]:
    for argument in text.args.values():
        if isinstance(argument, Text):
            yield argument.key
        elif isinstance(argument, str):
            yield argument
