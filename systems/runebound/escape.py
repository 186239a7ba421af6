"""Escaping from a challenge or encounter foe, and the way back (RB-083 to RB-091, D12, D13).

Between heroes the number to reach is rolled: `hero_combat.py`; the way back is the same.
"""

from __future__ import annotations

from components.board import Position
from components.questions import Option, Question
from components.runebound import Combat, Hero
from components.texts import text
from engine.flow import Ask, Call, Done, Procedure, Step, Unwind, option
from engine.world import World
from systems.runebound import abilities, figures, harm, odds, rolls, values
from systems.runebound.content import content
from systems.runebound.figures import Reader
from systems.shared.telling import tell


def value_to_reach(reader: Reader) -> int:
    """The foe's Mind, which an escape roll must reach (RB-083)."""
    return values.attribute(reader, reader.the(Combat).foe, "mind").value


class EscapePhase(Procedure):
    """The hero may try to escape, as often as he dares (RB-083 to RB-086, D12)."""

    def start(self, world: World) -> Step:
        """Try, or go on to the ranged phase?"""
        combat = world.the(Combat)
        target = value_to_reach(world)
        needed = rolls.need(world, "escape", combat.hero, "ranged", target)
        price = content().numbers.escape_wounds
        chances = odds.success(needed, text("odds-escape"), text("odds-wound", n=price))
        options = (
            Option("try", text("opt-escape", need=max(2, needed)), (combat.hero,), chances),
            option("go_on", text("opt-go-on"), combat.foe),
            *abilities.free_options(world, combat.hero),
        )
        prompt = text("ask-escape", who=f"@{combat.hero}", foe=f"@foe/{combat.foe}", target=target)
        seat = figures.seat_of(world, combat.hero)
        about = (combat.hero, combat.foe)
        return Ask(Question(seat, "pick", "D12", prompt, options, default="go_on", about=about), "decide")

    def decide(self, world: World) -> Step:
        """The test: roll + Mind against the foe's Mind (RB-083)."""
        if self.chosen == "go_on":
            return Done()
        hero = world.the(Combat).hero
        free = abilities.free_procedure(world, hero, self.chosen)
        if free is not None:
            return Call(free, then="start")
        roll = rolls.MakeRoll(kind="escape", who=hero, of="ranged", target=value_to_reach(world))
        return Call(roll, then="result")

    def result(self, world: World) -> Step:
        """Failing costs a wound and another try is open (RB-084); success ends the turn (RB-091)."""
        combat = world.the(Combat)
        if self.got["success"]:
            return Call(Retreat(hero=combat.hero), then="start")
        return Call(caught(combat.hero, combat.foe), then="start")


def caught(hero: str, foe: str) -> harm.Suffer:
    """What a failed escape costs (RB-084)."""
    return harm.Suffer(victim=hero, wounds=content().numbers.escape_wounds, source=foe, phase="escape")


class Retreat(Procedure):
    """The hero goes back one space along the way he came; the turn ends (RB-086 to RB-091)."""

    hero: str

    def start(self, world: World) -> Step:
        """Back the way he came, or to a space of choice when there is none (D13)."""
        came_from = world.get(self.hero, Hero).came_from
        here = figures.here(world, self.hero)
        spaces = (came_from,) if came_from else figures.board(world).neighbours(here)
        options = tuple(option(space, text("opt-space", space=f"@{space}"), space) for space in spaces)
        prompt = text("ask-retreat", who=f"@{self.hero}")
        seat = figures.seat_of(world, self.hero)
        return Ask(Question(seat, "place", "D13", prompt, options, about=(self.hero,)), "go_back", auto=True)

    def go_back(self, world: World) -> Step:
        """Going back triggers nothing and clears the way (RB-086); the foe stays behind unbeaten (RB-087)."""
        world.get(self.hero, Position).space = self.chosen
        world.get(self.hero, Hero).came_from = ""
        tell(world, "escaped", self.hero, self.chosen, who=f"@{self.hero}", space=f"@{self.chosen}")
        combat = world.the(Combat)
        if combat.kind != "hero":
            harm.put_away_foe(world, combat)
        harm.clear_scene(world)
        return Unwind("Turn", "end")


PROCEDURES = (EscapePhase, Retreat)
