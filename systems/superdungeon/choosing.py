"""Choosing heroes and the Consul's models (SD-003, SD-007 to SD-013; DP-02 to DP-04)."""

from __future__ import annotations

from collections.abc import Iterator

from components.cards import Pile
from components.questions import Question
from components.superdungeon import Auras, Damage, Force, LastingEffects, Model, Potions, Statuses
from components.texts import text
from engine.flow import Ask, Done, Goto, Procedure, Step, option
from engine.world import GAME, World
from systems.shared.telling import tell
from systems.superdungeon import figures, sides, tracker
from systems.superdungeon.content import content
from systems.superdungeon.figures import HEROES
from systems.superdungeon.vocabulary import Tag

# --- heroes ----------------------------------------------------------------------------------------------------------


def enter_hero(world: World, record: str, seat: int) -> str:
    """A hero joins the party, off the map still; copies are numbered from 2."""
    copies = sum(world.get(hero, Model).record == record for hero in figures.heroes(world))
    key = f"hero/{record}" + (f"/{copies + 1}" if copies else "")
    model = Model(record, HEROES, seat)
    return world.spawn(key, model, Damage(), Potions(), Statuses(), LastingEffects(), Auras(), Pile())


def choices(world: World, seat: int) -> list[str]:
    """Heroes that a seat may choose (SD-008): never two copies for one seat, so that copies take three players.

    A house rule has no copies at all.
    """
    taken = [world.get(hero, Model) for hero in figures.heroes(world)]
    has_copies = figures.switch(world, "duplicate_heroes") == "by_rule"
    barred = {model.record for model in taken if model.seat == seat or not has_copies}
    return [hero.id for hero in content().heroes() if hero.id not in barred]


def next_chooser(world: World) -> int | None:
    """The seat that lacks a hero first; heroes are dealt out to the seats one by one (SD-004)."""
    seats, held = sides.hero_seats(world), [figures.seat_of(world, hero) for hero in figures.heroes(world)]
    for slot in range(tracker.size_numbers(world).heroes):
        seat = seats[slot % len(seats)]
        if seat not in held:
            return seat
        held.remove(seat)
    return None


class ChooseHeroes(Procedure):
    """Each hero seat in order chooses its heroes (DP-02)."""

    seat: int = -1

    def start(self, world: World) -> Step:
        """Who is next?"""
        seat = next_chooser(world)
        if seat is None:
            return Done()
        self.seat = seat
        return Goto("ask")

    def ask(self, world: World) -> Step:
        """A hero of the eight."""
        options = tuple(
            option(f"hero/{hero}", text("opt-choose-hero", hero=f"@hero/{hero}"))
            for hero in choices(world, self.seat)
        )
        prompt = text("ask-choose-hero", who=f"@seat/{self.seat}")
        return Ask(Question(self.seat, "pick", "DP-02", prompt, options), "take")

    def take(self, world: World) -> Step:
        """He joins the party."""
        hero = enter_hero(world, self.chosen.removeprefix("hero/"), self.seat)
        tell(world, "hero-chosen", hero, who=f"@seat/{self.seat}", hero=f"@{hero}")
        return Goto("start")


# --- the Consul's force ----------------------------------------------------------------------------------------------


def free_models(world: World, tag: Tag) -> list[str]:
    """Bosses or mini-bosses of whom a model is left (SD-010)."""
    chosen = [world.the(Force).boss, *world.the(Force).mini_bosses]
    return [model.id for model in content().tagged(tag) if chosen.count(model.id) < model.copies]


def roster_sets(points: int) -> list[tuple[str, ...]]:
    """Every choice of rosters that makes exactly so many spawning points; pairs stay whole (SD-011, SD-013)."""
    return list(_sets(tuple(content().rosters), points))


def _sets(rosters: tuple[str, ...], points: int) -> Iterator[tuple[str, ...]]:
    if not rosters:
        if points == 0:
            yield ()
        return
    roster = content().rosters[rosters[0]]
    for copies in range(min(roster.copies, points // roster.points), -1, -1):
        for rest in _sets(rosters[1:], points - copies * roster.points):
            yield (roster.id,) * copies + rest


def fill_pool(world: World) -> None:
    """How many models of each kind the Consul may ever have on the map (SD-012)."""
    force = world.the(Force)
    for roster in force.rosters:
        for kind, count in content().rosters[roster].models.items():
            force.pool[kind] = force.pool.get(kind, 0) + count
    for kind in (*force.mini_bosses, *([force.boss] if force.boss else [])):
        force.pool[kind] = force.pool.get(kind, 0) + 1
    for trap in content().tagged("trap"):
        force.pool[trap.id] = trap.copies


class ChooseForce(Procedure):
    """The Consul chooses boss, mini-bosses and spawning points, in this order (DP-03, DP-04)."""

    def start(self, world: World) -> Step:
        """The boss comes first; an 8-Bit game has none (SD-003, SD-009)."""
        force, numbers = world.the(Force), tracker.size_numbers(world)
        if numbers.bosses and not force.boss:
            return Goto("boss")
        return Goto("mini_boss" if len(force.mini_bosses) < numbers.mini_bosses else "rosters")

    def boss(self, world: World) -> Step:
        """Which boss?"""
        return self._ask_model(world, "boss", "take_boss")

    def take_boss(self, world: World) -> Step:
        """He waits for his moment."""
        world.the(Force).boss = self.chosen
        return Goto("start")

    def mini_boss(self, world: World) -> Step:
        """Which mini-boss?"""
        return self._ask_model(world, "mini_boss", "take_mini_boss")

    def take_mini_boss(self, world: World) -> Step:
        """He is ready to be produced."""
        world.the(Force).mini_bosses.append(self.chosen)
        return Goto("start")

    def rosters(self, world: World) -> Step:
        """Which spawning points?"""
        seat = sides.consul(world)
        options = tuple(
            option(
                "+".join(chosen), text("opt-rosters", rosters=[text(f"name-{roster}") for roster in chosen])
            )
            for chosen in roster_sets(tracker.size_numbers(world).heroes)
        )
        prompt = text("ask-rosters", who=f"@seat/{seat}", n=tracker.size_numbers(world).heroes)
        return Ask(Question(seat, "pick", "DP-04", prompt, options), "take_rosters", auto=True)

    def take_rosters(self, world: World) -> Step:
        """With them the Consul's force is complete."""
        force = world.the(Force)
        force.rosters = self.chosen.split("+")
        fill_pool(world)
        chosen = [*([force.boss] if force.boss else []), *force.mini_bosses, *force.rosters]
        tell(world, "force-chosen", GAME, models=[text(f"name-{record}") for record in chosen])
        return Done()

    def _ask_model(self, world: World, tag: Tag, then: str) -> Step:
        seat = sides.consul(world)
        options = tuple(
            option(kind, text("opt-choose-model", model=f"@model/{kind}")) for kind in free_models(world, tag)
        )
        default = next(
            (kind for kind in free_models(world, tag) if kind not in world.the(Force).mini_bosses), ""
        )
        prompt = text(f"ask-choose-{tag.replace('_', '-')}", who=f"@seat/{seat}")
        return Ask(Question(seat, "pick", "DP-03", prompt, options, default=default), then, auto=True)


PROCEDURES = (ChooseHeroes, ChooseForce)
