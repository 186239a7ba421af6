"""A long run of the contracts: `python -m tests.contracts.soak [GAME ...] [--games 200] [--seed 1] [--sample 40] [--bots]`.

Every game with every number of seats and every option mix in turn, played at random or half at random. Each question is
checked, and every sample-th one closely. With `--bots` computer players alone give the answers, and every game must come to
an end by its rules. Prints one line a game, and stops at the first fault with the command that shows it again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.contracts.battery import Players, Trial
from tests.contracts.games import IDS, find, mixes, words

MOST_ANSWERS = 30_000
"""A game between computer players that takes more answers goes in circles."""


def main(arguments: list[str] | None = None) -> int:
    """Run; 1 at the first fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.contracts.soak", description=__doc__)
    parser.add_argument("game", nargs="*", default=IDS, help="which games (else all)")
    parser.add_argument("--games", type=int, default=200, help="how many games of each")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--sample", type=int, default=40, help="look closely at every so many questions")
    parser.add_argument("--bots", action="store_true", help="computer players alone, to the end")
    parser.add_argument("--answers", type=int, default=3000, help="break a game off after so many answers")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        for game in options.game:
            for number in range(options.games):
                seed = options.seed + number
                if not play(game, seed, options.sample, options.answers, Path(folder), options.bots):
                    return 1
    return 0


def play(game: str, seed: int, sample: int, answers: int, folder: Path, bots: bool) -> bool:
    """Play one game; tells what went wrong."""
    definition = find(game)
    kinds = definition.seats[1] - definition.seats[0] + 1
    mix = mixes(definition)[seed // kinds % len(mixes(definition))]
    low, high = definition.seats_for(mix)
    seats = low + seed % (high - low + 1)
    started = time.perf_counter()
    players: Players = "bots" if bots else "mixed" if seed % 3 else "random"
    try:
        trial = Trial(definition, seats, seed, mix, words(game), folder, players)
        trial.play(sample, MOST_ANSWERS if bots else answers)
        assert trial.session.over is not None or not bots, "the game found no end"
        over, count = trial.session.over, len(trial.session.answers)
        trial.finish()
    except Exception:
        traceback.print_exc()
        way = " --bots" if bots else ""
        print(f"{game} --seed {seed} --games 1 --sample {sample}{way}: failed", flush=True)
        return False
    end = "broken off" if over is None else over.reason.key
    seconds = time.perf_counter() - started
    print(f"{game} seed {seed}: {seats} seats, {mix}, {count} answers, {end}, {seconds:.1f} s", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
