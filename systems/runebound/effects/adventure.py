"""Effects of adventure cards: tests and choices, keeping the card, an encounter's fight, giving up a token.

A test or choice goes on with its outcome in the frame that ran it, so that all effects of one card share its memory.
"""

from __future__ import annotations

from typing import Any

import msgspec

from components.questions import Option, Question
from components.runebound import Combat, QuestProgress, Tokens
from components.texts import text
from engine.effects import RunEffects, plain
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, innermost, option
from engine.world import GAME, World
from systems.runebound import figures, harm, phrases, quests, rolls
from systems.runebound import vocabulary as v
from systems.runebound.belongings import TakeCard
from systems.runebound.combat import Fight
from systems.runebound.effects.book import BOOK
from systems.runebound.effects.harm import reached
from systems.runebound.experience import KINDS
from systems.runebound.figures import Reader
from systems.shared.telling import tell

Plain = list[Any]
"""Effects or branches as the plain data a frame may hold."""


def go_on_with(world: World, effects: Plain) -> None:
    """Let the frame of effects under way go on with these before the rest of its own."""
    frame = innermost(world, RunEffects)
    if frame is None:
        raise LookupError("no effects are under way")
    frame.effects[frame.next : frame.next] = effects


# --- tests -----------------------------------------------------------------------------------------------------------


@BOOK.does(v.Test)
def test(world: World, effect: v.Test, frame: RunEffects) -> Procedure | None:
    """Only heroes test (RB-118)."""
    hero = figures.owner_of(world, frame.actor)
    return TestAndGoOn(hero=hero, of=effect.of, n=effect.n, ok=plain(effect.ok), fail=plain(effect.fail))


class TestAndGoOn(Procedure):
    """A test printed on a card, and what follows (RB-116, RB-120)."""

    __test__ = False

    hero: str
    of: str
    n: int
    ok: Plain = []
    fail: Plain = []

    def start(self, world: World) -> Step:
        """Roll."""
        return Call(rolls.TestRoll(hero=self.hero, of=self.of, n=self.n), then="go_on")

    def go_on(self, world: World) -> Step:
        """The card says what success and failure bring."""
        go_on_with(world, self.ok if self.got else self.fail)
        return Done()


# --- choices ---------------------------------------------------------------------------------------------------------


@BOOK.does(v.Choose)
def choose(world: World, effect: v.Choose, frame: RunEffects) -> Procedure | None:
    """One player chooses, or every one does."""
    branches: Plain = msgspec.to_builtins(effect.branches)
    if effect.each_hero:
        heroes = reached(world, frame, "each_hero")
        return ChooseEach(heroes=heroes, branches=branches, source=frame.source)
    hero = figures.owner_of(world, frame.actor)
    return ChooseBranch(hero=hero, branches=branches, source=frame.source)


class ChooseBranch(Procedure):
    """The player picks a branch that he can pay (D09); its price comes first."""

    hero: str
    branches: Plain
    source: str = ""

    def start(self, world: World) -> Step:
        """Only payable branches are legal; with none nothing happens."""
        options = branch_options(world, self.hero, self.branches)
        if not options:
            return Done()
        seat = figures.seat_of(world, self.hero)
        prompt = text("ask-card-choice", who=f"@seat/{seat}", card=f"@{self.source}")
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "go_on", auto=True)

    def go_on(self, world: World) -> Step:
        """Go on with that branch."""
        go_on_with(world, effects_of(self.branches, self.chosen))
        return Done()


class ChooseEach(Procedure):
    """An event asks every player, the active one first (D29); `picked` holds the answers so far.

    All choose in turn order, then the choices take effect, the active hero's last: a knock-out that ends his turn at
    once spares nobody.
    """

    heroes: list[str]
    branches: Plain
    source: str = ""
    picked: list[str] = []

    def start(self, world: World) -> Step:
        """The next hero; without a branch that he can pay nothing happens to him."""
        if len(self.picked) == len(self.heroes):
            self.heroes = self.heroes[1:] + self.heroes[:1]
            self.picked = self.picked[1:] + self.picked[:1]
            return Goto("carry_out")
        hero = self.heroes[len(self.picked)]
        options = branch_options(world, hero, self.branches)
        if not options:
            self.picked.append("")
            return Goto("start")
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """His choice."""
        hero = self.heroes[len(self.picked)]
        seat = figures.seat_of(world, hero)
        prompt = text("ask-event-choice", who=f"@seat/{seat}", card=f"@{self.source}")
        options = branch_options(world, hero, self.branches)
        return Ask(
            Question(seat, "pick", "D29", prompt, options, about=(self.source, hero)), "pick", auto=True
        )

    def pick(self, world: World) -> Step:
        """Note it."""
        self.picked.append(self.chosen)
        return Goto("start")

    def carry_out(self, world: World) -> Step:
        """One choice after the other takes effect."""
        if not self.heroes:
            return Done()
        hero, picked = self.heroes.pop(0), self.picked.pop(0)
        effects = effects_of(self.branches, picked) if picked else []
        return Call(RunEffects(effects=effects, actor=hero, source=self.source), then="carry_out")


