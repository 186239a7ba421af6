"""Arranging a table by hand: for tests, puzzles and people who roll real dice. Everything unknown is refused by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from components.cards import Card, Pile
from components.chance import Generator, QueuedDice
from engine import piles
from engine.codec import Codec
from engine.commands import Refusal
from engine.setup import nearest
from engine.soundness import LARGEST, too_large
from engine.world import World

Fields = Mapping[str, Any]


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is laid by hand: fields by entity key and component, cards on top of piles, faces of queued dice."""

    set: dict[str, dict[str, dict[str, Any]]] = {}
    tops: dict[str, list[str]] = {}
    dice: dict[str, list[Any]] = {}


def arrange(world: World, codec: Codec, wanted: Arrangement) -> None:
    """Set fields, put cards on top of piles (first named = topmost), queue dice faces; raises `Refusal` by name."""
    for key, components in wanted.set.items():
        _known(world, key, "arrange.set")
        for kind, values in components.items():
            _set_fields(world, codec, key, kind, values)
    for pile, cards in wanted.tops.items():
        _put_on_top(world, pile, cards)
    for die, faces in wanted.dice.items():
        _queue(world, die, faces)


def _known(world: World, key: str, at: str) -> None:
    if key not in world:
        raise Refusal("bad_argument", f"There is no {key!r} in this game.{nearest(key, world.keys())}", at)


def _set_fields(world: World, codec: Codec, key: str, kind: str, values: Fields) -> None:
    at = f"arrange.set.{key}.{kind}"
    if kind not in codec.components:
        raise Refusal("bad_argument", f"There is no component {kind!r}.{nearest(kind, codec.components)}", at)
    cls = codec.components[kind]
    for field in values:
        if field not in cls.__struct_fields__:
            hint = nearest(field, cls.__struct_fields__)
            raise Refusal("bad_argument", f"{kind} has no field {field!r}.{hint}", at)
    if too_large(values) and cls is not Generator:
        raise Refusal("bad_argument", f"A number of {kind} is too large; {LARGEST} is the largest.", at)
    current = world.find(key, cls)
    raw = {**(msgspec.to_builtins(current) if current else {}), **values}
    world.add(key, codec.component(kind, raw))


def _put_on_top(world: World, pile: str, cards: Sequence[str]) -> None:
    _known(world, pile, "arrange.tops")
    if not world.has(pile, Pile):
        raise Refusal("bad_argument", f"{pile!r} is no deck.", "arrange.tops")
    for card in reversed(cards):
        _known(world, card, f"arrange.tops.{pile}")
        if not world.has(card, Card):
            raise Refusal("bad_argument", f"{card!r} is no card.", f"arrange.tops.{pile}")
        piles.move(world, card, pile, to_top=True)


def _queue(world: World, die: str, faces: Sequence[int]) -> None:
    kinds: Mapping[str, int] = world.rules.dice
    if die not in kinds:
        raise Refusal("bad_argument", f"There is no die {die!r}.{nearest(die, kinds)}", "arrange.dice")
    for face in faces:
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= kinds[die]:
            raise Refusal(
                "bad_argument",
                f"A {die} has no face {face!r}; it has 1 to {kinds[die]}.",
                f"arrange.dice.{die}",
            )
    world.the(QueuedDice).faces.setdefault(die, []).extend(faces)
