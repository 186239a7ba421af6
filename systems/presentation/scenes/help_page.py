"""A page of the rules help, set as pictures that stand one below the other: title, paragraphs, items, worked examples.

Also draws what is pressed beside them: rows of the list of topics, links below a page. Must not know any game, nor
which topic is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from components.help import HelpLine, HelpTopic
from systems.presentation import controls
from systems.presentation.album import kept
from systems.presentation.controls import State, key_cap
from systems.presentation.fonts import is_cjk, smallest
from systems.presentation.icons import draw_icon
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import flourish, initial
from systems.presentation.palette import INK, INK2, PAGE, Colour, tint
from systems.presentation.richtext import Block, set_text
from systems.presentation.shapes import Vec, blank, panel
from systems.presentation.typeset import label

BODY: Final = 21
TITLE: Final = 42
INITIAL_LINES: Final = 3
MEASURE: Final = 42
"""No line is longer than so many times the size of its letters: the eye must find the next one."""
SLACK: Final = 8
"""Words set in one go may be a few pixels wider than they are one by one."""
BAR: Final = 4
"""Width of the stroke beside a worked example."""


class Plate(NamedTuple):
    """A picture and the room above it."""

    picture: pygame.Surface
    above: int


def page_plates(topic: HelpTopic, room: int, metrics: Metrics, accent: Colour) -> Iterator[Plate]:
    """The pictures of a page, at most `room` pixels wide."""
    px = metrics.type(BODY)
    room = min(room, px * MEASURE) - SLACK
    yield _title(topic.title, room, metrics, accent)
    for number, line in enumerate(topic.lines):
        if line.kind == "example":
            yield Plate(_example(line.words, room, px, accent), round(px * 0.75))
        elif line.kind == "item":
            after_item = topic.lines[number - 1].kind == "item"
            yield Plate(_item(line.words, room, px, accent), round(px * (0.25 if after_item else 0.5)))
        elif number == 0:
            yield _opening(line, room, px, accent)
        else:
            yield Plate(_paragraph(set_text(line.words, room, px, INK), room), round(px * 0.65))


def _title(words: str, room: int, metrics: Metrics, accent: Colour) -> Plate:
    block = set_text(words, room, metrics.type(TITLE), INK, "title", 1.15)
    leaves = flourish(min(room, metrics.type(420)), accent, max(0.8, metrics.type(20) / 20))
    surface = blank(room, block.height + leaves.get_height() + 8)
    block.draw(surface, (0, 0))
    surface.blit(leaves, (0, block.height + 6))
    return Plate(surface, 0)


def _opening(line: HelpLine, room: int, px: int, accent: Colour) -> Plate:
    """The first paragraph with its initial; Chinese is not cut but begins in full beside it (look, section 9)."""
    words = line.words
    letter = next((char for char in words if char.isalnum()), "·")
    chinese = is_cjk(words)
    if not chinese and not words.startswith(letter):
        return Plate(_paragraph(set_text(words, room, px, INK), room), round(px * 0.6))
    rest = words if chinese else words[1:]
    lead = set_text("国" if chinese else "x", room, px).leading
    size = lead * INITIAL_LINES - round(px * 0.2)
    block = set_text(rest, room, px, INK, indent=(size + round(px * 0.45), INITIAL_LINES))
    surface = blank(room + SLACK, max(block.height, size + 4))
    surface.blit(initial(letter.upper(), size, accent), (0, round(px * 0.15)))
    block.draw(surface, (0, 0))
    return Plate(surface, round(px * 0.6))


def _paragraph(block: Block, room: int) -> pygame.Surface:
    surface = blank(room + SLACK, block.height)
    block.draw(surface, (0, 0))
    return surface


def _item(words: str, room: int, px: int, accent: Colour) -> pygame.Surface:
    inset = round(px * 1.25)
    block = set_text(words, room - inset, px, INK)
    surface = blank(room + SLACK, block.height)
    mark = _lozenge(round(px * 0.55), accent)
    surface.blit(mark, mark.get_rect(center=(round(px * 0.6), block.leading // 2)))
    block.draw(surface, (inset, 0))
    return surface


@kept
def _lozenge(px: int, colour: Colour) -> pygame.Surface:
    half = px / 2
    return Vec(px, px, colour).poly([(half, 0), (px, half), (half, px), (0, half)], colour).done()


def _example(words: str, room: int, px: int, accent: Colour) -> pygame.Surface:
    pad = round(px * 0.7)
    block = set_text(words, room - 2 * pad - BAR, round(px * 0.96), INK)
    surface = blank(room + SLACK, block.height + 2 * round(pad * 0.7))
    panel(surface, surface.get_rect(), PAGE, None, 6)
    surface.fill(accent, (0, 6, BAR, surface.get_height() - 12))
    block.draw(surface, (BAR + pad, round(pad * 0.7)))
    return surface


# --- what is pressed -----------------------------------------------------------------------------------------------


def chapter_heading(words: str, size: tuple[int, int], px: int) -> pygame.Surface:
    """The name of a chapter above its topics."""
    surface = blank(*size)
    label(surface, words, (2, size[1] - round(px * 1.5)), "bold", px, INK2, room=size[0] - 4)
    return surface


@kept
def topic_row(
    size: tuple[int, int], topic: tuple[str, str], state: State, is_open: bool, accent: Colour, px: int
) -> pygame.Surface:
    """A topic, icon and title, in the list; the one that is open lies on the jewel's tint."""
    surface = blank(*size)
    if is_open or state != "normal":
        panel(surface, surface.get_rect(), tint(accent, 0.78 if is_open else 0.88), None, 6)
    icon, title = topic
    middle = size[1] / 2
    draw_icon(surface, icon, (px * 1.1, middle), px * 1.15, accent)
    ink_room = size[0] - round(px * 2.1) - 6
    label(
        surface, title, (round(px * 2.1), middle), "bold" if is_open else "body", px, INK, "midleft", ink_room
    )
    return surface


@kept
def link_row(
    size: tuple[int, int], topic: tuple[str, str], key: str, state: State, accent: Colour, px: int
) -> pygame.Surface:
    """A link below a page: a sheet with icon, title and the key that follows it."""
    surface = controls.row(size, state, accent).copy()
    icon, title = topic
    middle = size[1] / 2
    draw_icon(surface, icon, (px * 1.3, middle), px * 1.2, accent)
    cap = key_cap(key, max(smallest(), round(px * 0.8)))
    surface.blit(cap, cap.get_rect(midright=(size[0] - 8, middle)))
    free = size[0] - round(px * 2.4) - cap.get_width() - 16
    label(surface, title, (round(px * 2.4), middle), "bold", px, INK, "midleft", free)
    return surface
