"""What is printed on a card: its kind, its numbers and its lines, as `Text` trees made from its record.

So the words of a card cannot disagree with what it does. Knows no language and no card by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from components.texts import Text, text
from systems.shared.phrasing import joined, labelled, words
from systems.superdungeon.phrases import (
    abilities_text,
    action_label,
    action_text,
    ops_text,
    pool_text,
    tag_text,
)
from systems.superdungeon.vocabulary import (
    ATTRIBUTES,
    Action,
    AdventureRecord,
    CardRecord,
    ModelRecord,
    Record,
    RosterRecord,
    Status,
)


def kind_line(record: Record) -> Text:
    """What sort of card it is: "mini-boss · kobold · ogre · large", "loot · weapon"."""
    match record:
        case ModelRecord():
            tags = [tag_text(tag) for tag in record.tags]
            return joined("join-kinds", [*tags, text("kind-large")] if record.large else tags)
        case CardRecord():
            return text(f"kind-{record.deck}-{record.slot}")
        case RosterRecord():
            return text("kind-roster")
        case AdventureRecord():
            return text("kind-adventure")
    raise TypeError(f"{type(record).__name__} is no kind of card")


def card_text(record: Record) -> list[Text]:
    """The lines of a card, from top to bottom, without its numbers."""
    match record:
        case ModelRecord():
            return list(_model_lines(record))
        case CardRecord():
            return list(_card_lines(record))
        case RosterRecord():
            return list(_roster_lines(record))
        case AdventureRecord():
            return list(_adventure_lines(record))
    raise TypeError(f"{type(record).__name__} is no kind of card")


def flavour_line(record: Record) -> Text | None:
    """The sentence in the tone of the tale; models and relics have one."""
    has_one = isinstance(record, ModelRecord) or (isinstance(record, CardRecord) and record.slot == "relic")
    return text(f"flavour-{record.id}") if has_one else None


def stats_text(model: ModelRecord) -> list[Text]:
    """The numbers of a stat card, one text each: its four attributes, then the plain numbers it has."""
    pools = {attribute: getattr(model, attribute) for attribute in ATTRIBUTES}
    found = [
        text("stat-attribute", attribute=text(f"attribute-{attribute}"), pool=pool_text(pool))
        for attribute, pool in pools.items()
        if pool is not None
    ]
    found += [
        text(f"stat-{name.replace('_', '-')}", n=getattr(model, name))
        for name in ("speed", "ap", "hearts", "potion_cap", "skulls")
        if getattr(model, name)
    ]
    return [*found, text(f"platform-{model.platform}")] if model.platform != "none" else found


# --- lines -----------------------------------------------------------------------------------------------------------


def _action_lines(actions: Sequence[Action], card: str, *, one_use: bool = False) -> Iterator[Text]:
    for action in actions:
        yield labelled(action_label(action, card=card, one_use=one_use), action_text(action))


def _model_lines(model: ModelRecord) -> Iterator[Text]:
    if model.abilities:
        yield labelled(text("label-always"), abilities_text(model.abilities))
    if "spawning_point" in model.tags:
        yield labelled(text("label-spawning-point"), text("spawning-point-rule"))
    yield from _action_lines(model.actions, model.id)
    if model.loot or model.relics:
        brought = {"brings-loot": len(model.loot), "brings-relics": len(model.relics)}
        parts = [text(key, n=n) for key, n in brought.items() if n]
        yield labelled(text("label-brings"), joined("join-list", parts))


def _card_lines(card: CardRecord) -> Iterator[Text]:
    if card.abilities:
        yield labelled(text("label-always"), abilities_text(card.abilities))
    if card.on_equip:
        yield labelled(text("label-on-equip"), ops_text(card.on_equip))
    yield from _action_lines(card.actions, card.id, one_use=card.one_use)
    if card.model:
        yield labelled(text("label-drawn"), text("ambush-rule", model=text(f"name-{card.model}")))
    if not card.consul_ok:
        yield labelled(text("label-consul"), text("consul-refuses"))


def _roster_lines(roster: RosterRecord) -> Iterator[Text]:
    yield labelled(text("label-points"), _counted({roster.point: roster.points}))
    yield labelled(text("label-models"), _counted(roster.models))
    yield labelled(text("label-copies"), text("copies", n=roster.copies))


def _adventure_lines(card: AdventureRecord) -> Iterator[Text]:
    boss = text(f"name-{card.boss}")
    if card.near_points:
        yield near_points_text(card)
    for line in _action_lines(card.potions, card.id):
        yield text("card-line-potion", **line.args)
    if card.boss_statuses:
        yield _effect(
            card, "boss-statuses", text("boss-statuses-rule", boss=boss, what=_statuses(card.boss_statuses))
        )
    if card.horde:
        yield _effect(card, "horde", text("horde-rule", what=abilities_text(card.horde)))
    if card.timeout_statuses:
        what = _statuses(card.timeout_statuses)
        yield _effect(card, "timeout-statuses", text("timeout-statuses-rule", boss=boss, what=what))
    if card.summons:
        yield labelled(text("label-summons"), text("summons-rule", boss=boss, models=_counted(card.summons)))


def near_points_text(card: AdventureRecord) -> Text:
    """What befalls a hero beside spawning points."""
    return _effect(card, "near-points", text("near-points-rule", what=_statuses(card.near_points)))


def _effect(card: AdventureRecord, effect: str, body: Text) -> Text:
    """A line of an adventure card: each of its effects bears a name of its own."""
    return labelled(text(f"label-{effect}", name=text(f"{effect}-{card.id}")), body)


def _statuses(statuses: Sequence[Status]) -> Text:
    return words("status", statuses, "join-list")


def _counted(models: Mapping[str, int]) -> Text:
    """Models with their number: "2 x Ironscale"."""
    return joined("join-list", [text("count-of", n=n, name=text(f"name-{id_}")) for id_, n in models.items()])
