"""Effects that look at or move the tops of decks (D31). Only the one who looks may see the faces."""

from __future__ import annotations

from components.questions import Question
from components.texts import Text, text
from engine import piles
from engine.effects import RunEffects
from engine.flow import Ask, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.runebound import figures
from systems.runebound import vocabulary as v
from systems.runebound.effects.book import BOOK
from systems.runebound.figures import MARKET_DECK
from systems.shared.telling import HIDDEN, tell

KEEP = "keep"
BOTTOM = "bottom"
RED_DECK = figures.deck_of("red")


@BOOK.does(v.TopToBottom)
def top_to_bottom(world: World, effect: v.TopToBottom, frame: RunEffects) -> Procedure | None:
    """The top card goes under its deck, seen by nobody."""
    deck = figures.deck_of(effect.colour)
    card = piles.top(world, deck)
    if card is not None:
        piles.move(world, card, deck)
        tell(world, "top-to-bottom", deck, deck=deck_words(deck))
    return None


@BOOK.does(v.PeekDeck)
def peek_deck(world: World, effect: v.PeekDeck, frame: RunEffects) -> Procedure | None:
    """Look at the top card of one deck."""
    return PeekDeckTop(hero=figures.owner_of(world, frame.actor), source=frame.source)


class PeekDeckTop(Procedure):
    """The player picks a deck (D09), sees its top card, and leaves it or puts it to the bottom (D31)."""

    hero: str
    source: str = ""
    card: str = ""
    deck: str = ""

    def start(self, world: World) -> Step:
        """Which deck?"""
        decks = [*(figures.deck_of(colour) for colour in v.COLOURS), MARKET_DECK]
        options = tuple(
            option(deck, text("opt-deck", deck=deck_words(deck)), deck)
            for deck in decks
            if piles.top(world, deck)
        )
        if not options:
            return Done()
        seat = figures.seat_of(world, self.hero)
        prompt = text("ask-peek-deck", who=f"@seat/{seat}")
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "look", auto=True)

    def look(self, world: World) -> Step:
        """He looks."""
        self.deck = self.chosen
        self.card = piles.cards_in(world, self.deck)[0]
        show(world, self.hero, self.deck, [self.card])
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """Keep it on top or put it to the bottom?"""
        seat = figures.seat_of(world, self.hero)
        prompt = text(
            "ask-peek-bottom", who=f"@seat/{seat}", card=f"@{self.card}", deck=deck_words(self.deck)
        )
        options = (option(KEEP, text("opt-peek-keep")), option(BOTTOM, text("opt-peek-bottom")))
        question = Question(seat, "pick", "D31", prompt, options, secret=True, about=(self.card,))
        return Ask(question, "put_back")

    def put_back(self, world: World) -> Step:
        """Everybody sees what becomes of the card, not which it is."""
        if self.chosen == BOTTOM:
            piles.move(world, self.card, self.deck)
            tell(world, "top-to-bottom", self.deck, deck=deck_words(self.deck))
        return Done()


@BOOK.does(v.PeekRed)
def peek_red(world: World, effect: v.PeekRed, frame: RunEffects) -> Procedure | None:
    """Look at the top cards of the red deck."""
    return PeekRedTops(hero=figures.owner_of(world, frame.actor), n=effect.n)


class PeekRedTops(Procedure):
    """The player sees the top n red cards and puts one of them on top (D31)."""

    hero: str
    n: int
    cards: list[str] = []

    def start(self, world: World) -> Step:
        """He looks."""
        self.cards = piles.cards_in(world, RED_DECK)[: self.n]
        if not self.cards:
            return Done()
        show(world, self.hero, RED_DECK, self.cards)
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """Which one goes on top? The first in order is there already."""
        seat = figures.seat_of(world, self.hero)
        options = tuple(option(card, text("opt-card", card=f"@{card}"), card) for card in self.cards)
        prompt = text("ask-peek-order", who=f"@seat/{seat}", deck=deck_words(RED_DECK))
        question = Question(seat, "pick", "D31", prompt, options, secret=True, about=tuple(self.cards))
        return Ask(question, "put_on_top")

    def put_on_top(self, world: World) -> Step:
        """The others keep their order."""
        piles.move(world, self.chosen, RED_DECK, to_top=True)
        return Done()


def deck_words(deck: str) -> Text:
    """What a deck is called."""
    return text(deck.replace("/", "-"))


def show(world: World, hero: str, deck: str, cards: list[str]) -> None:
    """Show cards to one player; the others only hear that he looked."""
    seat = figures.seat_of(world, hero)
    tell(world, "peeks", hero, deck, barrier=HIDDEN, who=f"@{hero}", deck=deck_words(deck), n=len(cards))
    faces = [text("plain-name", of=f"@{card}") for card in cards]
    tell(world, "peeked", *cards, only=seat, deck=deck_words(deck), cards=faces)


PROCEDURES = (PeekDeckTop, PeekRedTops)
