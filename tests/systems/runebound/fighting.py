"""Short words for tests of fights: meet a foe, strike, hold.

table = meet("korrag-half-ogre", "rats-in-the-granary")
strike(table.answer("go_on"), "korrag-half-ogre", 12)
"""

from __future__ import annotations

from engine.definition import OptionValue
from systems.runebound import values
from tests.systems.runebound.table import Table

HOME = {"green": "G08", "yellow": "Y07", "blue": "B06", "red": "R02"}
"""A jewel of each colour, where foes of that colour are met."""


def meet(
    hero: str,
    foe: str,
    *cards: str,
    rolls: tuple[int, ...] = (),
    others: tuple[str, ...] = (),
    came_from: str = "",
    **options: OptionValue,
) -> Table:
    """A hero with these cards has drawn that adventure card; `rolls` are the next totals of two ten-sided dice."""
    table = Table.new(hero, *others, **options)
    for card in cards:
        table.put(card, hero)
    return face(table, hero, foe, rolls, came_from)


def face(table: Table, hero: str, foe: str, rolls: tuple[int, ...] = (), came_from: str = "") -> Table:
    """In a new turn of that hero he draws that card on a jewel of its colour."""
    colour = table.card(foe).split("/")[1]
    table.top(foe).start_turn(hero, at=HOME[colour], step="adventure", came_from=came_from)
    return table.totals(*rolls).answer("attempt")


def strike(table: Table, who: str, total: int) -> Table:
    """That figure attacks in the phase at hand and rolls that total."""
    return table.totals(total).answer(f"attack:{table.key(who)}")


def hold(table: Table, total: int = 0) -> Table:
    """The hero defends in the phase at hand; `total` 0 = no roll is asked for."""
    return (table.totals(total) if total else table).answer("defend")


def clash(
    attacker: str, defender: str, *cards: str, spoils: tuple[str, ...] = (), **options: OptionValue
) -> Table:
    """One hero attacks another on the road; `cards` lie with the attacker, `spoils` with the defender."""
    table = Table.new(attacker, defender, **options)
    for card in cards:
        table.put(card, attacker)
    for card in spoils:
        table.put(card, defender)
    table.place(defender, at="space/r08c11")
    table.start_turn(attacker, at="space/r08c11", step="adventure", came_from="space/r08c10")
    return table.answer(f"attack:{table.key(defender)}")


def foe_life(table: Table, foe: str) -> int:
    """The life that a foe has left."""
    return values.life_left(table.world, table.card(foe))
