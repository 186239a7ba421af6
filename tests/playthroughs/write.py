"""Writes golden playthroughs: `python -m tests.playthroughs.write GAME [--anew]`. Read the diff before keeping it.

The kept answers are given again; with --anew, or where none are kept, computer players find new ones.
"""

from __future__ import annotations

import sys

from engine.commands import Refusal
from tests.playthroughs.recorder import CASES, play_anew, record

ANEW = "--anew"


def main(arguments: list[str]) -> int:
    """Write all cases of the named games; 2 when there is none, 1 when an answer is none any more."""
    cases = [case for case in CASES if case.game in arguments]
    if not cases:
        games = ", ".join(sorted({case.game for case in CASES}))
        print(f"Name a game with playthroughs: {games}.", file=sys.stderr)
        return 2
    for case in cases:
        case.path.parent.mkdir(parents=True, exist_ok=True)
        if ANEW in arguments or not case.replay.is_file():
            case.replay.write_text(play_anew(case), encoding="utf-8", newline="\n")
        try:
            lines = record(case)
        except Refusal as refusal:
            print(f"{case.replay.name}: {refusal} Play it {ANEW}.", file=sys.stderr)
            return 1
        case.path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        print(f"{case.game}/{case.path.name}: {len(lines)} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
