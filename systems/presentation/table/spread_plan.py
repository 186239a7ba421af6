"""How a spread of cards is laid out: groups one above the other, side by side or in lines, choices at the right, cards as
large as they fit.

Only rectangles. Must not know what the cards do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from systems.presentation.cards import card_size
from systems.presentation.fonts import smallest
from systems.presentation.metrics import Metrics
from systems.presentation.skins.looks import CardsStage, Group

MARGIN: Final = 8
GAP: Final = 18
CHOICES_SHARE: Final = 0.36
MANY: Final = 4
"""More choices than this, when they are titles alone, stand in two columns."""
CARD_SHARE: Final = 0.34
"""The share of a spread that the card about a roll may take."""
LEAST_GROUP: Final = 0.45
"""The share of a line that a group takes at least where several stand in one: its heading must be read."""
LARGEST, SMALLEST = 330, 108
"""Widths of a card, in pixels of the design."""
NAMED: Final = 6.6
"""The width of a card over the smallest type: a long word such as "Dragonbreath" has room on it."""


class GroupPlace(NamedTuple):
    """Where a group lies: its heading, the area of its cards, and how many stand in a row."""

    heading: pygame.Rect
    cards: pygame.Rect
    in_row: int


class SpreadPlan(NamedTuple):
    """The whole spread; places of groups are relative to `area` where it `scrolls`."""

    head: pygame.Rect
    area: pygame.Rect
    groups: tuple[GroupPlace, ...]
    choices: pygame.Rect
    choices_heading: pygame.Rect
    card_width: int
    caption: int
    """The height under a card for its tag and the line about it."""
    scrolls: bool
    whole: int
    roll: pygame.Rect
    """Where the sheet of a roll lies; empty where there is none."""


def plan_spread(rect: pygame.Rect, metrics: Metrics, stage: CardsStage) -> SpreadPlan:
    """Lays a spread out in a place."""
    head_high = metrics.type(48) + (metrics.type(28) if stage.line else 0) + metrics.px(22)
    head = pygame.Rect(rect.left, rect.top, rect.width, head_high)
    body = pygame.Rect(rect.left, head.bottom, rect.width, rect.bottom - head.bottom)
    area, choices, choices_heading = _parted(body, metrics, stage)
    roll = pygame.Rect(0, 0, 0, 0)
    if stage.roll is not None:
        area, roll, choices = _beside_roll(body, metrics, stage)
    caption = _caption(metrics, stage.groups)
    heading = (
        metrics.type(56) if any(group.stepper or group.seat for group in stage.groups) else metrics.type(36)
    )
    best: tuple[int, tuple[GroupPlace, ...], int] | None = None
    for lay in (_stacked, _side_by_side, _flowing):
        found = _largest(lay, area, metrics, stage.groups, heading, caption)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    if not stage.groups:
        return SpreadPlan(head, area, (), choices, choices_heading, 0, 0, False, 0, roll)
    if best is None:
        wide = _scrolled(area, metrics)
        places, whole = _stacked(area, stage.groups, wide, heading, caption)
        return SpreadPlan(head, area, places, choices, choices_heading, wide, caption, True, whole, roll)
    wide, places, whole = best
    return SpreadPlan(head, area, places, choices, choices_heading, wide, caption, False, whole, roll)


def _parted(
    body: pygame.Rect, metrics: Metrics, stage: CardsStage
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The room of the cards and that of the choices beside them; without cards the choices have it all."""
    nothing = pygame.Rect(0, 0, 0, 0)
    if not stage.choices:
        return body, nothing, nothing
    title = metrics.type(36) if stage.choices_title else 0
    if not stage.groups:
        return nothing, pygame.Rect(body.left, body.top + title, body.width, body.height - title), nothing
    wide = min(round(body.width * CHOICES_SHARE), max(metrics.type(300), body.width // 4))
    if len(stage.choices) > MANY and not any(one.gains or one.losses for one in stage.choices):
        wide = body.width // 2
    area = pygame.Rect(body.left, body.top, body.width - wide - GAP, body.height)
    choices = pygame.Rect(area.right + GAP, body.top + title, wide, body.height - title)
    return area, choices, pygame.Rect(choices.left, body.top, wide, title)


def _beside_roll(
    body: pygame.Rect, metrics: Metrics, stage: CardsStage
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The card at the left, the sheet of the roll beside it, the choices below both."""
    high = 0
    if stage.choices:
        has_words = any(one.gains or one.losses or one.chance is not None for one in stage.choices)
        high = min(metrics.type(236 if has_words else 116), round(body.height * 0.42))
    upper = pygame.Rect(body.left, body.top, body.width, body.height - high - (GAP if high else 0))
    wide = min(round(upper.width * CARD_SHARE), metrics.type(330)) if stage.groups else 0
    area = pygame.Rect(upper.left, upper.top, wide, upper.height)
    left = area.right + (2 * GAP if wide else 0)
    most = metrics.type(760)
    roll = pygame.Rect(left, upper.top + 4, min(upper.right - left, most), upper.height - 4)
    roll.centerx = (left + upper.right) // 2
    choices = (
        pygame.Rect(body.left, upper.bottom + GAP, body.width, high) if high else pygame.Rect(0, 0, 0, 0)
    )
    return area, roll, choices


def _caption(metrics: Metrics, groups: Sequence[Group]) -> int:
    held = [one for group in groups for one in group.cards]
    high = metrics.type(30) if any(one.tag for one in held) else 0
    return high + (metrics.type(38) if any(one.why_not for one in held) else 0)


def _cell(card_width: int, caption: int) -> tuple[int, int]:
    return card_width + 2 * MARGIN, card_size(card_width)[1] + 2 * MARGIN + caption


def _smallest(metrics: Metrics) -> int:
    """The width of a card on which a name can still be read."""
    return max(metrics.px(SMALLEST), round(NAMED * smallest()))


def _scrolled(area: pygame.Rect, metrics: Metrics) -> int:
    """The width of cards of which not all are seen at once: as large as type wants them, but one is seen whole."""
    whole = next((w for w in range(metrics.type(SMALLEST), 0, -2) if _cell(w, 0)[1] <= area.height), 0)
    return max(_smallest(metrics), whole)


def _largest(lay, area, metrics, groups, heading, caption):  # type: ignore[no-untyped-def]
    for wide in range(metrics.type(LARGEST), _smallest(metrics), -6):
        places, whole = lay(area, groups, wide, heading, caption)
        if whole <= area.height and all(place.in_row for place in places):
            return wide, places, whole
    return None


def _stacked(
    area: pygame.Rect, groups: Sequence[Group], card_width: int, heading: int, caption: int
) -> tuple[tuple[GroupPlace, ...], int]:
    step, high = _cell(card_width, caption)
    in_row = max(1, (area.width - 22) // step)
    y, places = 0, []
    for group in groups:
        rows = -(-len(group.cards) // in_row)
        place = pygame.Rect(0, y, area.width, heading)
        places.append(GroupPlace(place, pygame.Rect(0, place.bottom, area.width, rows * high), in_row))
        y = place.bottom + rows * high + 4
    return tuple(places), y


def _side_by_side(
    area: pygame.Rect, groups: Sequence[Group], card_width: int, heading: int, caption: int
) -> tuple[tuple[GroupPlace, ...], int]:
    step, high = _cell(card_width, caption)
    if len(groups) < 2:
        return _stacked(area, groups, card_width, heading, caption)
    weights = [max(1.6, len(group.cards)) for group in groups]
    free, x, tallest, places = area.width - GAP * (len(groups) - 1), 0.0, 0, []
    for group, weight in zip(groups, weights, strict=True):
        wide = round(free * weight / sum(weights))
        in_row = wide // step
        rows = -(-len(group.cards) // max(1, in_row))
        place = pygame.Rect(round(x), 0, wide, heading)
        places.append(GroupPlace(place, pygame.Rect(round(x), heading, wide, rows * high), in_row))
        tallest = max(tallest, heading + rows * high)
        x += wide + GAP
    return tuple(places), tallest


def _flowing(
    area: pygame.Rect, groups: Sequence[Group], card_width: int, heading: int, caption: int
) -> tuple[tuple[GroupPlace, ...], int]:
    """One after the other like words, several in a line where they are small."""
    step, high = _cell(card_width, caption)
    if len(groups) < 2 or any(group.stepper or group.seat for group in groups):
        return _stacked(area, groups, card_width, heading, caption)
    most, x, y, line, places = max(1, area.width // step), 0, 0, 0, []
    for group in groups:
        in_row = min(most, max(1, len(group.cards)))
        wide = max(in_row * step, round(area.width * LEAST_GROUP))
        if x and x + wide > area.width:
            x, y, line = 0, y + line + 4, 0
        rows = -(-len(group.cards) // in_row)
        place = pygame.Rect(x, y, wide, heading)
        places.append(GroupPlace(place, pygame.Rect(x, place.bottom, wide, rows * high), in_row))
        line = max(line, heading + rows * high)
        x += wide + GAP
    return tuple(places), y + line
