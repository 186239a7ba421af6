"""Checking how a game is to begin: seats, options, heroes and map, each refused by name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.commands import Refusal
from engine.definition import GameDefinition, GameOption, OptionValue, SeatSetUp, SetUp

SEED_LIMIT = 2**63


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint with the nearest known spelling: " Did you mean 'x'?", or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f" Did you mean {close[0]!r}?" if close else ""


def checked_setup(
    definition: GameDefinition,
    seats: Sequence[SeatSetUp],
    seed: int,
    options: Mapping[str, OptionValue],
    map: str,
) -> SetUp:
    """A complete set-up, defaults filled in; raises `Refusal` naming what is wrong."""
    chosen = _options(definition, options)
    low, high = definition.seats_for(chosen)
    if not low <= len(seats) <= high:
        raise Refusal(
            "bad_argument", f"This game takes {low} to {high} seats, not {len(seats)}.", "new.seats"
        )
    if not 0 <= seed < SEED_LIMIT:
        raise Refusal("bad_argument", f"The seed must be a number from 0 to {SEED_LIMIT - 1}.", "new.seed")
    return SetUp(
        definition.id,
        _seats(definition, seats),
        seed,
        map or definition.default_map,
        chosen,
    )


def _seats(definition: GameDefinition, seats: Sequence[SeatSetUp]) -> tuple[SeatSetUp, ...]:
    taken: set[str] = set()
    colours = [seat.colour for seat in seats if seat.colour >= 0]
    free = [colour for colour in range(max(6, len(seats))) if colour not in colours]
    filled = []
    for index, seat in enumerate(seats):
        where = f"new.seats[{index}].hero"
        if seat.control != "human" and not seat.control.startswith("bot:"):
            message = f"A seat is played by 'human' or 'bot:LEVEL', not by {seat.control!r}."
            raise Refusal("bad_argument", message, f"new.seats[{index}].control")
        if seat.hero and seat.hero not in definition.heroes:
            raise Refusal(
                "bad_argument",
                f"There is no hero {seat.hero!r}.{nearest(seat.hero, definition.heroes)}",
                where,
            )
        if seat.hero in taken:
            raise Refusal("bad_argument", f"{seat.hero!r} was chosen twice.", where)
        if seat.hero:
            taken.add(seat.hero)
        colour = seat.colour if seat.colour >= 0 else free.pop(0)
        filled.append(msgspec.structs.replace(seat, name=seat.name or f"{index + 1}", colour=colour))
    if len({seat.colour for seat in filled}) < len(filled):
        raise Refusal("bad_argument", "Two seats have one colour.", "new.seats")
    return tuple(filled)


def _options(definition: GameDefinition, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    known = {option.id: option for option in definition.options}
    for name, value in options.items():
        where = f"new.options.{name}"
        if name not in known:
            raise Refusal("bad_argument", f"There is no option {name!r}.{nearest(name, known)}", where)
        if not _fits(known[name], value):
            raise Refusal("bad_argument", f"{value!r} is no value of option {name!r}.", where)
    return {name: options.get(name, option.default) for name, option in known.items()}


def _fits(option: GameOption, value: OptionValue) -> bool:
    if option.kind == "bool":
        return isinstance(value, bool)
    if option.kind == "int":
        return isinstance(value, int) and not isinstance(value, bool) and option.low <= value <= option.high
    return value in option.choices
