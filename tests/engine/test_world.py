"""The world closes esper's traps: order, deletes, several worlds, memory."""

from __future__ import annotations

import gc

import esper
import pytest

from components.cards import Card, Pile
from components.identity import Identity
from engine.flow import RulesProcessor
from engine.world import UnknownKey, World
from tests.toy import play


def test_queries_come_in_order_of_creation_whatever_happened_before() -> None:
    world = World()
    for number in (5, 3, 9, 1, 7):
        world.spawn(f"card/{number}", Card("x", "deck"))
    for number in range(200):
        world.spawn(f"token/{number}")
    world.add("token/150", Card("y", "deck"))
    world.add("token/3", Card("y", "deck"))
    assert [key for key, _ in world.all(Card)] == [
        "card/5", "card/3", "card/9", "card/1", "card/7", "token/3", "token/150",
    ]  # fmt: skip


def test_a_removed_entity_is_gone_at_once_and_processing_goes_on() -> None:
    world = World()
    world.spawn("a", Pile())
    world.spawn("b", Pile())
    world.remove("a")
    assert world.all(Pile) == [("b", Pile())]
    assert "a" not in world
    world.process()
    with pytest.raises(KeyError):
        world.remove("a")
    world.process()


def test_removing_while_walking_over_a_query_is_safe() -> None:
    world = World()
    for number in range(6):
        world.spawn(f"pile/{number}", Pile())
    for key, _ in world.all(Pile):
        world.remove(key)
        world.spawn(f"{key}/again", Pile())
    assert len(world.all(Pile)) == 6


def test_a_query_is_the_callers_own_list() -> None:
    world = World()
    world.spawn("a", Pile())
    world.all(Pile).clear()
    assert len(world.all(Pile)) == 1


def test_one_key_names_one_entity() -> None:
    world = World()
    world.spawn("a")
    with pytest.raises(ValueError, match="'a' exists already"):
        world.spawn("a")
    assert world.keys() == ["a"]


def test_a_missing_component_is_named() -> None:
    world = World()
    world.spawn("a")
    with pytest.raises(UnknownKey, match="'a' has no Pile"):
        world.get("a", Pile)
    with pytest.raises(UnknownKey, match="'b' has no Pile"):
        world.get("b", Pile)
    assert world.find("b", Pile) is None
    world.drop("a", Pile)


def test_adding_replaces_and_identity_is_not_listed() -> None:
    world = World()
    world.spawn("a", Pile(cards=["x"]))
    world.add("a", Pile(cards=["y"]))
    assert world.components("a") == [Pile(cards=["y"])]
    assert world.get("a", Identity).key == "a"


def test_worlds_live_side_by_side() -> None:
    first, second = World(), World()
    first.spawn("a", Pile(cards=["first"]))
    second.spawn("a", Pile(cards=["second"]))
    assert first.get("a", Pile).cards == ["first"]
    assert second.get("a", Pile).cards == ["second"]
    first.drop("a", Pile)
    assert second.has("a", Pile)


def test_processors_run_in_the_order_given() -> None:
    world, ran = World(), []

    def make(name: str) -> RulesProcessor:
        kind = type(name, (RulesProcessor,), {"process": lambda self: ran.append(name)})
        return kind(world)

    world.install([make("one"), make("two"), make("three")])
    world.process()
    assert ran == ["one", "two", "three"]


def test_a_world_nobody_holds_is_forgotten() -> None:
    gc.collect()
    before = len(esper.list_worlds())
    session = play.new()
    copies = [session.clone() for _ in range(5)]
    assert len(esper.list_worlds()) >= before + 6
    del session, copies
    gc.collect()
    assert len(esper.list_worlds()) <= before + 1


def test_a_cache_is_made_once() -> None:
    world, made = World(), []
    for _ in range(2):
        assert world.infer("board", lambda _: made.append(1) or "board") == "board"
    assert made == [1]
