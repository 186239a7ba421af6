"""The game as a row of rounds, their three phases, and the turns of both sides (SD-029 to SD-037, SD-231 to SD-234).

Only the order is here; each step is another module's. A model is marked spent as its activation begins.
"""

from __future__ import annotations

from components.questions import Option, Question
from components.seats import TurnOrder
from components.superdungeon import Model, RoundState
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.windows import open_window
from engine.world import GAME, World
from systems.shared.telling import tell
from systems.superdungeon import boss, equipment, figures, healing, sides, tracker, upgrades, victory
from systems.superdungeon.activation import Activate
from systems.superdungeon.content import content
from systems.superdungeon.figures import CONSUL, HEROES, Reader
from systems.superdungeon.initiative import Initiative, other
from systems.superdungeon.setup import SetUpGame
from systems.superdungeon.spawning import SpawnStep

END = "end"
ROUND_START, ACTIVATIONS, ROUND_END = "round_start", "activations", "round_end"


class Game(Procedure):
    """The whole game: set-up, then round follows round until a side has won."""

    def start(self, world: World) -> Step:
        """All is chosen and laid out."""
        return Call(SetUpGame(), then="next_round")

    def next_round(self, world: World) -> Step:
        """One round."""
        return Call(Round(), then="round_over")

    def round_over(self, world: World) -> Step:
        """The program ends a game that takes too long (`round_limit`); else the next round begins (SD-234)."""
        state, limit = world.the(RoundState), int(figures.switch(world, "round_limit"))
        if state.number == limit:
            victory.end_for_consul(world, text("over-round-limit", n=limit))
            return Done()
        state.number += 1
        world.the(TurnOrder).round = state.number
        return Goto("next_round")


# --- who may act -----------------------------------------------------------------------------------------------------


def ready_heroes(reader: Reader) -> list[str]:
    """Heroes on the map that have not been activated this round (SD-030)."""
    return [hero for hero in figures.models(reader, HEROES) if not reader.get(hero, Model).spent]


def ready_monsters(reader: Reader) -> list[str]:
    """The Consul's models that can be activated now, the boss for the second time among them (SD-221)."""
    return [
        key for key in figures.monsters(reader) if not reader.get(key, Model).spent or acts_again(reader, key)
    ]


def acts_again(reader: Reader, model: str) -> bool:
    """Tell whether the boss may act a second time: a point stands, and it is another turn of the Consul (SD-221).

    As the sides alternate, a hero turn lies between if a hero is left to take it (SD-222).
    """
    done = reader.get(model, Model).activations
    if not sides.is_boss(reader, model) or not 0 < done < content().numbers.boss_activations:
        return False
    return bool(figures.points(reader)) and not reader.the(RoundState).boss_rests


def can_act(reader: Reader, side: str) -> bool:
    """Tell whether a side has a model that can be activated (SD-035)."""
    return bool(ready_heroes(reader) if side == HEROES else ready_monsters(reader))


# --- a round ---------------------------------------------------------------------------------------------------------


class Round(Procedure):
    """One round in three phases (SD-029)."""

    def start(self, world: World) -> Step:
        """All models are unactivated (SD-234)."""
        for _, model in world.all(Model):
            model.spent, model.activations = False, 0
        tell(world, "round-begins", GAME, n=world.the(RoundState).number)
        return self._open(world, ROUND_START, "effects")

    def effects(self, world: World) -> Step:
        """What cards do at the start of a round comes before anything is produced (SD-029)."""
        return Call(healing.RoundStartEffects(), then="boss")

    def boss(self, world: World) -> Step:
        """The boss enters when he is due (SD-217)."""
        return Call(boss.EnterBoss(), then="spawn") if boss.is_due(world) else Goto("spawn")

    def spawn(self, world: World) -> Step:
        """The Consul's spawn step."""
        return Call(SpawnStep(), then="initiative")

    def initiative(self, world: World) -> Step:
        """Which side goes first?"""
        return Call(Initiative(), then="initiative_over")

    def initiative_over(self, world: World) -> Step:
        """The first phase is over."""
        world.the(RoundState).side = self.got
        return self._close(world, ROUND_START, "activations")

    def activations(self, world: World) -> Step:
        """The second phase: turn by turn."""
        return self._open(world, ACTIVATIONS, "next_turn")

    def next_turn(self, world: World) -> Step:
        """The sides alternate; one that has nobody left is skipped, until both have (SD-035)."""
        state = world.the(RoundState)
        if not can_act(world, state.side):
            state.side = other(state.side)
        if not can_act(world, state.side):
            return self._close(world, ACTIVATIONS, "round_end")
        return Call(ConsulTurn() if state.side == CONSUL else HeroTurn(), then="turn_over")

    def turn_over(self, world: World) -> Step:
        """Now the other side."""
        state = world.the(RoundState)
        state.side = other(state.side)
        world.the(TurnOrder).turn += 1
        return Goto("next_turn")

    def round_end(self, world: World) -> Step:
        """The third phase."""
        return self._open(world, ROUND_END, "pool")

    def pool(self, world: World) -> Step:
        """The party empties its pool (SD-231)."""
        return Call(equipment.DealWithPool(decision="DP-28"), then="upgrade")

    def upgrade(self, world: World) -> Step:
        """The Consul's loot upgrade, if one is due (SD-232)."""
        return Call(upgrades.LootUpgrades(), then="loot")

    def loot(self, world: World) -> Step:
        """The loot marker goes back (SD-233)."""
        tracker.reset_loot(world)
        return self._close(world, ROUND_END, "end")

    def end(self, world: World) -> Step:
        """The round is over."""
        return Done()

    def _open(self, world: World, phase: str, then: str) -> Step:
        world.the(RoundState).phase = phase
        return open_window(world, "phase_start", phase, then=then)

    def _close(self, world: World, phase: str, then: str) -> Step:
        return open_window(world, "phase_end", phase, then=then)


