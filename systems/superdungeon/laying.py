"""Building the dungeon and laying out what stands in it (SD-014 to SD-024; DP-05 to DP-09)."""

from __future__ import annotations

from collections.abc import Iterable

from components.board import Space
from components.questions import Option, Question
from components.superdungeon import Chest, Footing, Force, LaidTile, Square, StartMarker
from components.texts import Text, text
from engine.boards import Cell
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import dungeon, figures, sides, spawning, tracker
from systems.superdungeon.content import content
from systems.superdungeon.dungeon import Laid
from systems.superdungeon.faces import HALLWAY
from systems.superdungeon.figures import CONSUL, HEROES, Reader
from systems.superdungeon.walking import distances

START = "marker/start"
FLOOR = "floor"


# --- tiles -----------------------------------------------------------------------------------------------------------


def laid(reader: Reader) -> list[Laid]:
    """The tiles on the table, in the order in which they were laid."""
    return [Laid(tile.face, tile.turns, tile.gx, tile.gy) for _, tile in reader.all(LaidTile)]


def lay(world: World, tile: Laid) -> None:
    """Put a tile on the table."""
    world.spawn(f"tile/{tile.face}", LaidTile(tile.face, tile.turns, tile.gx, tile.gy))


def make_squares(world: World) -> None:
    """The squares of the whole dungeon, its upper left corner at 0, 0; open hallways are marked (SD-017, SD-019)."""
    tiles = dungeon.shifted(laid(world))
    for tile in tiles:
        world.add(f"tile/{tile.face}", LaidTile(tile.face, tile.turns, tile.gx, tile.gy))
    leading_out = {cell for hallway in dungeon.open_hallways(tiles) for cell in hallway.squares}
    for cell, square in dungeon.compose(tiles, world.rules.faces).items():
        is_hallway = square.kind == "hallway"
        kind = HALLWAY if is_hallway else square.terrain
        room = f"tile/{square.room}" if square.room else ""
        lying = Square(f"tile/{square.tile}", room, is_hallway, cell in leading_out)
        world.spawn(figures.space_at(cell), Space(cell[0], cell[1], kind), lying)


class LayTiles(Procedure):
    """Both sides lay tiles in turns, the Consul first, until there are as many as heroes (DP-05)."""

    def start(self, world: World) -> Step:
        """Is there a tile to lay?"""
        is_done = len(laid(world)) >= tracker.size_numbers(world).heroes
        return Done() if is_done else Goto("ask")

    def ask(self, world: World) -> Step:
        """Every face, turn and place (SD-016)."""
        tiles = laid(world)
        seat = sides.voice(world, HEROES if len(tiles) % 2 else CONSUL)
        options = tuple(_tile_option(tile) for tile in dungeon.placements(tiles, world.rules.faces))
        prompt = text("ask-lay-tile", who=f"@seat/{seat}", n=len(tiles) + 1)
        return Ask(Question(seat, "pick", "DP-05", prompt, options), "lay")

    def lay(self, world: World) -> Step:
        """It lies."""
        face, turns, gx, gy = self.chosen.split(":")
        lay(world, Laid(face, int(turns), int(gx), int(gy)))
        tell(world, "tile-laid", f"tile/{face}", tile=f"@tile/{face}")
        return Goto("start")


def _tile_option(tile: Laid) -> Option:
    words = text(
        "opt-lay-tile", tile=f"@tile/{tile.face}", turns=90 * tile.turns, column=tile.gx, row=tile.gy
    )
    return option(f"{tile.face}:{tile.turns}:{tile.gx}:{tile.gy}", words)


# --- squares ---------------------------------------------------------------------------------------------------------


def room_squares(world: World, tile: str) -> list[Cell]:
    """Empty squares of a tile's rooms on which a spawning point or chest may stand (SD-018, `spawn_terrain`)."""
    taken = figures.occupied(world) | _marked(world)
    any_ground = figures.switch(world, "spawn_terrain") == "any_room_square"
    found = []
    for key, square in world.all(Square):
        space = world.get(key, Space)
        is_fit = square.tile == tile and square.room and (any_ground or space.kind == FLOOR)
        if is_fit and (space.x, space.y) not in taken:
            found.append((space.x, space.y))
    return found


def _marked(world: World) -> set[Cell]:
    return {figures.cell(world, START)} if START in world else set()


def place_options(cells: Iterable[Cell]) -> tuple[Option, ...]:
    """An option for each square."""
    spaces = [figures.space_at(cell) for cell in cells]
    return tuple(option(space, text("opt-space", space=f"@{space}"), space) for space in spaces)


def _ask_place(
    seat: int, decision: str, prompt: Text, cells: list[Cell], then: str, default: str = ""
) -> Step:
    question = Question(seat, "place", decision, prompt, place_options(cells), default=default)
    return Ask(question, then, auto=True)


