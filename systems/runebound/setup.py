"""Setting up (RB-001 to RB-012): board, counters, decks, markets, heroes, and who begins.

Fills an empty table from a set-up and a map; knows nothing of turns.
"""

from __future__ import annotations

from components.board import Space
from components.cards import Pile
from components.questions import Question
from components.runebound import (
    AdventureCounter,
    Colour,
    Doom,
    Exhaustion,
    Experience,
    Hero,
    Jewel,
    Plays,
    Purse,
    Tokens,
    Town,
    TurnState,
    Wounds,
)
from components.seats import Seat, TurnOrder
from components.texts import text
from engine import piles, rng
from engine.boards import MapLayout
from engine.definition import SetUp
from engine.flow import Ask, Done, Procedure, Step, option
from engine.world import GAME, World
from systems.runebound import figures
from systems.runebound.content import content
from systems.runebound.figures import (
    AT_HAND,
    COUNTER_PILE,
    DOOM_TRACK,
    EVENT_SLOT,
    MARKET_DECK,
    REMOVED,
    UNDEFEATED,
)
from systems.runebound.spawning import draw_market
from systems.runebound.vocabulary import COLOURS, ChallengeRecord, EncounterRecord
from systems.shared.telling import tell


def set_up(world: World, setup: SetUp, layout: MapLayout) -> None:
    """Lay everything out, in the order of the rulebook; chance is asked in that order too (RB-012)."""
    lay_out_board(world, layout)
    place_counters(world)
    make_piles(world)
    lay_out_market(world)
    lay_out_adventures(world)
    seat_players(world, setup)
    deal_heroes(world, setup)
    choose_first_player(world)


# --- the board -----------------------------------------------------------------------------------------------------


def lay_out_board(world: World, layout: MapLayout) -> None:
    """Spaces with their towns and jewels as the map has them (RB-002)."""
    towns = {item.space: item for item in layout.on_layer("towns")}
    jewels = {item.space: item for item in layout.on_layer("jewels")}
    for spec in layout.spaces:
        world.spawn(spec.key, Space(spec.x, spec.y, spec.kind, spec.name))
        if spec.key in towns:
            name, printed = towns[spec.key].name, towns[spec.key].properties
            is_start = name == layout.properties["start_town"]
            world.add(spec.key, Town(name, int(printed["market_index"]), str(printed["crest"]), is_start))
        if spec.key in jewels:
            name, printed = jewels[spec.key].name, jewels[spec.key].properties
            world.add(spec.key, Jewel(name, _colour(printed["colour"]), bool(printed["sunburst"])))


def _colour(word: object) -> Colour:
    return next(colour for colour in COLOURS if colour == word)


def place_counters(world: World) -> None:
    """A counter of its colour on every jewel; the others form the pile (RB-002, RB-008)."""
    for colour in COLOURS:
        jewels = [space for space, jewel in world.all(Jewel) if jewel.colour == colour]
        for index in range(content().numbers.counters[colour]):
            place = jewels[index] if index < len(jewels) else COUNTER_PILE
            world.spawn(f"counter/{colour}/{index + 1:02d}", AdventureCounter(colour, place))


# --- the cards -----------------------------------------------------------------------------------------------------


def make_piles(world: World) -> None:
    """All places for cards, still empty (RB-003)."""
    for deck in (MARKET_DECK, *(figures.deck_of(colour) for colour in COLOURS), DOOM_TRACK):
        world.spawn(deck, Pile(hidden=True))
    for pile in (EVENT_SLOT, UNDEFEATED, AT_HAND, REMOVED):
        world.spawn(pile, Pile())
    for _, town in figures.towns(world):
        world.spawn(figures.market_of(town.id), Pile())


def lay_out_market(world: World) -> None:
    """Allies and items are shuffled together; every town but the first gets one card (RB-004)."""
    for record in content().market.values():
        card = piles.spawn_card(world, f"card/market/{record.id}", record.id, MARKET_DECK)
        if record.kind == "ally":
            world.add(card, Wounds())
            world.add(card, Exhaustion())
    piles.shuffle(world, MARKET_DECK)
    for _, town in figures.towns(world):
        if not town.start:
            draw_market(world, town.id, 1)


