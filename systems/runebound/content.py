"""The box of Runebound: its records and numbers, loaded once and checked against each other.

Knows the files of data/runebound and what must agree between them; not what a card does, nor how it reads.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from components.runebound import Colour
from engine.content import Box, content_hash
from engine.paths import data_folder
from systems.runebound.content_checks import check_box
from systems.runebound.vocabulary import (
    COLOURS,
    AdventureCard,
    ChallengeRecord,
    EncounterRecord,
    EventRecord,
    HeroRecord,
    MarketRecord,
    Record,
    Terrain,
)
from systems.shared import boxes

GAME = "runebound"
CHALLENGE_FILES: dict[Colour, str] = {colour: f"challenges_{colour}.json" for colour in COLOURS}


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers printed in the rulebook that belong to no card (data/runebound/numbers.json)."""

    players: tuple[int, int]
    decks: dict[str, int]
    """How many cards of each kind there are: heroes, allies, items, and adventure cards by colour."""
    towns: tuple[str, ...]
    """All towns in market order, which is the order of the doom track (RB-162)."""
    counters: dict[Colour, int]
    movement_faces: tuple[tuple[Terrain, ...], ...]
    """The symbols on the six faces of the movement die."""
    movement_dice: int
    movement_dice_hurt: int
    """Dice of a hero who, or an ally of whom, is wounded or exhausted (RB-019)."""
    starting_gold: int
    undefeated_spaces: int
    limits: dict[Literal["weapon", "armour", "ally"], int]
    heal_price: int
    escape_wounds: int
    token_prices: tuple[int, ...]
    """Experience points for a token, by number of players from one (RB-147)."""
    token_values: dict[Literal["mind", "body", "spirit", "stamina", "life"], int]
    life_tokens: int
    """How many Life tokens a hero may own (RB-157)."""
    runes_to_win: int
    round_limit: int
    """Combat rounds after which a fight is broken off (RB-209)."""
    doom_cards: tuple[int, ...]
    """Cards on the doom track that bring a doom counter, by number of players from one (RB-166)."""
    endgame_cards: int
    """Red challenge cards that win the endgame (RB-173)."""
    hazard_dice: int
    hazard_colours: tuple[tuple[int, Colour], ...]
    """Highest roll of 2d10 for each colour of a hazard without doom track (RB-181)."""
    ally_wages: int


class Content(msgspec.Struct, frozen=True):
    """Everything in the box, by id and in file order.

    `kept`: what adventure cards become when kept, by their own ids. `things`: what a card is while it lies with a hero,
    by the card's id; `quests`: the same for quests under way.
    """

    heroes: dict[str, HeroRecord]
    market: dict[str, MarketRecord]
    adventure: dict[str, AdventureCard]
    kept: dict[str, MarketRecord]
    numbers: Numbers
    hash: str
    records: dict[str, Record]
    things: dict[str, MarketRecord]
    quests: dict[str, MarketRecord]

    def record(self, definition: str) -> Record:
        """The record with that id, of whatever kind; a KeyError names an unknown one."""
        try:
            return self.records[definition]
        except KeyError:
            raise KeyError(f'there is no record "{definition}" in data/{GAME}') from None


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
    heroes = box.records("heroes.json", HeroRecord)
    market = box.records("items.json", MarketRecord) | box.records("allies.json", MarketRecord)
    adventure: dict[str, AdventureCard] = {}
    for file in CHALLENGE_FILES.values():
        adventure |= box.records(file, ChallengeRecord)
    adventure |= box.records("events.json", EventRecord)
    adventure |= box.records("encounters.json", EncounterRecord)
    kept = _kept(box, adventure)
    numbers = box.one("numbers.json", Numbers)
    if numbers is None:
        return None
    loaded = Content(
        heroes,
        market,
        adventure,
        kept,
        numbers,
        hash="" if box.faults else content_hash(box.folder),
        records={**kept, **heroes, **market, **adventure},
        things=market | _things(adventure),
        quests=_quests(adventure),
    )
    check_box(box, loaded)
    return loaded


def _things(adventure: dict[str, AdventureCard]) -> dict[str, MarketRecord]:
    """What adventure cards are while they lie with a hero; a red challenge is a Dragon Rune (RB-160)."""
    found = {}
    for card in adventure.values():
        if card.kept is not None:
            found[card.id] = card.kept
        elif isinstance(card, ChallengeRecord) and card.colour == "red":
            found[card.id] = MarketRecord(id=card.id, kind="dragon_rune")
    return found


def _quests(adventure: dict[str, AdventureCard]) -> dict[str, MarketRecord]:
    """What encounters are while they are quests under way (RB-059)."""
    return {
        card.id: MarketRecord(id=card.id, kind="ability", modifiers=card.quest.modifiers)
        for card in adventure.values()
        if isinstance(card, EncounterRecord) and card.quest is not None
    }


def _kept(box: Box, adventure: dict[str, Any]) -> dict[str, MarketRecord]:
    """What cards become when they are kept, each id claimed in the namespace of the box."""
    kept = {}
    for card in adventure.values():
        if card.kept and box.claim(card.kept.id, box.home(card.id), f'"{card.id}"'):
            kept[card.kept.id] = card.kept
    return kept
