"""The game in numbers: a row of bars for each number, the dice as they fell and as they fall on average, a curve.

Draws what a chronicle has counted so far. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.chronicle import Chronicle, Counter, SeatStory
from systems.presentation.fonts import Role, smallest
from systems.presentation.icons import draw_icon
from systems.presentation.metrics import Metrics
from systems.presentation.palette import BAD, GOOD, INK, INK2, PAGE, RULE, Colour
from systems.presentation.richtext import Block, escape, fit_text
from systems.presentation.shapes import hair, panel
from systems.presentation.skins.looks import SeatLook
from systems.presentation.speech import Speech
from systems.presentation.table.seat_tabs import seat_mark
from systems.presentation.typeset import fit, label, numeral, width

SeatInk = tuple[int, Colour, SeatLook]
DICE_KEYS: Final = ("window-dice-sum", "window-dice-hits")
NAME_LEADING: Final = 1.2
NAME_SHRINKS: Final = 0.75
CURVE_SHARE: Final = 0.3
LEAST_CURVE: Final = 90


def paint_numbers(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    say: Speech,
    chronicle: Chronicle,
    counter: Counter,
    seats: Sequence[SeatInk],
    accent: Colour,
) -> None:
    """Draws the page; while the game is still gone through, how far that has come."""
    title = label(
        surface,
        say("window-in-numbers", n=0 if chronicle.failure else chronicle.rounds),
        rect.topleft,
        "title",
        metrics.type(32),
        INK,
        room=rect.width,
    )
    y = title.bottom + metrics.px(6)
    if chronicle.failure:
        label(
            surface, say("window-no-numbers"), (rect.left, y), "body", metrics.type(19), INK2, room=rect.width
        )
        return
    if not chronicle.is_ready:
        bar = pygame.Rect(rect.left, round(y) + 4, rect.width, max(8, metrics.px(10)))
        panel(surface, bar, PAGE, None, bar.height / 2)
        panel(
            surface,
            (*bar.topleft, max(bar.height, round(bar.width * chronicle.share)), bar.height),
            accent,
            None,
            bar.height / 2,
        )
        y = bar.bottom + metrics.px(8)
    curve = round(rect.height * CURVE_SHARE) if counter.way_title and chronicle.rounds > 1 else 0
    curve = curve if curve >= LEAST_CURVE else 0
    table = pygame.Rect(rect.left, round(y), rect.width, rect.bottom - curve - round(y) - metrics.px(8))
    _paint_table(surface, table, metrics, say, chronicle, counter, seats)
    if curve:
        area = pygame.Rect(rect.left, rect.bottom - curve, rect.width, curve)
        _paint_curve(surface, area, metrics, counter.way_title, chronicle, seats)


def _paint_table(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    say: Speech,
    chronicle: Chronicle,
    counter: Counter,
    seats: Sequence[SeatInk],
) -> None:
    """Draws a column for each seat and a row for each number."""
    stories = [chronicle.seats[seat] for seat, _, _ in seats]
    stats = [counter.stats(story) for story in stories]
    rows = len(stats[0]) if stats else 0
    has_dice = any(story.rolls for story in stories)
    lines = 1 + rows + (2 if has_dice else 0)
    step = min(metrics.type(58), rect.height / max(1, lines))
    px = max(smallest(), min(metrics.type(19), round(step * 0.42)))
    first = round(rect.width * 0.34)
    each = (rect.width - first) / max(1, len(seats))
    head = common_px([look.player for _, _, look in seats], "bold", px, each - px * 2)
    for n, (_, ink, look) in enumerate(seats):
        x, y = rect.left + first + n * each, rect.top + step * 0.4
        seat_mark(surface, look.colour, (x + px * 0.7, y), px)
        label(surface, look.player, (x + px * 1.6, y), "bold", head, ink, "midleft", each - px * 2)
    words = [stat.label for stat in stats[0]] if stats else []
    words += [say(key) for key in DICE_KEYS] if has_dice else []
    name = _rows_px(words, round(first - px * 2.2), round(step - 6), px)
    y = rect.top + step
    for row in range(rows):
        line = [stat[row] for stat in stats]
        most = max(1, *(one.number for one in line))
        draw_icon(surface, line[0].icon, (rect.left + px * 0.7, y + step * 0.4), px * 1.3, line[0].colour)
        _paint_name(surface, line[0].label, (rect.left + px * 1.9, y), (first - px * 2.2, step - 6), name)
        for n, one in enumerate(line):
            box = pygame.Rect(round(rect.left + first + n * each), round(y), round(each - 10), round(step))
            _paint_bar(surface, box, one.number, one.number / most, seats[n][1], px)
        hair(surface, rect.left, rect.right, y + step - 4, RULE)
        y += step
    if has_dice:
        _paint_dice(
            surface,
            pygame.Rect(rect.left, round(y), rect.width, round(2 * step)),
            say,
            stories,
            first,
            each,
            (px, name),
        )


def common_px(texts: Sequence[str], role: Role, px: int, room: float) -> int:
    """The size in which all of the names find room in one line, though the longest may have to be smaller still."""
    least = min((fit(text, role, px, int(room))[1] for text in texts), default=px)
    return max(least, smallest(), round(px * NAME_SHRINKS))


def _rows_px(texts: Sequence[str], room: int, high: int, px: int) -> int:
    """The size in which all of the texts find room, in at most two lines that break no word."""
    for size in range(px, smallest(), -1):
        words = [word for text in texts for word in text.split() if word.isascii()]
        if any(width(word, "bold", size) > room for word in words):
            continue
        if all(_name_block(text, room, high, size).leading == round(size * NAME_LEADING) for text in texts):
            return size
    return smallest()


def _name_block(text: str, room: int, high: int, px: int) -> Block:
    return fit_text(escape(text), room, px, high, INK, "bold", NAME_LEADING)


def _paint_name(
    surface: pygame.Surface, text: str, at: tuple[float, float], room: tuple[float, float], px: int
) -> None:
    """Draws what a row counts, in one line or two."""
    block = _name_block(text, round(room[0]), round(room[1]), px)
    block.draw(surface, (at[0], at[1] + room[1] * 0.44 - block.height / 2))


def _paint_bar(
    surface: pygame.Surface, box: pygame.Rect, number: int, share: float, ink: Colour, px: int
) -> None:
    place = numeral(surface, str(number), (box.left, box.top + box.height * 0.32), px * 1.25, INK, "midleft")
    high = max(5, px // 3)
    bar = pygame.Rect(box.left, place.bottom + 4, box.width, high)
    panel(surface, bar, PAGE, None, high / 2)
    if share > 0:
        panel(surface, (*bar.topleft, max(high, round(bar.width * share)), high), ink, None, high / 2)


def _paint_dice(
    surface: pygame.Surface,
    rect: pygame.Rect,
    say: Speech,
    stories: Sequence[SeatStory],
    first: int,
    each: float,
    sizes: tuple[int, int],
) -> None:
    """Draws, for each seat, what its rolls came to beside what was to be expected."""
    step, (px, name) = rect.height / 2, sizes
    for row, key in enumerate(DICE_KEYS if any(story.targets for story in stories) else DICE_KEYS[:1]):
        y = rect.top + row * step
        draw_icon(surface, "perspective-dice-six", (rect.left + px * 0.7, y + step * 0.4), px * 1.2, INK2)
        _paint_name(surface, say(key), (rect.left + px * 1.9, y), (first - px * 2.2, step - 6), name)
        for n, story in enumerate(stories):
            x = rect.left + first + n * each
            there, expected, difference = _dice_numbers(story, row)
            ink = GOOD if difference > 0 else BAD if difference < 0 else INK2
            numeral(surface, there, (x, y + step * 0.28), px * 1.25, INK, "midleft")
            label(
                surface,
                expected,
                (x, y + step * 0.68),
                "body",
                max(smallest(), px * 0.86),
                ink,
                "midleft",
                each - 8,
            )
        hair(surface, rect.left, rect.right, y + step - 4, RULE)


def _dice_numbers(story: SeatStory, row: int) -> tuple[str, str, float]:
    """What the dice showed, what they show on average, and the difference."""
    if row == 0:
        if not story.rolls:
            return "–", "", 0.0
        mean, shown = story.mean / story.rolls, story.shown / story.rolls
        return f"{shown:.1f}", f"({mean:.1f}, {shown - mean:+.1f})".replace("-", "−"), round(shown - mean, 1)
    if not story.targets:
        return "–", "", 0.0
    difference = story.reached - story.expected
    return (
        str(story.reached),
        f"({story.expected:.1f}, {difference:+.1f})".replace("-", "−"),
        round(difference, 1),
    )


def _paint_curve(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    title: str,
    chronicle: Chronicle,
    seats: Sequence[SeatInk],
) -> None:
    """Draws how far each seat had come, round by round; the shape of the seat stands at the end of its line."""
    px = metrics.type(18)
    place = label(surface, title, rect.topleft, "bold", px, INK2, room=rect.width)
    area = pygame.Rect(
        rect.left + px * 2, place.bottom + 6, rect.width - px * 4, rect.bottom - place.bottom - px * 2
    )
    most = max([1, *(max(chronicle.seats[seat].by_round, default=0) for seat, _, _ in seats)])
    for number in sorted({0, most // 2, most}):
        y = area.bottom - round(area.height * number / most)
        hair(surface, area.left, area.right, y, RULE)
        label(
            surface,
            str(number),
            (area.left - 6, y),
            "bold",
            max(smallest(), px * 0.8),
            INK2,
            "midright",
        )
    rounds = max(2, chronicle.rounds)
    for number in (1, rounds):
        x = area.left + area.width * (number - 1) / (rounds - 1)
        label(surface, str(number), (x, area.bottom + 4), "bold", max(smallest(), px * 0.8), INK2, "midtop")
    for seat, ink, look in seats:
        values = chronicle.seats[seat].by_round or [0]
        points = [
            (area.left + area.width * i / (rounds - 1), area.bottom - area.height * value / most)
            for i, value in enumerate(values)
        ]
        if len(points) > 1:
            for shift in (-1, 0, 1):
                pygame.draw.aalines(surface, ink, False, [(x, y + shift) for x, y in points])
        seat_mark(surface, look.colour, points[-1], px)
