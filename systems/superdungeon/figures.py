"""Reading the dungeon: models, what they are, where they stand, what they carry, and what each number is made of.

Nothing here changes anything. Every function reads a `World` or a `SeatView`, so rules, advisers and tests share them.
Pools of dice are in `pools.py`, who can be aimed at in `targets.py`.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from components.board import Space
from components.cards import Card, Pile
from components.identity import GameInfo
from components.superdungeon import (
    Aura,
    Auras,
    Chest,
    Damage,
    Footing,
    Force,
    LaidTile,
    LastingEffects,
    Model,
    Potions,
    RoundState,
    Statuses,
    Tracker,
)
from engine.boards import Cell
from engine.modifiers import Part, Total, total
from engine.observe import SeatView
from engine.world import World
from systems.superdungeon.content import content
from systems.superdungeon.dungeon import Square as GroundSquare
from systems.superdungeon.dungeon import ground_of
from systems.superdungeon.geometry import SMALL, Ground, base
from systems.superdungeon.geometry import distance as base_distance
from systems.superdungeon.printed import Source, abilities_on, actions_on, decoded, is_upgraded
from systems.superdungeon.vocabulary import (
    STATUSES,
    Action,
    AdventureRecord,
    CardRecord,
    Carries,
    Has,
    Immune,
    ModelRecord,
    Reaches,
    Stats,
    Vulnerable,
)

Reader: TypeAlias = World | SeatView

HEROES = "heroes"
CONSUL = "consul"


def switch(reader: Reader, name: str) -> int | bool | str:
    """The value of a variant or house rule (section 10)."""
    return reader.the(GameInfo).options[name]


# --- who is who ----------------------------------------------------------------------------------------------------


def record(reader: Reader, key: str) -> ModelRecord:
    """The stat card of a model in the form it has now (SD-173)."""
    model = reader.get(key, Model)
    return content().models[model.form or model.record]


def is_in_play(reader: Reader, key: str) -> bool:
    """Tell whether a model is on the map."""
    model = reader.find(key, Model)
    return model is not None and not model.destroyed and reader.has(key, Footing)


def models(reader: Reader, side: str = "") -> list[str]:
    """Models on the map, spawning points included, of one side if named, in the order they came."""
    return [
        key
        for key, model in reader.all(Model)
        if not model.destroyed and side in ("", model.side) and reader.has(key, Footing)
    ]


def heroes(reader: Reader) -> list[str]:
    """All heroes of the game in the order they were chosen, destroyed ones too."""
    return [key for key, model in reader.all(Model) if model.side == HEROES]


def monsters(reader: Reader) -> list[str]:
    """The Consul's models on the map that can act; spawning points cannot."""
    return [key for key in models(reader, CONSUL) if not is_point(reader, key)]


def points(reader: Reader) -> list[str]:
    """Spawning points still on the map."""
    return [key for key in models(reader, CONSUL) if is_point(reader, key)]


def has_tag(reader: Reader, key: str, tag: str) -> bool:
    """Tell whether a type or race stands among a model's types (SD-148)."""
    return tag in record(reader, key).tags


def is_point(reader: Reader, key: str) -> bool:
    """Tell whether a model is a spawning point."""
    return has_tag(reader, key, "spawning_point")


def is_hero(reader: Reader, key: str) -> bool:
    """Tell whether a model is on the heroes' side."""
    model = reader.find(key, Model)
    return model is not None and model.side == HEROES


def side_of(reader: Reader, key: str) -> str:
    """The side of a model."""
    return reader.get(key, Model).side


def are_friends(reader: Reader, a: str, b: str) -> bool:
    """Tell whether two models are on one side; a model is friendly to itself (SD-006)."""
    return reader.get(a, Model).side == reader.get(b, Model).side


def seat_of(reader: Reader, key: str) -> int:
    """The seat that decides for a model."""
    return reader.get(key, Model).seat


def speaker(reader: Reader) -> int:
    """The seat that speaks for the party (SD-005)."""
    return reader.the(RoundState).speaker


# --- where they stand ------------------------------------------------------------------------------------------------


@cache
def space_at(cell: Cell) -> str:
    """The key of the space on a cell."""
    return f"space/r{cell[1]:02d}c{cell[0]:02d}"


def cell_of(reader: Reader, space: str) -> Cell:
    """The cell of a space."""
    found = reader.get(space, Space)
    return found.x, found.y


def ground(reader: Reader) -> Ground:
    """The squares of the dungeon as those who walk and look see them."""
    found: Ground = reader.infer(f"ground of {len(reader.all(LaidTile))}", _make_ground)
    return found


def _make_ground(world: World) -> Ground:
    squares = {(space.x, space.y): GroundSquare("room", space.kind, "") for _, space in world.all(Space)}
    return ground_of(squares)


