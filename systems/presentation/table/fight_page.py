"""A fight takes the whole book: above the scene with both sides, below what is asked, and a card for each choice.

Holds the widgets of that page and the small movements on it. Decides nothing; what is chosen goes back to the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from systems.presentation.album import kept
from systems.presentation.cards import CardFace, card, card_size, empty_card
from systems.presentation.fonts import smallest
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import open_book
from systems.presentation.palette import INK, INK2, SHEET, Colour
from systems.presentation.richtext import Block, fit_text, rich, set_text
from systems.presentation.shapes import lift
from systems.presentation.skins.looks import Die, FightStage
from systems.presentation.speech import strip
from systems.presentation.table.buttons import DockButtons
from systems.presentation.table.choice_cards import ChoiceRow
from systems.presentation.table.dock_plan import DockPlan
from systems.presentation.table.fight_view import ScenePlaces, paint_falling_heart, paint_scene, ribbon_of
from systems.presentation.table.log_view import paint_columns
from systems.presentation.table.throws import BARRIER, Throw, last_roll, since
from systems.presentation.table.tray import Row, Tray
from systems.presentation.typeset import label, numeral, width
from systems.presentation.widgets.press import button

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

PICTURE_SHARE: Final = 0.55
LEAST_PICTURE: Final = 0.2
DROP: Final = 12
"""How far a lost heart falls, in pixels of the design."""
READING_WIDTH: Final = 290
CAPTION: Final = 16
"""The type below dice of an earlier roll."""
MOST_ROLL_LINES: Final = 2
LEADING: Final = 1.15
GAP_OF_LINES: Final = " · "
UNKNOWN: Final = (Die(text="?"), Die(text="?"))
WORDS: Final = 3
"""So many parts of the page are words: they may come after the scene."""


class FightPlaces(NamedTuple):
    """Where everything lies on the page of a fight."""

    picture: pygame.Rect
    head: pygame.Rect
    choices: pygame.Rect
    foot: pygame.Rect
    buttons: pygame.Rect
    menu: pygame.Rect


def fight_places(metrics: Metrics, rows: int, has_answers: bool, tools: int = 0) -> FightPlaces:
    """Lays the page out; `rows` of choice cards want room, the scene takes what is left; `tools` is the width of buttons."""
    edge = 10 if metrics.is_big else 7
    whole = pygame.Rect(
        metrics.book_left + edge, edge, metrics.book_width - 2 * edge, metrics.height - 2 * edge
    )
    head_high, foot_high = metrics.type(92), metrics.type(56)
    wanted = metrics.type(262) * max(1, rows) + 16 * max(0, rows - 1)
    free = whole.height - head_high - foot_high - metrics.px(24)
    high = max(round(whole.height * LEAST_PICTURE), min(round(whole.height * PICTURE_SHARE), free - wanted))
    picture = pygame.Rect(whole.left, whole.top, whole.width, high)
    margin = max(14, metrics.px(46))
    inner = pygame.Rect(
        whole.left + margin, picture.bottom, whole.width - 2 * margin, whole.bottom - picture.bottom
    )
    head = pygame.Rect(inner.left, inner.top + metrics.px(14), inner.width, head_high)
    foot = pygame.Rect(inner.left, inner.bottom - foot_high, inner.width, foot_high)
    choices = pygame.Rect(inner.left, head.bottom, inner.width, foot.top - head.bottom - 4)
    high = metrics.type(112) if not has_answers else metrics.type(128)
    wide = min(inner.width // 2, max(metrics.type(330), tools))
    buttons = pygame.Rect(inner.right - wide, foot.bottom - high, wide, high)
    side = min(metrics.type(46), metrics.px(52))
    menu = pygame.Rect(whole.left + 8, whole.top + 8, side, side)
    return FightPlaces(picture, head, choices, foot, buttons, menu)


class FightPage:
    """The page of one moment of a fight."""

    def __init__(
        self, table: TableScene, stage: FightStage, plan: DockPlan, listed: Sequence[Row], heading: str
    ) -> None:
        self.stage = stage
        self._table = table
        self._log = since(table.play.session.log, table.skin.opening_events)
        """What has happened in this fight."""
        metrics = table.desk.metrics
        self.places = fight_places(metrics, self._rows(metrics), bool(plan.answers), plan.width)
        self.row: ChoiceRow | None = None
        self.tray: Tray | None = None
        if listed:
            self.tray = Tray(
                self.places.choices, table.ui, metrics, listed, table.accent, table.pick, heading=heading
            )
        elif table.answering is not None:
            self.row = ChoiceRow(
                self.places.choices,
                table.ui,
                metrics,
                stage.choices,
                table.accent,
                table.pick,
                table.desk.darkroom,
                self._fates,
                table.say("window-key-enter"),
            )
        table.layout = table.layout._replace(buttons=self.places.buttons)
        self.buttons = DockButtons(table, plan)
        button(
            self.places.menu, table.ui, "", table.open_menu, accent=table.accent, icon=table.skin.emblem, layer=3
        )  # fmt: skip
        self._sheet = _sheet((table.desk.metrics.width, table.desk.metrics.height))
        words = self._paint_head, self._paint_story, self._paint_foot
        self._due = [self._paint_ground, self._paint_ribbon, self._paint_scene, *words]
        self._scene = ScenePlaces((), {})
        table.motion.fall.follow(
            {one.key: one.hearts[0] for one in (*stage.ours, *stage.foes)},
            table.now,
            table.desk.settings.is_still,
        )

    def _rows(self, metrics: Metrics) -> int:
        count = len(self.stage.choices) if self._table.answering is not None else 0
        fitting = max(1, metrics.book_width // (metrics.type(280) + 16))
        return min(2, -(-count // fitting))

    def _fates(self) -> Mapping[str, float] | None:
        """What every choice does to the whole fight, once it is worked out."""
        if self.stage.chances is None:
            return {}
        work, numbers = self.stage.chances
        found = self._table.desk.darkroom.get(work, numbers)
        return dict(found) if found is not None else None

    # --- pointing

    def under(self, point: tuple[int, int]) -> str:
        """The figure or card under the pointer."""
        if self.row is not None and (choice := self.row.hovered()):
            look = next(look for look in self.stage.choices if look.id == choice)
            return look.on
        return next((key for rect, key in self._scene.figures if rect.collidepoint(point)), "")

    def hovered(self) -> str:
        """The choice under the pointer, or ""."""
        return self.row.hovered() if self.row is not None else ""

    # --- drawing

    @property
    def is_due(self) -> bool:
        """Tells whether parts of the page are still to be drawn."""
        return bool(self._due)

    def redraw(self) -> None:
        """Draws the scene anew: something on it has become ready."""
        if self._paint_scene not in self._due:
            self._due.append(self._paint_scene)

    def steps(self) -> tuple[Callable[[], None], ...]:
        """All that has to be drawn before the page is seen."""
        return (self._paint_next,) * len(self._due)

    def _paint_next(self) -> None:
        if self._due:
            self._due.pop(0)(self._sheet)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws everything under the widgets."""
        table = self._table
        for _ in range(max(1, len(self._due) - WORDS)):  # at once the scene, then a part in each frame
            self._paint_next()
        surface.blit(self._sheet, (0, 0))
        self._paint_dice(surface)
        drop = table.desk.metrics.px(DROP)
        for key, (hearts, share) in table.motion.fall.now_falling(table.now).items():
            row = self._scene.hearts.get(key)
            for index in hearts if row else ():
                paint_falling_heart(surface, row, index, share, drop)  # type: ignore[arg-type]
        if self.tray is not None:
            self.tray.paint(surface)
        self._paint_reading(surface)

    def _paint_ground(self, sheet: pygame.Surface) -> None:
        table, place = self._table, self._table.layout.book
        edge = 10 if table.desk.metrics.is_big else 7
        sheet.blit(open_book(sheet.get_size(), place, table.accent, place.centerx, edge), (0, 0))

    def _paint_ribbon(self, sheet: pygame.Surface) -> None:
        ribbon_of(self.places.picture, self._table.desk.metrics, self.stage, self._table.accent)

    def _paint_scene(self, sheet: pygame.Surface) -> None:
        desk, accent = self._table.desk, self._table.accent
        self._scene = paint_scene(sheet, self.places.picture, desk.metrics, self.stage, accent, desk.darkroom)

    def _paint_head(self, sheet: pygame.Surface) -> None:
        """On the left what is asked, on the right the values that meet."""
        table, metrics, head = self._table, self._table.desk.metrics, self.places.head
        right = self._paint_sums(sheet) if self.stage.sums else head.right - self._dice_room()
        self._paint_caption(sheet)
        prompt, line = table.painter.sentence()
        room = right - head.left - metrics.px(30)
        px, least = metrics.type(38), metrics.type(20)
        whole = max(1, width(strip(prompt), "title", px))
        if whole > room:  # smaller in one line, and where that would be too small, in two
            single, double = px * room / whole, px * room * 1.8 / whole
            px = round(single if single > least * 1.3 else max(least, min(px, double)))
        block = set_text(prompt, room, px, INK, "title", 1.08)
        block.draw(sheet, (head.left, head.top))
        if line and block.height < head.height - metrics.type(20):
            rich(
                sheet,
                line,
                (head.left, head.top + block.height + 2),
                room,
                metrics.type(19),
                INK2,
                accent=table.accent,
            )

    def _dice_px(self) -> int:
        metrics = self._table.desk.metrics
        caption = metrics.type(CAPTION) if self._are_past else 0
        return min(metrics.type(76), self.places.head.height - 10 - caption)

    @property
    def _are_past(self) -> bool:
        """Tells whether the dice on the page are those of an earlier roll, while the next one is asked for."""
        dice, _ = self._dice()
        return not self._is_watched and not self.stage.dice and bool(dice) and dice is not UNKNOWN

    def _paint_caption(self, sheet: pygame.Surface) -> None:
        """Says of dice that lie from an earlier roll that they do, so that nobody counts them again."""
        if not self._are_past:
            return
        head, px = self.places.head, self._table.desk.metrics.type(CAPTION)
        at = head.right - (self._dice_room() - 10) // 2, head.top + 6 + self._dice_px()
        label(sheet, self._table.say("window-last-roll"), at, "italic", px, INK2, "midtop")

    def _dice_room(self) -> int:
        dice, _ = self._dice()
        return len(dice) * (self._dice_px() + 10)

    def _paint_sums(self, sheet: pygame.Surface) -> int:
        """Draws the sum from the right; returns where it begins."""
        metrics, head, stage = self._table.desk.metrics, self.places.head, self.stage
        px, word_px, gap = metrics.type(52), metrics.type(19), metrics.px(26)
        room = head.width * 0.54 - self._dice_room()
        sums = list(stage.sums)
        names = [name for _, name, _ in sums]
        formula = stage.formula
        whole = self._sum_width(px, word_px, gap, names, formula)
        if whole > room:
            names = [names[0].split()[0], *(name.split()[-1] for name in names[1:])]
            whole = self._sum_width(px, word_px, gap, names, formula)
        if whole > room:
            formula = ""
            whole = self._sum_width(px, word_px, gap, names, formula)
        while whole > room and px > metrics.type(28):
            px, word_px, gap = px - 2, max(smallest(), word_px - 1), max(10, gap - 2)
            whole = self._sum_width(px, word_px, gap, names, formula)
        if whole > room:  # whose numbers they are, their inks tell
            names = ["" for _ in names]
            whole = self._sum_width(px, word_px, gap, names, formula)
        left = round(head.right - self._dice_room() - min(whole, room) - (gap if self._dice_room() else 0))
        free = head.right - self._dice_room() - left
        label(sheet, stage.sum_title, (left, head.top - 2), "bold", word_px, self._table.accent, room=free)
        x, middle = left, head.top + word_px * 1.3 + px * 0.42
        for (number, _, ink), name in zip(sums, names, strict=True):
            place = numeral(sheet, number, (x, middle), px, ink, "midleft")
            word = label(sheet, name, (place.right + 8, middle), "bold", word_px, INK2, "midleft")
            x = word.right + gap
        if formula:
            label(sheet, formula, (x, middle), "title", word_px * 1.2, INK, "midleft")
        return left

    def _sum_width(self, px: int, word_px: int, gap: int, names: list[str], formula: str) -> int:
        whole = sum(
            width(number, "numeral", px) + 8 + width(name, "bold", word_px) + gap
            for (number, _, _), name in zip(self.stage.sums, names, strict=True)
        )
        return whole + (width(formula, "title", round(word_px * 1.2)) if formula else 0)

    @property
    def _is_watched(self) -> bool:
        """Tells whether nobody at the window is asked, so that there is nothing to choose."""
        return self.row is None and self.tray is None

    def _paint_story(self, sheet: pygame.Surface) -> None:
        """Where there is nothing to choose, both pages tell what happened in this turn so far."""
        if not self._is_watched:
            return
        table, metrics, room = self._table, self._table.desk.metrics, self.places.choices
        paint_columns(sheet, room, metrics, table.painter.turn_lines(), self.places.picture.centerx)

    def _paint_foot(self, sheet: pygame.Surface) -> None:
        """The cards that could still help and the last rolls on the left; what is barred before the buttons."""
        table, metrics, foot = self._table, self._table.desk.metrics, self.places.foot
        px = metrics.type(19)
        ready = [*self.stage.ready[:2]]
        room = self.places.buttons.left - foot.left - 20
        aside = self.stage.aside
        if aside and width(aside, "italic", px) < room * 0.4:
            place = label(sheet, aside, (foot.left + room, foot.centery), "italic", px, INK2, "midright")
            room = place.left - foot.left - 24
        words = self._rolls_told(room, 1 if len(ready) > 1 else MOST_ROLL_LINES)
        lines = [words, *ready] if words else ready
        y = foot.top - 2
        # What is ready stands in one line where what was rolled needs two.
        told = lines[: len(lines) - len(ready)]
        ways = (lines, [*told, GAP_OF_LINES.join(ready)]) if ready else (lines,)
        for block in _set_lines(ways, room, px, foot.bottom - y, table.accent):
            y = block.draw(sheet, (foot.left, y)).bottom

    def _rolls_told(self, room: int, most: int) -> str:
        """What the last answer brought: what passed by, what the dice of the fight came to; the latest that have room."""
        _, last = self._dice()
        if self._is_watched:
            return ""
        table, least = self._table, smallest()
        keys, skin = {one.key for one in (*self.stage.ours, *self.stage.foes)}, table.skin
        fresh = [event for event in table.play.fresh if event.only in (None, table.play.viewer)]
        passed = [event for event in fresh if event.kind in skin.passing_events]
        fought = since(fresh, skin.opening_events)
        rolls = [event for event in fought if event.barrier == BARRIER and keys.intersection(event.on)]
        told = [table.say.rich(event.text) for event in (*passed, *rolls)] or ([last] if last else [])
        while len(told) > 1 and set_text(" ".join(told), room, least, INK).lines > most:
            told.pop(0)
        return " ".join(told)

    # --- dice and cards

    def _dice(self) -> tuple[tuple[Die, ...], str]:
        """The dice on the page: those that stand, else the last ones of this fight, and what they came to."""
        if self.stage.dice:
            return self.stage.dice, self.stage.verdict
        roll = last_roll(self._log)
        keys = {one.key for one in (*self.stage.ours, *self.stage.foes)}
        if roll is None or not keys.intersection(roll.event.on):
            return (UNKNOWN if self.stage.formula else ()), ""
        return roll.dice, self._table.say.rich(roll.event.text)

    def _paint_dice(self, surface: pygame.Surface) -> None:
        dice, _ = self._dice()
        px, head, table = self._dice_px(), self.places.head, self._table
        # What may still roll while none are known are dice of before this fight.
        throw = table.motion.throw if dice is not UNKNOWN else Throw()
        x = head.right - len(dice) * (px + 10) + 10
        for number, die in enumerate(dice):
            centre = x + px // 2, head.top + px // 2 + 4
            throw.draw(surface, centre, die, number, px, table.accent, table.now)
            x += px + 10

    def _paint_reading(self, surface: pygame.Surface) -> None:
        """Draws the card of what is pointed at, on the other side of the scene."""
        table, picture = self._table, self.places.picture
        key = table.pointer.reads
        face: CardFace | None = table.painter.face(key) if key else None
        if face is None:
            return
        wide = min(table.desk.metrics.type(READING_WIDTH), int((surface.get_height() - 40) / 1.42))
        image = table.desk.darkroom.get(card, face, wide) or empty_card(wide)
        place = pygame.Rect((0, 0), card_size(wide))
        box = next((rect for rect, one in self._scene.figures if one == key), None)
        x = picture.right - wide - 24 if box is None or box.centerx < picture.centerx else picture.left + 24
        place.topleft = x, picture.top + 24
        lift(surface, place, 12, 8)
        pygame.draw.rect(surface, SHEET, place, border_radius=12)
        surface.blit(image, place)


@kept
def _sheet(size: tuple[int, int]) -> pygame.Surface:
    """The one sheet that all pages are drawn on: it is as large as the window, and only the newest page is seen."""
    return pygame.Surface(size)


def _set_lines(ways: Sequence[Sequence[str]], room: int, px: int, high: int, accent: Colour) -> list[Block]:
    """The first way in which all lines have room, as large as they have it; else each has its share of the room."""
    for lines in ways:
        for size in range(px, smallest() - 1, -1):
            blocks = [set_text(words, room, size, INK, leading=LEADING, accent=accent) for words in lines]
            if sum(block.height for block in blocks) <= high:
                return blocks
    share = high / max(1, len(ways[0]))
    return [fit_text(words, room, px, share, INK, leading=LEADING, accent=accent) for words in ways[0]]
