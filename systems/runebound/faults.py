"""What must hold at every question of a game of Runebound: nothing is lost, nothing doubled, nothing out of bounds.

Tests look here after every answer, and a save that was changed by hand is refused by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from components.board import Position, Space
from components.cards import Card
from components.flow import Outcome
from components.runebound import (
    AdventureCounter,
    Doom,
    Exhaustion,
    Experience,
    Hero,
    Plays,
    Purse,
    Tokens,
    TurnState,
    Undefeated,
    Wounds,
)
from components.seats import TurnOrder
from engine import piles
from engine.world import GAME, World
from systems.runebound import figures, values
from systems.runebound.content import content
from systems.runebound.figures import COUNTER_PILE, EVENT_SLOT, UNDEFEATED


def faults(world: World) -> list[str]:
    """Every fault of a state, one sentence each; none when all is well."""
    return [
        *piles.faults(world),
        *_seat_faults(world),
        *_card_faults(world),
        *_counter_faults(world),
        *_place_faults(world),
        *_hero_faults(world),
        *_wound_faults(world),
    ]


def _seat_faults(world: World) -> Iterator[str]:
    seats = figures.seats(world)
    order = world.the(TurnOrder)
    if sorted(order.seats) != seats or order.active not in seats:
        yield f"turn order {order.seats} with {order.active} active does not fit the seats {seats}"
    for key, plays in world.all(Plays):
        hero = world.find(plays.hero, Hero)
        if hero is None or f"seat/{hero.seat}" != key:
            yield f"{key} plays {plays.hero}, who is not its hero"
    if not world.has(world.the(TurnState).hero, Hero):
        yield f"it is the turn of {world.the(TurnState).hero!r}, who is no hero"


def _card_faults(world: World) -> Iterator[str]:
    printed = Counter([*content().market, *content().adventure])
    present = Counter(card.definition for _, card in world.all(Card))
    for definition in sorted(printed | present):
        if printed[definition] != present[definition]:
            yield f"card {definition} is there {present[definition]} times"
    if len(piles.cards_in(world, EVENT_SLOT)) > 1:
        yield "more than one event is in play"


def _counter_faults(world: World) -> Iterator[str]:
    found = [counter for _, counter in world.all(AdventureCounter)]
    totals = Counter(counter.colour for counter in found)
    for colour, number in content().numbers.counters.items():
        if totals[colour] != number:
            yield f"there are {totals[colour]} {colour} counters instead of {number}"
    for place, number in Counter(counter.at for counter in found).items():
        if world.has(place, Space) and number > 1:
            yield f"{number} counters lie on {place}"
        elif place != COUNTER_PILE and not world.has(place, Space) and not world.has(place, Hero):
            yield f"a counter lies on {place!r}, which is no place"


def _place_faults(world: World) -> Iterator[str]:
    for hero, position in world.all(Position):
        if not world.has(position.space, Space):
            yield f"{hero} stands on {position.space!r}, which is no space"
    for hero, state in world.all(Hero):
        if state.placed != world.has(hero, Position):
            yield f"{hero} is {'' if state.placed else 'not '}on the board without a place that fits"
        if state.came_from and not world.has(state.came_from, Space):
            yield f"{hero} came from {state.came_from!r}, which is no space"
    slots = sorted(lying.slot for _, lying in world.all(Undefeated))
    if (
        len(set(slots)) < len(slots)
        or slots
        and not 1 <= slots[0] <= slots[-1] <= content().numbers.undefeated_spaces
    ):
        yield f"undefeated challenges lie on spaces {slots}"
    lying = sorted(key for key, _ in world.all(Undefeated))
    if lying != sorted(piles.cards_in(world, UNDEFEATED)):
        yield "the undefeated spaces do not hold the undefeated challenges"
    doom = world.find(GAME, Doom)
    if doom is not None and not 0 <= doom.counters <= len(figures.towns(world)):
        yield f"{doom.counters} doom counters have been laid"


def _hero_faults(world: World) -> Iterator[str]:
    for hero in figures.heroes(world):
        tokens = world.get(hero, Tokens)
        amounts = (world.get(hero, Purse).gold, world.get(hero, Experience).noted, *_numbers(tokens))
        if min(amounts) < 0:
            yield f"{hero} has less than nothing of something"
        if tokens.life > content().numbers.life_tokens:
            yield f"{hero} has {tokens.life} Life tokens"
        runes = len(figures.dragon_runes(world, hero))
        if runes >= content().numbers.runes_to_win and not world.has(GAME, Outcome):
            yield f"{hero} holds {runes} Dragon Runes and has not won"


def _numbers(tokens: Tokens) -> tuple[int, ...]:
    return tokens.mind, tokens.body, tokens.spirit, tokens.stamina, tokens.life


def _wound_faults(world: World) -> Iterator[str]:
    for key, wounds in world.all(Wounds):
        if wounds.count < 0:
            yield f"{key} carries {wounds.count} wounds"
    for key, exhaustion in world.all(Exhaustion):
        if exhaustion.count < 0:
            yield f"{key} carries {exhaustion.count} exhaustion"
    for hero in figures.heroes(world):
        for key in (hero, *figures.allies(world, hero)):
            if figures.wounds(world, key) and values.life_left(world, key) <= 0:
                yield f"{key} has as many wounds as life and is still standing"
