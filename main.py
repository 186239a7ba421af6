"""The door of Five Tales: `python main.py` opens the window, `python main.py --help` tells the rest."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Do what the command line says; returns the exit code."""
    # pygame greets on standard output, which belongs to the referee
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from systems.commands.line import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
