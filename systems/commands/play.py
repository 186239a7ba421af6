"""`main.py play`: games between bots without a display, a line for each and a table over all."""

from __future__ import annotations

import gc
import secrets
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from components.identity import Progress
from components.questions import Question
from components.seats import TurnOrder
from engine import commands
from engine.definition import GameDefinition, OptionValue, SeatSetUp
from engine.session import Session
from systems.bots.players import BotFailed, Player, player
from systems.commands.values import seats
from systems.text.names import Names
from systems.text.words import Words

PROGRESS_EVERY: Final = 0.2
"""Seconds between two lines of progress on a terminal."""


class Order(msgspec.Struct, frozen=True):
    """What is to be played."""

    definition: GameDefinition
    seats: str
    seed: int | None = None
    options: dict[str, OptionValue] = {}
    map: str = ""
    games: int = 1
    out: Path | None = None
    language: str = "en"


class Result(msgspec.Struct, frozen=True):
    """One game that was played to its end."""

    game: str
    seed: int
    seats: tuple[str, ...]
    winners: list[int]
    ranking: list[int]
    reason: str
    rounds: int
    questions: int
    seconds: float
    replay: str


def play(order: Order) -> int:
    """Play all games; returns the exit code."""
    words = Words(order.language, [order.definition.id])
    first = secrets.randbelow(2**31) if order.seed is None else order.seed
    chairs = seats(order.seats, bots_only=True)
    results: list[Result] = []
    with _opened(order.out) as file:
        for number in range(order.games):
            tell = _progress(number + 1, order.games)
            with unswept():
                result = play_one(order, chairs, first + number, words, tell)
            tell("")
            print(line_of(number + 1, result), flush=True)
            if file is not None:
                file.write(msgspec.json.encode(result) + b"\n")
            results.append(result)
    if len(results) > 1:
        print("\n".join(table(results)), flush=True)
    return 0


@contextmanager
def unswept() -> Iterator[None]:
    """A game during which the collector rests: nearly all that it would walk through, again and again, is not garbage.

    After it all is swept once; what stays, be it the rulebook or what holds in every game, is never walked through again.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def play_one(
    order: Order, chairs: list[SeatSetUp], seed: int, words: Words, tell: Callable[[str], None]
) -> Result:
    """Play one game to its end."""
    started = time.perf_counter()
    session = Session.new(order.definition, chairs, seed, order.options, order.map, undo=False)
    bots = [player(seat.control.partition(":")[2], seed + index) for index, seat in enumerate(chairs)]
    while (question := session.question) is not None:
        _answer(session, bots[question.seat], question)
        tell(f"round {_round(session)}, {len(session.answers)} questions")
    over = session.over
    assert over is not None
    return Result(
        game=order.definition.id,
        seed=seed,
        seats=tuple(seat.control for seat in chairs),
        winners=over.winners,
        ranking=over.ranking,
        reason=words.render(over.reason, Names(words, session)),
        rounds=_round(session),
        questions=session.world.the(Progress).questions,
        seconds=round(time.perf_counter() - started, 3),
        replay=session.replay_text(),
    )


def _answer(session: Session, bot: Player, question: Question) -> None:
    """Let a bot answer; raises `BotFailed`, which tells seat, level and question, whatever it did wrong."""
    try:
        options, _ = bot.answer(session.view(question.seat), question)
        commands.check(question, False, options)
    except Exception as error:  # a bot may be anybody's
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise BotFailed(
            f"the {bot.level} bot of seat {question.seat} has no answer to {question.decision} "
            f"(seed {session.setup.seed}, question {len(session.answers) + 1}): {why}"
        ) from error
    session.choose(*options)


def line_of(number: int, result: Result) -> str:
    """One game in one line."""
    winners = ", ".join(f"seat {seat} ({result.seats[seat]})" for seat in result.winners) or "nobody"
    return (
        f"game {number}: seed {result.seed}, won by {winners}: {result.reason}; {result.rounds} rounds, "
        f"{result.questions} questions, {result.seconds:.1f} s"
    )


def table(results: list[Result]) -> Iterable[str]:
    """Wins by seat and the averages over all games."""
    count = len(results)
    yield f"\n{'seat':<6}{'player':<14}{'won':>6}{'share':>8}"
    for seat, control in enumerate(results[0].seats):
        won = sum(seat in result.winners for result in results)
        yield f"{seat:<6}{control:<14}{won:>6}{won / count:>8.0%}"
    rounds = sum(result.rounds for result in results) / count
    questions = sum(result.questions for result in results) / count
    seconds = sum(result.seconds for result in results) / count
    yield f"{count} games, on average {rounds:.1f} rounds, {questions:.0f} questions, {seconds:.2f} s"


def _round(session: Session) -> int:
    found = session.world.find("game", TurnOrder)
    return found.round if found else 0


def _progress(number: int, games: int) -> Callable[[str], None]:
    """Tells how far a game is, on a terminal and not too often; "" wipes the line."""
    last = [0.0]

    def tell(words: str) -> None:
        now = time.perf_counter()
        if not sys.stderr.isatty() or (words and now - last[0] < PROGRESS_EVERY):
            return
        last[0] = now
        line = f"game {number} of {games}: {words}" if words else ""
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    return tell


def _opened(path: Path | None) -> Any:
    """The file for results, or nothing."""
    nothing: nullcontext[IO[bytes] | None] = nullcontext(None)
    return nothing if path is None else path.open("wb")
