"""The boss: how he enters, and his timeout (SD-217 to SD-227, SD-230, SD-235 to SD-240; DP-12, DP-33).

In an 8-Bit game the mini-boss plays his part, without an adventure card. Knows no boss by name.
"""

from __future__ import annotations

from collections.abc import Iterable

from components.questions import Question
from components.superdungeon import Footing, Square, Statuses, Tracker
from components.texts import Text, text
from engine.boards import Cell
from engine.flow import Ask, Call, Done, Goto, Procedure, Step
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import figures, movement, sides, spawning
from systems.superdungeon.befalling import Befall, Due
from systems.superdungeon.content import content
from systems.superdungeon.figures import Reader
from systems.superdungeon.geometry import base
from systems.superdungeon.walking import distances

# --- where he may stand ----------------------------------------------------------------------------------------------


def boss_places(reader: Reader, but: str = "") -> list[Cell]:
    """Where the boss may be put: in rooms without a hero; else with the fewest, beside none if possible (SD-218)."""
    kind, rooms = sides.boss_record(reader), _heroes_in_rooms(reader)
    for fewest in sorted(set(rooms.values())):
        found = _places_within(reader, kind, {room for room, n in rooms.items() if n <= fewest}, but)
        apart = [at for at in found if not _touches_hero(reader, kind, at)] if fewest else found
        if found:
            return apart or found
    return []


def _heroes_in_rooms(reader: Reader) -> dict[str, int]:
    """All rooms with the number of heroes in each."""
    rooms = {square.room: 0 for _, square in reader.all(Square) if square.room}
    for hero in figures.models(reader, figures.HEROES):
        for room in {reader.get(space, Square).room for space in figures.spaces(reader, hero)} & set(rooms):
            rooms[room] += 1
    return rooms


def _places_within(reader: Reader, kind: str, rooms: set[str], but: str) -> list[Cell]:
    """Free places of a model of a kind that lie in some rooms alone."""
    inside = {figures.cell_of(reader, space) for space, square in reader.all(Square) if square.room in rooms}
    wide = _width(kind)
    return [at for at in spawning.places_at(reader, kind, inside, but) if inside.issuperset(base(at, wide))]


def _touches_hero(reader: Reader, kind: str, at: Cell) -> bool:
    ground, wide = figures.ground(reader), _width(kind)
    return any(
        ground.are_adjacent(at, figures.cell(reader, hero), wide, figures.size(reader, hero))
        for hero in figures.models(reader, figures.HEROES)
    )


def _width(kind: str) -> int:
    return content().models[kind].width


def _ask_place(reader: Reader, decision: str, prompt: Text, kind: str, places: Iterable[Cell]) -> Step:
    options = tuple(spawning.place_option(kind, at) for at in places)
    return Ask(Question(sides.consul(reader), "place", decision, prompt, options), "place", auto=True)


# --- entering --------------------------------------------------------------------------------------------------------


def is_due(reader: Reader) -> bool:
    """Tell whether the boss enters in this spawn step: the track said so, or no spawning point stands (SD-217)."""
    tracker = reader.the(Tracker)
    return not tracker.boss_entered and (tracker.boss_due or not figures.points(reader))


class EnterBoss(Procedure):
    """The boss enters, and the boss-fight effects of his adventure card begin (SD-217 to SD-219)."""

    boss: str = ""

    def start(self, world: World) -> Step:
        """Where? Should there be no room at all he waits for the next spawn step."""
        kind = sides.boss_record(world)
        places = boss_places(world)
        if not places:
            return Done()
        prompt = text("ask-boss-enters", who=f"@seat/{sides.consul(world)}", boss=f"@model/{kind}")
        return _ask_place(world, "DP-12", prompt, kind, places)

    def place(self, world: World) -> Step:
        """He is there; from now on spawning points produce nothing (SD-220)."""
        self.boss = spawning.field(world, sides.boss_record(world), figures.cell_of(world, self.chosen))
        tracker = world.the(Tracker)
        tracker.boss_entered, tracker.boss_due = True, False
        tell(world, "boss-entered", self.boss, boss=f"@{self.boss}")
        return Call(spawning.arrival(self.boss), then="effects")

    def effects(self, world: World) -> Step:
        """What befalls every hero (SD-237); what the horde gains is read from the card (SD-238)."""
        card = figures.adventure_card(world)
        if card is None:
            return Done()
        heroes = figures.models(world, figures.HEROES)
        due = [Due(hero, status, card.id, figures.CONSUL) for status in card.boss_statuses for hero in heroes]
        return Call(Befall(due=due), then="end")

    def end(self, world: World) -> Step:
        """The fight is on."""
        return Done()


