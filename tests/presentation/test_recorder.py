"""The recorder of the screen matrix finds what is wrong, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from systems.presentation import typeset
from systems.presentation.palette import INK, PAPER, RULE
from systems.presentation.richtext import rich
from systems.presentation.scenes.scene import Scene
from systems.presentation.widgets.press import button, spot
from tests.presentation.recorder import Recorder, recording
from tests.presentation.stage import Hand

NOWHERE = pygame.Rect(0, 0, 0, 0)


class Leaf(Scene):
    """A screen without anything on it."""


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with recording() as made:
        made.forget_pages((0, 0))
        yield made


@pytest.fixture
def leaf(tmp_path: Path) -> Leaf:
    hand = Hand(tmp_path)
    scene = Leaf(hand.window.desk)
    hand.window.lay(scene)
    hand.window.surface.fill(PAPER)
    return scene


def found(recorder: Recorder, leaf: Leaf, free: pygame.Rect = NOWHERE) -> list[str]:
    """The faults of what lies on the window now."""
    return recorder.faults(leaf.desk.stage.surface, leaf, free, NOWHERE)  # type: ignore[attr-defined]


def write(leaf: Leaf, words: str, at: tuple[int, int], ink: tuple[int, int, int] = INK) -> None:
    typeset.label(leaf.desk.stage.surface, words, at, "body", 20, ink)  # type: ignore[attr-defined]


def test_a_tidy_page_has_no_fault(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre at the Ford 渡口", (100, 100))
    write(leaf, "Dagna", (100, 130))
    rich(leaf.desk.stage.surface, "*Boots* {heart} 3", (100, 160), 300)  # type: ignore[attr-defined]
    button(pygame.Rect(100, 200, 200, 50), leaf.ui, "Roll 5 dice", lambda: None)
    assert found(recorder, leaf) == []


def test_text_that_touches_text(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre at the Ford", (100, 100))
    write(leaf, "Dagna", (130, 106))
    assert any("touches" in fault for fault in found(recorder, leaf))
    assert found(recorder, leaf, pygame.Rect(90, 90, 400, 100)) == [], "pieces of a board may touch"


def test_text_that_leaves_the_window_or_its_clip(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre at the Ford", (1230, 100))
    assert any("leaves" in fault for fault in found(recorder, leaf))
    recorder.forget()
    surface = leaf.desk.stage.surface  # type: ignore[attr-defined]
    surface.set_clip((100, 100, 60, 40))
    write(leaf, "Ogre at the Ford", (100, 100))
    surface.set_clip(None)
    assert any("leaves" in fault for fault in found(recorder, leaf))


def test_text_one_cannot_read(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre at the Ford", (100, 100), RULE)
    assert any("pale" in fault for fault in found(recorder, leaf))


def test_a_sign_without_a_glyph(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre \U0001f409", (100, 100))
    assert any("glyph" in fault for fault in found(recorder, leaf))


def test_a_button_over_text_and_over_a_button(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre at the Ford", (100, 100))
    button(pygame.Rect(90, 90, 120, 50), leaf.ui, "Go", lambda: None)
    assert any("under a button" in fault for fault in found(recorder, leaf))
    button(pygame.Rect(150, 100, 120, 50), leaf.ui, "Stop", lambda: None)
    assert any("on one another" in fault for fault in found(recorder, leaf))


def test_a_button_outside_the_window(recorder: Recorder, leaf: Leaf) -> None:
    button(pygame.Rect(1200, 100, 200, 50), leaf.ui, "Go", lambda: None)
    assert any("leaves the window" in fault for fault in found(recorder, leaf))


def test_a_place_to_press_without_a_picture_hides_nothing(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre at the Ford", (100, 100))
    spot(pygame.Rect(90, 90, 300, 60), leaf.ui, lambda: None)
    assert found(recorder, leaf) == []


def test_text_that_is_drawn_over_in_part(recorder: Recorder, leaf: Leaf) -> None:
    write(leaf, "Ogre at the Ford", (100, 100))
    assert found(recorder, leaf) == []
    leaf.desk.stage.surface.fill(PAPER, (100, 90, 60, 60))  # type: ignore[attr-defined]
    assert any("covered" in fault for fault in found(recorder, leaf))
    leaf.desk.stage.surface.fill(PAPER)  # type: ignore[attr-defined]
    assert found(recorder, leaf) == [], "what has been wiped away is no longer there"


def test_a_paragraph_that_is_drawn_over_in_part(recorder: Recorder, leaf: Leaf) -> None:
    rich(leaf.desk.stage.surface, "*Boots* of the mile", (100, 160), 300)  # type: ignore[attr-defined]
    leaf.desk.stage.surface.fill(PAPER, (100, 150, 80, 60))  # type: ignore[attr-defined]
    assert any("covered" in fault for fault in found(recorder, leaf))


def test_text_within_a_picture_that_touches(recorder: Recorder, leaf: Leaf) -> None:
    picture = pygame.Surface((300, 100), pygame.SRCALPHA)
    typeset.label(picture, "Ogre at the Ford", (10, 10), "body", 20, INK)
    typeset.label(picture, "Dagna", (40, 16), "body", 20, INK)
    assert any("touches" in fault for fault in found(recorder, leaf))


def test_type_that_is_too_small(recorder: Recorder, leaf: Leaf) -> None:
    typeset.label(leaf.desk.stage.surface, "Ogre", (100, 100), "body", 12, INK)  # type: ignore[attr-defined]
    typeset.tracked("HERO", "bold", 11, INK, 1.0)
    rich(leaf.desk.stage.surface, "Boots", (100, 160), 300, 10)  # type: ignore[attr-defined]
    small = [fault for fault in found(recorder, leaf) if "small" in fault]
    assert small == [], "nothing is asked of it"
    faults = recorder.faults(leaf.desk.stage.surface, leaf, NOWHERE, NOWHERE, 16)  # type: ignore[attr-defined]
    assert len([fault for fault in faults if "small" in fault]) == 3


def test_a_sign_without_a_glyph_in_a_paragraph(recorder: Recorder, leaf: Leaf) -> None:
    rich(leaf.desk.stage.surface, "*Ogre* \U0001f409", (100, 100), 300)  # type: ignore[attr-defined]
    assert any("glyph" in fault for fault in found(recorder, leaf))


def test_a_pale_paragraph(recorder: Recorder, leaf: Leaf) -> None:
    rich(leaf.desk.stage.surface, "Ogre at the Ford", (100, 100), 300, 20, RULE)  # type: ignore[attr-defined]
    assert any("pale" in fault for fault in found(recorder, leaf))