# --- turns -----------------------------------------------------------------------------------------------------------


def begin_activation(world: World, model: str) -> None:
    """A model is activated now: it is spent whatever becomes of it, and its owner is the active seat (SD-031)."""
    found, state = world.get(model, Model), world.the(RoundState)
    found.spent, found.activations = True, found.activations + 1
    world.the(TurnOrder).active = found.seat
    if found.side == HEROES:
        state.speaker = found.seat
    elif sides.is_boss(world, model):
        state.boss_rests = True


class HeroTurn(Procedure):
    """One hero is activated (SD-030; DP-15)."""

    def start(self, world: World) -> Step:
        """Which one?"""
        seat = figures.speaker(world)
        options = tuple(
            option(hero, text("opt-activate", model=f"@{hero}"), hero) for hero in ready_heroes(world)
        )
        prompt = text("ask-hero-turn", who=f"@seat/{seat}")
        return Ask(Question(seat, "pick", "DP-15", prompt, options), "activate", auto=True)

    def activate(self, world: World) -> Step:
        """His owner now speaks for the party (SD-005)."""
        begin_activation(world, self.chosen)
        return Call(Activate(model=self.chosen), then="end")

    def end(self, world: World) -> Step:
        """The turn is over."""
        return Done()


class ConsulTurn(Procedure):
    """The Consul activates monsters worth up to four skulls, one after the other (SD-030 to SD-034; DP-16)."""

    acted: bool = False

    def start(self, world: World) -> Step:
        """Where two seats share the Consul, this one's models are the other's no longer."""
        state, seat = world.the(RoundState), sides.consul(world)
        state.skulls = 0
        for _, model in world.all(Model):
            if model.side == CONSUL:
                model.seat = seat
        world.the(TurnOrder).active = seat
        return Goto("next")

    def next(self, world: World) -> Step:
        """Does anybody fit in?"""
        return Goto("ask" if self._fitting(world) else END)

    def ask(self, world: World) -> Step:
        """The next monster, or enough; the first is a must while one has not acted at all (SD-033)."""
        seat, fitting = sides.consul(world), self._fitting(world)
        options = [self._option(world, model) for model in fitting]
        if self.acted or self._all_have_acted(world):
            options.append(option(END, text("opt-end-turn")))
        cheapest = min(fitting, key=lambda model: figures.record(world, model).skulls)
        default = END if self.acted else cheapest
        prompt = text("ask-consul-turn", who=f"@seat/{seat}", n=self._left(world))
        return Ask(
            Question(seat, "pick", "DP-16", prompt, tuple(options), default=default), "activate", auto=True
        )

    def activate(self, world: World) -> Step:
        """It acts, and its skulls are counted."""
        if self.chosen == END:
            return Goto("stop")
        self.acted = True
        world.the(RoundState).skulls += figures.record(world, self.chosen).skulls
        begin_activation(world, self.chosen)
        return Call(Activate(model=self.chosen), then="next")

    def stop(self, world: World) -> Step:
        """A boss who might act again, but shall not though no hero is left to wait for, has acted enough."""
        if not self.acted and not ready_heroes(world):
            for model in ready_monsters(world):
                world.get(model, Model).activations = content().numbers.boss_activations
        return Goto(END)

    def end(self, world: World) -> Step:
        """The turn is over."""
        state = world.the(RoundState)
        state.consul_turns, state.boss_rests = state.consul_turns + 1, False
        return Done()

    def _left(self, world: World) -> int:
        return content().numbers.skulls_per_turn - world.the(RoundState).skulls

    def _fitting(self, world: World) -> list[str]:
        """Monsters that fit into what is left of four skulls (SD-033, SD-034)."""
        left = self._left(world)
        return [model for model in ready_monsters(world) if figures.record(world, model).skulls <= left]

    def _all_have_acted(self, world: World) -> bool:
        return all(world.get(model, Model).spent for model in ready_monsters(world))

    def _option(self, world: World, model: str) -> Option:
        words = text("opt-activate-monster", model=f"@{model}", n=figures.record(world, model).skulls)
        return option(model, words, model)


PROCEDURES = (Game, Round, HeroTurn, ConsulTurn)
