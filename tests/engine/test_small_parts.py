"""Piles, modifiers and effects, each on its own."""

from __future__ import annotations

import pytest

from components.cards import Card, Pile
from components.chance import Generator, QueuedDice
from components.flow import FlowStack
from engine import piles
from engine.effects import EffectBook, RunEffects, plain
from engine.flow import Call, Done, Goto
from engine.modifiers import Part, total
from engine.world import GAME, UnknownKey, World
from tests.toy.content import AnyEffect, Hurt, Keep, Mend, Peek
from tests.toy.definition import effects


def pile_world() -> World:
    world = World()
    world.spawn(GAME, Generator(1), QueuedDice())
    world.spawn("deck", Pile(hidden=True))
    world.spawn("hand", Pile())
    for number in range(5):
        piles.spawn_card(world, f"card/{number}", f"kind-{number}", "deck")
    return world


# --- piles ---


def test_cards_move_under_or_on_top() -> None:
    world = pile_world()
    piles.move(world, "card/0", "hand")
    piles.move(world, "card/1", "hand")
    piles.move(world, "card/2", "hand", to_top=True)
    assert piles.cards_in(world, "hand") == ["card/2", "card/0", "card/1"]
    assert piles.cards_in(world, "deck") == ["card/3", "card/4"]
    assert world.get("card/2", Card).pile == "hand"
    assert piles.definitions(world, ["card/2", "card/4"]) == ["kind-2", "kind-4"]
    assert piles.faults(world) == []


def test_tops_and_missing_piles() -> None:
    world = pile_world()
    assert piles.top(world, "deck") == "card/0"
    assert piles.top(world, "hand") is None
    assert piles.top(world, "nowhere") is None
    assert piles.cards_in(world, "nowhere") == []


def test_a_move_to_nowhere_loses_no_card() -> None:
    world = pile_world()
    with pytest.raises(UnknownKey):
        piles.move(world, "card/0", "nowhere")
    assert piles.faults(world) == []


def test_shuffling_keeps_the_cards() -> None:
    world = pile_world()
    piles.shuffle(world, "deck")
    assert sorted(piles.cards_in(world, "deck")) == [f"card/{n}" for n in range(5)]


def test_faults_name_card_and_pile() -> None:
    world = pile_world()
    world.get("hand", Pile).cards.append("card/0")
    world.get("deck", Pile).cards.remove("card/1")
    world.get("deck", Pile).cards.append("hand")
    assert piles.faults(world) == [
        "deck holds hand, which is no card",
        "card/0 lies in deck and in hand",
        "card/0 says it lies in deck but is in hand",
        "card/1 says it lies in deck but is in None",
    ]


# --- modifiers ---


def test_a_total_says_what_it_is_made_of() -> None:
    value = total(2, [Part("sword", 3), Part("nothing", 0), Part("wound", -1)])
    assert value.value == 4
    assert value.parts == (Part("sword", 3), Part("wound", -1))
    assert total(2, [Part("curse", -5)], floor=0).value == 0
    assert total(2, [Part("curse", -5)]).value == -3


# --- effects ---


def test_effects_are_plain_data_and_come_back() -> None:
    assert plain((Mend(2), Peek())) == [{"op": "mend", "n": 2}, {"op": "peek"}]


def test_effects_run_in_order_and_may_call() -> None:
    done: list[object] = []
    book = EffectBook(AnyEffect)
    called = RunEffects([], actor="x")
    book.does(Mend)(lambda world, effect, frame: done.append((effect.n, frame.actor, frame.source)))
    book.does(Hurt)(lambda world, effect, frame: called)

    class Rules:
        """A rulebook of effects alone."""

        effects = book

    world = World(Rules())
    world.spawn(GAME, FlowStack())
    frame = RunEffects(plain((Mend(1), Hurt(1), Mend(3))), actor="ash", source="card/1")
    assert frame.start(world) == Goto("start")
    assert frame.start(world) == Call(called, then="start")
    assert frame.start(world) == Goto("start")
    assert frame.start(world) == Done()
    assert done == [(1, "ash", "card/1"), (3, "ash", "card/1")]
    assert book.missing((Mend, Hurt, Keep)) == ["Keep"]
    assert effects.missing((Mend, Hurt, Keep, Peek)) == []


def test_two_functions_for_one_effect_are_refused() -> None:
    book = EffectBook(AnyEffect)
    book.does(Mend)(lambda world, effect, frame: None)
    with pytest.raises(ValueError, match="two functions carry out Mend"):
        book.does(Mend)(lambda world, effect, frame: None)
