"""The toy game: the smallest rulebook that uses every part of the engine. Only tests play it."""

from __future__ import annotations

from typing import ClassVar

from components.board import Position, Space
from components.cards import Card, Pile
from components.chance import Generator, QueuedDice
from components.flow import FlowStack, Outcome
from components.identity import Component, GameInfo, Progress
from components.questions import PendingQuestion, Question
from components.seats import Seat, TurnOrder
from components.texts import Text, text
from engine import piles, rng
from engine.boards import MapLayout
from engine.definition import Advice, GameDefinition, GameOption, SetUp
from engine.effects import EffectBook, EffectProcessor, RunEffects
from engine.flow import Ask, Done, Procedure, RulesProcessor, Step, option
from engine.observe import SeatView
from engine.windows import Trigger, Window, WindowProcessor
from engine.world import GAME, World
from tests.toy import brawl
from tests.toy.brawl import DECK, DISCARD, TABLE, hand_of, hero_of
from tests.toy.components import Brawler, Plays, Swing
from tests.toy.content import CARDS, FULL_VIGOUR, HEROES, STONES, AnyEffect, Hurt, Keep, Mend, Peek, read_map

effects = EffectBook(AnyEffect)


class HurtSomebody(Procedure):
    """The choice that a thrown pebble asks for."""

    seat: int
    n: int

    def start(self, world: World) -> Step:
        """Ask whom it hits."""
        hero = hero_of(world, self.seat)
        others = [other for other, _ in world.all(Position) if other != hero]
        options = tuple(option(other, text("hero-name", who=f"@{other}"), other) for other in others)
        return Ask(Question(self.seat, "pick", "T02", text("ask-pebble"), options), "throw", auto=True)

    def throw(self, world: World) -> Step:
        """It hits."""
        brawl.hurt(world, self.chosen, self.n)
        return Done()


class LookAhead(Procedure):
    """The seat alone sees the top card and may lay it under the deck."""

    seat: int

    def start(self, world: World) -> Step:
        """Show the card to this seat only."""
        card = piles.top(world, DECK)
        if card is None:
            return Done()
        prompt = text("ask-peek", card=brawl.name_of(world, card))
        options = (option("leave", text("do-leave")), option("under", text("do-under")))
        return Ask(Question(self.seat, "pick", "T04", prompt, options, secret=True), "lay")

    def lay(self, world: World) -> Step:
        """Lay it under the deck, or leave it."""
        card = piles.top(world, DECK)
        if self.chosen == "under" and card is not None:
            piles.move(world, card, DECK)
        return Done()


class CardProcessor(RulesProcessor):
    """Advances the choices that cards ask for."""

    procedures = (HurtSomebody, LookAhead)


def _away(world: World, frame: RunEffects) -> None:
    if world.get(frame.source, Card).pile != DISCARD:
        piles.move(world, frame.source, DISCARD)


@effects.does(Keep)
def _keep(world: World, effect: Keep, frame: RunEffects) -> Procedure | None:
    return None


@effects.does(Mend)
def _mend(world: World, effect: Mend, frame: RunEffects) -> Procedure | None:
    _away(world, frame)
    brawl.mend(world, frame.actor, effect.n)
    return None


@effects.does(Hurt)
def _hurt(world: World, effect: Hurt, frame: RunEffects) -> Procedure | None:
    _away(world, frame)
    return HurtSomebody(seat=world.get(frame.actor, Brawler).seat, n=effect.n)


@effects.does(Peek)
def _peek(world: World, effect: Peek, frame: RunEffects) -> Procedure | None:
    _away(world, frame)
    return LookAhead(seat=world.get(frame.actor, Brawler).seat)


