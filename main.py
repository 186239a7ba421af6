"""The door of Five Tales: `python main.py` opens the window, `python main.py --help` tells the rest."""

from __future__ import annotations

import os
import signal
import sys

OLDEST = (3, 11)
WRONG_USE, BROKEN_OFF = 2, 130


def main() -> int:
    """Do what the command line says; returns the exit code."""
    if sys.version_info < OLDEST:
        return complain("this program needs Python 3.11 or newer; start it with that one.")
    # pygame greets on standard output, which belongs to the referee
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    early: list[int] = []
    is_guarded = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_guarded:  # an interrupt in the middle of an import may be swallowed there, or show a traceback
        signal.signal(signal.SIGINT, lambda number, _frame: early.append(number))
    try:
        from systems.commands.line import run
    except ModuleNotFoundError as error:
        return complain(f"{error.name} is not installed; run `{sys.executable} -m pip install .` here first.")
    if is_guarded:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if early:
        print("Broken off.", file=sys.stderr)
        return BROKEN_OFF
    return run(sys.argv[1:])


def complain(sentence: str) -> int:
    """One line on standard error."""
    print(f"five-tales: {sentence}", file=sys.stderr)
    return WRONG_USE


if __name__ == "__main__":
    sys.exit(main())
