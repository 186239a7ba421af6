"""What has been chosen on the set-up screen so far: seats, map, options, seed. It outlives every rebuilding of the screen.

Plain bookkeeping without pictures. Must not know any game by name.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence

import msgspec

from engine.definition import GameDefinition, GameOption, OptionValue, SeatRole, SeatSetUp
from engine.session import Session
from engine.setup import SEED_LIMIT
from systems.presentation.fonts import drawable

CLOSED = "closed"
HUMAN = "human"
COLOURS = 6
LONGEST_NAME = 24
_NOT_IN_NAMES = re.compile(r"[\x00-\x1f*{}\\<>]")


class Chair(msgspec.Struct):
    """One row of the set-up screen."""

    name: str
    control: str
    colour: int
    hero: str = ""


class SetupForm:
    """The choices for one game."""

    def __init__(self, definition: GameDefinition, names: Sequence[str], bots: Sequence[str]) -> None:
        self.definition = definition
        self.controls = (HUMAN, *(f"bot:{level}" for level in bots), CLOSED)
        low, high = definition.seats
        taken = max(low, min(2, high))
        self.chairs = [
            Chair(clean_name(names[i]) if i < len(names) else "", self._first_control(i, taken), i % COLOURS)
            for i in range(high)
        ]
        self.map = definition.default_map
        self.options: dict[str, OptionValue] = {option.id: option.default for option in definition.options}
        if definition.presets:
            self.preset(
                next(name for name in ("recommended", *definition.presets) if name in definition.presets)
            )
        self.seed = ""

    def _first_control(self, index: int, taken: int) -> str:
        if index == 0:
            return HUMAN
        return (self.controls[-2] if len(self.controls) > 2 else HUMAN) if index < taken else CLOSED

    # --- seats

    @property
    def seated(self) -> list[Chair]:
        """The chairs somebody sits on."""
        return [chair for chair in self.chairs if chair.control != CLOSED]

    def rename(self, index: int, name: str) -> None:
        """Takes a name as it was typed."""
        self.chairs[index].name = clean_name(name)

    def recolour(self, index: int) -> None:
        """Gives a chair the next colour; whoever had it takes the old one."""
        chair = self.chairs[index]
        wanted = (chair.colour + 1) % COLOURS
        for other in self.chairs:
            if other.colour == wanted:
                other.colour = chair.colour
        chair.colour = wanted

    def seat(self, index: int, control: str) -> None:
        """Says who sits on a chair; one that is closed gives its hero back."""
        self.chairs[index].control = control
        if control == CLOSED:
            self.chairs[index].hero = ""
        for option in self.definition.options:
            if option.is_seat:
                last = max(option.low, len(self.seated) - 1)
                self.options[option.id] = min(int(self.options[option.id]), last)

    def role(self, chair: Chair) -> SeatRole | None:
        """What a chair plays, where not all play alike and somebody sits on it."""
        seated = self.seated
        place = next((i for i, one in enumerate(seated) if one is chair), -1)
        if self.definition.roles_with is None or place < 0:
            return None
        return self.definition.roles_with(self.options, len(seated))[place]

    def takes_hero(self, chair: Chair) -> bool:
        """Tells whether a hero can be chosen for a chair."""
        role = self.role(chair)
        return chair.control != CLOSED and bool(self.definition.heroes) and (role is None or role.takes_hero)

    def fitting(self, maps: Sequence[str]) -> list[str]:
        """The maps that can be played with the options as they stand."""
        fits = self.definition.map_fits
        return [one for one in maps if fits is None or fits(self.options, one)]

    def choose_hero(self, index: int, hero: str) -> None:
        """Gives a chair a hero ("" = by lot); whoever had it gets one by lot."""
        for chair in self.chairs:
            if hero and chair.hero == hero:
                chair.hero = ""
        self.chairs[index].hero = hero

    # --- rules of the evening

    def preset(self, name: str) -> None:
        """Sets all options as a preset has them."""
        chosen = self.definition.presets[name]
        self.options = {
            option.id: chosen.get(option.id, option.default) for option in self.definition.options
        }

    @property
    def present_preset(self) -> str:
        """The preset that the options are just now, or ""."""
        for name, chosen in self.definition.presets.items():
            if all(self.options[o.id] == chosen.get(o.id, o.default) for o in self.definition.options):
                return name
        return ""

    def turn(self, option: GameOption, step: int = 1) -> None:
        """Sets an option to its next value."""
        value = self.options[option.id]
        if option.kind == "bool":
            self.options[option.id] = not value
        elif option.kind == "choice":
            place = option.choices.index(str(value))
            self.options[option.id] = option.choices[(place + step) % len(option.choices)]
        else:
            self.options[option.id] = self._next_number(option, int(value) + step * option.step)

    def _next_number(self, option: GameOption, value: int) -> int:
        """A number in its bounds, after the last one the first; of seats there are as many as are taken."""
        high = min(option.high, len(self.seated) - 1) if option.is_seat else option.high
        return option.low if value > high else high if value < option.low else value

    # --- the end of it

    @property
    def fault(self) -> str:
        """The key of the sentence that says why the game cannot begin, or ""."""
        low, high = self.definition.seats_for(self.options)
        if not low <= len(self.seated) <= high:
            return "window-too-few" if len(self.seated) < low else "window-too-many"
        if self.seed and (not self.seed.isdecimal() or int(self.seed) >= SEED_LIMIT):
            return "window-bad-seed"
        return ""

    def begin(self, default_name: str) -> Session:
        """Sets the game up; raises `Refusal` or ValueError with one sentence when it cannot be."""
        seats = [
            SeatSetUp(chair.name or f"{default_name} {number}", chair.control, chair.colour, chair.hero)
            for number, chair in enumerate(self.seated, start=1)
        ]
        seed = int(self.seed) if self.seed else secrets.randbelow(2**31)
        return Session.new(self.definition, seats, seed, self.options, self.map)


def clean_name(name: str) -> str:
    """A name without signs that mean something in text, and without those that cannot be drawn."""
    return drawable(_NOT_IN_NAMES.sub("", name)).strip()[:LONGEST_NAME]
