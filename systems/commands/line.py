"""The command line: what may be said after `python main.py`, and who does it.

Exit codes: 0 done, 1 the thing asked for failed, 2 wrong use or no display, 130 broken off by Ctrl-C. A user's mistake
is answered with one line, never with a traceback. Each command imports what it needs, so that the others start quickly.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from engine.commands import Refusal
from engine.content import ContentError
from engine.replay import ReplayError
from engine.saves import SaveError
from systems import catalogue
from systems.bots.players import LEVELS, BotFailed, UnknownLevel
from systems.commands.values import MOST_DIGITS, UsageError, option_values
from systems.maps.faults import MapError
from systems.text.words import LANGUAGES

DONE, FAILED, WRONG_USE, BROKEN_OFF = 0, 1, 2, 130
SIZE: Final = "1280x720"
LARGEST: Final = 7680, 4320
"""The largest screen that is sold; a picture of it takes a gigabyte of memory to draw."""


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    _say_what_can_be_said()
    options = parser().parse_args(arguments)
    try:
        code: int = options.command(options)
    except (UsageError, UnknownLevel) as error:
        return complain(error, WRONG_USE)
    except (
        Refusal,
        SaveError,
        ReplayError,
        ContentError,
        MapError,
        BotFailed,
        LookupError,
        OSError,
    ) as error:
        return complain(error, FAILED)
    except KeyboardInterrupt:
        print("Broken off.", file=sys.stderr)
        return BROKEN_OFF
    return code


def complain(error: Exception, code: int) -> int:
    """One line on standard error."""
    if isinstance(error, BrokenPipeError):
        # whoever read our lines has gone: say nothing, also not while Python tidies up
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return code
    message = error.args[0] if isinstance(error, LookupError) and error.args else error
    if isinstance(error, OSError) and error.filename and error.strerror:
        message = f"{error.filename}: {error.strerror.rstrip('.')}."
    print(f"five-tales: {message}", file=sys.stderr)
    return code


def _say_what_can_be_said() -> None:
    """A terminal that knows no Chinese shows question marks; that is no reason to fall silent."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _called() -> str:
    """The name by which the program is started: a folder for a double click has one of its own."""
    return Path(sys.executable).name if getattr(sys, "frozen", False) else "main.py"


def parser() -> argparse.ArgumentParser:
    """The whole grammar of the command line."""
    line = argparse.ArgumentParser(prog=_called(), description="Five Tales: board games at one table.")
    line.set_defaults(command=_window)
    _about_the_table(line)
    table = line.add_mutually_exclusive_group()
    table.add_argument("--game", help="start with this game", metavar="GAME")
    table.add_argument("--load", type=Path, metavar="FILE", help="open a save")
    table.add_argument("--replay", type=Path, metavar="FILE", help="watch a replay")
    line.add_argument("--lang", choices=LANGUAGES, help="language of the window (else as last time)")
    line.add_argument("--size", type=_size, help="size of the window, such as 1920x1080")
    commands = line.add_subparsers(title="without a window")
    _add_play(commands)
    _add_referee(commands)
    _add_check(commands)
    _add_screenshot(commands)
    return line


def _about_the_table(line: argparse.ArgumentParser, seats: str | None = None) -> None:
    levels = ", ".join(f"bot:{level}" for level in LEVELS)
    line.add_argument("--seats", default=seats, metavar="SEAT,SEAT", help=f"who plays: human, {levels}")
    line.add_argument(
        "--seed", type=_seed, help="the number that decides all chance (else another every time)"
    )
    line.add_argument("--map", default="", help="a map of this game by its id")
    line.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of this game"
    )


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = commands.add_parser("play", help="let bots play without a display")
    play.set_defaults(command=_play)
    play.add_argument("game", metavar="GAME")
    _about_the_table(play, seats="bot:normal,bot:normal")
    play.add_argument(
        "--games", type=_count, default=1, metavar="N", help="how many games, with seeds in a row"
    )
    play.add_argument(
        "--out", type=Path, metavar="FILE", help="also write one JSON line a game, with its replay"
    )
    play.add_argument("--lang", choices=LANGUAGES, default="en")


def _add_referee(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    referee = commands.add_parser(
        "referee", help="JSON lines on standard input and output, for bots and tools"
    )
    referee.set_defaults(command=_referee)
    referee.add_argument("--lang", choices=LANGUAGES, default="en")


def _add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    check = commands.add_parser("check", help="check data, texts and maps")
    check.set_defaults(command=_check)
    check.add_argument("path", nargs="?", type=Path, help="a file or folder (else everything that ships)")


def _add_screenshot(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    shot = commands.add_parser("screenshot", help="draw one screen without a display")
    shot.set_defaults(command=_screenshot)
    shot.add_argument("what", metavar="GAME|SCENE")
    shot.add_argument("--size", type=_size, default=_size(SIZE))
    shot.add_argument("--lang", choices=LANGUAGES, default="en")
    shot.add_argument("--out", type=Path, required=True, metavar="F.png")


# --- values ---


def _size(word: str) -> tuple[int, int]:
    width, _, height = word.partition("x")
    if not (1 <= _number(width) <= LARGEST[0] and 1 <= _number(height) <= LARGEST[1]):
        largest = f"{LARGEST[0]}x{LARGEST[1]}"
        raise argparse.ArgumentTypeError(f"{_short(word)} is no size such as {SIZE}, at most {largest}")
    return _number(width), _number(height)


def _count(word: str) -> int:
    if _number(word) < 1:
        raise argparse.ArgumentTypeError(f"{_short(word)} is no number of games")
    return _number(word)


def _seed(word: str) -> int:
    if _number(word) < 0:
        raise argparse.ArgumentTypeError(f"{_short(word)} is no seed; it is a number from 0 upwards")
    return _number(word)


def _number(word: str) -> int:
    """A word as a number; -1 when it is none, or longer than any that is meant."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else -1


def _short(word: str) -> str:
    """A word as typed, as far as it helps to see it again."""
    return repr(word if len(word) <= MOST_DIGITS else f"{word[:MOST_DIGITS]}...")


# --- commands ---


def _window(options: argparse.Namespace) -> int:
    from systems.commands.window import open_window

    return open_window(options)


def _play(options: argparse.Namespace) -> int:
    from systems.commands.play import Order, play

    definition = catalogue.find(options.game)
    rules = option_values(definition, options.option)
    order = Order(
        definition, options.seats, options.seed, rules, options.map, options.games, options.out, options.lang
    )
    return play(order)


def _referee(options: argparse.Namespace) -> int:
    from systems.referee.protocol import Referee, Shelf
    from systems.text.words import Words

    def map_ids(game: str) -> list[str]:
        return [entry.id for entry in catalogue.maps(game) if not entry.fault]

    out, sys.stdout = sys.stdout.buffer, sys.stderr  # nothing but the protocol reaches standard output
    shelf = Shelf(catalogue.ids(), catalogue.find, map_ids, Words(options.lang, catalogue.ids()))
    Referee(shelf).serve(sys.stdin.buffer, out)
    return DONE


def _check(options: argparse.Namespace) -> int:
    from systems.commands.check import check

    return check(options.path)


def _screenshot(options: argparse.Namespace) -> int:
    from systems.commands.window import draw_screenshot

    return draw_screenshot(options)
