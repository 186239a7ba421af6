"""A table of Super Dungeon for rule tests: arrange it by speaking names, answer questions, look at components.

    table = Table.new("royal-paladin", "ember-mage")      # set up, its monsters' points and chests taken off
    knuckle = table.field("knucklehead", (3, 3))
    table.place("royal-paladin", (2, 3)).start_activation("royal-paladin")
    table.faces(blue="2 1 H").answer("attack").answer(knuckle)
    assert table.wounds("royal-paladin") == 0

Heroes go by record id or key, other models by key; squares by (x, y) or key. The dungeon is a row of tiles, the first one
at (0, 0): by default the Great Hall, face 5A, then 1A and others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from components.cards import Card, Pile
from components.flow import FlowStack
from components.questions import PendingQuestion, Question
from components.seats import TurnOrder
from components.superdungeon import (
    Activation,
    Attack,
    Damage,
    Footing,
    Force,
    Model,
    Potions,
    RoundState,
    Statuses,
    Tracker,
)
from components.texts import text
from engine import flow, piles
from engine.boards import Cell, MapLayout
from engine.definition import GameDefinition, OptionValue, SeatSetUp
from engine.events import Event
from engine.flow import Ask, Goto, Procedure, RulesProcessor, Step, option
from engine.paths import root
from engine.session import Session
from engine.world import GAME, World
from systems.maps.reader import read_map
from systems.superdungeon import figures, spawning
from systems.superdungeon.activation import Activate
from systems.superdungeon.content import content
from systems.superdungeon.definition import definition
from systems.superdungeon.dungeon import Laid
from systems.superdungeon.maps import check, rules_for
from systems.superdungeon.rulebook import Rulebook
from systems.superdungeon.turn import ConsulTurn, Game, HeroTurn, Round, begin_activation

SKIPS = 2000
"""More skips than this without reaching the decision sought is a test gone wrong."""
TILES = ("5a", "1a", "3a", "2a", "6b")
"""The row of tiles laid when nothing else is wanted; a game takes as many as it has heroes."""
SIZES = {2: "bit8", 3: "bit16", 5: "super"}
SET_UP = ("DP-02", "DP-03", "DP-04", "DP-05", "DP-06", "DP-07", "DP-08", "DP-09")


class Probe(Procedure):
    """Below a procedure under test: keeps what it gave back and waits, so that the table can be looked at."""

    result: Any = None

    def start(self, world: World) -> Step:
        """Keep the result."""
        self.result = self.got
        return Goto("wait")

    def wait(self, world: World) -> Step:
        """Ask "probe", a question of no game."""
        seat = world.the(TurnOrder).active
        return Ask(Question(seat, "pick", "probe", text("probe"), (option("go", text("probe")),)), "end")

    def end(self, world: World) -> Step:
        """The turn goes on."""
        return flow.Done()


class ProbeProcessor(RulesProcessor):
    """Advances probes."""

    procedures = (Probe,)


@cache
def layout(map_id: str) -> MapLayout:
    """A shipped map."""
    return read_map(root() / "maps" / "superdungeon" / f"{map_id}.tmx", rules_for(map_id), check)


@cache
def game(tiles: tuple[Laid, ...] = ()) -> GameDefinition:
    """Super Dungeon, and probes; with tiles these are its one ready-made dungeon."""
    found = definition(layout)
    rules = Rulebook(found.rulebook.faces, [tiles]) if tiles else found.rulebook  # type: ignore[attr-defined]
    return msgspec.structs.replace(
        found,
        processors=(*found.processors, ProbeProcessor),
        procedures=(*found.procedures, Probe),
        rulebook=rules,
        read_map=lambda map_id: msgspec.structs.replace(layout(map_id), objects=()),
    )


def row(*faces: str) -> tuple[Laid, ...]:
    """Faces as a row of tiles from west to east, unturned."""
    return tuple(Laid(face, 0, place, 0) for place, face in enumerate(faces))


class Table:
    """A session with short words. Every answer is followed by a look for faults in the state."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told: list[Event] = session.events()

    @classmethod
    def new(
        cls,
        *hero_ids: str,
        size: str = "",
        seats: int = 2,
        seed: int = 1,
        tiles: Sequence[str] = TILES,
        bare: bool = True,
        **options: OptionValue,
    ) -> Table:
        """A game set up with these heroes, seat 0 the Consul; `bare` takes points and chests off the map again.

        The size fits the number of heroes (two if none is named). The table stands before the first spawn step.
        """
        size = size or SIZES[len(hero_ids) or 2]
        options = {"size": size, "preset_dungeon": True, **options}
        count = 4 if options.get("four_heroes") else next(n for n, name in SIZES.items() if name == size)
        table = cls(Session.new(game(row(*tiles[:count])), [SeatSetUp()] * seats, seed, options))
        waiting = [f"hero/{hero}" for hero in hero_ids]
        while table.decision in SET_UP:
            if table.decision == "DP-02" and waiting:
                table.answer(waiting.pop(0))
            else:
                table.skip()
        if bare:
            for key in (*figures.points(table.world), *figures.chests(table.world)):
                table.world.remove(key)
        return table

    @classmethod
    def begin(cls, seats: int = 2, seed: int = 1, map: str = "", **options: OptionValue) -> Table:
        """A game at its very first question, with the shipped dungeons."""
        return cls(Session.new(_shipped(), [SeatSetUp()] * seats, seed, options, map))

    # --- looking ---

    @property
    def world(self) -> World:
        """The world of components."""
        return self.session.world

    @property
    def question(self) -> Question:
        """The open question."""
        found = self.session.question
        assert found is not None, f"no question is open; over: {self.session.over}"
        return found

    @property
    def decision(self) -> str:
        """The decision point of the open question; "over" when the game is over."""
        return self.question.decision if self.session.question else "over"

    @property
    def options(self) -> list[str]:
        """Ids of the legal answers."""
        return [option.id for option in self.question.options]

    @property
    def track(self) -> Tracker:
        """The adventure tracker."""
        return self.world.the(Tracker)

    @property
    def active(self) -> Activation:
        """The activation under way."""
        return self.world.the(Activation)

    def key(self, name: str) -> str:
        """The key of whatever is meant: a plain key, a hero by its record, or a card by its record."""
        if name in self.world:
            return name
        if f"hero/{name}" in self.world:
            return f"hero/{name}"
        found = [key for key, card in self.world.all(Card) if card.definition == name]
        assert found, f"there is no {name!r}"
        return found[0]

    def space(self, at: Cell | str) -> str:
        """The key of a square."""
        key = at if isinstance(at, str) else figures.space_at(at)
        assert key in self.world, f"there is no square {at}"
        return key

    def at(self, name: str) -> Cell:
        """Where a model stands (its upper left square)."""
        return figures.cell(self.world, self.key(name))

    def wounds(self, name: str) -> int:
        """Wounds on a model."""
        return figures.wounds(self.world, self.key(name))

    def statuses(self, name: str) -> list[str]:
        """Status counters on a model."""
        return figures.statuses(self.world, self.key(name))

    def potions(self, hero: str) -> int:
        """Potion counters of a hero."""
        return figures.potions(self.world, self.key(hero))

    def is_gone(self, name: str) -> bool:
        """Tell whether a model is destroyed: a hero off the map, or another no entity at all."""
        key = name if "/" in name else self.key(name)
        return key not in self.world or not figures.is_in_play(self.world, key)

    def cards_in(self, pile: str) -> list[str]:
        """Record ids of the cards in a pile, the top one first."""
        return piles.definitions(self.world, piles.cards_in(self.world, pile))

    def events(self, kind: str = "") -> list[Event]:
        """What was told since the last `start_...` or `call`, of one kind if named."""
        self.told += self.session.events()
        return [event for event in self.told if kind in ("", event.kind)]

    # --- arranging ---

    def set(self, name: str, **components: Mapping[str, Any]) -> Table:
        """Set fields of one entity: set("ember-mage", Potions={"count": 2}); the open question is posed anew."""
        self.session.arrange({self.key(name): components})
        return self

    def wound(self, name: str, n: int) -> Table:
        """Lay wound counters on a model, instead of those it has."""
        self.world.add(self.key(name), Damage(n))
        return self._ask_again()

    def afflict(self, name: str, *statuses: str) -> Table:
        """Lay status counters on a model, instead of those it has."""
        self.world.add(self.key(name), Statuses(list(statuses)))
        return self._ask_again()

    def give_potions(self, hero: str, n: int) -> Table:
        """Give a hero so many potions."""
        self.world.add(self.key(hero), Potions(n))
        return self._ask_again()

    def dice(self, blue: Sequence[int] = (), red: Sequence[int] = (), green: Sequence[int] = ()) -> Table:
        """Queue the next dice by the numbers of their faces, 1 to 6."""
        self.session.arrange(dice={"blue": list(blue), "red": list(red), "green": list(green)})
        return self

    def faces(self, blue: str = "", red: str = "", green: str = "") -> Table:
        """Queue the next dice by what they show, as the rules write it: faces(blue="1 0 H", red="P")."""
        shown = content().numbers.faces
        return self.dice(
            blue=[shown["blue"].index(face) + 1 for face in blue.split()],  # type: ignore[arg-type]
            red=[shown["red"].index(face) + 1 for face in red.split()],  # type: ignore[arg-type]
            green=[shown["green"].index(face) + 1 for face in green.split()],  # type: ignore[arg-type]
        )

    def place(self, name: str, at: Cell) -> Table:
        """Put a model on a square, without any effect; a destroyed hero returns."""
        key = self.key(name)
        self.world.add(key, Footing(*at))
        self.world.get(key, Model).destroyed = False
        return self._ask_again()

    def field(self, kind: str, at: Cell) -> str:
        """Put a new model of the Consul's on the map, more than his pool holds if need be; returns its key."""
        pool = self.world.the(Force).pool
        if spawning.in_pool(self.world, kind) <= 0:
            pool[kind] = pool.get(kind, 0) + 1
        key = spawning.field(self.world, kind, at)
        self._ask_again()
        return key

    def remove(self, *names: str) -> Table:
        """Take models or chests off the map for good."""
        for name in names:
            self.world.remove(self.key(name))
        return self._ask_again()

    def put(self, card: str, where: str) -> Table:
        """Lay a card before a hero, or into a pile."""
        pile = where if self.world.has(where, Pile) else self.key(where)
        piles.move(self.world, self.key(card), pile)
        return self._ask_again()

    def top(self, *cards: str) -> Table:
        """Lay cards on top of the deck they belong to, the first one topmost."""
        for card in reversed(cards):
            key = self.key(card)
            piles.move(self.world, key, f"deck/{key.split('/')[1]}", to_top=True)
        return self

    def _ask_again(self) -> Table:
        flow.ask_again(self.world)
        return self

    # --- beginning in the midst of things ---

    def start_activation(self, name: str) -> Table:
        """Activate a model now, in a turn of its side in which nobody has acted."""
        key = self.key(name)
        side = self.world.get(key, Model).side
        self.world.get(key, Model).activations = 0
        turn: Procedure = (
            HeroTurn(step="end") if side == figures.HEROES else ConsulTurn(step="next", acted=True)
        )
        return self._begin(side, [turn, Activate(model=key)], key)

    def start_turn(self, side: str) -> Table:
        """Begin a turn of a side: "heroes" or "consul"."""
        return self._begin(side, [HeroTurn() if side == figures.HEROES else ConsulTurn()])

    def start_round(self, step: str = "start") -> Table:
        """Begin a round, at that step of `Round`."""
        self._clear()
        return self._run([Game(step="round_over"), Round(step=step)])

    def call(self, procedure: Procedure, model: str = "") -> Table:
        """Run one procedure in a turn of that model's side; when it is done, "probe" is asked (see `result`).

        With a model an `Activation` of it is under way, with all its AP and speed.
        """
        key = self.key(model) if model else ""
        side = self.world.get(key, Model).side if key else figures.HEROES
        turn: Procedure = (
            HeroTurn(step="end") if side == figures.HEROES else ConsulTurn(step="next", acted=True)
        )
        self._clear()
        if key:
            points = figures.action_points(self.world, key).value, figures.speed(self.world, key).value
            self.world.add(GAME, Activation(key, *points))
        return self._begin(side, [turn, Probe(), procedure], key, clear=False)

    @property
    def result(self) -> Any:
        """What the procedure of `call` gave back."""
        probe = flow.innermost(self.world, Probe)
        assert self.decision == "probe" and probe is not None, (
            f"the procedure is not done, but asks {self.question}"
        )
        return probe.result

    def _begin(self, side: str, inner: list[Procedure], model: str = "", clear: bool = True) -> Table:
        if clear:
            self._clear()
        state = self.world.the(RoundState)
        state.phase, state.side, state.skulls, state.boss_rests = "activations", side, 0, False
        if model:
            begin_activation(self.world, model)
        return self._run([Game(step="round_over"), Round(step="turn_over"), *inner])

    def _clear(self) -> None:
        self.world.drop(GAME, PendingQuestion)
        for kind in (Activation, Attack):
            self.world.drop(GAME, kind)

    def _run(self, frames: list[Procedure]) -> Table:
        world = self.world
        world.the(FlowStack).frames[:] = frames
        world.outbox.clear()
        self.session.events()
        flow.run(world)
        self.told, world.outbox = world.outbox, []
        self._look()
        return self

    # --- answering ---

    def answer(self, *choices: str | Cell) -> Table:
        """Answer the open question; each choice is an option id, the beginning of just one, or a square."""
        self.session.choose(*(self._option(choice) for choice in choices))
        self._look()
        return self

    def skip(self) -> Table:
        """Answer as a skip does."""
        self.session.skip()
        self._look()
        return self

    def skip_until(self, decision: str) -> Table:
        """Skip questions until that decision point is asked ("over": until the game is over)."""
        for _ in range(SKIPS):
            if self.decision == decision:
                return self
            self.skip()
        raise AssertionError(f"{decision} was not asked; {self.decision} is open")

    def _option(self, choice: str | Cell) -> str:
        wanted = choice if isinstance(choice, str) else figures.space_at(choice)
        if wanted in self.options:
            return wanted
        found = [name for name in self.options if name.startswith(wanted)]
        assert len(found) == 1, f"{wanted!r} fits {found or 'nothing'} of {self.decision}: {self.options}"
        return found[0]

    def _look(self) -> None:
        self.told += self.session.events()
        found = self.session.definition.rulebook.faults(self.world)
        assert not found, found


@cache
def _shipped() -> GameDefinition:
    """The game as it is, and probes."""
    return msgspec.structs.replace(game(), read_map=layout)
