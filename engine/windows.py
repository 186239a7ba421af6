"""Windows for interrupts, written once: named moments at which cards may act.

Opening a window collects the triggers that the rulebook finds for that moment: forced ones act first, then each seat in
turn order from the active one is asked "use one or pass", until nobody who may act is left. A window with nobody to ask
costs nothing and asks nothing. Which moments exist and what a trigger does, the game definition says.
"""

from __future__ import annotations

import msgspec

from components.questions import Odds, Option, Question
from components.seats import TurnOrder
from components.texts import Text
from engine.flow import Ask, Call, Done, Goto, Procedure, RulesProcessor, Step
from engine.world import World

PASS = "pass"


class Trigger(msgspec.Struct, frozen=True, gc=False):
    """Something that may (or, if forced, must) happen at a moment: who decides, which entity acts, in what words."""

    id: str
    seat: int
    source: str
    text: Text
    forced: bool = False
    priority: int = 0
    odds: tuple[Odds, ...] = ()
    declines: bool = False
    """Whether choosing it is a pass with something more to it, after which nobody is asked anew."""


class Window(Procedure):
    """A moment at which triggers act. `about` is an entity key or word that tells the rulebook what it is about.

    `used` keeps forced triggers that have acted, `passed` the seats that have passed since the last use.
    """

    moment: str
    about: str = ""
    used: list[str] = []
    passed: list[int] = []
    asking: int = -1

    def start(self, world: World) -> Step:
        """Forced triggers first (RB-075), then the next seat that may act."""
        triggers = collect(world, self)
        if not triggers:
            return Done()
        for trigger in triggers:
            if trigger.forced and trigger.id not in self.used:
                self.used.append(trigger.id)
                return Call(world.rules.respond(world, self, trigger.id), then="start")
        for seat in seats_from_active(world):
            if seat not in self.passed and any(t.seat == seat and not t.forced for t in triggers):
                self.asking = seat
                return Goto("ask")
        return Done()

    def ask(self, world: World) -> Step:
        """Ask one seat: use one or pass."""
        offered = [t for t in collect(world, self) if t.seat == self.asking and not t.forced]
        options = [Option(t.id, t.text, (t.source,), t.odds) for t in offered]
        options.append(Option(PASS, world.rules.pass_text(self.moment)))
        prompt, decision, about = world.rules.describe_window(world, self, self.asking)
        return Ask(
            Question(self.asking, "react", decision, prompt, tuple(options), default=PASS, about=about),
            "respond",
        )

    def respond(self, world: World) -> Step:
        """Do what was chosen; after a use everybody may act again."""
        if self.chosen == PASS:
            self.passed.append(self.asking)
            return Goto("start")
        if any(trigger.declines for trigger in collect(world, self) if trigger.id == self.chosen):
            self.passed.append(self.asking)
        else:
            self.passed.clear()
        return Call(world.rules.respond(world, self, self.chosen), then="start")


def collect(world: World, window: Window) -> list[Trigger]:
    """The triggers of a window now: forced first, then by priority, in the order the rulebook lists them."""
    found: list[Trigger] = world.rules.triggers(world, window)
    return sorted(found, key=lambda trigger: (not trigger.forced, trigger.priority))


def seats_from_active(world: World) -> list[int]:
    """Seats in playing order, beginning with the active one (with the first one when that seat has left the game)."""
    order = world.the(TurnOrder)
    first = order.seats.index(order.active) if order.active in order.seats else 0
    return order.seats[first:] + order.seats[:first]


class WindowProcessor(RulesProcessor):
    """Advances open windows."""

    procedures = (Window,)
