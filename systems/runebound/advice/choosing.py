"""Choices that cards bring: branches, targets, tokens, cards seen or lost (D08, D09, D29, D31)."""

from __future__ import annotations

from collections.abc import Iterator

from components.cards import Card
from components.questions import Option
from components.runebound import Combat, Wounds
from components.texts import text
from engine.world import GAME
from systems.runebound import experience, figures, quests, values
from systems.runebound import vocabulary as v
from systems.runebound.advice import moving, trading
from systems.runebound.advice.bargains import swap_worth
from systems.runebound.advice.builds import test_value, thing_id, with_token
from systems.runebound.advice.fights import WOUND, outlook
from systems.runebound.advice.mind import Mind, record_id
from systems.runebound.advice.prospects import Prospects
from systems.runebound.advice.purse import GOLD, spending
from systems.runebound.advice.standing import Standing
from systems.runebound.advice.strength import gain_of, strength, wins_game
from systems.runebound.advice.uses import TIRING, fight_change
from systems.runebound.advice.verdict import Verdicts
from systems.runebound.content import content
from systems.runebound.forecast import chance
from systems.runebound.vocabulary import PHASES

OFFER = 3.0
"""What it is worth to be offered cards at half cost."""
RED_PEEK = 3.0
LOST_ITEM = 4.0
LOST_TOKEN = 8.0
FAR = 0.3


def on_card_choice(mind: Mind) -> Verdicts:
    """D09 and D29: whatever a card leaves to its player, known by what can be answered."""
    ids = [option.id for option in mind.question.options]
    for fits, adviser in _SORTS:
        if all(fits(one) for one in ids):
            return adviser(mind)
    if any(one.startswith("space/") for one in ids):
        return moving.on_stop(mind)
    if any(one.startswith("buy:") for one in ids):
        return _on_offer(mind)
    return _on_cards(mind)


# --- branches ----------------------------------------------------------------------------------------------------------


def _on_branches(mind: Mind) -> Verdicts:
    """The branch that brings most; its price is counted too."""
    found: Verdicts = {}
    choice = _choice_on(mind, mind.question.about[0])
    standing = Standing(mind)
    for option in mind.question.options:
        branch = choice.branches[int(option.id.partition(":")[2])] if choice else v.Branch()
        found[option.id] = (branch_worth(mind, standing, branch), text("why-branch"))
    return found


def _choice_on(mind: Mind, source: str) -> v.Choose | None:
    """The choice printed on a card that has as many branches as are asked for at most."""
    printed = figures.record(mind.view, source) if mind.view.has(source, Card) else _hero_record(mind, source)
    most = max(int(option.id.partition(":")[2]) for option in mind.question.options)
    return next((choice for choice in choices_of(printed) if len(choice.branches) > most), None)


def _hero_record(mind: Mind, source: str) -> v.Record:
    return figures.record(mind.view, source if figures.is_hero(mind.view, source) else mind.hero)


def choices_of(record: v.Record) -> Iterator[v.Choose]:
    """Every choice printed on a card."""
    lists = [getattr(record, name, ()) for name in ("before_combat", "effects", "at_once", "round_end")]
    lists += [ability.effects for ability in getattr(record, "abilities", ())]
    kept = getattr(record, "kept", None)
    lists += [ability.effects for ability in kept.abilities] if kept is not None else []
    for effects in lists:
        yield from _choices_in(effects)


def _choices_in(effects: v.Effects) -> Iterator[v.Choose]:
    for effect in effects:
        if isinstance(effect, v.Choose):
            yield effect
        elif isinstance(effect, v.Test):
            yield from _choices_in((*effect.ok, *effect.fail))


def branch_worth(mind: Mind, standing: Standing, branch: v.Branch) -> float:
    """What a branch brings less its price."""
    price = spending(mind.gold, branch.gold) + LOST_ITEM * branch.rune + LOST_TOKEN * branch.token
    return sum(effect_worth(mind, standing, effect) for effect in branch.effects) - price


def effect_worth(mind: Mind, standing: Standing, effect: v.AnyEffect) -> float:
    """What an effect printed on a card is worth to the hero it happens to."""
    match effect:
        case v.Test(of=of, n=n, ok=ok, fail=fail):
            p = chance(n - test_value(mind.build, of))
            good = sum(effect_worth(mind, standing, e) for e in ok)
            return p * good + (1.0 - p) * sum(effect_worth(mind, standing, e) for e in fail)
        case v.Choose(branches=branches):
            return max(branch_worth(mind, standing, branch) for branch in branches)
        case v.Gold(n=n):
            return -spending(mind.gold, -max(n, -mind.gold))
        case v.Xp(colour=colour, n=n):
            return n * mind.counter_worth(colour)
        case v.Wound(n=n):
            return standing.worth(wounds=n) - standing.worth()
        case v.Heal(n=n):
            return WOUND * min(n or 99, mind.shape.wounds)
        case v.Exhaust(n=n):
            return -TIRING * n - (WOUND * n if mind.shape.tired + n > _stamina(mind) else 0.0)
        case v.FightFoe():
            return _fight_worth(mind, standing)
    return fight_change(standing, effect) if standing.combat else _PLAIN.get(type(effect), 0.0)


_PLAIN: dict[type[v.Effect], float] = {
    v.OfferMarket: OFFER, v.PeekRed: RED_PEEK, v.DiscardItem: -LOST_ITEM, v.LoseToken: -LOST_TOKEN, v.Keep: 3.0,
    v.DrawMarket: 0.3, v.MoveHexes: 1.0, v.Rest: 0.3, v.IgnoreHazard: 0.5, v.NextRoll: 0.5,
}  # fmt: skip


