"""Tracks of many short steps in the margin: boxes that fill from below, row by row, some with an icon.

Draws steps; must not know what they count.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, RULE, SHEET, mix, tint
from systems.presentation.shapes import panel
from systems.presentation.skins.looks import BoxTrack, TableLook
from systems.presentation.table.track_view import Spots, stacks_height
from systems.presentation.typeset import label, numeral, width

LONG: Final = 15
"""A track with more steps has two boxes in a row, a shorter one three; more where they would be too low to be read."""
MOST_MORE: Final = 3
HIGH, WIDE = 0.66, 0.5
"""The size of a number, as shares of its box."""
TITLE: Final = 28
"""The height of a heading in the design."""
TALLEST: Final = 42
GAP: Final = 4


class TrackPlace(NamedTuple):
    """A track, its place with the heading, the height of its boxes, and how many stand in a row."""

    track: BoxTrack
    rect: pygame.Rect
    each: int
    columns: int


def _columns(track: BoxTrack, more: int) -> int:
    return more + (2 if track.last - track.first >= LONG else 3)


def _rows(track: BoxTrack, more: int) -> int:
    return -(-(track.last - track.first + 1) // _columns(track, more))


def _is_wide(rect: pygame.Rect, track: BoxTrack, more: int) -> bool:
    """Tells whether the last number of a track, in the smallest type, is narrower than a box."""
    return width(str(track.last), "numeral", smallest()) < rect.width // _columns(track, more) - GAP


def _places(rect: pygame.Rect, metrics: Metrics, look: TableLook) -> list[TrackPlace]:
    """Where each track lies."""
    if not look.boxes:
        return []
    head = metrics.type(TITLE)
    room = rect.height - stacks_height(rect, metrics, look) - len(look.boxes) * (head + metrics.px(8))
    more = each = 0
    for more in range(MOST_MORE + 1):
        rows = sum(_rows(track, more) for track in look.boxes)
        each = max(8, min(metrics.type(TALLEST), room // rows))
        if each * HIGH >= smallest() or not all(_is_wide(rect, track, more + 1) for track in look.boxes):
            break
    found, y = [], rect.top
    for track in look.boxes:
        high = head + _rows(track, more) * each
        place = pygame.Rect(rect.left, y, rect.width - 4, high)
        found.append(TrackPlace(track, place, each, _columns(track, more)))
        y += high + metrics.px(8)
    return found


def box_spots(rect: pygame.Rect, metrics: Metrics, look: TableLook) -> Spots:
    """The tracks that are read when they are pointed at."""
    return tuple((place, track.what) for track, place, *_ in _places(rect, metrics, look) if track.what)


def paint_boxes(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, look: TableLook) -> None:
    """Draws all tracks, one under the other."""
    for track, place, each, columns in _places(rect, metrics, look):
        px = metrics.type(19)
        label(surface, track.title, (place.left, place.top), "title", px, INK, room=place.width)
        wide = (place.width + GAP) // columns
        for number in range(track.first, track.last + 1):
            row, column = divmod(number - track.first, columns)
            top = place.bottom - (row + 1) * each
            box = pygame.Rect(place.left + column * wide, top, wide - GAP, each - min(GAP, max(1, each // 8)))
            _paint_box(surface, box, track, number)


def _paint_box(surface: pygame.Surface, box: pygame.Rect, track: BoxTrack, number: int) -> None:
    is_here, is_filled = number == track.reached, number <= track.reached
    fill = track.colour if is_here else tint(track.colour, 0.7) if is_filled else SHEET
    line = INK if is_filled else mix(INK2, RULE, 0.5)
    panel(surface, box, fill, line, max(2, min(box.size) // 5), 2 if box.height > 18 else 1)
    icon = dict(track.icons).get(number)
    ink = SHEET if is_here else track.colour if is_filled else INK2
    if icon:
        draw_icon(surface, icon, box.center, min(box.height * 0.74, box.width * 0.6), ink)
    else:
        px = max(smallest(), min(box.height * HIGH, box.width * WIDE))
        if px <= box.height and width(str(number), "numeral", round(px)) < box.width:
            numeral(surface, str(number), box.center, px, SHEET if is_here else INK if is_filled else INK2)
