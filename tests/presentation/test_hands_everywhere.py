"""Mouse and keys on every screen of both games: what is meant is hit, once, and nothing else is.

Moments come from `moments.py`. Mouse and keys on Runebound's table alone are tested in `test_mouse.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame_gui.elements import UIScrollingContainer

from engine.session import Session
from systems.presentation.scenes.log_page import LogPage
from systems.presentation.scenes.menu import Menu
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.saves import Saves
from systems.presentation.scenes.table import TableScene
from systems.presentation.scenes.title import Title
from systems.presentation.table.camera import STEPS
from systems.presentation.widgets.press import Press
from tests.presentation import moments, screens
from tests.presentation.stage import Hand, down, motion, press, presses, resized, up

ON_THE_BOARD = ("D04", "DP-07")
"""A moment of each game at which spaces are asked for."""
ON_A_SPREAD = ("D14", "D22", "DP-02", "DP-26")
"""Moments at which something lies in place of the board, or beside it."""
SIZES = ((1024, 768), (1920, 1080))
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Hand]:
    made = Hand(tmp_path)
    yield made
    made.window.shut()


def copy_of(name: str, path: Path) -> Session:
    """The game at a moment, to be played on; it stays in that file."""
    session = moments.session(name)
    session.save(path)
    return Session.load(path, lambda game: session.definition)


def at(hand: Hand, name: str) -> TableScene:
    """The table at a moment, a copy that may be played on."""
    hand.routes.play(copy_of(name, hand.window.desk.folder / "moment.json"))
    hand.frame()
    hand.frame()
    return hand.table


# --- the board


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ON_THE_BOARD)
def test_every_lit_space_is_hit_at_every_zoom_and_corner(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    hand = Hand(tmp_path, size)
    table = at(hand, name)
    taken: list[str] = []
    table.pick_space = taken.append  # type: ignore[method-assign]
    camera, seen = table.board.camera, set[str]()
    for step in range(len(STEPS)):
        camera.zoom(step - camera.step, table.layout.board.center)
        for dx, dy in ((9e4, 9e4), (-9e4, 0), (0, -9e4), (9e4, 0)):
            camera.pan(dx, dy)
            hand.frame()
            for space in nearest_to_corners(table):
                taken.clear()
                hand.click(camera.centre(space))
                assert taken == [space], (step, space)
                seen.add(space)
    assert len(seen) > 3
    hand.window.shut()


def nearest_to_corners(table: TableScene) -> set[str]:
    """Of the lit spaces that lie free, those nearest to the corners of the frame of the board."""
    centre = table.board.camera.centre
    free = [space for space in table.board.lit if table.pointer.is_on_board(whole(centre(space)))]
    rows = [press.rect for press in presses_of(table)]
    free = [space for space in free if not any(rect.collidepoint(centre(space)) for rect in rows)]
    frame = table.layout.board
    corners = (frame.topleft, frame.topright, frame.bottomleft, frame.bottomright)
    return {
        min(free, key=lambda space: pygame.Vector2(centre(space)).distance_to(at)) for at in corners if free
    }


def whole(point: tuple[float, float]) -> tuple[int, int]:
    return int(point[0]), int(point[1])


def presses_of(scene: TableScene) -> list[Press]:
    return [element for element in scene.ui.get_sprite_group().sprites() if isinstance(element, Press)]


@pytest.mark.parametrize("name", ON_THE_BOARD)
def test_presses_on_panels_never_reach_the_board(hand: Hand, name: str) -> None:
    table = at(hand, name)
    table.board.camera.zoom(2, table.layout.board.center)
    table.list_spaces()
    hand.frame()
    table.board.lit = frozenset(table.board.camera.ground.kinds)
    taken: list[str] = []
    table.pick_space = taken.append  # type: ignore[method-assign]
    assert table.tray is not None
    layout = table.layout
    panels = [table.tray.rect, layout.tabs, layout.dock, layout.page, layout.track, table.board.minimap.rect]
    corner = table.board.camera.corner
    for rect in [panel for panel in panels if panel.width]:
        for point in (rect.center, (rect.left + 2, rect.top + 2), (rect.right - 3, rect.bottom - 3)):
            if not any(found.rect.collidepoint(point) for found in presses(hand.window)):
                hand.frame(down(point), up(point))
                assert taken == [], (rect, point)
    assert table.board.camera.corner == corner or table.board.minimap.rect.width


# --- once


@pytest.mark.parametrize("name", [*ON_THE_BOARD, *ON_A_SPREAD, "D02", "DP-16"])
@pytest.mark.parametrize("how", ["one frame", "double", "triple"])
def test_many_clicks_answer_once(hand: Hand, name: str, how: str) -> None:
    table = at(hand, name)
    session, asked = table.play.session, list[str]()
    for where in list(answering_places(table)):
        before, question = len(session.answers), session.question
        assert question is not None
        if how == "one frame":
            hand.frame(*press(where), *press(where))
        else:
            for _ in range({"double": 2, "triple": 3}[how]):
                hand.click(where, later=0.06)
        assert len(session.answers) <= before + 1, f"{question.decision} was answered more than once"
        if len(session.answers) > before:
            asked.append(question.decision)
            break
    assert asked or not list(answering_places(table)) or session.question.max > 1  # type: ignore[union-attr]


def answering_places(table: TableScene) -> Iterator[tuple[int, int]]:
    """Where a press may answer: lit spaces, rows, buttons, cards."""
    if table.stage is None and table.answering is not None:
        free = (table.board.camera.centre(space) for space in sorted(table.board.lit))
        yield from (whole(point) for point in free if table.pointer.is_on_board(whole(point)))
    if table.tray is not None:
        yield from (found.rect.center for found in table.tray.presses.values())
    yield from (found.rect.center for found in table.buttons.presses.values())
    if table.cards is not None:
        yield from (found.rect.center for found in table.cards.presses.values())
        yield from (
            (found.rect.center for found in table.cards.row.presses.values()) if table.cards.row else ()
        )


# --- resizing


@pytest.mark.parametrize("name", [*ON_THE_BOARD, *ON_A_SPREAD])
def test_resizing_during_drag_animation_and_dialog(hand: Hand, name: str) -> None:
    hand.settings.speed = "normal"
    table = at(hand, name)
    session, before = table.play.session, table.play.session.hash()
    x, y = table.layout.board.center
    hand.frame(down((x, y)), motion((x + 30, y)))
    hand.frame(resized((1366, 768)))
    hand.frame(motion((x + 60, y)), up((x + 60, y)))
    assert session.hash() == before, "a drag across a new size answered something"
    hand.key(pygame.K_ESCAPE)
    hand.frame(resized((1024, 768)))
    assert isinstance(hand.window.top, Menu)
    hand.key(pygame.K_ESCAPE)
    assert hand.window.top is table
    main = next((p for p in presses(hand.window) if pygame.K_RETURN in p.keys and p.is_enabled), None)
    if main is not None:
        hand.frame(*press(main.rect.center))
    hand.frame(resized((1920, 1080)), later=0.02)
    for _ in range(8):
        hand.frame(later=0.5)
    assert hand.window.desk.metrics.width == 1920
    for found in presses(hand.window):
        assert hand.window.surface.get_rect().colliderect(found.rect)


# --- lists


def clipped(hand: Hand) -> list[Press]:
    """What lies in a list and has been scrolled out of sight."""
    out = []
    for container in hand.window.top.ui.get_sprite_group().sprites():
        if isinstance(container, UIScrollingContainer):
            view = container._view_container.get_abs_rect()
            inside = [p for p in presses(hand.window) if p.ui_container is container.get_container()]
            out += [p for p in inside if not view.collidepoint(p.rect.center)]
    return [p for p in out if hand.window.surface.get_rect().collidepoint(p.rect.center)]


def long_list(hand: Hand) -> None:
    """A question with more options than fit into its list."""
    at(hand, "D04").list_spaces()


def many_saves(hand: Hand) -> None:
    """A folder with more saves than fit into the list."""
    folder = hand.window.desk.saves
    folder.mkdir(parents=True)
    copy_of("D02", folder / "game.json")
    content = (folder / "game.json").read_bytes()
    for number in range(12):
        (folder / f"game {number}.json").write_bytes(content)
    hand.routes.saved_games()


@pytest.mark.parametrize("act", [long_list, many_saves], ids=["options", "saves"])
def test_clicks_outside_a_clipped_list_do_nothing(
    tmp_path: Path, act: Callable[[Hand], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = Hand(tmp_path, (1024, 768))
    act(hand)
    hand.frame()
    turn(hand, middle_of_list(hand), -1, times=3)
    hidden = clipped(hand)
    assert hidden, "the list is too short for this test"
    pressed: list[Press] = []
    monkeypatch.setattr(Press, "press", lambda press: pressed.append(press))
    for row in hidden:
        hand.frame(*press(row.rect.center))
    assert [row for row in pressed if row in hidden] == []
    hand.window.shut()


def middle_of_list(hand: Hand) -> tuple[int, int]:
    """The middle of the first list on the screen."""
    elements = hand.window.top.ui.get_sprite_group().sprites()
    return next(e.get_abs_rect().center for e in elements if isinstance(e, UIScrollingContainer))


def turn(hand: Hand, point: tuple[int, int], way: int, times: int = 1) -> None:
    """Moves the pointer to a place, and turns the wheel there."""
    pygame.mouse.set_pos(point)
    hand.frame(motion(point))
    for _ in range(times):
        hand.wheel(point, way)
    hand.frame()


def scrolled(hand: Hand) -> list[int]:
    """How far each list on the screen has been scrolled."""
    found = [
        e for e in hand.window.top.ui.get_sprite_group().sprites() if isinstance(e, UIScrollingContainer)
    ]
    return [container.get_container().relative_rect.top for container in found]


def test_the_wheel_turns_what_lies_under_the_pointer(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1024, 768))
    long_list(hand)
    hand.frame()
    table = hand.table
    assert table.tray is not None
    step, rows = table.board.camera.step, scrolled(hand)
    turn(hand, table.tray.rect.center, -1)
    assert table.board.camera.step == step and scrolled(hand) != rows
    rows = scrolled(hand)
    free = next(
        (x, y)
        for x in range(table.layout.board.left + 40, table.layout.board.right, 20)
        for y in range(table.layout.board.top + 40, table.layout.board.bottom, 20)
        if table.pointer.is_on_board((x, y)) and not table.tray.rect.collidepoint(x, y)
    )
    turn(hand, free, 1)
    assert table.board.camera.step == step + 1 and scrolled(hand) == rows
    turn(hand, table.layout.dock.center, -1)
    assert table.board.camera.step == step + 1
    hand.window.shut()


def test_the_wheel_turns_the_list_of_saves(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1024, 768))
    many_saves(hand)
    hand.frame()
    scene = hand.window.top
    assert isinstance(scene, Saves)
    before = scrolled(hand)
    turn(hand, scene._right.center, -1)
    assert scrolled(hand) == before, "the pointer is beside the list"
    turn(hand, scene._left.center, -1)
    assert scrolled(hand) != before
    hand.window.shut()


# --- keys


def message(hand: Hand) -> None:
    choices = (Choice("No"), Choice("Yes"))
    hand.window.lay(Message(hand.window.desk, "What", "Why", choices))


def title(hand: Hand) -> None:
    hand.routes.title()


def over_title(act: Callable[[Hand], object]) -> Callable[[Hand], None]:
    """A screen laid over the title."""

    def go(hand: Hand) -> None:
        hand.routes.title()
        hand.frame()
        act(hand)

    return go


def over_table(name: str, act: Callable[[Hand], object]) -> Callable[[Hand], None]:
    """A screen laid over the table."""

    def go(hand: Hand) -> None:
        at(hand, name)
        act(hand)

    return go


LAID = {
    "settings": over_title(lambda hand: hand.routes.settings()),
    "credits": over_title(lambda hand: hand.routes.credits()),
    "rules": over_title(lambda hand: hand.routes.help()),
    "message": over_title(message),
    "rules of Runebound": over_table("D04", lambda hand: hand.routes.help()),
    "rules of Super Dungeon": over_table("DP-16", lambda hand: hand.routes.help()),
    "menu": over_table("D04", lambda hand: hand.table.open_menu()),
    "menu of Super Dungeon": over_table("DP-16", lambda hand: hand.table.open_menu()),
    "log": over_table("D04", lambda hand: hand.table.open_log()),
    "sheet": over_table("D04", lambda hand: hand.routes.sheet(hand.table.skin, hand.table.view, 0)),
    "sheet of Super Dungeon": over_table(
        "DP-16", lambda hand: hand.routes.sheet(hand.table.skin, hand.table.view, 1)
    ),
    "last page": screens.ended("runebound"),
    "last page of Super Dungeon": screens.ended("superdungeon"),
}
SHOWN = {
    "set-up": screens.set_up("runebound"),
    "set-up of Super Dungeon": screens.set_up("superdungeon"),
    "saves": lambda hand: hand.routes.saved_games(),
}


@pytest.mark.parametrize("name", [*LAID, *SHOWN])
def test_escape_leads_back_from_everywhere(hand: Hand, name: str) -> None:
    (LAID.get(name) or SHOWN[name])(hand)
    hand.frame()
    here, below = hand.window.top, hand.window.scenes[-2:-1]
    hand.key(pygame.K_ESCAPE)
    assert hand.window.top is not here
    if name in LAID:
        assert [hand.window.top] == below
    else:
        assert isinstance(hand.window.top, Title)


@pytest.mark.parametrize("name", ["D04", "DP-16", "D14", "DP-02"])
def test_escape_opens_the_menu_and_closes_a_list_first(hand: Hand, name: str) -> None:
    table = at(hand, name)
    if name == "D04":
        table.list_spaces()
        hand.frame()
        hand.key(pygame.K_ESCAPE)
        assert hand.window.top is table and table.tray is None
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.window.top, Menu)


@pytest.mark.parametrize("name", ["title", *LAID, *SHOWN])
def test_arrows_choose_and_space_presses(hand: Hand, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ({"title": title} | LAID | SHOWN)[name](hand)
    hand.frame()
    scene, pressed = hand.window.top, list[Press]()
    if not scene.arrows_choose:
        scrolls(hand)
        return
    monkeypatch.setattr(Press, "press", lambda press: pressed.append(press))
    for key in (*ARROWS, pygame.K_DOWN):
        hand.key(key)
    chosen = scene.focus._chosen
    assert chosen is not None and chosen.state == "hover"
    hand.key(pygame.K_SPACE)
    assert pressed == [chosen]


def scrolls(hand: Hand) -> None:
    """Where something is read, the arrows turn it."""
    before = scrolled(hand)
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_PAGEDOWN):
        hand.key(key)
    hand.frame()
    assert (
        scrolled(hand) != before or isinstance(hand.window.top, LogPage) or hand.window.top.focus is not None
    )


@pytest.mark.parametrize("name", ["title", "message", "set-up", "set-up of Super Dungeon"])
def test_enter_presses_what_is_meant_first(hand: Hand, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ({"title": title} | LAID | SHOWN)[name](hand)
    hand.frame()
    main = [p for p in presses(hand.window) if pygame.K_RETURN in p.keys and p.is_enabled]
    pressed: list[Press] = []
    monkeypatch.setattr(Press, "press", lambda press: pressed.append(press))
    hand.key(pygame.K_RETURN)
    assert len(pressed) == 1 and pressed[0] in main


@pytest.mark.parametrize("name", ["D02", "D07", "D12", "D22", "DP-02", "DP-14", "DP-26"])
def test_digits_answer_in_both_games(hand: Hand, name: str) -> None:
    table = at(hand, name)
    session = table.play.session
    before, asked = len(session.answers), table.question_id
    hand.key(pygame.K_1)
    hand.frame()
    assert len(session.answers) == before + 1 or table.question_id != asked or table.answering.marked  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ON_THE_BOARD)
def test_arrows_and_space_walk_the_board(hand: Hand, name: str) -> None:
    table = at(hand, name)
    session = table.play.session
    before = len(session.answers)
    for key in ARROWS:
        hand.key(key)
    on = table.pointer.on
    assert on in table.board.lit
    hand.key(pygame.K_SPACE)
    assert len(session.answers) == before + 1 or table.is_narrow or table.laying is not None
