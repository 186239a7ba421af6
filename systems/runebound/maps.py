"""What Runebound demands of a map: terrain, towns, jewels and the places beside the board (rules, section 4).

The general demands are data for the map reader; `check` adds what only this game knows. No file format here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.boards import MapLayout
from engine.map_rules import MapRules, PointLayer, PropertyRule, RectLayer

TERRAINS: Final = ("plains", "road", "river", "swamp", "forest", "hills", "mountain", "town")

COUNTERS: Final = {"green": 22, "yellow": 16, "blue": 11, "red": 9}
"""Adventure counters in the box; a map cannot print more jewels of a colour (RB-002, RB-008)."""

MAP_RULES: Final = MapRules(
    game="runebound",
    orientation="hexagonal",
    tile_layer="terrain",
    tile_property="terrain",
    kinds=TERRAINS,
    no_space=("edge",),
    properties=(
        PropertyRule("game", one_of=("runebound",)),
        PropertyRule("title"),
        PropertyRule("start_town"),
    ),
    points=(
        PointLayer(
            "towns",
            id_property="town_id",
            properties=(PropertyRule("town_id"), PropertyRule("market_index", "int"), PropertyRule("crest")),
            space_name="{town_id}",
        ),
        PointLayer(
            "jewels",
            id_property="jewel_id",
            properties=(
                PropertyRule("jewel_id"),
                PropertyRule("colour", one_of=tuple(COUNTERS)),
                PropertyRule("sunburst", "bool"),
                PropertyRule("place_name"),
            ),
            space_name="{place_name}",
        ),
    ),
    rects=(
        RectLayer(
            "board",
            (
                *(f"deck_{colour}" for colour in COUNTERS),
                "market_deck",
                "event_slot",
                *(f"undefeated_{n}" for n in range(1, 7)),
                "counter_pile",
                "bank",
            ),
        ),
    ),
    pictures=("decoration",),
)


def check(layout: MapLayout) -> list[str]:
    """Returns what is wrong with a map by the rules of this game, one sentence for each fault."""
    return [*_town_faults(layout), *_market_faults(layout), *_jewel_faults(layout)]


def _town_faults(layout: MapLayout) -> Iterator[str]:
    file = f"{layout.id}.tmx"
    kinds = {space.key: space.kind for space in layout.spaces}
    towns = layout.on_layer("towns")
    start = layout.properties["start_town"]
    if start not in [town.name for town in towns]:
        yield (
            f'{file}, layer towns: there is no town "{start}" to start in; '
            f"add that town or name another one in the map property start_town."
        )
    for town in towns:
        if kinds[town.space] != "town":
            yield (
                f'{file}, layer towns, object "{town.name}": it lies on {kinds[town.space]}; '
                f"move it onto a town tile or paint one under it."
            )
    taken = {town.space for town in towns}
    for space in layout.spaces:
        if space.kind == "town" and space.key not in taken:
            yield (
                f"{file}, layer terrain, cell {space.x},{space.y}: no town lies on this town tile; "
                f"add a point in layer towns or paint other terrain."
            )


def _market_faults(layout: MapLayout) -> Iterator[str]:
    """Market indices count 1, 2, 3 ... and every market has its two places beside the map."""
    file = f"{layout.id}.tmx"
    towns = layout.on_layer("towns")
    places = {rect.name for rect in layout.on_layer("board")}
    indices = Counter(town.properties["market_index"] for town in towns)
    for n in range(1, len(towns) + 1):
        if indices[n] != 1:
            yield (
                f"{file}, layer towns: {indices[n] or 'no'} towns have market_index {n}; "
                f"number the towns 1 to {len(towns)}, each number once."
            )
        for place in (f"market_{n}", f"doom_{n}"):
            if place not in places:
                yield f'{file}, layer board: the rectangle "{place}" is missing; draw it beside the map.'


def _jewel_faults(layout: MapLayout) -> Iterator[str]:
    file = f"{layout.id}.tmx"
    kinds = {space.key: space.kind for space in layout.spaces}
    jewels = layout.on_layer("jewels")
    for jewel in jewels:
        if kinds[jewel.space] == "town":
            yield (
                f'{file}, layer jewels, object "{jewel.name}": it lies in a town; '
                f"move it to a space without a town."
            )
    printed = Counter(jewel.properties["colour"] for jewel in jewels)
    for colour, counters in COUNTERS.items():
        if printed[colour] > counters:
            yield (
                f"{file}, layer jewels: {printed[colour]} jewels are {colour}, but there are only "
                f"{counters} {colour} counters; remove some."
            )


def rules_for(name: str) -> MapRules:
    """The rules for a map file by its name without ending: all boards of this game are alike."""
    return MAP_RULES


def is_playable(name: str) -> bool:
    """Every map of this game is a whole board."""
    return True
