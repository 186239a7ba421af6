"""A drawn corner of a dungeon for rule tests: models stand where their letters are, questions are answered by short ids.

    arena = Arena('''
        ....
        .hk.
    ''', h="ember-mage", k="knucklehead")
    arena.dice(B="1 2", R="3").call(MakeAttack(attacker=arena.h ...))

Seat 0 is the Consul, seat 1 plays the heroes. Dice are written as in the rules: 0 1 2 3 4, H, P, HP.
"""

from __future__ import annotations

from typing import Any

import msgspec

from components.board import Space
from components.cards import Card, Pile
from components.chance import Generator, QueuedDice
from components.flow import FlowStack, Outcome
from components.identity import GameInfo, Progress
from components.questions import Option, PendingQuestion, Question
from components.seats import Seat, TurnOrder
from components.superdungeon import (
    Auras,
    Chest,
    Damage,
    Deeds,
    Footing,
    Force,
    LastingEffects,
    Model,
    Potions,
    Prompts,
    RoundState,
    Sides,
    StartMarker,
    Statuses,
    Tracker,
)
from components.texts import text
from engine import commands, flow
from engine.events import Event
from engine.flow import Ask, Done, Goto, Procedure, RulesProcessor, Step, option
from engine.world import GAME, World
from systems.superdungeon import figures
from systems.superdungeon.activation import Activate
from systems.superdungeon.content import content
from systems.superdungeon.decks import LOOT, TREASURE
from systems.superdungeon.definition import OPTIONS
from systems.superdungeon.processors import PROCESSORS
from systems.superdungeon.rulebook import Rulebook
from tests.systems.superdungeon.drawing import rows

TERRAIN = {":": "difficult", "~": "lava", "*": "restoration_rune"}
COLOURS = {"B": "blue", "R": "red", "G": "green"}
CHEST = "chest"


class Probe(Procedure):
    """Below the procedure under test: keeps what it gave back and waits."""

    result: Any = None

    def start(self, world: World) -> Step:
        """Keep the result."""
        self.result = self.got
        return Goto("wait")

    def wait(self, world: World) -> Step:
        """Ask "probe", a question of no game."""
        return Ask(Question(0, "pick", "probe", text("probe"), (option("go", text("probe")),)), "end")

    def end(self, world: World) -> Step:
        """Over."""
        return Done()


class ProbeProcessor(RulesProcessor):
    """Advances probes."""

    procedures = (Probe,)


