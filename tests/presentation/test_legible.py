"""What keeps type readable: the smallest size of a window, and what happens to words that have no room at that size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from systems.presentation import cards, fonts, typeset
from systems.presentation.album import ALBUM
from systems.presentation.controls import button
from systems.presentation.metrics import metrics_for
from systems.presentation.palette import INK
from systems.presentation.richtext import fit_text, set_text
from systems.presentation.scenes.credits import reflowed
from systems.presentation.scenes.sheet import Sheet
from systems.presentation.skins.looks import BoxTrack, TableLook
from systems.presentation.table.box_view import box_spots, paint_boxes
from systems.presentation.table.log_view import LogLine, paint_log
from tests.presentation.recorder import recording
from tests.presentation.screens import SCREENS
from tests.presentation.stage import Hand
from tests.presentation.test_cards import LONG_CHINESE, face

LONG = "Ilse of the Long Bow meets the Ogre at the Ford and the Crooked Miller, and loses *three* hearts."


@pytest.fixture(autouse=True)
def _window(tmp_path: Path) -> Iterator[None]:
    Hand(tmp_path, (1920, 1080))
    yield
    Hand(tmp_path)


@pytest.mark.parametrize(
    ("size", "text", "least"),
    [((1920, 1080), 100, 16), ((3840, 2160), 80, 16), ((1920, 1080), 200, 16), ((1280, 720), 100, 12)],
)
def test_sixteen_pixels_at_1080(size: tuple[int, int], text: int, least: int, tmp_path: Path) -> None:
    assert metrics_for(size, text).smallest == least
    Hand(tmp_path, size, text=text)
    assert fonts.smallest() == least


def test_another_smallest_type_drops_pictures_with_the_old_one(tmp_path: Path) -> None:
    cards.empty_card(200)
    assert ALBUM.bytes
    Hand(tmp_path, (1024, 768))
    assert not ALBUM.bytes


def test_chinese_is_never_smaller_than_sixteen_where_letters_are_not() -> None:
    assert (
        fonts.font("body", 16, "国").get_height()
        == fonts.open_file(fonts.chinese_file("body"), 16).get_height()
    )
    assert (
        fonts.font("body", 30, "国").get_height()
        < fonts.open_file(fonts.chinese_file("body"), 30).get_height()
    )


def test_a_line_is_cut_before_it_becomes_too_small() -> None:
    words, px = typeset.fit(LONG, "body", 24, 200)
    assert px == 16 and words.endswith(typeset.ELLIPSIS)


@pytest.mark.parametrize("high", [24, 60, 140, 400])
def test_a_paragraph_is_made_smaller_and_then_cut(high: int) -> None:
    block = fit_text(LONG, 220, 30, high)
    assert block.height <= high
    assert max(image.x + image.image.get_width() for image in block.placed) <= 220
    assert (high == 400) == (block.leading == set_text(LONG, 220, 30).leading)


def test_lines_keep_to_their_room() -> None:
    for room in range(240, 300):
        block = set_text("A treasure chest stands on floor (column 12, row 2).", room, 14)
        assert max(image.x + image.image.get_width() for image in block.placed) <= room


def test_a_card_whose_rules_cannot_be_read_lies_as_on_the_table() -> None:
    wordy = face(rules=LONG_CHINESE)
    assert cards.is_readable(wordy, 300) and not cards.is_readable(wordy, 160)
    small, table = cards.card(wordy, 160), cards.table_card(wordy, 160)
    assert pygame.image.tobytes(small, "RGBA") == pygame.image.tobytes(table, "RGBA")


def tracks() -> TableLook:
    power = BoxTrack(title="Power", first=1, last=29, reached=11, what="?power")
    return TableLook(round="1", seats=(), page=None, active=0, boxes=(power,))  # type: ignore[arg-type]


@pytest.mark.parametrize("high", [220, 300, 700])
def test_boxes_of_a_track_stand_in_more_columns_where_it_is_low(high: int) -> None:
    look, metrics, rect = tracks(), metrics_for((1920, 1080), 100), pygame.Rect(4, 4, 112, high)
    surface = pygame.Surface((120, high + 8))
    with recording() as made:
        paint_boxes(surface, rect, metrics, look)
        numbers = {ink.text for ink in made.inks}
        assert min(ink.px for ink in made.inks) >= 16
    assert {"1", "29"} <= numbers
    assert rect.inflate(2, 2).contains(box_spots(rect, metrics, look)[0][0])


def test_a_long_line_of_the_log_takes_two_rows() -> None:
    metrics, lines = metrics_for((1920, 1080), 100), [LogLine("Mara begins.", 0)] * 3 + [LogLine(LONG, 1)]
    with recording() as made:
        paint_log(pygame.Surface((400, 130)), pygame.Rect(0, 10, 400, 112), metrics, lines)
        texts = [ink.text for ink in made.inks if ink.text]
    assert texts.count("Mara begins.") == 2 and "hearts." in texts[-1]
    assert not any(text.endswith(typeset.ELLIPSIS) for text in texts)


def test_lines_broken_for_paper_are_whole_again() -> None:
    licence = "Permission is hereby granted, free of charge, to any person\nobtaining a copy.\n\n  1. Notices\nshort\nlines"
    assert reflowed(licence) == [
        "Permission is hereby granted, free of charge, to any person obtaining a copy.",
        "",
        "  1. Notices",
        "short",
        "lines",
    ]


def test_the_recorder_sees_what_is_too_small() -> None:
    with recording() as recorder:
        typeset.numeral(pygame.Surface((40, 40)), "7", (20, 20), 11, INK)
        assert [ink.px for ink in recorder.inks] == [11]


def test_the_counters_of_a_sheet_stay_on_it(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1024, 768), text=200)
    SCREENS["sheet"](hand)
    sheet = hand.window.top
    assert isinstance(sheet, Sheet)
    room = sheet._head.right - sheet._meters_left
    assert len(sheet._meters) > 1
    assert all(sum(image.get_width() for image in row) <= room for row in sheet._meters)


def test_a_label_that_is_too_long_for_its_button_takes_two_lines() -> None:
    with recording() as made:
        button((90, 48), "Back to the board", px=20)
        words = [ink.text for ink in made.inks]
    assert len(words) == 2 and not any(text.endswith(typeset.ELLIPSIS) for text in words)


def test_a_chinese_name_breaks_on_a_small_card() -> None:
    with recording() as made:
        cards.table_card(face(name="隧道之女达格娜"), 110)
        words = [ink.text for ink in made.inks]
    assert "".join(words).startswith("隧道之女达格娜")


def test_the_recorder_sees_a_cut_line() -> None:
    with recording() as made:
        typeset.label(pygame.Surface((400, 40)), LONG, (4, 4), px=16, room=80)
        assert made.inks[0].text.endswith(typeset.ELLIPSIS)
