"""What the last page of Super Dungeon tells in numbers: blows, wounds, potions, losses, dice.

Reads events and a seat's view; the words come from the text folder.
"""

from __future__ import annotations

from typing import Any, Final

from components.superdungeon import Model, Sides
from engine.events import Event
from engine.observe import SeatView
from systems.presentation.chronicle import Counter, SeatStory, Throw
from systems.presentation.palette import INK2, RUBY, TOPAZ
from systems.presentation.skins.looks import StatLook
from systems.presentation.skins.superdungeon_marks import POTION
from systems.presentation.speech import Speech

FIGHT_EVENTS: Final = frozenset(
    (
        "attack-declared", "attack-rolled", "defence-rolled", "stealth-rolled", "hit", "missed", "escaped", "wounded",
        "status", "destroyed", "cause-fire", "cause-backlash", "cause-vulnerable", "cause-price",
    )
)  # fmt: skip
ROLLS: Final = ("attack-rolled", "defence-rolled", "initiative-rolled")
COUNTED: Final = {"hit": "hits", "missed": "misses", "potion-used": "potions", "destroyed": "lost"}
"""Numbers that an event adds one to, for whoever it tells of first."""
WOUNDED: Final = "wounded"


class Storyteller(Counter):
    """Counts what events tell. Whoever plays several heroes has one story."""

    def __init__(self, facts: Any, say: Speech) -> None:
        self._facts = facts
        self._say = say

    def tally(self, view: SeatView, event: Event) -> tuple[tuple[int, str, int], ...]:
        """What an event adds to which seat's numbers."""
        if event.kind == WOUNDED:
            n = event.numbers.get("n", 0)
            return ((self._seat(view, event.on[0]), "suffered", n if isinstance(n, int) else 0),)
        name = COUNTED.get(event.kind)
        return ((self._seat(view, event.on[0]), name, 1),) if name and event.on else ()

    def throw(self, view: SeatView, event: Event) -> Throw | None:
        """A roll of a pool: the stars it shows, and how many it shows on average."""
        if event.kind not in ROLLS:
            return None
        shown, mean = 0, 0.0
        for colour, faces in self._facts.content.numbers.faces.items():
            stars = [int(face) if face.isdigit() else 0 for face in faces]
            rolled = event.numbers.get(colour, [])
            for n in rolled if isinstance(rolled, list) else []:
                shown, mean = shown + stars[n - 1], mean + sum(stars) / len(stars)
        return Throw(self._seat(view, event.on[0]), shown, mean) if mean else None

    def _seat(self, view: SeatView, key: str) -> int:
        """Who plays a model; what has left the table was the Consul's."""
        model = view.find(key, Model)
        return model.seat if model is not None else view.the(Sides).consuls[0]

    def stats(self, story: SeatStory) -> tuple[StatLook, ...]:
        """The numbers of a seat as the last page shows them."""
        say, counts = self._say, story.counts
        return (
            StatLook(say("skin-stat-hits"), "broadsword", counts["hits"]),
            StatLook(say("skin-stat-misses"), "shield", counts["misses"], INK2),
            StatLook(say("skin-stat-suffered"), "broken-heart", counts["suffered"], RUBY),
            StatLook(say("skin-stat-lost"), "death-skull", counts["lost"], RUBY),
            StatLook(say("skin-stat-potions"), POTION, counts["potions"], TOPAZ),
        )
