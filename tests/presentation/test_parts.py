"""A sheet that is painted in parts: in helpings, only what has changed, and only when its pictures are there."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest

from systems.presentation.darkroom import KEPT, Darkroom, make
from systems.presentation.metrics import Metrics
from systems.presentation.richtext import set_text
from systems.presentation.table.dock import SMALLEST_LETTERS, _set_sentence
from systems.presentation.table.log_view import LogLine, log_part, paint_log
from systems.presentation.table.parts import Part, PartSheet

LEFT, RIGHT = pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 0, 10, 10)
PAPER, OLD, NEW = (1, 1, 1), (50, 0, 0), (0, 90, 0)


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield


def sheet(darkroom: Darkroom | None = None) -> PartSheet:
    ground = pygame.Surface((40, 10))
    ground.fill(PAPER)
    return PartSheet(ground, darkroom or Darkroom())


def part(name: str, rect: pygame.Rect, colour: tuple[int, int, int], *needs: object) -> Part:
    jobs = tuple((need, ()) for need in needs)
    return Part(name, rect, colour, lambda surface: surface.fill(colour, rect), jobs)  # type: ignore[arg-type]


def soon() -> float:
    return time.perf_counter() + 1


def colours(made: PartSheet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(made.surface.get_at((5, 5)))[:3], tuple(made.surface.get_at((25, 5)))[:3]


def test_a_part_keeps_its_picture_until_what_it_needs_is_there() -> None:
    darkroom = Darkroom()
    made = sheet(darkroom)
    made.lay([part("left", LEFT, OLD)])
    made.work(soon())
    gate: list[int] = []

    def wait() -> None:
        while not gate:
            time.sleep(0.001)

    made.lay([part("left", LEFT, NEW, wait), part("right", RIGHT, NEW)])
    made.work(soon())
    assert colours(made) == (OLD, NEW), "others are not held up"
    assert not made.is_due, "no frame is drawn in vain"
    gate.append(1)
    darkroom.wait()
    made.work(soon())
    assert colours(made) == (NEW, NEW)


def test_what_has_come_is_drawn_even_if_frames_are_late() -> None:
    darkroom = Darkroom()
    made = sheet(darkroom)
    made.lay([part("left", LEFT, NEW, lambda: None), part("right", RIGHT, NEW, lambda: True)])
    made.work(soon())
    darkroom.wait()
    frames = 0
    while made.is_due and frames < 9:
        made.work(time.perf_counter() - 1)  # each of these frames has no time left
        frames += 1
    assert colours(made) == (NEW, NEW)


def test_a_part_that_changes_while_it_waits_shows_the_last() -> None:
    darkroom = Darkroom()
    made = sheet(darkroom)
    made.lay([part("left", LEFT, OLD, lambda: None)])
    made.work(soon())
    made.lay([part("left", LEFT, NEW)])
    assert made.is_due
    made.work(soon())
    assert colours(made)[0] == NEW


def test_a_late_frame_draws_one_part_in_every_other() -> None:
    made = sheet()
    made.lay([part("left", LEFT, NEW), part("right", RIGHT, NEW)])
    past = time.perf_counter() - 1
    seen = []
    for _ in range(4):
        made.work(past)
        seen.append(colours(made))
    assert seen == [(PAPER, PAPER), (NEW, PAPER), (NEW, PAPER), (NEW, NEW)]


def test_notes_that_something_was_made_push_no_picture_out() -> None:
    darkroom, drawn = Darkroom(), []

    def picture() -> str:
        drawn.append(1)
        return "a picture"

    def note(number: int) -> bool:
        return make(((str, (number,)),))

    darkroom.get(picture)
    darkroom.wait()
    for number in range(2 * KEPT):
        darkroom.get(note, number)
    darkroom.wait()
    assert darkroom.get(picture) == "a picture" and len(drawn) == 1
    assert all(darkroom.get(note, number) is True for number in range(2 * KEPT))
    darkroom.forget()
    assert darkroom.get(note, 0) is None
    darkroom.wait()


def test_lines_of_the_log_are_set_beside_the_window() -> None:
    metrics, rect = Metrics(1920, 1080, 1.0), pygame.Rect(300, 200, 500, 160)
    lines = tuple(
        LogLine(f"A line number {n} that says what has happened a moment ago.", -1) for n in range(9)
    )
    made = log_part(rect, metrics, lines)
    set_text.cache_clear()
    make(made.needs)
    before = set_text.cache_info().misses
    paint_log(pygame.Surface((1920, 1080)), rect, metrics, lines)
    assert set_text.cache_info().misses == before, "nothing is left to be set when it is drawn"


@pytest.mark.parametrize("room", [260, 420, 700, 1100])
@pytest.mark.parametrize("height", [60, 110])
@pytest.mark.parametrize(
    "words", ["Mara: walk", "Where shall Osric of the western hills go " * 3, "玛拉要走到哪里去？" * 6]
)
def test_a_sentence_is_as_large_as_if_every_size_was_tried(words: str, room: int, height: int) -> None:
    metrics = Metrics(1920, 1080, 1.0)
    px, least = metrics.type(34), metrics.type(20)
    while True:
        block = set_text(words, room, px, (0, 0, 0), "title", 1.08)
        is_short = block.lines == 1 or (block.lines == 2 and px <= metrics.type(26))
        if is_short or (px <= least and block.height <= height) or px <= SMALLEST_LETTERS:
            break
        px -= 2 if px - 2 >= least or px <= least else px - least
    assert _set_sentence(words, room, metrics, height)[:4] == block[:4]
