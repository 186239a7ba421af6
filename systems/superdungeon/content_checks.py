"""What must agree between the data files of Super Dungeon and cannot be said by the types of their records.

Each check notes faults in the box; none of them raises. Knows no card by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, get_args

from engine.content import Box
from systems.shared.checking import check_decks, check_icon, fault
from systems.superdungeon.action_checks import check_action, check_names, check_reach
from systems.superdungeon.vocabulary import (
    STATUSES,
    Action,
    AdventureRecord,
    CardRecord,
    Carries,
    Immune,
    ModelRecord,
    ModelType,
    RosterRecord,
    Shift,
    Tag,
)

if TYPE_CHECKING:
    from systems.superdungeon.content import Content

TYPES: tuple[ModelType, ...] = get_args(ModelType)
MONSTERS: tuple[ModelType, ...] = ("boss", "mini_boss", "denizen", "minion", "trap", "spawning_point")
SPAWNED: tuple[ModelType, ...] = ("mini_boss", "denizen", "minion")
FIELDED: tuple[ModelType, ...] = ("denizen", "minion")
SLOTS_OF_DECK = {"loot": ("weapon", "armor", "item"), "treasure": ("relic", "ambush"), "boss": ("relic",)}


def check_box(box: Box, content: Content) -> None:
    """Compare everything in the box with everything else."""
    for model in content.models.values():
        _check_model(box, model, content)
    for card in content.cards.values():
        _check_card(box, card, content)
    for roster in content.rosters.values():
        _check_roster(box, roster, content)
    for adventure in content.adventures.values():
        _check_adventure(box, adventure, content)
    _check_models_are_enough(box, content)
    _check_bosses(box, content)
    _check_actions(box, content)
    _check_coverage(box, content)
    check_decks(box, content.numbers.decks, _held(content))


# --- models ----------------------------------------------------------------------------------------------------------


def _check_model(box: Box, model: ModelRecord, content: Content) -> None:
    check_icon(box, model.id, model.icon)
    types = [tag for tag in model.tags if tag in TYPES]
    if types not in (["hero"], ["shapeshift", "hero"], *([type_] for type_ in MONSTERS)):
        fault(box, model.id, "the tags must name one type, or for a shape shapeshift and hero")
    if model.hearts < 1:
        fault(box, model.id, "hearts must be 1 or more")
    if "hero" in model.tags:
        _check_hero(box, model)
    else:
        _check_monster(box, model, content)
    if "spawning_point" in model.tags:
        _check_point(box, model)
    elif model.speed < 1 or model.ap < 1 or None in (model.att, model.arm, model.will, model.dex):
        fault(box, model.id, "speed and ap must be 1 or more, and all four attributes must be there")


def _check_hero(box: Box, hero: ModelRecord) -> None:
    """Only the Consul's models have a skull value and a platform (section 5.2)."""
    if box.home(hero.id) != "heroes.json":
        fault(box, hero.id, f"a hero does not belong in {box.home(hero.id)}")
    if hero.potion_cap < 1:
        fault(box, hero.id, "the potion_cap must be 1 or more")
    if hero.skulls or hero.platform != "none" or hero.loot or hero.relics:
        fault(box, hero.id, "a hero has no skulls, no platform, no loot and no relics of its own")


def _check_monster(box: Box, model: ModelRecord, content: Content) -> None:
    if box.home(model.id) != "monsters.json":
        fault(box, model.id, f"a model of the Consul does not belong in {box.home(model.id)}")
    if model.potion_cap:
        fault(box, model.id, "only heroes have a potion_cap")
    if model.copies < 1 or (model.skulls < 1) != ("spawning_point" in model.tags):
        fault(box, model.id, "copies and skulls must be 1 or more, and a spawning point has no skulls")
    spawned = _is(model, SPAWNED)
    if model.spawnable and not spawned:
        fault(box, model.id, "only mini-bosses, denizens and minions can be spawnable (SD-050)")
    if (model.platform != "none") != (spawned or "boss" in model.tags):
        fault(box, model.id, "monsters that enter play need a platform, and nothing else may have one")
    _check_brought(box, model, content)


def _check_point(box: Box, point: ModelRecord) -> None:
    """A spawning point stands still and only defends itself."""
    if point.speed or point.ap or point.actions or point.arm is None:
        fault(box, point.id, "a spawning point has arm, but no speed, no ap and no actions")


def _check_brought(box: Box, model: ModelRecord, content: Content) -> None:
    """Cards that come into the decks with a model (SD-026, SD-027)."""
    for field, ids, deck in (("loot", model.loot, "loot"), ("relics", model.relics, "boss")):
        for id_ in ids:
            if id_ not in content.cards:
                box.unknown(box.home(model.id), f'"{model.id}"', f"in {field}, the card", id_, content.cards)
            elif content.cards[id_].deck != deck:
                fault(box, model.id, f'in {field}, "{id_}" is no card of the deck "{deck}"')


def _check_bosses(box: Box, content: Content) -> None:
    """Every boss has his adventure card, and every card of a boss comes with exactly one model (SD-026)."""
    bosses = Counter(adventure.boss for adventure in content.adventures.values())
    for model in content.models.values():
        if "boss" in model.tags and bosses[model.id] != 1:
            fault(box, model.id, f"a boss needs one adventure card, not {bosses[model.id]}")
    brought = Counter(id_ for model in content.models.values() for id_ in model.relics)
    for card in content.cards.values():
        if card.deck == "boss" and brought[card.id] != 1:
            fault(box, card.id, f"one model must bring this card, not {brought[card.id]}")


