"""A spread of cards in place of the board: a market, a deal, spoils, experience, cards to pick from.

Every card can be read by pointing at it; those that an option lies on can be pressed. Must not know what they do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIScrollingContainer

from systems.presentation.cards import card, card_size, empty_card
from systems.presentation.controls import State
from systems.presentation.darkroom import Darkroom
from systems.presentation.fonts import smallest
from systems.presentation.icons import icon
from systems.presentation.meters import hearts
from systems.presentation.metrics import Metrics
from systems.presentation.ornaments import draw_flourish
from systems.presentation.palette import BAD, INK, INK2, PAGE, RULE, SHEET, Colour, mix, tint
from systems.presentation.richtext import escape, fit_text, set_text
from systems.presentation.shapes import blank, disc, panel, rounded
from systems.presentation.skins.looks import CardsStage, Group, Held
from systems.presentation.table.choice_cards import ChoiceRow
from systems.presentation.table.seat_tabs import meter_picture, seat_colour
from systems.presentation.table.spread_plan import MARGIN, GroupPlace, plan_spread
from systems.presentation.tokens import hero_token
from systems.presentation.typeset import label, numeral, width
from systems.presentation.widgets.press import Press, button

NARROW: Final = 400
"""A heading that is narrower than this in a window of the usual size has little room for words beside its buttons."""


class CardsView:
    """The cards of one spread, in groups under headings, and the choices beside them."""

    def __init__(
        self,
        rect: pygame.Rect,
        ui: UIManager,
        metrics: Metrics,
        stage: CardsStage,
        accent: Colour,
        open_keys: Collection[str],
        marked: Callable[[str], int],
        pick: Callable[[str], None],
        pick_option: Callable[[str], None],
        darkroom: Darkroom,
        can_choose: bool = True,
        enter: str = "",
    ) -> None:
        self.rect = rect
        self.stage = stage
        self.presses: dict[str, Press] = {}
        self.row: ChoiceRow | None = None
        self._ui = ui
        self._metrics = metrics
        self._accent = accent
        self._open = frozenset(open_keys)
        self._marked = marked
        self._pick = pick
        self._pick_option = pick_option
        self._darkroom = darkroom
        self._can_choose = can_choose
        self._enter = enter
        self._plan = plan_spread(rect, metrics, stage)
        self._container: UIScrollingContainer | None = None
        self._make()

    def hovered(self) -> str:
        """The card under the pointer, or what the choice under it is about, or ""."""
        key = next((key for key, press in self.presses.items() if press.hovered), "")
        if not key and self.row is not None and (choice := self.row.hovered()):
            return next((look.on for look in self.stage.choices if look.id == choice), "")
        return key

    def press_card(self, number: int) -> None:
        """Presses one of the cards that are answers, counted from 0 as they lie."""
        answers = [press for key, press in self.presses.items() if key in self._open]
        if self._can_choose and number < len(answers):
            answers[number].press()

    @property
    def can_press(self) -> bool:
        """Tells whether a card is an answer."""
        return self._can_choose and any(key in self._open for key in self.presses)

    @property
    def roll_place(self) -> pygame.Rect:
        """Where the sheet of the roll lies that the spread is about."""
        return self._plan.roll

    def remark(self) -> None:
        """Shows which cards are marked now."""
        for press in self.presses.values():
            press.repaint()

    # --- widgets

    def _make(self) -> None:
        plan = self._plan
        if plan.scrolls:
            self._container = UIScrollingContainer(plan.area, self._ui, allow_scroll_x=False)
            self._container.set_scrollable_area_dimensions((plan.area.width - 20, plan.whole))
        for group, place in zip(self.stage.groups, plan.groups, strict=True):
            self._make_group(group, place)
        if self.stage.choices and plan.choices.width:
            looks = self.stage.choices
            self.row = ChoiceRow(
                plan.choices, self._ui, self._metrics, looks, self._accent,
                self._pick_option if self._can_choose else _nothing, self._darkroom, enter=self._enter,
            )  # fmt: skip

    def _at(self, rect: pygame.Rect) -> pygame.Rect:
        """A place of the plan on the screen, or inside what scrolls."""
        return rect if self._plan.scrolls else rect.move(self._plan.area.topleft)

    def _make_group(self, group: Group, place: GroupPlace) -> None:
        wide = self._plan.card_width
        step, high = wide + 2 * MARGIN, card_size(wide)[1] + 2 * MARGIN + self._plan.caption
        cards = self._at(place.cards)
        for i, held in enumerate(group.cards):
            at = cards.left + i % place.in_row * step, cards.top + i // place.in_row * high
            self._make_card(pygame.Rect(at, (step, high)), held)
        if group.stepper is not None:
            self._make_stepper(group, self._at(place.heading))

    def _make_card(self, rect: pygame.Rect, held: Held) -> None:
        is_open = held.key in self._open

        def paint(state: State) -> pygame.Surface:
            return self._card_picture(rect.size, held, state, is_open)

        def command() -> None:
            if is_open:
                self._pick(held.key)

        self.presses[held.key] = Press(rect, self._ui, paint, command, container=self._container, layer=2)

    def _make_stepper(self, group: Group, heading: pygame.Rect) -> None:
        """Small buttons at the right end of the heading."""
        assert group.stepper is not None
        wide, high = self._button_size(heading)
        x = heading.right - 4
        for words, option in reversed(group.stepper.buttons):
            x -= wide + 6
            rect = pygame.Rect(x, heading.centery - high // 2, wide, high)
            button(
                rect, self._ui, words, lambda chosen=option: self._pick_option(chosen), accent=self._accent,
                px=round(high * 0.42), enabled=bool(option) and self._can_choose, container=self._container, layer=3,
            )  # fmt: skip

    def _button_size(self, heading: pygame.Rect) -> tuple[int, int]:
        """Width and height of a small button; in a narrow heading they are as wide as high."""
        high = min(self._metrics.type(42), heading.height - 6)
        return round(high * (1.25 if heading.width >= self._metrics.type(NARROW) else 1.0)), high

    # --- drawing

    def paint(self, surface: pygame.Surface) -> None:
        """Draws title and headings; the cards are widgets."""
        self._paint_head(surface)
        clip = surface.get_clip()
        if self._plan.scrolls:
            surface.set_clip(self._plan.area)
        for group, place in zip(self.stage.groups, self._plan.groups, strict=True):
            rect = place.heading.move(self._plan.area.topleft).move(0, -self._scrolled())
            self._paint_heading(surface, rect, group)
        surface.set_clip(clip)
        title = self._plan.choices_heading
        if title.height:
            label(surface, self.stage.choices_title, title.topleft, "title", self._metrics.type(22), INK)

    def _scrolled(self) -> int:
        if self._container is None or self._container.vert_scroll_bar is None:
            return 0
        bar = self._container.vert_scroll_bar
        return round(bar.start_percentage * self._plan.whole)

    def _paint_head(self, surface: pygame.Surface) -> None:
        metrics, head = self._metrics, self._plan.head
        right = head.right - 4
        for meter in reversed(self.stage.meters):
            image = meter_picture(meter, metrics.type(34))
            surface.blit(image, image.get_rect(topright=(right, head.top + 8)))
            right -= image.get_width() + metrics.px(18)
        px = metrics.type(34)
        room = right - head.left - 12
        place = label(surface, self.stage.title, (head.left, head.top + 2), "title", px, INK, room=room)
        if self.stage.line:
            at = head.left, place.bottom - metrics.px(2)
            label(surface, self.stage.line, at, "body", metrics.type(20), INK2, room=room)
        line = mix(RULE, INK2, 0.35)
        draw_flourish(surface, (head.centerx, head.bottom - metrics.px(12)), head.width, line, metrics.unit)

    def _paint_heading(self, surface: pygame.Surface, rect: pygame.Rect, group: Group) -> None:
        metrics, left = self._metrics, rect.left
        ink = INK
        if group.seat is not None:
            px = min(metrics.type(48), rect.height - 6)
            token = hero_token(group.seat.colour, group.seat.icon, px, group.seat.figure)
            surface.blit(token, token.get_rect(midleft=(left, rect.centery)))
            left += px + 14
            ink = seat_colour(group.seat.colour)
        right = rect.right
        if group.stepper is not None:
            right = self._paint_stepper(surface, rect, group, left)
        free = pygame.Rect(left, rect.top, max(0, right - left - 8), rect.height)
        has_room = free.width >= _least_heading(group.heading) or group.seat is None
        place = self._paint_words(surface, group.heading, free, ink) if has_room else free
        if not group.cards and group.empty:
            px, free = metrics.type(18), right - place.right - 20
            is_beside = width(group.empty, "body", px) <= free
            at = (place.right + 16, place.centery) if is_beside else (left, rect.bottom + px // 2)
            room = free if is_beside else rect.width
            label(surface, group.empty, at, "body", px, INK2, "midleft", max(1, room))

    def _paint_words(
        self, surface: pygame.Surface, words: str, rect: pygame.Rect, ink: Colour
    ) -> pygame.Rect:
        """A heading in one line, or in two where it would become small."""
        px = self._metrics.type(22)
        if width(words, "title", round(px * 0.8)) <= rect.width:
            return label(surface, words, rect.midleft, "title", px, ink, "midleft", rect.width)
        block = fit_text(escape(words), rect.width, px, rect.height, ink, "title", 1.0)
        return block.draw(surface, (rect.left, rect.centery - block.height / 2))

    def _paint_stepper(self, surface: pygame.Surface, rect: pygame.Rect, group: Group, left: int) -> int:
        """Draws the number before its buttons; returns where it begins. How much there is gives way to the heading, which
        begins at `left`.
        """
        assert group.stepper is not None
        metrics, stepper = self._metrics, group.stepper
        image = icon(stepper.icon, metrics.type(28))
        right = rect.right - 4 - len(stepper.buttons) * (self._button_size(rect)[0] + 6) - 8
        taken = width(stepper.number, "numeral", metrics.type(34)) + image.get_width() + 24
        px = metrics.type(18)
        if width(stepper.words, "body", px) + taken + _least_heading(group.heading) <= right - left:
            right = label(surface, stepper.words, (right, rect.centery), "body", px, INK2, "midright").left
        number = numeral(
            surface, stepper.number, (right - 8, rect.centery), metrics.type(34), INK, "midright"
        )
        place = image.get_rect(midright=(number.left - 8, rect.centery))
        surface.blit(image, place)
        return place.left

    def _card_picture(self, size: tuple[int, int], held: Held, state: State, is_open: bool) -> pygame.Surface:
        """Draws a card with the frame of its state, its tag and the line below; what cannot be pressed has no frame."""
        accent, wide = self._accent, self._plan.card_width
        mark = self._marked(held.key)
        framed = size[0], card_size(wide)[1] + 2 * MARGIN
        surface = blank(*size)
        if mark or (is_open and state in ("hover", "pressed")):
            surface.blit(rounded(*framed, 14, accent), (0, 0))
        elif is_open:
            surface.blit(rounded(*framed, 14, mix(SHEET, accent, 0.35)), (0, 0))
        image = self._darkroom.get(card, held.face, wide) or empty_card(wide)
        surface.blit(image, (MARGIN, MARGIN))
        _draw_counters(surface, held, wide)
        self._draw_caption(surface, held, framed[1], is_open)
        if mark:
            spot = disc(26, accent, SHEET)
            surface.blit(spot, (size[0] - 28, 2))
            numeral(surface, str(mark), (size[0] - 15, 15), 16, SHEET)
        return surface

    def _draw_caption(self, surface: pygame.Surface, held: Held, top: int, is_open: bool) -> None:
        metrics, wide = self._metrics, surface.get_width()
        y = top + 1
        if held.tag:
            px = metrics.type(18)
            while px > smallest() and set_text(held.tag, wide - 14, px, INK).lines > 1:
                px -= 1
            block = set_text(held.tag, wide - 14, px, INK, leading=1.1, align="center")
            pill = pygame.Rect(2, y, wide - 4, metrics.type(27))
            panel(surface, pill, tint(self._accent, 0.84) if is_open else PAGE, None, pill.height / 2)
            block.draw(surface, (7, pill.centery - block.leading / 2))
            y = pill.bottom + 2
        if held.why_not:
            room = wide - 4, metrics.type(16), surface.get_height() - y
            fit_text(held.why_not, *room, BAD, leading=1.1, align="center").draw(surface, (2, y))


def _draw_counters(surface: pygame.Surface, held: Held, wide: int) -> None:
    """Draws wounds and exhaustion over the plate."""
    marks = [meter_picture(meter, max(smallest(), wide // 7)) for meter in held.meters]
    if held.hearts[1]:
        px = max(9, min(wide // 8, (wide - 12) // held.hearts[1] - 1))
        marks.insert(0, hearts(*held.hearts, px))
    y = MARGIN + wide // 3
    for image in marks:
        surface.blit(image, image.get_rect(midtop=(surface.get_width() // 2, y)))
        y += image.get_height() + 3


def _nothing(option: str) -> None:
    """Another's choices are seen, not pressed."""


def _least_heading(words: str) -> int:
    """How wide a heading is at least: its longest word in the smallest type."""
    return max((width(word, "title", smallest()) for word in words.split()), default=0)
