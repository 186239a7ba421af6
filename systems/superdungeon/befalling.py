"""Statuses that fall at one moment from several effects, and in what order (SD-242, DP-34).

Gathers nothing itself: whoever moves or calls models says what is due. Knows no effect by name.
"""

from __future__ import annotations

import msgspec

from components.questions import Question
from components.superdungeon import RoundState
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.superdungeon import counters, sides


class Due(msgspec.Struct, forbid_unknown_fields=True):
    """A status about to fall on a model, by which effect (the id of a card or action), and whose that is.

    `side` is "" for the dungeon's own effects, which belong to nobody.
    """

    model: str
    status: str
    source: str
    side: str = ""


class Befall(Procedure):
    """The dungeon's own effects come first, then those of the active side, then the other's (SD-242).

    `ordered` are the sides that have put their own in order.
    """

    due: list[Due]
    ordered: list[str] = []

    def start(self, world: World) -> Step:
        """Whose effects come first?"""
        ranks = ["", world.the(RoundState).side]
        self.due.sort(key=lambda due: ranks.index(due.side) if due.side in ranks else len(ranks))
        return Goto("next")

    def next(self, world: World) -> Step:
        """The next one falls, once its side has put them in order."""
        if not self.due:
            return Done()
        side = self.due[0].side
        if side and side not in self.ordered and len(self._effects(world, side)) > 1:
            return Goto("ask")
        one, self.due = self.due[0], self.due[1:]
        return Call(counters.GiveStatus(model=one.model, status=one.status), then="next")

    def ask(self, world: World) -> Step:
        """DP-34: which of a side's effects comes first?"""
        side = self.due[0].side
        options = tuple(
            option(effect, text("opt-effect", effect=text(f"name-{effect}")), *self._hurt_by(effect))
            for effect in self._effects(world, side)
        )
        seat, n = sides.voice(world, side), len(options)
        prompt = text("ask-effects", who=f"@seat/{seat}")
        return Ask(Question(seat, "order", "DP-34", prompt, options, min=n, max=n), "reorder")

    def reorder(self, world: World) -> Step:
        """In this order."""
        side, order = self.due[0].side, list(self.answer)
        self.ordered.append(side)
        mine = [due for due in self.due if due.side == side]
        mine.sort(key=lambda due: order.index(due.source) if due.source in order else len(order))
        self.due = mine + [due for due in self.due if due.side != side]
        return Goto("next")

    def _effects(self, world: World, side: str) -> list[str]:
        """Effects of a side that still have something to do."""
        mine = [due for due in self.due if due.side == side]
        return list({due.source: 0 for due in mine if counters.can_have_status(world, due.model, due.status)})

    def _hurt_by(self, effect: str) -> list[str]:
        return list(dict.fromkeys(due.model for due in self.due if due.source == effect))


PROCEDURES = (Befall,)
