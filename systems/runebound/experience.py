"""The experience step: tokens bought with experience points, and what owning them means (RB-146 to RB-158)."""

from __future__ import annotations

from typing import Literal

from components.questions import Option, Question
from components.runebound import Colour, Experience, Tokens
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.runebound import abilities, belongings, figures
from systems.runebound.content import content
from systems.runebound.figures import Reader
from systems.runebound.spawning import spend, worth
from systems.runebound.vocabulary import COLOURS
from systems.shared.telling import tell

TokenKind = Literal["mind", "body", "spirit", "stamina", "life"]
KINDS: tuple[TokenKind, ...] = ("mind", "body", "spirit", "stamina", "life")
"""Kinds of experience tokens (RB-149)."""
DONE = "done"


def points(reader: Reader, hero: str) -> int:
    """A hero's experience points: won counters and noted ones (RB-146)."""
    won = sum(worth(reader, counter) for counter in figures.counters_at(reader, hero))
    return won + reader.get(hero, Experience).noted


def price(reader: Reader) -> int:
    """Points for one token, by the number of players at the start of the game (RB-147, RB-148)."""
    return content().numbers.token_prices[len(figures.seats(reader)) - 1]


def buyable(reader: Reader, hero: str) -> list[TokenKind]:
    """Kinds of tokens a hero may buy now; a fourth Life token is refused (RB-150, RB-157)."""
    if points(reader, hero) < price(reader):
        return []
    full = reader.get(hero, Tokens).life >= content().numbers.life_tokens
    return [kind for kind in KINDS if not (kind == "life" and full)]


def barred_colours(reader: Reader, hero: str) -> tuple[Colour, ...]:
    """Colours a hero may no longer choose to attempt: the lowest one for each Life token (RB-157)."""
    return COLOURS[: reader.get(hero, Tokens).life]


class ExperienceStep(Procedure):
    """The experience step of a hero: any number of tokens, one at a time (RB-147)."""

    hero: str

    def start(self, world: World) -> Step:
        """Whatever changed this turn, a hero never ends it over his limits."""
        return Call(belongings.Recount(hero=self.hero), then="look")

    def look(self, world: World) -> Step:
        """Without the points for a token the step is over (RB-153)."""
        return Goto("ask") if buyable(world, self.hero) else Done()

    def ask(self, world: World) -> Step:
        """D27: which token."""
        seat = figures.seat_of(world, self.hero)
        options = [self._option(world, kind) for kind in buyable(world, self.hero)]
        options += [*abilities.free_options(world, self.hero), option(DONE, text("opt-no-token"))]
        prompt = text("ask-token", who=f"@seat/{seat}", n=points(world, self.hero), price=price(world))
        question = Question(seat, "pick", "D27", prompt, tuple(options), default=DONE, about=(self.hero,))
        return Ask(question, "decided")

    def decided(self, world: World) -> Step:
        """Buy it, do something else, or stop."""
        if self.chosen == DONE:
            return Done()
        free = abilities.free_procedure(world, self.hero, self.chosen)
        if free is not None:
            return Call(free, then="look")
        buy_token(world, self.hero, self.chosen)
        return Goto("look")

    def _option(self, world: World, kind: TokenKind) -> Option:
        gain = content().numbers.token_values[kind]
        if kind == "life":
            next_bar = COLOURS[len(barred_colours(world, self.hero))]
            return option(kind, text("opt-token-life", n=gain, colour=text(f"colour-{next_bar}")), self.hero)
        return option(kind, text(f"opt-token-{kind}", n=gain), self.hero)


def buy_token(world: World, hero: str, kind: str) -> None:
    """Pay for a token and lay it before the hero; wounds and exhaustion stay where they are (RB-155)."""
    spend(world, hero, price(world))
    tokens = world.get(hero, Tokens)
    setattr(tokens, kind, getattr(tokens, kind) + 1)
    numbers: dict[str, int | str | list[int]] = {"kind": kind, "level": figures.level(world, hero)}
    tell(world, "token-bought", hero, numbers=numbers, who=f"@{hero}", token=text(f"token-{kind}"))


PROCEDURES = (ExperienceStep,)