class ToyRulebook:
    """The toy's side of the engine's promises."""

    dice: ClassVar = {"d6": 6, "d8": 8}
    masked: frozenset[type[Component]] = frozenset()
    effects = effects

    def set_up(self, world: World, setup: SetUp, layout: MapLayout) -> None:
        """Lay the stones, seat everybody, shuffle, deal two cards each."""
        for spec in layout.spaces:
            world.spawn(spec.key, Space(spec.x, spec.y, spec.kind))
        world.spawn(DECK, Pile(hidden=True))
        world.spawn(DISCARD, Pile())
        world.spawn(TABLE, Pile())
        free = [hero for hero in HEROES if hero not in {seat.hero for seat in setup.seats}]
        rng.shuffle(world, free)
        for index, seat in enumerate(setup.seats):
            hero = seat.hero or free.pop()
            world.spawn(f"seat/{index}", Seat(index, seat.name, seat.colour, seat.control), Plays(hero))
            world.spawn(hero, Brawler(index), Position(f"space/s{index * STONES // len(setup.seats)}"))
            world.spawn(hand_of(index), Pile())
        kinds = [kind for kind, (count, _) in CARDS.items() for _ in range(count)]
        rng.shuffle(world, kinds)
        for number, kind in enumerate(kinds):
            piles.spawn_card(world, f"card/{number}", kind, DECK)
        self._deal(world, setup)
        world.add(GAME, TurnOrder(list(range(len(setup.seats))), 0))
        world.the(FlowStack).frames.append(brawl.Evening())

    def _deal(self, world: World, setup: SetUp) -> None:
        keepers = [card for card in piles.cards_in(world, DECK) if _is_kept(world, card)]
        for seat in range(len(setup.seats)):
            for _ in range(2):
                piles.move(world, keepers.pop(0), hand_of(seat))
            if setup.options["blessing"]:
                shields = [card for card in keepers if world.get(card, Card).definition == "shield"]
                for card in shields[:1]:
                    keepers.remove(card)
                    piles.move(world, card, hand_of(seat))

    def triggers(self, world: World, window: Window) -> list[Trigger]:
        """Which cards may (or must) act at a moment."""
        swing = world.the(Swing)
        found = []
        for key, card in world.all(Card):
            seat = _holder(card.pile)
            if seat is not None and self._acts(world, window, swing, seat, card.definition):
                is_forced = card.definition == "omen"
                chances = brawl.odds(world, sum(swing.guards.values())) if card.definition == "charm" else ()
                found.append(Trigger(key, seat, key, brawl.name_of(world, key), is_forced, odds=chances))
        return found

    def _acts(self, world: World, window: Window, swing: Swing, seat: int, card: str) -> bool:
        hero = hero_of(world, seat)
        if window.moment == "before_roll":
            return (card == "shield" and hero != swing.attacker) or (
                card == "omen" and hero == swing.attacker
            )
        if window.moment == "shield_raised":
            return card == "curse" and window.about not in swing.cursed
        return card == "charm" and hero == swing.attacker and not swing.is_rerolled

    def respond(self, world: World, window: Window, trigger: str) -> Procedure:
        """What a card does."""
        card = world.get(trigger, Card)
        seat = _holder(card.pile)
        assert seat is not None
        if card.definition == "shield":
            piles.move(world, trigger, TABLE)
            return brawl.RaiseShield(card=trigger, seat=seat)
        if card.definition == "curse":
            return brawl.Curse(card=trigger, shield=window.about)
        if card.definition == "omen":
            return brawl.Omen(card=trigger, hero=hero_of(world, seat))
        return brawl.Charm(card=trigger)

    def describe_window(self, world: World, window: Window, seat: int) -> tuple[Text, str, tuple[str, ...]]:
        """The words of a window."""
        return text(f"ask-{window.moment.replace('_', '-')}", who=f"@seat/{seat}"), "T05", (window.about,)

    def pass_text(self, moment: str) -> Text:
        """The word for doing nothing."""
        return text("do-pass")

    def mask(self, world: World, seat: int, key: str, component: Component) -> Component | None:
        """Nothing is hidden but the deck."""
        return component

    def faults(self, world: World) -> list[str]:
        """Cards are where they say; nobody has too little or too much vigour."""
        found = piles.faults(world)
        found += [
            f"seat {seat} has no chair" for seat in world.the(TurnOrder).seats if f"seat/{seat}" not in world
        ]
        found += [
            f"{key} has {brawler.vigour} vigour"
            for key, brawler in world.all(Brawler)
            if not 0 <= brawler.vigour <= FULL_VIGOUR
        ]
        count = sum(count for count, _ in CARDS.values())
        if len(world.all(Card)) != count:
            found.append(f"there are {len(world.all(Card))} cards, not {count}")
        return found

    def advise(self, view: SeatView, question: Question, careful: bool = True) -> list[Advice]:
        """Swing rather than walk, walk rather than rest."""
        worth = {"attack": 2.0, "walk": 1.0}
        return [
            Advice((o.id,), worth.get(o.id.partition(":")[0], 0.0), text("why-habit"))
            for o in question.options
        ]


def _is_kept(world: World, card: str) -> bool:
    return CARDS[world.get(card, Card).definition][1] == (Keep(),)


def _holder(pile: str) -> int | None:
    return int(pile.removeprefix("hand/")) if pile.startswith("hand/") else None


def definition() -> GameDefinition:
    """The toy game."""
    return GameDefinition(
        id="toy",
        seats=(2, 4),
        options=(
            GameOption("rounds", "int", 6, low=1, high=20),
            GameOption("blessing", "bool", False),
            GameOption("die", "choice", "d6", choices=("d6", "d8")),
        ),
        presets={"short": {"rounds": 2}},
        default_map="ring",
        heroes=HEROES,
        components=(
            GameInfo, Progress, Generator, QueuedDice, FlowStack, Outcome, PendingQuestion, Seat, TurnOrder,
            Space, Position, Card, Pile, Brawler, Plays, Swing,
        ),
        procedures=(
            Window, RunEffects, HurtSomebody, LookAhead, *brawl.EveningProcessor.procedures,
            *brawl.BrawlProcessor.procedures,
        ),
        processors=(
            brawl.EveningProcessor, brawl.BrawlProcessor, WindowProcessor, EffectProcessor, CardProcessor,
        ),
        rulebook=ToyRulebook(),
        read_map=read_map,
        content_hash="toy",
    )  # fmt: skip
