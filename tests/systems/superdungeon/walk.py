"""What the walk through the box is made of: bearers of abilities and actions, an empty hall, a sure blow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from systems.superdungeon import figures, pools
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.content import content
from systems.superdungeon.equipment import Equip
from systems.superdungeon.vocabulary import (
    ATTRIBUTE_OF_RANGE,
    CardRecord,
)
from tests.systems.superdungeon.arena import Arena

BOX = content()
PALADIN, WITCH, MAGE = "royal-paladin", "gloomveil-witch", "ember-mage"
MIDDLE = (6, 6)
MANY = 12
"""Dice enough for any roll."""


class Bearer(NamedTuple):
    """What an ability or action is printed on: a stat card, or a card that the Paladin wears."""

    record: str
    card: str = ""

    @property
    def name(self) -> str:
        """The id of what is walked."""
        return self.card or self.record

    @property
    def is_hero(self) -> bool:
        """Tell whose side the user is on."""
        return "hero" in BOX.models[self.record].tags

    @property
    def foe(self) -> str:
        """An enemy with several hearts and no immunity."""
        return "dragon-priest" if self.is_hero else PALADIN

    @property
    def friend(self) -> str:
        """A friend of whom all that is said of heroes or kobolds holds."""
        if not self.is_hero:
            return "ironscale"
        return PALADIN if self.record == WITCH else WITCH

    @property
    def key(self) -> str:
        """The key of the card that is worn."""
        if not self.card or self.card in BOX.adventures:
            return self.card
        deck = "loot" if BOX.cards[self.card].deck == "loot" else "treasure"
        return f"card/{deck}/{self.card}"


def hall(bearer: Bearer, wear: bool = True, **others: tuple[str, int, int]) -> Arena:
    """An empty hall with the user `u` in its middle, the card put on, and others by letter where wanted."""
    places = {MIDDLE: "u", **{(x, y): letter for letter, (_, x, y) in others.items()}}
    drawing = "\n".join("".join(places.get((x, y), ".") for x in range(15)) for y in range(15))
    kinds = {letter: kind for letter, (kind, _, _) in others.items()}
    boss = next((card.boss for card in BOX.adventures.values() if card.id == bearer.card), "")
    arena = Arena(drawing, u=bearer.record, boss=boss, **kinds)
    if bearer.card in BOX.cards:
        arena.deck(bearer.key.split("/")[1], bearer.card)
        if wear:
            put_on(arena, bearer)
    return arena


def put_on(arena: Arena, bearer: Bearer) -> None:
    """Equip the card, as a player would."""
    arena.call(Equip(card=bearer.key, hero=arena.u))
    assert arena.result is True and figures.equipment(arena.world, arena.u) == [bearer.key]


def wearers() -> Iterator[tuple[Bearer, CardRecord]]:
    """Every card that can be worn."""
    for card in BOX.cards.values():
        if card.slot != "ambush":
            yield Bearer(PALADIN, card.id), card


def strike(arena: Arena, attacker: str, target: str, kind: str = "melee", hit: bool = True) -> Arena:
    """A basic attack that surely hits, or surely does not."""
    stars, none = ("2", "0") if hit else ("0", "2")
    rolled = pools.attack_pool(
        arena.world, attacker, kind, ATTRIBUTE_OF_RANGE.get(kind, "att"), None, target
    ).value
    high, low = ("3", "P") if hit else ("P", "3")
    best, worst = ("4", "HP") if hit else ("HP", "4")
    arena.dice(
        B=" ".join([stars] * rolled.blue + [none] * MANY),
        R=" ".join([high] * rolled.red + [low] * MANY),
        G=" ".join([best] * rolled.green + [worst] * MANY),
    )
    arena.call(MakeAttack(attacker=attacker, aim=f"{kind}:{target}"))
    while arena.decision not in ("probe", "DP-24", "DP-22"):
        arena.answer(arena.question.default)
    return arena
