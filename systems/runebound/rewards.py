"""Rewards of defeated challenges (RB-101 to RB-105)."""

from __future__ import annotations

from components.runebound import Combat, Purse, Undefeated
from engine import piles
from engine.effects import RunEffects, plain
from engine.flow import Call, Done, Goto, Procedure, Step
from engine.world import World
from systems.runebound import belongings, discards, figures, spawning, undefeated, values, victory
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import ChallengeRecord, Reward
from systems.shared.telling import tell


def reward_of(reader: Reader, card: str) -> Reward:
    """The printed reward of a challenge."""
    printed = figures.record(reader, card)
    return printed.reward if isinstance(printed, ChallengeRecord) else Reward()


def gold_of(reader: Reader, hero: str, card: str) -> int:
    """The gold a challenge gives to a hero: printed, and what his cards and the event in play add."""
    extra = sum(
        source.modifier.n
        for source in values.modifiers_of(reader, hero, "reward_gold")
        if not source.modifier.colours or figures.foe_colour(reader, card) in source.modifier.colours
    )
    return max(0, reward_of(reader, card).gold + extra)


class TakeReward(Procedure):
    """The reward, then the counters of the space; the card is discarded unless it is kept (RB-101)."""

    hero: str
    card: str
    space: str

    def start(self, world: World) -> Step:
        """Gold, unless the fight ended in a way that gives none."""
        combat = world.the(Combat)
        amount = gold_of(world, self.hero, self.card) if combat.reward_gold else 0
        if amount:
            world.get(self.hero, Purse).gold += amount
            tell(world, "reward-gold", self.hero, who=f"@{self.hero}", n=amount)
        effects = plain(reward_of(world, self.card).effects)
        return Call(RunEffects(effects=effects, actor=self.hero, source=self.card), then="keep")

    def keep(self, world: World) -> Step:
        """The card itself may be part of the reward; limits hold for it too (RB-103, RB-104)."""
        if world.has(self.card, Undefeated):
            undefeated.leave_undefeated(world, self.card)
            piles.move(world, self.card, figures.AT_HAND, to_top=True)
        combat = world.the(Combat)
        keeps = reward_of(world, self.card).keep or combat.keeps or combat.kind == "endgame"
        if not keeps:
            discards.discard_adventure(world, self.card)
            return Goto("counters")
        return Call(belongings.TakeCard(hero=self.hero, card=self.card), then="kept")

    def kept(self, world: World) -> Step:
        """A card left lying is discarded (RB-104)."""
        if not self.got:
            discards.discard_adventure(world, self.card)
        return Goto("counters")

    def counters(self, world: World) -> Step:
        """The adventure counter of the space is won (RB-101, RB-102), but not in the endgame (RB-172).

        A third rune wins the game (RB-160).
        """
        if world.the(Combat).kind != "endgame":
            spawning.take_counters(world, self.space, self.hero)
        victory.check_victory(world)
        return Done()


PROCEDURES = (TakeReward,)
