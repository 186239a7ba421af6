"""Negotiation (D24, section 12 rule 18): one card for gold at a price that suits both, and a plain look at offers."""

from __future__ import annotations

import math
from typing import NamedTuple

from components.runebound import Deal
from components.texts import Text, text
from systems.runebound import figures, negotiation
from systems.runebound.advice.bargains import swap_worth
from systems.runebound.advice.builds import Build, build_of, with_card, without_card
from systems.runebound.advice.mind import Mind, record_id
from systems.runebound.advice.purse import GOLD, spending
from systems.runebound.advice.strength import loss_of, plain_worth, strength
from systems.runebound.advice.verdict import Verdicts

TROUBLE = 2.0
"""A deal worth less is not worth talking about."""
CONTENT = 0.3
"""A deal worth more than this is accepted."""
BONUS = 1
"""Gold offered above what a card is worth to its owner."""


class Wanted(NamedTuple):
    """A deal that both should like: a card for gold. `buys` tells whether the card comes to oneself."""

    worth: float
    card: str
    gold: int
    buys: bool


def best_deal(mind: Mind, other: str) -> Wanted | None:
    """The best deal with another hero that he should accept too; none with one who stands before victory."""
    if is_leader(mind, other):
        return None
    found = [deal for deal in (*_purchases(mind, other), *_sales(mind, other)) if deal.worth > TROUBLE]
    ranked = sorted(found, key=lambda deal: deal.worth, reverse=True)
    return next((deal for deal in ranked if _fits(mind, other, deal)), None)


def is_leader(mind: Mind, other: str) -> bool:
    """Tell whether a hero needs only one more Dragon Rune."""
    return len(figures.dragon_runes(mind.view, other)) >= 2


def _purchases(mind: Mind, other: str) -> list[Wanted]:
    theirs, found = build_of(mind.view, other), []
    for card in negotiation.tradable(mind.view, other):
        own = record_id(mind.view, card)
        gold = _asking_price(mind, theirs, card, own)
        if gold <= mind.gold:
            worth = swap_worth(mind.build, "", own, mind.careful) - spending(mind.gold, gold)
            found.append(Wanted(worth, card, gold, True))
    return found


def _sales(mind: Mind, other: str) -> list[Wanted]:
    theirs, found = build_of(mind.view, other), []
    purse = figures.gold(mind.view, other)
    for card in negotiation.tradable(mind.view, mind.hero):
        own = record_id(mind.view, card)
        gold = _asking_price(mind, mind.build, card, own)
        gain = swap_worth(theirs, "", own, mind.careful)
        if gold <= purse and gain > spending(purse, gold) + CONTENT:
            found.append(Wanted(-spending(mind.gold, -gold) - mind.loss_of(card), card, gold, False))
    return found


def _asking_price(mind: Mind, owner: Build, card: str, own: str) -> int:
    """What a card should cost: what its owner would miss or a market would pay, and a little more."""
    return max(
        math.ceil(loss_of(owner, own, mind.careful) / GOLD) + BONUS,
        figures.thing(mind.view, card).cost // 2 + BONUS,
    )


def _fits(mind: Mind, other: str, wanted: Wanted) -> bool:
    """Tell whether both may hold what they have then."""
    paid, earned = (wanted.gold, 0) if wanted.buys else (0, wanted.gold)
    gone, come = ([], [wanted.card]) if wanted.buys else ([wanted.card], [])
    return negotiation.is_possible(mind.view, Deal(mind.hero, other, paid, earned, gone, come))


# --- answering ---------------------------------------------------------------------------------------------------------


def on_deal(mind: Mind) -> Verdicts:
    """D24: put the wanted deal together step by step, or judge the one on the table."""
    deal = mind.view.the(Deal)
    if mind.question.option("refuse") is not None:
        return _judge(mind, deal)
    wanted = best_deal(mind, deal.other) if not (deal.deals or deal.counters) else None
    if wanted is None:
        return {"withdraw": (1.0, text("why-withdraw"))}
    step = _next_step(deal, wanted)
    return {step: (2.0, text("why-draft", card=f"@{wanted.card}")), "withdraw": (1.0, text("why-withdraw"))}


def _next_step(deal: Deal, wanted: Wanted) -> str:
    """The next change on the way to the wanted deal; "propose" when it is there."""
    sides = {
        "give": (deal.gold_from_proposer, deal.cards_from_proposer),
        "take": (deal.gold_from_other, deal.cards_from_other),
    }
    for verb, (gold, cards) in sides.items():
        pays, moves = wanted.buys == (verb == "give"), wanted.buys == (verb == "take")
        missing = (wanted.gold if pays else 0) - gold
        if missing:
            return f"{verb}:gold:{'+5' if missing >= 5 else '+1' if missing > 0 else '-1'}"
        for card in ({wanted.card} if moves else set()) ^ set(cards):
            return f"{verb}:{card}"
    return "propose"


def _judge(mind: Mind, deal: Deal) -> Verdicts:
    worth = worth_of_deal(mind, deal)
    if is_leader(mind, deal.proposer):
        worth = min(worth, 0.0) - 1.0
    found: Verdicts = {
        "accept": (worth - CONTENT, _words("why-good-deal" if worth > CONTENT else "why-bad-deal", deal)),
        "refuse": (0.0, _words("why-bad-deal", deal)),
    }
    return found


def _words(key: str, deal: Deal) -> Text:
    return text(key, who=f"@{deal.proposer}")


def worth_of_deal(mind: Mind, deal: Deal) -> float:
    """What a deal is worth to the hero to whom it is offered."""
    build, plain = mind.build, 0.0
    for card in deal.cards_from_other:
        own = record_id(mind.view, card)
        build, plain = without_card(build, own), plain - plain_worth(own)
    for card in deal.cards_from_proposer:
        own = record_id(mind.view, card)
        build, plain = with_card(build, own), plain + plain_worth(own)
    gold = deal.gold_from_proposer - deal.gold_from_other
    gain = strength(build, mind.careful) - strength(mind.build, mind.careful)
    return gain + plain - spending(mind.gold, -gold)