def size(reader: Reader, key: str) -> int:
    """How many squares wide a model's base is; whatever is no model is small."""
    model = reader.find(key, Model)
    return content().models[model.form or model.record].width if model else SMALL


def cell(reader: Reader, key: str) -> Cell:
    """The upper left cell of a model, chest or marker."""
    found = reader.get(key, Footing)
    return found.x, found.y


def cells(reader: Reader, key: str) -> tuple[Cell, ...]:
    """The cells under a model or chest, in reading order."""
    return base(cell(reader, key), size(reader, key))


def spaces(reader: Reader, key: str) -> list[str]:
    """The spaces under a model or chest."""
    return [space_at(each) for each in cells(reader, key)]


def distance(reader: Reader, a: str, b: str) -> int:
    """Squares between the nearest squares of two models (SD-126)."""
    return base_distance(cell(reader, a), cell(reader, b), size(reader, a), size(reader, b))


def are_adjacent(reader: Reader, a: str, b: str) -> bool:
    """Tell whether two models are 1 apart and not cut off by two wall corners (SD-072)."""
    return ground(reader).are_adjacent(cell(reader, a), cell(reader, b), size(reader, a), size(reader, b))


def sees(reader: Reader, a: str, b: str) -> bool:
    """Tell whether there is a line of sight between two models (SD-127)."""
    return ground(reader).sees(cell(reader, a), cell(reader, b), size(reader, a), size(reader, b))


def chests(reader: Reader) -> list[str]:
    """Treasure chests on the map."""
    return [key for key, _ in reader.all(Chest) if reader.has(key, Footing)]


def standing(reader: Reader) -> list[tuple[str, Model, ModelRecord, tuple[Cell, ...]]]:
    """(key, model, stat card, cells) of every model on the map, in the order they came."""
    box, found = content().models, []
    for key, model in reader.all(Model):
        footing = None if model.destroyed else reader.find(key, Footing)
        if footing is not None:
            card = box[model.form or model.record]
            found.append((key, model, card, base((footing.x, footing.y), card.width)))
    return found


def occupied(reader: Reader, but: str = "") -> set[Cell]:
    """Cells that a model, chest or spawning point takes up, but for one of them (SD-063)."""
    taken = {each for key, _, _, own in standing(reader) if key != but for each in own}
    return taken.union(*(cells(reader, chest) for chest in chests(reader) if chest != but))


# --- abilities in force ----------------------------------------------------------------------------------------------


def card_record(reader: Reader, card: str) -> CardRecord:
    """What is printed on a loot or treasure card, by its key or its id."""
    lying = reader.find(card, Card)
    return content().cards[lying.definition if lying else card]


def adventure_card(reader: Reader) -> AdventureRecord | None:
    """The adventure card of the fielded boss; an 8-Bit game has none (SD-230)."""
    boss = reader.the(Force).boss
    return content().adventure_of(boss) if boss else None


def equipment(reader: Reader, hero: str) -> list[str]:
    """Cards that a model has equipped."""
    found = reader.find(hero, Pile)
    return list(found.cards) if found else []


def upgrades(reader: Reader, key: str) -> list[str]:
    """Cards whose effects the model has because all denizens and minions have them (SD-208)."""
    found = reader.the(Tracker).upgrades
    return list(found) if found and is_upgraded(record(reader, key)) else []


def abilities(reader: Reader, key: str) -> tuple[Source, ...]:
    """Everything that is in force for a model now; the same ability from two sources counts once (SD-138)."""
    printed, track = record(reader, key), reader.the(Tracker)
    cards, horde = equipment(reader, key), ""
    if (track.upgrades or track.boss_entered) and is_upgraded(printed):
        cards, horde = [*cards, *track.upgrades], _horde(reader) if track.boss_entered else ""
    fixed = abilities_on(printed.id, tuple((card, card_record(reader, card).id) for card in cards), horde)
    lasting = reader.find(key, LastingEffects)
    passing = [*(lasting.effects if lasting else ()), *(aura for _, aura in auras_over(reader, key))]
    if not passing:
        return fixed
    effects = {effect.source: effect for effect in passing}.values()
    return (*fixed, *(Source(effect.source, decoded(raw)) for effect in effects for raw in effect.abilities))


def _horde(reader: Reader) -> str:
    """The adventure card whose abilities denizens and minions have once the boss has come (SD-238), or ""."""
    card = adventure_card(reader)
    return card.id if card else ""


def auras_over(reader: Reader, key: str) -> list[tuple[str, Aura]]:
    """(bearer, aura) of every aura a model stands in and that affects it (SD-145, SD-146)."""
    bearers = [(bearer, carried.auras) for bearer, carried in reader.all(Auras) if carried.auras]
    if not bearers or not is_in_play(reader, key):
        return []
    return [
        (bearer, aura) for bearer, own in bearers for aura in own if is_in_aura(reader, bearer, aura, key)
    ]


