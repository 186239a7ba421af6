"""The sheet of a roll: who rolls what, what is added and from where, what must be reached, chances or verdict.

Everything stands one below the other, so the sheet fits the reading page as well as a spread. Draws records; rolls
nothing. The dice are left out: they may be on their way, and are drawn over the sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from systems.presentation.controls import sign_disc
from systems.presentation.figures import draw_bust
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.meters import hearts, odds_bar, percent
from systems.presentation.ornaments import draw_flourish
from systems.presentation.palette import BAD, GOOD, INK, INK2, RULE, SHEET, Colour, mix, tint
from systems.presentation.richtext import set_text
from systems.presentation.shapes import blank, hair, panel
from systems.presentation.skins.looks import Die
from systems.presentation.skins.roll_looks import RollLook, RollSide
from systems.presentation.star_dice import cubes
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import fit, label, numeral, width

MOST_NEWS: Final = 5
MOST_EARLIER: Final = 9
DIE: Final = 3.0
"""A die is so many times as large as the letters, where there is room."""
FEW: Final = 2
"""So many sides have their dice in full size; more are lines."""
WAITING: Final = "…"
UNSEEN: Final = (1, 1)
"""The size of a picture on which a sheet is only drawn to see how high it comes out."""


class LyingDie(NamedTuple):
    """A die of the sheet: its middle, how large it is, and the throw it belongs to."""

    at: tuple[int, int]
    px: int
    die: Die
    mark: int


class RollSheet(NamedTuple):
    """A sheet as a picture, how high it came out, and where its dice lie."""

    picture: pygame.Surface
    height: int
    dice: tuple[LyingDie, ...]


@lru_cache(maxsize=24)
def roll_sheet(
    size: tuple[int, int], look: RollLook, px: int, accent: Colour, is_veiled: bool = False
) -> RollSheet:
    """Returns the sheet, its type `px` large or smaller, so that all fits; veiled, it does not tell the result yet."""
    letters, columns = _setting(size, look, px, accent, is_veiled)
    page = _Page(size[0], look, letters, accent, is_veiled, size[1])
    page.draw(columns)
    return RollSheet(page.surface, page.y, tuple(page.dice))


def _setting(
    size: tuple[int, int], look: RollLook, px: int, accent: Colour, is_veiled: bool
) -> tuple[int, int]:
    """The largest letters, and the number of columns, with which all fits: drawn where nothing is seen."""
    narrow: tuple[int, int] | None = None
    while True:
        for columns in (1, 2):
            page = _Page(size[0], look, px, accent, is_veiled)
            page.draw(columns)
            if page.y <= size[1]:
                if not page.cuts:
                    return px, columns
                narrow = narrow or (px, columns)
        if px <= smallest():
            return narrow or (px, 2)
        px -= 1


class _Page:
    """One drawing of one sheet, from above to below."""

    def __init__(
        self, wide: int, look: RollLook, px: int, accent: Colour, is_veiled: bool, high: int = 0
    ) -> None:
        self.surface = blank(wide, high) if high else blank(*UNSEEN)
        self.dice: list[LyingDie] = []
        self.y = 0
        self.cuts = False
        """Whether a name had to be cut short."""
        self._wide, self._look, self._px, self._accent, self._veiled = wide, look, px, accent, is_veiled

    def draw(self, columns: int) -> None:
        """Draws all there is, in two columns with the sides at the left and what they come to at the right."""
        self._head()
        if columns > 1:
            self._draw_columns()
            return
        self._sides()
        self._result()

    def _draw_columns(self) -> None:
        half = (self._wide - 2 * self._px) // 2
        high = 0 if self.surface.get_size() == UNSEEN else self.surface.get_height()
        left, right = (_Page(half, self._look, self._px, self._accent, self._veiled, high) for _ in range(2))
        left._sides()
        right._result()
        self.surface.blit(left.surface, (0, self.y))
        self.surface.blit(right.surface, (self._wide - half, self.y))
        self.dice = [die._replace(at=(die.at[0], die.at[1] + self.y)) for die in left.dice]
        self.y += max(left.y, right.y)
        self.cuts = left.cuts

    # --- parts

    def _sides(self) -> None:
        look = self._look
        if len(look.sides) > FEW and any(side.chance is not None for side in look.sides):
            self._side(look.sides[0])
            for side in look.sides[1:]:
                self._line(side)
        else:
            for side in look.sides:
                (self._side if side.chance is None else self._line)(side)

    def _result(self) -> None:
        look = self._look
        if look.target:
            self._strip(look.target_words, look.target, self._accent)
        if look.chance is not None:
            self._chance()
        if look.summary[1]:
            self._strip(*look.summary, self._accent)
        if look.verdict:
            self._verdict()
        if look.chance is None and not look.news:
            self._outcomes(0)
        self._news()
        self._earlier()

    def _head(self) -> None:
        look, px, left = self._look, self._px, 0
        side = round(px * 2.9)
        if look.icon:
            panel(self.surface, (0, 0, side, side), look.colour, None, side * 0.16)
            draw_icon(self.surface, look.icon, (side / 2, side / 2), side * 0.66, SHEET)
            left = side + round(px * 0.7)
        room = self._wide - left
        block = self._fitting(look.title, room, round(px * 1.5), 2, "title")
        y = block.draw(self.surface, (left, 0)).bottom
        if look.line:
            y = set_text(look.line, room, px, INK2, leading=1.15).draw(self.surface, (left, y)).bottom
        self.y = max(y, side if look.icon else 0) + round(px * 0.5)
        draw_flourish(
            self.surface, (self._wide / 2, self.y), self._wide, mix(RULE, INK2, 0.35), max(0.5, px / 22)
        )
        self.y += round(px * 0.7)

    def _fitting(self, words: str, room: int, px: int, lines: int, role: str):  # type: ignore[no-untyped-def]
        """Words in few lines: smaller where they would take more."""
        least = round(px * 0.66)
        while px > least and set_text(words, room, px, INK, role, 1.08).lines > lines:  # type: ignore[arg-type]
            px -= 1
        return set_text(words, room, px, INK, role, 1.08)  # type: ignore[arg-type]

    def _side(self, side: RollSide) -> None:
        """A side with its dice in full size, its parts beside them, its result at the right."""
        px, top = self._px, self.y
        left = self._token(side, round(px * 2.1), top)
        total = "" if self._veiled and side.dice else side.total
        large = round(px * 2.3)
        reserved = width("00", "numeral", large) + px if side.total else 0
        room = self._wide - left - reserved
        name, size = fit(side.name, "title", round(px * 1.15), room)
        self.cuts = self.cuts or name != side.name
        place = label(self.surface, name, (left, top), "title", size, INK)
        if side.word:
            gap = place.right + px // 2
            free = self._wide - reserved - gap
            if free > px * 2:
                label(
                    self.surface,
                    side.word,
                    (gap, place.centery),
                    "body",
                    max(smallest(), px * 0.95),
                    INK2,
                    "midleft",
                    free,
                )
        y = place.bottom + 2
        if side.hearts[1]:
            heart_px = max(9, min(px, room // side.hearts[1] - 2))
            self.surface.blit(hearts(*side.hearts, heart_px), (left, y))
            y += heart_px + 4
        y = self._dice_row(side, left, y, room)
        y = self._parts(side, left, y, room)
        if side.total:
            ink = self._accent if total else INK2
            numeral(
                self.surface, total or WAITING, (self._wide - px // 3, (top + y) / 2), large, ink, "midright"
            )
        self.y = max(y, top + round(px * 2.3)) + round(px * 0.5)

    def _dice_row(self, side: RollSide, left: int, y: int, room: int) -> int:
        """Keeps places for the dice, as large as fit in two rows; returns where they end."""
        if not side.dice:
            return y
        count, gap = len(side.dice), max(4, self._px // 4)
        die = round(self._px * DIE)
        while die > self._px and -(-count // max(1, (room + gap) // (die + gap))) > 2:
            die -= 1
        in_row = max(1, (room + gap) // (die + gap))
        for number, one in enumerate(side.dice):
            x = left + number % in_row * (die + gap) + die // 2
            self.dice.append(
                LyingDie((x, y + 4 + number // in_row * (die + gap) + die // 2), die, one, side.mark)
            )
        return y + 4 + -(-count // in_row) * (die + gap)

    def _parts(self, side: RollSide, left: int, y: int, room: int) -> int:
        for part in side.parts:
            number = label(self.surface, part.number, (left, y), "bold", self._px, INK)
            inset = max(round(self._px * 1.9), number.width + 6)
            block = set_text(part.words, room - inset, self._px, INK2, leading=1.18)
            y = block.draw(self.surface, (left + inset, y)).bottom
        return y

    def _token(self, side: RollSide, px: int, top: int) -> int:
        """Draws who it is; returns where the words begin."""
        if side.seat >= 0:
            token = hero_token(side.seat, side.icon, px, side.figure)
            self.surface.blit(token, (-MARGIN, top - MARGIN))
        elif side.figure is not None:
            box = pygame.Rect(0, top, px, px)
            panel(self.surface, box, tint(side.colour, 0.55), side.colour, px * 0.2, 2)
            bust = draw_bust(side.figure, px - 6, paper=1.0)
            self.surface.blit(bust, bust.get_rect(midbottom=(box.centerx, box.bottom - 3)))
        elif side.icon:
            panel(self.surface, (0, top, px, px), side.colour, None, px * 0.2)
            draw_icon(self.surface, side.icon, (px / 2, top + px / 2), px * 0.66, SHEET)
        else:
            return 0
        return px + round(self._px * 0.6)

    def _line(self, side: RollSide) -> None:
        """One of several who are aimed at: dice as cubes, hearts, its chance with a bar."""
        px, top = self._px, self.y
        left = self._token(side, round(px * 2.1), top)
        wide = round(px * 4.4)
        room = self._wide - left - wide - px // 2
        place = label(self.surface, side.name, (left, top), "title", px * 1.1, INK, room=room)
        x, y = left, place.bottom + 1
        if side.pool or not side.hearts[1]:
            picture = cubes(side.pool, round(px * 1.15), round(room * 0.55))
            self.surface.blit(picture, (x, y))
            x += max(picture.get_width(), round(px * 3)) + px // 2
        if side.hearts[1]:
            heart_px = max(8, min(px, (left + room - x) // side.hearts[1] - 2))
            self.surface.blit(hearts(*side.hearts, heart_px), (x, y))
        y += round(px * 1.35)
        if side.note:
            y = set_text(side.note, room, px, INK2, leading=1.1).draw(self.surface, (left, y)).bottom
        if side.chance is not None:
            number = numeral(
                self.surface,
                percent(side.chance),
                (self._wide, top + px * 0.9),
                px * 1.7,
                self._accent,
                "midright",
            )
            bar = odds_bar(wide, max(5, px // 3), side.chance, self._accent)
            self.surface.blit(bar, (self._wide - wide, number.bottom + px // 4))
        self.y = max(y, top + round(px * 2.3)) + round(px * 0.45)

    def _strip(self, words: str, number: str, ink: Colour) -> None:
        """Words at the left, in two lines where one is too short; the number that decides at the right."""
        px, high = self._px, round(self._px * 2.1)
        room = self._wide - width(number, "numeral", round(px * 1.8)) - round(px * 1.8)
        block = self._fitting(words, room, px, 2, "bold")
        high = max(high, block.height + px // 2)
        panel(self.surface, (0, self.y, self._wide, high), tint(self._accent, 0.86), None, px * 0.3)
        middle = self.y + high / 2
        numeral(self.surface, number, (self._wide - px * 0.6, middle), px * 1.8, ink, "midright")
        block.draw(self.surface, (px * 0.6, middle - block.height / 2))
        self.y += high + round(px * 0.5)

    def _chance(self) -> None:
        """The chance as a large number with its bar, and what both ends bring."""
        px, top = self._px, self.y
        wide = round(self._wide * 0.34)
        number = percent(self._look.chance or 0.0).removesuffix(" %")
        size = round(px * 3)
        while size > px and width(number, "numeral", size) + width("%", "numeral", size // 3) + 8 > wide:
            size -= 1
        place = numeral(self.surface, number, (0, top + size * 0.5), size, INK, "midleft")
        label(
            self.surface,
            "%",
            (place.right + 5, place.bottom),
            "numeral",
            max(smallest(), size / 3),
            INK,
            "bottomleft",
        )
        bar = odds_bar(wide, max(6, px // 2), self._look.chance or 0.0, self._accent)
        self.surface.blit(bar, (0, round(top + size * 1.05)))
        end = self._outcomes(wide + px)
        self.y = max(end, top + round(size * 1.05) + px) + round(px * 0.4)

    def _outcomes(self, left: int) -> int:
        px, y = self._px, self.y
        lines = [(True, words) for words in self._look.gains] + [
            (False, words) for words in self._look.losses
        ]
        for plus, words in lines:
            mark = sign_disc(round(px * 1.15), plus, GOOD, BAD)
            inset = round(px * 1.6)
            block = set_text(words, self._wide - left - inset, px, INK, leading=1.18)
            if not self._veiled:
                self.surface.blit(mark, mark.get_rect(midleft=(left, y + block.leading // 2)))
                block.draw(self.surface, (left + inset, y))
            y += block.height + px // 3
        self.y = y
        return y

    def _verdict(self) -> None:
        """What it comes to, on a field that says good or bad; while the dice roll, the field is empty."""
        look, px = self._look, self._px
        high = round(px * 2.2)
        fill = self._accent if look.is_good is None else GOOD if look.is_good else BAD
        if self._veiled:
            panel(self.surface, (0, self.y, self._wide, high), tint(self._accent, 0.86), None, px * 0.3)
        else:
            panel(self.surface, (0, self.y, self._wide, high), fill, None, px * 0.3)
            words, size = fit(look.verdict, "title", round(px * 1.35), self._wide - px)
            label(self.surface, words, (self._wide / 2, self.y + high / 2), "title", size, SHEET, "center")
        self.y += high + round(px * 0.5)

    def _news(self) -> None:
        draws: list[Callable[[], int]] = []
        for words in self._look.news[:MOST_NEWS]:
            block = set_text(words, self._wide, self._px, INK, leading=1.18, accent=self._accent)
            at = self.y
            draws.append(lambda block=block, at=at: block.draw(self.surface, (0, at)).bottom)
            self.y += block.height + 2
        if not self._veiled:
            for draw in draws:
                draw()

    def _earlier(self) -> None:
        """What came before the roll, smaller and below a line."""
        if not self._look.earlier:
            return
        px = max(smallest(), round(self._px * 0.8))
        self.y += px // 2
        hair(self.surface, 0, self._wide, self.y)
        self.y += px // 2
        for words in self._look.earlier[:MOST_EARLIER]:
            block = set_text(words, self._wide, px, INK2, leading=1.15, accent=self._accent)
            self.y = block.draw(self.surface, (0, self.y)).bottom