class PlacePoints(Procedure):
    """The Consul places all his spawning points, one on each tile (DP-06)."""

    def start(self, world: World) -> Step:
        """Is there a point to place?"""
        return Goto("ask") if self._points(world) else Done()

    def ask(self, world: World) -> Step:
        """Where it may stand; by default as far from all ways in as it can be."""
        seat, kind = sides.consul(world), self._points(world)[0]
        cells = self._cells(world)
        steps = distances(figures.ground(world), _doors(world))
        default = figures.space_at(max(cells, key=lambda cell: steps[cell]))
        prompt = text("ask-place-point", who=f"@seat/{seat}", point=f"@model/{kind}")
        return _ask_place(seat, "DP-06", prompt, cells, "place", default)

    def place(self, world: World) -> Step:
        """It stands there for good."""
        point = spawning.field(world, self._points(world)[0], figures.cell_of(world, self.chosen))
        tell(world, "point-placed", point, point=f"@{point}", space=f"@{self.chosen}")
        return Goto("start")

    def _points(self, world: World) -> list[str]:
        """Kinds of the points that are still to be placed."""
        rosters = [content().rosters[roster] for roster in world.the(Force).rosters]
        kinds = [roster.point for roster in rosters for _ in range(roster.points)]
        return kinds[len(figures.points(world)) :]

    def _cells(self, world: World) -> list[Cell]:
        used = {
            world.get(space, Square).tile
            for point in figures.points(world)
            for space in figures.spaces(world, point)
        }
        tiles = [tile for tile, _ in world.all(LaidTile) if tile not in used]
        return [cell for tile in tiles for cell in room_squares(world, tile)]


def _doors(world: World) -> list[Cell]:
    return [figures.cell_of(world, space) for space, square in world.all(Square) if square.open]


# --- the heroes' way in ----------------------------------------------------------------------------------------------


class PlaceStart(Procedure):
    """The party places the start marker near an open hallway (DP-07)."""

    def start(self, world: World) -> Step:
        """Where?"""
        seat = figures.speaker(world)
        taken = figures.occupied(world)
        cells = dungeon.start_squares(laid(world), figures.ground(world), taken)
        return _ask_place(seat, "DP-07", text("ask-place-start", who=f"@seat/{seat}"), cells, "place")

    def place(self, world: World) -> Step:
        """It lies."""
        x, y = figures.cell_of(world, self.chosen)
        world.spawn(START, StartMarker(), Footing(x, y))
        tell(world, "start-placed", START, space=f"@{self.chosen}")
        return Done()


def start_cells(world: World) -> list[Cell]:
    """Free squares for a hero who enters: the marker's and those beside it, else the nearest (SD-020, SD-204)."""
    ground, taken = figures.ground(world), figures.occupied(world)
    marker = figures.cell(world, START)
    near = [cell for cell in (marker, *ground.around(marker)) if cell not in taken]
    if near:
        return near
    steps = {cell: n for cell, n in distances(ground, [marker]).items() if cell not in taken}
    nearest = min(steps.values(), default=0)
    return [cell for cell, n in steps.items() if n == nearest]


class PlaceHeroes(Procedure):
    """All heroes enter, each where its owner wants (DP-08)."""

    hero: str = ""

    def start(self, world: World) -> Step:
        """Who is next?"""
        waiting = [hero for hero in figures.heroes(world) if not world.has(hero, Footing)]
        if not waiting:
            return Done()
        self.hero = waiting[0]
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """Where does he stand?"""
        seat = figures.seat_of(world, self.hero)
        prompt = text("ask-place-hero", who=f"@seat/{seat}", hero=f"@{self.hero}")
        return _ask_place(seat, "DP-08", prompt, start_cells(world), "place")

    def place(self, world: World) -> Step:
        """There."""
        x, y = figures.cell_of(world, self.chosen)
        world.add(self.hero, Footing(x, y))
        tell(world, "hero-placed", self.hero, hero=f"@{self.hero}", space=f"@{self.chosen}")
        return Call(spawning.arrival(self.hero), then="start")


# --- chests ----------------------------------------------------------------------------------------------------------


def chest_cells(world: World, tile: str) -> list[Cell]:
    """Where a chest may stand on a tile: not in a room of the start marker or of a hero (SD-022)."""
    standing = [*figures.heroes(world), START]
    rooms = {world.get(space, Square).room for key in standing for space in figures.spaces(world, key)}
    return [
        cell
        for cell in room_squares(world, tile)
        if world.get(figures.space_at(cell), Square).room not in rooms
    ]


class PlaceChests(Procedure):
    """The Consul places a chest on each tile; one that fits nowhere on its tile comes onto another (DP-09, SD-023)."""

    tiles: list[str] = []
    """Tiles whose chest has not been placed yet, those without a place of their own last."""

    def start(self, world: World) -> Step:
        """All tiles wait for their chest."""
        tiles = [tile for tile, _ in world.all(LaidTile)]
        self.tiles = sorted(tiles, key=lambda tile: not chest_cells(world, tile))
        return Goto("next")

    def next(self, world: World) -> Step:
        """Is there a chest to place, and a place?"""
        return Goto("ask") if self.tiles and self._cells(world) else Done()

    def ask(self, world: World) -> Step:
        """Where?"""
        seat = sides.consul(world)
        prompt = text("ask-place-chest", who=f"@seat/{seat}", tile=f"@{self.tiles[0]}")
        return _ask_place(seat, "DP-09", prompt, self._cells(world), "place")

    def place(self, world: World) -> Step:
        """There it waits."""
        x, y = figures.cell_of(world, self.chosen)
        chest = world.spawn(f"chest/{len(figures.chests(world)) + 1}", Chest(), Footing(x, y))
        tell(world, "chest-placed", chest, space=f"@{self.chosen}")
        self.tiles = self.tiles[1:]
        return Goto("next")

    def _cells(self, world: World) -> list[Cell]:
        own = chest_cells(world, self.tiles[0])
        return own or [cell for tile, _ in world.all(LaidTile) for cell in chest_cells(world, tile)]


PROCEDURES = (LayTiles, PlacePoints, PlaceStart, PlaceHeroes, PlaceChests)