def is_in_aura(reader: Reader, bearer: str, aura: Aura, key: str) -> bool:
    """Tell whether an aura reaches and affects a model on the map (SD-132 to SD-136)."""
    if not is_in_play(reader, bearer):
        return False
    at, wide = cell(reader, bearer), size(reader, bearer)
    to, broad = cell(reader, key), size(reader, key)
    if base_distance(at, to, wide, broad) > aura.n:
        return False
    if aura.augment != are_friends(reader, bearer, key) and not aura.dangerous:
        return False
    if aura.tags and not set(aura.tags) & set(record(reader, key).tags):
        return False
    within = (each for each in base(to, broad) if base_distance(at, each, wide) <= aura.n)
    return ground(reader).sight.any_sees(base(at, wide), within)


def traits(reader: Reader, key: str) -> set[str]:
    """The abilities of a model that are bare words."""
    return {s.ability.trait for s in abilities(reader, key) if isinstance(s.ability, Has)}


def has_trait(reader: Reader, key: str, trait: str) -> bool:
    """Tell whether a model has an ability that is a bare word."""
    return trait in traits(reader, key)


def reaches(reader: Reader, key: str) -> dict[str, int]:
    """The model's Reach, Range, Magic and Missile, the farthest of each."""
    found: dict[str, int] = {}
    for source in abilities(reader, key):
        if isinstance(source.ability, Reaches):
            found[source.ability.kind] = max(found.get(source.ability.kind, 0), source.ability.n)
    return found


def carried(reader: Reader, key: str) -> list[str]:
    """Statuses that a model's attacks place on whom they wound (SD-115), each once."""
    return list({s.ability.status: 0 for s in abilities(reader, key) if isinstance(s.ability, Carries)})


def is_immune(reader: Reader, key: str, status: str) -> bool:
    """Tell whether a model ignores a status (SD-190)."""
    immune = {s.ability.status for s in abilities(reader, key) if isinstance(s.ability, Immune)}
    return not immune.isdisjoint((status, "all"))


def weak_spots(reader: Reader, key: str) -> set[str]:
    """Statuses to which a model is vulnerable (SD-191)."""
    return {s.ability.status for s in abilities(reader, key) if isinstance(s.ability, Vulnerable)}


# --- counters and numbers ------------------------------------------------------------------------------------------------


def statuses(reader: Reader, key: str) -> list[str]:
    """Status counters on a model, in the order of the rules."""
    found = reader.find(key, Statuses)
    return [status for status in STATUSES if status in found.names] if found else []


def has_status(reader: Reader, key: str, status: str) -> bool:
    """Tell whether a model carries a counter of that kind."""
    found = reader.find(key, Statuses)
    return found is not None and status in found.names


def wounds(reader: Reader, key: str) -> int:
    """Wound counters on a model."""
    found = reader.find(key, Damage)
    return found.wounds if found else 0


def potions(reader: Reader, key: str) -> int:
    """Potion counters of a hero."""
    found = reader.find(key, Potions)
    return found.count if found else 0


def stat(reader: Reader, key: str, name: str) -> Total:
    """Speed, AP, hearts or potion cap of a model with what adds to it; statuses aside."""
    parts = [
        Part(source.card, getattr(source.ability, name))
        for source in abilities(reader, key)
        if isinstance(source.ability, Stats)
    ]
    return total(getattr(record(reader, key), name), parts, floor=0)


def hearts_left(reader: Reader, key: str) -> int:
    """Wounds a model can still take."""
    return stat(reader, key, "hearts").value - wounds(reader, key)


def action_points(reader: Reader, key: str) -> Total:
    """AP of an activation that begins now; Poison takes one (SD-185)."""
    found = stat(reader, key, "ap")
    poison = Part("poison", -1 if has_status(reader, key, "poison") else 0)
    return total(found.base, (*found.parts, poison), floor=0)


def speed(reader: Reader, key: str) -> Total:
    """Speed of an activation that begins now; Slow halves it, rounded up (SD-186)."""
    found = stat(reader, key, "speed")
    slow = Part("slow", -(found.value // 2) if has_status(reader, key, "slow") else 0)
    return total(found.base, (*found.parts, slow), floor=0)


def actions(reader: Reader, key: str) -> tuple[tuple[str, Action], ...]:
    """(card, action) of everything printed for a model to use; card "" is its own stat card. Potions are among them."""
    cards = (*equipment(reader, key), *upgrades(reader, key))
    adventure = adventure_card(reader) if is_hero(reader, key) else None
    named = tuple((card, card_record(reader, card).id) for card in cards)
    return actions_on(record(reader, key).id, named, adventure.id if adventure else "")


def action(reader: Reader, key: str, name: str, card: str = "") -> Action:
    """An action of a model by its id and the card it is printed on."""
    return next(each for where, each in actions(reader, key) if (where, each.id) == (card, name))
