"""Healing: Heal, Remedy, the rune of restoration, the relief by a sacrifice, and Resurrect (SD-071, SD-203 to SD-206).

Who must choose something is asked here; the counters themselves go by `counters.py`. Who may heal, other modules say. Knows
no card and no model by name.
"""

from __future__ import annotations

from components.board import Space
from components.questions import Option, Question
from components.superdungeon import Footing, Model, StartMarker
from components.texts import Text, text
from engine import rng
from engine.boards import Cell
from engine.effects import RunEffects, plain
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.shared.telling import DICE, tell
from systems.superdungeon import counters, figures, movement, odds, spawning, walking
from systems.superdungeon.faces import reading_order
from systems.superdungeon.figures import Reader
from systems.superdungeon.geometry import base
from systems.superdungeon.vocabulary import Action

WOUND = "wound"
WOUNDS = "wounds"
STATUSES = "statuses"
KEEP = "keep"
RUNE = "restoration_rune"
"""The kind of space that heals whoever ends his activation there."""
DIE = "blue"
"""What is rolled for each heart of a hero who may return (SD-204)."""

# --- Heal X and the rune -----------------------------------------------------------------------------------------------


class Heal(Procedure):
    """Remove up to n wound counters, or up to n status counters, from a model; its owner chooses (SD-203, DP-31)."""

    model: str
    n: int

    def start(self, world: World) -> Step:
        """Is there a choice?"""
        if not figures.statuses(world, self.model):
            counters.heal_wounds(world, self.model, self.n)
            return Done()
        return Goto("choose" if figures.wounds(world, self.model) else "choose_statuses")

    def choose(self, world: World) -> Step:
        """Wounds or statuses?"""
        options = (
            option(WOUNDS, text("opt-heal-wounds", n=min(self.n, figures.wounds(world, self.model)))),
            option(STATUSES, text("opt-heal-statuses", n=self._most(world))),
        )
        return Ask(self._question(world, text("ask-heal", who=f"@{self.model}"), options), "chosen_kind")

    def chosen_kind(self, world: World) -> Step:
        """Wounds go at once; which statuses may have to be chosen."""
        if self.chosen == STATUSES:
            return Goto("choose_statuses")
        counters.heal_wounds(world, self.model, self.n)
        return Done()

    def choose_statuses(self, world: World) -> Step:
        """Which ones, if there are more than may go?"""
        names, most = figures.statuses(world, self.model), self._most(world)
        if len(names) == most:
            return Goto("all_statuses")
        options = tuple(
            option(name, text("opt-remove-status", status=text(f"status-{name}"))) for name in names
        )
        prompt = text("ask-heal-statuses", who=f"@{self.model}", n=most)
        asked = Question(
            figures.seat_of(world, self.model), "pick_some", "DP-31", prompt, options, min=most, max=most
        )
        return Ask(asked, "remove")

    def all_statuses(self, world: World) -> Step:
        """There are no more than may go."""
        counters.remedy(world, self.model)
        return Done()

    def remove(self, world: World) -> Step:
        """The ones chosen go."""
        for name in self.answer:
            counters.remove_status(world, self.model, name)
        return Done()

    def _most(self, world: World) -> int:
        return min(self.n, len(figures.statuses(world, self.model)))

    def _question(self, world: World, prompt: Text, options: tuple[Option, ...]) -> Question:
        seat = figures.seat_of(world, self.model)
        return Question(seat, "pick", "DP-31", prompt, options, default=WOUNDS, about=(self.model,))


class RuneOfRestoration(Procedure):
    """A hero who ends his activation on a rune removes one wound or one status of his own (SD-071, DP-32)."""

    hero: str

    def start(self, world: World) -> Step:
        """Does he stand on one, and is there something to remove?"""
        return (
            Goto("choose")
            if stands_on_rune(world, self.hero) and counters.reliefs(world, self.hero)
            else Done()
        )

    def choose(self, world: World) -> Step:
        """A wound or a status?"""
        options = tuple(
            option(what, text("opt-relief", what=counters.relief_text(what)))
            for what in counters.reliefs(world, self.hero)
        )
        prompt = text("ask-rune", who=f"@{self.hero}")
        seat = figures.seat_of(world, self.hero)
        return Ask(Question(seat, "pick", "DP-32", prompt, options, about=(self.hero,)), "remove", auto=True)

    def remove(self, world: World) -> Step:
        """It is gone."""
        tell(world, "rune-heals", self.hero, who=f"@{self.hero}")
        counters.relieve(world, self.hero, self.chosen)
        return Done()


def stands_on_rune(reader: Reader, model: str) -> bool:
    """Tell whether a hero stands on a restoration rune, and not above it: flyers on such a square ignore it (SD-068)."""
    if not figures.is_hero(reader, model) or figures.has_trait(reader, model, "fly"):
        return False
    return any(reader.get(space, Space).kind == RUNE for space in figures.spaces(reader, model))


# --- Resurrect -----------------------------------------------------------------------------------------------------------


