"""The market step: wages, the new card of the town, buying, hiring, selling and healing (RB-122 to RB-130, RB-195).

Limits and the ways of cards are in `belongings.py`; what cards do in a market, their effects say.
"""

from __future__ import annotations

from components.cards import Pile
from components.questions import Option, Question
from components.runebound import Purse, Town, TurnState
from components.texts import text
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.modifiers import Part, Total, total
from engine.world import World
from systems.runebound import abilities, belongings, figures, harm, values
from systems.runebound.content import content
from systems.runebound.figures import Reader, market_of
from systems.runebound.spawning import draw_market
from systems.shared.telling import tell

LEAST_PRICE = 1
DONE = "done"

# --- prices --------------------------------------------------------------------------------------------------------


def price(reader: Reader, hero: str, card: str) -> Total:
    """What a hero pays for a card of the market, and what makes it so (RB-126, RB-127)."""
    printed = figures.thing(reader, card)
    kind = "ally_price" if printed.kind == "ally" else "item_price"
    parts = [*values.stat(reader, hero, kind).parts]
    turn = reader.the(TurnState)
    if turn.hero == hero:
        parts.append(Part("discount", -turn.discount))
    return total(printed.cost, parts, floor=LEAST_PRICE)


def sale_price(reader: Reader, card: str) -> int:
    """What the market pays for an item: half its printed cost, rounded down (RB-128)."""
    return figures.thing(reader, card).cost // 2


def heal_price(reader: Reader, hero: str) -> Total:
    """What one healing costs (RB-130)."""
    return total(
        content().numbers.heal_price, values.stat(reader, hero, "heal_price").parts, floor=LEAST_PRICE
    )


def wages(reader: Reader, hero: str) -> dict[str, int]:
    """Gold due to each ally at the start of a market step: his own wages, and 1 for all under ally limits (RB-195)."""
    common = content().numbers.ally_wages if figures.switch(reader, "ally_limits") else 0
    due = {ally: figures.thing(reader, ally).wages + common for ally in figures.allies(reader, hero)}
    return {ally: n for ally, n in due.items() if n}


def can_buy(reader: Reader, hero: str, card: str) -> bool:
    """Tell whether a hero has the gold and the room for a card (RB-126, RB-127, RB-131)."""
    return price(reader, hero, card).value <= figures.gold(reader, hero) and belongings.fits(
        reader, hero, card
    )


def can_sell(reader: Reader, card: str) -> bool:
    """Tell whether an item may be sold: none kept, bought this turn or worthless (RB-103, RB-128, RB-129)."""
    bought = reader.the(TurnState).bought
    return figures.can_be_lost(reader, card) and card not in bought and sale_price(reader, card) > 0


# --- changes -------------------------------------------------------------------------------------------------------


def buy(world: World, hero: str, card: str, gold: int) -> None:
    """A hero pays for a card of a market stack and takes it (RB-126, RB-127)."""
    turn = world.the(TurnState)
    world.get(hero, Purse).gold -= gold
    turn.bought.append(card)
    turn.discount = 0
    key = "hired" if figures.thing(world, card).kind == "ally" else "bought"
    tell(world, key, hero, card, numbers={"gold": gold}, who=f"@{hero}", card=f"@{card}", n=gold)
    belongings.lay_before(world, hero, card)


def sell(world: World, hero: str, card: str, town: str) -> None:
    """A hero sells an item; it goes under the market deck, or by house rule into the town's stack (RB-128)."""
    gold = sale_price(world, card)
    world.get(hero, Purse).gold += gold
    tell(world, "sold", hero, card, numbers={"gold": gold}, who=f"@{hero}", card=f"@{card}", n=gold)
    if figures.switch(world, "sell_to_stack"):
        belongings.put_in_stack(world, card, town)
    else:
        belongings.discard_to_market(world, card)


def heal(world: World, hero: str, figure: str, what: str) -> None:
    """A hero pays for one wound, or all exhaustion, of himself or an ally (RB-130)."""
    gold = heal_price(world, hero).value
    world.get(hero, Purse).gold -= gold
    tell(
        world,
        "healing-paid",
        hero,
        figure,
        numbers={"gold": gold},
        who=f"@{hero}",
        figure=f"@{figure}",
        n=gold,
    )
    if what == "wound":
        harm.heal(world, figure, 1)
    else:
        harm.rest(world, figure, 0)


# --- the step ------------------------------------------------------------------------------------------------------


