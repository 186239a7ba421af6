"""What must hold at every question of a game of Super Dungeon: nothing is lost, nothing doubled, nothing out of bounds.

Tests look here after every answer, and a save that was changed by hand is refused by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from components.board import Space
from components.cards import Card
from components.seats import Seat, TurnOrder
from components.superdungeon import (
    Activation,
    Attack,
    Auras,
    Damage,
    Footing,
    Force,
    LaidTile,
    Model,
    Potions,
    RoundState,
    Sides,
    Square,
    StartMarker,
    Statuses,
    Tracker,
)
from engine import piles
from engine.boards import Cell
from engine.world import GAME, World
from systems.superdungeon import dungeon, figures, laying, tracker
from systems.superdungeon.content import content
from systems.superdungeon.figures import CONSUL, HEROES
from systems.superdungeon.odds import FACES
from systems.superdungeon.rolls import COLOURS
from systems.superdungeon.vocabulary import STATUSES


def faults(world: World) -> list[str]:
    """Every fault of a state, one sentence each; none when all is well."""
    return list(_record_faults(world)) or [
        *piles.faults(world),
        *_seat_faults(world),
        *_card_faults(world),
        *_tracker_faults(world),
        *_dungeon_faults(world),
        *_place_faults(world),
        *_furniture_faults(world),
        *_model_faults(world),
        *_dice_faults(world),
    ]


def _record_faults(world: World) -> Iterator[str]:
    """Without its stat card nothing can be said about a model."""
    for key, model in world.all(Model):
        for record in (model.record, model.form or model.record):
            if record not in content().models:
                yield f"{key} is a {record!r}, which is no stat card"


def _seat_faults(world: World) -> Iterator[str]:
    seats = sorted(seat.index for _, seat in world.all(Seat))
    sides, order, state = world.the(Sides), world.the(TurnOrder), world.the(RoundState)
    if sorted([*sides.consuls, *sides.heroes]) != seats or not sides.consuls or not sides.heroes:
        yield f"the sides {sides.consuls} and {sides.heroes} do not fit the seats {seats}"
    if sorted(order.seats) != seats or order.active not in seats:
        yield f"turn order {order.seats} with {order.active} active does not fit the seats {seats}"
    if state.speaker not in sides.heroes:
        yield f"seat {state.speaker} speaks for the party but plays no hero"
    for key, model in world.all(Model):
        if model.seat not in (sides.heroes if model.side == HEROES else sides.consuls):
            yield f"{key} is decided for by seat {model.seat}, which is not of its side"


def _card_faults(world: World) -> Iterator[str]:
    present = Counter(card.definition for _, card in world.all(Card))
    if not present:
        return
    fielded = [content().models[kind] for kind in world.the(Force).pool]
    printed = Counter([*content().deck("loot"), *content().deck("treasure")])
    printed.update(card for model in fielded for card in (*model.loot, *model.relics))
    for definition in sorted(printed | present):
        if printed[definition] != present[definition]:
            yield f"card {definition} is there {present[definition]} times instead of {printed[definition]}"


def _tracker_faults(world: World) -> Iterator[str]:
    track, numbers = world.the(Tracker), tracker.size_numbers(world)
    if not 0 <= track.power <= tracker.power_end(world):
        yield f"the power marker is on {track.power}"
    if track.red and numbers.laps == 1:
        yield "the power marker is red in a game of one lap"
    if not 0 <= track.loot <= numbers.loot_spaces:
        yield f"the loot marker is on {track.loot}"
    if min(track.tokens, track.held_tokens, tracker.tokens_left(world)) < 0:
        yield f"the Consul holds {track.tokens + track.held_tokens} skull tokens"
    if track.loot_due < 0:
        yield f"{track.loot_due} loot cards are due"


def _dungeon_faults(world: World) -> Iterator[str]:
    tiles = Counter(world.rules.faces[tile.face].tile for _, tile in world.all(LaidTile))
    for tile, count in tiles.items():
        if count > 1:
            yield f"tile {tile} was laid {count} times (SD-016)"
    laid = [tile for _, tile in world.all(LaidTile)]
    places = [(tile.gx, tile.gy) for tile in laid]
    for tile in laid[1:] if len(set(places)) == len(places) else ():
        if not any((tile.gx + dx, tile.gy + dy) in places for dx, dy in dungeon.BEYOND.values()):
            yield f"tile {tile.face} is joined to no other (SD-016)"
    if len(set(places)) < len(places):
        yield "two tiles lie on one place (SD-016)"
    spaces = {key: (space.x, space.y) for key, space in world.all(Space)}
    if spaces and spaces != world.infer(f"squares of {laying.laid(world)}", _squares):
        yield "the squares are not those of the tiles that were laid"


def _squares(world: World) -> dict[str, Cell]:
    """The squares that the laid tiles make, by their keys."""
    return {figures.space_at(cell): cell for cell in dungeon.compose(laying.laid(world), world.rules.faces)}


def _place_faults(world: World) -> Iterator[str]:
    """Everything stands on squares, and nothing on another (SD-063, SD-064); who walks over friends ends nowhere else."""
    walking = world.find(GAME, Activation)
    taken: dict[Cell, str] = {}
    for key, _ in world.all(Footing):
        if world.has(key, StartMarker) or (walking and key == walking.model):
            continue
        for cell in figures.cells(world, key):
            if figures.space_at(cell) not in world:
                yield f"{key} stands on {cell}, which is wall (SD-064)"
            if cell in taken:
                yield f"{key} stands on {taken[cell]} (SD-063)"
            taken[cell] = key


def _furniture_faults(world: World) -> Iterator[str]:
    """Spawning points and chests stay where they were set up: in rooms, one point on each tile (SD-018, SD-022)."""
    points: Counter[str] = Counter()
    for rule, things in (("SD-018", figures.points(world)), ("SD-022", figures.chests(world))):
        for key in things:
            square = world.find(figures.space_at(figures.cell(world, key)), Square)
            if square is not None and square.hallway:
                yield f"{key} stands in a hallway ({rule})"
            if square is not None and rule == "SD-018":
                points[square.tile] += 1
    for tile, count in points.items():
        if count > 1:
            yield f"{count} spawning points stand on {tile} (SD-018)"


def _model_faults(world: World) -> Iterator[str]:
    fielded = Counter(model.record for _, model in world.all(Model) if model.side == CONSUL)
    pool = world.the(Force).pool
    points = {content().rosters[roster].point for roster in world.the(Force).rosters}
    for kind, count in fielded.items():
        if kind not in points and count > pool.get(kind, 0):
            yield f"{count} models of {kind} are on the map instead of at most {pool.get(kind, 0)}"
    for key, model in world.all(Model):
        yield from _counter_faults(world, key, model)


def _counter_faults(world: World, key: str, model: Model) -> Iterator[str]:
    wounds, names = figures.wounds(world, key), world.get(key, Statuses).names
    if wounds < 0 or not world.has(key, Damage):
        yield f"{key} carries {wounds} wounds"
    if wounds and figures.is_in_play(world, key) and figures.hearts_left(world, key) <= 0:
        yield f"{key} has as many wounds as hearts and is still standing (SD-109)"
    if model.destroyed and world.has(key, Footing):
        yield f"{key} is destroyed and stands on the map (SD-117)"
    if model.destroyed and world.has(key, Auras) and world.get(key, Auras).auras:
        yield f"{key} is destroyed and bears an aura (SD-145)"
    if model.destroyed and names:
        yield f"{key} is destroyed and carries the statuses {names} (SD-117)"
    if len(set(names)) < len(names) or not set(names) <= set(STATUSES):
        yield f"{key} carries the statuses {names} (SD-175)"
    potions = world.find(key, Potions)
    if potions and potions.count and not 0 < potions.count <= figures.stat(world, key, "potion_cap").value:
        yield f"{key} carries {potions.count} potions (SD-101)"


def _dice_faults(world: World) -> Iterator[str]:
    """Dice of an attack lie with a face up that they have, and white stars are never rolled (SD-093, SD-094)."""
    attack = world.find(GAME, Attack)
    for dice in (attack.dice, attack.defence_dice) if attack else ():
        for colour, faces in dice.items():
            if colour not in COLOURS or not set(faces) <= set(range(1, FACES + 1)):
                yield f"the attack shows the {colour} dice {faces} (SD-093)"
