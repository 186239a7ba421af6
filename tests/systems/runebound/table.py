"""A table of Runebound for rule tests: arrange it by speaking names, answer questions, look at components.

    table = Table.new("varikas", "korrag-half-ogre")
    table.start_turn("varikas", at="tamalir")
    table.dice(movement=[1, 4, 6, 6, 5]).answer("roll").answer("space/r06c09")
    assert table.here("varikas") == "space/r06c09"

Heroes go by record id or key, cards too; spaces by key, town id ("tamalir") or jewel id ("Y07").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from components.board import Position
from components.cards import Card, Pile
from components.flow import FlowStack
from components.questions import PendingQuestion, Question
from components.runebound import (
    Combat,
    Deal,
    Exhaustion,
    Experience,
    Hero,
    Jewel,
    Loss,
    MovementRoll,
    QuestProgress,
    Roll,
    Town,
    TurnState,
    Wounds,
)
from components.seats import TurnOrder
from components.texts import text
from engine import flow, piles
from engine.boards import MapLayout
from engine.definition import GameDefinition, OptionValue, SeatSetUp
from engine.events import Event
from engine.flow import Ask, Goto, Procedure, RulesProcessor, Step, option
from engine.paths import root
from engine.session import Session
from engine.world import GAME, World
from systems.maps.reader import read_map
from systems.runebound import figures
from systems.runebound.definition import definition
from systems.runebound.maps import MAP_RULES, check
from systems.runebound.quests import quest_of
from systems.runebound.turn import Game, Turn

SKIPS = 300
"""More skips than this without reaching the decision sought is a test gone wrong."""


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
    return read_map(root() / "maps" / "runebound" / f"{map_id}.tmx", MAP_RULES, check)


@cache
def game() -> GameDefinition:
    """Runebound, and probes."""
    found = definition(layout)
    return msgspec.structs.replace(
        found,
        processors=(*found.processors, ProbeProcessor),
        procedures=(*found.procedures, Probe),
    )


class Table:
    """A session with short words. Every answer is followed by a look for faults in the state."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told: list[Event] = session.events()

    @classmethod
    def new(
        cls,
        *hero_ids: str,
        seats: int = 0,
        map: str = "runebound",
        seed: int = 1,
        **options: OptionValue,
    ) -> Table:
        """A fresh game: the heroes named sit on seats 0, 1 ...; further seats (up to `seats`) get random ones."""
        named = [SeatSetUp(hero=f"hero/{hero}") for hero in hero_ids]
        more = [SeatSetUp() for _ in range(max(seats, 1) - len(named))]
        return cls(Session.new(game(), [*named, *more], seed, options, map))

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
    def active(self) -> str:
        """The hero whose turn it is."""
        return self.world.the(TurnState).hero

    def hero(self, name: str | int) -> str:
        """The key of a hero by id, key or seat number."""
        if isinstance(name, int):
            return figures.hero_of(self.world, name)
        return name if name.startswith("hero/") else f"hero/{name}"

    def card(self, name: str) -> str:
        """The key of a card by record id or key."""
        found = [key for key, card in self.world.all(Card) if name in (key, card.definition)]
        assert found, f"there is no card {name!r}"
        return found[0]

    def space(self, name: str) -> str:
        """The key of a space by key, town id or jewel id."""
        named = {town.id: key for key, town in self.world.all(Town)}
        named |= {jewel.id: key for key, jewel in self.world.all(Jewel)}
        key = named.get(name, name)
        assert key in self.world, f"there is no space {name!r}"
        return key

    def key(self, name: str) -> str:
        """The key of whatever is meant: a hero, a card, a space or a plain key."""
        if name in self.world:
            return name
        if f"hero/{name}" in self.world:
            return f"hero/{name}"
        is_card = any(card.definition == name for _, card in self.world.all(Card))
        return self.card(name) if is_card else self.space(name)

    def here(self, hero: str) -> str:
        """Where a hero stands."""
        return figures.here(self.world, self.hero(hero))

    def gold(self, hero: str) -> int:
        """A hero's gold."""
        return figures.gold(self.world, self.hero(hero))

    def wounds(self, name: str) -> int:
        """Wounds on a hero or card."""
        return figures.wounds(self.world, self.key(name))

    def exhaustion(self, name: str) -> int:
        """Exhaustion on a hero or card."""
        return figures.exhaustion(self.world, self.key(name))

    def pile_of(self, card: str) -> str:
        """The pile a card lies in."""
        return self.world.get(self.card(card), Card).pile

    def cards_in(self, pile: str) -> list[str]:
        """Record ids of the cards in a pile, the top one first."""
        return piles.definitions(self.world, piles.cards_in(self.world, pile))

    def events(self, kind: str = "") -> list[Event]:
        """What was told since the last call of `start_turn` or `call`, of one kind if named."""
        self.told += self.session.events()
        return [event for event in self.told if kind in ("", event.kind)]

    # --- arranging ---

    def arrange(self, **components_of: Mapping[str, Mapping[str, Any]]) -> Table:
        """Set fields by name: arrange(varikas={"Wounds": {"count": 2}}); the open question is posed anew."""
        self.session.arrange({self.key(name): fields for name, fields in components_of.items()})
        return self

    def set(self, name: str, **components: Mapping[str, Any]) -> Table:
        """Set fields of one entity: set("hired-pikes", Wounds={"count": 1})."""
        self.session.arrange({self.key(name): components})
        return self

    def dice(self, d10: Sequence[int] = (), movement: Sequence[int] = ()) -> Table:
        """Queue faces for the next dice."""
        self.session.arrange(dice={"d10": list(d10), "movement": list(movement)})
        return self

    def totals(self, *sums: int) -> Table:
        """Queue rolls of 2d10 by their sums."""
        return self.dice(d10=[face for total in sums for face in (total // 2, total - total // 2)])

    def put(self, card: str, where: str) -> Table:
        """Lay a card before a hero, or into a pile."""
        key = self.card(card)
        pile = where if self.world.has(where, Pile) else self.hero(where)
        piles.move(self.world, key, pile)
        if self.world.has(pile, Hero):
            if quest_of(self.world, key) is not None:
                self._give(key, QuestProgress())
            if figures.thing(self.world, key).kind == "ally":
                self._give(key, Wounds(), Exhaustion())
        self._ask_again()
        return self

    def top(self, card: str) -> Table:
        """Lay a card on top of the deck it belongs to."""
        key = self.card(card)
        piles.move(self.world, key, f"deck/{key.split('/')[1]}", to_top=True)
        return self

    def place(self, hero: str, at: str, came_from: str = "") -> Table:
        """Put a hero on a space, outside his turn."""
        key = self.hero(hero)
        self.world.add(key, Position(self.space(at)))
        state = self.world.get(key, Hero)
        state.placed, state.came_from = True, self.space(came_from) if came_from else ""
        self._ask_again()
        return self

    def points(self, hero: str, noted: int) -> Table:
        """Note experience points for a hero."""
        self.world.add(self.hero(hero), Experience(noted))
        self._ask_again()
        return self

    def _give(self, key: str, *components: Any) -> None:
        for component in components:
            if not self.world.has(key, type(component)):
                self.world.add(key, component)

    def _ask_again(self) -> None:
        flow.ask_again(self.world)

    # --- beginning in the midst of things ---

    def start_turn(self, hero: str | int, at: str = "", step: str = "start", came_from: str = "") -> Table:
        """Begin a turn of that hero, on that space if named, at that step of `Turn` ("move", "adventure", "market" ...)."""
        return self._begin(self.hero(hero), at, came_from, step, [])

    def call(self, procedure: Procedure, hero: str | int = 0, at: str = "", came_from: str = "") -> Table:
        """Run one procedure in a turn of that hero; when it is done, the question "probe" is open (see `result`)."""
        return self._begin(self.hero(hero), at, came_from, "end", [Probe(), procedure])

    @property
    def result(self) -> Any:
        """What the procedure of `call` gave back."""
        probe = flow.innermost(self.world, Probe)
        assert self.decision == "probe" and probe is not None, (
            f"the procedure is not done, but asks {self.question}"
        )
        return probe.result

    def _begin(self, hero: str, at: str, came_from: str, step: str, inner: list[Procedure]) -> Table:
        world = self.world
        world.drop(GAME, PendingQuestion)
        for kind in (Combat, Roll, Loss, Deal, MovementRoll):
            world.drop(GAME, kind)
        if at:
            world.add(hero, Position(self.space(at)))
            world.get(hero, Hero).placed = True
            world.get(hero, Hero).came_from = self.space(came_from) if came_from else ""
        world.the(TurnOrder).active = world.get(hero, Hero).seat
        world.add(GAME, TurnState(hero))
        world.the(FlowStack).frames[:] = [Game(step="turn_over"), Turn(hero=hero, step=step), *inner]
        world.outbox.clear()
        self.session.events()
        flow.run(world)
        self.told, world.outbox = world.outbox, []
        self._look()
        return self

    # --- answering ---

    def answer(self, *choices: str) -> Table:
        """Answer the open question; each choice is an option id, or the beginning of just one."""
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

    def _option(self, choice: str) -> str:
        if choice in self.options:
            return choice
        found = [name for name in self.options if name.startswith(choice)]
        assert len(found) == 1, f"{choice!r} fits {found or 'nothing'} of {self.decision}: {self.options}"
        return found[0]

    def _look(self) -> None:
        self.told += self.session.events()
        found = self.session.definition.rulebook.faults(self.world)
        assert not found, found
