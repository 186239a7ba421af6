"""Negotiation between two heroes on a space: gold, items and allies in any mix both agree to (RB-134, D24).

Who may negotiate with whom, the adventure step says. A deal is put together in small steps, so that its questions stay
short; edits, counter-offers and deals are counted, so that any talk ends.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from components.questions import Option, Question
from components.runebound import Deal, Purse, TurnState
from components.texts import Text, text
from engine import piles
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import GAME, World
from systems.runebound import abilities, belongings, figures
from systems.runebound.figures import Reader
from systems.shared.telling import tell

EDITS = 40
COUNTERS = 3
DEALS = 5
"""Most changes of one deal, most counter-offers to it, most deals in one step."""
GOLD_STEPS = (1, 5, -1)

# --- what a deal says ----------------------------------------------------------------------------------------------


def terms(gold: int, cards: list[str]) -> list[Text]:
    """One side of a deal in words."""
    found = [text("deal-gold", n=gold)] if gold else []
    found += [text("deal-card", card=f"@{card}") for card in cards]
    return found or [text("deal-nothing")]


def is_possible(reader: Reader, deal: Deal) -> bool:
    """Tell whether a deal has a content that both can pay and hold afterwards (RB-134)."""
    if not (
        deal.gold_from_proposer or deal.gold_from_other or deal.cards_from_proposer or deal.cards_from_other
    ):
        return False
    return not over_limit(reader, deal)


def over_limit(reader: Reader, deal: Deal) -> list[str]:
    """The heroes who would hold too much after the deal."""
    goes, comes = deal.cards_from_proposer, deal.cards_from_other
    sides = ((deal.proposer, goes, comes), (deal.other, comes, goes))
    return [hero for hero, loses, gains in sides if not _holds(reader, hero, loses, gains)]


def tradable(reader: Reader, hero: str) -> list[str]:
    """Items and allies of a hero that may change hands; kept adventure cards may not (RB-134)."""
    cards = [*figures.items(reader, hero), *figures.allies(reader, hero)]
    return [card for card in cards if figures.can_be_lost(reader, card)]


def _holds(reader: Reader, hero: str, loses: list[str], gains: list[str]) -> bool:
    kept = [card for card in figures.belongings(reader, hero) if card not in loses]
    return belongings.within_limits(reader, hero, [*kept, *gains])


def turned(deal: Deal) -> Deal:
    """The same deal with proposer and other in each other's place."""
    return msgspec.structs.replace(
        deal,
        proposer=deal.other,
        other=deal.proposer,
        gold_from_proposer=deal.gold_from_other,
        gold_from_other=deal.gold_from_proposer,
        cards_from_proposer=deal.cards_from_other,
        cards_from_other=deal.cards_from_proposer,
    )


# --- the talk ------------------------------------------------------------------------------------------------------


class Negotiate(Procedure):
    """Two heroes deal: the active one proposes, the other accepts, refuses or counters; several deals may follow."""

    hero: str
    other: str
    stood: list[str] = []
    """Where the two stood when they began to talk."""
    edits: int = 0
    deals: int = 0

    def start(self, world: World) -> Step:
        """Who has negotiated with a hero may not attack him this turn (RB-043)."""
        world.the(TurnState).negotiated = self.other
        tell(world, "negotiation", self.hero, self.other, who=f"@{self.hero}", other=f"@{self.other}")
        self.stood = self._places(world)
        world.add(GAME, Deal(self.hero, self.other))
        return Goto("draft")

    def draft(self, world: World) -> Step:
        """D24: the proposer puts the deal together."""
        deal = world.the(Deal)
        options = [] if self.edits >= EDITS else [*_gold_options(world, deal), *_card_options(world, deal)]
        if self.edits < EDITS:
            options += abilities.free_options(world, deal.proposer)
        if is_possible(world, deal):
            options.append(option("propose", text("opt-propose")))
        options.append(option("withdraw", text("opt-withdraw")))
        return Ask(
            self._question(world, deal.proposer, _draft_prompt(world, deal), options, "withdraw"), "edit"
        )

    def edit(self, world: World) -> Step:
        """Change the deal, propose it, or let it be."""
        deal = world.the(Deal)
        self.edits += 1
        if self.chosen == "propose":
            _announce(world, "deal-proposed", deal)
            return Goto("answer_offer")
        if self.chosen == "withdraw":
            return Goto("close" if deal.proposer == self.hero else "refused")
        free = abilities.free_procedure(world, deal.proposer, self.chosen)
        if free is not None:
            return Call(free, then="redraft")
        _change(deal, self.chosen)
        return Goto("draft")

    def redraft(self, world: World) -> Step:
        """Something was used or discarded meanwhile."""
        _prune(world, world.the(Deal))
        return Goto("draft")

    def answer_offer(self, world: World) -> Step:
        """D24: the other accepts, refuses or makes a counter-offer."""
        deal = world.the(Deal)
        options = [option("accept", text("opt-accept"))] if is_possible(world, deal) else []
        options.append(option("refuse", text("opt-refuse")))
        if deal.counters < COUNTERS:
            options.append(option("counter", text("opt-counter")))
        options += abilities.free_options(world, deal.other)
        prompt = _prompt("ask-deal-answer", deal)
        return Ask(self._question(world, deal.other, prompt, options, "refuse"), "decide")

    def decide(self, world: World) -> Step:
        """Strike the deal, drop it, or let the other side redraft it."""
        deal = world.the(Deal)
        if self.chosen == "accept":
            return Goto("strike")
        if self.chosen == "refuse":
            return Goto("refused")
        free = abilities.free_procedure(world, deal.other, self.chosen)
        if free is not None:
            return Call(free, then="reconsider")
        countered = turned(deal)
        countered.counters += 1
        world.add(GAME, countered)
        return Goto("draft")

    def reconsider(self, world: World) -> Step:
        """Something was used or discarded meanwhile."""
        _prune(world, world.the(Deal))
        return Goto("answer_offer")

    def strike(self, world: World) -> Step:
        """Gold and cards change hands; allies keep their counters, items stay activated."""
        deal = world.the(Deal)
        world.get(deal.proposer, Purse).gold += deal.gold_from_other - deal.gold_from_proposer
        world.get(deal.other, Purse).gold += deal.gold_from_proposer - deal.gold_from_other
        for card in deal.cards_from_proposer:
            piles.move(world, card, deal.other)
        for card in deal.cards_from_other:
            piles.move(world, card, deal.proposer)
        _announce(world, "deal-struck", deal)
        world.drop(GAME, Deal)
        return Call(belongings.Recount(hero=self.other), then="recount")

    def recount(self, world: World) -> Step:
        """The active hero last: his knock-out would end the turn (RB-077)."""
        return Call(belongings.Recount(hero=self.hero), then="another")

    def another(self, world: World) -> Step:
        """A further deal may follow, unless one of them was knocked out by what he gave away."""
        self.deals += 1
        self.edits = 0
        if self.deals >= DEALS or self._places(world) != self.stood:
            return Goto("close")
        world.add(GAME, Deal(self.hero, self.other, deals=self.deals))
        return Goto("draft")

    def refused(self, world: World) -> Step:
        """The active hero may make a better offer, starting from this one."""
        deal = world.the(Deal)
        tell(
            world, "deal-refused", deal.proposer, deal.other, who=f"@{deal.other}", other=f"@{deal.proposer}"
        )
        self.deals += 1
        self.edits = 0
        if self.deals >= DEALS:
            return Goto("close")
        own = deal if deal.proposer == self.hero else turned(deal)
        own.counters, own.deals = 0, self.deals
        world.add(GAME, own)
        return Goto("draft")

    def close(self, world: World) -> Step:
        """The talk is over."""
        world.drop(GAME, Deal)
        return Done()

    def _places(self, world: World) -> list[str]:
        return [figures.here(world, self.hero), figures.here(world, self.other)]

    def _question(self, world: World, hero: str, prompt: Text, options: list[Option], skip: str) -> Question:
        seat = figures.seat_of(world, hero)
        return Question(
            seat, "pick", "D24", prompt, tuple(options), default=skip, about=(self.hero, self.other)
        )


