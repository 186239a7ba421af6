"""Setting up (SD-001 to SD-028): seats, tracker and decks, and the order in which all is chosen and laid out.

Fills an empty table from a set-up; what is chosen is asked by `choosing` and `laying`. Knows nothing of rounds.
"""

from __future__ import annotations

from collections.abc import Mapping

from components.cards import Pile
from components.seats import Seat, TurnOrder
from components.superdungeon import Deeds, Force, Potions, Prompts, RoundState, Sides, Tracker
from engine import piles
from engine.boards import MapLayout
from engine.commands import Refusal
from engine.definition import OptionValue, SeatRole, SetUp
from engine.flow import Call, Done, Procedure, Step
from engine.world import GAME, World
from systems.shared.telling import tell
from systems.superdungeon import choosing, figures, laying, tracker
from systems.superdungeon.content import content
from systems.superdungeon.decks import LOOT, POOL, TREASURE, discards_of
from systems.superdungeon.maps import is_playable, laid_of
from systems.superdungeon.upgrades import UPGRADES

CONSUL_ROLE, HERO_ROLE = SeatRole("consul", takes_hero=False), SeatRole("heroes")
"""What a seat plays."""


def set_up(world: World, setup: SetUp, layout: MapLayout) -> None:
    """Seat everybody and lay out what nobody chooses; the rest is asked. Raises `Refusal` for a map that is no dungeon."""
    if not is_playable(setup.map):
        raise Refusal("bad_argument", f"{setup.map!r} is a tile and no dungeon to play in.", "new.map")
    consuls, heroes = _sides(setup.options, len(setup.seats))
    for index, seat in enumerate(setup.seats):
        prompts = Prompts(str(setup.options["potion_prompts"]))
        world.spawn(f"seat/{index}", Seat(index, seat.name, seat.colour, seat.control), prompts)
        if index in heroes:
            world.add(f"seat/{index}", Deeds())
    world.add(GAME, TurnOrder([*consuls, *heroes], consuls[0]))
    world.add(GAME, Sides(consuls, heroes))
    world.add(GAME, RoundState(speaker=heroes[0]))
    world.add(GAME, Tracker())
    world.add(GAME, Force())
    make_piles(world)
    for index in heroes:
        if setup.seats[index].hero:
            choosing.enter_hero(world, setup.seats[index].hero.removeprefix("hero/"), index)
    if setup.options["preset_dungeon"]:
        _lay_ready_dungeon(world, layout)


def seats_with(options: Mapping[str, OptionValue]) -> tuple[int, int]:
    """How many may play a game with these options: the Consul, and never more hero seats than heroes (SD-004)."""
    low, high = content().numbers.players
    most = tracker.numbers_with(options).heroes + int(options["consul_seats"])
    return low, min(high, most)


def roles_with(options: Mapping[str, OptionValue], count: int) -> tuple[SeatRole, ...]:
    """What each of so many seats plays (SD-004)."""
    consuls, _ = _sides(options, count)
    return tuple(CONSUL_ROLE if index in consuls else HERO_ROLE for index in range(count))


def _sides(options: Mapping[str, OptionValue], count: int) -> tuple[list[int], list[int]]:
    """The Consul's seats and the hero seats (SD-004)."""
    shared = int(options["consul_seats"])
    first = min(int(options["consul_seat"]), count - 1)
    consuls = sorted((first + step) % count for step in range(min(shared, count - 1)))
    heroes = [index for index in range(count) if index not in consuls]
    return consuls, heroes


def make_piles(world: World) -> None:
    """All places for cards, still empty; only the decks are hidden (SD-245)."""
    for deck in (LOOT, TREASURE):
        world.spawn(deck, Pile(hidden=True))
        world.spawn(discards_of(deck), Pile())
    for pile in (POOL, UPGRADES):
        world.spawn(pile, Pile())


def _lay_ready_dungeon(world: World, layout: MapLayout) -> None:
    """The map that was chosen if it has as many tiles as there are heroes, else a ready-made one that has."""
    wanted = tracker.size_numbers(world).heroes
    chosen = laid_of(layout)
    tiles = chosen if len(chosen) == wanted else world.rules.ready_dungeon(wanted)
    for tile in tiles:
        laying.lay(world, tile)


def make_decks(world: World) -> None:
    """Both decks with what the models fielded bring along, shuffled (SD-025 to SD-027)."""
    fielded = [content().models[kind] for kind in world.the(Force).pool]
    loot = [*content().deck("loot"), *(card for model in fielded for card in model.loot)]
    treasure = [*content().deck("treasure"), *(card for model in fielded for card in model.relics)]
    for deck, cards in ((LOOT, loot), (TREASURE, treasure)):
        for index, card in enumerate(cards):
            copy = cards[:index].count(card) + 1
            key = deck.replace("deck", "card") + f"/{card}" + (f"/{copy}" if copy > 1 else "")
            piles.spawn_card(world, key, card, deck)
        piles.shuffle(world, deck)


def give_potions(world: World) -> None:
    """Every hero begins with a potion, if he can carry one (SD-021)."""
    for hero in figures.heroes(world):
        cap = figures.stat(world, hero, "potion_cap").value
        world.get(hero, Potions).count = min(content().numbers.starting_potions, cap)


class SetUpGame(Procedure):
    """Everything that is chosen before round 1, in the order of SD-028."""

    def start(self, world: World) -> Step:
        """The heroes choose first (SD-007)."""
        return Call(choosing.ChooseHeroes(), then="force")

    def force(self, world: World) -> Step:
        """The Consul answers with his models (SD-009)."""
        return Call(choosing.ChooseForce(), then="tiles")

    def tiles(self, world: World) -> Step:
        """Both sides lay the dungeon in turns (SD-014 to SD-017)."""
        return Call(laying.LayTiles(), then="decks")

    def decks(self, world: World) -> Step:
        """Squares come into being; tracker and decks are ready (SD-025)."""
        laying.make_squares(world)
        make_decks(world)
        return Call(laying.PlacePoints(), then="marker")

    def marker(self, world: World) -> Step:
        """The heroes' way in (SD-019)."""
        return Call(laying.PlaceStart(), then="heroes")

    def heroes(self, world: World) -> Step:
        """The heroes enter (SD-020)."""
        return Call(laying.PlaceHeroes(), then="potions")

    def potions(self, world: World) -> Step:
        """A potion for everybody, then the chests (SD-021, SD-022)."""
        give_potions(world)
        return Call(laying.PlaceChests(), then="end")

    def end(self, world: World) -> Step:
        """The game can begin."""
        tell(world, "set-up", GAME)
        return Done()


PROCEDURES = (SetUpGame,)
