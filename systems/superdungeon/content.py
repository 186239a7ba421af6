"""The box of Super Dungeon: its records and numbers, loaded once and checked against each other.

Knows the files of data/superdungeon and what must agree between them; not what a card does, nor how it reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from engine.content import Box, content_hash
from engine.paths import data_folder
from systems.shared import boxes
from systems.superdungeon.content_checks import check_box
from systems.superdungeon.vocabulary import (
    AdventureRecord,
    CardRecord,
    Deck,
    ModelRecord,
    Platform,
    Record,
    RosterRecord,
    Slot,
    Tag,
)

GAME = "superdungeon"

Size = Literal["bit8", "bit16", "four_heroes", "super"]
Colour = Literal["blue", "red", "green"]
Face = Literal["0", "1", "2", "3", "4", "H", "P", "HP"]
"""A face of a die as the rules write it: so many stars, a heart, a potion, both (section 8)."""


class SizeNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game of one size needs (SD-001 to SD-003, section 3.5); tiles, chests and points are as many as heroes."""

    heroes: int
    mini_bosses: int
    bosses: int
    laps: int
    """How often the power track is filled before the boss comes (SD-211, SD-215)."""
    loot_spaces: int
    loot_icons: tuple[int, ...]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules that belong to no card (data/superdungeon/numbers.json)."""

    players: tuple[int, int]
    sizes: dict[Size, SizeNumbers]
    decks: dict[str, int]
    """How many of each there are: selectable heroes, shapes, monsters (all stat cards of the Consul), and cards by kind."""
    faces: dict[Colour, tuple[Face, Face, Face, Face, Face, Face]]
    power_spaces: int
    power_marks: dict[Platform, int]
    """Where the power track bears the icon of a platform."""
    power_skulls: tuple[int, ...]
    """Spaces of the power track with a skull (SD-046)."""
    skull_tokens: int
    skulls_per_point: int
    skulls_per_turn: int
    boss_activations: int
    """How often a boss may act in a round while a spawning point stands (SD-221)."""
    starting_potions: int
    slots: dict[Slot, int]
    mob_dice: int
    """At most so many blue dice from Mob (SD-158)."""
    tokens: dict[Literal["wound", "potion", "status"], int]
    """Counters in the box, statuses of each kind; they only bind under the house rule (section 10)."""
    round_limit: int
    """Rounds after which a game among bots counts as won by the Consul (section 11)."""


class Content(msgspec.Struct, frozen=True):
    """Everything in the box, by id and in file order. `models` are all stat cards, `cards` loot and treasure."""

    models: dict[str, ModelRecord]
    cards: dict[str, CardRecord]
    rosters: dict[str, RosterRecord]
    adventures: dict[str, AdventureRecord]
    numbers: Numbers
    hash: str

    def record(self, definition: str) -> Record:
        """The record with that id, of whatever kind; a KeyError names an unknown one."""
        shelves: tuple[Mapping[str, Record], ...] = (self.models, self.cards, self.rosters, self.adventures)
        for shelf in shelves:
            if definition in shelf:
                return shelf[definition]
        raise KeyError(f'there is no record "{definition}" in data/{GAME}')

    def tagged(self, tag: Tag) -> tuple[ModelRecord, ...]:
        """All models with a type or race, in the order of their files."""
        return tuple(model for model in self.models.values() if tag in model.tags)

    def heroes(self) -> tuple[ModelRecord, ...]:
        """The heroes that can be chosen; shapes are not (SD-007)."""
        return tuple(model for model in self.tagged("hero") if "shapeshift" not in model.tags)

    def deck(self, name: Deck) -> tuple[str, ...]:
        """The ids of a deck's cards, each as often as there are copies of it."""
        return tuple(card.id for card in self.cards.values() if card.deck == name for _ in range(card.copies))

    def adventure_of(self, boss: str) -> AdventureRecord:
        """The adventure card that comes with a boss (SD-235)."""
        return next(card for card in self.adventures.values() if card.boss == boss)


@cache
def content() -> Content:
    """The shipped content; raises `ContentError` with one sentence when a data file is at fault."""
    return load(data_folder(GAME))


def record_of(definition: str) -> Record:
    """The shipped record with that id."""
    return content().record(definition)


def load(folder: Path) -> Content:
    """The content of a folder; raises `ContentError` at the first fault."""
    return boxes.load(folder, _read)


def faults(folder: Path) -> list[str]:
    """All faults of the data files in a folder, one sentence each."""
    return boxes.faults(folder, _read)


def _read(box: Box) -> Content | None:
    """Read every file, then compare them; None when the numbers themselves are missing."""
    models = box.records("heroes.json", ModelRecord) | box.records("monsters.json", ModelRecord)
    cards = box.records("loot.json", CardRecord) | box.records("treasure.json", CardRecord)
    rosters = box.records("rosters.json", RosterRecord)
    adventures = box.records("adventures.json", AdventureRecord)
    numbers = box.one("numbers.json", Numbers)
    if numbers is None:
        return None
    mark = "" if box.faults else content_hash(box.folder)
    loaded = Content(models, cards, rosters, adventures, numbers, mark)
    check_box(box, loaded)
    return loaded
