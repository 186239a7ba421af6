"""Where pictures that take long are drawn beside the window: figures, cards to be read, chances of a fight.

A picture is asked for again and again until it is there, so no frame waits for one. What is drawn keeps itself (the
drawing functions remember their pictures). Must not know what is drawn.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from systems.presentation.precedence import give_way

T = TypeVar("T")
Job = tuple[Callable[..., Any], tuple[Hashable, ...]]

KEPT: Final = 64
"""So many results are remembered; older ones are made anew when they are wanted again."""
KEPT_NOTES: Final = 1024
"""So many notes that something was made, which take no memory."""


class Darkroom:
    """One worker, who takes the newest wish first and goes home when there is none."""

    def __init__(self) -> None:
        self.version = 0
        """Rises with every picture that has become ready."""
        self._wishes: deque[Job] = deque()
        self._ready: dict[Job, Any] = {}
        self._made: dict[Job, None] = {}
        """Jobs that gave nothing but True: what they made keeps itself."""
        self._lock = threading.Lock()
        self._worker: threading.Thread | None = None
        self._under_way: Job | None = None

    def get(self, draw: Callable[..., T], *args: Hashable) -> T | None:
        """What `draw(*args)` gives, or None as long as it is not ready; then it is put first."""
        job = draw, args
        with self._lock:
            if job in self._made:
                return True  # type: ignore[return-value]
            if job in self._ready:
                self._ready[job] = found = self._ready.pop(job)
                if isinstance(found, Exception):
                    raise found
                return found  # type: ignore[no-any-return]
            self._wish(job, first=True)
        return None

    def foresee(self, draw: Callable[..., Any], *args: Hashable) -> None:
        """Has something made that will be wanted soon, after all that is wanted now."""
        with self._lock:
            if (draw, args) not in self._ready and (draw, args) not in self._made:
                self._wish((draw, args), first=False)

    @property
    def is_busy(self) -> bool:
        """Tells whether something is still being made."""
        return bool(self._wishes) or self._under_way is not None

    def wait(self) -> None:
        """Waits until everything is ready: for pictures of the window without a window."""
        while (worker := self._worker) is not None and worker.is_alive():
            worker.join()

    def forget(self) -> None:
        """Drops all wishes and results, when the measure of the window has changed."""
        with self._lock:
            self._wishes.clear()
            self._ready.clear()
            self._made.clear()

    def _wish(self, job: Job, first: bool) -> None:
        if job == self._under_way:
            return
        if job in self._wishes:
            if not first or self._wishes[0] == job:
                return
            self._wishes.remove(job)
        (self._wishes.appendleft if first else self._wishes.append)(job)
        if self._worker is None or not self._worker.is_alive():
            self._worker = threading.Thread(target=self._work, daemon=True)
            self._worker.start()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._wishes:
                    self._worker = None
                    return
                draw, args = self._under_way = self._wishes.popleft()
            give_way()
            try:
                made = draw(*args)
            except Exception as error:  # it is raised where the picture is wanted
                made = error
            self._keep((draw, args), made)

    def _keep(self, job: Job, made: Any) -> None:
        with self._lock:
            self._under_way = None
            if made is True:
                self._made[job] = None
            else:
                self._ready[job] = made
            for results, most in ((self._ready, KEPT), (self._made, KEPT_NOTES)):
                while len(results) > most:
                    results.pop(next(iter(results)))
            self.version += 1


def make(jobs: tuple[Job, ...]) -> bool:
    """Does several jobs whose results keep themselves; True when all is made."""
    for draw, args in jobs:
        draw(*args)
    return True
