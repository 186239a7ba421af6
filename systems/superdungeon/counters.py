"""Counters on models: wounds, statuses and lasting effects, laid and taken away (SD-101, SD-109, SD-110, SD-175, SD-176).

Plain changes, and `GiveStatus` with the window before it. What follows from wounds is in `harm.py`; this module must not
know why a counter comes or goes.
"""

from __future__ import annotations

from components.superdungeon import Auras, Damage, LastingEffects, Statuses
from components.texts import Text, text
from engine.flow import Done, Goto, Procedure, Step
from engine.windows import open_window
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import figures
from systems.superdungeon.content import content
from systems.superdungeon.figures import Reader

WOUND = "wound"
NO_LIMIT = 10**6


# --- laid ------------------------------------------------------------------------------------------------------------


def left_in_box(reader: Reader, token: str, lying: int) -> int:
    """Counters of a kind still in the box; without the house rule `token_limits` there are always enough."""
    if not figures.switch(reader, "token_limits"):
        return NO_LIMIT
    return content().numbers.tokens[token] - lying  # type: ignore[index]


def place_wounds(world: World, key: str, n: int) -> int:
    """Lay wound counters on a model, no more than it has hearts left (SD-110); gives back how many lie now more.

    A model with one heart needs no counter (SD-109).
    """
    lying = sum(damage.wounds for _, damage in world.all(Damage))
    is_frail = figures.stat(world, key, "hearts").value == 1
    most = 1 if is_frail else left_in_box(world, "wound", lying)
    placed = min(n, figures.hearts_left(world, key), most)
    if placed <= 0:
        return 0
    world.get(key, Damage).wounds += placed
    left = figures.hearts_left(world, key)
    tell(world, "wounded", key, numbers={"n": placed, "left": left}, who=f"@{key}", n=placed, left=left)
    return placed


def can_have_status(reader: Reader, key: str, status: str) -> bool:
    """Tell whether a status counter may be laid on a model: not immune, and none of that kind there (SD-175, SD-190)."""
    lying = sum(status in held.names for _, held in reader.all(Statuses))
    return (
        not figures.has_status(reader, key, status)
        and not figures.is_immune(reader, key, status)
        and left_in_box(reader, "status", lying) > 0
    )


def place_status(world: World, key: str, status: str) -> bool:
    """Lay a status counter on a model, if it may lie there."""
    if not can_have_status(world, key, status):
        return False
    world.get(key, Statuses).names.append(status)
    tell(world, "status", key, numbers={"status": status}, who=f"@{key}", status=text(f"status-{status}"))
    return True


def shed_immune(world: World, key: str) -> None:
    """A model that is immune to a status loses its counter at once (SD-190)."""
    for status in figures.statuses(world, key):
        if figures.is_immune(world, key, status):
            remove_status(world, key, status)


def is_dead(reader: Reader, key: str) -> bool:
    """Tell whether a model on the map has no heart left (SD-109)."""
    return figures.is_in_play(reader, key) and figures.hearts_left(reader, key) <= 0


# --- taken away ------------------------------------------------------------------------------------------------------


def heal_wounds(world: World, model: str, n: int) -> int:
    """Remove up to n wound counters; returns how many went."""
    gone = min(n, figures.wounds(world, model))
    if gone:
        world.get(model, Damage).wounds -= gone
        tell(world, "healed", model, numbers={"n": gone}, who=f"@{model}", n=gone)
    return gone


def remove_status(world: World, model: str, status: str) -> None:
    """Remove one status counter (SD-176)."""
    world.get(model, Statuses).names.remove(status)
    tell(
        world,
        "status-removed",
        model,
        numbers={"status": status},
        who=f"@{model}",
        status=text(f"status-{status}"),
    )


def remedy(world: World, model: str) -> None:
    """Remove all status counters (SD-203)."""
    for status in figures.statuses(world, model):
        remove_status(world, model, status)


def relieve(world: World, model: str, what: str) -> None:
    """Remove one wound counter, or one status counter by its name: a heart, a sacrifice, a rune (SD-071, SD-101)."""
    if what == WOUND:
        heal_wounds(world, model, 1)
    else:
        remove_status(world, model, what)


def reliefs(reader: Reader, model: str) -> list[str]:
    """What could be removed from a model: a wound, or any of its statuses."""
    wound = [WOUND] if figures.wounds(reader, model) else []
    return wound + figures.statuses(reader, model)


def relief_text(what: str) -> Text:
    """ "1 wound", or the name of a status."""
    return text("relief-wound") if what == WOUND else text("relief-status", status=text(f"status-{what}"))


def end_effects(world: World, key: str) -> None:
    """Effects and auras that last until a model's next activation end (SD-054, SD-145, SD-152)."""
    for _, held in world.all(LastingEffects):
        held.effects = [effect for effect in held.effects if effect.until != key]
    if world.has(key, Auras):
        world.get(key, Auras).auras.clear()


# --- a status outside an attack --------------------------------------------------------------------------------------


class GiveStatus(Procedure):
    """A status falls on a model outside an attack: from terrain, an action, an adventure card (SD-153, SD-070)."""

    model: str
    status: str

    def start(self, world: World) -> Step:
        """Before a status is placed on a hero, potions may be drunk (SD-160)."""
        if not can_have_status(world, self.model, self.status) or not figures.is_hero(world, self.model):
            return Goto("place")
        return open_window(world, "before_wound", self.model, then="place")

    def place(self, world: World) -> Step:
        """It lies there, if the model still stands and nothing forbids it."""
        placed = figures.is_in_play(world, self.model) and place_status(world, self.model, self.status)
        return Done(placed)


PROCEDURES = (GiveStatus,)
