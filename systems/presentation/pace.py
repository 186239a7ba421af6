"""The pace of the running window: sixty frames a second, and between them the time for everything else.

Threads beside the window work between two frames (`precedence.py`), and so does Python's garbage collector, which would
stop a frame for as long as it takes to walk through everything: it is switched off, and called where there is time.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Self

import pygame

from systems.presentation.precedence import PRECEDENCE

FRAMES_PER_SECOND: Final = 60
TURN: Final = 0.001
"""Seconds for which one thread of Python may keep the others waiting."""
LEAST_SHARE: Final = 0.2
"""So much of the time of frames is given to waiting threads besides, where frames leave none."""
BREATH: Final = 0.008
"""Seconds that are given at a time, after a frame that is short enough for that; else they are owed."""
SHORT: Final = 0.030
"""Seconds that a frame takes at most together with what is given after it."""
MOST_OWED: Final = 0.030
"""Seconds after which what is owed is given even so."""
BRIEF: Final = 0.006
"""Seconds; after a frame that took less there is time to sweep."""
STILL: Final = 0.002
"""Seconds; a frame that took less drew nothing."""
IDLE: Final = 6
"""After so many still frames one after another nothing moves that could be held up: the whole heap may be swept."""
DUE: Final = (2_000, 10, 5)
"""When each generation is swept if there is time: after so many new things, or sweeps of the one before."""
OVERDUE: Final = (40_000, 40, 200)
"""When it is swept whether there is time or not."""
OLDEST: Final = 2


class Pace:
    """How a loop of frames shares its time; a context in which the collector is called by hand."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._still = 0
        self._took = 0.0
        self._owed = 0.0
        """Seconds that waiting threads have still to get."""

    def __enter__(self) -> Self:
        sys.setswitchinterval(TURN)
        gc.disable()
        return self

    def __exit__(self, *_: object) -> None:
        gc.enable()

    @contextmanager
    def frame(self) -> Iterator[None]:
        """One frame: events, time and drawing; all others wait."""
        began = time.perf_counter()
        with PRECEDENCE.frame():
            yield
        self._took = time.perf_counter() - began
        self._still = self._still + 1 if self._took < STILL else 0

    def rest(self) -> None:
        """Sweeps what is due, and waits until the next frame; waiting threads get their share at least."""
        self.sweep()
        spare = max(0.0, 1 / FRAMES_PER_SECOND - self._took)
        self._owed = max(0.0, self._owed + self._took * LEAST_SHARE - spare) if PRECEDENCE.was_given else 0.0
        if self._owed > (BREATH if self._took + self._owed < SHORT else MOST_OWED):
            time.sleep(self._owed)
            self._owed = 0.0
        self._clock.tick(FRAMES_PER_SECOND)

    def sweep(self) -> None:
        """Has the collector do what is due of its work, if there is time, or much too long overdue."""
        counts = gc.get_count()
        for generation in (OLDEST, 1, 0):
            has_time = self._still >= IDLE if generation == OLDEST else self._took < BRIEF
            if counts[generation] >= (DUE if has_time else OVERDUE)[generation]:
                gc.collect(generation)
                return


def spare_the_lasting() -> None:
    """What has been read by now stays to the end: the collector need not walk through it again and again."""
    gc.freeze()
