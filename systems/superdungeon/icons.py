"""Hearts and potions that a hero's wounding attack shows, handed out one by one (SD-099 to SD-103)."""

from __future__ import annotations

from components.questions import Option, Question
from components.superdungeon import Potions
from components.texts import text
from engine.flow import Ask, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import counters, figures, tracker
from systems.superdungeon.figures import Reader

LOSE = "lose"
HEART = "heart"
POTION = "potion"


def in_need(reader: Reader) -> list[str]:
    """Living heroes from whom a heart could remove something, the most wounded first (SD-100)."""
    found = [hero for hero in figures.models(reader, figures.HEROES) if counters.reliefs(reader, hero)]
    return sorted(found, key=lambda hero: -figures.wounds(reader, hero))


def thirsty(reader: Reader) -> list[str]:
    """Living heroes below their potion cap (SD-101)."""
    return [hero for hero in figures.models(reader, figures.HEROES) if has_room(reader, hero)]


def has_room(reader: Reader, hero: str) -> bool:
    """Tell whether a hero can take a potion counter more."""
    lying = sum(held.count for _, held in reader.all(Potions))
    below_cap = figures.potions(reader, hero) < figures.stat(reader, hero, "potion_cap").value
    return below_cap and counters.left_in_box(reader, "potion", lying) > 0


class ShareIcons(Procedure):
    """The party hands out what `hero` has rolled; with Luck he may change hearts into potions and back (SD-102)."""

    hero: str
    hearts: int
    potions: int
    swapped: bool = False

    def start(self, world: World) -> Step:
        """What is left?"""
        if not self.swapped and figures.has_trait(world, self.hero, "luck"):
            return Goto("swap")
        if self.hearts:
            return Goto("heart")
        return Goto("potion") if self.potions else Done()

    def swap(self, world: World) -> Step:
        """DP-24: how many of each?"""
        icons = self.hearts + self.potions
        options = tuple(
            option(f"hearts:{n}", text("opt-luck", hearts=n, potions=icons - n)) for n in range(icons, -1, -1)
        )
        seat, kept = figures.seat_of(world, self.hero), f"hearts:{self.hearts}"
        prompt = text("ask-luck", who=f"@{self.hero}", hearts=self.hearts, potions=self.potions)
        return Ask(
            Question(seat, "pick", "DP-24", prompt, options, default=kept, about=(self.hero,)), "swap_them"
        )

    def swap_them(self, world: World) -> Step:
        """So be it."""
        hearts = int(self.chosen.partition(":")[2])
        self.hearts, self.potions, self.swapped = hearts, self.hearts + self.potions - hearts, True
        return Goto("start")

    def heart(self, world: World) -> Step:
        """DP-22: who takes a heart, and against what? With nobody in need it is lost."""
        options = [
            option(f"{hero}:{what}", text("opt-heart", who=f"@{hero}", what=counters.relief_text(what)), hero)
            for hero in in_need(world)
            for what in counters.reliefs(world, hero)
        ]
        return self._ask(world, "DP-22", HEART, options, self.hearts)

    def potion(self, world: World) -> Step:
        """DP-23: who takes a potion?"""
        options = [option(hero, text("opt-potion", who=f"@{hero}"), hero) for hero in thirsty(world)]
        return self._ask(world, "DP-23", POTION, options, self.potions)

    def _ask(self, world: World, decision: str, kind: str, options: list[Option], left: int) -> Step:
        options = [*options, option(LOSE, text(f"opt-lose-{kind}"))]
        prompt = text(f"ask-{kind}", n=left)
        seat = figures.speaker(world)
        question = Question(seat, "pick", decision, prompt, tuple(options), default=options[0].id)
        return Ask(question, f"take_{kind}", auto=True)

    def take_heart(self, world: World) -> Step:
        """A wound or status goes (SD-101)."""
        self.hearts -= 1
        if self.chosen != LOSE:
            hero, _, what = self.chosen.partition(":")
            tell(world, "heart-taken", hero, who=f"@{hero}")
            counters.relieve(world, hero, what)
            tracker.credit(world, self.hero, hearts=1)
        return Goto("start")

    def take_potion(self, world: World) -> Step:
        """A potion counter more."""
        self.potions -= 1
        if self.chosen != LOSE:
            world.get(self.chosen, Potions).count += 1
            tell(world, "potion-taken", self.chosen, who=f"@{self.chosen}")
        return Goto("start")


PROCEDURES = (ShareIcons,)
