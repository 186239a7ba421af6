"""Where the movement dice on the table lead a hero: what each die opens to him, and the spaces in reach.

Reads the table only. The arithmetic is `reach.py`; walking there is `movement.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from components.board import Space
from components.runebound import MovementRoll, TurnState
from engine.world import World
from systems.runebound import figures, reach, values
from systems.runebound.content import content
from systems.runebound.figures import Reader
from systems.runebound.maps import TERRAINS
from systems.runebound.reach import Dice, Links
from systems.runebound.vocabulary import ClosedTerrain, Symbols
from systems.shared.memo import memo


def links(reader: Reader) -> Links:
    """Each space with its neighbours and their terrains, kept because the board never changes."""
    found: Links = reader.infer("links", _make_links)
    return found


def _make_links(world: World) -> Links:
    board = figures.board(world)
    kinds = {key: space.kind for key, space in world.all(Space)}
    return {key: tuple((near, kinds[near]) for near in board.neighbours(key)) for key in board.spaces}


@cache
def faces() -> tuple[frozenset[str], ...]:
    """The terrains shown by each face of a movement die, face 1 first (section 3)."""
    return tuple(frozenset(face) for face in content().numbers.movement_faces)


TERRAIN_RULES = (Symbols, ClosedTerrain)
Openers = Mapping[str, frozenset[str]]
"""The symbols that open each terrain; a terrain that any die opens is opened by all of them, a closed one by none."""


def openers(reader: Reader, hero: str) -> Openers:
    """What opens each terrain to that hero: any die a town (RB-027), else a fitting symbol."""
    found = tuple(
        special for _, special in values.specials(reader, hero) if isinstance(special, TERRAIN_RULES)
    )
    return _opened(found, tuple(reader.the(TurnState).wild))


@lru_cache(maxsize=200)
def _opened(specials: tuple[Symbols | ClosedTerrain, ...], wild: tuple[str, ...]) -> Openers:
    opened = {kind: {kind} for kind in TERRAINS}
    for special in specials:
        if isinstance(special, Symbols):
            for kind in special.terrains:
                opened.setdefault(kind, {kind}).update(special.symbols)
    for kind in ("town", *wild):
        opened[kind] = set().union(*faces())
    for special in specials:
        if isinstance(special, ClosedTerrain):
            opened.update({kind: set() for kind in special.terrains})
    return {kind: frozenset(symbols) for kind, symbols in opened.items()}


def dice_of(reader: Reader, hero: str, shown: Sequence[int], bonus: int = 0) -> Dice:
    """Faces of movement dice as steps of that hero see them; the last `bonus` dice are bound to a terrain."""
    return dice_opening(openers(reader, hero), shown, bonus, bound_to(reader, hero))


def dice_opening(opened: Openers, shown: Sequence[int], bonus: int, bonus_on: frozenset[str]) -> Dice:
    """The same for openers and bounds that are known already."""
    symbols = [faces()[face - 1] for face in shown]
    serving = {
        kind: tuple(die for die, face in enumerate(symbols) if face & fitting)
        for kind, fitting in opened.items()
    }
    return Dice(len(shown), serving, bonus, bonus_on)


def bound_to(reader: Reader, hero: str) -> frozenset[str]:
    """The terrains that bonus dice of that hero are bound to."""
    bounds = [
        set(source.modifier.only_on) for source in values.modifiers(reader, hero) if source.modifier.only_on
    ]
    return frozenset(set.intersection(*bounds)) if bounds else frozenset()


def rolled_dice(reader: Reader, hero: str) -> Dice:
    """The dice on the table as steps of that hero see them."""
    roll = reader.the(MovementRoll)
    return dice_of(reader, hero, roll.faces, roll.bonus_dice)


def spaces_in_reach(reader: Reader, hero: str) -> Mapping[str, int]:
    """Spaces the dice still lead to, with the steps to each (RB-032). The last answer is kept: who has chosen a space is
    led there by the same dice.
    """
    course, last = _course(reader, hero), memo(reader, "in reach")
    if last.get("course") != course:
        dice, here, entered = course
        last.update(course=course, found=reach.reachable(links(reader), dice, here, entered))
    found: Mapping[str, int] = last["found"]
    return found


def path_by_dice(reader: Reader, hero: str, goal: str) -> list[str]:
    """The path a hero takes to a space in reach."""
    steps = spaces_in_reach(reader, hero)[goal]
    dice, here, entered = _course(reader, hero)
    return reach.path(links(reader), dice, here, goal, steps, entered)


def _course(reader: Reader, hero: str) -> tuple[Dice, str, tuple[str, ...]]:
    """How far a hero has come by his dice: the dice, where he is, the terrains he entered."""
    return rolled_dice(reader, hero), figures.here(reader, hero), tuple(reader.the(MovementRoll).entered)