# --- rosters and adventures ------------------------------------------------------------------------------------------


def _check_roster(box: Box, roster: RosterRecord, content: Content) -> None:
    _check_is(box, roster.id, "the point", [roster.point], ("spawning_point",), content)
    _check_is(box, roster.id, "in models,", roster.models, FIELDED, content)
    if roster.points < 1 or roster.copies < 1 or min(roster.models.values(), default=0) < 1:
        fault(box, roster.id, "points, copies and models must be 1 or more")


def _check_models_are_enough(box: Box, content: Content) -> None:
    """There are just as many models of a kind as all choices together field (SD-012)."""
    fielded: Counter[str] = Counter()
    for roster in content.rosters.values():
        fielded[roster.point] += roster.points * roster.copies
        for id_, count in roster.models.items():
            fielded[id_] += count * roster.copies
    for model in content.models.values():
        if _is(model, (*FIELDED, "spawning_point")) and fielded[model.id] != model.copies:
            fault(box, model.id, f"copies says {model.copies}, but the rosters field {fielded[model.id]}")


def _check_adventure(box: Box, adventure: AdventureRecord, content: Content) -> None:
    _check_is(box, adventure.id, "the boss", [adventure.boss], ("boss",), content)
    _check_is(box, adventure.id, "in summons,", adventure.summons, FIELDED, content)
    if any(action.kind != "potion" for action in adventure.potions):
        fault(box, adventure.id, 'what stands in potions must be of the kind "potion"')


def _check_is(
    box: Box, owner: str, what: str, ids: Iterable[str], types: Iterable[Tag], content: Content
) -> None:
    """Models that a record names exist and are of one of some types."""
    known = [model.id for model in content.models.values() if _is(model, types)]
    for id_ in ids:
        if id_ not in known:
            box.unknown(box.home(owner), f'"{owner}"', what, id_, known)


# --- cards -----------------------------------------------------------------------------------------------------------


def _check_card(box: Box, card: CardRecord, content: Content) -> None:
    check_icon(box, card.id, card.icon)
    if card.slot not in SLOTS_OF_DECK[card.deck] or (card.deck == "loot") != (
        box.home(card.id) == "loot.json"
    ):
        fault(box, card.id, f'a {card.slot} of the deck "{card.deck}" does not belong in {box.home(card.id)}')
    if card.copies < 1:
        fault(box, card.id, "copies must be 1 or more")
    if card.one_use and not card.actions:
        fault(box, card.id, "a card of one use needs an action to use")
    if card.deck != "loot" and not card.consul_ok:
        fault(box, card.id, "only loot is drawn by the Consul, so consul_ok says nothing here (SD-210)")
    if card.slot == "ambush":
        _check_is(box, card.id, "the model", [card.model], ("trap",), content)
    elif card.model or not (card.abilities or card.actions):
        fault(box, card.id, "a card needs abilities or actions, and only an ambush has a model")


# --- actions ---------------------------------------------------------------------------------------------------------


def _check_actions(box: Box, content: Content) -> None:
    for owner, action in _owned(content):
        check_action(box, owner, action)
        for op in action.ops:
            if isinstance(op, Shift):
                _check_is(box, owner, "the form", [op.form], ("hero",), content)
    check_names(box, list(_owned(content)), {*content.models, *content.cards, *content.rosters})


def _owned(content: Content) -> Iterator[tuple[str, Action]]:
    """All actions in the box, each with the id of its record."""
    for model in content.models.values():
        yield from ((model.id, action) for action in model.actions)
    for card in content.cards.values():
        yield from ((card.id, action) for action in card.actions)
    for adventure in content.adventures.values():
        yield from ((adventure.id, action) for action in adventure.potions)


# --- what the box holds altogether -----------------------------------------------------------------------------------


def _check_coverage(box: Box, content: Content) -> None:
    """Each status once on a weapon, its immunity once on an armor, each way to reach used (sections 9.4 and 9.5)."""
    loot = [card for card in content.cards.values() if card.deck == "loot"]
    inflicted = Counter(
        ability.status for card in loot for ability in card.abilities if isinstance(ability, Carries)
    )
    resisted = Counter(
        ability.status for card in loot for ability in card.abilities if isinstance(ability, Immune)
    )
    for status in STATUSES:
        if inflicted[status] != 1:
            box.fault("loot.json", "", f"one weapon must carry {status}, not {inflicted[status]}")
        if resisted[status] != 1:
            box.fault("loot.json", "", f"one armor must give immunity to {status}, not {resisted[status]}")
    check_reach(box, [action for _, action in _owned(content)])


def _held(content: Content) -> dict[str, int]:
    """How many records of each kind there are, as numbers.json counts them."""
    held = {
        "heroes": len(content.heroes()),
        "shapes": len(content.tagged("shapeshift")),
        "monsters": sum("hero" not in model.tags for model in content.models.values()),
    }
    for card in content.cards.values():
        kind = card.slot if card.deck == "loot" else card.deck
        held[kind] = held.get(kind, 0) + card.copies
    return held


def _is(model: ModelRecord, types: Iterable[Tag]) -> bool:
    return any(type_ in model.tags for type_ in types)
