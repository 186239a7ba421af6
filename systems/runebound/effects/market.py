"""Effects on gold, experience, items and the market."""

from __future__ import annotations

from components.cards import Activated
from components.questions import Question
from components.runebound import Purse, TurnState
from components.texts import text
from engine import piles, rng
from engine.effects import RunEffects
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.windows import seats_from_active
from engine.world import World
from systems.runebound import belongings, figures, market, spawning
from systems.runebound import vocabulary as v
from systems.runebound.effects.book import BOOK
from systems.runebound.effects.peeking import show
from systems.runebound.figures import MARKET_DECK, Reader
from systems.shared.telling import DICE, tell

# --- gold and experience ---------------------------------------------------------------------------------------------


@BOOK.does(v.Gold)
def gold(world: World, effect: v.Gold, frame: RunEffects) -> Procedure | None:
    """One hero or all of them gain or lose gold."""
    if effect.target == "each_hero":
        for seat in seats_from_active(world):
            change_gold(world, figures.hero_of(world, seat), effect.n)
    else:
        change_gold(world, frame.actor, effect.n)
    return None


def change_gold(world: World, hero: str, n: int) -> None:
    """Give gold to a hero, or take it from him as far as he has it."""
    purse = world.get(hero, Purse)
    change = max(n, -purse.gold)
    purse.gold += change
    if change:
        key = "gold-gained" if change > 0 else "gold-lost"
        tell(world, key, hero, numbers={"gold": change}, who=f"@{hero}", n=abs(change))


@BOOK.does(v.Xp)
def xp(world: World, effect: v.Xp, frame: RunEffects) -> Procedure | None:
    """Counters from the pile; what it cannot pay is noted (RB-156)."""
    for _ in range(effect.n):
        spawning.gain_counter(world, frame.actor, effect.colour, noted=True)
    return None


# --- market cards ----------------------------------------------------------------------------------------------------


@BOOK.does(v.DrawMarket)
def draw_market(world: World, effect: v.DrawMarket, frame: RunEffects) -> Procedure | None:
    """Cards come face up to the market of the nearest town, of every town, or of the town where heroes begin."""
    if effect.town == "nearest":
        return LayMarketCards(hero=frame.actor, n=effect.n)
    for _, town in figures.towns(world):
        if effect.town == "every" or town.start:
            spawning.draw_market(world, town.id, effect.n)
    return None


@BOOK.does(v.OfferMarket)
def offer_market(world: World, effect: v.OfferMarket, frame: RunEffects) -> Procedure | None:
    """Cards are drawn for a town; one of them may be bought at half cost on the way."""
    return LayMarketCards(hero=frame.actor, n=effect.n, offers=True)


class LayMarketCards(Procedure):
    """Market cards go face up to the nearest town; with `offers` the hero may buy one of them at half cost.

    What nobody buys lies in the town all the same, so the cards are laid first and offered then.
    """

    hero: str
    n: int
    offers: bool = False
    drawn: list[str] = []

    def start(self, world: World) -> Step:
        """D09: which town, when several are nearest."""
        towns = [space for space, _ in figures.towns(world)]
        nearest = figures.board(world).nearest(figures.here(world, self.hero), towns)
        seat = figures.seat_of(world, self.hero)
        options = tuple(option(space, text("opt-town", town=f"@{space}"), space) for space in nearest)
        prompt = text("ask-market-town", who=f"@seat/{seat}", n=self.n)
        return Ask(Question(seat, "place", "D09", prompt, options, about=tuple(nearest)), "lay", auto=True)

    def lay(self, world: World) -> Step:
        """Draw them."""
        town = figures.town_at(world, self.chosen)
        self.drawn = spawning.draw_market(world, town.id, self.n) if town else []
        return Goto("offer" if self.offers and self._affordable(world) else "end")

    def offer(self, world: World) -> Step:
        """D09: buy one of them, or none."""
        seat = figures.seat_of(world, self.hero)
        options = [
            option(
                f"buy:{card}",
                text("opt-buy-half", card=f"@{card}", n=half_price(world, self.hero, card)),
                card,
            )
            for card in self._affordable(world)
        ]
        options.append(option("none", text("opt-buy-none")))
        prompt = text("ask-offer", who=f"@seat/{seat}", gold=figures.gold(world, self.hero))
        question = Question(
            seat, "pick", "D09", prompt, tuple(options), default="none", about=tuple(self.drawn)
        )
        return Ask(question, "buy")

    def buy(self, world: World) -> Step:
        """Pay and take it."""
        if self.chosen != "none":
            card = self.chosen.removeprefix("buy:")
            market.buy(world, self.hero, card, half_price(world, self.hero, card))
        return Done()

    def end(self, world: World) -> Step:
        """The cards lie in town."""
        return Done()

    def _affordable(self, world: World) -> list[str]:
        purse = figures.gold(world, self.hero)
        return [
            card
            for card in self.drawn
            if half_price(world, self.hero, card) <= purse and belongings.fits(world, self.hero, card)
        ]


