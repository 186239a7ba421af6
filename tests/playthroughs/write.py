"""Writes golden playthroughs anew: `python -m tests.playthroughs.write GAME`. Read the diff before keeping it."""

from __future__ import annotations

import sys

from tests.playthroughs.recorder import CASES, record


def main(arguments: list[str]) -> int:
    """Write all cases of the named games; 2 when there is none."""
    cases = [case for case in CASES if case.game in arguments]
    if not cases:
        games = ", ".join(sorted({case.game for case in CASES}))
        print(f"Name a game with playthroughs: {games}.", file=sys.stderr)
        return 2
    for case in cases:
        case.path.parent.mkdir(parents=True, exist_ok=True)
        case.path.write_text("\n".join(record(case)) + "\n", encoding="utf-8", newline="\n")
        print(f"{case.game}/{case.path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
