"""Hearts, potions and cards: who gets what (DP-10, DP-22 to DP-24, DP-26 to DP-32, DP-35, DP-36; rules 2, 7, 15)."""

from __future__ import annotations

from functools import cache

from components.cards import Card
from components.superdungeon import Model
from components.texts import text
from systems.superdungeon import counters, equipment, figures, healing, icons, odds
from systems.superdungeon.advice import founding, values
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.verdict import Verdict, Verdicts
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import (
    AnyAbility,
    Attribute,
    Carries,
    Dice,
    Has,
    Immune,
    Pool,
    Reaches,
    Slots,
    Stats,
)

STAR = 1.6
"""What a star more on a hero's chief attribute is worth as long as the card lasts."""
SHARES = {"arm": 1.0, "att": 1.0, "will": 0.25, "dex": 0.25}
ACTION = 1.0
KEPT = 0.3
"""Cards do not help while they lie in the pool."""
AP_WORTH, SPEED_WORTH, HEARTS_WORTH, CAP_WORTH = 3.0, 0.3, 2.5, 0.8
WORN = 0.15
"""How much a hero who has much already gets less."""


# --- what a card is worth --------------------------------------------------------------------------------------------


@cache
def chief(record: str) -> frozenset[Attribute]:
    """The attributes with which a model strikes best."""
    card = content().models[record]
    kinds = {ability.kind for ability in card.abilities if isinstance(ability, Reaches)}
    found: set[Attribute] = set()
    if "magic" in kinds:
        found.add("will")
    if "missile" in kinds:
        found.add("dex")
    return frozenset(found or {"att"})


@cache
def card_worth(card: str, record: str) -> float:
    """What a card brings a model."""
    printed = content().cards[card]
    found = sum(_ability_worth(ability, record) for ability in printed.abilities)
    return found + ACTION * len(printed.actions) + 0.5 * len(printed.on_equip)


def _ability_worth(ability: AnyAbility, record: str) -> float:
    match ability:
        case Dice(attribute=attribute, pool=pool):
            return STAR * odds.mean(pool) * _share(attribute, record)
        case Stats(ap=ap, speed=speed, hearts=hearts, potion_cap=cap):
            return AP_WORTH * ap + SPEED_WORTH * speed + HEARTS_WORTH * hearts + CAP_WORTH * cap
        case Carries():
            return 0.7
        case Immune(status=status):
            return 2.0 if status == "all" else 0.4 * values.STATUSES.get(status, 0.3)
        case Has():
            return 0.7
        case Reaches(kind=kind):
            own = content().models[record].abilities
            return 0.1 if any(isinstance(a, Reaches) and a.kind == kind for a in own) else 0.6
        case Slots():
            return 2.5
    return 0.0


def _share(attribute: Attribute, record: str) -> float:
    """How much an attribute matters to a model."""
    card = content().models[record]
    if attribute in chief(record):
        return 1.1
    if attribute == "dex" and any(isinstance(a, Has) and a.trait == "dodge" for a in card.abilities):
        return 0.9
    return 0.45 if attribute == "att" else SHARES[attribute]


def _id(mind: Mind, card: str) -> str:
    return mind.view.get(card, Card).definition


# --- the pool --------------------------------------------------------------------------------------------------------


def on_card(mind: Mind) -> Verdicts:
    """DP-26 to DP-28: to whom it brings most; instead of another only if it is better; or what a sacrifice heals."""
    if mind.question.prompt.key == "ask-replace":
        return _on_owner(mind)
    card = _id(mind, mind.question.about[0])
    return {(o.id,): _deal(mind, card, o.id) for o in mind.question.options}


def _deal(mind: Mind, card: str, option: str) -> Verdict:
    what, _, rest = option.partition(":")
    if what in (equipment.KEEP, equipment.DISCARD):
        return (KEPT if what == equipment.KEEP else 0.0), text("why-keep-card")
    hero, _, relief = rest.partition(":")
    piece = mind.pieces[hero]
    if what == "sacrifice":
        return values.relief(piece, relief), text("why-sacrifice", who=f"@{hero}")
    if what == "potion":
        return values.POTION, text("why-sacrifice", who=f"@{hero}")
    worth = card_worth(card, piece.card.id)
    worn = len(mind.equipment(hero))
    if what == "replace":
        old = min(
            (card_worth(_id(mind, one), piece.card.id) for one in _same_slot(mind, hero, card)), default=0
        )
        return worth - old, text("why-replace", who=f"@{hero}")
    return worth * (1.0 - WORN * worn / 2), text("why-equip", who=f"@{hero}")


def _same_slot(mind: Mind, hero: str, card: str) -> list[str]:
    return equipment.in_slot(mind.view, hero, content().cards[card].slot)  # type: ignore[arg-type]


def _on_owner(mind: Mind) -> Verdicts:
    """The owner lets his worst card go, unless the new one is worse still (DP-26, DP-35)."""
    hero, new = mind.question.about
    record = mind.pieces[hero].card.id
    gain = card_worth(_id(mind, new), record)
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id == equipment.REFUSE:
            found[(option.id,)] = (0.0, text("why-keep-old"))
        else:
            worth = gain - card_worth(_id(mind, option.id), record)
            found[(option.id,)] = (worth, text("why-least-missed", card=f"@{option.id}"))
    return found


def on_replaced(mind: Mind) -> Verdicts:
    """DP-35: the card that is missed least."""
    if mind.question.prompt.key == "ask-replace":
        return _on_owner(mind)
    record = mind.pieces[mind.question.about[0]].card.id
    return {
        (o.id,): (-card_worth(_id(mind, o.id), record), text("why-least-missed", card=f"@{o.id}"))
        for o in mind.question.options
    }


