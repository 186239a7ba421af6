"""Where the movement dice on the table lead a hero: what each die opens to him, and the spaces in reach.

Reads the table only. The arithmetic is `reach.py`; walking there is `movement.py`.
"""

from __future__ import annotations

from components.board import Space
from components.runebound import MovementRoll, TurnState
from engine.world import World
from systems.runebound import figures, reach
from systems.runebound.content import content
from systems.runebound.figures import Reader
from systems.runebound.reach import Dice, Links
from systems.runebound.vocabulary import ClosedTerrain, Symbols


def links(reader: Reader) -> Links:
    """Each space with its neighbours and their terrains, kept because the board never changes."""
    found: Links = reader.infer("links", _make_links)
    return found


def _make_links(world: World) -> Links:
    board = figures.board(world)
    kinds = {key: space.kind for key, space in world.all(Space)}
    return {key: tuple((near, kinds[near]) for near in board.neighbours(key)) for key in board.spaces}


def faces() -> list[frozenset[str]]:
    """The terrains shown by each face of a movement die, face 1 first (section 3)."""
    return [frozenset(face) for face in content().numbers.movement_faces]


def rolled_dice(reader: Reader, hero: str) -> Dice:
    """The dice on the table as steps of that hero see them."""
    roll = reader.the(MovementRoll)
    shown = [faces()[face - 1] for face in roll.faces]
    kinds = {kind for near in links(reader).values() for _, kind in near}
    serving = {kind: _serving(reader, hero, kind, shown) for kind in sorted(kinds)}
    bounds = [
        set(source.modifier.only_on) for source in figures.modifiers(reader, hero) if source.modifier.only_on
    ]
    bonus_on = frozenset(set.intersection(*bounds)) if bounds else frozenset()
    return Dice(len(shown), serving, roll.bonus_dice, bonus_on)


def _serving(reader: Reader, hero: str, terrain: str, shown: list[frozenset[str]]) -> tuple[int, ...]:
    """The dice that open a terrain: any die a town (RB-027), else one with a fitting symbol."""
    wild = terrain == "town" or terrain in reader.the(TurnState).wild
    symbols = {terrain}
    for _, special in figures.specials(reader, hero):
        if isinstance(special, ClosedTerrain) and terrain in special.terrains:
            return ()
        if isinstance(special, Symbols) and terrain in special.terrains:
            symbols.update(special.symbols)
    return tuple(die for die, face in enumerate(shown) if wild or face & symbols)


def spaces_in_reach(reader: Reader, hero: str) -> dict[str, int]:
    """Spaces the dice still lead to, with the steps to each (RB-032)."""
    dice = rolled_dice(reader, hero)
    used = dice.after_all(reader.the(MovementRoll).entered)
    return reach.reachable(links(reader), dice, figures.here(reader, hero), used)


def path_by_dice(reader: Reader, hero: str, goal: str) -> list[str]:
    """The path a hero takes to a space in reach."""
    dice = rolled_dice(reader, hero)
    used = dice.after_all(reader.the(MovementRoll).entered)
    steps = spaces_in_reach(reader, hero)[goal]
    return reach.path(links(reader), dice, figures.here(reader, hero), used, goal, steps)
