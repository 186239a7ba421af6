"""Every screen and dialog at six sizes, in three languages, with type of four sizes: nothing overlaps, nothing leaves its
parent, every letter has a glyph, and all text can be told from its ground.

Drawing all of it takes minutes, so it is a command of its own: MATRIX=0 to 11 draws a twelfth.
MATRIX=all draws everything. What a cell holds never depends on the run.
"""

from __future__ import annotations

import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from engine.definition import SeatSetUp
from engine.session import Session
from systems.bots.players import player
from systems.presentation.scenes.heroes import Heroes
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.table import TableScene
from systems.presentation.settings import LANGUAGES
from tests.presentation.recorder import Recorder, recording
from tests.presentation.stage import Hand, runebound

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (80, 100, 150, 200)
NAMES = ("Mara", "Jonas", "Wei 伟大的冒险者", "Ilse von der Langen Brücke", "Osric", "Vela")
DECISIONS = ("D02", "D04", "D07", "D11", "D14", "D17", "D20", "D22", "D24", "D27")
"""Moments of a game: setting out, walking, an adventure, before a fight, its phases, wounds, a knock-out, a market, a deal,
experience.
"""
RARE = ("D11", "D17", "D20", "D24", "D27")
LATE, MOST_ANSWERS = 250, 900
"""Common moments are taken from so far into the game that everybody has something."""
SHARE = os.environ.get("MATRIX", "")
PARTS = 12


def wanted(cell: str) -> bool:
    """Tells whether this run draws a cell."""
    if SHARE == "all":
        return True
    return SHARE.isdigit() and zlib.crc32(cell.encode()) % PARTS == int(SHARE) % PARTS


# --- moments of a game


@cache
def moments() -> dict[str, Path]:
    """Saved games of four in which each of the decisions is asked, from one game played at random."""
    seats = [SeatSetUp(name) for name in NAMES[:4]]
    options = {"doom_track": True, "travel_hazards": True}
    session = Session.new(runebound(), seats, 11, options, undo=False)
    bot, folder, found = player("random", 3), Path(tempfile.mkdtemp()), {}
    for number in range(MOST_ANSWERS):
        question = session.question
        if question is None or len(found) == len(DECISIONS):
            break
        is_late = number > LATE or question.decision in RARE
        if question.decision in DECISIONS and question.decision not in found and is_late:
            found[question.decision] = folder / f"{question.decision}.json"
            session.save(found[question.decision])
        session.choose(*bot.answer(session.view(question.seat), question)[0])
    return found


@cache
def ended() -> str:
    """A saved game that is over."""
    session = Session.new(
        runebound(), [SeatSetUp("Mara"), SeatSetUp("Wei 伟")], 7, {"round_limit": 2}, undo=False
    )
    while session.question is not None:
        session.skip()
    path = Path(tempfile.mkdtemp()) / "ended.json"
    session.save(path)
    return str(path)


def at(decision: str) -> Callable[[Hand], None]:
    """Opens the table at a moment."""
    return lambda hand: hand.routes.open_save(moments()[decision])


def over(decision: str, act: Callable[[Hand], None]) -> Callable[[Hand], None]:
    """Opens the table at a moment, and does something there."""

    def go(hand: Hand) -> None:
        at(decision)(hand)
        hand.frame()
        act(hand)

    return go


def heroes(hand: Hand) -> None:
    """The dialog in which a hero is chosen."""
    hand.routes.set_up(runebound())
    setup = hand.window.top
    chosen = Heroes(hand.window.desk, setup._skin, runebound().heroes, (), lambda hero: None)  # type: ignore[attr-defined]
    hand.window.lay(chosen)


def message(hand: Hand) -> None:
    """A dialog with three choices."""
    hand.routes.title()
    say = hand.window.desk.say
    words = say("window-rules-failed", decision="D22", why="LookupError: card/market/a-long-name has no face")
    choices = tuple(Choice(say(key)) for key in ("window-keep", "window-throw-away", "window-ok"))
    hand.window.lay(Message(hand.window.desk, say("window-cannot-open"), words, choices))


SCREENS: dict[str, Callable[[Hand], None]] = {
    "title": lambda hand: hand.routes.title(),
    "set-up": lambda hand: hand.routes.set_up(runebound()),
    "heroes": heroes,
    "saves": lambda hand: hand.routes.saved_games(),
    "settings": lambda hand: hand.routes.settings(),
    "message": message,
    **{f"table {decision}": at(decision) for decision in DECISIONS},
    "list of spaces": over("D04", lambda hand: hand.table.list_spaces()),
    "drawer": over("D02", lambda hand: hand.table.drawer.draw_out()),
    "menu": over("D02", lambda hand: hand.routes.menu(hand.table)),
    "help": over("D04", lambda hand: hand.routes.help()),
    "sheet": over("D22", lambda hand: hand.routes.sheet(hand.table.skin, hand.table.view, 0)),
    "ending": lambda hand: hand.routes.open_save(Path(ended())),
}


# --- drawing and looking


@pytest.fixture(scope="module")
def recorder() -> Iterator[Recorder]:
    with recording() as made:
        yield made


def settle(hand: Hand) -> None:
    """Lives through frames until everything is drawn."""
    for _ in range(60):
        hand.frame()
        hand.window.desk.darkroom.wait()
        if not hand.window.top.needs_frame and not hand.window.desk.darkroom.is_busy:
            return


def faults(hand: Hand, recorder: Recorder) -> list[str]:
    """Draws the topmost screen once more, from nothing, and tells what is wrong with it."""
    top = hand.window.top
    if isinstance(top, TableScene):
        top.painter.forget_sheet()
        if top.fight is not None:
            top.fight.redraw()
    free, under = pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0)
    recorder.forget_pages(hand.window.surface.get_size())
    top.draw(hand.window.surface)
    if isinstance(top, TableScene):
        free = top.layout.board if top.stage is None else free
        under = top.layout.leaf if top.drawer.is_open else under
        while top.fight is None and top.painter.is_due:
            top.draw(hand.window.surface)
    return recorder.faults(hand.window.surface, top, free, under)


CELLS = [
    pytest.param(name, size, language, scale, id=cell)
    for name in SCREENS
    for size in SIZES
    for language in LANGUAGES
    for scale in SCALES
    if wanted(cell := f"{name}-{size[0]}x{size[1]}-{language}-{scale}")
]


@pytest.mark.parametrize(("name", "size", "language", "scale"), CELLS)
def test_everything_has_its_place(
    name: str, size: tuple[int, int], language: str, scale: int, recorder: Recorder, tmp_path: Path
) -> None:
    recorder.forget()
    hand = Hand(tmp_path, size, language, text=scale)
    SCREENS[name](hand)
    settle(hand)
    found = faults(hand, recorder)
    hand.window.shut()
    assert not found, "\n".join(found[:12])