def on_treasure(mind: Mind) -> Verdicts:
    """DP-29: the treasure that helps the party most."""
    found: Verdicts = {}
    for option in mind.question.options:
        card = _id(mind, option.id)
        is_ambush = content().cards[card].slot == "ambush"
        best = max((card_worth(card, hero.card.id) for hero in mind.heroes), default=0.0)
        found[(option.id,)] = (-1.0 if is_ambush else best, text("why-best-card", card=f"@{option.id}"))
    return found


def on_upgrade(mind: Mind) -> Verdicts:
    """DP-30: what helps the horde most: ARM and ATT, and AP for those who have but one (rule 15)."""
    found: Verdicts = {}
    for option in mind.question.options:
        printed = content().cards[_id(mind, option.id)]
        worth = sum(_for_horde(ability) for ability in printed.abilities)
        found[(option.id,)] = (worth, text("why-horde", card=f"@{option.id}"))
    return found


def _for_horde(ability: AnyAbility) -> float:
    match ability:
        case Dice(attribute=attribute, pool=pool):
            return (odds.mean(pool) + 0.3 * pool.white) * (1.0 if attribute in ("att", "arm") else 0.2)
        case Stats(ap=ap, speed=speed, hearts=hearts):
            return 3.0 * ap + 0.1 * speed + 2.0 * hearts
        case Carries(status=status):
            return values.STATUSES.get(status, 0.2)
    return 0.2


# --- hearts, potions, healing ----------------------------------------------------------------------------------------


def on_heart(mind: Mind) -> Verdicts:
    """DP-22: the wound or status that hurts most."""
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id == icons.LOSE:
            found[(option.id,)] = (-1.0, text("why-waste"))
            continue
        hero, _, what = option.id.partition(":")
        found[(option.id,)] = (values.relief(mind.pieces[hero], what), text("why-needs-it", who=f"@{hero}"))
    return found


def on_potion(mind: Mind) -> Verdicts:
    """DP-23: whoever has none, and the better potion."""
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id == icons.LOSE:
            found[(option.id,)] = (-1.0, text("why-waste"))
            continue
        hero = mind.pieces[option.id]
        found[(option.id,)] = (values.POTION + _thirst(hero), text("why-thirsty", who=f"@{hero.key}"))
    return found


def _thirst(hero: Piece) -> float:
    heals = founding.HEALER in founding.parts(hero.card)
    return (0.5 if heals else 0.0) - 0.3 * hero.potions - (1.0 if "choke" in hero.statuses else 0.0)


def on_luck(mind: Mind) -> Verdicts:
    """DP-24: as many hearts as somebody needs, the rest as potions."""
    wounds = sum(len(counters.reliefs(mind.view, hero.key)) > 0 for hero in mind.heroes)
    hurt = sum(hero.wounds + len(hero.statuses) for hero in mind.heroes) if wounds else 0
    room = sum(max(0, hero.profile.potion_cap - hero.potions) for hero in mind.heroes)
    need = max((values.best_relief(hero) for hero in mind.heroes), default=0.0)
    found: Verdicts = {}
    for option in mind.question.options:
        hearts = int(option.id.partition(":")[2])
        potions = int(option.text.args["potions"])  # type: ignore[arg-type]
        worth = min(hearts, hurt) * need + min(potions, room) * values.POTION
        found[(option.id,)] = (worth, text("why-luck"))
    return found


def on_heal(mind: Mind) -> Verdicts:
    """DP-31: wounds or statuses, whichever weigh more."""
    question = mind.question
    if question.kind == "pick_some":
        worst = sorted((o.id for o in question.options), key=lambda s: -values.STATUSES.get(s, 0.2))
        return {tuple(worst[: question.min]): (1.0, text("why-worst-first"))}
    hero = mind.pieces[question.about[0]]
    n = max(int(option.text.args["n"]) for option in question.options)  # type: ignore[arg-type]
    wounds = sum(values.hero_wound(hero.hearts + k + 1) for k in range(min(n, hero.wounds)))
    each = sorted((values.relief(hero, name) for name in hero.statuses), reverse=True)
    worth = {healing.WOUNDS: wounds, healing.STATUSES: sum(each[:n])}
    return {(o.id,): (worth[o.id], text("why-hurts-most")) for o in question.options}


def on_rune(mind: Mind) -> Verdicts:
    """DP-32: what hurts most."""
    hero = mind.pieces[mind.question.about[0]]
    return {(o.id,): (values.relief(hero, o.id), text("why-hurts-most")) for o in mind.question.options}


# --- returning -------------------------------------------------------------------------------------------------------


def on_charm(mind: Mind) -> Verdicts:
    """DP-10: a fallen hero is brought back as soon as that may succeed."""
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id == healing.KEEP:
            found[(option.id,)] = (0.5, text("why-keep-charm"))
        else:
            found[(option.id,)] = (_return(mind, option.id), text("why-return", who=f"@{option.id}"))
    return found


def on_return(mind: Mind) -> Verdicts:
    """DP-36: who comes back, and where he stands."""
    if mind.question.about:
        return founding.on_place_hero(mind)
    return {(o.id,): (_return(mind, o.id), text("why-return", who=f"@{o.id}")) for o in mind.question.options}


def _return(mind: Mind, hero: str) -> float:
    """The more hearts his card has the more dice he rolls."""
    card = content().models[mind.view.get(hero, Model).record]
    missing = figures.wounds(mind.view, hero) - figures.stat(mind.view, hero, "hearts").value
    return 1.0 + 0.5 * card.hearts - 0.3 * missing + 0.1 * odds.mean(card.att or Pool())
