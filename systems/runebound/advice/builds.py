"""A hero in a few plain values: who he is, his tokens, his cards, and what shape he is in.

Plain values can be compared, changed ("with that sword") and remembered, so that no number is worked out twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from components.cards import Card
from components.runebound import Tokens
from systems.runebound import figures
from systems.runebound.content import content
from systems.runebound.experience import KINDS
from systems.runebound.figures import Reader
from systems.runebound.forecast import Three
from systems.runebound.vocabulary import (
    ATTRIBUTE_OF,
    ATTRIBUTE_OF_PHASE,
    PHASES,
    AdventureRecord,
    HeroRecord,
    MarketRecord,
    Modifier,
    Record,
)


class Build(NamedTuple):
    """What makes a hero strong: record id, tokens in the order of `KINDS`, record ids of his cards, the event in play."""

    hero: str
    tokens: tuple[int, ...]
    cards: tuple[str, ...]
    event: str = ""

    @property
    def level(self) -> int:
        """Number of tokens (RB-154)."""
        return sum(self.tokens)


class Shape(NamedTuple):
    """Wounds and exhaustion of a hero, and wounds of his allies in the order of his cards."""

    wounds: int = 0
    tired: int = 0
    allies: tuple[int, ...] = ()


FRESH = Shape()

FIGHT_STATS = frozenset(("roll", "damage", "life", "stamina", "test", "foe_value", "foe_life"))
"""What a modifier must change to tell in a fight."""

Cards = Sequence[tuple[str, str]]
"""Key and record id of each card that makes a hero strong."""


def build_of(reader: Reader, hero: str) -> Build:
    """The build of a hero in play."""
    return build_with(reader, hero, card_ids(reader, hero))


def build_with(reader: Reader, hero: str, cards: Cards) -> Build:
    """The same, when his cards are known."""
    tokens = reader.get(hero, Tokens)
    event = figures.event_in_play(reader)
    return Build(
        hero.removeprefix(figures.HERO_KEYS),
        (tokens.mind, tokens.body, tokens.spirit, tokens.stamina, tokens.life),
        tuple(card for _, card in cards),
        reader.get(event, Card).definition if event else "",
    )


def shape_of(reader: Reader, hero: str) -> Shape:
    """The shape a hero is in."""
    return shape_with(reader, hero, card_ids(reader, hero))


def shape_with(reader: Reader, hero: str, cards: Cards) -> Shape:
    """The same, when his cards are known."""
    allies = [key for key, card in cards if thing(card).kind == "ally"]
    hurt = tuple(figures.wounds(reader, ally) for ally in allies)
    return Shape(figures.wounds(reader, hero), figures.exhaustion(reader, hero), hurt)


def card_ids(reader: Reader, hero: str) -> list[tuple[str, str]]:
    """The cards that make a hero strong; runes and quests do not."""
    found = []
    for key in figures.belongings(reader, hero):
        record_id = thing_id(reader.get(key, Card).definition)
        is_from_market = key.startswith(figures.FROM_MARKET)
        if record_id and (is_from_market or not figures.is_quest(reader, key)):
            found.append((key, record_id))
    return found


@cache
def thing_id(definition: str) -> str:
    """The record id of what a card is while it lies with a hero; "" for one that only lies there."""
    printed = content().record(definition)
    if isinstance(printed, AdventureRecord):
        return printed.kept.id if printed.kept and printed.kept.kind != "dragon_rune" else ""
    return definition


def thing(record_id: str) -> MarketRecord:
    """The market record, or what an adventure card was kept as, with that id."""
    box = content()
    return box.market[record_id] if record_id in box.market else box.kept[record_id]


def sources_of(build: Build) -> tuple[str, ...]:
    """The ids of the records whose modifiers reach the hero: his own, those of his cards, the event's."""
    return (build.hero, *build.cards, build.event) if build.event else (build.hero, *build.cards)


@lru_cache(maxsize=10_000)
def printed_on(build: Build) -> tuple[Record, ...]:
    """These records."""
    return tuple(map(content().record, sources_of(build)))


@lru_cache(maxsize=10_000)
def modifiers_of(build: Build) -> tuple[Modifier, ...]:
    """All modifiers in force for a hero outside a fight."""
    return tuple(modifier for record in printed_on(build) for modifier in record.modifiers)


@lru_cache(maxsize=10_000)
def allies_of(build: Build) -> tuple[MarketRecord, ...]:
    """The records of the hero's allies."""
    return tuple(record for record in map(thing, build.cards) if record.kind == "ally")


def token(build: Build, kind: str) -> int:
    """How many tokens of a kind the hero owns."""
    return build.tokens[KINDS.index(kind)]


@lru_cache(maxsize=10_000)
def life_of(build: Build) -> int:
    """The hero's life without wounds."""
    lent = sum(m.n for m in modifiers_of(build) if m.stat == "life")
    return content().heroes[build.hero].figure.life + token(build, "life") + lent


@lru_cache(maxsize=10_000)
def stamina_of(build: Build) -> int:
    """The hero's stamina without exhaustion."""
    lent = sum(m.n for m in modifiers_of(build) if m.stat == "stamina")
    return content().heroes[build.hero].figure.stamina + figures.TOKEN_BONUS * token(build, "stamina") + lent


def value_of(build: Build, attribute: str) -> int:
    """Mind, Body or Spirit with tokens."""
    printed = getattr(content().heroes[build.hero].figure, attribute)
    return int(printed.value) + figures.TOKEN_BONUS * token(build, attribute)


def values_of(build: Build) -> Three:
    """The hero's values with tokens in the three phases."""
    ranged, melee, magic = (value_of(build, ATTRIBUTE_OF_PHASE[phase]) for phase in PHASES)
    return ranged, melee, magic


@lru_cache(maxsize=10_000)
def test_value(build: Build, of: str) -> int:
    """What the hero adds to a test of a skill or attribute (RB-116, RB-117)."""
    attribute = ATTRIBUTE_OF.get(of, of)
    found = value_of(build, attribute)
    for record in printed_on(build):
        if isinstance(record, HeroRecord | MarketRecord) and of != attribute:
            found += record.skills.get(of, 0)  # type: ignore[call-overload]
    return found + sum(
        m.n for m in modifiers_of(build) if m.stat == "test" and (not m.skills or of in m.skills)
    )


@lru_cache(maxsize=10_000)
def without_idle_event(build: Build) -> Build:
    """The hero as he is, but for an event that changes no fight."""
    event = content().adventure.get(build.event)
    idle = event is not None and all(m.stat not in FIGHT_STATS for m in event.modifiers)
    return build._replace(event="") if idle else build


# --- what if -------------------------------------------------------------------------------------------------------


def with_card(build: Build, record_id: str) -> Build:
    """The hero with one card more."""
    return build._replace(cards=(*build.cards, record_id))


def without_card(build: Build, record_id: str) -> Build:
    """The hero with one card less."""
    cards = list(build.cards)
    cards.remove(record_id)
    return build._replace(cards=tuple(cards))


def with_token(build: Build, kind: str, n: int = 1) -> Build:
    """The hero with a token more (or less)."""
    tokens = list(build.tokens)
    tokens[KINDS.index(kind)] += n
    return build._replace(tokens=tuple(tokens))
