"""Reading the table: heroes, their figures and cards, and what each number is made of.

Nothing here changes anything. Every function reads a `World` or a `SeatView`, so rules, adviser and tests share them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from components.board import Position, Space
from components.cards import Activated, Card, Pile
from components.identity import GameInfo
from components.runebound import (
    AdventureCounter,
    Exhaustion,
    Hero,
    Plays,
    Purse,
    QuestProgress,
    Tokens,
    Town,
    TurnState,
    Undefeated,
    Wounds,
)
from components.seats import Seat
from engine.boards import Board
from engine.observe import SeatView
from engine.world import World
from systems.runebound.content import content
from systems.runebound.holdings import Holdings, sort_out
from systems.runebound.vocabulary import (
    AdventureRecord,
    HeroRecord,
    MarketRecord,
)
from systems.shared.memo import memo

Reader: TypeAlias = World | SeatView

HERO_KEYS = "hero/"
"""With this the keys of heroes begin; their record id follows."""
FROM_MARKET = "card/market/"
"""With this the keys of market cards begin."""
MARKET_DECK = "deck/market"
EVENT_SLOT = "event_slot"
UNDEFEATED = "undefeated"
DOOM_TRACK = "doom_track"
REMOVED = "removed"
"""Pile of cards that have left the game."""
AT_HAND = "at_hand"
"""Pile of the adventure card being resolved."""
COUNTER_PILE = "counter_pile"
TOKEN_BONUS = 2
"""Each Mind, Body, Spirit or Stamina token adds this much; a Life token adds 1 (RB-149)."""


def deck_of(colour: str) -> str:
    """The key of an adventure deck."""
    return f"deck/{colour}"


def market_of(town: str) -> str:
    """The key of a town's market stack."""
    return f"market/{town}"


# --- who is who ----------------------------------------------------------------------------------------------------


def switch(reader: Reader, name: str) -> int | bool | str:
    """The value of a variant or house rule (section 10)."""
    return reader.the(GameInfo).options[name]


def heroes(reader: Reader) -> list[str]:
    """All heroes in seat order."""
    return [plays.hero for _, plays in reader.all(Plays)]


def seats(reader: Reader) -> list[int]:
    """All seats."""
    return [seat.index for _, seat in reader.all(Seat)]


def hero_of(reader: Reader, seat: int) -> str:
    """The hero that a seat plays."""
    return reader.get(f"seat/{seat}", Plays).hero


def seat_of(reader: Reader, hero: str) -> int:
    """The seat that plays a hero."""
    return reader.get(hero, Hero).seat


def active_hero(reader: Reader) -> str:
    """The hero whose turn it is."""
    return reader.the(TurnState).hero


def is_hero(reader: Reader, key: str) -> bool:
    """Tell whether that entity is a hero."""
    return reader.has(key, Hero)


def owner_of(reader: Reader, card: str) -> str:
    """The hero that a card lies with, or ""; a hero owns itself."""
    if reader.has(card, Hero):
        return card
    found = reader.find(card, Card)
    return found.pile if found and reader.has(found.pile, Hero) else ""


def here(reader: Reader, hero: str) -> str:
    """The space a hero stands on, or "" while it is off the board."""
    found = reader.find(hero, Position)
    return found.space if found else ""


def heroes_at(reader: Reader, space: str) -> list[str]:
    """Heroes on a space, in seat order."""
    return [hero for hero in heroes(reader) if here(reader, hero) == space]


# --- cards ---------------------------------------------------------------------------------------------------------


def record(reader: Reader, key: str) -> HeroRecord | MarketRecord | AdventureRecord:
    """What is printed on a hero or card."""
    if key.startswith(HERO_KEYS):
        return content().heroes[key.removeprefix(HERO_KEYS)]
    return content().record(reader.get(key, Card).definition)


def thing(reader: Reader, card: str) -> MarketRecord:
    """What a card is while it lies with a hero: a market card, or what an adventure card was kept as."""
    definition, box = reader.get(card, Card).definition, content()
    if definition in box.quests and is_quest(reader, card):
        return box.quests[definition]
    found = box.things.get(definition)
    if found is None:
        raise LookupError(f"{card} cannot lie with a hero")
    return found


def is_adventure(reader: Reader, card: str) -> bool:
    """Tell whether a card comes from an adventure deck (a kept one cannot be sold, dismissed or lost, RB-103)."""
    return isinstance(record(reader, card), AdventureRecord)


def is_quest(reader: Reader, card: str) -> bool:
    """Tell whether a card with a hero is a quest under way (RB-059)."""
    return reader.has(card, QuestProgress)


def belongings(reader: Reader, hero: str) -> list[str]:
    """All cards that lie with a hero, in the order they came."""
    return list(reader.get(hero, Pile).cards)