def branch_options(world: World, hero: str, branches: Plain) -> tuple[Option, ...]:
    """The branches a hero can pay, with the odds of a test that a branch begins with."""
    found = []
    for place, raw in enumerate(branches):
        branch = msgspec.convert(raw, v.Branch)
        if is_payable(world, hero, branch):
            first = branch.effects[0] if branch.effects else None
            chances = quests.test_odds(world, hero, first.of, first.n) if isinstance(first, v.Test) else ()
            says = text("opt-branch", what=phrases.branch_text(branch))
            if branch == v.Branch() and is_before_combat(world):
                says = text("opt-branch-fight")  # who does nothing here is fought all the same
            found.append(Option(f"branch:{place}", says, (hero,), chances))
    return tuple(found)


def is_before_combat(reader: Reader) -> bool:
    """Tell whether a foe has been met and no round has begun."""
    combat = reader.find(GAME, Combat)
    return combat is not None and combat.phase == "before_combat"


def is_payable(reader: Reader, hero: str, branch: v.Branch) -> bool:
    """Tell whether a hero can pay a branch in full: gold, runes that can be lost, experience tokens."""
    runes = [c for c in figures.items(reader, hero) if figures.thing(reader, c).kind == "rune"]
    losable = [card for card in runes if figures.can_be_lost(reader, card)]
    return (
        figures.gold(reader, hero) >= branch.gold
        and len(losable) >= branch.rune
        and figures.level(reader, hero) >= branch.token
    )


def effects_of(branches: Plain, picked: str) -> Plain:
    """The effects of the branch with that option id: its price, then what it brings."""
    branch = msgspec.convert(branches[int(picked.partition(":")[2])], v.Branch)
    price: list[v.AnyEffect] = [v.Gold(-branch.gold)] if branch.gold else []
    price += [v.DiscardItem("own_rune")] * branch.rune + [v.LoseToken()] * branch.token
    return plain((*price, *branch.effects))


# --- keeping the card ------------------------------------------------------------------------------------------------


@BOOK.does(v.Keep)
def keep(world: World, effect: v.Keep, frame: RunEffects) -> Procedure | None:
    """A challenge is kept when it is defeated (RB-103), anything else at once."""
    combat = world.find(GAME, Combat)
    if combat is not None and combat.foe == frame.source:
        combat.keeps = True
        return None
    world.drop(frame.source, QuestProgress)
    return TakeCard(hero=figures.owner_of(world, frame.actor), card=frame.source)


# --- the fight of an encounter ---------------------------------------------------------------------------------------


@BOOK.does(v.FightFoe)
def fight_foe(world: World, effect: v.FightFoe, frame: RunEffects) -> Procedure | None:
    """Fight the foe on this card."""
    hero = figures.owner_of(world, frame.actor)
    return FightAndGoOn(hero=hero, card=frame.source, win=plain(effect.win))


class FightAndGoOn(Procedure):
    """An encounter's own fight (RB-060). Escape and knock-out end the turn themselves."""

    hero: str
    card: str
    win: Plain = []

    def start(self, world: World) -> Step:
        """Fight where the hero stands."""
        space = figures.here(world, self.hero)
        return Call(Fight(hero=self.hero, foe=self.card, kind="encounter", space=space), then="go_on")

    def go_on(self, world: World) -> Step:
        """The foe is beaten."""
        go_on_with(world, self.win)
        return Done()


# --- giving up a token -----------------------------------------------------------------------------------------------


@BOOK.does(v.LoseToken)
def lose_token(world: World, effect: v.LoseToken, frame: RunEffects) -> Procedure | None:
    """One owned experience token goes."""
    return GiveUpToken(hero=figures.owner_of(world, frame.actor), source=frame.source)


class GiveUpToken(Procedure):
    """The player picks the experience token that goes (D09); its points are gone."""

    hero: str
    source: str = ""

    def start(self, world: World) -> Step:
        """Which one?"""
        tokens = world.get(self.hero, Tokens)
        owned = [kind for kind in KINDS if getattr(tokens, kind)]
        if not owned:
            return Done()
        options = tuple(option(kind, text(f"token-{kind}"), self.hero) for kind in owned)
        seat = figures.seat_of(world, self.hero)
        prompt = text("ask-lose-token", who=f"@seat/{seat}", card=f"@{self.source}")
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "give_up", auto=True)

    def give_up(self, world: World) -> Step:
        """It goes; a hero whose life no longer covers his wounds is knocked out (RB-077)."""
        tokens = world.get(self.hero, Tokens)
        kind = next(kind for kind in KINDS if kind == self.chosen)
        setattr(tokens, kind, getattr(tokens, kind) - 1)
        tell(world, "token-lost", self.hero, who=f"@{self.hero}", token=text(f"token-{kind}"))
        return Call(harm.Settle(hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """Done."""
        return Done()


PROCEDURES = (TestAndGoOn, ChooseBranch, ChooseEach, FightAndGoOn, GiveUpToken)
