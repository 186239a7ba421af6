"""Names of things in a language: seats, heroes, cards, spaces. Whatever a rule wrote as "@KEY" is looked up here.

    seat/0               the player's name
    hero/ash, card/7     the message name-ID; a card is asked which record it is a copy of
    monster/whelp/2      the message name-ID of what there are several of, with its number
    foe/card/red/x       the message foe-ID: the foe on a card, where it bears another name than the card
    space/r07c12         the message place-ID of its printed name (or that name as it is), or its ground and place

It must not know any game.
"""

from __future__ import annotations

import re
from typing import Final, Protocol

from components.board import Space
from components.cards import Card
from components.seats import Seat
from components.texts import Text, text
from engine.world import World
from systems.text.words import Words

FOE: Final = "foe/"
_NO_SLUG: Final = re.compile(r"[^a-z0-9]+")


class Table(Protocol):
    """Whatever has a world that may change under it, such as a session."""

    @property
    def world(self) -> World:
        """The world as it is now."""


class Names:
    """Looks up the names of one table in one language; made to be handed to `Words.render`.

    Without a table only what is in the boxes has a name.
    """

    def __init__(self, words: Words, table: Table | None) -> None:
        self._words = words
        self._table = table

    def __call__(self, key: str) -> str:
        """The name of an entity or content record by its key."""
        is_foe, key = key.startswith(FOE), key.removeprefix(FOE)
        found = None if self._table is None else self._laid_out(self._table.world, key, is_foe)
        if found is not None:
            return found
        stem, _, last = key.rpartition("/")
        if stem and last.isdecimal():
            return self._words.say("numbered", name=self(stem), n=int(last))
        return self._named(last, is_foe)

    def _laid_out(self, world: World, key: str, is_foe: bool) -> str | None:
        """The name of what lies on the table, or None."""
        if (seat := world.find(key, Seat)) is not None:
            return seat.name
        if (space := world.find(key, Space)) is not None:
            name = space_name(space)
            return space.name if space.name and not self._words.has(name.key) else self._words.render(name)
        if (card := world.find(key, Card)) is not None:
            return self._named(card.definition, is_foe)
        return None

    def _named(self, record: str, is_foe: bool) -> str:
        for message in ([f"foe-{record}"] if is_foe else []) + [f"name-{record}"]:
            if self._words.has(message):
                return self._words.render(Text(message))
        return record


def space_name(space: Space) -> Text:
    """The words for a space: its printed name, or its ground with column and row, both counted from 1."""
    if space.name:
        return Text(f"place-{slug(space.name)}")
    ground = Text(f"terrain-{space.kind}")
    return text("space-at", ground=ground, column=space.x + 1, row=space.y + 1)


def slug(name: str) -> str:
    """A printed name as the id of its message: "Wolf's Ford" is wolf-s-ford."""
    return _NO_SLUG.sub("-", name.lower()).strip("-")
