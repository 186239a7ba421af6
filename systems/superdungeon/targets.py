"""Who an attack or effect can be aimed at, with what attribute, and whom it then reaches (SD-119 to SD-147).

An `Aim` is one lawful way to declare an action: a target, a centre of a burst, a side, or simply "here". Nothing here
changes anything; it reads a `World` or a `SeatView`.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

import msgspec

from engine.boards import Cell
from systems.superdungeon import figures, shapes
from systems.superdungeon.figures import Reader
from systems.superdungeon.geometry import SMALL, distance
from systems.superdungeon.pools import MELEE, has_attribute, in_melee
from systems.superdungeon.vocabulary import ATTRIBUTE_OF_RANGE, Action, Attribute, ModelRecord, Move

RANGED = ("range", "magic", "missile", "hookshot")
"""Kinds of distance that are no melee; against them Stealth helps (SD-130)."""
HERE = "here"


class Way(msgspec.Struct, frozen=True, gc=False):
    """How a model strikes: melee or a kind of range, how far, and what it rolls."""

    kind: str
    n: int
    rolls: Attribute


class Aim(msgspec.Struct, frozen=True, gc=False):
    """One lawful way to declare an attack or effect.

    `target` is the model aimed at ("" where a shape lies around the user), `targets` everybody it reaches, nearest first,
    `squares` the spaces of its area.
    """

    id: str
    way: Way
    target: str
    targets: tuple[str, ...]
    squares: tuple[str, ...] = ()


# --- ways to strike ----------------------------------------------------------------------------------------------------


def ways(reader: Reader, user: str, action: Action | None = None) -> list[Way]:
    """The ways in which a model can use an action, or attack without one: at hand and at a distance."""
    if action is not None and action.distance is not None:
        far = action.distance
        kind = MELEE if far.kind == "reach" else far.kind
        return [Way(kind, far.n, action.rolls or ATTRIBUTE_OF_RANGE[far.kind])]
    if action is not None and action.area is not None and action.area.shape != "burst":
        return [_way_of_shape(reader, user, action)]
    found = list(_own_ways(reader, user))
    if action is None or action.rolls is None:
        return found
    fitting = [way for way in found if way.rolls == action.rolls]
    return fitting or [Way(way.kind, way.n, action.rolls) for way in found]


def _own_ways(reader: Reader, user: str) -> Iterator[Way]:
    """What a stat card gives: melee with its Reach, then Range, Magic and Missile (SD-119 to SD-123)."""
    far = figures.reaches(reader, user)
    yield Way(MELEE, far.get("reach", 1), "att")
    for kind in RANGED:
        if kind in far:
            yield Way(kind, far[kind], ATTRIBUTE_OF_RANGE[kind])


def _way_of_shape(reader: Reader, user: str, action: Action) -> Way:
    """A shape around the user takes the place of the distance, not of the attribute (SD-137)."""
    far = figures.reaches(reader, user)
    kind = next((kind for kind in ("magic", "missile", "range") if kind in far), MELEE)
    fitting = action.rolls is None or kind == MELEE or ATTRIBUTE_OF_RANGE[kind] == action.rolls
    return Way(kind if fitting else MELEE, 0, action.rolls or ATTRIBUTE_OF_RANGE.get(kind, "att"))


def is_hampered(reader: Reader, user: str, way: Way) -> bool:
    """Tell whether a model cannot strike that way: without the attribute, or Missile beside an enemy (SD-122)."""
    if not has_attribute(reader, user, way.rolls):
        return True
    return way.kind == "missile" and any(
        not figures.are_friends(reader, user, other) and figures.are_adjacent(reader, user, other)
        for other in figures.models(reader)
    )


def is_within(reader: Reader, user: str, way: Way, target: str) -> bool:
    """Tell whether a target is near enough and in sight (SD-104, SD-119 to SD-126)."""
    if way.kind == MELEE:
        return in_melee(reader, user, target, way.n)
    if figures.distance(reader, user, target) > way.n:
        return False
    return way.kind == "hookshot" or figures.sees(reader, user, target)


# --- who is affected ---------------------------------------------------------------------------------------------------


def is_affected(action: Action | None, card: ModelRecord, is_friend: bool) -> bool:
    """Tell whether an action concerns a model at all: enemies, or friends, or both, of its types (SD-132 to SD-134)."""
    if action is None:
        return not is_friend
    if not action.dangerous and action.augment != is_friend:
        return False
    if action.tags and not set(action.tags) & set(card.tags):
        return False
    return not (action.kind == "action" and moves(action) and "spawning_point" in card.tags)


def moves(action: Action) -> bool:
    """Tell whether an action moves those it affects; spawning points cannot be moved (SD-201)."""
    return any(isinstance(op, Move) for op in action.ops)


def affected(reader: Reader, user: str, action: Action | None) -> list[str]:
    """Everybody on the map whom an action could concern, nearest first; who can defend, if it must be defended."""
    attribute = action.against if action is not None else "arm"
    side, at, wide = figures.side_of(reader, user), figures.cell(reader, user), figures.size(reader, user)
    found = [
        (distance(at, own[0], wide, card.width), other)
        for other, model, card, own in figures.standing(reader)
        if is_affected(action, card, model.side == side)
        and (attribute is None or getattr(card, attribute) is not None)
    ]
    return [other for _, other in sorted(found, key=itemgetter(0))]


def covered(reader: Reader, among: list[str], area: tuple[Cell, ...]) -> tuple[str, ...]:
    """Those of some models who stand on a square of an area at least in part."""
    squares = frozenset(area)
    return tuple(key for key in among if not squares.isdisjoint(figures.cells(reader, key)))


# --- aims ----------------------------------------------------------------------------------------------------------------


def aims(reader: Reader, user: str, action: Action | None = None) -> list[Aim]:
    """Every lawful way to declare an attack or an action with a distance or area; empty when there is none (SD-135)."""
    return list(_each_aim(reader, user, action))


def has_aim(reader: Reader, user: str, action: Action | None = None) -> bool:
    """Tell whether there is such a way at all."""
    return next(_each_aim(reader, user, action), None) is not None


def aim_named(reader: Reader, user: str, action: Action | None, name: str) -> Aim:
    """The way of that id, which must be one of them."""
    return next(aim for aim in _each_aim(reader, user, action) if aim.id == name)


def _each_aim(reader: Reader, user: str, action: Action | None) -> Iterator[Aim]:
    among = affected(reader, user, action)
    usable = (way for way in ways(reader, user, action) if not is_hampered(reader, user, way))
    if action is not None and action.area is not None and action.area.shape != "burst":
        for way in usable:
            yield from _around(reader, user, action, way, among)
        return
    for way in usable:
        for target in among:
            if _can_aim(reader, user, action, way, target):
                yield from _at(reader, action, way, target, among)


def _can_aim(reader: Reader, user: str, action: Action | None, way: Way, target: str) -> bool:
    """Tell whether a model can be aimed at; oneself only by what helps friends (SD-133)."""
    if target == user:
        return action is not None and action.augment
    return is_within(reader, user, way, target)


def _at(reader: Reader, action: Action | None, way: Way, target: str, among: list[str]) -> Iterator[Aim]:
    """Aims at one model; of a large one any square can be the centre of a burst (SD-139)."""
    if action is None or action.area is None:
        yield Aim(f"{way.kind}:{target}", way, target, (target,), tuple(figures.spaces(reader, target)))
        return
    for centre in figures.cells(reader, target):
        area = shapes.area(figures.ground(reader), "burst", action.area.n, centre, SMALL)
        reached = covered(reader, among, area)
        squares = tuple(figures.space_at(each) for each in area)
        yield Aim(f"{way.kind}:{target}:{figures.space_at(centre)}", way, target, reached, squares)


def _around(reader: Reader, user: str, action: Action, way: Way, among: list[str]) -> Iterator[Aim]:
    """Shapes that begin at the user, turned to each side that makes sense (SD-140 to SD-145)."""
    area = action.area
    assert area is not None
    always = area.shape in ("wave", "cross", "aura")
    for side in shapes.aims(area.shape):
        at, wide = figures.cell(reader, user), figures.size(reader, user)
        squares = shapes.area(figures.ground(reader), area.shape, area.n, at, wide, side)
        reached = covered(reader, among, squares)
        if reached or always:
            name = f"side:{side}" if side else HERE
            yield Aim(name, way, "", reached, tuple(figures.space_at(each) for each in squares))