def _stamina(mind: Mind) -> int:
    return values.stamina(mind.view, mind.hero).value


def _fight_worth(mind: Mind, standing: Standing) -> float:
    """The fight of the encounter at hand."""
    foe = mind.view.get(mind.question.about[0], Card).definition
    seen = outlook(mind.build, mind.shape, foe)
    return 4.0 * seen.win - WOUND * seen.wounds - (1.0 - seen.win) * mind.loss


# --- targets -----------------------------------------------------------------------------------------------------------


def _on_phases(mind: Mind) -> Verdicts:
    """Which of the foe's values changes: where it helps most."""
    standing, found = Standing(mind), Verdicts()
    for phase in PHASES:
        effect = v.FoeValue(n=-2, phases=(phase,))
        found[phase] = (fight_change(standing, effect), text("why-weaken", phase=text(f"word-{phase}")))
    return found


def _on_token(mind: Mind) -> Verdicts:
    """Which token goes: the one that is missed least."""
    now = strength(mind.build, mind.careful)
    return {
        option.id: (
            strength(with_token(mind.build, option.id, -1), mind.careful) - now,
            text("why-token-goes"),
        )
        for option in mind.question.options
    }


def _on_quest(mind: Mind) -> Verdicts:
    return moving.on_quest(mind)


def _on_decks(mind: Mind) -> Verdicts:
    """Which deck to look at: that of the counter the hero stands on, else the market's."""
    fight = mind.view.find(GAME, Combat)
    colour = figures.foe_colour(mind.view, fight.foe) if fight and fight.kind != "hero" else ""
    return {
        option.id: (
            1.0 if option.id == figures.deck_of(colour) else FAR if option.id == figures.MARKET_DECK else 0.0,
            text("why-look"),
        )
        for option in mind.question.options
    }


def _on_cards(mind: Mind) -> Verdicts:
    """Figures to help, cards to refresh or to lose: known by what the question is about."""
    prompt = mind.question.prompt.key
    if prompt == "ask-lose-item":
        return trading.on_limit(mind)
    found: Verdicts = {}
    for option in mind.question.options:
        if prompt == "ask-refresh":
            found[option.id] = (
                mind.loss_of(option.id),
                text("why-refresh", card=f"@{option.id}"),
            )
        else:
            found[option.id] = (_need(mind, option), text("why-help", who=f"@{option.id}"))
    return found


def _need(mind: Mind, option: Option) -> float:
    """How much a figure needs help: the hero before his allies."""
    wounds = mind.view.find(option.id, Wounds)
    needs = (wounds.count if wounds else 0) + 0.5 * figures.exhaustion(mind.view, option.id)
    left = values.life_left(mind.view, option.id) if wounds else 9
    return needs + (1.0 if option.id == mind.hero else 0.0) + (1.0 if left <= 1 else 0.0)


def _on_offer(mind: Mind) -> Verdicts:
    """Cards at half cost."""
    found: Verdicts = {"none": (0.0, text("why-buy-none"))}
    for option in mind.question.options:
        if option.id.startswith("buy:"):
            card = option.id.removeprefix("buy:")
            price = (figures.thing(mind.view, card).cost + 1) // 2
            gain = swap_worth(mind.build, "", record_id(mind.view, card), mind.careful)
            worth = gain - spending(mind.gold, price)
            found[option.id] = (
                worth,
                text("why-buy" if worth > 0 else "why-too-dear", card=f"@{card}", n=price),
            )
    return found


_SORTS = (
    (lambda one: one.startswith("branch:"), _on_branches),
    (lambda one: one in PHASES, _on_phases),
    (lambda one: one in experience.KINDS, _on_token),
    (lambda one: one in (quests.DO, quests.LEAVE), _on_quest),
    (lambda one: one.startswith("deck/"), _on_decks),
)


# --- counters that return, cards seen ------------------------------------------------------------------------------------


def on_replenish(mind: Mind) -> Verdicts:
    """D08: where the hero can use it best."""
    prospects = Prospects(mind)
    spaces = [option.id for option in mind.question.options if option.id.startswith("space/")]
    return {
        space: (prospects.ground.worn(space, prospects.speed)[mind.here], text("why-near", space=f"@{space}"))
        for space in spaces
    }


def on_peek(mind: Mind) -> Verdicts:
    """D31: keep a card on top that is good for the hero, else put it to the bottom; of several the weakest foe on top."""
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id == "bottom":
            found[option.id] = (-_seen_worth(mind, mind.question.about[0]), text("why-peek-bottom"))
        elif option.id.startswith("card/"):
            found[option.id] = (_seen_worth(mind, option.id), text("why-peek-top", card=f"@{option.id}"))
        else:
            found[option.id] = (0.0, text("why-peek-keep"))
    return found


def _seen_worth(mind: Mind, card: str) -> float:
    """What it is worth to find a card on top of its deck; the key of a card that was shown tells its record."""
    record = card.rpartition("/")[2]
    printed = content().adventure.get(record)
    if printed is None:
        return gain_of(mind.build, thing_id(record), mind.careful) - GOLD * content().market[record].cost
    if isinstance(printed, v.ChallengeRecord):
        win = outlook(mind.build, mind.shape, record).win
        return (win - 0.7) * (4.0 if not wins_game(record) else 20.0)
    return 0.5 if isinstance(printed, v.EncounterRecord) else -0.5