class Sorted(NamedTuple):
    """A hero's holdings with the cards they were sorted from, and which of the quests among them were under way."""

    cards: list[str]
    quests: dict[str, bool]
    holdings: Holdings


def holdings(reader: Reader, hero: str) -> Holdings:
    """The hero's cards, sorted; kept while they stay the same, since it is asked for many times between two changes."""
    cards = reader.get(hero, Pile).cards
    known: dict[str, Sorted] = memo(reader, "holdings")
    last = known.get(hero)
    if (
        last is None
        or last.cards != cards
        or (last.quests and last.quests != _quests_of(reader, last.quests))
    ):
        last = known[hero] = _sorted_out(reader, hero, list(cards))
    return last.holdings


def _sorted_out(reader: Reader, hero: str, cards: list[str]) -> Sorted:
    box = content()
    quests = _quests_of(reader, [card for card in cards if reader.get(card, Card).definition in box.quests])
    things = {card: thing(reader, card) for card in cards}
    under_way = [card for card, is_one in quests.items() if is_one]
    printed = box.heroes[hero.removeprefix(HERO_KEYS)]
    return Sorted(cards, quests, sort_out(hero, printed, things, under_way))


def _quests_of(reader: Reader, cards: Iterable[str]) -> dict[str, bool]:
    """With each of these quest cards, whether it is a quest under way."""
    return {card: is_quest(reader, card) for card in cards}


def allies(reader: Reader, hero: str) -> list[str]:
    """The hero's allies, from left to right."""
    return list(holdings(reader, hero).allies)


def items(reader: Reader, hero: str) -> list[str]:
    """The hero's items, kept adventure cards that count as items included."""
    return list(holdings(reader, hero).items)


def dragon_runes(reader: Reader, hero: str) -> list[str]:
    """Dragon Runes that a hero holds (RB-160)."""
    return list(holdings(reader, hero).dragon_runes)


def is_activated(reader: Reader, card: str) -> bool:
    """Tell whether an item lies face down (RB-070)."""
    return reader.has(card, Activated)


def can_be_lost(reader: Reader, card: str) -> bool:
    """Tell whether an item or ally may be sold, dismissed or lost; kept adventure cards may not (RB-103, RB-206)."""
    return not is_adventure(reader, card)


def event_in_play(reader: Reader) -> str:
    """The event card in the event space, or ""."""
    cards = reader.get(EVENT_SLOT, Pile).cards
    return cards[0] if cards else ""


# --- counters and tokens -------------------------------------------------------------------------------------------


def wounds(reader: Reader, key: str) -> int:
    """Wounds on a hero, ally or challenge."""
    found = reader.find(key, Wounds)
    return found.count if found else 0


def exhaustion(reader: Reader, key: str) -> int:
    """Exhaustion on a hero or ally."""
    found = reader.find(key, Exhaustion)
    return found.count if found else 0


def gold(reader: Reader, hero: str) -> int:
    """A hero's gold."""
    return reader.get(hero, Purse).gold


def level(reader: Reader, hero: str) -> int:
    """Number of experience tokens owned (RB-154)."""
    tokens = reader.get(hero, Tokens)
    return tokens.mind + tokens.body + tokens.spirit + tokens.stamina + tokens.life


def counters_at(reader: Reader, place: str) -> list[str]:
    """Adventure counters on a space, with a hero, or in the counter pile."""
    return [key for key, counter in reader.all(AdventureCounter) if counter.at == place]


# --- the board -----------------------------------------------------------------------------------------------------


def board(reader: Reader) -> Board:
    """The hex board (RB-031: only playable spaces)."""
    found: Board = reader.infer("board", _make_board)
    return found


def _make_board(world: World) -> Board:
    return Board.of_hexes({key: (space.x, space.y) for key, space in world.all(Space)})


def terrain(reader: Reader, space: str) -> str:
    """The terrain of a space."""
    return reader.get(space, Space).kind


def town_at(reader: Reader, space: str) -> Town | None:
    """The town on a space, or None."""
    return reader.find(space, Town) if space else None


def towns(reader: Reader) -> list[tuple[str, Town]]:
    """(space, town) of all towns in market order."""
    return sorted(reader.all(Town), key=lambda item: item[1].index)


def challenges_at(reader: Reader, space: str) -> list[str]:
    """Undefeated challenges whose numbered counters lie on a space, oldest first."""
    found = [(place.slot, card) for card, place in reader.all(Undefeated) if place.space == space]
    return [card for _, card in sorted(found)]


def foe_colour(reader: Reader, foe: str) -> str:
    """The colour of a challenge or encounter card; "" for a hero."""
    printed = record(reader, foe)
    return printed.colour if isinstance(printed, AdventureRecord) else ""
