"""The activation of one model: effects end, statuses work, then movement and actions in any mix (SD-054 to SD-060).

The menu of DP-17 gathers what the other modules offer. Who is activated when, and that a model is spent by it, is told in
`turn.py`.
"""

from __future__ import annotations

from components.questions import Option, Question
from components.superdungeon import Activation, Model, RoundState
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.windows import open_window
from engine.world import GAME, World
from systems.shared.telling import OTHERS, tell
from systems.superdungeon import (
    actions,
    attack,
    chests,
    counters,
    equipment,
    figures,
    harm,
    healing,
    marching,
    movement,
    potions,
)
from systems.superdungeon.figures import Reader

STAND, RUN, END = "stand", "run", "end"
OPEN_COST = STAND_COST = 1


class Activate(Procedure):
    """One full activation of a model (SD-054). It ends at once when the model is destroyed (SD-037)."""

    model: str

    def start(self, world: World) -> Step:
        """What lasts until this activation ends; Tough heals before statuses work."""
        counters.end_effects(world, self.model)
        tell(world, "activated", self.model, who=f"@{self.model}", barrier=self._barrier(world))
        if figures.has_trait(world, self.model, "tough"):
            counters.heal_wounds(world, self.model, 1)
        return open_window(world, "activation_start", self.model, then="burn")

    def _barrier(self, world: World) -> str:
        """What a side has done cannot be taken back once the other side has begun to act: it would have been seen."""
        state, side = world.the(RoundState), world.get(self.model, Model).side
        before, state.acted = state.acted, side
        return OTHERS if before and before != side else ""

    def burn(self, world: World) -> Step:
        """Fire wounds, on no track (SD-180)."""
        counters.shed_immune(world, self.model)
        if figures.has_status(world, self.model, "fire"):
            return Call(harm.WoundModel(model=self.model, cause="fire"), then="set_out")
        return Goto("set_out")

    def set_out(self, world: World) -> Step:
        """Poison and Slow set what this activation has (SD-185, SD-186)."""
        if not figures.is_in_play(world, self.model):
            return Done()
        ap = figures.action_points(world, self.model).value
        speed = figures.speed(world, self.model).value
        world.add(GAME, Activation(self.model, ap, speed))
        return Goto("menu")

    def menu(self, world: World) -> Step:
        """DP-17: anything in any mix, as long as the model stands."""
        if not figures.is_in_play(world, self.model):
            return Goto("end")
        active = world.the(Activation)
        prompt = text("ask-activation", who=f"@{self.model}", ap=active.ap, speed=active.speed)
        seat = figures.seat_of(world, self.model)
        options = (*menu_options(world, self.model), option(END, text("opt-end-activation")))
        question = Question(seat, "pick", "DP-17", prompt, options, default=END, about=(self.model,))
        return Ask(question, "act")

    def act(self, world: World) -> Step:
        """Do it; afterwards potions may be drunk (SD-160)."""
        if self.chosen == END:
            return Goto("rest")
        if self.chosen == RUN:
            movement.run(world, self.model)
            return Goto("menu")
        if self.chosen == STAND:
            attack.pay(world, self.model, STAND_COST)
            counters.remove_status(world, self.model, "knockdown")
            return Goto("after_step")
        return Call(self._chosen_procedure(world), then="after_step")

    def after_step(self, world: World) -> Step:
        """A window after every move and action (SD-160)."""
        return open_window(world, "after_step", self.model, then="menu")

    def rest(self, world: World) -> Step:
        """At the end a hero on a rune of restoration is healed (SD-071)."""
        if not figures.is_hero(world, self.model):
            return Goto("close")
        return Call(healing.RuneOfRestoration(hero=self.model), then="close")

    def close(self, world: World) -> Step:
        """The last window of the activation."""
        return open_window(world, "activation_end", self.model, then="end")

    def end(self, world: World) -> Step:
        """Cards of the pool may be dealt with now (SD-083)."""
        if world.has(GAME, Activation):
            world.drop(GAME, Activation)
        return Call(equipment.DealWithPool(decision=equipment.AFTER_ACTIVATION), then="over")

    def over(self, world: World) -> Step:
        """The next one."""
        return Done()

    def _chosen_procedure(self, world: World) -> Procedure:
        kind, _, rest = self.chosen.partition(":")
        if self.chosen.startswith("space/"):
            return marching.Walk(model=self.model, end=self.chosen)
        if kind == "attack":
            return attack.basic_attack(self.model, self.chosen)
        if kind == "free":
            world.the(Activation).berserk = True
            return attack.basic_attack(self.model, self.chosen, cost=0)
        if kind == "open":
            attack.pay(world, self.model, OPEN_COST)
            return chests.OpenChest(hero=self.model, chest=rest)
        return actions.use(world, self.model, self.chosen)


# --- the menu ------------------------------------------------------------------------------------------------------------


def menu_options(reader: Reader, model: str) -> list[Option]:
    """Everything the active model may do now, but for ending its activation (DP-17)."""
    active = reader.the(Activation)
    if figures.has_status(reader, model, "knockdown"):
        return _options_when_down(reader, model, active)
    found = movement.walk_options(reader, model)
    if movement.may_run(reader, model):
        found.append(option(RUN, text("opt-run", n=active.speed * 2 + active.moved)))
    found += _free_options(reader, model, active)
    if active.ap >= attack.BASIC_COST:
        found += attack.basic_options(reader, model)
    if active.ap >= OPEN_COST:
        beside = chests.chests_beside(reader, model)
        found += [option(f"open:{chest}", text("opt-open-chest"), chest) for chest in beside]
    return [*found, *actions.options(reader, model)]


def _options_when_down(reader: Reader, model: str, active: Activation) -> list[Option]:
    """Knocked down a model first stands up; a house rule lets it make basic attacks (SD-183). Potions are open to it."""
    drinks = potions.menu_options(reader, model)
    if active.ap < STAND_COST:
        return drinks
    blows = figures.switch(reader, "knockdown_blocks") == "special_only"
    found = attack.basic_options(reader, model) if blows else []
    return [option(STAND, text("opt-stand-up"), model), *found, *drinks]


def _free_options(reader: Reader, model: str, active: Activation) -> list[Option]:
    """Berserk: one free basic combat attack in each activation, but none in Red Mist."""
    if active.berserk or active.red_mist or not figures.has_trait(reader, model, "berserk"):
        return []
    return attack.basic_options(reader, model, "free")


PROCEDURES = (Activate,)
