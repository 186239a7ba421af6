"""What is looked for in every state: each fault is found, and a sound game has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.board import Space
from components.cards import Pile
from components.seats import TurnOrder
from components.superdungeon import (
    Damage,
    Footing,
    LaidTile,
    Model,
    Potions,
    RoundState,
    Sides,
    Statuses,
    Tracker,
)
from engine import piles
from engine.world import GAME
from systems.superdungeon import spawning
from systems.superdungeon.faults import faults
from tests.systems.superdungeon.table import Table

HERO = "hero/royal-paladin"
Break = Callable[[Table], object]


def stand(table: Table, key: str, x: int, y: int) -> None:
    table.world.add(key, Footing(x, y))


def lose_card(table: Table) -> None:
    card = piles.cards_in(table.world, "deck/loot")[0]
    piles.move(table.world, card, "discard/loot")
    table.world.get("discard/loot", Pile).cards.remove(card)
    table.world.remove(card)


def crowd(table: Table, kind: str, n: int) -> None:
    for x in range(n):
        spawning.field(table.world, kind, (x + 1, 8))


BROKEN: dict[str, Break] = {
    "do not fit the seats": lambda t: t.world.add(GAME, Sides([0], [1, 2])),
    "with 7 active does not fit": lambda t: t.world.add(GAME, TurnOrder([0, 1], 7)),
    "speaks for the party but plays no hero": lambda t: t.world.add(GAME, RoundState(speaker=0)),
    "which is not of its side": lambda t: setattr(t.world.get(HERO, Model), "seat", 0),
    "is there 0 times instead of 1": lose_card,
    "the power marker is on 31": lambda t: t.world.add(GAME, Tracker(power=31)),
    "red in a game of one lap": lambda t: t.world.add(GAME, Tracker(red=True)),
    "the loot marker is on 10": lambda t: t.world.add(GAME, Tracker(loot=10)),
    "the Consul holds 6 skull tokens": lambda t: t.world.add(GAME, Tracker(tokens=6)),
    "-1 loot cards are due": lambda t: t.world.add(GAME, Tracker(loot_due=-1)),
    "not those of the tiles": lambda t: setattr(t.world.get("space/r04c04", Space), "x", 5),
    "which is wall": lambda t: stand(t, HERO, 0, 0),
    "stands on hero/royal-paladin": lambda t: stand(t, "hero/ember-mage", *t.at(HERO)),
    "4 models of gouger are on the map instead of at most 3": lambda t: crowd(t, "gouger", 4),
    "which is no stat card": lambda t: setattr(t.world.get(HERO, Model), "form", "toad"),
    "carries -1 wounds": lambda t: t.world.add(HERO, Damage(-1)),
    "as many wounds as hearts": lambda t: t.world.add(HERO, Damage(5)),
    "is destroyed and stands on the map": lambda t: setattr(t.world.get(HERO, Model), "destroyed", True),
    "carries the statuses ['fire', 'fire']": lambda t: t.world.add(HERO, Statuses(["fire", "fire"])),
    "carries the statuses ['hiccups']": lambda t: t.world.add(HERO, Statuses(["hiccups"])),
    "carries 2 potions": lambda t: t.world.add(HERO, Potions(2)),
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_each_fault_is_found(sentence: str) -> None:
    table = Table.new("royal-paladin", "ember-mage")
    assert faults(table.world) == []
    BROKEN[sentence](table)
    found = faults(table.world)
    assert any(sentence in fault for fault in found), found


def test_a_walking_model_may_pass_a_friend() -> None:
    table = Table.new("royal-paladin", "ember-mage").start_activation("ember-mage")
    stand(table, "hero/ember-mage", *table.at(HERO))
    assert faults(table.world) == []


def test_tiles_are_laid_once() -> None:
    table = Table.begin()
    for tile in ("1a", "1b"):
        table.world.spawn(f"tile/{tile}", LaidTile(tile, 0, 0, 0))
    assert any("tile 1 was laid 2 times" in fault for fault in faults(table.world))
