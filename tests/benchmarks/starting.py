"""How long a start takes: from the process to the first frame of the title, beside a bare window. In processes of their own.

A bare window is what nobody can be quicker than: pygame, a display, one font, one line of text, one flip. Both are run
in turn, so that what else the machine does falls on both.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
TITLE = """
import os, sys, pygame
shown = pygame.display.flip
def flip():
    shown()
    os._exit(0)
pygame.display.flip = flip
import main
sys.argv = ["main.py", "--size", "1920x1080", "--lang", "LANGUAGE"]
main.main()
"""
"""`main.py`, which ends with its first frame."""
BARE = """
import os, pygame
pygame.init()
window = pygame.display.set_mode((1920, 1080))
font = pygame.font.Font("data/fonts/PageSans-Medium.ttf", 24)
window.blit(font.render("Five Tales", True, (255, 255, 255)), (0, 0))
pygame.display.flip()
os._exit(0)
"""


class Start(NamedTuple):
    """Seconds of several starts."""

    bare: list[float]
    title: list[float]
    unread: float
    """The first start of all, before Python has kept its compiled files."""

    @property
    def ratio(self) -> float:
        """How many times a bare window: the quickest of each, which were disturbed least."""
        return min(self.title) / min(self.bare)


def measure(rounds: int = 7, language: str = "en") -> Start:
    """Starts both several times, in turn."""
    script = TITLE.replace("LANGUAGE", language)
    with TemporaryDirectory() as folder:
        unread = _seconds(script, folder)
        _seconds(BARE, folder)
        pairs = [(_seconds(BARE, folder), _seconds(script, folder)) for _ in range(rounds)]
    return Start([bare for bare, _ in pairs], [title for _, title in pairs], unread)


def _seconds(script: str, folder: str) -> float:
    """Wall time of a process; what Python compiles, and what the program keeps, lies in a folder that goes afterwards."""
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPYCACHEPREFIX": f"{folder}/compiled",
        "XDG_DATA_HOME": f"{folder}/kept",
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", script]
    began = time.perf_counter()
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


def main() -> None:
    """Measures and prints."""
    from tests.benchmarks.printing import show

    start = measure()
    middle = statistics.median
    show("a bare window with one font", f"{min(start.bare):.2f} s ({middle(start.bare):.2f})")
    show(
        "the first frame of the title", f"{min(start.title):.2f} s ({middle(start.title):.2f})", "below 1.5 s"
    )
    show("that many times a bare window", f"{start.ratio:.1f}", "below 4")
    show("the very first start, nothing compiled", f"{start.unread:.2f} s")


if __name__ == "__main__":
    main()
