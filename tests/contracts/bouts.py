"""Bouts between computer players: `python -m tests.contracts.bouts [GAME ...] [--games 100] [--processes 1] [--seed 1]`.

Plays each bout of a game so many times and prints a table: who won how often, what was broken off by a limit, and the
median length. `--only bit8` takes the bouts whose name holds that word. A bout has two sides, the first seat and all the
others: in Super Dungeon the Consul and the party, which one player leads.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import msgspec

from components.seats import TurnOrder
from engine.definition import OptionValue, SeatSetUp
from engine.session import Session
from engine.world import GAME
from systems import catalogue
from systems.bots.players import player

LEVELS = (("normal", "easy"), ("easy", "normal"), ("normal", "normal"))
"""Levels of the first seat and of the others."""
HEADINGS = (
    "bout",
    "first seat",
    "others",
    "games",
    "first wins",
    "others win",
    "by a limit",
    "rounds",
    "answers",
)


class Bout(msgspec.Struct, frozen=True):
    """A setting, and the level of the first seat and of the others."""

    game: str
    name: str
    options: dict[str, OptionValue]
    first: str
    others: str
    seats: int = 2


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    first_won: bool
    by_limit: bool
    rounds: int
    answers: int


SETTINGS: dict[str, dict[str, dict[str, OptionValue]]] = {
    "superdungeon": {
        "bit8, 2 heroes": {"size": "bit8"},
        "bit8, 2 heroes, preset": {"size": "bit8", "preset_dungeon": True},
        "bit16, 3 heroes": {"size": "bit16"},
        "bit16, 4 heroes": {"size": "bit16", "four_heroes": True},
        "super, 5 heroes": {"size": "super"},
    },
    "runebound": {"2 seats": {}},
}
"""By game and name: the options of a bout."""


def bouts(games: Iterable[str], word: str = "") -> list[Bout]:
    """All bouts of some games whose name holds a word."""
    return [
        Bout(game, name, options, *levels)
        for game in games
        for name, options in SETTINGS[game].items()
        if word in name
        for levels in LEVELS
    ]


def fight(bout: Bout, seed: int) -> Result:
    """Play a bout once."""
    session = Session.new(
        catalogue.find(bout.game), [SeatSetUp()] * bout.seats, seed, bout.options, undo=False
    )
    players = [player(bout.others if seat else bout.first, seed + seat) for seat in range(bout.seats)]
    answers = 0
    while (question := session.question) is not None:
        options, _ = players[question.seat].answer(session.view(question.seat), question)
        session.choose(*options)
        session.events()
        answers += 1
    over, turns = session.over, session.world.find(GAME, TurnOrder)
    assert over is not None
    return Result(0 in over.winners, "limit" in over.reason.key, turns.round if turns else 0, answers)


def row(bout: Bout, results: list[Result]) -> str:
    """A bout as a line of the table."""
    won = sum(result.first_won for result in results)
    cells = (
        bout.name,
        bout.first,
        bout.others,
        len(results),
        won,
        len(results) - won,
        sum(result.by_limit for result in results),
        f"{statistics.median(result.rounds for result in results):g}",
        f"{statistics.median(result.answers for result in results):g}",
    )
    return line(cells)


def line(cells: Iterable[object]) -> str:
    """Cells as a line of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def table(found: Iterable[Bout], games: int, seed: int, processes: int) -> Iterator[str]:
    """The table, line by line as the bouts are over."""
    yield line(HEADINGS)
    yield line(["---"] * len(HEADINGS))
    seeds = range(seed, seed + games)
    for bout in found:
        if processes == 1:
            yield row(bout, [fight(bout, one) for one in seeds])
        else:
            with ProcessPoolExecutor(processes) as pool:
                yield row(bout, list(pool.map(fight, repeat(bout), seeds)))


def main(arguments: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.contracts.bouts", description=__doc__)
    parser.add_argument("game", nargs="*", default=["superdungeon"], help="which games")
    parser.add_argument("--games", type=int, default=100, help="how many games of each bout")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--processes", type=int, default=1, help="how many games at a time")
    parser.add_argument("--only", default="", help="a word in the names of the bouts")
    options = parser.parse_args(arguments)
    if unknown := [game for game in options.game if game not in SETTINGS]:
        parser.error(f"there are no bouts of {', '.join(unknown)}; there are bouts of {', '.join(SETTINGS)}")
    found = bouts(options.game, options.only)
    for text in table(found, options.games, options.seed, options.processes):
        print(text, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
