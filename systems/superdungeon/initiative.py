"""Initiative: each side names a model, both roll WILL, and the winner says which side goes first (SD-051 to SD-053)."""

from __future__ import annotations

from components.questions import Option, Question
from components.texts import text
from engine.flow import Ask, Done, Goto, Procedure, Step, option
from engine.world import GAME, World
from systems.shared.telling import tell
from systems.superdungeon import figures, odds, pools, rolls, sides
from systems.superdungeon.figures import CONSUL, HEROES, Reader
from systems.superdungeon.vocabulary import Attribute, Pool

WILL: Attribute = "will"
FIRST, SECOND = "first", "second"


def other(side: str) -> str:
    """The side that is not this one."""
    return HEROES if side == CONSUL else CONSUL


def candidates(reader: Reader, side: str) -> list[str]:
    """Models of a side on the map that have WILL at all (SD-051)."""
    return [key for key in figures.models(reader, side) if pools.has_attribute(reader, key, WILL)]


def will(reader: Reader, model: str) -> Pool:
    """The dice that a model would roll now (SD-052)."""
    return pools.pool(reader, model, WILL).value


class Initiative(Procedure):
    """One roll for initiative; gives back the side that takes the first turn."""

    side: str = CONSUL
    named: dict[str, str] = {}
    stars: dict[str, int] = {}

    def start(self, world: World) -> Step:
        """The Consul names first; a side without such a model has no stars (SD-053)."""
        return Goto("name" if candidates(world, self.side) else "next")

    def name(self, world: World) -> Step:
        """Which model?"""
        seat, models = sides.voice(world, self.side), candidates(world, self.side)
        best = max(models, key=lambda model: odds.mean(will(world, model)))
        options = tuple(self._option(world, model) for model in models)
        prompt = text("ask-initiative", who=f"@seat/{seat}")
        is_secret = bool(figures.switch(world, "blind_initiative"))
        question = Question(seat, "pick", "DP-13", prompt, options, default=best, secret=is_secret)
        return Ask(question, "take", auto=True)

    def take(self, world: World) -> Step:
        """The other side may know it before it names its own, unless both choose blindly."""
        self.named[self.side] = self.chosen
        if not figures.switch(world, "blind_initiative"):
            tell(world, "initiative-named", self.chosen, model=f"@{self.chosen}")
        return Goto("next")

    def next(self, world: World) -> Step:
        """Then the party; then both roll."""
        if self.side == CONSUL:
            self.side = HEROES
            return Goto("start")
        return Goto("roll")

    def roll(self, world: World) -> Step:
        """Both roll; a tie is the heroes' (SD-051). Icons count for nothing (SD-052)."""
        for side, model in self.named.items():
            pool = pools.pool(world, model, WILL)
            self.stars[side] = rolls.roll(world, model, WILL, pool, "initiative")[1]
        is_consul = self.stars.get(CONSUL, 0) > self.stars.get(HEROES, 0)
        self.side = CONSUL if is_consul else HEROES
        tell(world, "initiative-won", GAME, side=text(f"side-{self.side}"))
        return Goto("decide")

    def decide(self, world: World) -> Step:
        """First or second?"""
        seat = sides.voice(world, self.side)
        options = tuple(option(turn, text(f"opt-turn-{turn}")) for turn in (FIRST, SECOND))
        prompt = text("ask-first-turn", who=f"@seat/{seat}")
        return Ask(Question(seat, "pick", "DP-14", prompt, options, default=FIRST), "end")

    def end(self, world: World) -> Step:
        """The side that begins."""
        first = self.side if self.chosen == FIRST else other(self.side)
        tell(world, "first-side", GAME, side=text(f"side-{first}"))
        return Done(first)

    def _option(self, world: World, model: str) -> Option:
        words = text("opt-initiative", model=f"@{model}", pool=pools.notation(will(world, model)))
        return option(model, words, model)


PROCEDURES = (Initiative,)
