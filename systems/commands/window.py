"""`main.py` itself and `main.py screenshot`: gathers what the window needs from the other rooms and opens it."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from engine.definition import SeatSetUp
from engine.paths import read_file
from engine.replay import ReplayError
from engine.saves import SIZE_LIMIT
from engine.session import Session
from systems import catalogue
from systems.bots.players import LEVELS, player
from systems.commands.values import UsageError, option_values, seats
from systems.presentation.breaking import Break
from systems.presentation.display import NoDisplay
from systems.presentation.house import House
from systems.presentation.settings import load_settings, user_folder
from systems.text.help import help_book
from systems.text.names import Names
from systems.text.words import Words

SEATS = "human,bot:normal"
SHOWN_SEED = 7
SHOWN_NAMES = ("Ann", "Bo", "Cleo", "Dan")
"""A screenshot of a game always shows the same one."""


def house() -> House:
    """Everything the window gets from other rooms."""

    def words(language: str, game: str) -> Words:
        first = (game,) if game in catalogue.ids() else ()
        return Words(language, dict.fromkeys((*first, *catalogue.ids())))

    def names(words: Words, session: Session | None) -> Names:
        return Names(words, session)

    boxes = catalogue.boxes()
    return House(boxes, catalogue.maps, words, names, player, LEVELS, help_book)  # type: ignore[arg-type]


def open_window(options: argparse.Namespace) -> int:
    """Open the window, at a table when the command line asks for one; returns the exit code.

    The title is drawn before the rest of the window is even imported, so that it stands at once.
    """
    from systems.presentation.opening import open_window, show_title

    session, rooms = _session(options), house()
    try:
        with Break() as broken:
            opened = open_window(options.lang or "", options.size)
            if session is None:
                show_title(opened, rooms)
            from systems.presentation import app

            return app.run(rooms, session, watch=options.replay is not None, opened=opened, broken=broken)
    except NoDisplay as error:
        print(f"five-tales: {error}", file=sys.stderr)
        return 2


def draw_screenshot(options: argparse.Namespace) -> int:
    """Draw one screen into a file; returns the exit code."""
    from systems.presentation import app

    session = None
    if options.out.suffix.lower() != ".png":
        raise UsageError(f"{str(options.out)!r} is no name for a picture; it must end in .png.")
    if options.what in catalogue.ids():
        definition = catalogue.find(options.what)
        chairs = [SeatSetUp(name=name) for name in SHOWN_NAMES[: definition.seats[1]]]
        session = Session.new(definition, chairs, SHOWN_SEED)
    with TemporaryDirectory() as folder:
        picture = app.screenshot(house(), options.what, options.size, options.lang, Path(folder), session)
    app.save_picture(picture, options.out)
    return 0


def _session(options: argparse.Namespace) -> Session | None:
    if options.game is None:
        if options.option or options.map or options.seats is not None or options.seed is not None:
            raise UsageError("Name a game with --game, or leave out --seats, --seed, --map and --option.")
        return _kept(options)
    definition = catalogue.find(options.game)
    seed = secrets.randbelow(2**31) if options.seed is None else options.seed
    rules = option_values(definition, options.option)
    chairs = named(seats(SEATS if options.seats is None else options.seats), options.lang)
    return Session.new(definition, chairs, seed, rules, options.map)


def named(chairs: Sequence[SeatSetUp], language: str | None) -> list[SeatSetUp]:
    """Seats with the names that the set-up screen would give them, in the language of the window."""
    tongue = language or load_settings(user_folder()).tongue
    word = Words(tongue).say("window-player")
    return [msgspec.structs.replace(chair, name=f"{word} {number}") for number, chair in enumerate(chairs, 1)]


def _kept(options: argparse.Namespace) -> Session | None:
    """The game in a file that the command line names, if it names one."""
    if options.load is not None:
        return Session.load(options.load, catalogue.find)
    if options.replay is not None:
        return _replayed(options.replay)
    return None


def _replayed(path: Path) -> Session:
    try:
        text = read_file(path, SIZE_LIMIT).decode()
        return Session.replayed(text, catalogue.find)
    except UnicodeDecodeError:
        raise ReplayError(f"{path}: this is no replay of Five Tales.") from None
    except ReplayError as error:
        raise ReplayError(f"{path}, {error}") from None