# --- putting a deal together ---------------------------------------------------------------------------------------


def _sides(deal: Deal) -> tuple[list[Text], list[Text]]:
    return (
        terms(deal.gold_from_proposer, deal.cards_from_proposer),
        terms(deal.gold_from_other, deal.cards_from_other),
    )


def _prompt(key: str, deal: Deal, **more: str) -> Text:
    give, take = _sides(deal)
    return text(key, who=f"@{deal.proposer}", other=f"@{deal.other}", give=give, take=take, **more)


def _draft_prompt(reader: Reader, deal: Deal) -> Text:
    crowded = over_limit(reader, deal)
    return (
        _prompt("ask-deal-over-limit", deal, crowded=f"@{crowded[0]}")
        if crowded
        else _prompt("ask-deal", deal)
    )


def _announce(world: World, key: str, deal: Deal) -> None:
    (give, take), who, other = _sides(deal), f"@{deal.proposer}", f"@{deal.other}"
    tell(world, key, deal.proposer, deal.other, who=who, other=other, give=give, take=take)


def _gold_options(reader: Reader, deal: Deal) -> Iterator[Option]:
    sides = (("give", deal.proposer, deal.gold_from_proposer), ("take", deal.other, deal.gold_from_other))
    for verb, payer, offered in sides:
        for n in GOLD_STEPS:
            if 0 <= offered + n <= figures.gold(reader, payer):
                more_or_less = "more" if n > 0 else "less"
                yield option(f"{verb}:gold:{n:+d}", text(f"opt-deal-{verb}-{more_or_less}", n=abs(n)), payer)


def _card_options(reader: Reader, deal: Deal) -> Iterator[Option]:
    sides = (("give", deal.proposer, deal.cards_from_proposer), ("take", deal.other, deal.cards_from_other))
    for verb, owner, offered in sides:
        for card in tradable(reader, owner):
            in_or_out = "not" if card in offered else "card"
            yield option(f"{verb}:{card}", text(f"opt-deal-{verb}-{in_or_out}", card=f"@{card}"), card)


def _change(deal: Deal, chosen: str) -> None:
    verb, _, what = chosen.partition(":")
    if what.startswith("gold:"):
        n = int(what.removeprefix("gold:"))
        if verb == "give":
            deal.gold_from_proposer += n
        else:
            deal.gold_from_other += n
        return
    cards = deal.cards_from_proposer if verb == "give" else deal.cards_from_other
    if what in cards:
        cards.remove(what)
    else:
        cards.append(what)


def _prune(world: World, deal: Deal) -> None:
    """Take out of a deal what its owner no longer has."""
    deal.cards_from_proposer = [
        card for card in deal.cards_from_proposer if card in tradable(world, deal.proposer)
    ]
    deal.cards_from_other = [card for card in deal.cards_from_other if card in tradable(world, deal.other)]
    deal.gold_from_proposer = min(deal.gold_from_proposer, figures.gold(world, deal.proposer))
    deal.gold_from_other = min(deal.gold_from_other, figures.gold(world, deal.other))


PROCEDURES = (Negotiate,)
