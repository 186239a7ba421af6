"""Telling what happens, in any game: one short call per event. Words are message keys of the game's text folder."""

from __future__ import annotations

from components.texts import Text, text
from engine.events import Event
from engine.world import World

DICE = "dice"
HIDDEN = "hidden"
OTHERS = "others"


def tell(
    world: World,
    key: str,
    *on: str,
    barrier: str = "",
    only: int | None = None,
    numbers: dict[str, int | str | list[int]] | None = None,
    **args: int | str | Text | list[Text],
) -> None:
    """Emit an event of kind `key` whose words are the message `event-KEY` with `args`; `on` are the entities meant."""
    world.emit(Event(key, text(f"event-{key}", **args), on, numbers or {}, barrier, only))