class MarketStep(Procedure):
    """The market step of a hero who stands in a town (RB-122)."""

    hero: str

    def start(self, world: World) -> Step:
        """Is there a market for him? By house rule only for those who have just arrived."""
        arrived = world.the(TurnState).entered or not figures.switch(world, "market_requires_arrival")
        if not arrived or figures.town_at(world, figures.here(world, self.hero)) is None:
            return Done()
        return Call(PayWages(hero=self.hero), then="recount")

    def recount(self, world: World) -> Step:
        """Allies that left may have taken room with them."""
        return Call(belongings.Recount(hero=self.hero), then="door")

    def door(self, world: World) -> Step:
        """D21: take the market step or skip it; who skips lays no card (RB-124)."""
        space, seat = figures.here(world, self.hero), figures.seat_of(world, self.hero)
        options = (
            option("enter", text("opt-enter-market", town=f"@{space}"), space),
            option("skip", text("opt-skip-market")),
            *abilities.free_options(world, self.hero),
        )
        prompt = text(
            "ask-enter-market", who=f"@seat/{seat}", town=f"@{space}", gold=figures.gold(world, self.hero)
        )
        return Ask(Question(seat, "pick", "D21", prompt, options, default="skip", about=(space,)), "at_door")

    def at_door(self, world: World) -> Step:
        """Go in, go by, or do something else first."""
        if self.chosen == "skip":
            return Done()
        free = abilities.free_procedure(world, self.hero, self.chosen)
        if free is not None:
            return Call(free, then="door")
        draw_market(world, self._town(world).id, 1)
        return Goto("menu")

    def menu(self, world: World) -> Step:
        """D22: any number of actions in any order (RB-125)."""
        space, seat = figures.here(world, self.hero), figures.seat_of(world, self.hero)
        options = (
            *_purchases(world, self.hero, self._town(world).id),
            *_sales(world, self.hero),
            *_healings(world, self.hero),
            *abilities.free_options(world, self.hero, "market"),
            option(DONE, text("opt-leave-market")),
        )
        prompt = text(
            "ask-market", who=f"@seat/{seat}", town=f"@{space}", gold=figures.gold(world, self.hero)
        )
        return Ask(Question(seat, "pick", "D22", prompt, options, default=DONE, about=(space,)), "trade")

    def trade(self, world: World) -> Step:
        """Carry out what was chosen."""
        free = abilities.free_procedure(world, self.hero, self.chosen)
        if free is not None:
            return Call(free, then="menu")
        verb, _, what = self.chosen.partition(":")
        if verb == DONE:
            world.the(TurnState).discount = 0
            return Done()
        if verb in ("buy", "hire"):
            buy(world, self.hero, what, price(world, self.hero, what).value)
        elif verb == "heal":
            figure, _, harmed = what.rpartition(":")
            heal(world, self.hero, figure, harmed)
        else:
            sell(world, self.hero, what, self._town(world).id)
            return Call(belongings.Recount(hero=self.hero), then="menu")
        return Goto("menu")

    def _town(self, world: World) -> Town:
        return world.get(figures.here(world, self.hero), Town)


def _purchases(reader: Reader, hero: str, town: str) -> list[Option]:
    found = []
    for card in reader.get(market_of(town), Pile).cards:
        if can_buy(reader, hero, card):
            verb = "hire" if figures.thing(reader, card).kind == "ally" else "buy"
            words = text(f"opt-{verb}", card=f"@{card}", n=price(reader, hero, card).value)
            found.append(option(f"{verb}:{card}", words, card))
    return found


def _sales(reader: Reader, hero: str) -> list[Option]:
    return [
        option(f"sell:{card}", text("opt-sell", card=f"@{card}", n=sale_price(reader, card)), card)
        for card in figures.items(reader, hero)
        if can_sell(reader, card)
    ]


def _healings(reader: Reader, hero: str) -> list[Option]:
    cost = heal_price(reader, hero).value
    if cost > figures.gold(reader, hero):
        return []
    found = []
    for key in (hero, *figures.allies(reader, hero)):
        if figures.wounds(reader, key):
            found.append(option(f"heal:{key}:wound", text("opt-heal-wound", figure=f"@{key}", n=cost), key))
        if figures.exhaustion(reader, key):
            found.append(
                option(f"heal:{key}:exhaustion", text("opt-heal-exhaustion", figure=f"@{key}", n=cost), key)
            )
    return found


# --- wages ---------------------------------------------------------------------------------------------------------


class PayWages(Procedure):
    """Wages at the start of a market step (RB-195, RB-196): forced, but who is paid when gold is short may be chosen."""

    hero: str
    paid: list[str] = []

    def start(self, world: World) -> Step:
        """Pay everybody if the gold is enough; else one by one as long as somebody can be paid."""
        unpaid = self._unpaid(world)
        if sum(unpaid.values()) <= figures.gold(world, self.hero):
            for ally in unpaid:
                self._pay(world, ally)
            return Done()
        return Goto("ask" if self._payable(world) else "dismiss")

    def ask(self, world: World) -> Step:
        """D23: who is paid next; the costliest first by default."""
        seat, unpaid = figures.seat_of(world, self.hero), self._unpaid(world)
        options = tuple(
            option(f"pay:{ally}", text("opt-pay-wages", ally=f"@{ally}", n=unpaid[ally]), ally)
            for ally in self._payable(world)
        )
        gold = figures.gold(world, self.hero)
        prompt = text("ask-wages", who=f"@seat/{seat}", gold=gold, n=sum(unpaid.values()))
        return Ask(Question(seat, "pick", "D23", prompt, options, about=tuple(unpaid)), "pay", auto=True)

    def pay(self, world: World) -> Step:
        """Pay that one, then look again."""
        self._pay(world, self.chosen.removeprefix("pay:"))
        return Goto("start")

    def dismiss(self, world: World) -> Step:
        """Who was not paid leaves at once; kept adventure cards stay all the same (RB-196)."""
        for ally in self._unpaid(world):
            if figures.can_be_lost(world, ally):
                tell(world, "ally-leaves", self.hero, ally, who=f"@{self.hero}", ally=f"@{ally}")
                belongings.lose_card(world, ally)
        return Done()

    def _unpaid(self, world: World) -> dict[str, int]:
        return {ally: n for ally, n in wages(world, self.hero).items() if ally not in self.paid}

    def _payable(self, world: World) -> list[str]:
        gold, unpaid = figures.gold(world, self.hero), self._unpaid(world)
        found = [ally for ally, n in unpaid.items() if n <= gold]
        return sorted(found, key=lambda ally: -figures.thing(world, ally).cost)

    def _pay(self, world: World, ally: str) -> None:
        gold = self._unpaid(world)[ally]
        world.get(self.hero, Purse).gold -= gold
        self.paid.append(ally)
        tell(
            world,
            "wages-paid",
            self.hero,
            ally,
            numbers={"gold": gold},
            who=f"@{self.hero}",
            ally=f"@{ally}",
            n=gold,
        )


PROCEDURES = (MarketStep, PayWages)
