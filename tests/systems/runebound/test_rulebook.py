"""The definition as the engine sees it: options, secrets, and the faults it finds in a spoilt state."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.board import Position
from components.cards import Pile
from components.runebound import AdventureCounter, Hero, Plays, Purse, Tokens, Wounds
from components.seats import TurnOrder
from engine.effects import Effect
from engine.observe import observe
from engine.world import World
from systems.runebound import vocabulary
from systems.runebound.definition import OPTIONS, PRESETS
from systems.runebound.effects.book import BOOK
from tests.systems.runebound.table import Table, game


def test_presets_set_known_options() -> None:
    known = {option.id for option in OPTIONS}
    assert len(known) == 12
    assert PRESETS["recommended"] == {"doom_track": True, "travel_hazards": True}
    assert all(set(preset) <= known for preset in PRESETS.values())


def test_every_frame_and_component_has_its_own_name() -> None:
    found = game()
    for kinds in (found.components, found.procedures):
        names = [kind.__name__ for kind in kinds]
        assert len(set(names)) == len(names)


def test_every_effect_of_the_vocabulary_is_carried_out() -> None:
    kinds = [
        kind
        for kind in vars(vocabulary).values()
        if isinstance(kind, type) and kind.__module__ == vocabulary.__name__
    ]
    effects = tuple(kind for kind in kinds if issubclass(kind, Effect))
    assert len(effects) > 30 and BOOK.missing(effects) == []


@pytest.mark.rule("RB-165")
def test_a_seat_sees_backs_on_the_doom_track_and_sizes_of_decks() -> None:
    table = Table.new(seats=2, doom_track=True)
    view = observe(table.world, 1)
    hidden = table.world.get("doom_track", Pile).cards[0]
    assert view.get("doom_track", Pile).cards == ["card/green/?"]
    assert view.get("deck/red", Pile).cards == ["?"] * 8
    assert hidden not in view.state()


def _steal_counter(world: World) -> None:
    world.remove("counter/red/01")


def _double_counter(world: World) -> None:
    world.get("counter/green/02", AdventureCounter).at = world.get("counter/green/01", AdventureCounter).at


def _lose_counter(world: World) -> None:
    world.get("counter/green/01", AdventureCounter).at = "nowhere"


def _lose_card(world: World) -> None:
    world.get("deck/red", Pile).cards.pop()


def _owe_gold(world: World) -> None:
    world.get("hero/varikas", Purse).gold = -1


def _overwound(world: World) -> None:
    world.get("hero/varikas", Wounds).count = 5


def _fly_away(world: World) -> None:
    world.get("hero/varikas", Position).space = "space/r99c99"


def _step_off(world: World) -> None:
    world.get("hero/varikas", Hero).placed = False


def _swap_seats(world: World) -> None:
    world.get("seat/0", Plays).hero = "hero/korrag-half-ogre"


def _skip_seat(world: World) -> None:
    world.the(TurnOrder).seats.remove(1)


def _live_for_ever(world: World) -> None:
    world.get("hero/varikas", Tokens).life = 4


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_steal_counter, "there are 8 red counters instead of 9"),
        (_double_counter, "2 counters lie on space/"),
        (_lose_counter, "a counter lies on 'nowhere'"),
        (_lose_card, "is in None"),
        (_owe_gold, "less than nothing"),
        (_overwound, "as many wounds as life"),
        (_fly_away, "which is no space"),
        (_step_off, "on the board"),
        (_swap_seats, "who is not its hero"),
        (_skip_seat, "does not fit the seats"),
        (_live_for_ever, "4 Life tokens"),
    ],
)
def test_a_spoilt_state_is_told(spoil: Callable[[World], None], told: str) -> None:
    table = Table.new("varikas", "korrag-half-ogre").start_turn("varikas", at="tamalir")
    faults = table.session.definition.rulebook.faults
    assert faults(table.world) == []
    spoil(table.world)
    assert any(told in fault for fault in faults(table.world))
