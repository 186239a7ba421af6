"""Wounds and destruction: what follows at once when a model is hurt (SD-109 to SD-118, SD-246).

`counters.place_wounds` lays counters and nothing else; `Aftermath` is what follows once they lie (destruction, its
triggers, the tracks, the boss's timeout). `WoundModel` is a whole event outside an attack, with the window before it. This
module must not know why somebody is hurt.
"""

from __future__ import annotations

from components.superdungeon import Footing, LastingEffects, Model, Statuses, Tracker
from engine.flow import Call, Done, Goto, Procedure, Step
from engine.windows import open_window
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import boss, chests, counters, figures, loot, tracker, victory
from systems.superdungeon.figures import Reader
from systems.superdungeon.vocabulary import Action

# --- destruction ---------------------------------------------------------------------------------------------------------


def take_off(world: World, key: str) -> None:
    """A destroyed model leaves the map: a hero waits for Resurrect, others go back to the pool (SD-116, SD-117)."""
    tell(world, "destroyed", key, who=f"@{key}")
    counters.end_effects(world, key)
    if not figures.is_hero(world, key):
        world.remove(key)
        return
    world.get(key, Model).destroyed = True
    world.drop(key, Footing)
    world.get(key, Statuses).names.clear()
    if world.has(key, LastingEffects):
        world.get(key, LastingEffects).effects.clear()


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
        if not counters.is_dead(world, self.model):
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
        return open_window(world, "before_wound", self.model, then="place")

    def place(self, world: World) -> Step:
        """The wounds lie."""
        if not figures.is_in_play(world, self.model):
            return Done(0)
        tell(world, f"cause-{self.cause}", self.model, who=f"@{self.model}")
        self.placed = counters.place_wounds(world, self.model, self.n)
        return Call(
            Aftermath(model=self.model, n=self.placed, by=self.by, counted=self.counted), then="finish"
        )

    def finish(self, world: World) -> Step:
        """How many there were."""
        return Done(self.placed)


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


def carried_by(reader: Reader, attacker: str, action: Action | None) -> list[str]:
    """Statuses of an attack and of the attacker's abilities; a control action has none (SD-115, SD-153)."""
    if action is not None and action.kind == "action":
        return []
    own = action.statuses if action else ()
    return list(dict.fromkeys([*own, *figures.carried(reader, attacker)]))


def loses_die(reader: Reader, attacker: str, action: Action | None, target: str) -> bool:
    """Tell whether the house rule has a weak spot cost a defender a die."""
    wanted = figures.switch(reader, "vulnerable_mode") == "discard"
    return wanted and is_exposed(reader, target, carried_by(reader, attacker, action))


PROCEDURES = (Aftermath, WoundModel, ExposeWeakSpots)
