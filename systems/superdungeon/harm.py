"""Wounds, statuses and destruction: what befalls a model, and what follows from it at once.

`place_wounds` and `place_status` lay counters and nothing else; `Aftermath` is what follows once they lie (destruction, its
triggers, the tracks, the boss's timeout). `WoundModel` and `GiveStatus` are whole events outside an attack, with the window
before them. This module must not know why somebody is hurt.
"""

from __future__ import annotations

from components.superdungeon import Auras, Damage, Footing, LastingEffects, Model, Statuses, Tracker
from components.texts import text
from engine.flow import Call, Done, Goto, Procedure, Step
from engine.windows import Window
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import boss, chests, figures, healing, loot, tracker, victory
from systems.superdungeon.content import content
from systems.superdungeon.figures import Reader

NO_LIMIT = 10**6


# --- counters ----------------------------------------------------------------------------------------------------------


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
            healing.remove_status(world, key, status)


# --- destruction ---------------------------------------------------------------------------------------------------------


def is_dead(reader: Reader, key: str) -> bool:
    """Tell whether a model on the map has no heart left (SD-109)."""
    return figures.is_in_play(reader, key) and figures.hearts_left(reader, key) <= 0


def take_off(world: World, key: str) -> None:
    """A destroyed model leaves the map: a hero waits for Resurrect, others go back to the pool (SD-116, SD-117)."""
    tell(world, "destroyed", key, who=f"@{key}")
    end_effects(world, key)
    if not figures.is_hero(world, key):
        world.remove(key)
        return
    world.get(key, Model).destroyed = True
    world.drop(key, Footing)
    world.get(key, Statuses).names.clear()
    if world.has(key, LastingEffects):
        world.get(key, LastingEffects).effects.clear()


def end_effects(world: World, key: str) -> None:
    """Effects and auras that last until a model's next activation end (SD-054, SD-145, SD-152)."""
    for _, held in world.all(LastingEffects):
        held.effects = [effect for effect in held.effects if effect.until != key]
    if world.has(key, Auras):
        world.get(key, Auras).auras.clear()


class Aftermath(Procedure):
    """What follows once wounds lie: destruction and its triggers, then the tracks, loot and skulls (SD-114, SD-246).

    `n` wounds were placed on `model` by `by`; `counted` = they move the tracks (SD-112). Gives back whether the model was
    destroyed.
    """

    model: str
    n: int
    by: str = ""
    counted: bool = True
    enemy: bool = False
    destroyed: bool = False

    def start(self, world: World) -> Step:
        """The model falls if it has no heart left; a Boo-Booty gives up what the chest held (SD-076)."""
        self.enemy = self.by in world and not figures.are_friends(world, self.by, self.model)
        if not is_dead(world, self.model):
            return Goto("count")
        self.destroyed = True
        at, is_trap = figures.spaces(world, self.model)[0], figures.has_tag(world, self.model, "trap")
        if figures.is_point(world, self.model):
            tracker.credit(world, self.by, points=1)
        if figures.has_tag(world, self.model, "mini_boss"):
            tracker.owe_loot(world)
        take_off(world, self.model)
        return Call(chests.DrawTreasure(at=at), then="count") if is_trap else Goto("count")

    def count(self, world: World) -> Step:
        """The tracks move (SD-111, SD-077); somebody may have won by the destruction (SD-246)."""
        if self.n and self.counted and self.by in world:
            tracker.count_wounds(world, self.by, self.n, self.enemy)
        if self.destroyed:
            victory.check(world)
        return Goto("draw")

    def draw(self, world: World) -> Step:
        """Loot that the wounds or a fallen mini-boss bring (SD-077, SD-081)."""
        return Call(loot.DrawLoot(), then="timeout") if world.the(Tracker).loot_due else Goto("timeout")

    def timeout(self, world: World) -> Step:
        """A boss who has lost half his hearts calls timeout before anything goes on (SD-224)."""
        if figures.is_in_play(world, self.model) and boss.is_timeout_due(world, self.model):
            return Call(boss.Timeout(), then="finish")
        return Goto("finish")

    def finish(self, world: World) -> Step:
        """All is told."""
        return Done(self.destroyed)


# --- events outside an attack ------------------------------------------------------------------------------------------


class WoundModel(Procedure):
    """A model takes wounds outside an attack: from Fire, Backlash, a weak spot, a price. Gives back how many it took.

    `cause` is a word for the event; `counted` wounds move the tracks (SD-112). No window opens with `at_once` (SD-163).
    """

    model: str
    n: int = 1
    by: str = ""
    counted: bool = False
    cause: str = ""
    at_once: bool = False
    placed: int = 0

    def start(self, world: World) -> Step:
        """Before a wound is placed on a hero, potions may be drunk (SD-160)."""
        if self.at_once or not figures.is_hero(world, self.model):
            return Goto("place")
        return Call(Window(moment="before_wound", about=self.model), then="place")

    def place(self, world: World) -> Step:
        """The wounds lie."""
        if not figures.is_in_play(world, self.model):
            return Done(0)
        tell(world, f"cause-{self.cause}", self.model, who=f"@{self.model}")
        self.placed = place_wounds(world, self.model, self.n)
        return Call(
            Aftermath(model=self.model, n=self.placed, by=self.by, counted=self.counted), then="finish"
        )

    def finish(self, world: World) -> Step:
        """How many there were."""
        return Done(self.placed)


class GiveStatus(Procedure):
    """A status falls on a model outside an attack: from terrain, an action, an adventure card (SD-153, SD-070)."""

    model: str
    status: str

    def start(self, world: World) -> Step:
        """Before a status is placed on a hero, potions may be drunk (SD-160)."""
        if not can_have_status(world, self.model, self.status) or not figures.is_hero(world, self.model):
            return Goto("place")
        return Call(Window(moment="before_wound", about=self.model), then="place")

    def place(self, world: World) -> Step:
        """It lies there, if the model still stands and nothing forbids it."""
        placed = figures.is_in_play(world, self.model) and place_status(world, self.model, self.status)
        return Done(placed)


class ExposeWeakSpots(Procedure):
    """Models targeted by an ability that carries a status to which they are vulnerable take a wound (SD-191)."""

    by: str
    targets: list[str]
    statuses: list[str]
    place: int = 0

    def start(self, world: World) -> Step:
        """One target after the other, once each, unless the house rule has them lose a die instead."""
        if figures.switch(world, "vulnerable_mode") != "wound":
            return Done()
        while self.place < len(self.targets):
            target = self.targets[self.place]
            self.place += 1
            if is_exposed(world, target, self.statuses):
                wound = WoundModel(model=target, by=self.by, counted=True, cause="vulnerable", at_once=True)
                return Call(wound, then="start")
        return Done()


def is_exposed(reader: Reader, target: str, statuses: list[str]) -> bool:
    """Tell whether one of some statuses meets a weak spot of a model on the map."""
    return figures.is_in_play(reader, target) and not figures.weak_spots(reader, target).isdisjoint(statuses)


PROCEDURES = (Aftermath, WoundModel, GiveStatus, ExposeWeakSpots)