def half_price(reader: Reader, hero: str, card: str) -> int:
    """Half of what a card costs the hero, rounded up."""
    return (market.price(reader, hero, card).value + 1) // 2


@BOOK.does(v.PeekMarket)
def peek_market(world: World, effect: v.PeekMarket, frame: RunEffects) -> Procedure | None:
    """Look at the top card of the market deck, unseen by others (D31)."""
    top = piles.top(world, MARKET_DECK)
    return LookAtCard(hero=frame.actor, card=top) if top else None


class LookAtCard(Procedure):
    """A card is shown to one player only, until he has looked at it."""

    hero: str
    card: str

    def start(self, world: World) -> Step:
        """What was seen cannot be unseen."""
        show(world, self.hero, MARKET_DECK, [self.card])
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """D31: only this player sees the card."""
        seat = figures.seat_of(world, self.hero)
        options = (option("seen", text("opt-seen"), self.card),)
        prompt = text("ask-look", who=f"@seat/{seat}", card=f"@{self.card}")
        return Ask(
            Question(seat, "pick", "D31", prompt, options, secret=True, about=(self.card,)), "put_back"
        )

    def put_back(self, world: World) -> Step:
        """The card stays on top of its deck."""
        return Done()


@BOOK.does(v.Discount)
def discount(world: World, effect: v.Discount, frame: RunEffects) -> Procedure | None:
    """The next purchase of this market step costs less."""
    world.the(TurnState).discount += effect.n
    return None


# --- items ------------------------------------------------------------------------------------------------------------


@BOOK.does(v.DiscardItem)
def discard_item(world: World, effect: v.DiscardItem, frame: RunEffects) -> Procedure | None:
    """An item is lost: by chance among those that can be (RB-206), or an own rune by choice."""
    items = [card for card in figures.items(world, frame.actor) if figures.can_be_lost(world, card)]
    if effect.which == "own_rune":
        items = [card for card in items if figures.thing(world, card).kind == "rune"]
        return LoseOneItem(hero=frame.actor, cards=items, source=frame.source)
    drawn = [rng.pick(world, items)] if items else []
    if drawn:
        tell(
            world, "item-drawn", frame.actor, *drawn, barrier=DICE, who=f"@{frame.actor}", card=f"@{drawn[0]}"
        )
    return LoseOneItem(hero=frame.actor, cards=drawn, source=frame.source)


class LoseOneItem(Procedure):
    """A hero loses one of these items, by his own choice if there are several."""

    hero: str
    cards: list[str]
    source: str = ""

    def start(self, world: World) -> Step:
        """D09: which one; without any nothing is lost."""
        if not self.cards:
            return Done()
        seat = figures.seat_of(world, self.hero)
        options = tuple(option(card, text("opt-lose-item", card=f"@{card}"), card) for card in self.cards)
        prompt = text("ask-lose-item", who=f"@seat/{seat}")
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "lose", auto=True)

    def lose(self, world: World) -> Step:
        """It goes, and with it what it gave."""
        tell(world, "item-lost", self.hero, self.chosen, who=f"@{self.hero}", card=f"@{self.chosen}")
        belongings.lose_card(world, self.chosen)
        return Call(belongings.Recount(hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """Lost."""
        return Done()


@BOOK.does(v.RefreshCard)
def refresh_card(world: World, effect: v.RefreshCard, frame: RunEffects) -> Procedure | None:
    """One other card is turned face up."""
    return RefreshOne(hero=frame.actor, source=frame.source)


class RefreshOne(Procedure):
    """A hero turns one of his activated cards face up (RB-070), not the one that does it."""

    hero: str
    source: str

    def start(self, world: World) -> Step:
        """D09: which one; without any nothing happens."""
        others = [card for card in figures.belongings(world, self.hero) if card != self.source]
        face_down = [card for card in others if figures.is_activated(world, card)]
        if not face_down:
            return Done()
        seat = figures.seat_of(world, self.hero)
        options = tuple(option(card, text("opt-refresh", card=f"@{card}"), card) for card in face_down)
        prompt = text("ask-refresh", who=f"@seat/{seat}")
        return Ask(Question(seat, "pick", "D09", prompt, options, about=(self.source,)), "refresh", auto=True)

    def refresh(self, world: World) -> Step:
        """Turn it face up."""
        world.drop(self.chosen, Activated)
        tell(world, "card-refreshed", self.hero, self.chosen, who=f"@{self.hero}", card=f"@{self.chosen}")
        return Done()


PROCEDURES = (LayMarketCards, LookAtCard, LoseOneItem, RefreshOne)
