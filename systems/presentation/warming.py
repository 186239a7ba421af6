"""What is read beside the open title, so that no screen has to wait for it: rulebooks, skins, words, rules help.

Works in one thread that ends by itself. Who needs something earlier gets it as ever. Must not know any game.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable

from engine.content import LOOKS
from engine.definition import GameDefinition
from engine.paths import data_folder
from systems.presentation.desk import Desk
from systems.presentation.figures.library import load_looks
from systems.presentation.house import House
from systems.presentation.pace import spare_the_lasting
from systems.presentation.skins.catalogue import skin_class


class Warming:
    """One round of reading ahead."""

    def __init__(self, desk: Desk, house: House) -> None:
        self._desk = desk
        self._house = house
        self._stopped = False
        self._worker = threading.Thread(target=self._work, daemon=True)

    def begin(self) -> None:
        """Starts reading."""
        self._worker.start()

    @property
    def is_busy(self) -> bool:
        """Tells whether something is still to be read."""
        return self._worker.is_alive()

    def stop(self) -> None:
        """Leaves off at the next pause; the window closes."""
        self._stopped = True

    def _work(self) -> None:
        for step in self._steps():
            if self._stopped:
                return
            with contextlib.suppress(Exception):  # it is raised again where the thing is wanted
                step()
        spare_the_lasting()

    def _steps(self) -> list[Callable[[], object]]:
        desk, house = self._desk, self._house
        tongue = desk.settings.tongue
        steps: list[Callable[[], object]] = []
        for game in [box.id for box in desk.games]:
            steps += [
                lambda game=game: desk.game(game),
                lambda game=game: house.maps_of(game),
                lambda game=game: house.words(tongue, game).prepare(),
                lambda game=game: house.help_of(tongue, game),
                lambda game=game: skin_class(game),
                lambda game=game: load_looks(data_folder(game) / LOOKS),
                lambda game=game: prepare(desk.game(game)),
            ]
        return steps


def prepare(definition: GameDefinition) -> None:
    """Has a game make what the first look at its table would wait for, if it knows of anything."""
    make = getattr(definition.facts, "prepare", None)
    if make is not None:
        make()
