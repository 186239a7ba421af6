"""Windows for interrupts, written once: named moments at which cards may act.

Opening a window collects the triggers that the rulebook finds for that moment: forced ones act first, then each seat in
turn order from the active one is asked "use one or pass", until nobody who may act is left. A window with nobody to ask
asks nothing, and is not even opened. Which moments exist and what a trigger does, the game definition says.
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

    `used` keeps forced triggers that have acted, `passed` the seats that have passed since the last use, `declining` the
    ids offered to the seat that is asked which are a pass.
    """

    moment: str
    about: str = ""
    used: list[str] = []
    passed: list[int] = []
    asking: int = -1
    declining: list[str] = []

    def start(self, world: World) -> Step:
        """Forced triggers first (RB-075), then the next seat that may act."""
        triggers = collect(world, self)
        for trigger in triggers:
            if trigger.forced and trigger.id not in self.used:
                self.used.append(trigger.id)
                return Call(world.rules.respond(world, self, trigger.id), then="start")
        for seat in seats_from_active(world):
            offered = [trigger for trigger in triggers if trigger.seat == seat and not trigger.forced]
            if offered and seat not in self.passed:
                return self._ask(world, seat, offered)
        return Done()

    def _ask(self, world: World, seat: int, offered: list[Trigger]) -> Ask:
        """Ask one seat: use one or pass."""
        self.asking, self.declining = seat, [trigger.id for trigger in offered if trigger.declines]
        uses = (Option(trigger.id, trigger.text, (trigger.source,), trigger.odds) for trigger in offered)
        options = (*uses, Option(PASS, world.rules.pass_text(self.moment)))
        prompt, decision, about = world.rules.describe_window(world, self, seat)
        return Ask(Question(seat, "react", decision, prompt, options, default=PASS, about=about), "respond")

    def respond(self, world: World) -> Step:
        """Do what was chosen; after a use everybody may act again."""
        if self.chosen == PASS:
            self.passed.append(self.asking)
            return Goto("start")
        if self.chosen in self.declining:
            self.passed.append(self.asking)
        else:
            self.passed.clear()
        return Call(world.rules.respond(world, self, self.chosen), then="start")


def open_window(world: World, moment: str, about: str, then: str) -> Step:
    """Let cards act at a moment, then go on with step `then`; straight on where nothing may act, as most often."""
    window = Window(moment=moment, about=about)
    return Call(window, then) if collect(world, window) else Goto(then)


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
