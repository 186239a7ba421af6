"""`main.py` itself and `main.py screenshot`: gathers what the window needs from the other rooms and opens it."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.commands import Refusal
from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.bots.players import LEVELS, player
from systems.commands.values import UsageError, option_values, seats
from systems.presentation import app
from systems.presentation.loop import NoDisplay
from systems.text.help import help_book
from systems.text.names import Names
from systems.text.words import Words

SEATS = "human,bot:normal"
SHOWN_SEED = 7
SHOWN_NAMES = ("Ann", "Bo", "Cleo", "Dan")
"""A screenshot of a game always shows the same one."""


def house() -> app.House:
    """Everything the window gets from other rooms."""
    games = catalogue.games()

    def words(language: str, game: str) -> Words:
        first = (game,) if game in catalogue.ids() else ()
        return Words(language, dict.fromkeys((*first, *catalogue.ids())))

    def names(words: Words, session: Session | None) -> Names:
        return Names(words, session)

    return app.House(games, catalogue.maps, words, names, player, LEVELS, help_book)  # type: ignore[arg-type]


def open_window(options: argparse.Namespace) -> int:
    """Open the window, at a table when the command line asks for one; returns the exit code."""
    session = _session(options)
    try:
        watch = options.replay is not None
        return app.run(house(), session, language=options.lang or "", size=options.size, watch=watch)
    except NoDisplay as error:
        print(f"five-tales: {error}", file=sys.stderr)
        return 2


def draw_screenshot(options: argparse.Namespace) -> int:
    """Draw one screen into a file; returns the exit code."""
    session = None
    if options.what in catalogue.ids():
        definition = catalogue.find(options.what)
        chairs = [SeatSetUp(name=name) for name in SHOWN_NAMES[: definition.seats[1]]]
        session = Session.new(definition, chairs, SHOWN_SEED)
    with TemporaryDirectory() as folder:
        picture = app.screenshot(house(), options.what, options.size, options.lang, Path(folder), session)
    app.save_picture(picture, options.out)
    return 0


def _session(options: argparse.Namespace) -> Session | None:
    if options.load is not None:
        return Session.load(options.load, catalogue.find)
    if options.replay is not None:
        return Session.replayed(_read(options.replay), catalogue.find)
    if not options.game:
        if options.seats or options.option or options.map:
            raise UsageError("Name a game with --game, or open the window without more.")
        return None
    definition = catalogue.find(options.game)
    seed = secrets.randbelow(2**31) if options.seed is None else options.seed
    rules = option_values(definition, options.option)
    return Session.new(definition, seats(options.seats or SEATS), seed, rules, options.map)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("bad_file", f"{path}: this is no replay of Five Tales.") from None