def lay_out_adventures(world: World) -> None:
    """Four decks by colour, each shuffled (RB-005); with the doom track its first card (RB-163)."""
    for record in content().adventure.values():
        card = piles.spawn_card(
            world, f"card/{record.colour}/{record.id}", record.id, figures.deck_of(record.colour)
        )
        is_foe = isinstance(record, ChallengeRecord) or (isinstance(record, EncounterRecord) and record.foe)
        if is_foe or record.kept and record.kept.kind == "ally":
            world.add(card, Wounds())
        if record.kept and record.kept.kind == "ally":
            world.add(card, Exhaustion())
    for colour in COLOURS:
        piles.shuffle(world, figures.deck_of(colour))
    if figures.switch(world, "doom_track"):
        world.add(GAME, Doom())
        piles.move(world, piles.cards_in(world, figures.deck_of("green"))[0], DOOM_TRACK)


# --- the players ---------------------------------------------------------------------------------------------------


def seat_players(world: World, setup: SetUp) -> None:
    """Everybody takes a chair (RB-001)."""
    for index, seat in enumerate(setup.seats):
        world.spawn(f"seat/{index}", Seat(index, seat.name, seat.colour, seat.control))


def deal_heroes(world: World, setup: SetUp) -> None:
    """A random hero for everybody who chose none (RB-007), or two to choose from; the others leave the game."""
    chosen = [seat.hero for seat in setup.seats]
    rest = [f"hero/{hero}" for hero in content().heroes if f"hero/{hero}" not in chosen]
    rng.shuffle(world, rest)
    for index, hero in enumerate(chosen):
        dealt = 1 if hero or not figures.switch(world, "hero_draft") else 2
        mine = [hero] if hero else [rest.pop(0) for _ in range(dealt)]
        for key in mine:
            _enter(world, key, index)
        world.add(f"seat/{index}", Plays(mine[0]))


def _enter(world: World, hero: str, seat: int) -> None:
    """A hero with 3 gold, off the board until his first turn (RB-006, RB-010)."""
    purse = Purse(content().numbers.starting_gold)
    world.spawn(hero, Hero(seat), Wounds(), Exhaustion(), purse, Experience(), Tokens(), Pile())


def choose_first_player(world: World) -> None:
    """A random player starts; play goes clockwise by seat (RB-009)."""
    seats = figures.seats(world)
    first = rng.pick(world, seats)
    place = seats.index(first)
    world.add(GAME, TurnOrder(seats[place:] + seats[:place], first))
    world.add(GAME, TurnState(figures.hero_of(world, first)))
    tell(world, "first-player", f"seat/{first}", who=f"@seat/{first}")


def candidates(world: World, seat: int) -> list[str]:
    """Heroes dealt to a seat: two while it has not chosen yet."""
    return [key for key, hero in world.all(Hero) if hero.seat == seat]


class HeroDraft(Procedure):
    """A player keeps one of the two heroes dealt to him (house rule `hero_draft`)."""

    seat: int

    def start(self, world: World) -> Step:
        """Which one?"""
        options = tuple(
            option(hero, text("opt-keep-hero", hero=f"@{hero}"), hero)
            for hero in candidates(world, self.seat)
        )
        prompt = text("ask-hero-draft", who=f"@seat/{self.seat}")
        return Ask(Question(self.seat, "pick", "hero_draft", prompt, options), "keep")

    def keep(self, world: World) -> Step:
        """The other one leaves the game."""
        for hero in candidates(world, self.seat):
            if hero != self.chosen:
                world.remove(hero)
        world.get(f"seat/{self.seat}", Plays).hero = self.chosen
        if world.the(TurnOrder).active == self.seat:
            world.add(GAME, TurnState(self.chosen))
        tell(world, "hero-kept", self.chosen, who=f"@seat/{self.seat}", hero=f"@{self.chosen}")
        return Done()


PROCEDURES = (HeroDraft,)
