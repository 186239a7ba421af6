"""What a hero may hold, and how cards come to him and leave him.

One door for gains (`TakeCard`) and one for losses (`lose_card`); prices and reasons are other modules' business.
"""

from __future__ import annotations

from collections.abc import Iterable

from components.cards import Activated
from components.questions import Option, Question
from components.runebound import Exhaustion, Wounds
from components.texts import text
from engine import piles
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.runebound import discards, figures, harm, values
from systems.runebound.content import content
from systems.runebound.figures import MARKET_DECK, Reader
from systems.shared.telling import tell

ITEM_KINDS = ("weapon", "armour", "artifact", "rune")
LEAVE = "leave"

# --- limits --------------------------------------------------------------------------------------------------------


def fits(reader: Reader, hero: str, card: str) -> bool:
    """Tell whether a card may join what the hero holds (RB-131, RB-133, RB-192, RB-194)."""
    return card not in surplus(reader, hero, [*figures.belongings(reader, hero), card])


def within_limits(reader: Reader, hero: str, cards: Iterable[str]) -> bool:
    """Tell whether a hero may hold these cards together."""
    return not surplus(reader, hero, cards)


def surplus(reader: Reader, hero: str, cards: Iterable[str]) -> list[str]:
    """Cards of every group that has more members than a hero may hold, if these were all his cards."""
    held, limits = list(cards), content().numbers.limits
    found: list[str] = []
    if not figures.switch(reader, "ally_limits"):
        found += _beyond(_of_kind(reader, held, "ally"), limits["ally"])
    if figures.switch(reader, "item_limits"):
        return found + _doubles(reader, hero, held)
    weapons = limits["weapon"] + _extra_weapons(reader, hero, held)
    found += _beyond(_of_kind(reader, held, "weapon"), weapons)
    return found + _beyond(_of_kind(reader, held, "armour"), limits["armour"])


def _beyond(cards: list[str], limit: int) -> list[str]:
    return cards if len(cards) > limit else []


def _of_kind(reader: Reader, cards: list[str], kind: str) -> list[str]:
    return [card for card in cards if figures.thing(reader, card).kind == kind]


def _doubles(reader: Reader, hero: str, cards: list[str]) -> list[str]:
    """Items that share kind and type under item limits (RB-192, RB-193); a kept card has no type and doubles none.

    Who may hold more weapons may hold so many doubles among them.
    """
    groups: dict[tuple[str, str], list[str]] = {}
    for card in cards:
        printed = figures.thing(reader, card)
        if printed.kind in ITEM_KINDS and printed.item_type:
            groups.setdefault((printed.kind, printed.item_type), []).append(card)
    weapons = [group for (kind, _), group in groups.items() if kind == "weapon"]
    spare = _extra_weapons(reader, hero, cards) - sum(len(group) - 1 for group in weapons)
    allowed = weapons if spare >= 0 else []
    return [card for group in groups.values() if len(group) > 1 and group not in allowed for card in group]


def _extra_weapons(reader: Reader, hero: str, cards: list[str]) -> int:
    """Weapons beyond the limit that the hero may hold with these cards."""
    held = figures.belongings(reader, hero)
    lasting = [source.modifier for source in values.modifiers(reader, hero) if source.card not in held]
    carried = [modifier for card in cards for modifier in figures.thing(reader, card).modifiers]
    return sum(modifier.n for modifier in lasting + carried if modifier.stat == "weapon_limit")


# --- losing --------------------------------------------------------------------------------------------------------


def lose_card(world: World, card: str) -> None:
    """Put a hero's card away: under the market deck, or where its adventure kind goes (RB-061, RB-071, RB-099, RB-205).

    Says nothing: why it goes, the caller tells. What follows from the loss is `Recount`.
    """
    if figures.is_adventure(world, card):
        discards.discard_adventure(world, card)
    else:
        discard_to_market(world, card)


def discard_to_market(world: World, card: str) -> None:
    """Put a market card face down under the market deck, without counters, refreshed (RB-067, RB-071, RB-128)."""
    _clear(world, card)
    piles.move(world, card, MARKET_DECK)


