"""The first moment, and what keeps the window light: the early title, reading ahead, the album, long lists."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pytest

from engine.paths import root
from systems import catalogue
from systems.commands.window import house as real_house
from systems.presentation import fonts
from systems.presentation.album import Album, kept, weight
from systems.presentation.display import open_display
from systems.presentation.heap import give_back_large_pieces
from systems.presentation.opening import Opened, open_window, show_title
from systems.presentation.palette import INK
from systems.presentation.scenes.help import HelpScene
from systems.presentation.scenes.menu import Menu
from systems.presentation.scenes.title_page import kept_game
from systems.presentation.warming import Warming
from tests.presentation.stage import Hand, presses, runebound

SIZE = 1280, 720
LATER = ("pygame_gui", "fluent", "pytmx", "systems.runebound.definition", "systems.presentation.app")
"""What the first picture must not wait for."""


def test_the_title_comes_before_widgets_words_and_rulebooks(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "from systems.commands.window import house\n"
        "from systems.presentation.opening import open_window, show_title\n"
        f"show_title(open_window('en', {SIZE}, Path({str(tmp_path)!r})), house())\n"
        f"print([name for name in {LATER} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=root(), capture_output=True, text=True)
    assert done.stdout.strip().splitlines()[-1] == "[]", done.stderr


@pytest.mark.parametrize("language", ["en", "zh_Hans"])
@pytest.mark.parametrize("has_game", [False, True])
def test_the_early_title_is_the_title(tmp_path: Path, language: str, has_game: bool) -> None:
    hand = Hand(tmp_path, SIZE, language)
    if has_game:
        hand.sit_down(runebound()).save(hand.window.desk.autosave)
    surface = open_display(SIZE)
    show_title(Opened(surface, hand.settings, tmp_path), hand.house)
    early = pygame.image.tobytes(surface, "RGB")
    pygame.mouse.set_pos(2, 2)
    hand.window.surface = surface
    hand.routes.title()
    hand.frame()
    assert hand.window.top.__class__.__name__ == "Title"
    assert pygame.image.tobytes(surface, "RGB") == early


def test_a_box_says_what_its_game_says() -> None:
    assert [box.id for box in catalogue.boxes()] == list(catalogue.ids())
    for box in catalogue.boxes():
        assert box.open() is catalogue.find(box.id)
        assert box.seats == box.open().seats


def test_a_save_of_another_program_is_no_game_under_way(tmp_path: Path) -> None:
    hand = Hand(tmp_path, SIZE)
    path = tmp_path / "kept.json"
    hand.sit_down(runebound()).save(path)
    assert kept_game(path, catalogue.boxes()) is not None
    assert kept_game(path, ()) is None
    assert kept_game(tmp_path / "none.json", catalogue.boxes()) is None


def test_the_window_opens_as_the_settings_say(tmp_path: Path) -> None:
    opened = open_window("zh_Hant", (1024, 768), tmp_path)
    assert opened.surface.get_size() == (1024, 768)
    assert opened.settings.language == "zh_Hant"
    assert opened.folder == tmp_path


def test_reading_ahead_opens_all_boxes(tmp_path: Path) -> None:
    hand = Hand(tmp_path, SIZE)
    warming = Warming(hand.window.desk, real_house())
    warming.begin()
    warming._worker.join(timeout=120)
    assert not warming.is_busy
    assert "systems.presentation.skins.superdungeon" in sys.modules
    assert "fluent" in sys.modules


def test_reading_ahead_leaves_off_when_the_window_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warming = Warming(Hand(tmp_path, SIZE).window.desk, real_house())
    done: list[int] = []

    def first() -> None:
        done.append(1)
        warming.stop()

    monkeypatch.setattr(warming, "_steps", lambda: [first, lambda: done.append(2)])
    warming.begin()
    warming._worker.join(timeout=20)
    assert done == [1]


# --- a screen is made part by part


def test_a_screen_is_shown_when_all_of_it_is_made(tmp_path: Path) -> None:
    hand = Hand(tmp_path, SIZE)
    hand.routes.title()
    hand.frame()
    shown = pygame.image.tobytes(hand.window.surface, "RGB")
    hand.routes.help()
    assert hand.window.top.is_building
    while hand.window.top.is_building:
        hand.window.step((), hand.now)
        assert pygame.image.tobytes(hand.window.surface, "RGB") == shown
    hand.window.step((), hand.now)
    assert pygame.image.tobytes(hand.window.surface, "RGB") != shown


def test_a_key_finds_the_whole_screen(tmp_path: Path) -> None:
    hand = Hand(tmp_path, SIZE)
    hand.routes.title()
    hand.frame()
    hand.routes.help()
    page = hand.window.top
    assert isinstance(page, HelpScene)
    hand.window.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")], hand.now)
    assert not page.is_building


def until_made(hand: Hand, menu: Menu) -> None:
    """Lets frames pass until all lines in sight are made."""
    for _ in range(200):
        hand.frame()
        if set(menu._lines._in_sight) <= set(menu._lines._made):
            return
    raise AssertionError("some lines are never made")


def test_a_long_log_has_only_the_lines_in_sight(tmp_path: Path) -> None:
    hand = Hand(tmp_path, SIZE)
    session = hand.sit_down(runebound())
    while len(session.log) < 150:
        question = session.question
        assert question is not None
        session.choose(question.default or question.options[0].id)
    hand.routes.play(session)
    hand.frame()
    hand.routes.menu(hand.table)
    menu = hand.window.top
    assert isinstance(menu, Menu)
    until_made(hand, menu)
    made = set(menu._lines._made)
    assert made
    assert len(made) < 40
    assert max(made) == menu._lines._count - 1
    bar = menu._lines._container.vert_scroll_bar
    assert bar is not None
    bar.set_scroll_from_start_percentage(0.0)
    hand.frame()
    until_made(hand, menu)
    assert 0 in menu._lines._made
    assert max(menu._lines._made) < menu._lines._count - 1
    assert len(presses(hand.window)) < 60


# --- what is kept


def test_the_album_keeps_to_its_measure() -> None:
    album, drawn = Album(most=300_000), []
    for number in range(6):
        picture = pygame.Surface((160, 160), pygame.SRCALPHA)
        album.keep((print, (number,), ()), picture)
        drawn.append(weight(picture))
    assert album.bytes <= 300_000
    assert album.find((print, (0,), ())) is None
    assert album.find((print, (5,), ())) is not None
    assert album.bytes == sum(drawn[-(300_000 // drawn[0]) :])


def test_what_was_looked_at_last_stays() -> None:
    album = Album(most=250_000)
    for number in range(2):
        album.keep((print, (number,), ()), pygame.Surface((160, 160), pygame.SRCALPHA))
    album.find((print, (0,), ()))
    album.keep((print, (2,), ()), pygame.Surface((160, 160), pygame.SRCALPHA))
    assert album.find((print, (0,), ())) is not None
    assert album.find((print, (1,), ())) is None


def test_a_kept_picture_is_drawn_once_until_it_is_forgotten() -> None:
    calls = []

    @kept
    def draw(px: int, wide: bool = False) -> pygame.Surface:
        calls.append(px)
        return pygame.Surface((px, px))

    assert draw(3) is draw(3)
    assert draw(3, wide=True) is not draw(3)
    assert calls == [3, 3]
    draw.cache_clear()  # type: ignore[attr-defined]
    draw(3)
    assert calls == [3, 3, 3]


def test_all_sizes_of_the_chinese_face_share_one_file() -> None:
    small, large = fonts.font("body", 20, "国"), fonts.font("body", 40, "国")
    assert small._face is large._face
    assert fonts.font("body", 20)._face is not fonts.font("body", 40)._face
    assert large.size("国")[0] == pytest.approx(2 * small.size("国")[0], abs=2)


def test_threads_draw_with_a_shared_face_in_the_right_size() -> None:
    small, large = fonts.font("body", 20, "国"), fonts.font("body", 40, "国")
    wanted, wrong = small.size("国王"), []

    def measure() -> None:
        wrong.extend(size for size in (small.size("国王") for _ in range(300)) if size != wanted)

    worker = threading.Thread(target=measure)
    worker.start()
    for _ in range(300):
        large.render("国王", True, INK)
    worker.join()
    assert wrong == []


def test_the_allocator_may_be_set_again_and_again() -> None:
    give_back_large_pieces()
    give_back_large_pieces()
