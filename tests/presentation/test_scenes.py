"""Every screen at every size in two languages: it is built, drawn, and nothing leaves what it lies in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame_gui.elements import UIDropDownMenu, UIScrollingContainer, UITextEntryLine

from engine.definition import SeatSetUp
from systems.presentation.scenes.ending import Ending
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.saves import Saves
from systems.presentation.widgets.press import Press
from systems.text import faults
from systems.text.words import game_folder, shared_folder
from tests.presentation.stage import LANGUAGES, SIZES, Hand, runebound, toy

OURS = (Press, UITextEntryLine, UIDropDownMenu, UIScrollingContainer)
"""What screens lay out themselves; the inner parts of widgets are pygame_gui's own business."""
ROOT = Path(__file__).resolve().parents[2]
SCENES = (
    "title",
    "setup",
    "settings",
    "saves",
    "save_as",
    "heroes",
    "table",
    "toy",
    "menu",
    "sheet",
    "message",
    "end",
)


def show(hand: Hand, name: str) -> None:
    """Brings a screen to the top."""
    routes, window = hand.routes, hand.window
    if name in ("save_as", "table", "menu", "sheet", "message"):
        seats = [SeatSetUp(f"Name {n} 伟") for n in range(6 if name == "table" else 2)]
        hand.sit_down(runebound(), seats, doom_track=True)
    if name in ("toy", "end"):
        session = hand.sit_down(toy(), rounds=1)
        while name == "end" and session.question is not None:
            session.skip()
        hand.frame()
    actions = {
        "title": routes.title,
        "setup": lambda: routes.set_up(runebound()),
        "settings": routes.settings,
        "saves": routes.saved_games,
        "heroes": lambda: (routes.set_up(runebound()), window.top._choose_hero(0)),  # type: ignore[attr-defined]
        "save_as": lambda: window.lay(Saves(window.desk, routes, hand.table, window.take_off)),
        "menu": lambda: routes.menu(hand.table),
        "sheet": lambda: routes.sheet(hand.table.skin, hand.table.view, 0),
        "message": lambda: window.lay(
            Message(window.desk, "What", "Why. " * 40, (Choice("No"), Choice("Yes")))
        ),
    }
    actions.get(name, lambda: None)()


def strays(hand: Hand) -> Iterator[str]:
    """Elements that leave what they lie in."""
    metrics = hand.window.desk.metrics
    whole = pygame.Rect(0, 0, metrics.width, metrics.height)
    for element in hand.window.top.ui.get_sprite_group().sprites():
        if not isinstance(element, OURS) or not element.visible:
            continue
        parent = element.ui_container.get_container() if element.ui_container else None
        room = parent.get_rect() if parent else whole
        rect = element.get_abs_rect()
        inside = (
            room.contains(rect)
            if room.size == whole.size
            else room.left <= rect.left and rect.right <= room.right
        )
        if not inside:
            yield f"{type(element).__name__} {rect} leaves {room}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_leaves_its_parent(tmp_path: Path, name: str, size: tuple[int, int], language: str) -> None:
    hand = Hand(tmp_path, size, language)
    show(hand, name)
    hand.frame()
    hand.frame()  # a screen that was opened in a frame is drawn in the next one
    assert list(strays(hand)) == []
    assert len({tuple(hand.window.surface.get_at((x, size[1] // 2))[:3]) for x in range(0, size[0], 7)}) > 1
    hand.window.shut()


@pytest.mark.parametrize("text", [80, 140, 200])
@pytest.mark.parametrize("name", SCENES)
def test_larger_type_breaks_nothing(tmp_path: Path, name: str, text: int) -> None:
    hand = Hand(tmp_path, (1280, 720), "en", text=text)
    show(hand, name)
    hand.frame()
    hand.frame()  # a screen that was opened in a frame is drawn in the next one
    assert list(strays(hand)) == []
    hand.window.shut()


def test_the_ending_tells_who_won(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    show(hand, "end")
    assert isinstance(hand.window.top, Ending)
    hand.window.shut()


@pytest.mark.parametrize("name", ["table", "toy"])
def test_buttons_of_the_table_do_not_overlap(tmp_path: Path, name: str) -> None:
    hand = Hand(tmp_path, (1024, 768))
    show(hand, name)
    rects = [p.rect for p in hand.table.ui.get_sprite_group().sprites() if isinstance(p, Press)]
    overlaps = [(a, b) for i, a in enumerate(rects) for b in rects[i + 1 :] if a.colliderect(b)]
    assert overlaps == []
    hand.window.shut()


def keys_in(folder: Path, prefix: str) -> set[str]:
    """Message keys of that prefix that the sources of a folder name in full."""
    found = set()
    for path in folder.rglob("*.py"):
        pieces = path.read_text(encoding="utf-8").split('"')[1::2]
        found |= {
            piece for piece in pieces if piece.startswith(prefix) and " " not in piece and "{" not in piece
        }
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_window_is_said(language: str) -> None:
    room = ROOT / "systems" / "presentation"
    said = set(faults.entries(shared_folder(), language))
    for box in (ROOT / "data").iterdir():
        if (box / "text" / language).is_dir():
            said |= set(faults.entries(game_folder(box.name), language))
    for prefix in ("window-", "skin-"):
        used = keys_in(room, prefix)
        assert len(used) > 15
        assert sorted(used - said) == []


def test_all_words_of_the_window_are_used() -> None:
    room = ROOT / "systems" / "presentation"
    source = "\n".join(path.read_text(encoding="utf-8") for path in room.rglob("*.py"))
    made = ("window-control-", "window-language-", "window-speed-")
    said = [key for key in faults.entries(shared_folder(), "en") if key.startswith("window-")]
    unused = [key for key in said if f'"{key}"' not in source and not key.startswith(made)]
    assert unused == []
