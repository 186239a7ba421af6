"""The movement step (RB-018 to RB-036): dice, rest, single step, staying, and moves that cards give.

Hazards come after it (`hazards.py`). Arrival is in `places.py`, what dice open in `pathfinding.py`.
"""

from __future__ import annotations

from functools import cache

from components.questions import Option, Question
from components.runebound import MovementRoll, TurnState
from components.texts import text
from engine import rng
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, Unwind, innermost, option
from engine.windows import open_window
from engine.world import GAME, World
from systems.runebound import abilities, figures, harm, values
from systems.runebound.content import content
from systems.runebound.figures import Reader
from systems.runebound.pathfinding import faces, path_by_dice, rolled_dice, spaces_in_reach
from systems.runebound.places import enter_space, rest_in_town, set_down
from systems.shared.telling import DICE, tell

MOVEMENT_DIE = "movement"
STOP = "stop"
STAY = "stay"

# --- how many dice -------------------------------------------------------------------------------------------------


def group(reader: Reader, hero: str) -> list[str]:
    """A hero and his allies, who always travel together (RB-026)."""
    return [hero, *figures.allies(reader, hero)]


def is_hurt(reader: Reader, hero: str) -> bool:
    """Tell whether the hero or an ally of his has a wound or exhaustion, which costs a die (RB-019)."""
    return any(figures.wounds(reader, key) or figures.exhaustion(reader, key) for key in group(reader, hero))


def exhaustion_present(reader: Reader, hero: str) -> int:
    """Exhaustion on a hero and his allies together."""
    return sum(figures.exhaustion(reader, key) for key in group(reader, hero))


def dice_to_roll(reader: Reader, hero: str, rest: int = 0) -> tuple[int, int]:
    """How many dice are rolled, and how many of them (the last) are bound to a terrain (RB-021, RB-024).

    Who rested rolls as a hurt hero does, even when all exhaustion is gone (RB-023).
    """
    plain, bound = reader.the(TurnState).dice_bonus, 0
    for source in values.modifiers_of(reader, hero, "movement_dice"):
        bound += source.modifier.n if source.modifier.only_on else 0
        plain += 0 if source.modifier.only_on else source.modifier.n
    numbers = content().numbers
    base = numbers.movement_dice_hurt if rest or is_hurt(reader, hero) else numbers.movement_dice
    count = max(0, base - rest + plain + bound)
    return count, min(bound, count)


def rests_open(reader: Reader, hero: str) -> range:
    """How much rest may be announced before rolling (RB-021, RB-022)."""
    return range(1, min(content().numbers.movement_dice_hurt, exhaustion_present(reader, hero)) + 1)


def rest_of_staying(reader: Reader, hero: str) -> int:
    """How much rest not moving gives, before cards that add to it (RB-022)."""
    return min(content().numbers.movement_dice_hurt, exhaustion_present(reader, hero))


# --- the movement step ---------------------------------------------------------------------------------------------


