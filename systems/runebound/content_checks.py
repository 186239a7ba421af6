"""What must agree between the data files of Runebound and cannot be said by the types of their records.

Each check notes faults in the box; none of them raises. Knows no card by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from engine.content import Box
from systems.runebound.vocabulary import (
    COLOURS,
    AdventureCard,
    ChallengeRecord,
    EncounterRecord,
    Figure,
    HeroRecord,
    MarketRecord,
    Record,
)
from systems.shared.checking import check_decks, check_icon, fault

if TYPE_CHECKING:
    from systems.runebound.content import Content

KEPT = "-kept"
"""What the id of a kept card adds to the id of its adventure card."""


def check_box(box: Box, content: Content) -> None:
    """Compare everything in the box with everything else."""
    for hero in content.heroes.values():
        _check_hero(box, hero)
    for card in content.market.values():
        _check_market(box, card)
    for adventure in content.adventure.values():
        _check_adventure(box, adventure, content.numbers.towns)
    _check_victory(box, content)
    _check_decks(box, content)


def _check_hero(box: Box, hero: HeroRecord) -> None:
    check_icon(box, hero.id, hero.icon)
    _check_figure(box, hero.id, hero.figure, needs_stamina=True)


def _check_market(box: Box, card: MarketRecord) -> None:
    check_icon(box, card.id, card.icon)
    _check_goods(box, card.id, card)
    allies_only = box.home(card.id) == "allies.json"
    if allies_only != (card.kind == "ally"):
        fault(box, card.id, f'the kind "{card.kind}" does not belong in {box.home(card.id)}')
    if card.cost < 1:
        fault(box, card.id, "the cost must be 1 or more")


def _check_goods(box: Box, owner: str, card: MarketRecord) -> None:
    """Allies have a figure; items, the only things with a type, have none (RB-131, RB-192)."""
    if (card.kind == "ally") != (card.figure is not None):
        fault(box, owner, "an ally needs a figure, and nothing else may have one")
    if (card.kind in ("weapon", "armour", "artifact", "rune")) != bool(card.item_type):
        fault(box, owner, "an item needs an item_type, and nothing else may have one")
    if card.wages and card.kind != "ally":
        fault(box, owner, "only an ally may ask for wages")
    if card.figure:
        _check_figure(box, owner, card.figure, needs_stamina=True)


def _check_adventure(box: Box, card: AdventureCard, towns: tuple[str, ...]) -> None:
    check_icon(box, card.id, card.icon)
    _check_kept(box, card)
    if isinstance(card, ChallengeRecord):
        _check_figure(box, card.id, card.figure, needs_stamina=False)
        if box.home(card.id) != f"challenges_{card.colour}.json":
            fault(box, card.id, f"a {card.colour} challenge does not belong in {box.home(card.id)}")
    if isinstance(card, EncounterRecord):
        _check_encounter(box, card, towns)


def _check_encounter(box: Box, card: EncounterRecord, towns: tuple[str, ...]) -> None:
    if card.foe:
        _check_figure(box, card.id, card.foe, needs_stamina=False)
    if (card.foe is not None) != ("fight" in _ops(card)):
        fault(box, card.id, 'a foe needs an effect "fight", and that effect needs a foe')
    if bool(card.effects) == bool(card.quest):
        fault(box, card.id, "an encounter needs either effects or a quest")
    for town in card.quest.towns if card.quest else ():
        if town not in towns:
            box.unknown(box.home(card.id), f'"{card.id}"', "the quest's town", town, towns)


def _check_kept(box: Box, card: AdventureCard) -> None:
    """A card that says it is kept says what it becomes, and the other way round (RB-103)."""
    keeps = "keep" in _ops(card) or (isinstance(card, ChallengeRecord) and card.reward.keep)
    if keeps != (card.kept is not None):
        fault(box, card.id, 'a card that can be kept needs "kept", and only such a card may have it')
    if card.kept is None:
        return
    check_icon(box, card.id, card.kept.icon)
    _check_goods(box, card.id, card.kept)
    if card.kept.id != card.id + KEPT:
        fault(box, card.id, f'the kept card must have the id "{card.id}{KEPT}"')
    if card.kept.cost:
        fault(box, card.id, "a kept card costs nothing")


def _check_figure(box: Box, owner: str, figure: Figure, *, needs_stamina: bool) -> None:
    strengths = (figure.mind, figure.body, figure.spirit)
    if any(strength.value < 0 or strength.damage < 0 for strength in strengths):
        fault(box, owner, "values and damage must be 0 or more")
    if figure.life < 1:
        fault(box, owner, "life must be 1 or more")
    if needs_stamina != (figure.stamina > 0):
        fault(box, owner, "heroes and allies need stamina of 1 or more, and foes have none")


def _check_victory(box: Box, content: Content) -> None:
    """One challenge ends the game (RB-159)."""
    last = [
        card.id
        for card in content.adventure.values()
        if isinstance(card, ChallengeRecord) and card.reward.victory
    ]
    if len(last) != 1:
        box.fault("challenges_red.json", "", f"one challenge must bring victory, not {len(last)}")


def _check_decks(box: Box, content: Content) -> None:
    """The sizes of the decks are those that numbers.json names (RB-004, RB-005)."""
    held = {"heroes": len(content.heroes)}
    held["allies"] = sum(card.kind == "ally" for card in content.market.values())
    held["items"] = len(content.market) - held["allies"]
    for colour in COLOURS:
        held[colour] = sum(card.colour == colour for card in content.adventure.values())
    check_decks(box, content.numbers.decks, held)


def _ops(record: Record) -> set[str]:
    """The tags of all effects anywhere in a record."""
    return set(_tags(msgspec.to_builtins(record)))


def _tags(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if "op" in node:
            yield str(node["op"])
        for inner in node.values():
            yield from _tags(inner)
    elif isinstance(node, list | tuple):
        for inner in node:
            yield from _tags(inner)
