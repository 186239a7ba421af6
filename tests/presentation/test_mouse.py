"""Everything by mouse: presses, drags, double clicks, two in one frame, on panels, through resizing and dialogs."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
import pygame
import pytest

from engine.definition import SeatSetUp
from engine.session import Session
from systems.presentation import app
from systems.presentation.scenes.menu import Menu
from systems.presentation.scenes.setup import SetUpScene
from systems.presentation.scenes.sheet import Sheet
from systems.presentation.scenes.table import TableScene
from systems.presentation.scenes.title import Title
from systems.presentation.skins.looks import Trail
from tests.presentation.stage import Hand, down, house, motion, press, presses, resized, runebound, toy, up


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    return Hand(tmp_path)


def walk(hand: Hand) -> Session:
    """A game of Runebound in which a walk by dice is asked for."""
    session = hand.sit_down(runebound(), map="marches")
    assert session.question is not None and session.question.decision == "D02"
    hand.click(hand.row("roll"))
    assert session.question.decision == "D04"
    return session


# --- answering


def test_a_row_of_the_tray_answers(hand: Hand) -> None:
    session = walk(hand)
    assert [answer.options for answer in session.answers] == [("roll",)]


def test_a_lit_space_answers(hand: Hand) -> None:
    session = walk(hand)
    space = sorted(hand.table.answering.lit)[0]  # type: ignore[union-attr]
    hand.click(hand.table.board.camera.centre(space))
    assert session.answers[-1].options == (space,)


def test_an_unlit_space_does_not(hand: Hand) -> None:
    session = walk(hand)
    camera = hand.table.board.camera
    dark = [space for space in camera.ground.kinds if space not in hand.table.board.lit]
    for space in dark[:3]:
        hand.click(camera.centre(space))
    assert len(session.answers) == 1


def test_the_main_button_takes_the_default(hand: Hand) -> None:
    session = walk(hand)
    hand.click(hand.main_button())
    assert session.answers[-1].options == ("stop",)


def test_digits_and_enter_answer(hand: Hand) -> None:
    session = hand.sit_down(runebound(), map="marches")
    hand.key(pygame.K_1)
    assert session.answers[-1].options == ("roll",)
    hand.key(pygame.K_RETURN)
    assert session.answers[-1].options == ("stop",)


def test_the_list_names_every_option(hand: Hand) -> None:
    session = walk(hand)
    question = session.question
    hand.table.list_spaces()
    hand.frame()
    assert hand.table.tray is not None
    assert list(hand.table.tray.presses) == [option.id for option in question.options]  # type: ignore[union-attr]
    hand.key(pygame.K_ESCAPE)
    assert hand.table.tray is None


def test_many_are_marked_and_then_confirmed(hand: Hand) -> None:
    session = hand.sit_down(toy(), seed=1)
    for _ in range(200):
        question = session.question
        assert question is not None, "the toy asks for several cards sooner or later"
        if question.max > 1:
            break
        session.choose(question.options[0].id)
    hand.table.play.version += 1
    hand.frame()
    if hand.table.answering is None:
        hand.click(hand.main_button())
    wanted = [option.id for option in question.options][-question.max :]
    for option in wanted:
        hand.click(hand.row(option))
    assert session.question is question
    hand.click(hand.main_button())
    assert session.answers[-1].options == tuple(wanted)


# --- once and only once


def test_two_clicks_in_one_frame_answer_once(hand: Hand) -> None:
    session = hand.sit_down(runebound(), map="marches")
    at = hand.row("roll")
    hand.frame(*press(at), *press(at))
    assert len(session.answers) == 1


def test_a_double_click_answers_once(hand: Hand) -> None:
    session = walk(hand)
    at = hand.main_button()
    before = len(session.answers)
    hand.click(at)
    hand.click(at, later=0.1)
    hand.click(at, later=0.1)
    assert len(session.answers) == before + 1
    assert session.question is not None
    hand.click(hand.row(session.question.default), later=0.5)
    assert len(session.answers) == before + 2


def test_enter_passes_nothing_by_that_stands_beside_it(hand: Hand) -> None:
    session = walk(hand)
    hand.key(pygame.K_RETURN)
    before = len(session.answers)
    assert session.question is not None and len(session.question.options) > 1
    assert session.question.default in hand.table.buttons.presses, "it has its button in the dock"
    hand.key(pygame.K_RETURN)
    assert len(session.answers) == before, "an Enter meant for the walk lets no adventure pass"
    hand.key(pygame.K_1 + list(hand.table.buttons.presses).index(session.question.default))
    assert len(session.answers) == before + 1


# --- what stands on the board


def test_the_board_shows_what_came_last_though_it_was_not_looked_at_between(hand: Hand) -> None:
    hand.sit_down(runebound(), map="marches")
    table = hand.table
    for _ in range(30):
        hand.frame(later=0.01)
        hand.window.desk.darkroom.wait()
        table.board.pictures.wait()
    board, now = table.board, table.now
    hero = next(piece for piece in table.look.pieces if piece.kind == "hero")

    def drawn() -> bytes:
        for _ in range(3):
            board.draw(hand.window.surface, now)
        return pygame.image.tobytes(hand.window.surface.subsurface(board.camera.frame), "RGB")

    drawn()
    for space in sorted(board.camera.ground.kinds)[:12]:
        board.pieces = ()  # while a spread covers the board, what stood there is let go, and its memory used again
        board.show([msgspec.structs.replace(hero, space=space)], Trail(), now, 0.0)
        seen = drawn()
        board._still = board._standing = None
        assert seen == drawn(), space


def test_a_stale_answer_is_not_taken(hand: Hand) -> None:
    session = hand.sit_down(runebound(), map="marches")
    old = session.question.id  # type: ignore[union-attr]
    assert hand.table.play.give(old, ("step",))
    assert session.question.option("stay") is not None  # type: ignore[union-attr]
    assert not hand.table.play.give(old, ("stay",))
    assert len(session.answers) == 1


# --- what lies over the board


@pytest.mark.parametrize("place", ["tray", "tabs", "dock", "page", "track"])
def test_presses_on_panels_never_reach_the_board(hand: Hand, place: str) -> None:
    session = walk(hand)
    table = hand.table
    table.board.camera.zoom(2, table.layout.board.center)
    table.list_spaces()
    hand.frame()
    table.board.lit = frozenset(table.board.camera.ground.kinds)
    rect = {"tray": table.tray.rect, "page": table.layout.page}.get(place) or getattr(table.layout, place)  # type: ignore[union-attr]
    corner = table.board.camera.corner
    for at in (rect.center, (rect.left + 2, rect.top + 2), (rect.right - 3, rect.bottom - 3)):
        inside = any(p.rect.collidepoint(at) for p in presses(hand.window))
        if not inside:
            hand.drag(at, (at[0] + 40, at[1] + 30), (at[0] + 80, at[1] + 10))
            assert len(session.answers) == 1
            assert table.board.camera.corner == corner


def test_a_drag_moves_the_board_and_answers_nothing(hand: Hand) -> None:
    session = walk(hand)
    camera = hand.table.board.camera
    hand.wheel(hand.table.layout.board.center, 2)
    hand.wheel(hand.table.layout.board.center, 2)
    before = camera.corner
    x, y = hand.table.layout.board.center
    hand.drag((x, y), (x - 30, y - 20), (x - 90, y - 60))
    assert camera.corner == (before[0] - 90, before[1] - 60)
    assert len(session.answers) == 1


def test_a_press_that_ends_elsewhere_is_none(hand: Hand) -> None:
    session = hand.sit_down(runebound(), map="marches")
    hand.frame(down(hand.row("roll")))
    hand.frame(motion((5, 300)), up((5, 300)))
    assert not session.answers


# --- resizing


def test_resizing_during_a_drag(hand: Hand) -> None:
    session = walk(hand)
    x, y = hand.table.layout.board.center
    hand.frame(down((x, y)), motion((x + 20, y)))
    hand.frame(resized((1600, 900)))
    hand.frame(motion((x + 60, y)), up((x + 60, y)))
    assert hand.window.desk.metrics.width == 1600
    assert hand.table.layout.board.width > 900
    space = sorted(hand.table.answering.lit)[0]  # type: ignore[union-attr]
    hand.click(hand.table.board.camera.centre(space))
    assert session.answers[-1].options == (space,)


def test_resizing_while_a_token_walks(hand: Hand) -> None:
    hand.settings.speed = "normal"
    walk(hand)
    table = hand.table
    here = next(piece.space for piece in table.board.pieces if piece.kind == "hero")
    space = next(space for space in sorted(table.answering.lit) if space != here)  # type: ignore[union-attr]
    hand.frame(*press(table.board.camera.centre(space)))
    hand.now -= 0.39
    assert table.board.is_moving(hand.now)
    hand.frame(resized((1100, 760)), later=0.02)
    hand.frame(later=1.0)
    table.board.is_moving(hand.now)
    assert not table.board.is_moving(hand.now)


def test_resizing_under_a_dialog(hand: Hand) -> None:
    walk(hand)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.window.top, Menu)
    hand.frame(resized((1920, 1080)))
    assert isinstance(hand.window.top, Menu)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.window.top, TableScene)
    assert hand.table.layout.page.right <= 1920


def test_a_window_too_small_is_laid_out_for_the_smallest(hand: Hand) -> None:
    hand.frame(resized((640, 400)))
    walk(hand)
    assert (hand.window.desk.metrics.width, hand.window.desk.metrics.height) == (1024, 720)


# --- to and fro


def test_undo_and_redo(hand: Hand) -> None:
    session = hand.sit_down(runebound(), map="marches")
    start = session.hash()
    hand.click(hand.row("step"))
    after = session.hash()
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert session.hash() == start
    hand.key(pygame.K_y, pygame.KMOD_CTRL)
    assert session.hash() == after


def test_dice_cannot_be_taken_back_and_the_dock_says_so(hand: Hand) -> None:
    session = walk(hand)
    before = session.hash()
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert session.hash() == before
    assert hand.table.note is not None and hand.table.note.args["why"] == "dice"


def test_every_answer_is_kept_and_continued(hand: Hand, tmp_path: Path) -> None:
    session = walk(hand)
    hand.table.play.finish()
    kept = Session.load(tmp_path / "autosave.json", lambda game: runebound())
    assert kept.hash() == session.hash()
    hand.routes.title()
    hand.frame()
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.top, TableScene)
    assert hand.table.play.session.hash() == session.hash()


def test_a_broken_save_is_told_in_a_sentence(hand: Hand, tmp_path: Path) -> None:
    hand.routes.title()
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    hand.routes.open_save(broken)
    hand.frame()
    assert hand.window.top.is_dialog
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.top, Title)


def test_saving_and_throwing_away(hand: Hand, tmp_path: Path) -> None:
    walk(hand)
    hand.key(pygame.K_ESCAPE)
    hand.routes.save_as(hand.table)
    hand.frame()
    saves = hand.window.top
    saves._save()  # type: ignore[attr-defined]
    (file,) = (tmp_path / "saves").glob("*.json")
    saves._ask_to_throw()  # type: ignore[attr-defined]
    hand.frame()
    hand.key(pygame.K_RETURN)
    assert not file.exists()


def test_a_seats_sheet_opens_and_closes(hand: Hand) -> None:
    walk(hand)
    seat = hand.table.play.question.seat  # type: ignore[union-attr]
    hand.table.show_seat(1 - seat)
    hand.table.show_seat(1 - seat)
    hand.frame()
    assert isinstance(hand.window.top, Sheet)
    hand.click((4, 4))
    assert isinstance(hand.window.top, TableScene)


# --- from the title to the table


def test_from_title_to_table_by_mouse_alone(hand: Hand) -> None:
    hand.routes.title()
    hand.frame()
    placed = hand.window.top._page.placed  # type: ignore[attr-defined]
    box = next(thing.rect for thing in placed if thing.name == "box/runebound")
    hand.click(box.center)
    setup = hand.window.top
    assert isinstance(setup, SetUpScene)
    begin = next(p for p in presses(hand.window) if pygame.K_RETURN in p.keys)
    hand.click(begin.rect.center)
    assert isinstance(hand.window.top, TableScene)
    assert [seat.control for seat in hand.table.play.seats()] == ["human", "bot:normal"]


def test_a_secret_is_shown_to_one_alone(hand: Hand) -> None:
    session = hand.sit_down(toy(), [SeatSetUp("Mara"), SeatSetUp("Jonas")], seed=2)
    for _ in range(400):
        if session.question is None or session.question.secret:
            break
        options = session.question.options
        session.choose(*[option.id for option in options[: max(1, session.question.min)]])
    assert session.question is not None and session.question.secret, "the toy peeks sooner or later"
    hand.table.play.version += 1
    hand.frame()
    assert hand.table.answering is None and hand.table.tray is None
    hand.click(hand.main_button())
    assert hand.table.answering is not None


def test_a_replay_is_watched_and_left(hand: Hand, tmp_path: Path) -> None:
    session = hand.sit_down(toy(), rounds=2)
    while session.question is not None:
        session.skip()
    answers, end = len(session.answers), session.hash()
    again = Session.replayed(session.replay_text(), lambda game: toy())
    hand.routes.play(again, watch=True)
    assert len(again.answers) == 0
    hand.frame()
    hand.key(pygame.K_RETURN)
    seen = len(again.answers)
    hand.frame(later=5)
    assert len(again.answers) == seen < answers
    hand.key(pygame.K_RIGHT)
    assert len(again.answers) == seen + 1
    hand.key(pygame.K_RETURN)
    for _ in range(answers):
        hand.frame(later=5)
    assert again.hash() == end


def test_the_program_opens_and_is_closed(tmp_path: Path) -> None:
    closing = threading.Timer(0.4, lambda: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    closing.start()
    assert app.run(house(), language="en", size=(1024, 768), folder=tmp_path) == 0
    assert not pygame.display.get_init()