class MovementStep(Procedure):
    """One choice: roll with or without rest, a single step, or stay (RB-018). `rest` is the rest announced."""

    hero: str
    rest: int = 0

    def start(self, world: World) -> Step:
        """Before moving (D01)."""
        return open_window(world, "before_move", self.hero, then="mode")

    def mode(self, world: World) -> Step:
        """D02: how to move. The base of the dice is what it is now (RB-020)."""
        seat = figures.seat_of(world, self.hero)
        options = [
            self._roll_option(world, 0),
            *(self._roll_option(world, rest) for rest in rests_open(world, self.hero)),
            option("step", text("opt-move-step")),
            option(STAY, text("opt-move-stay", rest=rest_of_staying(world, self.hero))),
            *abilities.free_options(world, self.hero),
        ]
        prompt = text("ask-move-mode", who=f"@seat/{seat}", hero=f"@{self.hero}")
        return Ask(
            Question(seat, "pick", "D02", prompt, tuple(options), default=STAY, about=(self.hero,)), "set_out"
        )

    def set_out(self, world: World) -> Step:
        """Do it."""
        free = abilities.free_procedure(world, self.hero, self.chosen)
        if free is not None:
            return Call(free, then="mode")
        if self.chosen == "step":
            return Goto("single_step")
        if self.chosen == STAY:
            return Goto("stay")
        self.rest = int(self.chosen.partition(":")[2] or 0)
        return Call(RestSplit(hero=self.hero, n=self.rest), then="roll") if self.rest else Goto("roll")

    def roll(self, world: World) -> Step:
        """The dice fall; each shows the symbols of one face (RB-025)."""
        count, bonus = dice_to_roll(world, self.hero, self.rest)
        if count == 0:
            return Goto("stopped")
        shown = rng.roll(world, MOVEMENT_DIE, len(faces()), count)
        world.add(GAME, MovementRoll(shown, bonus_dice=bonus))
        tell(
            world,
            "movement-rolled",
            self.hero,
            barrier=DICE,
            numbers={"faces": shown},
            who=f"@{self.hero}",
            n=count,
        )
        return Call(Walk(hero=self.hero), then="stopped")

    def single_step(self, world: World) -> Step:
        """D05: one adjacent space of any terrain, or stay after all (RB-033)."""
        seat = figures.seat_of(world, self.hero)
        near = figures.board(world).neighbours(figures.here(world, self.hero))
        options = [*(_space_option(space, 1) for space in near), option(STAY, text("opt-move-stay", rest=0))]
        prompt = text("ask-single-step", who=f"@seat/{seat}", hero=f"@{self.hero}")
        question = Question(seat, "place", "D05", prompt, tuple(options), default=STAY, about=(self.hero,))
        return Ask(question, "take_step")

    def take_step(self, world: World) -> Step:
        """Take it."""
        if self.chosen == STAY:
            return Goto("stay")
        enter_space(world, self.hero, self.chosen)
        return Goto("stopped")

    def stay(self, world: World) -> Step:
        """Not moving is the same as rolling no die: full rest, if rest applies (RB-022)."""
        tell(world, "stayed", self.hero, who=f"@{self.hero}")
        rest = rest_of_staying(world, self.hero)
        return Call(RestSplit(hero=self.hero, n=rest), then="stopped") if rest else Goto("stopped")

    def stopped(self, world: World) -> Step:
        """Unused dice are lost (RB-029); after moving (D06)."""
        world.drop(GAME, MovementRoll)
        return open_window(world, "after_move", self.hero, then="end")

    def end(self, world: World) -> Step:
        """The hero stands where he stands."""
        return Done()

    def _roll_option(self, world: World, rest: int) -> Option:
        count, _ = dice_to_roll(world, self.hero, rest)
        name = f"rest:{rest}" if rest else "roll"
        return option(name, text("opt-move-rest" if rest else "opt-move-roll", dice=count, n=rest))


class RestSplit(Procedure):
    """Rest takes n exhaustion off a hero and his allies, and more where a card says so, in any split (RB-021)."""

    hero: str
    n: int
    left: int = -1

    def start(self, world: World) -> Step:
        """Take all when nothing has to be chosen."""
        if self.left < 0:
            self.left = self.n + values.stat(world, self.hero, "rest").value
        if 0 < self.left < exhaustion_present(world, self.hero):
            return Goto("ask")
        for key in group(world, self.hero) if self.left > 0 else ():
            harm.rest(world, key, 0)
        return Done()

    def ask(self, world: World) -> Step:
        """D03: whose exhaustion goes, one at a time."""
        seat = figures.seat_of(world, self.hero)
        tired = [key for key in group(world, self.hero) if figures.exhaustion(world, key)]
        options = tuple(
            option(key, text("opt-rest", figure=f"@{key}", n=figures.exhaustion(world, key)), key)
            for key in tired
        )
        prompt = text("ask-rest-split", who=f"@seat/{seat}", n=self.left)
        return Ask(Question(seat, "pick", "D03", prompt, options, about=(self.hero,)), "take_off", auto=True)

    def take_off(self, world: World) -> Step:
        """One exhaustion goes."""
        harm.rest(world, self.chosen, 1)
        self.left -= 1
        return Goto("start")