def put_in_stack(world: World, card: str, town_id: str) -> None:
    """Put a market card face up on a town's stack, without counters, refreshed (`sell_to_stack`)."""
    _clear(world, card)
    piles.move(world, card, figures.market_of(town_id), to_top=True)


def _clear(world: World, card: str) -> None:
    world.drop(card, Activated)
    laid: tuple[Wounds | Exhaustion | None, ...] = (world.find(card, Wounds), world.find(card, Exhaustion))
    for found in laid:
        if found:
            found.count = 0


# --- gaining -------------------------------------------------------------------------------------------------------


def lay_before(world: World, hero: str, card: str) -> None:
    """Lay a card before a hero. An ally of another hero keeps its counters, an item stays activated (RB-134, RB-137)."""
    if not figures.owner_of(world, card):
        _clear(world, card)
    piles.move(world, card, hero)
    if figures.thing(world, card).kind == "ally":
        for kind in (Wounds, Exhaustion):
            if not world.has(card, kind):
                world.add(card, kind())


class TakeCard(Procedure):
    """A hero is given a card; over a limit he first discards enough or leaves it (RB-104, RB-133).

    The result tells whether he took it; what becomes of a card left behind is the caller's.
    """

    hero: str
    card: str

    def start(self, world: World) -> Step:
        """Take what fits, or ask."""
        if not fits(world, self.hero, self.card):
            return Goto("ask")
        lay_before(world, self.hero, self.card)
        tell(world, "card-taken", self.hero, self.card, who=f"@{self.hero}", card=f"@{self.card}")
        return Done(True)

    def ask(self, world: World) -> Step:
        """D18: which card makes room, or leave the new one."""
        seat = figures.seat_of(world, self.hero)
        held = figures.belongings(world, self.hero)
        options = [
            *_discards(world, self.hero, [*held, self.card]),
            option(LEAVE, text("opt-leave-card", card=f"@{self.card}")),
        ]
        prompt = text("ask-reward-limit", who=f"@seat/{seat}", card=f"@{self.card}")
        question = Question(seat, "pick", "D18", prompt, tuple(options), default=LEAVE, about=(self.card,))
        return Ask(question, "decided", auto=True)

    def decided(self, world: World) -> Step:
        """Make room and try again, or leave it."""
        if self.chosen == LEAVE:
            tell(world, "card-left", self.hero, self.card, who=f"@{self.hero}", card=f"@{self.card}")
            return Done(False)
        _dismiss(world, self.hero, self.chosen.removeprefix("discard:"))
        return Call(Recount(hero=self.hero), then="start")


class Recount(Procedure):
    """What follows when a hero's cards have changed: his life may be gone (RB-077), a limit broken (RB-131)."""

    hero: str

    def start(self, world: World) -> Step:
        """A hero whose life no longer covers his wounds is knocked out."""
        return Call(harm.Settle(hero=self.hero), then="limits")

    def limits(self, world: World) -> Step:
        """Ask for a card while the hero holds too many of a kind."""
        return Goto("ask") if _discards(world, self.hero, figures.belongings(world, self.hero)) else Done()

    def ask(self, world: World) -> Step:
        """D18: which card too many goes."""
        seat = figures.seat_of(world, self.hero)
        options = tuple(_discards(world, self.hero, figures.belongings(world, self.hero)))
        return Ask(
            Question(seat, "pick", "D18", text("ask-over-limit", who=f"@seat/{seat}"), options),
            "drop",
            auto=True,
        )

    def drop(self, world: World) -> Step:
        """Discard it and look again."""
        _dismiss(world, self.hero, self.chosen.removeprefix("discard:"))
        return Goto("start")


def _discards(reader: Reader, hero: str, cards: list[str]) -> list[Option]:
    """The hero's own cards whose loss makes room among these cards."""
    crowded = surplus(reader, hero, cards)
    own = [
        card
        for card in crowded
        if figures.owner_of(reader, card) == hero and figures.can_be_lost(reader, card)
    ]
    return [option(f"discard:{card}", text("opt-make-room", card=f"@{card}"), card) for card in own]


def _dismiss(world: World, hero: str, card: str) -> None:
    tell(world, "card-discarded", hero, card, who=f"@{hero}", card=f"@{card}")
    lose_card(world, card)


PROCEDURES = (TakeCard, Recount)
