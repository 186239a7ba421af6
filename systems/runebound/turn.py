"""The game as a row of turns, and the five steps of a turn (RB-009, RB-013 to RB-017).

Only the order is here; each step is another module's.
"""

from __future__ import annotations

from components.cards import Activated
from components.runebound import Deal, Doom, Hero, MovementRoll, TurnState
from components.seats import TurnOrder
from components.texts import text
from engine.effects import RunEffects, plain
from engine.flow import Call, Done, Goto, Procedure, Step
from engine.world import GAME, World
from systems.runebound import discards, figures, harm, setup, spawning, values, victory
from systems.runebound.adventure import AdventureStep, is_board_bare
from systems.runebound.endgame import PlayEndgame
from systems.runebound.experience import ExperienceStep
from systems.runebound.hazards import HazardRoll
from systems.runebound.market import MarketStep
from systems.runebound.movement import MovementStep
from systems.runebound.places import rest_in_town, set_down, start_space
from systems.runebound.quests import QuestTasks
from systems.runebound.vocabulary import OnStop
from systems.shared.telling import tell


class Game(Procedure):
    """The whole game: heroes are chosen, then turn follows turn until somebody has won."""

    def start(self, world: World) -> Step:
        """Players who were dealt two heroes keep one."""
        for seat in figures.seats(world):
            if len(setup.candidates(world, seat)) > 1:
                return Call(setup.HeroDraft(seat=seat), then="start")
        return Goto("next_turn")

    def next_turn(self, world: World) -> Step:
        """The turn of the active seat. With nothing left to draw for, counters come back first (RB-053)."""
        hero = figures.hero_of(world, world.the(TurnOrder).active)
        if is_board_bare(world):
            tell(world, "board-bare")
            return Call(spawning.Replenish(drawer=hero), then="begin_turn")
        return Goto("begin_turn")

    def begin_turn(self, world: World) -> Step:
        """The counters lie; the hero acts."""
        hero = figures.hero_of(world, world.the(TurnOrder).active)
        return Call(Turn(hero=hero), then="turn_over")

    def turn_over(self, world: World) -> Step:
        """The endgame begins when it is due (RB-168); else the player on the left goes on (RB-015)."""
        doom = world.find(GAME, Doom)
        if doom is not None and doom.endgame_due:
            return Call(PlayEndgame(), then="next_turn")
        order = world.the(TurnOrder)
        place = (order.seats.index(order.active) + 1) % len(order.seats)
        order.active, order.turn = order.seats[place], order.turn + 1
        return Goto("next_turn" if place else "next_round")

    def next_round(self, world: World) -> Step:
        """A round is one turn of everybody; the program may end the game after some (`round_limit`)."""
        order, limit = world.the(TurnOrder), figures.switch(world, "round_limit")
        if order.round == limit:
            victory.end_by_rank(world, text("over-round-limit", n=limit))
        order.round += 1
        return Goto("next_turn")


class Turn(Procedure):
    """A turn of one hero. What ends it at once unwinds to its step `end` (RB-014)."""

    hero: str

    def start(self, world: World) -> Step:
        """The hero enters the board before his first turn (RB-010)."""
        seat = figures.seat_of(world, self.hero)
        world.add(GAME, TurnState(self.hero))
        tell(
            world,
            "turn-begins",
            self.hero,
            who=f"@seat/{seat}",
            hero=f"@{self.hero}",
            n=world.the(TurnOrder).round,
        )
        hero = world.get(self.hero, Hero)
        if not hero.placed:
            hero.placed = True
            set_down(world, self.hero, start_space(world))
        rest_in_town(world, self.hero)
        return Goto("refresh")

    def refresh(self, world: World) -> Step:
        """All activated cards are turned face up (RB-016); tasks of quests that come up then."""
        self._enter_step(world, "refresh")
        turned = [card for card in figures.belongings(world, self.hero) if figures.is_activated(world, card)]
        for card in turned:
            world.drop(card, Activated)
        if turned:
            tell(world, "refreshed", self.hero, *turned, hero=f"@{self.hero}", n=len(turned))
        return Call(QuestTasks(hero=self.hero, when="refresh"), then="move")

    def move(self, world: World) -> Step:
        """The movement step."""
        self._enter_step(world, "movement")
        return Call(MovementStep(hero=self.hero), then="arrive")

    def arrive(self, world: World) -> Step:
        """What an event does to those who end their movement here."""
        terrain = figures.terrain(world, figures.here(world, self.hero))
        effects, source = [], ""
        for card, special in values.specials(world, self.hero):
            if isinstance(special, OnStop) and terrain in special.terrains:
                effects += plain(special.effects)
                source = card
        return Call(RunEffects(effects=effects, actor=self.hero, source=source), then="hazard")

    def hazard(self, world: World) -> Step:
        """The very last thing of movement (RB-177)."""
        return Call(HazardRoll(hero=self.hero), then="after_hazard")

    def after_hazard(self, world: World) -> Step:
        """After a challenge on the way there is nothing here but experience (RB-190)."""
        return Goto("experience" if self.got else "tasks")

    def tasks(self, world: World) -> Step:
        """Tasks of quests at the end of movement."""
        return Call(QuestTasks(hero=self.hero, when="stop"), then="adventure")

    def adventure(self, world: World) -> Step:
        """The adventure step; with nothing on the space it asks nothing (RB-037)."""
        self._enter_step(world, "adventure")
        return Call(AdventureStep(hero=self.hero), then="market")

    def market(self, world: World) -> Step:
        """The market step of a hero who stopped in a town (RB-122)."""
        if not figures.town_at(world, figures.here(world, self.hero)):
            return Goto("experience")
        self._enter_step(world, "market")
        return Call(MarketStep(hero=self.hero), then="experience")

    def experience(self, world: World) -> Step:
        """The experience step."""
        self._enter_step(world, "experience")
        return Call(ExperienceStep(hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """Whatever lasts until the end of the turn is over (RB-017); a card still at hand is discarded (RB-060)."""
        harm.clear_scene(world)
        world.drop(GAME, MovementRoll)
        world.drop(GAME, Deal)
        discards.clear_hand(world)
        world.add(GAME, TurnState(self.hero, step="end"))
        return Done()

    def _enter_step(self, world: World, name: str) -> None:
        world.the(TurnState).step = name


PROCEDURES = (Game, Turn)
