"""Cards and the piles they lie in. Every card is always in exactly one pile."""

from __future__ import annotations

from components.identity import Component


class Card(Component):
    """A card in this game: the content record it is a copy of, and the pile that holds it."""

    definition: str
    pile: str


class Pile(Component):
    """An ordered heap of cards, the first one on top. `hidden` = nobody may see faces or order."""

    cards: list[str] = []
    hidden: bool = False


class Activated(Component):
    """Present on a card that was turned face down by its use; taken off when it is refreshed."""
