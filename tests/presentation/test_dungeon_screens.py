"""Screens of Super Dungeon that a newcomer meets: what may be pressed, what it does, who acts, and where one looks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from components.questions import Option, Question
from components.texts import text
from engine.session import Session
from systems.presentation.skins.looks import CardsStage
from systems.presentation.table.camera import WHOLE, Camera
from systems.presentation.table.rows import SHORT, bundled
from tests.presentation.dungeon_stage import moment, skin_at
from tests.presentation.stage import Hand
from tests.presentation.test_rolls import HEROES, settle

FRAME = pygame.Rect(100, 60, 700, 480)


@pytest.fixture(scope="module")
def drawn() -> Session:
    """A card has been drawn."""
    return moment("DP-26", heroes=HEROES)


@pytest.fixture(scope="module")
def acting() -> Session:
    """A hero acts, and may walk."""
    return moment("DP-17", lambda q: q.about[0].startswith("hero/") and len(q.options) > 12, heroes=HEROES)


def sit(folder: Path, session: Session, size: tuple[int, int] = (1280, 720)) -> Hand:
    hand = Hand(folder, size)
    hand.routes.play(session)
    settle(hand)
    return hand


# --- what may be pressed


def test_what_becomes_of_a_card_is_all_to_be_pressed(tmp_path: Path, drawn: Session) -> None:
    hand = sit(tmp_path, drawn)
    stage, question = hand.table.stage, drawn.question
    assert isinstance(stage, CardsStage) and question is not None
    assert stage.option_ids == {option.id for option in question.options}
    row = hand.table.cards.row  # type: ignore[union-attr]
    assert row is not None and set(row.presses) == set(stage.option_ids)
    before = len(drawn.answers)
    option, press = next(
        iter(row.presses.items())
    )  # where many are asked for, the last ones are scrolled out
    hand.click(press.rect.center)
    assert drawn.answers[before].options == (option,)


def test_a_hint_says_where_to_press(tmp_path: Path, acting: Session) -> None:
    hand = sit(tmp_path, acting)
    say = hand.table.say
    assert hand.table.painter.sentence()[1] == say("window-hint-lit")
    lit = sorted(hand.table.answering.lit)[0]  # type: ignore[union-attr]
    assert hand.table.answering.at(lit)  # type: ignore[union-attr]


def test_a_long_list_of_potions_asks_which_first_and_then_for_whom(acting: Session) -> None:
    skin, view = skin_at(acting), acting.view(1)
    hero = next(key for key in skin.facts.figures.heroes(view) if _potions(skin, view, key))
    potion = _potions(skin, view, hero)[0]
    options = [
        Option(f"potion:{hero}:{potion}:{other}", text("opt-pass"), (hero,)) for other in ("a", "b", "c")
    ]
    options += [Option(f"other-{n}", text("opt-pass")) for n in range(SHORT - 2)]
    question = Question(1, "react", "DP-21", text("opt-pass"), tuple(options))
    found = bundled(skin, view, question, options)
    assert len(found.options) == len(options) - 2
    assert found.behind == {options[0].id: tuple(option.id for option in options[:3])}
    assert bundled(skin, view, question, options[:SHORT]).options == tuple(options[:SHORT])


def _potions(skin, view, hero: str) -> list[str]:  # type: ignore[no-untyped-def]
    return [one.id for _, one in skin.facts.figures.actions(view, hero) if one.kind == "potion"]


def test_a_bundle_is_one_row_that_opens_at_a_press(
    tmp_path: Path, acting: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = sit(tmp_path, acting)
    table, question = hand.table, acting.question
    assert question is not None and table.answering is not None
    many = tuple(option.id for option in question.options[: SHORT + 3])
    same = many[:4]
    monkeypatch.setattr(table, "_in_tray", lambda answering: list(question.options[: SHORT + 3]))
    monkeypatch.setattr(
        table.skin, "bundle", lambda view, q, option: ("one", text("opt-end")) if option.id in same else None
    )
    assert [row.id for row in table._rows_of_tray()] == [same[0], *many[4:]]
    monkeypatch.undo()
    before = len(acting.answers)
    table.pick(same[0])
    assert table.is_narrow and len(acting.answers) == before
    assert table.tray is not None and set(table.tray.presses) == set(same)
    table.widen()


# --- who acts


def test_the_tab_of_whoever_is_asked_stands_out(drawn: Session) -> None:
    skin = skin_at(drawn)
    question = drawn.question
    assert question is not None
    view = drawn.view(question.seat)
    look = skin.look(view, question.seat)
    assert any(seat.seat == look.active for seat in look.seats)


def test_the_tabs_say_who_has_acted(acting: Session) -> None:
    skin, question = skin_at(acting), acting.question
    assert question is not None
    look = skin.look(acting.view(question.seat), question.seat)
    said = {seat.seat: seat.status for seat in look.seats}
    assert said[look.active] == skin.say("skin-acts-now")
    others = [status for leaf, status in said.items() if leaf != look.active and status]
    assert set(others) <= {skin.say("skin-has-acted"), skin.say("skin-will-act"), skin.say("skin-destroyed")}


# --- where one looks


def test_the_board_follows_whoever_acts_from_near_enough(acting: Session) -> None:
    skin = skin_at(acting)
    ground = skin.ground(acting.view(1), acting.question)
    camera = Camera(ground)
    camera.set_frame(pygame.Rect(0, 0, 300, 160))
    far = camera.cell_width
    key = sorted(ground.kinds)[-1]
    camera.follow((key,), far * 2)
    assert camera.cell_width >= far * 2 and camera.frame.collidepoint(camera.centre(key))
    camera.follow((), far * 2)
    assert camera.step == WHOLE


def test_what_lies_far_apart_is_seen_as_a_whole(acting: Session) -> None:
    skin = skin_at(acting)
    camera = Camera(skin.ground(acting.view(1), acting.question))
    camera.set_frame(pygame.Rect(0, 0, 300, 160))
    camera.follow(tuple(camera.ground.kinds), camera.cell_width * 3)
    assert camera.step == WHOLE


def test_a_view_chosen_by_hand_stays(acting: Session) -> None:
    skin = skin_at(acting)
    camera = Camera(skin.ground(acting.view(1), acting.question))
    camera.set_frame(FRAME)
    camera.zoom(1, FRAME.center)
    step, corner = camera.step, camera.corner
    camera.follow((sorted(camera.ground.kinds)[0],), 500)
    assert (camera.step, camera.corner) == (step, corner)