class Walk(Procedure):
    """A hero walks by the dice on the table, to spaces of choice, until he stops or no die leads on (RB-026 to RB-032)."""

    hero: str

    def start(self, world: World) -> Step:
        """D04: where to, by the dice that are left."""
        found = spaces_in_reach(world, self.hero)
        if not found:
            return Done()
        seat = figures.seat_of(world, self.hero)
        left = len(world.the(MovementRoll).faces) - len(world.the(MovementRoll).entered)
        options = [*(_space_option(space, n) for space, n in found.items()), option(STOP, text("opt-stop"))]
        prompt = text("ask-walk", who=f"@seat/{seat}", hero=f"@{self.hero}", n=left)
        question = Question(seat, "path", "D04", prompt, tuple(options), default=STOP, about=(self.hero,))
        return Ask(question, "go")

    def go(self, world: World) -> Step:
        """Walk the shortest path there, step by step."""
        if self.chosen == STOP:
            return Done()
        roll = world.the(MovementRoll)
        for space in path_by_dice(world, self.hero, self.chosen):
            enter_space(world, self.hero, space)
            roll.entered.append(figures.terrain(world, space))
        roll.assigned = rolled_dice(world, self.hero).assignment(roll.entered)
        return Goto("start")


class FreeMove(Procedure):
    """A card moves a hero up to so many hexes over any terrain, without dice."""

    hero: str
    hexes: int

    def start(self, world: World) -> Step:
        """D09: where to, or stay."""
        here, board = figures.here(world, self.hero), figures.board(world)
        steps = board.distances(here, self.hexes)
        seat = figures.seat_of(world, self.hero)
        options = [
            *(_space_option(space, n) for space, n in steps.items() if n),
            option(STOP, text("opt-stop")),
        ]
        prompt = text("ask-free-move", who=f"@seat/{seat}", hero=f"@{self.hero}", n=self.hexes)
        question = Question(seat, "path", "D09", prompt, tuple(options), default=STOP, about=(self.hero,))
        return Ask(question, "go")

    def go(self, world: World) -> Step:
        """Go there on a shortest path."""
        if self.chosen != STOP:
            for space in figures.board(world).path(figures.here(world, self.hero), self.chosen) or ():
                enter_space(world, self.hero, space)
        return Done()


class MoveToTown(Procedure):
    """A card takes a hero to any town instead of moving; in his movement step he has then stopped."""

    hero: str

    def start(self, world: World) -> Step:
        """D09: which town."""
        seat = figures.seat_of(world, self.hero)
        towns = [space for space, _ in figures.towns(world)]
        options = tuple(option(space, text("opt-go-to-town", town=f"@{space}"), space) for space in towns)
        prompt = text("ask-go-to-town", who=f"@seat/{seat}", hero=f"@{self.hero}")
        return Ask(Question(seat, "place", "D09", prompt, options, about=(self.hero,)), "arrive")

    def arrive(self, world: World) -> Step:
        """Be there; a path there is none, so none is remembered (RB-034)."""
        set_down(world, self.hero, self.chosen)
        world.the(TurnState).entered = True
        rest_in_town(world, self.hero)
        return Unwind("MovementStep", "stopped") if innermost(world, MovementStep) else Done()


@cache
def _space_option(space: str, steps: int) -> Option:
    return option(space, text("opt-go-to", space=f"@{space}", n=steps), space)


PROCEDURES = (MovementStep, RestSplit, Walk, FreeMove, MoveToTown)