class Resurrect(Procedure):
    """Roll for a destroyed hero; if enough wounds go he returns beside the start marker (SD-204, DP-36).

    `seat` is the owner of what resurrects; with `hero` he has chosen already.
    """

    seat: int
    hero: str = ""

    def start(self, world: World) -> Step:
        """Whom?"""
        return Goto("roll" if self.hero else "choose")

    def choose(self, world: World) -> Step:
        """Which of the destroyed heroes? Without one nothing happens (SD-205)."""
        fallen = destroyed_heroes(world)
        if not fallen:
            return Done(False)
        options = tuple(option(hero, text("opt-resurrect", who=f"@{hero}"), hero) for hero in fallen)
        return Ask(
            Question(self.seat, "pick", "DP-36", text("ask-resurrect"), options), "chosen_hero", auto=True
        )

    def chosen_hero(self, world: World) -> Step:
        """Roll for him."""
        self.hero = self.chosen
        return Goto("roll")

    def roll(self, world: World) -> Step:
        """One blue die for each printed heart, one wound less for each star; icons are blank (SD-206)."""
        stars = _roll_hearts(world, self.hero)
        counters.heal_wounds(world, self.hero, stars)
        if figures.hearts_left(world, self.hero) > 0:
            return Goto("choose_square")
        tell(world, "stays-out", self.hero, who=f"@{self.hero}", wounds=figures.wounds(world, self.hero))
        return Done(False)

    def choose_square(self, world: World) -> Step:
        """His owner chooses where he returns."""
        kind, places = figures.record(world, self.hero).id, return_places(world, self.hero)
        options = tuple(spawning.place_option(kind, at) for at in places)
        seat = figures.seat_of(world, self.hero)
        prompt = text("ask-return", who=f"@{self.hero}")
        return Ask(Question(seat, "place", "DP-36", prompt, options, about=(self.hero,)), "place", auto=True)

    def place(self, world: World) -> Step:
        """He is back, spent if he had acted this round (SD-036), with his equipment and potions."""
        world.get(self.hero, Model).destroyed = False
        tell(world, "resurrected", self.hero, self.chosen, who=f"@{self.hero}")
        x, y = figures.cell_of(world, self.chosen)
        world.add(self.hero, Footing(x, y))
        return Call(movement.Arrive(model=self.hero), then="end")

    def end(self, world: World) -> Step:
        """Tell whether he has returned."""
        return Done(True)


class RoundStartEffects(Procedure):
    """What cards do at the start of a round: a hero may be resurrected (SD-029, DP-10). `offered` are cards done with."""

    hero: str = ""
    card: str = ""
    offered: list[str] = []

    def start(self, world: World) -> Step:
        """The next card, while somebody waits for it (SD-205)."""
        found = next((found for found in self._waiting(world) if found[1] not in self.offered), None)
        if found is None or not destroyed_heroes(world):
            return Done()
        self.hero, self.card, _ = found
        self.offered.append(self.card)
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """Use it on somebody, or keep it?"""
        options = [
            option(fallen, text("opt-use-on", card=f"@{self.card}", who=f"@{fallen}"), fallen)
            for fallen in destroyed_heroes(world)
        ]
        options.append(option(KEEP, text("opt-keep-charm", card=f"@{self.card}"), self.card))
        seat = figures.seat_of(world, self.hero)
        prompt = text("ask-round-start", who=f"@{self.hero}", card=f"@{self.card}")
        about = (self.hero, self.card)
        return Ask(Question(seat, "pick", "DP-10", prompt, tuple(options), default=KEEP, about=about), "act")

    def act(self, world: World) -> Step:
        """Its effects happen, once."""
        if self.chosen == KEEP:
            return Goto("start")
        action = next(action for _, card, action in self._waiting(world) if card == self.card)
        seat = figures.seat_of(world, self.hero)
        notes = {
            "targets": [self.hero],
            "card": self.card,
            "seat": seat,
            "own": False,
            "resurrects": self.chosen,
        }
        run = RunEffects(effects=plain(action.ops), actor=self.hero, source=action.id, notes=notes)
        return Call(run, then="start")

    def _waiting(self, world: World) -> list[tuple[str, str, Action]]:
        """(hero, card, action) of all that heroes on the map may use at the start of a round."""
        return [
            (hero, card, action)
            for hero in figures.models(world, figures.HEROES)
            for card, action in figures.actions(world, hero)
            if action.when == "round_start"
        ]


def destroyed_heroes(reader: Reader) -> list[str]:
    """Heroes that wait for a Resurrect (SD-117)."""
    return [hero for hero in figures.heroes(reader) if reader.get(hero, Model).destroyed]


def return_places(reader: Reader, hero: str) -> list[Cell]:
    """Free places beside the start marker, or else the nearest ones by walking distance (SD-204)."""
    ground, size = figures.ground(reader), figures.size(reader, hero)
    taken = figures.occupied(reader)
    marker = start_cell(reader)

    def free(squares: list[Cell]) -> list[Cell]:
        return [at for at in ground.places_over(squares, size) if taken.isdisjoint(base(at, size))]

    if found := free(ground.beside(marker)):
        return found
    steps = walking.distances(ground, [marker])
    for far in range(max(steps.values()) + 1):
        if found := free([cell for cell, n in steps.items() if n == far]):
            return sorted(found, key=reading_order)
    return []


def start_cell(reader: Reader) -> Cell:
    """Where the hero start marker lies."""
    return next(figures.cell(reader, marker) for marker, _ in reader.all(StartMarker))


def _roll_hearts(world: World, hero: str) -> int:
    """Stars of one blue die for each heart on the hero's stat card."""
    dice = rng.roll(world, DIE, odds.FACES, figures.record(world, hero).hearts)
    stars = sum(odds.face_stars(DIE)[face - 1] for face in dice)
    tell(
        world,
        "resurrect-rolled",
        hero,
        barrier=DICE,
        numbers={DIE: dice, "stars": stars},
        who=f"@{hero}",
        stars=stars,
    )
    return stars


PROCEDURES = (Heal, RuneOfRestoration, Resurrect, RoundStartEffects)