# --- timeout ---------------------------------------------------------------------------------------------------------


def is_timeout_due(reader: Reader, model: str) -> bool:
    """Tell whether the boss has lost half his hearts or more, for the first time (SD-224)."""
    is_done = reader.the(Tracker).timeout_done or figures.adventure_card(reader) is None
    if is_done or not sides.is_boss(reader, model):
        return False
    return 2 * figures.wounds(reader, model) >= figures.stat(reader, model, "hearts").value


class Timeout(Procedure):
    """The boss withdraws and calls his brood (SD-225). `waiting` are kinds of models still to be summoned."""

    boss: str = ""
    waiting: list[str] = []
    called: list[str] = []
    """Models that stand beside him already."""

    def start(self, world: World) -> Step:
        """All statuses leave him; then he may choose a room without a hero."""
        self.boss = sides.boss(world)
        world.the(Tracker).timeout_done = True
        tell(world, "timeout", self.boss, boss=f"@{self.boss}")
        world.get(self.boss, Statuses).names.clear()
        return Goto("where")

    def where(self, world: World) -> Step:
        """Where to?"""
        places = boss_places(world, but=self.boss)
        prompt = text("ask-boss-moves", who=f"@seat/{sides.consul(world)}", boss=f"@{self.boss}")
        if not places:
            return Goto("moved")
        return _ask_place(world, "DP-33", prompt, sides.boss_record(world), places)

    def place(self, world: World) -> Step:
        """He is there."""
        within = movement.in_auras(world)
        world.add(self.boss, Footing(*figures.cell_of(world, self.chosen)))
        tell(world, "boss-moved", self.boss, boss=f"@{self.boss}", space=f"@{self.chosen}")
        return Call(movement.Arrive(model=self.boss, within=within), then="moved")

    def moved(self, world: World) -> Step:
        """What befalls all beside him, friend and foe (SD-239), and whom he calls (SD-240)."""
        card = content().adventure_of(sides.boss_record(world))
        beside = [
            model
            for model in figures.models(world)
            if model != self.boss and figures.are_adjacent(world, self.boss, model)
        ]
        statuses = card.timeout_statuses
        due = [Due(model, status, card.id, figures.CONSUL) for status in statuses for model in beside]
        self.waiting = [kind for kind, count in card.summons.items() for _ in range(count)]
        return Call(Befall(due=due), then="summon")

    def summon(self, world: World) -> Step:
        """The next one; what does not exist is not placed (SD-226)."""
        if not self.waiting:
            return Done()
        model, kind = self._next(world), self.waiting[0]
        places = summon_places(world, self.boss, kind, model)
        if not places or (not model and spawning.in_pool(world, kind) <= 0):
            self.waiting = self.waiting[1:]
            return Goto("summon")
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """Where shall it stand?"""
        kind = self.waiting[0]
        model = self._next(world)
        name = f"@{model}" if model else f"@model/{kind}"
        prompt = text("ask-summon", who=f"@seat/{sides.consul(world)}", model=name)
        options = tuple(
            spawning.place_option(kind, at) for at in summon_places(world, self.boss, kind, model)
        )
        return Ask(Question(sides.consul(world), "place", "DP-33", prompt, options), "call", auto=True)

    def call(self, world: World) -> Step:
        """It is there: moved with all it carries, or new from the pool."""
        at, kind, model = figures.cell_of(world, self.chosen), self.waiting[0], self._next(world)
        self.waiting, within = self.waiting[1:], movement.in_auras(world) if model else None
        if model:
            world.add(model, Footing(*at))
        else:
            model = spawning.field(world, kind, at)
        self.called.append(model)
        tell(world, "summoned", model, model=f"@{model}")
        return Call(movement.Arrive(model=model, within=within), then="summon")

    def _next(self, world: World) -> str:
        """A model of the next kind that is on the map and not beside him yet, or ""."""
        standing = spawning.on_map(world, self.waiting[0])
        return next((model for model in standing if model not in self.called), "")


def summon_places(reader: Reader, boss: str, kind: str, model: str) -> list[Cell]:
    """Free places beside the boss; if there are none, the nearest in his room (SD-226)."""
    beside = spawning.places_beside(reader, kind, boss, model)
    if beside:
        return beside
    rooms = {reader.get(space, Square).room for space in figures.spaces(reader, boss)} - {""}
    places = _places_within(reader, kind, rooms, model)
    steps = distances(figures.ground(reader), figures.cells(reader, boss))
    nearest = min((steps.get(at, 0) for at in places), default=0)
    return [at for at in places if steps.get(at, 0) == nearest]


PROCEDURES = (EnterBoss, Timeout)
