"""The set-up screen: who sits at the table on the left page, the rules of the evening on the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
import pygame_gui
from pygame_gui.elements import UIDropDownMenu, UIScrollingContainer, UITextEntryLine

from engine.commands import Refusal
from engine.definition import GameDefinition, GameOption
from systems.presentation.controls import State
from systems.presentation.desk import Desk
from systems.presentation.faults import told
from systems.presentation.icons import draw_icon
from systems.presentation.metrics import LEAST_TYPE, Metrics
from systems.presentation.ornaments import open_book
from systems.presentation.palette import INK, INK2
from systems.presentation.scenes.heroes import Heroes
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.scene import Scene
from systems.presentation.scenes.setup_form import CLOSED, Chair, SetupForm
from systems.presentation.scenes.setup_options import OptionPictures
from systems.presentation.scenes.setup_rows import RowPictures
from systems.presentation.skins.catalogue import skin_of
from systems.presentation.tokens import hero_token
from systems.presentation.typeset import label
from systems.presentation.widgets.press import Painter, Press, button

if TYPE_CHECKING:
    from systems.presentation.app import Routes


SPINE = 0.617
"""The share of the book that the left page takes."""
MARGIN = 10
HEAD_AND_FOOT, ROW, WIDTH = 220, 84, 620
"""What the left page needs in pixels of the design: above and below the seats, for each seat, and across."""
SEED_MARGINS = 20
"""What a field to type in is wider than its words."""
LEAST_TEXT = 0.8


class SetUpScene(Scene):
    """One game before it begins."""

    help_places = ("setup",)

    def __init__(self, desk: Desk, routes: Routes, definition: GameDefinition, bots: tuple[str, ...]) -> None:
        super().__init__(desk)
        self._routes = routes
        self.accent = skin_of(definition, desk.say).accent
        self.help_game = definition.id
        self.form = SetupForm(definition, desk.settings.names, bots)
        self._maps = tuple(desk.maps_of(definition.id))
        self._error = ""
        self._has_maps = True

    @property
    def metrics(self) -> Metrics:
        """Type as large as is wished, as far as all seats and what is said of them find room."""
        whole = self.desk.metrics
        least = max(whole.unit, LEAST_TYPE)
        high = whole.height / (least * (HEAD_AND_FOOT + ROW * len(self.form.chairs)))
        wide = (whole.book_width * SPINE - 2 * whole.px(40) - 2 * MARGIN) / (least * WIDTH)
        return whole._replace(text=max(LEAST_TEXT, min(whole.text, high, wide)))

    # --- building

    def build(self) -> None:
        """Sets both pages."""
        metrics = self.metrics
        self._said = self.desk.say_in(self.form.definition.id)
        self._skin = skin_of(self.form.definition, self._said)
        self._edge = MARGIN if metrics.is_big else 7
        self._book = pygame.Rect(metrics.book_left, 0, metrics.book_width, metrics.height)
        self._spine = self._book.left + round(self._book.width * SPINE)
        margin = metrics.px(40)
        top, bottom = self._edge + metrics.type(14), metrics.height - self._edge - metrics.type(16)
        self._left = pygame.Rect(
            self._book.left + self._edge + margin,
            top,
            self._spine - self._book.left - self._edge - 2 * margin,
            bottom - top,
        )
        right = self._spine + margin
        self._right = pygame.Rect(right, top, self._book.right - self._edge - margin - right, bottom - top)
        self._rows: list[pygame.Rect] = []
        self._entries: dict[int, UITextEntryLine] = {}
        self._menus: dict[int, UIDropDownMenu] = {}
        self._place_rows()
        self.later(self._place_rules)
        rows = self._row_pictures()
        for rect, chair in zip(self._rows, self.form.chairs, strict=True):
            self.rehearse(partial(rows.paint, rect=rect, chair=chair))
        self.later(partial(self.rehearse, self._paint_page))

    def _place_rows(self) -> None:
        metrics, page = self.metrics, self._left
        top = page.top + metrics.type(118)
        foot = metrics.type(66)
        count = len(self.form.chairs)
        gap = metrics.px(10)
        high = min(metrics.type(92), (page.bottom - foot - top) // count - gap)
        for index in range(count):
            rect = pygame.Rect(page.left, top + index * (high + gap), page.width, high)
            self._rows.append(rect)
        for index, chair in reversed(list(enumerate(self.form.chairs))):
            self.later(partial(self._place_row, index, self._rows[index], chair))
        high = metrics.type(50)
        rect = pygame.Rect(page.left, page.bottom - high, metrics.type(190), high)
        back = self.desk.say("window-back")
        button(
            rect,
            self.ui,
            back,
            self._routes.title,
            icon="cancel",
            keys=(pygame.K_ESCAPE,),
            px=metrics.type(20),
        )
        self._error_at = rect.right + 16, rect.centery

    def _place_row(self, index: int, rect: pygame.Rect, chair: Chair) -> None:
        metrics = self.metrics
        token = pygame.Rect(rect.left + 8, rect.top + 4, rect.height - 8, rect.height - 8)
        Press(
            token, self.ui, self._token_painter(chair, token.height), lambda: self._recolour(index), layer=2
        )
        wide, high = metrics.type(196), min(metrics.type(40), rect.height // 2 - 4)
        left = token.right + 12
        entry = UITextEntryLine(
            pygame.Rect(left, rect.top + 5, wide, high), self.ui, initial_text=chair.name,
            placeholder_text=self.desk.say("window-seat-name", n=index + 1),
        )  # fmt: skip
        entry.set_text_length_limit(24)
        self._entries[index] = entry
        words = [self._control_word(control) for control in self.form.controls]
        menu = UIDropDownMenu(
            words, self._control_word(chair.control),
            pygame.Rect(left, rect.bottom - high - 5, wide, high), self.ui,
            expansion_height_limit=(high + 2) * len(words),
        )  # fmt: skip
        self._menus[index] = menu
        if not self.form.takes_hero(chair):
            return
        each = metrics.type(124)
        change = pygame.Rect(rect.right - each - 12, rect.centery - metrics.type(22), each, metrics.type(46))
        button(
            change, self.ui, self.desk.say("window-change"), lambda: self._choose_hero(index),
            accent=self.accent, px=metrics.type(18), layer=2,
        )  # fmt: skip

    def _token_painter(self, chair: Chair, px: int) -> Painter:
        def paint(state: State) -> pygame.Surface:
            face = self._skin.hero_card(chair.hero) if chair.hero else None
            icon = face.icon if face else self._icon_without_hero(chair)
            image = hero_token(chair.colour, icon, px - 8, face.figure if face else None)
            if chair.control == CLOSED:
                image = image.copy()
                image.set_alpha(90)
            return image

        return paint

    def _icon_without_hero(self, chair: Chair) -> str:
        role = self.form.role(chair)
        icon = self._skin.role_icons.get(role.id, "") if role is not None else ""
        return icon or ("perspective-dice-random" if chair.control != CLOSED else "cancel")

    def _control_word(self, control: str) -> str:
        return self.desk.say(f"window-control-{control.replace(':', '-')}")

    # --- the right page

    def _place_rules(self) -> None:
        metrics, page, say = self.metrics, self._right, self.desk.say
        y = page.top + metrics.type(54)
        presets = list(self.form.definition.presets)
        if presets:
            each = (page.width - 8 * (len(presets) - 1)) // len(presets)
            for i, name in enumerate(presets):
                rect = pygame.Rect(page.left + i * (each + 8), y, each, metrics.type(46))
                button(
                    rect, self.ui, say(f"preset-{name}"), lambda chosen=name: self._preset(chosen),
                    primary=self.form.present_preset == name, px=metrics.type(18),
                )  # fmt: skip
            y += metrics.type(58)
        begin = pygame.Rect(page.left, page.bottom - metrics.type(72), page.width, metrics.type(72))
        button(
            begin, self.ui, say("window-begin"), self._begin, accent=self.accent, primary=True, icon="book",
            key=say("window-key-enter"), keys=(pygame.K_RETURN, pygame.K_KP_ENTER), px=metrics.type(28),
        )  # fmt: skip
        high = metrics.type(42)
        self._foot = begin.top - 2 * (high + 10) - 12
        room = pygame.Rect(page.left, y, page.width, self._foot - y - 10)
        self.later(partial(self._place_map_and_seed, high), partial(self._place_options, room))

    def _place_options(self, room: pygame.Rect) -> None:
        """Measures the options one after the other, then lays them out."""
        pictures = OptionPictures(self.metrics, self._said, self.form.options, self.accent)
        heights: list[int] = []
        for option in self.form.definition.options:
            self.later(lambda o=option: heights.append(pictures.height(o, room.width - 20)))
        self.later(partial(self._lay_options, room, pictures, heights))

    def _lay_options(self, room: pygame.Rect, pictures: OptionPictures, heights: list[int]) -> None:
        wide, container, (left, top) = room.width - 20, None, room.topleft
        if sum(heights) > room.height:
            container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
            container.set_scrollable_area_dimensions((wide, sum(heights)))
            left = top = 0
        for option, high in zip(self.form.definition.options, heights, strict=True):
            rect = pygame.Rect(left, top, wide, high)
            painter, command = pictures.painter(option, rect.size), partial(self._turn, option)
            self.later(partial(Press, rect, self.ui, painter, command, container=container))
            top += high

    def _place_map_and_seed(self, high: int) -> None:
        page = self._right
        left = page.left + self.metrics.type(130)
        rect = pygame.Rect(left, self._foot, page.right - left, high)
        fitting = self.form.fitting([entry.id for entry in self._maps if not entry.fault])
        titles = [self._map_title(entry.id, entry.title) for entry in self._maps if entry.id in fitting]
        if fitting and self.form.map not in fitting:
            self.form.map = fitting[0]
        now = next((self._map_title(e.id, e.title) for e in self._maps if e.id == self.form.map), "")
        self._seed = UITextEntryLine(
            rect.move(0, high + 10),
            self.ui,
            initial_text=self.form.seed,
            placeholder_text=self._seed_hint(rect.width),
        )
        self._seed.set_allowed_characters("numbers")
        self._seed.set_text_length_limit(18)
        self._has_maps = bool(titles)
        if titles:
            self._map_menu = UIDropDownMenu(titles, now or titles[0], rect, self.ui)

    def _seed_hint(self, wide: int) -> str:
        """What is said in the empty field of the seed: less where it is narrow."""
        face = self.ui.get_theme().get_font(["text_entry_line"])
        hints = [self.desk.say(key) for key in ("window-seed-hint", "window-seed-hint-short")]
        return next((hint for hint in hints if face.size(hint)[0] < wide - SEED_MARGINS), "")

    def _map_title(self, map_id: str, title: str) -> str:
        key = f"map-{map_id}"
        said = self.desk.say(key)
        return title if said == key else said

    # --- what is chosen

    def handle(self, event: pygame.event.Event) -> None:
        """Lets the widgets have it, and takes what the lines and menus tell."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self._fold_menu():
            self.needs_frame = True
            return
        super().handle(event)
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            self._typed(event.ui_element)
        elif event.type == pygame_gui.UI_DROP_DOWN_MENU_CHANGED:
            self._picked(event.ui_element, event.text)

    def _fold_menu(self) -> bool:
        """Shuts a menu that is open; tells whether there was one."""
        for element in self.ui.get_sprite_group().sprites():
            if not isinstance(element, UIDropDownMenu):
                continue
            if element.current_state is element.menu_states["expanded"]:
                element.current_state.should_transition = True
                return True
        return False

    def _typed(self, element: object) -> None:
        for index, entry in self._entries.items():
            if entry is element:
                self.form.rename(index, entry.get_text())
        if element is self._seed:
            self.form.seed = self._seed.get_text().strip()

    def _picked(self, element: object, words: str) -> None:
        for index, menu in self._menus.items():
            if menu is element:
                chosen = next((c for c in self.form.controls if self._control_word(c) == words), CLOSED)
                if chosen != self.form.chairs[index].control:
                    self.form.seat(index, chosen)
                    self.rebuild()
                return
        if self._has_maps and element is self._map_menu:
            for entry in self._maps:
                if self._map_title(entry.id, entry.title) == words:
                    self.form.map = entry.id

    def _recolour(self, index: int) -> None:
        self.form.recolour(index)
        self.rebuild()

    def _preset(self, name: str) -> None:
        self.form.preset(name)
        self.rebuild()

    def _turn(self, option: GameOption) -> None:
        self.form.turn(option)
        self.rebuild()

    def _choose_hero(self, index: int) -> None:
        taken = {chair.hero for chair in self.form.chairs if chair.hero}
        self.desk.stage.lay(
            Heroes(
                self.desk,
                self._skin,
                self.form.definition.heroes,
                taken,
                lambda hero: self._hero(index, hero),
            )
        )

    def _hero(self, index: int, hero: str) -> None:
        self.form.choose_hero(index, hero)
        self.rebuild()

    def _begin(self) -> None:
        fault = self.form.fault
        if fault:
            low, high = self.form.definition.seats_for(self.form.options)
            self._error = self.desk.say(fault, low=low, high=high)
            return
        try:
            session = self.form.begin(self.desk.say("window-player"))
        except (Refusal, ValueError) as error:
            heading = self.desk.say("window-cannot-begin")
            ok = Choice(self.desk.say("window-ok"))
            words = self.desk.words(told(error))
            self.desk.stage.lay(Message(self.desk, heading, words, (ok,), self.accent))
            return
        self.desk.settings.names = [chair.name for chair in self.form.chairs]
        self.desk.remember()
        self._routes.play(session)

    # --- drawing

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the book, headings and what each row says."""
        self._paint_page(surface)
        rows = self._row_pictures()
        for rect, chair in zip(self._rows, self.form.chairs, strict=True):
            rows.paint(surface, rect, chair)
        if self._error:
            room, px = self._left.right - self._error_at[0], self.metrics.type(18)
            label(surface, self._error, self._error_at, "bold", px, self.accent, "midleft", room)

    def _row_pictures(self) -> RowPictures:
        return RowPictures(self.form, self._skin, self._said, self.metrics, self.accent)

    def _paint_page(self, surface: pygame.Surface) -> None:
        metrics, say = self.metrics, self.desk.say
        size = (metrics.width, metrics.height)
        surface.blit(open_book(size, self._book, self.accent, self._spine, self._edge), (0, 0))
        page = self._left
        px = metrics.type(54)
        draw_icon(surface, self._skin.emblem, (page.left + px * 0.5, page.top + px * 0.6), px, self.accent)
        title = say(f"game-{self.form.definition.id}")
        label(surface, title, (page.left + px * 1.3, page.top - 2), "title", metrics.type(40), INK)
        line = say(f"game-{self.form.definition.id}-line")
        label(
            surface, line, (page.left + px * 1.3, page.top + metrics.type(47)), "body", metrics.type(19), INK2
        )
        heading = (page.left, page.top + metrics.type(80))
        label(surface, say("window-who-sits"), heading, "title", metrics.type(25), INK)
        self._paint_rules(surface)

    def _paint_rules(self, surface: pygame.Surface) -> None:
        metrics, page, say = self.metrics, self._right, self.desk.say
        label(surface, say("window-rules"), page.topleft, "title", metrics.type(30), INK, room=page.width)
        high = metrics.type(42)
        for i, key in enumerate(("window-map", "window-seed")):
            at = page.left, self._foot + high / 2 + i * (high + 10)
            label(surface, say(key), at, "bold", metrics.type(19), INK2, "midleft", metrics.type(124))
        if not self._has_maps:
            left = page.left + metrics.type(130)
            at = left, self._foot + high / 2
            label(
                surface,
                say("window-no-map"),
                at,
                "body",
                metrics.type(19),
                INK2,
                "midleft",
                page.right - left,
            )
