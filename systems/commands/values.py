"""Words of the command line as values: seats, and options of a game."""

from __future__ import annotations

from collections.abc import Iterable

from engine.definition import GameDefinition, OptionValue, SeatSetUp
from engine.setup import nearest
from systems.bots.players import player

SWITCH = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}

MOST_DIGITS = 30
"""A number with more is a slip of the hand; Python would refuse to read it at all."""


class UsageError(ValueError):
    """Something on the command line cannot be meant; one sentence."""


def seats(words: str, bots_only: bool = False) -> list[SeatSetUp]:
    """The seats of "human,bot:normal"; raises `UsageError` or `UnknownLevel`."""
    found = []
    for word in words.split(","):
        kind, _, level = word.strip().partition(":")
        if kind == "bot":
            player(level or "normal")
            found.append(SeatSetUp(control=f"bot:{level or 'normal'}"))
        elif word.strip() == "human" and not bots_only:
            found.append(SeatSetUp())
        elif word.strip() == "human":
            raise UsageError("Without a window only bots can play; name seats such as bot:normal.")
        else:
            raise UsageError(f"{word.strip()!r} is nobody who can sit down; name human or bot:LEVEL.")
    return found


def option_values(definition: GameDefinition, words: Iterable[str]) -> dict[str, OptionValue]:
    """Options of "NAME=VALUE" in the type that the game wants; raises `UsageError`."""
    known = {option.id: option for option in definition.options}
    found: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise UsageError(f"{word!r} is no option of {definition.id}.{nearest(name, known)}")
        found[name] = _value(word, value, known[name].kind)
    return found


def _value(word: str, value: str, kind: str) -> OptionValue:
    if kind == "bool":
        if value.lower() not in SWITCH:
            raise UsageError(f"{word!r}: say true or false.")
        return SWITCH[value.lower()]
    if kind == "int":
        if not value.removeprefix("-").isdecimal() or len(value) > MOST_DIGITS:
            raise UsageError(f"{word!r}: say a whole number.")
        return int(value)
    return value
