"""In towns and at the limits of what one can hold: D18, D19, D21 to D23, and the tokens of D27."""

from __future__ import annotations

from components.cards import Card
from components.questions import Option
from components.texts import Text, text
from systems.runebound import figures, market, values
from systems.runebound import vocabulary as v
from systems.runebound.advice import bargains
from systems.runebound.advice.bargains import Bargain
from systems.runebound.advice.builds import Build
from systems.runebound.advice.fighting import ALLY_WOUND
from systems.runebound.advice.mind import Mind, record_id
from systems.runebound.advice.prospects import RELIEF, healing_worth
from systems.runebound.advice.purse import spending
from systems.runebound.advice.strength import loss_of, strength, token_gain
from systems.runebound.advice.uses import TIRING, ability_of
from systems.runebound.advice.verdict import Verdicts
from systems.runebound.experience import KINDS

PLAIN = 3.0
"""Whoever stands before a market goes in: nobody is so careless as to forget what he came for."""
SWAP_MARGIN = 1.0
"""A card is given up for another one only when that is clearly better."""
SALE_MARGIN = 0.3
WASTE = 5.0
"""What can be sold is not thrown away."""
LAST_LIFE = 0.25
"""The part of an ally's worth that is at stake when one more wound would kill it."""
FIFTH_DIE = 0.6


def on_door(mind: Mind) -> Verdicts:
    """D21: a market is entered for its new card alone."""
    return {
        "enter": (PLAIN, text("why-enter-market")),
        "skip": (0.0, text("why-skip-market")),
    }


def on_market(mind: Mind) -> Verdicts:
    """D22: buy, make room for something better, sell what is of no use, heal (section 12 rules 11 to 13)."""
    town = figures.town_at(mind.view, mind.here)
    stack = bargains.stack(mind, town.id) if town else ()
    best = bargains.bargains(mind.build, stack, mind.gold, bargains.limits_of(mind), mind.careful)
    found: Verdicts = {market.DONE: (0.0, text("why-leave-market"))}
    for option in mind.question.options:
        verb, _, what = option.id.partition(":")
        if verb in ("buy", "hire"):
            found[option.id] = _purchase(mind, option, what)
        elif verb in ("sell", "discard"):
            found[option.id] = _making_room(mind, best, verb, what)
        elif verb == "heal":
            found[option.id] = _healing(mind, what)
        elif verb == "use" and _is_discount(mind, option):
            found[option.id] = _discount(mind, best, option)
    return found


def _purchase(mind: Mind, option: Option, card: str) -> tuple[float, Text]:
    price = market.price(mind.view, mind.hero, card).value
    record, cost = record_id(mind.view, card), spending(mind.gold, price)
    worth = bargains.swap_worth(mind.build, "", record, mind.careful, cost)
    return worth, text("why-buy" if worth > 0 else "why-too-dear", card=f"@{card}", n=price)


def _making_room(mind: Mind, best: tuple[Bargain, ...], verb: str, card: str) -> tuple[float, Text]:
    """Selling or discarding a card: for something better, or because it is of no use."""
    own = record_id(mind.view, card)
    better = next((one for one in best if one.gives_up == own), None)
    free = next((one.worth for one in best if not one.gives_up), 0.0)
    if better is not None and better.worth > max(SWAP_MARGIN, free):
        is_waste = verb == "discard" and bargains.sale_of(own) > 0
        return better.worth - (WASTE if is_waste else 0.0), text("why-make-room", card=f"@{better.card}")
    if verb == "discard":
        return -WASTE, text("why-keep", card=f"@{card}")
    income = -spending(mind.gold, -market.sale_price(mind.view, card)) - SALE_MARGIN
    worth = bargains.looked_at(lambda close: income - loss_of(mind.build, own, close), mind.careful)
    return worth, text("why-sell" if worth > 0 else "why-keep", card=f"@{card}")


def _healing(mind: Mind, what: str) -> tuple[float, Text]:
    figure, _, harmed = what.rpartition(":")
    price = spending(mind.gold, market.heal_price(mind.view, mind.hero).value)
    last = FIFTH_DIE if _is_last_harm(mind, figure, harmed) else 0.0
    if harmed == "exhaustion":
        gain = TIRING * figures.exhaustion(mind.view, figure)
    elif figure == mind.hero:
        gain = healing_worth(mind, mind.shape.wounds) / mind.shape.wounds + RELIEF
    else:
        left = values.life_left(mind.view, figure)
        gain = ALLY_WOUND + (LAST_LIFE * mind.loss_of(figure) if left <= 1 else 0.0)
    return gain + last - price, text("why-heal", figure=f"@{figure}")


def _is_last_harm(mind: Mind, figure: str, harmed: str) -> bool:
    """Tell whether nothing but this keeps the group from its fifth die."""
    group = [mind.hero, *figures.allies(mind.view, mind.hero)]
    wounds = sum(figures.wounds(mind.view, key) for key in group)
    tired = sum(figures.exhaustion(mind.view, key) for key in group)
    if harmed == "wound":
        return wounds == 1 and tired == 0
    return wounds == 0 and tired == figures.exhaustion(mind.view, figure)


def _is_discount(mind: Mind, option: Option) -> bool:
    found = ability_of(mind, option.id)
    return found is not None and any(isinstance(effect, v.Discount) for effect in found.ability.effects)


def _discount(mind: Mind, best: tuple[Bargain, ...], option: Option) -> tuple[float, Text]:
    """A discount comes before the purchase it is for."""
    wants = bool(best) and best[0].worth > 0
    worth = best[0].worth + 1.0 if wants else -0.5
    return worth, text("why-use" if wants else "why-no-use", card=f"@{option.on[0]}")


# --- too many cards ----------------------------------------------------------------------------------------------------


def on_limit(mind: Mind) -> Verdicts:
    """D18: which card makes room, or is the new one left? D19 and losses: the card that is missed least."""
    about = mind.question.about
    new = record_id(mind.view, about[0]) if about and mind.question.option("leave") else ""
    found: Verdicts = {"leave": (0.0, text("why-leave-card"))}
    for option in mind.question.options:
        card = option.id.removeprefix("discard:")
        if option.id != "leave" and mind.view.has(card, Card):
            own = record_id(mind.view, card)
            worth = bargains.swap_worth(mind.build, own, new, mind.careful) if new else -mind.loss_of(card)
            found[option.id] = (worth, text("why-least-missed", card=f"@{card}"))
    return found


def on_wages(mind: Mind) -> Verdicts:
    """D23: the ally who would be missed most is paid first."""
    found: Verdicts = {}
    for option in mind.question.options:
        ally = option.id.removeprefix("pay:")
        found[option.id] = (mind.loss_of(ally), text("why-pay", ally=f"@{ally}"))
    return found


# --- growing -------------------------------------------------------------------------------------------------------------


def on_tokens(mind: Mind) -> Verdicts:
    """D27: the token that makes the hero strongest (section 12 rule 7)."""
    found: Verdicts = {"done": (0.05, text("why-no-token"))}
    for option in mind.question.options:
        if option.id in KINDS:
            found[option.id] = (
                token_gain(mind.build, option.id, mind.careful),
                text("why-token", token=text(f"token-{option.id}")),
            )
    return found


def on_draft(mind: Mind) -> Verdicts:
    """hero_draft: the hero who is the stronger from the start."""
    return {
        option.id: (strength(_novice(option.id), mind.careful), text("why-hero", hero=f"@{option.id}"))
        for option in mind.question.options
    }


def _novice(hero: str) -> Build:
    return Build(hero.rpartition("/")[2], (0,) * len(KINDS), ())