class Arena:
    """A world with a drawn ground and a few models."""

    def __init__(
        self, drawing: str, *, options: dict[str, Any] | None = None, boss: str = "", **models: str
    ) -> None:
        self.world = World(Rulebook({}, ()))
        self.world.install([processor(self.world) for processor in (*PROCESSORS, ProbeProcessor)])
        self.keys: dict[str, str] = {}
        self._lay_out(options or {}, boss)
        for y, row in enumerate(rows(drawing)):
            for x, letter in enumerate(row):
                if letter != "#":
                    self.world.spawn(figures.space_at((x, y)), Space(x, y, TERRAIN.get(letter, "floor")))
                if letter in models:
                    self.keys.setdefault(letter, self._stand(models[letter], x, y))

    def _lay_out(self, options: dict[str, Any], boss: str) -> None:
        world = self.world
        defaults = {each.id: each.default for each in OPTIONS}
        info = GameInfo("superdungeon", 1, "", {**defaults, **options})
        world.spawn(GAME, info, Progress(), Generator(1), QueuedDice(), FlowStack())
        for component in (
            TurnOrder([0, 1], 1),
            Sides([0], [1]),
            RoundState(speaker=1),
            Tracker(),
            Force(boss=boss, pool={kind: record.copies for kind, record in content().models.items()}),
        ):
            world.add(GAME, component)
        for seat in (0, 1):
            world.spawn(f"seat/{seat}", Seat(seat, f"{seat}"), Prompts(), Deeds())
        for pile in (LOOT, TREASURE):
            world.spawn(pile, Pile(hidden=True))
        for pile in ("discard/loot", "discard/treasure", "pool", "upgrades", "removed"):
            world.spawn(pile, Pile())
        world.spawn("marker/start", StartMarker(), Footing(0, 0))

    def _stand(self, name: str, x: int, y: int) -> str:
        if name == CHEST:
            number = 1 + len(self.world.all(Chest))
            return self.world.spawn(f"chest/{number}", Chest(), Footing(x, y))
        record = content().models[name]
        on_map = Footing(x, y), Damage(), Statuses(), LastingEffects(), Auras()
        if "hero" in record.tags:
            hero = Model(name, figures.HEROES, 1)
            return self.world.spawn(f"hero/{name}", hero, Potions(), Pile(), *on_map)
        stem, number = "point" if "spawning_point" in record.tags else "monster", 1
        while f"{stem}/{name}/{number}" in self.world:
            number += 1
        return self.world.spawn(f"{stem}/{name}/{number}", Model(name, figures.CONSUL, 0), *on_map)

    # --- looking ---

    def __getattr__(self, letter: str) -> str:
        """The key of the model at a letter of the drawing."""
        try:
            return self.__dict__["keys"][letter]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(letter) from None

    @property
    def question(self) -> Question:
        """The open question."""
        found = flow.pending(self.world)
        assert found is not None, "no question is open"
        return found

    @property
    def decision(self) -> str:
        """The decision point of the open question; "over" when the game is over."""
        return "over" if self.world.has(GAME, Outcome) else self.question.decision

    @property
    def options(self) -> list[str]:
        """Ids of the legal answers."""
        return [each.id for each in self.question.options]

    def option(self, name: str) -> Option:
        """A legal answer by its id."""
        found = self.question.option(name)
        assert found is not None, f"{name!r} is none of {self.options}"
        return found

    def offers(self, beginning: str) -> list[str]:
        """Legal answers that begin with some word."""
        return [name for name in self.options if name.startswith(beginning)]

    @property
    def result(self) -> Any:
        """What the procedure of `call` gave back."""
        assert self.decision == "probe", f"the procedure is not done, but asks {self.question}"
        probe = flow.innermost(self.world, Probe)
        assert probe is not None
        return probe.result

    def at(self, key: str) -> tuple[int, int]:
        """The upper left cell of a model."""
        return figures.cell(self.world, key)

    def wounds(self, key: str) -> int:
        """Wounds on a model."""
        return figures.wounds(self.world, key)

    def statuses(self, key: str) -> list[str]:
        """Statuses of a model."""
        return figures.statuses(self.world, key)

    def stands(self, key: str) -> bool:
        """Tell whether a model is on the map."""
        return figures.is_in_play(self.world, key)

    def the(self, kind: Any) -> Any:
        """A component of the game entity."""
        return self.world.the(kind)

    def told(self, kind: str) -> list[Event]:
        """Events of a kind so far."""
        return [event for event in self.world.outbox if event.kind == kind]

    # --- arranging ---

    def set(self, key: str, kind: Any, **fields: Any) -> Arena:
        """Set fields of a component; the open question, if any, is posed anew."""
        self.world.add(key, msgspec.structs.replace(self.world.get(key, kind), **fields))
        if self.world.has(GAME, PendingQuestion):
            flow.ask_again(self.world)
        return self

    def suffer(self, key: str, *statuses: str, wounds: int = 0) -> Arena:
        """Lay statuses and wounds on a model."""
        self.set(key, Statuses, names=list(statuses))
        return self.set(key, Damage, wounds=wounds)

    def equip(self, hero: str, *cards: str) -> Arena:
        """Give a hero cards by their ids."""
        for card in cards:
            deck = "loot" if content().cards[card].deck == "loot" else "treasure"
            key = self.world.spawn(f"card/{deck}/{card}", Card(card, hero))
            self.world.get(hero, Pile).cards.append(key)
        return self

    def deck(self, deck: str, *cards: str) -> Arena:
        """Lay cards on top of a deck, the first one topmost."""
        for card in reversed(cards):
            self.world.spawn(f"card/{deck}/{card}", Card(card, f"deck/{deck}"))
            self.world.get(f"deck/{deck}", Pile).cards.insert(0, f"card/{deck}/{card}")
        return self

    def dice(self, **faces: str) -> Arena:
        """Queue dice by colour: dice(B="0 1 H", R="3"). In all rolls together they fall in this order."""
        queued = self.world.the(QueuedDice).faces
        for letter, shown in faces.items():
            printed = content().numbers.faces[COLOURS[letter]]  # type: ignore[index]
            queued.setdefault(COLOURS[letter], []).extend(printed.index(face) + 1 for face in shown.split())  # type: ignore[arg-type]
        return self

    # --- acting ---

    def call(self, procedure: Procedure) -> Arena:
        """Run one procedure; when it is done, the question "probe" is open."""
        if self.world.has(GAME, PendingQuestion):
            self.world.drop(GAME, PendingQuestion)
        self.world.the(FlowStack).frames[:] = [Probe(), procedure]
        flow.run(self.world)
        return self

    def activate(self, key: str) -> Arena:
        """Activate a model: normally its menu is open then."""
        self.world.the(RoundState).speaker = 1
        return self.call(Activate(model=key))

    def answer(self, *choices: str) -> Arena:
        """Answer the open question; each choice is an option id, or the beginning of just one."""
        commands.apply(self.world, *(self._named(choice) for choice in choices))
        return self

    def _named(self, choice: str) -> str:
        found = [choice] if choice in self.options else self.offers(choice)
        assert len(found) == 1, f"{choice!r} fits {found or 'nothing'} of {self.decision}: {self.options}"
        return found[0]
