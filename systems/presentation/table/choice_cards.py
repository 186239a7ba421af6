"""Choices as cards: a mark, a title, the chance as a large number with its bar, what is gained and what is lost.

`choice_card` draws one; `ChoiceRow` lays several out side by side and makes them pressable. Must not know what a choice
does, nor any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIScrollingContainer

from systems.presentation.album import kept
from systems.presentation.controls import FRAME, State, choice_sheet, key_cap, sign_disc
from systems.presentation.darkroom import Darkroom
from systems.presentation.figures import FigureLook, draw_bust
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.meters import odds_bar, percent
from systems.presentation.metrics import Metrics
from systems.presentation.palette import BAD, GOOD, INK, INK2, PAGE, RULE, SHEET, Colour, tint
from systems.presentation.richtext import fit_text, set_text
from systems.presentation.shapes import panel, upright_hair
from systems.presentation.skins.looks import ChoiceLook
from systems.presentation.table.tray import DIGITS, KEYPAD
from systems.presentation.typeset import fit, label, numeral, width
from systems.presentation.widgets.press import Press

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
PALE: Final = 110
GAP: Final = 16
LARGE, MOST_ROOM = 23, 1.7
"""Cards are no higher than is good for type of that size, in pixels of the design; for type that is wished small they may
still be as high as that many times the smallest type asks for, so that their lines are not cut."""
WAITING: Final = "…"
LEAST_WIDTH, LEAST_BARE, TIGHT_BARE = 280, 300, 210
"""A card needs so much width at least, in pixels of the design; one with a title alone may be tight before any is out of
sight."""


@kept
def choice_card(
    size: tuple[int, int],
    look: ChoiceLook,
    state: State,
    px: int,
    accent: Colour,
    key: str = "",
    foot: str = "",
) -> pygame.Surface:
    """Returns the card of a choice; `px` is the size of its body text, `foot` the value at its lower right.

    The picture is `FRAME` larger than `size` on every side.
    """
    hover = state in ("hover", "pressed")
    sheet = choice_sheet(size, accent, look.is_default, hover).copy()
    wide, high = (1.7, 1.5) if _has_body(look) else (1.1, 1.1)
    area = pygame.Rect(FRAME, FRAME, *size).inflate(-round(px * wide), -round(px * high))
    top = _draw_head(sheet, area, look, px, key)
    if look.chance is None and not look.gains and foot:
        # With nothing rolled here, what it means for the whole is the number that decides.
        look = msgspec.structs.replace(look, big=foot, gains=(look.foot,), foot="")
    bottom = _draw_foot(sheet, area, look, px, accent, foot)
    _draw_body(sheet, pygame.Rect(area.left, top, area.width, bottom - top), look, px)
    if look.why_not:
        sheet.set_alpha(PALE if not look.why_not else 150)
    return sheet


def card_height(px: int, is_bare: bool = False) -> int:
    """How high a card is at least, for body text of that size; one with a title alone is low."""
    return round(px * (5.6 if is_bare else 11.4))


def _has_body(look: ChoiceLook) -> bool:
    has_number = look.chance is not None or bool(look.big) or look.fate is not None
    return has_number or bool(look.gains or look.losses or look.foot or look.why_not)


def _draw_head(sheet: pygame.Surface, area: pygame.Rect, look: ChoiceLook, px: int, key: str) -> int:
    side = min(round(px * (2.7 if _has_body(look) else 2.1)), area.height)
    left = area.left
    if look.icon or look.figure is not None:
        _draw_mark(sheet, pygame.Rect(area.left, area.top, side, side), look)
        left += side + round(px * 0.6)
    room = area.right - left
    if key:
        cap = key_cap(key, max(smallest(), round(px * 0.8)))
        sheet.blit(cap, cap.get_rect(topright=(area.right, area.top)))
        room -= cap.get_width() + 6
    middle = area.top + side / 2
    title_px = round(px * 1.42)
    if not look.line:
        high = round(side * 1.2)
        if not _has_body(look):
            middle, high = area.centery, area.height
        _draw_title(sheet, look.title, (left, middle), title_px, room, high)
        return area.top + side + px // 2
    if width(look.title, "title", round(px * 1.05)) > room:
        # A title that is too long for one line takes the room of the smaller line below.
        _draw_title(sheet, look.title, (left, middle), round(px * 1.2), room, round(side * 1.2))
        return area.top + side + px // 2
    text, size = fit(look.title, "title", title_px, room, round(px * 1.05))
    label(sheet, text, (left, middle - px * 0.55), "title", size, INK, "midleft", room)
    label(
        sheet,
        look.line,
        (left, middle + px * 0.85),
        "body",
        max(smallest(), px * 0.9),
        INK2,
        "midleft",
        area.right - left,
    )
    return area.top + side + px // 2


def _draw_title(
    sheet: pygame.Surface, title: str, at: tuple[float, float], px: int, room: int, high: int
) -> None:
    """Draws a title around a middle: smaller where it would be higher than it may, or break a word."""
    while px > smallest() and any(
        width(word, "title", px) > room for word in title.split() if word.isascii()
    ):
        px -= 1
    block = fit_text(title, room, px, high, INK, "title", 1.05)
    block.draw(sheet, (at[0], at[1] - block.height / 2))


def _draw_mark(sheet: pygame.Surface, box: pygame.Rect, look: ChoiceLook) -> None:
    if look.figure is None:
        panel(sheet, box, look.colour, None, box.width * 0.16)
        draw_icon(sheet, look.icon, box.center, box.width * 0.66, SHEET)
        return
    panel(sheet, box, tint(look.colour, 0.55), look.colour, box.width * 0.16, 2)
    bust = _bust(look.figure, box.width - 6)
    sheet.blit(bust, bust.get_rect(midbottom=(box.centerx, box.bottom - 3)))


def _bust(figure: FigureLook, px: int) -> pygame.Surface:
    return draw_bust(figure, px, paper=1.0)


def _draw_body(sheet: pygame.Surface, area: pygame.Rect, look: ChoiceLook, px: int) -> None:
    """Draws the chance on the left, a line, and the outcomes on the right."""
    left = area.left
    number = percent(look.chance).removesuffix(" %") if look.chance is not None else look.big
    if number and (look.chance is not None or len(number) <= 8):
        share = 0.30 if look.chance is not None else 0.42
        wide = round(area.width * share)
        _draw_number(sheet, pygame.Rect(left, area.top, wide, area.height), number, look, px)
        left += wide + px // 2
        upright_hair(sheet, left, area.top + 6, area.bottom - 6, RULE)
        left += px // 2
    room = pygame.Rect(left, area.top, area.right - left, area.height)
    lines = [(True, words) for words in look.gains] + [(False, words) for words in look.losses]
    if look.why_not:
        lines.append((False, look.why_not))
    _draw_lines(
        sheet, room, lines, px, signs=bool(look.losses) or look.chance is not None or bool(look.why_not)
    )


def _draw_number(sheet: pygame.Surface, area: pygame.Rect, number: str, look: ChoiceLook, px: int) -> None:
    tail = " %" if look.chance is not None else ""
    size = round(min(px * 3.5, area.height * 0.66))
    while (
        size > px
        and width(number, "numeral", size) + (width("%", "numeral", size // 3) + 8 if tail else 0)
        > area.width
    ):
        size -= 1
    bar = max(6, px // 2) if look.chance is not None else 0
    middle = area.centery - bar * 0.9
    if tail:
        place = numeral(sheet, number, (area.left, middle), size, INK, "midleft")
        label(
            sheet,
            "%",
            (place.right + 5, place.bottom),
            "numeral",
            max(smallest(), size / 3),
            INK,
            "bottomleft",
        )
        picture = odds_bar(area.width, bar, look.chance or 0.0, look.colour)
        sheet.blit(picture, (area.left, round(middle + size * 0.5)))
    else:
        numeral(sheet, number, area.center, size, INK)


def _draw_lines(
    sheet: pygame.Surface, area: pygame.Rect, lines: Sequence[tuple[bool, str]], px: int, signs: bool
) -> None:
    """Draws the outcomes evenly over the room, smaller where they would not fit."""
    if not lines:
        return
    size = px
    while True:
        inset = round(size * 1.6) if signs else 0
        blocks = [set_text(words, area.width - inset, size, INK, leading=1.18) for _, words in lines]
        if size <= smallest() or sum(block.height for block in blocks) + 4 * len(blocks) <= area.height:
            break
        size -= 1
    if sum(block.height for block in blocks) > area.height:
        each = area.height / len(blocks)
        blocks = [fit_text(words, area.width - inset, size, each, INK, leading=1.18) for _, words in lines]
    spare = max(0, area.height - sum(block.height for block in blocks))
    gap = min(size, spare // (len(blocks) + 1))
    y = area.top + (area.height - sum(b.height for b in blocks) - gap * (len(blocks) - 1)) // 2
    for (plus, _), block in zip(lines, blocks, strict=True):
        if signs:
            mark = sign_disc(round(size * 1.15), plus, GOOD, BAD)
            sheet.blit(mark, mark.get_rect(midleft=(area.left, y + block.leading // 2)))
        block.draw(sheet, (area.left + inset, y))
        y += block.height + gap


def _draw_foot(
    sheet: pygame.Surface, area: pygame.Rect, look: ChoiceLook, px: int, accent: Colour, value: str
) -> int:
    """Draws the line about the whole; returns where the body ends."""
    value = value or look.foot_value
    if not look.foot:
        return area.bottom
    strip = pygame.Rect(area.left - px // 3, area.bottom - round(px * 1.75), 0, round(px * 1.95))
    strip.width = area.width + 2 * (px // 3)
    panel(sheet, strip, tint(accent, 0.84) if look.is_default else PAGE, None, px * 0.3)
    ink = accent if look.is_default else INK
    place = (
        numeral(sheet, value, (strip.right - px * 0.6, strip.centery), px * 1.3, ink, "midright")
        if value
        else None
    )
    right = place.left if place else strip.right
    label(
        sheet, look.foot, (strip.left + px * 0.6, strip.centery), "body", max(smallest(), px * 0.92), INK, "midleft",
        right - strip.left - px * 1.2,
    )  # fmt: skip
    return strip.top - px // 3


class ChoiceRow:
    """Choices side by side, in several rows where there are many."""

    def __init__(
        self,
        room: pygame.Rect,
        ui: UIManager,
        metrics: Metrics,
        choices: Sequence[ChoiceLook],
        accent: Colour,
        pick: Callable[[str], None],
        darkroom: Darkroom,
        fates: Callable[[], Mapping[str, float] | None] | None = None,
        enter: str = "",
    ) -> None:
        self.rect = room
        self.choices = tuple(choices)
        self.presses: dict[str, Press] = {}
        self._accent = accent
        self._metrics = metrics
        self._fates = fates
        self._enter = enter
        self._darkroom = darkroom
        self._shown: dict[str, pygame.Surface] = {}
        self._make(ui, pick)

    def hovered(self) -> str:
        """The choice under the pointer, or ""."""
        return next((choice for choice, press in self.presses.items() if press.hovered), "")

    def _make(self, ui: UIManager, pick: Callable[[str], None]) -> None:
        metrics, room, count = self._metrics, self.rect, len(self.choices)
        if not count:
            return
        is_bare = not any(map(_has_body, self.choices))
        least = card_height(metrics.type(15), is_bare)
        columns = self._columns(room.width, count, LEAST_BARE if is_bare else LEAST_WIDTH)
        if is_bare and -(-count // columns) * (least + GAP) - GAP > room.height:
            columns = self._columns(room.width, count, TIGHT_BARE)
        rows = -(-count // columns)
        most = max(metrics.type(LARGE), min(LARGE, round(MOST_ROOM * smallest())))
        high = min((room.height - GAP * (rows - 1)) // rows, card_height(most, is_bare))
        scrolls = high < min(least, room.height - 8)
        container = None
        if scrolls:
            high = min(least, room.height - 8)
            container = UIScrollingContainer(room, ui, allow_scroll_x=False)
            container.set_scrollable_area_dimensions((room.width - 20, rows * (high + GAP)))
        whole = room.width - (22 if scrolls else 0)
        wide = min((whole - GAP * (columns - 1)) // columns, metrics.type(620))
        spare = 0 if scrolls else (whole - columns * wide - GAP * (columns - 1)) // 2
        origin = (0, 0) if scrolls else (room.left + spare, room.top)
        size = wide - 2 * FRAME, high - 2 * FRAME
        px = metrics.type(21) if is_bare else self._type(size)
        for number, look in enumerate(self.choices):
            at = origin[0] + number % columns * (wide + GAP), origin[1] + number // columns * (high + GAP)
            keys = (DIGITS[number], KEYPAD[number]) if number < len(DIGITS) else ()
            keys = (*keys, *ENTER) if look.is_default else keys
            self.presses[look.id] = Press(
                pygame.Rect(at, (wide, high)), ui, self._painter(number, look, size, px),
                lambda chosen=look.id: pick(chosen), keys=keys, container=container, layer=4,
                enabled=not look.why_not,
            )  # fmt: skip

    def _columns(self, room: int, count: int, wanted: int) -> int:
        least = self._metrics.type(wanted)
        fitting = max(1, (room + GAP) // (least + GAP))
        if count <= fitting:
            return count
        return min(fitting, -(-count // -(-count // fitting)))

    def _type(self, size: tuple[int, int]) -> int:
        """The size of the body text that a card of that size has room for."""
        wanted = self._metrics.type(21)
        return max(smallest(), min(wanted, size[1] * 10 // 108, size[0] // 15))

    def _painter(
        self, number: int, look: ChoiceLook, size: tuple[int, int], px: int
    ) -> Callable[[State], pygame.Surface]:
        key = str((number + 1) % 10) if number < len(DIGITS) else ""
        if look.is_default and self._metrics.is_big:
            key = self._enter or key

        def paint(state: State) -> pygame.Surface:
            foot = ""
            if look.fate is not None and self._fates is not None:
                found = self._fates()
                foot = WAITING if found is None else percent(found.get(look.fate, 0.0))
            picture = self._darkroom.get(choice_card, size, look, state, px, self._accent, key, foot)
            if picture is None:
                # The last picture of the card, or its bare sheet, stands in for the one that is being drawn.
                return self._shown.get(look.id) or choice_sheet(size, self._accent, look.is_default, False)
            self._shown[look.id] = picture
            return picture

        return paint
