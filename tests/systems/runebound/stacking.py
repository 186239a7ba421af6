"""Short moves for rule tests about adventures: a deck of exactly these cards, a fight won or lost by its dice."""

from __future__ import annotations

from components.chance import QueuedDice
from engine import piles
from systems.runebound import figures
from tests.systems.runebound.table import Table

BEST = [10] * 60
WORST = [1] * 60


def stack(table: Table, colour: str, *cards: str) -> Table:
    """Let a deck hold exactly these cards, the first one on top; the others of its deck leave the game."""
    deck = figures.deck_of(colour)
    for card in piles.cards_in(table.world, deck):
        piles.move(table.world, card, figures.REMOVED)
    for card in cards:
        piles.move(table.world, table.card(card), deck)
    return table


def fight(table: Table, won: bool) -> Table:
    """Fight with nothing but tens (or ones) until the fight is over; the dice queue is empty afterwards."""
    table.dice(d10=BEST if won else WORST)
    while table.decision in ("D11", "D12", "D14", "D15", "D16", "D17", "D19", "D20"):
        attacks = [option for option in table.options if option.startswith("attack:")]
        if table.decision == "D14" and attacks:
            table.answer(attacks[0])
        else:
            table.skip()
    table.world.the(QueuedDice).faces.clear()
    return table


def escape(table: Table) -> Table:
    """Run from the fight under way."""
    table.skip_until("D12").totals(20).answer("try")
    while table.decision == "D13":
        table.skip()
    return table


def kinds(table: Table) -> list[str]:
    """Kinds of the events since the last look, in order."""
    return [event.kind for event in table.events()]
