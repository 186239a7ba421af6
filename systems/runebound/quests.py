"""Quests: encounters that stay with their hero until their tasks are done (RB-059).

A card is a quest under way as long as it carries `QuestProgress`. Tasks at the end of movement may be left (D09); those of
the refresh step are forced.
"""

from __future__ import annotations

from components.questions import Odds, Option, Question
from components.runebound import QuestProgress
from components.seats import TurnOrder
from components.texts import text
from engine import piles
from engine.effects import RunEffects, plain
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.runebound import discards, figures, odds, rolls
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import Effects, EncounterRecord, Quest
from systems.shared.telling import tell

DO = "do"
LEAVE = "leave"


def quest_of(reader: Reader, card: str) -> Quest | None:
    """The quest printed on a card, or None."""
    printed = figures.record(reader, card)
    return printed.quest if isinstance(printed, EncounterRecord) else None


def take_quest(world: World, hero: str, card: str) -> None:
    """Lay a quest before the hero who drew it."""
    piles.move(world, card, hero)
    world.add(card, QuestProgress())
    tell(world, "quest-taken", hero, card, who=f"@{hero}", card=f"@{card}")


def tasks(reader: Reader, hero: str, when: str) -> list[str]:
    """The hero's quests whose task is at hand now: at the end of movement ("stop") or in the refresh step."""
    return [card for card in figures.belongings(reader, hero) if _is_at_hand(reader, hero, card, when)]


def _is_at_hand(reader: Reader, hero: str, card: str, when: str) -> bool:
    progress, quest = reader.find(card, QuestProgress), quest_of(reader, card)
    if progress is None or quest is None or quest.when != when:
        return False
    if progress.tried_turn == reader.the(TurnOrder).turn:
        return False
    if when == "refresh" and not quest.towns:
        return True
    town = figures.town_at(reader, figures.here(reader, hero))
    if town is None or (quest.towns and town.id not in quest.towns):
        return False
    return not (quest.different and town.id in progress.places)


def test_odds(reader: Reader, hero: str, of: str, n: int) -> tuple[Odds, ...]:
    """The odds of a hero's test as things stand, without cards he may use for it."""
    return odds.success(rolls.need(reader, "test", hero, of, n), text("odds-success"), text("odds-failure"))


class QuestTasks(Procedure):
    """The tasks of a hero's quests at one moment of his turn, one quest after the other; `left` are those he let be."""

    hero: str
    when: str
    card: str = ""
    left: list[str] = []

    def start(self, world: World) -> Step:
        """The next quest with a task at hand."""
        waiting = [card for card in tasks(world, self.hero, self.when) if card not in self.left]
        if not waiting:
            return Done()
        self.card = waiting[0]
        return Goto("test" if self.when == "refresh" else "ask")

    def ask(self, world: World) -> Step:
        """D09: do the task or leave it for another turn."""
        seat = figures.seat_of(world, self.hero)
        options = (self._do_option(world), option(LEAVE, text("opt-quest-leave")))
        prompt = text("ask-quest", who=f"@seat/{seat}", card=f"@{self.card}")
        return Ask(
            Question(seat, "pick", "D09", prompt, options, default=LEAVE, about=(self.card,)), "decided"
        )

    def _do_option(self, world: World) -> Option:
        quest = self._quest(world)
        chances = test_odds(world, self.hero, quest.test, quest.n)
        return Option(
            DO, text("opt-quest-do", of=text(f"word-{quest.test}"), n=quest.n), (self.card,), chances
        )

    def decided(self, world: World) -> Step:
        """Try it, or go on with the next quest."""
        if self.chosen == DO:
            return Goto("test")
        self.left.append(self.card)
        return Goto("start")

    def test(self, world: World) -> Step:
        """A task is tried once a turn."""
        quest = self._quest(world)
        world.get(self.card, QuestProgress).tried_turn = world.the(TurnOrder).turn
        return Call(rolls.TestRoll(hero=self.hero, of=quest.test, n=quest.n), then="judge")

    def judge(self, world: World) -> Step:
        """A success earns a token; what follows is on the card."""
        quest, progress = self._quest(world), world.get(self.card, QuestProgress)
        if not self.got:
            return self._run(quest.fail, "done" if quest.finish_on_fail else "start")
        progress.tokens += 1
        town = figures.town_at(world, figures.here(world, self.hero))
        if town is not None:
            progress.places.append(town.id)
        tell(
            world,
            "quest-progress",
            self.hero,
            self.card,
            card=f"@{self.card}",
            n=progress.tokens,
            of=quest.needed,
        )
        return self._run(quest.ok, "finish" if progress.tokens >= quest.needed else "start")

    def finish(self, world: World) -> Step:
        """The last success brings what the card promises."""
        return self._run(self._quest(world).finish, "done")

    def done(self, world: World) -> Step:
        """A finished quest leaves the game unless it was kept as something else (RB-059)."""
        tell(world, "quest-done", self.hero, self.card, who=f"@{self.hero}", card=f"@{self.card}")
        if figures.is_quest(world, self.card):
            discards.discard_adventure(world, self.card)
        return Goto("start")

    def _run(self, effects: Effects, then: str) -> Step:
        return Call(RunEffects(effects=plain(effects), actor=self.hero, source=self.card), then=then)

    def _quest(self, world: World) -> Quest:
        quest = quest_of(world, self.card)
        if quest is None:
            raise LookupError(f"{self.card} is no quest")
        return quest


PROCEDURES = (QuestTasks,)
